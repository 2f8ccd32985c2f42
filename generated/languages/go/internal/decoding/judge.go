// Generated from scripts/artefacts/languages/go/runtime/internal/decoding/judge.go by "npm run generate". Do not edit.

package decoding

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// maxProblems is how many problems are listed at the most.
const maxProblems = 100

// table is the table of an edition.
type table struct {
	Main    string
	Types   []*shape
	Formats map[string]format
	// byName holds the declarations of tolerant and of strict mode.
	byName [2]map[string]*shape
}

// shape is a declaration of a table, a type, a field of a record or a branch.
type shape struct {
	Kind, Name, Mode, Format string
	// Phrase says what is allowed, Count how many items or members; Loose is what tolerant mode says.
	Phrase, Count         string
	Loose                 *shape
	Safe, Open, Optional  bool
	Types                 []string
	Length, Range         map[string]json.Number
	Type, Of, Items, Rest *shape
	Fields                []*shape
	// Values holds those of a vocabulary, or the type of them in a map; Value the only one.
	Value, Values values
	// Tag names a member of a sum.
	Tag      any
	Branches []struct {
		JSON, Value, Record string
		Type                *shape
	}
	Before *struct {
		Member, Of string
		Known      []string
	}
}

// values are values as they stand in a table, or a type.
type values struct {
	list  []any
	shape *shape
}

// UnmarshalJSON reads either.
func (v *values) UnmarshalJSON(text []byte) error {
	if text[0] == '{' {
		return json.Unmarshal(text, &v.shape)
	}
	value, _, err := jsontext.Parse(text)
	if list, ok := value.([]any); ok {
		v.list = list
	} else {
		v.list = []any{value}
	}
	return err
}

func readTable(text string) *table {
	read := &table{byName: [2]map[string]*shape{{}, {}}}
	if err := json.Unmarshal([]byte(text), read); err != nil {
		panic(err)
	}
	for _, one := range read.Types {
		if one.Mode != "strict" {
			read.byName[0][one.Name] = one
		}
		if one.Mode != "tolerant" {
			read.byName[1][one.Name] = one
		}
	}
	return read
}

// of gives the same table for documents that are of another declaration.
func (t table) of(declaration string) *table {
	t.Main = declaration
	return &t
}

// judge lists what is wrong with a document.
func (t *table) judge(document any, mode Mode) []contracts.Problem {
	w := &walk{types: t.byName[0], formats: t.Formats}
	if w.isStrict = bool(mode); w.isStrict {
		w.types = t.byName[1]
	}
	w.value(w.types[t.Main], document, w.types[t.Main])
	return w.problems[:min(maxProblems, len(w.problems))]
}

// walk goes through a document and notes what is wrong.
type walk struct {
	types    map[string]*shape
	formats  map[string]format
	isStrict bool
	path     []string
	problems []contracts.Problem
	// depth is that of the last problem; 0 where it says more than a type does.
	depth int
}

func (w *walk) note(code, message string) {
	w.depth = len(w.path) + 1
	if len(w.problems) < maxProblems {
		w.problems = append(w.problems, contracts.Problem{Code: code, Path: w.pointer(), Message: message})
	}
}

func (w *walk) wants(code, expected string, found any) {
	w.note(code, "expected "+expected+", found "+quote(found))
}

func (w *walk) pointer() (path string) {
	for _, step := range w.path {
		path += jsontext.Step(step)
	}
	return path
}

func (w *walk) at(step string, visit func()) {
	w.path = append(w.path, step)
	visit()
	w.path = w.path[:len(w.path)-1]
}

// isLoosened reports whether the mode asserts less than a declaration says.
func (w *walk) isLoosened(row *shape) bool { return !w.isStrict && row.Mode == "" }

// jsonTypes names the JSON type of each kind that has but one.
var jsonTypes = map[string]string{
	"string": "string", "boolean": "boolean", "number": "number", "integer": "number",
	"list": "array", "map": "object", "record": "object", "sum": "object",
}

// value judges a value by a declaration, or by a type that stands in one.
func (w *walk) value(one *shape, node any, row *shape) {
	kind := typeOf(node)
	if only, ok := jsonTypes[one.Kind]; ok && only != kind {
		w.wants("type", w.phrase(one), node)
		return
	}
	switch one.Kind {
	case "named":
		w.value(w.types[one.Name], node, w.types[one.Name])
	case "alias":
		w.value(one.Type, node, one)
	case "nullable":
		if node != nil {
			w.widened(one, one.Of, node, row)
		}
	case "union":
		for _, own := range one.Branches {
			if own.JSON == kind {
				w.widened(one, own.Type, node, one)
				return
			}
		}
		w.wants("type", w.phrase(one), node)
	case "json", "constant", "enumeration", "vocabulary":
		w.among(one, node, kind)
	case "string":
		w.text(one, node.(string), row)
	case "number", "integer":
		w.number(one, node.(json.Number))
	case "list":
		w.sized(one, node)
		for i, item := range node.([]any) {
			w.at(strconv.Itoa(i), func() { w.value(one.Items, item, row) })
		}
	case "map":
		w.sized(one, node)
		object := node.(contracts.Object)
		for _, name := range jsontext.Names(object) {
			w.at(name, func() { w.value(one.Values.shape, object[name], row) })
		}
	case "record":
		w.record(one, node.(contracts.Object))
	case "sum":
		w.sum(one, node.(contracts.Object))
	}
}

// phrase says what a type or a declaration allows.
func (w *walk) phrase(one *shape) string {
	if one.Loose != nil && !w.isStrict {
		one = one.Loose
	}
	switch {
	case one.Phrase != "":
		return one.Phrase
	case one.Kind == "named":
		return w.phrase(w.types[one.Name])
	case one.Kind == "alias":
		return w.phrase(one.Type)
	case one.Kind == "vocabulary":
		return "a string"
	case one.Kind == "integer":
		return "an integer"
	case strings.ContainsAny(jsonTypes[one.Kind][:1], "ao"):
		return "an " + jsonTypes[one.Kind]
	}
	return "a " + jsonTypes[one.Kind]
}

// widened says what the whole type allows where the value itself is wrong: null as well, or another branch.
func (w *walk) widened(one, of *shape, node any, row *shape) {
	before := len(w.problems)
	w.value(of, node, row)
	if last := len(w.problems) - 1; last == before && w.depth == len(w.path)+1 {
		code := w.problems[last].Code
		w.problems = w.problems[:last]
		w.wants(code, w.phrase(one), node)
	}
}

// among wants one of some values, or a value of some JSON types.
func (w *walk) among(one *shape, node any, kind string) {
	isSame := func(value any) bool { return jsontext.Same(value, node) }
	if slices.Contains(one.Types, kind) || (one.Open && kind == "string") || slices.ContainsFunc(one.list(), isSame) {
		return
	}
	code := "type"
	if slices.ContainsFunc(one.list(), func(value any) bool { return typeOf(value) == kind }) {
		code = "value"
	}
	w.wants(code, w.phrase(one), node)
}

// list gives the values of a vocabulary, an enumeration or a constant.
func (s *shape) list() []any {
	if s.Kind == "constant" {
		return s.Value.list
	}
	return s.Values.list
}

func (w *walk) text(one *shape, text string, row *shape) {
	check, isFormat := w.formats[one.Format]
	isFormat = isFormat && !w.isLoosened(row)
	code := "length"
	if isFormat {
		code = "format"
	}
	isSized := one.Length == nil || within(float64(jsontext.Size(text)), one.Length)
	if !isSized || (isFormat && !check.takes(text)) {
		w.wants(code, w.phrase(one), text)
	}
}

func (w *walk) number(one *shape, number json.Number) {
	value, _ := number.Float64()
	isFar := false
	if one.Kind == "integer" && (value != math.Trunc(value) || math.Abs(value) > 1<<50) {
		whole, ok := jsontext.Whole(string(number))
		if !ok {
			w.wants("type", w.phrase(one), number)
			return
		}
		isFar = one.Safe && whole.CmpAbs(jsontext.Largest) > 0
	}
	if isFar && one.Range == nil {
		w.wants("range", fmt.Sprintf("an integer within ±%d", jsontext.Largest), number)
		w.depth = 0
	} else if isFar || !within(value, one.Range) {
		w.wants("range", w.phrase(one), number)
	}
}

func (w *walk) sized(one *shape, node any) {
	if !within(float64(jsontext.Size(node)), one.Length) {
		w.wants("length", one.Count, node)
		w.depth = 0
	}
}

func within(number float64, bounds map[string]json.Number) bool {
	for name, text := range bounds {
		bound, _ := text.Float64()
		if (name == "min" && number < bound) || (name == "max" && number > bound) ||
			(name == "above" && number <= bound) || (name == "below" && number >= bound) {
			return false
		}
	}
	return true
}

func (w *walk) record(one *shape, object contracts.Object) {
	found := 0
	for _, field := range one.Fields {
		if value, ok := object[field.Name]; ok {
			found++
			w.at(field.Name, func() { w.value(field.Type, value, one) })
		} else if !field.Optional {
			w.missing(field.Name, w.phrase(field.Type))
		}
	}
	isClosed := one.Rest.Kind == "json" && len(one.Rest.Types) == 0
	if isClosed && w.isLoosened(one) {
		return
	}
	if found < len(object) {
		w.extra(one, object, isClosed)
	}
	if one.Before != nil && !w.isLoosened(one) {
		w.before(one, object)
	}
}

func (w *walk) missing(name, expected string) {
	w.at(name, func() { w.note("required", `member "`+name+`" is missing, expected `+expected) })
}

// extra judges the members that a record does not name.
func (w *walk) extra(one *shape, object contracts.Object, isClosed bool) {
	for _, name := range jsontext.Names(object) {
		if slices.ContainsFunc(one.Fields, func(field *shape) bool { return field.Name == name }) {
			continue
		}
		if isClosed {
			w.unexpected(name)
		} else {
			w.at(name, func() { w.value(one.Rest, object[name], one) })
		}
	}
}

func (w *walk) unexpected(name string) {
	w.at(name, func() { w.note("unexpected", `member "`+shorten(name)+`" is not in the contract`) })
}

// before wants each old value to be that of a member of the resource, or of one that is known (W6.3).
func (w *walk) before(one *shape, object contracts.Object) {
	old, isObject := object[one.Before.Member].(contracts.Object)
	resource, isKnown := object[one.Before.Of].(contracts.Object)
	if !isObject || !isKnown {
		return
	}
	w.at(one.Before.Member, func() {
		for _, name := range jsontext.Names(old) {
			if _, ok := resource[name]; ok || slices.Contains(one.Before.Known, name) {
				continue
			}
			path := w.pointer() + jsontext.Step(name)
			if !slices.ContainsFunc(w.problems, func(one contracts.Problem) bool { return one.Path == path }) {
				w.unexpected(name)
			}
		}
	})
}

// sum judges one of several records, which a tag names; where that may be missing, the first that fits, the one that shares the
// most members with the object first.
func (w *walk) sum(one *shape, object contracts.Object) {
	name, hasTag := one.Tag.(string)
	tag, isText := object[name].(string)
	if one.Open && !isText {
		if value, ok := object[name]; ok {
			w.at(name, func() { w.wants("type", "a string", value) })
		} else {
			w.missing(name, "a string")
		}
		return
	}
	records := make([]*shape, len(one.Branches))
	shared := make(map[*shape]int, len(one.Branches))
	for i, own := range one.Branches {
		records[i] = w.types[own.Record]
		if hasTag && isText && own.Value == tag {
			w.record(records[i], object)
			return
		}
		for _, field := range records[i].Fields {
			if _, ok := object[field.Name]; ok {
				shared[records[i]]++
			}
		}
	}
	if one.Open {
		return
	}
	slices.SortStableFunc(records, func(a, b *shape) int { return shared[b] - shared[a] })
	before := w.problems
	var likeliest []contracts.Problem
	for _, record := range records {
		w.problems = nil
		if w.record(record, object); len(w.problems) == 0 {
			likeliest = nil
			break
		}
		if likeliest == nil {
			likeliest = w.problems
		}
	}
	w.problems = append(before, likeliest...)
}
