import type { Entity, WorldStore } from "./world.ts";

/** Creates a store that keeps the world in memory. */
export function createMemoryWorld(): WorldStore {
  const entities = new Map<string, Entity>();
  const last = new Map<string, number>();
  const writeKey = (kind: string, id: number): string => `${kind}/${id}`;
  return {
    read: (kind, id) => entities.get(writeKey(kind, id)),
    list: (kind) => [...entities.values()].filter((entity) => entity.kind === kind),
    write: (entity) => void entities.set(writeKey(entity.kind, entity.id), entity),
    remove: (entity) => void entities.delete(writeKey(entity.kind, entity.id)),
    close: () => undefined,
    nextId(kind) {
      const id = (last.get(kind) ?? 0) + 1;
      last.set(kind, id);
      return id;
    },
  };
}
