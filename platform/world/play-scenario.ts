import { isKind, type Kind, listChanges } from "./kinds.ts";
import { type Entity, type World, WorldError } from "./world.ts";

/** A step of a scenario; an edition that does not know it skips it. */
type Step =
  | { readonly create: string; readonly in?: string }
  | { readonly change: string; readonly by: string }
  | { readonly delete: string }
  | { readonly complete: string };

/** A list of steps, one after another. */
export interface Scenario {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** Plays a scenario in a world; `pause` is awaited before each step. Returns how many steps the edition has. */
export async function playScenario(
  world: World,
  { steps }: Scenario,
  pause: () => Promise<void>,
): Promise<number> {
  let played = 0;
  for (const step of steps) {
    if (!canPlay(world, step)) continue;
    await pause();
    playStep(world, step);
    played++;
  }
  return played;
}

function canPlay(world: World, step: Step): boolean {
  if ("complete" in step) return world.operations.includes(step.complete);
  return world.kinds.includes(
    readKind("create" in step ? step.create : "change" in step ? step.change : step.delete),
  );
}

function playStep(world: World, step: Step): void {
  if ("create" in step) {
    world.create(readKind(step.create), step.in === undefined ? undefined : newest(world, step.in).id);
  } else if ("change" in step) {
    const { kind, id } = newest(world, step.change);
    world.update(kind, id, findChange(step));
  } else if ("delete" in step) {
    const { kind, id } = newest(world, step.delete);
    world.remove(kind, id);
  } else {
    world.complete(step.complete, newest(world, "task").id);
  }
}

function findChange({
  change,
  by,
}: {
  readonly change: string;
  readonly by: string;
}): Record<string, unknown> {
  const found = listChanges(change).find(({ label }) => label === by);
  if (found === undefined)
    throw new WorldError(`cannot change ${change} by "${by}": there is no such change`);
  return { ...found.set };
}

function newest(world: World, name: string): Entity {
  const found = world.list(readKind(name)).at(-1);
  if (found === undefined) throw new WorldError(`cannot find ${name}: there is none`);
  return found;
}

function readKind(name: string): Kind {
  if (isKind(name)) return name;
  throw new WorldError(`cannot find kind "${name}": there is none`);
}
