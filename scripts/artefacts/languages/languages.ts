import { type LanguageName, languageNamed } from "quicktype-core";
import { checkCpp, emitCpp } from "./cpp/emit-cpp.ts";
import { naming as cppNaming } from "./cpp/types.ts";
import { emitQuicktype } from "./emit-quicktype.ts";
import { checkGo, emitGo } from "./go/emit-go.ts";
import { naming as goNaming } from "./go/types.ts";
import { checkNames } from "./java/check-names.ts";
import { emitJava } from "./java/emit-java.ts";
import { naming as javaNaming } from "./java/names.ts";
import { emitKotlin } from "./kotlin/emit-kotlin.ts";
import { type Carried, type NamedModel, type Naming, verbatim } from "./naming.ts";
import { emitPython } from "./python/emit-python.ts";
import { naming as pythonNaming } from "./python/types.ts";
import { emitRuby } from "./ruby/emit-ruby.ts";
import { naming as rubyNaming } from "./ruby/types.ts";
import { checkRust, emitRust } from "./rust/emit-rust.ts";
import { naming as rustNaming } from "./rust/types.ts";

/** A language of generated packages. */
export interface Language {
  /** Name of its folder, and of its option on the command line. */
  readonly name: string;
  /** Name in prose. */
  readonly title: string;
  /** Tools that compiled and ran it. Missing if it is written on demand, and unverified. */
  readonly verified?: string;
  /** Name of the language in quicktype, if that writes it. */
  readonly quicktype?: LanguageName;
  /** Folders of `generated/` that contain its types, too. */
  readonly shares?: readonly string[];
  /** Language of the package that its own package needs. */
  readonly engine?: string;
  /** Libraries that its package depends on. */
  readonly dependencies: string;
  /** File in its folder for tests of other repositories. */
  readonly testData?: string;
  /** Which editions of a contract its package has. Default: the first, and those that are requested. */
  readonly editions?: "all";
  readonly naming: Naming;
  /** Throws a Refusal if the language cannot express an edition. Default: only naming can fail. */
  check?(model: NamedModel): void;
  /**
   * Writes the files of a contract by their path in the folder, from its editions, the newest first: readers of any edition
   * try them in this order (E-newest). `options` are for quicktype's renderer.
   */
  emit?(editions: readonly Carried[], options: Options): Files | Promise<Files>;
  /** Returns the values of placeholders `{{name}}` in copied files that list the modules of all contracts and editions. */
  fill?(modules: readonly string[]): Readonly<Record<string, string>>;
}

type Files = ReadonlyMap<string, string>;
type Options = Readonly<Record<string, string>>;

/** Every language in the repository: each is compiled and run. */
export const languages: readonly Language[] = [
  {
    name: "python",
    title: "Python",
    verified: "CPython 3.11.7, mypy 1.18.2",
    dependencies: "none",
    testData: "annotation_contracts/testing/data.json",
    editions: "all",
    naming: pythonNaming,
    emit: emitPython,
  },
  {
    name: "go",
    title: "Go",
    verified: "Go 1.26.8",
    dependencies: "none",
    testData: "contracttest/data.json",
    editions: "all",
    naming: goNaming,
    check: checkGo,
    emit: emitGo,
  },
  {
    name: "rust",
    title: "Rust",
    verified: "Rust 1.95.0, Clippy 0.1.95",
    dependencies: "serde_json, serde_stacker, hmac, sha2",
    testData: "src/data.json",
    editions: "all",
    naming: rustNaming,
    check: checkRust,
    emit: emitRust,
    fill: (modules) => ({ modules: modules.map((name) => `pub mod ${name};`).join("\n") }),
  },
  {
    name: "cpp",
    title: "C++",
    verified: "GCC 12.2.0, C++20",
    dependencies: "nlohmann::json, libcrypto",
    testData: "testing/data.json",
    editions: "all",
    naming: cppNaming,
    check: checkCpp,
    emit: emitCpp,
    fill: (modules) => ({ sources: modules.map((name) => `  src/${name}.cpp`).join("\n") }),
  },
  {
    name: "java",
    title: "Java",
    verified: "OpenJDK 17.0.15, Maven 3.8.7",
    dependencies: "Jackson",
    testData: "src/main/resources/example/annotationcontracts/testing/data.json",
    editions: "all",
    naming: javaNaming,
    check: (model) => checkNames(model, "Java"),
    emit: emitJava,
  },
  {
    name: "kotlin",
    title: "Kotlin",
    verified: "Kotlin 2.2.20, Maven 3.8.7",
    engine: "java",
    dependencies: "the package for Java",
    editions: "all",
    naming: javaNaming,
    check: (model) => checkNames(model, "Kotlin"),
    emit: emitKotlin,
  },
  {
    name: "ruby",
    title: "Ruby",
    verified: "Ruby 3.1.2",
    dependencies: "none",
    testData: "lib/annotation_contracts/testing/data.json",
    editions: "all",
    naming: rubyNaming,
    emit: emitRuby,
  },
  {
    name: "typescript",
    title: "TypeScript",
    verified: "TypeScript 5.9.3, Node 24.21.0",
    dependencies: "none",
    shares: ["generated/types/", "generated/validators/"],
    naming: verbatim,
  },
];

/** Options of quicktype's renderer that every project would set. */
const quicktypeOptions: Partial<Record<LanguageName, Options>> = {
  csharp: { namespace: "AnnotationContracts", framework: "SystemTextJson" },
};

/** Makes the row of a language that quicktype writes on demand, uncompiled. */
export function quicktypeRow(lang: LanguageName): Language {
  const { displayName: title, extension } = languageNamed(lang);
  const row = { lang, title, extension };
  return {
    name: lang,
    title,
    quicktype: lang,
    dependencies: "those of quicktype's renderer",
    naming: verbatim,
    emit: (editions, options) => emitQuicktype(row, editions, { ...quicktypeOptions[lang], ...options }),
  };
}
