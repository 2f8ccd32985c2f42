import { demanding } from "./change-document.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

/** Libraries with a demand that the contracts do not make. */
export const demandingLibraries: readonly FlawedLibrary[] = [
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
];
