import type {
  CreateStep,
  DeleteStep,
  EmitStep,
  PingStep,
  QuietStep,
  ReadStep,
  SenderStep,
  UpdateStep,
} from "#generated/types/conformance/cases-sender.d.ts";
import { checkDelivery } from "./delivery-checks.ts";
import {
  expectedEnvelope,
  findDifference,
  findShown,
  isObject,
  makeHappening,
  owner,
  pinger,
  type Showing,
} from "./expected-body.ts";
import type { RecordedDelivery } from "./listener.ts";
import { CaseEnd, fail, type Scene, type SceneWebhook } from "./scene.ts";
import { givesAway } from "./secret-forms.ts";
import type { SenderRequest, SenderResponse, WebhookSettings } from "./sender-protocol.ts";

/** What a webhook of a case has unless told otherwise. */
const defaults: Omit<WebhookSettings, "target_url"> = {
  description: "",
  type: "project",
  project: 1,
  organization: null,
  content_type: "application/json",
  enable_ssl: true,
  is_active: true,
  events: "everything",
};

/** What is wrong, as what was expected and what came; nothing where all is right. */
type Fault = { readonly expected: string; readonly received: string } | undefined;

/** Tells what is wrong with the body of a delivery, beside what every delivery must keep. */
type Judge = (body: Readonly<Record<string, unknown>>, webhook: SceneWebhook) => Fault;

/** Takes one step of a case; ends the case by throwing a CaseEnd. */
export async function runStep(step: SenderStep, scene: Scene): Promise<void> {
  switch (step.op) {
    case "create-webhook":
      return create(step, scene);
    case "update-webhook":
      return update(step, scene);
    case "delete-webhook":
      return remove(step, scene);
    case "read-webhook":
      return read(step, scene);
    case "emit":
      return emit(step, scene);
    case "ping":
      return ping(step, scene);
    case "quiet":
      return keepQuiet(step, scene);
  }
}

/** Fails the case where something has arrived that no step expects. */
export function refuseRest({ inbox }: Scene): void {
  if (inbox.length === 0) return;
  const rest = inbox.map(({ method, target, body }) => `${method} ${pathOf(target)}${eventOf(body)}`);
  fail("no further delivery", rest.join(", "));
}

async function create(step: CreateStep, scene: Scene): Promise<void> {
  const { as, webhook: given = {}, tls = false, answers } = step;
  const { target_url: path = as, ...rest } = given;
  const plain = { ...defaults, ...rest };
  const settings: WebhookSettings = {
    ...plain,
    target_url: await scene.address(path, tls),
    project: scene.scopeId(plain.project),
    organization: scene.scopeId(plain.organization),
  };
  if (answers !== undefined) {
    const absolute = await Promise.all(
      answers.map(async (one) =>
        "location" in one ? { ...one, location: await scene.address(one.location, tls) } : one,
      ),
    );
    scene.answers.set(targetOf(settings), absolute);
  }
  const response = await mustTake({ op: "create-webhook", webhook: settings, owner }, scene);
  const id = isObject(response.webhook) ? response.webhook.id : undefined;
  if (!Number.isSafeInteger(id)) fail("a webhook with an integer id", JSON.stringify(response));
  const webhook = { id: id as number, settings };
  scene.webhooks.set(as, webhook);
  if (step.lacks !== undefined) refuseShown(response, webhook, step);
}

async function update(step: UpdateStep, scene: Scene): Promise<void> {
  const { webhook: name, changes } = step;
  const { id, settings } = find(name, scene);
  const { target_url: path, ...rest } = changes;
  const moved = path === undefined ? {} : { target_url: await scene.address(path, false) };
  const request = { op: "update-webhook", webhook_id: id, changes: { ...rest, ...moved } } as const;
  const response = await mustTake(request, scene);
  const { secret, ...changed } = { ...settings, ...rest, ...moved };
  const kept = typeof secret === "string" ? { secret } : {};
  const webhook = { id, settings: { ...changed, ...kept } };
  scene.webhooks.set(name, webhook);
  if (step.lacks !== undefined) refuseShown(response, webhook, step);
}

async function remove({ webhook: name }: DeleteStep, scene: Scene): Promise<void> {
  const { id } = find(name, scene);
  await mustTake({ op: "delete-webhook", webhook_id: id }, scene);
  scene.webhooks.delete(name);
}

async function read(step: ReadStep, scene: Scene): Promise<void> {
  const webhook = find(step.webhook, scene);
  const attempt = async (): Promise<Fault> => {
    const response = await mustTake({ op: "read-webhook", webhook_id: webhook.id }, scene);
    return findWrong(response, webhook, step) ?? findStale(response.webhook, step, scene);
  };
  const deadline = performance.now() + scene.patience;
  let fault = await attempt();
  while (fault !== undefined && performance.now() < deadline) {
    await pause(20, scene);
    fault = await attempt();
  }
  if (fault !== undefined) fail(fault.expected, fault.received);
}

/** Tells what is wrong with the webhook of a response. */
function findWrong(response: SenderResponse, webhook: SceneWebhook, showing: Showing): Fault {
  const { secret } = webhook.settings;
  if (secret !== undefined && givesAway(Buffer.from(JSON.stringify(response)), secret))
    return { expected: "no secret in the answer", received: "the secret" };
  return findShown(response.webhook, webhook, showing);
}

function refuseShown(response: SenderResponse, webhook: SceneWebhook, showing: Showing): void {
  const fault = findWrong(response, webhook, { lacks: showing.lacks ?? [] });
  if (fault !== undefined) fail(fault.expected, fault.received);
}

/** Milliseconds that a sender's clock may be off. */
const CLOCK = 5_000;

/** The webhook has been found to be an object. */
function findStale(webhook: unknown, { recent = [] }: ReadStep, { began }: Scene): Fault {
  const shown = webhook as Readonly<Record<string, unknown>>;
  const isRecent = (value: unknown): boolean => {
    if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(value)) return false;
    const time = Date.parse(value);
    return time >= began - CLOCK && time <= Date.now() + CLOCK;
  };
  const stale = recent.find((name) => !isRecent(shown[name]));
  if (stale === undefined) return undefined;
  const received = `${stale}: ${JSON.stringify(shown[stale]) ?? "none"}`;
  return { expected: `${stale}: a UTC timestamp of now`, received };
}

async function emit(step: EmitStep, scene: Scene): Promise<void> {
  const { to, times = 1, project = 1, organization = null, givesUp, mayBeSilent = false } = step;
  const happening = makeHappening(step);
  const scope = { project: scene.scopeId(project), organization: scene.scopeId(organization) };
  const requests = Array<SenderRequest>(times).fill({ op: "emit", ...happening, ...scope });
  const judge: Judge = (body, webhook) => findDifference(body, expectedEnvelope(step, happening, webhook));
  const got = await expectDeliveries(requests, { to, judge, scene, mayBeSilent });
  if (givesUp === undefined) return;
  for (const { over } of got) {
    const after = Math.round(await over);
    if (after < givesUp.after || after > givesUp.before)
      fail(`the exchange given up after ${givesUp.after} to ${givesUp.before} ms`, `after ${after} ms`);
  }
}

async function ping(step: PingStep, scene: Scene): Promise<void> {
  const { id } = find(step.webhook, scene);
  const judge: Judge = (body, webhook) =>
    findDifference(body, { event: "ping", sender: pinger }) ?? findShown(body.webhook, webhook, step);
  await expectDeliveries([{ op: "ping", webhook_id: id, sender: pinger }], { to: step.to, judge, scene });
}

async function keepQuiet({ for: milliseconds }: QuietStep, scene: Scene): Promise<void> {
  const end = performance.now() + (milliseconds ?? scene.quiet);
  while (performance.now() < end) {
    await pause(20, scene);
    refuseRest(scene);
  }
}

/** What is to come of requests. */
interface Expected {
  readonly to: readonly string[];
  readonly judge: Judge;
  readonly scene: Scene;
  /** Whether nothing may come as well. Default: `false`. */
  readonly mayBeSilent?: boolean;
}

/** Asks for what must be delivered, waits for it and judges it; gives the deliveries. */
async function expectDeliveries(
  requests: readonly SenderRequest[],
  { to, judge, scene, mayBeSilent = false }: Expected,
): Promise<readonly RecordedDelivery[]> {
  const awaited = to.flatMap((name) => requests.map(() => find(name, scene)));
  const asked = askAll(requests, to.length === 0 || mayBeSilent, scene);
  const received = await collect(awaited, { asked, scene, mayBeSilent });
  for (const { delivery, webhook } of received)
    await judgeDelivery(delivery, { webhook, judge, scene, mayBeSilent });
  await asked;
  return received.map(({ delivery }) => delivery);
}

/** What nobody may get may as well be refused. */
async function askAll(
  requests: readonly SenderRequest[],
  mayBeRefused: boolean,
  scene: Scene,
): Promise<void> {
  for (const request of requests) await (mayBeRefused ? take(request, scene) : mustTake(request, scene));
}

/** How deliveries are waited for. */
interface Waiting extends Pick<Expected, "scene"> {
  readonly asked: Promise<void>;
  readonly mayBeSilent: boolean;
}

interface Arrival {
  readonly delivery: RecordedDelivery;
  readonly webhook: SceneWebhook;
}

/** Takes a delivery for each webhook out of the inbox, as long as the sender's patience lasts. */
async function collect(
  awaited: readonly SceneWebhook[],
  { asked, scene, mayBeSilent }: Waiting,
): Promise<readonly Arrival[]> {
  let deadline = Number.POSITIVE_INFINITY;
  let broken: unknown;
  asked.then(
    () => (deadline = performance.now() + (mayBeSilent ? scene.quiet : scene.patience)),
    (cause: unknown) => (broken = cause),
  );
  const arrivals: Arrival[] = [];
  const open = [...awaited];
  while (open.length > 0) {
    if (broken !== undefined) throw broken;
    const place = open.findIndex(({ settings }) => findArrived(settings, scene) >= 0);
    if (place >= 0) {
      const [webhook] = open.splice(place, 1) as [SceneWebhook];
      const [delivery] = scene.inbox.splice(findArrived(webhook.settings, scene), 1) as [RecordedDelivery];
      arrivals.push({ delivery, webhook });
    } else if (performance.now() > deadline) {
      if (mayBeSilent) break;
      const names = open.map(({ settings }) => pathOf(targetOf(settings)));
      fail(`a delivery to ${names.join(", ")}`, `none within ${scene.patience} ms`);
    } else await pause(3, scene);
  }
  return arrivals;
}

function findArrived(settings: WebhookSettings, { inbox }: Scene): number {
  return inbox.findIndex(({ target }) => target === targetOf(settings));
}

async function judgeDelivery(
  delivery: RecordedDelivery,
  { webhook, judge, scene, mayBeSilent }: Omit<Expected, "to"> & { readonly webhook: SceneWebhook },
): Promise<void> {
  const { secret, content_type: contentType } = webhook.settings;
  const otherSecrets = [...scene.webhooks.values()].flatMap(({ settings }) => settings.secret ?? []);
  const found = await checkDelivery(delivery, { secret, contentType, otherSecrets });
  // An update that changes nothing is suspicious, which is why nothing may come instead.
  const findings = mayBeSilent ? found.filter(({ check }) => check !== "rules") : found;
  if (findings.length > 0) {
    const write = (key: "expected" | "received"): string => findings.map((one) => one[key]).join("; ");
    fail(write("expected"), write("received"));
  }
  const body: unknown = JSON.parse(new TextDecoder().decode(delivery.body));
  const fault = judge(body as Readonly<Record<string, unknown>>, webhook);
  if (fault !== undefined) fail(fault.expected, fault.received);
}

async function mustTake(request: SenderRequest, scene: Scene): Promise<SenderResponse> {
  const response = await take(request, scene);
  if (response.refused === undefined) return response;
  fail(`${request.op}: taken`, `refused: ${String(response.refused)}`);
}

async function take(request: SenderRequest, scene: Scene): Promise<SenderResponse> {
  const response = await scene.ask(request);
  if (response.unsupported !== true) return response;
  throw new CaseEnd({ status: "skipped", reason: `${request.op} is not offered` });
}

function find(name: string, { webhooks }: Scene): SceneWebhook {
  const webhook = webhooks.get(name);
  if (webhook === undefined) throw new Error(`the case has no webhook ${name}`);
  return webhook;
}

async function pause(milliseconds: number, { signal }: Scene): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
}

function targetOf({ target_url }: WebhookSettings): string {
  const { pathname, search } = new URL(target_url);
  return pathname + search;
}

/** The path without the segment that belongs to the case. */
function pathOf(target: string): string {
  return target.replace(/^\/[^/]*\//, "");
}

function eventOf(body: Uint8Array): string {
  const event = /"event"\s*:\s*"([^"]{1,40})"/.exec(Buffer.from(body).toString("latin1"))?.[1];
  return event === undefined ? "" : ` with ${event}`;
}
