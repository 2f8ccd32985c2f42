import { createHash } from "node:crypto";
import { readFileSync, globSync } from "node:fs";
import { relative, resolve } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
const [,, share, ...globs] = process.argv;
const files = globs.flatMap(g => globSync(g)).filter(f => !/test\.ts$|fixtures|runtime\.ts$|postgres|sqlite/.test(f)).map(f => ({ name: resolve(f), content: readFileSync(f, "utf8"), mutate: true }));
const { createInstrumenter } = await import("@stryker-mutator/instrumenter");
const log = new Proxy({}, { get: (_, k) => k.startsWith("is") ? () => false : () => {} });
const inst = new Instrumenter(log, (await import("./node_modules/@stryker-mutator/instrumenter/dist/src/parsers/index.js")).createParser, (await import("./node_modules/@stryker-mutator/instrumenter/dist/src/printers/index.js")).print, (await import("./node_modules/@stryker-mutator/instrumenter/dist/src/transformers/index.js")).transform);
const res = await inst.instrument(files, { ignorers: [], excludedMutations: [], plugins: null });
const span = (text, {start, end}) => { const lines = text.split("\n").slice(start.line, end.line+1); const last = lines.length-1; return lines.map((l,i)=>l.slice(i===0?start.column:0, i===last?end.column:undefined)).join("\n"); };
let n = 0;
for (const m of res.mutants) {
  const text = readFileSync(m.fileName, "utf8");
  const parts = ["1", relative(process.cwd(), m.fileName), m.mutatorName, span(text, m.location), m.replacement];
  const p = createHash("sha256").update(JSON.stringify(parts)).digest().readUInt32BE(0) / 2**32;
  if (p < Number(share)) { n++; console.log(relative(process.cwd(), m.fileName).replace("src/","")+":"+(m.location.start.line+1), "|", span(text, m.location).replace(/\s+/g," ").slice(0,110), "→", m.replacement.replace(/\s+/g," ").slice(0,110)); }
}
console.log(n, "of", res.mutants.length);
