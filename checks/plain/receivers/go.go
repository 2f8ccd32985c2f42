// As a guide for Go shows it, with what Go has.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
)

type delivery struct {
	Event string `json:"event"`
	Task  struct {
		ID     int    `json:"id"`
		Status string `json:"status"`
	} `json:"task"`
}

func receive(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(w, "cannot read", http.StatusBadRequest)
		return
	}
	mac := hmac.New(sha256.New, []byte(os.Getenv("WEBHOOK_SECRET")))
	mac.Write(body)
	expected := "sha256=" + hex.EncodeToString(mac.Sum(nil))
	if !hmac.Equal([]byte(expected), []byte(r.Header.Get("X-Signature-256"))) {
		http.Error(w, "signature refused", http.StatusForbidden)
		return
	}
	var d delivery
	if err := json.Unmarshal(body, &d); err != nil {
		http.Error(w, "not JSON", http.StatusBadRequest)
		return
	}
	if d.Event == "update:task" {
		fmt.Printf("task %d: %s\n", d.Task.ID, d.Task.Status)
	}
}

func main() {
	http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), http.HandlerFunc(receive))
}
