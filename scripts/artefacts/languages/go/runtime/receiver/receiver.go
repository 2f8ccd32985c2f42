// Package receiver takes deliveries: the same steps behind every server (W4.3, W5.1, W-answer). The packages of contracts make
// receivers, with the types of their deliveries.
package receiver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
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
	// Secret is the webhook's secret (W1.6), whose name is "default".
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
	// OnDrift receives the places of members that the edition does not know, in tolerant mode.
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
	}
	isEmpty := func(one contracts.NamedSecret) bool { return one.Secret == "" }
	if !r.TakesUnsigned && (len(r.Secrets) == 0 || slices.ContainsFunc(r.Secrets, isEmpty)) {
		return nil, errors.New("cannot create the receiver: a secret is missing or empty")
	}
	isLearning := len(r.Editions) == 0 && !r.Strict
	switch {
	case len(r.Editions) == 0 && r.Strict:
		r.Editions = contract.Editions[len(contract.Editions)-1:]
	case len(r.Editions) == 0:
		r.Editions = contract.Editions
	}
	for _, one := range r.Editions {
		if !slices.Contains(contract.Editions, one) {
			return nil, fmt.Errorf("cannot create the receiver: edition %q is none of %s", one, strings.Join(contract.Editions, ", "))
		}
	}
	if err := r.fill(); err != nil {
		return nil, err
	}
	r.watch = newWatch(contract.Program, contract.Editions, r.Editions, isLearning && len(r.Editions) > 1)
	var err error
	r.routes, err = createRoutes(r.On, r.Editions, contract.Events)
	return r, err
}

func (r *Receiver[D]) fill() error {
	if r.Limits.MaxBytes < 0 || r.Limits.ReadTimeout < 0 || r.Limits.HandlerTimeout < 0 {
		return errors.New("cannot create the receiver: a limit is negative")
	}
	defaultTo(&r.Limits.MaxBytes, 10<<20)
	defaultTo(&r.Limits.ReadTimeout, 10*time.Second)
	defaultTo(&r.Limits.HandlerTimeout, time.Minute)
	if len(r.MediaTypes) == 0 {
		r.MediaTypes = []string{"application/json"}
	}
	if r.Logger == nil {
		r.Logger = slog.Default()
	}
	return nil
}

func defaultTo[T comparable](value *T, usual T) {
	var none T
	if *value == none {
		*value = usual
	}
}

// Platform says what the deliveries so far tell of the platform; false before the first.
func (r *Receiver[D]) Platform() (Platform, bool) { return r.watch.platform() }

// Counts tells how many deliveries came to which end: handled, unhandled, unknown, invalid, refused, failed, duplicate.
func (r *Receiver[D]) Counts() map[string]int {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	copied := make(map[string]int, len(r.counts))
	for end, count := range r.counts {
		copied[end] = count
	}
	return copied
}

func (r *Receiver[D]) count(end string) {
	r.mutex.Lock()
	r.counts[end]++
	r.mutex.Unlock()
}

// Handle answers a request, whatever it came through; body is its exact bytes.
func (r *Receiver[D]) Handle(ctx context.Context, method string, header http.Header, body []byte) (answered Answer) {
	defer func() {
		if cause := recover(); cause != nil {
			r.report(fmt.Errorf("panic: %v", cause), "receiver")
			answered = answer(http.StatusInternalServerError, "receiver failed")
		}
	}()
	if refusal := r.checkHead(method, header, int64(len(body))); refusal != nil {
		return r.refuse(*refusal)
	}
	keyID, refusal := r.verify(header, body)
	if refusal != nil {
		return r.refuse(*refusal)
	}
	received := Received{KeyID: keyID, Body: body}
	hint := r.watch.hint(header.Get("User-Agent"))
	webhook := ""
	if id, ok := jsontext.Member(body, r.contract.Webhook).(json.Number); ok {
		webhook = string(id)
	}
	key := keyID + " " + webhook
	delivery, err := r.contract.Parse(body, r.Strict, r.watch.order(hint, key)...)
	var invalid *contracts.DecodeError
	var unreadable *contracts.UnreadableError
	switch {
	case errors.As(err, &invalid):
		return r.takeInvalid(ctx, received, invalid, hint)
	case errors.As(err, &unreadable):
		return r.refuse(refused{unreadable.Reason, reasons[unreadable.Reason]})
	case err != nil:
		r.report(err, "receiver")
		return answer(http.StatusInternalServerError, "receiver failed")
	}
	received.Event, received.Edition = r.contract.Describe(delivery)
	if received.Edition == "" {
		return r.takeUnknown(ctx, received, delivery, webhook)
	}
	for _, news := range r.watch.saw(key, received.Edition, hint) {
		r.tellPlatform(news)
	}
	r.watchDrift(delivery, received)
	return r.dispatch(ctx, r.routes[received.Event], received, delivery, webhook)
}

func (r *Receiver[D]) takeUnknown(ctx context.Context, received Received, delivery D, webhook string) Answer {
	if r.OnUnknown != nil {
		r.hook(func() { r.OnUnknown(delivery) })
	}
	handler := r.routes["unknown"]
	if handler == nil {
		r.count("unknown")
		return answer(http.StatusOK, "unknown event")
	}
	return r.dispatch(ctx, handler, received, delivery, webhook)
}

func (r *Receiver[D]) takeInvalid(ctx context.Context, received Received, invalid *contracts.DecodeError, hint hint) Answer {
	received.Event, _ = jsontext.Member(received.Body, r.contract.Tag).(string)
	received.Edition = invalid.Edition
	status := http.StatusOK
	if r.Strict {
		status = http.StatusUnprocessableEntity
	}
	refusal := Refusal{"invalid-delivery", status, "the signed body is not a valid delivery", received.Event, invalid}
	r.tellRefusal(refusal, hint)
	if !r.Strict && r.Invalid != nil {
		if err := r.run(ctx, received, func(ctx context.Context) error { return r.Invalid(ctx, invalid) }); err != nil {
			return r.fail(err)
		}
	}
	r.count("invalid")
	return answer(status, "invalid delivery")
}

// watchDrift reports members that the edition does not know.
func (r *Receiver[D]) watchDrift(delivery D, received Received) {
	if r.OnDrift == nil || r.Strict {
		return
	}
	_, err := r.contract.Parse(received.Body, true, received.Edition)
	var invalid *contracts.DecodeError
	if !errors.As(err, &invalid) {
		return
	}
	var paths []string
	for _, one := range invalid.Problems {
		if one.Code == "unexpected" {
			paths = append(paths, one.Path)
		}
	}
	if len(paths) > 0 {
		r.hook(func() { r.OnDrift(delivery, paths) })
	}
}

// dispatch runs the handler of a delivery, unless the store knows it as handled.
func (r *Receiver[D]) dispatch(ctx context.Context, handler Handler[D], received Received, delivery D, webhook string) Answer {
	if handler == nil {
		r.count("unhandled")
		return answer(http.StatusOK, "no handler")
	}
	run := func(ctx context.Context) error { return handler(ctx, delivery) }
	if r.Store == nil || slices.Contains(r.contract.OnRequest, received.Event) {
		return r.finish(r.run(ctx, received, run), received)
	}
	key := fingerprint(received.Body, webhook)
	claim, err := r.Store.Claim(ctx, key)
	switch {
	case err != nil:
		r.report(err, "store")
		r.count("failed")
		return answer(http.StatusInternalServerError, "store failed")
	case claim == Done:
		r.count("duplicate")
		return answer(http.StatusOK, "duplicate")
	case claim == Busy:
		return r.refuse(refused{"busy", "the same bytes are being handled right now"})
	}
	err = r.run(ctx, received, run)
	settle := r.Store.Done
	if err != nil {
		settle = r.Store.Release
	}
	// The handler has had its effect or has not: a store that fails now changes nothing of that.
	if cause := settle(context.WithoutCancel(ctx), key); cause != nil {
		r.report(cause, "store")
	}
	return r.finish(err, received)
}

// run runs a handler in time; a sender that gives up does not stop it.
func (r *Receiver[D]) run(ctx context.Context, received Received, handler func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), r.Limits.HandlerTimeout)
	ctx = context.WithValue(ctx, receivedKey{}, received)
	done := make(chan error, 1)
	go func() {
		defer cancel()
		defer func() {
			if cause := recover(); cause != nil {
				done <- fmt.Errorf("panic: %v", cause)
			}
		}()
		done <- handler(ctx)
	}()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		select {
		case err := <-done:
			return err
		default:
			return fmt.Errorf("the handler took longer than %v", r.Limits.HandlerTimeout)
		}
	}
}

func (r *Receiver[D]) finish(err error, received Received) Answer {
	if err != nil {
		return r.fail(err)
	}
	if received.Edition == "" {
		r.count("unknown")
	} else {
		r.count("handled")
	}
	return answer(http.StatusOK, "accepted")
}

func (r *Receiver[D]) fail(err error) Answer {
	r.count("failed")
	r.report(err, "handler")
	return answer(http.StatusInternalServerError, "handler failed")
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
	reason := err.Error()
	var why *contracts.RefusedError
	if errors.As(err, &why) {
		reason = reasons[why.Reason]
	}
	if why != nil && why.Reason == "mismatch" {
		if keyID, err = verification.Verify(append(slices.Clone(body), '\n'), values); err == nil {
			if r.AcceptLineFeed {
				return keyID, nil
			}
			reason += ": the sender signs a line feed after the body; AcceptLineFeed: true takes it"
		}
	}
	return "", &refused{"signature", reason}
}
