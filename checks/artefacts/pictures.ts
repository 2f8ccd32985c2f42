import { createHmac } from "node:crypto";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectRoot, readText } from "#scripts/sources/files.ts";
import { readBlock } from "#site/content/read-blocks.ts";
import { escapeXml } from "#src/text/escape-xml.ts";
import { freePort } from "../shared/listen.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { startProgram } from "../shared/start-program.ts";
import { demand, openProject, type Project } from "./day.ts";

const secret = "mykey";
const sign = (body: string): string => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Draws README's pictures from real runs of the installation, and fails where the committed ones differ. */
export async function drawPictures(project: Project): Promise<string> {
  const folder = makeFolder("picture");
  symlinkSync(join(project.folder, "node_modules"), join(folder, "node_modules"));
  const here = openProject(folder, project.folder);
  const pictures = { receiver: await meetPlatform(here), doctor: await askDoctor(here) };
  const outdated = Object.entries(pictures).filter(([name, lines]) => {
    const path = join(projectRoot, `site/pictures/${name}.svg`);
    const before = readFileSync(path, { encoding: "utf8", flag: "a+" });
    const after = draw(lines);
    writeFileSync(path, after);
    return before !== after;
  });
  demand(
    outdated.length === 0,
    `${outdated.map(([name]) => name).join(", ")} in site/pictures was out of date; drawn anew`,
  );
  return `${Object.keys(pictures).length} pictures`;
}

/** README's receiver, and a delivery as release 2.80.0 of the platform sends it. */
async function meetPlatform({ folder, environment, run }: Project): Promise<readonly string[]> {
  const readme = readText("README.md");
  const port = await freePort();
  writeFileSync(
    join(folder, "receiver.mjs"),
    readBlock(readme, "receiver.mjs").replace("3000", String(port)),
  );
  const env = { ...environment(), WEBHOOK_SECRET: secret };
  const server = await startProgram(port, ["sh", "-c", "node receiver.mjs 2>&1"], { cwd: folder, env });
  try {
    const body = await run("annotation-contracts", ["sample", "update:task", "--edition", "2.76"]);
    const headers = {
      "content-type": "application/json",
      "user-agent": "CVAT/2.80.0",
      "x-signature-256": sign(body),
    };
    const { status } = await fetch(`http://127.0.0.1:${port}/webhook`, { method: "POST", headers, body });
    demand(status === 200, `the receiver answers ${status}`);
    // Its output may arrive after its answer.
    for (let left = 200; !/^task .*\n/m.test(server.output()); left -= 1) {
      demand(left > 0, `the receiver prints ${server.output()}`);
      await wait(50);
    }
    return ["$ node receiver.mjs", ...server.output().trim().split("\n")];
  } finally {
    await server.stop();
  }
}

/** The doctor, and a delivery as release 2.3.0 signs it. */
async function askDoctor({ folder, run }: Project): Promise<readonly string[]> {
  const body = await run("annotation-contracts", ["sample", "update:task"]);
  writeFileSync(join(folder, "body.json"), body);
  const line = 'annotation-contracts doctor body.json --header "$SIGNATURE" --secret-env WEBHOOK_SECRET';
  const env = { WEBHOOK_SECRET: secret, SIGNATURE: sign(`${body}\n`), NO_COLOR: "1", COLUMNS: "96" };
  const said = await run("sh", ["-c", `${line}; true`], { env });
  return [`$ ${line}`, ...said.trim().split("\n")];
}

/** Draws lines as a terminal shows them. */
function draw(lines: readonly string[]): string {
  const longest = 100;
  const rows = lines.flatMap((line) => {
    const [indent = ""] = /^ */.exec(line) ?? [];
    const room = longest - indent.length;
    const parts = line.slice(indent.length).match(new RegExp(`.{1,${room}}(?: |$)|.{1,${room}}`, "g"));
    return (parts ?? [""]).map((part) => indent + part.trimEnd());
  });
  const [width, height] = [longest * 7.9 + 40, rows.length * 20 + 32];
  const texts = rows.map((row, i) => {
    const fill = row.startsWith("$ ") ? "#6fd08f" : "#e6eeee";
    return `<text x="20" y="${i * 20 + 30}" fill="${fill}" xml:space="preserve">${escapeXml(row)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13">
<title>${escapeXml(rows.join(" "))}</title>
<rect width="100%" height="100%" rx="8" fill="#101516"/>
${texts.join("\n")}
</svg>
`;
}
