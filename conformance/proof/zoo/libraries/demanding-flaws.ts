import { demanding } from "./change-document.ts";
import type { LibraryFlaws } from "./library-flaw.ts";

/** Libraries with a demand that the contracts do not make. */
export const demandingFlaws: LibraryFlaws = {
  "refuses-http": demanding(
    "webhook",
    (key, value) => key.endsWith("url") && String(value).startsWith("http:"),
  ),
  "refuses-empty-texts": demanding("webhook", (key, value) => /name$/.test(key) && value === ""),
  "refuses-odd-status": demanding(
    "webhook",
    (key, value) => key === "last_status" && typeof value === "number" && (value < 100 || value > 599),
  ),
  "refuses-zero": demanding("webhook", (key, value) => key !== "overlap" && value === 0),
  "refuses-negatives": demanding("webhook", (_, value) => typeof value === "number" && value < 0),
  "refuses-empty-lists": demanding(
    "webhook",
    (key, value) => (key === "labels" || key === "events") && Array.isArray(value) && value.length === 0,
  ),
  "refuses-long-texts": demanding("webhook", (_, value) => typeof value === "string" && value.length > 255),
  "refuses-long-lists": demanding("webhook", (_, value) => Array.isArray(value) && value.length > 100),
  "refuses-colours-in-capitals": demanding(
    "webhook",
    (key, value) => key === "color" && /[A-F]/.test(String(value)),
  ),
  "refuses-zero-offset": demanding(
    "webhook",
    (key, value) => key.endsWith("_date") && String(value).endsWith("+00:00"),
  ),
  "refuses-extensions": demanding("webhook", (key) => /^(x-|_)/.test(key) && key !== "__proto__"),
  "raster-refuses-zero": demanding("raster-info", (_, value) => value === 0),
  "raster-refuses-empty-texts": demanding("raster-info", (_, value) => value === ""),
  "raster-refuses-empty-lists": demanding(
    "raster-info",
    (_, value) => Array.isArray(value) && value.length === 0,
  ),
  "raster-refuses-negatives": demanding(
    "raster-info",
    (key, value) => (key === "size" || key === "offset") && typeof value === "number" && value < 0,
  ),
  "raster-wants-slashes": demanding(
    "raster-info",
    (key, value) => /^\d+$/.test(key) && typeof value === "string" && !value.startsWith("/"),
  ),
  "years-of-32-bits": demanding("webhook", (key, value) => {
    const seconds = key.endsWith("_date") ? Date.parse(String(value)) / 1_000 : 0;
    return seconds < 0 || seconds > 2 ** 31 - 1;
  }),
  "years-of-two-digits": demanding("webhook", (key, value) => {
    const [year = 0, month = 1, day = 1] = String(value).split(/[-T]/).map(Number);
    // Date takes the years 0 to 99 for those of the last century.
    return key.endsWith("_date") && new Date(Date.UTC(year, month - 1, day)).getUTCFullYear() !== year;
  }),
  "refuses-nul": demanding("webhook", (_, value) => String(value).includes("\0")),
  "labels-with-own-ids": demanding("webhook", (key, value) => {
    if (key !== "labels" || !Array.isArray(value)) return false;
    return new Set(value.map((label) => label?.id)).size !== value.length;
  }),
};
