import { renderTable } from "#src/text/markdown.ts";
import { createReceiverTestee } from "../../conformance/suites/receiver/create-receiver-testee.ts";
import { isFailure, type RunReport } from "../../conformance/suites/runner/outcome.ts";
import { readReceiverCases } from "../../conformance/suites/runner/read-case-files.ts";
import { runAndClose } from "../../conformance/suites/runner/run-suite.ts";
import { renewDocument } from "../shared/renew-document.ts";
import { tryPart } from "../shared/try-part.ts";
import { probeAbsence, probes } from "./probes.ts";
import { proxies, type ReverseProxy } from "./proxies.ts";
import { readVersion, runProxy } from "./run-proxy.ts";
import { startUpstream } from "./upstream.ts";

const page = new URL("../../site/guides/known-neighbours.md", import.meta.url);
const secret = " Ключ-ß-🔑 and sixty-four letters after it, so that a secret that is cut is another one ";
const LIMIT = 2 * 1_048_576;

/** The findings for one proxy, or for none. */
interface Found {
  readonly title: string;
  readonly answers: readonly string[];
  readonly report: RunReport;
}

/** Runs the receiver suite and the probes through a port. */
async function examine(title: string, proxy: ReverseProxy | undefined): Promise<Found> {
  const upstream = await startUpstream(secret, LIMIT);
  const running = proxy === undefined ? undefined : await runProxy(proxy, upstream.port);
  const port = running?.port ?? upstream.port;
  const asking = { port, secret, seen: upstream.seen };
  try {
    const answers: string[] = [];
    for (const { ask } of probes) answers.push(await ask(asking));
    const testee = await createReceiverTestee({ url: `http://127.0.0.1:${port}/`, secret, limit: LIMIT });
    const report = await runAndClose({ suite: "receiver", cases: readReceiverCases(), testee });
    await upstream.close();
    return { title, answers: [...answers, await probeAbsence(asking)], report };
  } finally {
    await upstream.close().catch(() => {});
    await running?.stop();
  }
}

/** Lists the cases that fail, at two levels. */
function listFailures({ report }: Found): {
  readonly owed: readonly string[];
  readonly rest: readonly string[];
} {
  const failed = report.results.filter(isFailure).map((result) => result.case);
  const ids = (isOwed: boolean): string[] =>
    failed.filter(({ level }) => (level === "robustness") !== isOwed).map(({ id }) => id);
  return { owed: ids(true).sort(), rest: ids(false).sort() };
}

function tableOfFound(found: readonly Found[]): string {
  const rows = [...probes.map(({ title }) => title), "the receiver does not run"].map((title, i) => [
    title,
    ...found.map(({ answers }) => answers[i] ?? ""),
  ]);
  const counted = found.map(({ report }) => String(report.results.filter(isFailure).length));
  return renderTable(
    ["What", ...found.map(({ title }) => title)],
    [...rows, ["cases of the receiver suite that fail", ...counted]],
  );
}

function listOfFailures(found: readonly Found[]): string {
  const lines = found.flatMap((one) => {
    const { owed, rest } = listFailures(one);
    const write = (ids: readonly string[]): string =>
      ids.length === 0 ? "none" : ids.map((id) => `\`${id}\``).join(", ");
    return `- ${one.title}: document and reading: ${write(owed)}; robustness: ${write(rest)}`;
  });
  return lines.join("\n");
}

const found: Found[] = [];
for (const proxy of [undefined, ...proxies]) {
  const title = proxy === undefined ? "none" : `${proxy.title} ${await readVersion(proxy)}`;
  await tryPart(title, async () => {
    const one = await examine(title, proxy);
    found.push(one);
    const { owed, rest } = listFailures(one);
    return { failures: proxy === undefined ? [...owed, ...rest] : [] };
  });
}
renewDocument(page, { proxies: tableOfFound(found), failures: listOfFailures(found) });
