// Generated from scripts/languages/go/runtime/encoding.go by "npm run generate". Do not edit.

package contracts

import (
	"encoding/json"
	"fmt"
	"math"
)

// encodable is a type of a contract: it gives the JSON that it came from.
type encodable interface {
	encode() any
}

// encodeAny encodes a member, however deep.
func encodeAny(value any) any {
	switch one := value.(type) {
	case encodable:
		return one.encode()
	case float64:
		if math.IsInf(one, 0) {
			// JSON has no infinity, but numbers beyond a double.
			return json.Number(fmt.Sprintf("%de999", int(math.Copysign(1, one))))
		}
	}
	return value
}

func encodeNullable[T any](value *T) any {
	if value == nil {
		return nil
	}
	return encodeAny(*value)
}

func encodeList[T any](list []T) any {
	items := make([]any, len(list))
	for i, item := range list {
		items[i] = encodeAny(item)
	}
	return items
}

func encodeMap[T any](values map[string]T) any {
	object := Object{}
	for name, value := range values {
		object[name] = encodeAny(value)
	}
	return object
}

// putOptional puts a member into an object unless it is missing.
func putOptional[T any](object Object, name string, member Optional[T], encode func(T) any) {
	if value, ok := member.Get(); ok {
		object[name] = encode(value)
	}
}

func encodeScalar[T any](value T) any {
	return encodeAny(value)
}

// objectWith starts an object with the members that the contract does not name.
func objectWith(extra Object) Object {
	object := Object{}
	for name, node := range extra {
		object[name] = node
	}
	return object
}
