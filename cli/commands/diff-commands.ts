import type { Commands, Run } from "./commands.ts";

/** Commands of the package for comparison. */
export const diffCommands: Commands = {
  diff: async () => (await import("../diff/add-diff-command.ts")).addDiffCommand,
};

export const run: Run = async (argv, io) => (await import("../run.ts")).run(argv, io, diffCommands);
