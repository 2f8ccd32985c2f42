// Runs the emitted validators over the samples on whatever Node runs this file; they must not need a newer one than 20.
import { readdirSync, readFileSync } from "node:fs";

const samples = readdirSync("conformance/samples").filter((file) => file.endsWith(".json"));
let checked = 0;
for (const mode of ["strict", "tolerant"]) {
  const { validate } = await import(`../generated/webhook/2.3/${mode}.js`);
  for (const file of samples) {
    const value = JSON.parse(readFileSync(`conformance/samples/${file}`, "utf8"));
    const right = validate(value).length === 0 && validate({ ...value, sender: null })[0]?.path === "/sender";
    if (!right) throw new Error(`wrong verdict on ${file} in ${mode} mode on Node ${process.version}`);
    checked++;
  }
  const raster = await import(`../generated/raster-info/2019/${mode}.js`);
  if (raster.validate({ type: "array", scale: "NaN" }).length !== 1)
    throw new Error(`wrong verdict on raster info, ${mode} mode`);
}
console.log(`Node ${process.version}: ${checked} verdicts right`);
