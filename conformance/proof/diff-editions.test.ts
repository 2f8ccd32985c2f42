import { describe, expect, test } from "vitest";
import { type Audience, audiences, type Change, type Effect } from "#src/diff/change.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import { readPublished } from "../derive/read-published.ts";

/** Effects of a change on a strict receiver, a tolerant receiver, typed code and a sender; `.` is not checked. */
type Expected = `${Mark}${Mark}${Mark}${Mark}`;
type Mark = "b" | "n" | "-" | ".";

const marks: Readonly<Record<Mark, Effect | undefined>> = {
  b: "breaks",
  n: "notices",
  "-": "none",
  ".": undefined,
};

/** A known change between releases: where the diff must find it, and its effects. */
type Row = readonly [known: string, place: string, what: RegExp, effects: Expected];

const notInDeliveries = {
  signature: "2.3 to 2.4: the signature becomes that of the exact body: transport, no member of a delivery",
  openProjects:
    "2.3 to 2.4: tasks of a project, comments of an issue: the document of 2.3 leaves both open (W2.5)",
  changedKeys:
    "2.3 to 2.4: before_update names assignee instead of assignee_id: both are keys of the resource (W6.3)",
  retries: "2.4 to 2.65: retries, and redelivery of an inactive webhook: transport, no member of a delivery",
  attempts:
    "2.4 to 2.65, 2.65 to 2.73: members of a stored delivery, answers of the events endpoint: the API, not the deliveries",
  counts: "2.65 to 2.73: the counts of jobs become real: values, not shapes",
  silence:
    "2.65 to 2.73: before_update is gone from 2.75 on: optional since 2.4, so no document tells; it leaves with 2.76",
} as const;

const rows: Readonly<Record<string, readonly Row[]>> = {
  "webhook 2.3 2.4": [
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
    ["event create:membership", "create:membership", /^event added$/, "bnn-"],
    ["event create:job", "create:job", /^event added$/, "bnn-"],
    ["event delete:job", "delete:job", /^event added$/, "bnn-"],
    ["background senders", "create:task.sender", /may be BackgroundUser; may be NamelessUser/, "bbb-"],
    ["relative urls", "User.url", /^HttpUrl becomes PlatformUrl$/, "b---"],
    ["null owner", "Task.owner", /^may be null$/, "bbb-"],
    ["null storage", "Task.target_storage", /^may be null$/, "bbb-"],
    ["null project_id", "Task.project_id", /^may be null$/, "bbb-"],
    ["a status that is null while a delivery is queued", "Webhook.last_status", /^may be null$/, "bbb-"],
    ["guide_id of a task", "Task.guide_id", /^added: Integer or null, optional$/, "b---"],
    [
      "assignee_updated_date of a task",
      "Task.assignee_updated_date",
      /^added: Timestamp or null, optional$/,
      "b---",
    ],
    ["validation_mode", "Task.validation_mode", /^added: ValidationMode or null, optional$/, "b---"],
    ["consensus_enabled", "Task.consensus_enabled", /^added: boolean, optional$/, "b---"],
    ["data_cloud_storage_id", "Task.data_cloud_storage_id", /^added: Integer or null, optional$/, "b---"],
    ["organization_id", "Task.organization_id", /^added: Integer or null, optional$/, "b---"],
    ["project_name", "Task.project_name", /^added: string or null, optional$/, "b---"],
    ["projects are described", "Project", /^any object becomes an object with listed members$/, "---b"],
    ["issues are described", "Issue", /^any object becomes an object with listed members$/, "---b"],
    ["jobs are described", "Job", /^any object becomes an object with listed members$/, "---b"],
  ],
  "webhook 2.4 2.65": [
    ["create:export", "create:export", /^event added$/, "bnn-"],
    ["create:backup", "create:backup", /^event added$/, "bnn-"],
    ["media_type of tasks", "Task.media_type", /^added: MediaType/, "b--b"],
    ["media_type of jobs", "Job.media_type", /^added: MediaType/, "b--b"],
    ["accepted", "Invitation.accepted", /^added: boolean/, "b--b"],
    ["audio_mp3", "ChunkType", /values added: "audio_mp3"; values removed: "list"/, "--n-"],
    ["the count of labels is gone", "LabelsSummary.count", /^removed/, "--bb"],
    ["the address of issues is never null", "IssuesSummary.url", /^is never null$/, "---b"],
  ],
  "webhook 2.65 2.73": [
    ["create:export is gone", "create:export", /^event removed$/, "--bb"],
    ["create:backup is gone", "create:backup", /^event removed$/, "--bb"],
    ["requests of exports", "completed:request[export:dataset]", /^event added$/, "bnn-"],
    ["requests of backups", "completed:request[export:backup]", /^event added$/, "bnn-"],
    ["requests of annotations", "completed:request[export:annotations]", /^event added$/, "bnn-"],
    ["task creation is announced", "completed:request[create:task]", /^event added$/, "bnn-"],
    ["merges of tasks are announced", "completed:request[merge:task]", /^event added$/, "bnn-"],
    ["merges of jobs are announced", "completed:request[merge:job]", /^event added$/, "bnn-"],
    ["quality reports are announced", "completed:request[calculate:quality]", /^event added$/, "bnn-"],
    ["delete:organization is gone", "delete:organization", /^event removed$/, "--bb"],
    ["changes", "update:task.changes", /^added: any object, optional$/, "b---"],
  ],
  "webhook 2.73 2.76": [
    ["sender of requests", "completed:request[export:dataset].sender", /^added: Sender/, "b--b"],
    ["a sender that is null instead of nameless", "Sender", /is no longer NamelessUser; may be null/, "bbbb"],
    ["webhooks of a server", "WebhookType", /^values added: "server"$/, "bbb-"],
    ["users come", "create:user", /^event added$/, "bnn-"],
    ["users change", "update:user", /^event added$/, "bnn-"],
    ["users go", "delete:user", /^event added$/, "bnn-"],
    ["create:organization", "create:organization", /^event added$/, "bnn-"],
    ["delete:organization", "delete:organization", /^event added$/, "bnn-"],
    ["before_update is gone", "update:job.before_update", /^removed, was optional$/, "--bb"],
    ["changes are gone", "update:job.changes", /^removed, was optional$/, "--bb"],
    ["initial_replicas", "Task.initial_replicas", /^added: Integer, optional$/, "b---"],
    ["jobs of type replica", "JobType", /^values added: "replica"$/, "--n-"],
  ],
  "raster-info 2019 2026": [
    ["dimension_size", "RasterArray.dimension_size", /^added: list of number, optional$/, "b---"],
    ["block_size", "RasterArray.block_size", /^added: list of number, optional$/, "b---"],
    ["five data types", "Datatype", /values added: "Int8", "Int64", "UInt64", "Float16", "CFloat16"/, "bbb-"],
    ["enumerations", "Datatype", /^may be Enumeration/, "bbb-"],
    ["datatypes of a group", "RasterGroup.datatypes", /^added: list of Datatype, optional$/, "b---"],
    [
      "an indexing variable as an array",
      "Dimension.indexing_variable",
      /^string becomes IndexingVariable$/,
      "bbb-",
    ],
    ["overviews", "RasterArray.overviews", /^added: Overviews, optional$/, "b---"],
    ["full_name of an array", "RasterArray.full_name", /^added: string, optional$/, "b---"],
    ["full_name of a group", "RasterGroup.full_name", /^added: string, optional$/, "b---"],
  ],
  "raster-info 2026 observed": [
    ["scale as text", "RasterArray.scale", /^number becomes NumberOrName$/, "bbb-"],
    ["offset as text", "RasterArray.offset", /^number becomes NumberOrName$/, "bbb-"],
    ["null and booleans as attributes", "Attribute", /becomes anything$/, "bbb-"],
    ["values that are null", "RasterArray.values", /becomes anything$/, "bbb-"],
    ["data type Unknown", "Datatype", /^values added: "Unknown"$/, "bbb-"],
    ["statistics", "RasterArray.statistics", /^added: Statistics, optional$/, "b---"],
  ],
};

function readDocument(contract: string, edition: string, mode: "strict" | "tolerant" = "strict"): unknown {
  return readPublished(`${contract}-${edition}/${mode}/${contract === "webhook" ? "delivery" : contract}`);
}

async function loadValidator(
  contract: string,
  edition: string,
  mode: string,
): Promise<(value: unknown) => boolean> {
  const file = contract === "webhook" ? "delivery" : contract;
  const url = new URL(
    `../../generated/validators/${contract}-${edition}/${mode}/${file}.js`,
    import.meta.url,
  );
  return (await import(url.href)).is;
}

describe.each(Object.entries(rows))("%s", (pair, known) => {
  const [contract = "", before = "", after = ""] = pair.split(" ");
  const name = (edition: string): string => `${contract}@${edition}`;
  const diff = diffContracts(
    { name: name(before), document: readDocument(contract, before) },
    { name: name(after), document: readDocument(contract, after) },
  );

  test.each(known)("%s", (_, place, what, effects) => {
    const found = diff.changes.filter((change) => change.places.includes(place) && what.test(change.what));
    expect(found.map((change) => writeMarks(change, effects))).toEqual([effects]);
  });

  test("each effect that breaks has a proof, or is about the types alone", () => {
    const bare = diff.changes.flatMap((change) =>
      audiences
        .filter((audience) => audience !== "handler" && change.effects[audience] === "breaks")
        .filter((audience) => !change.proofs.some((proof) => proof.audience === audience))
        .map((audience) => `${change.places[0]}: ${audience}`),
    );
    expect(bare).toEqual([]);
    expect(
      diff.changes.filter(({ effects, proofs }) => effects.handler === "breaks" && proofs.length === 0),
    ).toEqual([]);
  });

  test("the generated validators confirm each proof", async () => {
    const [isOld, isOldTolerant, isNew] = await Promise.all([
      loadValidator(contract, before, "strict"),
      loadValidator(contract, before, "tolerant"),
      loadValidator(contract, after, "strict"),
    ]);
    const judges: Readonly<Record<Audience, readonly [sent: typeof isOld, read: typeof isOld]>> = {
      "strict-receiver": [isNew, isOld],
      "tolerant-receiver": [isNew, isOldTolerant],
      handler: [isNew, isOldTolerant],
      sender: [isOld, isNew],
    };
    const wrong = diff.changes.flatMap(({ places, proofs }) =>
      proofs
        .filter(({ audience, document }) => !judges[audience][0](document) || judges[audience][1](document))
        .map(({ audience, document }) => `${places[0]}: ${audience}: ${JSON.stringify(document)}`),
    );
    expect(wrong).toEqual([]);
  });

  test("nothing is left open", () => {
    expect(diff.changes.filter(({ effects }) => Object.values(effects).includes("unknown"))).toEqual([]);
  });
});

test("an edition does not differ from itself", () => {
  const same = { name: "webhook@2.4", document: readDocument("webhook", "2.4") };
  expect(diffContracts(same, same)).toMatchObject({ verdict: "patch", changes: [] });
});

test("what no document can show is named with its reason", () => {
  expect(Object.values(notInDeliveries).filter((reason) => !/^2\.\d+ to 2\.\d+.*: /.test(reason))).toEqual(
    [],
  );
});

/** Writes the effects of a change as marks, where they are checked. */
function writeMarks({ effects }: Change, expected: Expected): string {
  return audiences
    .map((audience, i) => {
      const [mark = "."] = Object.entries(marks).find(([, effect]) => effect === effects[audience]) ?? [];
      return expected[i] === "." ? "." : mark;
    })
    .join("");
}
