import type { DeliveryEdition, EventsByEdition } from "#generated/contracts/delivery.d.ts";
import type { DerivedName } from "#generated/contracts/delivery.memory.d.ts";
import type { Around } from "../receiver/around.ts";
import { createReceiver, type Receiver } from "../receiver/create-receiver.ts";
import { dispatchOnce } from "../receiver/dispatch.ts";
import type { DeliveryContext, DeliveryOf, EventPattern, Handler, Handlers } from "../receiver/handlers.ts";
import type { OnceClaim } from "../receiver/once-store.ts";
import type {
  OneSecret,
  ReceiverOptions,
  ReceiverSettings,
  SeveralSecrets,
} from "../receiver/receiver-options.ts";
import type { ReceiverCounts } from "../receiver/refusal.ts";
import { callHook } from "../util/call-hook.ts";
import { checkOptions } from "./check-options.ts";
import { createMemory, type DeliveryNote, type Memory, type MemoryOptions } from "./create-memory.ts";
import type { DerivedEvent } from "./derive.ts";
import type { MemberChange } from "./difference.ts";
import type { Person } from "./forget.ts";

/** Members of the resource of an update. */
type ResourceIn<D> = D extends { readonly event: `${string}:${infer Name}` }
  ? Name extends keyof D
    ? D[Name]
    : object
  : object;

/** Changed members by name; unchanged ones are absent. */
export type DifferenceOf<D> = { readonly [Key in keyof ResourceIn<D>]?: MemberChange<ResourceIn<D>[Key]> };

/** A delivery with the additions of the memory. */
export type RememberedDelivery<D> = D extends object
  ? D & Omit<DeliveryNote, "difference"> & { readonly difference: DifferenceOf<D> }
  : never;

/** What a handler receives besides the delivery. */
export interface RememberedContext<Edition> extends DeliveryContext {
  /** The edition that the delivery was read by. */
  readonly edition: Edition;
}

/** Handlers of deliveries with their changes. */
export type RememberingHandlers<Edition extends string = DeliveryEdition> = {
  readonly [Key in EventPattern<Edition>]?: Handler<
    RememberedDelivery<DeliveryOf<Key, Edition>>,
    RememberedContext<Edition>
  >;
} & Pick<Handlers<Edition, EventsByEdition>, "unknown" | "invalid">;

/** Settings of a receiver with a memory, besides its secrets. */
export interface RememberingSettings<Edition extends string> {
  readonly on: RememberingHandlers<Edition>;
  readonly memory: MemoryOptions & {
    /**
     * Names the platform of a delivery if there are several, since their identifiers must not be mixed up. Default: one
     * platform sends everything.
     */
    readonly platformOf?: (context: Pick<DeliveryContext, "keyId">) => string;
  };
  /** Handlers of derived events; each runs again until it returns, with the same `id`. */
  readonly derived?: { readonly [Name in DerivedName]?: (event: DerivedEvent) => unknown };
}

type Secrets = Pick<OneSecret, "secret" | "secrets"> | Pick<SeveralSecrets, "secret" | "secrets">;

/** Options of a receiver with a memory: those of a receiver except `store`. */
export type RememberingOptions<Edition extends string = DeliveryEdition> = RememberingSettings<Edition> &
  Omit<ReceiverSettings<Edition>, "on" | "store" | "around"> &
  Secrets;

/** A receiver with a memory. */
export interface RememberingReceiver extends Omit<Receiver, "counts"> {
  /** Returns the number of requests by outcome, and how many of them were stale. */
  readonly counts: () => ReceiverCounts & { readonly stale: number };
  /** Runs the handlers of open derived events, as it does itself after each delivery. Returns how many ended. */
  readonly resume: () => Promise<number>;
  /** Removes what names a person, such as `{ id: 4, username: "mara" }`; returns the number of states. */
  readonly forget: (person: Person) => Promise<number>;
}

/**
 * Creates a receiver that remembers the last state of each resource. Every handler gets `delivery.difference`, with old
 * and new value of each changed member, and `delivery.isStale`. Duplicates are dropped.
 *
 * ```ts
 * import { createMemoryStateStore, createRememberingReceiver } from "annotation-contracts/memory";
 *
 * const receiver = createRememberingReceiver({
 *   secret: "mykey",
 *   memory: { store: createMemoryStateStore() },
 *   on: {
 *     "update:task": ({ task, difference: { status }, isStale }) => {
 *       if (status?.known && !isStale) console.log(task.id, status.from, status.to);
 *     },
 *   },
 *   derived: { "task completed": ({ resourceId, id }) => console.log("train", resourceId, id) },
 * });
 * console.log(receiver.counts().stale); // 0
 * ```
 *
 * An old value is the delivery's own, if the platform sends such (until 2.74), else that of the last state in the
 * memory, which merges updates with lost deliveries into one. If neither can know it, `known` is `false`:
 * at the first sight of a resource, after two different states of one date, and in a stale delivery.
 *
 * A delivery is recorded with its meaning before its handler runs. After a kill, its repetition runs the handler
 * with the same meaning. Until its handler ends, however late, a repetition is answered 409; after a kill, until the
 * handler's limit.
 *
 * @throws TypeError for what is no store, a number that is not positive, or a handler of a derived event that there is not.
 */
export function createRememberingReceiver<const Edition extends DeliveryEdition = DeliveryEdition>(
  options: RememberingOptions<Edition>,
): RememberingReceiver {
  const { memory: settings, derived = {}, on, ...rest } = options;
  checkOptions(settings, derived);
  const memory = createMemory(settings);
  const { onError = console.error } = options;
  const counted = { stale: 0 };
  const resume = createResume(memory, derived, onError);
  const around = createAround({ memory, platformOf: settings.platformOf, counted, resume });
  // The additional input of handlers is added on the way to them.
  const receiver = createReceiver({
    ...rest,
    on,
    around,
    store: memory.once,
  } as unknown as ReceiverOptions<Edition>);
  return { ...receiver, counts: () => ({ ...receiver.counts(), ...counted }), resume, forget: memory.forget };
}

/** Creates a function that runs the handlers of derived events. */
function createResume(
  memory: Memory,
  derived: NonNullable<RememberingSettings<never>["derived"]>,
  onError: NonNullable<ReceiverSettings<never>["onError"]>,
): () => Promise<number> {
  return () =>
    memory.deliverDerived(async (event) => {
      const handler = derived[event.name];
      try {
        await handler?.(event);
        return true;
      } catch (error) {
        callHook(() => void onError(error, { in: "handler", event: event.name }), console.error);
        return false;
      }
    });
}

/** Context of what comes between a receiver and its handlers. */
interface Between {
  readonly memory: Memory;
  readonly platformOf: RememberingSettings<never>["memory"]["platformOf"];
  readonly counted: { stale: number };
  readonly resume: () => Promise<number>;
}

/** Creates a function that asks the memory about each delivery before its handler runs, and settles it afterwards. */
function createAround({ memory, platformOf, counted, resume }: Between): Around {
  return async ({ bytes, webhook, keyId, timeout, ...delivered }, run, reports) => {
    const { event, delivery } = delivered;
    const platform = platformOf?.({ keyId }) ?? "";
    let note: DeliveryNote | undefined;
    const claim = async (key: string): Promise<OnceClaim> => {
      const found = await memory.take({ ...delivered, key, platform, lease: timeout });
      if (typeof found === "string") return found;
      note = found;
      if (found.isStale) counted.stale += 1;
      return "new";
    };
    const result = await dispatchOnce(
      { event, bytes, webhook, timeout, run: (settle) => run({ ...(delivery as object), ...note }, settle) },
      reports,
      { ...memory.once, claim },
    );
    if (note !== undefined) await resume().catch((error) => reports.error(error, { in: "store", event }));
    return result;
  };
}
