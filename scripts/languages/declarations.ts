import type { Model, Type } from "#src/model/model.ts";
import { splitEvent } from "#src/util/split-event.ts";

/** A record with an event, and its edition. */
export interface EventRecord {
  readonly event: string;
  readonly record: string;
  readonly edition: string;
}

/** Checks whether a type is any JSON object, that is, a resource without published fields (W-open). */
export function isAnyObject(type: Type): boolean {
  return type.kind === "json" && type.types.join() === "object";
}

/** Returns the module name of an edition in Python and Go, such as `v2_4` or `raster_info_2019`. */
export function moduleName({ name, edition }: Model): string {
  return `${name === "webhook" ? "v" : `${name.replace("-", "_")}_`}${edition.replace(".", "_")}`;
}

/** Lists the records with an event in a model, in order. */
export function listEvents({ declarations, edition }: Model): EventRecord[] {
  return declarations.flatMap((one) =>
    one.kind === "record" && one.tag !== undefined
      ? [{ event: one.tag.value, record: one.name, edition }]
      : [],
  );
}

/** Lists the possible keys of handlers (names, `*:task`, `update:*`, `*`), each with the events that it matches. */
export function handlerKeys(models: readonly Model[]): [key: string, events: EventRecord[]][] {
  const all = models.flatMap(listEvents);
  const keys = all.flatMap((one) => {
    const { action, resource } = splitEvent(one.event);
    const patterns = resource === "" ? ["*"] : [`*:${resource}`, `${action}:*`, "*"];
    return [one.event, ...patterns].map((key) => ({ key, one }));
  });
  return [...Map.groupBy(keys, ({ key }) => key)].map(([key, rows]) => [key, rows.map(({ one }) => one)]);
}
