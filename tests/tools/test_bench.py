"""The benchmark: no figure may rise by over 10 % unless the baseline changes with it."""

import json
import subprocess
import sys

import pytest

from engine import layout
from tests.micropython import hosts
from tools import bench, bench_cases, bench_fuel, bench_peers, bench_positions, bench_worst
from tools.referee import Hand

needs_wasm = pytest.mark.skipif(bool(hosts.missing_wasm()), reason=str(hosts.missing_wasm()))


@needs_wasm
@pytest.mark.parametrize("group", bench.GROUPS)
def test_no_case_costs_more_than_the_baseline_allows(group):
    figures = bench.measure([group])
    assert figures
    assert bench.complaints(figures, [group], bench.load(), bench_fuel.runtime()) == []


def test_the_baseline_has_every_case():
    assert set(bench.load()["fuel"]) == {case.name for case in bench_cases.cases()}


@needs_wasm
def test_the_fuel_of_a_call_is_the_same_on_every_run_and_grows_with_the_work(tmp_path):
    case = bench_cases.Case("one", "moves", "n = 10", "pass", "for i in range(n): pass")
    longer = bench_cases.Case("more", "moves", "n = 90", "pass", "for i in range(n): pass")
    figures = [fuel for _, fuel in bench_fuel.measure([case, case, longer], tmp_path)]
    assert figures[0] == figures[1] < figures[2] / 2


@needs_wasm
def test_what_prepares_a_call_is_not_counted(tmp_path):
    cheap = bench_cases.Case("cheap", "moves", "", "pass", "len(())")
    dear = bench_cases.Case("dear", "moves", "", "sum(range(9999))", "len(())")
    figures = [fuel for _, fuel in bench_fuel.measure([cheap, dear], tmp_path)]
    assert figures[1] == pytest.approx(figures[0], rel=0.02)


@needs_wasm
def test_a_case_that_does_not_run_is_told(tmp_path):
    broken = bench_cases.Case("broken", "moves", "", "pass", "None.x")
    [(_, fuel)] = bench_fuel.measure([broken], tmp_path)
    assert "does not run" in bench.line("broken", fuel, 1)
    found = bench.complaints({"broken": fuel}, ["moves"], {"runtime": "r", "fuel": {}}, "r")
    assert found == ["broken: does not run"]


def test_what_is_complained_about():
    baseline = {"runtime": "r", "fuel": {"same": 100, "more": 100, "gone": 100}}
    figures = {"same": 110, "more": 111, "new": 5}
    found = bench.complaints(figures, bench.GROUPS, baseline, "r")
    assert found == ["more: over 1.10", "gone: gone"]
    assert bench.complaints(figures, ["moves"], baseline, "r") == ["more: over 1.10"]
    assert "--update" in bench.complaints(figures, ["moves"], baseline, "other")[0]


def test_a_baseline_is_read_as_it_was_written(tmp_path):
    bench.save({"a": 1, "♠": 2}, "r", tmp_path / "baseline.json")
    assert bench.load(tmp_path / "baseline.json") == {"runtime": "r", "fuel": {"a": 1, "♠": 2}}


@needs_wasm
def test_the_command_fails_when_a_figure_has_risen(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(bench, "BASELINE", tmp_path / "baseline.json")
    monkeypatch.setattr(bench_cases, "cases", lambda groups: ONE)
    assert bench.main([]) == 1
    assert bench.main(["--update"]) == 0
    assert bench.main([]) == 0
    lower = json.loads(bench.BASELINE.read_text())
    lower["fuel"]["one"] //= 2
    bench.BASELINE.write_text(json.dumps(lower))
    assert bench.main([]) == 1
    assert "one: over 1.10" in capsys.readouterr().err


ONE = [bench_cases.Case("one", "moves", "", "pass", "sum(range(99))")]


@pytest.mark.parametrize("name", bench_positions.POSITIONS)
def test_every_situation_is_a_position_in_which_seat_0_is_to_move(name):
    hand = Hand(bench_positions.POSITIONS[name])
    assert hand.s[layout.TURN] == 0
    assert hand.answer()["legal"]


def test_every_kind_of_move_is_measured():
    names = {case.name.split(":")[0] for case in bench_cases.cases(["moves", "knock"])}
    assert names >= {"draw", "pick", "meld", "off", "discard", "knock", "take", "list", "settle"}
    last = Hand(bench_positions.POSITIONS["worst D14"])
    assert last.s[layout.PHASE] == layout.LAST_PHASE


def test_the_climb_finds_more_work_than_it_began_with():
    rng = bench_worst.random.Random(3)
    into = bench_worst.array("i", [0] * layout.MOVES_MAX)
    most, hand, table = bench_worst.climb(rng, 14, 60)
    begun = bench_worst.work(*bench_worst.start(bench_worst.random.Random(3), 14), into)
    assert most == bench_worst.work(hand, table, into) > begun
    assert len(hand) == 14


def test_without_the_peers_the_comparison_says_what_is_missing():
    names = "import sys; sys.modules['rlcard'] = None; sys.argv = ['bench_peers.py']; "
    program = names + "from tools import bench_peers; sys.exit(bench_peers.main())"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=hosts.REPOSITORY, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "requirements-peers.lock" in done.stderr


def test_our_side_of_the_comparison_plays_and_copies():
    moves, hands = bench_peers.speed(bench_peers.Ours, 1, 0.05)
    assert moves > hands > 0
    middle = bench_peers.in_the_middle(bench_peers.Ours, 1)
    assert not middle.over()
    assert len(middle.copy()) == layout.SIZE
