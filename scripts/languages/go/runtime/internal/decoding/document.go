package decoding

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"annotation-contracts.example/contracts"
)

// Decoder decodes the value at a place.
type Decoder[T any] func(node any, at *Place) T

// Document reads a whole document; the error says why it cannot be read, or lists all that is wrong.
func Document[T any](body []byte, decode Decoder[T]) (T, error) {
	var none T
	node, err := read(body)
	if err != nil {
		return none, err
	}
	var problems []contracts.Problem
	value := decode(node, &Place{problems: &problems})
	if len(problems) > 0 {
		return none, &contracts.DecodeError{Problems: problems}
	}
	return value, nil
}

// Unmarshal reads a document into a value, as json.Unmarshal asks of a type; the value is kept where that fails.
func Unmarshal[T any](body []byte, decode Decoder[T], into *T) error {
	value, err := Document(body, decode)
	if err == nil {
		*into = value
	}
	return err
}

// read parses a JSON text (RFC 8259), 10,000 levels deep at the most.
func read(body []byte) (any, error) {
	if !utf8.Valid(body) {
		return nil, &contracts.UnreadableError{Reason: "not-utf8", Detail: "it is not UTF-8"}
	}
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	var node any
	if err := decoder.Decode(&node); err != nil {
		return nil, unreadable(err)
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return nil, &contracts.UnreadableError{Reason: "not-json", Detail: "more follows after the JSON text"}
	}
	return node, nil
}

func unreadable(err error) error {
	if strings.Contains(err.Error(), "exceeded max depth") {
		return &contracts.UnreadableError{Reason: "too-deep", Detail: "it is nested too deep"}
	}
	return &contracts.UnreadableError{Reason: "not-json", Detail: fmt.Sprintf("it is not JSON: %v", err)}
}

// Write writes a JSON text, with every character as it is.
func Write(node any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(node); err != nil {
		return nil, fmt.Errorf("cannot write JSON: %w", err)
	}
	return bytes.TrimSuffix(text.Bytes(), []byte("\n")), nil
}
