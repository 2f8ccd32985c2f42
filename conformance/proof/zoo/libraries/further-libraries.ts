import { type At, demanding, lenient, losing } from "./change-document.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

const integers = /(^|_)(id|project|organization|size|overlap|frame|status|quality|data|offset)$/;
const booleans = ["is_active", "enable_ssl", "has_parent"];
const onText =
  (change: (text: string, key: string) => string): At =>
  (key, value) =>
    typeof value === "string" ? change(value, key) : value;

/** Libraries with a flaw in how they compare, coerce or normalise, or with a demand of their own. */
export const furtherLibraries: readonly FlawedLibrary[] = [
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
  {
    name: "trims-event",
    flaw: "trims the name of the event",
    killedBy: ["payload/event-space-after/strict", "payload/event-space-before/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key === "event" ? text.trim() : text)),
    ),
  },
  {
    name: "lower-cases-event",
    flaw: "compares the name of the event without case",
    killedBy: ["payload/event-upper-case/strict", "payload/event-capital/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key === "event" ? text.toLowerCase() : text)),
    ),
  },
  {
    name: "trims-webhook-type",
    flaw: "trims the type of a webhook",
    killedBy: [
      "payload/closed-webhook-type-space-after/strict",
      "payload/closed-webhook-type-newline-after/strict",
    ],
    respond: lenient(
      "webhook",
      onText((text, key) => (key === "type" ? text.trim() : text)),
    ),
  },
  {
    name: "lower-cases-webhook-type",
    flaw: "compares the type of a webhook without case",
    killedBy: ["payload/closed-webhook-type-upper-case/strict", "payload/closed-webhook-type-capital/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key === "type" ? text.toLowerCase() : text)),
    ),
  },
  {
    name: "trims-listed-events",
    flaw: "trims the events that a webhook lists",
    killedBy: [
      "payload/closed-listed-event-space-after/strict",
      "payload/closed-listed-event-newline-after/strict",
    ],
    respond: lenient(
      "webhook",
      onText((text, key) => (/^\d+$/.test(key) ? text.trim() : text)),
    ),
  },
  {
    name: "lower-cases-listed-events",
    flaw: "compares the events that a webhook lists without case",
    killedBy: [
      "payload/closed-listed-event-capital/strict",
      "payload/derived-ping-webhook-events-0-enum-case/strict",
    ],
    respond: lenient(
      "webhook",
      onText((text, key) => (/^\d+$/.test(key) ? text.toLowerCase() : text)),
    ),
  },
  {
    name: "line-feed-after-timestamp",
    flaw: "lets $ match before a line feed at the end of a timestamp",
    killedBy: ["payload/time-newline-after/strict", "payload/time-offset-newline-after/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key.endsWith("_date") ? text.replace(/\n$/, "") : text)),
    ),
  },
  {
    name: "trims-timestamps",
    flaw: "trims timestamps",
    killedBy: ["payload/time-space-after/strict", "payload/time-space-before/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key.endsWith("_date") ? text.trim() : text)),
    ),
  },
  {
    name: "timestamps-without-case",
    flaw: "takes t and z in a timestamp",
    killedBy: ["payload/time-lower-case-t/strict", "payload/time-lower-case-z/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key.endsWith("_date") ? text.toUpperCase() : text)),
    ),
  },
  {
    name: "line-feed-after-url",
    flaw: "lets $ match before a line feed at the end of a URL",
    killedBy: ["payload/url-newline-after/strict", "payload/url-query-newline-after/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key.endsWith("url") ? text.replace(/\n$/, "") : text)),
    ),
  },
  {
    name: "urls-without-white-space",
    flaw: "removes white space from URLs, as parsers of browsers do",
    killedBy: ["payload/url-space/strict", "payload/url-space-after/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key.endsWith("url") ? text.replace(/[\n\t ]/g, "") : text)),
    ),
  },
  {
    name: "line-feed-after-colour",
    flaw: "lets $ match before a line feed at the end of a colour",
    killedBy: ["payload/color-newline-after-8/strict", "payload/color-newline/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key === "color" ? text.replace(/\n$/, "") : text)),
    ),
  },
  {
    name: "trims-colours",
    flaw: "trims colours",
    killedBy: ["payload/color-newline/strict", "payload/color-space-after/strict"],
    respond: lenient(
      "webhook",
      onText((text, key) => (key === "color" ? text.trim() : text)),
    ),
  },
  {
    name: "trims-datatypes",
    flaw: "trims the name of a datatype",
    killedBy: ["raster-info/datatype-space-after/strict", "raster-info/datatype-newline-after/strict"],
    respond: lenient(
      "raster-info",
      onText((text, key) => (key === "datatype" ? text.trim() : text)),
    ),
  },
  {
    name: "datatypes-without-case",
    flaw: "compares datatypes without case",
    killedBy: ["raster-info/datatype-uint16/strict", "raster-info/datatype-uint32/strict"],
    respond: lenient(
      "raster-info",
      onText((text, key) =>
        key === "datatype" && text !== "" ? text[0]!.toUpperCase() + text.slice(1).toLowerCase() : text,
      ),
    ),
  },
  {
    name: "trims-root-type",
    flaw: "trims the type of the root",
    killedBy: ["raster-info/root-type-space-after/strict", "raster-info/root-type-newline-after/strict"],
    respond: lenient(
      "raster-info",
      onText((text, key) => (key === "type" ? text.trim() : text)),
    ),
  },
  {
    name: "root-type-without-case",
    flaw: "compares the type of the root without case",
    killedBy: [
      "raster-info/root-type-capital/strict",
      "raster-info/derived-raster-info-type-const-case/strict",
    ],
    respond: lenient(
      "raster-info",
      onText((text, key) => (key === "type" && /^(group|array)$/i.test(text) ? text.toLowerCase() : text)),
    ),
  },
  {
    name: "checks-the-first-alone",
    flaw: "checks the first item of a list alone",
    killedBy: ["raster-info/attribute-list-null/strict", "raster-info/later-attribute-of-list-wrong/strict"],
    respond: lenient("raster-info", (_, value) => (Array.isArray(value) ? value.slice(0, 1) : value)),
  },
  {
    name: "skips-members-of-maps",
    flaw: "leaves members of a map unchecked whose key is a name of the contract",
    killedBy: ["raster-info/derived-raster-info-name-null/strict", "raster-info/null-group-name/strict"],
    respond: lenient("raster-info", (_, value) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value).filter(
              ([key, member]) =>
                !(
                  ["type", "name", "attributes", "value"].includes(key) &&
                  key !== "type" &&
                  typeof member === "object"
                ),
            ),
          )
        : value,
    ),
  },
  {
    name: "axes-of-any-number",
    flaw: "takes any number for an axis",
    killedBy: [
      "raster-info/derived-raster-info-arrays-t2m-srs-data-axis-to-srs-axis-mapping-0-fraction/strict",
      "raster-info/fraction-in-axis-mapping/strict",
    ],
    respond: lenient("raster-info", (key, value) =>
      /^\d+$/.test(key) && typeof value === "number" ? Math.round(value) : value,
    ),
  },
  {
    name: "null-is-absent",
    flaw: "takes null for a member that is missing",
    killedBy: ["sample/create-task/strict", "payload/create-task-segment-null/strict"],
    respond: lenient("webhook", (_, value) => (value === null ? undefined : value)),
  },
  {
    name: "refuses-http",
    flaw: "refuses http URLs",
    killedBy: ["payload/url-http/strict", "payload/url-http-of-this-machine/strict"],
    respond: demanding("webhook", (key, value) => key.endsWith("url") && String(value).startsWith("http:")),
  },
  {
    name: "refuses-empty-texts",
    flaw: "refuses empty names",
    killedBy: ["payload/text-empty/strict", "payload/derived-create-task-empty-texts/strict"],
    respond: demanding("webhook", (key, value) => /name$/.test(key) && value === ""),
  },
  {
    name: "refuses-odd-status",
    flaw: "takes a last_status from 100 to 599 alone",
    killedBy: ["payload/last-status-0/strict", "payload/last-status-99/strict"],
    respond: demanding(
      "webhook",
      (key, value) => key === "last_status" && typeof value === "number" && (value < 100 || value > 599),
    ),
  },
  {
    name: "refuses-zero",
    flaw: "takes 0 for no number",
    killedBy: ["sample/create-task/strict", "sample/create-task.without-overlap/strict"],
    respond: demanding("webhook", (key, value) => key !== "overlap" && value === 0),
  },
  {
    name: "refuses-negatives",
    flaw: "refuses negative numbers",
    killedBy: ["payload/numbers-negative/strict", "payload/id-negative/strict"],
    respond: demanding("webhook", (_, value) => typeof value === "number" && value < 0),
  },
  {
    name: "refuses-empty-lists",
    flaw: "refuses empty lists of labels and events",
    killedBy: ["sample/create-task.without-overlap/strict", "sample/delete-task.without-overlap/strict"],
    respond: demanding(
      "webhook",
      (key, value) => (key === "labels" || key === "events") && Array.isArray(value) && value.length === 0,
    ),
  },
  {
    name: "refuses-long-texts",
    flaw: "refuses texts of more than 255 characters",
    killedBy: ["payload/text-long/strict", "payload/derived-ping-long-texts/strict"],
    respond: demanding("webhook", (_, value) => typeof value === "string" && value.length > 255),
  },
  {
    name: "refuses-long-lists",
    flaw: "refuses lists of more than 100 items",
    killedBy: ["payload/lists-long/strict", "payload/derived-ping-long-lists/strict"],
    respond: demanding("webhook", (_, value) => Array.isArray(value) && value.length > 100),
  },
  {
    name: "refuses-colours-in-capitals",
    flaw: "refuses hex digits in capitals",
    killedBy: ["sample/create-task/strict", "payload/create-task-overlap/strict"],
    respond: demanding("webhook", (key, value) => key === "color" && /[A-F]/.test(String(value))),
  },
  {
    name: "refuses-zero-offset",
    flaw: "refuses +00:00 in a timestamp",
    killedBy: [
      "sample/delete-comment/strict",
      "payload/time-nine-fractional-digits-and-a-zero-offset/strict",
    ],
    respond: demanding("webhook", (key, value) => key.endsWith("_date") && String(value).endsWith("+00:00")),
  },
  {
    name: "refuses-extensions",
    flaw: "refuses members that begin with x- or _ where any are allowed",
    killedBy: [
      "payload/member-names-of-extensions/strict",
      "payload/member-names-of-extensions-tolerant/tolerant",
    ],
    respond: demanding("webhook", (key) => /^(x-|_)/.test(key) && key !== "__proto__"),
  },
  {
    name: "raster-refuses-zero",
    flaw: "takes a size, scale or offset of 0 for missing",
    killedBy: ["raster-info/every-member/strict", "raster-info/zero-numbers/strict"],
    respond: demanding("raster-info", (_, value) => value === 0),
  },
  {
    name: "raster-refuses-empty-texts",
    flaw: "refuses empty names and units",
    killedBy: ["raster-info/value-string/strict", "raster-info/empty-texts/strict"],
    respond: demanding("raster-info", (_, value) => value === ""),
  },
  {
    name: "raster-refuses-empty-lists",
    flaw: "refuses empty dimensions and components",
    killedBy: ["reading/deep-value-900/strict", "raster-info/empty-lists/strict"],
    respond: demanding("raster-info", (_, value) => Array.isArray(value) && value.length === 0),
  },
  {
    name: "raster-refuses-negatives",
    flaw: "refuses negative sizes and offsets",
    killedBy: ["raster-info/int-negative/strict", "raster-info/negative-numbers/strict"],
    respond: demanding(
      "raster-info",
      (key, value) => (key === "size" || key === "offset") && typeof value === "number" && value < 0,
    ),
  },
  {
    name: "raster-wants-slashes",
    flaw: "wants a slash before the name of a dimension",
    killedBy: ["raster-info/attribute-in-list-string/strict", "raster-info/dimension-name-relative/strict"],
    respond: demanding(
      "raster-info",
      (key, value) => /^\d+$/.test(key) && typeof value === "string" && !value.startsWith("/"),
    ),
  },
  {
    name: "normalises-texts",
    flaw: "normalises texts to NFC",
    killedBy: ["payload/text-not-normalised/parse", "raster-info/texts-not-normalised/parse"],
    respond: losing(onText((text) => text.normalize("NFC"))),
  },
  {
    name: "trims-texts",
    flaw: "trims texts",
    killedBy: ["payload/text-white-space-kept/parse", "payload/text-white-space-of-webhook/parse"],
    respond: losing(onText((text) => text.trim())),
  },
  {
    name: "empty-texts-are-null",
    flaw: "reads empty texts as null",
    killedBy: ["sample/create-project/parse", "sample/create-task/parse"],
    respond: losing((_, value) => (value === "" ? null : value)),
  },
  {
    name: "drops-empty-lists",
    flaw: "leaves out empty lists",
    killedBy: ["sample/create-task/parse", "sample/create-task.without-overlap/parse"],
    respond: losing((key, value) =>
      key !== "" && Array.isArray(value) && value.length === 0 ? undefined : value,
    ),
  },
  {
    name: "rounds-fractions",
    flaw: "rounds fractions",
    killedBy: ["sample/create-issue/parse", "sample/update-issue/parse"],
    respond: losing((_, value) => (typeof value === "number" ? Math.round(value) : value)),
  },
  {
    name: "lower-cases-urls",
    flaw: "lower-cases addresses",
    killedBy: ["payload/url-with-capitals/parse", "payload/url-with-capitals-of-user/parse"],
    respond: losing(onText((text, key) => (key.endsWith("url") ? text.toLowerCase() : text))),
  },
];
