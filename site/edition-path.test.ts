import { expect, test } from "vitest";
import { editions } from "#generated/facts/editions.js";
import { editionPath, isNewest, newestEdition } from "./edition-path.ts";

test("pages open at the newest edition, and that of the source document has pages beside it (E-newest)", () => {
  expect(["webhook", "raster-info"].map((name) => newestEdition(name).edition)).toEqual(["2.76", "observed"]);
  expect(editions.filter(isNewest)).toHaveLength(2);
  expect([editionPath("events/ping"), editionPath("events/ping", "2.3")]).toEqual([
    "events/ping.html",
    "events/2.3/ping.html",
  ]);
});

test("a contract that is none has no pages", () => {
  expect(() => newestEdition("orders")).toThrow("cannot find an edition of orders");
});
