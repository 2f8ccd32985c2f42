/**
 * The kit for tests in other repositories: samples, signed requests, matchers, and the suite as tests for any runner.
 * Node only.
 */

export type { CaseResult } from "../suite/case-result.ts";
export { UnreachableError } from "../suite/case-result.ts";
export { type KnownFailing, KnownFailingError, parseKnownFailing } from "../suite/run-suite.ts";
export { createSignedRequest, type SignedRequest } from "./create-signed-request.ts";
export { type DeliveryMatchers, type MatcherResult, matchers, type SignedMessage } from "./matchers.ts";
export { type Overrides, readSample, readSampleBytes, type SampleOptions } from "./read-sample.ts";
export { type ReceiverCasesOptions, receiverCases } from "./receiver-cases.ts";
export { CaseError, type SuiteTest, type TestOptions, toTests } from "./to-tests.ts";
