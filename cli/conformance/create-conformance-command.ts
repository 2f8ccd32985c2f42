import { Command } from "@commander-js/extra-typings";
import type { CreateCommand } from "../create-command.ts";
import { createLibrarySuite } from "./create-library-suite.ts";
import { createReceiverSuite } from "./create-receiver-suite.ts";
import { createSenderSuite } from "./create-sender-suite.ts";

/** Creates the subcommand `conformance`, which runs a suite against an implementation in any language. */
export const createConformanceCommand: CreateCommand = (io, finish) => {
  const command = new Command("conformance")
    .summary("test a library, a receiver or a sender in any language")
    .description("Run the conformance suite against an implementation: a library, a receiver or a sender.")
    .usage("<library|receiver|sender> [options]")
    .helpCommand(false);
  for (const create of [createLibrarySuite, createReceiverSuite, createSenderSuite])
    command.addCommand(create(io, finish));
  return command;
};
