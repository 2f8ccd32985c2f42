import type { Commands, Run } from "./commands.ts";

/** What the package of the comparison can do. */
export const diffCommands: Commands = {
  diff: async () => (await import("../diff/add-diff-command.ts")).addDiffCommand,
};

export const run: Run = async (argv, io) => (await import("../run.ts")).run(argv, io, diffCommands);
