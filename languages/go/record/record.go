// Package record reads and writes the generated structs with encoding/json without loss: unknown properties are kept,
// and absent is not null.
package record

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Extra contains unknown properties unchanged.
type Extra map[string]json.RawMessage

// Integer is an integer within ±(2^53 − 1). It accepts 2.0, as JSON Schema does.
type Integer int64

// UnmarshalJSON reads an integer.
func (i *Integer) UnmarshalJSON(data []byte) error {
	number, err := strconv.ParseFloat(string(data), 64)
	if err != nil || number != math.Trunc(number) || math.Abs(number) >= 1<<53 {
		return fmt.Errorf("%.40q is not an integer within ±(2^53 − 1)", data)
	}
	*i = Integer(number)
	return nil
}

// Optional is a property that may be absent (a nil pointer), which is not the same as null.
type Optional[T any] struct {
	Value T
	IsSet bool
}

// Some creates a property that is present.
func Some[T any](value T) Optional[T] { return Optional[T]{value, true} }

// UnmarshalJSON reads a property that is present.
func (o *Optional[T]) UnmarshalJSON(data []byte) error {
	o.IsSet = true
	return json.Unmarshal(data, &o.Value)
}

// MarshalJSON writes the value.
func (o Optional[T]) MarshalJSON() ([]byte, error) { return json.Marshal(o.Value) }

// property is a struct field with its JSON name and the option in its tag.
type property struct {
	name, option string
	index        int
}

var known sync.Map // of []property by reflect.Type

func propertiesOf(t reflect.Type) []property {
	if found, ok := known.Load(t); ok {
		return found.([]property)
	}
	var all []property
	for i := range t.NumField() {
		if name, option, _ := strings.Cut(t.Field(i).Tag.Get("json"), ","); name != "-" {
			all = append(all, property{name, option, i})
		}
	}
	known.Store(t, all)
	return all
}

// Unmarshal reads an object into the struct behind a pointer, and its unknown properties into extra.
func Unmarshal(data []byte, target any, extra *Extra) error {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(data, &members); err != nil {
		return err
	}
	value := reflect.ValueOf(target).Elem()
	for _, one := range propertiesOf(value.Type()) {
		raw, ok := members[one.name]
		if !ok {
			continue
		}
		if err := json.Unmarshal(raw, value.Field(one.index).Addr().Interface()); err != nil {
			return fmt.Errorf("%s: %w", one.name, err)
		}
		delete(members, one.name)
	}
	if *extra = nil; len(members) > 0 {
		*extra = members
	}
	return nil
}

// Marshal writes a struct whose type has no methods, then its unknown properties, sorted by name.
func Marshal(source any, extra Extra) ([]byte, error) {
	known, err := json.Marshal(source)
	if err != nil || len(extra) == 0 {
		return known, err
	}
	unknown, err := json.Marshal(extra)
	if len(known) == len("{}") {
		return unknown, err
	}
	return append(append(known[:len(known)-1], ','), unknown[1:]...), err
}

var kinds = map[byte]string{'{': "object", '[': "array", '"': "string", 't': "boolean", 'f': "boolean", 'n': "null"}

// UnmarshalUnion reads a value into the target for its JSON type.
func UnmarshalUnion(data []byte, targets map[string]any) error {
	kind := cmp.Or(kinds[data[0]], "number")
	if target, ok := targets[kind]; ok {
		return json.Unmarshal(data, target)
	} else if kind == "null" {
		return nil
	}
	return fmt.Errorf("unexpected %s", kind)
}

// Branch is one of the records of a union, and the value of the tag that names it.
type Branch struct {
	Value string
	// Target points to a pointer to the struct.
	Target any
}

// UnmarshalSum reads an object into the branch that its tag names, or else into the branch with the most properties in
// common.
func UnmarshalSum(data []byte, tag string, branches ...Branch) error {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(data, &members); err != nil {
		return err
	}
	var value string
	_ = json.Unmarshal(members[tag], &value)
	rank := func(one Branch) int {
		if tag != "" && one.Value == value {
			return math.MaxInt
		}
		return countShared(one, members)
	}
	slices.SortStableFunc(branches, func(a, b Branch) int { return cmp.Compare(rank(b), rank(a)) })
	var first error
	for _, one := range branches {
		err := json.Unmarshal(data, one.Target)
		if err == nil {
			return nil
		}
		reflect.ValueOf(one.Target).Elem().SetZero()
		first = cmp.Or(first, err)
	}
	return first
}

func countShared(branch Branch, members map[string]json.RawMessage) int {
	shared := 0
	for _, one := range propertiesOf(reflect.TypeOf(branch.Target).Elem().Elem()) {
		raw, ok := members[one.name]
		switch {
		case ok && one.option == "omitempty" && string(raw) == "null":
			shared-- // it may be absent, but not null
		case ok:
			shared++
		case one.option == "":
			return -1
		}
	}
	return shared
}

// MarshalUnion writes the first branch that is set, or null.
func MarshalUnion(branches ...any) ([]byte, error) {
	for _, one := range branches {
		if !reflect.ValueOf(one).IsNil() {
			return json.Marshal(one)
		}
	}
	return []byte("null"), nil
}
