import { readFile, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { parse, YAMLParseError } from "yaml";
import { isRecord } from "#src/text/is-object.ts";
import { readCause } from "#src/text/read-cause.ts";
import { configNames } from "./read-config.ts";

/** Where a configuration is written, and what for. */
interface Start {
  readonly root: string;
  /** Source of the contract, from the root. Default: an OpenAPI document of one event is written. */
  readonly source?: string | undefined;
  /** Name of the contract. Default: that of the source's file. */
  readonly name?: string | undefined;
}

/** A contract to start from. */
const example = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  webhooks: {
    "order.paid": {
      post: {
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/OrderPaid" } } },
        },
        responses: { 200: { description: "Taken." } },
      },
    },
  },
  components: {
    schemas: {
      OrderPaid: {
        type: "object",
        description: "An order was paid.",
        required: ["event", "id", "total"],
        properties: {
          event: { const: "order.paid" },
          id: { type: "string", minLength: 1, description: "Identifier of the order." },
          total: { type: "number", minimum: 0, description: "What was paid, in euros." },
        },
      },
    },
  },
};

/**
 * Writes the configuration of a project, and where no source is given, a small contract; returns the paths of the files.
 *
 * @throws Error with a sentence where a file is there already or the source cannot be read.
 */
export async function initProject({ root, source, name }: Start): Promise<readonly string[]> {
  const own = source === undefined ? "contract.openapi.json" : relative(root, resolve(root, source));
  const document = source === undefined ? example : await readSource(root, own);
  const contract = {
    name: name ?? nameContract(own),
    source: own,
    ...(isRecord(document) && document.openapi !== undefined && guessEnvelope(source === undefined)),
    annotations: "ignore",
    editions: [{ edition: "1" }],
  };
  const files: readonly (readonly [path: string, value: unknown])[] = [
    ...(source === undefined ? [[own, example] as const] : []),
    ["contracts.config.json", { contracts: [contract] }],
  ];
  for (const path of [...configNames, ...files.map(([path]) => path)]) await refuseExisting(root, path);
  for (const [path, value] of files)
    await writeFile(join(root, path), `${JSON.stringify(value, null, 2)}\n`, { flag: "wx" });
  return files.map(([path]) => path);
}

/** Says where the events of an OpenAPI document are named: the example has a member, of others nothing is known. */
function guessEnvelope(isExample: boolean): object {
  return {
    envelope: { root: "Delivery", ...(isExample && { tag: "event" }) },
    ...(isExample && { signature: { scheme: "standard-webhooks" } }),
  };
}

function nameContract(source: string): string {
  const words = basename(source)
    .replace(/\..*$/, "")
    .toLowerCase()
    .match(/[a-z][a-z0-9]*/g);
  return words?.join("-") ?? "contract";
}

async function readSource(root: string, source: string): Promise<unknown> {
  try {
    const text = await readFile(join(root, source), "utf8");
    if (source.endsWith(".tsp")) return undefined;
    const document: unknown = parse(text);
    if (isRecord(document)) return document;
  } catch (cause) {
    const { code, message } = readCause(cause);
    if (code === "ENOENT") throw new Error(`cannot read ${source}: no such file`);
    // The parser has codes of its own, which say less than its sentence with its line and column.
    const reason =
      cause instanceof YAMLParseError ? message.split(/:?\n/, 1)[0] : code || message.split("\n")[0];
    throw new Error(`cannot read ${source}: ${reason}`);
  }
  throw new Error(`cannot read ${source}: a contract is an object, or a file in TypeSpec`);
}

async function refuseExisting(root: string, path: string): Promise<void> {
  const isThere = await readFile(join(root, path)).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`cannot write ${path}: it is there already`);
}
