package contracts

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"annotation-contracts.example/contracts/generated"
)

// Mode is how to read a document. Tolerant mode keeps unknown properties and does not assert formats; Strict checks the
// rules for senders.
type Mode bool

// The modes.
const (
	Tolerant Mode = false
	Strict   Mode = true
)

// Delivery is a body that an edition accepts, or one with an unknown event; then Edition is empty.
type Delivery struct {
	Event, Edition string
	// Value points to a struct of the edition, such as *v2_76.UpdateTaskEvent; nil for an unknown event.
	Value any
	Body  []byte
	// Secret names the secret that signed it; only set by a receiver.
	Secret string
	// key identifies it for deduplication.
	key string
}

// RasterInfo is the output of gdalmdiminfo; Value points to a struct of the edition, such as
// *raster_info_2019.RasterInfo.
type RasterInfo struct {
	Edition string
	Value   any
}

// Problem is an error at a path, which is a JSON Pointer. Code is a word such as "required" or "type".
type Problem struct{ Path, Code, Message string }

// InvalidError lists the errors in the closest edition.
type InvalidError struct {
	Event, Edition string
	Problems       []Problem
}

func (e *InvalidError) Error() string {
	first := e.Problems[0]
	return fmt.Sprintf("invalid %s: %s: %s (closest edition %s)", strings.TrimSpace(e.Event+" payload"), first.Path, first.Message, e.Edition)
}

// Why a body is not JSON.
var (
	ErrUTF8 = errors.New("body is not UTF-8")
	ErrJSON = errors.New("body is not JSON")
	ErrDeep = errors.New("body is nested too deeply")
)

// ParseDelivery parses a body in the first of the given editions that accepts it. Default: all editions, newest first.
func ParseDelivery(body []byte, mode Mode, editions ...string) (Delivery, error) {
	return parse("webhook", body, mode, editions...)
}

// ParseRasterInfo parses raster info in the first edition that accepts it unchanged, or else with unknown properties.
func ParseRasterInfo(body []byte, editions ...string) (RasterInfo, error) {
	found, err := parse("raster-info", body, Strict, editions...)
	var invalid *InvalidError
	if errors.As(err, &invalid) {
		found, err = parse("raster-info", body, Tolerant, editions...)
	}
	return RasterInfo{found.Edition, found.Value}, err
}

// parse parses a document of a contract; raster info has no event.
func parse(contract string, body []byte, mode Mode, names ...string) (Delivery, error) {
	found := Delivery{Body: body}
	editions, err := choose(contract, names)
	if err != nil {
		return found, err
	}
	document, err := readJSON(body)
	if err != nil {
		return found, err
	}
	object, _ := document.(map[string]any)
	if event, isNamed := object["event"].(string); isNamed && contract == "webhook" {
		found.Event, found.key = event, fmt.Sprint(object["webhook_id"])
		editions = slices.DeleteFunc(editions, func(one generated.Edition) bool { return one.New[event] == nil })
		if len(editions) == 0 {
			return found, nil
		}
	}
	edition, err := find(document, found.Event, editions, mode)
	if err != nil {
		return found, err
	}
	found.Edition, found.Value = edition.Name, edition.New[found.Event]()
	return found, json.Unmarshal(body, found.Value)
}

// choose lists the named editions of a contract, or all of them without names.
func choose(contract string, names []string) ([]generated.Edition, error) {
	var all []generated.Edition
	for _, one := range generated.Editions {
		if one.Contract == contract {
			all = append(all, one)
		}
	}
	if len(names) == 0 {
		return all, nil
	}
	var chosen []generated.Edition
	for _, name := range names {
		i := slices.IndexFunc(all, func(one generated.Edition) bool { return one.Name == name })
		if i < 0 {
			return nil, fmt.Errorf("unknown edition %q", name)
		}
		chosen = append(chosen, all[i])
	}
	return chosen, nil
}

func readJSON(body []byte) (any, error) {
	if !utf8.Valid(body) {
		return nil, ErrUTF8
	}
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	var document any
	err := decoder.Decode(&document)
	if err == nil && decoder.InputOffset() < int64(len(bytes.TrimRight(body, " \t\r\n"))) {
		err = errors.New("text after the document")
	}
	if err != nil && strings.Contains(err.Error(), "exceeded max depth") {
		return nil, ErrDeep
	} else if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrJSON, err)
	}
	return document, nil
}

// find returns the first edition that accepts a document, or the errors in the closest one.
func find(document any, event string, editions []generated.Edition, mode Mode) (generated.Edition, error) {
	var closest *InvalidError
	for _, one := range editions {
		problems := findProblems(one, event, document, mode)
		if len(problems) == 0 {
			return one, nil
		}
		if closest == nil || len(problems) < len(closest.Problems) {
			closest = &InvalidError{event, one.Name, problems}
		}
	}
	return generated.Edition{}, closest
}
