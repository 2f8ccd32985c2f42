import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { start, withServer } from "#cli/fixtures/command-line.ts";
import { createReceiverServer } from "../../proof/zoo/receivers/right-steps.ts";
import { readReceiverCases } from "../runner/read-case-files.ts";

const page = readFileSync(new URL("../../protocol/receiver.md", import.meta.url), "utf8");

test("the command of the protocol page runs the suite", async () => {
  const [, url = "", name = ""] =
    /^npx --no-install annotation-contracts conformance receiver --url (\S+) --secret-env (\S+)$/m.exec(
      page,
    ) ?? [];
  expect([new URL(url).hostname, name]).toEqual(["localhost", "WEBHOOK_SECRET"]);
  const secret = "a secret for the page";
  const server = createReceiverServer({ secret, limit: 10 * 1024 * 1024 });
  const listener = server.listeners("request")[0] as Parameters<typeof withServer>[0];
  const { code, stdout } = await withServer(listener, (address) => {
    const argv = ["conformance", "receiver", "--url", address, "--secret-env", name, "--run", "takes-*"];
    return start(argv, { env: { [name]: secret } }).ended;
  });
  expect({ code, said: stdout !== "" }).toEqual({ code: 0, said: true });
});

test("the protocol page names every status that is right, and no other", () => {
  const right = readReceiverCases().flatMap(({ before = [], ...last }) =>
    [...before, last].flatMap(({ status = [200] }) => status),
  );
  const named = [...page.matchAll(/(?<![\w,-])[2-5]\d\d(?!\.?\d)/g)].map(([status]) => Number(status));
  const unique = (list: readonly number[]): readonly number[] => [...new Set(list)].sort();
  // A 500 is listed as never right; in no case does a body come too slowly (408), or the same one twice at once (409).
  expect(unique(named)).toEqual(unique([...right, 408, 409, 500]));
});
