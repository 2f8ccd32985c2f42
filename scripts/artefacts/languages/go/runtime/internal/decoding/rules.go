package decoding

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// Rules are what is suspicious in a document that is valid all the same: a table in JSON, which is read when it is used.
type Rules struct{ load func() ruleTable }

type ruleTable struct {
	Tag       string
	Resources map[string]string
	Rules     []rule
}

// rule names a check, the places that it reads by the begin or the end of events, and what it says.
type rule struct {
	ID, Clause, Check, With, Unless, Say, Lacks string
	At                                          [][]string
	Members, When                               []string
}

// NewRules makes rules of their table.
func NewRules(table string) Rules {
	return Rules{sync.OnceValue(func() (rules ruleTable) {
		if err := json.Unmarshal([]byte(table), &rules); err != nil {
			panic(err)
		}
		return rules
	})}
}

// suspicion is a rule at work on a document.
type suspicion struct {
	rule
	resource string
	other    contracts.Object
	found    *[]contracts.Warning
}

// Find lists the rules that a document breaks, in their order.
func (r Rules) Find(document json.Marshaler) []contracts.Warning {
	found := []contracts.Warning{}
	text, _ := document.MarshalJSON()
	tree, _, _ := jsontext.Parse(text)
	value, _ := tree.(contracts.Object)
	table := r.load()
	event, _ := value[table.Tag].(string)
	resource, ok := table.Resources[event]
	if !ok {
		resource = event[strings.Index(event, ":")+1:]
	}
	other, ok := value[resource].(contracts.Object)
	if !ok {
		return found
	}
	for _, one := range table.Rules {
		at := suspicion{one, resource, other, &found}
		for _, row := range one.At {
			if !strings.HasPrefix(event, row[0]) && !strings.HasSuffix(event, row[0]) {
				continue
			}
			for _, place := range row[1:] {
				at.visit(value, "", strings.Split(strings.ReplaceAll(place, "{}", resource), "/")[1:])
			}
		}
	}
	return found
}

// visit follows the steps to the values that the rule reads; * is every item of a list.
func (s suspicion) visit(value any, path string, steps []string) {
	object, isObject := value.(contracts.Object)
	list, isList := value.([]any)
	switch {
	case len(steps) == 0 && isList && s.Check == "distinct":
		s.distinct(list, path)
	case len(steps) == 0 && isObject:
		s.check(object, path)
	case len(steps) > 0 && isObject:
		s.visit(object[steps[0]], path+jsontext.Step(steps[0]), steps[1:])
	case len(steps) > 0:
		for i, item := range list {
			s.visit(item, path+"/"+strconv.Itoa(i), steps[1:])
		}
	}
}

func (s suspicion) distinct(list []any, path string) {
	seen := map[string]bool{}
	for i, item := range list {
		text, ok := item.(string)
		if seen[text] {
			s.warn(path+"/"+strconv.Itoa(i), contracts.Object{"item": item}, s.Say)
		}
		seen[text] = ok
	}
}

func (s suspicion) check(object contracts.Object, path string) {
	var names [2]string
	copy(names[:], s.Members)
	first, hasFirst := object[names[0]]
	second := object[names[1]]
	warn := func(isWrong bool, name string) {
		if isWrong {
			s.warn(path+jsontext.Step(name), object, s.Say)
		}
	}
	switch s.Check {
	case "ends":
		text, isText := first.(string)
		id, isNumber := second.(json.Number)
		warn(isText && isNumber && !strings.HasSuffix(strings.TrimSuffix(text, "/"), "/"+textOf(id)), names[0])
	case "ordered":
		warn(isAbove(first, second), names[1])
	case "same":
		if hasFirst && !jsontext.Same(first, s.other[names[1]]) {
			s.warn(path+jsontext.Step(names[0]), s.other, s.Say)
		}
	case "only":
		s.only(object, path)
	case "absent":
		warn(hasFirst, names[0])
	case "filled":
		if len(object) == 0 {
			s.warn(path, object, s.Say)
		}
	case "changed", "known":
		for _, name := range jsontext.Names(object) {
			other, isKnown := s.other[name]
			warn(isKnown == (s.Check == "changed") && (!isKnown || jsontext.Same(object[name], other)), name)
		}
	}
}

// only wants a member exactly where another one has a value.
func (s suspicion) only(object contracts.Object, path string) {
	if s.Unless != "" && object[s.When[0]] == s.Unless {
		return
	}
	name, say := s.Members[len(s.Members)-1], s.Say
	if _, ok := object[s.Members[0]]; ok {
		name = s.Members[0]
	}
	isThere := object[name] != nil
	if !isThere {
		say = s.Lacks
	}
	if isThere != (object[s.When[0]] == s.When[1]) {
		s.warn(path+jsontext.Step(name), object, say)
	}
}

// warn notes a warning; its sentence names members of an object.
func (s suspicion) warn(path string, told contracts.Object, say string) {
	message := braces.ReplaceAllStringFunc(say, func(name string) string {
		if name == "{}" {
			return s.resource
		}
		return textOf(told[name[1:len(name)-1]])
	})
	*s.found = append(*s.found, contracts.Warning{Rule: s.ID, Path: path, Message: message, Clause: s.Clause})
}

var (
	braces = regexp.MustCompile(`\{\w*\}`)
	moment = regexp.MustCompile(`^(\d{4}-\d\d-\d\dT\d\d:\d\d):(\d\d)(?:\.(\d*?)0*)?(Z|[+-]\d\d:\d\d)$`)
)

// isAbove compares two numbers, or two moments to the last digit, leap seconds included.
func isAbove(one, another any) bool {
	a, okA := one.(json.Number)
	b, okB := another.(json.Number)
	if okA && okB {
		x, _ := a.Float64()
		y, _ := b.Float64()
		return x > y
	}
	minute, seconds := momentOf(one)
	otherMinute, otherSeconds := momentOf(another)
	if minute.IsZero() || otherMinute.IsZero() {
		return false
	}
	return minute.After(otherMinute) || (minute.Equal(otherMinute) && seconds > otherSeconds)
}

// momentOf gives the minute of a moment, zero where it is none, and its seconds as text.
func momentOf(value any) (minute time.Time, seconds string) {
	text, _ := value.(string)
	if found := moment.FindStringSubmatch(text); found != nil {
		minute, _ = time.Parse("2006-01-02T15:04Z07:00", found[1]+found[4])
		seconds = found[2] + found[3]
	}
	return minute, seconds
}

// textOf writes a value as a sentence shows it.
func textOf(value any) string {
	if number, ok := value.(json.Number); ok {
		if float, err := number.Float64(); err == nil {
			return strconv.FormatFloat(float, 'f', -1, 64)
		}
	}
	return fmt.Sprint(value)
}
