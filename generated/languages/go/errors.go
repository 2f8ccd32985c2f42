// Generated from scripts/languages/go/runtime/errors.go by "npm run generate". Do not edit.

package contracts

import "fmt"

// Object is a JSON object as it came; its numbers are of type json.Number, so that none is rounded.
type Object = map[string]any

// UnreadableError says that a body is no JSON text.
type UnreadableError struct {
	// Reason is "not-utf8", "not-json" or "too-deep".
	Reason string
	// Detail says the same in words.
	Detail string
}

// Error says why the body cannot be read.
func (e *UnreadableError) Error() string {
	return "cannot read the body: " + e.Detail
}

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
