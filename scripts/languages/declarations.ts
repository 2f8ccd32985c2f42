import type { Model, Type } from "#src/model/model.ts";
import { splitEvent } from "#src/util/split-event.ts";

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

/** Names the module of an edition in Python and Go, such as `v2_4` and `raster_info_2019`. */
export function moduleName({ name, edition }: Model): string {
  return `${name === "webhook" ? "v" : `${name.replace("-", "_")}_`}${edition.replace(".", "_")}`;
}

/** Lists the records of a model that have an event, in order. */
export function listEvents({ declarations, edition }: Model): EventRecord[] {
  return declarations.flatMap((one) =>
    one.kind === "record" && one.tag !== undefined
      ? [{ event: one.tag.value, record: one.name, edition }]
      : [],
  );
}

/** Lists the keys that handlers may have, each with the events that it takes: names, `*:task`, `update:*`, `*`. */
export function handlerKeys(models: readonly Model[]): [key: string, events: EventRecord[]][] {
  const all = models.flatMap(listEvents);
  const keys = all.flatMap((one) => {
    const { action, resource } = splitEvent(one.event);
    const patterns = resource === "" ? ["*"] : [`*:${resource}`, `${action}:*`, "*"];
    return [one.event, ...patterns].map((key) => ({ key, one }));
  });
  return [...Map.groupBy(keys, ({ key }) => key)].map(([key, rows]) => [key, rows.map(({ one }) => one)]);
}
