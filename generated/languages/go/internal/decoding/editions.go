// Generated from scripts/artefacts/languages/go/runtime/internal/decoding/editions.go by "npm run generate". Do not edit.

package decoding

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"annotation-contracts.example/contracts"
)

// Edition is an edition of a contract, and how its documents are read.
type Edition struct {
	name  string
	parse func(body []byte, mode Mode) (any, error)
}

// NewEdition makes an edition of what its package has.
func NewEdition[T any](name string, tolerant, strict func([]byte) (T, error)) Edition {
	return Edition{name, func(body []byte, mode Mode) (any, error) {
		if mode == Strict {
			return strict(body)
		}
		return tolerant(body)
	}}
}

// Nearest reads a document by the first edition that takes it, of all or of some; otherwise the error is that of the
// edition which it breaks least, and an event is unknown where it is none of any edition.
func Nearest(all []Edition, only []string, body []byte, mode Mode) (edition string, value any, err error) {
	if len(only) > 0 {
		if all, err = named(all, only); err != nil {
			return "", nil, err
		}
	}
	var nearest *contracts.DecodeError
	var unknown any
	for _, one := range all {
		value, err := one.parse(body, mode)
		var invalid *contracts.DecodeError
		if errors.As(err, &invalid) {
			invalid.Edition = one.name
			if nearest == nil || len(invalid.Problems) < len(nearest.Problems) {
				nearest = invalid
			}
			continue
		}
		if err != nil {
			return "", nil, err
		}
		if _, ok := value.(*contracts.UnknownEvent); !ok {
			return one.name, value, nil
		}
		unknown = value
	}
	if nearest != nil {
		return "", nil, nearest
	}
	return "", unknown, nil
}

func named(all []Edition, only []string) ([]Edition, error) {
	found := make([]Edition, 0, len(only))
	for _, name := range only {
		i := slices.IndexFunc(all, func(one Edition) bool { return one.name == name })
		if i < 0 {
			known := make([]string, len(all))
			for i, one := range all {
				known[i] = one.name
			}
			return nil, fmt.Errorf("cannot read edition %q: expected %s", name, strings.Join(known, ", "))
		}
		found = append(found, all[i])
	}
	return found, nil
}

// WriteValue writes the value of a document.
func WriteValue(value any) ([]byte, error) {
	if one, ok := value.(json.Marshaler); ok {
		return one.MarshalJSON()
	}
	return Write(value, WriteAny)
}
