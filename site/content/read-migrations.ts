import { basename } from "node:path";
import { readText } from "#scripts/sources/files.ts";
import { namePair, type Pair, pairs, titlePair } from "../migrations/pairs.ts";

/** What changes between two neighbouring editions, as `npm run migrations` wrote it. */
export interface MigrationText extends Pick<Pair, "from" | "to" | "task"> {
  /** Name of its page without ending. */
  readonly name: string;
  readonly title: string;
  /** Name of the sample that shows it, such as `update-task`. */
  readonly sample: string;
  /** Markdown without the title. */
  readonly text: string;
}

/** Reads what was written about every pair of editions. */
export function readMigrations(): readonly MigrationText[] {
  return pairs.map((pair) => {
    const [, text = ""] = /^# [^\n]*\n(.*)$/ms.exec(readText(`site/migrations/${namePair(pair)}.md`)) ?? [];
    const sample = basename(pair.samples[0].path, ".json");
    return { ...pair, name: namePair(pair), title: titlePair(pair), sample, text };
  });
}
