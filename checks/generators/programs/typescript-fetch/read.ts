import { readLines } from "../../read-lines.ts";
import { DeliveryFromJSON, DeliveryToJSON } from "./client/models";

await readLines((text) => JSON.stringify(DeliveryToJSON(DeliveryFromJSON(JSON.parse(text)))));
