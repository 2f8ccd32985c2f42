import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { packageFolder } from "#conformance/suites/runner/data-folder.ts";
import { type AddCommand, defineCommand } from "./define-command.ts";
import { list, required } from "./flag.ts";
import { UsageError } from "./io.ts";

/** The pipeline's own command, which exists in a checkout only. */
const script = fileURLToPath(new URL("scripts/languages-command.ts", packageFolder));

/** Adds the command `generate`, which writes the types of a language. It exists in a checkout only: the package has no pipeline. */
export const addGenerateCommand: AddCommand = defineCommand({
  name: "generate",
  summary: "write types for another language (needs a checkout)",
  description: "Write types and readers of every contract for a language. Needs a checkout.",
  flags: {
    lang: required(
      "--lang <lang>",
      "a language of generated/languages/, or any that quicktype writes",
      String,
    ),
    out: required("--out <dir>", "folder to write to", String),
    edition: list("--edition <edition>", "an edition beside the default ones; may be given several times"),
    option: list("--option <key=value>", "an option of quicktype's renderer; may be given several times"),
  },
  run: async ({ lang, out, option = [], edition = [] }, io) => {
    if (!existsSync(script))
      throw new UsageError("generate works only in a checkout of annotation-contracts");
    const editions = edition.map((one) => `--edition=${one}`);
    const { code, stdout, stderr } = await runScript([...editions, "--", lang, resolve(out), ...option]);
    await io.stdout.write(stdout);
    await io.stderr.write(stderr);
    return code;
  },
});

function runScript(args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((settle) => {
    // The compiler finds its libraries only from the checkout.
    execFile(process.execPath, [script, ...args], { cwd: packageFolder }, (error, stdout, stderr) =>
      settle({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
  });
}
