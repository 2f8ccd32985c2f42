import { isRecursive } from "../java/is-recursive.ts";
import type { NamedModel } from "../naming.ts";
import { kdoc } from "./kdoc.ts";
import { javaOf } from "./types.ts";

const breaks =
  "@throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place";
const unreadable =
  "@throws example.annotationcontracts.UnreadableException where the body is no JSON text in UTF-8";

/** Writes the functions that read a type, for its companion: `fromJson`, and `parse` for the whole document. */
export function emitReaders(name: string, model: NamedModel): string {
  const java = javaOf(name, model);
  const run = runner(model);
  const parse = `${kdoc(["Reads a document from the exact bytes of a [body].", "", unreadable, breaks], "        ")}        @JvmStatic
        public fun parse(body: ByteArray): ${name} = ${run(`to${name}(${java}.parse(body))`)}

`;
  return `${name === model.main ? parse : ""}${kdoc(["Decodes what was parsed already, such as by an `ObjectMapper`.", "", breaks], "        ")}        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): ${name} =
            ${run(`to${name}(${java}.fromJson(node))`)}
`;
}

/** Writes the function that writes the whole document. */
export function emitWriter(name: string, model: NamedModel): string {
  if (name !== model.main) return "";
  const doc =
    "Writes the document as JSON in ASCII: what was read, with unknown members, and nothing that was missing.";
  return `${kdoc([doc], "    ")}    public fun write(): String = ${runner(model)("JsonText.write(toJson())")}\n`;
}

function runner(model: NamedModel): (work: string) => string {
  return (work) => (isRecursive(model) ? `DeepStack.call { ${work} }` : work);
}
