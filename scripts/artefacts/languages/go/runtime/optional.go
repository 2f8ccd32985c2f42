package contracts

import (
	"encoding/json"
	"fmt"
	"log/slog"
)

// Optional is a member that may be missing, which is not the same as null: the value of a member that may also be null
// is a pointer, nil for null.
type Optional[T any] struct {
	value   T
	present bool
}

// Some makes a member that is there.
func Some[T any](value T) Optional[T] {
	return Optional[T]{value, true}
}

// Get returns the value, and whether the member is there.
func (o Optional[T]) Get() (T, bool) {
	return o.value, o.present
}

// Or returns the value, or another where the member is missing.
func (o Optional[T]) Or(other T) T {
	if o.present {
		return o.value
	}
	return other
}

// IsMissing reports whether the member is not there.
func (o Optional[T]) IsMissing() bool {
	return !o.present
}

// IsZero reports whether the member is not there, for encoding/json's option omitzero.
func (o Optional[T]) IsZero() bool {
	return !o.present
}

// String writes the value as fmt does.
func (o Optional[T]) String() string {
	if !o.present {
		return "missing"
	}
	return fmt.Sprint(o.value)
}

// LogValue is the value.
func (o Optional[T]) LogValue() slog.Value {
	if !o.present {
		return slog.StringValue("missing")
	}
	return slog.AnyValue(o.value)
}

// MarshalJSON writes the value; what is missing is null, but with the option omitzero.
func (o Optional[T]) MarshalJSON() ([]byte, error) {
	if !o.present {
		return []byte("null"), nil
	}
	return json.Marshal(o.value)
}

// UnmarshalJSON reads a value that is there.
func (o *Optional[T]) UnmarshalJSON(text []byte) error {
	o.present = true
	return json.Unmarshal(text, &o.value)
}
