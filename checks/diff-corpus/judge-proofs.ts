import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { isKnownFormat, toRegExp } from "#src/diff/text-tests.ts";
import type { View } from "#src/diff/view.ts";
import type { Node } from "#src/model/schema.ts";
import { getOrMake } from "#src/text/get-or-make.ts";

/** Creates a function that checks with Ajv whether a document fits a schema of a view; `keys` names its definitions. */
export function createJudge(view: View, keys: readonly string[]): (node: Node, document: unknown) => boolean {
  const names = new Map(keys.map((key, i) => [`#/$defs/${key}`, `#/$defs/d${i}`]));
  const rename = (node: Node): unknown =>
    JSON.parse(JSON.stringify(node), (key, value) => (key === "$ref" ? (names.get(value) ?? value) : value));
  const definitions = keys.map((key, i) => [`d${i}`, rename(view.target(`#/$defs/${key}`))]);
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    inlineRefs: false,
    ownProperties: true,
    validateSchema: false,
    code: { optimize: false, regExp: Object.assign(toRegExp, { code: "toRegExp" }) },
  });
  formats.default(ajv);
  for (const format of Object.keys(ajv.formats)) if (!isKnownFormat(format)) ajv.addFormat(format, true);
  ajv.addSchema({ $id: "https://contract.example/", $defs: Object.fromEntries(definitions) });
  const compiled = new Map<Node, ValidateFunction>();
  const compile = (node: Node): ValidateFunction => {
    const text = JSON.stringify(rename(node)).replaceAll('"$ref":"#/', '"$ref":"https://contract.example/#/');
    return ajv.compile(JSON.parse(text));
  };
  return (node, document) => getOrMake(compiled, node, () => compile(node))(document) === true;
}
