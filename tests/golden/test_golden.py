"""Every scene looks as it did: review changes with `python3 tools/golden.py`."""

import pytest

from tests.golden.pictures import expected, folder_of, render, same
from tests.golden.scenes import LANGUAGES, SCENES, SCREENS

RUNS = [(screen, language) for screen in SCREENS for language in LANGUAGES]
# Slow ones first, so that they do not begin when all others have ended.
RUNS.sort(key=lambda run: -run[0][0] * run[0][1])


def _id(run):
    return folder_of(*run)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
@pytest.mark.parametrize("run", RUNS, ids=_id)
def test_screens_look_as_stored(run, scene):
    new = render(*run, [scene])
    old = expected(*run)
    assert new, "a scene without pictures"
    wrong = [name for name, picture in new.items() if not same(old.get(name), picture)]
    assert not wrong, f"{folder_of(*run)} {' '.join(wrong)}: see `python3 tools/golden.py`"


@pytest.mark.parametrize("run", RUNS, ids=_id)
def test_no_stored_picture_is_left_over(run):
    assert set(expected(*run)) == set(expected(RUNS[0][0], RUNS[0][1]))


def test_a_changed_pixel_is_seen():
    old = next(iter(expected(*RUNS[0]).values()))
    new = old.copy()
    assert same(old, new)
    new.putpixel((3, 5), (new.getpixel((3, 5)) + 1) % 16)
    assert not same(old, new)
    assert not same(None, new)
