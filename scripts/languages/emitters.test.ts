import { describe, expect, test } from "vitest";
import { contractOf, small } from "./fixture.ts";
import { emitGo } from "./go.ts";
import { modelOf } from "./model.ts";
import { camelCase, pascalCase, snakeCase, wordsIn } from "./names.ts";
import { emitPython } from "./python.ts";
import { emitQuicktype } from "./quicktype.ts";

const models = [modelOf(contractOf(small))];
const python = emitPython(models).get("annotation_contracts/small.py") ?? "";
const go = emitGo(models).get("small.go") ?? "";
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

describe("quicktype", () => {
  test("names each record as the contract does, and no other", () => {
    const names = [...(kotlin.get("small.kt") ?? "").matchAll(/data class (\w+)/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(["Leaf", "Tree"]);
  });

  test("says what it lacks", () => {
    expect(kotlin.get("README.md")).toMatch(/^# annotation-contracts for Kotlin, unverified\n/);
  });
});
