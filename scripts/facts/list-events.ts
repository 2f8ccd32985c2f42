import { envelope } from "#src/model/contract.ts";
import { findDeclaration, type Model, type RecordType } from "#src/model/model.ts";
import { splitEvent } from "#src/util/split-event.ts";
import { readSentence } from "./read-sentence.ts";
import type { EventFacts } from "./types.ts";

/** Lists the events of a model in order; returns an empty list for a contract without events. */
export function listEvents(model: Model): EventFacts[] {
  const envelopes = listEnvelopes(model);
  const resources = nameResources(envelopes);
  return envelopes.map(({ name: type, doc, event }, i) => {
    const { action } = splitEvent(event);
    const { about, clause = "" } = readSentence(doc);
    const subscribable = !isOnRequest(event);
    return {
      name: event,
      action,
      resource: resources[i]!,
      subscribable,
      type,
      file: nameFile(event),
      about,
      clause,
    };
  });
}

/** Lists, for each resource, the properties that its update event has but another of its events lacks. */
export function listUpdateOnly(model: Model): Record<string, readonly string[]> {
  const envelopes = listEnvelopes(model);
  const rows = nameResources(envelopes).map((resource, i) => {
    const { event, properties } = envelopes[i]!;
    const type = properties.find(({ name }) => name === resource)?.type;
    const target = type?.kind === "named" ? findDeclaration(model, type.name) : undefined;
    const names = target?.kind === "record" ? target.properties.map(({ name }) => name) : [];
    return { resource, isUpdate: event.startsWith("update:"), names };
  });
  const found = [...Map.groupBy(rows, ({ resource }) => resource)].map(([resource, own]) => {
    const [updates, others] = [
      own.filter(({ isUpdate }) => isUpdate),
      own.filter(({ isUpdate }) => !isUpdate),
    ];
    const shown = updates.flatMap(({ names }) => names);
    return [resource, shown.filter((name) => others.some(({ names }) => !names.includes(name)))] as const;
  });
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}

/** An envelope and its event. */
type EnvelopeType = RecordType & { readonly event: string };

/** Lists the envelopes of a model in order; returns an empty list for a contract without events. */
export function listEnvelopes({ declarations }: Model): EnvelopeType[] {
  return declarations.flatMap((one) =>
    one.kind === "record" && one.tag !== undefined ? [{ ...one, event: one.tag.value }] : [],
  );
}

function isOnRequest(event: string): boolean {
  return envelope.onRequest.some((one) => one === event);
}

/**
 * Finds the property that contains the resource of each envelope: the first property, except the tag, that some
 * envelope lacks, or otherwise the first.
 */
function nameResources(envelopes: readonly EnvelopeType[]): string[] {
  const listNames = ({ properties }: RecordType): string[] =>
    properties.flatMap(({ name }) => (name === envelope.tag ? [] : [name]));
  const subscribed = envelopes.filter(({ event }) => !isOnRequest(event));
  const isShared = (name: string): boolean => subscribed.every((one) => listNames(one).includes(name));
  return envelopes.map((one) => {
    const names = listNames(one);
    return names.find((name) => !isShared(name)) ?? names[0] ?? "";
  });
}

/** Returns the file name of an event, without path separators: `update:task` becomes `update-task`. */
export function nameFile(event: string): string {
  const words = event.toLowerCase().split(/[^a-z0-9_]+/);
  return words.filter((word) => word !== "").join("-");
}
