import {
  type CompilerHost,
  compile,
  createSourceFile,
  formatDiagnostic,
  NodeHost,
  resolveCompilerOptions,
} from "@typespec/compiler";
import type { Edition } from "./contracts.ts";
import { compareEditions, resolveMarks } from "./edition-marks.ts";
import { mapSchema, mapValues, omit, reachable, refName, type Schema } from "./schema.ts";

/** Texts of the source files by their path from the top of the project. */
export type Sources = ReadonlyMap<string, string>;

/** Parses a source file that is JSON; an error names the file. */
export function parseSource(sources: Sources, path: string): unknown {
  try {
    return JSON.parse(sources.get(path) ?? "");
  } catch (error) {
    throw new Error(`cannot read ${path}: ${(error as Error).message}`);
  }
}

/** An OpenAPI 3.1 document, as far as the pipeline looks into it. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly unknown[];
  readonly tags: readonly unknown[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, PathItem>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Operations of a path or a webhook, by HTTP method. */
export type PathItem = Readonly<Record<string, Schema>>;

/** A sample document, by the name of its file without extension. */
export interface Sample {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Reads the samples of a contract out of the sources, by name. */
export function samplesIn({ samples: folder }: Edition, sources: Sources): Sample[] {
  if (folder === undefined) return [];
  const paths = [...sources.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith(".json"))
    .sort();
  return paths
    .map((path) => ({ name: path.slice(folder.length, -".json".length), path }))
    .filter(({ name }) => !name.includes("/"))
    .map(({ name, path }) => ({ name, value: parseSource(sources, path) as Sample["value"] }));
}

/** Mark of an operation that is a delivery; its value names the event. */
const webhookMark = "x-webhook";

/** Compiles the TypeSpec sources to one OpenAPI document per edition, oldest first; throws on any diagnostic. */
export async function compileSpec(
  main: string,
  sources: Sources,
  projectRoot: string,
): Promise<ReadonlyMap<string, OpenApi>> {
  const emitted: string[] = [];
  const host = sourcesHost(sources, projectRoot, (text) => emitted.push(text));
  const [options, problems] = await resolveCompilerOptions(host, { cwd: projectRoot, entrypoint: main });
  const program = await compile(host, `${projectRoot}/${main}`, options);
  const diagnostics = [...problems, ...program.diagnostics].map((one) => formatDiagnostic(one));
  if (diagnostics.length > 0) throw new Error(`cannot compile ${main}: ${diagnostics.join("\n")}`);
  const documents = emitted.map((text) => resolveMarks(JSON.parse(text) as OpenApi));
  const versions = documents.map((document) => [String(document.info.version), document] as const);
  return new Map(versions.toSorted(([a], [b]) => compareEditions(a, b)));
}

/** Makes a compiler host that reads the project from memory and catches what is written. */
function sourcesHost(sources: Sources, projectRoot: string, write: (text: string) => void): CompilerHost {
  const find = (path: string): string | undefined => sources.get(path.slice(projectRoot.length + 1));
  return {
    ...NodeHost,
    readFile: async (path) => {
      const text = find(path);
      return text === undefined ? NodeHost.readFile(path) : createSourceFile(text, path);
    },
    writeFile: async (_path, text) => write(text),
    mkdirp: async () => undefined,
  };
}

/** Finishes the emitted document: deliveries move to `webhooks`, samples become examples, leftovers go. */
export function finishOpenApi(raw: OpenApi, samples: readonly Sample[]): OpenApi {
  const items = Object.entries(raw.paths);
  const deliveries = new Map(items.flatMap(([, item]) => deliveryOf(item)));
  const events = eventsOf(raw.components.schemas);
  const schemas = mapValues(raw.components.schemas, (schema) => mapSchema(schema, plainKeywords));
  const webhooks = events.map(({ event }) => [event, withExamples(deliveries.get(event), event, samples)]);
  const paths = items.filter(([, item]) => deliveryOf(item).length === 0);
  const document = {
    openapi: raw.openapi,
    info: raw.info,
    servers: raw.servers,
    tags: raw.tags,
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries(webhooks) as OpenApi["webhooks"],
  };
  if (deliveries.size !== events.length) {
    throw new Error(`cannot finish OpenAPI: ${deliveries.size} deliveries for ${events.length} events`);
  }
  const roots = [{ $ref: "#/components/schemas/Delivery" }, ...refsWithin(document)];
  return { ...document, components: { schemas: reachable(roots, schemas) } };
}

function deliveryOf(item: PathItem): [string, PathItem][] {
  const event = item.post?.[webhookMark];
  return typeof event === "string" ? [[event, item]] : [];
}

function withExamples(item: PathItem | undefined, event: string, samples: readonly Sample[]): PathItem {
  const fitting = samples.filter((sample) => sample.value.event === event);
  if (item?.post === undefined) throw new Error(`cannot finish OpenAPI: no operation receives "${event}"`);
  if (fitting.length === 0) throw new Error(`cannot finish OpenAPI: no sample shows "${event}"`);
  const examples = Object.fromEntries(fitting.map(({ name, value }) => [name, { value }]));
  const operation = mapJson(omit(item.post, webhookMark), (node) =>
    isRequestMedia(node) ? { ...node, examples } : node,
  );
  return { post: operation };
}

function isRequestMedia(node: Readonly<Record<string, unknown>>): boolean {
  const { $ref } = (node.schema ?? {}) as Schema;
  return $ref?.endsWith("Event") === true;
}

function mapJson(node: Schema, rewrite: (node: Schema) => Schema): Schema {
  const inner = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? mapJson(value as Schema, rewrite)
      : value;
  return rewrite(mapValues(node, inner));
}

/** Writes an open object and a single literal the way that every tool understands. */
function plainKeywords(schema: Schema): Schema {
  if (schema.unevaluatedProperties !== undefined) {
    return { ...omit(schema, "unevaluatedProperties"), additionalProperties: true };
  }
  return schema.enum?.length === 1 ? { ...omit(schema, "enum"), const: schema.enum[0] } : schema;
}

function refsWithin(document: object): Schema[] {
  const found = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
  return [...found].map(([, $ref]) => ({ $ref: $ref! }));
}

/** Lists the events of the `Delivery` union in its order, with the names of their types. */
export function eventsOf(schemas: OpenApi["components"]["schemas"]): { event: string; type: string }[] {
  const discriminator = schemas.Delivery?.discriminator as { mapping: Record<string, string> } | undefined;
  if (discriminator === undefined) throw new Error('cannot read OpenAPI: "Delivery" has no discriminator');
  return Object.entries(discriminator.mapping).map(([event, ref]) => ({ event, type: refName(ref) }));
}
