import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { holdKnown, readKnown } from "../shared/known-failing.ts";
import { chooseNamed } from "../shared/read-arguments.ts";
import { runShell } from "../shared/run-command.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { listQuestions } from "./list-questions.ts";
import { tryEditor } from "./try-editor.ts";
import { type Validator, validators } from "./validators.ts";

const folder = import.meta.dirname;
const questions = listQuestions();

function run(command: string): Promise<string> {
  return runShell(command, { cwd: folder });
}

async function tryValidator({ name, needs, build, judge }: Validator): Promise<Found> {
  for (const command of [...needs, ...build]) await run(command);
  const verdicts = (await run(`${judge} dist/questions.jsonl`)).trimEnd().split("\n");
  if (verdicts.length !== questions.length)
    throw new Error(`${verdicts.length} verdicts of ${questions.length}: ${verdicts.at(-1)}`);
  const differing = questions.flatMap(({ contract, mode, id, valid }, i) =>
    verdicts[i] === String(valid)
      ? []
      : [{ id: `${contract}/${mode}/${id}`, failure: `expected ${valid}, received ${verdicts[i]}` }],
  );
  const known = readKnown(name, import.meta.url);
  const says = `${questions.length} verdicts, ${known.length} known to differ`;
  return { says, failures: holdKnown(differing, known) };
}

const chosen = chooseNamed(validators);
mkdirSync(join(folder, "dist"), { recursive: true });
const lines = questions.map(({ schema, document }) => `${JSON.stringify({ schema, document })}\n`);
writeFileSync(join(folder, "dist/questions.jsonl"), lines.join(""));
await tryParts({
  "editor, errors, hover texts and completions of a sample": async () => ({ failures: await tryEditor() }),
  ...Object.fromEntries(chosen.map((one) => [one.name, () => tryValidator(one)])),
});
