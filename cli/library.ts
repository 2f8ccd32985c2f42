#!/usr/bin/env node
import { elsewhere, libraryCommands } from "./commands/library-commands.ts";
import { start } from "./start.ts";

await start(libraryCommands, elsewhere);
