import { lenient, onText } from "./change-document.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

/** Libraries that overlook case, white space or a line feed. */
export const spellingLibraries: readonly FlawedLibrary[] = [
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
        key === "datatype" && text !== "" ? text.charAt(0).toUpperCase() + text.slice(1).toLowerCase() : text,
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
];
