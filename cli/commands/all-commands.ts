import type { Commands } from "./commands.ts";
import { diffCommands } from "./diff-commands.ts";
import { libraryCommands } from "./library-commands.ts";
import { senderCommands } from "./sender-commands.ts";
import { suiteCommands } from "./suite-commands.ts";

/** What a checkout can do. */
export const allCommands: Commands = {
  ...libraryCommands,
  ...diffCommands,
  ...senderCommands,
  ...suiteCommands,
};
