import { basename } from "node:path";
import { namePair, pairs, titlePair } from "../migrations/pairs.ts";
import { readText } from "../sources.ts";

/** What changes between two neighbouring editions, as `npm run migrations` wrote it. */
export interface MigrationText {
  /** Name of its page without ending. */
  readonly name: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  /** What the code on it is about. */
  readonly task: string;
  /** Name of the sample that shows it, such as `update-task`. */
  readonly sample: string;
  /** Markdown without the title. */
  readonly text: string;
}

/** Reads what was written about every pair of editions. */
export function readMigrations(): readonly MigrationText[] {
  return pairs.map((pair) => {
    const [, text = ""] = /^# [^\n]*\n(.*)$/ms.exec(readText(`site/migrations/${namePair(pair)}.md`)) ?? [];
    return {
      name: namePair(pair),
      title: titlePair(pair),
      from: pair.from,
      to: pair.to,
      task: pair.task,
      sample: basename(pair.samples[0].path, ".json"),
      text,
    };
  });
}
