import { readFile } from "node:fs/promises";
import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { validate } from "@scalar/openapi-parser";
import spectral, { type RulesetDefinition } from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";
import { parse } from "yaml";
import type { KnownFailing } from "../../conformance/suites/runner/known-failing.ts";
import { readText } from "../../scripts/files.ts";
import { assertDefined } from "../../src/util/assert-defined.ts";
import { readErrorDetails } from "../../src/util/error-details.ts";
import { installedVersion } from "../shared/installed-version.ts";
import { dist, python, sh } from "./install-tools.ts";

/** What a linter says about a document, errors and warnings alike. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
}

/** Someone else's linter of OpenAPI documents. */
export interface Linter {
  readonly title: string;
  readonly version: string;
  readonly lint: (path: string) => Promise<readonly Finding[]>;
  /** Rules that complain about something that is intended. */
  readonly meant: readonly KnownFailing[];
}

const redocly = await createConfig(parse(readText("spec/redocly.yaml")));

/** Every linter. */
export const linters: readonly Linter[] = [
  {
    title: "@apidevtools/swagger-parser",
    version: installedVersion("@apidevtools/swagger-parser", import.meta.url),
    lint: async (path) =>
      finding(SwaggerParser.validate(JSON.parse(await readFile(path, "utf8"))), "openapi"),
    meant: [],
  },
  {
    title: "Redocly, [`recommended` less one rule](../../spec/redocly.yaml)",
    version: installedVersion("@redocly/openapi-core", import.meta.url),
    async lint(path) {
      const source = await readFile(path, "utf8");
      return (await lintFromString({ source, absoluteRef: path, config: redocly })).map(
        ({ ruleId, message }) => ({ rule: ruleId, message }),
      );
    },
    meant: [],
  },
  {
    title: "Spectral, `oas`",
    version: installedVersion("@stoplight/spectral-core", import.meta.url),
    async lint(path) {
      const judge = new spectral.Spectral();
      // The types of the two packages differ in what an alias is.
      judge.setRuleset({ extends: [rulesets.oas as RulesetDefinition] });
      const results = await judge.run(await readFile(path, "utf8"));
      return results.map(({ code, message }) => ({ rule: String(code), message }));
    },
    meant: [
      { pattern: "info-contact", reason: "the source document names nobody to ask, and nobody is invented" },
      {
        pattern: "operation-success-response",
        reason: "the source document shows no response of the ping operation (W4.1)",
      },
    ],
  },
  {
    title: "openapi-spec-validator",
    version: assertDefined(python["openapi-spec-validator"], "openapi-spec-validator"),
    lint: async (path) => finding(sh(dist, `openapi-spec-validator "${path}"`), "openapi"),
    meant: [],
  },
  {
    title: "@scalar/openapi-parser",
    version: installedVersion("@scalar/openapi-parser", import.meta.url),
    async lint(path) {
      const { errors = [] } = await validate(await readFile(path, "utf8"));
      return errors.map(({ code, message }) => ({ rule: String(code ?? "openapi"), message }));
    },
    meant: [],
  },
];

async function finding(validated: Promise<unknown>, rule: string): Promise<readonly Finding[]> {
  try {
    await validated;
    return [];
  } catch (error) {
    return [{ rule, message: readErrorDetails(error).message }];
  }
}
