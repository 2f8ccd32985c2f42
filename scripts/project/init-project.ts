import { lstat, readFile, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import { parse } from "yaml";
import { refuseNoContract } from "#src/diff/read-contract.ts";
import { readPointer } from "#src/json/pointer.ts";
import type { Schema } from "#src/model/schema.ts";
import { readCause } from "#src/text/read-cause.ts";
import { readMember } from "#src/text/read-member.ts";
import { guessTag } from "../hub/read-webhooks.ts";
import { isUnion, wrapSchema } from "../hub/wrap-schema.ts";
import { configNames, isOutside, refuseName } from "./read-config.ts";

/** Where a configuration is written, and for which source. */
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

/** A source without a contract, or a file that already exists: retrying does not help. */
export class WrongStart extends Error {}

/**
 * Writes the configuration of a project and, without a source, a small contract; returns the paths of the files.
 *
 * @throws WrongStart, or Error if the source cannot be read; each with a sentence.
 */
export async function initProject({ root, source, name }: Start): Promise<readonly string[]> {
  const reason = name === undefined ? undefined : refuseName(name);
  if (reason !== undefined) throw new WrongStart(`cannot name the contract: ${reason}`);
  const own = source === undefined ? "contract.openapi.json" : findSource(root, source);
  const document = source === undefined ? example : await readSource(root, own);
  const contract = {
    name: name ?? nameContract(own),
    source: own,
    ...guessEnvelope(own, document),
    ...(document === example && { signature: { scheme: "standard-webhooks" } }),
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

/**
 * Finds where events are named: a source in TypeSpec needs a member, and a document in OpenAPI may have one.
 *
 * @throws WrongStart if the document is no contract.
 */
function guessEnvelope(source: string, document: unknown): object {
  if (source.endsWith(".tsp"))
    return { envelope: { root: "Delivery", tag: "event", operation: "x-webhook" } };
  try {
    refuseNoContract(source, document);
    if (document.openapi === undefined) return guessUnion(source, document);
    const tag = guessTag(source, document);
    // A schema may have that name: couriers have deliveries, too.
    const isTaken = readPointer(document, "/components/schemas/Delivery") !== undefined;
    const root = isTaken ? "WebhookDelivery" : "Delivery";
    return { envelope: { root, ...(tag !== undefined && { tag }) } };
  } catch (cause) {
    throw new WrongStart(readCause(cause).message);
  }
}

/** Finds the member that names the event in the branches of a JSON Schema, if it is a union of records. */
function guessUnion(source: string, document: Schema): object {
  if (!isUnion(document)) return {};
  const edition = { name: "contract", edition: "1", idBase: "", source, annotations: "ignore" } as const;
  const wrapped = wrapSchema(edition, document);
  const tag = guessTag(source, wrapped);
  return tag === undefined ? {} : { envelope: { root: readMember(wrapped.info, "title"), tag } };
}

/** Returns the path of a source from the root, in a form that works on every machine. */
function findSource(root: string, source: string): string {
  const own = relative(root, resolve(root, source));
  if (isOutside(own)) throw new WrongStart(`cannot start from ${source}: it is outside of this folder`);
  return own.split(sep).join("/");
}

function nameContract(source: string): string {
  const words = basename(source)
    .replace(/\..*$/, "")
    .toLowerCase()
    .match(/[a-z][a-z0-9]*/g);
  return words?.join("-") ?? "contract";
}

/** Why a file cannot be read, by the code of the error. */
const reasons: Readonly<Record<string, string>> = { ENOENT: "no such file", EISDIR: "is a directory" };

async function readSource(root: string, source: string): Promise<unknown> {
  const text = await readFile(join(root, source), "utf8").catch((cause: unknown) => {
    const { code } = readCause(cause);
    throw new Error(`cannot read ${source}: ${reasons[code] ?? code}`);
  });
  if (source.endsWith(".tsp")) return undefined;
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(`cannot read ${source}: ${readCause(cause).message.split(/:?\n/, 1)[0]}`);
  }
}

async function refuseExisting(root: string, path: string): Promise<void> {
  const isThere = await lstat(join(root, path)).then(
    () => true,
    () => false,
  );
  if (isThere) throw new WrongStart(`cannot write ${path}: it is there already`);
}
