import { expect, test } from "vitest";
import { diffContracts } from "./diff-contracts.ts";

const limit = (schema: unknown, more: object = {}): object => ({
  name: "limit",
  in: "query",
  schema,
  ...more,
});
const [many, few] = [100, 50].map((maximum) => ({ type: "integer", maximum }));
const text = { type: "string" };
const id = (name: string): object => ({ name, in: "path", required: true, schema: text });
const refer = { $ref: "#/components/schemas/Limit" };
const ids = (more: object): object => limit({ type: "array", items: text }, more);

const responses = { 200: { content: { "application/json": { schema: text } } } };
type Paths = Readonly<Record<string, object>>;
const openapi = (paths: Paths, more: object = {}): object => ({ openapi: "3.1.0", paths, ...more });
const get = (own: readonly unknown[], path: readonly unknown[] = [], components: object = {}): object =>
  openapi({ "/pets": { parameters: path, get: { parameters: own, responses } } }, { components });
const header = (name: string, values: readonly string[]): object => ({
  name,
  in: "header",
  schema: { enum: values },
});
const job = (...parameters: readonly object[]): object => ({ post: { parameters, requestBody: {} } });

/** What changes, then its effect on a strict receiver, a tolerant receiver, typed code and a sender. */
const rows: readonly (readonly [name: string, from: object, to: object, ...changes: string[]])[] = [
  [
    "a lower maximum",
    get([limit(many)]),
    get([limit(few)]),
    "query.limit range ≤ 100 becomes ≤ 50: none none none breaks",
  ],
  ["a higher maximum", get([limit(few)]), get([limit(many)])],
  [
    "a lower maximum of the path",
    get([], [limit(many)]),
    get([], [limit(few)]),
    "query.limit range ≤ 100 becomes ≤ 50: none none none breaks",
  ],
  ["the path's, replaced", get([limit(few)], [limit(many)]), get([limit(few)])],
  ["an optional one more", get([]), get([limit(few)])],
  [
    "a required one more",
    get([]),
    get([limit(few, { required: true })]),
    "query.limit added: integer, required: none none none breaks",
  ],
  ["one less", get([limit(few)]), get([]), "query.limit removed, was optional: none none breaks breaks"],
  [
    "one that became required",
    get([limit(few)]),
    get([limit(few, { required: true })]),
    "query.limit becomes required: none none none breaks",
  ],
  ["one that became optional", get([limit(few, { required: true })]), get([limit(few)])],
  [
    "another place",
    get([limit(few)]),
    get([limit(few, { in: "cookie" })]),
    "query.limit removed, was optional: none none breaks breaks",
  ],
  ["another order", get([header("a", ["1"]), limit(few)]), get([limit(few), header("A", ["1"])])],
  ["a style that is usual", get([ids({})]), get([ids({ style: "form", explode: true })])],
  [
    "another style",
    get([ids({})]),
    get([ids({ explode: false })]),
    "query.limit removed, was optional: none none breaks breaks",
  ],
  ["a reference", get([limit(few)]), get([limit(refer)], [], { schemas: { Limit: few } })],
  [
    "another target of a reference",
    get([limit(refer)], [], { schemas: { Limit: many } }),
    get([limit(refer)], [], { schemas: { Limit: few } }),
    "Limit range ≤ 100 becomes ≤ 50: none none none breaks",
  ],
  [
    "a referenced parameter",
    get([{ $ref: "#/components/parameters/a" }], [], { parameters: { a: limit(few) } }),
    get([limit(few)]),
  ],
  [
    "a media type",
    get([limit(many)]),
    get([limit(undefined, { content: { "application/json": { schema: few } } })]),
    "query.limit range ≤ 100 becomes ≤ 50: none none none breaks",
  ],
  [
    "a description",
    get([limit(few)]),
    get([limit({ ...few, description: "How many." }, { description: "x" })]),
  ],
  [
    "another name within the path",
    openapi({ "/{id}": { get: { parameters: [id("id")] } } }),
    openapi({ "/{name}": { get: { parameters: [id("name")] } } }),
  ],
  [
    "one that the address has anyway",
    openapi({ "/{id}": { get: {} } }),
    openapi({ "/{id}": { get: { parameters: [id("id")] } } }),
  ],
  [
    "a value more of a webhook's",
    openapi({}, { webhooks: { job: job(header("E", ["a"])) } }),
    openapi({}, { webhooks: { job: job(header("E", ["a", "b"])) } }),
    'header.e values added: "b": breaks breaks breaks none',
  ],
  [
    "a callback's",
    openapi({ "/": { get: { callbacks: { job: { "{$url}": job(header("E", ["a"])) } } } } }),
    openapi({ "/": { get: { callbacks: { job: { "{$url}": job() } } } } }),
    "header.e removed, was optional: none none breaks breaks",
  ],
  [
    "an operation less",
    openapi({ "/": { get: {} }, "/pets": { get: {} } }),
    openapi({ "/": { get: {} } }),
    "GET /pets operation removed: none none breaks breaks",
  ],
  [
    "an operation with a body less",
    openapi({ "/": { get: {} }, "/pets": { post: { requestBody: { content: { a: {} } } } } }),
    openapi({ "/": { get: {} } }),
    "POST /pets operation removed: none none breaks breaks",
  ],
];

const json = "application/json";
/** An operation with bodies of some media types, or none, and good answers by their status. */
const post = (body?: object, answers: object = {}): object =>
  openapi({ "/pets": { post: { ...(body && { requestBody: body }), responses: answers } } });
const bodies = (...types: readonly string[]): object => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: text }])),
});

/** The same for what a caller chooses beside parameters: whether it sends a body, and in which media types. */
const choices: typeof rows = [
  [
    "a body that became required",
    post(bodies(json)),
    post({ ...bodies(json), required: true }),
    "body becomes required: none none none breaks",
  ],
  ["a body that became optional", post({ ...bodies(json), required: true }), post(bodies(json))],
  ["an optional body more", post(), post(bodies(json))],
  [
    "a required body more",
    post(),
    post({ ...bodies(json), required: true }),
    'body added: "application/json", required: none none none breaks',
  ],
  ["a body less", post(bodies(json)), post(), "body removed, was optional: none none breaks breaks"],
  [
    "another media type of a body",
    post(bodies(json)),
    post(bodies("text/plain")),
    'body values added: "text/plain"; values removed: "application/json": none none notices breaks',
  ],
  ["a media type more", post(bodies(json)), post(bodies("text/plain", json))],
  ["a charset", post(bodies(json)), post(bodies("application/json; charset=utf-8"))],
  ["any media type that became JSON", post(bodies("*/*")), post(bodies(json))],
  [
    "an answer without its body",
    post(undefined, { 200: bodies(json) }),
    post(undefined, { 200: {} }),
    "answer 200 application/json removed, was optional: none none breaks breaks",
  ],
  [
    "an answer in another media type",
    post(undefined, { 200: bodies(json) }),
    post(undefined, { 200: bodies("text/plain") }),
    "POST /pets 200 text/plain answer added: breaks notices notices none",
    "answer 200 application/json removed, was optional: none none breaks breaks",
  ],
  [
    "an answer in a media type more",
    post(undefined, { 200: bodies(json) }),
    post(undefined, { 200: bodies("text/plain", json) }),
    "POST /pets 200 text/plain answer added: breaks notices notices none",
  ],
  ["an error less", post(undefined, { 404: bodies(json) }), post(undefined, {})],
  ["an operation more", openapi({ "/": { get: {} } }), openapi({ "/": { get: {}, post: { responses } } })],
];

test.each([...rows, ...choices])("compares parameters with %s", (_, from, to, ...changes) => {
  const diff = diffContracts({ name: "from", document: from }, { name: "to", document: to });
  const found = diff.changes.map(
    ({ places, what, effects }) =>
      `${places.join().replace(/^.* parameters\./, "")} ${what}: ${Object.values(effects).join(" ")}`,
  );
  expect(found).toEqual(changes);
});

test("names where a parameter is written, and shows a request that breaks", () => {
  const shared = (schema: unknown): object =>
    get([{ $ref: "#/components/parameters/a" }], [], { parameters: { a: limit(schema) } });
  const { changes } = diffContracts(
    { name: "from", document: shared(many) },
    { name: "to", document: shared(few) },
  );
  const place = "#/components/parameters/a/schema";
  expect(changes).toMatchObject([
    {
      places: ["GET /pets parameters.query.limit"],
      schemas: [{ before: place, after: place }],
      proofs: [{ document: { "query.limit": 100 } }],
    },
  ]);
});
