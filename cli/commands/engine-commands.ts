import { UsageError } from "../io.ts";
import type { Commands, Run } from "./commands.ts";

/** Oldest Node that the pipeline runs on; the same as in its package. */
const NODE = 22;

/** Commands of the engine's package. */
export const engineCommands: Commands = {
  init: async () => {
    refuseOldNode();
    return (await import("../add-init-command.ts")).addInitCommand;
  },
  build: async () => {
    refuseOldNode();
    return (await import("../add-build-command.ts")).addBuildCommand;
  },
};

function refuseOldNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < NODE)
    throw new UsageError(`init and build need Node ${NODE} or newer; this is Node ${node}`);
}

export const run: Run = async (argv, io) => (await import("../run.ts")).run(argv, io, engineCommands);
