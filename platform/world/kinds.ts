import changes from "./changes.json" with { type: "json" };

// Facts of the contract: the kinds of resources in the world.

/** A kind of resource in the world. */
export type Kind = keyof typeof rows;

/** A parsed JSON object. */
export type JsonObject = Record<string, unknown>;

interface KindRow {
  /** The kind of its parent. It is deleted with its parent. */
  readonly parent?: Kind;
  /** Segment of its URL: `{base_url}/api/<plural>/<id>`. */
  readonly plural: string;
  /** Names for new resources, used in rotation. */
  readonly names?: readonly string[];
}

const rows = {
  organization: { plural: "organizations", names: ["Roadwork", "Orchard"] },
  user: { plural: "users", names: ["Mara Lindqvist", "Jiří Novák", "Yuki Tanaka", "Ana Souza"] },
  membership: { plural: "memberships", parent: "organization" },
  invitation: { plural: "invitations", parent: "organization" },
  project: { plural: "projects", parent: "organization", names: ["Road scenes", "Night crossing"] },
  task: { plural: "tasks", parent: "project", names: ["Camera 2, morning", "夜間 カメラ2", "Drone pass 7"] },
  job: { plural: "jobs", parent: "task" },
  issue: { plural: "issues", parent: "job" },
  comment: { plural: "comments", parent: "issue" },
} as const;

/** The kinds by name, parents before children. */
export const kindRows: Readonly<Record<Kind, KindRow>> = rows;

/** Names of the kinds. */
export const kinds: readonly Kind[] = Object.keys(rows) as Kind[];

/** Checks whether a string is the name of a kind. */
export function isKind(text: string): text is Kind {
  return kinds.some((kind) => kind === text);
}

interface Change {
  readonly label: string;
  readonly set: JsonObject;
}

/** The possible changes of each kind of resource. */
export const changesByKind: Readonly<Partial<Record<Kind, readonly Change[]>>> = changes;
