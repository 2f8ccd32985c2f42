package contracts

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"annotation-contracts.example/contracts/generated"
)

// Mode says how to read a document. Tolerant mode keeps unknown properties and does not assert formats; Strict checks the
// rules for senders.
type Mode bool

// The modes.
const (
	Tolerant Mode = false
	Strict   Mode = true
)

// Delivery is a body that an edition accepts, or one with an unknown event and an empty Edition.
type Delivery struct {
	Event, Edition string
	// Value points to a struct of the edition, such as *v2_76.UpdateTaskEvent; nil for an unknown event.
	Value any
	Body  []byte
	// KeyID is the name of the secret that signed it; only set by a receiver.
	KeyID     string
	webhookID json.Number
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
	first, what := e.Problems[0], strings.TrimSpace(e.Event+" payload")
	// The message is omitted, because it may quote a value.
	return fmt.Sprintf("invalid %.200s: %.200s: %s (closest edition %s)", what, cmp.Or(first.Path, "the document"), first.Code, e.Edition)
}

// Why a body is not JSON.
var (
	ErrUTF8 = errors.New("body is not UTF-8")
	ErrJSON = errors.New("body is not JSON")
	ErrDeep = errors.New("body is nested too deeply")
)

// unreadableCode returns the code for a body that cannot be read; empty for another error.
func unreadableCode(err error) string {
	for reason, code := range map[error]string{ErrUTF8: "not-utf8", ErrJSON: "not-json", ErrDeep: "too-deep"} {
		if errors.Is(err, reason) {
			return code
		}
	}
	return ""
}

// facts has the response for each rejection code, the events that are sent on request, and, for each edition and event,
// the envelope properties that only other editions have.
var facts = readFacts()

func readFacts() (read struct {
	Responses map[string]Response
	OnRequest []string
	Foreign   map[string]map[string][]string
}) {
	must(0, json.Unmarshal(must(generated.Files.ReadFile("facts.json")), &read))
	return read
}

// must returns the value; it panics if a file of this package cannot be read.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// ParseDelivery parses a body in the newest of the given editions that accepts it. Default: all editions.
func ParseDelivery(body []byte, mode Mode, editions ...string) (Delivery, error) {
	return parse("webhook", body, mode, "", editions)
}

// ParseRasterInfo parses raster info in the first edition that accepts it in strict mode, or else in tolerant mode.
func ParseRasterInfo(body []byte, editions ...string) (RasterInfo, error) {
	found, err := parse("raster-info", body, Strict, "", editions)
	var invalid *InvalidError
	if errors.As(err, &invalid) {
		found, err = parse("raster-info", body, Tolerant, "", editions)
	}
	return RasterInfo{found.Edition, found.Value}, err
}

// parse parses a document of a contract; the event of raster info is empty. The edition in last is tried first.
func parse(contract string, body []byte, mode Mode, last string, names []string) (Delivery, error) {
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
		found.Event = event
		found.webhookID, _ = object["webhook_id"].(json.Number)
		editions = slices.DeleteFunc(editions, func(one generated.Edition) bool { return one.New[event] == nil })
		if len(editions) == 0 {
			return found, nil
		}
	}
	edition, problems := find(document, found.Event, editions, mode, last)
	if len(problems) > 0 {
		return found, &InvalidError{found.Event, edition.Name, problems}
	}
	found.Edition, found.Value = edition.Name, edition.New[found.Event]()
	return found, json.Unmarshal(body, found.Value)
}

// choose lists the named editions of a contract in the contract's order, or all editions if none is named.
func choose(contract string, names []string) (chosen []generated.Edition, err error) {
	unknown := slices.Clone(names)
	for _, one := range generated.Editions {
		if one.Contract == contract && (len(names) == 0 || slices.Contains(names, one.Name)) {
			chosen = append(chosen, one)
			unknown = slices.DeleteFunc(unknown, func(name string) bool { return name == one.Name })
		}
	}
	if len(unknown) > 0 {
		return nil, fmt.Errorf("unknown edition %q", unknown[0])
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
	// encoding/json has no error value or type of its own for the depth, so only the text tells.
	if err != nil && strings.Contains(err.Error(), "exceeded max depth") {
		return nil, ErrDeep
	} else if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrJSON, err)
	}
	return document, nil
}

// find returns the first edition that accepts a document, preferring those that list every known property of its
// envelope, or else the closest one with its problems.
func find(document any, event string, editions []generated.Edition, mode Mode, last string) (generated.Edition, []Problem) {
	object, _ := document.(map[string]any)
	isForeign := func(name string) bool { _, ok := object[name]; return ok }
	problems := map[string][]Problem{}
	i := max(0, slices.IndexFunc(editions, func(one generated.Edition) bool { return one.Name == last }))
	for _, one := range slices.Concat(editions[i:i+1], editions[:i], editions[i+1:]) {
		problems[one.Name] = findProblems(one, event, document, mode)
		if len(problems[one.Name]) == 0 && !slices.ContainsFunc(facts.Foreign[one.Name][event], isForeign) {
			return one, nil
		}
	}
	closest := slices.MinFunc(editions, func(a, b generated.Edition) int { return len(problems[a.Name]) - len(problems[b.Name]) })
	return closest, problems[closest.Name]
}
