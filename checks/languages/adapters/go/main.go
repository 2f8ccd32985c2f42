// Adapter of the library protocol (conformance/protocol/library.md) for the Go package.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/rasterinfo"
	"annotation-contracts.example/contracts/webhook"
)

type secret struct {
	ID, Secret string
	NotAfter   time.Time
}

// request holds the members of every request; bodies are in base64, which []byte stands for.
type request struct {
	ID           int
	Op, Contract string
	Edition      string
	Mode         string
	Secret       string
	Body         []byte
	Secrets      []secret
	Header       []string
	BareDigest   bool
	Now          time.Time
}

type response map[string]any

func main() {
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked request
		if err := json.Unmarshal(line, &asked); err != nil {
			fmt.Fprintln(os.Stderr, "a line that is no request:", err)
			os.Exit(1)
		}
		given := answer(asked)
		given["id"] = asked.ID
		text, err := json.Marshal(given)
		if err != nil {
			fmt.Fprintln(os.Stderr, "cannot answer:", err)
			os.Exit(1)
		}
		fmt.Println(string(text))
	}
}

func answer(asked request) response {
	switch asked.Op {
	case "describe":
		return response{
			"name":       "annotation-contracts for Go",
			"operations": []string{"validate", "parse", "sign", "verify"},
			"contracts":  []string{"webhook", "raster-info"},
			"modes":      []string{"tolerant", "strict"},
			"editions":   slices.Concat(webhook.Editions, rasterinfo.Editions),
		}
	case "validate", "parse":
		return parse(asked)
	case "sign":
		header, err := contracts.Sign(asked.Secret, asked.Body)
		if err != nil {
			return response{"error": err.Error()}
		}
		return response{"header": header}
	case "verify":
		return verify(asked)
	}
	return response{"unsupported": true}
}

func parse(asked request) response {
	isStrict := asked.Mode == "strict"
	if asked.Contract == "raster-info" {
		read := rasterinfo.ParseRasterInfo
		if isStrict {
			read = rasterinfo.ParseRasterInfoStrict
		}
		info, err := read(asked.Body, edition(asked, rasterinfo.Editions))
		if err != nil {
			return refusal(err)
		}
		return written(info.MarshalJSON())
	}
	read := webhook.ParseDelivery
	if isStrict {
		read = webhook.ParseDeliveryStrict
	}
	delivery, err := read(asked.Body, edition(asked, webhook.Editions))
	if err != nil {
		return refusal(err)
	}
	if _, ok := delivery.Value.(*contracts.UnknownEvent); ok {
		return response{"status": "unknown", "errors": []response{{"path": "/event", "code": "unknown-event"}}}
	}
	given := written(delivery.MarshalJSON())
	warnings := []response{}
	for _, one := range delivery.Warnings() {
		warnings = append(warnings, response{"rule": one.Rule, "path": one.Path, "message": one.Message})
	}
	given["warnings"] = warnings
	return given
}

// edition is the one that is asked for, or that of the source document: the first there was.
func edition(asked request, editions []string) string {
	if asked.Edition == "" {
		return editions[len(editions)-1]
	}
	return asked.Edition
}

func written(text []byte, err error) response {
	if err != nil {
		return response{"error": err.Error()}
	}
	return response{"status": "valid", "document": text}
}

func refusal(err error) response {
	var unreadable *contracts.UnreadableError
	if errors.As(err, &unreadable) {
		return response{"status": unreadable.Reason}
	}
	var invalid *contracts.DecodeError
	if !errors.As(err, &invalid) {
		return response{"error": err.Error()}
	}
	list := []response{}
	for _, problem := range invalid.Problems {
		list = append(list, response{"path": problem.Path, "code": problem.Code, "message": problem.Message})
	}
	return response{"status": "invalid", "errors": list}
}

func verify(asked request) response {
	secrets := []contracts.NamedSecret{}
	for _, one := range asked.Secrets {
		secrets = append(secrets, contracts.NamedSecret{ID: one.ID, Secret: one.Secret, NotAfter: one.NotAfter})
	}
	verification := contracts.Verification{Secrets: secrets, BareDigest: asked.BareDigest, Now: asked.Now}
	keyID, err := verification.Verify(asked.Body, asked.Header)
	var refused *contracts.RefusedError
	if errors.As(err, &refused) {
		return response{"ok": false, "reason": refused.Reason}
	}
	if err != nil {
		return response{"error": err.Error()}
	}
	return response{"ok": true, "keyId": keyID}
}
