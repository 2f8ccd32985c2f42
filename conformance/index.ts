/** The conformance suite for tests of other repositories: samples, cases, payloads from a seed, and the runner. Node only. */
export { documentOf, type PayloadCase, readPayloadCases } from "./cases.ts";
export { createDelivery, type DeliveryEvent, type Overrides } from "./factory/create-delivery.ts";
export { createRasterInfo } from "./factory/create-raster-info.ts";
export { createSignedRequest, type SignedRequest } from "./kit/create-signed-request.ts";
export { findCase } from "./kit/find-case.ts";
export {
  readSample,
  readSampleBytes,
  type SampleEvent,
  type SampleName,
  sampleNames,
} from "./kit/read-sample.ts";
export { readSignatureVectors, type SignatureVector } from "./kit/signature-vectors.ts";
export { libraryCases, type ReceiverCasesOptions, receiverCases } from "./kit/test-cases.ts";
export type { LibraryCase, LibraryExpectation } from "./library/library-case.ts";
export { readLibraryCases } from "./library/library-cases.ts";
export {
  createFunctionsTestee,
  type LibraryFunctions,
  type LibrarySignatureVerdict,
  type LibraryVerdict,
  type Reading,
  type VerifyQuestion,
} from "./library/library-functions.ts";
export { createLibraryProcess } from "./library/library-process.ts";
export { createLibraryTestee } from "./library/library-testee.ts";
export type { ReceiverCase } from "./receiver/receiver-case.ts";
export { readReceiverCases } from "./receiver/receiver-cases.ts";
export { createReceiverTestee, type ReceiverTesteeOptions } from "./receiver/receiver-testee.ts";
export { TargetError } from "./receiver/target.ts";
export type { ReportOptions } from "./report/report-options.ts";
export { type ReportFormat, writeReport } from "./report/reporter.ts";
export { type KnownFailing, KnownFailingError, parseKnownFailing } from "./run/known-failing.ts";
export {
  type CaseResult,
  countOutcomes,
  isGood,
  type Outcome,
  type RunReport,
  type Verdict,
  type WireEntry,
} from "./run/outcome.ts";
export {
  type CaseContext,
  type RunOptions,
  runSuite,
  type Selection,
  selectCases,
  type Testee,
} from "./run/run-suite.ts";
export type { Suite, SuiteCase } from "./run/suite-case.ts";
export { CaseError, type SuiteTest, type TestedSuite, type TestOptions, toTests } from "./run/to-tests.ts";
export { UnreachableError } from "./run/unreachable-error.ts";
export { readSenderCases, type SenderCase } from "./sender/sender-case.ts";
export { createSenderTestee, type SenderTesteeOptions } from "./sender/sender-testee.ts";
