import { createInterface } from "node:readline";
import { DeliveryFromJSON, DeliveryToJSON } from "./client/models";

createInterface({ input: process.stdin }).on("line", (line) => {
  console.log(JSON.stringify(DeliveryToJSON(DeliveryFromJSON(JSON.parse(line)))));
});
