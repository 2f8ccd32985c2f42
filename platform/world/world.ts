import type { User } from "#src/index.ts";
import { type JsonObject, type Kind, kindRows, kinds } from "./kinds.ts";
import { makeRequest, makeResource, withKnown } from "./make-resource.ts";
import type { Templates } from "./templates.ts";

/** A resource that lives in the world. */
export interface Entity {
  readonly kind: Kind;
  readonly id: number;
  /** The resource that it belongs to; absent for organizations and users. */
  readonly parent?: number;
  readonly value: JsonObject;
}

/** Something that happened in the world; whether it is an event depends on the edition. */
export interface Happening {
  readonly event: string;
  /** Property that holds the resource: its kind, or `request`. */
  readonly property: string;
  readonly resource: JsonObject;
  readonly before?: JsonObject;
  readonly scope: Scope;
}

/** Where something happened: in a project, in an organization, or on the server itself. */
interface Scope {
  readonly project: number | null;
  readonly organization: number | null;
  readonly server?: true;
}

/** Keeps the entities; the world itself has no state. */
export interface WorldStore {
  readonly read: (kind: Kind, id: number) => Entity | undefined;
  readonly list: (kind: Kind) => readonly Entity[];
  readonly write: (entity: Entity) => void;
  readonly remove: (entity: Entity) => void;
  /** Returns an identifier that no entity of the kind ever had. */
  readonly nextId: (kind: Kind) => number;
  readonly close: () => void;
}

interface WorldOptions {
  readonly templates: Templates;
  readonly baseUrl: string;
  readonly store: WorldStore;
  readonly now: () => number;
  /** Describes what the edition's contract finds wrong with a resource. */
  readonly check: (entity: Entity) => string | undefined;
  readonly happened: (happening: Happening) => void;
}

/** A small annotation platform: resources that depend on each other, and their changes. */
export interface World {
  readonly kinds: readonly Kind[];
  readonly operations: readonly string[];
  readonly list: (kind: Kind) => readonly Entity[];
  /** Creates a resource, and the first job of a task; throws WorldError if the parent is missing. */
  readonly create: (kind: Kind, parent?: number) => Entity;
  /**
   * Changes properties; `assignee` takes the identifier of a user or null. Throws WorldError if the resource or a property
   * is missing, a property names the resource, or the contract does not accept a value.
   */
  readonly update: (kind: Kind, id: number, changes: JsonObject) => Entity;
  /** Deletes a resource and what belongs to it, children first; throws WorldError if the resource is missing. */
  readonly remove: (kind: Kind, id: number) => void;
  /** Announces the end of a background request; throws WorldError if the edition has none such, or the task is missing. */
  readonly complete: (operation: string, task?: number) => void;
}

const serverScope: Scope = { project: null, organization: null, server: true };

/** Checks whether an event happens to the server itself, not in a project or an organization. */
export function isOfServer(event: string): boolean {
  return event.endsWith(":user") || /^(create|delete):organization$/.test(event);
}

/** A change that the world cannot make, in one sentence. */
export class WorldError extends Error {}

/** Creates a world; an empty one gets an organization and its users. */
export function createWorld(options: WorldOptions): World {
  const { templates, store } = options;
  const known = kinds.filter((kind) => templates.resources[kind] !== undefined || kind === "user");
  const world: World = {
    kinds: known,
    operations: Object.keys(templates.requests),
    list: store.list,
    create: (kind, parent) => create(options, kind, parent),
    update: (kind, id, changes) => update(options, find(store, kind, id), changes),
    remove: (kind, id) => remove(options, find(store, kind, id)),
    complete: (operation, task) => complete(options, operation, task),
  };
  if (store.list("organization").length === 0)
    for (const kind of ["user", "user", "user", "organization"] as const) add(options, kind);
  return world;
}

function create(options: WorldOptions, kind: Kind, parent?: number): Entity {
  const added = add(options, kind, parent);
  const jobs = kind === "task" ? listChildren(options.store, added) : [];
  for (const entity of [added, ...jobs]) tell(options, "create", entity);
  return added;
}

/** Adds a resource, and the job of a task, without an event. */
function add(options: WorldOptions, kind: Kind, parent?: number): Entity {
  const { store, templates, baseUrl } = options;
  const template = templates.resources[kind] ?? (kind === "user" ? templates.user : undefined);
  if (template === undefined) throw new WorldError(`cannot create ${kind}: the edition shows none`);
  const owner = findOwner(store, kind, parent);
  const id = store.nextId(kind);
  const made = makeResource({
    kind,
    id,
    template,
    baseUrl,
    date: writeDate(options),
    ancestors: owner === undefined ? {} : findAncestry(store, owner),
    by: findSender(options),
  });
  const value = kind === "membership" || kind === "invitation" ? withUser(options, made, id) : made;
  const entity = { kind, id, ...(owner !== undefined && { parent: owner.id }), value };
  store.write(entity);
  if (kind === "task") add(options, "job", id);
  recount(options, entity);
  return find(store, kind, id);
}

function findOwner(store: WorldStore, kind: Kind, id?: number): Entity | undefined {
  const above = kindRows[kind].parent;
  if (above === undefined) return undefined;
  if (id !== undefined) return find(store, above, id);
  throw new WorldError(`cannot create ${kind}: its "parent" must be the id of its ${above}`);
}

const identity = ["id", "url"];

function update(options: WorldOptions, entity: Entity, changes: JsonObject): Entity {
  const { store } = options;
  const unknown = Object.keys(changes).filter((key) => !Object.hasOwn(entity.value, key));
  if (unknown.length > 0)
    throw new WorldError(`cannot change ${entity.kind} ${entity.id}: it has no property "${unknown[0]}"`);
  const fixed = identity.find((key) => Object.hasOwn(changes, key) && changes[key] !== entity.value[key]);
  if (fixed !== undefined)
    throw new WorldError(`cannot change ${entity.kind} ${entity.id}: its "${fixed}" stays`);
  const { assignee } = changes;
  // The check rejects what is not an identifier.
  const assigned =
    typeof assignee === "number" ? { assignee: asSender(options, find(store, "user", assignee).value) } : {};
  const date = { updated_date: writeDate(options) };
  const changed = { ...entity, value: withKnown(entity.value, { ...changes, ...assigned, ...date }) };
  const wrong = options.check(changed);
  if (wrong !== undefined) throw new WorldError(`cannot change ${entity.kind} ${entity.id}: ${wrong}`);
  store.write(changed);
  recount(options, changed);
  tell(options, "update", changed, entity.value);
  return changed;
}

function remove(options: WorldOptions, entity: Entity): void {
  for (const child of listChildren(options.store, entity)) remove(options, child);
  const last = find(options.store, entity.kind, entity.id);
  options.store.remove(last);
  recount(options, last);
  tell(options, "delete", last);
}

function complete(options: WorldOptions, operation: string, id?: number): void {
  const announced = new Map(Object.entries(options.templates.requests)).get(operation);
  if (announced === undefined)
    throw new WorldError(`cannot complete ${operation}: the edition announces no such request`);
  if (id === undefined)
    throw new WorldError(`cannot complete ${operation}: its "task" must be the id of a task`);
  const task = find(options.store, "task", id);
  const { scope, ids } = findPlace(options.store, task);
  const job = listChildren(options.store, task)[0]?.id;
  if (job === undefined)
    throw new WorldError(`cannot complete ${operation} of task ${task.id}: it has no job`);
  const resource = makeRequest({
    template: announced.shown,
    baseUrl: options.baseUrl,
    date: writeDate(options),
    ids: { ...ids, job, org: ids.organization },
  });
  options.happened({ event: announced.event, property: "request", resource, scope });
}

function tell(
  { happened, store, templates }: WorldOptions,
  action: string,
  entity: Entity,
  before?: JsonObject,
): void {
  const { kind, value } = entity;
  const event = `${action}:${kind}`;
  // The events of the server itself came with users; before, the webhooks of an organization got its deletion.
  const isServers = templates.resources.user !== undefined && isOfServer(event);
  const scope = isServers ? serverScope : findPlace(store, entity).scope;
  happened({ event, property: kind, resource: value, scope, ...(before && { before }) });
}

/** Updates what the parent shows of its children, without an event. */
function recount({ store, templates }: WorldOptions, { kind, parent }: Entity): void {
  const { parent: above, plural } = kindRows[kind];
  const owner = above === undefined || parent === undefined ? undefined : store.read(above, parent);
  if (owner === undefined) return;
  const children = listChildren(store, owner).map(({ value }) => value);
  const value = countChildren(owner.value, plural, children, templates.resources[owner.kind]);
  store.write({ ...owner, value });
}

/** Updates what a parent shows of its children: a count since 2.4; before, segments like the template's with jobs. */
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

function writeDate({ now }: WorldOptions): string {
  return new Date(now()).toISOString();
}

function find(store: WorldStore, kind: Kind, id: number): Entity {
  const found = store.read(kind, id);
  if (found === undefined) throw new WorldError(`cannot find ${kind} ${id}: there is none`);
  return found;
}
