import type { AddCommand } from "../define-command.ts";
import { addLibrarySuite } from "./add-library-suite.ts";
import { addReceiverSuite } from "./add-receiver-suite.ts";
import { addSenderSuite } from "./add-sender-suite.ts";

/** Adds the command `conformance`, which runs a suite against an implementation in any language. */
export const addConformanceCommand: AddCommand = (program, io, finish) => {
  const command = program
    .command("conformance")
    .summary("test a library, a receiver or a sender in any language")
    .description("Run the conformance suite against an implementation: a library, a receiver or a sender.")
    .usage("<library|receiver|sender> [options]")
    .helpCommand(false);
  for (const add of [addLibrarySuite, addReceiverSuite, addSenderSuite]) add(command, io, finish);
};
