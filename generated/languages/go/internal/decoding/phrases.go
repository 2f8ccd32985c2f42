// Generated from scripts/artefacts/languages/go/runtime/internal/decoding/phrases.go by "npm run generate". Do not edit.

package decoding

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// allowed is what a type allows by JSON type: a phrase, or some values.
type allowed map[string]allowance

type allowance struct {
	phrase string
	values []string
}

// formatWords are the formats of our contracts in words.
var formatWords = map[string]string{
	"utc-date-time":    "a UTC timestamp such as 2026-01-31T08:30:00Z",
	"http-url":         "an absolute http or https URL",
	"http-url-or-path": "an http or https URL, or a path such as /api/tasks/15",
	"hex-colour":       "a hex colour such as #33ddff",
}

// phrase says what is allowed, in the words of every package of these contracts.
func (a allowed) phrase() string {
	var phrases, words []string
	for _, name := range []string{"string", "number", "boolean", "null", "array", "object"} {
		own, ok := a[name]
		if !ok {
			continue
		}
		phrases = append(phrases, own.phrase)
		if words = append(words, own.values...); own.values == nil {
			words = append(words, withArticles(name))
		}
	}
	switch {
	case len(phrases) == 0:
		return "nothing"
	case strings.Join(phrases, "") == "" || slices.Contains(phrases, ""):
		if len(words) == 1 {
			return words[0]
		}
		return "one of " + strings.Join(words, ", ")
	}
	expected := strings.Join(phrases, " or ")
	if known, ok := formatWords[expected]; ok {
		return known
	}
	return withArticles(expected)
}

var typeWords = regexp.MustCompile(`\b(?:string|number|integer|boolean|object|array)\b`)

func withArticles(types string) string {
	return typeWords.ReplaceAllStringFunc(types, func(name string) string {
		if strings.ContainsAny(name[:1], "aio") {
			return "an " + name
		}
		return "a " + name
	})
}

// allowed says what a type allows that stands in a declaration.
func (w *walk) allowed(one *shape, row *shape) allowed {
	switch one.Kind {
	case "named":
		return w.allowedBy(w.types[one.Name])
	case "nullable":
		own := w.allowed(one.Of, row)
		own["null"] = allowance{phrase: "null"}
		return own
	case "constant":
		return listed([]any{one.Value.value})
	case "json":
		own := allowed{}
		for _, name := range one.Types {
			own[name] = allowance{phrase: name}
		}
		return own
	case "list":
		return allowed{"array": {phrase: "array"}}
	case "map":
		return allowed{"object": {phrase: "object"}}
	case "boolean":
		return allowed{"boolean": {phrase: "boolean"}}
	case "string":
		word := "string"
		if one.Format != "" && !w.isLoosened(row) {
			word = one.Format
		}
		if one.Length != nil {
			word += " of " + count(one.Length, "character")
		}
		return allowed{"string": {phrase: word}}
	}
	var bounds []string
	for _, bound := range [][2]string{{"min", "at least"}, {"above", "above"}, {"max", "at most"}, {"below", "below"}} {
		if number, ok := one.Range[bound[0]]; ok {
			bounds = append(bounds, bound[1]+" "+string(number))
		}
	}
	return allowed{"number": {phrase: strings.TrimSpace(one.Kind + " " + strings.Join(bounds, " and "))}}
}

// allowedBy says what a declaration allows.
func (w *walk) allowedBy(one *shape) allowed {
	switch {
	case one.Kind == "alias":
		return w.allowed(one.Type, one)
	case one.Kind == "record" || one.Kind == "sum":
		return allowed{"object": {phrase: "object"}}
	case one.Kind == "union":
		all := allowed{}
		for _, own := range one.Branches {
			all[own.JSON] = w.allowed(own.Type, one)[own.JSON]
		}
		return all
	case one.Open:
		return allowed{"string": {phrase: "string"}}
	}
	return listed(one.Values.value.([]any))
}

// listed lists values by their JSON type.
func listed(values []any) allowed {
	all := allowed{}
	for _, value := range values {
		name := typeOf(value)
		own := all[name]
		switch value := value.(type) {
		case string:
			own.values = append(own.values, `"`+value+`"`)
		case bool, json.Number:
			own.values = append(own.values, fmt.Sprint(value))
		default:
			own.phrase = name
		}
		all[name] = own
	}
	return all
}

// count says how many there may be.
func count(length map[string]json.Number, unit string) string {
	low, hasLow := length["min"]
	high, hasHigh := length["max"]
	if (hasHigh && high != "1") || (!hasHigh && low != "1") {
		unit += "s"
	}
	switch {
	case !hasLow:
		return fmt.Sprintf("at most %s %s", high, unit)
	case !hasHigh:
		return fmt.Sprintf("at least %s %s", low, unit)
	case low == high:
		return fmt.Sprintf("%s %s", low, unit)
	}
	return fmt.Sprintf("%s to %s %s", low, high, unit)
}

// longestShown is how many characters of a value a sentence shows.
const longestShown = 60

// quote writes a value as a sentence shows it.
func quote(value any) string {
	switch value := value.(type) {
	case string:
		if value == "" {
			return "an empty text"
		}
		text, _ := jsontext.Write(any(shorten(value)), jsontext.WriteAny)
		return string(text)
	case []any:
		return "an array"
	case contracts.Object:
		return "an object"
	case nil:
		return "null"
	}
	return shorten(fmt.Sprint(value))
}

func shorten(text string) string {
	shown := 0
	for i := range text {
		if shown == longestShown {
			return text[:i] + "…"
		}
		shown++
	}
	return text
}

func typeOf(value any) string {
	switch value.(type) {
	case string:
		return "string"
	case json.Number:
		return "number"
	case bool:
		return "boolean"
	case nil:
		return "null"
	case []any:
		return "array"
	}
	return "object"
}
