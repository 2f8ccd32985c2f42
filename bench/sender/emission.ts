import { readFileSync } from "node:fs";
import type { Emission } from "../../src/delivery.ts";

/** The sample delivery `update:task`, which a sender makes of `emission`. */
export const sample: ReturnType<typeof JSON.parse> = JSON.parse(
  readFileSync(new URL("../../conformance/samples/update-task.json", import.meta.url), "utf8"),
);
const { sender, task, before_update } = sample;

/** What happened: an event of project 12. The sample is data: its types are those of the event. */
export const emission = {
  event: "update:task",
  resource: task,
  before: { ...task, ...before_update },
  scope: { project: 12 },
  sender,
} as Emission;
