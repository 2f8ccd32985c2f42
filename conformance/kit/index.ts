/** The conformance suite for tests of other repositories: samples, cases, payloads made from a seed, and the runner. Node only. */

export type { ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
export { createLibraryTestee } from "../suites/library/create-library-testee.ts";
export type { LibraryCase, LibraryExpectation } from "../suites/library/library-case.ts";
export {
  createFunctionsTestee,
  type LibraryFunctions,
  type LibrarySignatureVerdict,
  type LibraryVerdict,
  type Reading,
  type VerifyQuestion,
} from "../suites/library/library-functions.ts";
export { createLibraryProcess } from "../suites/library/library-process.ts";
export { readLibraryCases } from "../suites/library/read-library-cases.ts";
export {
  createReceiverTestee,
  type ReceiverTesteeOptions,
} from "../suites/receiver/create-receiver-testee.ts";
export { TargetError } from "../suites/receiver/read-target.ts";
export type { ReportOptions } from "../suites/reports/report-options.ts";
export { type ReportFormat, writeReport } from "../suites/reports/reporter.ts";
export { type KnownFailing, KnownFailingError, parseKnownFailing } from "../suites/runner/known-failing.ts";
export { makeDocument as documentOf } from "../suites/runner/make-document.ts";
export {
  type CaseResult,
  countOutcomes,
  isGood,
  type Outcome,
  type RunReport,
  type Verdict as CaseVerdict,
  /** @deprecated Use `CaseVerdict`: `annotation-contracts/signature` has a type of that name, too. */
  type Verdict,
  type WireEntry,
} from "../suites/runner/outcome.ts";
export {
  type PayloadCase,
  readPayloadCases,
  readReceiverCases,
} from "../suites/runner/read-case-files.ts";
export {
  type CaseContext,
  type RunOptions,
  runSuite,
  type Selection,
  selectCases,
  type Testee,
} from "../suites/runner/run-suite.ts";
export type { Suite, SuiteCase } from "../suites/runner/suite-case.ts";
export {
  CaseError,
  type SuiteTest,
  type TestedSuite,
  type TestOptions,
  toTests,
} from "../suites/runner/to-tests.ts";
export { UnreachableError } from "../suites/runner/unreachable-error.ts";
export { createSignedRequest, type SignedRequest } from "./create-signed-request.ts";
export { createDelivery, type DeliveryEvent, type Overrides } from "./factory/create-delivery.ts";
export { createRasterInfo } from "./factory/create-raster-info.ts";
export { findCase } from "./find-case.ts";
export { libraryCases } from "./library-cases.ts";
export {
  readSample,
  readSampleBytes,
  type SampleEvent,
  type SampleName,
  sampleNames,
} from "./read-sample.ts";
export { readSignatureVectors, type SignatureVector } from "./read-signature-vectors.ts";
export { type ReceiverCasesOptions, receiverCases } from "./receiver-cases.ts";
