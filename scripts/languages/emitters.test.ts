import { describe, expect, test } from "vitest";
import { contractOf, small } from "./fixture.ts";
import { emitGo } from "./go/emit.ts";
import { emitJava } from "./java/emit.ts";
import { modelOf } from "./model.ts";
import { camelCase, pascalCase, snakeCase, wordsIn } from "./names.ts";
import { emitPython } from "./python/emit.ts";
import { emitQuicktype } from "./quicktype/emit.ts";

const models = [modelOf(contractOf(small))];
const python = emitPython(models).get("annotation_contracts/small.py") ?? "";
const go = emitGo(models).get("small.go") ?? "";
const java = emitJava(models);
const kotlin = await emitQuicktype({ lang: "kotlin", title: "Kotlin", file: "small.kt" }, models);

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
    [
      "renames a member that is a keyword",
      'NAMES: ClassVar[Mapping[str, str]] = {"class": "class"}'.replace('"class":', '"class_":'),
    ],
    [
      "puts members that may be missing last",
      '    mood: Mood\n    """An open vocabulary (S5)."""\n    type: Union[Literal["leaf"], Missing] = MISSING',
    ],
    ["tells missing from null", "note: Union[Optional[str], Missing] = MISSING"],
    ["quotes what stands further down", 'Parts = Union[Dict[str, "Tree"], List["Tree"]]'],
    ["names an empty value", 'MOOD_EMPTY: Final = ""'],
    ["checks a safe integer alone", 'members.required("size", safe_integer)'],
    ["takes any integer", 'members.optional("age", integer)'],
  ])("%s", (_, expected) => {
    expect(python).toContain(expected);
  });
});

describe("Go", () => {
  test.each([
    ["tells missing from null", "\tNote Optional[*string]\n"],
    ["names an empty value", '\tMoodEmpty      Mood = ""\n'],
    ["begins no name with a digit", '\tMood2d         Mood = "2d"\n'],
    ["seals a union", "func (PartsMap) isParts() {}"],
    ["takes any integer", "\tAge Optional[*big.Int]\n"],
    ["imports what it needs", 'import "math/big"\n'],
  ])("%s", (_, expected) => {
    expect(go).toContain(expected);
  });
});

describe("Java", () => {
  test.each([
    ["Leaf", "renames a member that is a keyword", '.put("class", class_)'],
    ["Leaf", "tells missing from null", "    Field<String> note,\n"],
    ["Leaf", "has no box for what is always there", "    long size,\n"],
    ["Leaf", "implements what it is a branch of", "    implements Node {\n"],
    ["Tree", "takes any integer", "    Field<BigInteger> age,\n"],
    ["Tree", "imports what it needs", "import java.math.BigInteger;\n\n/**"],
    ["Mood", "names an empty value", 'public static final Mood EMPTY = new Mood("");'],
    ["Mood", "begins no name with a digit", 'public static final Mood _2D = new Mood("2d");'],
    ["Mood", "escapes code in a comment", "/** The value {@code in:progress}. */"],
    ["Parts", "seals a union", "permits Parts.ByName, Parts.Listed {"],
    ["Node", "seals a sum", "    permits Leaf,\n        Tree {"],
    ["Node", "runs what holds itself on a stack of its own", "return DeepStack.call("],
    [
      "SmallDecoder",
      "has a placeholder for a primitive",
      'members.requiredLong("size", Decoding::safeInteger)',
    ],
  ])("%s %s", (name, _, expected) => {
    expect(java.get(`src/main/java/annotationcontracts/${name}.java`)).toContain(expected);
  });

  test("refuses two types of one name", () => {
    expect(() => emitJava([...models, ...models])).toThrow("cannot write two Java types of the name Mood");
  });
});

describe("quicktype", () => {
  test("names each record as the contract does, and no other", () => {
    const names = [...(kotlin.get("small.kt") ?? "").matchAll(/data class (\w+)/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(["Leaf", "Tree"]);
  });

  test("says what it lacks", () => {
    expect(kotlin.get("README.md")).toMatch(/^# annotation-contracts for Kotlin, unverified\n/);
  });
});
