// Command main is a receiver behind net/http, for the receiver suite.
package main

import (
	"context"
	"log"
	"net/http"
	"os"

	"annotation-contracts.example/contracts"
)

func main() {
	options := contracts.Options{
		Secrets: []contracts.Secret{{Name: "default", Value: os.Getenv("WEBHOOK_SECRET")}},
		Mode:    contracts.Mode(os.Getenv("MODE") == "strict"),
		On:      map[string]contracts.Handler{"update:task": func(context.Context, contracts.Delivery) error { return nil }},
	}
	if edition := os.Getenv("EDITION"); edition != "" {
		options.Editions = []string{edition}
	}
	receiver, err := contracts.NewReceiver(options)
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), receiver))
}
