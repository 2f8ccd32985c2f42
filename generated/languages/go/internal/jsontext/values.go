// Generated from scripts/artefacts/languages/go/runtime/internal/jsontext/values.go by "npm run generate". Do not edit.

package jsontext

import (
	"encoding/json"
	"maps"
	"math"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Largest is the largest integer that every JSON reader holds exactly: 2^53 − 1.
var Largest = big.NewInt(1<<53 - 1)

// is reports whether the next value is of a kind, and stops where it is not.
func (r *Reader) is(kind byte) bool {
	if r.Kind() == kind {
		return true
	}
	r.Fail()
	return false
}

// String reads a string.
func (r *Reader) String() string {
	if !r.is('"') {
		return ""
	}
	return string(r.Bytes())
}

// Text reads a string of an open vocabulary.
func Text[T ~string](r *Reader, known []T) T {
	if !r.is('"') {
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
	text := Text(r, known)
	if !slices.Contains(known, text) {
		r.Fail()
	}
	return text
}

// Constant reads a string that is always the same.
func (r *Reader) Constant(value string) string {
	if !r.is('"') || string(r.Bytes()) != value {
		r.Fail()
	}
	return value
}

// Literal reads one of a few values of any JSON type, each given as JSON text.
func (r *Reader) Literal(texts ...string) any {
	value := r.Any()
	for _, text := range texts {
		if one, _, _ := Parse([]byte(text)); Same(one, value) {
			return value
		}
	}
	r.Fail()
	return nil
}

// Bool reads a boolean.
func (r *Reader) Bool() bool { return r.is('t') && r.Word() }

// Float reads a number; what is beyond a double is infinity.
func (r *Reader) Float() float64 {
	if !r.is('0') {
		return 0
	}
	value, _ := strconv.ParseFloat(string(r.Number()), 64)
	return value
}

// Big reads an integer without bound.
func (r *Reader) Big() *big.Int {
	if r.is('0') {
		if value, ok := Whole(string(r.Number())); ok {
			return value
		}
		r.Fail()
	}
	return new(big.Int)
}

// Whole gives the integer that a number is; 2.0 is one (R2.2). What is written with a fraction or an exponent is read as a
// double, so that 1e999999999 costs nothing.
func Whole(text string) (*big.Int, bool) {
	if value, ok := new(big.Int).SetString(text, 10); ok {
		return value, true
	}
	value, err := strconv.ParseFloat(text, 64)
	if err != nil || value != math.Trunc(value) {
		return nil, false
	}
	whole, _ := big.NewFloat(value).Int(nil)
	return whole, true
}

// Int reads an integer within ±(2^53 − 1) (W2).
func (r *Reader) Int() int64 {
	if !r.is('0') {
		return 0
	}
	text := r.Number()
	if value, ok := short(text); ok {
		return value
	}
	whole, ok := Whole(string(text))
	if !ok || whole.CmpAbs(Largest) > 0 {
		r.Fail()
		return 0
	}
	return whole.Int64()
}

// short reads an integer of a few digits.
func short(text []byte) (value int64, ok bool) {
	if len(text) > 15 || len(text) == 0 {
		return 0, false
	}
	digits := text
	if text[0] == '-' {
		digits = text[1:]
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

// AnyObject reads an object as it came.
func (r *Reader) AnyObject() map[string]any {
	r.is('{')
	object, _ := r.Any().(map[string]any)
	return object
}

// Only reads a value of some kinds as it came.
func (r *Reader) Only(kinds string) any {
	if strings.IndexByte(kinds, r.Kind()) < 0 {
		r.Fail()
	}
	return r.Any()
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
	list := []T{}
	if !r.is('[') {
		return list
	}
	for more := r.Open(']'); more; more = r.More(']') {
		list = append(list, read(r))
	}
	return list
}

// Map reads an object with any names.
func Map[T any](r *Reader, read func(*Reader) T) map[string]T {
	values := map[string]T{}
	for more := r.Object(); more; more = r.More('}') {
		name := string(r.Name())
		values[name] = read(r)
	}
	return values
}

// Object enters an object; reports whether it has a member.
func (r *Reader) Object() bool { return r.is('{') && r.Open('}') }

// Required checks that each member was read that has a mark.
func (r *Reader) Required(seen []bool) {
	if slices.Contains(seen, false) {
		r.Fail()
	}
}

// Extra keeps a member that the contract does not name.
func (r *Reader) Extra(name []byte, extra *map[string]any) {
	if *extra == nil {
		*extra = map[string]any{}
	}
	key := string(name)
	(*extra)[key] = r.Any()
}

// ExtraOf keeps a member that the contract does not name as it came, and checks its type.
func ExtraOf[T any](r *Reader, name []byte, extra *map[string]any, read func(*Reader) T) {
	key, start := string(name), *r
	if read(r); r.err == nil {
		*r = start
	}
	r.Extra([]byte(key), extra)
}

// Tag reads the string that identifies a record, and returns to the start of the object; ok is false where there is none.
func (r *Reader) Tag(name string) (tag string, ok bool) {
	start := *r
	for more := r.Object(); more && !ok; more = !ok && r.More('}') {
		if ok = string(r.Name()) == name && r.Kind() == '"'; ok {
			tag = r.String()
		} else {
			r.Skip()
		}
	}
	if r.err == nil {
		*r = start
	}
	return tag, ok
}

// Fitting reads the first record that fits, the one that shares the most members with the object first; names has those of the
// members of each.
func Fitting[T any](r *Reader, names [][]string, reads ...func(*Reader) T) (value T) {
	start := *r
	shared := make([]int, len(names))
	for more := r.Object(); more; more = r.More('}') {
		name := r.Name()
		for i, own := range names {
			for _, one := range own {
				if string(name) == one {
					shared[i]++
				}
			}
		}
		r.Skip()
	}
	for isTried := r.err != nil; !isTried && slices.Max(shared) >= 0; isTried = r.err == nil {
		best := slices.Index(shared, slices.Max(shared))
		shared[best] = -1
		*r = start
		value = reads[best](r)
	}
	return value
}

// Sized also bounds the characters of a string, the items of an array or the members of an object.
func Sized[T any](r *Reader, least, most int, read func(*Reader) T) T {
	value := read(r)
	if size := Size(value); size < least || size > most {
		r.Fail()
	}
	return value
}

// Size counts the characters of a string, the items of an array or the members of an object.
func Size(value any) int {
	own := reflect.ValueOf(value)
	if own.Kind() != reflect.String {
		return own.Len()
	}
	text := own.String()
	size := utf8.RuneCountInString(text)
	for i := 0; i+1 < len(text); i++ {
		// A lone surrogate is one character of three bytes.
		if text[i] == 0xed && text[i+1] >= 0xa0 {
			size -= 2
		}
	}
	return size
}

// Within also bounds a number.
func Within[T any](r *Reader, fits func(float64) bool, read func(*Reader) T) T {
	r.Kind()
	from := r.pos
	value := read(r)
	if number, _ := strconv.ParseFloat(string(r.text[from:r.pos]), 64); !fits(number) {
		r.Fail()
	}
	return value
}

// Same reports whether two values are the same JSON; 1 and 1.0 are.
func Same(a, b any) bool {
	switch one := a.(type) {
	case json.Number:
		other, ok := b.(json.Number)
		x, _ := one.Float64()
		y, _ := other.Float64()
		return ok && x == y
	case []any:
		other, ok := b.([]any)
		return ok && slices.EqualFunc(one, other, Same)
	case map[string]any:
		other, ok := b.(map[string]any)
		return ok && maps.EqualFunc(one, other, Same)
	}
	switch b.(type) {
	case []any, map[string]any:
		return false
	}
	return a == b
}
