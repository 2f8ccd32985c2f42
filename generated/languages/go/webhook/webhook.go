// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

// Package webhook holds the types of the contract webhook, edition 2.3.
package webhook

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

// HttpUrl: URL (W2.1). Absolute, `http` or `https` (W-url).
type HttpUrl = string

// User: A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
type User struct {
	// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
	URL HttpUrl
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

func decodeUser(node any, at *decoding.Place) User {
	m := decoding.MembersOf(node, at)
	return User{
		URL:       decoding.Required(m, "url", decoding.String),
		ID:        decoding.Required(m, "id", decoding.SafeInteger),
		Username:  decoding.Required(m, "username", decoding.String),
		FirstName: decoding.Required(m, "first_name", decoding.String),
		LastName:  decoding.Required(m, "last_name", decoding.String),
		Extra:     m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v User) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["url"] = decoding.Encode[string](v.URL)
	object["id"] = decoding.Encode[int64](v.ID)
	object["username"] = decoding.Encode[string](v.Username)
	object["first_name"] = decoding.Encode[string](v.FirstName)
	object["last_name"] = decoding.Encode[string](v.LastName)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v User) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *User) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeUser, v)
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

func decodeUpdateOrganizationEvent(node any, at *decoding.Place) UpdateOrganizationEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "update:organization")
	return UpdateOrganizationEvent{
		Organization: decoding.Required(m, "organization", decoding.Object),
		BeforeUpdate: decoding.Required(m, "before_update", decoding.Object),
		WebhookID:    decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:       decoding.Required(m, "sender", decodeUser),
		Extra:        m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v UpdateOrganizationEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "update:organization"
	object["organization"] = decoding.Encode[contracts.Object](v.Organization)
	object["before_update"] = decoding.Encode[contracts.Object](v.BeforeUpdate)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateOrganizationEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateOrganizationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeUpdateOrganizationEvent, v)
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

func decodeUpdateMembershipEvent(node any, at *decoding.Place) UpdateMembershipEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "update:membership")
	return UpdateMembershipEvent{
		Membership:   decoding.Required(m, "membership", decoding.Object),
		BeforeUpdate: decoding.Required(m, "before_update", decoding.Object),
		WebhookID:    decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:       decoding.Required(m, "sender", decodeUser),
		Extra:        m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v UpdateMembershipEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "update:membership"
	object["membership"] = decoding.Encode[contracts.Object](v.Membership)
	object["before_update"] = decoding.Encode[contracts.Object](v.BeforeUpdate)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateMembershipEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateMembershipEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeUpdateMembershipEvent, v)
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

func decodeDeleteMembershipEvent(node any, at *decoding.Place) DeleteMembershipEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "delete:membership")
	return DeleteMembershipEvent{
		Membership: decoding.Required(m, "membership", decoding.Object),
		WebhookID:  decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:     decoding.Required(m, "sender", decodeUser),
		Extra:      m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v DeleteMembershipEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "delete:membership"
	object["membership"] = decoding.Encode[contracts.Object](v.Membership)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteMembershipEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteMembershipEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeDeleteMembershipEvent, v)
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

func decodeCreateInvitationEvent(node any, at *decoding.Place) CreateInvitationEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "create:invitation")
	return CreateInvitationEvent{
		Invitation: decoding.Required(m, "invitation", decoding.Object),
		WebhookID:  decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:     decoding.Required(m, "sender", decodeUser),
		Extra:      m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v CreateInvitationEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "create:invitation"
	object["invitation"] = decoding.Encode[contracts.Object](v.Invitation)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateInvitationEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateInvitationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeCreateInvitationEvent, v)
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

func decodeDeleteInvitationEvent(node any, at *decoding.Place) DeleteInvitationEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "delete:invitation")
	return DeleteInvitationEvent{
		Invitation: decoding.Required(m, "invitation", decoding.Object),
		WebhookID:  decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:     decoding.Required(m, "sender", decodeUser),
		Extra:      m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v DeleteInvitationEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "delete:invitation"
	object["invitation"] = decoding.Encode[contracts.Object](v.Invitation)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteInvitationEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteInvitationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeDeleteInvitationEvent, v)
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

func decodeCreateProjectEvent(node any, at *decoding.Place) CreateProjectEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "create:project")
	return CreateProjectEvent{
		Project:   decoding.Required(m, "project", decoding.Object),
		WebhookID: decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:    decoding.Required(m, "sender", decodeUser),
		Extra:     m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v CreateProjectEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "create:project"
	object["project"] = decoding.Encode[contracts.Object](v.Project)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateProjectEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateProjectEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeCreateProjectEvent, v)
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

func decodeUpdateProjectEvent(node any, at *decoding.Place) UpdateProjectEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "update:project")
	return UpdateProjectEvent{
		Project:      decoding.Required(m, "project", decoding.Object),
		BeforeUpdate: decoding.Required(m, "before_update", decoding.Object),
		WebhookID:    decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:       decoding.Required(m, "sender", decodeUser),
		Extra:        m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v UpdateProjectEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "update:project"
	object["project"] = decoding.Encode[contracts.Object](v.Project)
	object["before_update"] = decoding.Encode[contracts.Object](v.BeforeUpdate)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateProjectEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateProjectEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeUpdateProjectEvent, v)
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

func decodeDeleteProjectEvent(node any, at *decoding.Place) DeleteProjectEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "delete:project")
	return DeleteProjectEvent{
		Project:   decoding.Required(m, "project", decoding.Object),
		WebhookID: decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:    decoding.Required(m, "sender", decodeUser),
		Extra:     m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v DeleteProjectEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "delete:project"
	object["project"] = decoding.Encode[contracts.Object](v.Project)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteProjectEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteProjectEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeDeleteProjectEvent, v)
}

// TaskMode: Empty string or a mode name such as `annotation` (W2.3). Others may appear (W-seen).
type TaskMode string

// Known values of TaskMode.
const (
	TaskModeEmpty      TaskMode = ""
	TaskModeAnnotation TaskMode = "annotation"
)

// JSON gives the value as JSON.
func (v TaskMode) JSON() any {
	return string(v)
}

// Timestamp: ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case).
type Timestamp = string

// Status: Status of a task or job; `annotation` is seen (W2.3). Others may appear (W-seen).
type Status string

// Known values of Status.
const (
	StatusAnnotation Status = "annotation"
)

// JSON gives the value as JSON.
func (v Status) JSON() any {
	return string(v)
}

// HexColour: Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color).
type HexColour = string

// LabelType: Type of a label; `any` is seen (W2.3). Others may appear (W-seen).
type LabelType string

// Known values of LabelType.
const (
	LabelTypeAny LabelType = "any"
)

// JSON gives the value as JSON.
func (v LabelType) JSON() any {
	return string(v)
}

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

func decodeLabel(node any, at *decoding.Place) Label {
	m := decoding.MembersOf(node, at)
	return Label{
		ID:         decoding.Required(m, "id", decoding.SafeInteger),
		Name:       decoding.Required(m, "name", decoding.String),
		Color:      decoding.Required(m, "color", decoding.String),
		Attributes: decoding.Required(m, "attributes", decoding.ListOf(decoding.Anything)),
		Type:       decoding.Required(m, "type", decoding.Text[LabelType]),
		Sublabels:  decoding.Required(m, "sublabels", decoding.ListOf(decoding.Anything)),
		HasParent:  decoding.Required(m, "has_parent", decoding.Boolean),
		Extra:      m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v Label) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["id"] = decoding.Encode[int64](v.ID)
	object["name"] = decoding.Encode[string](v.Name)
	object["color"] = decoding.Encode[string](v.Color)
	object["attributes"] = decoding.EncodeList(decoding.Encode[any])(v.Attributes)
	object["type"] = decoding.Encode[LabelType](v.Type)
	object["sublabels"] = decoding.EncodeList(decoding.Encode[any])(v.Sublabels)
	object["has_parent"] = decoding.Encode[bool](v.HasParent)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Label) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Label) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeLabel, v)
}

// JobStage: Stage of a job; `annotation` is seen (W2.3). Others may appear (W-seen).
type JobStage string

// Known values of JobStage.
const (
	JobStageAnnotation JobStage = "annotation"
)

// JSON gives the value as JSON.
func (v JobStage) JSON() any {
	return string(v)
}

// JobState: State of a job; `new` is seen (W2.3). Others may appear (W-seen).
type JobState string

// Known values of JobState.
const (
	JobStateNew JobState = "new"
)

// JSON gives the value as JSON.
func (v JobState) JSON() any {
	return string(v)
}

// JobSummary: Summary of a job (W2.3).
type JobSummary struct {
	// Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
	URL HttpUrl
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

func decodeJobSummary(node any, at *decoding.Place) JobSummary {
	m := decoding.MembersOf(node, at)
	return JobSummary{
		URL:      decoding.Required(m, "url", decoding.String),
		ID:       decoding.Required(m, "id", decoding.SafeInteger),
		Assignee: decoding.Required(m, "assignee", decoding.Nullable(decodeUser)),
		Status:   decoding.Required(m, "status", decoding.Text[Status]),
		Stage:    decoding.Required(m, "stage", decoding.Text[JobStage]),
		State:    decoding.Required(m, "state", decoding.Text[JobState]),
		Extra:    m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v JobSummary) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["url"] = decoding.Encode[string](v.URL)
	object["id"] = decoding.Encode[int64](v.ID)
	object["assignee"] = decoding.EncodePointer(decoding.Encode[User])(v.Assignee)
	object["status"] = decoding.Encode[Status](v.Status)
	object["stage"] = decoding.Encode[JobStage](v.Stage)
	object["state"] = decoding.Encode[JobState](v.State)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v JobSummary) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *JobSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeJobSummary, v)
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

func decodeSegment(node any, at *decoding.Place) Segment {
	m := decoding.MembersOf(node, at)
	return Segment{
		StartFrame: decoding.Required(m, "start_frame", decoding.SafeInteger),
		StopFrame:  decoding.Required(m, "stop_frame", decoding.SafeInteger),
		Jobs:       decoding.Required(m, "jobs", decoding.ListOf(decodeJobSummary)),
		Extra:      m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v Segment) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["start_frame"] = decoding.Encode[int64](v.StartFrame)
	object["stop_frame"] = decoding.Encode[int64](v.StopFrame)
	object["jobs"] = decoding.EncodeList(decoding.Encode[JobSummary])(v.Jobs)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Segment) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Segment) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeSegment, v)
}

// TaskDimension: Dimension of a task; `2d` is seen (W2.3). Others may appear (W-seen).
type TaskDimension string

// Known values of TaskDimension.
const (
	TaskDimension2d TaskDimension = "2d"
)

// JSON gives the value as JSON.
func (v TaskDimension) JSON() any {
	return string(v)
}

// StorageLocation: Location of a storage; `local` is seen (W2.3). Others may appear (W-seen).
type StorageLocation string

// Known values of StorageLocation.
const (
	StorageLocationLocal StorageLocation = "local"
)

// JSON gives the value as JSON.
func (v StorageLocation) JSON() any {
	return string(v)
}

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

func decodeStorage(node any, at *decoding.Place) Storage {
	m := decoding.MembersOf(node, at)
	return Storage{
		ID:             decoding.Required(m, "id", decoding.SafeInteger),
		Location:       decoding.Required(m, "location", decoding.Text[StorageLocation]),
		CloudStorageID: decoding.Required(m, "cloud_storage_id", decoding.Nullable(decoding.SafeInteger)),
		Extra:          m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v Storage) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["id"] = decoding.Encode[int64](v.ID)
	object["location"] = decoding.Encode[StorageLocation](v.Location)
	object["cloud_storage_id"] = decoding.EncodePointer(decoding.Encode[int64])(v.CloudStorageID)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Storage) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Storage) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeStorage, v)
}

// CreatedTask: A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
type CreatedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HttpUrl
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

func decodeCreatedTask(node any, at *decoding.Place) CreatedTask {
	m := decoding.MembersOf(node, at)
	return CreatedTask{
		URL:           decoding.Required(m, "url", decoding.String),
		ID:            decoding.Required(m, "id", decoding.SafeInteger),
		Name:          decoding.Required(m, "name", decoding.String),
		ProjectID:     decoding.Required(m, "project_id", decoding.SafeInteger),
		Mode:          decoding.Required(m, "mode", decoding.Text[TaskMode]),
		Owner:         decoding.Required(m, "owner", decodeUser),
		Assignee:      decoding.Required(m, "assignee", decoding.Nullable(decodeUser)),
		BugTracker:    decoding.Required(m, "bug_tracker", decoding.String),
		CreatedDate:   decoding.Required(m, "created_date", decoding.String),
		UpdatedDate:   decoding.Required(m, "updated_date", decoding.String),
		Overlap:       decoding.Optional(m, "overlap", decoding.Nullable(decoding.SafeInteger)),
		SegmentSize:   decoding.Optional(m, "segment_size", decoding.SafeInteger),
		Status:        decoding.Required(m, "status", decoding.Text[Status]),
		Labels:        decoding.Required(m, "labels", decoding.ListOf(decodeLabel)),
		Segments:      decoding.Required(m, "segments", decoding.ListOf(decodeSegment)),
		Dimension:     decoding.Required(m, "dimension", decoding.Text[TaskDimension]),
		Subset:        decoding.Required(m, "subset", decoding.String),
		Organization:  decoding.Required(m, "organization", decoding.Nullable(decoding.SafeInteger)),
		TargetStorage: decoding.Required(m, "target_storage", decodeStorage),
		SourceStorage: decoding.Required(m, "source_storage", decodeStorage),
		Extra:         m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v CreatedTask) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["url"] = decoding.Encode[string](v.URL)
	object["id"] = decoding.Encode[int64](v.ID)
	object["name"] = decoding.Encode[string](v.Name)
	object["project_id"] = decoding.Encode[int64](v.ProjectID)
	object["mode"] = decoding.Encode[TaskMode](v.Mode)
	object["owner"] = decoding.Encode[User](v.Owner)
	object["assignee"] = decoding.EncodePointer(decoding.Encode[User])(v.Assignee)
	object["bug_tracker"] = decoding.Encode[string](v.BugTracker)
	object["created_date"] = decoding.Encode[string](v.CreatedDate)
	object["updated_date"] = decoding.Encode[string](v.UpdatedDate)
	decoding.Put(object, "overlap", v.Overlap, decoding.EncodePointer(decoding.Encode[int64]))
	decoding.Put(object, "segment_size", v.SegmentSize, decoding.Encode[int64])
	object["status"] = decoding.Encode[Status](v.Status)
	object["labels"] = decoding.EncodeList(decoding.Encode[Label])(v.Labels)
	object["segments"] = decoding.EncodeList(decoding.Encode[Segment])(v.Segments)
	object["dimension"] = decoding.Encode[TaskDimension](v.Dimension)
	object["subset"] = decoding.Encode[string](v.Subset)
	object["organization"] = decoding.EncodePointer(decoding.Encode[int64])(v.Organization)
	object["target_storage"] = decoding.Encode[Storage](v.TargetStorage)
	object["source_storage"] = decoding.Encode[Storage](v.SourceStorage)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreatedTask) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreatedTask) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeCreatedTask, v)
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

func decodeCreateTaskEvent(node any, at *decoding.Place) CreateTaskEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "create:task")
	return CreateTaskEvent{
		Task:      decoding.Required(m, "task", decodeCreatedTask),
		WebhookID: decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:    decoding.Required(m, "sender", decodeUser),
		Extra:     m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v CreateTaskEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "create:task"
	object["task"] = decoding.Encode[CreatedTask](v.Task)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateTaskEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateTaskEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeCreateTaskEvent, v)
}

// ChunkType: Type of data chunks; `imageset` is seen (W2.3). Others may appear (W-seen).
type ChunkType string

// Known values of ChunkType.
const (
	ChunkTypeImageset ChunkType = "imageset"
)

// JSON gives the value as JSON.
func (v ChunkType) JSON() any {
	return string(v)
}

// Task: A task, given in full for update events (W2.3).
type Task struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HttpUrl
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

func decodeTask(node any, at *decoding.Place) Task {
	m := decoding.MembersOf(node, at)
	return Task{
		URL:                     decoding.Required(m, "url", decoding.String),
		ID:                      decoding.Required(m, "id", decoding.SafeInteger),
		Name:                    decoding.Required(m, "name", decoding.String),
		ProjectID:               decoding.Required(m, "project_id", decoding.SafeInteger),
		Mode:                    decoding.Required(m, "mode", decoding.Text[TaskMode]),
		Owner:                   decoding.Required(m, "owner", decodeUser),
		Assignee:                decoding.Required(m, "assignee", decoding.Nullable(decodeUser)),
		BugTracker:              decoding.Required(m, "bug_tracker", decoding.String),
		CreatedDate:             decoding.Required(m, "created_date", decoding.String),
		UpdatedDate:             decoding.Required(m, "updated_date", decoding.String),
		Overlap:                 decoding.Required(m, "overlap", decoding.Nullable(decoding.SafeInteger)),
		SegmentSize:             decoding.Required(m, "segment_size", decoding.SafeInteger),
		Status:                  decoding.Required(m, "status", decoding.Text[Status]),
		Labels:                  decoding.Required(m, "labels", decoding.ListOf(decodeLabel)),
		Segments:                decoding.Required(m, "segments", decoding.ListOf(decodeSegment)),
		DataChunkSize:           decoding.Required(m, "data_chunk_size", decoding.SafeInteger),
		DataCompressedChunkType: decoding.Required(m, "data_compressed_chunk_type", decoding.Text[ChunkType]),
		DataOriginalChunkType:   decoding.Required(m, "data_original_chunk_type", decoding.Text[ChunkType]),
		Size:                    decoding.Required(m, "size", decoding.SafeInteger),
		ImageQuality:            decoding.Required(m, "image_quality", decoding.SafeInteger),
		Data:                    decoding.Required(m, "data", decoding.SafeInteger),
		Dimension:               decoding.Required(m, "dimension", decoding.Text[TaskDimension]),
		Subset:                  decoding.Required(m, "subset", decoding.String),
		Organization:            decoding.Required(m, "organization", decoding.Nullable(decoding.SafeInteger)),
		TargetStorage:           decoding.Required(m, "target_storage", decodeStorage),
		SourceStorage:           decoding.Required(m, "source_storage", decodeStorage),
		Extra:                   m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v Task) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["url"] = decoding.Encode[string](v.URL)
	object["id"] = decoding.Encode[int64](v.ID)
	object["name"] = decoding.Encode[string](v.Name)
	object["project_id"] = decoding.Encode[int64](v.ProjectID)
	object["mode"] = decoding.Encode[TaskMode](v.Mode)
	object["owner"] = decoding.Encode[User](v.Owner)
	object["assignee"] = decoding.EncodePointer(decoding.Encode[User])(v.Assignee)
	object["bug_tracker"] = decoding.Encode[string](v.BugTracker)
	object["created_date"] = decoding.Encode[string](v.CreatedDate)
	object["updated_date"] = decoding.Encode[string](v.UpdatedDate)
	object["overlap"] = decoding.EncodePointer(decoding.Encode[int64])(v.Overlap)
	object["segment_size"] = decoding.Encode[int64](v.SegmentSize)
	object["status"] = decoding.Encode[Status](v.Status)
	object["labels"] = decoding.EncodeList(decoding.Encode[Label])(v.Labels)
	object["segments"] = decoding.EncodeList(decoding.Encode[Segment])(v.Segments)
	object["data_chunk_size"] = decoding.Encode[int64](v.DataChunkSize)
	object["data_compressed_chunk_type"] = decoding.Encode[ChunkType](v.DataCompressedChunkType)
	object["data_original_chunk_type"] = decoding.Encode[ChunkType](v.DataOriginalChunkType)
	object["size"] = decoding.Encode[int64](v.Size)
	object["image_quality"] = decoding.Encode[int64](v.ImageQuality)
	object["data"] = decoding.Encode[int64](v.Data)
	object["dimension"] = decoding.Encode[TaskDimension](v.Dimension)
	object["subset"] = decoding.Encode[string](v.Subset)
	object["organization"] = decoding.EncodePointer(decoding.Encode[int64])(v.Organization)
	object["target_storage"] = decoding.Encode[Storage](v.TargetStorage)
	object["source_storage"] = decoding.Encode[Storage](v.SourceStorage)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Task) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Task) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeTask, v)
}

// TaskBeforeUpdate: Old values of the keys of a task that changed (W6.3).
type TaskBeforeUpdate struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL contracts.Optional[HttpUrl]
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

func decodeTaskBeforeUpdate(node any, at *decoding.Place) TaskBeforeUpdate {
	m := decoding.MembersOf(node, at)
	return TaskBeforeUpdate{
		URL:                     decoding.Optional(m, "url", decoding.String),
		ID:                      decoding.Optional(m, "id", decoding.SafeInteger),
		Name:                    decoding.Optional(m, "name", decoding.String),
		ProjectID:               decoding.Optional(m, "project_id", decoding.SafeInteger),
		Mode:                    decoding.Optional(m, "mode", decoding.Text[TaskMode]),
		Owner:                   decoding.Optional(m, "owner", decodeUser),
		Assignee:                decoding.Optional(m, "assignee", decoding.Nullable(decodeUser)),
		BugTracker:              decoding.Optional(m, "bug_tracker", decoding.String),
		CreatedDate:             decoding.Optional(m, "created_date", decoding.String),
		UpdatedDate:             decoding.Optional(m, "updated_date", decoding.String),
		Overlap:                 decoding.Optional(m, "overlap", decoding.Nullable(decoding.SafeInteger)),
		SegmentSize:             decoding.Optional(m, "segment_size", decoding.SafeInteger),
		Status:                  decoding.Optional(m, "status", decoding.Text[Status]),
		Labels:                  decoding.Optional(m, "labels", decoding.ListOf(decodeLabel)),
		Segments:                decoding.Optional(m, "segments", decoding.ListOf(decodeSegment)),
		DataChunkSize:           decoding.Optional(m, "data_chunk_size", decoding.SafeInteger),
		DataCompressedChunkType: decoding.Optional(m, "data_compressed_chunk_type", decoding.Text[ChunkType]),
		DataOriginalChunkType:   decoding.Optional(m, "data_original_chunk_type", decoding.Text[ChunkType]),
		Size:                    decoding.Optional(m, "size", decoding.SafeInteger),
		ImageQuality:            decoding.Optional(m, "image_quality", decoding.SafeInteger),
		Data:                    decoding.Optional(m, "data", decoding.SafeInteger),
		Dimension:               decoding.Optional(m, "dimension", decoding.Text[TaskDimension]),
		Subset:                  decoding.Optional(m, "subset", decoding.String),
		Organization:            decoding.Optional(m, "organization", decoding.Nullable(decoding.SafeInteger)),
		TargetStorage:           decoding.Optional(m, "target_storage", decodeStorage),
		SourceStorage:           decoding.Optional(m, "source_storage", decodeStorage),
		Extra:                   m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v TaskBeforeUpdate) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	decoding.Put(object, "url", v.URL, decoding.Encode[string])
	decoding.Put(object, "id", v.ID, decoding.Encode[int64])
	decoding.Put(object, "name", v.Name, decoding.Encode[string])
	decoding.Put(object, "project_id", v.ProjectID, decoding.Encode[int64])
	decoding.Put(object, "mode", v.Mode, decoding.Encode[TaskMode])
	decoding.Put(object, "owner", v.Owner, decoding.Encode[User])
	decoding.Put(object, "assignee", v.Assignee, decoding.EncodePointer(decoding.Encode[User]))
	decoding.Put(object, "bug_tracker", v.BugTracker, decoding.Encode[string])
	decoding.Put(object, "created_date", v.CreatedDate, decoding.Encode[string])
	decoding.Put(object, "updated_date", v.UpdatedDate, decoding.Encode[string])
	decoding.Put(object, "overlap", v.Overlap, decoding.EncodePointer(decoding.Encode[int64]))
	decoding.Put(object, "segment_size", v.SegmentSize, decoding.Encode[int64])
	decoding.Put(object, "status", v.Status, decoding.Encode[Status])
	decoding.Put(object, "labels", v.Labels, decoding.EncodeList(decoding.Encode[Label]))
	decoding.Put(object, "segments", v.Segments, decoding.EncodeList(decoding.Encode[Segment]))
	decoding.Put(object, "data_chunk_size", v.DataChunkSize, decoding.Encode[int64])
	decoding.Put(object, "data_compressed_chunk_type", v.DataCompressedChunkType, decoding.Encode[ChunkType])
	decoding.Put(object, "data_original_chunk_type", v.DataOriginalChunkType, decoding.Encode[ChunkType])
	decoding.Put(object, "size", v.Size, decoding.Encode[int64])
	decoding.Put(object, "image_quality", v.ImageQuality, decoding.Encode[int64])
	decoding.Put(object, "data", v.Data, decoding.Encode[int64])
	decoding.Put(object, "dimension", v.Dimension, decoding.Encode[TaskDimension])
	decoding.Put(object, "subset", v.Subset, decoding.Encode[string])
	decoding.Put(object, "organization", v.Organization, decoding.EncodePointer(decoding.Encode[int64]))
	decoding.Put(object, "target_storage", v.TargetStorage, decoding.Encode[Storage])
	decoding.Put(object, "source_storage", v.SourceStorage, decoding.Encode[Storage])
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v TaskBeforeUpdate) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *TaskBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeTaskBeforeUpdate, v)
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

func decodeUpdateTaskEvent(node any, at *decoding.Place) UpdateTaskEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "update:task")
	return UpdateTaskEvent{
		Task:         decoding.Required(m, "task", decodeTask),
		BeforeUpdate: decoding.Required(m, "before_update", decodeTaskBeforeUpdate),
		WebhookID:    decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:       decoding.Required(m, "sender", decodeUser),
		Extra:        m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v UpdateTaskEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "update:task"
	object["task"] = decoding.Encode[Task](v.Task)
	object["before_update"] = decoding.Encode[TaskBeforeUpdate](v.BeforeUpdate)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateTaskEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateTaskEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeUpdateTaskEvent, v)
}

// DeletedTask: A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
type DeletedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HttpUrl
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

func decodeDeletedTask(node any, at *decoding.Place) DeletedTask {
	m := decoding.MembersOf(node, at)
	return DeletedTask{
		URL:           decoding.Required(m, "url", decoding.String),
		ID:            decoding.Required(m, "id", decoding.SafeInteger),
		Name:          decoding.Required(m, "name", decoding.String),
		ProjectID:     decoding.Required(m, "project_id", decoding.SafeInteger),
		Mode:          decoding.Required(m, "mode", decoding.Text[TaskMode]),
		Owner:         decoding.Required(m, "owner", decodeUser),
		Assignee:      decoding.Required(m, "assignee", decoding.Nullable(decodeUser)),
		BugTracker:    decoding.Required(m, "bug_tracker", decoding.String),
		CreatedDate:   decoding.Required(m, "created_date", decoding.String),
		UpdatedDate:   decoding.Required(m, "updated_date", decoding.String),
		Overlap:       decoding.Optional(m, "overlap", decoding.Nullable(decoding.SafeInteger)),
		SegmentSize:   decoding.Optional(m, "segment_size", decoding.SafeInteger),
		Status:        decoding.Required(m, "status", decoding.Text[Status]),
		Labels:        decoding.Required(m, "labels", decoding.ListOf(decodeLabel)),
		Segments:      decoding.Required(m, "segments", decoding.ListOf(decodeSegment)),
		Dimension:     decoding.Required(m, "dimension", decoding.Text[TaskDimension]),
		Subset:        decoding.Required(m, "subset", decoding.String),
		Organization:  decoding.Required(m, "organization", decoding.Nullable(decoding.SafeInteger)),
		TargetStorage: decoding.Required(m, "target_storage", decodeStorage),
		SourceStorage: decoding.Required(m, "source_storage", decodeStorage),
		Extra:         m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v DeletedTask) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["url"] = decoding.Encode[string](v.URL)
	object["id"] = decoding.Encode[int64](v.ID)
	object["name"] = decoding.Encode[string](v.Name)
	object["project_id"] = decoding.Encode[int64](v.ProjectID)
	object["mode"] = decoding.Encode[TaskMode](v.Mode)
	object["owner"] = decoding.Encode[User](v.Owner)
	object["assignee"] = decoding.EncodePointer(decoding.Encode[User])(v.Assignee)
	object["bug_tracker"] = decoding.Encode[string](v.BugTracker)
	object["created_date"] = decoding.Encode[string](v.CreatedDate)
	object["updated_date"] = decoding.Encode[string](v.UpdatedDate)
	decoding.Put(object, "overlap", v.Overlap, decoding.EncodePointer(decoding.Encode[int64]))
	decoding.Put(object, "segment_size", v.SegmentSize, decoding.Encode[int64])
	object["status"] = decoding.Encode[Status](v.Status)
	object["labels"] = decoding.EncodeList(decoding.Encode[Label])(v.Labels)
	object["segments"] = decoding.EncodeList(decoding.Encode[Segment])(v.Segments)
	object["dimension"] = decoding.Encode[TaskDimension](v.Dimension)
	object["subset"] = decoding.Encode[string](v.Subset)
	object["organization"] = decoding.EncodePointer(decoding.Encode[int64])(v.Organization)
	object["target_storage"] = decoding.Encode[Storage](v.TargetStorage)
	object["source_storage"] = decoding.Encode[Storage](v.SourceStorage)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeletedTask) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeletedTask) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeDeletedTask, v)
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

func decodeDeleteTaskEvent(node any, at *decoding.Place) DeleteTaskEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "delete:task")
	return DeleteTaskEvent{
		Task:      decoding.Required(m, "task", decodeDeletedTask),
		WebhookID: decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:    decoding.Required(m, "sender", decodeUser),
		Extra:     m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v DeleteTaskEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "delete:task"
	object["task"] = decoding.Encode[DeletedTask](v.Task)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteTaskEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteTaskEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeDeleteTaskEvent, v)
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

func decodeUpdateJobEvent(node any, at *decoding.Place) UpdateJobEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "update:job")
	return UpdateJobEvent{
		Job:          decoding.Required(m, "job", decoding.Object),
		BeforeUpdate: decoding.Required(m, "before_update", decoding.Object),
		WebhookID:    decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:       decoding.Required(m, "sender", decodeUser),
		Extra:        m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v UpdateJobEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "update:job"
	object["job"] = decoding.Encode[contracts.Object](v.Job)
	object["before_update"] = decoding.Encode[contracts.Object](v.BeforeUpdate)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateJobEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateJobEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeUpdateJobEvent, v)
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

func decodeCreateIssueEvent(node any, at *decoding.Place) CreateIssueEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "create:issue")
	return CreateIssueEvent{
		Issue:     decoding.Required(m, "issue", decoding.Object),
		WebhookID: decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:    decoding.Required(m, "sender", decodeUser),
		Extra:     m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v CreateIssueEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "create:issue"
	object["issue"] = decoding.Encode[contracts.Object](v.Issue)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateIssueEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateIssueEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeCreateIssueEvent, v)
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

func decodeUpdateIssueEvent(node any, at *decoding.Place) UpdateIssueEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "update:issue")
	return UpdateIssueEvent{
		Issue:        decoding.Required(m, "issue", decoding.Object),
		BeforeUpdate: decoding.Required(m, "before_update", decoding.Object),
		WebhookID:    decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:       decoding.Required(m, "sender", decodeUser),
		Extra:        m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v UpdateIssueEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "update:issue"
	object["issue"] = decoding.Encode[contracts.Object](v.Issue)
	object["before_update"] = decoding.Encode[contracts.Object](v.BeforeUpdate)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateIssueEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateIssueEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeUpdateIssueEvent, v)
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

func decodeDeleteIssueEvent(node any, at *decoding.Place) DeleteIssueEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "delete:issue")
	return DeleteIssueEvent{
		Issue:     decoding.Required(m, "issue", decoding.Object),
		WebhookID: decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:    decoding.Required(m, "sender", decodeUser),
		Extra:     m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v DeleteIssueEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "delete:issue"
	object["issue"] = decoding.Encode[contracts.Object](v.Issue)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteIssueEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteIssueEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeDeleteIssueEvent, v)
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

func decodeCreateCommentEvent(node any, at *decoding.Place) CreateCommentEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "create:comment")
	return CreateCommentEvent{
		Comment:   decoding.Required(m, "comment", decoding.Object),
		WebhookID: decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:    decoding.Required(m, "sender", decodeUser),
		Extra:     m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v CreateCommentEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "create:comment"
	object["comment"] = decoding.Encode[contracts.Object](v.Comment)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateCommentEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateCommentEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeCreateCommentEvent, v)
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

func decodeUpdateCommentEvent(node any, at *decoding.Place) UpdateCommentEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "update:comment")
	return UpdateCommentEvent{
		Comment:      decoding.Required(m, "comment", decoding.Object),
		BeforeUpdate: decoding.Required(m, "before_update", decoding.Object),
		WebhookID:    decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:       decoding.Required(m, "sender", decodeUser),
		Extra:        m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v UpdateCommentEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "update:comment"
	object["comment"] = decoding.Encode[contracts.Object](v.Comment)
	object["before_update"] = decoding.Encode[contracts.Object](v.BeforeUpdate)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateCommentEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *UpdateCommentEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeUpdateCommentEvent, v)
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

func decodeDeleteCommentEvent(node any, at *decoding.Place) DeleteCommentEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "delete:comment")
	return DeleteCommentEvent{
		Comment:   decoding.Required(m, "comment", decoding.Object),
		WebhookID: decoding.Required(m, "webhook_id", decoding.SafeInteger),
		Sender:    decoding.Required(m, "sender", decodeUser),
		Extra:     m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v DeleteCommentEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "delete:comment"
	object["comment"] = decoding.Encode[contracts.Object](v.Comment)
	object["webhook_id"] = decoding.Encode[int64](v.WebhookID)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteCommentEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteCommentEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeDeleteCommentEvent, v)
}

// WebhookType: Scope of a webhook: a project or an organization (W1.2). Closed vocabulary (W-closed).
type WebhookType string

// Known values of WebhookType.
const (
	WebhookTypeProject      WebhookType = "project"
	WebhookTypeOrganization WebhookType = "organization"
)

// JSON gives the value as JSON.
func (v WebhookType) JSON() any {
	return string(v)
}

// ContentType: Media type of the delivered payload; `application/json` is seen (W2.1). Others may appear (W-seen).
type ContentType string

// Known values of ContentType.
const (
	ContentTypeApplicationJson ContentType = "application/json"
)

// JSON gives the value as JSON.
func (v ContentType) JSON() any {
	return string(v)
}

// EventName: Name of an event a webhook can subscribe to (W6.1). Closed vocabulary (W-closed).
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

// JSON gives the value as JSON.
func (v EventName) JSON() any {
	return string(v)
}

// Webhook: A webhook as seen in the ping payload, which does not return the secret (W2.1).
type Webhook struct {
	// Webhook identifier (W2.1).
	ID Integer
	// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
	URL HttpUrl
	// Where event payloads are delivered (W2.1).
	TargetURL HttpUrl
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

func decodeWebhook(node any, at *decoding.Place) Webhook {
	m := decoding.MembersOf(node, at)
	return Webhook{
		ID:               decoding.Required(m, "id", decoding.SafeInteger),
		URL:              decoding.Required(m, "url", decoding.String),
		TargetURL:        decoding.Required(m, "target_url", decoding.String),
		Description:      decoding.Required(m, "description", decoding.String),
		Type:             decoding.Required(m, "type", decoding.OneOf(WebhookTypeProject, WebhookTypeOrganization)),
		ContentType:      decoding.Required(m, "content_type", decoding.Text[ContentType]),
		IsActive:         decoding.Required(m, "is_active", decoding.Boolean),
		EnableSSL:        decoding.Required(m, "enable_ssl", decoding.Boolean),
		CreatedDate:      decoding.Required(m, "created_date", decoding.String),
		UpdatedDate:      decoding.Required(m, "updated_date", decoding.String),
		Owner:            decoding.Required(m, "owner", decodeUser),
		Project:          decoding.Required(m, "project", decoding.Nullable(decoding.SafeInteger)),
		Organization:     decoding.Required(m, "organization", decoding.Nullable(decoding.SafeInteger)),
		Events:           decoding.Required(m, "events", decoding.ListOf(decoding.OneOf(EventNameUpdateOrganization, EventNameUpdateMembership, EventNameDeleteMembership, EventNameCreateInvitation, EventNameDeleteInvitation, EventNameCreateProject, EventNameUpdateProject, EventNameDeleteProject, EventNameCreateTask, EventNameUpdateTask, EventNameDeleteTask, EventNameUpdateJob, EventNameCreateIssue, EventNameUpdateIssue, EventNameDeleteIssue, EventNameCreateComment, EventNameUpdateComment, EventNameDeleteComment))),
		LastStatus:       decoding.Optional(m, "last_status", decoding.SafeInteger),
		LastDeliveryDate: decoding.Optional(m, "last_delivery_date", decoding.String),
		Extra:            m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v Webhook) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["id"] = decoding.Encode[int64](v.ID)
	object["url"] = decoding.Encode[string](v.URL)
	object["target_url"] = decoding.Encode[string](v.TargetURL)
	object["description"] = decoding.Encode[string](v.Description)
	object["type"] = decoding.Encode[WebhookType](v.Type)
	object["content_type"] = decoding.Encode[ContentType](v.ContentType)
	object["is_active"] = decoding.Encode[bool](v.IsActive)
	object["enable_ssl"] = decoding.Encode[bool](v.EnableSSL)
	object["created_date"] = decoding.Encode[string](v.CreatedDate)
	object["updated_date"] = decoding.Encode[string](v.UpdatedDate)
	object["owner"] = decoding.Encode[User](v.Owner)
	object["project"] = decoding.EncodePointer(decoding.Encode[int64])(v.Project)
	object["organization"] = decoding.EncodePointer(decoding.Encode[int64])(v.Organization)
	object["events"] = decoding.EncodeList(decoding.Encode[EventName])(v.Events)
	decoding.Put(object, "last_status", v.LastStatus, decoding.Encode[int64])
	decoding.Put(object, "last_delivery_date", v.LastDeliveryDate, decoding.Encode[string])
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Webhook) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Webhook) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeWebhook, v)
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

func decodePingEvent(node any, at *decoding.Place) PingEvent {
	m := decoding.MembersOf(node, at)
	m.Constant("event", "ping")
	return PingEvent{
		Webhook: decoding.Required(m, "webhook", decodeWebhook),
		Sender:  decoding.Required(m, "sender", decodeUser),
		Extra:   m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v PingEvent) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	object["event"] = "ping"
	object["webhook"] = decoding.Encode[Webhook](v.Webhook)
	object["sender"] = decoding.Encode[User](v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v PingEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *PingEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodePingEvent, v)
}

// Delivery: Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is.
//
// It is *UpdateOrganizationEvent or *UpdateMembershipEvent or *DeleteMembershipEvent or *CreateInvitationEvent or *DeleteInvitationEvent or *CreateProjectEvent or *UpdateProjectEvent or *DeleteProjectEvent or *CreateTaskEvent or *UpdateTaskEvent or *DeleteTaskEvent or *UpdateJobEvent or *CreateIssueEvent or *UpdateIssueEvent or *DeleteIssueEvent or *CreateCommentEvent or *UpdateCommentEvent or *DeleteCommentEvent or *PingEvent or *UnknownEvent.
type Delivery interface {
	decoding.Encodable
	// Event is the value of "event", as it was sent.
	Event() string
	isDelivery()
}

func (*UpdateOrganizationEvent) isDelivery() {}

func (*UpdateMembershipEvent) isDelivery() {}

func (*DeleteMembershipEvent) isDelivery() {}

func (*CreateInvitationEvent) isDelivery() {}

func (*DeleteInvitationEvent) isDelivery() {}

func (*CreateProjectEvent) isDelivery() {}

func (*UpdateProjectEvent) isDelivery() {}

func (*DeleteProjectEvent) isDelivery() {}

func (*CreateTaskEvent) isDelivery() {}

func (*UpdateTaskEvent) isDelivery() {}

func (*DeleteTaskEvent) isDelivery() {}

func (*UpdateJobEvent) isDelivery() {}

func (*CreateIssueEvent) isDelivery() {}

func (*UpdateIssueEvent) isDelivery() {}

func (*DeleteIssueEvent) isDelivery() {}

func (*CreateCommentEvent) isDelivery() {}

func (*UpdateCommentEvent) isDelivery() {}

func (*DeleteCommentEvent) isDelivery() {}

func (*PingEvent) isDelivery() {}

func (*UnknownEvent) isDelivery() {}

// UnknownEvent is a document whose "event" is none of the contract's (W6.1).
type UnknownEvent struct {
	// Name is the value of "event", as it was sent.
	Name string
	// Document is the document as it came.
	Document contracts.Object
}

// Event is the value as it was sent.
func (v *UnknownEvent) Event() string { return v.Name }

// JSON gives the document as it came.
func (v *UnknownEvent) JSON() any { return v.Document }

// Event is "update:organization".
func (*UpdateOrganizationEvent) Event() string {
	return "update:organization"
}

// Event is "update:membership".
func (*UpdateMembershipEvent) Event() string {
	return "update:membership"
}

// Event is "delete:membership".
func (*DeleteMembershipEvent) Event() string {
	return "delete:membership"
}

// Event is "create:invitation".
func (*CreateInvitationEvent) Event() string {
	return "create:invitation"
}

// Event is "delete:invitation".
func (*DeleteInvitationEvent) Event() string {
	return "delete:invitation"
}

// Event is "create:project".
func (*CreateProjectEvent) Event() string {
	return "create:project"
}

// Event is "update:project".
func (*UpdateProjectEvent) Event() string {
	return "update:project"
}

// Event is "delete:project".
func (*DeleteProjectEvent) Event() string {
	return "delete:project"
}

// Event is "create:task".
func (*CreateTaskEvent) Event() string {
	return "create:task"
}

// Event is "update:task".
func (*UpdateTaskEvent) Event() string {
	return "update:task"
}

// Event is "delete:task".
func (*DeleteTaskEvent) Event() string {
	return "delete:task"
}

// Event is "update:job".
func (*UpdateJobEvent) Event() string {
	return "update:job"
}

// Event is "create:issue".
func (*CreateIssueEvent) Event() string {
	return "create:issue"
}

// Event is "update:issue".
func (*UpdateIssueEvent) Event() string {
	return "update:issue"
}

// Event is "delete:issue".
func (*DeleteIssueEvent) Event() string {
	return "delete:issue"
}

// Event is "create:comment".
func (*CreateCommentEvent) Event() string {
	return "create:comment"
}

// Event is "update:comment".
func (*UpdateCommentEvent) Event() string {
	return "update:comment"
}

// Event is "delete:comment".
func (*DeleteCommentEvent) Event() string {
	return "delete:comment"
}

// Event is "ping".
func (*PingEvent) Event() string {
	return "ping"
}

func decodeDelivery(node any, at *decoding.Place) Delivery {
	tag, document, ok := decoding.Tag(node, at, "event")
	if !ok {
		return nil
	}
	switch tag {
	case "update:organization":
		return decoding.PointerTo(decodeUpdateOrganizationEvent)(node, at)
	case "update:membership":
		return decoding.PointerTo(decodeUpdateMembershipEvent)(node, at)
	case "delete:membership":
		return decoding.PointerTo(decodeDeleteMembershipEvent)(node, at)
	case "create:invitation":
		return decoding.PointerTo(decodeCreateInvitationEvent)(node, at)
	case "delete:invitation":
		return decoding.PointerTo(decodeDeleteInvitationEvent)(node, at)
	case "create:project":
		return decoding.PointerTo(decodeCreateProjectEvent)(node, at)
	case "update:project":
		return decoding.PointerTo(decodeUpdateProjectEvent)(node, at)
	case "delete:project":
		return decoding.PointerTo(decodeDeleteProjectEvent)(node, at)
	case "create:task":
		return decoding.PointerTo(decodeCreateTaskEvent)(node, at)
	case "update:task":
		return decoding.PointerTo(decodeUpdateTaskEvent)(node, at)
	case "delete:task":
		return decoding.PointerTo(decodeDeleteTaskEvent)(node, at)
	case "update:job":
		return decoding.PointerTo(decodeUpdateJobEvent)(node, at)
	case "create:issue":
		return decoding.PointerTo(decodeCreateIssueEvent)(node, at)
	case "update:issue":
		return decoding.PointerTo(decodeUpdateIssueEvent)(node, at)
	case "delete:issue":
		return decoding.PointerTo(decodeDeleteIssueEvent)(node, at)
	case "create:comment":
		return decoding.PointerTo(decodeCreateCommentEvent)(node, at)
	case "update:comment":
		return decoding.PointerTo(decodeUpdateCommentEvent)(node, at)
	case "delete:comment":
		return decoding.PointerTo(decodeDeleteCommentEvent)(node, at)
	case "ping":
		return decoding.PointerTo(decodePingEvent)(node, at)
	}
	return &UnknownEvent{tag, document}
}

// ParseDelivery reads a delivery. The error is a *contracts.UnreadableError where it is no JSON text, and a
// *contracts.DecodeError that names each place where it breaks the contract.
func ParseDelivery(body []byte) (Delivery, error) {
	return decoding.Document(body, decodeDelivery)
}

// WriteDelivery writes a delivery as JSON text: what was parsed, with unknown members, and nothing that was missing.
func WriteDelivery(document Delivery) ([]byte, error) {
	return decoding.Write(decoding.Encode[Delivery](document))
}
