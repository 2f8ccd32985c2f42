// Generated from scripts/artefacts/languages/go/runtime/receiver/steps.go by "npm run generate". Do not edit.

package receiver

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// rows are what receivers of every language answer and log.
var rows = sync.OnceValue(func() (read struct {
	// Refusals are the answers, which say no more than the sender may know.
	Refusals map[string]struct {
		Status  int
		Body    string
		Headers map[string]string
	}
	// Reasons say in words why a signature is refused.
	Reasons    map[string]string
	Unreadable map[string]string
	Doctor     string
}) {
	if err := json.Unmarshal([]byte(`{"refusals":{"method":{"status":405,"body":"method not allowed","headers":{"allow":"POST"}},"media-type":{"status":415,"body":"unsupported media type","headers":{}},"content-encoding":{"status":415,"body":"content encodings are not supported","headers":{"accept-encoding":"identity"}},"too-large":{"status":413,"body":"body too large","headers":{}},"too-slow":{"status":408,"body":"body too slow","headers":{"connection":"close"}},"incomplete":{"status":400,"body":"body incomplete","headers":{}},"body-consumed":{"status":500,"body":"receiver is set up wrong","headers":{}},"signature":{"status":403,"body":"signature refused","headers":{}},"not-utf8":{"status":400,"body":"body is not UTF-8","headers":{}},"not-json":{"status":400,"body":"body is not JSON","headers":{}},"too-deep":{"status":400,"body":"body is nested too deep","headers":{}},"invalid-delivery":{"status":422,"body":"invalid delivery","headers":{}},"busy":{"status":409,"body":"delivery is being handled","headers":{}}},"reasons":{"missing-header":"there is no signature header","empty-header":"the signature header is empty","duplicated-header":"there are several signatures: as header lines, or joined by a comma","wrong-algorithm":"the signature has a \"=\" but does not begin with \"sha256=\"","missing-prefix":"the digest stands without \"sha256=\"","not-hex":"the digest contains something else than hexadecimal digits","wrong-length":"the digest does not have 64 digits","no-secret":"no secret was given to compare with","mismatch":"the digest belongs to another body or secret"},"unreadable":{"not-utf8":"the body is not UTF-8","not-json":"the body is not JSON","too-deep":"the body has more than {} nested arrays and objects"},"doctor":"to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved, then annotation-contracts doctor saved/0001-… --secret-env WEBHOOK_SECRET"}`), &read); err != nil {
		panic(err)
	}
	return read
})

func answer(status int, body string) Answer {
	return Answer{status, body, http.Header{"Content-Type": {"text/plain; charset=utf-8"}}}
}

// refuse reports a refusal, and writes the answer to it.
func (r *Receiver[D]) refuse(why refused) Answer {
	row := rows().Refusals[why.code]
	said := r.end("refused", row.Status, row.Body)
	for name, value := range row.Headers {
		said.Header.Set(name, value)
	}
	r.tellRefusal(Refusal{Code: why.code, Status: row.Status, Reason: why.reason}, hint{})
	return said
}

var otherCharset = regexp.MustCompile(`;\s*charset=("?)([^";\s]*)`)

// checkHead looks at what comes before the body: method, media type, coding and length, in this order.
func (r *Receiver[D]) checkHead(method string, header http.Header, length int64) *refused {
	if method != http.MethodPost {
		return &refused{"method", "the method is not POST"}
	}
	field := strings.ToLower(strings.Join(header.Values("Content-Type"), ", "))
	mediaType, _, _ := strings.Cut(field, ";")
	if !slices.Contains(r.MediaTypes, strings.TrimSpace(mediaType)) {
		return &refused{"media-type", "the media type is not " + strings.Join(r.MediaTypes, " or ")}
	}
	for _, charset := range otherCharset.FindAllStringSubmatch(field, -1) {
		if charset[2] != "utf-8" && charset[2] != "utf8" {
			return &refused{"media-type", "the charset is not UTF-8"}
		}
	}
	coding := strings.ToLower(strings.Join(header.Values("Content-Encoding"), ", "))
	if coding != "" && coding != "identity" {
		return &refused{"content-encoding", "the body is compressed, but the signature is over its bytes as sent"}
	}
	if announced, err := strconv.ParseInt(header.Get("Content-Length"), 10, 64); err == nil {
		length = max(length, announced)
	}
	if length > r.Limits.MaxBytes {
		return r.tooLarge()
	}
	return nil
}

func (r *Receiver[D]) tooLarge() *refused {
	return &refused{"too-large", fmt.Sprintf("the body is longer than %d bytes", r.Limits.MaxBytes)}
}

// linger is how long what a refused request still sends is read and dropped: a sender whose connection is closed while it
// sends may never read the answer.
const linger = 2 * time.Second

// ServeHTTP answers a request of net/http.
func (r *Receiver[D]) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	control := http.NewResponseController(w)
	refusal := r.checkHead(request.Method, request.Header, request.ContentLength)
	var body []byte
	if refusal == nil {
		// A writer without a connection has no deadlines.
		deadline := time.Now().Add(r.Limits.ReadTimeout)
		_ = control.SetReadDeadline(deadline)
		body, refusal = r.readBody(request, deadline)
	}
	var said Answer
	if refusal == nil {
		_ = control.SetReadDeadline(time.Time{})
		said = r.Handle(request.Context(), request.Method, request.Header, body)
	} else {
		said = r.refuse(*refusal)
		// A sender that waits for leave to send has sent nothing.
		if refusal.code != "too-slow" && request.Header.Get("Expect") == "" {
			_ = control.SetReadDeadline(time.Now().Add(linger))
			if _, err := io.Copy(io.Discard, request.Body); err != nil {
				// The deadline stays, since net/http reads on before it closes.
				said.Header.Set("Connection", "close")
			} else {
				_ = control.SetReadDeadline(time.Time{})
			}
		}
	}
	for name, values := range said.Header {
		w.Header()[name] = values
	}
	w.WriteHeader(said.Status)
	// A sender that does not read the answer has given up.
	_, _ = io.WriteString(w, said.Body)
}

func (r *Receiver[D]) readBody(request *http.Request, deadline time.Time) ([]byte, *refused) {
	// No more memory is taken ahead than a usual body needs, whatever is announced.
	ahead := min(max(request.ContentLength, 0), 1<<15) + bytes.MinRead
	collected := bytes.NewBuffer(make([]byte, 0, ahead))
	_, err := collected.ReadFrom(io.LimitReader(request.Body, r.Limits.MaxBytes+1))
	body := collected.Bytes()
	switch {
	case err != nil && !time.Now().Before(deadline):
		return nil, &refused{"too-slow", fmt.Sprintf("the body took longer than %v", r.Limits.ReadTimeout)}
	case err != nil:
		return nil, &refused{"incomplete", "the connection ended before the body did"}
	case int64(len(body)) > r.Limits.MaxBytes:
		return nil, r.tooLarge()
	}
	return body, nil
}

// createRoutes arranges handlers by event, each with the most specific one, and lists the events and patterns that there are.
func createRoutes[D any](on map[string]Handler[D], editions []string, events map[string][]string) (map[string]Handler[D], map[string]bool) {
	routes, known := map[string]Handler[D]{"unknown": on["unknown"]}, map[string]bool{"unknown": true}
	for _, edition := range editions {
		for _, event := range events[edition] {
			keys := []string{event, "*"}
			if action, resource, ok := strings.Cut(event, ":"); ok {
				keys = []string{event, "*:" + resource, action + ":*", "*"}
			}
			for _, key := range keys {
				known[key] = true
				if routes[event] == nil {
					routes[event] = on[key]
				}
			}
		}
	}
	return routes, known
}

// Places that one line of the log names, and bytes of each.
const (
	named   = 10
	longest = 200
)

// tellRefusal reports a refusal; without a hook every invalid delivery, since only someone with the secret can send one, and the
// first bad signature of each reason, so that nobody else can fill the log.
func (r *Receiver[D]) tellRefusal(refusal Refusal, hint hint) {
	if r.OnRefused != nil {
		r.hook(func() { r.OnRefused(refusal) })
		return
	}
	switch refusal.Code {
	case "invalid-delivery":
		var places []string
		for _, one := range refusal.Invalid.Problems[:min(named, len(refusal.Invalid.Problems))] {
			places = append(places, one.Path[:min(longest, len(one.Path))])
		}
		more := len(refusal.Invalid.Problems) - len(places)
		r.Logger.Warn(refusal.Reason, "event", refusal.Event[:min(longest, len(refusal.Event))], "edition", refusal.Invalid.Edition,
			"places", places, "more", more, "cure", r.cure(hint))
	case "signature":
		reason, _, _ := strings.Cut(refusal.Reason, ":")
		r.mutex.Lock()
		isNew := !r.told[reason]
		r.told[reason] = true
		r.mutex.Unlock()
		if isNew {
			r.Logger.Warn("a delivery was refused; the next ones for this reason are not logged", "reason", refusal.Reason, "cure", rows().Doctor)
		}
	}
}

func (r *Receiver[D]) cure(hint hint) string {
	switch {
	case hint.edition != "" && !slices.Contains(r.Editions, hint.edition):
		return fmt.Sprintf("release %s sends edition %s: give Editions: []string{%q}", hint.release, hint.edition, hint.edition)
	case r.Strict:
		return "without Strict a receiver takes every edition"
	case r.Invalid == nil:
		return "no handler ran: set Invalid"
	}
	return ""
}

func (r *Receiver[D]) tellPlatform(news News) {
	if r.OnPlatform != nil {
		r.hook(func() { r.OnPlatform(news) })
		return
	}
	r.Logger.Info(news.Message)
}

// hook calls a hook; what it throws never reaches the sender.
func (r *Receiver[D]) hook(call func()) {
	if err := calm(func() error { call(); return nil }); err != nil {
		r.report(err, "hook")
	}
}

func (r *Receiver[D]) report(err error, place string) {
	if r.OnError == nil {
		r.Logger.Error("the "+place+" failed", slog.Any("error", err))
		return
	}
	// What the last hook throws is lost.
	_ = calm(func() error { r.OnError(err, place); return nil })
}

// Claim is a store's answer.
type Claim int

// The answers of a store: the caller has the key now, another one is handling it, or it was handled.
const (
	Claimed Claim = iota
	Busy
	Done
)

// Store remembers which deliveries were handled. Deliveries carry no identifier: the key is the webhook and the SHA-256 of the
// exact bytes. Claim must be atomic.
type Store interface {
	// Claim claims a key before its handler runs.
	Claim(ctx context.Context, key string) (Claim, error)
	// Done remembers that the handler of a key returned.
	Done(ctx context.Context, key string) error
	// Release gives a key back, because its handler failed.
	Release(ctx context.Context, key string) error
}

func fingerprint(body []byte, webhook string) string {
	sum := sha256.Sum256(body)
	return webhook + ":" + hex.EncodeToString(sum[:])
}

// MemoryStore remembers in this process alone. Its zero value remembers 10,000 deliveries for an hour.
type MemoryStore struct {
	TTL     time.Duration
	Most    int
	mutex   sync.Mutex
	entries map[string]entry
	order   []string
}

type entry struct {
	claim Claim
	until time.Time
}

// Claim claims a key before its handler runs.
func (s *MemoryStore) Claim(_ context.Context, key string) (Claim, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if one, ok := s.entries[key]; ok && time.Now().Before(one.until) {
		return one.claim, nil
	}
	s.put(key, Busy)
	return Claimed, nil
}

// Done remembers that the handler of a key returned.
func (s *MemoryStore) Done(_ context.Context, key string) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.put(key, Done)
	return nil
}

// Release gives a key back, because its handler failed.
func (s *MemoryStore) Release(_ context.Context, key string) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	delete(s.entries, key)
	return nil
}

func (s *MemoryStore) put(key string, claim Claim) {
	defaultTo(&s.TTL, time.Hour)
	defaultTo(&s.Most, 10_000)
	if s.entries == nil {
		s.entries = map[string]entry{}
	}
	if _, ok := s.entries[key]; !ok {
		s.order = append(s.order, key)
	}
	s.entries[key] = entry{claim, time.Now().Add(s.TTL)}
	for len(s.order) > 0 {
		oldest, ok := s.entries[s.order[0]]
		if ok && len(s.entries) <= s.Most && time.Now().Before(oldest.until) {
			break
		}
		delete(s.entries, s.order[0])
		s.order = s.order[1:]
	}
}
