import type { WebhookEdition as DeliveryEdition, EventsByEdition } from "#generated/internal/webhook.d.ts";
import { findEdition } from "#src/diagnostics/editions.ts";
import type { DefaultEdition, ReceivedDelivery } from "#src/receiver/handlers.ts";
import { isRecord } from "#src/util/is-object.ts";
import { readSampleBytes as readBytes, readSamples } from "../suite/samples.ts";

/** Parts of a value to replace. Objects are merged property by property; anything else is replaced as a whole. */
export type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Overrides<T[Key]> }
    : T;

/** Selects the sample to read. */
export interface SampleOptions<Edition extends DeliveryEdition> {
  /** Default: that of the source document. */
  readonly edition?: Edition;
  /** Variant of the sample, such as `without-project`. Default: the plain sample of the event. */
  readonly variant?: string;
}

/** Name of an event of an edition. */
type EventOf<Edition extends DeliveryEdition> = keyof EventsByEdition[Edition] & string;

/**
 * Reads the sample delivery of an event and replaces parts of it (W6). It returns a new object each time.
 *
 * ```ts
 * import { readSample } from "@annotation-contracts/cli/kit";
 *
 * console.log(readSample("update:task", { task: { status: "completed" } }).task.status); // completed
 * ```
 *
 * @throws RangeError for an event or a variant that has no sample; the message lists those that exist.
 */
export function readSample<
  Edition extends DeliveryEdition = DefaultEdition,
  Event extends EventOf<Edition> = EventOf<Edition>,
>(
  event: Event,
  overrides?: Overrides<ReceivedDelivery<Event, Edition>>,
  options: SampleOptions<Edition> = {},
): ReceivedDelivery<Event, Edition> {
  return merge(
    JSON.parse(new TextDecoder().decode(readSampleBytes(event, options))),
    overrides,
  ) as ReceivedDelivery<Event, Edition>;
}

/** Reads the bytes of a sample delivery, exactly as in its file: a signature covers these bytes (W5.1). */
export function readSampleBytes(
  event: string,
  { edition, variant }: SampleOptions<DeliveryEdition> = {},
): Uint8Array<ArrayBuffer> {
  const known = findEdition(edition).edition;
  const name = [
    event.replaceAll(/[:[]/g, "-").replace("]", ""),
    ...(variant === undefined ? [] : [variant]),
  ].join(".");
  const names = readSamples(known).map((one) => one.name);
  if (!names.includes(name))
    throw new RangeError(
      `cannot find the sample ${name} of edition ${known}: its samples are ${names.join(", ")}`,
    );
  return new Uint8Array(readBytes(name, known));
}

function merge(value: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return value;
  if (!isRecord(value) || !isRecord(overrides)) return overrides;
  const merged = Object.entries(overrides).map(([name, one]) => [name, merge(value[name], one)]);
  return { ...value, ...Object.fromEntries(merged) };
}
