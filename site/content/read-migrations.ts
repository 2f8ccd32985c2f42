import { nameOf, pairs, titleOf } from "../migrations/pairs.ts";
import { readText } from "../sources.ts";

/** What changes between two neighbouring editions, as `npm run migrations` wrote it. */
export interface MigrationText {
  /** Name of its page without ending. */
  readonly name: string;
  readonly title: string;
  /** What the code on it is about. */
  readonly task: string;
  /** Markdown without the title. */
  readonly text: string;
}

/** Reads what was written about every pair of editions. */
export function readMigrations(): readonly MigrationText[] {
  return pairs.map((pair) => {
    const [, text = ""] = /^# [^\n]*\n(.*)$/ms.exec(readText(`site/migrations/${nameOf(pair)}.md`)) ?? [];
    return { name: nameOf(pair), title: titleOf(pair), task: pair.task, text };
  });
}
