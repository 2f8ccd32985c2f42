import { expect, test, vi } from "vitest";
import { parseKnownFailing } from "./known-failing.ts";
import type { Testee } from "./run-suite.ts";
import type { SuiteCase } from "./suite-case.ts";
import { CaseError, type TestOptions, toTests } from "./to-tests.ts";

const cases = ["a/good", "a/bad", "b/absent", "b/slow"].map((id) => ({
  id,
  description: `says ${id}`,
  clause: "W1",
  level: "document" as const,
}));

const testee: Testee<SuiteCase> = {
  name: "fake",
  async decide({ id }) {
    if (id.endsWith("good")) return { status: "passed" };
    if (id.endsWith("bad")) return { status: "failed", expected: "this", received: "that" };
    if (id.endsWith("slow")) return new Promise(() => {});
    return { status: "skipped", reason: "not offered" };
  },
  async close() {},
};

const makeTests = (options: TestOptions, createTestee = async () => testee): ReturnType<typeof toTests> =>
  toTests({ suite: "library", cases, createTestee }, options);

test.each([
  { id: "a/good", known: "", message: undefined },
  { id: "a/bad", known: "", message: "expected this; received that" },
  { id: "a/bad", known: "a/bad # by design", message: undefined },
  { id: "a/good", known: "a/* # by design", message: "passed though known to fail: by design" },
  { id: "b/absent", known: "", message: "skipped: not offered" },
  { id: "b/slow", known: "", message: "expected an answer within 5 ms; received none" },
])("$id, known failing: $known: $message", async ({ id, known, message }) => {
  const [one] = makeTests({ run: [id], knownFailing: parseKnownFailing(known), timeout: 5 });
  expect(one!.name).toBe(`${id}: says ${id} (W1)`);
  const error: unknown = await one!.run().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toEqual(
    message === undefined ? undefined : expect.objectContaining({ name: "CaseError", message }),
  );
  expect(error instanceof CaseError ? error.result.case.id : id).toBe(id);
});

test("the testee is made once, by the first test that runs", async () => {
  const createTestee = vi.fn(async () => testee);
  const tests = makeTests({ skip: ["b/*", "a/bad"] }, createTestee);
  expect(tests.map((one) => one.case.id)).toEqual(["a/good"]);
  expect(createTestee).not.toHaveBeenCalled();
  await tests[0]!.run();
  await tests[0]!.run();
  expect(createTestee).toHaveBeenCalledOnce();
});

test("a seed gives the tests an order of its own", () => {
  const orders = [1, 2, 3, 4].map((seed) =>
    makeTests({ seed })
      .map((one) => one.case.id)
      .join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
  expect(makeTests({}).map((one) => one.case.id)).toEqual(cases.map(({ id }) => id));
});

test.each([
  { options: { run: ["c/*"] }, message: "cannot test: no case of the library suite matches" },
  {
    options: { knownFailing: parseKnownFailing("a/* # x\nc/* # gone") },
    message: 'cannot test: the known failure "c/*" matches no case',
  },
])("$options is refused", ({ options, message }) => {
  expect(() => makeTests(options)).toThrow(new TypeError(message));
});
