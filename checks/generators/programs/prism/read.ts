import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { readLines } from "../../read-lines.ts";

const PATIENCE_MS = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

const port = await freePort();
const prism = spawn("prism", ["mock", "receiver.openapi.json", "--port", String(port), "--errors"], {
  stdio: "ignore",
});
const url = `http://127.0.0.1:${port}/`;

/** Posts a body; waits for a server that is still starting. */
async function post(body: string): Promise<Response> {
  for (const end = performance.now() + PATIENCE_MS; ; ) {
    try {
      return await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    } catch (error) {
      if (performance.now() > end) throw error;
      await setTimeout(100);
    }
  }
}

try {
  await readLines(async (text) => {
    const response = await post(text);
    const answer = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${answer}`);
    return text;
  });
} finally {
  prism.kill();
}
