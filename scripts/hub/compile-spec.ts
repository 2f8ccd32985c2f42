import {
  type CompilerHost,
  compile,
  createSourceFile,
  formatDiagnostic,
  NodeHost,
  resolveCompilerOptions,
} from "@typespec/compiler";
import { envelope } from "#src/model/contract.ts";
import { mapSchema, mapValues, omit, reachable, type Schema } from "#src/model/schema.ts";
import { projectRoot, type Sources } from "../files.ts";
import { addUnion, checkEvents, isDelivery, listDeliveries, type Sample } from "./envelopes.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { resolveMarks } from "./resolve-marks.ts";

/**
 * Compiles the TypeSpec sources to one OpenAPI document per edition.
 *
 * @throws Error with every diagnostic.
 */
export async function compileSpec(
  main: string,
  sources: Sources,
): Promise<ReadonlyMap<string, OpenApiDocument>> {
  const emitted: string[] = [];
  const host = createHost(sources, (text) => emitted.push(text));
  const [options, problems] = await resolveCompilerOptions(host, { cwd: projectRoot, entrypoint: main });
  const program = await compile(host, `${projectRoot}/${main}`, options);
  const diagnostics = [...problems, ...program.diagnostics].map((one) => formatDiagnostic(one));
  if (diagnostics.length > 0) throw new Error(`cannot compile ${main}: ${diagnostics.join("\n")}`);
  const documents = emitted.map((text) => resolveMarks(JSON.parse(text)));
  return new Map(documents.map((document) => [String(document.info.version), document] as const));
}

/** Creates a compiler host that reads the project from memory and collects what is written. */
function createHost(sources: Sources, write: (text: string) => void): CompilerHost {
  return {
    ...NodeHost,
    readFile: async (path) => {
      const text = sources.get(path.slice(projectRoot.length + 1));
      return text === undefined ? NodeHost.readFile(path) : createSourceFile(text, path);
    },
    writeFile: async (_path, text) => write(text),
    mkdirp: async () => undefined,
  };
}

/** Finishes the emitted document: deliveries move to `webhooks`, samples become examples, leftovers are removed. */
export function finishOpenApi(raw: OpenApiDocument, samples: readonly Sample[]): OpenApiDocument {
  const deliveries = listDeliveries(raw);
  const all = addUnion(raw.components.schemas, deliveries);
  checkEvents(all, deliveries, samples);
  const paths = Object.entries(raw.paths).filter(([, item]) => !isDelivery(item));
  const plain = mapValues(all, (schema) =>
    mapSchema(schema, (node) => removeStrayMark(writePlainKeywords(node))),
  );
  const webhooks = deliveries.map(({ event, item }) => {
    const fitting = samples.filter(({ value }) => value[envelope.tag] === event);
    const examples = Object.fromEntries(fitting.map(({ name, value }) => [name, { value }]));
    return [event, mapValues(item, (operation) => addExamples(operation, examples))];
  });
  const { components, paths: _, openapi, info, servers, tags, ...others } = raw;
  const head = { openapi, info, servers, tags, ...others };
  const document = { ...head, paths: Object.fromEntries(paths), webhooks: Object.fromEntries(webhooks) };
  const root = { $ref: `#/components/schemas/${envelope.root}` };
  const schemas = reachable([root, document.paths, document.webhooks], plain);
  return { ...document, components: { ...components, schemas } };
}

function addExamples(operation: Schema, examples: object): Schema {
  const body = operation.requestBody as { content: Readonly<Record<string, object>> };
  const content = mapValues(body.content, (media) => ({ ...media, examples }));
  return { ...operation, requestBody: { ...body, content } };
}

/** Writes an open object, and a single literal, in a form that every tool understands. */
function writePlainKeywords(schema: Schema): Schema {
  const { unevaluatedProperties: rest, ...others } = schema;
  if (rest !== undefined) {
    if (JSON.stringify(rest) !== "{}")
      throw new Error(`cannot read properties of the type ${JSON.stringify(rest)}`);
    return { ...others, additionalProperties: true };
  }
  return schema.enum?.length === 1 ? { ...omit(schema, "enum"), const: schema.enum[0] } : schema;
}

/** Removes the mark of old values from an envelope without any in this edition. */
function removeStrayMark(schema: Schema): Schema {
  const { property, mark } = envelope.before;
  return schema.properties?.[property] !== undefined ? schema : omit(schema, mark);
}
