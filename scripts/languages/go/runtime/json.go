package contracts

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// Object is a JSON object as it came; its numbers are of type json.Number, so that none is rounded.
type Object = map[string]any

// UnreadableError says that a body is no JSON text.
type UnreadableError struct {
	// Reason is "not-utf8", "not-json" or "too-deep".
	Reason string
	detail string
}

// Error says why the body cannot be read.
func (e *UnreadableError) Error() string {
	return "cannot read the body: " + e.detail
}

// readJSON parses a JSON text (RFC 8259), 10,000 levels deep at the most.
func readJSON(body []byte) (any, error) {
	if !utf8.Valid(body) {
		return nil, &UnreadableError{"not-utf8", "it is not UTF-8"}
	}
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	var node any
	if err := decoder.Decode(&node); err != nil {
		return nil, unreadable(err)
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return nil, &UnreadableError{"not-json", "more follows after the JSON text"}
	}
	return node, nil
}

func unreadable(err error) error {
	if strings.Contains(err.Error(), "exceeded max depth") {
		return &UnreadableError{"too-deep", "it is nested too deep"}
	}
	return &UnreadableError{"not-json", fmt.Sprintf("it is not JSON: %v", err)}
}

// writeJSON writes a JSON text, with every character as it is.
func writeJSON(node any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(node); err != nil {
		return nil, fmt.Errorf("cannot write JSON: %w", err)
	}
	return bytes.TrimSuffix(text.Bytes(), []byte("\n")), nil
}
