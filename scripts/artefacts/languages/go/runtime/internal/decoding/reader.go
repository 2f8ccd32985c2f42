// Package decoding reads JSON texts into the types of the contracts and writes them again; the generated packages call
// nothing else.
package decoding

import (
	"errors"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// maxErrors is how many errors are listed at the most.
const maxErrors = 100

// Reader reads a document, and notes all that is wrong.
type Reader struct {
	jsontext.Reader
	// Strict tells whether the reader asks for what a sender owes: no further members, every format.
	Strict   bool
	problems []problem
}

// problem is what is wrong at an offset, or with a member of what begins there; its path is made at the end.
type problem struct {
	code, message, member string
	at                    int
	isMember              bool
}

// Mode tells how a document is read.
type Mode bool

// The two modes.
const (
	Tolerant Mode = false
	Strict   Mode = true
)

// Document reads a whole document; the error says why it cannot be read, or lists all that is wrong.
func Document[T any](body []byte, mode Mode, read func(*Reader) T) (none T, err error) {
	r := Reader{Reader: jsontext.NewReader(body), Strict: bool(mode)}
	value := read(&r)
	if err := r.End(); err != nil {
		return none, unreadable(err)
	}
	if r.Twice {
		// Of a name that occurs twice the last counts: the document is read again without the others.
		again := jsontext.NewReader(body)
		if body, err = jsontext.WriteAny(again.Any()); err != nil {
			return none, err
		}
		return Document(body, mode, read)
	}
	if len(r.problems) > 0 {
		return none, &contracts.DecodeError{Problems: r.list(body)}
	}
	return value, nil
}

// Unmarshal reads a document into a value, as json.Unmarshal asks of a type; the value is kept where that fails.
func Unmarshal[T any](body []byte, read func(*Reader) T, into *T) error {
	value, err := Document(body, Tolerant, read)
	if err == nil {
		*into = value
	}
	return err
}

func unreadable(err error) error {
	reason := "not-json"
	if errors.Is(err, jsontext.ErrNotUTF8) {
		reason = "not-utf8"
	} else if errors.Is(err, jsontext.ErrTooDeep) {
		reason = "too-deep"
	}
	return &contracts.UnreadableError{Reason: reason, Detail: err.Error()}
}

func (r *Reader) list(body []byte) []contracts.Problem {
	offsets := make([]int, len(r.problems))
	for i, one := range r.problems {
		offsets[i] = one.at
	}
	paths := jsontext.Paths(body, offsets)
	list := make([]contracts.Problem, len(r.problems))
	for i, one := range r.problems {
		path := paths[one.at]
		if one.isMember {
			path += jsontext.Step(one.member)
		}
		list[i] = contracts.Problem{Code: one.code, Path: path, Message: one.message}
	}
	return list
}

// Fail notes what is wrong with the value at an offset; what is made of it is never seen.
func (r *Reader) Fail(at int, code, message string) {
	r.note(problem{code: code, message: message, at: at})
}

func (r *Reader) note(one problem) {
	if len(r.problems) < maxErrors {
		r.problems = append(r.problems, one)
	}
}

var typeNames = map[byte]string{'{': "object", '[': "array", '"': "string", '0': "number", 't': "boolean", 'n': "null"}

// Mismatch notes a value of another JSON type than the contract allows, and passes over it.
func (r *Reader) Mismatch(expected string) {
	if kind := r.Kind(); kind != 0 {
		r.Fail(r.Pos(), "type", "expected "+expected+", received "+typeNames[kind])
	}
	r.Skip()
}

// Object enters an object: it gives its offset, -1 where it is none, and tells whether it has a member.
func (r *Reader) Object() (at int, more bool) {
	if r.Kind() != '{' {
		r.Mismatch("object")
		return -1, false
	}
	return r.Pos(), r.Open('}')
}

// Once notes that a member was read; of one that occurs twice the last counts.
func (r *Reader) Once(seen *bool) {
	if *seen {
		r.Twice = true
	}
	*seen = true
}

// Required checks that the first members of a record were read, as many as have a mark.
func (r *Reader) Required(at int, seen []bool, names []string) {
	if at < 0 {
		return
	}
	for i, has := range seen {
		if !has {
			r.note(problem{code: "required", message: "is missing", at: at, member: names[i], isMember: true})
		}
	}
}

// Extra keeps a member that the contract does not name.
func (r *Reader) Extra(name []byte, extra *contracts.Object) {
	if *extra == nil {
		*extra = contracts.Object{}
	}
	key := string(name)
	if _, ok := (*extra)[key]; ok {
		r.Twice = true
	}
	(*extra)[key] = r.Any()
}

// Further keeps a member that the contract does not name, which a sender may not send.
func (r *Reader) Further(name []byte, extra *contracts.Object) {
	if r.Strict {
		r.Kind()
		r.Fail(r.Pos(), "unexpected", "is not expected here")
	}
	r.Extra(name, extra)
}

// ExtraOf keeps a member that the contract does not name as it came, and checks its type.
func ExtraOf[T any](r *Reader, name []byte, extra *contracts.Object, read func(*Reader) T) {
	key := string(name)
	start := r.State()
	read(r)
	r.Return(start)
	r.Extra([]byte(key), extra)
}

// Before checks that each member of a member is one of another member, or among some that are known (W6.3).
func (r *Reader) Before(at int, member, of string, known []string) {
	if !r.Strict || at < 0 || r.Err() != nil {
		return
	}
	allowed := map[string]bool{}
	for _, name := range known {
		allowed[name] = true
	}
	places := map[string]int{}
	end := r.State()
	each := func(place string, take func(name string)) (found bool) {
		r.ReturnTo(at)
		for more := r.Open('}'); more; more = r.More('}') {
			if string(r.Name()) != place || r.Kind() != '{' {
				r.Skip()
				continue
			}
			found = true
			for more := r.Open('}'); more; more = r.More('}') {
				name := string(r.Name())
				r.Kind()
				take(name)
				r.Skip()
			}
		}
		return found
	}
	each(member, func(name string) { places[name] = r.Pos() })
	if each(of, func(name string) { allowed[name] = true }) {
		for name, place := range places {
			if !allowed[name] {
				r.Fail(place, "unexpected", "is no member of "+of)
			}
		}
	}
	r.Return(end)
}

// Tag reads the member that tells envelopes apart, and returns to the start of the object; the second result is false
// where it is wrong, and the object has been passed over.
func (r *Reader) Tag(name string) (tag string, ok bool) {
	start := r.State()
	at, more := r.Object()
	for ; more; more = r.More('}') {
		if string(r.Name()) != name {
			r.Skip()
			continue
		}
		if r.Kind() == '"' {
			tag, ok = string(r.Bytes()), r.Err() == nil
		} else {
			r.Mismatch("string")
		}
		r.Return(start)
		if !ok {
			r.Skip()
		}
		return tag, ok
	}
	r.Required(at, []bool{false}, []string{name})
	return "", false
}

// Unknown keeps a document whose tag is none of the contract's.
func (r *Reader) Unknown(tag string) *contracts.UnknownEvent {
	document, _ := r.Any().(contracts.Object)
	return &contracts.UnknownEvent{Name: tag, Document: document}
}

// Choice says how the records differ that an object may be.
type Choice struct {
	// Tag names the member that names the record; empty where none does.
	Tag string
	// Values holds the tag of each record.
	Values []string
	// Names holds the names of the members of each record.
	Names [][]string
}

// Choose reads a record by its tag, else the first that fits, the one that shares the most members with the object first.
func Choose[T any](r *Reader, choice *Choice, read func(r *Reader, branch int) T) (none T) {
	if r.Kind() != '{' {
		r.Mismatch("object")
		return none
	}
	start := r.State()
	shared := make([]int, len(choice.Names))
	for more := r.Open('}'); more; more = r.More('}') {
		name := r.Name()
		isTag := choice.Tag != "" && string(name) == choice.Tag
		for i, names := range choice.Names {
			for _, own := range names {
				if string(name) == own {
					shared[i]++
				}
			}
		}
		if !isTag || r.Kind() != '"' {
			r.Skip()
			continue
		}
		value := r.Bytes()
		for i, own := range choice.Values {
			if string(value) == own {
				r.Return(start)
				return read(r, i)
			}
		}
	}
	before := len(r.problems)
	var likeliest []problem
	for range shared {
		best := 0
		for i, count := range shared {
			if count > shared[best] {
				best = i
			}
		}
		shared[best] = -1
		r.Return(start)
		if value := read(r, best); len(r.problems) == before || r.Err() != nil {
			return value
		}
		if likeliest == nil {
			likeliest = append(likeliest, r.problems[before:]...)
		}
		r.problems = r.problems[:before]
	}
	r.problems = append(r.problems, likeliest...)
	return none
}
