"""What a board's times are reckoned from, and that they reach their goals."""

import pytest

from tests.micropython import hosts
from tools import bench_board

pytestmark = pytest.mark.skipif(bool(hosts.missing_wasm()), reason=str(hosts.missing_wasm()))


@pytest.fixture(scope="module", params=["pico_ssd1306", "picosystem"])
def bench(request, tmp_path_factory):
    return bench_board.Bench(request.param, tmp_path_factory.mktemp("board") / "files")


def ms(line):
    return float(line.partition(" ms")[0].split()[-1].replace(",", ""))


def test_the_title_is_there_in_three_seconds(bench):
    cost = bench.boot()
    display = bench.board["display"]
    assert cost.sent >= display["width"] * display["height"] * (
        2 if display["colours"] > 2 else 1 / 8
    )
    assert ms(bench.told("boot", cost)) < bench_board.BOOT_GOAL_MS


def test_a_whole_frame_and_a_usual_move_go_out_in_time(bench):
    display = bench.board["display"]
    whole = bench.frame(shows=1)
    assert ms(bench.told("whole", whole)) <= bench_board.FRAME_GOAL_MS
    if display["colours"] > 2:
        pixels = display["width"] * display["height"]
        assert (whole.tiles, whole.expand) == (pixels // 2, pixels // 2)
        assert 2 * pixels <= whole.sent < 2 * pixels + 20
        move = bench.frame(shows=1, tiles=3, rows=72)
        assert move.sent < whole.sent / 4
        assert ms(bench.told("move", move)) <= bench_board.MOVE_GOAL_MS


def test_drawing_costs_as_much_each_time_and_sends_nothing(bench):
    one, three = bench.frame(draws=1), bench.frame(draws=3)
    assert one.fuel * 3 == pytest.approx(three.fuel, rel=0.02)
    assert one.fuel > 500_000
    assert (one.sent, one.waited) == (0, 0)


def test_a_line_adds_up():
    bench = bench_board.Bench.__new__(bench_board.Bench)
    bench.board = {"display": {"bus": {"kind": "i2c", "hz": 400_000}}}
    cost = bench_board.Cost(2_000_000, 1000, 8, 30, 0, 0)
    line = bench.told("sum", cost, 100)
    assert line.split("ms")[0].split()[-1] == f"{13 + 1008 * 9 / 400 + 30:.1f}"
    assert "Python 13.0 + wire 22.7 + waits 30.0; goal 100" in line
