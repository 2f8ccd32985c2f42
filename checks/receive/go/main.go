package main

import (
	"log"
	"net/http"
	"os"
	"time"

	"annotation-contracts.example/contracts/webhook"
)

func main() {
	options := webhook.Options{Secret: os.Getenv("WEBHOOK_SECRET"), Strict: os.Getenv("MODE") == "strict"}
	if edition := os.Getenv("EDITION"); edition != "" {
		options.Editions = []string{edition}
	}
	if seconds, err := time.ParseDuration(os.Getenv("READ_TIMEOUT") + "s"); err == nil {
		options.Limits.ReadTimeout = seconds
	}
	receiver, err := webhook.NewReceiver(options)
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe(os.Getenv("ADDRESS"), receiver))
}
