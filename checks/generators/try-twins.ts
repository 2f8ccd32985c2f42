import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Parser } from "@asyncapi/parser";
import { contracts } from "../../contracts.config.ts";
import { projectRoot } from "../../scripts/files.ts";
import { type Edition, listEditions, makeSlug } from "../../src/model/contract.ts";
import { toNodeListener } from "../../src/receiver/node.ts";
import { createReceiver } from "../../src/receiver.ts";
import { renderTable } from "../../src/util/markdown.ts";
import { installedVersion } from "../shared/installed-version.ts";
import { listen } from "../shared/listen.ts";
import { dist, sh } from "./install-tools.ts";

/** The results for the twins of the OpenAPI documents. */
interface TwinsResult {
  /** Table of the tools, in Markdown. */
  readonly table: string;
  readonly failures: readonly string[];
}

type WebhookEdition = NonNullable<Parameters<typeof createReceiver>[0]["edition"]>;

const editions = listEditions(contracts).filter(({ name }) => name === "webhook");

/** Parses the AsyncAPI documents with their parser, and sends the Postman collections and `.http` files to a receiver. */
export async function tryTwins(): Promise<TwinsResult> {
  const failures: string[] = [];
  const sent = { newman: 0, httpyac: 0 };
  const secret = randomBytes(16).toString("hex");
  for (const edition of editions) {
    failures.push(...(await parseAsyncApi(edition)));
    for (const tool of ["newman", "httpyac"] as const) {
      const answers = await receive(edition, secret, (url) => send[tool](makeSlug(edition), url, secret));
      const wrong = answers.filter(({ status, expected }) => status !== expected);
      failures.push(...wrong.map(({ status }) => `${tool}: ${makeSlug(edition)}: answered ${status}`));
      if (answers.length < 20)
        failures.push(`${tool}: ${makeSlug(edition)}: sent ${answers.length} deliveries`);
      sent[tool] += answers.length;
    }
  }
  const all = `${editions.length} editions`;
  const rows = [
    [
      "AsyncAPI 3.1",
      "@asyncapi/parser",
      installedVersion("@asyncapi/parser", import.meta.url),
      `${all}, no finding`,
    ],
    [
      "Postman collection",
      "newman",
      installedVersion("newman", import.meta.url),
      `${all}, ${sent.newman} requests answered as expected`,
    ],
    [
      "`.http` file",
      "httpYac",
      installedVersion("httpyac", import.meta.url),
      `${all}, ${sent.httpyac} requests answered as expected`,
    ],
  ];
  return { table: renderTable(["Twin", "Tool", "Version", "Result"], rows), failures };
}

async function parseAsyncApi(edition: Edition): Promise<readonly string[]> {
  const path = `generated/asyncapi/${makeSlug(edition)}.asyncapi.json`;
  const findings = await new Parser().validate(await readFile(join(projectRoot, path), "utf8"));
  return findings.map(
    ({ code, message, path: place }) => `${path}: ${code}: ${message} at ${place.join("/")}`,
  );
}

interface Answer {
  readonly status: number;
  readonly expected: number;
}

/** Starts a receiver of an edition, and lists its answers while something is sent: 403 to a forged signature, or 200. */
async function receive(
  { edition }: Edition,
  secret: string,
  work: (url: string) => Promise<unknown>,
): Promise<readonly Answer[]> {
  // The editions of the list are the receiver's own.
  const receiver = createReceiver({
    secret,
    edition: edition as WebhookEdition,
    on: {},
    mode: "strict",
    onRefused: () => undefined,
  });
  const listener = toNodeListener(receiver);
  const answers: Answer[] = [];
  const { port, close } = await listen((request, response) => {
    const isForged = request.headers["x-signature-256"] === `sha256=${"0".repeat(64)}`;
    response.on("finish", () =>
      answers.push({ status: response.statusCode, expected: isForged ? 403 : 200 }),
    );
    void listener(request, response);
  });
  try {
    await work(`http://127.0.0.1:${port}/`);
    return answers;
  } finally {
    await close();
  }
}

/** How each tool sends the deliveries of an edition; the tool fails if a test of the file fails. */
const send = {
  newman: (slug: string, url: string, secret: string): Promise<string> =>
    sh(
      dist,
      `newman run "${join(projectRoot, "generated/postman", slug)}.postman_collection.json" --env-var url=${url} --env-var secret=${secret}`,
    ),
  async httpyac(slug: string, url: string, secret: string): Promise<string> {
    const file = join(dist, `${slug}.http`);
    await writeFile(file, await readFile(join(projectRoot, `generated/http/${slug}.http`)));
    return sh(dist, `httpyac send "${file}" --all --var url=${url} --var secret=${secret} --output none`);
  },
} as const;
