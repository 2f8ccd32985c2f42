import { readFileSync } from "node:fs";
import type { DefaultEdition, DeliveryOf } from "#src/receiver/handlers.ts";
import { dataFolder } from "../suites/runner/data-folder.ts";
import type { DeliveryEvent } from "./factory/create-delivery.ts";

/** The sample deliveries by name: the event, and after a dot what is special about the sample. */
export const sampleNames = [
  "create-comment",
  "create-invitation",
  "create-issue",
  "create-project",
  "create-task",
  "create-task.without-overlap",
  "delete-comment",
  "delete-invitation",
  "delete-issue",
  "delete-membership",
  "delete-project",
  "delete-task",
  "delete-task.without-overlap",
  "ping",
  "ping.never-delivered",
  "ping.organization",
  "update-comment",
  "update-issue",
  "update-job",
  "update-membership",
  "update-organization",
  "update-project",
  "update-task",
  "update-task.empty",
  "update-task.labels-changed",
  "update-task.moved-to-cloud",
  "update-task.nothing-changed",
] as const;

/** Name of a sample delivery. */
export type SampleName = (typeof sampleNames)[number];

/** Event of a sample, by its name. */
export type SampleEvent<Name extends SampleName> = Extract<
  DeliveryEvent,
  Name extends `${infer File}.${string}` ? EventOf<File> : EventOf<Name>
>;

type EventOf<File> = File extends `${infer Action}-${infer Resource}` ? `${Action}:${Resource}` : File;

/**
 * Reads a sample delivery, a new object each time (W6).
 *
 * ```ts
 * import { readSample } from "annotation-contracts/conformance";
 *
 * console.log(readSample("update-task").task.status); // validation
 * ```
 */
export function readSample<Name extends SampleName>(
  name: Name,
): DeliveryOf<SampleEvent<Name>, DefaultEdition> {
  return JSON.parse(new TextDecoder().decode(readSampleBytes(name)));
}

/** Reads the bytes of a sample delivery, exactly as in its file: a signature covers these bytes (W5.1). */
export function readSampleBytes(name: SampleName): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`samples/${name}.json`, dataFolder)));
}
