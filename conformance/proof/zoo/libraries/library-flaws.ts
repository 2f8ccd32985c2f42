import { createHmac } from "node:crypto";
import { demandingFlaws } from "./demanding-flaws.ts";
import { lenientFlaws } from "./lenient-flaws.ts";
import { after, before, type LibraryFlaw, type LibraryFlaws } from "./library-flaw.ts";
import { losingFlaws } from "./losing-flaws.ts";
import { spellingFlaws } from "./spelling-flaws.ts";
import { verifyingFlaws } from "./verifying-flaws.ts";

/** Returns one status instead of another. */
function telling(from: string, to: string): LibraryFlaw {
  return after("validate", ({ status, ...rest }) => ({ ...rest, status: status === from ? to : status }));
}

/** Libraries with a flaw each, as they are found in the field. */
export const libraryFlaws: LibraryFlaws = {
  "accepts-everything": telling("invalid", "valid"),
  "one-of": after("validate", (response, { contract, body }) => {
    if (contract !== "raster-info" || response.status !== "valid") return response;
    const root: object = JSON.parse(Buffer.from(body, "base64").toString());
    // A group and an array both have these members, and both may have nothing else.
    const isBoth = Object.keys(root).every((key) => ["name", "attributes"].includes(key));
    return isBoth ? { status: "invalid" } : response;
  }),
  "strict-always": before("validate", (request) => ({ ...request, mode: "strict" })),
  "tolerant-always": before("validate", (request) => ({ ...request, mode: "tolerant" })),
  "unknown-is-valid": telling("unknown", "valid"),
  "unknown-is-invalid": telling("unknown", "invalid"),
  "errors-at-the-root": after("validate", ({ status, errors }) => ({
    status,
    ...(errors !== undefined && { errors: [{ path: "" }] }),
  })),
  "replaces-bad-bytes": async (request, right) =>
    "body" in request && request.op !== "verify" && request.op !== "sign"
      ? right({
          ...request,
          body: Buffer.from(Buffer.from(request.body, "base64").toString()).toString("base64"),
        })
      : right(request),
  "skips-byte-order-mark": before("validate", (request) => ({
    ...request,
    body: request.body.replace(/^77u\//, ""),
  })),
  "ends-at-nul": before("validate", (request) => ({
    ...request,
    body: Buffer.from(
      Buffer.from(request.body, "base64").toString("latin1").replaceAll("\0", ""),
      "latin1",
    ).toString("base64"),
  })),
  "overflows-the-stack": async (request, right) => {
    if ("body" in request && request.body.length > 5_000 && request.op === "validate")
      throw new RangeError("Maximum call stack size exceeded");
    return right(request);
  },
  "signs-in-upper-case": after("sign", ({ header }) => ({
    header: `sha256=${String(header).slice(7).toUpperCase()}`,
  })),
  "signs-bare": after("sign", ({ header }) => ({ header: String(header).slice(7) })),
  "key-in-latin-1": async (request, right) => {
    if (request.op !== "sign") return right(request);
    const mac = createHmac("sha256", Buffer.from(request.secret, "latin1"));
    return { header: `sha256=${mac.update(Buffer.from(request.body, "base64")).digest("hex")}` };
  },
  ...verifyingFlaws,
  ...spellingFlaws,
  ...lenientFlaws,
  ...demandingFlaws,
  ...losingFlaws,
};
