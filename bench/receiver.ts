import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Candidate, compare, type Pair } from "./measure.ts";
import { buildUpdateTasks } from "./payloads.ts";

// Compares ways to receive a delivery: time ÷ time of node:crypto's HMAC, timingSafeEqual and JSON.parse.

type Headers = Readonly<Record<string, string>>;

/** A way to receive deliveries, with its own signature scheme. */
interface Receiving {
  /** Makes the headers of a delivery, before anything is measured. */
  readonly sign: (body: Buffer) => Headers | Promise<Headers>;
  /** Returns the parsed delivery; throws or rejects if it is forged or invalid. */
  readonly receive: (body: Buffer, headers: Headers) => unknown;
}

/** The columns, each for an approximate delivery size in bytes. */
const columns = { 1200: "1.2 kB", 9500: "9.5 kB", 95000: "95 kB" };

/** Length and alphabet that Svix and Standard Webhooks require of a secret; the others accept any text. */
const secret = `whsec_${Buffer.from("0123456789abcdef01234567").toString("base64")}`;

/** The minimum work of every receiver. */
function createFloor(): Receiving {
  const key = createSecretKey(Buffer.from(secret));
  const digest = (body: Buffer): Buffer => createHmac("sha256", key).update(body).digest();
  return {
    sign: (body) => ({ "x-signature-256": `sha256=${digest(body).toString("hex")}` }),
    receive(body, headers) {
      const received = Buffer.from(headers["x-signature-256"]!.slice(7), "hex");
      if (received.length !== 32 || !timingSafeEqual(received, digest(body))) throw new Error("rejected");
      return JSON.parse(body.toString());
    },
  };
}

async function loadReceiver(mode: "strict" | "tolerant"): Promise<Receiving> {
  const { createReceiver } = await import("../src/receiver.ts");
  const { strict, tolerant } = await import("../src/webhook.ts");
  const { sign } = await import("../src/signature.ts");
  let received: unknown;
  const { handle } = createReceiver({
    secret,
    mode: mode === "strict" ? strict : tolerant,
    on: {
      "update:task": (delivery) => {
        received = delivery;
      },
    },
  });
  return {
    sign: async (body) => ({
      host: "receiver.example",
      "content-type": "application/json",
      "content-length": String(body.length),
      "x-signature-256": await sign(secret, body),
    }),
    async receive(body, headers) {
      received = undefined;
      const { status } = await handle({ method: "POST", headers, body });
      if (status !== 200 || received === undefined) throw new Error(`response ${status}`);
      return received;
    },
  };
}

async function loadOctokit(): Promise<Receiving> {
  const { Webhooks } = await import("@octokit/webhooks");
  const webhooks = new Webhooks({ secret });
  let received: unknown;
  webhooks.onAny(({ payload }) => {
    received = payload;
  });
  return {
    sign: async (body) => ({ "x-hub-signature-256": await webhooks.sign(body.toString()) }),
    async receive(body, headers) {
      // It only accepts text, which is what its own middleware reads.
      const [payload, signature] = [body.toString(), headers["x-hub-signature-256"]!];
      await webhooks.verifyAndReceive({ id: "1", name: "update:task", payload, signature });
      return received;
    },
  };
}

async function loadStripe(): Promise<Receiving> {
  const { Stripe } = await import("stripe");
  const { webhooks } = new Stripe("sk_test_none");
  return {
    sign: (body) => ({
      "stripe-signature": webhooks.generateTestHeaderString({ payload: body.toString(), secret }),
    }),
    receive: (body, headers) => webhooks.constructEvent(body, headers["stripe-signature"]!, secret),
  };
}

async function loadStandardWebhooks(): Promise<Receiving> {
  const { Webhook } = await import("standardwebhooks");
  const webhook = new Webhook(secret);
  return {
    sign(body) {
      const at = new Date();
      const seconds = String(Math.floor(at.getTime() / 1000));
      const signature = webhook.sign("msg_1", at, body.toString());
      return { "webhook-id": "msg_1", "webhook-timestamp": seconds, "webhook-signature": signature };
    },
    receive: (body, headers) => webhook.verify(body.toString(), headers),
  };
}

const receivers: Readonly<
  Record<string, { readonly name: string; readonly load: () => Promise<Receiving> }>
> = {
  strict: { name: "annotation-contracts `handle`, strict", load: () => loadReceiver("strict") },
  tolerant: { name: "annotation-contracts `handle`, tolerant", load: () => loadReceiver("tolerant") },
  octokit: { name: "@octokit/webhooks `verifyAndReceive`, validates nothing", load: loadOctokit },
  stripe: { name: "stripe `constructEvent`, validates nothing", load: loadStripe },
  standardwebhooks: { name: "standardwebhooks `verify`, validates nothing", load: loadStandardWebhooks },
};

/** Signs the bodies, and checks that each is accepted as signed and rejected when altered. */
async function prepare({ sign, receive }: Receiving, bodies: readonly Buffer[]): Promise<Pair["base"]> {
  const deliveries = await Promise.all(bodies.map(async (body) => ({ body, headers: await sign(body) })));
  for (const { body, headers } of deliveries) {
    const parsed = await receive(body, headers);
    if (!isDeepStrictEqual(parsed, JSON.parse(body.toString()))) throw new Error("a valid body is rejected");
    const altered = async (): Promise<unknown> => receive(Buffer.concat([body, Buffer.from(" ")]), headers);
    const accepted = await altered().then(
      () => true,
      () => false,
    );
    if (accepted) throw new Error("an altered body is accepted");
  }
  const count = Math.ceil(50_000 / bodies[0]!.length);
  return async (batch) => {
    const start = process.hrtime.bigint();
    for (let i = batch; i < batch + count; i++) {
      const { body, headers } = deliveries[i % deliveries.length]!;
      const result = receive(body, headers);
      if (result instanceof Promise) await result;
    }
    return Number(process.hrtime.bigint() - start) / count;
  };
}

const candidates = Object.fromEntries(
  Object.entries(receivers).map(([id, { name, load }]): [string, Candidate] => [
    id,
    {
      name,
      async load(column) {
        const bodies = buildUpdateTasks(Number(column)).map((text) => Buffer.from(text));
        return { base: await prepare(createFloor(), bodies), measured: await prepare(await load(), bodies) };
      },
    },
  ]),
);
await compare(import.meta.filename, candidates, columns);
