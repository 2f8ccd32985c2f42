import { expect, test, vi } from "vitest";
import { shareLookups } from "./lookup-host.ts";

test("simultaneous lookups of a name share one, and later ones ask again", async () => {
  const look = vi.fn(async (host: string) => {
    if (host === "b.example") throw new Error("no address");
    return ["192.0.2.1"];
  });
  const shared = shareLookups(look);
  const found = await Promise.allSettled(["a.example", "b.example", "a.example", "b.example"].map(shared));
  const one = { status: "fulfilled", value: ["192.0.2.1"] };
  const none = { status: "rejected", reason: new Error("no address") };
  expect(found).toEqual([one, none, one, none]);
  await shared("a.example");
  expect(look.mock.calls).toEqual([["a.example"], ["b.example"], ["a.example"]]);
});
