// Runs the written suite of each contract by the written validators, and sends each sample to the written receiver.
import { createHmac } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

/** Finds the value that contains the place of a pointer, and the last step to that place. */
function find(document, pointer) {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = steps.pop();
  return [steps.reduce((value, step) => value[step], document), last];
}

/** Makes the document of a case. */
function change(sample, { set = {}, repeat = {}, remove = [] }) {
  const document = { "": structuredClone(sample) };
  const at = (pointer) => find(document, `/${pointer}`);
  for (const [pointer, value] of Object.entries(set)) {
    const [parent, last] = at(pointer);
    Object.defineProperty(parent, last, { value, writable: true, enumerable: true, configurable: true });
  }
  for (const [pointer, times] of Object.entries(repeat)) {
    const [parent, last] = at(pointer);
    parent[last] = Array(times).fill(parent[last][0]);
  }
  for (const pointer of remove) {
    const [parent, last] = at(pointer);
    delete parent[last];
  }
  return document[""];
}

async function trySuite(name, file) {
  const modes = await import(`./${name}/generated/contracts/${name}-1.js`);
  const { event, sample: path, cases } = read(`./${name}/generated/suite/${name}-1/${file}`);
  const sample = read(`./${name}/generated/suite/${name}-1/${path}`);
  for (const one of cases)
    for (const mode of ["strict", "tolerant"]) {
      const isValid = modes[mode].validate(change(sample, one), event).length === 0;
      if (isValid !== (one.valid === true || one.valid === mode))
        throw new Error(
          `${name}, ${file}, ${mode}: ${JSON.stringify(one)} is ${isValid ? "valid" : "invalid"}`,
        );
    }
  return cases.length;
}

async function send(name, file) {
  const { contract, createReceiver } = await import(`./${name}/generated/receivers/${name}.js`);
  const secret = contract.signature === null ? null : "a secret";
  const seen = [];
  const receiver = createReceiver({ secret, on: { "*": (_, { event }) => void seen.push(event) } });
  const body = readFileSync(
    new URL(`./${name}/generated/samples/${name}-1/${file}`, import.meta.url),
    "utf8",
  );
  const answer = async (key) => {
    const digest = createHmac("sha256", key).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-shop-signature": `sha256=${digest}` };
    return (await receiver.fetch(new Request("http://localhost", { method: "POST", headers, body }))).status;
  };
  const statuses = [await answer("a secret"), await answer("another")].join();
  const { event } = read(`./${name}/generated/suite/${name}-1/${file}`);
  if (statuses !== (secret === null ? "200,200" : "200,403") || seen.some((one) => one !== event))
    throw new Error(`${name}, ${file}: answered ${statuses}, and saw ${seen}`);
}

const names = ["orders", "billing", "sensor", "tickets"];
let count = 0;
for (const name of names)
  for (const file of readdirSync(new URL(`./${name}/generated/suite/${name}-1/`, import.meta.url))) {
    count += await trySuite(name, file);
    if (existsSync(new URL(`./${name}/generated/receivers/`, import.meta.url))) await send(name, file);
  }
console.log(count);
