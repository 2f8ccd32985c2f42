import { createEventPayload } from "#src/delivery/payload.ts";
import { DeliveryError, type Emission, type SenderEdition, subscribableIn } from "#src/delivery.ts";
import type { Templates } from "./templates.ts";
import type { Entity } from "./world.ts";

// Facts of the contract: which event shows a kind of thing.

/**
 * Creates the check of a world: a resource must make a valid delivery, as its sender where no event shows the kind. What is
 * wrong with it is said in a phrase, with its place.
 */
export function createCheck(
  edition: SenderEdition,
  templates: Templates,
): (entity: Entity) => string | undefined {
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
