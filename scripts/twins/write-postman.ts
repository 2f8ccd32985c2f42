import type { Sample } from "../sources.ts";

/** Signs what is sent, where there is a secret; `crypto-js` is part of Postman and newman. */
const sign = [
  'const secret = pm.variables.get("secret");',
  "if (secret) {",
  '  const { enc, HmacSHA256 } = require("crypto-js");',
  "  const body = enc.Utf8.parse(pm.variables.replaceIn(pm.request.body.raw));",
  "  const digest = HmacSHA256(body, enc.Utf8.parse(secret)).toString(enc.Hex);",
  '  pm.request.headers.upsert({ key: "X-Signature-256", value: "sha256=" + digest });',
  "}",
];

const forge = ['pm.request.headers.upsert({ key: "X-Signature-256", value: "sha256=" + "0".repeat(64) });'];

const script = (listen: "prerequest" | "test", exec: readonly string[]): object => ({
  listen,
  script: { type: "text/javascript", exec },
});

/** Makes a Postman collection (format 2.1) that sends every sample of an edition, signed with the variable `secret`. */
export function writePostman(title: string, samples: readonly Sample[]): object {
  return {
    info: {
      name: title,
      description:
        "Sends sample deliveries to the receiver at `url`. Where `secret` is set, each is signed, and a forged one is refused.",
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    variable: [
      { key: "url", value: "http://127.0.0.1:3000/" },
      { key: "secret", value: "", type: "secret" },
    ],
    event: [script("prerequest", sign)],
    item: [
      ...samples.map((sample) => itemOf(sample.name, sample, [statusTest(200)])),
      ...samples.slice(0, 1).map((sample) => itemOf("a forged signature", sample, [statusTest(403)], forge)),
    ],
  };
}

function statusTest(status: number): string {
  return `pm.test("answers ${status}", () => pm.response.to.have.status(${status}));`;
}

function itemOf(
  name: string,
  { value }: Sample,
  tests: readonly string[],
  before: readonly string[] = [],
): object {
  return {
    name,
    event: [...(before.length > 0 ? [script("prerequest", before)] : []), script("test", tests)],
    request: {
      method: "POST",
      url: "{{url}}",
      header: [{ key: "Content-Type", value: "application/json" }],
      body: { mode: "raw", raw: JSON.stringify(value, null, 2), options: { raw: { language: "json" } } },
    },
  };
}
