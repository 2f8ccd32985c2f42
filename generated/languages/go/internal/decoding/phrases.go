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
	case slices.Contains(phrases, ""):
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

// allowed says what a declaration allows, or a type that stands in one.
func (w *walk) allowed(one, row *shape) allowed {
	all := allowed{}
	kind := jsonTypes[one.Kind]
	switch one.Kind {
	case "named":
		return w.allowed(w.types[one.Name], w.types[one.Name])
	case "alias":
		return w.allowed(one.Type, one)
	case "nullable":
		all = w.allowed(one.Of, row)
		all["null"] = allowance{phrase: "null"}
	case "union":
		for _, own := range one.Branches {
			all[own.JSON] = w.allowed(own.Type, one)[own.JSON]
		}
	case "json":
		for _, name := range one.Types {
			all[name] = allowance{phrase: name}
		}
	case "constant", "enumeration", "vocabulary":
		if one.Open {
			return allowed{"string": {phrase: "string"}}
		}
		for _, value := range one.list() {
			all.add(value)
		}
	case "string":
		word := kind
		if one.Format != "" && !w.isLoosened(row) {
			word = one.Format
		}
		if one.Length != nil {
			word += " of " + count(one.Length, "character")
		}
		all[kind] = allowance{phrase: word}
	case "number", "integer":
		var bounds []string
		for _, bound := range [][2]string{{"min", "at least"}, {"above", "above"}, {"max", "at most"}, {"below", "below"}} {
			if number, ok := one.Range[bound[0]]; ok {
				bounds = append(bounds, bound[1]+" "+string(number))
			}
		}
		all[kind] = allowance{phrase: strings.TrimSpace(one.Kind + " " + strings.Join(bounds, " and "))}
	default:
		all[kind] = allowance{phrase: kind}
	}
	return all
}

// add allows a value as well.
func (a allowed) add(value any) {
	name := typeOf(value)
	own := a[name]
	switch value := value.(type) {
	case string:
		own.values = append(own.values, `"`+value+`"`)
	case bool, json.Number:
		own.values = append(own.values, fmt.Sprint(value))
	default:
		own.phrase = name
	}
	a[name] = own
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
