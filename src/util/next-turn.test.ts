import { expect, test, vi } from "vitest";
import { nextTurn, oncePerTurn } from "./next-turn.ts";

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test("work is done in the next turn, once for all calls until then, and again after it", async () => {
  const work = vi.fn();
  const doOnce = oncePerTurn(work);
  doOnce();
  doOnce();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(0);
  await turn();
  expect(work).toHaveBeenCalledTimes(1);
  doOnce();
  await turn();
  expect(work).toHaveBeenCalledTimes(2);
});

test("a runtime without setImmediate takes a timer", async () => {
  vi.stubGlobal("setImmediate", undefined);
  const work = vi.fn();
  nextTurn(work);
  vi.unstubAllGlobals();
  expect(work).toHaveBeenCalledTimes(0);
  await turn();
  expect(work).toHaveBeenCalledTimes(1);
});
