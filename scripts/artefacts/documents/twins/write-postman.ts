import type { BodySignature } from "../../../hub/body-signature.ts";
import type { Sample } from "../../../sources/sources.ts";

/** Sets the header of the signature; `digest` is code. */
const upsert = ({ header, prefix }: BodySignature, digest: string): string =>
  `pm.request.headers.upsert({ key: ${JSON.stringify(header)}, value: ${JSON.stringify(prefix)} + ${digest} });`;

/** Signs the request if there is a secret; `crypto-js` is part of Postman and newman. */
const signWith = (signature: BodySignature): string[] => {
  const hmac = `Hmac${signature.algorithm.toUpperCase()}`;
  const encoding = signature.encoding === "hex" ? "Hex" : "Base64";
  return [
    'const secret = pm.variables.get("secret");',
    "if (secret) {",
    `  const { enc, ${hmac} } = require("crypto-js");`,
    "  const body = enc.Utf8.parse(pm.variables.replaceIn(pm.request.body.raw));",
    `  const digest = ${hmac}(body, enc.Utf8.parse(secret)).toString(enc.${encoding});`,
    `  ${upsert(signature, "digest")}`,
    "}",
  ];
};

const script = (listen: "prerequest" | "test", exec: readonly string[]): object => ({
  listen,
  script: { type: "text/javascript", exec },
});

/**
 * Makes a Postman collection (format 2.1) that sends every sample of an edition, signed with the variable `secret` if a
 * digest of the body is all that a signature is.
 */
export function writePostman(
  title: string,
  samples: readonly Sample[],
  signature: BodySignature | undefined,
): object {
  const forged = signature === undefined ? [] : samples.slice(0, 1);
  const forge = signature === undefined ? [] : [upsert(signature, '"0".repeat(64)')];
  return {
    info: {
      name: title,
      description:
        signature === undefined
          ? "Sends sample deliveries to the receiver at `url`, unsigned."
          : "Sends sample deliveries to the receiver at `url`. Where `secret` is set, each is signed, and a forged one is refused.",
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    variable: [
      { key: "url", value: "http://127.0.0.1:3000/" },
      { key: "secret", value: "", type: "secret" },
    ],
    event: signature === undefined ? [] : [script("prerequest", signWith(signature))],
    item: [
      ...samples.map((sample) => writeItem(sample.name, sample, [statusTest(200)])),
      ...forged.map((sample) => writeItem("a forged signature", sample, [statusTest(403)], forge)),
    ],
  };
}

function statusTest(status: number): string {
  return `pm.test("answers ${status}", () => pm.response.to.have.status(${status}));`;
}

function writeItem(
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
