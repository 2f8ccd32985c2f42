import type { Model, RecordType, Type } from "#src/model/model.ts";

/** A record with an event, and the edition that has it. */
export interface EventRecord {
  readonly event: string;
  readonly record: string;
  readonly edition: string;
}

/** Checks whether a type is any JSON object: a resource that is not published (W-open). */
export function isAnyObject(type: Type): boolean {
  return type.kind === "json" && type.types.join() === "object";
}

/** Lists the records of a model that have an event, in order. */
export function listEvents({
  declarations,
  edition,
}: Model): readonly (EventRecord & { readonly doc: string })[] {
  return declarations
    .filter((one): one is RecordType => one.kind === "record")
    .flatMap(({ name, doc, tag }) =>
      tag === undefined ? [] : [{ event: tag.value, record: name, edition, doc }],
    );
}

/** Lists the keys that handlers may have, each with the events that it takes: names, `*:task`, `update:*`, `*`. */
export function handlerKeys(models: readonly Model[]): [key: string, events: EventRecord[]][] {
  const all = models.flatMap(listEvents);
  const keys = all.flatMap((one) => {
    const [action, resource] = one.event.split(":");
    const patterns = resource === undefined ? ["*"] : [`*:${resource}`, `${action}:*`, "*"];
    return [one.event, ...patterns].map((key) => ({ key, one }));
  });
  return [...Map.groupBy(keys, ({ key }) => key)].map(([key, rows]) => [key, rows.map(({ one }) => one)]);
}
