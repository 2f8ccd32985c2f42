import type { Type } from "../../model/model.ts";
import { camelCase } from "../names.ts";
import type { NamedModel } from "../naming.ts";
import { typesIn } from "../refusal.ts";
import { decoderName } from "./names.ts";

/**
 * Writes the methods that read and write a type: `fromJson`, which any `ObjectMapper` calls, and of the whole document
 * `parse` and `write` as well. In a class they are `public`; in an interface they are so anyway.
 */
export function emitDocument(name: string, model: NamedModel, visibility: "public " | ""): string {
  const decoder = `${decoderName(model)}::${camelCase(name)}`;
  // Types that hold themselves may be nested deeper than the caller's stack allows.
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

/** Tells whether a type of the contract holds itself. */
function isRecursive({ declarations }: NamedModel): boolean {
  const scope = new Map(
    declarations.map((one) => [one.name, typesIn(one).flatMap(([, type]) => namesIn(type))] as const),
  );
  const reach = (name: string, seen: Set<string>): Set<string> => {
    for (const next of scope.get(name) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next, seen);
    }
    return seen;
  };
  return declarations.some(({ name }) => reach(name, new Set()).has(name));
}

function namesIn(type: Type): readonly string[] {
  if (type.kind === "named") return [type.name];
  if (type.kind === "list") return namesIn(type.items);
  if (type.kind === "map") return namesIn(type.values);
  return type.kind === "nullable" ? namesIn(type.of) : [];
}
