import type { EventName, User } from "#generated/webhook/2.3/types.d.ts";
import type { DefaultEdition, EventsByEdition } from "../receiver/contract-facts.ts";
import { isObject } from "../util/is-object.ts";
import { quote } from "../util/quote.ts";
import type { Mistake } from "./delivery-error.ts";

/** Envelopes by event. */
type Envelopes = EventsByEdition[DefaultEdition];

/** The envelope of an event. */
type EnvelopeOf<E extends EventName> = Envelopes[E];

/** The resource of an event: the part of its name after the colon. */
type ResourceName<E extends EventName> = E extends `${string}:${infer R}` ? R : never;

/** A resource as a caller gives it: an object of any type if the contract publishes no fields (W2.5). */
type Given<R> = string extends keyof R ? object : R;

/** The resource in an envelope, under its name. */
type Held<Envelope, Name> = Envelope extends unknown ? Envelope[Name & keyof Envelope] : never;

/**
 * The resource of an event as `emit` takes it.
 *
 * Create and delete events also accept the update-only fields (W2.3), which `emit` leaves out.
 */
export type ResourceOf<E extends EventName> = E extends `update:${string}`
  ? Given<Held<EnvelopeOf<E>, ResourceName<E>>>
  : Given<Held<Envelopes[keyof Envelopes & `${string}:${ResourceName<E>}`], ResourceName<E>>>;

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

/** Something that happened to a resource, typed by its event; only update events have `before` (W6.2–W6.4). */
export type Emission<E extends EventName = EventName> = E extends EventName
  ? {
      readonly event: E;
      /** The whole resource: as created, after the update, or as it was when deleted. */
      readonly resource: ResourceOf<E>;
      /** Where it happened. */
      readonly scope: EventScope;
      /** The user who triggered it. */
      readonly sender: User;
    } & (E extends `update:${string}`
      ? {
          /** The whole resource before the update. */
          readonly before: ResourceOf<E>;
        }
      : { readonly before?: never })
  : never;

/** Lists what is wrong with the scope of an emission. */
export function checkEventScope(scope: unknown): readonly Mistake[] {
  if (!isObject(scope))
    return [
      {
        path: "/scope",
        message: `expected an object with project, organization or both, found ${quote(scope)}`,
      },
    ];
  return ["project", "organization"].flatMap((name) => {
    const value = scope[name] ?? null;
    if (value === null || Number.isSafeInteger(value)) return [];
    return [{ path: `/scope/${name}`, message: `expected an integer or null, found ${quote(value)}` }];
  });
}
