import type { Verdict } from "../runner/outcome.ts";
import type { CaseContext } from "../runner/run-suite.ts";
import type { Listener, ListenerAnswer, RecordedDelivery } from "./listener.ts";
import { blot } from "./secret-forms.ts";
import type { SenderRequest, SenderResponse, WebhookSettings } from "./sender-protocol.ts";
import type { SuiteEdition } from "./suite-edition.ts";
import { normalizeTarget } from "./target-path.ts";

/** Asks the sender under test, as `createLibraryProcess` does. */
export interface SenderDriver {
  ask(
    request: SenderRequest,
    options: {
      readonly signal: AbortSignal;
      readonly trace?: (direction: "sent" | "received", line: string) => void;
    },
  ): Promise<SenderResponse>;
  close(): Promise<void>;
}

/** A webhook that a case has created. */
export interface SceneWebhook {
  readonly id: number;
  readonly edition: SuiteEdition;
  readonly settings: WebhookSettings;
  /** The resource as the platform last showed it, when it was created or read. */
  readonly seen?: Readonly<Record<string, unknown>>;
}

/** The state of a case: its webhooks and what has arrived for them. */
export interface Scene {
  /** Webhooks by their names in the case. */
  readonly webhooks: Map<string, SceneWebhook>;
  /** How to answer deliveries, by target. */
  readonly answers: Map<string, readonly ListenerAnswer[]>;
  /** Deliveries that have arrived and are not expected yet. */
  readonly inbox: RecordedDelivery[];
  /** When the case began, in milliseconds since 1970. */
  readonly began: number;
  /** Milliseconds to wait for silence. */
  readonly quiet: number;
  /** Milliseconds to wait for what must come. */
  readonly patience: number;
  readonly signal: AbortSignal;
  readonly edition: SuiteEdition;
  /** Returns the address of a path of the case. */
  readonly address: (path: string, tls: boolean) => Promise<string>;
  /** Turns a number of the case into a number that no other case has; 0 stays 0. */
  readonly scopeId: (number: number | null) => number | null;
  readonly ask: (request: SenderRequest) => Promise<SenderResponse>;
  /** Removes the secrets of the case, and every digest, from a text that will be shown. */
  readonly blot: (text: string) => string;
  /** Takes a delivery into the case, and returns how to answer it. */
  readonly take: (delivery: RecordedDelivery) => ListenerAnswer;
  /** Ends the exchanges that still hang. */
  readonly end: () => void;
}

/** Ends a case early: it is failed, or skipped. */
export class CaseEnd extends Error {
  readonly verdict: Verdict;

  /** Makes the end of a case. */
  constructor(verdict: Verdict) {
    super(verdict.status);
    this.verdict = verdict;
  }
}

/** Fails the present case. */
export function fail(expected: string, received: string): never {
  throw new CaseEnd({ status: "failed", expected, received });
}

/** Finds a webhook of a case by its name there. */
export function findWebhook(name: string, { webhooks }: Scene): SceneWebhook {
  const webhook = webhooks.get(name);
  if (webhook === undefined) throw new Error(`the case has no webhook ${name}`);
  return webhook;
}

/** Waits, but not longer than the case lasts. */
export async function pause(milliseconds: number, { signal }: Scene): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
}

/** Parts of a new scene. */
interface SceneOptions extends Pick<Scene, "quiet" | "patience" | "edition"> {
  /** Number of the case in the run, from 1. */
  readonly number: number;
  /** First segment of the paths that belong to the case. */
  readonly root: string;
  readonly driver: SenderDriver;
  readonly listen: (tls: boolean) => Promise<Listener>;
  readonly context: CaseContext;
}

/** Sets up the scene of a case. */
export function createScene(options: SceneOptions): Scene {
  const { number, root, driver, listen, quiet, patience, edition, context } = options;
  const { signal } = context;
  const webhooks: Scene["webhooks"] = new Map();
  const answers: Scene["answers"] = new Map();
  const inbox: RecordedDelivery[] = [];
  const taken: RecordedDelivery[] = [];
  const secrets = new Set<string>();
  const blotAll = (text: string): string => blot(text, [...secrets]);
  const trace: CaseContext["trace"] = (direction, text) => context.trace(direction, blotAll(text));
  return {
    webhooks,
    answers,
    inbox,
    began: Date.now(),
    quiet,
    patience,
    edition,
    signal,
    blot: blotAll,
    address: async (path, tls) => `${(await listen(tls)).url}/${root}/${path}`,
    scopeId: (one) => (one === null || one === 0 ? one : number * 100 + one),
    ask: (request) => {
      for (const secret of secretsIn(request)) secrets.add(secret);
      return driver.ask(request, { signal, trace });
    },
    take: (delivery) => {
      trace("received", writeDelivery(delivery));
      const arrived = { ...delivery, target: normalizeTarget(delivery.target) };
      const given = answers.get(arrived.target) ?? [];
      const before = taken.filter(({ target }) => target === arrived.target).length;
      inbox.push(arrived);
      taken.push(arrived);
      return given[Math.min(before, given.length - 1)] ?? { status: 200 };
    },
    end: () => {
      for (const { drop } of taken) drop();
    },
  };
}

function secretsIn(request: SenderRequest): readonly string[] {
  if (request.op === "create-webhook")
    return request.webhook.secret === undefined ? [] : [request.webhook.secret];
  return request.op === "update-webhook" && typeof request.changes.secret === "string"
    ? [request.changes.secret]
    : [];
}

/** Most characters of a body in a trace. */
const SHOWN = 4_000;

/** Writes a delivery exactly as it was on the wire; bytes that are not UTF-8 show as U+FFFD. */
export function writeDelivery({ method, target, headers, body }: RecordedDelivery): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${body.length} bytes)` : text;
  return [`${method} ${target}`, ...lines, "", shown].join("\n");
}
