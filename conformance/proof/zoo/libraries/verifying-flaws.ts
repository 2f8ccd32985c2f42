import { after, before, type LibraryFlaw, type LibraryFlaws } from "./library-flaw.ts";

/** Changes the text of the body, like a library that decodes before it verifies. */
function onBody(change: (body: Buffer) => Buffer): LibraryFlaw {
  return before("verify", (request) => ({
    ...request,
    body: change(Buffer.from(request.body, "base64")).toString("base64"),
  }));
}

/** Changes the header, like a library that is lenient with it. */
function onHeader(change: (header: string) => string): LibraryFlaw {
  return before("verify", (request) => ({ ...request, header: request.header.map(change) }));
}

/** Libraries that verify a signature wrongly. */
export const verifyingFlaws: LibraryFlaws = {
  "never-checks": after("verify", () => ({ ok: true })),
  "verifies-the-decoded-body": onBody((body) => Buffer.from(body.toString())),
  "strips-byte-order-mark": onBody((body) =>
    body.toString("hex", 0, 3) === "efbbbf" ? body.subarray(3) : body,
  ),
  "verifies-reserialised": onBody((body) => {
    try {
      return Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    } catch {
      return body;
    }
  }),
  "junk-after-the-digits": onHeader((header) => header.replace(/^(sha256=[\da-f]{64}).*$/is, "$1")),
  "trims-the-header": onHeader((header) => header.trim()),
  "prefix-in-any-case": onHeader((header) => header.replace(/^sha256=/i, "sha256=")),
  "prefix-optional": before("verify", (request) => ({ ...request, bareDigest: true })),
  "first-of-several": before("verify", (request) => ({ ...request, header: request.header.slice(0, 1) })),
  "first-secret-only": before("verify", (request) => ({ ...request, secrets: request.secrets.slice(0, 1) })),
  "never-expires": before("verify", (request) => ({
    ...request,
    secrets: request.secrets.map(({ id, secret }) => ({ id, secret })),
  })),
  "breaks-on-foreign-letters": async (request, right) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
    if (request.op === "verify" && /[^\x00-\x7f]/.test(request.header.join()))
      throw new TypeError("a letter beyond ASCII");
    return right(request);
  },
};
