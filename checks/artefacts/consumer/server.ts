import { createReceiver } from "annotation-contracts/receiver";
import { toExpress } from "annotation-contracts/receiver/express";
import express from "express";

const receiver = createReceiver({
  secret: process.env.WEBHOOK_SECRET!,
  limits: { maxBytes: 65_536 },
  on: { "update:task": ({ task }) => console.error(`task ${task.id}: ${task.status}`) },
});

const app = express();
app.use("/webhook", toExpress(receiver));
app.use(express.json());
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server does not listen");
  console.log(`http://127.0.0.1:${address.port}/webhook`);
});
