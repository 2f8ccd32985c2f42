import { createReceiver } from "../create-receiver.ts";
import { toNodeListener } from "../node.ts";
import type { ReceiverSettings } from "../options.ts";
import { fetchFrom, type Outgoing, type Received, secret, send } from "./requests.ts";
import { serve } from "./serve.ts";

/** Takes a request through a receiver of these settings. */
export type Way = (settings: ReceiverSettings, outgoing: Outgoing) => Promise<Received>;

/** Ways from a request to its answer: all must agree. */
export const ways: Readonly<Record<string, Way>> = {
  "receiver.fetch": (settings, outgoing) => fetchFrom(createReceiver({ secret, ...settings }), outgoing),
  "a socket": async (settings, outgoing) =>
    send(await serve(toNodeListener(createReceiver({ secret, ...settings }))), outgoing),
};
