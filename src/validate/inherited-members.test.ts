import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";

import { isDelivery, validateDelivery } from "#src/webhook.ts";

const text = readFileSync(new URL("../../conformance/samples/delete-comment.json", import.meta.url), "utf8");
const delivery = JSON.parse(text);

/** Makes an object whose properties are inherited, except for some own properties. */
function inheriting(members: object, own: object = {}): object {
  return Object.assign(Object.create(members), own);
}

class Sender {
  readonly url = delivery.sender.url;
  readonly id = 1;
  readonly username = "a";
  readonly first_name = "A";
  readonly last_name = "B";
}

class Named {
  get username(): string {
    return "inherited";
  }
}

describe.each(["strict", "tolerant"] as const)("members that a value inherits, %s", (mode) => {
  const { id: _, ...withoutId } = delivery.sender;
  const { username: __, ...withoutName } = delivery.sender;
  test.each<[what: string, value: unknown, path?: string]>([
    ["all of a delivery", inheriting(delivery), "/event"],
    [
      "one of a delivery",
      inheriting({ webhook_id: 7 }, { ...delivery, webhook_id: undefined }),
      "/webhook_id",
    ],
    ["one of a user", { ...delivery, sender: inheriting({ id: 5 }, withoutId) }, "/sender/id"],
    [
      "a getter of a class",
      { ...delivery, sender: Object.assign(new Named(), withoutName) },
      "/sender/username",
    ],
    ["none: fields of a class", { ...delivery, sender: new Sender() }],
    ["none: no prototype", { ...delivery, sender: { __proto__: null, ...delivery.sender } }],
    ["none: of another realm", runInContext(`(${text})`, createContext())],
    ["one that nobody asks for", { ...delivery, sender: inheriting({ colour: "red" }, delivery.sender) }],
  ])("%s", (_what, value, path) => {
    const result = validateDelivery(value, { mode });
    const missing = result.status === "invalid" ? result.errors.map((error) => [error.code, error.path]) : [];
    if (path === "/event") expect(result.status).toBe("invalid");
    else expect(missing).toEqual(path === undefined ? [] : [["required", path]]);
    expect(isDelivery(value, { mode })).toBe(path === undefined);
  });
});
