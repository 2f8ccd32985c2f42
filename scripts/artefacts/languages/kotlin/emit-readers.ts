import { isRecursive } from "../java/is-recursive.ts";
import type { NamedModel } from "../naming.ts";
import { kdoc } from "./kdoc.ts";
import { javaOf, quote } from "./types.ts";

const breaks =
  "@throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place";
const unreadable =
  "@throws example.annotationcontracts.UnreadableException where the body is no JSON text in UTF-8";

/** Writes the functions that read a type, for its companion: `fromJson`, and `parse` for the whole document. */
export function emitReaders(name: string, model: NamedModel): string {
  const java = javaOf(name, model);
  const run = runner(model);
  const parse = `${kdoc(["Reads a document from the exact bytes of a [body].", "", unreadable, breaks], "        ")}        @JvmStatic
        @JvmOverloads
        public fun parse(body: ByteArray, mode: Mode = Mode.TOLERANT): ${name} = ${run(`to${name}(${java}.parse(body, mode))`)}

        internal fun of(java: ${java}): ${name} = to${name}(java)

`;
  return `${name === model.main ? parse : ""}${kdoc(["Decodes what was parsed already, such as by an `ObjectMapper`.", "", breaks], "        ")}        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): ${name} =
            ${run(`to${name}(${java}.fromJson(node))`)}
`;
}

/** Writes the property that names the edition of the whole document. */
export function emitEdition(name: string, model: NamedModel): string {
  return name === model.main ? `    override val edition: String get() = ${quote(model.edition)}\n` : "";
}

function runner(model: NamedModel): (work: string) => string {
  return (work) => (isRecursive(model) ? `DeepStack.call { ${work} }` : work);
}
