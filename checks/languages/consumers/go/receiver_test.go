package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/contracttest"
	"annotation-contracts.example/contracts/receiver"
	"annotation-contracts.example/contracts/webhook"
)

// agents names a release of each edition, as User-Agent does; 2.3 had none.
var agents = map[string]string{"2.4": "2.54.1", "2.65": "2.66.0", "2.73": "2.74.0", "2.76": "2.80.0"}

// send sends a signed body, and gives status and text.
func send(t *testing.T, r *receiver.Receiver[webhook.Delivery], body []byte, agent string) string {
	t.Helper()
	signature, err := contracts.Sign("mykey", body)
	if err != nil {
		t.Fatal(err)
	}
	header := http.Header{"Content-Type": {"application/json"}, "X-Signature-256": {signature}}
	if agent != "" {
		header.Set("User-Agent", "CVAT/"+agent+" python-requests/2.32.3")
	}
	said := r.Handle(context.Background(), "POST", header, body)
	return fmt.Sprint(said.Status, " ", said.Body)
}

func newReceiver(t *testing.T, options webhook.Options) *receiver.Receiver[webhook.Delivery] {
	t.Helper()
	options.Secret = "mykey"
	r, err := webhook.NewReceiver(options)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func deliveries(t *testing.T) (all []contracttest.Delivery) {
	contracttest.Deliveries(t, func(_ *testing.T, one contracttest.Delivery) { all = append(all, one) })
	return all
}

// Without an edition every sample of every edition reaches a handler, and the platform is reported once.
func TestReceiverLearns(t *testing.T) {
	all := deliveries(t)
	for _, edition := range webhook.Editions {
		for _, agent := range []string{agents[edition], ""} {
			var news []receiver.News
			handled := 0
			r := newReceiver(t, webhook.Options{
				On:         webhook.Handlers{"*": func(context.Context, webhook.Delivery) error { handled++; return nil }},
				OnPlatform: func(one receiver.News) { news = append(news, one) },
			})
			sent := 0
			for range 2 {
				for _, one := range all {
					if one.Edition != edition {
						continue
					}
					sent++
					if said := send(t, r, one.Body, agent); said != "200 accepted" {
						t.Fatalf("%s of %s: %s", one.Name, edition, said)
					}
				}
			}
			platform, ok := r.Platform()
			if handled != sent || sent < 38 || !ok || platform.Edition != edition || platform.Release != agent {
				t.Fatalf("%d of %d handled, %+v", handled, sent, platform)
			}
			if len(news) != 1 || news[0].Kind != "met" || news[0].Platform.Edition != edition {
				t.Fatalf("%s: %+v", edition, news)
			}
		}
	}
}

// What a handler cannot take is never lost in silence.
func TestReceiverEnds(t *testing.T) {
	sample := find(t, "update-task")
	invalid := []byte(`{"event":"update:task","task":7}`)
	var told []string
	r := newReceiver(t, webhook.Options{
		Store: &receiver.MemoryStore{},
		On: webhook.Handlers{
			"*:task": func(ctx context.Context, _ webhook.Delivery) error {
				told = append(told, receiver.From(ctx).KeyID)
				return nil
			},
			"create:*": func(context.Context, webhook.Delivery) error { panic("no") },
			"ping":     func(context.Context, webhook.Delivery) error { return errors.New("no") },
		},
		Invalid: func(ctx context.Context, one *contracts.DecodeError) error {
			told = append(told, receiver.From(ctx).Event, one.Problems[0].Code)
			return nil
		},
		OnUnknown: func(one webhook.Delivery) { told = append(told, one.EventName()) },
		OnRefused: func(one receiver.Refusal) { told = append(told, one.Code) },
		OnError:   func(err error, place string) { told = append(told, err.Error()) },
	})
	received := []string{
		send(t, r, sample, ""), send(t, r, sample, ""), send(t, r, invalid, ""), send(t, r, []byte(`{"event":"update:planet"}`), ""),
		send(t, r, find(t, "ping"), ""), send(t, r, find(t, "create-project"), ""), send(t, r, find(t, "update-job"), ""), send(t, r, []byte("{"), ""),
	}
	expected := []string{
		"200 accepted", "200 duplicate", "200 invalid delivery", "200 unknown event",
		"500 handler failed", "500 handler failed", "200 no handler", "400 body is not JSON",
	}
	if !slices.Equal(received, expected) {
		t.Fatalf("received %q", received)
	}
	if fmt.Sprint(told) != "[default invalid-delivery update:task type update:planet no panic: no not-json]" {
		t.Fatalf("told %q", told)
	}
	if fmt.Sprint(r.Counts()) != "map[duplicate:1 failed:2 handled:1 invalid:1 refused:1 unhandled:1 unknown:1]" {
		t.Fatalf("counted %v", r.Counts())
	}
	taken := newReceiver(t, webhook.Options{On: webhook.Handlers{"unknown": func(context.Context, webhook.Delivery) error { return nil }}})
	send(t, taken, []byte(`{"event":"update:planet"}`), "")
	if fmt.Sprint(taken.Counts()) != "map[unknown:1]" {
		t.Fatalf("counted %v", taken.Counts())
	}
}

// No verb prints a secret of a receiver.
func TestReceiverHidesItsSecret(t *testing.T) {
	r := newReceiver(t, webhook.Options{})
	if text := fmt.Sprintf("%v %+v %#v", r, r, r); strings.Contains(text, "mykey") {
		t.Error(text)
	}
}

// A mistake in the options is reported when the receiver is made.
// A mistake in the options is reported when the receiver is made.
func TestReceiverOptions(t *testing.T) {
	none := func(context.Context, webhook.Delivery) error { return nil }
	for text, options := range map[string]webhook.Options{
		"cannot create the receiver: a secret is missing or empty": {},
		`cannot create the receiver: "update:tusk" is no event or pattern of editions 2.3`: {
			Secret: "mykey", Strict: true, On: webhook.Handlers{"update:tusk": none}},
		`cannot create the receiver: edition "2.5" is none of 2.76, 2.73, 2.65, 2.4, 2.3`: {Secret: "mykey", Editions: []string{"2.5"}},
		"cannot create the receiver: a limit is negative":                                 {Secret: "mykey", Limits: receiver.Limits{MaxBytes: -1}},
		`cannot create the receiver: the handler of "ping" is nil`:                        {Secret: "mykey", On: webhook.Handlers{"ping": nil}},
	} {
		if _, err := webhook.NewReceiver(options); err == nil || err.Error() != text {
			t.Fatalf("expected %s, received %v", text, err)
		}
	}
}
