import { camelCase } from "../names.ts";
import type { NamedModel } from "../naming.ts";
import { isRecursive } from "./is-recursive.ts";
import { decoderName } from "./names.ts";

/**
 * Writes the methods that read and write a type: `fromJson`, which any `ObjectMapper` calls, and of the whole document
 * `parse` and `write` as well. In a class they are `public`; in an interface they are so anyway.
 */
export function emitDocument(name: string, model: NamedModel, visibility: "public " | ""): string {
  const decoder = `${decoderName(model)}::${camelCase(name)}`;
  const run = (work: string): string => (isRecursive(model) ? `DeepStack.call(() -> ${work})` : work);
  const fromJson = `  /**
   * Decodes what was parsed already, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  ${visibility}static ${name} fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return ${run(`Decoding.document(node, ${decoder})`)};
  }
`;
  if (name !== model.main) return visibility === "" ? "" : fromJson;
  return `  /**
   * Reads a document.
   *
   * @param body its exact bytes
   * @return the document
   * @throws example.annotationcontracts.UnreadableException where the body is no JSON text in UTF-8
   * @throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place
   */
  ${visibility}static ${name} parse(byte[] body) {
    return fromJson(JsonText.read(body));
  }

${fromJson}
  /**
   * Writes the document: what was read, with unknown members, and nothing that was missing.
   *
   * @return a JSON text in ASCII
   */
  ${visibility === "" ? "default " : visibility}String write() {
    return ${run("JsonText.write(toJson())")};
  }
`;
}
