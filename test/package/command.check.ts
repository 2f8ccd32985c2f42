import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { createProject } from "../harness/project.ts";
import { findPort } from "../harness/run.ts";

const body = '{"event":"ping"}';

describe("the installed command", () => {
  test.each(["20.19", "24", "26"])("runs on Node %s", async (node) => {
    const project = await createProject({ install: ["library", "command"], node });
    const command = (...args: readonly string[]): ReturnType<typeof project.run> =>
      project.run(["npx", "--no-install", "annotation-contracts", ...args], {
        env: { ...project.env, HOOK_SECRET: "mykey" },
        input: body,
      });
    try {
      const samples = "node_modules/annotation-contracts/samples";
      const rows: readonly (readonly [args: readonly string[], code: number, output: RegExp])[] = [
        [["--help"], 0, /^Usage: annotation-contracts <command>/],
        [
          ["validate", "webhook", `${samples}/2.76/ping.json`],
          0,
          /valid: edition 2\.76, also 2\.4, 2\.65 and 2\.73/,
        ],
        [["validate", "webhook", "--ndjson", "-"], 1, /1 record: 1 invalid/],
        [["sample", "update:task"], 0, /"event": "update:task"/],
        [["events", "ping", "--format", "json"], 0, /"name":"ping"/],
        [["sign", "-", "--secret-env", "HOOK_SECRET"], 0, /^sha256=[\da-f]{64}\n$/],
        [["verify", "-", "--header", "sha256=0", "--secret-env", "HOOK_SECRET"], 1, /^✗ rejected/],
        [["diff", "webhook@2.73", "webhook@2.76", "--format", "json"], 0, /"diffs":/],
        [["conformance", "receiver", "--list"], 0, /^\S+\t/],
        [["conformance", "library", "--list"], 0, /^\S+\t/],
        [["send", "ping", "--to", "http://127.0.0.1:9/"], 3, /^$/],
        [["validate", "webhook", "--mode", "strct", "x"], 2, /^$/],
      ];
      for (const [args, code, output] of rows) {
        const ended = await command(...args);
        expect({ args, code: ended.code, stdout: ended.stdout }).toEqual({
          args,
          code,
          stdout: expect.stringMatching(output),
        });
        expect(ended.stderr).toMatch(code < 2 ? /^$/ : /^annotation-contracts: [^\n]+\n$/);
      }
    } finally {
      project.remove();
    }
  });

  test("runs a platform that pings", async () => {
    const project = await createProject({ install: ["command"], node: "24" });
    const requests: IncomingMessage[] = [];
    const receiver = createServer((request, response) => {
      requests.push(request);
      request.resume().on("end", () => response.end());
    }).listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const port = await findPort();
    const command = ["npx", "--no-install", "annotation-contracts", "platform", "--port", `${port}`] as const;
    const platform = await project.start(command, port);
    try {
      const url = `http://127.0.0.1:${port}/api/webhooks`;
      const target_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
      const webhook = { target_url, type: "organization", events: [], secret: "mykey" };
      const created = await fetch(url, { method: "POST", body: JSON.stringify(webhook) });
      const { id } = await created.json();
      expect((await fetch(`${url}/${id}/ping`, { method: "POST" })).status).toBe(204);
      expect(requests.map(({ headers }) => headers["x-signature-256"])).toEqual([
        expect.stringMatching(/^sha256=[\da-f]{64}$/),
      ]);
    } finally {
      await platform.stop();
      receiver.close();
      project.remove();
    }
  });
});
