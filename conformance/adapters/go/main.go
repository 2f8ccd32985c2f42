// Command adapter answers the library protocol with Go's standard library: written from conformance/protocol/library.md.
package main

import (
	"bufio"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"time"
)

type secret struct {
	ID, Secret string
	NotAfter   *time.Time
}

type request struct {
	ID         int
	Op, Secret string
	Body       []byte
	Header     []string
	Secrets    []secret
	BareDigest bool
	Now        *time.Time
}

var signature = regexp.MustCompile(`^(sha256=)?([0-9A-Fa-f]{64})$`)

func mac(key string, body []byte) []byte {
	hash := hmac.New(sha256.New, []byte(key))
	hash.Write(body)
	return hash.Sum(nil)
}

func verify(r request) map[string]any {
	parts := signature.FindStringSubmatch(strings.Join(r.Header, ","))
	if parts == nil || (parts[1] == "" && !r.BareDigest) {
		return map[string]any{"ok": false}
	}
	digest, _ := hex.DecodeString(parts[2])
	now := time.Now()
	if r.Now != nil {
		now = *r.Now
	}
	answer := map[string]any{"ok": false}
	for _, s := range r.Secrets {
		if hmac.Equal(mac(s.Secret, r.Body), digest) && (s.NotAfter == nil || !now.After(*s.NotAfter)) {
			answer = map[string]any{"ok": true, "keyId": s.ID}
		}
	}
	return answer
}

func answer(r request) map[string]any {
	switch r.Op {
	case "describe":
		return map[string]any{"name": "go crypto/hmac", "operations": []string{"sign", "verify"}, "contracts": []string{}, "modes": []string{}}
	case "sign":
		return map[string]any{"header": "sha256=" + hex.EncodeToString(mac(r.Secret, r.Body))}
	case "verify":
		return verify(r)
	}
	return map[string]any{"unsupported": true}
}

func main() {
	lines := bufio.NewReader(os.Stdin)
	output := json.NewEncoder(os.Stdout)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var r request
		if err := json.Unmarshal(line, &r); err != nil {
			panic(err)
		}
		response := answer(r)
		response["id"] = r.ID
		if err := output.Encode(response); err != nil {
			return
		}
	}
}
