// Package contracttest creates signed sample deliveries to test a receiver.
package contracttest

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/generated"
)

// Body returns the sample of an event in an edition. Overrides replace values by path, such as "task.status".
func Body(t testing.TB, edition, event string, overrides map[string]any) []byte {
	t.Helper()
	check := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	text, err := generated.Files.ReadFile("samples.json")
	check(err)
	var samples []struct {
		Edition  string
		Document map[string]any
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	check(decoder.Decode(&samples))
	for _, one := range samples {
		if one.Edition != edition || one.Document["event"] != event {
			continue
		}
		for path, value := range overrides {
			node, steps := one.Document, strings.Split(path, ".")
			for _, step := range steps[:len(steps)-1] {
				node, _ = node[step].(map[string]any)
			}
			if node == nil {
				t.Fatalf("%s does not exist in %s", path, event)
			}
			node[steps[len(steps)-1]] = value
		}
		body, err := json.Marshal(one.Document)
		check(err)
		return body
	}
	t.Fatalf("no sample of %s in edition %s", event, edition)
	return nil
}

// Request creates a signed delivery of a body, like the platform's.
func Request(secret string, body []byte) *http.Request {
	request := httptest.NewRequest(http.MethodPost, "/", bytes.NewReader(body))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set(contracts.SignatureHeader, contracts.Sign(secret, body))
	return request
}
