import { createHmac } from "node:crypto";
import { after, before } from "./change-message.ts";
import { coercingLibraries } from "./coercing-libraries.ts";
import { demandingLibraries } from "./demanding-libraries.ts";
import type { FlawedLibrary } from "./flawed-library.ts";
import { laxLibraries } from "./lax-libraries.ts";
import { listFlaws } from "./list-flaws.ts";
import { losingLibraries } from "./losing-libraries.ts";
import { spellingLibraries } from "./spelling-libraries.ts";
import { verifyingLibraries } from "./verifying-libraries.ts";

/** Changes the document that `parse` gives back. */
function onDocument(change: (document: Record<string, unknown>) => unknown): FlawedLibrary["respond"] {
  return after("parse", (response) => {
    if (typeof response.document !== "string") return response;
    const document = JSON.parse(Buffer.from(response.document, "base64").toString());
    return { ...response, document: Buffer.from(JSON.stringify(change(document))).toString("base64") };
  });
}

const allValid = after("validate", ({ status }) => ({
  status: status === "invalid" ? "valid" : status,
}));

/** Libraries with a flaw each, as they are found in the field. */
export const flawedLibraries: readonly FlawedLibrary[] = [
  {
    name: "accepts-everything",
    flaw: "parses a delivery and never validates it",
    killedBy: ["reading/event-missing/strict", "reading/fraction/strict"],
    respond: allValid,
  },
  {
    name: "one-of",
    flaw: "validates the root of a raster-info document with oneOf",
    killedBy: ["raster-info/root-empty/strict", "raster-info/root-name-only/strict"],
    respond: after("validate", (response, { contract, body }) => {
      if (contract !== "raster-info" || response.status !== "valid") return response;
      const root: object = JSON.parse(Buffer.from(body, "base64").toString());
      // A group and an array both have these, and both may have nothing else.
      const isBoth = Object.keys(root).every((key) => ["name", "attributes"].includes(key));
      return isBoth ? { status: "invalid" } : response;
    }),
  },
  {
    name: "strict-always",
    flaw: "refuses unknown members in tolerant mode",
    killedBy: [
      "payload/unknown-member-task-tolerant/tolerant",
      "payload/derived-update-organization-sender-url-pattern-tolerant/tolerant",
    ],
    respond: before("validate", (request) => ({ ...request, mode: "strict" })),
  },
  {
    name: "tolerant-always",
    flaw: "lets unknown members and bad formats pass in strict mode",
    killedBy: [
      "payload/time-30-february/strict",
      "payload/derived-update-organization-sender-url-pattern/strict",
    ],
    respond: before("validate", (request) => ({ ...request, mode: "tolerant" })),
  },
  {
    name: "unknown-is-valid",
    flaw: "takes a delivery of an unknown event for valid",
    killedBy: ["reading/unknown-event/strict", "payload/event-unknown/strict"],
    respond: after("validate", ({ status, ...rest }) => ({
      ...rest,
      status: status === "unknown" ? "valid" : status,
    })),
  },
  {
    name: "unknown-is-invalid",
    flaw: "refuses a delivery of an unknown event as invalid",
    killedBy: ["reading/unknown-event/strict", "payload/event-unknown/strict"],
    respond: after("validate", ({ status, ...rest }) => ({
      ...rest,
      status: status === "unknown" ? "invalid" : status,
    })),
  },
  {
    name: "errors-at-the-root",
    flaw: "names the whole document as the place of every error",
    killedBy: ["payload/id-string/strict", "payload/derived-update-organization-event-type/strict"],
    respond: after("validate", ({ status, errors }) => ({
      status,
      ...(errors !== undefined && { errors: [{ path: "" }] }),
    })),
  },
  {
    name: "replaces-bad-bytes",
    flaw: "reads bytes that are not UTF-8 as U+FFFD",
    killedBy: ["reading/latin-1/strict", "reading/surrogate-bytes/strict"],
    respond: async (request, right) =>
      "body" in request && request.op !== "verify" && request.op !== "sign"
        ? right({
            ...request,
            body: Buffer.from(Buffer.from(request.body, "base64").toString()).toString("base64"),
          })
        : right(request),
  },
  {
    name: "skips-byte-order-mark",
    flaw: "reads a body that begins with a byte order mark",
    killedBy: ["reading/byte-order-mark/strict", "reading/byte-order-mark-of-raster-info/strict"],
    respond: before("validate", (request) => ({ ...request, body: request.body.replace(/^77u\//, "") })),
  },
  {
    name: "overflows-the-stack",
    flaw: "breaks down on deep documents",
    killedBy: ["reading/deep-900/strict", "sample/update-task/strict"],
    respond: async (request, right) => {
      if ("body" in request && request.body.length > 5_000 && request.op === "validate")
        throw new RangeError("Maximum call stack size exceeded");
      return right(request);
    },
  },
  {
    name: "drops-unknown-members",
    flaw: "writes only the members that it knows",
    killedBy: [
      "payload/unknown-member-envelope-tolerant/parse",
      "payload/unknown-member-pointer-ping-tolerant/parse",
    ],
    respond: onDocument(({ "colour/of~it": _, ...rest }) => rest),
  },
  {
    name: "writes-null-for-absent",
    flaw: "writes null where a member was absent from before_update",
    killedBy: ["sample/update-task/parse", "sample/update-comment/parse"],
    respond: onDocument((document) =>
      typeof document.before_update === "object"
        ? { ...document, before_update: { name: null, ...document.before_update } }
        : document,
    ),
  },
  {
    name: "drops-null",
    flaw: "leaves out members whose value is null",
    killedBy: ["sample/update-task/parse", "sample/create-project/parse"],
    respond: onDocument((document) =>
      JSON.parse(JSON.stringify(document, (_, value) => (value === null ? undefined : value))),
    ),
  },
  {
    name: "loses-proto",
    flaw: "copies members by assignment and loses __proto__",
    killedBy: ["reading/name-of-a-prototype/parse", "raster-info/maps-any-key-attributes/parse"],
    respond: onDocument((document) => {
      const attributes = document.attributes;
      if (typeof attributes !== "object" || attributes === null || Array.isArray(attributes)) return document;
      const { ["__proto__"]: _, ...rest } = attributes as Record<string, unknown>;
      return { ...document, attributes: rest };
    }),
  },
  {
    name: "signs-in-upper-case",
    flaw: "signs with upper-case digits",
    killedBy: ["signature/known-pair/sign", "signature/rfc-4231-case-1/sign"],
    respond: after("sign", ({ header }) => ({ header: `sha256=${String(header).slice(7).toUpperCase()}` })),
  },
  {
    name: "signs-bare",
    flaw: "signs without sha256=",
    killedBy: ["signature/known-pair/sign", "signature/rfc-4231-case-1/sign"],
    respond: after("sign", ({ header }) => ({ header: String(header).slice(7) })),
  },
  {
    name: "key-in-latin-1",
    flaw: "takes the secret as Latin-1",
    killedBy: ["signature/secret-non-ascii/sign", "signature/secret-emoji/sign"],
    respond: async (request, right) => {
      if (request.op !== "sign") return right(request);
      const mac = createHmac("sha256", Buffer.from(request.secret, "latin1"));
      return { header: `sha256=${mac.update(Buffer.from(request.body, "base64")).digest("hex")}` };
    },
  },
  ...verifyingLibraries,
  ...coercingLibraries,
  ...spellingLibraries,
  ...laxLibraries,
  ...demandingLibraries,
  ...losingLibraries,
  ...listFlaws,
];
