import { baseUrl, buildTimestamp, buildUser } from "./build-user.ts";
import { type Json, type JsonObject, times } from "./json.ts";
import { createRandom, type Random } from "./random.ts";

const nouns = ["car", "pedestrian", "traffic light", "lane", "bicycle", "sign", "Straßenbahn"];
const colors = ["#2080c0", "#c06060", "#fafa37", "#34d1b7cc", "#fff"];

/** Builds an `update:task` delivery (W6.3): each unit adds a label and two segments with a job each. */
export function buildUpdateTask(seed: number, units: number): JsonObject {
  const random = createRandom(seed);
  const id = 1 + random.below(90_000);
  return {
    event: "update:task",
    task: buildTask(random, id, units),
    before_update: buildBeforeUpdate(random, seed),
    webhook_id: 1 + random.below(500),
    sender: buildUser(random),
  };
}

function buildTask(random: Random, id: number, units: number): JsonObject {
  return {
    url: `${baseUrl}/api/tasks/${id}`,
    id,
    name: `Frames of street ${random.below(1000)}`,
    project_id: 1 + random.below(400),
    mode: "annotation",
    owner: buildUser(random),
    assignee: buildUser(random),
    bug_tracker: "",
    created_date: buildTimestamp(random),
    updated_date: buildTimestamp(random),
    overlap: random.pick([0, 5, null]),
    segment_size: 100,
    status: "annotation",
    labels: times(units, () => buildLabel(random)),
    segments: times(units * 2, (index) => buildSegment(random, index)),
    ...buildData(random, units),
    subset: random.pick(["", "Train", "Validation"]),
    organization: random.pick([null, 7]),
    target_storage: buildStorage(random),
    source_storage: buildStorage(random),
  };
}

function buildData(random: Random, units: number): JsonObject {
  return {
    data_chunk_size: 72,
    data_compressed_chunk_type: "imageset",
    data_original_chunk_type: "imageset",
    size: units * 200,
    image_quality: 70,
    data: 1 + random.below(90_000),
    dimension: "2d",
  };
}

/** Lists what changed: other members from one seed to the next, as from one event to the next. */
function buildBeforeUpdate(random: Random, seed: number): JsonObject {
  const updated = { updated_date: buildTimestamp(random) };
  const changes: readonly JsonObject[] = [
    { ...updated, status: "validation" },
    { assignee: null, ...updated },
    { assignee: buildUser(random), ...updated, status: "annotation" },
    { name: `Frames of street ${random.below(1000)}`, ...updated },
    { ...updated, labels: [buildLabel(random)] },
    { project_id: 1 + random.below(400), ...updated, organization: null },
    { bug_tracker: "", ...updated, subset: "Train" },
    {},
  ];
  return changes[seed % changes.length]!;
}

function buildLabel(random: Random): JsonObject {
  const attributes: Json[] = random.below(3) === 0 ? [buildAttribute(random)] : [];
  return {
    id: 1 + random.below(9000),
    name: random.pick(nouns),
    color: random.pick(colors),
    attributes,
    type: "any",
    sublabels: [],
    has_parent: false,
  };
}

function buildAttribute(random: Random): JsonObject {
  const values = ["none", "partial", "full"];
  return { id: random.below(900), name: "occluded", mutable: true, input_type: "select", values };
}

function buildSegment(random: Random, index: number): JsonObject {
  return { start_frame: index * 100, stop_frame: index * 100 + 99, jobs: [buildJob(random)] };
}

function buildJob(random: Random): JsonObject {
  const id = 1 + random.below(90_000);
  return {
    url: `${baseUrl}/api/jobs/${id}`,
    id,
    assignee: random.below(3) === 0 ? buildUser(random) : null,
    status: "annotation",
    stage: random.pick(["annotation", "validation", "acceptance"]),
    state: random.pick(["new", "in progress", "completed"]),
  };
}

function buildStorage(random: Random): JsonObject {
  return { id: 1 + random.below(900), location: "local", cloud_storage_id: random.pick([null, 3]) };
}
