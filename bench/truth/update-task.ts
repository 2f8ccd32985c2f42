import { buildUpdateTask } from "../payloads/build-update-task.ts";
import { buildUser } from "../payloads/build-user.ts";
import { createRandom } from "../payloads/random.ts";
import { drop, type Edit } from "./edit.ts";
import { editsAt } from "./edits-at.ts";
import { colors, notColors, notIntegers, notTimestamps, notUrls, timestamps, urls } from "./formats.ts";

const user = buildUser(createRandom(1));
const label = {
  id: 1,
  name: "car",
  color: "#fff",
  attributes: [],
  type: "any",
  sublabels: [],
  has_parent: false,
};
const job = {
  url: "https://example.com/api/jobs/1",
  id: 1,
  assignee: user,
  status: "",
  stage: "",
  state: "",
};

/** Is the valid document that every edit starts from; its first segment has a job with an assignee. */
export const base: unknown = {
  ...buildUpdateTask(5, 3),
  before_update: { labels: [label], segments: [{ start_frame: 0, stop_frame: 9, jobs: [job] }] },
};

const { task } = buildUpdateTask(5, 3);

/** Lists edits that keep the document valid. */
export const valid: readonly Edit[] = [
  ["assignee null", "task.assignee", null],
  ["overlap null", "task.overlap", null],
  ["organization null", "task.organization", null],
  ["no labels", "task.labels", []],
  ["no segments", "task.segments", []],
  ["no jobs", "task.segments.0.jobs", []],
  ["anything in attributes", "task.labels.0.attributes", [null, 1, "a", [], { a: true }]],
  ["anything in sublabels", "task.labels.0.sublabels", [null, 1, "a", [], { a: true }]],
  ["unseen status", "task.status", "never seen"],
  ["empty mode", "task.mode", ""],
  ["largest integer", "task.id", Number.MAX_SAFE_INTEGER],
  ["smallest integer", "task.id", Number.MIN_SAFE_INTEGER],
  ["zero", "task.size", 0],
  ["before_update empty", "before_update", {}],
  ["before_update whole task", "before_update", task],
  ["before_update assignee null", "before_update", { assignee: null }],
  ...editsAt("task.updated_date", timestamps),
  ...editsAt("task.url", urls),
  ...editsAt("task.labels.0.color", colors),
];

const objects = ["task", "task.owner", "task.labels.0", "task.segments.0", "task.segments.0.jobs.0"];
const nested = [...objects, "task.target_storage", "before_update", "before_update.labels.0", "sender"];

/** Lists edits that break the contract, each in one place. */
export const refused: readonly Edit[] = [
  ...[null, 1, "text", true, []].map((value): Edit => [`root ${JSON.stringify(value)}`, "", value]),
  ["root empty", "", {}],
  ["unknown member at the root", "extra", 1],
  ...nested.map((path): Edit => [`unknown member in ${path}`, `${path}.extra`, null]),
  ...nested.map((path): Edit => [`null for ${path}`, path, null]),
  ...nested.map((path): Edit => [`array for ${path}`, path, []]),
  ...["event", "task", "before_update", "webhook_id", "sender"].map((key): Edit => [`no ${key}`, key, drop]),
  ...Object.keys(task as object).map((key): Edit => [`no task.${key}`, `task.${key}`, drop]),
  ...Object.keys(user).map((key): Edit => [`no owner ${key}`, `task.owner.${key}`, drop]),
  ...Object.keys(label).map((key): Edit => [`no label ${key}`, `task.labels.0.${key}`, drop]),
  ...Object.keys(job).map((key): Edit => [`no job ${key}`, `task.segments.0.jobs.0.${key}`, drop]),
  ["no storage location", "task.source_storage.location", drop],
  ["other event", "event", "create:task"],
  ["event in capitals", "event", "UPDATE:TASK"],
  ["name not text", "task.name", 7],
  ["has_parent text", "task.labels.0.has_parent", "false"],
  ["labels object", "task.labels", {}],
  ["label null", "task.labels.1", null],
  ["attributes object", "task.labels.0.attributes", {}],
  ["segments null", "task.segments", null],
  ["job text", "task.segments.1.jobs.0", "job"],
  ["project_id null", "task.project_id", null],
  ["overlap text", "task.overlap", "5"],
  ["assignee false", "task.assignee", false],
  ["job assignee without members", "task.segments.0.jobs.0.assignee", {}],
  ["cloud_storage_id text", "task.target_storage.cloud_storage_id", "3"],
  ["before_update not of the task", "before_update", { webhook_id: 1 }],
  ["before_update wrong type", "before_update", { size: "3" }],
  ["before_update null", "before_update", { name: null }],
  ["before_update 31 June", "before_update", { created_date: "2024-06-31T00:00:00Z" }],
  ["before_update url", "before_update.segments.0.jobs.0.url", "/api/jobs/1"],
  ...editsAt("task.updated_date", notTimestamps),
  ...editsAt("task.url", notUrls),
  ...editsAt("sender.url", notUrls),
  ...editsAt("task.labels.0.color", notColors),
  ...editsAt("task.id", notIntegers),
  ...editsAt("task.overlap", notIntegers),
];
