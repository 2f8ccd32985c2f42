package contracts

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"annotation-contracts.example/contracts/generated"
)

var english = message.NewPrinter(language.English)

// validators are the compiled schemas of an edition in a mode: of each event, and of the whole contract under the empty name.
type validators struct {
	byEvent map[string]*jsonschema.Schema
	// isOpen has the events whose schema leaves the keys of before_update open (W6.3).
	isOpen map[string]bool
}

var compiled sync.Map // of func() validators by path

func load(edition generated.Edition, mode Mode) validators {
	path := "schemas/" + edition.Contract + "-" + edition.Name + ".tolerant.json"
	if mode == Strict {
		path = strings.Replace(path, ".tolerant", "", 1)
	}
	once, _ := compiled.LoadOrStore(path, sync.OnceValue(func() validators { return compile(path) }))
	return once.(func() validators)()
}

func compile(path string) validators {
	file, err := generated.Files.Open(path)
	if err != nil {
		panic(err)
	}
	defer func() { _ = file.Close() }()
	document, err := jsonschema.UnmarshalJSON(file)
	if err != nil {
		panic(err)
	}
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	for _, name := range []string{"uri", "uri-reference"} {
		compiler.RegisterFormat(&jsonschema.Format{Name: name, Validate: checkURL})
	}
	_ = compiler.AddResource(path, document)
	all := validators{map[string]*jsonschema.Schema{"": compiler.MustCompile(path)}, map[string]bool{}}
	definitions, _ := document.(map[string]any)["$defs"].(map[string]any)
	for name, definition := range definitions {
		properties, _ := definition.(map[string]any)["properties"].(map[string]any)
		tag, _ := properties["event"].(map[string]any)
		if event, ok := tag["const"].(string); ok {
			all.byEvent[event] = compiler.MustCompile(path + "#/$defs/" + name)
			before, _ := properties["before_update"].(map[string]any)
			reference, _ := before["$ref"].(string)
			target, _ := definitions[strings.TrimPrefix(reference, "#/$defs/")].(map[string]any)
			all.isOpen[event] = target != nil && target["properties"] == nil
		}
	}
	return all
}

// checkURL rejects characters that no address has; the schemas' patterns check its shape.
func checkURL(value any) error {
	text, isText := value.(string)
	if isText && strings.ContainsAny(text, " \t\r\n<>\"{}|\\^`") {
		return errors.New("contains a character that no address has")
	}
	return nil
}

func findProblems(edition generated.Edition, event string, document any, mode Mode) []Problem {
	all := load(edition, mode)
	schema := cmp.Or(all.byEvent[event], all.byEvent[""])
	if err, ok := schema.Validate(document).(*jsonschema.ValidationError); ok {
		return leaves(err)
	}
	if mode == Strict && all.isOpen[event] {
		return foreignKeys(event, document.(map[string]any))
	}
	return nil
}

// foreignKeys lists keys of before_update that the resource lacks, which a schema cannot say (W6.3).
func foreignKeys(event string, document map[string]any) (found []Problem) {
	_, resource, _ := strings.Cut(event, ":")
	own, _ := document[resource].(map[string]any)
	before, _ := document["before_update"].(map[string]any)
	for _, name := range slices.Sorted(maps.Keys(before)) {
		if _, ok := own[name]; !ok {
			found = append(found, Problem{"/before_update/" + escape.Replace(name), "unexpected", "not a property of the resource"})
		}
	}
	return found
}

var escape = strings.NewReplacer("~", "~0", "/", "~1")

// leaves lists what is wrong, each at its own path; of alternatives, only of the one that fits best.
func leaves(e *jsonschema.ValidationError) []Problem {
	path := ""
	for _, step := range e.InstanceLocation {
		path += "/" + escape.Replace(step)
	}
	at := func(names []string, code, message string) (all []Problem) {
		for _, name := range names {
			all = append(all, Problem{path + "/" + escape.Replace(name), code, message})
		}
		return all
	}
	text := e.ErrorKind.LocalizedString(english)
	switch own := e.ErrorKind.(type) {
	case *kind.Required:
		return at(own.Missing, "required", "missing")
	case *kind.AdditionalProperties:
		return at(own.Properties, "unexpected", "not in the contract")
	case *kind.AnyOf, *kind.OneOf:
		var best []Problem
		for i, cause := range e.Causes {
			if found := leaves(cause); i == 0 || fits(found, best) {
				best = found
			}
		}
		if best != nil {
			return best
		}
	case *kind.Type:
		return []Problem{{path, "type", text}}
	case *kind.Enum:
		return []Problem{{path, codeOf(own.Got), text}}
	case *kind.Const:
		return []Problem{{path, codeOf(own.Got), text}}
	case *kind.Minimum, *kind.Maximum:
		return []Problem{{path, "range", text}}
	}
	var found []Problem
	for _, cause := range e.Causes {
		found = append(found, leaves(cause)...)
	}
	if len(e.Causes) == 0 {
		found = []Problem{{path, "format", text}}
	}
	return found
}

func codeOf(got any) string {
	if _, isText := got.(string); isText {
		return "value"
	}
	return "type"
}

// fits reports whether problems are deeper, or as deep and fewer, than others.
func fits(a, b []Problem) bool {
	depth := func(all []Problem) (deepest int) {
		for _, one := range all {
			deepest = max(deepest, strings.Count(one.Path, "/"))
		}
		return deepest
	}
	return cmp.Or(depth(a)-depth(b), len(b)-len(a)) > 0
}
