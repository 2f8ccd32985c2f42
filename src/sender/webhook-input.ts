import type { ContentType, EventName, Integer, User } from "#generated/webhook/2.3/types.d.ts";
import { warnings } from "../validate/warnings.ts";
import { isObject } from "../util/is-object.ts";
import { quote } from "../util/quote.ts";
import type { ValidationError } from "../validate/result.ts";
import { DeliveryError, type Mistake, toMistake } from "./delivery-error.ts";
import type { StoredWebhook, WebhookFields } from "./delivery-store.ts";
import { checkLimits, type WebhookLimits } from "./limits.ts";
import {
  edition23,
  requestedEvent,
  type SenderEdition,
  subscribableIn,
  webhookIn,
} from "./sender-edition.ts";

/** The scope of a webhook: a project (perhaps of an organization), an organization (W1.2), or the server (2.76.0). */
export type WebhookScope =
  | { readonly project: Integer; readonly organization?: Integer | null }
  | { readonly project?: null; readonly organization: Integer }
  | { readonly server: true; readonly project?: null; readonly organization?: null };

/** Input for a new webhook: the fields of the setup form, under the names of the resource (W2.1, W-form). */
export interface WebhookInput {
  /** Where deliveries are sent: an absolute http or https URL without user name and password. */
  readonly target_url: string;
  /** Short purpose. Default: empty. */
  readonly description?: string;
  /** Scope of the webhook; it cannot be changed later (W-fixed). */
  readonly scope: WebhookScope;
  /** Media type of deliveries; the body is JSON in any case (W4.3.2). Default: `application/json`. */
  readonly content_type?: ContentType;
  /** Signing key; it is stored and never shown again. Default: unsigned deliveries (W5.1). */
  readonly secret?: string;
  /** Whether the target's certificate is verified (W4.3.4). Default: true. */
  readonly enable_ssl?: boolean;
  /** Whether anything is delivered (W4.3.5). Default: true. */
  readonly is_active?: boolean;
  /** `everything` subscribes to all events of the edition; an empty list to none, so that only pings are delivered (W6.1). */
  readonly events: "everything" | readonly (EventName | (string & {}))[];
  /** Its own limits; they are stored separately and never shown. Default: those of the service. */
  readonly limits?: WebhookLimits;
}

/** Input for changes of a webhook: absent members stay as they were; a `secret` of null removes it. */
export type WebhookChanges = Partial<Omit<WebhookInput, "scope" | "secret">> & {
  readonly secret?: string | null;
};

/** When something is created or changed, and by which edition. */
interface Occasion {
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Default: that of the document, 2.3. */
  readonly edition?: SenderEdition;
}

/** What a user may change. */
const changeable: readonly string[] = [
  "target_url",
  "description",
  "content_type",
  "secret",
  "enable_ssl",
  "is_active",
  "events",
  "limits",
];

/** Members stored separately from the resource. */
const apart: readonly string[] = ["secret", "limits"];

/** Parts of an unparsable address: no server can listen on port 0. */
const nowhere = { username: "", password: "", port: "0" };

/** A media type with its parameters (RFC 9110, 8.3.1). */
const mediaType =
  /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:[ \t]*;[ \t]*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\t !#-[\]-~]*"))*$/;

/**
 * Validates the input of a new webhook and fills in the defaults.
 *
 * @throws DeliveryError `invalid-webhook`, with a phrase per mistake.
 */
export function parseWebhookInput(
  input: WebhookInput,
  owner: User,
  { date, edition = edition23 }: Occasion,
): WebhookFields {
  const given = readMembers(input);
  const scope = readMembers(given.scope);
  // In the contract's order; given members replace the form's defaults.
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
  return checkFields(fields, edition, [
    ...checkMembers(given, [...changeable, "scope"]),
    ...checkScope(scope),
    ...checkApart(given),
  ]);
}

/**
 * Validates the changes of a webhook and returns the members to change.
 *
 * @throws DeliveryError `invalid-webhook`, with a phrase per mistake.
 */
export function parseWebhookChanges(
  changes: WebhookChanges,
  { id: _, ...webhook }: StoredWebhook,
  { date, edition = edition23 }: Occasion,
): Partial<WebhookFields> {
  const given = readMembers(changes);
  const picked = { ...pick(given, edition), updated_date: date };
  const { secret } = given;
  checkFields({ ...webhook, ...picked }, edition, [
    ...checkMembers(given, changeable),
    ...checkApart({ ...given, secret: secret ?? undefined }),
  ]);
  return picked;
}

/** Picks the members that the resource has under the same name, unless undefined. */
function pick(given: Record<string, unknown>, edition: SenderEdition): Record<string, unknown> {
  const names = changeable.filter((name) => !apart.includes(name) && given[name] !== undefined);
  const picked = Object.fromEntries(names.map((name) => [name, given[name]]));
  if (picked.events === "everything") picked.events = [...subscribableIn(edition)];
  return picked;
}

/** Checks the resource by the contract itself, as a ping would show it. */
function checkFields(
  fields: Record<string, unknown>,
  edition: SenderEdition,
  mistakes: readonly Mistake[],
): WebhookFields {
  const webhook = { id: 0, url: "http://localhost/api/webhooks/0", ...fields };
  const ping = { event: requestedEvent, webhook: webhookIn(edition, webhook), sender: fields.owner };
  const errors = edition.validate(ping);
  const all = [
    ...mistakes,
    ...errors.filter(({ path }) => path.startsWith("/webhook")).map(contractMistake),
    ...checkTarget(fields.target_url, errors),
    ...checkContentType(fields.content_type),
    ...(errors.length > 0 ? [] : warnings(ping))
      .filter(({ rule }) => rule === "event-repeated")
      .map(({ path, message }) => ({ path: inputPath(path), message })),
  ];
  if (all.length > 0) throw new DeliveryError("invalid-webhook", all);
  // The contract accepted them.
  return fields as WebhookFields;
}

function readType({ project, server }: Record<string, unknown>): string {
  if (server === true) return "server";
  return (project ?? null) === null ? "organization" : "project";
}

function contractMistake(error: ValidationError): Mistake {
  const path = inputPath(error.path);
  if (path === "/events") return { path, message: 'expected "everything" or a list of event names' };
  return { ...toMistake(error), path };
}

/** Finds the member of the input for a member of the resource. */
function inputPath(path: string): string {
  return path
    .slice("/webhook".length)
    .replace(/^\/project_id$/, "/project")
    .replace(/^\/(?=project$|organization$)/, "/scope/");
}

function checkMembers(given: Record<string, unknown>, known: readonly string[]): readonly Mistake[] {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  return unknown.map((name) => ({
    path: `/${name}`,
    message:
      name === "scope"
        ? "the scope of a webhook is fixed when it is created"
        : `expected one of ${known.join(", ")}`,
  }));
}

function checkScope({ project, organization, server }: Members): readonly Mistake[] {
  if (server === true || (project ?? organization ?? null) !== null) return [];
  return [{ path: "/scope", message: "expected a project or an organization" }];
}

/** Checks the members stored separately from the resource. */
function checkApart({ secret, limits }: Members): readonly Mistake[] {
  return [...checkSecret(secret), ...checkLimits("/limits", limits)];
}

/** Checks the secret. An empty one signs nothing (W-key). The phrases never quote the secret. */
function checkSecret(secret: unknown): readonly Mistake[] {
  if (secret === undefined) return [];
  const mistake = (message: string): readonly Mistake[] => [{ path: "/secret", message }];
  if (typeof secret !== "string") return mistake("expected a string");
  if (secret === "") return mistake("it is empty; leave it out to send unsigned deliveries");
  return secret.isWellFormed() ? [] : mistake("it has a lone surrogate, which UTF-8 cannot carry");
}

/** Rejects an address that cannot be requested, or that contains a password (W-address). */
function checkTarget(url: unknown, errors: readonly ValidationError[]): readonly Mistake[] {
  if (typeof url !== "string" || errors.some(({ path }) => path === "/webhook/target_url")) return [];
  const path = "/target_url";
  const { username, password, port } = URL.canParse(url) ? new URL(url) : nowhere;
  if (port === "0") return [{ path, message: `no request can be sent to ${quote(url)}` }];
  // Each ping shows the address.
  return username + password === "" ? [] : [{ path, message: "it holds a user name or password" }];
}

function checkContentType(type: unknown): readonly Mistake[] {
  if (typeof type !== "string" || mediaType.test(type)) return [];
  const message = `expected a media type such as application/json, found ${quote(type)}`;
  return [{ path: "/content_type", message }];
}

type Members = Readonly<Record<string, unknown>>;

function readMembers(value: unknown): Members {
  return isObject(value) ? value : {};
}
