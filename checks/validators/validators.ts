/** Another project's JSON Schema validator, with its program; commands are for `sh`, in the check's folder. */
export interface Validator {
  readonly name: string;
  /** Programs that must be installed, with the option that prints their version. */
  readonly needs: readonly string[];
  /** Installs and compiles into `dist/`. */
  readonly build: readonly string[];
  /** Prints a verdict a line for the file of questions that follows. */
  readonly judge: string;
}

const python = [
  "test -e dist/venv/bin/python || python3 -m venv dist/venv",
  "dist/venv/bin/pip install --quiet --disable-pip-version-check --requirement programs/requirements.txt",
];

/** Every validator to ask, in five languages; no two share code. */
export const validators: readonly Validator[] = [
  { name: "ajv", needs: ["node --version"], build: [], judge: "node programs/ajv.ts" },
  { name: "hyperjump", needs: ["node --version"], build: [], judge: "node programs/hyperjump.ts" },
  {
    name: "python-jsonschema",
    needs: ["python3 --version"],
    build: python,
    judge: "dist/venv/bin/python -W error programs/python_jsonschema.py",
  },
  {
    name: "python-jsonschema-rs",
    needs: ["python3 --version"],
    build: python,
    judge: "dist/venv/bin/python -W error programs/python_jsonschema_rs.py",
  },
  {
    name: "go-santhosh-tekuri",
    needs: ["go version"],
    build: ["cd programs/go && go vet . && go build -o ../../dist/judge-go ."],
    judge: "dist/judge-go",
  },
  {
    name: "rust-boon",
    needs: ["cargo --version"],
    build: ["cargo build --quiet --locked --manifest-path programs/rust/Cargo.toml --target-dir dist/rust"],
    judge: "dist/rust/debug/judge",
  },
  {
    name: "java-networknt",
    needs: ["javac --version", "mvn --version"],
    build: [
      "mvn -B -ntp -q -f programs/java/pom.xml dependency:copy-dependencies -DoutputDirectory=../../dist/java",
      "javac -Xlint:all,-processing,-classfile -cp 'dist/java/*' -d dist/java/classes programs/java/Judge.java",
    ],
    judge: "java -XX:+UseSerialGC -cp 'dist/java/*:dist/java/classes' Judge",
  },
];
