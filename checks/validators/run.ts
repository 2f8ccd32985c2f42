import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooseNamed } from "../shared/read-arguments.ts";
import { runCommand } from "../shared/run-command.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { listQuestions, type Question } from "./list-questions.ts";
import { tryEditor } from "./try-editor.ts";
import { type Validator, validators } from "./validators.ts";

/** Where a validator judges otherwise than the case says, and why. A row that no longer holds is a failure. */
interface Difference {
  readonly validators: readonly string[];
  readonly contract: Question["contract"];
  readonly mode: Question["mode"];
  readonly cases: readonly string[];
  readonly reason: string;
}

const folder = import.meta.dirname;
const questions = listQuestions();
const differences: readonly Difference[] = JSON.parse(readFileSync(join(folder, "differences.json"), "utf8"));

function run(command: string): Promise<string> {
  return runCommand("sh", ["-c", command], { cwd: folder });
}

/** Names a question as the list of differences does. */
function nameOf({ contract, mode }: Pick<Question, "contract" | "mode">, id: string): string {
  return `${contract} ${mode} ${id}`;
}

/** Compares the verdicts of a validator with the cases and with its known differences. */
function compare(name: string, verdicts: readonly string[]): readonly string[] {
  if (verdicts.length !== questions.length)
    return [`${verdicts.length} verdicts of ${questions.length}: ${verdicts.at(-1)}`];
  const own = differences.filter((row) => row.validators.includes(name));
  const known = new Set(own.flatMap((row) => row.cases.map((id) => nameOf(row, id))));
  const failures = questions.flatMap((question, index) => {
    if (verdicts[index] === String(question.valid)) return [];
    const named = nameOf(question, question.id);
    return known.delete(named) ? [] : [`${named}: expected ${question.valid}, received ${verdicts[index]}`];
  });
  return [...failures, ...[...known].map((named) => `${named}: is listed as different, but is not`)];
}

async function tryValidator({ name, needs, build, judge }: Validator): Promise<Found> {
  for (const command of [...needs, ...build]) await run(command);
  const verdicts = (await run(`${judge} dist/questions.jsonl`)).trimEnd().split("\n");
  const listed = differences.filter(({ validators: names }) => names.includes(name));
  const count = listed.reduce((sum, { cases }) => sum + cases.length, 0);
  const says = `${questions.length} verdicts, ${count} known to differ`;
  return { says, failures: compare(name, verdicts) };
}

const chosen = chooseNamed(validators);
mkdirSync(join(folder, "dist"), { recursive: true });
const lines = questions.map(({ schema, document }) => `${JSON.stringify({ schema, document })}\n`);
writeFileSync(join(folder, "dist/questions.jsonl"), lines.join(""));
await tryParts({
  "editor, errors, hover texts and completions of a sample": async () => ({ failures: await tryEditor() }),
  ...Object.fromEntries(chosen.map((one) => [one.name, () => tryValidator(one)])),
});
