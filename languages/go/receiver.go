package contracts

import (
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"annotation-contracts.example/contracts/generated"
)

const openssl = `openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" BODY_FILE`

// Handler takes a delivery; an error or a panic gets 500.
type Handler func(ctx context.Context, delivery Delivery) error

// Handle makes a handler of one event of one edition, such as func(ctx, *v2_76.UpdateTaskEvent, Delivery) error.
func Handle[T any](handle func(ctx context.Context, event *T, delivery Delivery) error) Handler {
	return func(ctx context.Context, delivery Delivery) error {
		event, ok := delivery.Value.(*T)
		if !ok {
			return fmt.Errorf("the handler takes %T, the delivery is %T: set Options.Editions", event, delivery.Value)
		}
		return handle(ctx, event, delivery)
	}
}

// Options are those of a receiver.
type Options struct {
	Secrets []Secret
	// On has a handler by event: its name, else "*:<resource>", "<action>:*", "*"; "unknown" takes events that no edition has.
	On map[string]Handler
	// Invalid takes signed bodies that no edition allows; they get 200. A strict receiver responds 422 instead.
	Invalid func(ctx context.Context, body []byte, invalid *InvalidError) error
	// Editions are those to accept. Default: all; in strict mode that of the source document.
	Editions  []string
	Mode      Mode
	Signature SignatureOptions
	// MaxBytes is the maximum size of a body. Default: 10 MiB.
	MaxBytes int64
	// ReadTimeout is the maximum time for a body to arrive. Default: 10 s.
	ReadTimeout time.Duration
	// MediaTypes are those to accept. Default: application/json.
	MediaTypes []string
	// Deduplication makes sure that a delivery is handled once. Default: none.
	Deduplication DeduplicationStore
	// OnRejected takes what was not accepted. Default: the log.
	OnRejected func(Rejection)
}

// Rejection is a request that was not accepted. The sender learns only Status and Body.
type Rejection struct {
	Status      int
	Body, Event string
	Err         error
}

// Receiver receives deliveries. It is an http.Handler; Handle needs no server.
type Receiver struct {
	options Options
	last    atomic.Value
	logged  sync.Map
}

// NewReceiver makes a receiver; an error says which option is wrong.
func NewReceiver(options Options) (*Receiver, error) {
	if len(options.Secrets) == 0 || slices.ContainsFunc(options.Secrets, func(one Secret) bool { return one.Value == "" }) {
		return nil, errors.New("cannot create the receiver: a secret is missing or empty")
	}
	if options.Mode == Strict && len(options.Editions) == 0 {
		options.Editions = []string{generated.Source}
	}
	editions, err := choose("webhook", options.Editions)
	if err != nil {
		return nil, fmt.Errorf("cannot create the receiver: %w", err)
	}
	options.Editions = nil
	keys := map[string]bool{"unknown": true}
	for _, one := range editions {
		options.Editions = append(options.Editions, one.Name)
		for event := range one.New {
			for _, key := range keysOf(event) {
				keys[key] = true
			}
		}
	}
	for key := range options.On {
		if !keys[key] {
			return nil, fmt.Errorf("cannot create the receiver: %q is not an event or pattern", key)
		}
	}
	options.MaxBytes = cmp.Or(options.MaxBytes, 10<<20)
	options.ReadTimeout = cmp.Or(options.ReadTimeout, 10*time.Second)
	if len(options.MediaTypes) == 0 {
		options.MediaTypes = []string{"application/json"}
	}
	return &Receiver{options: options}, nil
}

// keysOf lists the keys that take an event, the most specific first.
func keysOf(event string) []string {
	action, resource, hasResource := strings.Cut(event, ":")
	if !hasResource {
		return []string{event, "*"}
	}
	return []string{event, "*:" + resource, action + ":*", "*"}
}

// Handle responds to a request: a status and a short text.
func (r *Receiver) Handle(ctx context.Context, method string, header http.Header, body []byte) (status int, text string) {
	if rejection := r.checkHead(method, header, int64(len(body))); rejection != nil {
		return r.reject(*rejection)
	}
	// Nothing is parsed before the signature is verified.
	secret, err := Verify(r.options.Secrets, body, header.Values(SignatureHeader), r.options.Signature)
	if err != nil {
		return r.reject(Rejection{http.StatusForbidden, "signature rejected", "", fmt.Errorf("%w; compare with: %s", err, openssl)})
	}
	delivery, err := ParseDelivery(body, r.options.Mode, r.order()...)
	delivery.Secret = secret
	var invalid *InvalidError
	switch {
	case errors.As(err, &invalid) && r.options.Mode == Strict:
		return r.reject(Rejection{http.StatusUnprocessableEntity, "invalid delivery", invalid.Event, err})
	case errors.As(err, &invalid):
		return r.handleInvalid(ctx, body, invalid)
	case err != nil:
		text, _, _ := strings.Cut(err.Error(), ":")
		return r.reject(Rejection{http.StatusBadRequest, text, "", err})
	case delivery.Edition == "":
		if r.options.On["unknown"] == nil {
			return http.StatusOK, "unknown event"
		}
		return r.run(ctx, r.options.On["unknown"], delivery)
	}
	r.last.Store(delivery.Edition)
	for _, key := range keysOf(delivery.Event) {
		if handler := r.options.On[key]; handler != nil {
			return r.runOnce(ctx, handler, delivery)
		}
	}
	return http.StatusOK, "no handler"
}

// order lists the editions to try: the last that was met, then the newest first.
func (r *Receiver) order() []string {
	last, _ := r.last.Load().(string)
	editions := slices.Clone(r.options.Editions)
	slices.SortStableFunc(editions, func(a, b string) int {
		switch {
		case a == last && b != last:
			return -1
		case b == last && a != last:
			return 1
		}
		return 0
	})
	return editions
}

func (r *Receiver) handleInvalid(ctx context.Context, body []byte, invalid *InvalidError) (int, string) {
	rejection := Rejection{http.StatusOK, "invalid delivery", invalid.Event, invalid}
	if r.options.Invalid == nil {
		rejection.Err = fmt.Errorf("%w; no handler was called", invalid)
		return r.reject(rejection)
	}
	r.reject(rejection)
	if err := guard(func() error { return r.options.Invalid(ctx, body, invalid) }); err != nil {
		return r.fail("the handler failed", invalid.Event, err, "handler failed")
	}
	return http.StatusOK, "invalid delivery"
}

// runOnce runs a handler unless the deduplication store knows the delivery. Pings are sent on request, so the same one is no duplicate.
func (r *Receiver) runOnce(ctx context.Context, handler Handler, delivery Delivery) (int, string) {
	store := r.options.Deduplication
	if store == nil || delivery.Event == "ping" {
		return r.run(ctx, handler, delivery)
	}
	key := fmt.Sprintf("%s:%x", delivery.key, sha256.Sum256(delivery.Body))
	claim, err := store.Claim(ctx, key)
	switch {
	case err != nil:
		return r.fail("the deduplication store failed", delivery.Event, err, "store failed")
	case claim == Busy:
		return r.reject(Rejection{http.StatusConflict, "delivery is being handled", delivery.Event, errors.New("the same delivery is being handled")})
	case claim == Done:
		return http.StatusOK, "duplicate"
	}
	status, text := r.run(ctx, handler, delivery)
	settle := store.Done
	if status != http.StatusOK {
		settle = store.Release
	}
	if err := settle(ctx, key); err != nil {
		slog.Error("the deduplication store failed", "err", err)
	}
	return status, text
}

func (r *Receiver) run(ctx context.Context, handler Handler, delivery Delivery) (int, string) {
	if err := guard(func() error { return handler(ctx, delivery) }); err != nil {
		return r.fail("the handler failed", delivery.Event, err, "handler failed")
	}
	return http.StatusOK, "accepted"
}

// fail logs an error; the sender learns that something failed, but not why.
func (r *Receiver) fail(message, event string, err error, text string) (int, string) {
	slog.Error(message, "event", event, "err", err)
	return http.StatusInternalServerError, text
}

// guard returns what a function panics with as an error.
func guard(call func() error) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	return call()
}

// checkHead checks what comes before the body: method, media type, content encoding and announced size.
func (r *Receiver) checkHead(method string, header http.Header, length int64) *Rejection {
	if method != http.MethodPost {
		return &Rejection{http.StatusMethodNotAllowed, "method not allowed", "", errors.New("the method is not POST")}
	}
	media, parameters, err := mime.ParseMediaType(header.Get("Content-Type"))
	charset := strings.ToLower(cmp.Or(parameters["charset"], "utf-8"))
	if err != nil || !slices.Contains(r.options.MediaTypes, media) || charset != "utf-8" && charset != "utf8" {
		reason := fmt.Errorf("the media type is not %s in UTF-8", strings.Join(r.options.MediaTypes, " or "))
		return &Rejection{http.StatusUnsupportedMediaType, "unsupported media type", "", reason}
	}
	if !strings.EqualFold(cmp.Or(header.Get("Content-Encoding"), "identity"), "identity") {
		reason := errors.New("the body is compressed, but signed as sent")
		return &Rejection{http.StatusUnsupportedMediaType, "content encodings are not supported", "", reason}
	}
	var announced int64
	_, _ = fmt.Sscan(header.Get("Content-Length"), &announced)
	if max(length, announced) > r.options.MaxBytes {
		return r.tooLarge()
	}
	return nil
}

func (r *Receiver) tooLarge() *Rejection {
	reason := fmt.Errorf("the body is longer than %d bytes", r.options.MaxBytes)
	return &Rejection{http.StatusRequestEntityTooLarge, "body too large", "", reason}
}

// ServeHTTP responds to a request of net/http.
func (r *Receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	controller := http.NewResponseController(w)
	_ = controller.SetReadDeadline(time.Now().Add(r.options.ReadTimeout))
	rejection := r.checkHead(request.Method, request.Header, request.ContentLength)
	var body []byte
	if rejection == nil {
		var err error
		body, err = io.ReadAll(http.MaxBytesReader(w, request.Body, r.options.MaxBytes))
		var tooLong *http.MaxBytesError
		var late interface{ Timeout() bool }
		switch {
		case errors.As(err, &tooLong):
			rejection = r.tooLarge()
		case errors.As(err, &late) && late.Timeout():
			rejection = &Rejection{http.StatusRequestTimeout, "body too slow", "", err}
		case err != nil:
			rejection = &Rejection{http.StatusBadRequest, "body incomplete", "", err}
		}
	}
	header := w.Header()
	header.Set("Content-Type", "text/plain; charset=utf-8")
	var status int
	var text string
	if rejection != nil {
		status, text = r.reject(*rejection)
		// Its sender may never read the response if the connection is closed while it still sends.
		_ = controller.SetReadDeadline(time.Now().Add(2 * time.Second))
		if _, err := io.Copy(io.Discard, request.Body); err != nil {
			header.Set("Connection", "close")
		}
	} else {
		_ = controller.SetReadDeadline(time.Time{})
		status, text = r.Handle(context.WithoutCancel(request.Context()), request.Method, request.Header, body)
	}
	switch status {
	case http.StatusMethodNotAllowed:
		header.Set("Allow", "POST")
	case http.StatusUnsupportedMediaType:
		header.Set("Accept-Encoding", "identity")
	}
	w.WriteHeader(status)
	_, _ = io.WriteString(w, text)
}

// reject reports a rejection.
func (r *Receiver) reject(one Rejection) (int, string) {
	report := r.options.OnRejected
	if report == nil {
		report = r.log
	}
	if err := guard(func() error { report(one); return nil }); err != nil {
		slog.Error("OnRejected failed", "err", err)
	}
	return one.Status, one.Body
}

// log logs each invalid delivery, since only someone with the secret can send one, and the first rejection for each other reason.
func (r *Receiver) log(one Rejection) {
	if one.Body == "invalid delivery" {
		slog.Warn("delivery rejected", "event", one.Event, "reason", one.Err)
	} else if one.Status == http.StatusForbidden || one.Status == http.StatusUnsupportedMediaType {
		// Other reasons have no end: a connection that broke off names its port.
		if _, isLogged := r.logged.LoadOrStore(one.Err.Error(), true); !isLogged {
			slog.Warn("delivery rejected; further rejections for this reason are not logged", "reason", one.Err)
		}
	}
}
