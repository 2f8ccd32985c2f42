import { itemAt } from "#src/text/item-at.ts";
import { must } from "#src/text/must.ts";
import { isReceived } from "../is-verified.ts";
import { quote, snakeCase } from "../names.ts";
import { type Carried, rootEvents } from "../naming.ts";
import { align, modulePath, packageName } from "./types.ts";

/** Words of the package that reads any edition of a contract. */
interface Words {
  /** Name of its type, such as `Delivery`. */
  readonly main: string;
  /** The same in prose. */
  readonly words: string;
  /** Whether its documents name their events. */
  readonly isEvent: boolean;
  /** Packages of the editions, the newest first. */
  readonly packages: readonly string[];
  /** Name of a record, for an example. */
  readonly example: string;
  /** Editions, the newest first. */
  readonly editions: readonly Carried[];
  /** Whether its deliveries are signed in a way that the package can verify. */
  readonly isReceived: boolean;
}

/** Writes the package that reads any edition of a contract, the newest first. */
export function joinGo(editions: readonly Carried[]): [path: string, code: string] {
  const newest = must(editions.at(-1), "edition");
  const { model } = newest;
  const { main, name: family, scope } = model;
  const name = snakeCase(family).replaceAll("_", "");
  const root = scope.get(main);
  const words = {
    main,
    words: snakeCase(main).replaceAll("_", " "),
    isEvent: rootEvents(model) !== undefined,
    isReceived: isReceived(newest),
    editions: [...editions].reverse(),
    packages: editions.map((one) => packageName(one.model)).reverse(),
    example: root?.kind === "sum" ? itemAt(root.branches, 0).record : main,
  };
  const code = `// Package ${name} reads the documents of every edition of the contract ${family}.
package ${name}

${importsOf(words)}
${editionsOf(words)}
${typeOf(words)}
${parseOf(words)}
${methodsOf(words)}${rulesOf(words)}${words.isReceived ? receiverOf(words) : ""}`;
  return [`${name}/${name}.go`, code];
}

function importsOf({ isEvent, isReceived, packages }: Words): string {
  const paths = [
    ...(isEvent ? [modulePath] : []),
    ...["internal/decoding", ...(isReceived ? ["receiver"] : []), ...packages]
      .map((one) => `${modulePath}/${one}`)
      .sort(),
  ];
  const own = paths.map((path) => `\t"${path}"\n`).join("");
  return `import (\n${isEvent ? '\t"log/slog"\n\n' : ""}${own})\n`;
}

function editionsOf({ packages }: Words): string {
  const list = (member: string): string => packages.map((one) => `${one}.${member}`).join(", ");
  return `// Editions lists the editions, the newest first.
var Editions = []string{${list("Edition")}}

var editions = []*decoding.Edition{${list("Contract")}}
`;
}

function typeOf({ main, words, isEvent, packages, example }: Words): string {
  const typed = `such as *${packages[0]}.${example}`;
  return `// ${main} is a ${words} of some edition. It takes part in encoding/json.
type ${main} struct {
\t// Edition is the first edition that takes it${isEvent ? "; empty where its event is none of any" : ""}.
\tEdition string
\t// Value is of the type that the package of the edition gives it${isEvent ? `, ${typed}, or a\n\t// *contracts.UnknownEvent` : ""}.
\tValue ${isEvent ? "contracts.Event" : "any"}
}
`;
}

function parseOf({ main, words, isEvent }: Words): string {
  return `// Parse${main} reads a ${words} of any edition, or of those that are named, and says which took it first: the newest, or the
// first that is named. Further members are kept, and formats not asserted. The error is a *contracts.UnreadableError where
// it is no JSON text, and a *contracts.DecodeError of the edition that it breaks least.
func Parse${main}(body []byte, only ...string) (${main}, error) {
\treturn parse(body, decoding.Tolerant, only)
}

// Parse${main}Strict reads a ${words} as its sender owes it: no further member, and every format.
func Parse${main}Strict(body []byte, only ...string) (${main}, error) {
\treturn parse(body, decoding.Strict, only)
}

func parse(body []byte, mode decoding.Mode, only []string) (${main}, error) {
\tedition, value, err := decoding.Nearest(editions, only, body, mode)
\tif err != nil {
\t\treturn ${main}{}, err
\t}
\treturn ${main}{edition, ${isEvent ? "value.(contracts.Event)" : "value"}}, nil
}
`;
}

function methodsOf({ main, words, isEvent }: Words): string {
  const named = `
// LogValue tells a log the event and the edition.
func (d ${main}) LogValue() slog.Value {
\treturn slog.GroupValue(slog.String("event", d.EventName()), slog.String("edition", d.Edition))
}

// EventName is the name of the event, as it was sent.
func (d ${main}) EventName() string {
\tif d.Value == nil {
\t\treturn ""
\t}
\treturn d.Value.EventName()
}
`;
  return `// MarshalJSON writes the ${words} as JSON: what was parsed, with unknown members, and nothing that was missing.
func (d ${main}) MarshalJSON() ([]byte, error) {
\treturn decoding.WriteValue(d.Value)
}

// UnmarshalJSON reads the ${words}, whatever its edition.
func (d *${main}) UnmarshalJSON(text []byte) error {
\tread, err := Parse${main}(text)
\tif err == nil {
\t\t*d = read
\t}
\treturn err
}
${isEvent ? named : ""}`;
}

/** Writes the rules that a valid document may break, where the contract has some. */
function rulesOf({ main, words, editions }: Words): string {
  const { rules } = itemAt(editions, 0);
  if (rules === undefined) return "";
  return `
var rules = decoding.NewRules(\`${rules.join("\n")}\`)

// Warnings lists what is suspicious in the ${words}, which is valid all the same, in the order of the rules.
func (d ${main}) Warnings() []contracts.Warning {
\treturn rules.Find(d)
}
`;
}

/** Writes what a receiver knows of the contract, and the function that makes one. */
function receiverOf({ main, words, packages, editions }: Words): string {
  const { signature, envelope = { root: "" }, program = "" } = itemAt(editions, 0).contract;
  const { tag = "", webhookId = "", onRequest = [] } = envelope;
  const list = (names: readonly string[]): string => `[]string{${names.map(quote).join(", ")}}`;
  const events = editions.map(({ model }, i) => {
    const root = model.scope.get(model.main);
    const names = root?.kind === "sum" ? root.branches.map(({ value }) => value) : [];
    return `\t\t${itemAt(packages, i)}.Edition: ${list(names)},\n`;
  });
  return `
// Handlers are handlers by event; see receiver.Options.
type Handlers = map[string]receiver.Handler[${main}]

// Options are the options of a receiver.
type Options = receiver.Options[${main}]

var contract = receiver.Contract[${main}]{
\tEditions: Editions,
\tEvents: map[string][]string{
${align(events).join("")}\t},
\tParse: func(body []byte, isStrict bool, editions ...string) (${main}, error) {
\t\treturn parse(body, decoding.Mode(isStrict), editions)
\t},
\tDescribe:  func(d ${main}) (event, edition string) { return d.EventName(), d.Edition },
\tTag:       ${quote(tag)},
\tHeader:    ${quote(signature?.header ?? "")},
\tWebhook:   ${quote(webhookId)},
\tOnRequest: ${list(onRequest)},
\tProgram:   ${quote(program)},
}

// NewReceiver makes a receiver of a ${words} of any edition: an http.Handler, whose Handle needs no server. The error says which
// option is wrong.
func NewReceiver(options Options) (*receiver.Receiver[${main}], error) {
\treturn receiver.New(contract, options)
}
`;
}
