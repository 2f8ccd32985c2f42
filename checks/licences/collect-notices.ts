import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";
import satisfies from "spdx-satisfies";

/** Licences that bundled packages may have, by their SPDX names: each asks only for its notice. */
const allowed: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
];

/** A package that is passed on to users, with its licence. */
export interface Notice {
  /** As `name@version`. */
  readonly name: string;
  /** SPDX expression. */
  readonly licence: string;
  /** Text of its licence file, or who made it if it has no such file. */
  readonly text: string;
}

/** Where packages are installed, and which of them are passed on. */
interface Tree {
  /** Folder of a package.json with its node_modules. */
  readonly folder: string;
  /** As `name@version`. Default: all dependencies at run time. */
  readonly packages?: readonly string[];
}

const read = promisify(init);

/**
 * Reads the licences of packages with license-checker.
 *
 * @throws Error that lists every package that is not installed, or has a licence that is not on the list.
 */
export async function collectNotices({ folder, packages }: Tree): Promise<readonly Notice[]> {
  const found = await read({
    start: folder,
    ...(packages === undefined ? { production: true } : { includePackages: packages.join(";") }),
    excludePrivatePackages: true,
  });
  const notices = Object.entries(found).map(([name, { licenses, licenseFile, publisher }]) => ({
    name,
    licence: [licenses ?? "unknown"].flat().join(" AND "),
    text:
      readLicence(licenseFile) ?? `Copyright ${publisher ?? "the authors"}. The package has no licence file.`,
  }));
  const missing = (packages ?? []).filter((name) => !notices.some((notice) => notice.name === name));
  const refused = notices.filter(({ licence }) => !isAllowed(licence));
  const reasons = [
    ...missing.map((name) => `${name} is not installed`),
    ...refused.map(({ name, licence }) => `${name} has the licence "${licence}"`),
  ];
  if (reasons.length > 0) throw new Error(`cannot hand on what is bundled: ${reasons.join("; ")}`);
  return notices.sort((one, another) => (one.name < another.name ? -1 : 1));
}

/** A guess of the checker ends with a star: a licence that no package.json states is not accepted. */
function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
}

/** The checker takes README for a licence file if there is no other. */
function readLicence(file: string | undefined): string | undefined {
  if (file === undefined || /readme/i.test(file.slice(file.lastIndexOf("/")))) return undefined;
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim();
}
