import changes from "./changes.json" with { type: "json" };

// Facts of the contract: the kinds of resources in the world.

/** Kinds of resources that live in the world, a parent before its children. */
export const kinds = [
  "organization",
  "user",
  "membership",
  "invitation",
  "project",
  "task",
  "job",
  "issue",
  "comment",
] as const;

export type Kind = (typeof kinds)[number];

/** A parsed JSON object. */
export type JsonObject = Record<string, unknown>;

interface KindRow {
  /** Kind that it belongs to; deleted with it. */
  readonly parent?: Kind;
  /** Segment of its address: `{base_url}/api/<plural>/<id>`. */
  readonly plural: string;
  /** Property of a child that holds the identifier of the parent, for every ancestor. */
  readonly names?: readonly string[];
}

/** The kinds by name. */
export const kindRows: Readonly<Record<Kind, KindRow>> = {
  organization: { plural: "organizations", names: ["Roadwork", "Orchard"] },
  user: { plural: "users", names: ["Mara Lindqvist", "Jiří Novák", "Yuki Tanaka", "Ana Souza"] },
  membership: { plural: "memberships", parent: "organization" },
  invitation: { plural: "invitations", parent: "organization" },
  project: {
    plural: "projects",
    parent: "organization",
    names: ["Road scenes", "Night crossing", "Orchard survey"],
  },
  task: { plural: "tasks", parent: "project", names: ["Camera 2, morning", "夜間 カメラ2", "Drone pass 7"] },
  job: { plural: "jobs", parent: "task" },
  issue: { plural: "issues", parent: "job" },
  comment: { plural: "comments", parent: "issue" },
};

/** Checks whether a text names a kind. */
export function isKind(text: string): text is Kind {
  return kinds.some((kind) => kind === text);
}

interface Change {
  readonly label: string;
  readonly set: object;
}

/** Lists the changes of a kind of resource. */
export function listChanges(kind: string): readonly Change[] {
  const rows: Readonly<Record<string, readonly Change[]>> = changes;
  return (Object.hasOwn(rows, kind) ? rows[kind] : undefined) ?? [];
}
