// Generated from scripts/languages/go/runtime/optional.go by "npm run generate". Do not edit.

package contracts

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

// IsMissing tells whether the member is not there.
func (o Optional[T]) IsMissing() bool {
	return !o.present
}
