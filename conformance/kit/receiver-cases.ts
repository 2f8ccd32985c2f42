import type { DeliveryEdition } from "#src/receiver/contract-facts.ts";
import { defined } from "#src/util/defined.ts";
import { listReceiverCases } from "../derive/list-receiver-cases.ts";
import {
  createReceiverTestee,
  type ReceiverTesteeOptions,
} from "../suites/receiver/create-receiver-testee.ts";
import { findLaterEdition } from "../suites/runner/find-later-edition.ts";
import { type SuiteTest, type TestOptions, toTests } from "../suites/runner/to-tests.ts";

/** A receiver to test; it may learn its address only when it has started. */
export interface ReceiverCasesOptions
  extends TestOptions,
    Omit<ReceiverTesteeOptions, "url" | "timeout" | "edition"> {
  /** Where the receiver takes deliveries, or a function that returns it when the first test runs. */
  readonly url: string | (() => string);
  /** Edition of the deliveries, such as that of your platform. Default: that of the source document. */
  readonly edition?: DeliveryEdition;
}

/**
 * Makes a test of each case for a receiver of this mode, over HTTP.
 *
 * ```ts
 * import { createServer } from "node:http";
 * import type { AddressInfo } from "node:net";
 * import { after, before, test } from "node:test";
 * import { receiverCases } from "annotation-contracts/conformance";
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toNodeListener } from "annotation-contracts/receiver/node";
 *
 * const secret = "made for the test";
 * const server = createServer(toNodeListener(createReceiver({ secret, on: {} })));
 * before(() => new Promise<void>((resolve) => server.listen(0, resolve)));
 * after(() => server.close());
 *
 * const url = () => `http://localhost:${(server.address() as AddressInfo).port}/webhook`;
 * for (const one of receiverCases({ url, secret, run: ["hex-*"] })) test(one.name, () => one.run());
 * ```
 *
 * @throws TypeError when no case is selected, or a pattern of the known failures matches no case. Error for an edition
 * that there is not.
 */
export function receiverCases(options: ReceiverCasesOptions): readonly SuiteTest[] {
  const { url, timeout: _, edition: named, ...rest } = options;
  const { mode = "tolerant" } = options;
  const later = findLaterEdition(named);
  const cases = listReceiverCases(later).filter((one) => one.mode === undefined || one.mode === mode);
  const edition = later?.edition;
  const createTestee = () =>
    createReceiverTestee({ ...rest, ...defined({ edition }), url: typeof url === "string" ? url : url() });
  return toTests({ suite: "receiver", cases, createTestee }, options);
}
