import { createHmac } from "node:crypto";
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { type CreateHmac, createHmac as createNodeHmac, createWebHmac, matchesDigits } from "./hmac.ts";
import {
  type Body,
  createSigner,
  createVerifier,
  type NamedSecret,
  type ReceivedHeader,
  reasons,
  sign,
  signatureHeader,
  type VerifierOptions,
  verify,
} from "./signature.ts";

const SECRET = "correct horse battery staple";
const BODY = '{"event":"ping"}';
const HEADER = `sha256=${createHmac("sha256", SECRET).update(BODY).digest("hex")}`;
const macs: readonly { name: string; hmac: CreateHmac }[] = [
  { name: "node:crypto", hmac: createNodeHmac },
  { name: "WebCrypto", hmac: createWebHmac },
];

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe.each(macs)("by $name", ({ hmac }) => {
  const bytes = new TextEncoder().encode(BODY);
  const padded = new Uint8Array([1, 2, ...bytes, 3]);
  const bodies: readonly { name: string; body: Body }[] = [
    { name: "a text", body: BODY },
    { name: "a Uint8Array", body: bytes },
    { name: "a Buffer", body: Buffer.from(BODY) },
    { name: "a part of a buffer", body: padded.subarray(2, -1) },
    { name: "an ArrayBuffer", body: bytes.buffer },
    { name: "a DataView on a part", body: new DataView(padded.buffer, 2, bytes.length) },
    { name: "an ArrayBuffer of another realm", body: runInNewContext(`Uint8Array.of(${bytes}).buffer`) },
  ];

  test.each(bodies)("$name is signed and verified", async ({ body }) => {
    expect(await createSigner(SECRET, hmac)(body)).toBe(HEADER);
    expect(await createVerifier({ secret: SECRET, hmac })(body, HEADER)).toEqual({
      ok: true,
      keyId: "default",
    });
  });

  it("rejects a digest that differs in one bit of one digit", async () => {
    const verifyDelivery = createVerifier({ secret: SECRET, hmac });
    const digest = HEADER.slice(7);
    const differing = Array.from({ length: 64 * 4 }, (_, bit) => {
      const at = bit >> 2;
      const digit = (Number.parseInt(digest[at]!, 16) ^ (1 << (bit & 3))).toString(16);
      return `sha256=${digest.slice(0, at)}${digit}${digest.slice(at + 1)}`;
    });
    const results = await Promise.all(differing.map((header) => verifyDelivery(BODY, header)));
    expect(results.filter(({ ok }) => ok)).toEqual([]);
  });

  it.each(["toUpperCase", "toLowerCase"] as const)("takes digits after %s", async (change) => {
    const header = `sha256=${HEADER.slice(7)[change]()}`;
    expect(await createVerifier({ secret: SECRET, hmac })(BODY, header)).toMatchObject({ ok: true });
  });
});

describe("what is not a signature", () => {
  const digest = HEADER.slice(7);
  const rows: readonly { name: string; header: ReceivedHeader; strict: string; bare?: string }[] = [
    { name: "no header", header: undefined, strict: "missing-header" },
    { name: "an empty list", header: [], strict: "missing-header" },
    { name: "an empty header", header: "", strict: "empty-header" },
    { name: "a list of an empty header", header: [""], strict: "empty-header" },
    { name: "two header lines", header: [HEADER, HEADER], strict: "duplicated-header" },
    { name: "two signatures in a line", header: `${HEADER}, ${HEADER}`, strict: "duplicated-header" },
    { name: "another algorithm", header: `sha512=${digest}`, strict: "wrong-algorithm" },
    { name: "an algorithm in capitals", header: `SHA256=${digest}`, strict: "wrong-algorithm" },
    { name: "a space before the algorithm", header: ` ${HEADER}`, strict: "wrong-algorithm" },
    { name: "a bare digest", header: digest, strict: "missing-prefix", bare: "ok" },
    { name: "a short digest", header: digest.slice(1), strict: "missing-prefix", bare: "wrong-length" },
    { name: "the algorithm twice", header: `sha256=${HEADER}`, strict: "not-hex" },
    { name: "a line feed after the digest", header: `${HEADER}\n`, strict: "not-hex" },
    { name: "the algorithm alone", header: "sha256=", strict: "wrong-length" },
    { name: "a digit too few", header: HEADER.slice(0, -1), strict: "wrong-length" },
    { name: "zeros", header: `sha256=${"0".repeat(64)}`, strict: "mismatch" },
    { name: "a list of the signature", header: [HEADER], strict: "ok" },
  ];

  test.each(rows)("$name is $strict", async ({ header, strict, bare = strict }) => {
    const reported = async (allowUnprefixed: boolean): Promise<string> => {
      const result = await verify({ secret: SECRET, body: BODY, header, allowUnprefixed });
      return result.ok ? "ok" : result.reason;
    };
    expect([await reported(false), await reported(true)]).toEqual([strict, bare]);
  });
});

test("every digit is compared, even after one that differs (W5.1.3)", () => {
  const read: number[] = [];
  const digits = { charCodeAt: (i: number) => read.push(i) } as unknown as string;
  expect(matchesDigits(new Uint8Array(32), digits)).toBe(false);
  expect(read).toHaveLength(64);
});

describe("what is not a body", () => {
  const values: readonly { name: string; value: unknown }[] = [
    { name: "an object", value: { event: "ping" } },
    { name: "an array", value: [1, 2] },
    { name: "null", value: null },
    { name: "a number", value: 4 },
    { name: "a Blob", value: new Blob(["{}"]) },
  ];
  const sentence = new TypeError("cannot use a parsed body: pass raw bytes");

  test.each(values)("$name is rejected with what to pass instead", async ({ value }) => {
    const body = value as Body;
    await expect(sign(SECRET, body)).rejects.toThrow(sentence);
    await expect(verify({ secret: SECRET, body, header: HEADER })).rejects.toThrow(sentence);
    await expect(verify({ secret: SECRET, body, header: undefined })).rejects.toThrow(sentence);
  });
});

describe("what is not a secret", () => {
  const sentence = new TypeError("cannot use an empty secret");

  test.each([{ secret: "" }, { secret: undefined }, { secret: null }, { secret: 4711 }, { secret: {} }])(
    "$secret is rejected",
    async ({ secret }) => {
      const options = { secret } as unknown as VerifierOptions;
      expect(() => createVerifier(options)).toThrow(sentence);
      expect(() => createSigner(secret as string)).toThrow(sentence);
      expect(() => createWebHmac(secret as string)).toThrow(sentence);
      await expect(sign(secret as string, BODY)).rejects.toThrow(sentence);
      await expect(verify({ secret: secret as string, body: BODY, header: HEADER })).rejects.toThrow(
        sentence,
      );
    },
  );

  it.each(["2099", null, new Date("none")])("is rejected with the date %s", (notAfter) => {
    const secrets = [{ id: "a", secret: SECRET, notAfter }] as unknown as NamedSecret[];
    expect(() => createVerifier({ secrets })).toThrow("notAfter is not a valid Date");
  });

  it("is a result as an empty list", async () => {
    expect(await verify({ secrets: [], body: BODY, header: HEADER })).toEqual({
      ok: false,
      reason: "no-secret",
    });
  });
});

describe("rotation", () => {
  const now = new Date("2026-02-01T00:00:00Z");
  const secrets: readonly NamedSecret[] = [
    { id: "a", secret: "secret a" },
    { id: "b", secret: "secret b" },
    { id: "c", secret: "secret c", notAfter: new Date("2026-01-01T00:00:00Z") },
    { id: "d", secret: "secret d", notAfter: new Date("2026-03-01T00:00:00Z") },
  ];
  const rows: readonly { name: string; header: () => Promise<ReceivedHeader>; macs: number }[] = [
    ...["a", "b", "d"].map((id) => ({
      name: `secret ${id}`,
      header: () => sign(`secret ${id}`, BODY),
      macs: 4,
    })),
    { name: "an expired secret", header: () => sign("secret c", BODY), macs: 4 },
    { name: "no secret", header: () => sign("secret e", BODY), macs: 4 },
    { name: "a malformed header", header: async () => "sha256=none", macs: 0 },
  ];

  test.each(rows)("$name costs $macs MACs", async (row) => {
    let count = 0;
    const counting: CreateHmac = (secret) => {
      const compute = createNodeHmac(secret);
      return (bytes) => {
        count++;
        return compute(bytes);
      };
    };
    await createVerifier({ secrets, hmac: counting })(BODY, await row.header(), now);
    expect(count).toBe(row.macs);
  });
});

describe("secrecy", () => {
  const digest = HEADER.slice(7);
  const forms = [
    SECRET,
    digest,
    Buffer.from(digest, "hex").toString("base64"),
    JSON.stringify(SECRET).slice(1, -1),
  ];

  function shown(value: unknown): string {
    const stack = value instanceof Error ? value.stack : "";
    return [
      JSON.stringify(value),
      inspect(value, { depth: null, showHidden: true }),
      String(value),
      stack,
    ].join();
  }

  test.each(macs)("nothing shows the secret or the expected MAC by $name", async ({ hmac }) => {
    const verifier = createVerifier({ secret: SECRET, hmac });
    const values = [
      verifier,
      createSigner(SECRET, hmac),
      hmac(SECRET),
      await verifier(BODY, `sha256=${"0".repeat(64)}`),
      await verifier(BODY, "none"),
      await verifier(BODY, HEADER),
      await verifier({} as Body, HEADER).catch((error: unknown) => error),
      await verify({
        secrets: [
          { id: "a", secret: SECRET },
          { id: "b", secret: "" },
        ],
        body: BODY,
        header: HEADER,
      }).catch((error: unknown) => error),
    ];
    expect(values.flatMap((value) => forms.filter((form) => shown(value).includes(form)))).toEqual([]);
  });
});

describe("the module", () => {
  it("names the header, and says every reason in a phrase", () => {
    expect(signatureHeader).toBe("X-Signature-256");
    for (const sentence of Object.values(reasons)) expect(sentence).toMatch(/^[a-z].{10,80}[^.]$/);
  });

  it.each([
    { name: "has no node:crypto", process: { getBuiltinModule: () => undefined } },
    { name: "hands out no modules", process: {} },
    { name: "is not like Node", process: undefined },
  ])("takes WebCrypto where the runtime $name", async ({ process }) => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal("process", process);
    const { createHmac: createAnyHmac } = await import("./hmac.ts");
    const sum = createAnyHmac(SECRET)(new TextEncoder().encode(BODY));
    expect(sum).toBeInstanceOf(Promise);
    expect(Buffer.from(await sum).toString("hex")).toBe(HEADER.slice(7));
  });
});
