import type { Commands, Run } from "./commands.ts";

/** Commands of the sender's package. */
export const senderCommands: Commands = {
  platform: async () => (await import("../add-platform-command.ts")).addPlatformCommand,
};

export const run: Run = async (argv, io) => (await import("../run.ts")).run(argv, io, senderCommands);
