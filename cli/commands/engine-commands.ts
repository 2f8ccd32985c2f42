import type { Commands, Run } from "./commands.ts";

/** What the package of the engine can do. */
export const engineCommands: Commands = {
  init: async () => (await import("../add-init-command.ts")).addInitCommand,
  build: async () => (await import("../add-build-command.ts")).addBuildCommand,
};

export const run: Run = async (argv, io) => (await import("../run.ts")).run(argv, io, engineCommands);
