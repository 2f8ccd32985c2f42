import { afterEach, expect, test, vi } from "vitest";
import { callHook, createLastHook } from "./call-hook.ts";

afterEach(() => void vi.restoreAllMocks());

const failure = new Error("hook");

/** Hooks that fail in different ways. */
const hooks = [
  {
    name: "throws",
    hook: (): void => {
      throw failure;
    },
  },
  { name: "rejects", hook: (): Promise<void> => Promise.reject(failure) },
];

test.each(hooks)("the error of a hook that $name is passed on", async ({ hook }) => {
  const onThrow = vi.fn();
  callHook(hook, onThrow);
  await vi.waitUntil(() => onThrow.mock.calls.length > 0, 60_000);
  expect(onThrow.mock.calls).toEqual([[failure]]);
});

test.each(hooks)("the error of a last hook that $name is logged", async ({ hook }) => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  const called: unknown[] = [];
  const last = createLastHook((...args: [number, string]) => {
    called.push(args);
    return hook();
  });
  last(1, "a");
  // The hook was called at once.
  expect(called).toEqual([[1, "a"]]);
  await vi.waitUntil(() => log.mock.calls.length > 0, 60_000);
  expect(log.mock.calls).toEqual([[failure]]);
});
