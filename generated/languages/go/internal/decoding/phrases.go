// Generated from scripts/artefacts/languages/go/runtime/internal/decoding/phrases.go by "npm run generate". Do not edit.

package decoding

import (
	"encoding/json"
	"fmt"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/jsontext"
)

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
