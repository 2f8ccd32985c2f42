import { InvalidArgumentError } from "commander";
import { findLaterEdition } from "#conformance/suites/runner/find-later-edition.ts";
import { createRecordingTestee, recordingCases } from "#conformance/suites/sender/create-recording-testee.ts";
import { recordDeliveries, targetVariable } from "#conformance/suites/sender/record-deliveries.ts";
import {
  documentEdition,
  loadSuiteEdition,
  type SuiteEdition,
} from "#conformance/suites/sender/suite-edition.ts";
import { facts } from "#src/receiver/contract-facts.ts";
import { defined } from "#src/util/defined.ts";
import { printable } from "#src/util/display.ts";
import { type AddCommand, defineCommand, type Values } from "../define-command.ts";
import { hostFlag, integer, parsed } from "../flag.ts";
import { type Io, UsageError } from "../io.ts";
import { readSecrets, secretFlags, secretNotes } from "../read-secrets.ts";
import { conduct } from "./conduct.ts";
import { suiteFlags, suiteNotes } from "./suite-options.ts";
import { testedEditionFlag } from "./tested-edition-flag.ts";

const notes = `
The suite records what arrives until the command after -- ends, --duration is over, or Ctrl-C is pressed.
The command finds the address to send to in ${targetVariable}. See conformance/protocol/sender.md.

Example:
  $ annotation-contracts conformance sender --listen 8080 --secret-env WEBHOOK_SECRET`;

type Events = "everything" | readonly string[];

const flags = {
  listen: integer("--listen <port>", "record what arrives at this port; 0 takes a free one", [0, 65_535]),
  host: hostFlag,
  duration: integer("--duration <milliseconds>", "end the recording after this time", [1, 86_400_000]),
  events: parsed("--events <names>", "events that the webhook subscribes to, or everything", readEvents),
  ...secretFlags,
  ...suiteFlags,
  edition: testedEditionFlag([facts.name]),
};

type Options = Values<typeof flags>;

/** Adds the suite for senders: recorded. */
export const addSenderSuite: AddCommand = defineCommand({
  name: "sender",
  summary: "test a platform that sends deliveries",
  description: "Test a sender in any language: check every delivery that it makes, byte by byte.",
  args: [["[program...]", "command that makes the platform send, after --"]],
  flags,
  notes: [secretNotes, suiteNotes, notes],
  run: (options, io, words: readonly string[]) => {
    if (options.listen === undefined) throw new UsageError("a port is needed; use --listen");
    return record(options.listen, words, options, io);
  },
});

function readEvents(text: string): Events {
  if (text === "everything") return text;
  const names = text.split(",");
  const wrong = names.find((name) => !name.includes(":"));
  if (wrong !== undefined) throw new InvalidArgumentError(`"${wrong}" is not an event to subscribe to`);
  return names;
}

/** Ends the program for an event that the edition does not have. */
function checkEvents(given: Events, { events }: SuiteEdition): void {
  if (given === "everything") return;
  const wrong = given.find((one) => !events.some(({ name, subscribable }) => subscribable && name === one));
  if (wrong !== undefined)
    throw new UsageError(`--events: ${printable(JSON.stringify(wrong))} is not an event to subscribe to`);
}

async function record(port: number, command: readonly string[], options: Options, io: Io): Promise<number> {
  const { host, duration, events } = options;
  const [secret, ...others] = await readSecrets(options, io);
  if (others.length > 0) throw new UsageError("a webhook has one secret");
  if (options.save !== undefined || options.replay !== undefined)
    throw new UsageError("a recording cannot be run again");
  const later = findLaterEdition(options.edition);
  const edition = later === undefined ? documentEdition : await loadSuiteEdition(later);
  if (events !== undefined) checkEvents(events, edition);
  io.endGently?.();
  const createTestee = async () => {
    const deliveries = await recordDeliveries({
      host,
      port,
      signal: io.signal,
      ...(command.length > 0 && { command }),
      ...defined({ duration }),
      onListening: (url) => void io.stderr.write(`listening on ${url}\n`),
      onDelivery: ({ number, method, body }) =>
        void io.stderr.write(`#${number} ${printable(method)}, ${body.length} bytes\n`),
    });
    return createRecordingTestee(deliveries, { edition, ...defined({ secret: secret?.secret, events }) });
  };
  // The interruption that ended the recording must not end the checks of what was recorded.
  const { signal } = new AbortController();
  const conducted = { suite: "sender" as const, cases: recordingCases, targets: [{ createTestee }], signal };
  return conduct(conducted, options, io);
}
