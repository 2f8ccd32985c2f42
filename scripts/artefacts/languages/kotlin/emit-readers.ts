import { isRecursive } from "../java/is-recursive.ts";
import type { NamedModel } from "../naming.ts";
import { kdoc } from "./kdoc.ts";
import { nameInJava, quote } from "./types.ts";

const breaks =
  "@throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place";
const unreadable =
  "@throws example.annotationcontracts.UnreadableException where the body is no JSON text in UTF-8";

/** Writes the functions that read a type, for its companion: `fromJson`, and `parse` for the whole document. */
export function emitReaders(name: string, model: NamedModel): string {
  const java = nameInJava(name, model);
  const parse = `${kdoc(["Reads a document from the exact bytes of a [body].", "", unreadable, breaks], "        ")}        @JvmStatic
        @JvmOverloads
        public fun parse(body: ByteArray, mode: Mode = Mode.TOLERANT): ${name} = ${runParsed(`to${name}(${java}.fromJson(node, mode))`, isRecursive(model))}

        internal fun of(java: ${java}): ${name} = to${name}(java)

`;
  return `${name === model.main ? parse : ""}${kdoc(["Decodes what was parsed already, such as by an `ObjectMapper`.", "", breaks], "        ")}        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): ${name} =
            ${runOn(`to${name}(${java}.fromJson(node))`, isRecursive(model))}
`;
}

/** Writes the property that names the edition of the whole document. */
export function emitEdition(name: string, model: NamedModel): string {
  return name === model.main ? `    override val edition: String get() = ${quote(model.edition)}\n` : "";
}

/** Writes work on a `node`, on a stack that is large enough where documents can nest. */
export function runOn(work: string, isDeep: boolean): string {
  return isDeep ? `DeepStack.call(node) { ${work} }` : work;
}

/** Writes the same on what is parsed from a `body`. */
export function runParsed(work: string, isDeep: boolean): string {
  return `JsonReader.read(body).let { node -> ${runOn(work, isDeep)} }`;
}
