import type { CaseResult, SuiteCase } from "../suite/case-result.ts";
import {
  type ImplementationUnderTest,
  type KnownFailing,
  listUnmatched,
  runCase,
  type Selection,
  selectCases,
} from "../suite/run-suite.ts";

/** A case as a test for any runner: `test(one.name, () => one.run())`. */
export interface SuiteTest {
  /** Identifier, description and clause. */
  readonly name: string;
  readonly case: SuiteCase;
  /** Runs the case; rejects with CaseError if it fails, or passes although it is known to fail. */
  run(): Promise<void>;
}

/** Which cases to run, and how to run them. */
export interface TestOptions extends Pick<Selection<SuiteCase>, "run" | "skip" | "seed"> {
  /** Cases that are known to fail, with reasons. The test of such a case fails if the case passes. */
  readonly knownFailing?: readonly KnownFailing[];
  /** Milliseconds to wait for one response. Default: 10,000. */
  readonly timeout?: number;
}

/** A failed case. The message says what was expected and what was received. */
export class CaseError extends Error {
  /** The whole result, including the exchanged messages. */
  readonly result: CaseResult;

  constructor(message: string, result: CaseResult) {
    super(message);
    this.name = "CaseError";
    this.result = result;
  }
}

/** The cases of a suite, and the implementation to test. */
interface TestedSuite<C extends SuiteCase> extends Pick<Selection<C>, "suite" | "cases"> {
  /** Called by the first test that runs. */
  readonly createTarget: () => Promise<ImplementationUnderTest<C>>;
}

/**
 * Creates a test for each selected case.
 *
 * @throws TypeError if no case is selected, or if a pattern in `knownFailing` matches no case.
 */
export function toTests<C extends SuiteCase>(
  { suite, cases, createTarget }: TestedSuite<C>,
  options: TestOptions,
): readonly SuiteTest[] {
  const { knownFailing = [], timeout } = options;
  const selected = selectCases({ ...options, suite, cases });
  const [unmatched] = listUnmatched({ suite, cases, knownFailing });
  if (selected.length === 0) throw new TypeError(`cannot test: no case of the ${suite} suite matches`);
  if (unmatched !== undefined)
    throw new TypeError(`cannot test: the known failure "${unmatched}" matches no case`);
  let created: Promise<ImplementationUnderTest<C>> | undefined;
  return selected.map((one) => ({
    name: `${one.id}: ${one.description} (${one.clause})`,
    case: one,
    async run() {
      created ??= createTarget();
      const result = await runCase(one, { suite, cases, target: await created, knownFailing, timeout });
      if (result.status === "failed")
        throw new CaseError(`expected ${result.expected}; received ${result.received}`, result);
      // A case that could not be sent to the implementation proves nothing.
      if (result.status === "skipped" && !result.isKnown)
        throw new CaseError(`skipped: ${result.reason}`, result);
    },
  }));
}
