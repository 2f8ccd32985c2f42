import { type World, WorldError } from "./world.ts";

/** A list of steps, each a change to the newest resource of a kind. Steps that an edition lacks are skipped. */
export interface Scenario {
  readonly title: string;
  readonly steps: readonly (readonly string[])[];
}

/** Plays a scenario in a world, and awaits `pause` before each step. Returns the number of steps that were played. */
export async function playScenario(
  world: World,
  { steps }: Scenario,
  pause: () => Promise<void>,
): Promise<number> {
  let played = 0;
  for (const [name, action = ""] of steps) {
    const kind = world.kinds.find((one) => one === name);
    if (kind === undefined || !world.listActions(kind).includes(action)) continue;
    await pause();
    const newest = world.list(kind).at(-1);
    if (newest === undefined) throw new WorldError(`cannot find ${kind}: none exists`);
    world.act(kind, newest.id, action);
    played++;
  }
  return played;
}
