// Generated from scripts/artefacts/languages/go/runtime/signature.go by "npm run generate". Do not edit.

package contracts

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"time"
)

// SignatureHeader is the name of the header that carries the signature (W4.3.3).
const SignatureHeader = "X-Signature-256"

const prefix = "sha256="

// ErrEmptySecret says that a secret is empty: without a secret there is no signature (W5.1.1).
var ErrEmptySecret = errors.New("cannot use an empty secret")

// NamedSecret is a secret with a name, so that one can take over from another.
type NamedSecret struct {
	ID     string
	Secret string
	// NotAfter is the last moment at which the secret is in force; for ever where it is zero.
	NotAfter time.Time
}

// Format writes the name alone, whatever the verb.
func (s NamedSecret) Format(state fmt.State, _ rune) {
	fmt.Fprintf(state, "NamedSecret(%s)", s.ID)
}

// LogValue is the name alone.
func (s NamedSecret) LogValue() slog.Value { return slog.StringValue(s.ID) }

// MarshalJSON writes the name alone.
func (s NamedSecret) MarshalJSON() ([]byte, error) { return json.Marshal(s.ID) }

// RefusedError says why a signature is refused; it is ErrRefused.
type RefusedError struct {
	// Reason is "missing-header", "empty-header", "duplicated-header", "wrong-algorithm", "missing-prefix", "not-hex",
	// "wrong-length", "no-secret" or "mismatch": the first that applies, in this order.
	Reason string
}

// Error names the reason.
func (e *RefusedError) Error() string {
	return ErrRefused.Error() + ": " + e.Reason
}

// Is lets errors.Is find the kind of error.
func (e *RefusedError) Is(target error) bool { return target == ErrRefused }

// Verification holds the secrets and options of a verification.
type Verification struct {
	Secrets []NamedSecret
	// BareDigest also takes a digest without "sha256=".
	BareDigest bool
	// Now is the moment at which secrets must be in force; the present where it is zero.
	Now time.Time
}

// Sign signs a body: "sha256=" and 64 lower-case digits (W5.1.3).
func Sign(secret string, body []byte) (string, error) {
	mac, err := macOf(secret, body)
	return prefix + hex.EncodeToString(mac), err
}

// Verify verifies a signature (W5.1.4) with one secret; header holds the values of the header, such as
// request.Header.Values(SignatureHeader). The error is a *RefusedError, or ErrEmptySecret.
func Verify(secret string, body []byte, header []string) error {
	_, err := Verification{Secrets: []NamedSecret{{ID: "default", Secret: secret}}}.Verify(body, header)
	return err
}

// Verify verifies a signature (W5.1.4) and names the secret that matches; of two that match, the last.
func (v Verification) Verify(body []byte, header []string) (keyID string, err error) {
	macs := make([][]byte, len(v.Secrets))
	for i, one := range v.Secrets {
		if macs[i], err = macOf(one.Secret, body); err != nil {
			return "", err
		}
	}
	digest, reason := digestIn(header, v.BareDigest)
	if reason != "" {
		return "", &RefusedError{reason}
	}
	now := v.Now
	if now.IsZero() {
		now = time.Now()
	}
	err = &RefusedError{"mismatch"}
	if len(v.Secrets) == 0 {
		err = &RefusedError{"no-secret"}
	}
	for i, one := range v.Secrets {
		matches := hmac.Equal(macs[i], digest)
		if matches && (one.NotAfter.IsZero() || !now.After(one.NotAfter)) {
			keyID, err = one.ID, nil
		}
	}
	return keyID, err
}

// digestIn returns the digest in the values of a header, or the reason why there is none.
func digestIn(header []string, bareDigest bool) (digest []byte, reason string) {
	value := strings.Join(header, ",")
	digits, prefixed := strings.CutPrefix(value, prefix)
	switch {
	case len(header) == 0:
		return nil, "missing-header"
	case value == "":
		return nil, "empty-header"
	case strings.Contains(value, ","):
		return nil, "duplicated-header"
	case !prefixed && strings.Contains(value, "="):
		return nil, "wrong-algorithm"
	case !prefixed && !bareDigest:
		return nil, "missing-prefix"
	case strings.Trim(digits, "0123456789abcdefABCDEF") != "":
		return nil, "not-hex"
	case len(digits) != 2*sha256.Size:
		return nil, "wrong-length"
	}
	digest, err := hex.DecodeString(digits)
	if err != nil {
		return nil, "not-hex"
	}
	return digest, ""
}

func macOf(secret string, body []byte) ([]byte, error) {
	if secret == "" {
		return nil, ErrEmptySecret
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(body)
	return mac.Sum(nil), nil
}
