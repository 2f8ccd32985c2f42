// Generated from scripts/artefacts/languages/go/runtime/internal/jsontext/writer.go by "npm run generate". Do not edit.

package jsontext

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strconv"
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

// Write writes what a function gives to a writer.
func Write[T any](value T, write func(*Writer, T)) ([]byte, error) {
	w := writers.Get().(*Writer)
	w.text, w.err = w.text[:0], nil
	write(w, value)
	text, err := slices.Clone(w.text), w.err
	if cap(w.text) <= largestKept {
		writers.Put(w)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot write JSON: %w", err)
	}
	return text, nil
}

// WriteAny writes a value that was read with Any.
func WriteAny(value any) ([]byte, error) {
	return Write(value, (*Writer).Any)
}

// Raw writes what is JSON already.
func (w *Writer) Raw(text string) { w.text = append(w.text, text...) }

// Member begins a member of an object; its name comes as `"name":`.
func (w *Writer) Member(name string) {
	w.comma('{')
	w.text = append(w.text, name...)
}

// Name begins a member of any name.
func (w *Writer) Name(name string) {
	w.comma('{')
	w.String(name)
	w.Raw(":")
}

// Item begins an item of an array.
func (w *Writer) Item() { w.comma('[') }

func (w *Writer) comma(start byte) {
	if w.text[len(w.text)-1] != start {
		w.text = append(w.text, ',')
	}
}

// Bool writes a boolean.
func (w *Writer) Bool(value bool) { w.text = strconv.AppendBool(w.text, value) }

// Int writes an integer.
func (w *Writer) Int(value int64) { w.text = strconv.AppendInt(w.text, value, 10) }

// Big writes an integer of any size; nil is 0.
func (w *Writer) Big(value *big.Int) {
	if value == nil {
		value = new(big.Int)
	}
	w.text = value.Append(w.text, 10)
}

// Float writes a number; JSON has no infinity, but numbers beyond a double.
func (w *Writer) Float(value float64) {
	size := math.Abs(value)
	switch {
	case math.IsNaN(value):
		w.err = fmt.Errorf("NaN is no number of JSON")
	case math.IsInf(value, 0):
		w.Int(int64(math.Copysign(1, value)))
		w.Raw("e999")
	case size != 0 && (size < 1e-6 || size >= 1e21):
		w.text = strconv.AppendFloat(w.text, value, 'e', -1, 64)
	default:
		w.text = strconv.AppendFloat(w.text, value, 'f', -1, 64)
	}
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
		w.Bool(one)
	case string:
		w.String(one)
	case json.Number:
		// What a user wrote may be none.
		if r := (Reader{text: []byte(one)}); one == "" || r.Kind() != '0' || len(r.Number()) != len(one) {
			w.err = fmt.Errorf("%q is no number of JSON", string(one))
		}
		w.Raw(string(one))
	case []any:
		w.Raw("[")
		for _, item := range one {
			w.Item()
			w.Any(item)
		}
		w.Raw("]")
	case map[string]any:
		w.Raw("{")
		w.Members(one)
		w.Raw("}")
	default:
		text, err := json.Marshal(value)
		if err != nil {
			w.err = err
		}
		w.text = append(w.text, text...)
	}
}

// Members writes the members of an object in the order of their names, but for some.
func (w *Writer) Members(object map[string]any, without ...string) {
	if len(object) == 0 {
		return
	}
	names := make([]string, 0, len(object))
	for name := range object {
		if !slices.Contains(without, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		w.Name(name)
		w.Any(object[name])
	}
}

// Step writes a name as a step of a JSON Pointer.
func Step(name string) string {
	return string(appendStep(nil, []byte(name), 0, true))
}

// appendStep appends a name or an index to a JSON Pointer.
func appendStep(path, name []byte, index int, isName bool) []byte {
	path = append(path, '/')
	if !isName {
		return strconv.AppendInt(path, int64(index), 10)
	}
	for _, c := range name {
		switch c {
		case '~':
			path = append(path, "~0"...)
		case '/':
			path = append(path, "~1"...)
		default:
			path = append(path, c)
		}
	}
	return path
}
