// Stock parsing and routing of net/http, completed by hand according to the decisions.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"log"
	"mime"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

var form = regexp.MustCompile(`^sha256=([0-9a-fA-F]{64})$`)

func receive(limit int64) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		mediaType, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
		coding := strings.ToLower(r.Header.Get("Content-Encoding"))
		if mediaType != "application/json" || coding != "" && coding != "identity" {
			http.Error(w, "only application/json", http.StatusUnsupportedMediaType)
			return
		}
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limit))
		var tooLong *http.MaxBytesError
		if errors.As(err, &tooLong) {
			http.Error(w, "too long", http.StatusRequestEntityTooLarge)
			return
		}
		if err != nil {
			http.Error(w, "cannot read", http.StatusBadRequest)
			return
		}
		mac := hmac.New(sha256.New, []byte(os.Getenv("WEBHOOK_SECRET")))
		mac.Write(body)
		lines := r.Header.Values("X-Signature-256")
		if len(lines) != 1 || !form.MatchString(lines[0]) {
			http.Error(w, "signature refused", http.StatusForbidden)
			return
		}
		found, _ := hex.DecodeString(form.FindStringSubmatch(lines[0])[1])
		if !hmac.Equal(found, mac.Sum(nil)) {
			http.Error(w, "signature refused", http.StatusForbidden)
			return
		}
		if !utf8.Valid(body) || !json.Valid(body) {
			http.Error(w, "not JSON", http.StatusBadRequest)
			return
		}
		w.Write([]byte("ok"))
	}
}

func main() {
	limit, err := strconv.ParseInt(os.Getenv("LIMIT"), 10, 64)
	if err != nil {
		log.Fatal(err)
	}
	http.Handle("POST /webhook", receive(limit))
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), nil))
}
