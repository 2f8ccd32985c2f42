import { readLines } from "../../read-lines.ts";
import { zDelivery } from "./client/zod.gen.ts";

await readLines((text) => JSON.stringify(zDelivery.parse(JSON.parse(text))));
