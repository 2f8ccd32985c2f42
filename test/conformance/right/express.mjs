// Stock parsing and routing of Express, completed by hand according to the decisions.
import { createHmac, timingSafeEqual } from "node:crypto";
import express from "express";

const limit = Number(process.env.LIMIT);
const app = express();
app.use(express.raw({ type: "application/json", limit, inflate: false }));
app.post("/webhook", (request, response) => {
  if (!request.is("application/json")) return response.status(415).send("only application/json");
  // An empty body is not a buffer.
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const digest = createHmac("sha256", process.env.WEBHOOK_SECRET).update(body).digest();
  const [signature = "", ...others] = request.headersDistinct["x-signature-256"] ?? [];
  const [, hex] = /^sha256=([\da-fA-F]{64})$/.exec(signature) ?? [];
  if (hex === undefined || others.length > 0 || !timingSafeEqual(Buffer.from(hex, "hex"), digest))
    return response.status(403).send("signature refused");
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    return response.status(400).send("not JSON");
  }
  response.send("ok");
});
app.all("/webhook", (_, response) => response.status(405).send("only POST"));
app.use((error, _request, response, _next) => response.status(error.status ?? 500).send("refused"));
app.listen(Number(process.env.PORT), "127.0.0.1");
