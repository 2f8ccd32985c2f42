// With care: the bytes are signed as they came, and compared in constant time.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const expected = Buffer.from(
    `sha256=${createHmac("sha256", process.env.WEBHOOK_SECRET).update(body).digest("hex")}`,
  );
  const found = Buffer.from(request.headers["x-signature-256"] ?? "");
  if (found.length !== expected.length || !timingSafeEqual(found, expected))
    return response.writeHead(403).end("signature refused");
  const { event, task } = JSON.parse(body);
  if (event === "update:task") console.log(`task ${task.id}: ${task.status}`);
  response.end("ok");
}).listen(Number(process.env.PORT), "127.0.0.1");
