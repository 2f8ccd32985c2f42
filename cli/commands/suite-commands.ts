import type { Commands, Run } from "./commands.ts";

/** What the package of the suite can do. */
export const suiteCommands: Commands = {
  conformance: async () => (await import("../conformance/add-conformance-command.ts")).addConformanceCommand,
};

export const run: Run = async (argv, io) => (await import("../run.ts")).run(argv, io, suiteCommands);
