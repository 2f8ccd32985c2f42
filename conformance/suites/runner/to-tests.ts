import { defined } from "#src/util/defined.ts";
import { itemAt } from "#src/util/item-at.ts";
import type { KnownFailing } from "./known-failing.ts";
import { matchesPattern } from "./matches-pattern.ts";
import { type CaseResult, isFailure } from "./outcome.ts";
import { runSuite, type Selection, selectCases, type Testee } from "./run-suite.ts";
import type { SuiteCase } from "./suite-case.ts";

/** A case as a test of any framework: `test(one.name, () => one.run())`. */
export interface SuiteTest {
  /** Identifier, description and clause. */
  readonly name: string;
  readonly case: SuiteCase;
  /** Runs the case; rejects with CaseError if it fails, or passes although it is known to fail. */
  run(): Promise<void>;
}

/** Which cases to make tests of, and how to run them. */
export interface TestOptions extends Pick<Selection<SuiteCase>, "run" | "skip" | "levels" | "seed"> {
  /** Cases that are known to fail, with reasons; the test of such a case fails when the case passes. */
  readonly knownFailing?: readonly KnownFailing[];
  /** Milliseconds for one case. Default: 10,000. */
  readonly timeout?: number;
}

/** A case has failed; the message says what was expected and what was received. */
export class CaseError extends Error {
  /** Everything known about it, including the wire. */
  readonly result: CaseResult;

  constructor(message: string, result: CaseResult) {
    super(message);
    this.name = "CaseError";
    this.result = result;
  }
}

/** The cases of a suite, and what they test. */
export interface TestedSuite<C extends SuiteCase> extends Selection<C> {
  /** Called by the first test that runs. */
  readonly createTestee: () => Promise<Testee<C>>;
}

/**
 * Makes a test of each case that is selected.
 *
 * @throws TypeError if none is selected, or a pattern of the known failures matches no case.
 */
export function toTests<C extends SuiteCase>(
  { suite, cases, createTestee }: TestedSuite<C>,
  options: TestOptions,
): readonly SuiteTest[] {
  const { knownFailing = [] } = options;
  const selected = selectCases({ suite, cases, ...options });
  const unmatched = knownFailing.find(
    ({ pattern }) => !cases.some((one) => matchesPattern(pattern, suite, one)),
  );
  if (selected.length === 0) throw new TypeError(`cannot test: no case of the ${suite} suite matches`);
  if (unmatched !== undefined)
    throw new TypeError(`cannot test: the known failure "${unmatched.pattern}" matches no case`);
  let testee: Promise<Testee<C>> | undefined;
  return selected.map((one) => ({
    name: `${one.id}: ${one.description} (${one.clause})`,
    case: one,
    async run() {
      testee ??= createTestee();
      const limits = defined({ knownFailing, timeout: options.timeout });
      const { results } = await runSuite({ suite, cases: [one], testee: await testee, ...limits });
      check(itemAt(results, 0));
    },
  }));
}

/** A case that could not be given to the implementation has shown nothing. */
function check(result: CaseResult): void {
  const { outcome, expected, received, reason } = result;
  if (outcome === "skipped") throw new CaseError(`skipped: ${reason}`, result);
  if (!isFailure(result)) return;
  const message =
    outcome === "failed"
      ? `expected ${expected}; received ${received}`
      : `passed though known to fail: ${reason}`;
  throw new CaseError(message, result);
}
