import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#scripts/artefacts/languages/languages.ts";
import { toolchains } from "../languages/toolchains.ts";

// A comparison in constant time cannot be seen from outside, so the sources must call the function of their language for it (W5.1.3).

const root = new URL("../../", import.meta.url);

const packages = "generated/languages";

/** A comparison that ends early, of something called a MAC or a digest; checking for an absent one is fine. */
const early =
  /\b(?:mac|macs|digest|digests|expected|sum)(?:\b[\w.()[\]&*]*)? ?(?:===?|!==?) ?(?!nullptr|undefined|None|nil|null|0\b)|(?:===?|!==?) ?(?:mac|digest|expected|sum)\b|\bmac\w*\.equals\(|Arrays\.equals\(|bytes\.Equal\(|(?<!CRYPTO_)memcmp\(|\.eql\?/;

/** Reads the files of folders by path, without test data. */
function readFolders({
  folders,
  files,
}: {
  readonly folders: readonly string[];
  readonly files: RegExp;
}): ReadonlyMap<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((name) => files.test(name) && !/(^|\/)(test|node_modules)\//.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return new Map(paths.map((path) => [path, readFileSync(new URL(path, root), "utf8")]));
}

/** Drops lines with nothing but a comment. */
function dropComments(text: string): readonly string[] {
  return text.split("\n").filter((line) => !/^\s*(\/\/|\/\*|\*|#(?!include))/.test(line));
}

describe("MACs are compared by the constant-time function of the language", () => {
  const rows = languages.flatMap(({ name, title }) => {
    const mac = toolchains.find((one) => one.name === name)?.mac;
    return mac === undefined ? [] : [{ name, title, ...mac }];
  });

  test("every language of its own has a row", () => {
    const without = toolchains.filter(({ mac }) => mac === undefined).map(({ name }) => name);
    expect(without).toEqual(["kotlin", "typescript"]);
  });

  test.each(rows)("$title", (row) => {
    const all = [...readFolders({ folders: [`${packages}/${row.name}`], files: row.files })];
    const computing = all.filter(([, text]) => row.computes.test(text));
    expect(computing.length).toBe(1);
    const comparing = all.filter(([, text]) => dropComments(text).some((line) => row.compares.test(line)));
    expect(comparing.map(([path]) => path)).toEqual([expect.stringMatching(new RegExp(`${row.at}$`))]);
    const others = new Set([...computing, ...comparing].flatMap(([, text]) => dropComments(text)));
    expect([...others].filter((line) => early.test(line) && !row.compares.test(line))).toEqual([]);
  });

  test("Kotlin has no MAC of its own: Java's verifies", () => {
    const all = [...readFolders({ folders: [`${packages}/kotlin`], files: /\.kt$/ }).values()].join("\n");
    expect(all).not.toMatch(/javax\.crypto|Mac\.getInstance|isEqual/);
    expect(readFileSync(new URL(`${packages}/kotlin/pom.xml`, root), "utf8")).toContain(
      "annotation-contracts",
    );
  });

  const typescript = readFolders({ folders: ["src"], files: /(?<!\.test)\.ts$/ });

  test("TypeScript: what verifies calls isSpeltBy or isSame, and their loops have no way out", () => {
    for (const [path, name] of [
      ["src/signature/mac.ts", "isSpeltBy"],
      ["src/signature/schemes.ts", "isSame"],
    ] as const) {
      const text = typescript.get(path) ?? "";
      const start = text.search(new RegExp(`(const ${name} = |function ${name}\\()`));
      const body = text.slice(start, text.indexOf("\n}", start)).replace("difference === 0", "!difference");
      expect([path, body.match(/difference \|=/g)?.length]).toEqual([path, 1]);
      expect(body).not.toMatch(/\bif\b|\?|&&|\|\||break|continue|slice|startsWith|===|!==/);
      expect(body.match(/\breturn\b/g)).toHaveLength(1);
    }
    const callers = [
      "src/signature/signature.ts",
      "src/receiver/check-signature.ts",
      "src/signature/schemes.ts",
    ];
    for (const path of callers) {
      const code = dropComments(typescript.get(path) ?? "");
      expect([path, code.filter((line) => /isSpeltBy\(|isSame\(one/.test(line)).length]).toEqual([path, 1]);
      expect([path, code.filter((line) => early.test(line))]).toEqual([path, []]);
    }
  });

  test.each([
    ["Python", "        matches = mac == digest"],
    ["Go", "		matches := bytes.Equal(macs[i], digest)"],
    ["Java", "      boolean matches = Arrays.equals(macs.get(i), digest);"],
    ["Rust", "                .is_some_and(|mac| mac == digest)"],
    ["Ruby", "      matches = mac.eql?(digest)"],
    ["C++", "    const bool matches = std::memcmp(macs[i].data(), digest.data(), 32) == 0;"],
    ["C++", "    const bool matches = macs[i] == std::get<Mac>(digest);"],
    ["TypeScript", "      if (toHex(sum) === digits)"],
  ])("an early comparison in %s is one: %s", (_language, line) => {
    expect(line).toMatch(early);
  });
});

describe("pages that make a MAC", () => {
  const pages = readFolders({
    folders: ["site/guides", "site/pages", "site/content", "generated"],
    files: /\.md$/,
  });
  const constant =
    /timingSafeEqual|compare_digest|hmac\.Equal|isEqual|secure_compare|CRYPTO_memcmp|verify_slice/;
  const makes = /createHmac\(|hmac\.new\(|hmac\.New\(|Mac\.getInstance\(|OpenSSL::HMAC|Hmac::new/;

  test("compare it in constant time", () => {
    expect(pages.size).toBeGreaterThan(10);
    const blocks = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => ({ path, block })),
    );
    const careless = blocks.filter(
      ({ block }) => makes.test(block) && /verif|compar|===?/.test(block) && !constant.test(block),
    );
    expect(careless).toEqual([]);
  });
});
