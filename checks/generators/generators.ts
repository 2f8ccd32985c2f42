import { assertDefined } from "../../src/util/assert-defined.ts";
import { installedVersion } from "../shared/installed-version.ts";
import { python, versions } from "./install-tools.ts";

/** A generator of code, or a server that reads the document itself; commands are for `sh`, in a folder of its own. */
export interface Generator {
  /** Name of its folder in `programs/` and of its list of known failures. */
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** Options that it needs for these documents, as README shows them. */
  readonly options?: string;
  /** Generates the code; `receiver.openapi.json` and `receiver.openapi.yaml` are in the folder. */
  readonly generate?: string;
  readonly compile?: string;
  /** Reads a delivery from each line, and prints it again, or `!` and why it is rejected; undefined where it is only compiled. */
  readonly read?: string;
  /** Whether it only checks a delivery, so that there is nothing to compare. */
  readonly isChecker?: true;
}

const tsc =
  "tsc --noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node --allowImportingTsExtensions";

/** Compiles the sources of a Maven project in `client/` with their dependencies; more sources may follow. */
const mavenClasses =
  "mvn -B -ntp -q -f client dependency:copy-dependencies -DincludeScope=compile -DoutputDirectory=$PWD/lib && javac -nowarn -cp 'lib/*' -d classes $(find client/src/main -name '*.java')";

/** Writes a command of openapi-generator, without tests and documents. */
function openapiGenerator(
  generator: string,
  options = "",
): Pick<Generator, "title" | "version" | "generate" | "options"> {
  const parts = "apiTests=false,modelTests=false,apiDocs=false,modelDocs=false";
  return {
    title: `openapi-generator, ${generator}`,
    version: versions.openapiGenerator,
    ...(options !== "" && { options }),
    generate: `$OPENAPI_GENERATOR generate -g ${generator} -i receiver.openapi.yaml -o client ${options} --global-property ${parts}`,
  };
}

/** Every generator. */
export const generators: readonly Generator[] = [
  {
    name: "hey-api",
    title: "@hey-api/openapi-ts, zod",
    version: installedVersion("@hey-api/openapi-ts", import.meta.url),
    options: "dates: { offset: true }",
    generate: "openapi-ts --file openapi-ts.config.ts --silent",
    compile: `${tsc} read.ts`,
    read: "node read.ts",
  },
  {
    name: "orval",
    title: "orval, zod",
    version: installedVersion("orval", import.meta.url),
    generate: "orval --config orval.config.ts",
    compile: `${tsc} read.ts`,
    read: "node read.ts",
  },
  {
    name: "prism",
    title: "Prism, `mock --errors`",
    version: installedVersion("@stoplight/prism-cli", import.meta.url),
    read: "node read.ts",
    isChecker: true,
  },
  {
    name: "typescript-fetch",
    ...openapiGenerator("typescript-fetch", "--type-mappings=DateTime=string"),
    compile: `${tsc.replace("nodenext", "preserve")} read.ts && esbuild read.ts --bundle --platform=node --format=esm --outfile=read.js --log-level=error`,
    read: "node read.js",
  },
  {
    name: "python",
    ...openapiGenerator("python", "--type-mappings=DateTime=str"),
    compile: "$PYTHON -m compileall -q client",
    read: "PYTHONPATH=client $PYTHON read.py",
  },
  {
    name: "python-pydantic",
    ...openapiGenerator("python", "--type-mappings=DateTime=str"),
    title: "openapi-generator, python, by `model_validate_json`",
    compile: "$PYTHON -m compileall -q client",
    read: "PYTHONPATH=client $PYTHON read.py",
  },
  {
    name: "openapi-python-client",
    title: "openapi-python-client",
    version: assertDefined(python["openapi-python-client"], "openapi-python-client"),
    generate:
      "openapi-python-client generate --path receiver.openapi.json --output-path client --meta none --overwrite",
    compile: "$PYTHON -m compileall -q client",
    read: "$PYTHON read.py",
  },
  {
    name: "datamodel-code-generator",
    title: "datamodel-code-generator, pydantic",
    version: assertDefined(python["datamodel-code-generator"], "datamodel-code-generator"),
    options: "--strict-types str int float bool --type-mappings string+date-time=string",
    generate:
      "datamodel-codegen --input receiver.openapi.json --input-file-type openapi --output-model-type pydantic_v2.BaseModel --strict-types str int float bool --type-mappings string+date-time=string --formatters ruff-format --output client.py",
    compile: "$PYTHON -m compileall -q client.py",
    read: "$PYTHON read.py",
  },
  {
    name: "java",
    ...openapiGenerator(
      "java",
      "--library=native --type-mappings=integer=Long --additional-properties=useOneOfDiscriminatorLookup=true,containerDefaultToNull=true",
    ),
    compile: `${mavenClasses} Read.java`,
    read: "java -XX:+UseSerialGC -cp 'classes:lib/*' Read",
  },
  {
    name: "spring",
    ...openapiGenerator(
      "spring",
      "--template-dir=templates --type-mappings=integer=Long --additional-properties=useSpringBoot3=true,interfaceOnly=true,useBeanValidation=false,containerDefaultToNull=true",
    ),
    compile: `${mavenClasses} Read.java`,
    read: "java -XX:+UseSerialGC -cp 'classes:lib/*' Read",
  },
  {
    name: "go",
    ...openapiGenerator(
      "go",
      "--type-mappings=integer=int64 --additional-properties=useOneOfDiscriminatorLookup=true",
    ),
    compile: "go mod tidy && go vet . && go build -o read .",
    read: "./read",
  },
  {
    name: "oapi-codegen",
    title: "oapi-codegen, `std-http-server`",
    version: versions.oapiCodegen,
    options: "output-options: { nullable-type: true }",
    generate: "mkdir -p receiver && $OAPI_CODEGEN -config config.yaml receiver.openapi.yaml && go mod tidy",
    compile: "go vet ./... && go build -o read .",
    read: "./read",
  },
];
