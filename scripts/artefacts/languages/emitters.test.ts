import { describe, expect, test } from "vitest";
import { makeContract, makeModel, small } from "../../fixtures/small-contract.ts";
import { emitCpp } from "./cpp/emit-cpp.ts";
import { naming as cppNaming } from "./cpp/types.ts";
import { emitQuicktype } from "./emit-quicktype.ts";
import { emitGo } from "./go/emit-go.ts";
import { naming as goNaming } from "./go/types.ts";
import { emitJava } from "./java/emit-java.ts";
import { naming as javaNaming } from "./java/names.ts";
import { emitKotlin } from "./kotlin/emit-kotlin.ts";
import { camelCase, pascalCase, snakeCase, wordsIn } from "./names.ts";
import { verbatim } from "./naming.ts";
import { emitPython } from "./python/emit-python.ts";
import { naming as pythonNaming } from "./python/types.ts";
import { emitRuby } from "./ruby/emit-ruby.ts";
import { naming as rubyNaming } from "./ruby/types.ts";
import { emitRust } from "./rust/emit-rust.ts";
import { naming as rustNaming } from "./rust/types.ts";

const pythonFiles = emitPython([{ contract: makeContract(small), model: makeModel(small, pythonNaming) }]);
const python = pythonFiles.get("annotation_contracts/small_v1.py") ?? "";
const goFiles = emitGo([{ contract: makeContract(small), model: makeModel(small, goNaming) }]);
const go = goFiles.get("smallv1/smallv1.go") ?? "";
const rustFiles = emitRust([{ contract: makeContract(small), model: makeModel(small, rustNaming) }]);
const rust = rustFiles.get("src/small_v1.rs") ?? "";
const cpp = emitCpp([{ contract: makeContract(small), model: makeModel(small, cppNaming) }]);
const header = cpp.get("include/annotation_contracts/small_v1.hpp") ?? "";
const source = cpp.get("src/small_v1.cpp") ?? "";
const java = emitJava([{ contract: makeContract(small), model: makeModel(small, javaNaming) }]);
const rubyFiles = emitRuby([{ contract: makeContract(small), model: makeModel(small, rubyNaming) }]);
const ruby = rubyFiles.get("lib/annotation_contracts/small_v1.rb") ?? "";
const kotlin =
  emitKotlin([{ contract: makeContract(small), model: makeModel(small, javaNaming) }]).get(
    "src/main/kotlin/example/annotationcontracts/kotlin/smallv1/Small.kt",
  ) ?? "";
const swift = await emitQuicktype(
  { lang: "swift", title: "Swift", extension: "swift" },
  [{ contract: makeContract(small), model: makeModel(small, verbatim) }],
  {},
);

describe("names", () => {
  test.each([
    ["RasterInfo", ["raster", "info"]],
    ["UInt16", ["u", "int16"]],
    ["update:task", ["update", "task"]],
    ["HttpUrl", ["http", "url"]],
    ["", []],
  ])("%j has its words", (name, words) => {
    expect(wordsIn(name)).toEqual(words);
    expect([snakeCase(name), pascalCase(name), camelCase(name)].map((one) => one.toLowerCase())).toEqual([
      words.join("_"),
      words.join(""),
      words.join(""),
    ]);
  });
});

describe("Python", () => {
  test.each([
    ["renames a member that is a keyword", 'NAMES: ClassVar[Mapping[str, str]] = {"class_": "class"}'],
    [
      "puts members that may be missing last",
      '    mood: Mood\n    """An open vocabulary (S5)."""\n    type: Union[Literal["leaf"], Missing] = MISSING',
    ],
    ["distinguishes missing from null", "note: Union[Optional[str], Missing] = MISSING"],
    ["quotes what stands further down", 'Parts = Union[Mapping[str, "Tree"], Sequence["Tree"]]'],
    ["names an empty value", 'MOOD_EMPTY: Final = ""'],
    ["takes any integer", "age: Union[int, Missing] = MISSING"],
    ["has its table", '"{\\"kind\\":\\"record\\",'],
  ])("%s", (_, expected) => {
    expect(python).toContain(expected);
  });

  test("has a module of all editions", () => {
    const shared = pythonFiles.get("annotation_contracts/small.py");
    expect(shared).toContain('        "v1": "small_v1",\n');
    expect(shared).toContain("class Leaf(View):");
  });
});

describe("Go", () => {
  test.each([
    ["distinguishes missing from null", "\tNote contracts.Optional[*string]\n"],
    ["names an empty value", '\tMoodEmpty      Mood = ""\n'],
    ["begins no name with a digit", '\tMood2d         Mood = "2d"\n'],
    ["seals a union", "func (PartsMap) isParts() {}"],
    ["takes any integer", "\tAge contracts.Optional[*big.Int]\n"],
    ["imports what it needs", 'import (\n\t_ "embed"\n\t"math/big"\n'],
    ["lets json.Unmarshal read a record", "func (v *Leaf) UnmarshalJSON(text []byte) error {"],
  ])("%s", (_, expected) => {
    expect(go).toContain(expected);
  });
});

describe("Rust", () => {
  test.each([
    ["keeps the name of a member that is a keyword", "    pub r#type: Option<LeafType>,\n"],
    ["distinguishes missing from null", "    pub note: Option<Option<String>>,\n"],
    ["says how to tell missing from null", "`None` if it is missing, `Some(None)` if it is null."],
    ["gives a member that is always the same a type", 'words! {\n    LeafType {\n        Leaf = "leaf";\n'],
    ["names an empty value", '    pub const EMPTY: &\'static str = "";\n'],
    ["begins no name with a digit", '    pub const _2D: &\'static str = "2d";\n'],
    ["takes any string of an open vocabulary", "pub struct Mood(pub String);\n"],
    ["takes any integer", "    pub age: Option<WholeNumber>,\n"],
    ["puts records of an enum in boxes", "    Tree(Box<Tree>),\n"],
    ["decodes a union by its JSON type", '    Parts {\n        "object" => Map;\n        "array" => List;\n'],
    ["imports what it needs", "use crate::macros::{by_json_type, by_tag, document, record, text, words};\n"],
    ["has its table", '    Node, "v1", "tables/small_v1.json", false, &[]'],
  ])("%s", (_, expected) => {
    expect(rust).toContain(expected);
  });
});

describe("C++", () => {
  test.each([
    ["renames a member that is a keyword", "  std::string class_;\n"],
    ["distinguishes missing from null", "  Field<std::string> note;\n"],
    ["gives a number a value", "  std::int64_t size{};\n"],
    ["gives a member that is always the same a type", "  std::optional<LeafType> type;\n"],
    ["names an empty value", 'inline constexpr std::string_view mood_empty = "";\n'],
    ["names a value with a colon", 'inline constexpr std::string_view mood_in_progress = "in:progress";\n'],
    ["takes any integer", "  std::optional<WholeNumber> age;\n"],
    ["names a record that stands further down", "\nstruct Tree;\n"],
    ["writes a union", "using Parts = std::variant<std::map<std::string, Tree>, std::vector<Tree>>;\n"],
    ["has a namespace of its own", "namespace annotation_contracts::small_v1 {\n"],
    ["lets nlohmann::json read a variant", "template <std::same_as<Node> T>\nvoid from_json("],
  ])("%s", (_, expected) => {
    expect(header).toContain(expected);
  });

  test.each([
    ["names a member as in JSON", '  members.required("class", value.class_);\n'],
    ["names a member that may be missing", '  members.optional("note", value.note);\n'],
    ["has the words of a vocabulary", 'words = {"leaf"};'],
    ["has its table", 'R"table({"kind":"record",'],
  ])("%s", (_, expected) => {
    expect(source).toContain(expected);
  });

  test("has a header of all editions", () => {
    const shared = cpp.get("include/annotation_contracts/small.hpp");
    expect(shared).toContain('editions = {"v1"};');
    expect(shared).toContain("concept Leaf = std::same_as<T, small_v1::Leaf>;");
  });
});

describe("Java", () => {
  test.each([
    ["Leaf", "renames a member that is a keyword", '.put("\\"class\\":", class_)'],
    ["Leaf", "distinguishes missing from null", "    Field<String> note,\n"],
    ["Leaf", "has no box for what is always there", "    long size,\n"],
    [
      "Leaf",
      "implements what it is a branch of",
      "    implements Node, example.annotationcontracts.small.Leaf {\n",
    ],
    [
      "Leaf",
      "can be read by itself",
      "public static Leaf fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {",
    ],
    ["Tree", "takes any integer", "    Field<BigInteger> age,\n"],
    ["Tree", "imports what it needs", "import java.math.BigInteger;\n\n/**"],
    ["Mood", "names an empty value", 'public static final Mood EMPTY = new Mood("");'],
    ["Mood", "begins no name with a digit", 'public static final Mood _2D = new Mood("2d");'],
    ["Mood", "escapes code in a comment", "/** The value {@code in:progress}. */"],
    ["Parts", "seals a union", "permits Parts.ByName, Parts.Listed {"],
    ["Node", "seals a sum", "    permits Leaf,\n        Tree {"],
    ["Node", "runs what holds itself on a stack of its own", "return DeepStack.call("],
    ["Node", "names its edition", '    return "v1";'],
    [
      "SmallDecoder",
      "has a placeholder for a primitive",
      'members.requiredLong("size", Decoding::safeInteger)',
    ],
  ])("%s %s", (name, _, expected) => {
    expect(java.get(`src/main/java/example/annotationcontracts/smallv1/${name}.java`)).toContain(expected);
  });

  test.each([
    [
      "Node",
      "reads every edition",
      '.with("v1", (node, place) -> example.annotationcontracts.smallv1.SmallDecoder.node(node, place))',
    ],
    ["Leaf", "has the members that are of one type in each edition", "  long size();\n"],
    ["Leaf", "has members of its own types", "  Mood mood();\n"],
    ["Tree", "is a document of any edition", "public interface Tree extends Node {"],
    ["Mood", "gives the value of a word", "  String value();\n"],
  ])("%s of all editions %s", (name, _, expected) => {
    expect(java.get(`src/main/java/example/annotationcontracts/small/${name}.java`)).toContain(expected);
  });
});

describe("Kotlin", () => {
  test.each([
    ["has Java's name for a member that is a keyword", '.put("\\"class\\":", class_)'],
    ["distinguishes missing from null", "    override val note: Field<String?> = Field.missing(),\n"],
    ["has null for missing where the contract has none", "    public val parts: Parts? = null,\n"],
    ["puts nothing for what is missing", '.put("\\"parts\\":", parts ?: Field.missing<Any>())'],
    ["takes any integer", "    override val age: BigInteger? = null,\n"],
    ["imports what it needs", "import java.math.BigInteger\n\n/**"],
    ["names an empty value", 'public val EMPTY: Mood = Mood("")\n'],
    ["implements what it is a branch of", "\n) : Node, example.annotationcontracts.kotlin.small.Leaf {\n"],
    ["seals a union", "public data class ByName(public val values: Map<String, Tree>) : Parts {"],
    ["takes a union from Java", "Parts.ByName(java.values().mapValues { toTree(it.value) })"],
    ["takes a member that may be missing", "parts = java.parts().orElse(null)?.let(::toParts),"],
    ["runs what holds itself on a stack of its own", "DeepStack.call(node) { toNode("],
    [
      "can be read by itself",
      "public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Leaf =",
    ],
  ])("%s", (_, expected) => {
    expect(kotlin).toContain(expected);
  });

  const inKotlin = {
    type: "object",
    properties: { when: { type: "string", description: "Costs $1 */ /*." } },
  };
  test("quotes what Kotlin alone keeps for itself", () => {
    const any = { Any: inKotlin };
    const [code] = emitKotlin([{ contract: makeContract(any), model: makeModel(any, javaNaming) }]).values();
    expect(code).toContain("    override val `when`: String? = null,\n");
    expect(code).toContain(" * @property when Costs $1 *&#47; /&#42;.\n");
    expect(code).toContain("public data class Any_(");
  });
});

describe("Ruby", () => {
  test.each([
    ["renames a member that is a keyword", 'required :class_, "class"\n'],
    ["distinguishes missing from null", "# @return [String, nil] "],
    ["names an empty value", '      EMPTY = ""\n'],
    ["begins no name with a digit", '      VALUE_2D = "2d"\n'],
    ["takes any integer", "# @return [Integer] "],
    ["says what a union holds", "# @return [Hash{String => Tree}, Array<Tree>]"],
    ["has its table", '{"kind":"record","fields":'],
    ["has a module of its own", "  module SmallV1\n"],
  ])("%s", (_, expected) => {
    expect(ruby).toContain(expected);
  });

  test("has a module of all editions", () => {
    const shared = rubyFiles.get("lib/annotation_contracts/small.rb");
    expect(shared).toContain('autoload :SmallV1, "annotation_contracts/small_v1"\n');
    expect(shared).toContain("    module Leaf\n");
  });
});

describe("quicktype", () => {
  test("names each record as the contract does, and no other", () => {
    const names = [...(swift.get("small.swift") ?? "").matchAll(/struct (\w+)/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(["Leaf", "Tree"]);
  });

  test("says what it lacks", () => {
    expect(swift.get("README.md")).toMatch(/^# annotation-contracts for Swift, unverified\n/);
  });
});
