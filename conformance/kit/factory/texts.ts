import { itemAt } from "#src/util/item-at.ts";
import type { Random } from "../../suites/runner/shuffle.ts";

/** Words of the field, and texts that careless programs break. */
const words = ["street", "night drive", "cars", "review", "batch", "ana", "jnovak", "north", "depth", "left"];
const hard = ["", "Jiří 😀", 'a "quoted" \\ word', "two\nlines", "日本語", "<b>&amp;</b>", " ", "null"];
const keys = ["label", "count", "score", "note", "kind", "owner_name", "a/b", "größe", "priority", "group"];
const resources = ["tasks", "jobs", "users", "projects", "comments"];

const FIRST_SECOND = Date.UTC(2020, 0, 1) / 1_000;
const SECONDS_OF_TEN_YEARS = 315_532_800;

/** Picks one of some items. */
export function pick<T>(items: readonly T[], random: Random): T {
  return itemAt(items, Math.floor(random() * items.length));
}

/** Picks an integer from `from` to `to`, both included. */
export function pickInteger(from: number, to: number, random: Random): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** Creates a text; one in five is of a kind that careless programs break. */
export function createText(random: Random): string {
  return pick(random() < 0.2 ? hard : words, random);
}

/** Creates the name of a member that no contract knows. */
export function createKey(random: Random): string {
  return pick(keys, random);
}

/** Texts with a form, by the name of the form. */
export const texts: Readonly<Record<string, (random: Random) => string>> = {
  "http-url": (random) => {
    const start = pick(["https://annotation.example", "http://localhost:8080"], random);
    return `${start}/api/${pick(resources, random)}/${pickInteger(1, 9_999, random)}`;
  },
  "utc-date-time": (random) => {
    const seconds = pickInteger(FIRST_SECOND, FIRST_SECOND + SECONDS_OF_TEN_YEARS, random);
    const digits = Array.from({ length: pickInteger(0, 9, random) }, () => pickInteger(0, 9, random)).join(
      "",
    );
    const start = new Date(seconds * 1_000).toISOString().slice(0, "2020-01-01T00:00:00".length);
    return `${start}${digits && `.${digits}`}${pick(["Z", "+00:00"], random)}`;
  },
  "hex-colour": (random) => {
    const length = pick([3, 4, 6, 8], random);
    return `#${Array.from({ length }, () => pick([..."0123456789abcdefABCDEF"], random)).join("")}`;
  },
};
