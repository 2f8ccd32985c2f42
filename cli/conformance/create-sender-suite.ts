import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import {
  createRecordingUnderTest,
  recordingCases,
} from "#conformance/suite/sender/create-recording-under-test.ts";
import { recordDeliveries, targetVariable } from "#conformance/suite/sender/record-deliveries.ts";
import { loadSuiteEdition, type SuiteEdition } from "#conformance/suite/sender/suite-edition.ts";
import { defined } from "#src/util/defined.ts";
import { printable } from "#src/util/display.ts";
import { type CreateCommand, examples } from "../create-command.ts";
import { type Io, UsageError } from "../io.ts";
import { hostOption, parseInteger } from "../options.ts";
import { readOneSecret, secretEnvOption, secretOption } from "../secrets.ts";
import { runTarget } from "./run-target.ts";
import { createEditionOption, type SuiteOptions, suiteNotes, suiteOptions } from "./suite-options.ts";

const notes = `
The suite records what arrives, and responds 200, until the command after -- ends, --duration is over, or Ctrl+C is pressed. The
command finds the URL to send to in ${targetVariable}. What was recorded is then checked, delivery by delivery.`;

type Events = "everything" | readonly string[];

/** Values of the options of this suite. */
interface Options extends SuiteOptions {
  readonly listen?: number | undefined;
  readonly host: string;
  readonly duration?: number | undefined;
  readonly events?: Events | undefined;
  readonly secretEnv?: readonly string[] | undefined;
  readonly edition?: string | undefined;
}

/** Creates the suite for senders, which are recorded. */
export const createSenderSuite: CreateCommand = (io, finish) =>
  new Command("sender")
    .summary("test a platform that sends deliveries")
    .description("Test a sender in any language: check every delivery that it makes, byte by byte.")
    .argument("[program...]", "command that makes the platform send, after --")
    .addOption(
      new Option("--listen <port>", "port to record on; 0 is a free one").argParser(parseInteger(0, 65_535)),
    )
    .addOption(hostOption)
    .addOption(
      new Option("--duration <milliseconds>", "time to record").argParser(parseInteger(1, 86_400_000)),
    )
    .addOption(
      new Option("--events <names>", "events that the webhook subscribes to, or everything").argParser(
        readEvents,
      ),
    )
    .addOption(secretEnvOption)
    .addOption(secretOption)
    .addOption(createEditionOption(["webhook"]))
    .addOption(suiteOptions.run)
    .addOption(suiteOptions.skip)
    .addOption(suiteOptions.knownFailing)
    .addOption(suiteOptions.failOn)
    .addOption(suiteOptions.list)
    .addOption(suiteOptions.report)
    .addHelpText("after", suiteNotes)
    .addHelpText("after", notes)
    .addHelpText(
      "after",
      examples(
        "conformance sender --listen 8080 --secret-env WEBHOOK_SECRET --events create:task,update:task",
      ),
    )
    .action(async (command, options) => finish(await testSender(command, options, io)));

function readEvents(text: string): Events {
  if (text === "everything") return text;
  const names = text.split(",");
  const wrong = names.find((name) => !name.includes(":"));
  if (wrong !== undefined) throw new InvalidArgumentError(`"${wrong}" is not an event to subscribe to`);
  return names;
}

/** Ends the program for an event that the edition does not have. */
function checkEvents(given: Events | undefined, { events }: SuiteEdition): void {
  if (given === undefined || given === "everything") return;
  const wrong = given.find((one) => !events.some(({ name, subscribable }) => subscribable && name === one));
  if (wrong !== undefined)
    throw new UsageError(`--events: ${printable(JSON.stringify(wrong))} is not an event to subscribe to`);
}

async function testSender(command: readonly string[], options: Options, io: Io): Promise<number> {
  const { listen, host, duration, events } = options;
  if (listen === undefined && !options.list) throw new UsageError("missing port: pass --listen");
  const secret = await readOneSecret(options, io);
  const edition = await loadSuiteEdition(options.edition);
  checkEvents(events, edition);
  const createTarget = async () => {
    io.endGently?.();
    const deliveries = await recordDeliveries({
      host,
      port: listen ?? 0,
      signal: io.signal,
      ...(command.length > 0 && { command }),
      ...defined({ duration }),
      onListening: (url) => void io.stderr.write(`listening on ${url}\n`),
      onDelivery: ({ number, method, body }) =>
        void io.stderr.write(`#${number} ${printable(method)}, ${body.length} bytes\n`),
    });
    return createRecordingUnderTest(deliveries, { edition, ...defined({ secret, events }) });
  };
  // The interruption that ended the recording must not end the checks of what was recorded.
  const { signal } = new AbortController();
  return runTarget(
    { suite: "sender", cases: recordingCases, edition: options.edition, signal, createTarget },
    options,
    io,
  );
}
