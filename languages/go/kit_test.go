package contracts

import (
	"context"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"
)

// kit is languages/kit.json, which every language loops over.
var kit struct {
	Deliveries, RasterInfo []document
	Signatures             []struct {
		ID      string
		Secrets []struct {
			ID, Secret string
			NotAfter   time.Time
		}
		Body           string
		Header         []string
		Verdict, KeyID string
		Either         any
		Options        struct {
			BareDigest bool
			Now        time.Time
		}
	}
	Exchanges []exchange
	Invalid   []struct {
		ID, Text string
		Errors   []struct{ Code, Path string }
	}
}

// document is a file, or a text with a name.
type document struct{ File, ID, Text, Edition, Detected string }

func (d document) name() string { return d.File + d.ID }

func (d document) body(t *testing.T) []byte {
	if d.File != "" {
		return readFile(t, d.File)
	}
	return []byte(d.Text)
}

type exchange struct {
	Name    string
	Options struct {
		Secrets                        [][2]string
		Strict                         bool
		Editions                       []string
		MaxBytes                       int64
		AllowUnprefixed, AllowLineFeed bool
		Store                          string
	}
	On       map[string]string
	Rejected bool
	Requests []request
	Handled  []string
}

type request struct {
	Method          string
	Headers         [][2]string
	File, Text, Hex string
	Nested          int
	Response        string
}

func TestMain(m *testing.M) {
	if os.Getenv("ADAPTER") != "" {
		serve()
		return
	}
	text, err := os.ReadFile("../kit.json")
	if err == nil {
		err = json.Unmarshal(text, &kit)
	}
	if err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

func readFile(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile("../../" + path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// isWrittenBack checks that a value is written as the JSON that it was read from.
func isWrittenBack(t *testing.T, value any, body []byte) {
	t.Helper()
	written, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	values := [2]any{}
	for i, text := range [][]byte{written, body} {
		if err := json.Unmarshal(text, &values[i]); err != nil {
			t.Fatal(err)
		}
	}
	if !reflect.DeepEqual(values[0], values[1]) {
		t.Errorf("%s is not %s", written, body)
	}
}

func TestDeliveriesAreTypedAndWrittenBack(t *testing.T) {
	for _, row := range kit.Deliveries {
		t.Run(row.name(), func(t *testing.T) {
			body := row.body(t)
			for edition, editions := range map[string][]string{row.Edition: {row.Edition}, row.Detected: nil} {
				delivery, err := ParseDelivery(body, Tolerant, editions...)
				if err != nil || delivery.Edition != edition {
					t.Fatal(delivery.Edition, err)
				}
				isWrittenBack(t, delivery.Value, body)
			}
			if _, err := ParseDelivery(body, Strict, row.Edition); err != nil && strings.Contains(row.File, "samples") {
				t.Error(err)
			}
		})
	}
}

func TestRasterInfoHasItsEdition(t *testing.T) {
	for _, row := range kit.RasterInfo {
		t.Run(row.name(), func(t *testing.T) {
			body := row.body(t)
			info, err := ParseRasterInfo(body)
			if err != nil || info.Edition != row.Edition {
				t.Fatal(info.Edition, row.Edition, err)
			}
			isWrittenBack(t, info.Value, body)
		})
	}
}

func TestInvalidDeliveriesAreRejected(t *testing.T) {
	for _, row := range kit.Invalid {
		t.Run(row.ID, func(t *testing.T) {
			_, err := ParseDelivery([]byte(row.Text), Tolerant, "2.3")
			var invalid *InvalidError
			if !errors.As(err, &invalid) {
				t.Fatal(err)
			}
			found := map[string]bool{}
			for _, one := range invalid.Problems {
				found[one.Code+" "+one.Path] = true
			}
			for _, one := range row.Errors {
				if !found[one.Code+" "+one.Path] {
					t.Errorf("%v is not among %v", one, invalid.Problems)
				}
			}
		})
	}
}

func TestSignatures(t *testing.T) {
	for _, row := range kit.Signatures {
		t.Run(row.ID, func(t *testing.T) {
			body, _ := base64.StdEncoding.DecodeString(row.Body)
			var secrets []Secret
			for _, one := range row.Secrets {
				secrets = append(secrets, Secret{one.ID, one.Secret, one.NotAfter})
			}
			options := SignatureOptions{AllowUnprefixed: row.Options.BareDigest, Now: row.Options.Now}
			name, err := Verify(secrets, body, row.Header, options)
			if row.Either == nil && (err == nil) != (row.Verdict == "accepted") {
				t.Fatal(err)
			}
			if err != nil && !errors.Is(err, ErrSignature) || err == nil && row.KeyID != "" && name != row.KeyID {
				t.Error(name, err)
			}
		})
	}
}

// told is a store with a fixed claim. It logs each call, and fails in the named method.
type told struct {
	claim, fails string
	log          *[]string
}

func (s told) note(name string) error {
	*s.log = append(*s.log, name)
	if s.fails == name {
		return errors.New("no")
	}
	return nil
}

func (s told) Claim(context.Context, string) (Claim, error) {
	return map[string]Claim{"new": New, "busy": Busy, "done": Done}[s.claim], s.note("claim")
}
func (s told) Done(context.Context, string) error    { return s.note("done") }
func (s told) Release(context.Context, string) error { return s.note("release") }

func TestExchanges(t *testing.T) {
	for _, row := range kit.Exchanges {
		t.Run(row.Name, func(t *testing.T) { play(t, row) })
	}
}

func play(t *testing.T, row exchange) {
	var log []string
	var again func() Response
	act := func(how, line string) error {
		switch how {
		case "fail":
			return errors.New("no")
		case "crash":
			panic("no")
		}
		log = append(log, line)
		if how == "again" {
			log = append(log, fmt.Sprint("again ", again().Status))
		}
		return nil
	}
	if row.On == nil {
		row.On = map[string]string{"*": "accept"}
	}
	given := row.Options
	options := Options{On: map[string]Handler{}, Editions: given.Editions, Mode: Mode(given.Strict), MaxBytes: given.MaxBytes}
	options.Signature = SignatureOptions{AllowUnprefixed: given.AllowUnprefixed, AllowLineFeed: given.AllowLineFeed}
	for key, how := range row.On {
		if key == "invalid" {
			options.Invalid = func(_ context.Context, _ []byte, one *InvalidError) error {
				return act(how, fmt.Sprintf("invalid %s %s", one.Event, one.Edition))
			}
			continue
		}
		options.On[key] = func(_ context.Context, one Delivery) error {
			return act(how, fmt.Sprintf("%s %s %s", one.Event, one.Edition, one.KeyID))
		}
	}
	if given.Secrets == nil {
		given.Secrets = [][2]string{{"default", "mykey"}}
	}
	for _, one := range given.Secrets {
		options.Secrets = append(options.Secrets, Secret{Name: one[0], Value: one[1]})
	}
	if given.Store == "memory" {
		options.Deduplication = &InMemoryStore{}
	} else if given.Store != "" {
		claim, fails, _ := strings.Cut(given.Store, ":")
		options.Deduplication = told{claim, fails, &log}
	}
	receiver, err := NewReceiver(options)
	if (err != nil) != row.Rejected {
		t.Fatal(err)
	}
	for _, one := range row.Requests {
		header := http.Header{}
		for _, field := range one.Headers {
			header.Add(field[0], field[1])
		}
		body := bodyOf(t, one)
		again = func() Response { return receiver.Handle(t.Context(), one.Method, header, body) }
		said := again()
		if got := fmt.Sprint(said.Status, " ", said.Body); got != one.Response {
			t.Errorf("%s instead of %s", got, one.Response)
		}
		if said.Status == http.StatusMethodNotAllowed && said.Headers["allow"] != "POST" {
			t.Errorf("%v lacks allow", said.Headers)
		}
	}
	if row.Handled != nil && !reflect.DeepEqual(log, row.Handled) {
		t.Errorf("%q instead of %q", log, row.Handled)
	}
}

func bodyOf(t *testing.T, one request) []byte {
	switch {
	case one.File != "":
		return readFile(t, one.File)
	case one.Nested > 0:
		return []byte(strings.Repeat("[", one.Nested) + strings.Repeat("]", one.Nested))
	case one.Hex != "":
		body, _ := hex.DecodeString(one.Hex)
		return body
	}
	return []byte(one.Text)
}
