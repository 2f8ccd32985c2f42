import { DeliveryError, type Emission, type SenderEdition, subscribableIn } from "#src/delivery.ts";
import { createEventPayload } from "#src/sender/payload.ts";
import { kinds } from "./kinds.ts";
import type { Templates } from "./templates.ts";
import { type Entity, WorldError, type WorldStore } from "./world.ts";

// Facts of the contract: which event shows which kind of resource.

/** Describes in a phrase what is wrong with a resource, and where. */
type Check = (entity: Entity) => string | undefined;

/**
 * Creates the check of a world: a delivery of a resource must be valid, or one with the resource as its sender if no event
 * shows the kind. What is wrong is described in a phrase, with its place.
 */
export function createCheck(edition: SenderEdition, templates: Templates): Check {
  const names = subscribableIn(edition);
  return ({ kind, value }) => {
    const event = ["update", "create"]
      .map((action) => `${action}:${kind}`)
      .find((name) => names.includes(name));
    const shown =
      event === undefined
        ? { event: "create:project", resource: templates.resources.project, sender: value }
        : { event, resource: value, sender: templates.user };
    const before = event?.startsWith("update:") && { before: value };
    const emission: unknown = { ...shown, ...before, scope: {} };
    try {
      createEventPayload(emission as Emission, edition);
      return undefined;
    } catch (cause) {
      const [mistake] = cause instanceof DeliveryError ? cause.mistakes : [];
      if (mistake === undefined) throw cause;
      return `${mistake.path.replace(/^\/[a-z]+(?=\/)/, "")}: ${mistake.message}`;
    }
  };
}

/**
 * Checks everything that a store already has.
 *
 * @throws WorldError for a resource that the edition's contract does not take.
 */
export function checkStore(store: WorldStore, check: Check): void {
  for (const entity of kinds.flatMap(store.list)) {
    const wrong = check(entity);
    if (wrong !== undefined) throw new WorldError(`${entity.kind} ${entity.id}: ${wrong}`);
  }
}
