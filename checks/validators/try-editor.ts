import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CompletionItem, getLanguageService, type Hover } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { validateDelivery } from "../../generated/modules/webhook.ts";

const root = join(import.meta.dirname, "../..");
const sample = readFileSync(join(root, "conformance/samples/update-task.json"), "utf8");

/** An entry of the catalogue that editors read. */
interface CatalogueEntry {
  readonly fileMatch: readonly string[];
  readonly url: string;
}

const catalogue: { readonly schemas: readonly CatalogueEntry[] } = JSON.parse(
  readFileSync(join(root, "generated/catalogue.json"), "utf8"),
);

/** The language service of Visual Studio Code and others. It finds the schema as they do: by the catalogue and a file's name. */
const service = getLanguageService({
  schemaRequestService: async (url) => {
    const [, path] = /\/generated\/json-schema\/(.*)$/.exec(url) ?? [];
    if (path === undefined) throw new Error(`cannot find ${url}`);
    return readFileSync(join(root, "generated/json-schema", path), "utf8");
  },
});
service.configure({
  validate: true,
  schemas: catalogue.schemas.map(({ url, fileMatch }) => ({ uri: url, fileMatch: [...fileMatch] })),
});

/** What an editor shows for a text; the mark `|` is the cursor. */
interface View {
  readonly errors: readonly string[];
  readonly hover: string;
  readonly completions: readonly string[];
}

async function look(marked: string): Promise<View> {
  const at = marked.indexOf("|");
  const document = TextDocument.create(
    "file:///first.webhook-delivery.json",
    "json",
    1,
    marked.replace("|", ""),
  );
  const parsed = service.parseJSONDocument(document);
  const position = document.positionAt(Math.max(at, 0));
  const found = await service.doValidation(document, parsed);
  const hover = at < 0 ? null : await service.doHover(document, position, parsed);
  const offered = at < 0 ? null : await service.doComplete(document, position, parsed);
  return {
    errors: found.map(({ range, message }) => `${document.getText(range)}: ${message}`),
    hover: readHover(hover),
    completions: (offered?.items ?? []).map(({ label }: CompletionItem) => label),
  };
}

function readHover(hover: Hover | null): string {
  return [hover?.contents ?? []]
    .flat()
    .map((one) => (typeof one === "string" ? one : one.value))
    .join("\n");
}

/** Changes the sample in one place, which must exist. */
function change(before: string, after: string): string {
  if (!sample.includes(before)) throw new Error(`the sample has no ${before}`);
  return sample.replace(before, after);
}

/** Changes to the sample, and how many errors an editor must show for them: as many as our own validator. */
const wrong: readonly (readonly [before: string, after: string])[] = [
  ['"event"', '"event"'],
  ['"id": 481', '"id": "481"'],
  ['"webhook_id"', '"$schema": "x", "webhook_id"'],
  ['"mode": "annotation"', '"mode": 7'],
];

/** Lists what an editor gets wrong about the sample; empty if it shows exactly what it should. */
export async function tryEditor(): Promise<readonly string[]> {
  const failures: string[] = [];
  const demand = (holds: boolean, what: string): void => {
    if (!holds) failures.push(what);
  };
  for (const [before, after] of wrong) {
    const text = change(before, after);
    const { errors } = await look(text);
    const result = validateDelivery(JSON.parse(text));
    const own = "errors" in result ? result.errors.length : 0;
    demand(
      errors.length === own,
      `${after}: ${errors.length} errors instead of ${own}: ${errors.join("; ")}`,
    );
  }
  const { hover } = await look(change('"dimension"', '"dim|ension"'));
  demand(hover.startsWith("Dimension of a task"), `the hover text of dimension is ${JSON.stringify(hover)}`);
  const members = await look(change('"project_id": 12', '"|": 12'));
  demand(members.completions.includes("project_id"), `offered as a member: ${members.completions.join()}`);
  const values = await look(change('"mode": "annotation"', '"mode": |'));
  demand(values.completions.includes('"annotation"'), `offered for mode: ${values.completions.join()}`);
  return failures;
}
