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
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"annotation-contracts.example/contracts/generated"
)

const openssl = `openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" BODY_FILE`

// Handler handles a delivery. An error or a panic causes a 500.
type Handler func(ctx context.Context, delivery Delivery) error

// Handle turns a function such as func(ctx, *v2_76.UpdateTaskEvent, Delivery) error into a handler.
func Handle[T any](handle func(ctx context.Context, event *T, delivery Delivery) error) Handler {
	return func(ctx context.Context, delivery Delivery) error {
		event, ok := delivery.Value.(*T)
		if !ok {
			return fmt.Errorf("the handler takes %T, but the delivery is %T: set Options.Editions", event, delivery.Value)
		}
		return handle(ctx, event, delivery)
	}
}

// Options configures a receiver.
type Options struct {
	Secrets []Secret
	// On maps events to handlers: by name, else "*:<resource>", "<action>:*" or "*". "unknown" receives unknown events.
	On map[string]Handler
	// Invalid receives signed bodies that no edition accepts; the response is 200, or 422 in strict mode.
	Invalid func(ctx context.Context, body []byte, invalid *InvalidError) error
	// Editions lists the editions to accept. Default: all; in strict mode, only the source document's.
	Editions  []string
	Mode      Mode
	Signature SignatureOptions
	// MaxBytes is the maximum size of a body. Default: 10 MiB.
	MaxBytes int64
	// ReadTimeout is the maximum time for a body to arrive. Default: 10 s.
	ReadTimeout time.Duration
	// Deduplication ensures that a delivery is handled only once. Default: none.
	Deduplication DeduplicationStore
}

// Response is what the sender gets. Names of headers are in lower case; the text is text/plain in UTF-8.
type Response struct {
	Status  int
	Body    string
	Headers map[string]string
}

// rejection is a rejected request. The sender sees only the response for its code.
type rejection struct {
	code   string
	reason error
}

// Receiver receives deliveries. It is an http.Handler; Handle works without a server.
type Receiver struct {
	options Options
	last    atomic.Value
	logged  sync.Map
}

// NewReceiver creates a receiver. An error says which option is wrong.
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
	for key, handler := range options.On {
		if !keys[key] || handler == nil {
			return nil, fmt.Errorf("cannot create the receiver: %q is not an event or pattern, or its handler is nil", key)
		}
	}
	if options.MaxBytes < 0 || options.ReadTimeout < 0 {
		return nil, errors.New("cannot create the receiver: MaxBytes or ReadTimeout is negative")
	}
	options.MaxBytes = cmp.Or(options.MaxBytes, 10<<20)
	options.ReadTimeout = cmp.Or(options.ReadTimeout, 10*time.Second)
	return &Receiver{options: options}, nil
}

// keysOf lists the keys that match an event, the most specific first.
func keysOf(event string) []string {
	action, resource, hasResource := strings.Cut(event, ":")
	if !hasResource {
		return []string{event, "*"}
	}
	return []string{event, "*:" + resource, action + ":*", "*"}
}

// Handle responds to a request.
func (r *Receiver) Handle(ctx context.Context, method string, header http.Header, body []byte) Response {
	if rejected := r.checkHead(method, header, int64(len(body))); rejected != nil {
		return r.reject(rejected)
	}
	// The body is not parsed before the signature is verified.
	keyID, err := Verify(r.options.Secrets, body, header.Values(SignatureHeader), r.options.Signature)
	if err != nil {
		return r.reject(&rejection{"signature", fmt.Errorf("%w; compare with: %s", err, openssl)})
	}
	last, _ := r.last.Load().(string)
	delivery, err := parse("webhook", body, r.options.Mode, last, r.options.Editions)
	delivery.KeyID = keyID
	var invalid *InvalidError
	keys, missing := []string{"unknown"}, "unknown event"
	switch code := unreadableCode(err); {
	case errors.As(err, &invalid):
		return r.dispatchInvalid(ctx, body, invalid)
	case code != "":
		return r.reject(&rejection{code, err})
	case err != nil:
		slog.Error("the receiver failed", "err", err)
		return Response{http.StatusInternalServerError, "receiver failed", nil}
	case delivery.Edition != "":
		r.last.Store(delivery.Edition)
		keys, missing = keysOf(delivery.Event), "no handler"
	}
	for _, key := range keys {
		if handler := r.options.On[key]; handler != nil {
			return r.runOnce(ctx, handler, delivery)
		}
	}
	return Response{http.StatusOK, missing, nil}
}

// dispatchInvalid logs each invalid delivery, because only someone with the secret can send one.
func (r *Receiver) dispatchInvalid(ctx context.Context, body []byte, invalid *InvalidError) Response {
	isHandled := r.options.Mode == Tolerant && r.options.Invalid != nil
	slog.Warn("delivery rejected", "reason", invalid, "handled", isHandled)
	switch {
	case r.options.Mode == Strict:
		return facts.Responses["invalid-delivery"]
	case !isHandled:
		return Response{http.StatusOK, "invalid delivery", nil}
	}
	return run(invalid.Event, func() error { return r.options.Invalid(ctx, body, invalid) })
}

// runOnce runs a handler unless the delivery was handled before. An event that is sent on request never counts as a
// duplicate.
func (r *Receiver) runOnce(ctx context.Context, handler Handler, delivery Delivery) Response {
	call := func() error { return handler(ctx, delivery) }
	store := r.options.Deduplication
	if store == nil || slices.Contains(facts.OnRequest, delivery.Event) {
		return run(delivery.Event, call)
	}
	key := fmt.Sprintf("%s:%x", delivery.webhookID, sha256.Sum256(delivery.Body))
	claim, err := store.Claim(ctx, key)
	switch {
	case err != nil:
		slog.Error("the deduplication store failed", "event", delivery.Event, "err", err)
		return Response{http.StatusInternalServerError, "store failed", nil}
	case claim == Busy:
		return facts.Responses["busy"]
	case claim == Done:
		return Response{http.StatusOK, "duplicate", nil}
	}
	said := run(delivery.Event, call)
	settle := store.Done
	if said.Status != http.StatusOK {
		settle = store.Release
	}
	// The sender may have disconnected, but the outcome must be stored.
	if err := settle(context.WithoutCancel(ctx), key); err != nil {
		slog.Error("the deduplication store failed", "err", err)
	}
	return said
}

// run calls a handler. The sender learns that it failed, but not why.
func run(event string, call func() error) Response {
	if err := catch(call); err != nil {
		slog.Error("the handler failed", "event", event, "err", err)
		return Response{http.StatusInternalServerError, "handler failed", nil}
	}
	return Response{http.StatusOK, "accepted", nil}
}

// catch turns a panic into an error.
func catch(call func() error) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	return call()
}

// checkHead checks the method, media type, content encoding and announced size.
func (r *Receiver) checkHead(method string, header http.Header, length int64) *rejection {
	if method != http.MethodPost {
		return &rejection{"method", errors.New("the method is not POST")}
	}
	media, parameters, err := mime.ParseMediaType(header.Get("Content-Type"))
	charset := strings.ToLower(cmp.Or(parameters["charset"], "utf-8"))
	if err != nil || media != "application/json" || charset != "utf-8" && charset != "utf8" {
		return &rejection{"media-type", errors.New("the media type is not application/json in UTF-8")}
	}
	if !strings.EqualFold(cmp.Or(strings.Join(header.Values("Content-Encoding"), ","), "identity"), "identity") {
		return &rejection{"content-encoding", errors.New("content encodings are not supported")}
	}
	var announced int64
	_, _ = fmt.Sscan(header.Get("Content-Length"), &announced)
	if max(length, announced) > r.options.MaxBytes {
		return &rejection{"too-large", errors.New("the body is too long")}
	}
	return nil
}

// read reads a body within the limits.
func (r *Receiver) read(w http.ResponseWriter, request *http.Request) ([]byte, *rejection) {
	if rejected := r.checkHead(request.Method, request.Header, request.ContentLength); rejected != nil {
		return nil, rejected
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, request.Body, r.options.MaxBytes))
	var tooLong *http.MaxBytesError
	switch {
	case errors.As(err, &tooLong):
		return nil, &rejection{"too-large", err}
	case errors.Is(err, os.ErrDeadlineExceeded):
		return nil, &rejection{"too-slow", err}
	case err != nil:
		return nil, &rejection{"incomplete", err}
	}
	return body, nil
}

// ServeHTTP responds to a request from net/http.
func (r *Receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	controller, header := http.NewResponseController(w), w.Header()
	_ = controller.SetReadDeadline(time.Now().Add(r.options.ReadTimeout))
	body, rejected := r.read(w, request)
	var said Response
	if rejected != nil {
		said = r.reject(rejected)
		// The sender may never read the response if the connection closes while it is still sending.
		_ = controller.SetReadDeadline(time.Now().Add(2 * time.Second))
		if _, err := io.Copy(io.Discard, request.Body); err != nil {
			header.Set("Connection", "close")
		}
	} else {
		_ = controller.SetReadDeadline(time.Time{})
		said = r.Handle(context.WithoutCancel(request.Context()), request.Method, request.Header, body)
	}
	header.Set("Content-Type", "text/plain; charset=utf-8")
	for name, value := range said.Headers {
		header.Set(name, value)
	}
	w.WriteHeader(said.Status)
	_, _ = io.WriteString(w, said.Body)
}

// reject returns the response to a rejected request. It logs each reason that indicates a misconfiguration only once.
func (r *Receiver) reject(one *rejection) Response {
	if slices.Contains([]string{"signature", "media-type", "content-encoding"}, one.code) {
		if _, isLogged := r.logged.LoadOrStore(one.reason.Error(), true); !isLogged {
			slog.Warn("delivery rejected; further rejections for this reason are not logged", "reason", one.reason)
		}
	}
	return facts.Responses[one.code]
}
