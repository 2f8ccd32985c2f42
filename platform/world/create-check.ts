import { listSubscribable, type SenderEdition } from "#src/sender/edition.ts";
import { createEventPayload } from "#src/sender/payload.ts";
import { SenderError } from "#src/sender.ts";
import { kinds } from "./kinds.ts";
import type { Templates } from "./templates.ts";
import { type Entity, WorldError, type WorldStore } from "./world.ts";

type Check = (entity: Entity) => string | undefined;

/**
 * Creates the check of a world: a delivery of a resource must be valid, or one with the resource as its sender if no event
 * shows the kind.
 */
export function createCheck(edition: SenderEdition, templates: Templates): Check {
  const names = listSubscribable(edition);
  return ({ kind, value }) => {
    const event = ["update", "create"]
      .map((action) => `${action}:${kind}`)
      .find((name) => names.includes(name));
    const shown =
      event === undefined
        ? { event: "create:project", resource: templates.resources.project, sender: value }
        : { event, resource: value, sender: templates.user };
    const before = event?.startsWith("update:") && { before: value };
    try {
      createEventPayload({ ...shown, ...before, scope: {} }, edition);
      return undefined;
    } catch (cause) {
      const [issue] = cause instanceof SenderError ? cause.issues : [];
      if (issue === undefined) throw cause;
      return `${issue.path.replace(/^\/[a-z]+(?=\/)/, "")}: ${issue.message}`;
    }
  };
}

/** Checks everything that a store already has; throws WorldError for a resource that the edition's contract rejects. */
export function checkStore(store: WorldStore, check: Check): void {
  for (const entity of kinds.flatMap(store.list)) {
    const wrong = check(entity);
    if (wrong !== undefined) throw new WorldError(`${entity.kind} ${entity.id}: ${wrong}`);
  }
}
