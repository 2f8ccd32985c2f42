import { describe, expect, test } from "vitest";
import { readSample } from "./fixtures/requests.ts";
import { checkHead, type IncomingDelivery, readHeader } from "./incoming-delivery.ts";

const body = readSample("update-task");

describe("names of headers", () => {
  const rows: readonly { name: string; headers: IncomingDelivery["headers"]; found: unknown }[] = [
    { name: "lower case", headers: { "x-signature-256": "a" }, found: "a" },
    { name: "another case", headers: { "X-Signature-256": "a" }, found: "a" },
    {
      name: "another header of that length before it",
      headers: { "X-Signature-512": "b", "X-SIGNATURE-256": "a" },
      found: "a",
    },
    { name: "another header of that length alone", headers: { "X-Signature-512": "b" }, found: undefined },
    { name: "a longer name", headers: { "X-Signature-256-Old": "b" }, found: undefined },
    { name: "several values", headers: { "X-Signature-256": ["a", "b"] }, found: ["a", "b"] },
    { name: "a value that is undefined", headers: { "x-signature-256": undefined }, found: undefined },
    { name: "none", headers: {}, found: undefined },
    { name: "a header named get", headers: { get: "b", "x-signature-256": "a" }, found: "a" },
    { name: "Headers", headers: new Headers({ "X-Signature-256": "a" }), found: "a" },
    { name: "Headers without it", headers: new Headers(), found: undefined },
  ];

  test.each(rows)("$name", ({ headers, found }) => {
    expect(readHeader(headers, "x-signature-256")).toEqual(found);
  });
});

describe("the head", () => {
  const limits = { maxBytes: 100, readTimeout: 1, handlerTimeout: 1 };
  const types = ["application/json", "application/cloudevents+json"];
  const reasons = {
    method: "the method is not POST",
    type: "the media type is not application/json or application/cloudevents+json",
    charset: "the charset is not UTF-8",
    coding: "the body has a content encoding, which is not supported",
    size: "the body is longer than 100 bytes",
  };
  const json = { "content-type": "application/json" };
  const type = (value: string): Readonly<Record<string, string>> => ({ "content-type": value });
  const rows: readonly {
    headers: Readonly<Record<string, string>>;
    method?: string;
    rejected?: readonly [code: string, reason: keyof typeof reasons];
  }[] = [
    { headers: json },
    { headers: {}, method: "GET", rejected: ["method", "method"] },
    { headers: {}, rejected: ["media-type", "type"] },
    { headers: type("text/json"), rejected: ["media-type", "type"] },
    { headers: type("application/cloudevents+json") },
    { headers: type(" application/JSON ; x=y") },
    { headers: type('application/json;  charset="utf-8" ; x=y') },
    { headers: type("application/json; x=y; charset=utf-8") },
    { headers: type("application/json; charset=utf-16"), rejected: ["media-type", "charset"] },
    { headers: type("application/json; x=y;charset=latin1"), rejected: ["media-type", "charset"] },
    { headers: { ...json, "content-encoding": "identity" } },
    { headers: { ...json, "content-encoding": "Identity" } },
    { headers: { ...json, "content-encoding": "gzip" }, rejected: ["content-encoding", "coding"] },
    { headers: { ...json, "content-length": "100" } },
    { headers: { ...json, "content-length": "101" }, rejected: ["too-large", "size"] },
  ];

  test.each(rows)("$method $headers is rejected as $rejected", ({ headers, method = "POST", rejected }) => {
    const found = checkHead({ method, headers, body }, limits.maxBytes, types);
    expect(found).toEqual(rejected && { ok: false, code: rejected[0], reason: reasons[rejected[1]] });
  });
});
