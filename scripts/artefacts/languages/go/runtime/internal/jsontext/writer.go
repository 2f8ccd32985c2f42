package jsontext

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// Writer writes a JSON text, with every character as it is.
type Writer struct {
	text []byte
	err  error
}

var writers = sync.Pool{New: func() any { return &Writer{text: make([]byte, 0, 4096)} }}

// largestKept is how many bytes a writer may keep for the next text.
const largestKept = 1 << 16

// Write writes a value as JSON text by a function for its type.
func Write[T any](value T, write func(*Writer, *T)) ([]byte, error) {
	w := writers.Get().(*Writer)
	w.text, w.err = w.text[:0], nil
	write(w, &value)
	text, err := slices.Clone(w.text), w.err
	if cap(w.text) <= largestKept {
		writers.Put(w)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot write JSON: %w", err)
	}
	return text, nil
}

// Raw writes what is JSON already.
func (w *Writer) Raw(text string) { w.text = append(w.text, text...) }

// Member begins a member of an object; its name comes as `"name":`.
func (w *Writer) Member(name string) {
	w.comma('{')
	w.text = append(w.text, name...)
}

func (w *Writer) comma(start byte) {
	if w.text[len(w.text)-1] != start {
		w.text = append(w.text, ',')
	}
}

// WriteBool writes a boolean.
func WriteBool(w *Writer, value *bool) { w.text = strconv.AppendBool(w.text, *value) }

// WriteInt writes an integer.
func WriteInt(w *Writer, value *int64) { w.text = strconv.AppendInt(w.text, *value, 10) }

// WriteBig writes an integer of any size; nil is 0.
func WriteBig(w *Writer, value **big.Int) {
	whole := *value
	if whole == nil {
		whole = new(big.Int)
	}
	w.text = whole.Append(w.text, 10)
}

// WriteFloat writes a number; JSON has no infinity, but numbers beyond a double.
func WriteFloat(w *Writer, value *float64) {
	size := math.Abs(*value)
	switch {
	case math.IsNaN(size):
		w.err = fmt.Errorf("NaN is no number of JSON")
	case math.IsInf(*value, -1):
		w.Raw("-1e999")
	case math.IsInf(size, 1):
		w.Raw("1e999")
	case size != 0 && (size < 1e-6 || size >= 1e21):
		w.text = strconv.AppendFloat(w.text, *value, 'e', -1, 64)
	default:
		w.text = strconv.AppendFloat(w.text, *value, 'f', -1, 64)
	}
}

// WriteString writes a string.
func WriteString[T ~string](w *Writer, value *T) { w.String(string(*value)) }

// WriteAny writes a value as it came.
func WriteAny(w *Writer, value *any) { w.Any(*value) }

// WriteObject writes an object as it came; nil is an empty one.
func WriteObject(w *Writer, value *map[string]any) {
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
		w.comma('[')
		write(w, &list[i])
	}
	w.Raw("]")
}

// WriteMap writes an object with any names, in their order.
func WriteMap[T any](w *Writer, values map[string]T, write func(*Writer, *T)) {
	w.Raw("{")
	for _, name := range Names(values) {
		value := values[name]
		w.name(name)
		write(w, &value)
	}
	w.Raw("}")
}

// Names lists the names of an object's members in their order.
func Names[T any](object map[string]T) []string {
	names := make([]string, 0, len(object))
	for name := range object {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

func (w *Writer) name(name string) {
	w.comma('{')
	w.String(name)
	w.Raw(":")
}

const hexDigits = "0123456789abcdef"

// String writes a string; three bytes that stand for a lone surrogate are escaped, other bytes that are no UTF-8 become U+FFFD.
func (w *Writer) String(value string) {
	w.text = append(w.text, '"')
	from := 0
	for i := 0; i < len(value); {
		c := value[i]
		if plain[c] && c < utf8.RuneSelf {
			i++
			continue
		}
		if c < utf8.RuneSelf {
			w.text = append(w.text, value[from:i]...)
			w.escape(c)
			i++
			from = i
			continue
		}
		r, size := utf8.DecodeRuneInString(value[i:])
		if r != utf8.RuneError || size > 1 {
			i += size
			continue
		}
		w.text = append(w.text, value[from:i]...)
		if i+2 < len(value) && c == 0xed && value[i+1] >= 0xa0 && value[i+1] < 0xc0 && value[i+2]&0xc0 == 0x80 {
			w.text = append(w.text, '\\', 'u', 'd', hexDigits[value[i+1]>>2&0xf], hexDigits[value[i+1]&3<<2|value[i+2]>>4&3], hexDigits[value[i+2]&0xf])
			size = 3
		} else {
			w.text = utf8.AppendRune(w.text, utf8.RuneError)
		}
		i += size
		from = i
	}
	w.text = append(append(w.text, value[from:]...), '"')
}

func (w *Writer) escape(c byte) {
	switch c {
	case '"', '\\':
		w.text = append(w.text, '\\', c)
	case '\n':
		w.text = append(w.text, '\\', 'n')
	default:
		w.text = append(w.text, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&0xf])
	}
}

// Any writes a value as Any reads it, and any other as encoding/json does.
func (w *Writer) Any(value any) {
	switch one := value.(type) {
	case nil:
		w.Raw("null")
	case bool:
		w.text = strconv.AppendBool(w.text, one)
	case string:
		w.String(one)
	case json.Number:
		// What a user wrote may be none.
		if r := (Reader{text: []byte(one)}); one == "" || r.Kind() != '0' || len(r.Number()) != len(one) {
			w.err = fmt.Errorf("%q is no number of JSON", string(one))
		}
		w.Raw(string(one))
	case []any:
		WriteList(w, one, WriteAny)
	case map[string]any:
		w.Raw("{")
		w.Members(one)
		w.Raw("}")
	case json.Marshaler:
		w.appended(one.MarshalJSON())
	default:
		w.appended(json.Marshal(value))
	}
}

func (w *Writer) appended(text []byte, err error) {
	if err != nil {
		w.err = err
	}
	w.text = append(w.text, text...)
}

// Members writes the members of an object in the order of their names, but for some.
func (w *Writer) Members(object map[string]any, without ...string) {
	if len(object) == 0 {
		return
	}
	for _, name := range Names(object) {
		if !slices.Contains(without, name) {
			w.name(name)
			w.Any(object[name])
		}
	}
}

var steps = strings.NewReplacer("~", "~0", "/", "~1")

// Step writes a name as a step of a JSON Pointer.
func Step(name string) string { return "/" + steps.Replace(name) }
