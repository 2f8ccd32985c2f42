import { camelCase, quote } from "../names.ts";
import type { NamedModel } from "../naming.ts";
import { isRecursive } from "./is-recursive.ts";
import { decoderName } from "./names.ts";

const node = "@JsonDeserialize(using = ExactTree.class) JsonNode node";
const creator = "@JsonCreator(mode = JsonCreator.Mode.DELEGATING)";

const decodes = (param: string): string => `  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
${param}   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
`;

const reads = (mode: string, param: string): string => `  /**
   * Reads a document${mode}.
   *
   * @param body its exact bytes
${param}   * @return the document
   * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
`;

const modeDoc = "   * @param mode how it is read\n";
const editionsDoc = "   * @param editions the editions to try, in order; default: all, the newest first\n";

/** Writes `parse` and `fromJson` of a whole document, with the mode and without; `work` decodes a `node`. */
function emitReaders(head: string, work: string, isAny: boolean): string {
  const [parameter, argument, doc, kind] = isAny
    ? [", String... editions", ", editions", editionsDoc, " of any edition"]
    : ["", "", "", ""];
  return `${reads(`${kind} as a receiver should`, doc)}  ${head} parse(byte[] body${parameter}) {
    return parse(body, Mode.TOLERANT${argument});
  }

${reads(kind, modeDoc + doc)}  ${head} parse(byte[] body, Mode mode${parameter}) {
    return fromJson(JsonReader.read(body), mode${argument});
  }

${decodes("")}  ${creator}
  ${head} fromJson(${node}) {
    return fromJson(node, Mode.TOLERANT);
  }

${decodes(modeDoc + doc)}  ${head} fromJson(JsonNode node, Mode mode${parameter}) {
    return ${work};
  }
`;
}

/**
 * Writes the methods that read a type of an edition: `fromJson`, which any `ObjectMapper` calls, and for the whole document
 * also `parse`. In a class they are `public`; in an interface they always are.
 */
export function emitDocument(name: string, model: NamedModel, visibility: "public " | ""): string {
  const edition = quote(model.edition);
  const head = `${visibility}static ${name}`;
  const decode = (mode: string): string => {
    const work = `Decoding.document(node, ${mode}, ${edition}, ${decoderName(model)}::${camelCase(name)})`;
    return inDeepStack(work, isRecursive(model));
  };
  if (name !== model.main && visibility === "") return "";
  if (name !== model.main)
    return `${decodes("")}  ${creator}\n  ${head} fromJson(${node}) {\n    return ${decode("Mode.TOLERANT")};\n  }\n`;
  return `${emitReaders(head, decode("mode"), false)}
  @Override
  ${visibility || "default "}String edition() {
    return ${edition};
  }
`;
}

/** Writes the methods that read and write a document of any edition. */
export function emitAnyDocument(name: string, isDeep: boolean): string {
  return `${emitReaders(`static ${name}`, inDeepStack("EDITIONS.read(node, mode, editions)", isDeep), true)}
  /** {@return the document as ASCII JSON: everything that was read, with unknown members; missing members stay missing} */
  default String write() {
    return Encoder.write(this);
  }
`;
}

function inDeepStack(work: string, isDeep: boolean): string {
  return isDeep ? `DeepStack.call(node, () -> ${work})` : work;
}
