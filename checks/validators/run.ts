import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { readCause } from "../../src/text/read-cause.ts";
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

const COMMAND_MS = 300_000;
const folder = import.meta.dirname;
const execute = promisify(execFile);
const questions = listQuestions();
const differences: readonly Difference[] = JSON.parse(readFileSync(join(folder, "differences.json"), "utf8"));

async function run(command: string): Promise<string> {
  try {
    const options = { cwd: folder, timeout: COMMAND_MS, maxBuffer: 2 ** 26 };
    return (await execute("sh", ["-c", command], options)).stdout;
  } catch (cause) {
    const { stdout, stderr } = readCause(cause);
    throw new Error(`"${command}" failed: ${(stderr + stdout).trim().slice(-1_000)}`);
  }
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

async function tryValidator({ name, needs, build, judge }: Validator): Promise<boolean> {
  const start = performance.now();
  const failures: string[] = [];
  try {
    for (const command of [...needs, ...build]) await run(command);
    failures.push(...compare(name, (await run(`${judge} dist/questions.jsonl`)).trimEnd().split("\n")));
  } catch (error) {
    failures.push(readCause(error).message);
  }
  const listed = differences.filter(({ validators: names }) => names.includes(name));
  const count = listed.reduce((sum, { cases }) => sum + cases.length, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const good = failures.length === 0;
  console.log(
    `${good ? "ok    " : "FAILED"} ${name.padEnd(20)} ${questions.length} verdicts, ${count} known to differ, ${seconds} s`,
  );
  for (const failure of failures) console.log(`       ${failure}`);
  return good;
}

mkdirSync(join(folder, "dist"), { recursive: true });
const lines = questions.map(({ schema, document }) => `${JSON.stringify({ schema, document })}\n`);
writeFileSync(join(folder, "dist/questions.jsonl"), lines.join(""));
const names = process.argv.slice(2);
const chosen = validators.filter(({ name }) => names.length === 0 || names.includes(name));
const editor = await tryEditor();
console.log(
  `${editor.length === 0 ? "ok    " : "FAILED"} editor: errors, hover texts and completions of a sample`,
);
for (const failure of editor) console.log(`       ${failure}`);
let passed = editor.length === 0 ? 1 : 0;
for (const validator of chosen) if (await tryValidator(validator)) passed++;
const failed = chosen.length + 1 - passed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && (names.length === 0 || chosen.length === names.length) ? 0 : 1;
