import { losing, onDocument, onText } from "./change-document.ts";
import type { LibraryFlaws } from "./library-flaw.ts";

/** Libraries that normalise or lose what they read. */
export const losingFlaws: LibraryFlaws = {
  "normalises-texts": losing(onText((text) => text.normalize("NFC"))),
  "trims-texts": losing(onText((text) => text.trim())),
  "empty-texts-are-null": losing((_, value) => (value === "" ? null : value)),
  "drops-empty-lists": losing((key, value) =>
    key !== "" && Array.isArray(value) && value.length === 0 ? undefined : value,
  ),
  "rounds-fractions": losing((_, value) => (typeof value === "number" ? Math.round(value) : value)),
  "lower-cases-urls": losing(onText((text) => text.toLowerCase(), /url$/)),
  "cuts-texts-at-nul": losing(onText((text) => text.replace(/\0.*/s, ""))),
  "slash-for-no-path": losing(onText((text) => (URL.canParse(text) ? new URL(text).href : text), /url$/)),
  "drops-unknown-members": onDocument(({ "colour/of~it": _, ...rest }) => rest),
  "writes-null-for-absent": onDocument((document) =>
    typeof document.before_update === "object"
      ? { ...document, before_update: { name: null, ...document.before_update } }
      : document,
  ),
  "drops-null": losing((_, value) => (value === null ? undefined : value)),
  "loses-proto": onDocument((document) => {
    const attributes = document.attributes;
    if (typeof attributes !== "object" || attributes === null || Array.isArray(attributes)) return document;
    const { ["__proto__"]: _, ...rest } = attributes as Record<string, unknown>;
    return { ...document, attributes: rest };
  }),
};
