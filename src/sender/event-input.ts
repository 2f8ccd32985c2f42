import type { EventsByEdition, WebhookEdition } from "#generated/internal/webhook.d.ts";
import type { DefaultEdition } from "../receiver/contract-facts.ts";
import { isObject } from "../util/is-object.ts";
import { expectThat, type Rule, wrong } from "./sender-error.ts";

/** Name of an event that can be emitted in an edition: all but `ping`. */
export type SenderEvent<E extends WebhookEdition = DefaultEdition> = Exclude<
  keyof EventsByEdition[E],
  "ping"
> &
  string;

/** The user who acts, as an edition shows it in `sender`. */
export type SenderUser<E extends WebhookEdition = DefaultEdition> = EventsByEdition[E]["ping"] extends {
  sender: infer User;
}
  ? User
  : never;

/** Properties of an envelope that are not its resource. */
type EnvelopeProperty = "event" | "webhook_id" | "sender" | "before_update";

/** A type with one member: `never` for several. */
type Single<K, All = K> = K extends unknown ? ([All] extends [K] ? K : never) : never;

/** The resource of an envelope: its one other property, or all of them where the envelope is flat (2.65). */
type Held<Envelope> = [Single<Exclude<keyof Envelope, EnvelopeProperty>>] extends [never]
  ? Omit<Envelope, EnvelopeProperty>
  : Envelope[Single<Exclude<keyof Envelope, EnvelopeProperty>> & keyof Envelope];

/** A resource as a caller gives it: any object if the edition publishes no fields (W2.5). */
type Given<R> = R extends unknown ? (string extends keyof R ? object : R) : never;

type Related<E extends WebhookEdition, Name extends string> = Name extends `${string}:${infer Kind}`
  ? Extract<SenderEvent<E>, `${string}:${Kind}`>
  : Name;

/**
 * The resource of an event as `emit` takes it.
 *
 * Create and delete events also accept the update-only fields (W2.3), which `emit` leaves out.
 */
export type ResourceOf<
  Name extends SenderEvent<E>,
  E extends WebhookEdition = DefaultEdition,
> = Name extends `update:${string}`
  ? Given<Held<EventsByEdition[E][Name]>>
  : { [Other in Related<E, Name>]: Given<Held<EventsByEdition[E][Other]>> }[Related<E, Name>];

/**
 * Where an event happened (W1.2).
 *
 * An event reaches the webhooks of its project and of its organization; give both if a project belongs to
 * an organization. A scope that is absent or null reaches no webhook of its type.
 */
export interface EventScope {
  /** Identifier of the project that the resource is, or belongs to. */
  readonly project?: number | null;
  /** Identifier of the organization that the resource is, or belongs to. */
  readonly organization?: number | null;
  /** Whether it happened to the server itself, such as a new user (since 2.76.0). Default: false. */
  readonly server?: boolean;
}

/** The resource before an update: required where the edition's envelope shows old values. */
type Before<Envelope, Resource> = Envelope extends { before_update: unknown }
  ? { readonly before: Resource }
  : { readonly before?: Resource };

/** Who caused the event; absent where the edition's envelope has no sender. */
type ActedBy<Envelope> = Envelope extends { sender: infer User }
  ? { readonly sender: User }
  : { readonly sender?: never };

/** Something that happened to a resource, typed by edition and event (W6.2–W6.4). */
export type EventInput<
  E extends WebhookEdition = DefaultEdition,
  Name extends SenderEvent<E> = SenderEvent<E>,
> =
  Name extends SenderEvent<E>
    ? {
        readonly event: Name;
        /** The whole resource: as created, after the update, or as it was when deleted. */
        readonly resource: ResourceOf<Name, E>;
        /** Where it happened. */
        readonly scope: EventScope;
      } & ActedBy<EventsByEdition[E][Name]> &
        (Name extends `update:${string}`
          ? Before<EventsByEdition[E][Name], ResourceOf<Name, E>>
          : { readonly before?: never })
    : never;

/** An event before its types are known, as the sender reads it. */
export interface UntypedEvent {
  readonly event: string;
  readonly resource: unknown;
  readonly scope: EventScope;
  readonly sender?: unknown;
  readonly before?: unknown;
}

const expectId = expectThat("an integer or null", (id) => (id ?? null) === null || Number.isSafeInteger(id));

/** Lists what is wrong with the scope of an event. */
export const checkEventScope: Rule = (scope, path) => {
  if (!isObject(scope)) return [wrong(path, "an object with project, organization or both", scope)];
  return ["project", "organization"].flatMap((name) => expectId(scope[name], `${path}/${name}`));
};

/** Writes the keys of the scopes that an event reaches: its project and its organization (W1.2, W-reach). */
export function writeScopeKeys({
  project = null,
  organization = null,
  server,
}: EventScope): readonly string[] {
  if (server === true) return ["server"];
  return [
    ...(project === null ? [] : [`project:${project}`]),
    ...(organization === null ? [] : [`organization:${organization}`]),
  ];
}
