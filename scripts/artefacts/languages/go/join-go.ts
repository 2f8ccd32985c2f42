import { itemAt } from "#src/util/item-at.ts";
import { isReceived } from "../is-received.ts";
import { quote, snakeCase } from "../names.ts";
import { type Carried, rootBranches, rootEvents } from "../naming.ts";
import { align, modulePath, packageName } from "./types.ts";

/** Writes the package that reads any edition of a contract, the newest first. */
export function joinGo(editions: readonly Carried[]): [path: string, code: string] {
  const newest = itemAt(editions, 0);
  const { main, name: family } = newest.model;
  const name = snakeCase(family).replaceAll("_", "");
  const words = snakeCase(main).replaceAll("_", " ");
  const isEvent = rootEvents(newest.model) !== undefined;
  const isSent = isReceived(newest);
  const packages = editions.map(({ model }) => packageName(model));
  const list = (member: string): string => packages.map((one) => `${one}.${member}`).join(", ");
  const [first] = rootBranches(newest.model);
  const example = `${packages[0]}.${first?.record ?? main}`;
  const paths = [
    ...(isEvent ? [""] : []),
    ...["internal/decoding", "internal/jsontext", ...(isSent ? ["receiver"] : []), ...packages]
      .sort()
      .map((one) => `/${one}`),
  ];
  const code = `// Package ${name} reads the documents of every edition of the contract ${family}.
package ${name}

import (
${isEvent ? '\t"log/slog"\n\n' : ""}${paths.map((path) => `\t"${modulePath}${path}"\n`).join("")})

// Editions lists the editions, the newest first.
var Editions = []string{${list("Edition")}}

var editions = []*decoding.Edition{${list("Contract")}}
`;
  const parts = [
    code,
    writeReaders(main, words, isEvent ? example : undefined),
    ...(isEvent ? [eventMethods(main)] : []),
    ...(newest.rules === undefined ? [] : [writeWarnings(main, words, newest.rules)]),
    ...(isSent ? [writeReceiver(main, words, editions)] : []),
  ];
  return [`${name}/${name}.go`, parts.join("\n")];
}

/** Writes the type of a document of any edition, and how it is read; an event has an example of its value. */
function writeReaders(main: string, words: string, example: string | undefined): string {
  const isEvent = example !== undefined;
  return `// ${main} is a ${words} of some edition. It works with encoding/json.
type ${main} struct {
\t// Edition is the first edition that accepts it${isEvent ? "; empty if no edition has its event" : ""}.
\tEdition string
\t// Value has the type from the package of its edition${isEvent ? `, such as *${example}, or a\n\t// *contracts.UnknownEvent` : ""}.
\tValue ${isEvent ? "contracts.Event" : "any"}
}

// Parse${main} reads a ${words} by the first edition that accepts it: of all editions, the newest first, or of the given
// ones. Unknown members are kept, and formats are not checked. The error is a *contracts.UnreadableError if it is not JSON,
// and a *contracts.DecodeError of the edition with the fewest errors if no edition accepts it.
func Parse${main}(body []byte, only ...string) (${main}, error) {
\treturn parse(body, decoding.Tolerant, only)
}

// Parse${main}Strict reads a ${words} as its sender must write it: without unknown members, and with every format checked.
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

// MarshalJSON writes the ${words} as JSON: everything that was parsed, with unknown members. Missing members stay missing.
func (d ${main}) MarshalJSON() ([]byte, error) {
\treturn jsontext.Write(any(d.Value), jsontext.WriteAny)
}

// UnmarshalJSON reads a ${words} of any edition.
func (d *${main}) UnmarshalJSON(text []byte) error {
\tread, err := Parse${main}(text)
\tif err == nil {
\t\t*d = read
\t}
\treturn err
}
`;
}

function eventMethods(main: string): string {
  return `// LogValue returns the event and the edition, for a log.
func (d ${main}) LogValue() slog.Value {
\treturn slog.GroupValue(slog.String("event", d.EventName()), slog.String("edition", d.Edition))
}

// EventName is the name of the event as it was sent.
func (d ${main}) EventName() string {
\tif d.Value == nil {
\t\treturn ""
\t}
\treturn d.Value.EventName()
}
`;
}

/** Writes the rules that a valid document may break. */
function writeWarnings(main: string, words: string, rules: readonly string[]): string {
  return `var rules = decoding.NewRules(\`${rules.join("\n")}\`)

// Warnings lists what is suspicious in the valid ${words}, in the order of the rules.
func (d ${main}) Warnings() []contracts.Warning {
\treturn rules.Find(d)
}
`;
}

/** Writes what a receiver knows about the contract, and the function that makes one. */
function writeReceiver(main: string, words: string, editions: readonly Carried[]): string {
  const { signature, envelope = { root: "" }, program = "" } = itemAt(editions, 0).contract;
  const { tag = "", webhookId = "", onRequest = [] } = envelope;
  const list = (names: readonly string[]): string => `[]string{${names.map(quote).join(", ")}}`;
  const events = editions.map(({ model }) => {
    const names = rootBranches(model).map(({ value }) => value);
    return `\t\t${packageName(model)}.Edition: ${list(names)},\n`;
  });
  return `// Handlers are handlers by event; see receiver.Options.
type Handlers = map[string]receiver.Handler[${main}]

// Options are the options of a receiver.
type Options = receiver.Options[${main}]

// Receiver is an http.Handler. Its method Handle needs no server.
type Receiver = receiver.Receiver[${main}]

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

// NewReceiver makes a receiver of a ${words} of any edition. The error says which option is wrong.
func NewReceiver(options Options) (*Receiver, error) {
\treturn receiver.New(contract, options)
}
`;
}
