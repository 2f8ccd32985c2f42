package decoding

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"

	"annotation-contracts.example/contracts"
)

// Encodable is a type of a contract: it gives the JSON that it came from.
type Encodable interface {
	// JSON gives the value as JSON: an Object, a []any, a json.Number, a string, a bool or nil.
	JSON() any
}

// Encode encodes a scalar, raw JSON, or a type of a contract.
func Encode[T any](value T) any {
	switch one := any(value).(type) {
	case Encodable:
		return one.JSON()
	case float64:
		if math.IsInf(one, 0) {
			// JSON has no infinity, but numbers beyond a double.
			return json.Number(fmt.Sprintf("%de999", int(math.Copysign(1, one))))
		}
	}
	return value
}

// EncodePointer makes an encoder of a value that may be null.
func EncodePointer[T any](encode func(T) any) func(*T) any {
	return func(value *T) any {
		if value == nil {
			return nil
		}
		return encode(*value)
	}
}

// EncodeList makes an encoder of an array.
func EncodeList[T any](encode func(T) any) func([]T) any {
	return func(list []T) any {
		items := make([]any, len(list))
		for i, item := range list {
			items[i] = encode(item)
		}
		return items
	}
}

// EncodeMap makes an encoder of an object with any names.
func EncodeMap[T any](encode func(T) any) func(map[string]T) any {
	return func(values map[string]T) any {
		object := contracts.Object{}
		for name, value := range values {
			object[name] = encode(value)
		}
		return object
	}
}

// Put puts a member into an object unless it is missing.
func Put[T any](object contracts.Object, name string, member contracts.Optional[T], encode func(T) any) {
	if value, ok := member.Get(); ok {
		object[name] = encode(value)
	}
}

// ObjectWith starts an object with the members that the contract does not name.
func ObjectWith(extra contracts.Object) contracts.Object {
	object := contracts.Object{}
	maps.Copy(object, extra)
	return object
}
