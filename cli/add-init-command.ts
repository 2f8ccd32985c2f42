import type { Command } from "commander";
import { conclude, type Finish, OutOfReach } from "./command.ts";
import type { Io } from "./io.ts";

/** Adds the command `init`, which writes the configuration of contracts in this folder. */
export function addInitCommand(program: Command, io: Io, finish: Finish): void {
  program
    .command("init")
    .summary("start a project of contracts of your own")
    .description(
      "Write contracts.config.json in this folder: for a source in TypeSpec, OpenAPI 3.1 or JSON Schema, or with a small contract to start from.",
    )
    .argument("[source]", "file that the contract is written in")
    .option("--name <name>", "name of the contract; default: that of the file")
    .action((source: string | undefined, { name }: { readonly name?: string }) =>
      conclude(io, finish, async () => {
        const { initProject } = await import("#scripts/project/init-project.ts");
        const paths = await initProject({ root: process.cwd(), source, name }).catch((cause: Error) => {
          throw new OutOfReach(cause.message);
        });
        await io.stdout.write(`${paths.join("\n")}\n`);
        return 0;
      }),
    );
}
