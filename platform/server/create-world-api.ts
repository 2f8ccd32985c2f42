import { Hono } from "hono";
import { isKind } from "../world/kinds.ts";
import { type World, WorldError } from "../world/world.ts";
import { readBody } from "./read-body.ts";

/** Creates the API by which the console changes the world. */
export function createWorldApi(world: World): Hono {
  const api = new Hono();
  api.get("/", (context) =>
    context.json(Object.fromEntries(world.kinds.map((kind) => [kind, world.list(kind)]))),
  );
  api.post("/requests", async (context) => {
    const { operation, task } = await readBody(context.req);
    world.complete(String(operation), readId(task));
    return context.json({}, 201);
  });
  api.post("/:kind", async (context) => {
    const kind = readKind(context.req.param("kind"));
    const { parent } = await readBody(context.req);
    return context.json(world.create(kind, readId(parent)), 201);
  });
  api.patch("/:kind/:id{\\d+}", async (context) => {
    const { kind, id } = context.req.param();
    return context.json(world.update(readKind(kind), Number(id), await readBody(context.req)));
  });
  api.delete("/:kind/:id{\\d+}", (context) => {
    const { kind, id } = context.req.param();
    world.remove(readKind(kind), Number(id));
    return context.body(null, 204);
  });
  return api;
}

function readId(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function readKind(text: string): World["kinds"][number] {
  if (isKind(text)) return text;
  throw new WorldError(`cannot find kind "${text}": there is none`);
}
