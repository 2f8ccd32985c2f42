import {
  type CompilerHost,
  compile,
  createSourceFile,
  formatDiagnostic,
  NodeHost,
  resolveCompilerOptions,
} from "@typespec/compiler";
import { assertDefined } from "#src/util/assert-defined.ts";
import { projectRoot, type Sources } from "../files.ts";
import type { OpenApiDocument } from "./openapi-document.ts";

/** The OpenAPI documents of an edition: one for the platform, which serves and sends, and one for a receiver. */
export interface CompiledSpec {
  readonly platform: OpenApiDocument;
  readonly receiver: OpenApiDocument;
}

/**
 * Compiles the TypeSpec sources to two OpenAPI documents per edition.
 *
 * @throws Error with every diagnostic.
 */
export async function compileSpec(
  main: string,
  sources: Sources,
): Promise<ReadonlyMap<string, CompiledSpec>> {
  const emitted: string[] = [];
  const host = createHost(sources, (text) => emitted.push(text));
  const [options, problems] = await resolveCompilerOptions(host, { cwd: projectRoot, entrypoint: main });
  const program = await compile(host, `${projectRoot}/${main}`, options);
  const diagnostics = [...problems, ...program.diagnostics].map((one) => formatDiagnostic(one));
  if (diagnostics.length > 0) throw new Error(`cannot compile ${main}: ${diagnostics.join("\n")}`);
  const documents = emitted.map((text): OpenApiDocument => JSON.parse(text));
  const receivers = new Map(documents.filter(isReceiver).map((one) => [String(one.info.version), one]));
  return new Map(
    documents.flatMap((platform) => {
      if (isReceiver(platform)) return [];
      const version = String(platform.info.version);
      const receiver = assertDefined(
        receivers.get(version),
        `${version} in ReceiverEdition of spec/receiver.tsp`,
      );
      return [[version, { platform, receiver }] as const];
    }),
  );
}

/** Only the platform's document contains what the platform sends. */
function isReceiver(document: OpenApiDocument): boolean {
  return document.webhooks === undefined;
}

/** Creates a compiler host that reads the project from memory and collects the output. */
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
