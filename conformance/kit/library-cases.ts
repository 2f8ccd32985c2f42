import {
  createFunctionsTestee,
  isOffered,
  type LibraryFunctions,
} from "../suites/library/library-functions.ts";
import { readLibraryCases } from "../suites/library/read-library-cases.ts";
import { type SuiteTest, type TestOptions, toTests } from "../suites/runner/to-tests.ts";

/**
 * Makes a test of each case for libraries that the given functions can decide.
 *
 * ```ts
 * import { test } from "node:test";
 * import { libraryCases } from "annotation-contracts/conformance";
 * import { sign } from "annotation-contracts/signature";
 *
 * for (const one of libraryCases({ sign: (body, secret) => sign(secret, body) })) test(one.name, () => one.run());
 * ```
 *
 * @throws TypeError when no case is selected, or a pattern of the known failures matches no case.
 */
export function libraryCases(functions: LibraryFunctions, options: TestOptions = {}): readonly SuiteTest[] {
  const cases = readLibraryCases().filter((one) => isOffered(one, functions));
  const createTestee = async () => createFunctionsTestee(functions, "functions");
  return toTests({ suite: "library", cases, createTestee }, options);
}
