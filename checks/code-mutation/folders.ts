/** A part of the code with the tests that must notice its mutants. */
export interface Folder {
  readonly name: string;
  /** Files to mutate, as globs. */
  readonly mutate: readonly string[];
  /** Tests that may notice: the folder's own, so that the tests beside a folder protect it. */
  readonly tests: readonly string[];
  /** Share of the mutants in the sample, chosen so that all folders together end within minutes. */
  readonly share: number;
  /** Least share of the sampled mutants that must be noticed, equivalent ones left out. */
  readonly least: number;
}

/** The folders in the order of the table; the slowest starts first. */
export const folders: readonly Folder[] = [
  {
    name: "delivery",
    mutate: [
      "src/delivery/**/*.ts",
      "!src/delivery/postgres/*.ts",
      "!src/delivery/sql/*.ts",
      "!src/delivery/sqlite/*.ts",
      "!src/delivery/fixtures/*.ts",
    ],
    tests: ["src/delivery/**/*.test.ts", "!src/delivery/load.test.ts", "!src/delivery/sqlite/*.test.ts"],
    share: 0.025,
    // The store in SQL is newer and has few tests so far.
    least: 0.85,
  },
  {
    name: "signature",
    mutate: ["src/signature/*.ts", "!src/signature/schemes.ts"],
    tests: ["src/signature/signature.test.ts"],
    share: 1,
    least: 0.97,
  },
  {
    name: "schemes",
    mutate: ["src/signature/schemes.ts"],
    tests: ["src/signature/schemes.test.ts"],
    share: 1,
    least: 0.97,
  },
  {
    name: "receiver",
    mutate: ["src/receiver/*.ts"],
    tests: ["src/receiver/*.test.ts", "!src/receiver/size.test.ts"],
    share: 0.08,
    // What it reports about the platform is newer and has few tests so far.
    least: 0.85,
  },
  {
    name: "rules",
    mutate: ["src/validate/*.ts", "spec/rules.ts"],
    tests: ["src/validate/*.test.ts", "!src/validate/validate-delivery.test.ts"],
    share: 0.1,
    least: 0.92,
  },
  {
    name: "doctor",
    mutate: ["src/doctor/**/*.ts"],
    tests: ["src/doctor/**/*.test.ts"],
    share: 0.1,
    least: 0.92,
  },
  { name: "text", mutate: ["src/text/*.ts"], tests: ["src/text/*.test.ts"], share: 0.3, least: 0.92 },
  {
    name: "lowering",
    mutate: [
      "src/model/contract-in-mode.ts",
      "scripts/artefacts/validators/{expectation,find-twin,lower,shape,shape-parts}.ts",
    ],
    tests: [
      "scripts/artefacts/validators/*.test.ts",
      "src/model/contract-in-mode.test.ts",
      "scripts/keywords.test.ts",
    ],
    share: 0.07,
    least: 0.92,
  },
  {
    name: "validators",
    mutate: [
      "scripts/artefacts/validators/*.ts",
      "!scripts/artefacts/validators/*runtime.ts",
      "!scripts/artefacts/validators/{expectation,find-twin,lower,shape,shape-parts}.ts",
    ],
    tests: [
      "scripts/artefacts/validators/*.test.ts",
      "src/model/contract-in-mode.test.ts",
      "scripts/keywords.test.ts",
    ],
    share: 0.07,
    least: 0.92,
  },
  {
    name: "model",
    mutate: ["src/model/*.ts"],
    tests: ["src/model/*.test.ts", "scripts/keywords.test.ts"],
    share: 0.05,
    // Documents of other drafts and OpenAPI are tested by whole generations, which a mutated copy cannot write.
    least: 0.75,
  },
  {
    name: "runner",
    mutate: [
      "conformance/suites/runner/*.ts",
      // What reads files is tested by the cases that it reads.
      "!conformance/suites/runner/{data-folder,find-later-edition,read-case-files,read-outputs,repeatable}.ts",
    ],
    tests: ["conformance/suites/{runner,reports}/*.test.ts"],
    share: 0.2,
    least: 0.92,
  },
];
