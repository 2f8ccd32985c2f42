import {
  type CompilerHost,
  type CompilerOptions,
  compile,
  createSourceFile,
  formatDiagnostic,
  NodeHost,
  resolveCompilerOptions,
} from "@typespec/compiler";
import type { Edition, MarkedEnvelopes } from "#src/model/contract.ts";
import { mergeRecords } from "#src/model/merge-records.ts";
import { mapSchema, mapValues, omit, type Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { Sample, Sources } from "../sources/sources.ts";
import { checkEvents, deliveriesIn, listEvents, withUnion } from "./envelopes.ts";
import { type OpenApiDocument, type PathItem, schemasUsed } from "./openapi-document.ts";
import { compareEditions, resolveMarks } from "./resolve-marks.ts";
import { writeUnions } from "./write-unions.ts";

/** What is emitted, whatever a project's own `tspconfig.yaml` says; this project's says the same. */
export const overrides: Required<Pick<CompilerOptions, "emit" | "options">> = {
  emit: ["@typespec/openapi3"],
  options: {
    "@typespec/openapi3": {
      "openapi-versions": ["3.1.0"],
      "file-type": "json",
      "output-file": "{version}.json",
    },
  },
};

/** Compiles the TypeSpec sources to one OpenAPI document per edition, oldest first; throws on any diagnostic. */
export async function compileSpec(
  main: string,
  sources: Sources,
  projectRoot: string,
): Promise<ReadonlyMap<string, OpenApiDocument>> {
  const emitted: string[] = [];
  const host = sourcesHost(sources, projectRoot, (text) => emitted.push(text));
  const [options, problems] = await resolveCompilerOptions(host, {
    cwd: projectRoot,
    entrypoint: main,
    overrides,
  });
  const program = await compile(host, `${projectRoot}/${main}`, options);
  const diagnostics = [...problems, ...program.diagnostics].map((one) => formatDiagnostic(one));
  if (diagnostics.length > 0) throw new Error(`cannot compile ${main}: ${diagnostics.join("\n")}`);
  const documents = emitted.map((text) => resolveMarks(JSON.parse(text)));
  const versions = documents.map((document) => [String(document.info.version), document] as const);
  return new Map(versions.toSorted(([a], [b]) => compareEditions(a, b)));
}

/** Picks the document of an edition; a source without versions has one for its only edition. */
export function pickDocument(
  { edition, source }: Edition,
  versions: ReadonlyMap<string, OpenApiDocument>,
): OpenApiDocument {
  const [only, ...others] = versions.values();
  const document = versions.get(edition) ?? (others.length === 0 ? only : undefined);
  if (document === undefined) {
    const known = [...versions.keys()].join(", ");
    throw new Error(`cannot read ${source}: it has no version "${edition}", only ${known}`);
  }
  return document;
}

/** Makes a compiler host that reads the project from memory and collects what is written. */
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

/** Output of the compiler: a service without servers or tags has no list of them. */
type Emitted = Omit<OpenApiDocument, "servers" | "tags"> & Partial<Pick<OpenApiDocument, "servers" | "tags">>;

/** Finishes the emitted document: deliveries move to `webhooks`, samples become examples, leftovers are removed. */
export function finishOpenApi(
  raw: Emitted,
  envelope: MarkedEnvelopes,
  samples?: readonly Sample[],
): OpenApiDocument {
  const deliveries = deliveriesIn(raw, envelope);
  const all = withUnion(writeUnions(raw.components.schemas), deliveries, envelope);
  checkEvents({ schemas: all, deliveries, samples }, envelope);
  const events = listEvents(all, envelope).map(({ event }) => event);
  const receiving = deliveries.filter(({ event }) => events.includes(event));
  const paths = Object.entries(raw.paths).filter(([, item]) => !isDelivery(item, envelope));
  const plain = mapValues(all, (schema) =>
    mapSchema(schema, (node) => withoutStrayMark(plainKeywords(node), envelope)),
  );
  const document = {
    openapi: raw.openapi,
    info: raw.info,
    servers: raw.servers ?? [],
    tags: raw.tags ?? [],
    ...(raw.security !== undefined && { security: raw.security }),
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries(receiving.map(({ event, item }) => [event, item])),
  };
  const root = { $ref: `#/components/schemas/${envelope.root}` };
  const schemas = schemasUsed([root, document], mergeRecords(plain));
  const shown = samples === undefined ? document : withExamples(document, envelope.tag, samples);
  return { ...shown, components: { ...raw.components, schemas } };
}

function isDelivery(item: PathItem, { operation }: MarkedEnvelopes): boolean {
  return Object.values(item).some((one) => one[operation] !== undefined);
}

/** Shows at each delivery the samples of its event. */
function withExamples<Document extends Pick<OpenApiDocument, "webhooks">>(
  document: Document,
  tag: string,
  samples: readonly Sample[],
): Document {
  const webhooks = mapValues(document.webhooks, (item, event) => {
    const fitting = samples.filter(({ value }) => value[tag] === event);
    const examples = Object.fromEntries(fitting.map(({ name, value }) => [name, { value }]));
    return mapValues(item, (operation) => withRequestExamples(operation, examples));
  });
  return { ...document, webhooks };
}

function withRequestExamples(operation: Schema, examples: object): Schema {
  const body = operation.requestBody as { content: Readonly<Record<string, object>> } | undefined;
  if (body === undefined) return operation;
  const content = mapValues(body.content, (media) => ({ ...media, examples }));
  return { ...operation, requestBody: { ...body, content } };
}

/** Writes the further members of a model, and single literals, in a form that every tool understands. */
function plainKeywords(schema: Schema): Schema {
  const { unevaluatedProperties: values } = schema;
  if (values !== undefined) {
    const isClosed =
      values === false || (typeof values === "object" && "not" in assertDefined(values, "values"));
    const isOpen = values === true || Object.keys(values ?? {}).length === 0;
    const additionalProperties = isClosed ? false : isOpen ? true : (values as Schema);
    return { ...omit(schema, "unevaluatedProperties"), additionalProperties };
  }
  return schema.enum?.length === 1 ? { ...omit(schema, "enum"), const: schema.enum[0] } : schema;
}

/** Removes the mark of old values from an envelope without any in this edition. */
function withoutStrayMark(schema: Schema, { before }: MarkedEnvelopes): Schema {
  return before === undefined || schema.properties?.[before.member] !== undefined
    ? schema
    : omit(schema, before.mark);
}
