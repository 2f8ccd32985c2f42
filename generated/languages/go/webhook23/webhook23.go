// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// Package webhook23 holds the types of the contract webhook, edition 2.3.
package webhook23

import (
	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/decoding"
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUser = []string{"url", "id", "username", "first_name", "last_name"}

func readUser(r *decoding.Reader) (v User) {
	var seen [5]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURL(r)
		case "id":
			r.Once(&seen[1])
			v.ID = decoding.SafeInteger(r)
		case "username":
			r.Once(&seen[2])
			v.Username = decoding.String(r)
		case "first_name":
			r.Once(&seen[3])
			v.FirstName = decoding.String(r)
		case "last_name":
			r.Once(&seen[4])
			v.LastName = decoding.String(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:5], namesUser)
	return v
}

func writeUser(w *decoding.Writer, v *User) {
	w.Raw("{")
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"username":`)
	decoding.WriteString[string](w, &v.Username)
	w.Member(`"first_name":`)
	decoding.WriteString[string](w, &v.FirstName)
	w.Member(`"last_name":`)
	decoding.WriteString[string](w, &v.LastName)
	w.Members(v.Extra, namesUser...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v User) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeUser)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *User) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readUser, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateOrganizationEvent = []string{"event", "organization", "before_update", "webhook_id", "sender"}

func readUpdateOrganizationEvent(r *decoding.Reader) (v UpdateOrganizationEvent) {
	var seen [5]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "update:organization")
		case "organization":
			r.Once(&seen[1])
			v.Organization = decoding.Object(r)
		case "before_update":
			r.Once(&seen[2])
			v.BeforeUpdate = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[3])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[4])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:5], namesUpdateOrganizationEvent)
	r.Before(at, "before_update", "organization", []string{})
	return v
}

func writeUpdateOrganizationEvent(w *decoding.Writer, v *UpdateOrganizationEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:organization"`)
	w.Member(`"organization":`)
	decoding.WriteObject(w, &v.Organization)
	w.Member(`"before_update":`)
	decoding.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateOrganizationEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateOrganizationEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeUpdateOrganizationEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateOrganizationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readUpdateOrganizationEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateMembershipEvent = []string{"event", "membership", "before_update", "webhook_id", "sender"}

func readUpdateMembershipEvent(r *decoding.Reader) (v UpdateMembershipEvent) {
	var seen [5]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "update:membership")
		case "membership":
			r.Once(&seen[1])
			v.Membership = decoding.Object(r)
		case "before_update":
			r.Once(&seen[2])
			v.BeforeUpdate = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[3])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[4])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:5], namesUpdateMembershipEvent)
	r.Before(at, "before_update", "membership", []string{})
	return v
}

func writeUpdateMembershipEvent(w *decoding.Writer, v *UpdateMembershipEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:membership"`)
	w.Member(`"membership":`)
	decoding.WriteObject(w, &v.Membership)
	w.Member(`"before_update":`)
	decoding.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateMembershipEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateMembershipEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeUpdateMembershipEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateMembershipEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readUpdateMembershipEvent, v)
}

// DeleteMembershipEvent: A membership was deleted (W6.4). A member was removed from an organization (W6.1).
type DeleteMembershipEvent struct {
	// The deleted membership, in full (W6.4).
	Membership Membership
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDeleteMembershipEvent = []string{"event", "membership", "webhook_id", "sender"}

func readDeleteMembershipEvent(r *decoding.Reader) (v DeleteMembershipEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "delete:membership")
		case "membership":
			r.Once(&seen[1])
			v.Membership = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesDeleteMembershipEvent)
	return v
}

func writeDeleteMembershipEvent(w *decoding.Writer, v *DeleteMembershipEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:membership"`)
	w.Member(`"membership":`)
	decoding.WriteObject(w, &v.Membership)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteMembershipEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteMembershipEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDeleteMembershipEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteMembershipEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDeleteMembershipEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreateInvitationEvent = []string{"event", "invitation", "webhook_id", "sender"}

func readCreateInvitationEvent(r *decoding.Reader) (v CreateInvitationEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "create:invitation")
		case "invitation":
			r.Once(&seen[1])
			v.Invitation = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesCreateInvitationEvent)
	return v
}

func writeCreateInvitationEvent(w *decoding.Writer, v *CreateInvitationEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:invitation"`)
	w.Member(`"invitation":`)
	decoding.WriteObject(w, &v.Invitation)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateInvitationEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateInvitationEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreateInvitationEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateInvitationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreateInvitationEvent, v)
}

// DeleteInvitationEvent: An invitation was deleted (W6.4). It was revoked (W6.1).
type DeleteInvitationEvent struct {
	// The deleted invitation, in full (W6.4).
	Invitation Invitation
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDeleteInvitationEvent = []string{"event", "invitation", "webhook_id", "sender"}

func readDeleteInvitationEvent(r *decoding.Reader) (v DeleteInvitationEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "delete:invitation")
		case "invitation":
			r.Once(&seen[1])
			v.Invitation = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesDeleteInvitationEvent)
	return v
}

func writeDeleteInvitationEvent(w *decoding.Writer, v *DeleteInvitationEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:invitation"`)
	w.Member(`"invitation":`)
	decoding.WriteObject(w, &v.Invitation)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteInvitationEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteInvitationEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDeleteInvitationEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteInvitationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDeleteInvitationEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreateProjectEvent = []string{"event", "project", "webhook_id", "sender"}

func readCreateProjectEvent(r *decoding.Reader) (v CreateProjectEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "create:project")
		case "project":
			r.Once(&seen[1])
			v.Project = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesCreateProjectEvent)
	return v
}

func writeCreateProjectEvent(w *decoding.Writer, v *CreateProjectEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:project"`)
	w.Member(`"project":`)
	decoding.WriteObject(w, &v.Project)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateProjectEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateProjectEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreateProjectEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateProjectEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreateProjectEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateProjectEvent = []string{"event", "project", "before_update", "webhook_id", "sender"}

func readUpdateProjectEvent(r *decoding.Reader) (v UpdateProjectEvent) {
	var seen [5]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "update:project")
		case "project":
			r.Once(&seen[1])
			v.Project = decoding.Object(r)
		case "before_update":
			r.Once(&seen[2])
			v.BeforeUpdate = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[3])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[4])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:5], namesUpdateProjectEvent)
	r.Before(at, "before_update", "project", []string{})
	return v
}

func writeUpdateProjectEvent(w *decoding.Writer, v *UpdateProjectEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:project"`)
	w.Member(`"project":`)
	decoding.WriteObject(w, &v.Project)
	w.Member(`"before_update":`)
	decoding.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateProjectEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateProjectEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeUpdateProjectEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateProjectEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readUpdateProjectEvent, v)
}

// DeleteProjectEvent: A project was deleted (W6.4).
type DeleteProjectEvent struct {
	// The deleted project, in full (W6.4).
	Project Project
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDeleteProjectEvent = []string{"event", "project", "webhook_id", "sender"}

func readDeleteProjectEvent(r *decoding.Reader) (v DeleteProjectEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "delete:project")
		case "project":
			r.Once(&seen[1])
			v.Project = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesDeleteProjectEvent)
	return v
}

func writeDeleteProjectEvent(w *decoding.Writer, v *DeleteProjectEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:project"`)
	w.Member(`"project":`)
	decoding.WriteObject(w, &v.Project)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteProjectEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteProjectEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDeleteProjectEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteProjectEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDeleteProjectEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesLabel = []string{"id", "name", "color", "attributes", "type", "sublabels", "has_parent"}

func readLabel(r *decoding.Reader) (v Label) {
	var seen [7]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = decoding.SafeInteger(r)
		case "name":
			r.Once(&seen[1])
			v.Name = decoding.String(r)
		case "color":
			r.Once(&seen[2])
			v.Color = decoding.HexColour(r)
		case "attributes":
			r.Once(&seen[3])
			v.Attributes = decoding.List(r, decoding.Anything)
		case "type":
			r.Once(&seen[4])
			v.Type = decoding.Text(r, valuesLabelType)
		case "sublabels":
			r.Once(&seen[5])
			v.Sublabels = decoding.List(r, decoding.Anything)
		case "has_parent":
			r.Once(&seen[6])
			v.HasParent = decoding.Boolean(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:7], namesLabel)
	return v
}

func writeLabel(w *decoding.Writer, v *Label) {
	w.Raw("{")
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"name":`)
	decoding.WriteString[string](w, &v.Name)
	w.Member(`"color":`)
	decoding.WriteString[string](w, &v.Color)
	w.Member(`"attributes":`)
	decoding.WriteList(w, v.Attributes, decoding.WriteAny)
	w.Member(`"type":`)
	decoding.WriteString[LabelType](w, &v.Type)
	w.Member(`"sublabels":`)
	decoding.WriteList(w, v.Sublabels, decoding.WriteAny)
	w.Member(`"has_parent":`)
	decoding.WriteBoolean(w, &v.HasParent)
	w.Members(v.Extra, namesLabel...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Label) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeLabel)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Label) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readLabel, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesJobSummary = []string{"url", "id", "assignee", "status", "stage", "state"}

func readJobSummary(r *decoding.Reader) (v JobSummary) {
	var seen [6]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURL(r)
		case "id":
			r.Once(&seen[1])
			v.ID = decoding.SafeInteger(r)
		case "assignee":
			r.Once(&seen[2])
			v.Assignee = decoding.Nullable(r, readUser)
		case "status":
			r.Once(&seen[3])
			v.Status = decoding.Text(r, valuesStatus)
		case "stage":
			r.Once(&seen[4])
			v.Stage = decoding.Text(r, valuesJobStage)
		case "state":
			r.Once(&seen[5])
			v.State = decoding.Text(r, valuesJobState)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:6], namesJobSummary)
	return v
}

func writeJobSummary(w *decoding.Writer, v *JobSummary) {
	w.Raw("{")
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"assignee":`)
	decoding.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"status":`)
	decoding.WriteString[Status](w, &v.Status)
	w.Member(`"stage":`)
	decoding.WriteString[JobStage](w, &v.Stage)
	w.Member(`"state":`)
	decoding.WriteString[JobState](w, &v.State)
	w.Members(v.Extra, namesJobSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v JobSummary) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeJobSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *JobSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readJobSummary, v)
}

// Segment: A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
type Segment struct {
	// Frame at the start (W2.3). Explanation: the first of the range.
	StartFrame Integer
	// Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
	StopFrame Integer
	// Summaries of the segment's jobs (W2.3).
	Jobs []JobSummary
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesSegment = []string{"start_frame", "stop_frame", "jobs"}

func readSegment(r *decoding.Reader) (v Segment) {
	var seen [3]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "start_frame":
			r.Once(&seen[0])
			v.StartFrame = decoding.SafeInteger(r)
		case "stop_frame":
			r.Once(&seen[1])
			v.StopFrame = decoding.SafeInteger(r)
		case "jobs":
			r.Once(&seen[2])
			v.Jobs = decoding.List(r, readJobSummary)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:3], namesSegment)
	return v
}

func writeSegment(w *decoding.Writer, v *Segment) {
	w.Raw("{")
	w.Member(`"start_frame":`)
	decoding.WriteSafeInteger(w, &v.StartFrame)
	w.Member(`"stop_frame":`)
	decoding.WriteSafeInteger(w, &v.StopFrame)
	w.Member(`"jobs":`)
	decoding.WriteList(w, v.Jobs, writeJobSummary)
	w.Members(v.Extra, namesSegment...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Segment) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeSegment)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Segment) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readSegment, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesStorage = []string{"id", "location", "cloud_storage_id"}

func readStorage(r *decoding.Reader) (v Storage) {
	var seen [3]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = decoding.SafeInteger(r)
		case "location":
			r.Once(&seen[1])
			v.Location = decoding.Text(r, valuesStorageLocation)
		case "cloud_storage_id":
			r.Once(&seen[2])
			v.CloudStorageID = decoding.Nullable(r, decoding.SafeInteger)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:3], namesStorage)
	return v
}

func writeStorage(w *decoding.Writer, v *Storage) {
	w.Raw("{")
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"location":`)
	decoding.WriteString[StorageLocation](w, &v.Location)
	w.Member(`"cloud_storage_id":`)
	decoding.WritePointer(w, v.CloudStorageID, decoding.WriteSafeInteger)
	w.Members(v.Extra, namesStorage...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Storage) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeStorage)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Storage) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readStorage, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreatedTask = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "status", "labels", "segments", "dimension", "subset", "organization", "target_storage", "source_storage", "overlap", "segment_size"}

func readCreatedTask(r *decoding.Reader) (v CreatedTask) {
	var seen [20]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURL(r)
		case "id":
			r.Once(&seen[1])
			v.ID = decoding.SafeInteger(r)
		case "name":
			r.Once(&seen[2])
			v.Name = decoding.String(r)
		case "project_id":
			r.Once(&seen[3])
			v.ProjectID = decoding.SafeInteger(r)
		case "mode":
			r.Once(&seen[4])
			v.Mode = decoding.Text(r, valuesTaskMode)
		case "owner":
			r.Once(&seen[5])
			v.Owner = readUser(r)
		case "assignee":
			r.Once(&seen[6])
			v.Assignee = decoding.Nullable(r, readUser)
		case "bug_tracker":
			r.Once(&seen[7])
			v.BugTracker = decoding.String(r)
		case "created_date":
			r.Once(&seen[8])
			v.CreatedDate = decoding.UTCDateTime(r)
		case "updated_date":
			r.Once(&seen[9])
			v.UpdatedDate = decoding.UTCDateTime(r)
		case "status":
			r.Once(&seen[10])
			v.Status = decoding.Text(r, valuesStatus)
		case "labels":
			r.Once(&seen[11])
			v.Labels = decoding.List(r, readLabel)
		case "segments":
			r.Once(&seen[12])
			v.Segments = decoding.List(r, readSegment)
		case "dimension":
			r.Once(&seen[13])
			v.Dimension = decoding.Text(r, valuesTaskDimension)
		case "subset":
			r.Once(&seen[14])
			v.Subset = decoding.String(r)
		case "organization":
			r.Once(&seen[15])
			v.Organization = decoding.Nullable(r, decoding.SafeInteger)
		case "target_storage":
			r.Once(&seen[16])
			v.TargetStorage = readStorage(r)
		case "source_storage":
			r.Once(&seen[17])
			v.SourceStorage = readStorage(r)
		case "overlap":
			r.Once(&seen[18])
			v.Overlap = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "segment_size":
			r.Once(&seen[19])
			v.SegmentSize = contracts.Some(decoding.SafeInteger(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:18], namesCreatedTask)
	return v
}

func writeCreatedTask(w *decoding.Writer, v *CreatedTask) {
	w.Raw("{")
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"name":`)
	decoding.WriteString[string](w, &v.Name)
	w.Member(`"project_id":`)
	decoding.WriteSafeInteger(w, &v.ProjectID)
	w.Member(`"mode":`)
	decoding.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"owner":`)
	writeUser(w, &v.Owner)
	w.Member(`"assignee":`)
	decoding.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"bug_tracker":`)
	decoding.WriteString[string](w, &v.BugTracker)
	w.Member(`"created_date":`)
	decoding.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	decoding.WriteString[string](w, &v.UpdatedDate)
	if value, ok := v.Overlap.Get(); ok {
		w.Member(`"overlap":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.SegmentSize.Get(); ok {
		w.Member(`"segment_size":`)
		decoding.WriteSafeInteger(w, &value)
	}
	w.Member(`"status":`)
	decoding.WriteString[Status](w, &v.Status)
	w.Member(`"labels":`)
	decoding.WriteList(w, v.Labels, writeLabel)
	w.Member(`"segments":`)
	decoding.WriteList(w, v.Segments, writeSegment)
	w.Member(`"dimension":`)
	decoding.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"subset":`)
	decoding.WriteString[string](w, &v.Subset)
	w.Member(`"organization":`)
	decoding.WritePointer(w, v.Organization, decoding.WriteSafeInteger)
	w.Member(`"target_storage":`)
	writeStorage(w, &v.TargetStorage)
	w.Member(`"source_storage":`)
	writeStorage(w, &v.SourceStorage)
	w.Members(v.Extra, namesCreatedTask...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreatedTask) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreatedTask)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreatedTask) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreatedTask, v)
}

// CreateTaskEvent: A task was created (W6.2).
type CreateTaskEvent struct {
	// The created task, in full (W6.2).
	Task CreatedTask
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreateTaskEvent = []string{"event", "task", "webhook_id", "sender"}

func readCreateTaskEvent(r *decoding.Reader) (v CreateTaskEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "create:task")
		case "task":
			r.Once(&seen[1])
			v.Task = readCreatedTask(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesCreateTaskEvent)
	return v
}

func writeCreateTaskEvent(w *decoding.Writer, v *CreateTaskEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:task"`)
	w.Member(`"task":`)
	writeCreatedTask(w, &v.Task)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateTaskEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateTaskEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreateTaskEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateTaskEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreateTaskEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesTask = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage"}

func readTask(r *decoding.Reader) (v Task) {
	var seen [26]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURL(r)
		case "id":
			r.Once(&seen[1])
			v.ID = decoding.SafeInteger(r)
		case "name":
			r.Once(&seen[2])
			v.Name = decoding.String(r)
		case "project_id":
			r.Once(&seen[3])
			v.ProjectID = decoding.SafeInteger(r)
		case "mode":
			r.Once(&seen[4])
			v.Mode = decoding.Text(r, valuesTaskMode)
		case "owner":
			r.Once(&seen[5])
			v.Owner = readUser(r)
		case "assignee":
			r.Once(&seen[6])
			v.Assignee = decoding.Nullable(r, readUser)
		case "bug_tracker":
			r.Once(&seen[7])
			v.BugTracker = decoding.String(r)
		case "created_date":
			r.Once(&seen[8])
			v.CreatedDate = decoding.UTCDateTime(r)
		case "updated_date":
			r.Once(&seen[9])
			v.UpdatedDate = decoding.UTCDateTime(r)
		case "overlap":
			r.Once(&seen[10])
			v.Overlap = decoding.Nullable(r, decoding.SafeInteger)
		case "segment_size":
			r.Once(&seen[11])
			v.SegmentSize = decoding.SafeInteger(r)
		case "status":
			r.Once(&seen[12])
			v.Status = decoding.Text(r, valuesStatus)
		case "labels":
			r.Once(&seen[13])
			v.Labels = decoding.List(r, readLabel)
		case "segments":
			r.Once(&seen[14])
			v.Segments = decoding.List(r, readSegment)
		case "data_chunk_size":
			r.Once(&seen[15])
			v.DataChunkSize = decoding.SafeInteger(r)
		case "data_compressed_chunk_type":
			r.Once(&seen[16])
			v.DataCompressedChunkType = decoding.Text(r, valuesChunkType)
		case "data_original_chunk_type":
			r.Once(&seen[17])
			v.DataOriginalChunkType = decoding.Text(r, valuesChunkType)
		case "size":
			r.Once(&seen[18])
			v.Size = decoding.SafeInteger(r)
		case "image_quality":
			r.Once(&seen[19])
			v.ImageQuality = decoding.SafeInteger(r)
		case "data":
			r.Once(&seen[20])
			v.Data = decoding.SafeInteger(r)
		case "dimension":
			r.Once(&seen[21])
			v.Dimension = decoding.Text(r, valuesTaskDimension)
		case "subset":
			r.Once(&seen[22])
			v.Subset = decoding.String(r)
		case "organization":
			r.Once(&seen[23])
			v.Organization = decoding.Nullable(r, decoding.SafeInteger)
		case "target_storage":
			r.Once(&seen[24])
			v.TargetStorage = readStorage(r)
		case "source_storage":
			r.Once(&seen[25])
			v.SourceStorage = readStorage(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:26], namesTask)
	return v
}

func writeTask(w *decoding.Writer, v *Task) {
	w.Raw("{")
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"name":`)
	decoding.WriteString[string](w, &v.Name)
	w.Member(`"project_id":`)
	decoding.WriteSafeInteger(w, &v.ProjectID)
	w.Member(`"mode":`)
	decoding.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"owner":`)
	writeUser(w, &v.Owner)
	w.Member(`"assignee":`)
	decoding.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"bug_tracker":`)
	decoding.WriteString[string](w, &v.BugTracker)
	w.Member(`"created_date":`)
	decoding.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	decoding.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"overlap":`)
	decoding.WritePointer(w, v.Overlap, decoding.WriteSafeInteger)
	w.Member(`"segment_size":`)
	decoding.WriteSafeInteger(w, &v.SegmentSize)
	w.Member(`"status":`)
	decoding.WriteString[Status](w, &v.Status)
	w.Member(`"labels":`)
	decoding.WriteList(w, v.Labels, writeLabel)
	w.Member(`"segments":`)
	decoding.WriteList(w, v.Segments, writeSegment)
	w.Member(`"data_chunk_size":`)
	decoding.WriteSafeInteger(w, &v.DataChunkSize)
	w.Member(`"data_compressed_chunk_type":`)
	decoding.WriteString[ChunkType](w, &v.DataCompressedChunkType)
	w.Member(`"data_original_chunk_type":`)
	decoding.WriteString[ChunkType](w, &v.DataOriginalChunkType)
	w.Member(`"size":`)
	decoding.WriteSafeInteger(w, &v.Size)
	w.Member(`"image_quality":`)
	decoding.WriteSafeInteger(w, &v.ImageQuality)
	w.Member(`"data":`)
	decoding.WriteSafeInteger(w, &v.Data)
	w.Member(`"dimension":`)
	decoding.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"subset":`)
	decoding.WriteString[string](w, &v.Subset)
	w.Member(`"organization":`)
	decoding.WritePointer(w, v.Organization, decoding.WriteSafeInteger)
	w.Member(`"target_storage":`)
	writeStorage(w, &v.TargetStorage)
	w.Member(`"source_storage":`)
	writeStorage(w, &v.SourceStorage)
	w.Members(v.Extra, namesTask...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Task) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeTask)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Task) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readTask, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesTaskBeforeUpdate = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage"}

func readTaskBeforeUpdate(r *decoding.Reader) (v TaskBeforeUpdate) {
	var seen [26]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = contracts.Some(decoding.HTTPURL(r))
		case "id":
			r.Once(&seen[1])
			v.ID = contracts.Some(decoding.SafeInteger(r))
		case "name":
			r.Once(&seen[2])
			v.Name = contracts.Some(decoding.String(r))
		case "project_id":
			r.Once(&seen[3])
			v.ProjectID = contracts.Some(decoding.SafeInteger(r))
		case "mode":
			r.Once(&seen[4])
			v.Mode = contracts.Some(decoding.Text(r, valuesTaskMode))
		case "owner":
			r.Once(&seen[5])
			v.Owner = contracts.Some(readUser(r))
		case "assignee":
			r.Once(&seen[6])
			v.Assignee = contracts.Some(decoding.Nullable(r, readUser))
		case "bug_tracker":
			r.Once(&seen[7])
			v.BugTracker = contracts.Some(decoding.String(r))
		case "created_date":
			r.Once(&seen[8])
			v.CreatedDate = contracts.Some(decoding.UTCDateTime(r))
		case "updated_date":
			r.Once(&seen[9])
			v.UpdatedDate = contracts.Some(decoding.UTCDateTime(r))
		case "overlap":
			r.Once(&seen[10])
			v.Overlap = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "segment_size":
			r.Once(&seen[11])
			v.SegmentSize = contracts.Some(decoding.SafeInteger(r))
		case "status":
			r.Once(&seen[12])
			v.Status = contracts.Some(decoding.Text(r, valuesStatus))
		case "labels":
			r.Once(&seen[13])
			v.Labels = contracts.Some(decoding.List(r, readLabel))
		case "segments":
			r.Once(&seen[14])
			v.Segments = contracts.Some(decoding.List(r, readSegment))
		case "data_chunk_size":
			r.Once(&seen[15])
			v.DataChunkSize = contracts.Some(decoding.SafeInteger(r))
		case "data_compressed_chunk_type":
			r.Once(&seen[16])
			v.DataCompressedChunkType = contracts.Some(decoding.Text(r, valuesChunkType))
		case "data_original_chunk_type":
			r.Once(&seen[17])
			v.DataOriginalChunkType = contracts.Some(decoding.Text(r, valuesChunkType))
		case "size":
			r.Once(&seen[18])
			v.Size = contracts.Some(decoding.SafeInteger(r))
		case "image_quality":
			r.Once(&seen[19])
			v.ImageQuality = contracts.Some(decoding.SafeInteger(r))
		case "data":
			r.Once(&seen[20])
			v.Data = contracts.Some(decoding.SafeInteger(r))
		case "dimension":
			r.Once(&seen[21])
			v.Dimension = contracts.Some(decoding.Text(r, valuesTaskDimension))
		case "subset":
			r.Once(&seen[22])
			v.Subset = contracts.Some(decoding.String(r))
		case "organization":
			r.Once(&seen[23])
			v.Organization = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "target_storage":
			r.Once(&seen[24])
			v.TargetStorage = contracts.Some(readStorage(r))
		case "source_storage":
			r.Once(&seen[25])
			v.SourceStorage = contracts.Some(readStorage(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesTaskBeforeUpdate)
	return v
}

func writeTaskBeforeUpdate(w *decoding.Writer, v *TaskBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.URL.Get(); ok {
		w.Member(`"url":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.ProjectID.Get(); ok {
		w.Member(`"project_id":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Mode.Get(); ok {
		w.Member(`"mode":`)
		decoding.WriteString[TaskMode](w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		writeUser(w, &value)
	}
	if value, ok := v.Assignee.Get(); ok {
		w.Member(`"assignee":`)
		decoding.WritePointer(w, value, writeUser)
	}
	if value, ok := v.BugTracker.Get(); ok {
		w.Member(`"bug_tracker":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.CreatedDate.Get(); ok {
		w.Member(`"created_date":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.UpdatedDate.Get(); ok {
		w.Member(`"updated_date":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Overlap.Get(); ok {
		w.Member(`"overlap":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.SegmentSize.Get(); ok {
		w.Member(`"segment_size":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Status.Get(); ok {
		w.Member(`"status":`)
		decoding.WriteString[Status](w, &value)
	}
	if value, ok := v.Labels.Get(); ok {
		w.Member(`"labels":`)
		decoding.WriteList(w, value, writeLabel)
	}
	if value, ok := v.Segments.Get(); ok {
		w.Member(`"segments":`)
		decoding.WriteList(w, value, writeSegment)
	}
	if value, ok := v.DataChunkSize.Get(); ok {
		w.Member(`"data_chunk_size":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.DataCompressedChunkType.Get(); ok {
		w.Member(`"data_compressed_chunk_type":`)
		decoding.WriteString[ChunkType](w, &value)
	}
	if value, ok := v.DataOriginalChunkType.Get(); ok {
		w.Member(`"data_original_chunk_type":`)
		decoding.WriteString[ChunkType](w, &value)
	}
	if value, ok := v.Size.Get(); ok {
		w.Member(`"size":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.ImageQuality.Get(); ok {
		w.Member(`"image_quality":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Data.Get(); ok {
		w.Member(`"data":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Dimension.Get(); ok {
		w.Member(`"dimension":`)
		decoding.WriteString[TaskDimension](w, &value)
	}
	if value, ok := v.Subset.Get(); ok {
		w.Member(`"subset":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Organization.Get(); ok {
		w.Member(`"organization":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
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

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v TaskBeforeUpdate) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeTaskBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *TaskBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readTaskBeforeUpdate, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateTaskEvent = []string{"event", "task", "before_update", "webhook_id", "sender"}

func readUpdateTaskEvent(r *decoding.Reader) (v UpdateTaskEvent) {
	var seen [5]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "update:task")
		case "task":
			r.Once(&seen[1])
			v.Task = readTask(r)
		case "before_update":
			r.Once(&seen[2])
			v.BeforeUpdate = readTaskBeforeUpdate(r)
		case "webhook_id":
			r.Once(&seen[3])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[4])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:5], namesUpdateTaskEvent)
	r.Before(at, "before_update", "task", []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage"})
	return v
}

func writeUpdateTaskEvent(w *decoding.Writer, v *UpdateTaskEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:task"`)
	w.Member(`"task":`)
	writeTask(w, &v.Task)
	w.Member(`"before_update":`)
	writeTaskBeforeUpdate(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateTaskEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateTaskEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeUpdateTaskEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateTaskEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readUpdateTaskEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDeletedTask = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "status", "labels", "segments", "dimension", "subset", "organization", "target_storage", "source_storage", "overlap", "segment_size"}

func readDeletedTask(r *decoding.Reader) (v DeletedTask) {
	var seen [20]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURL(r)
		case "id":
			r.Once(&seen[1])
			v.ID = decoding.SafeInteger(r)
		case "name":
			r.Once(&seen[2])
			v.Name = decoding.String(r)
		case "project_id":
			r.Once(&seen[3])
			v.ProjectID = decoding.SafeInteger(r)
		case "mode":
			r.Once(&seen[4])
			v.Mode = decoding.Text(r, valuesTaskMode)
		case "owner":
			r.Once(&seen[5])
			v.Owner = readUser(r)
		case "assignee":
			r.Once(&seen[6])
			v.Assignee = decoding.Nullable(r, readUser)
		case "bug_tracker":
			r.Once(&seen[7])
			v.BugTracker = decoding.String(r)
		case "created_date":
			r.Once(&seen[8])
			v.CreatedDate = decoding.UTCDateTime(r)
		case "updated_date":
			r.Once(&seen[9])
			v.UpdatedDate = decoding.UTCDateTime(r)
		case "status":
			r.Once(&seen[10])
			v.Status = decoding.Text(r, valuesStatus)
		case "labels":
			r.Once(&seen[11])
			v.Labels = decoding.List(r, readLabel)
		case "segments":
			r.Once(&seen[12])
			v.Segments = decoding.List(r, readSegment)
		case "dimension":
			r.Once(&seen[13])
			v.Dimension = decoding.Text(r, valuesTaskDimension)
		case "subset":
			r.Once(&seen[14])
			v.Subset = decoding.String(r)
		case "organization":
			r.Once(&seen[15])
			v.Organization = decoding.Nullable(r, decoding.SafeInteger)
		case "target_storage":
			r.Once(&seen[16])
			v.TargetStorage = readStorage(r)
		case "source_storage":
			r.Once(&seen[17])
			v.SourceStorage = readStorage(r)
		case "overlap":
			r.Once(&seen[18])
			v.Overlap = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "segment_size":
			r.Once(&seen[19])
			v.SegmentSize = contracts.Some(decoding.SafeInteger(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:18], namesDeletedTask)
	return v
}

func writeDeletedTask(w *decoding.Writer, v *DeletedTask) {
	w.Raw("{")
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"name":`)
	decoding.WriteString[string](w, &v.Name)
	w.Member(`"project_id":`)
	decoding.WriteSafeInteger(w, &v.ProjectID)
	w.Member(`"mode":`)
	decoding.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"owner":`)
	writeUser(w, &v.Owner)
	w.Member(`"assignee":`)
	decoding.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"bug_tracker":`)
	decoding.WriteString[string](w, &v.BugTracker)
	w.Member(`"created_date":`)
	decoding.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	decoding.WriteString[string](w, &v.UpdatedDate)
	if value, ok := v.Overlap.Get(); ok {
		w.Member(`"overlap":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.SegmentSize.Get(); ok {
		w.Member(`"segment_size":`)
		decoding.WriteSafeInteger(w, &value)
	}
	w.Member(`"status":`)
	decoding.WriteString[Status](w, &v.Status)
	w.Member(`"labels":`)
	decoding.WriteList(w, v.Labels, writeLabel)
	w.Member(`"segments":`)
	decoding.WriteList(w, v.Segments, writeSegment)
	w.Member(`"dimension":`)
	decoding.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"subset":`)
	decoding.WriteString[string](w, &v.Subset)
	w.Member(`"organization":`)
	decoding.WritePointer(w, v.Organization, decoding.WriteSafeInteger)
	w.Member(`"target_storage":`)
	writeStorage(w, &v.TargetStorage)
	w.Member(`"source_storage":`)
	writeStorage(w, &v.SourceStorage)
	w.Members(v.Extra, namesDeletedTask...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeletedTask) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDeletedTask)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeletedTask) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDeletedTask, v)
}

// DeleteTaskEvent: A task was deleted (W6.4).
type DeleteTaskEvent struct {
	// The deleted task, in full (W6.4).
	Task DeletedTask
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDeleteTaskEvent = []string{"event", "task", "webhook_id", "sender"}

func readDeleteTaskEvent(r *decoding.Reader) (v DeleteTaskEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "delete:task")
		case "task":
			r.Once(&seen[1])
			v.Task = readDeletedTask(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesDeleteTaskEvent)
	return v
}

func writeDeleteTaskEvent(w *decoding.Writer, v *DeleteTaskEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:task"`)
	w.Member(`"task":`)
	writeDeletedTask(w, &v.Task)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteTaskEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteTaskEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDeleteTaskEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteTaskEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDeleteTaskEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateJobEvent = []string{"event", "job", "before_update", "webhook_id", "sender"}

func readUpdateJobEvent(r *decoding.Reader) (v UpdateJobEvent) {
	var seen [5]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "update:job")
		case "job":
			r.Once(&seen[1])
			v.Job = decoding.Object(r)
		case "before_update":
			r.Once(&seen[2])
			v.BeforeUpdate = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[3])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[4])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:5], namesUpdateJobEvent)
	r.Before(at, "before_update", "job", []string{})
	return v
}

func writeUpdateJobEvent(w *decoding.Writer, v *UpdateJobEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:job"`)
	w.Member(`"job":`)
	decoding.WriteObject(w, &v.Job)
	w.Member(`"before_update":`)
	decoding.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateJobEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateJobEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeUpdateJobEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateJobEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readUpdateJobEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreateIssueEvent = []string{"event", "issue", "webhook_id", "sender"}

func readCreateIssueEvent(r *decoding.Reader) (v CreateIssueEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "create:issue")
		case "issue":
			r.Once(&seen[1])
			v.Issue = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesCreateIssueEvent)
	return v
}

func writeCreateIssueEvent(w *decoding.Writer, v *CreateIssueEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:issue"`)
	w.Member(`"issue":`)
	decoding.WriteObject(w, &v.Issue)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateIssueEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateIssueEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreateIssueEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateIssueEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreateIssueEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateIssueEvent = []string{"event", "issue", "before_update", "webhook_id", "sender"}

func readUpdateIssueEvent(r *decoding.Reader) (v UpdateIssueEvent) {
	var seen [5]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "update:issue")
		case "issue":
			r.Once(&seen[1])
			v.Issue = decoding.Object(r)
		case "before_update":
			r.Once(&seen[2])
			v.BeforeUpdate = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[3])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[4])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:5], namesUpdateIssueEvent)
	r.Before(at, "before_update", "issue", []string{})
	return v
}

func writeUpdateIssueEvent(w *decoding.Writer, v *UpdateIssueEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:issue"`)
	w.Member(`"issue":`)
	decoding.WriteObject(w, &v.Issue)
	w.Member(`"before_update":`)
	decoding.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateIssueEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateIssueEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeUpdateIssueEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateIssueEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readUpdateIssueEvent, v)
}

// DeleteIssueEvent: An issue was deleted (W6.4).
type DeleteIssueEvent struct {
	// The deleted issue, in full (W6.4).
	Issue Issue
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDeleteIssueEvent = []string{"event", "issue", "webhook_id", "sender"}

func readDeleteIssueEvent(r *decoding.Reader) (v DeleteIssueEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "delete:issue")
		case "issue":
			r.Once(&seen[1])
			v.Issue = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesDeleteIssueEvent)
	return v
}

func writeDeleteIssueEvent(w *decoding.Writer, v *DeleteIssueEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:issue"`)
	w.Member(`"issue":`)
	decoding.WriteObject(w, &v.Issue)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteIssueEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteIssueEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDeleteIssueEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteIssueEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDeleteIssueEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreateCommentEvent = []string{"event", "comment", "webhook_id", "sender"}

func readCreateCommentEvent(r *decoding.Reader) (v CreateCommentEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "create:comment")
		case "comment":
			r.Once(&seen[1])
			v.Comment = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesCreateCommentEvent)
	return v
}

func writeCreateCommentEvent(w *decoding.Writer, v *CreateCommentEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:comment"`)
	w.Member(`"comment":`)
	decoding.WriteObject(w, &v.Comment)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesCreateCommentEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateCommentEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreateCommentEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateCommentEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreateCommentEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateCommentEvent = []string{"event", "comment", "before_update", "webhook_id", "sender"}

func readUpdateCommentEvent(r *decoding.Reader) (v UpdateCommentEvent) {
	var seen [5]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "update:comment")
		case "comment":
			r.Once(&seen[1])
			v.Comment = decoding.Object(r)
		case "before_update":
			r.Once(&seen[2])
			v.BeforeUpdate = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[3])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[4])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:5], namesUpdateCommentEvent)
	r.Before(at, "before_update", "comment", []string{})
	return v
}

func writeUpdateCommentEvent(w *decoding.Writer, v *UpdateCommentEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:comment"`)
	w.Member(`"comment":`)
	decoding.WriteObject(w, &v.Comment)
	w.Member(`"before_update":`)
	decoding.WriteObject(w, &v.BeforeUpdate)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesUpdateCommentEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateCommentEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeUpdateCommentEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateCommentEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readUpdateCommentEvent, v)
}

// DeleteCommentEvent: A comment was deleted (W6.4).
type DeleteCommentEvent struct {
	// The deleted comment, in full (W6.4).
	Comment Comment
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDeleteCommentEvent = []string{"event", "comment", "webhook_id", "sender"}

func readDeleteCommentEvent(r *decoding.Reader) (v DeleteCommentEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "delete:comment")
		case "comment":
			r.Once(&seen[1])
			v.Comment = decoding.Object(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesDeleteCommentEvent)
	return v
}

func writeDeleteCommentEvent(w *decoding.Writer, v *DeleteCommentEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:comment"`)
	w.Member(`"comment":`)
	decoding.WriteObject(w, &v.Comment)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeUser(w, &v.Sender)
	w.Members(v.Extra, namesDeleteCommentEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteCommentEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDeleteCommentEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteCommentEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDeleteCommentEvent, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesWebhook = []string{"id", "url", "target_url", "description", "type", "content_type", "is_active", "enable_ssl", "created_date", "updated_date", "owner", "project", "organization", "events", "last_status", "last_delivery_date"}

func readWebhook(r *decoding.Reader) (v Webhook) {
	var seen [16]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = decoding.SafeInteger(r)
		case "url":
			r.Once(&seen[1])
			v.URL = decoding.HTTPURL(r)
		case "target_url":
			r.Once(&seen[2])
			v.TargetURL = decoding.HTTPURL(r)
		case "description":
			r.Once(&seen[3])
			v.Description = decoding.String(r)
		case "type":
			r.Once(&seen[4])
			v.Type = decoding.OneOf(r, valuesWebhookType)
		case "content_type":
			r.Once(&seen[5])
			v.ContentType = decoding.Text(r, valuesContentType)
		case "is_active":
			r.Once(&seen[6])
			v.IsActive = decoding.Boolean(r)
		case "enable_ssl":
			r.Once(&seen[7])
			v.EnableSSL = decoding.Boolean(r)
		case "created_date":
			r.Once(&seen[8])
			v.CreatedDate = decoding.UTCDateTime(r)
		case "updated_date":
			r.Once(&seen[9])
			v.UpdatedDate = decoding.UTCDateTime(r)
		case "owner":
			r.Once(&seen[10])
			v.Owner = readUser(r)
		case "project":
			r.Once(&seen[11])
			v.Project = decoding.Nullable(r, decoding.SafeInteger)
		case "organization":
			r.Once(&seen[12])
			v.Organization = decoding.Nullable(r, decoding.SafeInteger)
		case "events":
			r.Once(&seen[13])
			v.Events = decoding.List(r, func(r *decoding.Reader) EventName {
				return decoding.OneOf(r, valuesEventName)
			})
		case "last_status":
			r.Once(&seen[14])
			v.LastStatus = contracts.Some(decoding.SafeInteger(r))
		case "last_delivery_date":
			r.Once(&seen[15])
			v.LastDeliveryDate = contracts.Some(decoding.UTCDateTime(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:14], namesWebhook)
	return v
}

func writeWebhook(w *decoding.Writer, v *Webhook) {
	w.Raw("{")
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Member(`"target_url":`)
	decoding.WriteString[string](w, &v.TargetURL)
	w.Member(`"description":`)
	decoding.WriteString[string](w, &v.Description)
	w.Member(`"type":`)
	decoding.WriteString[WebhookType](w, &v.Type)
	w.Member(`"content_type":`)
	decoding.WriteString[ContentType](w, &v.ContentType)
	w.Member(`"is_active":`)
	decoding.WriteBoolean(w, &v.IsActive)
	w.Member(`"enable_ssl":`)
	decoding.WriteBoolean(w, &v.EnableSSL)
	w.Member(`"created_date":`)
	decoding.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	decoding.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"owner":`)
	writeUser(w, &v.Owner)
	w.Member(`"project":`)
	decoding.WritePointer(w, v.Project, decoding.WriteSafeInteger)
	w.Member(`"organization":`)
	decoding.WritePointer(w, v.Organization, decoding.WriteSafeInteger)
	w.Member(`"events":`)
	decoding.WriteList(w, v.Events, decoding.WriteString[EventName])
	if value, ok := v.LastStatus.Get(); ok {
		w.Member(`"last_status":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.LastDeliveryDate.Get(); ok {
		w.Member(`"last_delivery_date":`)
		decoding.WriteString[string](w, &value)
	}
	w.Members(v.Extra, namesWebhook...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Webhook) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeWebhook)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Webhook) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readWebhook, v)
}

// PingEvent: A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
type PingEvent struct {
	// The webhook resource (W6.5).
	Webhook Webhook
	// User who triggered the ping (W6.5).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesPingEvent = []string{"event", "webhook", "sender"}

func readPingEvent(r *decoding.Reader) (v PingEvent) {
	var seen [3]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "ping")
		case "webhook":
			r.Once(&seen[1])
			v.Webhook = readWebhook(r)
		case "sender":
			r.Once(&seen[2])
			v.Sender = readUser(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:3], namesPingEvent)
	return v
}

func writePingEvent(w *decoding.Writer, v *PingEvent) {
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

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v PingEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writePingEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *PingEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readPingEvent, v)
}

// Delivery: Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is.
//
// It is *UpdateOrganizationEvent or *UpdateMembershipEvent or *DeleteMembershipEvent or *CreateInvitationEvent or *DeleteInvitationEvent or *CreateProjectEvent or *UpdateProjectEvent or *DeleteProjectEvent or *CreateTaskEvent or *UpdateTaskEvent or *DeleteTaskEvent or *UpdateJobEvent or *CreateIssueEvent or *UpdateIssueEvent or *DeleteIssueEvent or *CreateCommentEvent or *UpdateCommentEvent or *DeleteCommentEvent or *PingEvent or *contracts.UnknownEvent.
type Delivery interface {
	contracts.Event
}

// EventName is "update:organization".
func (*UpdateOrganizationEvent) EventName() string {
	return "update:organization"
}

// EventName is "update:membership".
func (*UpdateMembershipEvent) EventName() string {
	return "update:membership"
}

// EventName is "delete:membership".
func (*DeleteMembershipEvent) EventName() string {
	return "delete:membership"
}

// EventName is "create:invitation".
func (*CreateInvitationEvent) EventName() string {
	return "create:invitation"
}

// EventName is "delete:invitation".
func (*DeleteInvitationEvent) EventName() string {
	return "delete:invitation"
}

// EventName is "create:project".
func (*CreateProjectEvent) EventName() string {
	return "create:project"
}

// EventName is "update:project".
func (*UpdateProjectEvent) EventName() string {
	return "update:project"
}

// EventName is "delete:project".
func (*DeleteProjectEvent) EventName() string {
	return "delete:project"
}

// EventName is "create:task".
func (*CreateTaskEvent) EventName() string {
	return "create:task"
}

// EventName is "update:task".
func (*UpdateTaskEvent) EventName() string {
	return "update:task"
}

// EventName is "delete:task".
func (*DeleteTaskEvent) EventName() string {
	return "delete:task"
}

// EventName is "update:job".
func (*UpdateJobEvent) EventName() string {
	return "update:job"
}

// EventName is "create:issue".
func (*CreateIssueEvent) EventName() string {
	return "create:issue"
}

// EventName is "update:issue".
func (*UpdateIssueEvent) EventName() string {
	return "update:issue"
}

// EventName is "delete:issue".
func (*DeleteIssueEvent) EventName() string {
	return "delete:issue"
}

// EventName is "create:comment".
func (*CreateCommentEvent) EventName() string {
	return "create:comment"
}

// EventName is "update:comment".
func (*UpdateCommentEvent) EventName() string {
	return "update:comment"
}

// EventName is "delete:comment".
func (*DeleteCommentEvent) EventName() string {
	return "delete:comment"
}

// EventName is "ping".
func (*PingEvent) EventName() string {
	return "ping"
}

func readDelivery(r *decoding.Reader) Delivery {
	tag, ok := r.Tag("event")
	if !ok {
		return nil
	}
	switch tag {
	case "update:organization":
		return decoding.Pointer(r, readUpdateOrganizationEvent)
	case "update:membership":
		return decoding.Pointer(r, readUpdateMembershipEvent)
	case "delete:membership":
		return decoding.Pointer(r, readDeleteMembershipEvent)
	case "create:invitation":
		return decoding.Pointer(r, readCreateInvitationEvent)
	case "delete:invitation":
		return decoding.Pointer(r, readDeleteInvitationEvent)
	case "create:project":
		return decoding.Pointer(r, readCreateProjectEvent)
	case "update:project":
		return decoding.Pointer(r, readUpdateProjectEvent)
	case "delete:project":
		return decoding.Pointer(r, readDeleteProjectEvent)
	case "create:task":
		return decoding.Pointer(r, readCreateTaskEvent)
	case "update:task":
		return decoding.Pointer(r, readUpdateTaskEvent)
	case "delete:task":
		return decoding.Pointer(r, readDeleteTaskEvent)
	case "update:job":
		return decoding.Pointer(r, readUpdateJobEvent)
	case "create:issue":
		return decoding.Pointer(r, readCreateIssueEvent)
	case "update:issue":
		return decoding.Pointer(r, readUpdateIssueEvent)
	case "delete:issue":
		return decoding.Pointer(r, readDeleteIssueEvent)
	case "create:comment":
		return decoding.Pointer(r, readCreateCommentEvent)
	case "update:comment":
		return decoding.Pointer(r, readUpdateCommentEvent)
	case "delete:comment":
		return decoding.Pointer(r, readDeleteCommentEvent)
	case "ping":
		return decoding.Pointer(r, readPingEvent)
	}
	return r.Unknown(tag)
}

func writeDelivery(w *decoding.Writer, value *Delivery) {
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

// ParseDelivery reads a delivery as a receiver should: further members are kept, and formats not asserted. The error is a
// *contracts.UnreadableError where it is no JSON text, and a *contracts.DecodeError that names each place where it breaks
// the contract.
func ParseDelivery(body []byte) (Delivery, error) {
	return decoding.Document(body, decoding.Tolerant, readDelivery)
}

// ParseDeliveryStrict reads a delivery as its sender owes it: no further member, and every format.
func ParseDeliveryStrict(body []byte) (Delivery, error) {
	return decoding.Document(body, decoding.Strict, readDelivery)
}

// WriteDelivery writes a delivery as JSON text: what was parsed, with unknown members, and nothing that was missing.
func WriteDelivery(document Delivery) ([]byte, error) {
	return decoding.Write(document, writeDelivery)
}
