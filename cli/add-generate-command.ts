import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { packageFolder } from "#conformance/suites/cases/data-folder.ts";
import { type Finish, gather } from "./command.ts";
import { type Io, UsageError } from "./io.ts";

/** The pipeline's own command, which stands in a checkout alone. */
const script = fileURLToPath(new URL("scripts/languages-command.ts", packageFolder));

interface Options {
  readonly lang: string;
  readonly out: string;
  readonly option?: readonly string[];
  readonly edition?: readonly string[];
}

/** Adds the command `generate`, which writes the types of a language; in a checkout only, where the pipeline is. */
export function addGenerateCommand(program: Command, io: Io, finish: Finish): void {
  program
    .command("generate")
    .summary("write types for another language (needs a checkout)")
    .description("Write types and readers of every contract for a language. Needs a checkout.")
    .requiredOption("--lang <lang>", "a language of generated/languages/, or any that quicktype writes")
    .requiredOption("--out <dir>", "folder to write to")
    .option("--edition <edition>", "an edition beside the default ones; may be given several times", gather)
    .option("--option <key=value>", "an option of quicktype's renderer; may be given several times", gather)
    .action(async ({ lang, out, option = [], edition = [] }: Options) => {
      if (!existsSync(script))
        throw new UsageError("generate works only in a checkout of annotation-contracts");
      const { code, stdout, stderr } = await runScript([
        ...edition.map((one) => `--edition=${one}`),
        "--",
        lang,
        resolve(out),
        ...option,
      ]);
      await io.stdout.write(stdout);
      await io.stderr.write(stderr);
      finish(code);
    });
}

function runScript(args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((settle) => {
    // The compiler finds its libraries from the checkout alone.
    execFile(process.execPath, [script, ...args], { cwd: packageFolder }, (error, stdout, stderr) =>
      settle({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
  });
}
