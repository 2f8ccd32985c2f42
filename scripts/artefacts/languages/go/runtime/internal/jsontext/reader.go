// Package jsontext reads and writes JSON texts (RFC 8259) without a tree in between.
package jsontext

import (
	"encoding/json"
	"errors"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// MaxDepth is how many levels are read at the most.
const MaxDepth = 10_000

// Why a text cannot be read.
var (
	ErrNotUTF8 = errors.New("it is not UTF-8")
	ErrNotJSON = errors.New("it is not JSON")
	ErrTooDeep = errors.New("it is nested too deep")
	// errOther says that a value is not what its reader wants.
	errOther = errors.New("it is another value")
)

// Reader reads a JSON text value by value. After an error it is at the end of its text.
type Reader struct {
	text    []byte
	pos     int
	depth   int
	scratch []byte
	err     error
	twice   bool
}

// Parse reads a whole text as Any does; isTwice reports whether a name occurs twice in an object.
func Parse(text []byte) (value any, isTwice bool, err error) {
	r := NewReader(text)
	value = r.Any()
	return value, r.twice, r.End()
}

// NewReader starts to read a text.
func NewReader(text []byte) Reader {
	r := Reader{text: text}
	if !utf8.Valid(text) {
		r.stop(ErrNotUTF8)
	}
	return r
}

// End checks that nothing follows, and says why the text cannot be read.
func (r *Reader) End() error {
	if r.skipSpace(); r.err == nil && r.pos < len(r.text) {
		r.stop(ErrNotJSON)
	}
	return r.err
}

// Fail stops: the value is not what is wanted.
func (r *Reader) Fail() { r.stop(errOther) }

func (r *Reader) stop(err error) {
	if r.err == nil {
		r.err = err
	}
	r.pos = len(r.text)
}

// kinds has a character for each that begins a value: 0 for numbers, t for booleans.
var kinds = [256]byte{
	'{': '{', '[': '[', '"': '"', 'n': 'n', 't': 't', 'f': 't', '-': '0',
	'0': '0', '1': '0', '2': '0', '3': '0', '4': '0', '5': '0', '6': '0', '7': '0', '8': '0', '9': '0',
}

// Kind returns the type of the next value: one of { [ " 0 t n; 0 where there is none.
func (r *Reader) Kind() byte {
	return kinds[r.next()]
}

// next gives the next character that is no space; 0 at the end.
func (r *Reader) next() byte {
	if r.pos < len(r.text) && r.text[r.pos] > ' ' {
		return r.text[r.pos]
	}
	r.skipSpace()
	if r.pos < len(r.text) {
		return r.text[r.pos]
	}
	return 0
}

func (r *Reader) skipSpace() {
	for r.pos < len(r.text) {
		switch r.text[r.pos] {
		case ' ', '\n', '\t', '\r':
			r.pos++
		default:
			return
		}
	}
}

// Open enters the object or array that is next; reports whether it has a member or item.
func (r *Reader) Open(end byte) bool {
	r.pos++
	if r.depth++; r.depth > MaxDepth {
		r.stop(ErrTooDeep)
		return false
	}
	if r.next() != end {
		return true
	}
	r.pos++
	r.depth--
	return false
}

// More reports whether another member or item follows, and leaves the object or array otherwise.
func (r *Reader) More(end byte) bool {
	switch r.next() {
	case ',':
		r.pos++
		return true
	case end:
		r.pos++
		r.depth--
	default:
		r.stop(ErrNotJSON)
	}
	return false
}

// Name reads the name of a member; the bytes last until the next text is read.
func (r *Reader) Name() []byte {
	if r.next() != '"' {
		r.stop(ErrNotJSON)
		return nil
	}
	name := r.Bytes()
	if r.next() != ':' {
		r.stop(ErrNotJSON)
		return nil
	}
	r.pos++
	return name
}

// plain has the characters that stand for themselves in a string.
var plain = func() (table [256]bool) {
	for c := range table {
		table[c] = c >= ' ' && c != '"' && c != '\\'
	}
	return table
}()

// Bytes reads the string that is next; the bytes last until the next text is read. A lone surrogate has three bytes, as
// WTF-8 has it, so that it is written as it came.
func (r *Reader) Bytes() []byte {
	text, from := r.text, r.pos+1
	i := from
	for i < len(text) && plain[text[i]] {
		i++
	}
	if i < len(text) && text[i] == '"' {
		r.pos = i + 1
		return text[from:i]
	}
	r.scratch = append(r.scratch[:0], text[from:i]...)
	for i < len(text) {
		switch c := text[i]; {
		case c == '"':
			r.pos = i + 1
			return r.scratch
		case plain[c]:
			r.scratch = append(r.scratch, c)
			i++
		case c == '\\':
			if i = r.unescape(i + 1); i == 0 {
				r.stop(ErrNotJSON)
				return nil
			}
		default:
			i = len(text)
		}
	}
	r.stop(ErrNotJSON)
	return nil
}

var escapes = [256]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

// unescape appends the character that is escaped at an offset, and gives the offset after it; 0 where it is wrong.
func (r *Reader) unescape(i int) int {
	if i >= len(r.text) {
		return 0
	}
	if r.text[i] != 'u' {
		c := escapes[r.text[i]]
		r.scratch = append(r.scratch, c)
		if c == 0 {
			return 0
		}
		return i + 1
	}
	unit, ok := r.hex(i + 1)
	if !ok {
		return 0
	}
	i += 5
	if !utf16.IsSurrogate(unit) {
		r.scratch = utf8.AppendRune(r.scratch, unit)
		return i
	}
	if i+1 < len(r.text) && r.text[i] == '\\' && r.text[i+1] == 'u' {
		if low, ok := r.hex(i + 2); ok {
			if whole := utf16.DecodeRune(unit, low); whole != utf8.RuneError {
				r.scratch = utf8.AppendRune(r.scratch, whole)
				return i + 6
			}
		}
	}
	r.scratch = append(r.scratch, 0xed, byte(0x80|unit>>6&0x3f), byte(0x80|unit&0x3f))
	return i
}

func (r *Reader) hex(i int) (unit rune, ok bool) {
	if i+4 > len(r.text) {
		return 0, false
	}
	read, err := strconv.ParseUint(string(r.text[i:i+4]), 16, 16)
	return rune(read), err == nil
}

// Number reads the number that is next, as it is written.
func (r *Reader) Number() []byte {
	text, from := r.text, r.pos
	i := from
	if text[i] == '-' {
		i++
	}
	whole := i
	i = digits(text, i)
	isWrong := i == whole || (text[whole] == '0' && i > whole+1)
	if i < len(text) && text[i] == '.' {
		fraction := i + 1
		i = digits(text, fraction)
		isWrong = isWrong || i == fraction
	}
	if i < len(text) && text[i]|0x20 == 'e' {
		i++
		if i < len(text) && (text[i] == '+' || text[i] == '-') {
			i++
		}
		exponent := i
		i = digits(text, i)
		isWrong = isWrong || i == exponent
	}
	if isWrong {
		r.stop(ErrNotJSON)
		return nil
	}
	r.pos = i
	return text[from:i]
}

func digits(text []byte, i int) int {
	for i < len(text) && text[i]-'0' < 10 {
		i++
	}
	return i
}

// Word reads true, false or null.
func (r *Reader) Word() bool {
	for _, word := range [...]string{"true", "false", "null"} {
		if len(r.text)-r.pos >= len(word) && string(r.text[r.pos:r.pos+len(word)]) == word {
			r.pos += len(word)
			return word == "true"
		}
	}
	r.stop(ErrNotJSON)
	return false
}

// Skip passes over the next value, which has to be JSON all the same.
func (r *Reader) Skip() {
	switch r.Kind() {
	case '{':
		for more := r.Open('}'); more; more = r.More('}') {
			r.Name()
			r.Skip()
		}
	case '[':
		for more := r.Open(']'); more; more = r.More(']') {
			r.Skip()
		}
	case '"':
		r.Bytes()
	case '0':
		r.Number()
	case 0:
		r.stop(ErrNotJSON)
	default:
		r.Word()
	}
}

// Any reads the next value as it came: a map[string]any, a []any, a json.Number, a string, a bool or nil. Of a name that
// occurs twice the last counts.
func (r *Reader) Any() any {
	switch r.Kind() {
	case '{':
		object := map[string]any{}
		for more := r.Open('}'); more; more = r.More('}') {
			name := string(r.Name())
			if _, ok := object[name]; ok {
				r.twice = true
			}
			object[name] = r.Any()
		}
		return object
	case '[':
		list := []any{}
		for more := r.Open(']'); more; more = r.More(']') {
			list = append(list, r.Any())
		}
		return list
	case '"':
		return string(r.Bytes())
	case '0':
		return json.Number(r.Number())
	case 't':
		return r.Word()
	case 'n':
		r.Word()
		return nil
	}
	r.stop(ErrNotJSON)
	return nil
}

// Member reads a member of a text's object as Any does; nil where there is none.
func Member(text []byte, name string) (value any) {
	r := Reader{text: text}
	if r.Kind() != '{' {
		return nil
	}
	for more := r.Open('}'); more; more = r.More('}') {
		if string(r.Name()) == name {
			value = r.Any()
		} else {
			r.Skip()
		}
	}
	return value
}
