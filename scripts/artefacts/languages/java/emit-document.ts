import { camelCase, quote } from "../names.ts";
import type { NamedModel } from "../naming.ts";
import { isRecursive } from "./is-recursive.ts";
import { decoderName } from "./names.ts";

const node = "@JsonDeserialize(using = ExactTree.class) JsonNode node";
const creator = "@JsonCreator(mode = JsonCreator.Mode.DELEGATING)";

const decodes = (param: string): string => `  /**
   * Decodes what was parsed already, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
${param}   * @return the value
   * @throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place
   */
`;

const reads = (mode: string, param: string): string => `  /**
   * Reads a document${mode}.
   *
   * @param body its exact bytes
${param}   * @return the document
   * @throws example.annotationcontracts.UnreadableException where the body is no JSON text in UTF-8
   * @throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place
   */
`;

const modeParam = "   * @param mode how it is read\n";

/**
 * Writes the methods that read a type of an edition: `fromJson`, which any `ObjectMapper` calls, and of the whole document
 * `parse` as well. In a class they are `public`; in an interface they are so anyway.
 */
export function emitDocument(name: string, model: NamedModel, visibility: "public " | ""): string {
  const edition = quote(model.edition);
  const decode = (mode: string): string => {
    const work = `Decoding.document(node, ${mode}, ${edition}, ${decoderName(model)}::${camelCase(name)})`;
    return inDeepStack(work, isRecursive(model));
  };
  const head = `${decodes("")}  ${creator}\n  ${visibility}static ${name} fromJson(${node}) {\n`;
  if (name !== model.main)
    return visibility === "" ? "" : `${head}    return ${decode("Mode.TOLERANT")};\n  }\n`;
  return `${reads(" as a receiver should", "")}  ${visibility}static ${name} parse(byte[] body) {
    return parse(body, Mode.TOLERANT);
  }

${reads("", modeParam)}  ${visibility}static ${name} parse(byte[] body, Mode mode) {
    return fromJson(JsonReader.read(body), mode);
  }

${head}    return fromJson(node, Mode.TOLERANT);
  }

${decodes(modeParam)}  ${visibility}static ${name} fromJson(JsonNode node, Mode mode) {
    return ${decode("mode")};
  }

  @Override
  ${visibility === "" ? "default " : visibility}String edition() {
    return ${edition};
  }
`;
}

/** Writes the methods that read and write a document of any edition. */
export function emitAnyDocument(name: string, isDeep: boolean): string {
  const editions =
    "   * @param editions those to read by, the first that takes it; default: all, the newest first\n";
  const nodeRead = inDeepStack("EDITIONS.read(node, mode, editions)", isDeep);
  return `${reads(" of any edition as a receiver should", editions)}  static ${name} parse(byte[] body, String... editions) {
    return parse(body, Mode.TOLERANT, editions);
  }

${reads(" of any edition", modeParam + editions)}  static ${name} parse(byte[] body, Mode mode, String... editions) {
    return fromJson(JsonReader.read(body), mode, editions);
  }

${decodes("")}  ${creator}
  static ${name} fromJson(${node}) {
    return fromJson(node, Mode.TOLERANT);
  }

${decodes(modeParam + editions)}  static ${name} fromJson(JsonNode node, Mode mode, String... editions) {
    return ${nodeRead};
  }

  /**
   * Writes the document: what was read, with unknown members, and nothing that was missing.
   *
   * @return a JSON text in ASCII
   */
  default String write() {
    return Encoder.write(this);
  }
`;
}

function inDeepStack(work: string, isDeep: boolean): string {
  return isDeep ? `DeepStack.call(node, () -> ${work})` : work;
}
