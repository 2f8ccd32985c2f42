import { tableOf } from "../../src/text/markdown.ts";
import type { Generator } from "./generators.ts";
import { type GeneratorResult, tryGenerator } from "./try-generator.ts";

/** The results of all generators. */
interface GeneratorsResult {
  /** Table of the generators, in Markdown. */
  readonly table: string;
  readonly failures: readonly string[];
}

/** Tries some generators, two at a time. */
export async function tryAll(chosen: readonly Generator[]): Promise<GeneratorsResult> {
  const results: GeneratorResult[] = [];
  const queue = [...chosen.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const result = await tryGenerator(next[1]);
      results[next[0]] = result;
      console.log(`       ${result.generator.title} (${result.seconds.toFixed(1)} s)`);
    }
  };
  await Promise.all([work(), work()]);
  const head = ["Tool", "Version", "Options", "Read", "Written back", "Refused", "Known failures"];
  return { table: tableOf(head, results.map(rowOf)), failures: results.flatMap(({ failures }) => failures) };
}

function rowOf({ generator, outcomes }: GeneratorResult): string[] {
  const { name, title, version, options, isChecker } = generator;
  const score = (kind: string): string => {
    const own = outcomes.filter(({ id }) => id.startsWith(`${kind}/`));
    const good = own.filter(({ failure }) => failure === undefined);
    return own.length === 0 ? "" : `${good.length} of ${own.length}`;
  };
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  return [
    title,
    version,
    options === undefined ? "" : `\`${options}\``,
    score("read") || "compiles",
    isChecker === true ? "" : score("write"),
    score("refuse"),
    failed === 0 ? "" : `[${failed}](known-failing/${name}.txt)`,
  ];
}
