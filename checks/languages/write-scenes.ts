import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { must } from "#src/text/must.ts";

/** What a handler or a hook does; a crash is the worst that the language can catch, `again` sends the request once more. */
type Act = "accept" | "note" | "fail" | "crash" | "again";

/** Hooks that a language reports to; what has none goes to the log. */
type Hook = "refused" | "unknown" | "drift" | "platform" | "error";

/** A request. By default it is a signed delivery of the newest edition that is sent as it should be. */
interface SceneRequest {
  /** Edition and name of a sample; `*` for its name sends all of the edition. */
  readonly sample?: string;
  /** Texts to replace in it. */
  readonly edit?: readonly (readonly [from: string, to: string])[];
  /** A body in place of a sample: a text, bytes, or a number of nested lists. */
  readonly body?: string;
  readonly bodyHex?: string;
  readonly nested?: number;
  readonly method?: string;
  /** Values in place of the usual ones: each is a line of its own, and an empty list removes the header. */
  readonly header?: Readonly<Record<string, readonly string[]>>;
  /** Release of the platform that sends it. */
  readonly agent?: string;
  /** Lines of the signature header; `{}` stands for the digest. */
  readonly signature?: readonly string[];
  readonly signedWith?: string;
  /** What is signed after the body. */
  readonly signedAfter?: string;
  /** How often it is sent. Default: once. */
  readonly times?: number;
  /** Status, text and further headers of the answer. Default: `200 accepted`. */
  readonly answer?: string;
}

/** Options of the receiver, which each language gives in its own way. */
interface SceneOptions {
  /** Names and secrets; without any the receiver takes unsigned requests. */
  readonly secrets: readonly (readonly [id: string, secret: string])[];
  readonly strict: boolean;
  readonly editions: readonly string[];
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
  readonly bareDigest: boolean;
  readonly lineFeed: boolean;
  /** The package's store in memory, or one that claims so; that one notes each call, and the call of this name fails. */
  readonly store: { readonly claim: "memory" | "new" | "busy" | "done"; readonly fails?: string } | null;
  readonly on: Readonly<Record<string, Act>>;
  /** The handler of what no edition takes. */
  readonly invalid: Act | null;
  /** What hooks do. Default: each notes. */
  readonly hooks: Readonly<Partial<Record<Hook, Act>>>;
}

/** What a receiver must do in any language. */
interface Scene extends SceneRequest, Partial<SceneOptions> {
  readonly name: string;
  /** Whether no hook is set. */
  readonly logged?: boolean;
  /** Several requests, in place of the one that the scene itself describes. */
  readonly requests?: readonly SceneRequest[];
  /** What handlers, hooks, store and log are told, in order: each contains the text. */
  readonly told?: readonly string[];
  /** How many requests came to which end, if the answers do not say it. */
  readonly counts?: Readonly<Record<string, number>>;
  /** What the receiver has learned: edition, release, from what, and deliveries by edition; `{}` stands for their number. */
  readonly platform?: string;
  /** What the error says that comes in place of a receiver. */
  readonly mistake?: string;
}

/** The options that a scene does not give. */
const usual: SceneOptions = {
  secrets: [["default", "mykey"]],
  strict: false,
  editions: [],
  maxBytes: 10 * 2 ** 20,
  mediaTypes: ["application/json"],
  bareDigest: false,
  lineFeed: false,
  store: null,
  on: { "*": "accept" },
  invalid: null,
  hooks: { refused: "note", unknown: "note", drift: "note", platform: "note", error: "note" },
};

/** A request as a language sends it: a header for each value, and the body in hexadecimal digits. */
interface Sent {
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly answer: string;
}

/** Reads a file beside this one. */
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

/** Samples of each edition, as the package of any language has them. */
const samples = (
  readJson("../../generated/languages/python/annotation_contracts/testing/data.json") as {
    readonly deliveries: readonly {
      readonly edition: string;
      readonly name: string;
      readonly body: string;
    }[];
  }
).deliveries;

/** The scenes of `consumers/scenes.json`. */
export const scenes = readJson("consumers/scenes.json") as readonly Scene[];

/** Writes the scenes for every language: with bodies and signatures, and a value of each option. */
export function writeScenes(): string {
  return `[\n${scenes.map((scene) => JSON.stringify(writeScene(scene))).join(",\n")}\n]\n`;
}

function writeScene(scene: Scene): unknown {
  const { name, told = [], counts, platform = "", mistake = "", logged, requests, ...rest } = scene;
  const isOption = ([key]: readonly [string, unknown]): boolean => key in usual;
  const given = Object.fromEntries(Object.entries(rest).filter(isOption)) as Partial<SceneOptions>;
  const own = Object.fromEntries(Object.entries(rest).filter((one) => !isOption(one)));
  const hooks = logged ? {} : { ...usual.hooks, ...given.hooks };
  const store = given.store ? { fails: "", ...given.store } : null;
  const sent = mistake === "" ? (requests ?? [own]).flatMap(writeRequest) : [];
  const ends: Record<string, number> = {};
  for (const { answer } of sent) {
    const end = must(endsBy.find(([start]) => start.test(answer))?.[1], `the end of ${answer}`);
    ends[end] = (ends[end] ?? 0) + 1;
  }
  const learned = platform.replace("{}", String(sent.length));
  const seen = { told, counts: counts ?? ends, platform: learned, mistake };
  return { name, ...usual, ...given, hooks, store, requests: sent, ...seen };
}

/** To which end an answer comes, unless its scene says otherwise. */
const endsBy: readonly (readonly [answer: RegExp, end: string])[] = [
  [/^200 accepted/, "handled"],
  [/^200 no handler/, "unhandled"],
  [/^200 unknown event/, "unknown"],
  [/^200 duplicate/, "duplicate"],
  [/ invalid delivery/, "invalid"],
  [/^5/, "failed"],
  [/^4/, "refused"],
];

function writeRequest(request: SceneRequest): readonly Sent[] {
  const { sample, edit, body, bodyHex, nested, ...sent } = request;
  const { method = "POST", agent, header, signature = ["sha256={}"], signedWith = "mykey", ...rest } = sent;
  const { signedAfter = "", times = 1, answer = "200 accepted", ...unknown } = rest;
  if (Object.keys(unknown).length > 0)
    throw new Error(`no scene can have ${Object.keys(unknown).join(", ")}`);
  return listBodies({ sample, edit, body, bodyHex, nested }).flatMap((own) => {
    const digest = createHmac("sha256", signedWith).update(own).update(signedAfter).digest("hex");
    const fields = {
      "Content-Type": ["application/json"],
      "X-Signature-256": signature.map((line) => line.replace("{}", digest)),
      "User-Agent": agent === undefined ? [] : [`CVAT/${agent} python-requests/2.32.3`],
      ...header,
    };
    const headers = Object.entries(fields).flatMap(([name, values]) =>
      values.map((value) => [name, value] as const),
    );
    return Array<Sent>(times).fill({ method, headers, body: own.toString("hex"), answer });
  });
}

/** Bodies, as a request describes them. */
type Bodies = {
  readonly [Key in "sample" | "edit" | "body" | "bodyHex" | "nested"]: SceneRequest[Key] | undefined;
};

function listBodies(request: Bodies): readonly Buffer[] {
  const { sample = "2.76/update-task", edit = [], body, bodyHex, nested } = request;
  if (bodyHex !== undefined) return [Buffer.from(bodyHex, "hex")];
  if (nested !== undefined) return [Buffer.from("[".repeat(nested) + "]".repeat(nested))];
  if (body !== undefined) return [Buffer.from(body)];
  const found = samples.filter((one) => [one.name, "*"].some((name) => `${one.edition}/${name}` === sample));
  must(found[0], `the sample ${sample}`);
  return found.map((one) =>
    Buffer.from(edit.reduce((text, [from, to]) => text.replaceAll(from, to), one.body)),
  );
}
