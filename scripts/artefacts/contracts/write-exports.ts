import type { GeneratedFile } from "../../sources/generated-file.ts";
import { parseSource, type Sources } from "../../sources/sources.ts";
import type { ContractNames } from "./contract-names.ts";

type Rows = Readonly<Record<string, unknown>>;

/** What package.json offers to programs: `exports`, and `typesVersions` for old TypeScript that does not read `exports`. */
interface Manifest extends Rows {
  readonly exports: Rows;
  readonly typesVersions: { readonly "*": Rows };
}

/** Writes the modules of the editions of delivery contracts into package.json; rows of other names are unchanged. */
export function writeExports(contracts: readonly ContractNames[], sources: Sources): GeneratedFile[] {
  const path = "package.json";
  const manifest = parseSource(sources, path) as Manifest;
  const withEvents = contracts.filter(({ hasEvents }) => hasEvents);
  if (manifest.typesVersions === undefined || withEvents.length === 0) return [];
  const others = (rows: Rows, prefix: string): Rows =>
    Object.fromEntries(
      Object.entries(rows).filter(
        ([key]) => !withEvents.some(({ name }) => key.startsWith(`${prefix}${name}/`)),
      ),
    );
  const { ".": essentials, ...rest } = others(manifest.exports, "./");
  const written = {
    ...manifest,
    exports: { ".": essentials, ...Object.assign({}, ...withEvents.map(listExports)), ...rest },
    typesVersions: {
      "*": { ...Object.assign({}, ...withEvents.map(listTypes)), ...others(manifest.typesVersions["*"], "") },
    },
  };
  return [{ path, text: `${JSON.stringify(written, null, 2)}\n`, from: "contracts.config.ts" }];
}

/** Offers the module of each edition, and its events in each mode; those of the default edition by the contract's name, too. */
function listExports({ name, all, first }: ContractNames): Rows {
  const events = (at: string, slug: string): Rows => ({
    [`${at}/tolerant/*`]: validatorsIn(slug, "tolerant"),
    [`${at}/*`]: validatorsIn(slug, "strict"),
  });
  const rows = all.map(({ edition, slug }) => {
    const at = `./${name}/${edition}`;
    const module = `${name}/${edition}`;
    const own = {
      import: { types: `./dist/esm/${module}.d.ts`, default: `./dist/esm/${module}.js` },
      require: { types: `./dist/cjs/${module}.d.cts`, default: `./dist/cjs/${module}.cjs` },
    };
    return { [at]: own, ...events(at, slug) };
  });
  return Object.assign({}, ...rows, events(`./${name}`, first.slug));
}

function validatorsIn(slug: string, mode: string): Rows {
  const path = `./generated/validators/${slug}/${mode}/*`;
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

/** Writes the same for TypeScript, which uses the first row that matches. */
function listTypes({ name, all, first }: ContractNames): Rows {
  const events = (at: string, slug: string, mode: string): Rows => ({
    [`${at}${mode === "strict" ? "" : `/${mode}`}/*`]: [`generated/validators/${slug}/${mode}/*.d.ts`],
  });
  const each = (write: (at: string, slug: string) => Rows): Rows[] =>
    all.map(({ edition, slug }) => write(`${name}/${edition}`, slug));
  return Object.assign(
    {},
    ...each((at, slug) => events(at, slug, "tolerant")),
    ...each((at, slug) => events(at, slug, "strict")),
    ...each((at) => ({ [at]: [`dist/esm/${at}.d.ts`] })),
    events(name, first.slug, "tolerant"),
    events(name, first.slug, "strict"),
  );
}
