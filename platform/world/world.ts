import type { User } from "#src/index.ts";
import { changesByKind, isKind, type JsonObject, type Kind, kindRows, kinds } from "./kinds.ts";
import { makeRequest, makeResource, withKnown } from "./make-resource.ts";
import type { Announced, Templates } from "./templates.ts";

/** A resource in the world. */
export interface Entity {
  readonly kind: Kind;
  readonly id: number;
  /** The resource that it belongs to; absent for organizations and users. */
  readonly parent?: number;
  readonly value: JsonObject;
}

/** Something that happened in the world. Whether an event exists for it depends on the edition. */
export interface Happening {
  readonly event: string;
  /** Property that contains the resource: its kind, or `request`. */
  readonly property: string;
  readonly resource: JsonObject;
  readonly before?: JsonObject;
  readonly scope: Scope;
}

/** The scope of a change: a project, an organization, or the server itself. */
interface Scope {
  readonly project: number | null;
  readonly organization: number | null;
  readonly server?: true;
}

/** Stores the entities. The world itself is stateless. */
export interface WorldStore {
  readonly read: (kind: Kind, id: number) => Entity | undefined;
  readonly list: (kind: Kind) => readonly Entity[];
  readonly write: (entity: Entity) => void;
  readonly remove: (entity: Entity) => void;
  /** Returns an identifier that was never used for this kind. */
  readonly nextId: (kind: Kind) => number;
  readonly close: () => void;
}

interface WorldOptions {
  readonly templates: Templates;
  readonly baseUrl: string;
  readonly store: WorldStore;
  readonly happened: (happening: Happening) => void;
}

/** A small annotation platform: related resources and their changes. */
export interface World {
  readonly kinds: readonly Kind[];
  readonly list: (kind: Kind) => readonly Entity[];
  /** Lists the actions on a resource of a kind, such as `Create task`. */
  readonly listActions: (kind: Kind) => readonly string[];
  /**
   * Runs an action on a resource, and says what happened. A new task gets a job, and deleting a resource deletes its
   * children.
   *
   * @throws WorldError if the resource does not exist, or its kind does not have the action.
   */
  readonly act: (kind: string, id: number, action: string) => string;
}

const serverScope: Scope = { project: null, organization: null, server: true };

/** Checks whether an event concerns the server itself rather than a project or an organization. */
export function isOfServer(event: string): boolean {
  return event.endsWith(":user") || /^(create|delete):organization$/.test(event);
}

/** The world cannot make a change; the message says why in one sentence. */
export class WorldError extends Error {}

/** Creates a world; an empty one gets an organization and its users. */
export function createWorld(options: WorldOptions): World {
  const { templates, store } = options;
  const known = kinds.filter((kind) => templates.resources[kind] !== undefined || kind === "user");
  const actions = new Map(known.map((kind) => [kind, createActions(options, kind, known)]));
  if (store.list("organization").length === 0)
    for (const kind of ["user", "user", "user", "organization"] as const) add(options, kind);
  return {
    kinds: known,
    list: store.list,
    listActions: (kind) => [...(actions.get(kind)?.keys() ?? [])],
    act: (kind, id, action) => {
      const work = isKind(kind) ? actions.get(kind)?.get(action) : undefined;
      if (work === undefined) throw new WorldError(`cannot change ${kind} by "${action}": unknown change`);
      const said = work(find(store, kind as Kind, id));
      return typeof said === "string" ? said : `${kind} ${id}: ${action}.`;
    },
  };
}

/** An action on a resource. It may return a sentence about what happened. */
type Action = (entity: Entity) => unknown;

/** Creates the actions on a resource of a kind. A resource without a parent can also create another of its kind. */
function createActions(
  options: WorldOptions,
  kind: Kind,
  known: readonly Kind[],
): ReadonlyMap<string, Action> {
  const below = known.filter((child) => (kindRows[child].parent ?? child) === kind);
  const operations = kind === "task" ? Object.entries(options.templates.requests) : [];
  const rows: (readonly [string, Action])[] = [
    ...below.map((child): [string, Action] => [
      `Create ${child}`,
      (entity) => create(options, child, entity),
    ]),
    ...(changesByKind[kind] ?? []).map(({ label, set }): [string, Action] => [
      label,
      (entity) => update(options, entity, set),
    ]),
    ...operations.map(([name, announced]): [string, Action] => [
      `Finish ${name}`,
      (entity) => complete(options, announced, entity),
    ]),
    ["Delete", (entity) => remove(options, entity)],
  ];
  return new Map(rows);
}

function create(options: WorldOptions, kind: Kind, owner: Entity): string {
  const added = add(options, kind, kindRows[kind].parent === undefined ? undefined : owner);
  const jobs = kind === "task" ? listChildren(options.store, added) : [];
  for (const entity of [added, ...jobs]) tell(options, "create", entity);
  return `${kind} ${added.id} is created.`;
}

/** Adds a resource and, for a task, its job, without raising an event. */
function add(options: WorldOptions, kind: Kind, owner?: Entity): Entity {
  const { store, templates, baseUrl } = options;
  const id = store.nextId(kind);
  const made = makeResource({
    kind,
    id,
    template: templates.resources[kind] ?? { ...templates.user },
    baseUrl,
    date: new Date().toISOString(),
    ancestors: owner === undefined ? {} : findAncestry(store, owner),
    by: findSender(options),
  });
  const value = kind === "membership" || kind === "invitation" ? withUser(options, made, id) : made;
  const entity = { kind, id, ...(owner !== undefined && { parent: owner.id }), value };
  store.write(entity);
  if (kind === "task") add(options, "job", entity);
  recount(options, entity);
  return find(store, kind, id);
}

function update(options: WorldOptions, entity: Entity, set: JsonObject): void {
  const { assignee } = set;
  const user = assignee === undefined ? undefined : find(options.store, "user", Number(assignee)).value;
  const assigned = user && { assignee: asSender(options, user) };
  const date = { updated_date: new Date().toISOString() };
  const changed = { ...entity, value: withKnown(entity.value, { ...set, ...assigned, ...date }) };
  options.store.write(changed);
  recount(options, changed);
  tell(options, "update", changed, entity.value);
}

function remove(options: WorldOptions, entity: Entity): void {
  for (const child of listChildren(options.store, entity)) remove(options, child);
  const last = find(options.store, entity.kind, entity.id);
  options.store.remove(last);
  recount(options, last);
  tell(options, "delete", last);
}

function complete(options: WorldOptions, { event, shown: template }: Announced, task: Entity): void {
  const { store, baseUrl } = options;
  const { scope, ids } = findPlace(store, task);
  const job = listChildren(store, task)[0]?.id;
  if (job === undefined) throw new WorldError(`cannot finish ${event} of task ${task.id}: it has no jobs`);
  const about = { ids: { ...ids, job, org: ids.organization }, date: new Date().toISOString() };
  const resource = makeRequest({ template, baseUrl, ...about });
  options.happened({ event, property: "request", resource, scope });
}

function tell(
  { happened, store, templates }: WorldOptions,
  action: string,
  entity: Entity,
  before?: JsonObject,
): void {
  const { kind, value } = entity;
  const event = `${action}:${kind}`;
  // Server events were added together with users. Before that, webhooks of an organization received its deletion.
  const isServers = templates.resources.user !== undefined && isOfServer(event);
  const scope = isServers ? serverScope : findPlace(store, entity).scope;
  happened({ event, property: kind, resource: value, scope, ...(before && { before }) });
}

/** Updates the properties that summarize a parent's children, without an event. */
function recount({ store, templates }: WorldOptions, { kind, parent }: Entity): void {
  const { parent: above, plural } = kindRows[kind];
  const owner = above === undefined || parent === undefined ? undefined : store.read(above, parent);
  if (owner === undefined) return;
  const children = listChildren(store, owner).map(({ value }) => value);
  const value = countChildren(owner.value, plural, children, templates.resources[owner.kind]);
  store.write({ ...owner, value });
}

/** Updates the properties that summarize a parent's children: a count since 2.4, segments with jobs before that. */
function countChildren(
  parent: JsonObject,
  property: string,
  children: readonly JsonObject[],
  template: JsonObject = {},
): JsonObject {
  const { [property]: shown } = parent;
  const { segments } = template;
  if (property === "jobs" && Array.isArray(segments))
    return { ...parent, segments: children.map((job) => toSegment(job, segments)) };
  if (typeof shown !== "object" || shown === null || !("count" in shown)) return parent;
  const counts = {
    count: children.length,
    completed: children.filter(({ state }) => state === "completed").length,
    validation: children.filter(({ stage }) => stage === "validation").length,
  };
  return { ...parent, [property]: withKnown(shown, counts) };
}

function toSegment(job: JsonObject, like: readonly { readonly jobs?: readonly JsonObject[] }[]): JsonObject {
  const summary = like[0]?.jobs?.[0] ?? {};
  return { start_frame: 0, stop_frame: 99, jobs: [{ ...summary, ...withKnown(summary, job) }] };
}

function listChildren(store: WorldStore, { kind, id }: Entity): readonly Entity[] {
  const below = kinds.filter((other) => kindRows[other].parent === kind);
  return below.flatMap((other) => store.list(other).filter(({ parent }) => parent === id));
}

function findAncestry(store: WorldStore, entity: Entity): Readonly<Partial<Record<Kind, Entity>>> {
  const above = kindRows[entity.kind].parent;
  const parent = above && entity.parent !== undefined ? store.read(above, entity.parent) : undefined;
  return { ...(parent === undefined ? {} : findAncestry(store, parent)), [entity.kind]: entity };
}

function findPlace(
  store: WorldStore,
  entity: Entity,
): { scope: Happening["scope"]; ids: Partial<Record<Kind, number>> } {
  const ids: Partial<Record<Kind, number>> = Object.fromEntries(
    Object.entries(findAncestry(store, entity)).map(([kind, { id }]) => [kind, id]),
  );
  return { scope: { project: ids.project ?? null, organization: ids.organization ?? null }, ids };
}

function withUser(options: WorldOptions, value: JsonObject, id: number): JsonObject {
  const users = options.store.list("user");
  const user = users[id % Math.max(users.length, 1)];
  return withKnown(value, { user: asSender(options, user?.value) ?? value.user });
}

/** Returns the user who makes the changes in the world: the first one. */
export function findSender(options: Pick<WorldOptions, "store" | "templates">): User {
  return asSender(options, options.store.list("user")[0]?.value) ?? options.templates.user;
}

function asSender({ templates }: Pick<WorldOptions, "templates">, user?: JsonObject): User | undefined {
  return user === undefined ? undefined : withKnown(templates.user, user);
}

function find(store: WorldStore, kind: Kind, id: number): Entity {
  const found = store.read(kind, id);
  if (found === undefined) throw new WorldError(`cannot find ${kind} ${id}: it does not exist`);
  return found;
}
