import { OutOfReach } from "./command.ts";
import { type AddCommand, defineCommand } from "./define-command.ts";
import { text } from "./flag.ts";
import { UsageError } from "./io.ts";

/** Adds the command `init`, which writes the configuration of contracts in this folder. */
export const addInitCommand: AddCommand = defineCommand({
  name: "init",
  summary: "start a project of contracts of your own",
  description:
    "Write contracts.config.json in this folder: for a source in TypeSpec, OpenAPI or JSON Schema, or with a small contract to start from.",
  args: [["[source]", "file that the contract is written in"]],
  flags: { name: text("--name <name>", "name of the contract; default: that of the file") },
  run: async ({ name }, io, source: string | undefined) => {
    const { initProject, WrongStart } = await import("#scripts/project/init-project.ts");
    const paths = await initProject({ root: process.cwd(), source, name }).catch((cause: Error) => {
      throw new (cause instanceof WrongStart ? UsageError : OutOfReach)(cause.message);
    });
    await io.stdout.write(`${paths.join("\n")}\n`);
    return 0;
  },
});
