import { lenient } from "./change-document.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

const integers = /(^|_)(id|project|organization|size|overlap|frame|status|quality|data|offset)$/;
const booleans = ["is_active", "enable_ssl", "has_parent"];

/** Libraries that take a value of one type for one of another. */
export const coercingLibraries: readonly FlawedLibrary[] = [
  {
    name: "bool-as-integer",
    flaw: "takes true and false for integers",
    killedBy: ["payload/bool-as-webhook-id/strict", "payload/bool-as-webhook-project/strict"],
    respond: lenient("webhook", (key, value) =>
      typeof value === "boolean" && integers.test(key) ? Number(value) : value,
    ),
  },
  {
    name: "number-as-boolean",
    flaw: "takes 0 and 1 for booleans",
    killedBy: ["payload/boolean-as-number/strict", "payload/number-as-enable-ssl/strict"],
    respond: lenient("webhook", (key, value) =>
      booleans.includes(key) && typeof value === "number" ? value !== 0 : value,
    ),
  },
  {
    name: "text-as-boolean",
    flaw: "takes the texts true and false for booleans",
    killedBy: ["payload/text-as-is-active/strict", "payload/derived-ping-webhook-is-active-type/strict"],
    respond: lenient("webhook", (key, value) =>
      booleans.includes(key) && typeof value === "string" ? value === "true" : value,
    ),
  },
  {
    name: "text-as-integer",
    flaw: "takes a quoted number for an integer",
    killedBy: ["payload/id-string/strict", "payload/scope-string/strict"],
    respond: lenient("webhook", (key, value) =>
      integers.test(key) && typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value,
    ),
  },
  {
    name: "cuts-fractions",
    flaw: "cuts the fraction off where an integer is due",
    killedBy: [
      "payload/id-fraction/strict",
      "payload/derived-update-organization-webhook-id-fraction/strict",
    ],
    respond: lenient("webhook", (key, value) =>
      integers.test(key) && typeof value === "number" ? Math.trunc(value) : value,
    ),
  },
];
