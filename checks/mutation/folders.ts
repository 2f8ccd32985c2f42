/** A part of the code with the tests that must notice its mutants. */
export interface Folder {
  readonly name: string;
  /** Files to mutate, as globs. */
  readonly mutate: readonly string[];
  /** Tests that may notice: the folder's own, so that each folder is kept by what stands beside it. */
  readonly tests: readonly string[];
  /** Share of the mutants that the sample takes, so that all folders together end within minutes. */
  readonly share: number;
  /** Least share of the sampled mutants that is noticed, equivalent ones left out. */
  readonly least: number;
}

/** The folders in the order of the table; what takes longest goes first. */
export const folders: readonly Folder[] = [
  {
    name: "delivery",
    mutate: [
      "src/delivery/**/*.ts",
      "!src/delivery/postgres/*.ts",
      "!src/delivery/sqlite/*.ts",
      "!src/delivery/fixtures/*.ts",
    ],
    tests: ["src/delivery/**/*.test.ts", "!src/delivery/load.test.ts", "!src/delivery/sqlite/*.test.ts"],
    share: 0.025,
    least: 0.97,
  },
  {
    name: "signature",
    mutate: ["src/signature/*.ts"],
    tests: ["src/signature/signature.test.ts"],
    share: 1,
    least: 0.97,
  },
  {
    name: "receiver",
    mutate: ["src/receiver/*.ts"],
    tests: ["src/receiver/*.test.ts", "!src/receiver/size.test.ts"],
    share: 0.08,
    least: 0.97,
  },
  {
    name: "rules",
    mutate: ["src/validate/*.ts", "!src/validate/editions.ts"],
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
      "scripts/contract-in-mode.ts",
      "scripts/validators/{expectation,find-twin,lower,shape,shape-parts}.ts",
    ],
    tests: ["scripts/validators/*.test.ts", "scripts/{contract-in-mode,keywords}.test.ts"],
    share: 0.07,
    least: 0.92,
  },
  {
    name: "validators",
    mutate: [
      "scripts/validators/*.ts",
      "!scripts/validators/*runtime.ts",
      "!scripts/validators/{expectation,find-twin,lower,shape,shape-parts}.ts",
    ],
    tests: ["scripts/validators/*.test.ts", "scripts/{contract-in-mode,keywords}.test.ts"],
    share: 0.07,
    least: 0.97,
  },
  {
    name: "model",
    mutate: ["scripts/model/*.ts"],
    tests: ["scripts/model/*.test.ts", "scripts/keywords.test.ts"],
    share: 0.05,
    least: 0.92,
  },
  {
    name: "runner",
    mutate: ["conformance/suites/runner/*.ts"],
    tests: ["conformance/suites/{runner,reports}/*.test.ts"],
    share: 0.2,
    least: 0.92,
  },
];
