import { readLibraryCases } from "./library/library-cases.ts";
import { createFunctionsTestee, isOffered, type LibraryFunctions } from "./library/library-functions.ts";
import { readReceiverCases } from "./receiver/receiver-cases.ts";
import { createReceiverTestee, type ReceiverTesteeOptions } from "./receiver/receiver-testee.ts";
import { type SuiteTest, type TestOptions, toTests } from "./run/to-tests.ts";

/** A receiver to test, which may get its address when it has been started. */
export interface ReceiverCasesOptions extends TestOptions, Omit<ReceiverTesteeOptions, "url" | "timeout"> {
  /** Where the receiver takes deliveries, or a function that tells it when the first test runs. */
  readonly url: string | (() => string);
}

/**
 * Makes a test of each case for libraries: those that the functions offered can decide.
 *
 * ```ts
 * for (const one of libraryCases({ sign: (body, secret) => sign(secret, body) })) test(one.name, () => one.run());
 * ```
 *
 * @throws TypeError when no case is selected, or a pattern of the known failures matches none.
 */
export function libraryCases(functions: LibraryFunctions, options: TestOptions = {}): readonly SuiteTest[] {
  const cases = readLibraryCases().filter((one) => isOffered(one, functions));
  const createTestee = async () => createFunctionsTestee(functions, "functions");
  return toTests({ suite: "library", cases, createTestee }, options);
}

/**
 * Makes a test of each case for a receiver of this mode, over HTTP.
 *
 * ```ts
 * for (const one of receiverCases({ url: () => address, secret })) test(one.name, () => one.run());
 * ```
 *
 * @throws TypeError when no case is selected, or a pattern of the known failures matches none.
 */
export function receiverCases(options: ReceiverCasesOptions): readonly SuiteTest[] {
  const { url, timeout: _, ...rest } = options;
  const { mode = "tolerant" } = options;
  const cases = readReceiverCases().filter((one) => one.mode === undefined || one.mode === mode);
  const createTestee = () => createReceiverTestee({ ...rest, url: typeof url === "string" ? url : url() });
  return toTests({ suite: "receiver", cases, createTestee }, options);
}
