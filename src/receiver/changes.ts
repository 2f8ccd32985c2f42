/** A delivery that may contain old values: one of the events `update:<resource>` (W6.3); until 2.75. */
export interface UpdateDelivery {
  readonly event: `update:${string}`;
  readonly before_update?: object;
}

/** A value before and after an update. */
export interface Change<T> {
  readonly from: T;
  readonly to: T;
}

/** Changes by key; `undefined` if the key did not change, `unknown` for keys of unpublished resources. */
export type Changes<Before> = {
  readonly [Key in keyof Before]?: Change<Required<Before>[Key]>;
};

/** Old values in a delivery. */
type OldValues<D> = D extends { readonly before_update?: infer Old } ? NonNullable<Old> : never;

/**
 * Pairs the old values of an update with the new ones (W6.3).
 *
 * ```ts
 * import { changes } from "annotation-contracts/receiver";
 *
 * const { state } = changes({
 *   event: "update:job",
 *   job: { id: 5, state: "completed" },
 *   before_update: { state: "new" },
 *   webhook_id: 7,
 *   sender: { url: "https://a.example/api/users/4", id: 4, username: "mara", first_name: "", last_name: "" },
 * });
 * console.log(state); // { from: 'new', to: 'completed' }
 * ```
 *
 * Contains only the keys of `before_update`, in its order. `to` is `undefined` if the resource lacks the key: a
 * tolerant receiver accepts such a delivery. Empty without `before_update`, as in some updates of edition 2.4 to 2.73.
 * Old and new may be equal (`before-update-equal` is a warning, not an error).
 */
export function changes<D extends UpdateDelivery>(delivery: D): Changes<OldValues<D>> {
  const [action, name] = delivery.event.split(":") as [string, string];
  if (action !== "update") throw new TypeError(`cannot list changes: ${delivery.event} is no update`);
  const resource = (delivery as unknown as Record<string, Record<string, unknown>>)[name]!;
  const pairs = Object.entries(delivery.before_update ?? {}).map(([key, from]) => {
    return [key, { from, to: Object.hasOwn(resource, key) ? resource[key] : undefined }];
  });
  // Entries define members instead of assigning them, so `__proto__` stays a key.
  return Object.fromEntries(pairs);
}
