// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// Package webhook23 holds the types of the contract webhook, edition 2.3.
package webhook23

import (
	_ "embed"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/decoding"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// Organization: An organization; its fields are not shown (W2.5). Any object is valid (W-open).
type Organization = contracts.Object

// OrganizationBeforeUpdate: Old values of the keys of an organization that changed (W6.3).
type OrganizationBeforeUpdate = contracts.Object

// Integer: Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids).
type Integer = int64

// HTTPURL: URL (W2.1). Absolute, `http` or `https` (W-url).
type HTTPURL = string

// User: A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
type User struct {
	// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
	URL HTTPURL
	// User identifier (W2.2).
	ID Integer
	// User name (W2.2). Explanation: for the login.
	Username string
	// First name (W2.2). May be empty (W-empty).
	FirstName string
	// Last name (W2.2). May be empty (W-empty).
	LastName string
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUser = []string{"url", "id", "username", "first_name", "last_name"}

func readUser(r *jsontext.Reader) (v User) {
	var seen [5]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			seen[0] = true
			v.URL = r.String()
		case "id":
			seen[1] = true
			v.ID = r.Int()
		case "username":
			seen[2] = true
			v.Username = r.String()
		case "first_name":
			seen[3] = true
			v.FirstName = r.String()
		case "last_name":
			seen[4] = true
			v.LastName = r.String()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeUser(w *jsontext.Writer, v *User) {
	w.Raw("{")
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"username":`)
	jsontext.WriteString[string](w, &v.Username)
	w.Member(`"first_name":`)
	jsontext.WriteString[string](w, &v.FirstName)
	w.Member(`"last_name":`)
	jsontext.WriteString[string](w, &v.LastName)
	w.Members(v.Extra, namesUser...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v User) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeUser)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *User) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "User", text, readUser, v)
}

// UpdateOrganizationEvent: An organization was updated (W6.3).
type UpdateOrganizationEvent struct {
	// The organization after the update, in full (W6.3).
	Organization Organization
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate OrganizationBeforeUpdate
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateOrganizationEvent = []string{"event", "organization", "before_update", "webhook_id", "sender"}

func readUpdateOrganizationEvent(r *jsontext.Reader) (v UpdateOrganizationEvent) {
	var seen [5]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:organization")
		case "organization":
			seen[1] = true
			v.Organization = r.AnyObject()
		case "before_update":
			seen[2] = true
			v.BeforeUpdate = r.AnyObject()
		case "webhook_id":
			seen[3] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[4] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeUpdateOrganizationEvent(w *jsontext.Writer, v *UpdateOrganizationEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:organization"`)
	w.Member(`"organization":`)
	jsontext.WriteObject(w, &v.Organization)
	w.Member(`"before_update":`)
	jsontext.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateOrganizationEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v UpdateOrganizationEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeUpdateOrganizationEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *UpdateOrganizationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "UpdateOrganizationEvent", text, readUpdateOrganizationEvent, v)
}

// Membership: A membership; its fields are not shown (W2.5). Any object is valid (W-open).
type Membership = contracts.Object

// MembershipBeforeUpdate: Old values of the keys of a membership that changed (W6.3).
type MembershipBeforeUpdate = contracts.Object

// UpdateMembershipEvent: A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
type UpdateMembershipEvent struct {
	// The membership after the update, in full (W6.3).
	Membership Membership
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate MembershipBeforeUpdate
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateMembershipEvent = []string{"event", "membership", "before_update", "webhook_id", "sender"}

func readUpdateMembershipEvent(r *jsontext.Reader) (v UpdateMembershipEvent) {
	var seen [5]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:membership")
		case "membership":
			seen[1] = true
			v.Membership = r.AnyObject()
		case "before_update":
			seen[2] = true
			v.BeforeUpdate = r.AnyObject()
		case "webhook_id":
			seen[3] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[4] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeUpdateMembershipEvent(w *jsontext.Writer, v *UpdateMembershipEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:membership"`)
	w.Member(`"membership":`)
	jsontext.WriteObject(w, &v.Membership)
	w.Member(`"before_update":`)
	jsontext.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateMembershipEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v UpdateMembershipEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeUpdateMembershipEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *UpdateMembershipEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "UpdateMembershipEvent", text, readUpdateMembershipEvent, v)
}

// DeleteMembershipEvent: A membership was deleted (W6.4). A member was removed from an organization (W6.1).
type DeleteMembershipEvent struct {
	// The deleted membership, in full (W6.4).
	Membership Membership
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDeleteMembershipEvent = []string{"event", "membership", "webhook_id", "sender"}

func readDeleteMembershipEvent(r *jsontext.Reader) (v DeleteMembershipEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("delete:membership")
		case "membership":
			seen[1] = true
			v.Membership = r.AnyObject()
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDeleteMembershipEvent(w *jsontext.Writer, v *DeleteMembershipEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:membership"`)
	w.Member(`"membership":`)
	jsontext.WriteObject(w, &v.Membership)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteMembershipEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v DeleteMembershipEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDeleteMembershipEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *DeleteMembershipEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "DeleteMembershipEvent", text, readDeleteMembershipEvent, v)
}

// Invitation: An invitation; its fields are not shown (W2.5). Any object is valid (W-open).
type Invitation = contracts.Object

// CreateInvitationEvent: An invitation was created (W6.2). It was issued (W6.1).
type CreateInvitationEvent struct {
	// The created invitation, in full (W6.2).
	Invitation Invitation
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreateInvitationEvent = []string{"event", "invitation", "webhook_id", "sender"}

func readCreateInvitationEvent(r *jsontext.Reader) (v CreateInvitationEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("create:invitation")
		case "invitation":
			seen[1] = true
			v.Invitation = r.AnyObject()
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreateInvitationEvent(w *jsontext.Writer, v *CreateInvitationEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:invitation"`)
	w.Member(`"invitation":`)
	jsontext.WriteObject(w, &v.Invitation)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateInvitationEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreateInvitationEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreateInvitationEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreateInvitationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreateInvitationEvent", text, readCreateInvitationEvent, v)
}

// DeleteInvitationEvent: An invitation was deleted (W6.4). It was revoked (W6.1).
type DeleteInvitationEvent struct {
	// The deleted invitation, in full (W6.4).
	Invitation Invitation
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDeleteInvitationEvent = []string{"event", "invitation", "webhook_id", "sender"}

func readDeleteInvitationEvent(r *jsontext.Reader) (v DeleteInvitationEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("delete:invitation")
		case "invitation":
			seen[1] = true
			v.Invitation = r.AnyObject()
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDeleteInvitationEvent(w *jsontext.Writer, v *DeleteInvitationEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:invitation"`)
	w.Member(`"invitation":`)
	jsontext.WriteObject(w, &v.Invitation)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteInvitationEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v DeleteInvitationEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDeleteInvitationEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *DeleteInvitationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "DeleteInvitationEvent", text, readDeleteInvitationEvent, v)
}

// Project: A project; its fields are not shown (W2.5). Any object is valid (W-open).
type Project = contracts.Object

// CreateProjectEvent: A project was created (W6.2).
type CreateProjectEvent struct {
	// The created project, in full (W6.2).
	Project Project
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreateProjectEvent = []string{"event", "project", "webhook_id", "sender"}

func readCreateProjectEvent(r *jsontext.Reader) (v CreateProjectEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("create:project")
		case "project":
			seen[1] = true
			v.Project = r.AnyObject()
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreateProjectEvent(w *jsontext.Writer, v *CreateProjectEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:project"`)
	w.Member(`"project":`)
	jsontext.WriteObject(w, &v.Project)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateProjectEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreateProjectEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreateProjectEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreateProjectEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreateProjectEvent", text, readCreateProjectEvent, v)
}

// ProjectBeforeUpdate: Old values of the keys of a project that changed (W6.3).
type ProjectBeforeUpdate = contracts.Object

// UpdateProjectEvent: A project was updated (W6.3).
type UpdateProjectEvent struct {
	// The project after the update, in full (W6.3).
	Project Project
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate ProjectBeforeUpdate
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateProjectEvent = []string{"event", "project", "before_update", "webhook_id", "sender"}

func readUpdateProjectEvent(r *jsontext.Reader) (v UpdateProjectEvent) {
	var seen [5]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:project")
		case "project":
			seen[1] = true
			v.Project = r.AnyObject()
		case "before_update":
			seen[2] = true
			v.BeforeUpdate = r.AnyObject()
		case "webhook_id":
			seen[3] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[4] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeUpdateProjectEvent(w *jsontext.Writer, v *UpdateProjectEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:project"`)
	w.Member(`"project":`)
	jsontext.WriteObject(w, &v.Project)
	w.Member(`"before_update":`)
	jsontext.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateProjectEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v UpdateProjectEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeUpdateProjectEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *UpdateProjectEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "UpdateProjectEvent", text, readUpdateProjectEvent, v)
}

// DeleteProjectEvent: A project was deleted (W6.4).
type DeleteProjectEvent struct {
	// The deleted project, in full (W6.4).
	Project Project
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDeleteProjectEvent = []string{"event", "project", "webhook_id", "sender"}

func readDeleteProjectEvent(r *jsontext.Reader) (v DeleteProjectEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("delete:project")
		case "project":
			seen[1] = true
			v.Project = r.AnyObject()
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDeleteProjectEvent(w *jsontext.Writer, v *DeleteProjectEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:project"`)
	w.Member(`"project":`)
	jsontext.WriteObject(w, &v.Project)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteProjectEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v DeleteProjectEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDeleteProjectEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *DeleteProjectEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "DeleteProjectEvent", text, readDeleteProjectEvent, v)
}

// TaskMode: Empty string or a mode name such as `annotation` (W2.3). Known: `""`, `annotation`; others may appear (W-seen).
type TaskMode string

// Known values of TaskMode.
const (
	TaskModeEmpty      TaskMode = ""
	TaskModeAnnotation TaskMode = "annotation"
)

var valuesTaskMode = []TaskMode{TaskModeEmpty, TaskModeAnnotation}

// Timestamp: ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case).
type Timestamp = string

// Status: Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen).
type Status string

// Known values of Status.
const (
	StatusAnnotation Status = "annotation"
)

var valuesStatus = []Status{StatusAnnotation}

// HexColour: Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color).
type HexColour = string

// LabelType: Type of a label (W2.3). Known: `any`; others may appear (W-seen).
type LabelType string

// Known values of LabelType.
const (
	LabelTypeAny LabelType = "any"
)

var valuesLabelType = []LabelType{LabelTypeAny}

// Label: A label (W2.3). Explanation: annotators assign it.
type Label struct {
	// Label identifier (W2.3).
	ID Integer
	// Label name (W2.3).
	Name string
	// Hex colour (W2.3).
	Color HexColour
	// Attributes of the label (W2.3). Items may be anything (W-arrays).
	Attributes []any
	// Type of the label (W2.3). Explanation: the kind of shape that it applies to.
	Type LabelType
	// Sublabels of the label (W2.3). Items may be anything (W-arrays).
	Sublabels []any
	// Whether the label has a parent (W2.3).
	HasParent bool
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesLabel = []string{"id", "name", "color", "attributes", "type", "sublabels", "has_parent"}

func readLabel(r *jsontext.Reader) (v Label) {
	var seen [7]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			seen[0] = true
			v.ID = r.Int()
		case "name":
			seen[1] = true
			v.Name = r.String()
		case "color":
			seen[2] = true
			v.Color = r.String()
		case "attributes":
			seen[3] = true
			v.Attributes = jsontext.List(r, (*jsontext.Reader).Any)
		case "type":
			seen[4] = true
			v.Type = jsontext.Text(r, valuesLabelType)
		case "sublabels":
			seen[5] = true
			v.Sublabels = jsontext.List(r, (*jsontext.Reader).Any)
		case "has_parent":
			seen[6] = true
			v.HasParent = r.Bool()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeLabel(w *jsontext.Writer, v *Label) {
	w.Raw("{")
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"name":`)
	jsontext.WriteString[string](w, &v.Name)
	w.Member(`"color":`)
	jsontext.WriteString[string](w, &v.Color)
	w.Member(`"attributes":`)
	jsontext.WriteList(w, v.Attributes, jsontext.WriteAny)
	w.Member(`"type":`)
	jsontext.WriteString[LabelType](w, &v.Type)
	w.Member(`"sublabels":`)
	jsontext.WriteList(w, v.Sublabels, jsontext.WriteAny)
	w.Member(`"has_parent":`)
	jsontext.WriteBool(w, &v.HasParent)
	w.Members(v.Extra, namesLabel...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Label) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeLabel)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Label) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Label", text, readLabel, v)
}

// JobStage: Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen).
type JobStage string

// Known values of JobStage.
const (
	JobStageAnnotation JobStage = "annotation"
)

var valuesJobStage = []JobStage{JobStageAnnotation}

// JobState: State of a job (W2.3). Known: `new`; others may appear (W-seen).
type JobState string

// Known values of JobState.
const (
	JobStateNew JobState = "new"
)

var valuesJobState = []JobState{JobStateNew}

// JobSummary: Summary of a job (W2.3).
type JobSummary struct {
	// Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
	URL HTTPURL
	// Job identifier (W2.3).
	ID Integer
	// User the job is assigned to, or null (W2.3).
	Assignee *User
	// Status of the job (W2.3).
	Status Status
	// Stage of the job (W2.3).
	Stage JobStage
	// State of the job (W2.3).
	State JobState
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesJobSummary = []string{"url", "id", "assignee", "status", "stage", "state"}

func readJobSummary(r *jsontext.Reader) (v JobSummary) {
	var seen [6]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			seen[0] = true
			v.URL = r.String()
		case "id":
			seen[1] = true
			v.ID = r.Int()
		case "assignee":
			seen[2] = true
			v.Assignee = jsontext.Nullable(r, readUser)
		case "status":
			seen[3] = true
			v.Status = jsontext.Text(r, valuesStatus)
		case "stage":
			seen[4] = true
			v.Stage = jsontext.Text(r, valuesJobStage)
		case "state":
			seen[5] = true
			v.State = jsontext.Text(r, valuesJobState)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeJobSummary(w *jsontext.Writer, v *JobSummary) {
	w.Raw("{")
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"assignee":`)
	jsontext.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"status":`)
	jsontext.WriteString[Status](w, &v.Status)
	w.Member(`"stage":`)
	jsontext.WriteString[JobStage](w, &v.Stage)
	w.Member(`"state":`)
	jsontext.WriteString[JobState](w, &v.State)
	w.Members(v.Extra, namesJobSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v JobSummary) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeJobSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *JobSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "JobSummary", text, readJobSummary, v)
}

// Segment: A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
type Segment struct {
	// Frame at the start (W2.3). Explanation: the first of the range.
	StartFrame Integer
	// Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
	StopFrame Integer
	// Summaries of the segment's jobs (W2.3).
	Jobs []JobSummary
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesSegment = []string{"start_frame", "stop_frame", "jobs"}

func readSegment(r *jsontext.Reader) (v Segment) {
	var seen [3]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "start_frame":
			seen[0] = true
			v.StartFrame = r.Int()
		case "stop_frame":
			seen[1] = true
			v.StopFrame = r.Int()
		case "jobs":
			seen[2] = true
			v.Jobs = jsontext.List(r, readJobSummary)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeSegment(w *jsontext.Writer, v *Segment) {
	w.Raw("{")
	w.Member(`"start_frame":`)
	jsontext.WriteInt(w, &v.StartFrame)
	w.Member(`"stop_frame":`)
	jsontext.WriteInt(w, &v.StopFrame)
	w.Member(`"jobs":`)
	jsontext.WriteList(w, v.Jobs, writeJobSummary)
	w.Members(v.Extra, namesSegment...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Segment) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeSegment)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Segment) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Segment", text, readSegment, v)
}

// TaskDimension: Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen).
type TaskDimension string

// Known values of TaskDimension.
const (
	TaskDimension2d TaskDimension = "2d"
)

var valuesTaskDimension = []TaskDimension{TaskDimension2d}

// StorageLocation: Location of a storage (W2.3). Known: `local`; others may appear (W-seen).
type StorageLocation string

// Known values of StorageLocation.
const (
	StorageLocationLocal StorageLocation = "local"
)

var valuesStorageLocation = []StorageLocation{StorageLocationLocal}

// Storage: A storage (W2.3). Explanation: where a task's data is read from or written to.
type Storage struct {
	// Storage identifier (W2.3).
	ID Integer
	// Location of the storage (W2.3). Explanation: its kind.
	Location StorageLocation
	// Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud.
	CloudStorageID *Integer
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesStorage = []string{"id", "location", "cloud_storage_id"}

func readStorage(r *jsontext.Reader) (v Storage) {
	var seen [3]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			seen[0] = true
			v.ID = r.Int()
		case "location":
			seen[1] = true
			v.Location = jsontext.Text(r, valuesStorageLocation)
		case "cloud_storage_id":
			seen[2] = true
			v.CloudStorageID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeStorage(w *jsontext.Writer, v *Storage) {
	w.Raw("{")
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"location":`)
	jsontext.WriteString[StorageLocation](w, &v.Location)
	w.Member(`"cloud_storage_id":`)
	jsontext.WritePointer(w, v.CloudStorageID, jsontext.WriteInt)
	w.Members(v.Extra, namesStorage...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Storage) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeStorage)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Storage) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Storage", text, readStorage, v)
}

// CreatedTask: A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
type CreatedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HTTPURL
	// Task identifier (W2.3).
	ID Integer
	// Task name (W2.3).
	Name string
	// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
	ProjectID Integer
	// Empty string or a mode name (W2.3).
	Mode TaskMode
	// Owner of the task (W2.3).
	Owner User
	// User the task is assigned to, or null (W2.3).
	Assignee *User
	// Bug tracker; may be empty (W2.3). Explanation: its address.
	BugTracker string
	// When the task was created (W2.3).
	CreatedDate Timestamp
	// When the task was last updated (W2.3).
	UpdatedDate Timestamp
	// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
	Overlap contracts.Optional[*Integer]
	// Size of a segment (W2.3). Explanation: in frames.
	SegmentSize contracts.Optional[Integer]
	// Status of the task (W2.3).
	Status Status
	// Labels of the task (W2.3).
	Labels []Label
	// Segments of the task; may be empty (W2.3).
	Segments []Segment
	// Dimension (W2.3). Explanation: of the data.
	Dimension TaskDimension
	// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
	Subset string
	// Organization, or null (W2.3). Explanation: its identifier.
	Organization *Integer
	// Target storage (W2.3). Explanation: where annotations are written to.
	TargetStorage Storage
	// Source storage (W2.3). Explanation: where data is read from.
	SourceStorage Storage
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreatedTask = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "status", "labels", "segments", "dimension", "subset", "organization", "target_storage", "source_storage", "overlap", "segment_size"}

func readCreatedTask(r *jsontext.Reader) (v CreatedTask) {
	var seen [18]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			seen[0] = true
			v.URL = r.String()
		case "id":
			seen[1] = true
			v.ID = r.Int()
		case "name":
			seen[2] = true
			v.Name = r.String()
		case "project_id":
			seen[3] = true
			v.ProjectID = r.Int()
		case "mode":
			seen[4] = true
			v.Mode = jsontext.Text(r, valuesTaskMode)
		case "owner":
			seen[5] = true
			v.Owner = readUser(r)
		case "assignee":
			seen[6] = true
			v.Assignee = jsontext.Nullable(r, readUser)
		case "bug_tracker":
			seen[7] = true
			v.BugTracker = r.String()
		case "created_date":
			seen[8] = true
			v.CreatedDate = r.String()
		case "updated_date":
			seen[9] = true
			v.UpdatedDate = r.String()
		case "overlap":
			v.Overlap = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "segment_size":
			v.SegmentSize = contracts.Some(r.Int())
		case "status":
			seen[10] = true
			v.Status = jsontext.Text(r, valuesStatus)
		case "labels":
			seen[11] = true
			v.Labels = jsontext.List(r, readLabel)
		case "segments":
			seen[12] = true
			v.Segments = jsontext.List(r, readSegment)
		case "dimension":
			seen[13] = true
			v.Dimension = jsontext.Text(r, valuesTaskDimension)
		case "subset":
			seen[14] = true
			v.Subset = r.String()
		case "organization":
			seen[15] = true
			v.Organization = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "target_storage":
			seen[16] = true
			v.TargetStorage = readStorage(r)
		case "source_storage":
			seen[17] = true
			v.SourceStorage = readStorage(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreatedTask(w *jsontext.Writer, v *CreatedTask) {
	w.Raw("{")
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"name":`)
	jsontext.WriteString[string](w, &v.Name)
	w.Member(`"project_id":`)
	jsontext.WriteInt(w, &v.ProjectID)
	w.Member(`"mode":`)
	jsontext.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"owner":`)
	writeUser(w, &v.Owner)
	w.Member(`"assignee":`)
	jsontext.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"bug_tracker":`)
	jsontext.WriteString[string](w, &v.BugTracker)
	w.Member(`"created_date":`)
	jsontext.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	jsontext.WriteString[string](w, &v.UpdatedDate)
	if value, ok := v.Overlap.Get(); ok {
		w.Member(`"overlap":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.SegmentSize.Get(); ok {
		w.Member(`"segment_size":`)
		jsontext.WriteInt(w, &value)
	}
	w.Member(`"status":`)
	jsontext.WriteString[Status](w, &v.Status)
	w.Member(`"labels":`)
	jsontext.WriteList(w, v.Labels, writeLabel)
	w.Member(`"segments":`)
	jsontext.WriteList(w, v.Segments, writeSegment)
	w.Member(`"dimension":`)
	jsontext.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"subset":`)
	jsontext.WriteString[string](w, &v.Subset)
	w.Member(`"organization":`)
	jsontext.WritePointer(w, v.Organization, jsontext.WriteInt)
	w.Member(`"target_storage":`)
	writeStorage(w, &v.TargetStorage)
	w.Member(`"source_storage":`)
	writeStorage(w, &v.SourceStorage)
	w.Members(v.Extra, namesCreatedTask...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreatedTask) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreatedTask)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreatedTask) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreatedTask", text, readCreatedTask, v)
}

// CreateTaskEvent: A task was created (W6.2).
type CreateTaskEvent struct {
	// The created task, in full (W6.2).
	Task CreatedTask
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreateTaskEvent = []string{"event", "task", "webhook_id", "sender"}

func readCreateTaskEvent(r *jsontext.Reader) (v CreateTaskEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("create:task")
		case "task":
			seen[1] = true
			v.Task = readCreatedTask(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreateTaskEvent(w *jsontext.Writer, v *CreateTaskEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:task"`)
	w.Member(`"task":`)
	writeCreatedTask(w, &v.Task)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateTaskEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreateTaskEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreateTaskEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreateTaskEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreateTaskEvent", text, readCreateTaskEvent, v)
}

// ChunkType: Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen).
type ChunkType string

// Known values of ChunkType.
const (
	ChunkTypeImageset ChunkType = "imageset"
)

var valuesChunkType = []ChunkType{ChunkTypeImageset}

// Task: A task, given in full for update events (W2.3).
type Task struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HTTPURL
	// Task identifier (W2.3).
	ID Integer
	// Task name (W2.3).
	Name string
	// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
	ProjectID Integer
	// Empty string or a mode name (W2.3).
	Mode TaskMode
	// Owner of the task (W2.3).
	Owner User
	// User the task is assigned to, or null (W2.3).
	Assignee *User
	// Bug tracker; may be empty (W2.3). Explanation: its address.
	BugTracker string
	// When the task was created (W2.3).
	CreatedDate Timestamp
	// When the task was last updated (W2.3).
	UpdatedDate Timestamp
	// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
	Overlap *Integer
	// Size of a segment (W2.3). Explanation: in frames.
	SegmentSize Integer
	// Status of the task (W2.3).
	Status Status
	// Labels of the task (W2.3).
	Labels []Label
	// Segments of the task; may be empty (W2.3).
	Segments []Segment
	// Size of a data chunk; update only (W2.3). Explanation: in frames.
	DataChunkSize Integer
	// Type of the compressed data chunks; update only (W2.3).
	DataCompressedChunkType ChunkType
	// Type of the original data chunks; update only (W2.3).
	DataOriginalChunkType ChunkType
	// Size of the task; update only (W2.3). Explanation: number of frames.
	Size Integer
	// Image quality; update only (W2.3).
	ImageQuality Integer
	// Data of the task; update only (W2.3). Explanation: an identifier.
	Data Integer
	// Dimension (W2.3). Explanation: of the data.
	Dimension TaskDimension
	// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
	Subset string
	// Organization, or null (W2.3). Explanation: its identifier.
	Organization *Integer
	// Target storage (W2.3). Explanation: where annotations are written to.
	TargetStorage Storage
	// Source storage (W2.3). Explanation: where data is read from.
	SourceStorage Storage
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesTask = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage"}

func readTask(r *jsontext.Reader) (v Task) {
	var seen [26]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			seen[0] = true
			v.URL = r.String()
		case "id":
			seen[1] = true
			v.ID = r.Int()
		case "name":
			seen[2] = true
			v.Name = r.String()
		case "project_id":
			seen[3] = true
			v.ProjectID = r.Int()
		case "mode":
			seen[4] = true
			v.Mode = jsontext.Text(r, valuesTaskMode)
		case "owner":
			seen[5] = true
			v.Owner = readUser(r)
		case "assignee":
			seen[6] = true
			v.Assignee = jsontext.Nullable(r, readUser)
		case "bug_tracker":
			seen[7] = true
			v.BugTracker = r.String()
		case "created_date":
			seen[8] = true
			v.CreatedDate = r.String()
		case "updated_date":
			seen[9] = true
			v.UpdatedDate = r.String()
		case "overlap":
			seen[10] = true
			v.Overlap = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "segment_size":
			seen[11] = true
			v.SegmentSize = r.Int()
		case "status":
			seen[12] = true
			v.Status = jsontext.Text(r, valuesStatus)
		case "labels":
			seen[13] = true
			v.Labels = jsontext.List(r, readLabel)
		case "segments":
			seen[14] = true
			v.Segments = jsontext.List(r, readSegment)
		case "data_chunk_size":
			seen[15] = true
			v.DataChunkSize = r.Int()
		case "data_compressed_chunk_type":
			seen[16] = true
			v.DataCompressedChunkType = jsontext.Text(r, valuesChunkType)
		case "data_original_chunk_type":
			seen[17] = true
			v.DataOriginalChunkType = jsontext.Text(r, valuesChunkType)
		case "size":
			seen[18] = true
			v.Size = r.Int()
		case "image_quality":
			seen[19] = true
			v.ImageQuality = r.Int()
		case "data":
			seen[20] = true
			v.Data = r.Int()
		case "dimension":
			seen[21] = true
			v.Dimension = jsontext.Text(r, valuesTaskDimension)
		case "subset":
			seen[22] = true
			v.Subset = r.String()
		case "organization":
			seen[23] = true
			v.Organization = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "target_storage":
			seen[24] = true
			v.TargetStorage = readStorage(r)
		case "source_storage":
			seen[25] = true
			v.SourceStorage = readStorage(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeTask(w *jsontext.Writer, v *Task) {
	w.Raw("{")
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"name":`)
	jsontext.WriteString[string](w, &v.Name)
	w.Member(`"project_id":`)
	jsontext.WriteInt(w, &v.ProjectID)
	w.Member(`"mode":`)
	jsontext.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"owner":`)
	writeUser(w, &v.Owner)
	w.Member(`"assignee":`)
	jsontext.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"bug_tracker":`)
	jsontext.WriteString[string](w, &v.BugTracker)
	w.Member(`"created_date":`)
	jsontext.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	jsontext.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"overlap":`)
	jsontext.WritePointer(w, v.Overlap, jsontext.WriteInt)
	w.Member(`"segment_size":`)
	jsontext.WriteInt(w, &v.SegmentSize)
	w.Member(`"status":`)
	jsontext.WriteString[Status](w, &v.Status)
	w.Member(`"labels":`)
	jsontext.WriteList(w, v.Labels, writeLabel)
	w.Member(`"segments":`)
	jsontext.WriteList(w, v.Segments, writeSegment)
	w.Member(`"data_chunk_size":`)
	jsontext.WriteInt(w, &v.DataChunkSize)
	w.Member(`"data_compressed_chunk_type":`)
	jsontext.WriteString[ChunkType](w, &v.DataCompressedChunkType)
	w.Member(`"data_original_chunk_type":`)
	jsontext.WriteString[ChunkType](w, &v.DataOriginalChunkType)
	w.Member(`"size":`)
	jsontext.WriteInt(w, &v.Size)
	w.Member(`"image_quality":`)
	jsontext.WriteInt(w, &v.ImageQuality)
	w.Member(`"data":`)
	jsontext.WriteInt(w, &v.Data)
	w.Member(`"dimension":`)
	jsontext.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"subset":`)
	jsontext.WriteString[string](w, &v.Subset)
	w.Member(`"organization":`)
	jsontext.WritePointer(w, v.Organization, jsontext.WriteInt)
	w.Member(`"target_storage":`)
	writeStorage(w, &v.TargetStorage)
	w.Member(`"source_storage":`)
	writeStorage(w, &v.SourceStorage)
	w.Members(v.Extra, namesTask...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Task) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeTask)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Task) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Task", text, readTask, v)
}

// TaskBeforeUpdate: Old values of the keys of a task that changed (W6.3).
type TaskBeforeUpdate struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL contracts.Optional[HTTPURL]
	// Task identifier (W2.3).
	ID contracts.Optional[Integer]
	// Task name (W2.3).
	Name contracts.Optional[string]
	// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
	ProjectID contracts.Optional[Integer]
	// Empty string or a mode name (W2.3).
	Mode contracts.Optional[TaskMode]
	// Owner of the task (W2.3).
	Owner contracts.Optional[User]
	// User the task is assigned to, or null (W2.3).
	Assignee contracts.Optional[*User]
	// Bug tracker; may be empty (W2.3). Explanation: its address.
	BugTracker contracts.Optional[string]
	// When the task was created (W2.3).
	CreatedDate contracts.Optional[Timestamp]
	// When the task was last updated (W2.3).
	UpdatedDate contracts.Optional[Timestamp]
	// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
	Overlap contracts.Optional[*Integer]
	// Size of a segment (W2.3). Explanation: in frames.
	SegmentSize contracts.Optional[Integer]
	// Status of the task (W2.3).
	Status contracts.Optional[Status]
	// Labels of the task (W2.3).
	Labels contracts.Optional[[]Label]
	// Segments of the task; may be empty (W2.3).
	Segments contracts.Optional[[]Segment]
	// Size of a data chunk; update only (W2.3). Explanation: in frames.
	DataChunkSize contracts.Optional[Integer]
	// Type of the compressed data chunks; update only (W2.3).
	DataCompressedChunkType contracts.Optional[ChunkType]
	// Type of the original data chunks; update only (W2.3).
	DataOriginalChunkType contracts.Optional[ChunkType]
	// Size of the task; update only (W2.3). Explanation: number of frames.
	Size contracts.Optional[Integer]
	// Image quality; update only (W2.3).
	ImageQuality contracts.Optional[Integer]
	// Data of the task; update only (W2.3). Explanation: an identifier.
	Data contracts.Optional[Integer]
	// Dimension (W2.3). Explanation: of the data.
	Dimension contracts.Optional[TaskDimension]
	// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
	Subset contracts.Optional[string]
	// Organization, or null (W2.3). Explanation: its identifier.
	Organization contracts.Optional[*Integer]
	// Target storage (W2.3). Explanation: where annotations are written to.
	TargetStorage contracts.Optional[Storage]
	// Source storage (W2.3). Explanation: where data is read from.
	SourceStorage contracts.Optional[Storage]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesTaskBeforeUpdate = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage"}

func readTaskBeforeUpdate(r *jsontext.Reader) (v TaskBeforeUpdate) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			v.URL = contracts.Some(r.String())
		case "id":
			v.ID = contracts.Some(r.Int())
		case "name":
			v.Name = contracts.Some(r.String())
		case "project_id":
			v.ProjectID = contracts.Some(r.Int())
		case "mode":
			v.Mode = contracts.Some(jsontext.Text(r, valuesTaskMode))
		case "owner":
			v.Owner = contracts.Some(readUser(r))
		case "assignee":
			v.Assignee = contracts.Some(jsontext.Nullable(r, readUser))
		case "bug_tracker":
			v.BugTracker = contracts.Some(r.String())
		case "created_date":
			v.CreatedDate = contracts.Some(r.String())
		case "updated_date":
			v.UpdatedDate = contracts.Some(r.String())
		case "overlap":
			v.Overlap = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "segment_size":
			v.SegmentSize = contracts.Some(r.Int())
		case "status":
			v.Status = contracts.Some(jsontext.Text(r, valuesStatus))
		case "labels":
			v.Labels = contracts.Some(jsontext.List(r, readLabel))
		case "segments":
			v.Segments = contracts.Some(jsontext.List(r, readSegment))
		case "data_chunk_size":
			v.DataChunkSize = contracts.Some(r.Int())
		case "data_compressed_chunk_type":
			v.DataCompressedChunkType = contracts.Some(jsontext.Text(r, valuesChunkType))
		case "data_original_chunk_type":
			v.DataOriginalChunkType = contracts.Some(jsontext.Text(r, valuesChunkType))
		case "size":
			v.Size = contracts.Some(r.Int())
		case "image_quality":
			v.ImageQuality = contracts.Some(r.Int())
		case "data":
			v.Data = contracts.Some(r.Int())
		case "dimension":
			v.Dimension = contracts.Some(jsontext.Text(r, valuesTaskDimension))
		case "subset":
			v.Subset = contracts.Some(r.String())
		case "organization":
			v.Organization = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "target_storage":
			v.TargetStorage = contracts.Some(readStorage(r))
		case "source_storage":
			v.SourceStorage = contracts.Some(readStorage(r))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeTaskBeforeUpdate(w *jsontext.Writer, v *TaskBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.URL.Get(); ok {
		w.Member(`"url":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.ProjectID.Get(); ok {
		w.Member(`"project_id":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Mode.Get(); ok {
		w.Member(`"mode":`)
		jsontext.WriteString[TaskMode](w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		writeUser(w, &value)
	}
	if value, ok := v.Assignee.Get(); ok {
		w.Member(`"assignee":`)
		jsontext.WritePointer(w, value, writeUser)
	}
	if value, ok := v.BugTracker.Get(); ok {
		w.Member(`"bug_tracker":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.CreatedDate.Get(); ok {
		w.Member(`"created_date":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.UpdatedDate.Get(); ok {
		w.Member(`"updated_date":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Overlap.Get(); ok {
		w.Member(`"overlap":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.SegmentSize.Get(); ok {
		w.Member(`"segment_size":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Status.Get(); ok {
		w.Member(`"status":`)
		jsontext.WriteString[Status](w, &value)
	}
	if value, ok := v.Labels.Get(); ok {
		w.Member(`"labels":`)
		jsontext.WriteList(w, value, writeLabel)
	}
	if value, ok := v.Segments.Get(); ok {
		w.Member(`"segments":`)
		jsontext.WriteList(w, value, writeSegment)
	}
	if value, ok := v.DataChunkSize.Get(); ok {
		w.Member(`"data_chunk_size":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.DataCompressedChunkType.Get(); ok {
		w.Member(`"data_compressed_chunk_type":`)
		jsontext.WriteString[ChunkType](w, &value)
	}
	if value, ok := v.DataOriginalChunkType.Get(); ok {
		w.Member(`"data_original_chunk_type":`)
		jsontext.WriteString[ChunkType](w, &value)
	}
	if value, ok := v.Size.Get(); ok {
		w.Member(`"size":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.ImageQuality.Get(); ok {
		w.Member(`"image_quality":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Data.Get(); ok {
		w.Member(`"data":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Dimension.Get(); ok {
		w.Member(`"dimension":`)
		jsontext.WriteString[TaskDimension](w, &value)
	}
	if value, ok := v.Subset.Get(); ok {
		w.Member(`"subset":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Organization.Get(); ok {
		w.Member(`"organization":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.TargetStorage.Get(); ok {
		w.Member(`"target_storage":`)
		writeStorage(w, &value)
	}
	if value, ok := v.SourceStorage.Get(); ok {
		w.Member(`"source_storage":`)
		writeStorage(w, &value)
	}
	w.Members(v.Extra, namesTaskBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v TaskBeforeUpdate) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeTaskBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *TaskBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "TaskBeforeUpdate", text, readTaskBeforeUpdate, v)
}

// UpdateTaskEvent: A task was updated (W6.3). For example its status or its assignment changed (W6.1).
type UpdateTaskEvent struct {
	// The task after the update, in full (W6.3).
	Task Task
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate TaskBeforeUpdate
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateTaskEvent = []string{"event", "task", "before_update", "webhook_id", "sender"}

func readUpdateTaskEvent(r *jsontext.Reader) (v UpdateTaskEvent) {
	var seen [5]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:task")
		case "task":
			seen[1] = true
			v.Task = readTask(r)
		case "before_update":
			seen[2] = true
			v.BeforeUpdate = readTaskBeforeUpdate(r)
		case "webhook_id":
			seen[3] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[4] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeUpdateTaskEvent(w *jsontext.Writer, v *UpdateTaskEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:task"`)
	w.Member(`"task":`)
	writeTask(w, &v.Task)
	w.Member(`"before_update":`)
	writeTaskBeforeUpdate(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateTaskEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v UpdateTaskEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeUpdateTaskEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *UpdateTaskEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "UpdateTaskEvent", text, readUpdateTaskEvent, v)
}

// DeletedTask: A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
type DeletedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HTTPURL
	// Task identifier (W2.3).
	ID Integer
	// Task name (W2.3).
	Name string
	// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
	ProjectID Integer
	// Empty string or a mode name (W2.3).
	Mode TaskMode
	// Owner of the task (W2.3).
	Owner User
	// User the task is assigned to, or null (W2.3).
	Assignee *User
	// Bug tracker; may be empty (W2.3). Explanation: its address.
	BugTracker string
	// When the task was created (W2.3).
	CreatedDate Timestamp
	// When the task was last updated (W2.3).
	UpdatedDate Timestamp
	// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
	Overlap contracts.Optional[*Integer]
	// Size of a segment (W2.3). Explanation: in frames.
	SegmentSize contracts.Optional[Integer]
	// Status of the task (W2.3).
	Status Status
	// Labels of the task (W2.3).
	Labels []Label
	// Segments of the task; may be empty (W2.3).
	Segments []Segment
	// Dimension (W2.3). Explanation: of the data.
	Dimension TaskDimension
	// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
	Subset string
	// Organization, or null (W2.3). Explanation: its identifier.
	Organization *Integer
	// Target storage (W2.3). Explanation: where annotations are written to.
	TargetStorage Storage
	// Source storage (W2.3). Explanation: where data is read from.
	SourceStorage Storage
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDeletedTask = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "status", "labels", "segments", "dimension", "subset", "organization", "target_storage", "source_storage", "overlap", "segment_size"}

func readDeletedTask(r *jsontext.Reader) (v DeletedTask) {
	var seen [18]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			seen[0] = true
			v.URL = r.String()
		case "id":
			seen[1] = true
			v.ID = r.Int()
		case "name":
			seen[2] = true
			v.Name = r.String()
		case "project_id":
			seen[3] = true
			v.ProjectID = r.Int()
		case "mode":
			seen[4] = true
			v.Mode = jsontext.Text(r, valuesTaskMode)
		case "owner":
			seen[5] = true
			v.Owner = readUser(r)
		case "assignee":
			seen[6] = true
			v.Assignee = jsontext.Nullable(r, readUser)
		case "bug_tracker":
			seen[7] = true
			v.BugTracker = r.String()
		case "created_date":
			seen[8] = true
			v.CreatedDate = r.String()
		case "updated_date":
			seen[9] = true
			v.UpdatedDate = r.String()
		case "overlap":
			v.Overlap = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "segment_size":
			v.SegmentSize = contracts.Some(r.Int())
		case "status":
			seen[10] = true
			v.Status = jsontext.Text(r, valuesStatus)
		case "labels":
			seen[11] = true
			v.Labels = jsontext.List(r, readLabel)
		case "segments":
			seen[12] = true
			v.Segments = jsontext.List(r, readSegment)
		case "dimension":
			seen[13] = true
			v.Dimension = jsontext.Text(r, valuesTaskDimension)
		case "subset":
			seen[14] = true
			v.Subset = r.String()
		case "organization":
			seen[15] = true
			v.Organization = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "target_storage":
			seen[16] = true
			v.TargetStorage = readStorage(r)
		case "source_storage":
			seen[17] = true
			v.SourceStorage = readStorage(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDeletedTask(w *jsontext.Writer, v *DeletedTask) {
	w.Raw("{")
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"name":`)
	jsontext.WriteString[string](w, &v.Name)
	w.Member(`"project_id":`)
	jsontext.WriteInt(w, &v.ProjectID)
	w.Member(`"mode":`)
	jsontext.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"owner":`)
	writeUser(w, &v.Owner)
	w.Member(`"assignee":`)
	jsontext.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"bug_tracker":`)
	jsontext.WriteString[string](w, &v.BugTracker)
	w.Member(`"created_date":`)
	jsontext.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	jsontext.WriteString[string](w, &v.UpdatedDate)
	if value, ok := v.Overlap.Get(); ok {
		w.Member(`"overlap":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.SegmentSize.Get(); ok {
		w.Member(`"segment_size":`)
		jsontext.WriteInt(w, &value)
	}
	w.Member(`"status":`)
	jsontext.WriteString[Status](w, &v.Status)
	w.Member(`"labels":`)
	jsontext.WriteList(w, v.Labels, writeLabel)
	w.Member(`"segments":`)
	jsontext.WriteList(w, v.Segments, writeSegment)
	w.Member(`"dimension":`)
	jsontext.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"subset":`)
	jsontext.WriteString[string](w, &v.Subset)
	w.Member(`"organization":`)
	jsontext.WritePointer(w, v.Organization, jsontext.WriteInt)
	w.Member(`"target_storage":`)
	writeStorage(w, &v.TargetStorage)
	w.Member(`"source_storage":`)
	writeStorage(w, &v.SourceStorage)
	w.Members(v.Extra, namesDeletedTask...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v DeletedTask) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDeletedTask)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *DeletedTask) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "DeletedTask", text, readDeletedTask, v)
}

// DeleteTaskEvent: A task was deleted (W6.4).
type DeleteTaskEvent struct {
	// The deleted task, in full (W6.4).
	Task DeletedTask
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDeleteTaskEvent = []string{"event", "task", "webhook_id", "sender"}

func readDeleteTaskEvent(r *jsontext.Reader) (v DeleteTaskEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("delete:task")
		case "task":
			seen[1] = true
			v.Task = readDeletedTask(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDeleteTaskEvent(w *jsontext.Writer, v *DeleteTaskEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:task"`)
	w.Member(`"task":`)
	writeDeletedTask(w, &v.Task)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteTaskEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v DeleteTaskEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDeleteTaskEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *DeleteTaskEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "DeleteTaskEvent", text, readDeleteTaskEvent, v)
}

// Job: A job; its fields are not shown (W2.5). Any object is valid (W-open).
type Job = contracts.Object

// JobBeforeUpdate: Old values of the keys of a job that changed (W6.3).
type JobBeforeUpdate = contracts.Object

// UpdateJobEvent: A job was updated (W6.3). For example its status or its assignee changed (W1.4).
type UpdateJobEvent struct {
	// The job after the update, in full (W6.3).
	Job Job
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate JobBeforeUpdate
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateJobEvent = []string{"event", "job", "before_update", "webhook_id", "sender"}

func readUpdateJobEvent(r *jsontext.Reader) (v UpdateJobEvent) {
	var seen [5]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:job")
		case "job":
			seen[1] = true
			v.Job = r.AnyObject()
		case "before_update":
			seen[2] = true
			v.BeforeUpdate = r.AnyObject()
		case "webhook_id":
			seen[3] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[4] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeUpdateJobEvent(w *jsontext.Writer, v *UpdateJobEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:job"`)
	w.Member(`"job":`)
	jsontext.WriteObject(w, &v.Job)
	w.Member(`"before_update":`)
	jsontext.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateJobEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v UpdateJobEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeUpdateJobEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *UpdateJobEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "UpdateJobEvent", text, readUpdateJobEvent, v)
}

// Issue: An issue; its fields are not shown (W2.5). Any object is valid (W-open).
type Issue = contracts.Object

// CreateIssueEvent: An issue was created (W6.2).
type CreateIssueEvent struct {
	// The created issue, in full (W6.2).
	Issue Issue
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreateIssueEvent = []string{"event", "issue", "webhook_id", "sender"}

func readCreateIssueEvent(r *jsontext.Reader) (v CreateIssueEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("create:issue")
		case "issue":
			seen[1] = true
			v.Issue = r.AnyObject()
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreateIssueEvent(w *jsontext.Writer, v *CreateIssueEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:issue"`)
	w.Member(`"issue":`)
	jsontext.WriteObject(w, &v.Issue)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateIssueEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreateIssueEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreateIssueEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreateIssueEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreateIssueEvent", text, readCreateIssueEvent, v)
}

// IssueBeforeUpdate: Old values of the keys of an issue that changed (W6.3).
type IssueBeforeUpdate = contracts.Object

// UpdateIssueEvent: An issue was updated (W6.3).
type UpdateIssueEvent struct {
	// The issue after the update, in full (W6.3).
	Issue Issue
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate IssueBeforeUpdate
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateIssueEvent = []string{"event", "issue", "before_update", "webhook_id", "sender"}

func readUpdateIssueEvent(r *jsontext.Reader) (v UpdateIssueEvent) {
	var seen [5]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:issue")
		case "issue":
			seen[1] = true
			v.Issue = r.AnyObject()
		case "before_update":
			seen[2] = true
			v.BeforeUpdate = r.AnyObject()
		case "webhook_id":
			seen[3] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[4] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeUpdateIssueEvent(w *jsontext.Writer, v *UpdateIssueEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:issue"`)
	w.Member(`"issue":`)
	jsontext.WriteObject(w, &v.Issue)
	w.Member(`"before_update":`)
	jsontext.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateIssueEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v UpdateIssueEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeUpdateIssueEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *UpdateIssueEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "UpdateIssueEvent", text, readUpdateIssueEvent, v)
}

// DeleteIssueEvent: An issue was deleted (W6.4).
type DeleteIssueEvent struct {
	// The deleted issue, in full (W6.4).
	Issue Issue
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDeleteIssueEvent = []string{"event", "issue", "webhook_id", "sender"}

func readDeleteIssueEvent(r *jsontext.Reader) (v DeleteIssueEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("delete:issue")
		case "issue":
			seen[1] = true
			v.Issue = r.AnyObject()
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDeleteIssueEvent(w *jsontext.Writer, v *DeleteIssueEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:issue"`)
	w.Member(`"issue":`)
	jsontext.WriteObject(w, &v.Issue)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteIssueEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v DeleteIssueEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDeleteIssueEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *DeleteIssueEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "DeleteIssueEvent", text, readDeleteIssueEvent, v)
}

// Comment: A comment; its fields are not shown (W2.5). Any object is valid (W-open).
type Comment = contracts.Object

// CreateCommentEvent: A comment was created (W6.2).
type CreateCommentEvent struct {
	// The created comment, in full (W6.2).
	Comment Comment
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreateCommentEvent = []string{"event", "comment", "webhook_id", "sender"}

func readCreateCommentEvent(r *jsontext.Reader) (v CreateCommentEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("create:comment")
		case "comment":
			seen[1] = true
			v.Comment = r.AnyObject()
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreateCommentEvent(w *jsontext.Writer, v *CreateCommentEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:comment"`)
	w.Member(`"comment":`)
	jsontext.WriteObject(w, &v.Comment)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateCommentEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreateCommentEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreateCommentEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreateCommentEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreateCommentEvent", text, readCreateCommentEvent, v)
}

// CommentBeforeUpdate: Old values of the keys of a comment that changed (W6.3).
type CommentBeforeUpdate = contracts.Object

// UpdateCommentEvent: A comment was updated (W6.3).
type UpdateCommentEvent struct {
	// The comment after the update, in full (W6.3).
	Comment Comment
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate CommentBeforeUpdate
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateCommentEvent = []string{"event", "comment", "before_update", "webhook_id", "sender"}

func readUpdateCommentEvent(r *jsontext.Reader) (v UpdateCommentEvent) {
	var seen [5]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:comment")
		case "comment":
			seen[1] = true
			v.Comment = r.AnyObject()
		case "before_update":
			seen[2] = true
			v.BeforeUpdate = r.AnyObject()
		case "webhook_id":
			seen[3] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[4] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeUpdateCommentEvent(w *jsontext.Writer, v *UpdateCommentEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:comment"`)
	w.Member(`"comment":`)
	jsontext.WriteObject(w, &v.Comment)
	w.Member(`"before_update":`)
	jsontext.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateCommentEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v UpdateCommentEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeUpdateCommentEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *UpdateCommentEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "UpdateCommentEvent", text, readUpdateCommentEvent, v)
}

// DeleteCommentEvent: A comment was deleted (W6.4).
type DeleteCommentEvent struct {
	// The deleted comment, in full (W6.4).
	Comment Comment
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDeleteCommentEvent = []string{"event", "comment", "webhook_id", "sender"}

func readDeleteCommentEvent(r *jsontext.Reader) (v DeleteCommentEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("delete:comment")
		case "comment":
			seen[1] = true
			v.Comment = r.AnyObject()
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDeleteCommentEvent(w *jsontext.Writer, v *DeleteCommentEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:comment"`)
	w.Member(`"comment":`)
	jsontext.WriteObject(w, &v.Comment)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteCommentEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v DeleteCommentEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDeleteCommentEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *DeleteCommentEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "DeleteCommentEvent", text, readDeleteCommentEvent, v)
}

// WebhookType: Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed).
type WebhookType string

// Known values of WebhookType.
const (
	WebhookTypeProject      WebhookType = "project"
	WebhookTypeOrganization WebhookType = "organization"
)

var valuesWebhookType = []WebhookType{WebhookTypeProject, WebhookTypeOrganization}

// ContentType: Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen).
type ContentType string

// Known values of ContentType.
const (
	ContentTypeApplicationJSON ContentType = "application/json"
)

var valuesContentType = []ContentType{ContentTypeApplicationJSON}

// EventName: Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 18 names (W-closed).
type EventName string

// Known values of EventName.
const (
	EventNameUpdateOrganization EventName = "update:organization"
	EventNameUpdateMembership   EventName = "update:membership"
	EventNameDeleteMembership   EventName = "delete:membership"
	EventNameCreateInvitation   EventName = "create:invitation"
	EventNameDeleteInvitation   EventName = "delete:invitation"
	EventNameCreateProject      EventName = "create:project"
	EventNameUpdateProject      EventName = "update:project"
	EventNameDeleteProject      EventName = "delete:project"
	EventNameCreateTask         EventName = "create:task"
	EventNameUpdateTask         EventName = "update:task"
	EventNameDeleteTask         EventName = "delete:task"
	EventNameUpdateJob          EventName = "update:job"
	EventNameCreateIssue        EventName = "create:issue"
	EventNameUpdateIssue        EventName = "update:issue"
	EventNameDeleteIssue        EventName = "delete:issue"
	EventNameCreateComment      EventName = "create:comment"
	EventNameUpdateComment      EventName = "update:comment"
	EventNameDeleteComment      EventName = "delete:comment"
)

var valuesEventName = []EventName{EventNameUpdateOrganization, EventNameUpdateMembership, EventNameDeleteMembership, EventNameCreateInvitation, EventNameDeleteInvitation, EventNameCreateProject, EventNameUpdateProject, EventNameDeleteProject, EventNameCreateTask, EventNameUpdateTask, EventNameDeleteTask, EventNameUpdateJob, EventNameCreateIssue, EventNameUpdateIssue, EventNameDeleteIssue, EventNameCreateComment, EventNameUpdateComment, EventNameDeleteComment}

// Webhook: A webhook as seen in the ping payload, which does not return the secret (W2.1).
type Webhook struct {
	// Webhook identifier (W2.1).
	ID Integer
	// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
	URL HTTPURL
	// Where event payloads are delivered (W2.1).
	TargetURL HTTPURL
	// Short purpose summary; may be empty (W2.1).
	Description string
	// Scope of the webhook: project or organization (W2.1).
	Type WebhookType
	// Media type of the delivered payload, sent as Content-Type (W2.1).
	ContentType ContentType
	// No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive).
	IsActive bool
	// When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
	EnableSSL bool
	// When the webhook was created (W2.1).
	CreatedDate Timestamp
	// When the webhook was last updated (W2.1).
	UpdatedDate Timestamp
	// User who created the webhook (W2.1).
	Owner User
	// Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope).
	Project *Integer
	// Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
	Organization *Integer
	// Subscribed event names (W6.1).
	Events []EventName
	// HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery).
	LastStatus contracts.Optional[Integer]
	// Time of the last delivery (W2.1). Missing before the first one (W-delivery).
	LastDeliveryDate contracts.Optional[Timestamp]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesWebhook = []string{"id", "url", "target_url", "description", "type", "content_type", "is_active", "enable_ssl", "created_date", "updated_date", "owner", "project", "organization", "events", "last_status", "last_delivery_date"}

func readWebhook(r *jsontext.Reader) (v Webhook) {
	var seen [14]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			seen[0] = true
			v.ID = r.Int()
		case "url":
			seen[1] = true
			v.URL = r.String()
		case "target_url":
			seen[2] = true
			v.TargetURL = r.String()
		case "description":
			seen[3] = true
			v.Description = r.String()
		case "type":
			seen[4] = true
			v.Type = jsontext.OneOf(r, valuesWebhookType)
		case "content_type":
			seen[5] = true
			v.ContentType = jsontext.Text(r, valuesContentType)
		case "is_active":
			seen[6] = true
			v.IsActive = r.Bool()
		case "enable_ssl":
			seen[7] = true
			v.EnableSSL = r.Bool()
		case "created_date":
			seen[8] = true
			v.CreatedDate = r.String()
		case "updated_date":
			seen[9] = true
			v.UpdatedDate = r.String()
		case "owner":
			seen[10] = true
			v.Owner = readUser(r)
		case "project":
			seen[11] = true
			v.Project = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "organization":
			seen[12] = true
			v.Organization = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "events":
			seen[13] = true
			v.Events = jsontext.List(r, func(r *jsontext.Reader) EventName {
				return jsontext.OneOf(r, valuesEventName)
			})
		case "last_status":
			v.LastStatus = contracts.Some(r.Int())
		case "last_delivery_date":
			v.LastDeliveryDate = contracts.Some(r.String())
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeWebhook(w *jsontext.Writer, v *Webhook) {
	w.Raw("{")
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Member(`"target_url":`)
	jsontext.WriteString[string](w, &v.TargetURL)
	w.Member(`"description":`)
	jsontext.WriteString[string](w, &v.Description)
	w.Member(`"type":`)
	jsontext.WriteString[WebhookType](w, &v.Type)
	w.Member(`"content_type":`)
	jsontext.WriteString[ContentType](w, &v.ContentType)
	w.Member(`"is_active":`)
	jsontext.WriteBool(w, &v.IsActive)
	w.Member(`"enable_ssl":`)
	jsontext.WriteBool(w, &v.EnableSSL)
	w.Member(`"created_date":`)
	jsontext.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	jsontext.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"owner":`)
	writeUser(w, &v.Owner)
	w.Member(`"project":`)
	jsontext.WritePointer(w, v.Project, jsontext.WriteInt)
	w.Member(`"organization":`)
	jsontext.WritePointer(w, v.Organization, jsontext.WriteInt)
	w.Member(`"events":`)
	jsontext.WriteList(w, v.Events, jsontext.WriteString[EventName])
	if value, ok := v.LastStatus.Get(); ok {
		w.Member(`"last_status":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.LastDeliveryDate.Get(); ok {
		w.Member(`"last_delivery_date":`)
		jsontext.WriteString[string](w, &value)
	}
	w.Members(v.Extra, namesWebhook...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Webhook) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeWebhook)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Webhook) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Webhook", text, readWebhook, v)
}

// PingEvent: A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
type PingEvent struct {
	// The webhook resource (W6.5).
	Webhook Webhook
	// User who triggered the ping (W6.5).
	Sender User
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesPingEvent = []string{"event", "webhook", "sender"}

func readPingEvent(r *jsontext.Reader) (v PingEvent) {
	var seen [3]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("ping")
		case "webhook":
			seen[1] = true
			v.Webhook = readWebhook(r)
		case "sender":
			seen[2] = true
			v.Sender = readUser(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writePingEvent(w *jsontext.Writer, v *PingEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"ping"`)
	w.Member(`"webhook":`)
	writeWebhook(w, &v.Webhook)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesPingEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v PingEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writePingEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *PingEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "PingEvent", text, readPingEvent, v)
}

// Delivery: Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is.
//
// It is *UpdateOrganizationEvent or *UpdateMembershipEvent or *DeleteMembershipEvent or *CreateInvitationEvent or *DeleteInvitationEvent or *CreateProjectEvent or *UpdateProjectEvent or *DeleteProjectEvent or *CreateTaskEvent or *UpdateTaskEvent or *DeleteTaskEvent or *UpdateJobEvent or *CreateIssueEvent or *UpdateIssueEvent or *DeleteIssueEvent or *CreateCommentEvent or *UpdateCommentEvent or *DeleteCommentEvent or *PingEvent or *contracts.UnknownEvent.
type Delivery interface {
	contracts.Event
}

// EventName is the name of the event.
func (*UpdateOrganizationEvent) EventName() string {
	return "update:organization"
}

// EventName is the name of the event.
func (*UpdateMembershipEvent) EventName() string {
	return "update:membership"
}

// EventName is the name of the event.
func (*DeleteMembershipEvent) EventName() string {
	return "delete:membership"
}

// EventName is the name of the event.
func (*CreateInvitationEvent) EventName() string {
	return "create:invitation"
}

// EventName is the name of the event.
func (*DeleteInvitationEvent) EventName() string {
	return "delete:invitation"
}

// EventName is the name of the event.
func (*CreateProjectEvent) EventName() string {
	return "create:project"
}

// EventName is the name of the event.
func (*UpdateProjectEvent) EventName() string {
	return "update:project"
}

// EventName is the name of the event.
func (*DeleteProjectEvent) EventName() string {
	return "delete:project"
}

// EventName is the name of the event.
func (*CreateTaskEvent) EventName() string {
	return "create:task"
}

// EventName is the name of the event.
func (*UpdateTaskEvent) EventName() string {
	return "update:task"
}

// EventName is the name of the event.
func (*DeleteTaskEvent) EventName() string {
	return "delete:task"
}

// EventName is the name of the event.
func (*UpdateJobEvent) EventName() string {
	return "update:job"
}

// EventName is the name of the event.
func (*CreateIssueEvent) EventName() string {
	return "create:issue"
}

// EventName is the name of the event.
func (*UpdateIssueEvent) EventName() string {
	return "update:issue"
}

// EventName is the name of the event.
func (*DeleteIssueEvent) EventName() string {
	return "delete:issue"
}

// EventName is the name of the event.
func (*CreateCommentEvent) EventName() string {
	return "create:comment"
}

// EventName is the name of the event.
func (*UpdateCommentEvent) EventName() string {
	return "update:comment"
}

// EventName is the name of the event.
func (*DeleteCommentEvent) EventName() string {
	return "delete:comment"
}

// EventName is the name of the event.
func (*PingEvent) EventName() string {
	return "ping"
}

func readDelivery(r *jsontext.Reader) Delivery {
	tag, ok := r.Tag("event")
	switch tag {
	case "update:organization":
		return jsontext.Pointer(r, readUpdateOrganizationEvent)
	case "update:membership":
		return jsontext.Pointer(r, readUpdateMembershipEvent)
	case "delete:membership":
		return jsontext.Pointer(r, readDeleteMembershipEvent)
	case "create:invitation":
		return jsontext.Pointer(r, readCreateInvitationEvent)
	case "delete:invitation":
		return jsontext.Pointer(r, readDeleteInvitationEvent)
	case "create:project":
		return jsontext.Pointer(r, readCreateProjectEvent)
	case "update:project":
		return jsontext.Pointer(r, readUpdateProjectEvent)
	case "delete:project":
		return jsontext.Pointer(r, readDeleteProjectEvent)
	case "create:task":
		return jsontext.Pointer(r, readCreateTaskEvent)
	case "update:task":
		return jsontext.Pointer(r, readUpdateTaskEvent)
	case "delete:task":
		return jsontext.Pointer(r, readDeleteTaskEvent)
	case "update:job":
		return jsontext.Pointer(r, readUpdateJobEvent)
	case "create:issue":
		return jsontext.Pointer(r, readCreateIssueEvent)
	case "update:issue":
		return jsontext.Pointer(r, readUpdateIssueEvent)
	case "delete:issue":
		return jsontext.Pointer(r, readDeleteIssueEvent)
	case "create:comment":
		return jsontext.Pointer(r, readCreateCommentEvent)
	case "update:comment":
		return jsontext.Pointer(r, readUpdateCommentEvent)
	case "delete:comment":
		return jsontext.Pointer(r, readDeleteCommentEvent)
	case "ping":
		return jsontext.Pointer(r, readPingEvent)
	}
	if !ok {
		r.Fail()
	}
	return &contracts.UnknownEvent{Name: tag, Document: r.AnyObject()}
}

func writeDelivery(w *jsontext.Writer, value *Delivery) {
	switch v := (*value).(type) {
	case *UpdateOrganizationEvent:
		writeUpdateOrganizationEvent(w, v)
	case *UpdateMembershipEvent:
		writeUpdateMembershipEvent(w, v)
	case *DeleteMembershipEvent:
		writeDeleteMembershipEvent(w, v)
	case *CreateInvitationEvent:
		writeCreateInvitationEvent(w, v)
	case *DeleteInvitationEvent:
		writeDeleteInvitationEvent(w, v)
	case *CreateProjectEvent:
		writeCreateProjectEvent(w, v)
	case *UpdateProjectEvent:
		writeUpdateProjectEvent(w, v)
	case *DeleteProjectEvent:
		writeDeleteProjectEvent(w, v)
	case *CreateTaskEvent:
		writeCreateTaskEvent(w, v)
	case *UpdateTaskEvent:
		writeUpdateTaskEvent(w, v)
	case *DeleteTaskEvent:
		writeDeleteTaskEvent(w, v)
	case *UpdateJobEvent:
		writeUpdateJobEvent(w, v)
	case *CreateIssueEvent:
		writeCreateIssueEvent(w, v)
	case *UpdateIssueEvent:
		writeUpdateIssueEvent(w, v)
	case *DeleteIssueEvent:
		writeDeleteIssueEvent(w, v)
	case *CreateCommentEvent:
		writeCreateCommentEvent(w, v)
	case *UpdateCommentEvent:
		writeUpdateCommentEvent(w, v)
	case *DeleteCommentEvent:
		writeDeleteCommentEvent(w, v)
	case *PingEvent:
		writePingEvent(w, v)
	case *contracts.UnknownEvent:
		w.Any(v.Document)
	default:
		w.Any(v)
	}
}

// Edition is the edition of the contract that this package holds.
const Edition = "2.3"

//go:embed table.json
var table string

// Contract is for the package that reads all editions.
var Contract = decoding.NewEdition(Edition, table, readDelivery)

// ParseDelivery reads a delivery as a receiver should: unknown members are kept, and formats are not checked. The error is a
// *contracts.UnreadableError if it is not JSON, and a *contracts.DecodeError, which lists every error with its place, if it
// breaks the contract.
func ParseDelivery(body []byte) (Delivery, error) {
	return decoding.Parse[Delivery](Contract, body, decoding.Tolerant)
}

// ParseDeliveryStrict reads a delivery as its sender must write it: without unknown members, and with every format checked.
func ParseDeliveryStrict(body []byte) (Delivery, error) {
	return decoding.Parse[Delivery](Contract, body, decoding.Strict)
}

// WriteDelivery writes a delivery as JSON: everything that was parsed, with unknown members. Missing members stay missing.
func WriteDelivery(document Delivery) ([]byte, error) {
	return jsontext.Write(document, writeDelivery)
}
