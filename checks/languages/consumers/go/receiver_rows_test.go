package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/receiver"
	"annotation-contracts.example/contracts/webhook"
)

// told records what a receiver reports, in words.
type told []string

func (t *told) add(format string, values ...any) { *t = append(*t, fmt.Sprintf(format, values...)) }

// find gives the body of a sample of the newest edition.
func find(t *testing.T, name string) []byte { return findOf(t, webhook.Editions[0], name) }

func findOf(t *testing.T, edition, name string) []byte {
	for _, one := range deliveries(t) {
		if one.Name == name && one.Edition == edition {
			return one.Body
		}
	}
	t.Fatal(name)
	return nil
}

func handlers(handle receiver.Handler[webhook.Delivery]) webhook.Handlers {
	return webhook.Handlers{"*": handle}
}

func accept(context.Context, webhook.Delivery) error { return nil }

// Each step has its answer and its reason, in the order of the steps.
func TestReceiverSteps(t *testing.T) {
	body := find(t, "update-task")
	further := append([]byte(`{"further":{"a":[1]},`), body[1:]...)
	signature, _ := contracts.Sign("mykey", body)
	other, _ := contracts.Sign("another", body)
	small := receiver.Limits{MaxBytes: 8}
	for _, row := range []struct {
		name    string
		options webhook.Options
		method  string
		// header has values in place of the usual ones; an empty one removes the usual.
		header         http.Header
		body           []byte
		answer, reason string
	}{
		{name: "all is well", answer: "200 accepted"},
		{name: "another method", method: "PUT", answer: "405 method not allowed Allow=POST", reason: "method: the method is not POST"},
		{name: "another media type", header: http.Header{"Content-Type": {"text/plain"}},
			answer: "415 unsupported media type", reason: "media-type: the media type is not application/json"},
		{name: "no media type", header: http.Header{"Content-Type": {}},
			answer: "415 unsupported media type", reason: "media-type: the media type is not application/json"},
		{name: "a media type that is asked for", options: webhook.Options{MediaTypes: []string{"text/json", "text/plain"}},
			header: http.Header{"Content-Type": {"Text/Plain ; x=y"}}, answer: "200 accepted"},
		{name: "none of two media types", options: webhook.Options{MediaTypes: []string{"text/json", "text/plain"}},
			answer: "415 unsupported media type", reason: "media-type: the media type is not text/json or text/plain"},
		{name: "another charset", header: http.Header{"Content-Type": {"application/json; charset=latin1"}},
			answer: "415 unsupported media type", reason: "media-type: the charset is not UTF-8"},
		{name: "UTF-8 by name", header: http.Header{"Content-Type": {`application/json;charset="UTF-8"`}}, answer: "200 accepted"},
		{name: "UTF-8 without its hyphen", header: http.Header{"Content-Type": {"application/json; charset=utf8"}}, answer: "200 accepted"},
		{name: "a coding", header: http.Header{"Content-Encoding": {"gzip"}}, answer: "415 content encodings are not supported Accept-Encoding=identity",
			reason: "content-encoding: the body is compressed, but the signature is over its bytes as sent"},
		{name: "no coding", header: http.Header{"Content-Encoding": {"Identity"}}, answer: "200 accepted"},
		{name: "too much", options: webhook.Options{Limits: small}, answer: "413 body too large", reason: "too-large: the body is longer than 8 bytes"},
		{name: "as much as may be", options: webhook.Options{Limits: receiver.Limits{MaxBytes: int64(len(body))}}, answer: "200 accepted"},
		{name: "too much is announced", header: http.Header{"Content-Length": {"99999999"}},
			answer: "413 body too large", reason: "too-large: the body is longer than 10485760 bytes"},
		{name: "no signature", header: http.Header{"X-Signature-256": {}},
			answer: "403 signature refused", reason: "signature: there is no signature header"},
		{name: "an empty signature", header: http.Header{"X-Signature-256": {""}},
			answer: "403 signature refused", reason: "signature: the signature header is empty"},
		{name: "two signatures", header: http.Header{"X-Signature-256": {signature, signature}},
			answer: "403 signature refused", reason: "signature: there are several signatures: as header lines, or joined by a comma"},
		{name: "another algorithm", header: http.Header{"X-Signature-256": {"sha1=00"}},
			answer: "403 signature refused", reason: `signature: the signature has a "=" but does not begin with "sha256="`},
		{name: "a bare digest", header: http.Header{"X-Signature-256": {signature[7:]}},
			answer: "403 signature refused", reason: `signature: the digest stands without "sha256="`},
		{name: "a bare digest that is asked for", options: webhook.Options{BareDigest: true},
			header: http.Header{"X-Signature-256": {signature[7:]}}, answer: "200 accepted"},
		{name: "no digits", header: http.Header{"X-Signature-256": {"sha256=xy"}},
			answer: "403 signature refused", reason: "signature: the digest contains something else than hexadecimal digits"},
		{name: "too few digits", header: http.Header{"X-Signature-256": {"sha256=00"}},
			answer: "403 signature refused", reason: "signature: the digest does not have 64 digits"},
		{name: "another secret", header: http.Header{"X-Signature-256": {other}},
			answer: "403 signature refused", reason: "signature: the digest belongs to another body or secret"},
		{name: "a second secret", options: webhook.Options{Secrets: []contracts.NamedSecret{{ID: "next", Secret: "another"}}},
			header: http.Header{"X-Signature-256": {other}}, answer: "200 accepted"},
		{name: "a line feed is signed", body: body[:len(body)-1], header: http.Header{"X-Signature-256": {signWith(body[:len(body)-1], "\n")}},
			answer: "403 signature refused", reason: "signature: the digest belongs to another body or secret: the sender signs a line feed " +
				"after the body; AcceptLineFeed: true takes it"},
		{name: "a line feed that is asked for", options: webhook.Options{AcceptLineFeed: true},
			header: http.Header{"X-Signature-256": {signWith(body, "\n")}}, answer: "200 accepted"},
		{name: "unsigned", options: webhook.Options{TakesUnsigned: true}, header: http.Header{"X-Signature-256": {}}, answer: "200 accepted"},
		{name: "not UTF-8", body: []byte("\"\xff\""), answer: "400 body is not UTF-8", reason: "not-utf8: the body is not UTF-8"},
		{name: "not JSON", body: []byte("{} {}"), answer: "400 body is not JSON", reason: "not-json: the body is not JSON"},
		{name: "too deep", body: []byte(strings.Repeat("[", 10_001) + strings.Repeat("]", 10_001)),
			answer: "400 body is nested too deep", reason: "too-deep: the body has more than 10000 nested arrays and objects"},
		{name: "invalid", body: []byte("7"), answer: "200 invalid delivery", reason: "invalid-delivery: the signed body is not a valid delivery"},
		{name: "invalid for a strict receiver", options: webhook.Options{Strict: true, Editions: webhook.Editions}, body: further,
			answer: "422 invalid delivery", reason: "invalid-delivery: the signed body is not a valid delivery"},
		{name: "an invalid handler of a strict receiver", body: []byte("7"),
			options: webhook.Options{Strict: true, Invalid: func(context.Context, *contracts.DecodeError) error { panic("called") }},
			answer:  "422 invalid delivery", reason: "invalid-delivery: the signed body is not a valid delivery"},
	} {
		t.Run(row.name, func(t *testing.T) {
			var reason string
			row.options.On = handlers(accept)
			row.options.OnRefused = func(one receiver.Refusal) {
				reason = one.Code + ": " + one.Reason
				if !strings.HasPrefix(row.answer, fmt.Sprint(one.Status)) {
					t.Fatalf("told of %d", one.Status)
				}
			}
			r := newReceiver(t, row.options)
			if row.body == nil {
				row.body = body
			}
			if row.method == "" {
				row.method = "POST"
			}
			header := http.Header{"Content-Type": {"application/json"}, "X-Signature-256": {signWith(row.body, "")}}
			for name, values := range row.header {
				header[name] = values
			}
			said := r.Handle(context.Background(), row.method, header, row.body)
			answer := fmt.Sprint(said.Status, " ", said.Body)
			if said.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
				t.Fatalf("answered as %v", said.Header)
			}
			for _, name := range []string{"Allow", "Accept-Encoding"} {
				if value := said.Header.Get(name); value != "" {
					answer += " " + name + "=" + value
				}
			}
			if answer != row.answer || reason != row.reason {
				t.Fatalf("received %q, told %q", answer, reason)
			}
		})
	}
}

func signWith(body []byte, end string) string {
	signature, _ := contracts.Sign("mykey", append(bytes.Clone(body), end...))
	return signature
}

// store fails at some of its calls, and notes them.
type store struct {
	told
	claim receiver.Claim
	fails string
}

func (s *store) call(name, key string) error {
	if s.add("%s %s", name, key[:8]); strings.Contains(s.fails, name) {
		return errors.New(name + " fails")
	}
	return nil
}

func (s *store) Claim(_ context.Context, key string) (receiver.Claim, error) {
	return s.claim, s.call("claim", key)
}
func (s *store) Done(_ context.Context, key string) error    { return s.call("done", key) }
func (s *store) Release(_ context.Context, key string) error { return s.call("release", key) }

// A store that fails, or is busy, loses nothing in silence; what has had its effect is accepted.
func TestReceiverStore(t *testing.T) {
	fails := func(context.Context, webhook.Delivery) error { return errors.New("no") }
	for _, row := range []struct {
		name    string
		store   store
		sample  string
		handle  receiver.Handler[webhook.Delivery]
		answer  string
		told    []string
		counted string
	}{
		{name: "a new one", answer: "200 accepted", told: []string{"claim", "done"}, counted: "handled"},
		{name: "the handler fails", handle: fails, answer: "500 handler failed",
			told: []string{"claim", "release", "handler: no"}, counted: "failed"},
		{name: "claiming fails", store: store{fails: "claim"}, answer: "500 store failed",
			told: []string{"claim", "store: claim fails"}, counted: "failed"},
		{name: "another one has it", store: store{claim: receiver.Busy}, answer: "409 delivery is being handled",
			told: []string{"claim", "busy: the same bytes are being handled right now"}, counted: "refused"},
		{name: "it is done", store: store{claim: receiver.Done}, answer: "200 duplicate", told: []string{"claim"}, counted: "duplicate"},
		{name: "remembering fails", store: store{fails: "done"}, answer: "200 accepted",
			told: []string{"claim", "done", "store: done fails"}, counted: "handled"},
		{name: "giving back fails", store: store{fails: "release"}, handle: fails, answer: "500 handler failed",
			told: []string{"claim", "release", "store: release fails", "handler: no"}, counted: "failed"},
		{name: "what is sent on request", sample: "ping", answer: "200 accepted", counted: "handled"},
	} {
		t.Run(row.name, func(t *testing.T) {
			if row.handle == nil {
				row.handle = accept
			}
			if row.sample == "" {
				row.sample = "update-task"
			}
			own := &row.store
			r := newReceiver(t, webhook.Options{
				Store: own, On: handlers(row.handle),
				OnRefused: func(one receiver.Refusal) { own.add("%s: %s", one.Code, one.Reason) },
				OnError:   func(err error, place string) { own.add("%s: %v", place, err) },
			})
			answer := send(t, r, find(t, row.sample), "")
			told := []string{}
			for _, one := range own.told {
				// The key begins with the webhook.
				name, key, isKey := strings.Cut(one, " ")
				if isKey && !strings.Contains(name, ":") {
					one = name
					if id, _, ok := strings.Cut(key, ":"); !ok || id == "" {
						t.Fatalf("the key is %q", key)
					}
				}
				told = append(told, one)
			}
			if answer != row.answer || !slices.Equal(told, row.told) || r.Counts()[row.counted] != 1 || len(r.Counts()) != 1 {
				t.Fatalf("received %q, told %q, counted %v", answer, told, r.Counts())
			}
		})
	}
}

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

// What hooks and handlers do reaches the sender as little as may be.
func TestReceiverHooks(t *testing.T) {
	body := find(t, "update-task")
	drifted := bytes.ReplaceAll(findOf(t, "2.3", "update-task"), []byte(`"has_parent":false`), []byte(`"has_parent":false,"a/b":1`))
	drifted = bytes.Replace(drifted, []byte(`"task":{`), []byte(`"task":{"7":1,`), 1)
	unknown := []byte(`{"event":"update:planet"}`)
	invalid := []byte(`{"event":"update:task"}`)
	for _, row := range []struct {
		name    string
		set     func(options *webhook.Options, told *told)
		body    []byte
		answer  string
		told    []string
		counted string
	}{
		{"members that the edition does not know", func(options *webhook.Options, told *told) {
			options.OnDrift = func(one webhook.Delivery, paths []string) { told.add("%s %q", one.EventName(), paths) }
		}, drifted, "200 accepted", []string{`update:task ["/task/labels/*/a~1b" "/task/7"]`}, "handled"},
		{"no such members", func(options *webhook.Options, told *told) {
			options.OnDrift = func(webhook.Delivery, []string) { told.add("drift") }
		}, body, "200 accepted", nil, "handled"},
		{"a hook that panics", func(options *webhook.Options, _ *told) {
			options.OnUnknown = func(webhook.Delivery) { panic("hook") }
		}, unknown, "200 unknown event", []string{"hook: panic: hook"}, "unknown"},
		{"every hook panics", func(options *webhook.Options, _ *told) {
			options.OnUnknown = func(webhook.Delivery) { panic("hook") }
			options.OnError = func(error, string) { panic("again") }
		}, unknown, "200 unknown event", nil, "unknown"},
		{"a handler for what is invalid fails", func(options *webhook.Options, _ *told) {
			options.Invalid = func(context.Context, *contracts.DecodeError) error { return errors.New("no") }
		}, invalid, "500 handler failed", []string{"invalid-delivery update:task", "handler: no"}, "failed"},
		{"a handler for unknown events fails", func(options *webhook.Options, _ *told) {
			options.On = webhook.Handlers{"unknown": func(context.Context, webhook.Delivery) error { return errors.New("no") }}
		}, unknown, "500 handler failed", []string{"handler: no"}, "failed"},
		{"a handler that takes too long", func(options *webhook.Options, told *told) {
			options.Limits.HandlerTimeout = 20 * time.Millisecond
			options.On = handlers(func(ctx context.Context, _ webhook.Delivery) error {
				<-ctx.Done()
				time.Sleep(time.Second)
				return nil
			})
		}, body, "500 handler failed", []string{"handler: the handler took longer than 20ms"}, "failed"},
	} {
		t.Run(row.name, func(t *testing.T) {
			var told told
			options := webhook.Options{
				On:        handlers(accept),
				OnRefused: func(one receiver.Refusal) { told.add("%s %s", one.Code, one.Event) },
				OnError:   func(err error, place string) { told.add("%s: %v", place, err) },
			}
			row.set(&options, &told)
			r := newReceiver(t, options)
			if answer := send(t, r, row.body, ""); answer != row.answer || !slices.Equal(told, row.told) {
				t.Fatalf("received %q, told %q", answer, told)
			}
			if r.Counts()[row.counted] != 1 || len(r.Counts()) != 1 {
				t.Fatalf("counted %v", r.Counts())
			}
		})
	}
}

// A late handler keeps its delivery until it ends.
func TestReceiverLateHandler(t *testing.T) {
	body := find(t, "update-task")
	for expected, end := range map[string]error{"200 duplicate": nil, "500 handler failed": errors.New("too late")} {
		gate := make(chan struct{})
		r := newReceiver(t, webhook.Options{
			Limits: receiver.Limits{HandlerTimeout: 20 * time.Millisecond}, Store: &receiver.MemoryStore{},
			On:        handlers(func(context.Context, webhook.Delivery) error { <-gate; return end }),
			OnRefused: func(receiver.Refusal) {}, OnError: func(error, string) {},
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
	}
}

// A sender that gives up does not stop the handler. Its context says what it handles.
func TestReceiverContext(t *testing.T) {
	body := find(t, "update-task")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var found receiver.Received
	r := newReceiver(t, webhook.Options{On: handlers(func(ctx context.Context, _ webhook.Delivery) error {
		found = receiver.From(ctx)
		return ctx.Err()
	})})
	header := http.Header{"Content-Type": {"application/json"}, "X-Signature-256": {signWith(body, "")}}
	said := r.Handle(ctx, "POST", header, body)
	if said.Status != 200 || found.Event != "update:task" || found.Edition != webhook.Editions[0] || !bytes.Equal(found.Body, body) {
		t.Fatalf("received %v, found %s of %s", said, found.Event, found.Edition)
	}
}

// An upgrade is reported once for each webhook's change, whether a release or ten deliveries in a row say so.
func TestReceiverUpgrade(t *testing.T) {
	var old, later []byte
	for _, one := range deliveries(t) {
		if one.Name == "update-task" && one.Edition == "2.3" {
			old = one.Body
		}
		if _, err := webhook.ParseDelivery(one.Body, "2.3"); err != nil && one.Edition == "2.76" {
			later = one.Body
		}
	}
	for agent, messages := range map[string][]string{
		agents["2.76"]: {
			`deliveries are those of edition 2.3; Editions: []string{"2.3"} reads no other`,
			"the platform went from edition 2.3 to edition 2.76 (release 2.80.0); the command diff lists what that changes",
		},
		"": {
			`deliveries are those of edition 2.3; Editions: []string{"2.3"} reads no other`,
			"the platform went from edition 2.3 to edition 2.76; the command diff lists what that changes",
		},
	} {
		var told told
		r := newReceiver(t, webhook.Options{On: handlers(accept), OnPlatform: func(one receiver.News) { told.add("%s", one.Message) }})
		for range 10 {
			send(t, r, old, "")
		}
		for range 10 {
			send(t, r, later, agent)
		}
		if platform, _ := r.Platform(); !slices.Equal(told, messages) || platform.Editions["2.3"] != 10 || platform.Editions["2.76"] != 10 {
			t.Fatalf("told %q, %v", told, platform)
		}
	}
}

// Without hooks the log has what an operator needs, and nothing that anyone can fill it with.
func TestReceiverLogs(t *testing.T) {
	body := find(t, "update-task")
	invalid := []byte(`{"event":"update:task"}`)
	forged := http.Header{"Content-Type": {"application/json"}, "X-Signature-256": {signWith(body, "x")}}
	for _, row := range []struct {
		name    string
		options webhook.Options
		run     func(r *receiver.Receiver[webhook.Delivery])
		log     []string
	}{
		{"an invalid delivery each time", webhook.Options{}, func(r *receiver.Receiver[webhook.Delivery]) {
			send(t, r, invalid, "")
			send(t, r, invalid, "")
		}, []string{"no handler ran: set Invalid", "no handler ran: set Invalid"}},
		{"an invalid delivery that is handled", webhook.Options{
			Invalid: func(context.Context, *contracts.DecodeError) error { return nil },
		}, func(r *receiver.Receiver[webhook.Delivery]) { send(t, r, invalid, "") }, []string{`cure=""`}},
		{"an invalid delivery of a strict receiver", webhook.Options{Strict: true},
			func(r *receiver.Receiver[webhook.Delivery]) { send(t, r, invalid, "") }, []string{"without Strict a receiver takes every edition"}},
		{"an invalid delivery of another edition", webhook.Options{Editions: []string{"2.3"}},
			func(r *receiver.Receiver[webhook.Delivery]) { send(t, r, invalid, "2.80.0") },
			[]string{`release 2.80.0 sends edition 2.76: give Editions: []string{\"2.76\"}`}},
		{"a forged one once", webhook.Options{}, func(r *receiver.Receiver[webhook.Delivery]) {
			r.Handle(context.Background(), "POST", forged, body)
			r.Handle(context.Background(), "POST", forged, body)
		}, []string{"the next ones for this reason are not logged"}},
		{"forged ones of another reason", webhook.Options{}, func(r *receiver.Receiver[webhook.Delivery]) {
			r.Handle(context.Background(), "POST", forged, body)
			r.Handle(context.Background(), "POST", http.Header{"Content-Type": {"application/json"}}, body)
		}, []string{"the digest belongs to another body or secret", "there is no signature header"}},
		{"nothing of another method", webhook.Options{}, func(r *receiver.Receiver[webhook.Delivery]) {
			r.Handle(context.Background(), "GET", forged, body)
		}, nil},
		{"a handler that fails", webhook.Options{On: handlers(func(context.Context, webhook.Delivery) error { return errors.New("no") }), Editions: []string{"2.76"}},
			func(r *receiver.Receiver[webhook.Delivery]) { send(t, r, body, "") }, []string{`msg="the handler failed" error=no`}},
		{"the platform", webhook.Options{}, func(r *receiver.Receiver[webhook.Delivery]) { send(t, r, body, "2.80.0") },
			[]string{"deliveries are those of edition 2.76 (release 2.80.0)"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			var log strings.Builder
			row.options.Logger = slog.New(slog.NewTextHandler(&log, nil))
			row.run(newReceiver(t, row.options))
			lines := strings.Split(strings.TrimSuffix(log.String(), "\n"), "\n")
			if row.log == nil {
				row.log = []string{""}
			}
			if len(lines) != len(row.log) {
				t.Fatalf("logged %q", lines)
			}
			for i, line := range lines {
				if !strings.Contains(line, row.log[i]) {
					t.Fatalf("logged %q", line)
				}
			}
		})
	}
}

// Behind a server a body is read up to the limit, and one that ends too early has an answer of its own.
func TestReceiverServes(t *testing.T) {
	body := find(t, "update-task")
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
			request.Header.Set("X-Signature-256", signWith(body, ""))
			recorded := httptest.NewRecorder()
			r.ServeHTTP(recorded, request)
			answer := fmt.Sprint(recorded.Code, " ", recorded.Body)
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
