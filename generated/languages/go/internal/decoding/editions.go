// Generated from scripts/artefacts/languages/go/runtime/internal/decoding/editions.go by "npm run generate". Do not edit.

// Package decoding reads documents by the types of an edition, and says by its table what is wrong with them.
package decoding

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// Mode is how a document is read: strict asks for what a sender owes.
type Mode bool

// The two modes.
const (
	Tolerant Mode = false
	Strict   Mode = true
)

// Edition is an edition of a contract: how its documents are read, and its table, which is read when it is used.
type Edition struct {
	name  string
	read  func(*jsontext.Reader) any
	table func() *table
}

// NewEdition makes an edition of its table and the function that reads a document.
func NewEdition[T any](name, text string, read func(*jsontext.Reader) T) *Edition {
	return &Edition{name, erase(read), sync.OnceValue(func() *table { return readTable(text) })}
}

func erase[T any](read func(*jsontext.Reader) T) func(*jsontext.Reader) any {
	return func(r *jsontext.Reader) any { return read(r) }
}

// Parse reads a whole document; the error says why it cannot be read, or lists all that is wrong.
func Parse[T any](edition *Edition, body []byte, mode Mode) (T, error) {
	_, value, err := Nearest([]*Edition{edition}, nil, body, mode)
	read, _ := value.(T)
	return read, err
}

// Unmarshal reads a value of a type, as json.Unmarshal asks; what it is read into is kept where that fails.
func Unmarshal[T any](edition *Edition, declaration string, body []byte, read func(*jsontext.Reader) T, into *T) error {
	value, ok := take(body, read)
	if !ok {
		var err error
		own := &Edition{edition.name, erase(read), func() *table { return edition.table().of(declaration) }}
		if value, err = Parse[T](own, body, Tolerant); err != nil {
			return err
		}
	}
	*into = value
	return nil
}

// Nearest reads a document by the first edition that takes it, of all or of some; otherwise the error is that of the
// edition which it breaks least, and an event is unknown where it is none of any edition.
func Nearest(all []*Edition, only []string, body []byte, mode Mode) (edition string, value any, err error) {
	if len(only) > 0 {
		if all, err = named(all, only); err != nil {
			return "", nil, err
		}
	}
	if mode == Tolerant {
		for _, one := range all {
			if value, ok := take(body, one.read); ok && !isUnknown(value) {
				return one.name, value, nil
			}
		}
	}
	tree, isTwice, err := jsontext.Parse(body)
	if err == nil && isTwice {
		// Of a name that occurs twice the last counts: the document is read without the others.
		body, err = jsontext.Write(tree, jsontext.WriteAny)
	}
	if err != nil {
		return "", nil, unreadable(err)
	}
	var nearest *contracts.DecodeError
	for _, one := range all {
		if problems := one.table().judge(tree, mode); len(problems) > 0 {
			if nearest == nil || len(problems) < len(nearest.Problems) {
				nearest = &contracts.DecodeError{Edition: one.name, Problems: problems}
			}
			continue
		}
		read, ok := take(body, one.read)
		if !ok {
			return "", nil, fmt.Errorf("cannot read the document: the types of edition %s differ from its table", one.name)
		}
		if !isUnknown(read) {
			return one.name, read, nil
		}
		value = read
	}
	if nearest != nil {
		return "", nil, nearest
	}
	return "", value, nil
}

// take reads a document that is right.
func take[T any](body []byte, read func(*jsontext.Reader) T) (value T, ok bool) {
	r := jsontext.NewReader(body)
	value = read(&r)
	return value, r.End() == nil
}

func isUnknown(value any) bool {
	_, ok := value.(*contracts.UnknownEvent)
	return ok
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

func named(all []*Edition, only []string) ([]*Edition, error) {
	found := make([]*Edition, len(only))
	for i, name := range only {
		at := slices.IndexFunc(all, func(one *Edition) bool { return one.name == name })
		if at < 0 {
			known := make([]string, len(all))
			for i, one := range all {
				known[i] = one.name
			}
			return nil, fmt.Errorf("cannot read edition %q: expected %s", name, strings.Join(known, ", "))
		}
		found[i] = all[at]
	}
	return found, nil
}
