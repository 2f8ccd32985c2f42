package main

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/receiver"
	"annotation-contracts.example/contracts/webhook"
)

type request struct {
	Method       string
	Headers      [][2]string
	Body, Answer string
}

// scene is what a receiver of any language must do: which options it has, and what is answered and told.
type scene struct {
	Name              string
	Secrets           [][2]string
	Strict            bool
	Editions          []string
	MaxBytes          int64
	MediaTypes        []string
	BareDigest        bool
	LineFeed          bool
	Store             *struct{ Claim, Fails string }
	On, Hooks         map[string]string
	Invalid           string
	Requests          []request
	Told              []string
	Counts            map[string]int
	Platform, Mistake string
}

// stage is where a scene is played; it is the log and the store too.
type stage struct {
	scene
	told     []string
	receiver *webhook.Receiver
	current  request
}

func (s *stage) act(act, format string, values ...any) error {
	switch act {
	case "note":
		s.told = append(s.told, fmt.Sprintf(format, values...))
	case "again":
		s.told = append(s.told, "again: "+s.send(s.current))
	case "fail":
		return errors.New("no")
	case "crash":
		panic("no")
	}
	return nil
}

func (s *stage) options() webhook.Options {
	options := webhook.Options{
		TakesUnsigned: len(s.Secrets) == 0, Strict: s.Strict, Editions: s.Editions, Limits: receiver.Limits{MaxBytes: s.MaxBytes},
		MediaTypes: s.MediaTypes, BareDigest: s.BareDigest, AcceptLineFeed: s.LineFeed, On: webhook.Handlers{},
		Logger: slog.New(slog.NewTextHandler(s, nil)),
	}
	for _, one := range s.Secrets {
		options.Secrets = append(options.Secrets, contracts.NamedSecret{ID: one[0], Secret: one[1]})
	}
	for event, act := range s.On {
		options.On[event] = func(ctx context.Context, _ webhook.Delivery) error {
			one := receiver.From(ctx)
			return s.act(act, "handled %s of %s by %s", one.Event, one.Edition, one.KeyID)
		}
	}
	if s.Invalid != "" {
		options.Invalid = func(ctx context.Context, invalid *contracts.DecodeError) error {
			one := receiver.From(ctx)
			return s.act(s.Invalid, "invalid %s of %s: %s %s", one.Event, one.Edition, invalid.Problems[0].Code, invalid.Problems[0].Path)
		}
	}
	if s.Store != nil {
		options.Store = s
		if s.Store.Claim == "memory" {
			options.Store = &receiver.MemoryStore{}
		}
	}
	for hook, act := range s.Hooks {
		switch hook {
		case "refused":
			options.OnRefused = func(one receiver.Refusal) {
				_ = s.act(act, "%d %s: %s %s", one.Status, one.Code, one.Reason, one.Event)
			}
		case "unknown":
			options.OnUnknown = func(one webhook.Delivery) { _ = s.act(act, "unknown %s", one.EventName()) }
		case "drift":
			options.OnDrift = func(_ webhook.Delivery, paths []string) {
				_ = s.act(act, "drift %s", strings.Join(slices.Sorted(slices.Values(paths)), " "))
			}
		case "platform":
			options.OnPlatform = func(one receiver.News) { _ = s.act(act, "%s", one.Message) }
		case "error":
			options.OnError = func(err error, place string) { _ = s.act(act, "%s: %v", place, err) }
		}
	}
	return options
}

func (s *stage) send(one request) string {
	s.current = one
	header := http.Header{}
	for _, field := range one.Headers {
		header.Add(field[0], field[1])
	}
	body, _ := hex.DecodeString(one.Body)
	said := s.receiver.Handle(context.Background(), one.Method, header, body)
	answer := fmt.Sprint(said.Status, " ", said.Body)
	for _, name := range slices.Sorted(maps.Keys(said.Header)) {
		if name != "Content-Type" {
			answer += " " + strings.ToLower(name) + "=" + said.Header.Get(name)
		}
	}
	return answer
}

// Write takes a line of the log.
func (s *stage) Write(line []byte) (int, error) {
	s.told = append(s.told, string(line))
	return len(line), nil
}

func (s *stage) call(name, key string) error {
	if s.told = append(s.told, name+" "+key); s.Store.Fails == name {
		return errors.New("no")
	}
	return nil
}

func (s *stage) Claim(_ context.Context, key string) (receiver.Claim, error) {
	claims := map[string]receiver.Claim{"new": receiver.Claimed, "busy": receiver.Busy, "done": receiver.Done}
	return claims[s.Store.Claim], s.call("claim", key)
}
func (s *stage) Done(_ context.Context, key string) error    { return s.call("done", key) }
func (s *stage) Release(_ context.Context, key string) error { return s.call("release", key) }

func (s *stage) play(t *testing.T) {
	made, err := webhook.NewReceiver(s.options())
	if s.Mistake != "" || err != nil {
		if err == nil || s.Mistake == "" || !strings.Contains(err.Error(), s.Mistake) {
			t.Fatalf("expected %q, received %v", s.Mistake, err)
		}
		return
	}
	s.receiver = made
	for _, one := range s.Requests {
		if answer := s.send(one); answer != one.Answer {
			t.Fatalf("expected %q, received %q", one.Answer, answer)
		}
	}
	if !slices.EqualFunc(s.told, s.Told, strings.Contains) {
		t.Fatalf("expected %q, told %q", s.Told, s.told)
	}
	if !maps.Equal(made.Counts(), s.Counts) {
		t.Fatalf("counted %v", made.Counts())
	}
	one, _ := made.Platform()
	learned := fmt.Sprintf("%s %s %s %s", one.Edition, one.Release, one.LearnedFrom, strings.Trim(fmt.Sprint(one.Editions), "map[]"))
	if !strings.Contains(learned, s.Platform) {
		t.Fatalf("learned %q", learned)
	}
}

func TestScenes(t *testing.T) {
	text, err := os.Open("scenes.json")
	if err != nil {
		t.Fatal(err)
	}
	var scenes []scene
	reader := json.NewDecoder(text)
	// A member that is not known here is an error.
	reader.DisallowUnknownFields()
	if err := reader.Decode(&scenes); err != nil {
		t.Fatal(err)
	}
	var played []string
	for _, one := range scenes {
		if t.Run(one.Name, (&stage{scene: one}).play) {
			played = append(played, one.Name)
		}
	}
	if err := os.WriteFile("played.txt", []byte(strings.Join(played, "\n")), 0o600); err != nil {
		t.Fatal(err)
	}
}
