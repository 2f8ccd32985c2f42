import type { Model, Type } from "#src/model/model.ts";
import { splitEvent } from "#src/util/split-event.ts";
import { listEnvelopes } from "../facts/list-events.ts";

/** The record of an event, and its edition. */
export interface EventRecord {
  readonly event: string;
  readonly record: string;
  readonly edition: string;
}

/** Checks whether a type allows any JSON object, that is, a resource without published fields (W-open). */
export function isAnyObject(type: Type): boolean {
  return type.kind === "json" && type.types.join() === "object";
}

/** Formats an edition as part of an identifier, such as `2_4`. */
export function editionId(edition: string): string {
  return edition.replaceAll(/\W/g, "_");
}

/** Returns the module name of an edition in Python and Go, such as `v2_4` or `raster_info_2019`. */
export function moduleName({ name, edition }: Pick<Model, "name" | "edition">): string {
  return `${name === "webhook" ? "v" : `${name.replace("-", "_")}_`}${editionId(edition)}`;
}

/** Lists the models of deliveries, newest first, and those of raster info, the source document's first. */
export function listModels(models: readonly Model[]): Record<"webhooks" | "rasters", readonly Model[]> {
  const isWebhook = ({ name }: Model): boolean => name === "webhook";
  return {
    webhooks: models.filter(isWebhook).toReversed(),
    rasters: models.filter((one) => !isWebhook(one)),
  };
}

/** Appends `_` to a name if the language reserves it. */
export function escapeName(name: string, reserved: string): string {
  return reserved.split(" ").includes(name) ? `${name}_` : name;
}

/** Lists the records of events in a model, in order. */
export function listEvents(model: Model): EventRecord[] {
  return listEnvelopes(model).map(({ event, name }) => ({ event, record: name, edition: model.edition }));
}

/** Lists the possible handler keys (event names, `*:task`, `update:*`, `*`), each with the events that it matches. */
export function handlerKeys(models: readonly Model[]): [key: string, events: EventRecord[]][] {
  const all = models.flatMap(listEvents);
  const keys = all.flatMap((one) => {
    const { action, resource } = splitEvent(one.event);
    const patterns = resource === "" ? ["*"] : [`*:${resource}`, `${action}:*`, "*"];
    return [one.event, ...patterns].map((key) => ({ key, one }));
  });
  return [...Map.groupBy(keys, ({ key }) => key)].map(([key, rows]) => [key, rows.map(({ one }) => one)]);
}
