import { describe, expect, test } from "vitest";
import { type Declaration, type JsonType, jsonTypes, type Model, type Type } from "#src/model/model.ts";
import { lower } from "./lower.ts";
import type { Lowered } from "./shape.ts";

const text: Type = { kind: "string" } as Type;
const anything: Type = { kind: "json", types: jsonTypes } as Type;
const nothing: Type = { kind: "json", types: [] as readonly JsonType[] } as Type;
const residual = { minProperties: 1 };

/** Lowers declarations that are written as briefly as the test needs them; the first is the main one. */
function lowered(...declarations: readonly object[]): Lowered {
  const named = declarations as readonly Declaration[];
  return lower({ main: named[0]!.name, declarations: named } as unknown as Model);
}

const alias = (type: object, name = "Main"): object => ({ kind: "alias", name, type });
const to = (name: string): object => ({ kind: "named", name });
const record = (name: string, fields: readonly object[], others: object = {}): object => ({
  kind: "record",
  name,
  fields,
  rest: nothing,
  ...others,
});
const field = (name: string, type: object = text, optional = false): object => ({ name, type, optional });
const any = { string: true, number: true, boolean: true, null: true, array: true, object: true };

describe("a type", () => {
  const rows: readonly (readonly [type: object, shape: object])[] = [
    [{ kind: "boolean" }, { boolean: true }],
    [text, { string: true }],
    [{ kind: "string", format: "x" }, { string: { format: "x" } }],
    [{ kind: "string", length: { min: 1 } }, { string: { length: { min: 1 } } }],
    [{ kind: "number" }, { number: true }],
    [{ kind: "number", range: { min: 1 } }, { number: { range: { min: 1 } } }],
    [{ kind: "integer", safe: true }, { number: { integer: "safe" } }],
    [{ kind: "integer", safe: false, range: { max: 1 } }, { number: { integer: "any", range: { max: 1 } } }],
    [{ kind: "constant", value: "a" }, { string: { words: ["a"] } }],
    [{ kind: "constant", value: 1 }, { number: { values: [1] } }],
    [{ kind: "constant", value: true }, { boolean: { values: [true] } }],
    [{ kind: "constant", value: null }, { null: true }],
    [anything, any],
    [nothing, {}],
    [
      { kind: "json", types: ["array", "null"] },
      { array: true, null: true },
    ],
    [{ kind: "list", items: anything }, { array: true }],
    [{ kind: "list", items: text }, { array: { items: { string: true } } }],
    [{ kind: "list", items: anything, length: { max: 1 } }, { array: { length: { max: 1 } } }],
    [{ kind: "map", values: anything }, { object: true }],
    [
      { kind: "map", values: text, length: { min: 1 } },
      { object: { values: { string: true }, length: { min: 1 } } },
    ],
    [
      { kind: "nullable", of: text },
      { string: true, null: true },
    ],
    [
      { kind: "nullable", of: { kind: "nullable", of: text } },
      { string: true, null: true },
    ],
    [
      { ...text, residual },
      { string: true, also: [{ residual: 0, types: ["string"] }] },
    ],
    [{ ...nothing, residual }, {}],
    [
      { kind: "nullable", of: { ...text, residual } },
      { string: true, null: true, also: [{ residual: 0, types: ["string"] }] },
    ],
    [{ kind: "nullable", of: { kind: "json", types: ["null"], residual } }, { null: true }],
  ];

  test.each(rows)("%o has the shape %o", (type, shape) => {
    expect(lowered(alias(type)).shapes.Main).toStrictEqual(shape);
  });
});

describe("a declaration", () => {
  const rows: readonly (readonly [declaration: object, shape: object])[] = [
    [{ kind: "vocabulary", open: true, values: ["a"] }, { string: true }],
    [{ kind: "vocabulary", open: false, values: ["a"] }, { string: { words: ["a"] } }],
    [
      { kind: "enumeration", values: ["a", 1, null] },
      { string: { words: ["a"] }, number: { values: [1] }, null: true },
    ],
    [{ kind: "enumeration", values: [false] }, { boolean: { values: [false] } }],
    [{ kind: "enumeration", values: [false, true] }, { boolean: true }],
    [
      { kind: "enumeration", values: ["a", [1], { b: 2 }] },
      {
        string: { words: ["a"] },
        array: true,
        object: true,
        also: [{ residual: 0, types: ["array", "object"] }],
      },
    ],
    [
      {
        kind: "union",
        branches: [
          { json: "string", type: text },
          { json: "null", type: { kind: "nullable", of: text } },
        ],
      },
      { string: true, null: true },
    ],
    [
      { kind: "union", branches: [{ json: "string", type: { kind: "json", types: ["string", "number"] } }] },
      { string: true },
    ],
    [
      { kind: "vocabulary", open: true, values: [], residual },
      { string: true, also: [{ residual: 0, types: ["string"] }] },
    ],
  ];

  test.each(rows)("%o has the shape %o", (declaration, shape) => {
    expect(lowered({ name: "Main", ...declaration }).shapes.Main).toStrictEqual(shape);
  });

  test("a residual that stands at two places is kept once", () => {
    const other = { maxProperties: 9 };
    const fields = [other, residual, other, residual].map((one, i) =>
      field(`f${i}`, { ...text, residual: one }),
    );
    const { residuals, functions } = lowered(record("Main", fields));
    expect(residuals).toEqual([other, residual]);
    expect(functions.Main).toMatchObject({
      members: Object.fromEntries(
        [0, 1, 0, 1].map((number, i) => [`f${i}`, { shape: { also: [{ residual: number }] } }]),
      ),
    });
  });

  test.each([
    {
      name: "a name that is not declared",
      declarations: [alias(to("Gone"))],
      message: 'cannot lower "Gone": it is not declared',
    },
    {
      name: "a type that is itself",
      declarations: [alias(to("Other")), alias(to("Main"), "Other")],
      message: "cannot read Main: it refers to itself without end",
    },
    {
      name: "a choice of what is no record",
      declarations: [
        { kind: "sum", name: "Main", branches: [{ value: "", record: "Text" }] },
        alias(text, "Text"),
      ],
      message: "cannot choose Text: it is no record",
    },
  ])("$name is refused", ({ declarations, message }) => {
    expect(() => lowered(...declarations)).toThrow(new Error(message));
  });
});

describe("a record", () => {
  test("becomes a function, with what it says of its members", () => {
    const { shapes, functions } = lowered(
      record("Main", [field("a"), field("b", text, true)], { length: { max: 3 }, residual, rest: text }),
    );
    expect(shapes.Main).toStrictEqual({ object: { call: "Main" } });
    expect(functions.Main).toStrictEqual({
      rest: { string: true },
      members: {
        a: { required: true, shape: { string: true } },
        b: { required: false, shape: { string: true } },
      },
      length: { max: 3 },
      residual: 0,
    });
  });

  test("shares the function of an equal one, or of one whose members are optional here", () => {
    const { shapes, functions, partial, nullable } = lowered(
      record("Main", [field("a"), field("b", text, true)]),
      record("Equal", [field("a"), field("b", text, true)]),
      record("Partial", [field("a", text, true), field("b", text, true)]),
      record("Other", [field("a"), field("c", text, true)]),
    );
    expect(shapes).toMatchObject({
      Main: { object: { call: "Main" } },
      Equal: { object: { call: "Main" } },
      Partial: { object: { call: "Main", partial: true } },
      Other: { object: { call: "Other" } },
    });
    expect([Object.keys(functions), [...partial], [...nullable]]).toEqual([["Main", "Other"], ["Main"], []]);
  });

  test("shares it where what was optional may be null as well", () => {
    const { shapes, nullable } = lowered(
      record("Main", [field("a"), field("b", text, true)]),
      record("Old", [field("a", text, true), field("b", { kind: "nullable", of: text }, true)]),
      record("Partial", [field("a", text, true), field("b", text, true)]),
    );
    expect(shapes.Old).toEqual({ object: { call: "Main", partial: true } });
    expect(shapes.Partial).toEqual({ object: { call: "Partial" } });
    expect([...nullable]).toEqual(["Main"]);
  });

  test.each([
    { rest: nothing, keeps: false },
    { rest: anything, keeps: true },
  ])("keeps the rule on old values unless they are closed ($rest.types.length)", ({ rest, keeps }) => {
    const before = { member: "old", of: "now", known: ["a"] };
    const { functions } = lowered(
      record("Main", [field("old", to("Old")), field("now", anything)], { before }),
      record("Old", [field("a", text, true)], { rest }),
    );
    const kept = { before: { member: "old", of: "now", names: ["a"] } };
    expect(functions.Main).toEqual(keeps ? expect.objectContaining(kept) : expect.not.objectContaining(kept));
  });

  test.each([
    { shows: "any map", others: [alias({ kind: "map", values: text }, "Old")] },
    { shows: "a map of itself", others: [alias({ kind: "map", values: to("Old") }, "Old")] },
  ])("keeps the rule on old values that are no record: $shows", ({ others }) => {
    const before = { member: "old", of: "now", known: [] };
    const { functions } = lowered(
      record("Main", [field("old", to("Old")), field("now", anything)], { before }),
      ...others,
    );
    expect(functions.Main).toMatchObject({ before: { member: "old", of: "now", names: [] } });
  });

  test("that comes round to itself through a list with a name is the one function", () => {
    const { shapes, functions, recursive } = lowered(
      alias({ kind: "list", items: to("Node") }),
      record("Node", [field("below", to("Main"), true)]),
    );
    const list = { array: { items: { object: { call: "Node" } } } };
    expect([shapes.Main, Object.keys(functions), [...recursive]]).toEqual([list, ["Node"], ["Node"]]);
    expect(functions.Node).toMatchObject({ members: { below: { shape: list } } });
  });

  test("that comes round to itself calls itself, also through a list, a map and null", () => {
    const { shapes, functions, recursive } = lowered(
      record("Main", [
        field("next", to("Main"), true),
        field("list", { kind: "list", items: to("Main") }, true),
        field("map", { kind: "map", values: to("Main") }, true),
        field("null", { kind: "nullable", of: to("Main") }, true),
      ]),
    );
    const call = { object: { call: "Main" } };
    expect([shapes.Main, [...recursive]]).toEqual([call, ["Main"]]);
    expect(functions.Main).toMatchObject({
      members: {
        next: { shape: call },
        list: { shape: { array: { items: call } } },
        map: { shape: { object: { values: call } } },
        null: { shape: { ...call, null: true } },
      },
    });
  });

  test("a list of itself is a function of its own", () => {
    const { shapes, functions, recursive } = lowered(alias({ kind: "list", items: to("Main") }));
    expect(shapes.Main).toStrictEqual({ array: { call: "Main" } });
    expect(functions.Main).toStrictEqual({ shape: { array: { items: { array: { call: "Main" } } } } });
    expect([...recursive]).toEqual(["Main"]);
  });

  test("a map of itself is a function of its own", () => {
    const { shapes, functions, recursive } = lowered(alias({ kind: "map", values: to("Main") }));
    expect(shapes.Main).toStrictEqual({ object: { call: "Main" } });
    expect(functions.Main).toStrictEqual({ shape: { object: { values: { object: { call: "Main" } } } } });
    expect([...recursive]).toEqual(["Main"]);
  });

  test("a union that holds itself calls itself for each of its types", () => {
    const branches = [
      { json: "string", type: text },
      { json: "object", type: { kind: "map", values: to("Main") } },
    ];
    const { shapes, functions } = lowered({ kind: "union", name: "Main", branches });
    const call = { string: { call: "Main" }, object: { call: "Main" } };
    expect(shapes.Main).toStrictEqual(call);
    expect(functions.Main).toStrictEqual({ shape: { string: true, object: { values: call } } });
  });
});

describe("a choice", () => {
  const records = [record("A", [field("a")]), record("B", [field("a"), field("b", text, true)])];

  test("calls its records by their names, and by their tags where there are some", () => {
    const sum = {
      kind: "sum",
      name: "Main",
      tag: "a",
      branches: [
        { record: "A", value: "x" },
        { record: "B", value: "y" },
      ],
    };
    expect(lowered(sum, ...records).shapes.Main).toStrictEqual({
      object: {
        tag: "a",
        branches: [
          { value: "x", names: ["a"], call: "A" },
          { value: "y", names: ["a", "b"], call: "B" },
        ],
      },
    });
    const branches = ["A", "B"].map((name) => ({ value: "", record: name }));
    const choice = { kind: "sum", name: "Main", branches };
    expect(lowered(choice, ...records).shapes.Main).toStrictEqual({
      object: {
        branches: [
          { names: ["a"], call: "A" },
          { names: ["a", "b"], call: "B" },
        ],
      },
    });
  });
});
