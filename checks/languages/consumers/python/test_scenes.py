"""What a receiver of any language must do: each scene says what is answered and told."""

import json
import logging
from collections import namedtuple
from pathlib import Path
from typing import Any, Callable, List

import pytest
from annotation_contracts import NamedSecret
from annotation_contracts.receiver import Limits, MemoryStore
from annotation_contracts.webhook import Receiver

# A member that is not known here is an error.
Scene = namedtuple(
    "Scene",
    "name secrets strict editions maxBytes mediaTypes bareDigest lineFeed store on invalid hooks requests told counts platform mistake",
)
Request = namedtuple("Request", "method headers body answer")
SCENES = [Scene(**one) for one in json.loads(Path("scenes.json").read_text())]
PLAYED = Path("played.txt")
PLAYED.write_text("")


class Stage:
    """Makes the receiver of a scene, and notes what is told."""

    def __init__(self, scene: Any) -> None:
        self.scene = scene
        self.told: List[str] = []
        on = {event: self.act(act, lambda _, one: f"handled {one.event} of {one.edition} by {one.key_id}") for event, act in scene.on.items()}
        if scene.invalid:
            on["invalid"] = self.act(scene.invalid, lambda _, one: f"invalid {one.event} of {one.edition}: {' '.join(one.problems[0][:2])}")
        words = {
            "refused": lambda one: f"{one.status} {one.code}: {one.reason} {one.event}",
            "unknown": lambda one: f"unknown {one.event}",
            "drift": lambda one: f"drift {' '.join(sorted(one.members))}",
            "platform": lambda one: one.message,
            "error": lambda error, place: f"{place}: {error}",
        }
        self.receiver = Receiver(
            [NamedSecret(*one) for one in scene.secrets] or None,
            on,
            edition=scene.editions or None,
            mode="strict" if scene.strict else "tolerant",
            limits=Limits(max_bytes=scene.maxBytes),
            media_types=scene.mediaTypes,
            bare_digest=scene.bareDigest,
            accept_line_feed=scene.lineFeed,
            store=scene.store and (MemoryStore() if scene.store["claim"] == "memory" else self),
            **{f"on_{hook}": self.act(act, words[hook]) for hook, act in scene.hooks.items()},
        )

    def act(self, act: str, words: Callable[..., str]) -> Callable[..., None]:
        def run(*what: Any) -> None:
            if act == "note":
                self.told.append(words(*what))
            elif act == "again":
                self.told.append(f"again: {self.send(self.request)}")
            elif act != "accept":
                assert act in ("fail", "crash")
                raise ValueError("no")

        return run

    def send(self, request: Any) -> str:
        self.request = request
        said = self.receiver.handle(request.method, request.headers, bytes.fromhex(request.body))
        others = [f" {name}={value}" for name, value in said.headers.items() if name != "content-type"]
        return f"{said.status} {said.body}{''.join(others)}"

    def claim(self, key: str) -> str:
        return self.call("claim", key)

    def done(self, key: str) -> str:
        return self.call("done", key)

    def release(self, key: str) -> str:
        return self.call("release", key)

    def call(self, name: str, key: str) -> str:
        self.told.append(f"{name} {key}")
        if name == self.scene.store["fails"]:
            raise ValueError("no")
        return self.scene.store["claim"]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_scene(caplog, scene: Any) -> None:
    if scene.mistake:
        with pytest.raises(ValueError) as mistake:
            Stage(scene)
        assert scene.mistake in str(mistake.value)
    else:
        play(scene, Stage(scene), caplog)
    with PLAYED.open("a") as played:
        print(scene.name, file=played)


def play(scene: Any, stage: Stage, caplog: Any) -> None:
    caplog.set_level(logging.INFO)
    # What is logged of the options is no scene's.
    caplog.clear()
    for one in scene.requests:
        request = Request(**one)
        assert stage.send(request) == request.answer
    told = stage.told + [record.getMessage() for record in caplog.records]
    assert len(told) == len(scene.told), told
    for found, expected in zip(told, scene.told):
        assert expected in found
    assert stage.receiver.counts() == scene.counts
    if scene.platform:
        edition, release, learned_from, editions = stage.receiver.platform()
        seen = " ".join(f"{name}:{count}" for name, count in sorted(editions.items()))
        assert scene.platform in f"{edition} {release or ''} {learned_from} {seen}"
