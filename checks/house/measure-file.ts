import ts from "typescript";

/** The measures of a source file. */
export interface FileMeasure {
  readonly path: string;
  readonly lines: number;
  /** Type assertions (other than `as const`) and non-null assertions. */
  readonly casts: number;
  /** Lines of the longest function. */
  readonly longest: number;
  /** Whether it declares something that it exports. */
  readonly exports: boolean;
  /** Whether one of its exports has the name of the file. */
  readonly isNamed: boolean;
}

/** Measures a source file from its text. */
export function measureFile(path: string, text: string): FileMeasure {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const own = source.statements.flatMap(listDeclared);
  const all = [...own, ...source.statements.flatMap(listPassedOn)];
  const name = simplify(path.slice(path.lastIndexOf("/") + 1, -".ts".length));
  let casts = 0;
  let longest = 0;
  const visit = (node: ts.Node): void => {
    if (isCast(node)) casts++;
    if (ts.isFunctionLike(node) && "body" in node) longest = Math.max(longest, countLines(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  const isNamed = all.some((one) => simplify(one) === name);
  return { path, lines: text.split("\n").length - 1, casts, longest, exports: own.length > 0, isNamed };
}

/** Drops the differences between kebab-case and camelCase. */
function simplify(name: string): string {
  return name.replaceAll("-", "").toLowerCase();
}

function isCast(node: ts.Node): boolean {
  if (ts.isNonNullExpression(node)) return true;
  return ts.isAssertionExpression(node) && !ts.isConstTypeReference(node.type);
}

function countLines(node: ts.Node, source: ts.SourceFile): number {
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.end) - lineAt(node.getStart(source)) + 1;
}

/** Lists what a statement declares and exports. */
function listDeclared(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return name === undefined ? [] : [name.getText()];
}

/** Lists what a statement exports from other files. */
function listPassedOn(statement: ts.Statement): string[] {
  if (!ts.isExportDeclaration(statement) || statement.exportClause === undefined) return [];
  const { exportClause } = statement;
  return ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [];
}
