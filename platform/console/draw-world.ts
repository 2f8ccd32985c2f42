import changes from "../world/changes.json" with { type: "json" };
import type { Thing } from "./ask.ts";
import { button, element } from "./element.ts";

/** What a person can make happen. */
interface WorldActions {
  /** Checks whether the edition has an event. */
  readonly hasEvent: (event: string) => boolean;
  readonly create: (kind: string, parent?: number) => void;
  readonly update: (kind: string, id: number, members: object) => void;
  readonly remove: (kind: string, id: number) => void;
  readonly complete: (operation: string, task: number) => void;
}

/** A change that a button makes. */
interface Change {
  readonly label: string;
  readonly set: object;
}

type World = Readonly<Record<string, readonly (Thing & { readonly parent?: number })[]>>;

/** Kinds that a person can add to a resource of another kind. */
const children: Readonly<Record<string, readonly string[]>> = {
  organization: ["project", "membership", "invitation"],
  project: ["task"],
  task: ["job"],
  job: ["issue"],
  issue: ["comment"],
};

/** Draws the resources as a tree, each with its possible changes. */
export function drawWorld(world: World, operations: readonly string[], actions: WorldActions): HTMLElement {
  const roots = ["organization", "user"].flatMap((kind) =>
    (world[kind] ?? []).map((thing) => ({ kind, thing })),
  );
  return element(
    "ul.world stack",
    ...roots.map(({ kind, thing }) => drawThing(kind, thing, { world, operations, actions })),
  );
}

interface Scene {
  readonly world: World;
  readonly operations: readonly string[];
  readonly actions: WorldActions;
}

function drawThing(kind: string, thing: Thing, scene: Scene): HTMLElement {
  const { world, actions, operations } = scene;
  const below = (children[kind] ?? []).filter((child) => child in world);
  const things = below.flatMap((child) =>
    (world[child] ?? []).filter(({ parent }) => parent === thing.id).map((one) => ({ child, one })),
  );
  const label = `${kind} ${thing.id}`;
  const named = (text: string, run: () => void): HTMLButtonElement =>
    button(text, run, { "aria-label": `${text}: ${label}` });
  return element(
    "li.line",
    element("span.name", element("strong", label), ` ${describeThing(thing)}`),
    element(
      "span.actions line",
      ...below.map((child) => named(`New ${child}`, () => actions.create(child, thing.id))),
      ...(actions.hasEvent(`update:${kind}`) ? listChanges(kind, thing) : []).map(({ label: text, set }) =>
        named(text, () => actions.update(kind, thing.id, set)),
      ),
      ...(kind === "task" ? operations : []).map((one) =>
        named(`Finish ${one}`, () => actions.complete(one, thing.id)),
      ),
      kind === "user" || kind === "organization"
        ? undefined
        : named("Delete", () => actions.remove(kind, thing.id)),
    ),
    things.length === 0
      ? undefined
      : element("ul.stack nested", ...things.map(({ child, one }) => drawThing(child, one, scene))),
  );
}

function listChanges(kind: string, { value }: Thing): readonly Change[] {
  const all: Readonly<Record<string, readonly Change[]>> = changes;
  return (all[kind] ?? []).filter(({ set }) => Object.keys(set).every((member) => member in value));
}

function describeThing({ value }: Thing): string {
  const words = [value.name, value.username, value.state, value.status, value.message, value.role];
  return words.filter((word) => typeof word === "string" && word !== "").join(" · ");
}
