// Generated from scripts/languages/go/runtime/internal/decoding/place.go by "npm run generate". Do not edit.

// Package decoding decodes JSON values into the types of the contracts and encodes them again; the generated packages
// call nothing else.
package decoding

import (
	"encoding/json"
	"slices"
	"strings"

	"annotation-contracts.example/contracts"
)

// maxErrors is how many errors are listed at the most.
const maxErrors = 100

// Place is a place in a document, with the list of all that is wrong there and elsewhere.
type Place struct {
	problems *[]contracts.Problem
	parent   *Place
	step     string
}

// At names a member or an item of the place.
func (p *Place) At(step string) *Place {
	return &Place{p.problems, p, step}
}

func (p *Place) pointer() string {
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

// Fail notes what is wrong here; the decoding goes on, and what it makes is never seen.
func (p *Place) Fail(code, message string) {
	if len(*p.problems) < maxErrors {
		*p.problems = append(*p.problems, contracts.Problem{Code: code, Path: p.pointer(), Message: message})
	}
}

// Mismatch notes a value of another JSON type than the contract allows.
func (p *Place) Mismatch(expected string, node any) {
	p.Fail("type", "expected "+expected+", received "+TypeOf(node))
}

// TypeOf names the JSON type of a value.
func TypeOf(node any) string {
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
