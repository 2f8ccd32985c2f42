import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { audiences, type Change, type Effect } from "./change.ts";
import { diffContracts } from "./diff-contracts.ts";

/** Effects of a change on a strict receiver, a tolerant receiver, a handler and a sender; `.` is not checked. */
type Marks = string;

const marks: Readonly<Record<Effect, string>> = { none: "-", notices: "n", unknown: "?", breaks: "b" };

/** A known change between releases: where the diff must find it, and its effects. */
type Row = readonly [known: string, place: string, what: RegExp, effects: Marks];

const rows: Readonly<Record<string, readonly Row[]>> = {
  "webhook@2.3 webhook@2.4": [
    ["labels of a task", "Task.labels", /^list of Label becomes LabelsSummary; may be null$/, "bbbb"],
    [
      "labels of its old values",
      "TaskBeforeUpdate.labels",
      /^list of Label becomes LabelsSummary; may be null$/,
      "bbbb",
    ],
    ["segments are gone", "Task.segments", /^removed/, "bbbb"],
    ["jobs are new", "Task.jobs", /^added: JobsSummary/, "b--b"],
    ["project is gone from the webhook", "Webhook.project", /^removed/, "bbbb"],
    ["project_id is new", "Webhook.project_id", /^added: Integer or null/, "b--b"],
    ["before_update may be absent", "update:task.before_update", /may be missing/, "bbb."],
    ["the old value is null for a new key", "TaskBeforeUpdate.size", /may be null/, "bbb-"],
    ["jobs are among the old values", "TaskBeforeUpdate.jobs", /^added/, "b---"],
    ["event delete:organization", "delete:organization", /^event added$/, "bnn-"],
    ["event create:job", "create:job", /^event added$/, "bnn-"],
    ["background senders", "create:task.sender", /may be BackgroundUser or NamelessUser/, "bbb-"],
    ["relative urls", "User.url", /^HttpUrl becomes PlatformUrl$/, "b---"],
    ["null owner", "Task.owner", /^may be null$/, "bbb-"],
    ["null project_id", "Task.project_id", /^may be null$/, "bbb-"],
    ["a status that is null while a delivery is queued", "Webhook.last_status", /^may be null$/, "bbb-"],
    ["the assignee's date", "Task.assignee_updated_date", /^added: Timestamp or null, optional$/, "b---"],
    ["consensus_enabled", "Task.consensus_enabled", /^added: boolean, optional$/, "b---"],
    ["projects are described", "Project", /^any object becomes an object with listed properties$/, "---b"],
    ["jobs are described", "Job", /^any object becomes an object with listed properties$/, "---b"],
  ],
  "webhook@2.4 webhook@2.65": [
    ["create:export", "create:export", /^event added$/, "bnn-"],
    ["create:backup", "create:backup", /^event added$/, "bnn-"],
    ["media_type of tasks", "Task.media_type", /^added: MediaType/, "b--b"],
    ["accepted", "Invitation.accepted", /^added: boolean/, "b--b"],
    ["audio_mp3", "ChunkType", /values added: "audio_mp3"; values removed: "list"/, "--n-"],
    ["the count of labels is gone", "LabelsSummary.count", /^removed/, "--bb"],
    ["the address of issues is never null", "IssuesSummary.url", /^is never null$/, "---b"],
  ],
  "webhook@2.65 webhook@2.73": [
    ["create:export is gone", "create:export", /^event removed$/, "--bb"],
    ["create:backup is gone", "create:backup", /^event removed$/, "--bb"],
    ["requests of exports", "completed:request[export:dataset]", /^event added$/, "bnn-"],
    ["task creation is announced", "completed:request[create:task]", /^event added$/, "bnn-"],
    ["merges of tasks are announced", "completed:request[merge:task]", /^event added$/, "bnn-"],
    ["delete:organization is gone", "delete:organization", /^event removed$/, "--bb"],
    ["changes", "update:task.changes", /^added: any object, optional$/, "b---"],
  ],
  "webhook@2.73 webhook@2.76": [
    ["sender of requests", "completed:request[export:dataset].sender", /^added: Sender/, "b--b"],
    ["a sender that is null instead of nameless", "Sender", /is no longer NamelessUser; may be null/, "bbbb"],
    ["webhooks of a server", "WebhookType", /^values added: "server"$/, "bbb-"],
    ["users come", "create:user", /^event added$/, "bnn-"],
    ["delete:organization", "delete:organization", /^event added$/, "bnn-"],
    ["before_update is gone", "update:job.before_update", /^removed, was optional$/, "--bb"],
    ["changes are gone", "update:job.changes", /^removed, was optional$/, "--bb"],
    ["initial_replicas", "Task.initial_replicas", /^added: Integer, optional$/, "b---"],
    ["jobs of type replica", "JobType", /^values added: "replica"$/, "--n-"],
  ],
  "raster-info@2019 raster-info@2026": [
    ["dimension_size", "RasterArray.dimension_size", /^added: list of number, optional$/, "b---"],
    ["block_size", "RasterArray.block_size", /^added: list of number, optional$/, "b---"],
    [
      "five data types",
      "DatatypeName",
      /values added: "Int8", "Int64", "UInt64", "Float16", "CFloat16"/,
      "bbb-",
    ],
    ["enumerations", "Datatype", /^may be Enumeration/, "bbb-"],
    ["datatypes of a group", "RasterGroup.datatypes", /^added: list of Datatype, optional$/, "b---"],
    ["an indexing variable as an array", "Dimension.indexing_variable", /^may be IndexingVariable$/, "bbb-"],
    ["overviews", "RasterArray.overviews", /^added: Overviews, optional$/, "b---"],
    ["full_name of an array", "RasterArray.full_name", /^added: string, optional$/, "b---"],
  ],
  "raster-info@2026 raster-info@observed": [
    ["scale as text", "RasterArray.scale", /^may be NumberName$/, "bbb-"],
    ["null and booleans as attributes", "Attribute", /^may be boolean; may be null$/, "bbb-"],
    ["values that are null", "RasterArray.values", /^may be boolean; may be null$/, "bbb-"],
    ["data type Unknown", "DatatypeName", /^values added: "Unknown"$/, "bbb-"],
    ["statistics", "RasterArray.statistics", /^added: Statistics, optional$/, "b---"],
  ],
};

function readSchema(edition: string, mode: string): object {
  const [contract = "", name = ""] = edition.split("@");
  const directory = new URL(`../../generated/${contract}/${name}/`, import.meta.url);
  const url = new URL(mode === "strict" ? "schema.json" : "schema.tolerant.json", directory);
  return JSON.parse(readFileSync(url, "utf8"));
}

function compile(edition: string, mode: string): ValidateFunction {
  const Judge = edition.startsWith("webhook") ? Ajv2020 : Ajv;
  const ajv = new Judge({ strict: false, formats: { double: true } });
  addFormats.default(ajv);
  return ajv.compile(readSchema(edition, mode));
}

describe.each(Object.entries(rows))("%s", (step, known) => {
  const [from = "", to = ""] = step.split(" ");
  const read = (name: string): { name: string; document: object } => ({
    name,
    document: readSchema(name, "strict"),
  });
  const { changes } = diffContracts(read(from), read(to));

  test.each(known)("%s", (_, place, what, effects) => {
    const found = changes.filter((change) => change.places.includes(place) && what.test(change.what));
    expect(found.map((change) => writeMarks(change, effects))).toEqual([effects]);
  });

  test("Ajv confirms each proof, and each break has a proof or a reason", () => {
    const judges = new Map(
      [`${from}, strict`, `${from}, tolerant`, `${to}, strict`].map((name) => {
        const [edition = "", mode = ""] = name.split(", ");
        return [name, compile(edition, mode)];
      }),
    );
    const proofs = changes.flatMap((change) => change.proofs);
    const wrong = proofs.filter(
      ({ validIn, refusedBy, document }) =>
        judges.get(validIn)?.(document) !== true || judges.get(refusedBy)?.(document) !== false,
    );
    expect(wrong).toEqual([]);
    const bare = changes.filter(({ unproved }) => Object.values(unproved).includes("no document was found"));
    // A tolerant receiver of 2019 reads an enumeration as a compound with other properties.
    expect(bare.map(({ places }) => places[0])).toEqual(step.endsWith("@2026") ? ["Datatype"] : []);
    expect(changes.filter(({ effects }) => Object.values(effects).includes("unknown"))).toEqual([]);
  });
});

test("an edition does not differ from itself", () => {
  const same = { name: "webhook@2.4", document: readSchema("webhook@2.4", "strict") };
  expect(diffContracts(same, same)).toMatchObject({ verdict: "patch", changes: [] });
});

function writeMarks({ effects }: Change, expected: Marks): string {
  return audiences.map((one, i) => (expected[i] === "." ? "." : marks[effects[one]])).join("");
}
