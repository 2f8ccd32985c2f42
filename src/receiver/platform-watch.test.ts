import { expect, test } from "vitest";
import type { ContractFacts } from "#generated/contracts/types.d.ts";
import type { OnceStore } from "./once-store.ts";
import type { Opened } from "./open-delivery.ts";
import type { PlatformNews } from "./platform.ts";
import { createPlatformWatch } from "./platform-watch.ts";

/** A watch of editions 1 and 2, with a known order or not, and its reports. */
function watch({ breaks = [] as string[] | Error, isKnown = true, store }: Partial<Options> = {}) {
  const news: PlatformNews[] = [];
  const stray: unknown[] = [];
  const platform = createPlatformWatch({
    facts: {
      name: "shop",
      webhookId: "webhook_id",
      release: { header: "User-Agent", prefix: "Shop/" },
      ...(isKnown && { known: { editions: ["1", "2"], events: {} } }),
    } as unknown as ContractFacts,
    reading: { editions: ["1", "2"] },
    tell: (one) => news.push(one),
    store: store as OnceStore | undefined,
    error: (cause) => stray.push(cause),
    findKey: () => undefined,
    listBreaks: async () => {
      if (breaks instanceof Error) throw breaks;
      return breaks;
    },
  });
  const see = (edition: string, times = 1, { webhook = 1, hint }: Sent = {}): void => {
    for (let i = 0; i < times; i++)
      platform.saw(opened(webhook, hint), { edition, errors: [], event: "", isUnknown: false });
  };
  const tell = async (): Promise<readonly string[]> => {
    await new Promise((resolve) => setTimeout(resolve));
    expect(stray).toEqual([]);
    return news.splice(0).map(({ message }) => message);
  };
  const likely = (webhook: number, hint?: string) => platform.likely(opened(webhook, hint));
  return { ...platform, see, tell, likely };
}

interface Options {
  readonly breaks: string[] | Error;
  readonly isKnown: boolean;
  readonly store: Partial<OnceStore>;
}

interface Sent {
  readonly webhook?: number;
  readonly hint?: string;
}

function opened(webhook: number, hint?: string): Opened {
  return { value: { webhook_id: webhook }, context: { keyId: "default" }, hint } as unknown as Opened;
}

const met = (edition: string, release = ""): string =>
  `deliveries are those of edition ${edition}${release}; edition: "${edition}" narrows the types`;

test("ten deliveries in a row are sure, or one whose release says the same", async () => {
  const { see, tell } = watch();
  see("1", 9);
  see("2", 9);
  expect(await tell()).toEqual([]);
  see("2");
  expect(await tell()).toEqual([met("2")]);
  const other = watch();
  other.see("1", 1, { hint: "Shop/1.5" });
  expect(await other.tell()).toEqual([met("1", " (release 1.5)")]);
});

const many = Array.from({ length: 12 }, (_, i) => `clause ${i}`);

test.each([
  { breaks: [], isKnown: true, says: "; annotation-contracts diff says what changed" },
  {
    breaks: new Error("x"),
    isKnown: false,
    says: "; annotation-contracts diff says what changed",
  },
  { breaks: many.slice(0, 10), isKnown: true, says: `: ${many.slice(0, 10).join("; ")}` },
  { breaks: many, isKnown: false, says: `: ${many.slice(0, 10).join("; ")} and 2 more` },
])("an upgrade is told with what it breaks: $says", async ({ says, ...options }) => {
  const { see, tell } = watch(options);
  see("1", 10);
  see("2", 10);
  expect(await tell()).toEqual([met("1"), `the platform was upgraded from edition 1 to edition 2${says}`]);
  see("1", 10);
  expect(await tell()).toEqual(["the platform went back from edition 2 to edition 1"]);
});

test("the likely edition is that of the release, else of the webhook, else of the last delivery", () => {
  const { see, likely } = watch();
  expect(likely(1)).toBe(undefined);
  see("1", 1, { webhook: 1 });
  see("2", 1, { webhook: 2 });
  expect([likely(1), likely(2), likely(3), likely(2, "Shop/1.9"), likely(1, "Shop/0.9")]).toEqual([
    "1",
    "2",
    "2",
    "1",
    "1",
  ]);
});

test("of ten thousand webhooks each is kept, and one more forgets the first", () => {
  const { see, likely } = watch();
  see("1", 1, { webhook: 0 });
  for (let webhook = 1; webhook < 10_000; webhook++) see("2", 1, { webhook });
  expect(likely(0)).toBe("1");
  see("2", 1, { webhook: 10_000 });
  expect(likely(0)).toBe("2");
});

test("what a store recalls is an edition that is read, and what it has noted is told", async () => {
  const noted = new Map([
    ["platform default 1", "2"],
    ["platform default 2", "9"],
    ["platform undefined 1", "1"],
  ]);
  const { recall, likely, see, tell } = watch({ store: { recall: (key) => noted.get(key) } });
  for (const webhook of [1, 2, 3]) await recall(opened(webhook));
  expect([likely(1), likely(2), likely(3)]).toEqual(["2", undefined, undefined]);
  see("1", 10, { webhook: 3 });
  expect(await tell()).toEqual([]);
});

test("a store that does not recall, or none, is asked for nothing", () => {
  for (const store of [undefined, {}]) expect(watch(store && { store }).recall(opened(1))).toBe(undefined);
});
