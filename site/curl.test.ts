import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { curlOfFile, curlOfText } from "./curl.ts";

/** Shows the arguments that a shell hands over, one a line. */
function readArguments(command: string): readonly string[] {
  const show = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const env = { ...process.env, TARGET_URL: "http://a.example/hook" };
  return execFileSync("sh", ["-c", show], { env, encoding: "utf8" }).split("\0").slice(0, -1);
}

const type = ["http://a.example/hook", "-H", "Content-Type: application/json"];
const rows = [
  { name: "a file", command: curlOfFile("a.json", "sha256=00"), last: ["--data-binary", "@a.json"] },
  {
    name: "quotes",
    command: curlOfText(`{"a":"it's $HOME \`x\`"}`, "sha256=00"),
    last: ["--data-raw", `{"a":"it's $HOME \`x\`"}`],
  },
  { name: "lines", command: curlOfText("[\r\n1\n]\n", "sha256=00"), last: ["--data-raw", "[\r\n1\n]\n"] },
];

test.each(rows)("a shell hands over $name as they stand", ({ command, last }) => {
  expect(readArguments(command)).toEqual([...type, "-H", "X-Signature-256: sha256=00", ...last]);
});

test("without a signature there is no header", () => {
  expect(readArguments(curlOfText("@x", undefined))).toEqual([...type, "--data-raw", "@x"]);
});
