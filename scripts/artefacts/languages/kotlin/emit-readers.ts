import { isRecursive } from "../java/is-recursive.ts";
import type { NamedModel } from "../naming.ts";
import { kdoc } from "./kdoc.ts";
import { nameInJava, quote } from "./types.ts";

export const breaks: string =
  "@throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place";
export const unreadable: string =
  "@throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8";

/** Writes the functions that read a type, for its companion: `fromJson`, and `parse` for the whole document. */
export function emitReaders(name: string, model: NamedModel): string {
  const java = nameInJava(name, model);
  const parse = `${kdoc(["Reads a document from the exact bytes of a [body].", "", unreadable, breaks], "        ")}        @JvmStatic
        @JvmOverloads
        public fun parse(body: ByteArray, mode: Mode = Mode.TOLERANT): ${name} = ${runParsed(`to${name}(${java}.fromJson(node, mode))`, isRecursive(model))}

        internal fun of(java: ${java}): ${name} = to${name}(java)

`;
  return `${name === model.main ? parse : ""}${kdoc(["Decodes a value that is already parsed, such as by an `ObjectMapper`.", "", breaks], "        ")}        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): ${name} =
            ${runOn(`to${name}(${java}.fromJson(node))`, isRecursive(model))}
`;
}

/** Writes the property that names the edition of the whole document. */
export function emitEdition(name: string, model: NamedModel): string {
  return name === model.main ? `    override val edition: String get() = ${quote(model.edition)}\n` : "";
}

/** Writes a call that works on a `node`, with a large stack if documents can nest. */
export function runOn(work: string, isDeep: boolean): string {
  return isDeep ? `DeepStack.call(node) { ${work} }` : work;
}

/** Writes the same call for a node that is parsed from a `body`. */
export function runParsed(work: string, isDeep: boolean): string {
  return `JsonReader.read(body).let { node -> ${runOn(work, isDeep)} }`;
}
