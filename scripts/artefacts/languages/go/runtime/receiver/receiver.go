// Package receiver takes deliveries: the same steps behind every server (W4.3, W5.1, W-answer). The packages of contracts make
// receivers, with the types of their deliveries.
package receiver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// Handler takes a delivery. An error, or a panic, is answered 500: the sender learns that it failed, but not why.
type Handler[D any] func(ctx context.Context, delivery D) error

// Options are what a receiver is made of.
type Options[D any] struct {
	// Secret is the webhook's secret (W1.6), named "default".
	Secret string
	// Secrets are several in its place, while a webhook moves from one to the next.
	Secrets []contracts.NamedSecret
	// TakesUnsigned takes every request without a secret, forged ones included.
	TakesUnsigned bool
	// On has handlers by event. Exactly one runs for a delivery: that of its name, else of *:<resource>, else of <action>:*,
	// else of *. The handler "unknown" alone takes events that no edition has.
	On map[string]Handler[D]
	// Invalid takes signed bodies that no edition takes (W-lost); Received has the body. Strict receivers answer 422 instead.
	Invalid func(ctx context.Context, invalid *contracts.DecodeError) error
	// Editions are those to read by: the first that takes a delivery reads it. Default: every edition, which the receiver learns
	// (E-learn); of a strict receiver that of the source document (E-strict).
	Editions []string
	// Strict answers 422 to a signed delivery that its sender should not have sent.
	Strict bool
	Limits Limits
	// MediaTypes are those of deliveries, in lower case. Default: application/json alone.
	MediaTypes []string
	// BareDigest also takes a signature without "sha256=".
	BareDigest bool
	// AcceptLineFeed also takes a signature over the body and a line feed, which release 2.3.0 sends (W-lf).
	AcceptLineFeed bool
	// Store keeps repeated deliveries from being handled twice. Default: every delivery is handled.
	Store Store
	// OnRefused receives every refusal. Default: invalid deliveries and the first bad signature of each reason go to the log.
	OnRefused func(Refusal)
	// OnUnknown receives every signed delivery of an unknown event, whether or not a handler takes it.
	OnUnknown func(D)
	// OnDrift receives the places of members that the edition does not know, in tolerant mode: JSON Pointers with * for any index.
	OnDrift func(delivery D, paths []string)
	// OnPlatform receives what was learned of the platform. Default: it goes to the log.
	OnPlatform func(News)
	// OnError receives what is not the request's fault: "handler", "store", "hook" or "receiver" says where it was. Default: the
	// log.
	OnError func(err error, place string)
	// Logger is the log. Default: slog.Default().
	Logger *slog.Logger
}

// Limits are bounds of what a receiver takes; zero is the default.
type Limits struct {
	// MaxBytes is the longest body. Default: 10 MiB.
	MaxBytes int64
	// ReadTimeout is the longest time for a body to arrive. Default: 10 s.
	ReadTimeout time.Duration
	// HandlerTimeout is the longest time for a handler: then its context ends and the answer is 500. Default: 60 s.
	HandlerTimeout time.Duration
}

// Contract is what a receiver knows of its contract.
type Contract[D any] struct {
	// Editions are all there are, the newest first.
	Editions []string
	// Events are the names of events, by edition.
	Events map[string][]string
	// Parse reads a body by the first of some editions that takes it.
	Parse func(body []byte, isStrict bool, editions ...string) (D, error)
	// Describe gives the event and the edition of a delivery; the edition is empty where the event is unknown.
	Describe func(D) (event, edition string)
	// Tag is the member that names the event.
	Tag string
	// Header carries the signature.
	Header string
	// Webhook is the member that identifies the webhook; empty where there is none.
	Webhook string
	// OnRequest are events that are sent on request: the same again is no duplicate.
	OnRequest []string
	// Program is the name before the release in User-Agent; empty where it does not say one.
	Program string
}

// Received is what a handler can know besides the delivery.
type Received struct {
	// KeyID names the secret that the signature matched; empty without one.
	KeyID string
	// Body is the exact bytes of the body.
	Body []byte
	// Event and Edition are those of the delivery, or of the edition that an invalid one is the nearest to.
	Event, Edition string
}

type receivedKey struct{}

// From gives what a handler's context knows of its delivery.
func From(ctx context.Context) Received {
	received, _ := ctx.Value(receivedKey{}).(Received)
	return received
}

// Answer is what the sender is told: a status and a short text of ASCII.
type Answer struct {
	Status int
	Body   string
	Header http.Header
}

// Refusal is a request that was refused, for logs and metrics; no secret and no signature is in it.
type Refusal struct {
	// Code is one of those of Answers.
	Code string
	// Status is what was answered.
	Status int
	// Reason says what happened.
	Reason string
	// Event and Invalid say what is wrong with an invalid delivery.
	Event   string
	Invalid *contracts.DecodeError
}

// refused is a step that refuses.
type refused struct{ code, reason string }

// Receiver takes deliveries. It is an http.Handler.
type Receiver[D any] struct {
	Options[D]
	contract Contract[D]
	routes   map[string]Handler[D]
	watch    *watch
	mutex    sync.Mutex
	counts   map[string]int
	told     map[string]bool
}

// New makes a receiver of a contract's deliveries; the error says which option is wrong.
func New[D any](contract Contract[D], options Options[D]) (*Receiver[D], error) {
	r := &Receiver[D]{Options: options, contract: contract, counts: map[string]int{}, told: map[string]bool{}}
	if r.Secret != "" {
		r.Secrets = append([]contracts.NamedSecret{{ID: "default", Secret: r.Secret}}, r.Secrets...)
		// A named secret is not shown where a receiver is printed.
		r.Secret = ""
	}
	wrong := func(format string, values ...any) (*Receiver[D], error) {
		return nil, fmt.Errorf("cannot create the receiver: "+format, values...)
	}
	isEmpty := func(one contracts.NamedSecret) bool { return one.Secret == "" }
	if !r.TakesUnsigned && (len(r.Secrets) == 0 || slices.ContainsFunc(r.Secrets, isEmpty)) {
		return wrong("a secret is missing or empty")
	}
	isLearning := len(r.Editions) == 0 && !r.Strict && len(contract.Editions) > 1
	if isLearning {
		r.Editions = contract.Editions
	} else if len(r.Editions) == 0 {
		r.Editions = contract.Editions[len(contract.Editions)-1:]
	}
	for _, one := range r.Editions {
		if !slices.Contains(contract.Editions, one) {
			return wrong("edition %q is none of %s", one, strings.Join(contract.Editions, ", "))
		}
	}
	if min(r.Limits.MaxBytes, int64(r.Limits.ReadTimeout), int64(r.Limits.HandlerTimeout)) < 0 {
		return wrong("a limit is negative")
	}
	defaultTo(&r.Limits.MaxBytes, 10<<20)
	defaultTo(&r.Limits.ReadTimeout, 10*time.Second)
	defaultTo(&r.Limits.HandlerTimeout, time.Minute)
	defaultTo(&r.Logger, slog.Default())
	if len(r.MediaTypes) == 0 {
		r.MediaTypes = []string{"application/json"}
	}
	routes, known := createRoutes(r.On, r.Editions, contract.Events)
	for key, handler := range r.On {
		if !known[key] {
			return wrong("%q is no event or pattern of editions %s", key, strings.Join(r.Editions, ", "))
		}
		if handler == nil {
			return wrong("the handler of %q is nil", key)
		}
	}
	r.routes = routes
	r.watch = newWatch(contract.Program, contract.Editions, r.Editions, isLearning)
	return r, nil
}

func defaultTo[T comparable](value *T, usual T) {
	var none T
	if *value == none {
		*value = usual
	}
}

// Platform says what is known of the platform so far; false before the first.
func (r *Receiver[D]) Platform() (Platform, bool) { return r.watch.platform() }

// Counts returns how many deliveries came to which end: handled, unhandled, unknown, invalid, refused, failed, duplicate.
func (r *Receiver[D]) Counts() map[string]int {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return maps.Clone(r.counts)
}

func (r *Receiver[D]) count(end string) {
	r.mutex.Lock()
	r.counts[end]++
	r.mutex.Unlock()
}

// end counts what became of a request, and writes the answer.
func (r *Receiver[D]) end(end string, status int, body string) Answer {
	r.count(end)
	return answer(status, body)
}

// Handle answers a request, whatever it came through; body is its exact bytes.
func (r *Receiver[D]) Handle(ctx context.Context, method string, header http.Header, body []byte) (said Answer) {
	if err := calm(func() error { said = r.handle(ctx, method, header, body); return nil }); err != nil {
		r.report(err, "receiver")
		return answer(http.StatusInternalServerError, "receiver failed")
	}
	return said
}

func (r *Receiver[D]) handle(ctx context.Context, method string, header http.Header, body []byte) Answer {
	if refusal := r.checkHead(method, header, int64(len(body))); refusal != nil {
		return r.refuse(*refusal)
	}
	keyID, refusal := r.verify(header, body)
	if refusal != nil {
		return r.refuse(*refusal)
	}
	one := work[D]{Received: Received{KeyID: keyID, Body: body}, hint: r.watch.hint(header.Get("User-Agent"))}
	if id, ok := jsontext.Member(body, r.contract.Webhook).(json.Number); ok {
		one.webhook = string(id)
	}
	key := keyID + " " + one.webhook
	delivery, err := r.contract.Parse(body, r.Strict, r.watch.order(one.hint, key)...)
	var invalid *contracts.DecodeError
	var unreadable *contracts.UnreadableError
	switch {
	case errors.As(err, &invalid):
		return r.takeInvalid(ctx, one, invalid)
	case errors.As(err, &unreadable):
		reason := strings.Replace(rows().Unreadable[unreadable.Reason], "{}", strconv.Itoa(jsontext.MaxDepth), 1)
		return r.refuse(refused{unreadable.Reason, reason})
	case err != nil:
		panic(err)
	}
	one.delivery = delivery
	one.Event, one.Edition = r.contract.Describe(delivery)
	if one.Edition == "" {
		return r.takeUnknown(ctx, one)
	}
	if news, ok := r.watch.saw(key, one.Edition, one.hint); ok {
		r.tellPlatform(news)
	}
	r.watchDrift(one)
	handler := r.routes[one.Event]
	if handler == nil {
		return r.end("unhandled", http.StatusOK, "no handler")
	}
	return r.dispatch(ctx, handler, one)
}

// work is a delivery on its way to a handler.
type work[D any] struct {
	Received
	delivery D
	webhook  string
	hint     hint
}

func (r *Receiver[D]) takeUnknown(ctx context.Context, one work[D]) Answer {
	if r.OnUnknown != nil {
		r.hook(func() { r.OnUnknown(one.delivery) })
	}
	handler := r.routes["unknown"]
	if handler == nil {
		return r.end("unknown", http.StatusOK, "unknown event")
	}
	return r.dispatch(ctx, handler, one)
}

func (r *Receiver[D]) takeInvalid(ctx context.Context, one work[D], invalid *contracts.DecodeError) Answer {
	one.Event, _ = jsontext.Member(one.Body, r.contract.Tag).(string)
	one.Edition = invalid.Edition
	status := http.StatusOK
	if r.Strict {
		status = http.StatusUnprocessableEntity
	}
	refusal := Refusal{"invalid-delivery", status, "the signed body is not a valid delivery", one.Event, invalid}
	r.tellRefusal(refusal, one.hint)
	if !r.Strict && r.Invalid != nil {
		if err := r.run(ctx, one.Received, func(ctx context.Context) error { return r.Invalid(ctx, invalid) }); err != nil {
			return r.fail(err)
		}
	}
	return r.end("invalid", status, "invalid delivery")
}

// watchDrift reports members that the edition does not know.
func (r *Receiver[D]) watchDrift(one work[D]) {
	if r.OnDrift == nil || r.Strict {
		return
	}
	_, err := r.contract.Parse(one.Body, true, one.Edition)
	var invalid *contracts.DecodeError
	var paths []string
	if errors.As(err, &invalid) {
		for _, problem := range invalid.Problems {
			if place := placeOf(problem.Path); problem.Code == "unexpected" && !slices.Contains(paths, place) {
				paths = append(paths, place)
			}
		}
	}
	if len(paths) > 0 {
		r.hook(func() { r.OnDrift(one.delivery, paths) })
	}
}

// placeOf puts * for the index of any item: the contract has no such name before the last.
func placeOf(path string) string {
	steps := strings.Split(path, "/")
	for i, step := range steps[:len(steps)-1] {
		if step != "" && strings.Trim(step, "0123456789") == "" {
			steps[i] = "*"
		}
	}
	return strings.Join(steps, "/")
}

// dispatch runs the handler of a delivery, unless the store knows it as handled.
func (r *Receiver[D]) dispatch(ctx context.Context, handler Handler[D], one work[D]) Answer {
	run := func(ctx context.Context) error { return handler(ctx, one.delivery) }
	if r.Store != nil && !slices.Contains(r.contract.OnRequest, one.Event) {
		key := fingerprint(one.Body, one.webhook)
		claim, err := r.Store.Claim(ctx, key)
		switch {
		case err != nil:
			r.report(err, "store")
			return r.end("failed", http.StatusInternalServerError, "store failed")
		case claim == Done:
			return r.end("duplicate", http.StatusOK, "duplicate")
		case claim == Busy:
			return r.refuse(refused{"busy", "the same bytes are being handled right now"})
		}
		// Even a late handler keeps the key until it ends: nobody else may handle the same delivery beside it.
		run = func(late context.Context) error {
			err := calm(func() error { return handler(late, one.delivery) })
			r.settle(context.WithoutCancel(ctx), key, err)
			return err
		}
	}
	err := r.run(ctx, one.Received, run)
	switch {
	case err != nil:
		return r.fail(err)
	case one.Edition == "":
		return r.end("unknown", http.StatusOK, "accepted")
	}
	return r.end("handled", http.StatusOK, "accepted")
}

// settle tells the store the end of a delivery. The handler has run or failed: an error of the store does not change that.
func (r *Receiver[D]) settle(ctx context.Context, key string, err error) {
	settle := r.Store.Done
	if err != nil {
		settle = r.Store.Release
	}
	if err := calm(func() error { return settle(ctx, key) }); err != nil {
		r.report(err, "store")
	}
}

// run runs a handler in time; a sender that gives up does not stop it.
func (r *Receiver[D]) run(ctx context.Context, received Received, handler func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), r.Limits.HandlerTimeout)
	defer cancel()
	ctx = context.WithValue(ctx, receivedKey{}, received)
	done := make(chan error, 1)
	go func() { done <- calm(func() error { return handler(ctx) }) }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		return fmt.Errorf("the handler took longer than %v", r.Limits.HandlerTimeout)
	}
}

// calm calls a function, and gives what it panics with as an error.
func calm(call func() error) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	return call()
}

func (r *Receiver[D]) fail(err error) Answer {
	r.report(err, "handler")
	return r.end("failed", http.StatusInternalServerError, "handler failed")
}

// verify says which secret signed a body.
func (r *Receiver[D]) verify(header http.Header, body []byte) (string, *refused) {
	if r.TakesUnsigned {
		return "", nil
	}
	verification := contracts.Verification{Secrets: r.Secrets, BareDigest: r.BareDigest}
	values := header.Values(r.contract.Header)
	keyID, err := verification.Verify(body, values)
	if err == nil {
		return keyID, nil
	}
	var why *contracts.RefusedError
	if !errors.As(err, &why) {
		return "", &refused{"signature", err.Error()}
	}
	reason := rows().Reasons[why.Reason]
	if why.Reason == "mismatch" {
		if keyID, err = verification.Verify(append(slices.Clone(body), '\n'), values); err == nil {
			if r.AcceptLineFeed {
				return keyID, nil
			}
			reason += ": the sender signs a line feed after the body; AcceptLineFeed: true takes it"
		}
	}
	return "", &refused{"signature", reason}
}
