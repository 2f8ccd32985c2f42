import { describe, expect, test } from "vitest";
import { quote } from "../util/quote.ts";
import { type CheckedOptions, checkOptions } from "./check-options.ts";
import { createMemoryStore } from "./memory/create-memory-store.ts";
import { edition23 } from "./sender-edition.ts";

const good: CheckedOptions = {
  baseUrl: "https://a.example",
  timeout: 1,
  connectTimeout: 1,
  maxAnswerBytes: 0,
  concurrency: 1,
  concurrencyPerWebhook: 1,
  concurrencyPerAddress: 1,
  allowTargets: [],
  afterCrash: "redeliver",
  breaker: false,
  retries: false,
  deactivateAfterDays: undefined,
  proxy: undefined,
  limits: {},
  edition: edition23,
  now: Date.now,
  elapsed: Date.now,
  authenticate: () => undefined,
  onAttempt: () => {},
  onEvent: () => {},
  onError: () => {},
};
const most = 2_147_483_647;
const breaker = { failures: 1, pauseMs: 1, maxPauseMs: 1 };
const url = "expected an absolute http or https URL without query";
const target = "expected a host name, an address or a range such as 10.0.0.0/8";
const proxy = "expected an http or https URL";

describe("options", () => {
  test.each<Partial<Record<keyof CheckedOptions, unknown>>>([
    {},
    { baseUrl: "http://a.example/b" },
    { timeout: most, connectTimeout: most },
    { maxAnswerBytes: Number.MAX_SAFE_INTEGER, concurrency: Number.MAX_SAFE_INTEGER },
    { allowTargets: ["10.0.0.0/8", "a.example", "1.a", "fd00::/8", "::1", "192.0.2.1"] },
    { afterCrash: "record" },
    { breaker: { failures: Number.MAX_SAFE_INTEGER, pauseMs: most, maxPauseMs: most } },
    { retries: { delays: [0, most] } },
    { deactivateAfterDays: 1 },
    { deactivateAfterDays: 36_500 },
    { proxy: "http://user:password@a.example" },
    { proxy: "https://a.example" },
    { store: createMemoryStore(), secrets: { seal: String, open: String }, transport: () => {} },
    { proxy: "https://user:50%25off@a.example" },
  ])("are taken: %j", (changes) => {
    expect(checkOptions({ ...good, ...changes } as CheckedOptions)).toEqual([]);
  });

  type Changes = Partial<Record<keyof CheckedOptions, unknown>>;
  const refused: readonly (readonly [Changes, ...(readonly [path: string, message: string])[]])[] = [
    [{ baseUrl: 1 }, ["/baseUrl", `${url}, found ${JSON.stringify(1)}`]],
    [{ baseUrl: "a.example" }, ["/baseUrl", `${url}, found ${JSON.stringify("a.example")}`]],
    [{ baseUrl: "ftp://a.example" }, ["/baseUrl", `${url}, found ${JSON.stringify("ftp://a.example")}`]],
    [{ baseUrl: "xhttp://a.example" }, ["/baseUrl", `${url}, found ${JSON.stringify("xhttp://a.example")}`]],
    [
      { baseUrl: "https://a.example/?q" },
      ["/baseUrl", `${url}, found ${JSON.stringify("https://a.example/?q")}`],
    ],
    [
      { baseUrl: "https://a.example/#h" },
      ["/baseUrl", `${url}, found ${JSON.stringify("https://a.example/#h")}`],
    ],
    ...[0, Infinity, 1e-320].map((maxPerSecond): (typeof refused)[number] => [
      { limits: { maxPerSecond } },
      ["/limits/maxPerSecond", `expected a number above 0, found ${maxPerSecond}`],
    ]),
    [{ connectTimeout: 0 }, ["/connectTimeout", `expected an integer from 1 to ${most}, found 0`]],
    [{ timeout: most + 1 }, ["/timeout", `expected an integer from 1 to ${most}, found ${most + 1}`]],
    [
      { concurrencyPerAddress: 1.5 },
      ["/concurrencyPerAddress", "expected an integer from 1 to 9007199254740991, found 1.5"],
    ],
    [{ allowTargets: "10.0.0.0/8" }, ["/allowTargets", 'expected a list, found "10.0.0.0/8"']],
    ...[
      "a b",
      "10/8",
      "10",
      "10.0.0",
      "10.0.0.0/33",
      "::/129",
      "10.0.0.0/8/8",
      "a.example/8",
      "300.0.0.1",
    ].map((entry): (typeof refused)[number] => [
      { allowTargets: ["a.example", entry] },
      ["/allowTargets/1", `${target}, found ${JSON.stringify(entry)}`],
    ]),
    [{ afterCrash: "wait" }, ["/afterCrash", 'expected redeliver or record, found "wait"']],
    [
      { breaker: { failures: 0, pauseMs: 0, maxPauseMs: 0 } },
      ["/breaker/failures", "expected an integer from 1 to 9007199254740991, found 0"],
      ["/breaker/pauseMs", `expected an integer from 1 to ${most}, found 0`],
    ],
    [
      { breaker: { ...breaker, pauseMs: 2 } },
      ["/breaker/maxPauseMs", `expected an integer from 2 to ${most}, found 1`],
    ],
    [
      { retries: { delays: [1, -1] } },
      ["/retries/delays/1", `expected an integer from 0 to ${most}, found -1`],
    ],
    ...[true, {}, { delays: 1_000 }].map((retries): (typeof refused)[number] => [
      { retries },
      ["/retries", `expected false or { delays }, such as platformRetries, found ${quote(retries)}`],
    ]),
    [
      { store: Promise.resolve(createMemoryStore()) },
      ["/store", "expected a store, such as await createSqliteStore(path), found an object"],
    ],
    [{ secrets: { seal: String } }, ["/secrets", "expected { seal, open }, found an object"]],
    [
      { edition: "2.76" },
      ["/edition", 'expected what annotation-contracts/delivery/<edition> exports as edition, found "2.76"'],
    ],
    [{ transport: "fetch" }, ["/transport", 'expected a function, found "fetch"']],
    [{ onEvent: null }, ["/onEvent", "expected a function, found null"]],
    [{ deactivateAfterDays: 0 }, ["/deactivateAfterDays", "expected an integer from 1 to 36500, found 0"]],
    [{ proxy: 1 }, ["/proxy", proxy]],
    [
      { proxy: "http://user:50%off@a.example" },
      ["/proxy", "its user name or password has a % that escapes nothing; write %25"],
    ],
    [{ proxy: "a.example" }, ["/proxy", proxy]],
    [{ proxy: "ftp://a.example" }, ["/proxy", proxy]],
    [{ proxy: "xhttp://a.example" }, ["/proxy", proxy]],
    [{ proxy: "httpss://a.example" }, ["/proxy", proxy]],
  ];
  test.each(refused.map(([changes, ...mistakes]) => ({ changes, mistakes })))(
    "are refused: $changes",
    ({ changes, mistakes }) => {
      expect(checkOptions({ ...good, ...changes } as CheckedOptions)).toEqual(
        mistakes.map(([path, message]) => ({ path, message })),
      );
    },
  );
});
