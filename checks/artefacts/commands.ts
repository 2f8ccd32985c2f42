import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../shared/listen.ts";
import { startProgram } from "../shared/start-program.ts";
import { demand, nodes, type Project, type RunOptions, withServer } from "./day.ts";

const here = "node_modules/annotation-contracts/conformance/samples";
const suite = "node_modules/@annotation-contracts/suite";
const corpus = `${suite}/conformance/corpus/raster-info/gdal3.2.2__simple.vrt__plain.json`;
const secret = ["--secret-env", "WEBHOOK_SECRET"];

/** What each command is for, as a line for a shell, and what it prints. */
const rows: readonly { readonly line: string; readonly says: RegExp }[] = [
  { line: `validate webhook ${here}/update-task.json`, says: /valid/ },
  { line: `validate raster-info ${corpus}`, says: /valid/ },
  { line: `raster-info ${corpus}`, says: /Dimensions|dimensions/ },
  { line: "validate webhook --ndjson --jobs 2 lines.ndjson", says: /valid/ },
  { line: "events update:task", says: /before_update/ },
  { line: "sample update:task", says: /"event": "update:task"/ },
  { line: `sign ${here}/update-task.json ${secret.join(" ")}`, says: /^sha256=[0-9a-f]{64}$/m },
  {
    line: `verify ${here}/update-task.json ${secret.join(" ")} --header "$(annotation-contracts sign ${here}/update-task.json ${secret.join(" ")})"`,
    says: /matches/,
  },
  { line: "complete bash", says: /annotation-contracts/ },
  { line: "diff webhook@2.73 webhook@2.76", says: /break/ },
  { line: "conformance receiver --list", says: /update-task/ },
  { line: `conformance library -- node ${suite}/dist/adapters/library.js`, says: /0 failed|passed/ },
  {
    line: `conformance sender --run 'send-*-task*' -- node ${suite}/dist/adapters/sender.js`,
    says: /passed/,
  },
];

/** Runs each command for its purpose, on each Node. */
export async function tryCommands(project: Project): Promise<string> {
  const sample = await project.run("annotation-contracts", ["sample", "update:task"]);
  writeFileSync(
    join(project.folder, "lines.ndjson"),
    `${JSON.stringify(JSON.parse(sample))}\n`.repeat(1_000),
  );
  for (const node of nodes) {
    const options: RunOptions = { node, env: { WEBHOOK_SECRET: "mykey" } };
    for (const { line, says } of rows) {
      const printed = await project.run("sh", ["-c", `annotation-contracts ${line}`], options);
      demand(says.test(printed), `Node ${node}: ${line} prints ${printed.slice(0, 300)}`);
    }
    await listenAndSend(project, options);
    await playScenario(project, options);
  }
  return `${rows.length + 5} commands on Node ${nodes.join(", ")}`;
}

/** `listen` shows and saves what `send` sends; `doctor` says what is wrong with a saved one. */
async function listenAndSend(project: Project, options: RunOptions): Promise<void> {
  const port = await freePort();
  const folder = `saved-${options.node}`;
  const env = { ...project.environment(options.node), ...options.env };
  const listener = await startProgram(
    port,
    ["annotation-contracts", "listen", "--port", String(port), ...secret, "--save", folder],
    { cwd: project.folder, env },
  );
  try {
    const to = ["--to", `http://127.0.0.1:${port}/webhook`, ...secret];
    const sent = await project.run("annotation-contracts", ["send", "update:task", ...to], options);
    demand(/200/.test(sent), `send prints ${sent}`);
  } finally {
    await listener.stop("SIGTERM");
  }
  demand(/update:task/.test(listener.output()), `listen prints ${listener.output()}`);
  const [saved = ""] = (await project.run("ls", [folder])).split("\n");
  const line = `annotation-contracts doctor ${folder}/${saved} --secret-env OTHER_SECRET; test $? = 1`;
  const env2 = { ...options.env, OTHER_SECRET: "another" };
  await project.run("sh", ["-c", line], { ...options, env: env2 });
}

/** The platform plays a scenario to the project's receiver. */
async function playScenario(project: Project, options: RunOptions): Promise<void> {
  await withServer(project, options.env?.WEBHOOK_SECRET ?? "", async (url) => {
    const play = ["platform", "--port", "0", "--play", "task-lifecycle", "--to", url, ...secret];
    const printed = await project.run("annotation-contracts", play, options);
    demand(/200/.test(printed), `platform --play prints ${printed.slice(0, 300)}`);
  });
}
