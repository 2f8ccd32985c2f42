import type { ContractName } from "../../../suites/library/library-protocol.ts";
import { lenient, onText } from "./change-document.ts";
import type { LibraryFlaw, LibraryFlaws } from "./library-flaw.ts";

type Change = (text: string) => string;

/** Changes the texts of some members before it validates them. */
function spelled(change: Change, name: RegExp, contract: ContractName = "webhook"): LibraryFlaw {
  return lenient(contract, onText(change, name));
}

const trim: Change = (text) => text.trim();
const lower: Change = (text) => text.toLowerCase();
const withoutLineFeed: Change = (text) => text.replace(/\n$/, "");
const capital: Change = (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
const item = /^\d+$/;

/** Libraries that overlook case, white space or a line feed. */
export const spellingFlaws: LibraryFlaws = {
  "trims-event": spelled(trim, /^event$/),
  "lower-cases-event": spelled(lower, /^event$/),
  "trims-webhook-type": spelled(trim, /^type$/),
  "lower-cases-webhook-type": spelled(lower, /^type$/),
  "trims-listed-events": spelled(trim, item),
  "lower-cases-listed-events": spelled(lower, item),
  "line-feed-after-timestamp": spelled(withoutLineFeed, /_date$/),
  "trims-timestamps": spelled(trim, /_date$/),
  "timestamps-without-case": spelled((text) => text.toUpperCase(), /_date$/),
  "line-feed-after-url": spelled(withoutLineFeed, /url$/),
  "urls-without-white-space": spelled((text) => text.replace(/[\n\t ]/g, ""), /url$/),
  "line-feed-after-colour": spelled(withoutLineFeed, /^color$/),
  "trims-colours": spelled(trim, /^color$/),
  "trims-datatypes": spelled(trim, /^datatype$/, "raster-info"),
  "datatypes-without-case": spelled(capital, /^datatype$/, "raster-info"),
  "trims-root-type": spelled(trim, /^type$/, "raster-info"),
  "root-type-without-case": spelled(
    (text) => (/^(group|array)$/i.test(text) ? text.toLowerCase() : text),
    /^type$/,
    "raster-info",
  ),
};
