// Package contracts receives and reads webhook deliveries of an annotation platform, and raster info.
package contracts

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"
	"strings"
	"time"
)

// SignatureHeader is the header that contains the signature (W4.3.3).
const SignatureHeader = "X-Signature-256"

const prefix = "sha256="

// ErrSignature is the errors.Is target for every rejected signature.
var ErrSignature = errors.New("signature rejected")

type signatureError string

func (e signatureError) Error() string        { return string(e) }
func (e signatureError) Is(target error) bool { return target == ErrSignature }

// Secret is a named secret; the name shows which secret signed a delivery. NotAfter, if set, is its expiry time.
type Secret struct {
	Name, Value string
	NotAfter    time.Time
}

// String writes only the name.
func (s Secret) String() string { return s.Name }

// GoString writes only the name.
func (s Secret) GoString() string { return s.Name }

// SignatureOptions makes Verify accept more signatures.
type SignatureOptions struct {
	// AllowUnprefixed accepts a digest without the prefix "sha256=".
	AllowUnprefixed bool
	// AllowLineFeed accepts a signature over the body plus a line feed, as sent by release 2.3.0.
	AllowLineFeed bool
	// Now is the current time. Default: the system time.
	Now time.Time
}

// Sign signs a body: "sha256=" and 64 lower-case digits (W5.1.3). It panics if the secret is empty.
func Sign(secret string, body []byte) string {
	if secret == "" {
		panic("cannot sign: the secret is empty")
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(body)
	return prefix + hex.EncodeToString(mac.Sum(nil))
}

// Verify returns the name of the secret that signed a body (W5.1.4). header has the values of the header, one for each
// header line.
func Verify(secrets []Secret, body []byte, header []string, options SignatureOptions) (name string, err error) {
	digits, err := readDigits(header, options.AllowUnprefixed)
	if err != nil {
		return "", err
	}
	if options.Now.IsZero() {
		options.Now = time.Now()
	}
	bodies := [][]byte{body}
	if options.AllowLineFeed {
		bodies = append(bodies, append(slices.Clone(body), '\n'))
	}
	err = signatureError("signature does not match the body and secret")
	for _, content := range bodies {
		for _, one := range secrets { // all secrets are compared, so the time reveals nothing
			isEqual := one.Value != "" && hmac.Equal([]byte(Sign(one.Value, content)), []byte(prefix+digits))
			if isEqual && (one.NotAfter.IsZero() || !options.Now.After(one.NotAfter)) {
				name, err = one.Name, nil
			}
		}
	}
	return name, err
}

func readDigits(header []string, allowUnprefixed bool) (string, error) {
	value := strings.Join(header, ",")
	digits, isPrefixed := strings.CutPrefix(value, prefix)
	switch {
	case len(header) == 0:
		return "", signatureError("missing signature header")
	case value == "":
		return "", signatureError("empty signature header")
	case strings.Contains(value, ","):
		return "", signatureError("duplicate signature headers")
	case !isPrefixed && strings.Contains(value, "="):
		return "", signatureError(`signature does not start with "sha256="`)
	case !isPrefixed && !allowUnprefixed:
		return "", signatureError(`signature lacks the "sha256=" prefix`)
	case strings.Trim(digits, "0123456789abcdefABCDEF") != "":
		return "", signatureError("digest is not hexadecimal")
	case len(digits) != 2*sha256.Size:
		return "", signatureError("digest does not have 64 digits")
	}
	return strings.ToLower(digits), nil
}
