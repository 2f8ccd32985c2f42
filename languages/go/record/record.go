// Package record reads and writes the generated structs with encoding/json, so that nothing is lost: unknown properties are
// kept, and absent is not null.
package record

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Extra has the properties that a contract does not name, as they came.
type Extra map[string]json.RawMessage

// Integer is an integer within ±(2^53 − 1). It accepts 2.0, as JSON Schema does.
type Integer int64

// UnmarshalJSON reads an integer.
func (i *Integer) UnmarshalJSON(data []byte) error {
	if whole, err := strconv.ParseInt(string(data), 10, 64); err == nil {
		*i = Integer(whole)
		return nil
	}
	number, err := strconv.ParseFloat(string(data), 64)
	if err != nil || number != math.Trunc(number) || math.Abs(number) > 1<<53 {
		return fmt.Errorf("%.40q is not an integer", data)
	}
	*i = Integer(number)
	return nil
}

// Optional is a property that may be absent, which is not the same as null: a nil pointer.
type Optional[T any] struct {
	Value T
	IsSet bool
}

// Some makes a property that is there.
func Some[T any](value T) Optional[T] { return Optional[T]{value, true} }

// UnmarshalJSON reads a property that is there.
func (o *Optional[T]) UnmarshalJSON(data []byte) error {
	o.IsSet = true
	return json.Unmarshal(data, &o.Value)
}

// MarshalJSON writes the value.
func (o Optional[T]) MarshalJSON() ([]byte, error) { return json.Marshal(o.Value) }

// property is a field of a struct that stands in JSON.
type property struct {
	name       string
	key        []byte
	index      int
	isRequired bool
}

var known sync.Map // of []property by reflect.Type

func propertiesOf(t reflect.Type) []property {
	if found, ok := known.Load(t); ok {
		return found.([]property)
	}
	var all []property
	for i := range t.NumField() {
		name, option, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if name != "-" {
			key, _ := json.Marshal(name)
			all = append(all, property{name, append(key, ':'), i, option == ""})
		}
	}
	known.Store(t, all)
	return all
}

// Unmarshal reads an object into the struct that a pointer points to, and what that does not name into extra.
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

// Marshal writes a struct and its unknown properties, those in order of their names.
func Marshal(source any, extra Extra) ([]byte, error) {
	value := reflect.ValueOf(source)
	out := []byte{'{'}
	add := func(key []byte, member any) error {
		text, err := json.Marshal(member)
		if len(out) > 1 {
			out = append(out, ',')
		}
		out = append(append(out, key...), text...)
		return err
	}
	for _, one := range propertiesOf(value.Type()) {
		if field := value.Field(one.index); one.isRequired || !field.IsZero() {
			if err := add(one.key, field.Interface()); err != nil {
				return nil, err
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(extra)) {
		key, _ := json.Marshal(name)
		if err := add(append(key, ':'), extra[name]); err != nil {
			return nil, err
		}
	}
	return append(out, '}'), nil
}

// UnmarshalUnion reads a value into the target of its JSON type.
func UnmarshalUnion(data []byte, targets map[string]any) error {
	kind := "number"
	switch first := bytes.TrimLeft(data, " \t\r\n"); {
	case len(first) == 0 || first[0] == 'n':
		return nil
	case first[0] == '{':
		kind = "object"
	case first[0] == '[':
		kind = "array"
	case first[0] == '"':
		kind = "string"
	case first[0] == 't' || first[0] == 'f':
		kind = "boolean"
	}
	target, ok := targets[kind]
	if !ok {
		return fmt.Errorf("unexpected %s", kind)
	}
	return json.Unmarshal(data, target)
}

// Branch is a record that an object may be, and the value of the tag that names it.
type Branch struct {
	Value string
	// Target points to a pointer to the struct.
	Target any
}

// UnmarshalSum reads an object into the branch that its tag names, or else into the one that shares most properties with it.
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
		if _, ok := members[one.name]; ok {
			shared++
		} else if one.isRequired {
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
