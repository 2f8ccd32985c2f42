package contracts

import (
	"bytes"
	"cmp"
	"errors"
	"maps"
	"reflect"
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

var compiled sync.Map // of func() map[string]*jsonschema.Schema by path

// load compiles the schemas of an edition in a mode, by event.
func load(edition generated.Edition, mode Mode) map[string]*jsonschema.Schema {
	path := "schemas/" + edition.Contract + "-" + edition.Name + ".tolerant.json"
	if mode == Strict {
		path = strings.Replace(path, ".tolerant", "", 1)
	}
	once, _ := compiled.LoadOrStore(path, sync.OnceValue(func() map[string]*jsonschema.Schema { return compile(path, edition) }))
	return once.(func() map[string]*jsonschema.Schema)()
}

func compile(path string, edition generated.Edition) map[string]*jsonschema.Schema {
	document := must(jsonschema.UnmarshalJSON(bytes.NewReader(must(generated.Files.ReadFile(path)))))
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	for _, name := range []string{"uri", "uri-reference"} {
		compiler.RegisterFormat(&jsonschema.Format{Name: name, Validate: checkURL})
	}
	_ = compiler.AddResource(path, document)
	all := map[string]*jsonschema.Schema{}
	for event, create := range edition.New {
		if event != "" {
			all[event] = compiler.MustCompile(path + "#/$defs/" + reflect.TypeOf(create()).Elem().Name())
		}
	}
	all[""] = compiler.MustCompile(path)
	return all
}

// checkURL rejects characters that are not allowed in a URL; the schemas' patterns check its form.
func checkURL(value any) error {
	text, isText := value.(string)
	if isText && strings.ContainsAny(text, " \t\r\n<>\"{}|\\^`") {
		return errors.New("contains a character that is not allowed in a URL")
	}
	return nil
}

func findProblems(edition generated.Edition, event string, document any, mode Mode) []Problem {
	all := load(edition, mode)
	err, isInvalid := cmp.Or(all[event], all[""]).Validate(document).(*jsonschema.ValidationError)
	if isInvalid {
		problems := leaves(err)
		for i, one := range problems {
			problems[i].Code = strings.Replace(one.Code, "const", "value", 1)
		}
		return problems
	}
	if create := edition.New[event]; mode == Strict && create != nil {
		// If the struct allows any keys, so does the schema.
		if before := reflect.ValueOf(create()).Elem().FieldByName("BeforeUpdate"); before.Kind() == reflect.Map {
			return foreignKeys(event, document.(map[string]any))
		}
	}
	return nil
}

// foreignKeys lists keys of before_update that the resource lacks, because a schema cannot express this rule (W6.3).
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

var codes = map[string]string{
	"required": "required", "additionalProperties": "unexpected", "type": "type", "enum": "value", "const": "const",
	"minimum": "range", "maximum": "range",
}

// leaves lists all errors, each at its own path; if no alternative matches, only the errors of the one that fits best.
func leaves(e *jsonschema.ValidationError) (found []Problem) {
	names, isText := []string{""}, true
	switch own := e.ErrorKind.(type) {
	case *kind.Required:
		names = own.Missing
	case *kind.AdditionalProperties:
		names = own.Properties
	case *kind.Enum:
		_, isText = own.Got.(string)
	case *kind.Const:
		_, isText = own.Got.(string)
	case *kind.AnyOf, *kind.OneOf:
		var choices [][]Problem
		for _, cause := range e.Causes {
			choices = append(choices, leaves(cause))
		}
		return slices.MaxFunc(choices, func(a, b []Problem) int { return compareFit(a, b, len(e.InstanceLocation)+1) })
	}
	for _, cause := range e.Causes {
		found = append(found, leaves(cause)...)
	}
	if len(e.Causes) > 0 {
		return found
	}
	code := cmp.Or(codes[strings.Join(e.ErrorKind.KeywordPath(), "/")], "format")
	if !isText {
		code = "type"
	}
	path := ""
	for _, step := range e.InstanceLocation {
		path += "/" + escape.Replace(step)
	}
	for _, name := range names {
		at := strings.TrimSuffix(path+"/"+escape.Replace(name), "/")
		found = append(found, Problem{at, code, e.ErrorKind.LocalizedString(english)})
	}
	return found
}

// compareFit ranks alternatives: a matching tag first, then deeper problems, then fewer problems.
func compareFit(a, b []Problem, tagDepth int) int {
	rank := func(all []Problem) (wrongTags, deepest int) {
		for _, one := range all {
			depth := strings.Count(one.Path, "/")
			deepest = max(deepest, depth)
			if one.Code == "const" && depth == tagDepth {
				wrongTags = 1
			}
		}
		return wrongTags, deepest
	}
	wrongA, deepA := rank(a)
	wrongB, deepB := rank(b)
	return cmp.Or(wrongB-wrongA, deepA-deepB, len(b)-len(a))
}
