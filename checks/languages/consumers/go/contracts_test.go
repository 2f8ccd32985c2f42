package main

import (
	"encoding/json"
	"errors"
	"log/slog"
	"reflect"
	"slices"
	"strings"
	"testing"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/contracttest"
	"annotation-contracts.example/contracts/rasterinfo"
	"annotation-contracts.example/contracts/webhook"
)

// Every sample of every edition is read by its edition, and by encoding/json as anyone would do it: what comes back is
// what was sent.
func TestJSONLosesNothing(t *testing.T) {
	contracttest.Deliveries(t, func(t *testing.T, delivery contracttest.Delivery) {
		parsed, err := webhook.ParseDelivery(delivery.Body, delivery.Edition)
		if err != nil {
			t.Fatal(err)
		}
		read := reflect.New(reflect.TypeOf(parsed.Value).Elem())
		if err := json.Unmarshal(delivery.Body, read.Interface()); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(read.Interface(), parsed.Value) {
			t.Fatalf("json.Unmarshal gives %v", read.Interface())
		}
		var any webhook.Delivery
		if err := json.Unmarshal(delivery.Body, &any); err != nil || any.EventName() != parsed.EventName() {
			t.Fatalf("%v of edition %s, %v", any.EventName(), any.Edition, err)
		}
		for _, value := range []json.Marshaler{parsed, any, parsed.Value} {
			sameJSON(t, delivery.Body, value)
		}
	})
}

func sameJSON(t *testing.T, body []byte, value any) {
	t.Helper()
	written, err := json.Marshal(value)
	var before, after any
	if err := errors.Join(err, json.Unmarshal(body, &before), json.Unmarshal(written, &after)); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(before, after) {
		t.Fatalf("written as %s", written)
	}
}

// An unknown event is no error, and goes out as it came in, with what Go has no character for.
func TestUnknownEvent(t *testing.T) {
	body := []byte(`{"event":"update:planet","name":"\ud800","size":1e400}`)
	var delivery struct{ Delivery webhook.Delivery }
	if err := json.Unmarshal([]byte(`{"Delivery":`+string(body)+`}`), &delivery); err != nil {
		t.Fatal(err)
	}
	written, err := json.Marshal(delivery.Delivery)
	if string(written) != string(body) || err != nil {
		t.Fatalf("written as %s, %v", written, err)
	}
	if _, ok := delivery.Delivery.Value.(*contracts.UnknownEvent); !ok || delivery.Delivery.Edition != "" {
		t.Fatalf("read as %#v", delivery)
	}
}

// Strict requires what a sender must send, and errors.Is recognises the error.
func TestStrict(t *testing.T) {
	contracttest.Deliveries(t, func(t *testing.T, delivery contracttest.Delivery) {
		if _, err := webhook.ParseDeliveryStrict(delivery.Body, delivery.Edition); err != nil {
			t.Fatal(err)
		}
		further := append([]byte(`{"further":1,`), delivery.Body[1:]...)
		_, err := webhook.ParseDeliveryStrict(further, delivery.Edition)
		var invalid *contracts.DecodeError
		if !errors.Is(err, contracts.ErrInvalid) || !errors.As(err, &invalid) {
			t.Fatalf("received %v", err)
		}
		if found := places(invalid.Problems); !slices.Equal(found, []string{"unexpected /further"}) || invalid.Edition != delivery.Edition {
			t.Fatalf("received %v of edition %s", found, invalid.Edition)
		}
	})
}

// What is empty says so, and neither panics nor shows a secret.
func TestLogs(t *testing.T) {
	var log strings.Builder
	logger := slog.New(slog.NewTextHandler(&log, nil))
	logger.Info("x", "a", contracts.Some(3), "b", contracts.Optional[int]{}, "c", contracts.NamedSecret{ID: "old", Secret: "s3cret"},
		"d", webhook.Delivery{}, "e", &contracts.DecodeError{}, "f", &contracts.UnknownEvent{Name: "update:planet"})
	_, found, _ := strings.Cut(strings.TrimSpace(log.String()), "msg=x ")
	expected := `a=3 b=missing c=old d.event="" d.edition="" e="the document breaks its contract" f=update:planet`
	if found != expected {
		t.Fatalf("received %s", found)
	}
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
		delivery, err = webhook.ParseDelivery(one.Body, one.Edition)
		if _, unknown := delivery.Value.(*contracts.UnknownEvent); unknown {
			return "unknown", nil
		}
	} else {
		_, err = rasterinfo.ParseRasterInfo(one.Body, one.Edition)
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
