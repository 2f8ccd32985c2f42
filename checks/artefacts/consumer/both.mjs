import { createRequire } from "node:module";
import { sign } from "annotation-contracts";
import { DeliveryError } from "annotation-contracts/delivery";

const require = createRequire(import.meta.url);
const { verify } = require("annotation-contracts");
const other = require("annotation-contracts/delivery");

// Data passes from one build to the other, but each build has its own classes.
const secret = "made for two builds";
const { ok } = await verify({ secret, body: "{}", header: await sign(secret, "{}") });
const error = new other.DeliveryError("closed", []);
console.log(ok, error.code, error.name === DeliveryError.name, error instanceof DeliveryError);
