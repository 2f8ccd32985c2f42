// Generated from scripts/artefacts/languages/go/runtime/internal/decoding/formats.go by "npm run generate". Do not edit.

package decoding

import (
	"net/netip"
	"regexp"
	"strings"
	"time"
)

var (
	// Letters beyond ASCII have to be escaped; the host in brackets is looked at apart.
	reference = regexp.MustCompile(`^(?i:[a-z][a-z\d+.-]*):(//([\w!$-.:;=~%]*@)?(\[[^\[\]]*\]|[\w!$-.;=~%]*)(:\d*)?(/[\w!$-;=@~]*)?|[\w!$-;=@~]*)(\?[\w!$-;=?@~]*)?(#[\w!$-;=?@~]*)?$`)
	escape    = regexp.MustCompile(`%([^0-9A-Fa-f]|.[^0-9A-Fa-f]|.?$)`)
	ipFuture  = regexp.MustCompile(`^(?i:v)[\da-fA-F]+\.[\w!$&-.:;=~]+$`)
)

// format is a format of strings that strict mode asserts: a pattern, and the format of JSON Schema beside it.
type format struct {
	Pattern *regexp.Regexp
	Format  string
}

// takes reports whether a text is of the format.
func (f format) takes(text string) bool {
	if !f.Pattern.MatchString(text) {
		return false
	}
	switch f.Format {
	case "date-time":
		// Digits stand where the pattern has them; Go has no leap seconds.
		_, err := time.Parse(time.RFC3339, strings.Replace(text, "T23:59:60", "T23:59:59", 1))
		return err == nil
	case "uri":
		return isURI(text)
	case "uri-reference":
		return isURI(text) || isURI("a:"+text)
	}
	return true
}

// isURI reports whether a text is a URI (RFC 3986).
func isURI(text string) bool {
	parts := reference.FindStringSubmatch(text)
	if parts == nil || escape.MatchString(text) {
		return false
	}
	host, isBracketed := strings.CutPrefix(parts[3], "[")
	host = strings.TrimSuffix(host, "]")
	if !isBracketed || ipFuture.MatchString(host) {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Is6() && ip.Zone() == ""
}
