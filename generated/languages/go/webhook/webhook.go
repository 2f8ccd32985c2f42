// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// Package webhook reads the documents of every edition of the contract webhook.
package webhook

import (
	"log/slog"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/decoding"
	"annotation-contracts.example/contracts/internal/jsontext"
	"annotation-contracts.example/contracts/receiver"
	"annotation-contracts.example/contracts/webhook23"
	"annotation-contracts.example/contracts/webhook24"
	"annotation-contracts.example/contracts/webhook265"
	"annotation-contracts.example/contracts/webhook273"
	"annotation-contracts.example/contracts/webhook276"
)

// Editions lists the editions, the newest first.
var Editions = []string{webhook276.Edition, webhook273.Edition, webhook265.Edition, webhook24.Edition, webhook23.Edition}

var editions = []*decoding.Edition{webhook276.Contract, webhook273.Contract, webhook265.Contract, webhook24.Contract, webhook23.Contract}

// Delivery is a delivery of some edition. It works with encoding/json.
type Delivery struct {
	// Edition is the first edition that accepts it; empty if no edition has its event.
	Edition string
	// Value has the type from the package of its edition, such as *webhook276.UpdateOrganizationEvent, or a
	// *contracts.UnknownEvent.
	Value contracts.Event
}

// ParseDelivery reads a delivery by the first edition that accepts it: of all editions, the newest first, or of the given
// ones. Unknown members are kept, and formats are not checked. The error is a *contracts.UnreadableError if it is not JSON,
// and a *contracts.DecodeError of the edition with the fewest errors if no edition accepts it.
func ParseDelivery(body []byte, only ...string) (Delivery, error) {
	return parse(body, decoding.Tolerant, only)
}

// ParseDeliveryStrict reads a delivery as its sender must write it: without unknown members, and with every format checked.
func ParseDeliveryStrict(body []byte, only ...string) (Delivery, error) {
	return parse(body, decoding.Strict, only)
}

func parse(body []byte, mode decoding.Mode, only []string) (Delivery, error) {
	edition, value, err := decoding.Nearest(editions, only, body, mode)
	if err != nil {
		return Delivery{}, err
	}
	return Delivery{edition, value.(contracts.Event)}, nil
}

// MarshalJSON writes the delivery as JSON: everything that was parsed, with unknown members. Missing members stay missing.
func (d Delivery) MarshalJSON() ([]byte, error) {
	return jsontext.Write(any(d.Value), jsontext.WriteAny)
}

// UnmarshalJSON reads a delivery of any edition.
func (d *Delivery) UnmarshalJSON(text []byte) error {
	read, err := ParseDelivery(text)
	if err == nil {
		*d = read
	}
	return err
}

// LogValue returns the event and the edition, for a log.
func (d Delivery) LogValue() slog.Value {
	return slog.GroupValue(slog.String("event", d.EventName()), slog.String("edition", d.Edition))
}

// EventName is the name of the event as it was sent.
func (d Delivery) EventName() string {
	if d.Value == nil {
		return ""
	}
	return d.Value.EventName()
}

var rules = decoding.NewRules(`{"tag":"event","resources":{"ping":"webhook"},"rules":[
{"id":"url-id","clause":"W2","check":"ends","at":[["","/{}","/sender"],["ping","/{}/owner"],[":task","/{}/owner","/{}/assignee","/{}/segments/*/jobs/*","/{}/segments/*/jobs/*/assignee"]],"members":["url","id"],"say":"the address does not end in the id {id}"},
{"id":"date-order","clause":"W2","check":"ordered","at":[["","/{}"]],"members":["created_date","updated_date"],"say":"updated before it was created"},
{"id":"frame-order","clause":"W2.3","check":"ordered","at":[[":task","/{}/segments/*"]],"members":["start_frame","stop_frame"],"say":"stops at frame {stop_frame}, before it starts at {start_frame}"},
{"id":"ping-webhook","clause":"W6.5","check":"same","at":[["ping",""]],"members":["webhook_id","id"],"say":"the ping is of webhook {id}, and names another"},
{"id":"event-repeated","clause":"W6.1","check":"distinct","at":[["ping","/{}/events"]],"say":"\"{item}\" is listed twice"},
{"id":"scope","clause":"W1.2","check":"only","at":[["ping","/{}"]],"members":["project_id","project"],"when":["type","project"],"say":"a webhook of type {type} with a project","lacks":"a webhook of type {type} without a project"},
{"id":"scope","clause":"W1.2","check":"only","at":[["ping","/{}"]],"members":["organization"],"when":["type","organization"],"unless":"project","say":"a webhook of type {type} with an organization","lacks":"a webhook of type {type} without an organization"},
{"id":"secret-leaked","clause":"W2.1","check":"absent","at":[["ping","/{}"]],"members":["secret"],"say":"the delivery gives the webhook's secret away"},
{"id":"before-update-empty","clause":"W6.3","check":"filled","at":[["update:","/before_update"]],"say":"an update that changes nothing"},
{"id":"before-update-equal","clause":"W6.3","check":"changed","at":[["update:","/before_update"]],"say":"the old value equals the new one"},
{"id":"before-update-foreign","clause":"W6.3","check":"known","at":[["update:","/before_update"]],"say":"the {} has no such member"}
]}`)

// Warnings lists what is suspicious in the valid delivery, in the order of the rules.
func (d Delivery) Warnings() []contracts.Warning {
	return rules.Find(d)
}

// Handlers are handlers by event; see receiver.Options.
type Handlers = map[string]receiver.Handler[Delivery]

// Options are the options of a receiver.
type Options = receiver.Options[Delivery]

// Receiver is an http.Handler. Its method Handle needs no server.
type Receiver = receiver.Receiver[Delivery]

var contract = receiver.Contract[Delivery]{
	Editions: Editions,
	Events: map[string][]string{
		webhook276.Edition: []string{"update:organization", "create:organization", "delete:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "completed:request[calculate:quality]", "completed:request[create:task]", "completed:request[export:annotations]", "completed:request[export:backup]", "completed:request[export:dataset]", "completed:request[merge:job]", "completed:request[merge:task]", "create:user", "update:user", "delete:user", "ping"},
		webhook273.Edition: []string{"update:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "completed:request[calculate:quality]", "completed:request[create:task]", "completed:request[export:annotations]", "completed:request[export:backup]", "completed:request[export:dataset]", "completed:request[merge:job]", "completed:request[merge:task]", "ping"},
		webhook265.Edition: []string{"update:organization", "delete:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "create:export", "create:backup", "ping"},
		webhook24.Edition:  []string{"update:organization", "delete:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "ping"},
		webhook23.Edition:  []string{"update:organization", "update:membership", "delete:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "ping"},
	},
	Parse: func(body []byte, isStrict bool, editions ...string) (Delivery, error) {
		return parse(body, decoding.Mode(isStrict), editions)
	},
	Describe:  func(d Delivery) (event, edition string) { return d.EventName(), d.Edition },
	Tag:       "event",
	Header:    "X-Signature-256",
	Webhook:   "webhook_id",
	OnRequest: []string{"ping"},
	Program:   "CVAT",
}

// NewReceiver makes a receiver of a delivery of any edition. The error says which option is wrong.
func NewReceiver(options Options) (*Receiver, error) {
	return receiver.New(contract, options)
}
