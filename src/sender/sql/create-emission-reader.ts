import { type Client, writeList } from "./client.ts";

/** Parts of the bodies of an emission's deliveries. */
export interface EmissionParts {
  readonly head: Uint8Array;
  readonly tail: Uint8Array | null;
}

/** Reads emissions by their identifiers. */
export type EmissionReader = (
  client: Client,
  ids: ReadonlySet<string>,
) => Promise<ReadonlyMap<string, EmissionParts>>;

/** Most bytes to remember. */
const MOST = 8_000_000;

/** Creates a reader that remembers what it read last, since an emission's deliveries to other webhooks follow soon. */
export function createEmissionReader({ prefix, strings }: Client): EmissionReader {
  const known = new Map<string, EmissionParts>();
  let bytes = 0;
  const countBytes = ({ head, tail }: EmissionParts): number => head.length + (tail?.length ?? 0);
  const text = `SELECT id, head, tail FROM ${prefix}emissions WHERE id IN (${strings("$1", "uuid")})`;
  return async (client, ids) => {
    const missing = [...ids].filter((id) => !known.has(id));
    const rows =
      missing.length === 0
        ? []
        : await client.query<EmissionParts & { readonly id: string }>(text, [writeList(missing)]);
    for (const { id, head, tail } of rows) {
      known.set(id, { head, tail });
      bytes += countBytes({ head, tail });
    }
    const found = new Map(
      [...ids].flatMap((id): [string, EmissionParts][] => {
        const parts = known.get(id);
        return parts === undefined ? [] : [[id, parts]];
      }),
    );
    for (const [id, parts] of known) {
      if (bytes <= MOST) break;
      known.delete(id);
      bytes -= countBytes(parts);
    }
    return found;
  };
}
