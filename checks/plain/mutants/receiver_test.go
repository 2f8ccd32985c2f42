package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"testing"
)

func TestSuite(t *testing.T) {
	mux := http.NewServeMux()
	mux.Handle("POST /webhook", receive(65536))
	server := httptest.NewServer(mux)
	defer server.Close()
	os.Setenv("WEBHOOK_SECRET", "A secret")
	said, err := exec.Command("node", os.Getenv("SUITE"), server.URL+"/webhook").CombinedOutput()
	if err != nil {
		t.Fatal(string(said))
	}
}
