import type { DefaultEdition } from "#generated/internal/webhook.d.ts";
import { isObject, isRecord } from "../util/is-object.ts";
import { quote } from "../util/quote.ts";
import { checkName, expectObject, expectThat, type Issue, type Rule } from "../util/rules.ts";
import type { ValidationError } from "../validate/result.ts";
import { warnings } from "../validate/warnings.ts";
import {
  type EventsByEdition,
  listSubscribable,
  PING,
  type SenderEdition,
  showWebhook,
  type WebhookEdition,
} from "./edition.ts";
import type { SenderEvent } from "./event-input.ts";
import { checkLimits, type WebhookLimits } from "./limits.ts";
import { rejectIf, SenderError, toIssue } from "./sender-error.ts";

/** A webhook in the form of an edition's ping (W2.1). */
export type WebhookOf<E extends WebhookEdition = DefaultEdition> = EventsByEdition[E]["ping"]["webhook"];

/** A stored webhook, without its secret and without its URL, which is derived from `baseUrl` (W2.1). */
export interface StoredWebhook extends WebhookFields {
  readonly id: number;
  readonly last_status?: number;
  readonly last_delivery_date?: string;
}

/** A webhook that has no identifier yet. */
export interface WebhookFields {
  readonly target_url: string;
  readonly description: string;
  /** `server` since 2.76.0. */
  readonly type: "project" | "organization" | "server";
  readonly content_type: string;
  readonly is_active: boolean;
  readonly enable_ssl: boolean;
  readonly created_date: string;
  readonly updated_date: string;
  /** A user, with the properties of the edition. */
  readonly owner: object | null;
  readonly project: number | null;
  readonly organization: number | null;
  readonly events: readonly string[];
}

/** The scope of a webhook: a project (optionally in an organization), an organization (W1.2), or the server (2.76.0). */
export type WebhookScope =
  | { readonly project: number; readonly organization?: number | null }
  | { readonly project?: null; readonly organization: number }
  | { readonly server: true; readonly project?: null; readonly organization?: null };

/** Input for a new webhook: the fields of the setup form, with the property names of the resource (W2.1, W-form). */
export interface WebhookInput<E extends WebhookEdition = DefaultEdition> {
  /** Where deliveries are sent: an absolute http or https URL without a user name or password. */
  readonly target_url: string;
  /** Short description of its purpose. Default: empty. */
  readonly description?: string;
  /** Scope of the webhook; it cannot be changed later (W-fixed). */
  readonly scope: WebhookScope;
  /** Media type of deliveries; the body is always JSON (W4.3.2). Default: `application/json`. */
  readonly content_type?: string;
  /** Key of the signature. It is stored and never shown again. Default: deliveries are unsigned (W5.1). */
  readonly secret?: string;
  /** Whether the target's certificate is verified (W4.3.4). Default: true. */
  readonly enable_ssl?: boolean;
  /** Whether anything is delivered (W4.3.5). Default: true. */
  readonly is_active?: boolean;
  /** `everything` subscribes to all events of the edition. With an empty list, only pings are delivered (W6.1). */
  readonly events: "everything" | readonly SenderEvent<E>[];
  /** Limits of this webhook. They are stored separately and never shown. Default: those of the sender. */
  readonly limits?: WebhookLimits;
}

/** Input for changes to a webhook. Absent properties do not change; a `secret` of null removes the secret. */
export type WebhookChanges<E extends WebhookEdition = DefaultEdition> = Partial<
  Omit<WebhookInput<E>, "scope" | "secret">
> & { readonly secret?: string | null };

/** The input properties that a stored webhook also has. */
const shown = ["target_url", "description", "content_type", "enable_ssl", "is_active", "events"];

/** A media type with its parameters (RFC 9110, 8.3.1). */
const mediaType =
  /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:[ \t]*;[ \t]*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\t !#-[\]-~]*"))*$/;

const issue = (path: string, message: string): readonly Issue[] => [{ path, message }];

/** The rule for a secret. An empty secret cannot sign (W-key). Errors never quote the value. */
const checkSecret: Rule = (secret, path) => {
  if (typeof secret !== "string") return issue(path, "expected a string");
  if (secret === "") return issue(path, "it is empty; leave it out to send unsigned deliveries");
  return secret.isWellFormed() ? [] : issue(path, "it has a lone surrogate, which UTF-8 cannot encode");
};

const checkScope: Rule = (scope, path) => {
  const { project, organization, server } = Object(scope);
  if (server === true || (project ?? organization ?? null) !== null) return [];
  return issue(path, "expected a project or an organization");
};

/** The rules for the input. The contract itself checks the `shown` properties. */
const shownRules = Object.fromEntries(shown.map((name) => [name, () => []]));
const changeRules = {
  ...shownRules,
  content_type: expectThat(
    "a media type such as application/json",
    (type) => typeof type !== "string" || mediaType.test(type),
  ),
  secret: checkSecret,
  limits: checkLimits,
};
const advice = {
  headers: "deliveries cannot have custom headers; set a secret, and verify the signature in the receiver",
  url: 'set the URL of deliveries in "target_url"; the url of a webhook is derived from its id',
};
const checkInput = expectObject({ ...changeRules, scope: checkScope }, { advice });
const checkChanges = expectObject(changeRules, {
  advice: { ...advice, scope: "the scope of a webhook is fixed when it is created" },
});

/**
 * Validates the input of a new webhook and fills in the defaults.
 *
 * @throws SenderError `invalid-webhook`, with a phrase per issue.
 */
export function parseWebhookInput(
  input: unknown,
  owner: unknown,
  date: string,
  edition: SenderEdition,
): WebhookFields {
  const given = readInput(input);
  const scope = isObject(given.scope) ? given.scope : {};
  // The contract's order is used, and given properties replace the form's defaults.
  const fields = {
    target_url: undefined,
    description: "",
    type: readType(scope),
    content_type: "application/json",
    is_active: true,
    enable_ssl: true,
    created_date: date,
    updated_date: date,
    owner,
    project: scope.project ?? null,
    organization: scope.organization ?? null,
    events: undefined,
    ...pick(given, edition),
  };
  const issues = checkInput({ ...given, scope: given.scope ?? {} }, "");
  return checkFields(fields, edition, issues);
}

/**
 * Validates the changes to a webhook and returns the properties to change.
 *
 * @throws SenderError `invalid-webhook`, with a phrase per issue.
 */
export function parseWebhookChanges(
  changes: unknown,
  { id: _, ...webhook }: StoredWebhook,
  date: string,
  edition: SenderEdition,
): Partial<WebhookFields> {
  const given = readInput(changes);
  const picked = { ...pick(given, edition), updated_date: date };
  checkFields(
    { ...webhook, ...picked },
    edition,
    checkChanges({ ...given, secret: given.secret ?? undefined }, ""),
  );
  return picked;
}

type Properties = Readonly<Record<string, unknown>>;

function readInput(input: unknown): Properties {
  if (isRecord(input)) return input;
  throw new SenderError("invalid-webhook", `expected an object, found ${quote(input)}`);
}

function pick(given: Properties, edition: SenderEdition): Record<string, unknown> {
  const names = shown.filter((name) => given[name] !== undefined);
  const picked = Object.fromEntries(names.map((name) => [name, given[name]]));
  if (picked.events === "everything") picked.events = [...listSubscribable(edition)];
  return picked;
}

/** Checks the webhook against the contract, as a ping would show it. */
function checkFields(fields: Properties, edition: SenderEdition, issues: readonly Issue[]): WebhookFields {
  const webhook = { id: 0, url: "http://localhost/api/webhooks/0", ...fields };
  const ping = { event: PING, webhook: showWebhook(edition, webhook), sender: fields.owner };
  const errors = edition.validate(ping);
  const ofWebhook = errors.filter(({ path }) => path.startsWith("/webhook"));
  const repeated = errors.length > 0 ? [] : warnings(ping).filter(({ rule }) => rule === "event-repeated");
  rejectIf("invalid-webhook", [
    ...issues,
    ...ofWebhook.map((error) => describeContractError(error, fields, edition)),
    ...(ofWebhook.some(({ path }) => path === "/webhook/target_url") ? [] : checkTarget(fields.target_url)),
    ...repeated.map(({ path, message }) => ({ path: toInputPath(path), message })),
  ]);
  // The contract has accepted these properties.
  return fields as unknown as WebhookFields;
}

function readType({ project, server }: Properties): string {
  if (server === true) return "server";
  return (project ?? null) === null ? "organization" : "project";
}

function describeContractError(
  error: ValidationError,
  { events }: Properties,
  edition: SenderEdition,
): Issue {
  const path = toInputPath(error.path);
  if (path === "/events") return { path, message: 'expected "everything" or a list of event names' };
  const [, index] = /^\/events\/(\d+)$/.exec(path) ?? [];
  const name = Array.isArray(events) ? events[Number(index)] : undefined;
  if (typeof name === "string") return checkName(path, name, listSubscribable(edition));
  return { ...toIssue(error), path };
}

function toInputPath(path: string): string {
  return path
    .slice("/webhook".length)
    .replace(/^\/project_id$/, "/project")
    .replace(/^\/(?=project$|organization$)/, "/scope/");
}

/** Rejects a URL that cannot be requested, or that contains a password, because every ping shows it (W-address). */
function checkTarget(url: unknown): readonly Issue[] {
  const path = "/target_url";
  const { username, password, port } = URL.canParse(String(url)) ? new URL(String(url)) : { port: "0" };
  if (port === "0") return issue(path, `no request can be sent to ${quote(url)}`);
  if (!username && !password) return [];
  return issue(path, "remove the user name and password: every ping would show them; use a secret instead");
}
