import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Found } from "../shared/try-part.ts";
import { holdLock } from "./play-history.ts";
import { addWebhook, type Ground, onStage, range, runSql, tell, untilDone } from "./stage.ts";
import type { Sources } from "./start-sender.ts";

/** Lets several processes deliver to ordered webhooks, where a fifth of the attempts fail, and compares the order. */
export function keepOrder(sources: Sources, { address }: Ground, events: number): Promise<Found> {
  const webhooks = 10;
  return onStage(sources, address, 3, async ({ receiver, sender }) => {
    for (const i of range(webhooks)) await addWebhook(sender, receiver, `/${i}`, { ordered: true });
    receiver.setMood("moody");
    await sender.ask("row", { ids: range(events), project: 12 });
    const accounts = await untilDone(sender);
    const late = [...receiver.order.values()].map(
      (ids) => ids.filter((id, i) => id < (ids[i - 1] ?? 0)).length,
    );
    const overtaken = late.reduce((sum, count) => sum + count, 0);
    const delivered = accounts.reduce((sum, account) => sum + account.delivered, 0);
    const says = { deliveries: events * webhooks, delivered, "out of order": overtaken };
    return tell(says, [
      overtaken > 0 && `${overtaken} out of order`,
      delivered < events && "too few were delivered",
    ]);
  });
}

/** Stops a receiver while events come, then delivers what it missed with one call. */
export function workOffOutage(sources: Sources, { address }: Ground): Promise<Found> {
  const [events, perSecond] = [200, 50];
  return onStage(sources, address, 1, async ({ receiver, sender }) => {
    const webhookId = await addWebhook(sender, receiver, "/a", { ordered: true });
    receiver.setMood("refusing");
    await sender.ask("row", { ids: range(events), project: 12 });
    await sender.ask("clock", 3_600_000);
    await untilDone(sender);
    receiver.setMood("good");
    const started = performance.now();
    const replayed = await sender.ask<number>("replay", { webhookId, perSecond });
    const [account] = await untilDone(sender);
    const seconds = (performance.now() - started) / 1_000;
    const order = receiver.order.get("/a") ?? [];
    const isOrdered = order.every((id, i) => id === i + 1);
    const says = { events, replayed, delivered: account?.delivered, seconds: seconds.toFixed(1) };
    return tell(says, [
      replayed !== events && "not all were sent again",
      account?.delivered !== events && "not all were delivered",
      !isOrdered && "they came out of order",
      seconds < (events - 1) / perSecond && "they came faster than they may",
    ]);
  });
}

/** Lets a receiver ask for a pause of 2 s with `Retry-After`: nothing may come within it, from other processes either. */
export function waitAsAsked(sources: Sources, { address }: Ground): Promise<Found> {
  return onStage(sources, address, 3, async ({ receiver, sender }) => {
    await addWebhook(sender, receiver, "/a");
    receiver.setMood("busy");
    await sender.ask("row", { ids: range(20), project: 12 });
    const listArrivals = (): readonly number[] => receiver.times.get("/a") ?? [];
    let early = listArrivals();
    // What is in progress ends: nothing more comes for a while.
    for (let last = -1; early.length === 0 || early.length > last; early = listArrivals()) {
      last = early.length;
      await wait(500);
    }
    receiver.setMood("good");
    const [account] = await untilDone(sender);
    const later = listArrivals().slice(early.length);
    const pause = (later[0] ?? 0) - (early[0] ?? 0);
    const says = {
      events: 20,
      "asked to wait": early.length,
      "pause ms": Math.round(pause),
      delivered: account?.delivered,
    };
    return tell(says, [
      // The times are this process's own; it notes an arrival late when it is busy.
      pause < 1_800 && "it did not wait",
      early.length > 3 && "it went on asking",
      account?.delivered !== 20 && "not all were delivered",
    ]);
  });
}

/** Lets a receiver answer 410: its webhook becomes inactive, and waiting deliveries are parked until somebody activates it. */
export function stopWhereGone(sources: Sources, { address }: Ground): Promise<Found> {
  return onStage(sources, address, 1, async ({ receiver, sender }) => {
    const id = await addWebhook(sender, receiver, "/a", { ordered: true });
    receiver.setMood("gone");
    await sender.ask("burst", { ids: range(20), project: 12 });
    const [gone] = await untilDone(sender);
    const asked = receiver.times.get("/a")?.length ?? 0;
    receiver.setMood("good");
    await sender.ask("update", [id, { is_active: true }]);
    const [after] = await untilDone(sender);
    const told = await sender.ask<readonly string[]>("told");
    const says = {
      asked,
      parked: gone?.parked,
      failed: gone?.failed,
      delivered: after?.delivered,
      told: told.join(" "),
    };
    return tell(says, [
      asked > 1 && "it went on asking",
      gone?.parked !== 20 - asked && "not all others were parked",
      after?.delivered !== 20 - asked && "not all others were delivered",
      !told.includes("deactivated") && "nobody was told",
    ]);
  });
}

/** Lets three processes deliver to one webhook at its rate. */
export function keepRate(sources: Sources, { address }: Ground): Promise<Found> {
  const [events, perSecond] = [100, 20];
  return onStage(sources, address, 3, async ({ receiver, sender, senders }) => {
    await addWebhook(sender, receiver, "/a", { maxPerSecond: perSecond });
    await Promise.all(
      senders.map((one, i) =>
        one.ask("row", { ids: range(events).filter((id) => id % 3 === i), project: 12 }),
      ),
    );
    await untilDone(sender);
    const times = receiver.times.get("/a") ?? [];
    const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000;
    const most = Math.max(
      ...times.map((from) => times.filter((time) => time >= from && time < from + 1_000).length),
    );
    const says = {
      events,
      perSecond,
      arrived: times.length,
      seconds: seconds.toFixed(1),
      "most in a second": most,
    };
    return tell(says, [
      times.length !== events && "not all came once",
      seconds < (0.9 * events) / perSecond && "they came faster than they may",
    ]);
  });
}

/** Fills a small file system, frees it again, and counts the ends of all accepted deliveries. */
export async function fillDisk(sources: Sources, { address: folder }: Ground): Promise<Found> {
  mkdirSync(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", folder]);
  try {
    writeFileSync(`${folder}/ballast`, Buffer.alloc(12_000_000));
    return await onStage(
      sources,
      `${folder}/store.db`,
      1,
      async ({ receiver, sender, accepted, refused }) => {
        await addWebhook(sender, receiver, "/a");
        for (let first = 1; refused.length === 0 && first < 100_000; first += 500)
          await sender.ask("burst", { ids: range(500).map((i) => first + i), project: 12 });
        rmSync(`${folder}/ballast`);
        const [account] = await untilDone(sender);
        const answered = receiver.answered.get("/a");
        const lost = accepted.filter((id) => !answered?.has(id)).length;
        const says = { accepted: accepted.length, refused: refused.length, lost };
        return tell(says, [
          refused.length === 0 && "nothing was refused",
          lost > 0 && `${lost} lost`,
          account?.delivered !== accepted.length && `${account?.delivered} delivered by the account`,
        ]);
      },
    );
  } finally {
    execFileSync("umount", [folder]);
  }
}

/** Holds another program's lock on the file for 7 s, longer than SQLite usually waits. */
export function bearLock(sources: Sources, { address }: Ground): Promise<Found> {
  return onStage(sources, address, 1, async ({ receiver, sender, failures }) => {
    await addWebhook(sender, receiver, "/a");
    await sender.ask("lag");
    await sender.ask("burst", { ids: range(50), project: 12 });
    const usual = await sender.ask<number>("lag");
    const locked = holdLock(address, 7_000);
    await wait(1_000);
    await sender.ask("lag");
    await sender.ask("burst", { ids: range(50).map((i) => i + 50), project: 12 });
    const lag = await sender.ask<number>("lag");
    await locked;
    await untilDone(sender);
    const answered = receiver.answered.get("/a")?.size ?? 0;
    return tell(
      {
        accepted: 100,
        answered,
        failures: failures.length,
        "event loop late by ms": `${lag}, ${usual} without the lock`,
      },
      [
        answered < 100 && "deliveries were lost",
        failures.length > 0 && "deliveries failed",
        // A loop that the lock blocks is late by six seconds; a loop that is not blocked is not late at all.
        lag >= 2_000 + 20 * usual && "the event loop was late",
      ],
    );
  });
}

/** Searches the bytes of all files of a store for secrets, where the sealed ones are. */
export function seekSecrets(sources: Sources, { address, files: pattern }: Ground): Promise<Found> {
  return onStage(sources, address, 1, async ({ receiver, sender }) => {
    const id = await addWebhook(sender, receiver, "/a");
    await sender.ask("burst", { ids: range(20), project: 12 });
    await sender.ask("update", [id, { secret: "hunter3-Rt6bNm1p" }]);
    await sender.ask("burst", { ids: range(20).map((i) => i + 20), project: 12 });
    await untilDone(sender);
    if (address.startsWith("postgres:")) await runSql(address, "CHECKPOINT");
    const files = globSync(pattern).filter((file) => statSync(file).isFile());
    const bytes = Buffer.concat(files.map((file) => readFileSync(file)));
    const secrets = ["hunter2-Zq8vXw3k", "hunter3-Rt6bNm1p"];
    const sealed = secrets.map((secret) => [...secret].reverse().join(""));
    const says = { files: files.length, bytes: bytes.length };
    return tell(says, [
      !bytes.includes(sealed[1] ?? "") && "the sealed secret is not in them",
      secrets.some((secret) => bytes.includes(secret)) && "a secret is in them",
    ]);
  });
}
