import type { HonoRequest } from "hono";
import { isRecord } from "#src/util/is-object.ts";
import { WorldError } from "../world/world.ts";

/**
 * Reads the JSON object of a request.
 *
 * @throws WorldError if the body is no JSON object.
 */
export async function readBody(request: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (isRecord(body)) return body;
  throw new WorldError("cannot read the body: it is not a JSON object");
}
