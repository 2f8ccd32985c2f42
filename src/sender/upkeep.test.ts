import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { countByWebhook, redeliver } from "./delivery-store.ts";
import { openDatabase } from "./open-database.ts";
import {
  addWebhook,
  closeAll,
  closeLater,
  makeFile,
  makeIssue,
  openPostgres,
  openReceiver,
  openSender,
  server,
} from "./sender.test.fixtures.ts";
import { keepUp } from "./upkeep.ts";

afterEach(closeAll);

const noLimits = { maxAge: 1e9, maxPending: 1e9 };
const keepAll = { days: 30, deliveriesPerWebhook: 1e9 };

/** Fills a database: some deliveries with an outcome, then some pending ones of a webhook that is inactive. */
async function fill(delivered: number, pending: number) {
  const file = makeFile();
  const receiver = await openReceiver();
  const sender = await openSender({ database: file, retries: { delays: [300_000] } });
  const { id } = await addWebhook(sender, { target_url: receiver.url });
  for (let i = 0; i < delivered; i++) await sender.emit(makeIssue(i));
  await sender.idle();
  await addWebhook(sender, { target_url: "http://127.0.0.1:1/", scope: { project: 12 } });
  await sender.updateWebhook(id, { is_active: false });
  for (let i = 0; i < pending; i++) await sender.emit(makeIssue(i));
  await sender.idle();
  await sender.close();
  const database = await openDatabase(file, "annotation_contracts");
  closeLater(() => database.close());
  const count = async () =>
    (await database.transact(countByWebhook)).map(({ webhookId: _, ...counts }) => counts);
  const countRows = (table: string) =>
    database.transact(
      async ({ run }) => (await run<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n,
    );
  return { database, count, countRows };
}

test.each([
  { name: "a maximum of pending deliveries", limits: { maxPending: 2 }, expired: 3, left: 2 },
  { name: "a maximum age", limits: { maxAge: 1 }, expired: 5, left: 0 },
  { name: "no limit of its own", limits: {}, expired: 0, left: 5 },
])("deliveries beyond $name are expired, the oldest first", async ({ limits, expired, left }) => {
  const { database, count } = await fill(0, 5);
  await wait(5);
  await keepUp(database, { limits: { ...noLimits, ...limits }, retention: keepAll });
  expect((await count())[1]).toMatchObject({ accepted: 5, expired, pending: left });
});

test.runIf(server !== undefined)("a delivery that is sent again meanwhile keeps its event", async () => {
  const place = await openPostgres();
  const receiver = await openReceiver();
  const sender = await openSender(place);
  await addWebhook(sender, { target_url: receiver.url });
  await sender.emit(makeIssue(1));
  await sender.idle();
  const database = await openDatabase(place.database, place.schema!);
  closeLater(() => database.close());
  const redelivered = database.transact(async (on) => {
    await redeliver(on, 1);
    await wait(200);
  });
  await wait(50);
  await keepUp(database, { limits: noLimits, retention: { ...keepAll, days: 0 } });
  await redelivered;
  await sender.idle();
  expect([receiver.issues(), (await sender.counts()).pending]).toEqual([[1, 1], 0]);
});

test("old deliveries are removed with their attempts and events, pending ones are kept", async () => {
  const { database, count, countRows } = await fill(6, 4);
  await keepUp(database, { limits: noLimits, retention: { ...keepAll, deliveriesPerWebhook: 2 } });
  expect(await count()).toMatchObject([
    { accepted: 2, delivered: 2 },
    { accepted: 4, pending: 4 },
  ]);
  expect([await countRows("events"), await countRows("deliveries")]).toEqual([6, 6]);
  await keepUp(database, { limits: noLimits, retention: { ...keepAll, days: 0 } });
  expect(await count()).toMatchObject([{ accepted: 0 }, { accepted: 4, pending: 4 }]);
  expect(await countRows("attempts")).toBe(await countRows("attempts WHERE webhook = 2"));
});
