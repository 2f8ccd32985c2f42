import { lenient } from "./change-document.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

/** Libraries that leave a part of a document unchecked. */
export const laxLibraries: readonly FlawedLibrary[] = [
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
];
