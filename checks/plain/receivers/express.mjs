// As the guides of many platforms show it: parse, sign what was parsed, compare.
import { createHmac } from "node:crypto";
import express from "express";

const app = express();
app.use(express.json());
app.post("/webhook", (request, response) => {
  const body = JSON.stringify(request.body);
  const expected = `sha256=${createHmac("sha256", process.env.WEBHOOK_SECRET).update(body).digest("hex")}`;
  if (request.headers["x-signature-256"] !== expected) return response.status(403).send("signature refused");
  const { event, task } = request.body;
  if (event === "update:task") console.log(`task ${task.id}: ${task.status}`);
  response.send("ok");
});
app.listen(Number(process.env.PORT), "127.0.0.1");
