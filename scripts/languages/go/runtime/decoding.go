package contracts

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// maxErrors is how many errors are listed at the most.
const maxErrors = 100

// largest is the largest integer that every JSON reader holds exactly: 2^53 − 1.
const largest = 1<<53 - 1

// Problem is one thing that is wrong: a code, and its place as a JSON Pointer (RFC 6901).
type Problem struct {
	Code, Path, Message string
}

// DecodeError says that a document breaks its contract; it lists at most 100 problems.
type DecodeError struct {
	Problems []Problem
}

// Error tells the first problem, and how many there are.
func (e *DecodeError) Error() string {
	first, more := e.Problems[0], ""
	if len(e.Problems) > 1 {
		more = fmt.Sprintf(" (and %d more)", len(e.Problems)-1)
	}
	if first.Path == "" {
		return "the document: " + first.Message + more
	}
	return first.Path + ": " + first.Message + more
}

// place is a place in a document, with the list of all that is wrong there and elsewhere.
type place struct {
	problems *[]Problem
	parent   *place
	step     string
}

func (p *place) at(step string) *place {
	return &place{p.problems, p, step}
}

func (p *place) pointer() string {
	var steps []string
	for ; p.parent != nil; p = p.parent {
		steps = append(steps, strings.NewReplacer("~", "~0", "/", "~1").Replace(p.step))
	}
	slices.Reverse(steps)
	if len(steps) == 0 {
		return ""
	}
	return "/" + strings.Join(steps, "/")
}

// fail notes what is wrong here; the decoding goes on, and what it makes is never seen.
func (p *place) fail(code, message string) {
	if len(*p.problems) < maxErrors {
		*p.problems = append(*p.problems, Problem{code, p.pointer(), message})
	}
}

func (p *place) mismatch(expected string, node any) {
	p.fail("type", "expected "+expected+", received "+typeOf(node))
}

// decoder decodes the value at a place.
type decoder[T any] func(node any, at *place) T

// decodeDocument decodes a whole document; the error lists all that is wrong.
func decodeDocument[T any](body []byte, decode decoder[T]) (T, error) {
	var none T
	node, err := readJSON(body)
	if err != nil {
		return none, err
	}
	var problems []Problem
	value := decode(node, &place{problems: &problems})
	if len(problems) > 0 {
		return none, &DecodeError{problems}
	}
	return value, nil
}

func typeOf(node any) string {
	switch node.(type) {
	case nil:
		return "null"
	case bool:
		return "boolean"
	case json.Number:
		return "number"
	case string:
		return "string"
	case []any:
		return "array"
	default:
		return "object"
	}
}

// expect returns the value, or an empty one where it is of another JSON type.
func expect[T any](node any, expected string, at *place) T {
	value, ok := node.(T)
	if !ok {
		at.mismatch(expected, node)
	}
	return value
}

func decodeString(node any, at *place) string {
	return expect[string](node, "string", at)
}

func decodeText[T ~string](node any, at *place) T {
	return T(decodeString(node, at))
}

func decodeBoolean(node any, at *place) bool {
	return expect[bool](node, "boolean", at)
}

func decodeNumber(node any, at *place) float64 {
	number, ok := node.(json.Number)
	if !ok {
		at.mismatch("number", node)
		return 0
	}
	// What is beyond a double is infinity.
	value, _ := number.Float64()
	return value
}

// decodeInteger decodes an integer without bound; 2.0 is one (R2.2).
func decodeInteger(node any, at *place) *big.Int {
	number, ok := node.(json.Number)
	if !ok {
		at.mismatch("integer", node)
		return new(big.Int)
	}
	if value, ok := new(big.Int).SetString(number.String(), 10); ok {
		return value
	}
	// What is written with a fraction or an exponent is read as a double, so that 1e999999999 costs nothing.
	value, err := number.Float64()
	if err != nil || value != math.Trunc(value) {
		at.fail("type", "expected integer, received "+number.String())
		return new(big.Int)
	}
	whole, _ := big.NewFloat(value).Int(nil)
	return whole
}

// decodeSafeInteger decodes an integer within ±(2^53 − 1) (W2).
func decodeSafeInteger(node any, at *place) int64 {
	value := decodeInteger(node, at)
	if value.CmpAbs(big.NewInt(largest)) > 0 {
		at.fail("range", fmt.Sprintf("expected an integer within ±%d, received %.40s", largest, value))
	}
	return value.Int64()
}

// jsonOf makes a decoder that keeps a value of some JSON types as it came.
func jsonOf(types ...string) decoder[any] {
	return func(node any, at *place) any {
		if !slices.Contains(types, typeOf(node)) {
			at.mismatch(strings.Join(types, " or "), node)
		}
		return node
	}
}

func decodeObject(node any, at *place) Object {
	return expect[Object](node, "object", at)
}

func anything(node any, _ *place) any {
	return node
}

// oneOf makes a decoder of a closed vocabulary.
func oneOf[T ~string](values ...T) decoder[T] {
	return func(node any, at *place) T {
		value, ok := node.(string)
		if !ok {
			at.mismatch("string", node)
		} else if !slices.Contains(values, T(value)) {
			at.fail("value", fmt.Sprintf("expected one of %q, received %.60q", values, value))
		}
		return T(value)
	}
}

// nullable makes a decoder that also takes null.
func nullable[T any](decode decoder[T]) decoder[*T] {
	return func(node any, at *place) *T {
		if node == nil {
			return nil
		}
		value := decode(node, at)
		return &value
	}
}

// pointerTo makes a decoder whose result stands in an interface.
func pointerTo[T any](decode decoder[T]) decoder[*T] {
	return func(node any, at *place) *T {
		value := decode(node, at)
		return &value
	}
}

// listOf makes a decoder of an array.
func listOf[T any](decode decoder[T]) decoder[[]T] {
	return func(node any, at *place) []T {
		items := expect[[]any](node, "array", at)
		list := make([]T, len(items))
		for i, item := range items {
			list[i] = decode(item, at.at(strconv.Itoa(i)))
		}
		return list
	}
}

// mapOf makes a decoder of an object with any names.
func mapOf[T any](decode decoder[T]) decoder[map[string]T] {
	return func(node any, at *place) map[string]T {
		values := map[string]T{}
		for name, member := range decodeObject(node, at) {
			values[name] = decode(member, at.at(name))
		}
		return values
	}
}

// members are those of an object that is being decoded.
type members struct {
	object Object
	isOne  bool
	at     *place
	known  []string
}

func membersOf(node any, at *place) *members {
	object, ok := node.(Object)
	if !ok {
		at.mismatch("object", node)
	}
	return &members{object: object, isOne: ok, at: at}
}

func required[T any](m *members, name string, decode decoder[T]) (value T) {
	m.known = append(m.known, name)
	if node, ok := m.object[name]; ok {
		return decode(node, m.at.at(name))
	}
	if m.isOne {
		m.at.at(name).fail("required", "is missing")
	}
	return value
}

func optional[T any](m *members, name string, decode decoder[T]) Optional[T] {
	m.known = append(m.known, name)
	if node, ok := m.object[name]; ok {
		return Some(decode(node, m.at.at(name)))
	}
	return Optional[T]{}
}

// extra collects the members that were not asked for.
func (m *members) extra(others ...string) Object {
	extra := Object{}
	for name, node := range m.object {
		if !slices.Contains(m.known, name) && !slices.Contains(others, name) {
			extra[name] = node
		}
	}
	return extra
}

// keepTo notes the keys of before_update that are not keys of the resource (W6.3).
func (m *members) keepTo(resource string, known ...string) {
	before, _ := m.object["before_update"].(Object)
	after, ok := m.object[resource].(Object)
	if !ok {
		return
	}
	for name := range before {
		if _, ok := after[name]; !ok && !slices.Contains(known, name) {
			m.at.at("before_update").at(name).fail("unexpected", "is not a member of "+resource)
		}
	}
}

// branch is a record that an object may be, with the names of its members.
type branch[T any] struct {
	tag    string
	names  []string
	decode decoder[T]
}

// choose makes a decoder that picks a record by its tag, else the one that shares the most members with the object.
func choose[T any](tag string, branches ...branch[T]) decoder[T] {
	return func(node any, at *place) (none T) {
		object, ok := node.(Object)
		if !ok {
			at.mismatch("object", node)
			return none
		}
		for _, one := range branches {
			if object[tag] == one.tag {
				return one.decode(node, at)
			}
		}
		shared := func(one branch[T]) (count int) {
			for _, name := range one.names {
				if _, ok := object[name]; ok {
					count++
				}
			}
			return count
		}
		likely := slices.Clone(branches)
		slices.SortStableFunc(likely, func(a, b branch[T]) int { return shared(b) - shared(a) })
		var likeliest []Problem
		for _, one := range likely {
			var problems []Problem
			value := one.decode(node, &place{&problems, at.parent, at.step})
			if len(problems) == 0 {
				return value
			}
			if likeliest == nil {
				likeliest = problems
			}
		}
		*at.problems = append(*at.problems, likeliest...)
		return none
	}
}
