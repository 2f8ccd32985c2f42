import type { Candidate, Validator } from "../candidate.ts";

type Module = { readonly validate: (value: unknown) => readonly unknown[] };

async function load(path: string): Promise<Validator> {
  const file = new URL(`../../generated/validators/${path}.js`, import.meta.url).href;
  // The file is generated: bench must type-check even if the generated folder is empty.
  const { validate } = (await import(file)) as Module;
  return (value) => validate(value).length === 0;
}

/** Validates with this project's generated code, through its public function. */
export const candidate: Candidate = {
  name: "annotation-contracts",
  validators: {
    "update-task": await load("webhook-2.3/strict/update-task"),
    ping: await load("webhook-2.3/strict/ping"),
    "raster-info": await load("raster-info-2019/strict/raster-info"),
  },
};
