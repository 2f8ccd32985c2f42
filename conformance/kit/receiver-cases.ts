import { findEdition } from "#src/diagnostics/editions.ts";
import {
  createReceiverUnderTest,
  type ReceiverUnderTestOptions,
} from "../suite/receiver/create-receiver-under-test.ts";
import { readReceiverCases } from "../suite/receiver/read-receiver-cases.ts";
import { type SuiteTest, type TestOptions, toTests } from "./to-tests.ts";

/** A receiver to test. Pass a function as `url` if the URL is only known after the receiver has started. */
export interface ReceiverCasesOptions
  extends TestOptions,
    Omit<ReceiverUnderTestOptions, "url" | "timeout" | "seed"> {
  /** URL of the receiver, or a function that returns it when the first test runs. */
  readonly url: string | (() => string);
  /** Whether the receiver rejects signed deliveries that are invalid (`strict`) or accepts them. Default: `tolerant`. */
  readonly mode?: "strict" | "tolerant";
}

/**
 * Creates a test for each case that applies to a receiver in this mode. The tests use HTTP.
 *
 * ```ts
 * import { createServer } from "node:http";
 * import { after, before, test } from "node:test";
 * import { receiverCases } from "@annotation-contracts/cli/kit";
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toNodeListener } from "annotation-contracts/receiver/node";
 *
 * const secret = "made for the test";
 * const server = createServer(toNodeListener(createReceiver({ secret, on: {} })));
 * before(() => new Promise((resolve) => server.listen(8080, resolve)));
 * after(() => server.close());
 * for (const one of receiverCases({ url: "http://127.0.0.1:8080/", secret })) test(one.name, () => one.run());
 * ```
 *
 * @throws TypeError if no case is selected, or if a pattern in `knownFailing` matches no case; RangeError for an
 * unknown edition.
 */
export function receiverCases(options: ReceiverCasesOptions): readonly SuiteTest[] {
  const { url } = options;
  const { edition } = findEdition(options.edition);
  const cases = readReceiverCases(edition, options.mode ?? "tolerant");
  const createTarget = () =>
    createReceiverUnderTest({ ...options, edition, url: typeof url === "string" ? url : url() });
  return toTests({ suite: "receiver", cases, createTarget }, options);
}
