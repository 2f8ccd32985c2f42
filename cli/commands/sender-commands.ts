import type { Commands, Run } from "./commands.ts";

/** What the package of the sender can do. */
export const senderCommands: Commands = {
  platform: async () => (await import("../add-platform-command.ts")).addPlatformCommand,
};

export const run: Run = async (argv, io) => (await import("../run.ts")).run(argv, io, senderCommands);
