import type { DefaultEdition, EventsByEdition, WebhookEdition } from "#generated/internal/webhook.d.ts";
import { isObject } from "../util/is-object.ts";
import { expectThat, type Rule, wrong } from "../util/rules.ts";

/** Name of an event that can be emitted in an edition: any except `ping`. */
export type SenderEvent<E extends WebhookEdition = DefaultEdition> = Exclude<
  keyof EventsByEdition[E],
  "ping"
> &
  string;

/** The acting user, in the form of an edition's `sender`. */
export type SenderUser<E extends WebhookEdition = DefaultEdition> = EventsByEdition[E]["ping"] extends {
  sender: infer User;
}
  ? User
  : never;

/** The properties of an envelope other than its resource. */
type EnvelopeProperty = "event" | "webhook_id" | "sender" | "before_update";

/** The type itself if it is not a union, else `never`. */
type Single<K, All = K> = K extends unknown ? ([All] extends [K] ? K : never) : never;

/** The resource of an envelope: its only remaining property, or all remaining ones in a flat envelope (2.65). */
type Held<Envelope> = [Single<Exclude<keyof Envelope, EnvelopeProperty>>] extends [never]
  ? Omit<Envelope, EnvelopeProperty>
  : Envelope[Single<Exclude<keyof Envelope, EnvelopeProperty>> & keyof Envelope];

/** A resource as passed by the caller; any object if the edition publishes no fields (W2.5). */
type Given<R> = R extends unknown ? (string extends keyof R ? object : R) : never;

type Related<E extends WebhookEdition, Name extends string> = Name extends `${string}:${infer Kind}`
  ? Extract<SenderEvent<E>, `${string}:${Kind}`>
  : Name;

/**
 * The resource of an event, as passed to `emit`.
 *
 * For create and delete events, `emit` accepts but omits the update-only fields (W2.3).
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
 * An event reaches the webhooks of its project and of its organization; pass both if a project belongs to an
 * organization. A scope that is absent or null does not reach any webhook of its type.
 */
export interface EventScope {
  /** Identifier of the project that is the resource or contains it. */
  readonly project?: number | null;
  /** Identifier of the organization that is the resource or contains it. */
  readonly organization?: number | null;
  /** Whether the event concerns the whole server, such as a new user (since 2.76.0). Default: false. */
  readonly server?: boolean;
}

/** The resource before an update; required if the edition's envelope contains old values. */
type Before<Envelope, Resource> = Envelope extends { before_update: unknown }
  ? { readonly before: Resource }
  : { readonly before?: Resource };

/** The user who caused the event; absent if the edition's envelope has no sender. */
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
        /** The whole resource as it is after it was created or updated, or before it was deleted. */
        readonly resource: ResourceOf<Name, E>;
        /** Where it happened. */
        readonly scope: EventScope;
      } & ActedBy<EventsByEdition[E][Name]> &
        (Name extends `update:${string}`
          ? Before<EventsByEdition[E][Name], ResourceOf<Name, E>>
          : { readonly before?: never })
    : never;

/** An event with unchecked types, as the sender reads it. */
export interface UntypedEvent {
  readonly event: string;
  readonly resource: unknown;
  readonly scope: EventScope;
  readonly sender?: unknown;
  readonly before?: unknown;
}

const expectId = expectThat("an integer or null", (id) => (id ?? null) === null || Number.isSafeInteger(id));

/** Lists the issues with an event's `scope`. */
export const checkEventScope: Rule = (scope, path) => {
  if (!isObject(scope)) return [wrong(path, "an object with project, organization or both", scope)];
  return ["project", "organization"].flatMap((name) => expectId(scope[name], `${path}/${name}`));
};

/** Returns the keys of the scopes that an event reaches: its project and its organization (W1.2, W-reach). */
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
