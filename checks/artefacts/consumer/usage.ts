import { parseDelivery } from "annotation-contracts";
import {
  createDelivery,
  createSignedRequest,
  findCase,
  libraryCases,
  readSample,
  readSignatureVectors,
  receiverCases,
  runSuite,
  writeReport,
} from "annotation-contracts/conformance";
import { sign, verify } from "annotation-contracts/signature";

const delivery = createDelivery("update:task", { task: { id: 481, segments: [{ jobs: [{}] }] } }, 7);
const id: number = delivery.task.id;
const overlap: number | null = delivery.task.overlap;
const request: RequestInit = await createSignedRequest(delivery, "mykey");
const name: string = readSample("create-task.without-overlap").task.name;
const vector = findCase(readSignatureVectors(), "known-pair");
const tests = libraryCases({ sign: (body, secret) => sign(secret, body) });
export const usage: readonly unknown[] = [
  id,
  overlap,
  request,
  name,
  vector,
  tests,
  receiverCases,
  runSuite,
  writeReport,
  verify,
];

// @ts-expect-error: this event does not exist.
createDelivery("update:nothing");
// @ts-expect-error: an identifier is a number.
createDelivery("update:task", { task: { id: "481" } });
// @ts-expect-error: this sample does not exist.
readSample("update-nothing");

const result = parseDelivery(new Uint8Array());
// @ts-expect-error: a result that is not valid has no value.
result.value;
