import { freePort } from "../../../shared/listen.ts";
import { startProgram } from "../../../shared/start-program.ts";
import { readLines } from "../../read-lines.ts";

const port = await freePort();
const command = ["prism", "mock", "receiver.openapi.json", "--port", String(port), "--errors"] as const;
const { stop } = await startProgram(port, command);

try {
  await readLines(async (body) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body });
    const answer = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${answer}`);
    return body;
  });
} finally {
  await stop();
}
