#!/usr/bin/env node
import { allCommands } from "./commands/all-commands.ts";
import { start } from "./start.ts";

await start(allCommands);
