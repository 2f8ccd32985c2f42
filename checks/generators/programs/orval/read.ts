import { readLines } from "../../read-lines.ts";
import { ReceiveDeliveryBody } from "./client.ts";

await readLines((text) => JSON.stringify(ReceiveDeliveryBody.parse(JSON.parse(text))));
