import { demanding, lenient } from "./change-document.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

/** Flaws of libraries that look at a part of a document, read digits as others do, or know fewer years. */
export const listFlaws: readonly FlawedLibrary[] = [
  {
    name: "first-items-alone",
    flaw: "checks the first item of a list alone",
    killedBy: [
      "payload/derived-create-task-task-labels-3-type/strict",
      "payload/derived-update-task-task-segments-0-jobs-1-type/strict",
    ],
    respond: lenient("webhook", (_, value) => (Array.isArray(value) ? value.slice(0, 1) : value)),
  },
  {
    name: "eighteen-events",
    flaw: "checks as many events of a webhook as there are names",
    killedBy: ["payload/events-19th-unknown/strict", "payload/events-19th-number/strict"],
    respond: lenient("webhook", (key, value) =>
      key === "events" && Array.isArray(value) ? value.slice(0, 18) : value,
    ),
  },
  {
    name: "digits-of-any-script",
    flaw: "takes digits of any script in colours, dates and ports",
    killedBy: [
      "payload/derived-create-task-task-labels-0-color-pattern-other-digits/strict",
      "payload/derived-create-task-task-created-date-pattern-other-digits/strict",
    ],
    respond: lenient("webhook", (_, value) =>
      typeof value === "string"
        ? value.replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : "1"))
        : value,
    ),
  },
  {
    name: "leap-year-each-fourth",
    flaw: "takes each fourth year for a leap year",
    killedBy: [
      "payload/derived-create-task-task-created-date-format-century/strict",
      "payload/derived-create-task-task-created-date-format-century-ahead/strict",
    ],
    respond: lenient("webhook", (_, value) =>
      typeof value === "string" ? value.replace(/^(19|21)00-02-29T/, "2000-02-29T") : value,
    ),
  },
  {
    name: "years-of-32-bits",
    flaw: "refuses moments that 32 bits of seconds do not hold",
    killedBy: ["payload/time-year-1900/strict", "payload/time-year-9999/strict"],
    respond: demanding("webhook", (key, value) => {
      const seconds = key.endsWith("_date") ? Date.parse(String(value)) / 1_000 : 0;
      return seconds < 0 || seconds > 2 ** 31 - 1;
    }),
  },
  {
    name: "skips-the-empty-name",
    flaw: "leaves members with an empty name unchecked",
    killedBy: [
      "raster-info/map-member-empty-name-of-info/strict",
      "raster-info/map-member-empty-name-of-attributes/strict",
    ],
    respond: lenient("raster-info", (key, value) =>
      key === "" && typeof value !== "object" ? "text" : value,
    ),
  },
  {
    name: "labels-with-own-ids",
    flaw: "refuses two labels with one id",
    killedBy: ["payload/derived-create-task-long-lists/strict", "payload/labels-with-one-id/strict"],
    respond: demanding("webhook", (key, value) => {
      if (key !== "labels" || !Array.isArray(value)) return false;
      return new Set(value.map((label) => label?.id)).size !== value.length;
    }),
  },
];
