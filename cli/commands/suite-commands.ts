import type { Commands, Run } from "./commands.ts";

/** Commands of the suite's package. */
export const suiteCommands: Commands = {
  conformance: async () => (await import("../conformance/add-conformance-command.ts")).addConformanceCommand,
};

export const run: Run = async (argv, io) => (await import("../run.ts")).run(argv, io, suiteCommands);
