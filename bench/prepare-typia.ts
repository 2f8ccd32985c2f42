import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const source = path("typia/validators.ts");
const output = path("dist/typia/validators.ts");

/** Lets typia's own command write its validators, unless they are newer than their source; nothing is patched. */
export function prepareTypia(): void {
  if (existsSync(output) && statSync(output).mtimeMs > statSync(source).mtimeMs) return;
  const command = path("node_modules/typia/lib/executable/typia.js");
  const options = ["--input", "typia", "--output", "dist/typia", "--project", "tsconfig.json"];
  execFileSync(process.execPath, [command, "generate", ...options], { cwd: path("."), stdio: "ignore" });
}
