import { after, before } from "./change-message.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

/** Changes the text of the body, as a library does that decodes before it verifies. */
function onBody(change: (body: Buffer) => Buffer): FlawedLibrary["respond"] {
  return before("verify", (request) => ({
    ...request,
    body: change(Buffer.from(request.body, "base64")).toString("base64"),
  }));
}

/** Changes the header, as a library does that is lenient with it. */
function onHeader(change: (header: string) => string): FlawedLibrary["respond"] {
  return before("verify", (request) => ({ ...request, header: request.header.map(change) }));
}

/** Libraries that verify a signature wrongly. */
export const verifyingLibraries: readonly FlawedLibrary[] = [
  {
    name: "never-checks",
    flaw: "takes any signature for right",
    killedBy: ["signature/prefix-alone/verify", "signature/signed-with-spaces/verify"],
    respond: after("verify", () => ({ ok: true })),
  },
  {
    name: "verifies-the-decoded-body",
    flaw: "verifies the body after decoding and encoding it",
    killedBy: ["signature/body-invalid-utf8/verify", "signature/rfc-4231-case-4/verify"],
    respond: onBody((body) => Buffer.from(body.toString())),
  },
  {
    name: "strips-byte-order-mark",
    flaw: "verifies the body without its byte order mark",
    killedBy: ["signature/body-bom/verify", "signature/bom-added/verify"],
    respond: onBody((body) => (body.toString("hex", 0, 3) === "efbbbf" ? body.subarray(3) : body)),
  },
  {
    name: "verifies-reserialised",
    flaw: "verifies what it parsed and serialised again",
    killedBy: ["signature/body-indented/verify", "signature/body-ends-in-newline/verify"],
    respond: onBody((body) => {
      try {
        return Buffer.from(JSON.stringify(JSON.parse(body.toString())));
      } catch {
        return body;
      }
    }),
  },
  {
    name: "junk-after-the-digits",
    flaw: "stops reading the digest at the first character that is no digit",
    killedBy: ["signature/65-digits/verify", "signature/newline-after/verify"],
    respond: onHeader((header) => header.replace(/^(sha256=[\da-f]{64}).*$/is, "$1")),
  },
  {
    name: "trims-the-header",
    flaw: "trims white space off the header",
    killedBy: ["signature/space-after/verify", "signature/space-for-last-digit/verify"],
    respond: onHeader((header) => header.trim()),
  },
  {
    name: "prefix-in-any-case",
    flaw: "takes the prefix in any case",
    killedBy: ["signature/capital-prefix/verify", "signature/upper-case-prefix/verify"],
    respond: onHeader((header) => header.replace(/^sha256=/i, "sha256=")),
  },
  {
    name: "prefix-optional",
    flaw: "takes a digest without sha256= though nobody allowed it",
    killedBy: ["signature/bare-digest/verify", "signature/bare-upper-case/verify"],
    respond: before("verify", (request) => ({ ...request, bareDigest: true })),
  },
  {
    name: "first-of-several",
    flaw: "takes the first of several headers",
    killedBy: ["signature/right-then-wrong/verify", "signature/twice-the-same/verify"],
    respond: before("verify", (request) => ({ ...request, header: request.header.slice(0, 1) })),
  },
  {
    name: "first-secret-only",
    flaw: "tries the first secret only",
    killedBy: ["signature/second-of-two/verify", "signature/last-of-ten/verify"],
    respond: before("verify", (request) => ({ ...request, secrets: request.secrets.slice(0, 1) })),
  },
  {
    name: "never-expires",
    flaw: "takes a secret that is no longer in force",
    killedBy: ["signature/only-secret-expired/verify", "signature/old-a-millisecond-late/verify"],
    respond: before("verify", (request) => ({
      ...request,
      secrets: request.secrets.map(({ id, secret }) => ({ id, secret })),
    })),
  },
  {
    name: "breaks-on-foreign-letters",
    flaw: "breaks down on a header with letters beyond ASCII",
    killedBy: ["signature/full-width-digits/verify", "signature/one-full-width-digit/verify"],
    respond: async (request, right) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is meant
      if (request.op === "verify" && /[^\x00-\x7f]/.test(request.header.join()))
        throw new TypeError("a letter beyond ASCII");
      return right(request);
    },
  },
];
