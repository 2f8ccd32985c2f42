package decoding

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// largest is the largest integer that every JSON reader holds exactly: 2^53 − 1.
const largest = 1<<53 - 1

// String reads a string.
func String(r *Reader) string {
	if r.Kind() == '"' {
		return string(r.Bytes())
	}
	r.Mismatch("string")
	return ""
}

// Text reads a string of an open vocabulary.
func Text[T ~string](r *Reader, known []T) T {
	if r.Kind() != '"' {
		r.Mismatch("string")
		return ""
	}
	text := r.Bytes()
	for _, one := range known {
		if string(text) == string(one) {
			return one
		}
	}
	return T(text)
}

// OneOf reads a string of a closed vocabulary.
func OneOf[T ~string](r *Reader, known []T) T {
	if r.Kind() != '"' {
		r.Mismatch("string")
		return ""
	}
	at, text := r.Pos(), r.Bytes()
	for _, one := range known {
		if string(text) == string(one) {
			return one
		}
	}
	r.Fail(at, "value", fmt.Sprintf("expected one of %q, received %.60q", known, text))
	return ""
}

// Constant reads a string that is always the same.
func Constant(r *Reader, value string) string {
	if r.Kind() != '"' {
		r.Mismatch("string")
		return ""
	}
	at := r.Pos()
	if text := r.Bytes(); string(text) != value {
		r.Fail(at, "value", fmt.Sprintf("expected %q, received %.60q", value, text))
	}
	return value
}

// Boolean reads a boolean.
func Boolean(r *Reader) bool {
	if r.Kind() == 't' {
		return r.Word()
	}
	r.Mismatch("boolean")
	return false
}

// Number reads a number; what is beyond a double is infinity.
func Number(r *Reader) float64 {
	if r.Kind() != '0' {
		r.Mismatch("number")
		return 0
	}
	value, _ := strconv.ParseFloat(string(r.Number()), 64)
	return value
}

// Integer reads an integer without bound; 2.0 is one (R2.2).
func Integer(r *Reader) *big.Int {
	if r.Kind() != '0' {
		r.Mismatch("integer")
		return new(big.Int)
	}
	at, text := r.Pos(), string(r.Number())
	if value, ok := new(big.Int).SetString(text, 10); ok {
		return value
	}
	// What is written with a fraction or an exponent is read as a double, so that 1e999999999 costs nothing.
	value, err := strconv.ParseFloat(text, 64)
	if err != nil || value != math.Trunc(value) {
		r.Fail(at, "type", "expected integer, received "+text)
		return new(big.Int)
	}
	whole, _ := big.NewFloat(value).Int(nil)
	return whole
}

// SafeInteger reads an integer within ±(2^53 − 1) (W2).
func SafeInteger(r *Reader) int64 {
	start := r.State()
	if r.Kind() == '0' {
		if value, ok := short(r.Number()); ok {
			return value
		}
		r.Return(start)
		r.Kind()
	}
	at := r.Pos()
	value := Integer(r)
	if value.CmpAbs(big.NewInt(largest)) > 0 {
		r.Fail(at, "range", fmt.Sprintf("expected an integer within ±%d, received %.40s", largest, value))
	}
	return value.Int64()
}

// short reads an integer of a few digits.
func short(text []byte) (value int64, ok bool) {
	digits := text
	if len(text) > 0 && text[0] == '-' {
		digits = text[1:]
	}
	if len(digits) > 15 {
		return 0, false
	}
	for _, c := range digits {
		if c < '0' || c > '9' {
			return 0, false
		}
		value = value*10 + int64(c-'0')
	}
	if len(digits) < len(text) {
		value = -value
	}
	return value, true
}

// Anything keeps a value as it came.
func Anything(r *Reader) any { return r.Any() }

// Object keeps an object as it came.
func Object(r *Reader) contracts.Object {
	if r.Kind() == '{' {
		object, _ := r.Any().(contracts.Object)
		return object
	}
	r.Mismatch("object")
	return nil
}

// JSONOf keeps a value of some JSON types as it came.
func JSONOf(r *Reader, types ...string) any {
	if kind := r.Kind(); kind != 0 && !slices.Contains(types, typeNames[kind]) {
		r.Mismatch(strings.Join(types, " or "))
		return nil
	}
	return r.Any()
}

// Literal reads one of a few values of any JSON type, each given as JSON text.
func Literal(r *Reader, texts ...string) any {
	r.Kind()
	at, kind := r.Pos(), r.Kind()
	node := r.Any()
	isLikely := false
	for _, text := range texts {
		own := jsontext.NewReader([]byte(text))
		isLikely = isLikely || own.Kind() == kind
		if same(own.Any(), node) {
			return node
		}
	}
	expected, code := strings.Join(texts, " or "), "type"
	if isLikely {
		code = "value"
	}
	r.Fail(at, code, fmt.Sprintf("expected %s, received %.60v", expected, node))
	return node
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

// Nullable reads a value that may be null.
func Nullable[T any](r *Reader, read func(*Reader) T) *T {
	if r.Kind() == 'n' {
		r.Word()
		return nil
	}
	return Pointer(r, read)
}

// Pointer reads a value behind a pointer.
func Pointer[T any](r *Reader, read func(*Reader) T) *T {
	value := read(r)
	return &value
}

// List reads an array.
func List[T any](r *Reader, read func(*Reader) T) []T {
	if r.Kind() != '[' {
		r.Mismatch("array")
		return nil
	}
	list := []T{}
	for more := r.Open(']'); more; more = r.More(']') {
		list = append(list, read(r))
	}
	return list
}

// Map reads an object with any names.
func Map[T any](r *Reader, read func(*Reader) T) map[string]T {
	values := map[string]T{}
	for _, more := r.Object(); more; more = r.More('}') {
		name := string(r.Name())
		if _, ok := values[name]; ok {
			r.Twice = true
		}
		values[name] = read(r)
	}
	return values
}

// Sized also bounds the characters of a string, the items of an array or the members of an object.
func Sized[T any](r *Reader, least, most int, read func(*Reader) T) T {
	kind, at := r.Kind(), r.Pos()
	value := read(r)
	if r.Err() != nil {
		return value
	}
	size := least
	switch own := reflect.ValueOf(value); own.Kind() {
	case reflect.String:
		if kind == '"' {
			// A lone surrogate is one character of three bytes.
			size = utf8.RuneCountInString(own.String()) - 2*lone(own.String())
		}
	case reflect.Slice:
		if kind == '[' {
			size = own.Len()
		}
	case reflect.Map:
		if kind == '{' {
			size = own.Len()
		}
	}
	if size < least || size > most {
		r.Fail(at, "length", fmt.Sprintf("expected a length from %d to %d, received %d", least, most, size))
	}
	return value
}

// lone counts the lone surrogates of a string.
func lone(text string) (count int) {
	for i := 0; i+1 < len(text); i++ {
		if text[i] == 0xed && text[i+1] >= 0xa0 {
			count++
		}
	}
	return count
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

// Within also bounds a number.
func Within[T any](r *Reader, read func(*Reader) T, bounds ...Bound) T {
	kind, at := r.Kind(), r.Pos()
	value := read(r)
	if kind != '0' || r.Err() != nil {
		return value
	}
	text := string(r.Text(at))
	number, _ := strconv.ParseFloat(text, 64)
	for _, keeps := range bounds {
		if !keeps(number) {
			r.Fail(at, "range", fmt.Sprintf("received %.60s, which is out of bounds", text))
		}
	}
	return value
}
