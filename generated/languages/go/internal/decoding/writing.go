// Generated from scripts/artefacts/languages/go/runtime/internal/decoding/writing.go by "npm run generate". Do not edit.

package decoding

import (
	"math/big"
	"slices"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// Writer writes a document.
type Writer = jsontext.Writer

// Write writes a document as JSON text.
func Write[T any](value T, write func(*Writer, *T)) ([]byte, error) {
	return jsontext.Write(&value, write)
}

// WriteString writes a string.
func WriteString[T ~string](w *Writer, value *T) { w.String(string(*value)) }

// WriteNumber writes a number.
func WriteNumber(w *Writer, value *float64) { w.Float(*value) }

// WriteBoolean writes a boolean.
func WriteBoolean(w *Writer, value *bool) { w.Bool(*value) }

// WriteInteger writes an integer of any size.
func WriteInteger(w *Writer, value **big.Int) { w.Big(*value) }

// WriteSafeInteger writes an integer.
func WriteSafeInteger(w *Writer, value *int64) { w.Int(*value) }

// WriteAny writes a value as it came.
func WriteAny(w *Writer, value *any) { w.Any(*value) }

// WriteObject writes an object as it came; nil is an empty one.
func WriteObject(w *Writer, value *contracts.Object) {
	w.Raw("{")
	w.Members(*value)
	w.Raw("}")
}

// WritePointer writes a value that may be null.
func WritePointer[T any](w *Writer, value *T, write func(*Writer, *T)) {
	if value == nil {
		w.Raw("null")
		return
	}
	write(w, value)
}

// WriteList writes an array.
func WriteList[T any](w *Writer, list []T, write func(*Writer, *T)) {
	w.Raw("[")
	for i := range list {
		w.Item()
		write(w, &list[i])
	}
	w.Raw("]")
}

// WriteMap writes an object with any names, in their order.
func WriteMap[T any](w *Writer, values map[string]T, write func(*Writer, *T)) {
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	slices.Sort(names)
	w.Raw("{")
	for _, name := range names {
		value := values[name]
		w.Name(name)
		write(w, &value)
	}
	w.Raw("}")
}
