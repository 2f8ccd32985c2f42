import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";

/** Takes a delivery as it arrived; returns the parsed delivery, or throws or rejects if it is invalid. */
type Receive = (body: Buffer, headers: Headers) => unknown;

/** The headers of a signed delivery, prepared before anything is measured. */
type Headers = Readonly<Record<string, string>>;

/** A way to receive deliveries, with the signature scheme it knows. */
export interface Receiving {
  readonly sign: (body: Buffer) => Headers | Promise<Headers>;
  readonly receive: Receive;
}

/** A library to compare; it is loaded in a process without the others. */
interface Candidate {
  readonly name: string;
  /** What one call does, besides verifying and parsing. */
  readonly also: string;
  readonly load: () => Promise<Receiving>;
}

/** Length and alphabet that Svix and Standard Webhooks require of a secret; the others accept any text. */
const secret = `whsec_${Buffer.from("0123456789abcdef01234567").toString("base64")}`;

/** HMAC-SHA256 by `node:crypto`, compared in constant time, and `JSON.parse`: the least that every receiver does. */
export function createFloor(): Receiving {
  const key = createSecretKey(Buffer.from(secret));
  const digest = (body: Buffer): Buffer => createHmac("sha256", key).update(body).digest();
  return {
    sign: (body) => ({ "x-signature-256": `sha256=${digest(body).toString("hex")}` }),
    receive(body, headers) {
      const received = Buffer.from(headers["x-signature-256"]!.slice(7), "hex");
      if (received.length !== 32 || !timingSafeEqual(received, digest(body))) throw new Error("refused");
      return JSON.parse(body.toString());
    },
  };
}

/** Lists the candidates in the order of the table. */
export const candidates: Readonly<Record<string, Candidate>> = {
  floor: { name: "floor, against itself", also: "", load: async () => createFloor() },
  strict: {
    name: "annotation-contracts `handle`, strict",
    also: "head, validation, dispatch",
    load: () => loadReceiver("strict"),
  },
  tolerant: {
    name: "annotation-contracts `handle`, tolerant",
    also: "head, validation, dispatch",
    load: () => loadReceiver("tolerant"),
  },
  parts: {
    name: "annotation-contracts `createVerifier` + `validateDelivery`",
    also: "validation, rules",
    load: loadParts,
  },
  octokit: { name: "@octokit/webhooks `verify`", also: "", load: () => loadOctokit(false) },
  octokitReceive: {
    name: "@octokit/webhooks `verifyAndReceive`",
    also: "dispatch",
    load: () => loadOctokit(true),
  },
  stripe: { name: "stripe `constructEvent`", also: "timestamp", load: loadStripe },
  standard: { name: "standardwebhooks `verify`", also: "timestamp", load: loadStandard },
  svix: { name: "svix `verify`", also: "timestamp", load: loadSvix },
};

async function loadReceiver(mode: "strict" | "tolerant"): Promise<Receiving> {
  const { createReceiver, strict, tolerant } = await import("../../src/receiver.ts");
  const { createSigner } = await import("../../src/signature/signature.ts");
  const signDelivery = createSigner(secret);
  let taken: unknown;
  const { handle } = createReceiver({
    secret,
    mode: mode === "strict" ? strict : tolerant,
    on: {
      "update:task": (delivery) => {
        taken = delivery;
      },
    },
  });
  return {
    // The headers as a sender writes them and node:http passes them on.
    sign: async (body) => ({
      host: "receiver.example",
      "content-type": "application/json",
      "content-length": String(body.length),
      "x-signature-256": await signDelivery(body),
    }),
    async receive(body, headers) {
      taken = undefined;
      const { status } = await handle({ method: "POST", headers, body });
      if (status !== 200 || taken === undefined) throw new Error(`answered ${status}`);
      return taken;
    },
  };
}

async function loadParts(): Promise<Receiving> {
  const { createSigner, createVerifier } = await import("../../src/signature/signature.ts");
  const { validateDelivery } = await import("../../generated/modules/webhook.ts");
  const signDelivery = createSigner(secret);
  const verify = createVerifier({ secret });
  return {
    sign: async (body) => ({ "x-signature-256": await signDelivery(body) }),
    async receive(body, headers) {
      const verdict = await verify(body, headers["x-signature-256"]);
      if (!verdict.ok) throw new Error(verdict.reason);
      const result = validateDelivery(JSON.parse(body.toString()));
      if (result.status !== "valid") throw new Error(result.status);
      return result.value;
    },
  };
}

async function loadOctokit(dispatch: boolean): Promise<Receiving> {
  const { Webhooks } = await import("@octokit/webhooks");
  const webhooks = new Webhooks({ secret });
  let taken: unknown;
  webhooks.onAny(({ payload }) => {
    taken = payload;
  });
  return {
    sign: async (body) => ({ "x-hub-signature-256": await webhooks.sign(body.toString()) }),
    async receive(body, headers) {
      // It takes text only, as its own middleware reads the request.
      const payload = body.toString();
      const signature = headers["x-hub-signature-256"]!;
      if (!dispatch) {
        if (!(await webhooks.verify(payload, signature))) throw new Error("refused");
        return JSON.parse(payload);
      }
      taken = undefined;
      await webhooks.verifyAndReceive({ id: "1", name: "update:task", payload, signature });
      return taken;
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

async function loadStandard(): Promise<Receiving> {
  const { Webhook } = await import("standardwebhooks");
  const webhook = new Webhook(secret);
  return {
    sign: (body) => stamp("webhook", (id, at) => webhook.sign(id, at, body)),
    receive: (body, headers) => webhook.verify(body, headers),
  };
}

async function loadSvix(): Promise<Receiving> {
  const { Webhook } = await import("svix");
  const webhook = new Webhook(secret);
  return {
    sign: (body) => stamp("svix", (id, at) => webhook.sign(id, at, body)),
    receive(body, headers) {
      webhook.verify(body, headers);
      // Since version 2 it only verifies.
      return JSON.parse(body.toString());
    },
  };
}

function stamp(prefix: string, sign: (id: string, at: Date) => string): Headers {
  const at = new Date();
  return {
    [`${prefix}-id`]: "msg_1",
    [`${prefix}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
    [`${prefix}-signature`]: sign("msg_1", at),
  };
}
