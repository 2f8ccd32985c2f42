import { createServer } from "node:http";
import { join } from "node:path";
import type { EditionFacts } from "#generated/internal/types.d.ts";
import type { WebhookEdition } from "#generated/internal/webhook.d.ts";
import { toNodeListener } from "#src/receiver/node.ts";
import { createReceiver, type ReceiverOptions } from "#src/receiver.ts";
import { defined } from "#src/util/defined.ts";
import type { DeliveryMode } from "#src/validate/result.ts";
import { deriveEditionCases } from "../../derive/derive-edition-cases.ts";
import { listReceiverCases } from "../../derive/list-receiver-cases.ts";
import { createLibraryTestee } from "../../suites/library/create-library-testee.ts";
import { readEditionLibraryCases } from "../../suites/library/read-library-cases.ts";
import { createReceiverTestee, leastLimit as limit } from "../../suites/receiver/create-receiver-testee.ts";
import type { RunReport } from "../../suites/runner/outcome.ts";
import { runAndClose } from "../../suites/runner/run-suite.ts";
import { withServer } from "./with-server.ts";

const adapters = join(import.meta.dirname, "../../suites/adapters");
const secret = "a shared secret";

/** What to run: an edition, and the patterns of its cases. */
interface Run {
  readonly facts: EditionFacts;
  /** Default: all cases. */
  readonly run?: readonly string[];
}

/** Tests our library in an edition. */
export async function runLibrary({ facts, run = ["*"] }: Run): Promise<RunReport> {
  const testee = await createLibraryTestee([process.execPath, join(adapters, "typescript.ts")]);
  const cases = readEditionLibraryCases(facts, deriveEditionCases(facts));
  return runAndClose({ suite: "library", cases, testee, run });
}

/** Tests our receiver in a mode, on node:http. Default: the receiver of the source document, without handlers. */
export async function runReceiver(
  { facts, run = ["*"] }: Partial<Run>,
  mode: DeliveryMode<WebhookEdition>,
  settings: Pick<ReceiverOptions, "on" | "deduplication"> = { on: {} },
): Promise<RunReport> {
  const receiver = createReceiver({
    secret,
    mode,
    limits: { maxBytes: limit },
    onRejected() {},
    ...settings,
  });
  return withServer(createServer(toNodeListener(receiver)), async (url) => {
    const { edition } = facts ?? {};
    const testee = await createReceiverTestee({
      url,
      secret,
      limit,
      mode: mode.name,
      ...defined({ edition }),
    });
    return runAndClose({ suite: "receiver", cases: listReceiverCases(facts), testee, run });
  });
}

/** Loads the modes of a webhook edition. */
export async function loadModes({
  edition,
}: EditionFacts): Promise<Readonly<Record<"strict" | "tolerant", DeliveryMode<WebhookEdition>>>> {
  const { strict, tolerant } = await import(/* @vite-ignore */ `#src/webhook/${edition}.ts`);
  return { strict, tolerant };
}
