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

// Handle creates a handler for one event of one edition, such as func(ctx, *v2_76.UpdateTaskEvent, Delivery) error.
func Handle[T any](handle func(ctx context.Context, event *T, delivery Delivery) error) Handler {
	return func(ctx context.Context, delivery Delivery) error {
		event, ok := delivery.Value.(*T)
		if !ok {
			return fmt.Errorf("the handler takes %T, the delivery is %T: set Options.Editions", event, delivery.Value)
		}
		return handle(ctx, event, delivery)
	}
}

// Options are the options of a receiver.
type Options struct {
	Secrets []Secret
	// On has handlers by event: its name, else "*:<resource>", "<action>:*" or "*". "unknown" receives unknown events.
	On map[string]Handler
	// Invalid receives signed bodies that no edition accepts; the response is 200. A strict receiver responds 422 instead.
	Invalid func(ctx context.Context, body []byte, invalid *InvalidError) error
	// Editions lists the editions to accept. Default: all; in strict mode, the source document's.
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

// rejection is a rejected request. The sender only learns its status and text.
type rejection struct {
	status int
	text   string
	err    error
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
	for key := range options.On {
		if !keys[key] {
			return nil, fmt.Errorf("cannot create the receiver: %q is not an event or pattern", key)
		}
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

// Handle responds to a request: a status and a short text.
func (r *Receiver) Handle(ctx context.Context, method string, header http.Header, body []byte) (status int, text string) {
	if rejected := r.checkHead(method, header, int64(len(body))); rejected != nil {
		return r.reject(*rejected)
	}
	// The body is not parsed before the signature is verified.
	secret, err := Verify(r.options.Secrets, body, header.Values(SignatureHeader), r.options.Signature)
	if err != nil {
		return r.reject(rejection{http.StatusForbidden, "signature rejected", fmt.Errorf("%w; compare with: %s", err, openssl)})
	}
	delivery, err := ParseDelivery(body, r.options.Mode, r.order()...)
	delivery.Secret = secret
	var invalid *InvalidError
	switch {
	case errors.As(err, &invalid) && r.options.Mode == Strict:
		return r.reject(rejection{http.StatusUnprocessableEntity, "invalid delivery", err})
	case errors.As(err, &invalid):
		return r.handleInvalid(ctx, body, invalid)
	case err != nil:
		text, _, _ := strings.Cut(err.Error(), ":")
		return r.reject(rejection{http.StatusBadRequest, text, err})
	case delivery.Edition == "":
		if r.options.On["unknown"] == nil {
			return http.StatusOK, "unknown event"
		}
		return r.handle(ctx, r.options.On["unknown"], delivery)
	}
	r.last.Store(delivery.Edition)
	for _, key := range keysOf(delivery.Event) {
		if handler := r.options.On[key]; handler != nil {
			return r.runOnce(ctx, handler, delivery)
		}
	}
	return http.StatusOK, "no handler"
}

// order lists the editions to try: the last detected one, then newest to oldest.
func (r *Receiver) order() []string {
	last, isMet := r.last.Load().(string)
	if !isMet {
		return r.options.Editions
	}
	rest := slices.DeleteFunc(slices.Clone(r.options.Editions), func(one string) bool { return one == last })
	return append([]string{last}, rest...)
}

func (r *Receiver) handleInvalid(ctx context.Context, body []byte, invalid *InvalidError) (int, string) {
	one := rejection{http.StatusOK, "invalid delivery", invalid}
	if r.options.Invalid == nil {
		one.err = fmt.Errorf("%w; no handler was called", invalid)
		return r.reject(one)
	}
	r.reject(one)
	return r.run(invalid.Event, one.text, func() error { return r.options.Invalid(ctx, body, invalid) })
}

// runOnce runs a handler unless the deduplication store knows the delivery. Pings are sent on request, so a repeated one is not a duplicate.
func (r *Receiver) runOnce(ctx context.Context, handler Handler, delivery Delivery) (int, string) {
	store := r.options.Deduplication
	if store == nil || delivery.Event == "ping" {
		return r.handle(ctx, handler, delivery)
	}
	key := fmt.Sprintf("%s:%x", delivery.key, sha256.Sum256(delivery.Body))
	claim, err := store.Claim(ctx, key)
	switch {
	case err != nil:
		slog.Error("the deduplication store failed", "event", delivery.Event, "err", err)
		return http.StatusInternalServerError, "store failed"
	case claim == Busy:
		return r.reject(rejection{http.StatusConflict, "delivery is being handled", errors.New("the same delivery is being handled")})
	case claim == Done:
		return http.StatusOK, "duplicate"
	}
	status, text := r.handle(ctx, handler, delivery)
	settle := store.Done
	if status != http.StatusOK {
		settle = store.Release
	}
	// The sender may have disconnected, but the outcome must be stored.
	if err := settle(context.WithoutCancel(ctx), key); err != nil {
		slog.Error("the deduplication store failed", "err", err)
	}
	return status, text
}

func (r *Receiver) handle(ctx context.Context, handler Handler, delivery Delivery) (int, string) {
	return r.run(delivery.Event, "accepted", func() error { return handler(ctx, delivery) })
}

// run calls a handler. If it fails, the sender only learns that it failed, but not why.
func (r *Receiver) run(event, accepted string, call func() error) (status int, text string) {
	fail := func(err any) {
		slog.Error("the handler failed", "event", event, "err", err)
		status, text = http.StatusInternalServerError, "handler failed"
	}
	defer func() {
		if cause := recover(); cause != nil {
			fail(cause)
		}
	}()
	if err := call(); err != nil {
		fail(err)
		return status, text
	}
	return http.StatusOK, accepted
}

// checkHead checks the method, media type, content encoding and announced size.
func (r *Receiver) checkHead(method string, header http.Header, length int64) *rejection {
	if method != http.MethodPost {
		return &rejection{http.StatusMethodNotAllowed, "method not allowed", errors.New("the method is not POST")}
	}
	media, parameters, err := mime.ParseMediaType(header.Get("Content-Type"))
	charset := strings.ToLower(cmp.Or(parameters["charset"], "utf-8"))
	if err != nil || media != "application/json" || charset != "utf-8" && charset != "utf8" {
		return &rejection{http.StatusUnsupportedMediaType, "unsupported media type", errors.New("the media type is not application/json in UTF-8")}
	}
	if !strings.EqualFold(cmp.Or(strings.Join(header.Values("Content-Encoding"), ","), "identity"), "identity") {
		reason := errors.New("the body is compressed, but signed as sent")
		return &rejection{http.StatusUnsupportedMediaType, "content encodings are not supported", reason}
	}
	var announced int64
	_, _ = fmt.Sscan(header.Get("Content-Length"), &announced)
	if max(length, announced) > r.options.MaxBytes {
		return r.tooLarge()
	}
	return nil
}

func (r *Receiver) tooLarge() *rejection {
	reason := fmt.Errorf("the body is longer than %d bytes", r.options.MaxBytes)
	return &rejection{http.StatusRequestEntityTooLarge, "body too large", reason}
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
		return nil, r.tooLarge()
	case errors.Is(err, os.ErrDeadlineExceeded):
		return nil, &rejection{http.StatusRequestTimeout, "body too slow", err}
	case err != nil:
		return nil, &rejection{http.StatusBadRequest, "body incomplete", err}
	}
	return body, nil
}

// ServeHTTP responds to a request of net/http.
func (r *Receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	controller := http.NewResponseController(w)
	_ = controller.SetReadDeadline(time.Now().Add(r.options.ReadTimeout))
	body, rejected := r.read(w, request)
	header := w.Header()
	header.Set("Content-Type", "text/plain; charset=utf-8")
	var status int
	var text string
	if rejected != nil {
		status, text = r.reject(*rejected)
		// The sender may never read the response if the connection closes while it is still sending.
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

// reject logs each invalid delivery, because only someone with the secret can send one, and the first rejection for
// each other reason.
func (r *Receiver) reject(one rejection) (int, string) {
	if one.status == http.StatusOK || one.status == http.StatusUnprocessableEntity {
		slog.Warn("delivery rejected", "reason", one.err)
	} else if one.status == http.StatusForbidden || one.status == http.StatusUnsupportedMediaType {
		// Other reasons vary without limit: a broken connection names its port.
		if _, isLogged := r.logged.LoadOrStore(one.err.Error(), true); !isLogged {
			slog.Warn("delivery rejected; further rejections for this reason are not logged", "reason", one.err)
		}
	}
	return one.status, one.text
}
