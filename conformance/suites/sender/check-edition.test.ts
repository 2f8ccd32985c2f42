import { expect, test } from "vitest";
import { findLaterEdition } from "../runner/find-later-edition.ts";
import { checkEdition } from "./check-edition.ts";
import type { SenderDriver } from "./scene.ts";
import { documentEdition, loadSuiteEdition } from "./suite-edition.ts";

const later = await loadSuiteEdition(findLaterEdition("2.76")!);

function makeDriver(webhook: unknown): SenderDriver {
  return { ask: async ({ op }) => (op === "create-webhook" ? { webhook } : {}), close: async () => {} };
}

const listed = documentEdition.events.flatMap(({ name, subscribable }) => (subscribable ? [name] : []));

test("a driver whose webhook lists the events of the source document ignores the edition", async () => {
  await expect(checkEdition(makeDriver({ id: 1, events: listed }), later, 1_000)).rejects.toThrow(
    'the driver ignores "edition" of its description: a webhook for everything lists the 18 events of the source document, not those of edition 2.76',
  );
});

test.each([
  { title: "other events", webhook: { id: 1, events: [...listed, "create:user"] } },
  { title: "no events", webhook: { id: 1 } },
  { title: "no webhook", webhook: undefined },
])("a driver that shows $title is for the cases to judge", async ({ webhook }) => {
  await expect(checkEdition(makeDriver(webhook), later, 1_000)).resolves.toBeUndefined();
});

test("the source document has nothing to check", async () => {
  await expect(checkEdition(makeDriver({ events: listed }), documentEdition, 1_000)).resolves.toBeUndefined();
});
