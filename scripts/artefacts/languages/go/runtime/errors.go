package contracts

import (
	"errors"
	"fmt"
	"log/slog"

	"annotation-contracts.example/contracts/internal/jsontext"
)

// What errors.Is finds, whatever the details.
var (
	// ErrUnreadable says that a body is no JSON text.
	ErrUnreadable = errors.New("cannot read the body")
	// ErrInvalid says that a document breaks its contract.
	ErrInvalid = errors.New("the document breaks its contract")
	// ErrRefused says that a signature is refused.
	ErrRefused = errors.New("the signature is refused")
)

// Object is a JSON object as it came; its numbers are of type json.Number, so that none is rounded.
type Object = map[string]any

// UnreadableError says why a body is no JSON text; it is ErrUnreadable.
type UnreadableError struct {
	// Reason is "not-utf8", "not-json" or "too-deep".
	Reason string
	// Detail says the same in words.
	Detail string
}

// Error says why the body cannot be read.
func (e *UnreadableError) Error() string {
	return ErrUnreadable.Error() + ": " + e.Detail
}

// Is lets errors.Is find the kind of error.
func (e *UnreadableError) Is(target error) bool { return target == ErrUnreadable }

// Problem is one thing that is wrong: a code, and its place as a JSON Pointer (RFC 6901).
type Problem struct {
	Code, Path, Message string
}

// Warning is a rule that a valid document breaks: what is suspicious, its place as a JSON Pointer (RFC 6901), and the clause of
// the source document that the rule reads.
type Warning struct {
	Rule, Path, Message, Clause string
}

// DecodeError says that a document breaks its contract, which is ErrInvalid; it lists at most 100 problems.
type DecodeError struct {
	// Edition is the edition that the document is the nearest to, where several were tried.
	Edition  string
	Problems []Problem
}

// Error names the first problem, and how many there are.
func (e *DecodeError) Error() string {
	if len(e.Problems) == 0 {
		return ErrInvalid.Error()
	}
	first, more := e.Problems[0], ""
	if len(e.Problems) > 1 {
		more = fmt.Sprintf(" (and %d more)", len(e.Problems)-1)
	}
	if first.Path == "" {
		return "the document: " + first.Message + more
	}
	return first.Path + ": " + first.Message + more
}

// Is lets errors.Is find the kind of error.
func (e *DecodeError) Is(target error) bool { return target == ErrInvalid }

// Event is a document that names its event.
type Event interface {
	// EventName is the name of the event, as it was sent.
	EventName() string
	// MarshalJSON writes the document as it was sent.
	MarshalJSON() ([]byte, error)
}

// UnknownEvent is a document with an event that the contract does not have (W6.1).
type UnknownEvent struct {
	// Name is the name of the event, as it was sent.
	Name string
	// Document is the document as it came.
	Document Object
}

// EventName is the name of the event, as it was sent.
func (v *UnknownEvent) EventName() string { return v.Name }

// MarshalJSON writes the document as it came.
func (v *UnknownEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v.Document, jsontext.WriteObject)
}

// LogValue is the name alone.
func (v *UnknownEvent) LogValue() slog.Value { return slog.StringValue(v.Name) }
