import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

test("a breaker opens after its failures, for twice as long each time, and an answer closes it", () => {
  const breaker = createBreaker({ failures: 2, pauseMs: 100, maxPauseMs: 300 });
  const note = (answered: boolean, now: number): unknown[] => [
    breaker.note(answered, now),
    breaker.until(),
    breaker.state(now),
  ];
  expect(note(false, 0)).toEqual([undefined, undefined, "closed"]);
  expect(note(false, 10)).toEqual(["opened", 110, "open"]);
  // Deliveries that ran when the pause began do not extend it.
  expect(note(false, 109)).toEqual([undefined, 110, "open"]);
  expect(breaker.state(110)).toBe("probing");
  expect(note(false, 110)).toEqual(["opened", 310, "open"]);
  expect(note(false, 310)).toEqual(["opened", 610, "open"]);
  expect(note(false, 700)).toEqual(["opened", 1_000, "open"]);
  expect(note(true, 1_000)).toEqual(["closed", undefined, "closed"]);
  expect(note(true, 1_001)).toEqual([undefined, undefined, "closed"]);
  expect(note(false, 1_002)).toEqual([undefined, undefined, "closed"]);
  expect(note(false, 1_003)).toEqual(["opened", 1_103, "open"]);
});
