// Generated from scripts/languages/go/runtime/internal/decoding/members.go by "npm run generate". Do not edit.

package decoding

import (
	"slices"

	"annotation-contracts.example/contracts"
)

// Members are those of an object that is being decoded.
type Members struct {
	object contracts.Object
	isOne  bool
	at     *Place
	known  []string
}

// MembersOf starts to decode an object.
func MembersOf(node any, at *Place) *Members {
	object, ok := node.(contracts.Object)
	if !ok {
		at.Mismatch("object", node)
	}
	return &Members{object: object, isOne: ok, at: at}
}

// Required decodes a member that must be there.
func Required[T any](m *Members, name string, decode Decoder[T]) (value T) {
	m.known = append(m.known, name)
	if node, ok := m.object[name]; ok {
		return decode(node, m.at.At(name))
	}
	if m.isOne {
		m.at.At(name).Fail("required", "is missing")
	}
	return value
}

// Optional decodes a member that may be missing.
func Optional[T any](m *Members, name string, decode Decoder[T]) contracts.Optional[T] {
	m.known = append(m.known, name)
	if node, ok := m.object[name]; ok {
		return contracts.Some(decode(node, m.at.At(name)))
	}
	return contracts.Optional[T]{}
}

// Constant checks a member that is always the same string.
func (m *Members) Constant(name, value string) {
	Required(m, name, OneOf(value))
}

// Extra collects the members that were not asked for, as they came.
func (m *Members) Extra() contracts.Object {
	extra := contracts.Object{}
	for name, node := range m.object {
		if !slices.Contains(m.known, name) {
			extra[name] = node
		}
	}
	return extra
}

// ExtraOf collects the members that were not asked for, which are of one type, as they came.
func ExtraOf[T any](m *Members, decode Decoder[T]) contracts.Object {
	extra := m.Extra()
	for name, node := range extra {
		decode(node, m.at.At(name))
	}
	return extra
}

// Tag reads the member that tells envelopes apart; the second result is false where it is wrong.
func Tag(node any, at *Place, name string) (string, contracts.Object, bool) {
	before := len(*at.problems)
	m := MembersOf(node, at)
	value := Required(m, name, String)
	return value, m.object, len(*at.problems) == before
}

// Branch is a record that an object may be, with the names of its members.
type Branch[T any] struct {
	Tag    string
	Names  []string
	Decode Decoder[T]
}

// Choose makes a decoder that picks a record by its tag, else the one that shares the most members with the object.
func Choose[T any](tag string, branches ...Branch[T]) Decoder[T] {
	likeliest := Fitting(branches...)
	return func(node any, at *Place) T {
		object, _ := node.(contracts.Object)
		for _, one := range branches {
			if object[tag] == one.Tag {
				return one.Decode(node, at)
			}
		}
		return likeliest(node, at)
	}
}

// Fitting makes a decoder that picks the first record that fits, the one that shares the most members with the object
// first.
func Fitting[T any](branches ...Branch[T]) Decoder[T] {
	return func(node any, at *Place) (none T) {
		object, ok := node.(contracts.Object)
		if !ok {
			at.Mismatch("object", node)
			return none
		}
		var likeliest []contracts.Problem
		for _, one := range byShared(branches, object) {
			var problems []contracts.Problem
			value := one.Decode(node, &Place{&problems, at.parent, at.step})
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

func byShared[T any](branches []Branch[T], object contracts.Object) []Branch[T] {
	shared := func(one Branch[T]) (count int) {
		for _, name := range one.Names {
			if _, ok := object[name]; ok {
				count++
			}
		}
		return count
	}
	likely := slices.Clone(branches)
	slices.SortStableFunc(likely, func(a, b Branch[T]) int { return shared(b) - shared(a) })
	return likely
}
