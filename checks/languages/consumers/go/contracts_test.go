package main

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"testing"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/contracttest"
	"annotation-contracts.example/contracts/rasterinfo"
	"annotation-contracts.example/contracts/webhook"
)

// What a delivery is read into by encoding/json, as anyone would do it, must be what ParseDelivery gives.
func TestJSONLosesNothing(t *testing.T) {
	contracttest.Deliveries(t, func(t *testing.T, delivery contracttest.Delivery) {
		parsed, err := webhook.ParseDelivery(delivery.Body)
		if err != nil {
			t.Fatal(err)
		}
		read := reflect.New(reflect.TypeOf(parsed).Elem())
		if err := json.Unmarshal(delivery.Body, read.Interface()); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(read.Interface(), parsed) {
			t.Fatalf("json.Unmarshal gives %v", read.Interface())
		}
		written, err := json.Marshal(read.Interface())
		if err != nil {
			t.Fatal(err)
		}
		var before, after any
		if err := errors.Join(json.Unmarshal(delivery.Body, &before), json.Unmarshal(written, &after)); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(before, after) {
			t.Fatalf("written as %s", written)
		}
	})
}

func TestCases(t *testing.T) {
	contracttest.Cases(t, func(t *testing.T, one contracttest.Case) {
		status, found := judge(one)
		if status != one.Status || (status == "invalid" && !slices.Equal(found, places(one.Problems))) {
			t.Fatalf("expected %s %v, received %s %v", one.Status, places(one.Problems), status, found)
		}
	})
}

func judge(one contracttest.Case) (string, []string) {
	var err error
	if one.Contract == "webhook" {
		var delivery webhook.Delivery
		delivery, err = webhook.ParseDelivery(one.Body)
		if _, unknown := delivery.(*webhook.UnknownEvent); unknown {
			return "unknown", nil
		}
	} else {
		_, err = rasterinfo.ParseRasterInfo(one.Body)
	}
	var invalid *contracts.DecodeError
	if errors.As(err, &invalid) {
		return "invalid", places(invalid.Problems)
	}
	return "valid", nil
}

func places(problems []contracts.Problem) []string {
	found := []string{}
	for _, problem := range problems {
		found = append(found, problem.Code+" "+problem.Path)
	}
	slices.Sort(found)
	return found
}

func TestSignatures(t *testing.T) {
	contracttest.SignatureVectors(t, func(t *testing.T, vector contracttest.SignatureVector) {
		keyID, err := vector.Verification.Verify(vector.Body, vector.Header)
		reason := ""
		var refused *contracts.RefusedError
		if errors.As(err, &refused) {
			reason = refused.Reason
		}
		if keyID != vector.KeyID || reason != vector.Reason {
			t.Fatalf("expected %q %q, received %q %v", vector.KeyID, vector.Reason, keyID, err)
		}
	})
}
