package decoding

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"annotation-contracts.example/contracts"
)

// largest is the largest integer that every JSON reader holds exactly: 2^53 − 1.
const largest = 1<<53 - 1

// expect returns the value, or an empty one where it is of another JSON type.
func expect[T any](node any, expected string, at *Place) T {
	value, ok := node.(T)
	if !ok {
		at.Mismatch(expected, node)
	}
	return value
}

// String decodes a string.
func String(node any, at *Place) string {
	return expect[string](node, "string", at)
}

// Text decodes a string of an open vocabulary.
func Text[T ~string](node any, at *Place) T {
	return T(String(node, at))
}

// Boolean decodes a boolean.
func Boolean(node any, at *Place) bool {
	return expect[bool](node, "boolean", at)
}

// Number decodes a number.
func Number(node any, at *Place) float64 {
	number, ok := node.(json.Number)
	if !ok {
		at.Mismatch("number", node)
		return 0
	}
	// What is beyond a double is infinity.
	value, _ := number.Float64()
	return value
}

// Integer decodes an integer without bound; 2.0 is one (R2.2).
func Integer(node any, at *Place) *big.Int {
	number, ok := node.(json.Number)
	if !ok {
		at.Mismatch("integer", node)
		return new(big.Int)
	}
	if value, ok := new(big.Int).SetString(number.String(), 10); ok {
		return value
	}
	// What is written with a fraction or an exponent is read as a double, so that 1e999999999 costs nothing.
	value, err := number.Float64()
	if err != nil || value != math.Trunc(value) {
		at.Fail("type", "expected integer, received "+number.String())
		return new(big.Int)
	}
	whole, _ := big.NewFloat(value).Int(nil)
	return whole
}

// SafeInteger decodes an integer within ±(2^53 − 1) (W2).
func SafeInteger(node any, at *Place) int64 {
	value := Integer(node, at)
	if value.CmpAbs(big.NewInt(largest)) > 0 {
		at.Fail("range", fmt.Sprintf("expected an integer within ±%d, received %.40s", largest, value))
	}
	return value.Int64()
}

// JSONOf makes a Decoder that keeps a value of some JSON types as it came.
func JSONOf(types ...string) Decoder[any] {
	return func(node any, at *Place) any {
		if !slices.Contains(types, TypeOf(node)) {
			at.Mismatch(strings.Join(types, " or "), node)
		}
		return node
	}
}

// Object keeps an object as it came.
func Object(node any, at *Place) contracts.Object {
	return expect[contracts.Object](node, "object", at)
}

// Anything keeps a value as it came.
func Anything(node any, _ *Place) any {
	return node
}

// OneOf makes a Decoder of a closed vocabulary.
func OneOf[T ~string](values ...T) Decoder[T] {
	return func(node any, at *Place) T {
		value, ok := node.(string)
		if !ok {
			at.Mismatch("string", node)
		} else if !slices.Contains(values, T(value)) {
			at.Fail("value", fmt.Sprintf("expected one of %q, received %.60q", values, value))
		}
		return T(value)
	}
}

// Nullable makes a Decoder that also takes null.
func Nullable[T any](decode Decoder[T]) Decoder[*T] {
	return func(node any, at *Place) *T {
		if node == nil {
			return nil
		}
		value := decode(node, at)
		return &value
	}
}

// PointerTo makes a Decoder whose result stands in an interface.
func PointerTo[T any](decode Decoder[T]) Decoder[*T] {
	return func(node any, at *Place) *T {
		value := decode(node, at)
		return &value
	}
}

// ListOf makes a Decoder of an array.
func ListOf[T any](decode Decoder[T]) Decoder[[]T] {
	return func(node any, at *Place) []T {
		items := expect[[]any](node, "array", at)
		list := make([]T, len(items))
		for i, item := range items {
			list[i] = decode(item, at.At(strconv.Itoa(i)))
		}
		return list
	}
}

// MapOf makes a Decoder of an object with any names.
func MapOf[T any](decode Decoder[T]) Decoder[map[string]T] {
	return func(node any, at *Place) map[string]T {
		values := map[string]T{}
		for name, member := range Object(node, at) {
			values[name] = decode(member, at.At(name))
		}
		return values
	}
}

// Literal makes a decoder of a few values of any JSON type, each given as JSON text.
func Literal(texts ...string) Decoder[any] {
	values := make([]any, len(texts))
	for i, text := range texts {
		values[i], _ = read([]byte(text))
	}
	expected := strings.Join(texts, " or ")
	return func(node any, at *Place) any {
		isLikely := false
		for _, value := range values {
			if same(value, node) {
				return node
			}
			isLikely = isLikely || TypeOf(value) == TypeOf(node)
		}
		if isLikely {
			at.Fail("value", fmt.Sprintf("expected %s, received %.60v", expected, node))
		} else {
			at.Mismatch(expected, node)
		}
		return node
	}
}

// same tells whether two values are the same in JSON, where 1 and 1.0 are.
func same(a, b any) bool {
	switch one := a.(type) {
	case json.Number:
		other, ok := b.(json.Number)
		x, _ := one.Float64()
		y, _ := other.Float64()
		return ok && x == y
	case []any:
		other, ok := b.([]any)
		return ok && slices.EqualFunc(one, other, same)
	case contracts.Object:
		other, ok := b.(contracts.Object)
		return ok && maps.EqualFunc(one, other, same)
	}
	switch b.(type) {
	case []any, contracts.Object:
		return false
	}
	return a == b
}

// Sized makes a decoder that also bounds the characters of a string, the items of an array or the members of an object.
func Sized[T any](decode Decoder[T], least, most int) Decoder[T] {
	return func(node any, at *Place) T {
		size := least
		switch one := node.(type) {
		case string:
			size = utf8.RuneCountInString(one)
		case []any:
			size = len(one)
		case contracts.Object:
			size = len(one)
		}
		if size < least || size > most {
			at.Fail("length", fmt.Sprintf("expected a length from %d to %d, received %d", least, most, size))
		}
		return decode(node, at)
	}
}

// Bound tells whether a number keeps a bound.
type Bound func(value float64) bool

// AtLeast is a bound that the number may be.
func AtLeast(bound float64) Bound { return func(value float64) bool { return value >= bound } }

// AtMost is a bound that the number may be.
func AtMost(bound float64) Bound { return func(value float64) bool { return value <= bound } }

// Above is a bound that the number may not be.
func Above(bound float64) Bound { return func(value float64) bool { return value > bound } }

// Below is a bound that the number may not be.
func Below(bound float64) Bound { return func(value float64) bool { return value < bound } }

// Within makes a decoder that also bounds a number.
func Within[T any](decode Decoder[T], bounds ...Bound) Decoder[T] {
	return func(node any, at *Place) T {
		number, ok := node.(json.Number)
		value, _ := number.Float64()
		for _, keeps := range bounds {
			if ok && !keeps(value) {
				at.Fail("range", fmt.Sprintf("received %.60s, which is out of bounds", number))
			}
		}
		return decode(node, at)
	}
}
