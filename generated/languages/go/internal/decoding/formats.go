// Generated from scripts/artefacts/languages/go/runtime/internal/decoding/formats.go by "npm run generate". Do not edit.

package decoding

import (
	"fmt"
	"net/netip"
	"regexp"
	"strings"
	"time"
)

var (
	timestamp = regexp.MustCompile(`^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d{1,9})?(Z|\+00:00)$`)
	colour    = regexp.MustCompile(`^#([\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$`)
	// An address without its host in brackets; letters beyond ASCII have to be escaped.
	address   = regexp.MustCompile(`^(?i:https?)://([\w!$-.:;=~%]*@)?([\w!$-.;=~%]+|\[[^\[\]]*\])(:\d*)?([/?][\w!$-;=?@~]*)?(#[\w!$-;=?@~]*)?$`)
	escape    = regexp.MustCompile(`%([^0-9A-Fa-f]|.[^0-9A-Fa-f]|.?$)`)
	ipFuture  = regexp.MustCompile(`^(?i:v)[\da-fA-F]+\.[\w!$&-.:;=~]+$`)
	firstStep = regexp.MustCompile(`^/[^/?#]`)
)

// UTCDateTime reads a timestamp.
func UTCDateTime(r *Reader) string { return formatted(r, "UTC timestamp", isUTCDateTime) }

// HTTPURL reads an absolute http or https URL.
func HTTPURL(r *Reader) string { return formatted(r, "URL", isHTTPURL) }

// HTTPURLOrPath reads an address on the platform.
func HTTPURLOrPath(r *Reader) string { return formatted(r, "URL or path", isPlatformURL) }

// HexColour reads a colour.
func HexColour(r *Reader) string { return formatted(r, "hex colour", isHexColour) }

// formatted reads a string that a sender owes in a form.
func formatted(r *Reader, words string, fits func(string) bool) string {
	isText := r.Kind() == '"'
	at := r.Pos()
	value := String(r)
	if r.Strict && isText && !fits(value) {
		r.Fail(at, "format", fmt.Sprintf("expected a %s, received %.60q", words, value))
	}
	return value
}

// isUTCDateTime tells whether a text is an RFC 3339 date-time in UTC of a day that exists (W-time).
func isUTCDateTime(text string) bool {
	parts := timestamp.FindStringSubmatch(text)
	if parts == nil || (parts[3] == "60" && !strings.HasPrefix(text[11:], "23:59:60")) {
		return false
	}
	_, err := time.Parse(time.DateOnly, parts[1])
	return err == nil
}

// isHTTPURL tells whether a text is an absolute http or https URL (W-url).
func isHTTPURL(text string) bool {
	parts := address.FindStringSubmatch(text)
	if parts == nil || escape.MatchString(text) {
		return false
	}
	host, isBracketed := strings.CutPrefix(parts[2], "[")
	if !isBracketed {
		return true
	}
	host = strings.TrimSuffix(host, "]")
	if ipFuture.MatchString(host) {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Is6() && ip.Zone() == ""
}

// isPlatformURL tells whether a text is an absolute http or https URL, or a path.
func isPlatformURL(text string) bool {
	return isHTTPURL(text) || (firstStep.MatchString(text) && isHTTPURL("http://a"+text))
}

// isHexColour tells whether a text is # and 3, 4, 6 or 8 hexadecimal digits (W-color).
func isHexColour(text string) bool { return colour.MatchString(text) }
