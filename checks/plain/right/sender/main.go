// A right sender on net/http: the driver of the sender protocol, by hand.
package main

import (
	"bufio"
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/tls"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"slices"
	"strings"
	"time"
)

type members = map[string]any

var events = strings.Fields(`update:organization update:membership delete:membership create:invitation delete:invitation
	create:project update:project delete:project create:task update:task delete:task update:job
	create:issue update:issue delete:issue create:comment update:comment delete:comment`)
var updateOnly = strings.Fields("data_chunk_size data_compressed_chunk_type data_original_chunk_type size image_quality data")
var operations = strings.Fields("create-webhook update-webhook delete-webhook read-webhook emit ping")
var webhooks = map[int]members{}
var secrets = map[int]any{}
var last = 0

func now() string { return time.Now().UTC().Format("2006-01-02T15:04:05.000000Z") }

func encode(value any) []byte {
	var buffer bytes.Buffer
	encoder := json.NewEncoder(&buffer)
	encoder.SetEscapeHTML(false)
	encoder.Encode(value)
	return bytes.TrimSuffix(buffer.Bytes(), []byte("\n"))
}

func change(webhook, changes members) {
	for name, value := range changes {
		switch {
		case name == "secret":
			secrets[webhook["id"].(int)] = value
		case name == "events" && value == "everything":
			webhook[name] = events
		default:
			webhook[name] = value
		}
	}
	webhook["updated_date"] = now()
}

func deliver(webhook, envelope members) {
	body := encode(envelope)
	request, err := http.NewRequest("POST", webhook["target_url"].(string), bytes.NewReader(body))
	delete(webhook, "last_status")
	webhook["last_delivery_date"] = now()
	if err != nil {
		return
	}
	request.Header.Set("Content-Type", webhook["content_type"].(string))
	if secret, signed := secrets[webhook["id"].(int)].(string); signed {
		mac := hmac.New(sha256.New, []byte(secret))
		mac.Write(body)
		request.Header.Set("X-Signature-256", "sha256="+hex.EncodeToString(mac.Sum(nil)))
	}
	client := http.Client{
		Timeout:       10 * time.Second,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{
			DisableKeepAlives: true,
			TLSClientConfig:   &tls.Config{InsecureSkipVerify: webhook["enable_ssl"] == false},
		},
	}
	if answer, err := client.Do(request); err == nil {
		answer.Body.Close()
		webhook["last_status"] = answer.StatusCode
	}
	webhook["last_delivery_date"] = now()
}

func lists(webhook members, event string) bool {
	if names, all := webhook["events"].([]string); all {
		return slices.Contains(names, event)
	}
	return slices.Contains(webhook["events"].([]any), any(event))
}

func emit(request members) members {
	event, resource := request["event"].(string), request["resource"].(members)
	action, noun, _ := strings.Cut(event, ":")
	shown := members{}
	for name, value := range resource {
		if action == "update" || noun != "task" || !slices.Contains(updateOnly, name) {
			shown[name] = value
		}
	}
	envelope := members{"event": event, noun: shown, "sender": request["sender"]}
	if action == "update" {
		before, old := request["before"].(members), members{}
		if reflect.DeepEqual(before, resource) {
			return members{"refused": "nothing has changed"}
		}
		for name, value := range before {
			if current, there := resource[name]; there && !reflect.DeepEqual(value, current) {
				old[name] = value
			}
		}
		envelope["before_update"] = old
	}
	for id := 1; id <= last; id++ {
		webhook, there := webhooks[id]
		if !there || webhook["is_active"] != true || !lists(webhook, event) {
			continue
		}
		if scope := webhook["type"].(string); webhook[scope] == request[scope] {
			envelope["webhook_id"] = id
			deliver(webhook, envelope)
		}
	}
	return members{}
}

func answer(request members) members {
	switch request["op"] {
	case "describe":
		if request["edition"] != nil {
			return members{"unsupported": true}
		}
		return members{"name": "net/http", "operations": operations}
	case "emit":
		return emit(request)
	case "create-webhook":
		last++
		url := fmt.Sprintf("https://platform.example/api/webhooks/%d", last)
		webhook := members{"id": last, "url": url, "owner": request["owner"], "created_date": now()}
		webhooks[last] = webhook
		change(webhook, request["webhook"].(members))
		return members{"webhook": webhook}
	}
	number, _ := request["webhook_id"].(json.Number).Int64()
	webhook, there := webhooks[int(number)]
	if !there {
		return members{"refused": "no such webhook"}
	}
	switch request["op"] {
	case "ping":
		if webhook["is_active"] != true {
			return members{"refused": "it is not active"}
		}
		deliver(webhook, members{"event": "ping", "webhook": webhook, "sender": request["sender"]})
	case "update-webhook":
		change(webhook, request["changes"].(members))
	case "delete-webhook":
		delete(webhooks, int(number))
	}
	return members{"webhook": webhook}
}

func main() {
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var request members
		decoder := json.NewDecoder(bytes.NewReader(line))
		decoder.UseNumber()
		if decoder.Decode(&request) != nil {
			return
		}
		response := answer(request)
		response["id"] = request["id"]
		os.Stdout.Write(append(encode(response), '\n'))
	}
}
