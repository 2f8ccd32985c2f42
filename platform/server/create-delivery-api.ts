import { Hono } from "hono";
import type { DeliveryFilter, DeliveryOutcome, DeliveryService, DeliveryState } from "#src/delivery.ts";
import { WorldError } from "../world/world.ts";
import { readBody } from "./read-body.ts";
import { showAttempt } from "./show-attempt.ts";

const outcomes = ["delivered", "failed", "expired", "dropped"] as const satisfies readonly DeliveryOutcome[];
const states: readonly DeliveryState[] = [...outcomes, "parked", "waiting"];

/** A query, as text. */
type Asked = Readonly<Record<string, unknown>>;

/**
 * Creates the API that gives the console the outcomes of deliveries: counts by webhook, lists by outcome and time, the
 * timeline of one, and the replay of many.
 */
export function createDeliveryApi(service: DeliveryService): Hono {
  const api = new Hono();
  api.get("/", async ({ req, json }) => {
    const asked = req.query();
    const { before } = asked;
    return json(
      await service.deliveries({
        ...readFilter(asked),
        state: readAll(asked.state, states),
        ...(before !== undefined && { before }),
      }),
    );
  });
  api.get("/accounts", async ({ json }) => {
    const targets = new Map((await service.listWebhooks()).map(({ id, target_url }) => [id, target_url]));
    const accounts = await service.accounts();
    return json(accounts.map((account) => ({ ...account, target: targets.get(account.webhookId) ?? null })));
  });
  api.get("/:webhook{\\d+}/:delivery/attempts", async ({ req, json }) => {
    const { webhook, delivery: deliveryId } = req.param();
    const { attempts } = await service.attempts(Number(webhook), { deliveryId, limit: 1_000 });
    return json(attempts.map(showAttempt).reverse());
  });
  api.post("/replay", async ({ req, json }) => {
    const asked = await readBody(req);
    const outcome = readAll(asked.outcome, outcomes);
    const perSecond = readNumber(asked, "perSecond", 0.000_001);
    const count = await service.replay({
      ...readFilter(asked),
      ...(outcome !== undefined && { outcome }),
      ...(perSecond !== undefined && { perSecond }),
    });
    return json({ count });
  });
  return api;
}

function readFilter(asked: Asked): DeliveryFilter {
  return {
    webhookId: readNumber(asked, "webhookId", 0),
    event: isGiven(asked.event) ? String(asked.event) : undefined,
    since: readDate(asked, "since"),
    until: readDate(asked, "until"),
  };
}

/** Empty fields of a form are ignored. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function readNumber(asked: Asked, name: string, least: number): number | undefined {
  if (!isGiven(asked[name])) return undefined;
  const number = Number(asked[name]);
  if (Number.isFinite(number) && number >= least) return number;
  return refuse(name, "a number", asked[name]);
}

function readDate(asked: Asked, name: string): string | undefined {
  if (!isGiven(asked[name])) return undefined;
  const time = Date.parse(String(asked[name]));
  if (Number.isNaN(time)) refuse(name, "a date", asked[name]);
  return new Date(time).toISOString();
}

/** Reads one name, or several separated by commas. */
function readAll<T extends string>(value: unknown, known: readonly T[]): readonly T[] | undefined {
  if (!isGiven(value)) return undefined;
  return String(value)
    .split(",")
    .map((name) => known.find((one) => one === name) ?? refuse("state", `one of ${known.join(", ")}`, name));
}

function refuse(name: string, expected: string, found: unknown): never {
  throw new WorldError(
    `cannot find deliveries: ${name}: expected ${expected}, found ${JSON.stringify(found)}`,
  );
}
