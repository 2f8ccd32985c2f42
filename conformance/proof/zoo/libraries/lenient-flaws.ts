import { lenient, onText } from "./change-document.ts";
import type { LibraryFlaws } from "./library-flaw.ts";

const integers = /(^|_)(id|project|organization|size|overlap|frame|status|quality|data|offset)$/;
const mapNames = ["name", "attributes", "value"];
const booleans = ["is_active", "enable_ssl", "has_parent"];

/** Libraries that accept a value of one type as another, or leave a part of a document unchecked. */
export const lenientFlaws: LibraryFlaws = {
  "bool-as-integer": lenient("webhook", (key, value) =>
    typeof value === "boolean" && integers.test(key) ? Number(value) : value,
  ),
  "number-as-boolean": lenient("webhook", (key, value) =>
    booleans.includes(key) && typeof value === "number" ? value !== 0 : value,
  ),
  "text-as-boolean": lenient("webhook", (key, value) =>
    booleans.includes(key) && typeof value === "string" ? value === "true" : value,
  ),
  "text-as-integer": lenient("webhook", (key, value) =>
    integers.test(key) && typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value,
  ),
  "cuts-fractions": lenient("webhook", (key, value) =>
    integers.test(key) && typeof value === "number" ? Math.trunc(value) : value,
  ),
  "checks-the-first-alone": lenient("raster-info", (_, value) =>
    Array.isArray(value) ? value.slice(0, 1) : value,
  ),
  "skips-members-of-maps": lenient("raster-info", (_, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).filter(
            ([key, member]) => !mapNames.includes(key) || typeof member !== "object",
          ),
        )
      : value,
  ),
  "axes-of-any-number": lenient("raster-info", (key, value) =>
    /^\d+$/.test(key) && typeof value === "number" ? Math.round(value) : value,
  ),
  "null-is-absent": lenient("webhook", (_, value) => (value === null ? undefined : value)),
  "first-items-alone": lenient("webhook", (_, value) => (Array.isArray(value) ? value.slice(0, 1) : value)),
  "eighteen-events": lenient("webhook", (key, value) =>
    key === "events" && Array.isArray(value) ? value.slice(0, 18) : value,
  ),
  "digits-of-any-script": lenient(
    "webhook",
    onText((text) => text.replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : "1"))),
  ),
  "leap-year-each-fourth": lenient(
    "webhook",
    onText((text) => text.replace(/^(19|21)00-02-29T/, "2000-02-29T")),
  ),
  "old-values-of-any-size": lenient("webhook", (key, value) =>
    key === "before_update" && typeof value === "object"
      ? JSON.parse(JSON.stringify(value), (_, one) => (one > Number.MAX_SAFE_INTEGER ? 1 : one))
      : value,
  ),
  "skips-the-empty-name": lenient("raster-info", (key, value) =>
    key === "" && typeof value !== "object" ? "text" : value,
  ),
};
