package decoding

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"

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

// shape is a declaration of a table, or a type.
type shape struct {
	Kind, Name, Mode, Format string
	Safe, Open, Optional     bool
	Types                    []string
	Length, Range            map[string]json.Number
	Type, Of, Items, Rest    *shape
	// Values holds the values of a vocabulary, or their type in a map.
	Values values
	Value  values
	Fields []*shape
	// Tag names a member, or is the constant of an envelope.
	Tag      any
	Branches []branch
	Before   *struct {
		Member, Of string
		Known      []string
	}
}

type branch struct {
	JSON, Value, Record string
	Type                *shape
}

// values are values as they stand in a table, or a type.
type values struct {
	value any
	shape *shape
}

// UnmarshalJSON reads either.
func (v *values) UnmarshalJSON(text []byte) (err error) {
	if text[0] == '{' {
		return json.Unmarshal(text, &v.shape)
	}
	v.value, _, err = jsontext.Parse(text)
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
	w.declared(w.types[t.Main], document)
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

// isLoosened tells whether the mode asserts less than a declaration says.
func (w *walk) isLoosened(row *shape) bool { return !w.isStrict && row.Mode == "" }

// value judges a value by a type that stands in a declaration.
func (w *walk) value(one *shape, node any, row *shape) {
	switch one.Kind {
	case "named":
		w.declared(w.types[one.Name], node)
		return
	case "constant":
		w.oneOf([]any{one.Value.value}, node)
		return
	case "nullable":
		if node != nil {
			w.widened(func() { w.value(one.Of, node, row) }, func() allowed { return w.allowed(one, row) }, node)
		}
		return
	case "json":
		if slices.Contains(one.Types, typeOf(node)) {
			return
		}
	}
	switch node := node.(type) {
	case string:
		if one.Kind == "string" {
			w.text(one, node, row)
			return
		}
	case bool:
		if one.Kind == "boolean" {
			return
		}
	case json.Number:
		if one.Kind == "number" || one.Kind == "integer" {
			w.number(one, node)
			return
		}
	case []any:
		if one.Kind == "list" {
			w.sized(one, node, "item")
			for i, item := range node {
				w.at(strconv.Itoa(i), func() { w.value(one.Items, item, row) })
			}
			return
		}
	case contracts.Object:
		if one.Kind == "map" {
			w.sized(one, node, "member")
			for _, name := range jsontext.Names(node) {
				w.at(name, func() { w.value(one.Values.shape, node[name], row) })
			}
			return
		}
	}
	w.wants("type", w.allowed(one, row).phrase(), node)
}

// widened says what the whole type allows where the value itself is wrong: null as well, or another branch.
func (w *walk) widened(visit func(), allows func() allowed, node any) {
	before := len(w.problems)
	visit()
	if last := len(w.problems) - 1; last == before && w.depth == len(w.path)+1 {
		code := w.problems[last].Code
		w.problems = w.problems[:last]
		w.wants(code, allows().phrase(), node)
	}
}

func (w *walk) text(one *shape, text string, row *shape) {
	check, isFormat := w.formats[one.Format]
	isFormat = isFormat && !w.isLoosened(row)
	code := "length"
	if isFormat {
		code = "format"
	}
	if !within(float64(jsontext.Size(text)), one.Length) || (isFormat && !check.takes(text)) {
		w.wants(code, w.allowed(one, row).phrase(), text)
	}
}

func (w *walk) number(one *shape, number json.Number) {
	value, _ := number.Float64()
	isFar := false
	if one.Kind == "integer" && (value != math.Trunc(value) || math.Abs(value) > 1<<50) {
		whole, ok := jsontext.Whole(string(number))
		if !ok {
			w.wants("type", w.allowed(one, one).phrase(), number)
			return
		}
		isFar = one.Safe && whole.CmpAbs(jsontext.Largest) > 0
	}
	if isFar && one.Range == nil {
		w.wants("range", fmt.Sprintf("an integer within ±%d", jsontext.Largest), number)
		w.depth = 0
	} else if isFar || !within(value, one.Range) {
		w.wants("range", w.allowed(one, one).phrase(), number)
	}
}

func (w *walk) sized(one *shape, node any, unit string) {
	if !within(float64(jsontext.Size(node)), one.Length) {
		w.wants("length", count(one.Length, unit), node)
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

func (w *walk) oneOf(values []any, node any) {
	if slices.ContainsFunc(values, func(one any) bool { return jsontext.Same(one, node) }) {
		return
	}
	allows, code := listed(values), "type"
	if _, ok := allows[typeOf(node)]; ok {
		code = "value"
	}
	w.wants(code, allows.phrase(), node)
}

// declared judges a value by a declaration.
func (w *walk) declared(one *shape, node any) {
	object, isObject := node.(contracts.Object)
	_, isText := node.(string)
	switch {
	case one.Kind == "alias":
		w.value(one.Type, node, one)
		return
	case one.Kind == "record" && isObject:
		w.record(one, object)
		return
	case one.Kind == "sum" && isObject:
		w.sum(one, object)
		return
	case one.Kind == "union":
		for _, own := range one.Branches {
			if own.JSON == typeOf(node) {
				w.widened(func() { w.value(own.Type, node, one) }, func() allowed { return w.allowedBy(one) }, node)
				return
			}
		}
	case one.Kind == "enumeration" || (one.Kind == "vocabulary" && !one.Open):
		w.oneOf(one.Values.value.([]any), node)
		return
	case one.Kind == "vocabulary" && isText:
		return
	}
	w.wants("type", w.allowedBy(one).phrase(), node)
}

func (w *walk) record(one *shape, object contracts.Object) {
	found := 0
	for _, field := range one.Fields {
		if value, ok := object[field.Name]; ok {
			found++
			w.at(field.Name, func() { w.value(field.Type, value, one) })
		} else if !field.Optional {
			w.missing(field.Name, w.allowed(field.Type, one).phrase())
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
	w.at(name, func() { w.note("required", "member "+strconv.Quote(name)+" is missing, expected "+expected) })
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
	if _, ok := object[name]; one.Open && !ok {
		w.missing(name, "a string")
		return
	}
	if one.Open && !isText {
		w.at(name, func() { w.wants("type", "a string", object[name]) })
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
