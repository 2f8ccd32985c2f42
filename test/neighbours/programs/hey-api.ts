import { createInterface } from "node:readline";
import { zDelivery } from "./client/zod.gen.ts";

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(zDelivery.parse(JSON.parse(line))));
