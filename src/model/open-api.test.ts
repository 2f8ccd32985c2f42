import { describe, expect, test } from "vitest";
import { child, itemsIn } from "./open-api.ts";
import type { Schema } from "./schema.ts";

const api = (document: object): { name: string; document: Schema } => ({
  name: "api.json",
  document: document as Schema,
});
const post = { summary: "sends" };

describe("an OpenAPI document", () => {
  test("lists operations of an item that a reference stands for, with its siblings", () => {
    const item = { post, get: {}, parameters: [] };
    const found = { value: item, place: "/components/pathItems/a~1b" };
    const document = {
      webhooks: { "x-own": {}, pinged: { $ref: "#/components/pathItems/a~1b" } },
      components: { pathItems: { "a/b": item } },
    };
    expect(itemsIn(api(document), "webhooks")).toEqual([
      ["pinged", "get", { value: {}, place: "/components/pathItems/a~1b/get" }, 2, found],
      ["pinged", "post", { value: post, place: "/components/pathItems/a~1b/post" }, 2, found],
    ]);
    expect(itemsIn(api(document), "paths")).toEqual([]);
  });

  test.each([
    ["#/nowhere", '"#/nowhere" at a/b leads nowhere'],
    ["#/a/toString", "leads nowhere"],
    ["#/%zz", '"#/%zz" at a/b leads nowhere'],
    ["#/a/b", '"#/a/b" at a/b leads nowhere'],
    ["other.json", "leads nowhere"],
    ["#/list/0/text/deep", "leads nowhere"],
  ])("refuses the reference %s", ($ref, reason) => {
    const document = { a: { b: { $ref } }, list: [{ text: "x" }] };
    const from = { value: document.a, place: "/a" };
    expect(() => child(api(document), from, "b")).toThrow(reason);
  });

  test("refuses what is no object, and takes what is missing for empty", () => {
    const from = { value: { text: "x" }, place: "" };
    expect(() => child(api({ text: "x" }), from, "text")).toThrow(
      "cannot read api.json: there is no object at text",
    );
    expect(child(api({}), from, "other")).toEqual({ value: {}, place: "/other" });
  });
});
