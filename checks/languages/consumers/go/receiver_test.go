package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/contracttest"
	"annotation-contracts.example/contracts/receiver"
	"annotation-contracts.example/contracts/webhook"
)

// send sends a signed body, and gives status and text.
func send(t *testing.T, r *receiver.Receiver[webhook.Delivery], body []byte, agent string) string {
	t.Helper()
	header := signed(body)
	if agent != "" {
		header.Set("User-Agent", "CVAT/"+agent+" python-requests/2.32.3")
	}
	said := r.Handle(context.Background(), "POST", header, body)
	return fmt.Sprint(said.Status, " ", said.Body)
}

func signed(body []byte) http.Header {
	signature, _ := contracts.Sign("mykey", body)
	return http.Header{"Content-Type": {"application/json"}, "X-Signature-256": {signature}}
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

// sample is a delivery of the newest edition.
func sample(t *testing.T) (body []byte) {
	contracttest.Deliveries(t, func(_ *testing.T, one contracttest.Delivery) {
		if one.Name == "update-task" && one.Edition == webhook.Editions[0] {
			body = one.Body
		}
	})
	return body
}

func handlers(handle receiver.Handler[webhook.Delivery]) webhook.Handlers {
	return webhook.Handlers{"*": handle}
}

func accept(context.Context, webhook.Delivery) error { return nil }

// The store of the package forgets what is old, and the oldest of too many; what failed may come again.
func TestMemoryStore(t *testing.T) {
	ctx := context.Background()
	names := map[receiver.Claim]string{receiver.Claimed: "claimed", receiver.Busy: "busy", receiver.Done: "done"}
	for _, row := range []struct {
		name  string
		store *receiver.MemoryStore
		// Words are a key to claim, or a call and its key.
		calls, expected string
	}{
		{"in turn", &receiver.MemoryStore{}, "a a b done:a a release:b b", "claimed busy claimed done claimed"},
		{"too many", &receiver.MemoryStore{Most: 2}, "a b done:a c a", "claimed claimed claimed claimed"},
		{"as many as may be", &receiver.MemoryStore{Most: 2}, "a b done:a a", "claimed claimed done"},
		{"too old", &receiver.MemoryStore{TTL: time.Nanosecond}, "a done:a a", "claimed claimed"},
	} {
		t.Run(row.name, func(t *testing.T) {
			var said []string
			for _, word := range strings.Fields(row.calls) {
				call, key, isCall := strings.Cut(word, ":")
				switch {
				case !isCall:
					claim, err := row.store.Claim(ctx, word)
					if said = append(said, names[claim]); err != nil {
						t.Fatal(err)
					}
				case call == "done":
					_ = row.store.Done(ctx, key)
				default:
					_ = row.store.Release(ctx, key)
				}
				time.Sleep(time.Microsecond)
			}
			if strings.Join(said, " ") != row.expected {
				t.Fatalf("received %q", said)
			}
		})
	}
}

// What every hook panics with is lost.
func TestReceiverHooksPanic(t *testing.T) {
	r := newReceiver(t, webhook.Options{
		OnUnknown: func(webhook.Delivery) { panic("hook") }, OnError: func(error, string) { panic("again") },
	})
	if answer := send(t, r, []byte(`{"event":"update:planet"}`), ""); answer != "200 unknown event" {
		t.Fatalf("received %q", answer)
	}
}

// A late handler keeps its delivery until it ends.
func TestReceiverLateHandler(t *testing.T) {
	body := sample(t)
	for expected, end := range map[string]error{"200 duplicate": nil, "500 handler failed": errors.New("too late")} {
		var told []string
		gate := make(chan struct{})
		r := newReceiver(t, webhook.Options{
			Limits: receiver.Limits{HandlerTimeout: 20 * time.Millisecond}, Store: &receiver.MemoryStore{},
			On:        handlers(func(context.Context, webhook.Delivery) error { <-gate; return end }),
			OnRefused: func(receiver.Refusal) {}, OnError: func(err error, place string) { told = append(told, place+": "+err.Error()) },
		})
		first, second := send(t, r, body, ""), send(t, r, body, "")
		close(gate)
		last := second
		for ; last == second; last = send(t, r, body, "") {
			time.Sleep(time.Millisecond)
		}
		if first != "500 handler failed" || second != "409 delivery is being handled" || last != expected {
			t.Fatalf("received %q, %q, %q", first, second, last)
		}
		if told[0] != "handler: the handler took longer than 20ms" {
			t.Fatalf("told %q", told)
		}
	}
}

// A sender that gives up does not stop the handler. Its context says what it handles.
func TestReceiverContext(t *testing.T) {
	body := sample(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var found receiver.Received
	r := newReceiver(t, webhook.Options{On: handlers(func(ctx context.Context, _ webhook.Delivery) error {
		found = receiver.From(ctx)
		return ctx.Err()
	})})
	said := r.Handle(ctx, "POST", signed(body), body)
	if said.Status != 200 || !bytes.Equal(found.Body, body) {
		t.Fatalf("received %v, found %s", said, found.Body)
	}
}

// What is logged of an invalid delivery says what to change.
func TestReceiverNamesCures(t *testing.T) {
	for _, row := range []struct {
		options     webhook.Options
		agent, cure string
	}{
		{webhook.Options{}, "", "no handler ran: set Invalid"},
		{webhook.Options{Invalid: func(context.Context, *contracts.DecodeError) error { return nil }}, "", `cure=""`},
		{webhook.Options{Strict: true}, "", "without Strict a receiver takes every edition"},
		{webhook.Options{Editions: []string{"2.3"}}, "2.80.0", `release 2.80.0 sends edition 2.76: give Editions: []string{\"2.76\"}`},
	} {
		t.Run(row.cure, func(t *testing.T) {
			var log strings.Builder
			row.options.Logger = slog.New(slog.NewTextHandler(&log, nil))
			send(t, newReceiver(t, row.options), []byte(`{"event":"update:task"}`), row.agent)
			if !strings.Contains(log.String(), row.cure) {
				t.Fatalf("logged %q", log.String())
			}
		})
	}
}

// Behind a server a body is read up to the limit, and one that ends too early has an answer of its own.
func TestReceiverServes(t *testing.T) {
	body := sample(t)
	for _, row := range []struct {
		name   string
		limits receiver.Limits
		body   io.Reader
		length int64
		answer string
	}{
		{"a body without a length", receiver.Limits{}, bytes.NewReader(body), -1, "200 accepted"},
		{"too long a body without a length", receiver.Limits{MaxBytes: 8}, bytes.NewReader(body), -1, "413 body too large"},
		{"a body that breaks off", receiver.Limits{}, io.MultiReader(bytes.NewReader(body[:9]), broken{}), -1, "400 body incomplete close"},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := newReceiver(t, webhook.Options{Limits: row.limits, On: handlers(accept), OnRefused: func(receiver.Refusal) {}})
			request := httptest.NewRequest("POST", "/", row.body)
			request.ContentLength = row.length
			request.Header.Set("Content-Type", "application/json")
			request.Header.Set("X-Signature-256", signed(body).Get("X-Signature-256"))
			recorded := httptest.NewRecorder()
			r.ServeHTTP(recorded, request)
			answer := fmt.Sprint(recorded.Code, " ", recorded.Body)
			if contentType := recorded.Header().Get("Content-Type"); contentType != "text/plain; charset=utf-8" {
				t.Fatalf("answered as %q", contentType)
			}
			if connection := recorded.Header().Get("Connection"); connection != "" {
				answer += " " + connection
			}
			if answer != row.answer {
				t.Fatalf("received %q", answer)
			}
		})
	}
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }

// A refused request is closed soon, however slowly the rest of its body comes; the body here would take over a minute.
func TestReceiverClosesSlowBodies(t *testing.T) {
	for contentType, answer := range map[string]string{
		"text/plain":       "HTTP/1.1 415",
		"application/json": "HTTP/1.1 408",
	} {
		t.Run(contentType, func(t *testing.T) {
			t.Parallel()
			limits := receiver.Limits{ReadTimeout: 200 * time.Millisecond}
			server := httptest.NewServer(newReceiver(t, webhook.Options{Limits: limits, On: handlers(accept), OnRefused: func(receiver.Refusal) {}}))
			defer server.Close()
			connection, err := net.Dial("tcp", server.Listener.Addr().String())
			if err != nil {
				t.Fatal(err)
			}
			defer connection.Close()
			fmt.Fprintf(connection, "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: %s\r\nContent-Length: 1000\r\n\r\n", contentType)
			go func() {
				for _, err := io.WriteString(connection, " "); err == nil; _, err = io.WriteString(connection, " ") {
					time.Sleep(100 * time.Millisecond)
				}
			}()
			_ = connection.SetReadDeadline(time.Now().Add(30 * time.Second))
			text, err := io.ReadAll(connection)
			if errors.Is(err, os.ErrDeadlineExceeded) || !strings.HasPrefix(string(text), answer) {
				t.Fatalf("received %q, then %v", text, err)
			}
		})
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
func TestReceiverOptions(t *testing.T) {
	for text, options := range map[string]webhook.Options{
		"cannot create the receiver: a secret is missing or empty":                        {},
		`cannot create the receiver: edition "2.5" is none of 2.76, 2.73, 2.65, 2.4, 2.3`: {Secret: "mykey", Editions: []string{"2.5"}},
		"cannot create the receiver: a limit is negative":                                 {Secret: "mykey", Limits: receiver.Limits{MaxBytes: -1}},
		`cannot create the receiver: the handler of "ping" is nil`:                        {Secret: "mykey", On: webhook.Handlers{"ping": nil}},
	} {
		if _, err := webhook.NewReceiver(options); err == nil || err.Error() != text {
			t.Fatalf("expected %s, received %v", text, err)
		}
	}
}
