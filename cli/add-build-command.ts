import { OutOfReach } from "./command.ts";
import { type AddCommand, defineCommand } from "./define-command.ts";
import { text } from "./flag.ts";

/** Adds the command `build`, which generates everything from the contracts of this folder. */
export const addBuildCommand: AddCommand = defineCommand({
  name: "build",
  summary: "generate everything from contracts of your own",
  description:
    "Generate OpenAPI, JSON Schemas, types, validators, packages for other languages, samples, a suite, a site and a receiver from the contracts of this folder. Nothing is fetched.",
  flags: {
    config: text("--config <file>", "configuration; default: contracts.config.json, .ts, .mjs or .js"),
    out: text("--out <dir>", "folder to write to; default: generated"),
  },
  run: async ({ config, out }, io) => {
    const start = io.now();
    const { buildProject } = await import("#scripts/project/build-project.ts");
    const built = await buildProject({ root: process.cwd(), config, out }).catch((cause: Error) => {
      throw new OutOfReach(cause.message);
    });
    for (const remark of built.remarks) await io.stderr.write(`${remark}\n`);
    const seconds = ((io.now() - start) / 1_000).toFixed(1);
    await io.stdout.write(
      `${out ?? "generated"}: ${built.files.length} files, ${built.written} written, ${built.removed} removed, in ${seconds} s\n`,
    );
    return 0;
  },
});
