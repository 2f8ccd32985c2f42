import { createInterface } from "node:readline";
import { Agent, request } from "undici";
import { createSender, right } from "#conformance/proof/zoo/senders/right.ts";

// The sender of the zoo that is written from the protocol page alone, on undici instead of node:http.
const answer = createSender({
  ...right,
  async post({ url, body, method, headers, verifyTls }, timeLimit = 10_000) {
    const dispatcher = new Agent({ connect: { rejectUnauthorized: verifyTls } });
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const { statusCode, body: text } = await request(url, {
        method: "POST",
        headers,
        body,
        dispatcher,
        signal,
      });
      await text.dump({ limit: 1_024, signal });
      return method === "POST" ? statusCode : undefined;
    } catch {
      return undefined;
    } finally {
      await dispatcher.destroy();
    }
  },
});
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: asked.id, ...(await answer(asked)) })}\n`);
}
