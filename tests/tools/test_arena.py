"""The arena: fair seats, honest intervals, runs that can be stopped, C that plays like Python."""

import json
import math
import shutil
from concurrent.futures import Future

import pytest

from engine import layout
from tools import arena, arena_fast, arena_native, arena_play, arena_report, arena_tune


def contest(game="dummy", players=2, options="full", first="normal", second="easy", **more):
    target = more.get("target", layout.DEFAULT_TARGET[arena_play.GAMES[game]])
    return arena_play.Contest(
        game, players, options, first, second, target, more.get("native", False)
    )


def run(capsys, *arguments):
    assert arena.main([*arguments, "--jobs", "1"]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", ["dummy", "rummy"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_player_against_itself_leads_by_nothing(game, players):
    same = contest(game, players, first="normal", second="normal")
    mine, others = arena_play.play_deal(same, 5)
    assert mine == pytest.approx(others)
    won, _ = arena_play.play_match(same, 5)
    assert won == pytest.approx(1 / players)


def test_each_seat_is_taken_once_with_the_same_cards():
    seats = [names for _, names in arena_play._turns(contest(players=3))]
    assert seats == [
        ["normal", "easy", "easy"],
        ["easy", "normal", "easy"],
        ["easy", "easy", "normal"],
    ]


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler here")
@pytest.mark.parametrize("options", ["plain", "full"])
@pytest.mark.parametrize("game", ["dummy", "rummy"])
def test_c_plays_like_python(game, options):
    for players in arena.SEATS[game]:
        names = (["hard:2", "deep:2", "normal", "easy"] * 2)[:players]
        for seed in range(3):
            both = contest(game, players, options)
            fast = arena_fast.play_hand(both, names, seed)
            assert fast == arena_play.hand_scores(both, names, seed)
    names = ["normal", "easy"]
    both = contest(game, 2, options)
    assert arena_fast.play_match(both, names, 1, 400) == arena_play.match_winner(
        both, names, 1, 400
    )


def test_what_cannot_be_translated_is_refused():
    import tools.arena_simple

    translator = arena_native.Translator().add(tools.arena_simple)
    with pytest.raises(arena_native.Untranslatable, match="arena_simple"):
        translator.source(["arena_simple__choose"])


def test_simple_and_deep_play_whole_hands():
    for game in ("dummy", "rummy"):
        mine, others = arena_play.play_deal(contest(game, 2, first="simple", second="deep:2"), 3)
        assert math.isfinite(mine + others)


def test_the_interval_is_students_and_wants_two_deals():
    mean, half = arena_report.interval([1, 2, 3])
    assert mean == 2
    assert half == pytest.approx(4.303 / math.sqrt(3))
    assert arena_report.interval([4])[1] == math.inf


@pytest.mark.parametrize(
    ("mean", "half", "said"),
    [(5, 4, "a better"), (5, 6, "not told apart"), (-5, 4, "b better")],
)
def test_the_verdict_is_that_of_the_interval(mean, half, said):
    assert arena_report.verdict(mean, half, 0, "a", "b") == said


def test_a_stopped_run_goes_on_where_it_was(tmp_path, capsys, monkeypatch):
    kept = tmp_path / "results"
    command = ["normal", "easy", "--players", "2", "--python", "--resume", str(kept)]
    whole = run(capsys, *command[:-2], "--deals", "6")
    run(capsys, *command, "--deals", "4")
    with kept.open("a") as file:
        file.write('[["dummy", 2')  # a line cut short
    played = []
    job = arena._job
    monkeypatch.setattr(arena, "_job", lambda one: played.append(one) or job(one))
    monkeypatch.setattr(arena, "processes", Inline)
    assert run(capsys, *command, "--deals", "6") == whole
    assert len(played) == 2
    assert run(capsys, *command, "--deals", "6") == whole
    assert len(played) == 2


class Inline:
    """Stands for a pool: plays in this process."""

    def __init__(self, workers):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def submit(self, job, *arguments):
        done = Future()
        done.set_result(job(*arguments))
        return done


def test_results_of_other_players_are_refused(tmp_path, capsys):
    kept = tmp_path / "results"
    kept.write_text(json.dumps({"players": "others"}) + "\n")
    assert arena.main(["normal", "easy", "--resume", str(kept)]) == 2
    assert "other players" in capsys.readouterr().err


def test_tuning_and_reporting_use_different_seeds():
    assert abs(arena.SEEDS["tune"] - arena.SEEDS["report"]) >= 1_000_000


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "required: first, second"),
        (["normal", "nobody"], "no player 'nobody' for dummy"),
        (["normal", "engine.layout"], "no player 'engine.layout'"),
        (["normal:x", "easy"], "no player 'normal:x'"),
        (["normal", "easy", "--deals", "-1"], "'-1' is not a whole number"),
        (["normal", "easy", "--matches", "-1"], "'-1' is not a whole number"),
        (["normal", "easy", "--target", "99"], "from 100 to 2000"),
        (["normal", "easy", "--jobs", "0"], "'0' is not a whole number"),
        (["normal", "easy", "--resume", "nowhere/results"], "nowhere/results cannot keep"),
        (["normal", "easy", "--resume", "tests"], "tests cannot keep"),
        (["normal", "easy", "--resume", "docs/pictures/hand.gif"], "cannot keep results"),
        (["normal", "easy", "--resume", "README.md"], "cannot keep results"),
    ],
)
def test_nonsense_is_answered_in_one_line(arguments, words, capsys, monkeypatch):
    monkeypatch.chdir(arena.ROOT)
    assert arena.main(arguments) == 2
    told = capsys.readouterr().err
    assert told.startswith("arena.py: ")
    assert told.count("\n") == 1
    assert words in told


def test_nothing_to_play_is_said(capsys):
    assert arena.main(["normal", "easy", "--players", "6"]) == 2
    assert "nothing to play" in capsys.readouterr().err


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler here")
@pytest.mark.parametrize("players", [2, 4])
def test_the_search_for_weights_plays_with_the_row_that_it_tries(players):
    row = arena_tune.Row(players, 2)
    usual = row.leads(row.start, 3, 8)
    rows = contest(players=players, first="hard:2", second="normal", native=True)
    deals = [arena_play.play_deal(rows, seed) for seed in range(3, 11)]
    assert usual == [mine - others for mine, others in deals]
    assert row.leads([0] * len(row.start), 3, 8) != usual
    assert row.leads(row.start, 3, 8) == usual
