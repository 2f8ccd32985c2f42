// Stock parsing and routing of Fastify, completed by hand to the decisions.
import { createHmac, timingSafeEqual } from "node:crypto";
import fastify from "fastify";

const app = fastify({ bodyLimit: Number(process.env.LIMIT) });
app.removeAllContentTypeParsers();
app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) => done(null, body));
app.post("/webhook", (request, reply) => {
  const { "content-encoding": coding = "identity", "content-type": type = "" } = request.headers;
  if (coding.toLowerCase() !== "identity") return reply.code(415).send("no content encoding");
  if (type.split(";")[0].trim().toLowerCase() !== "application/json")
    return reply.code(415).send("only application/json");
  const body = request.body ?? Buffer.alloc(0);
  const digest = createHmac("sha256", process.env.WEBHOOK_SECRET).update(body).digest();
  const [signature = "", ...others] = request.raw.headersDistinct["x-signature-256"] ?? [];
  const [, hex] = /^sha256=([\da-fA-F]{64})$/.exec(signature) ?? [];
  if (hex === undefined || others.length > 0 || !timingSafeEqual(Buffer.from(hex, "hex"), digest))
    return reply.code(403).send("signature refused");
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    return reply.code(400).send("not JSON");
  }
  return reply.send("ok");
});
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
