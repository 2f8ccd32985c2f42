import { createHmac } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { preflight } from "./preflight.ts";

const secret = " a Secret of the preflight ";
const opened: (Server | TcpServer)[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

async function serve(server: Server | TcpServer): Promise<string> {
  opened.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** Answers 200 to a body that is signed with a key in a form, and 403 to the rest. */
function receive(
  key: string,
  form = (hex: string) => `sha256=${hex}`,
  name = "x-signature-256",
): RequestListener {
  return async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const hex = createHmac("sha256", key).update(Buffer.concat(chunks)).digest("hex");
    response.writeHead(request.headers[name] === form(hex) ? 200 : 403).end("ok");
  };
}

function answer(status: number, headers = {}): RequestListener {
  return (request, response) => {
    request.resume();
    response.writeHead(status, headers).end("no");
  };
}

test.each([
  { name: "a right receiver", listener: receive(secret), hint: undefined },
  {
    name: "a receiver with the secret trimmed",
    listener: receive(secret.trim()),
    hint: "it takes the secret without the white space around it: its secret and the one given here differ",
  },
  {
    name: "a receiver of bare digests",
    listener: receive(secret, (hex) => hex),
    hint: "it takes the bare digest: it does not expect sha256= before it",
  },
  {
    name: "a receiver for another platform",
    listener: receive(secret, undefined, "x-hub-signature-256"),
    hint: "it takes X-Hub-Signature-256: it looks for another platform's header",
  },
  {
    name: "another secret",
    listener: receive("other"),
    hint: expect.stringContaining("is not the receiver's"),
  },
  {
    name: "a wrong path",
    listener: answer(404),
    hint: "nothing is served at /hook: the path of --url is wrong",
  },
  {
    name: "a redirect",
    listener: answer(308, { Location: "/hook/" }),
    hint: "it redirects to /hook/: give that address; a sender follows no redirect",
  },
  { name: "a broken receiver", listener: answer(502), hint: expect.stringContaining("look at its log") },
])("preflight of $name: $hint", async ({ listener, hint }) => {
  const url = `http://${await serve(createServer(listener))}/hook`;
  const stop = await preflight({ url, secret, timeout: 60_000 });
  expect(stop?.hints[0]).toEqual(hint);
  expect(JSON.stringify(stop ?? "")).not.toContain(secret.trim());
});

test("preflight tells of a port that speaks HTTP, not HTTPS", async () => {
  const url = `https://${await serve(createServer(answer(200)))}/`;
  expect(await preflight({ url, secret })).toEqual({
    problem: `${new URL(url).host} does not speak HTTPS`,
    hints: ["this port speaks HTTP: use http://"],
  });
});

test("preflight ends soon where nothing answers", async () => {
  const host = await serve(createTcpServer(() => {}));
  const stop = await preflight({ url: `http://${host}/`, secret, timeout: 50 });
  expect(stop?.problem).toBe(`${host} accepts connections and gave a good ping no answer within 50 ms`);
});
