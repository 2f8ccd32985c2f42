// Generated from spec/main.tsp by "npm run generate". Do not edit.

// Package v2_76 contains the types of deliveries of edition 2.76.
package v2_76

import (
	"encoding/json"

	"annotation-contracts.example/contracts/record"
)

// Integer: Integer. Within ±(2^53 − 1), which every JSON reader represents exactly.
type Integer = record.Integer

// Timestamp: ISO 8601 UTC timestamp. RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits, in upper case.
type Timestamp = string

// PlatformUrl: Address on the platform: an absolute `http` or `https` URL, or a path such as `/api/tasks/15` if no user's request raised the event (since 2.4.2).
type PlatformUrl = string

// User: A user, as `owner` or `sender`, or as `assignee`.
type User struct {
	// Address of the user, `{base_url}/api/users/<user_id>`.
	URL PlatformUrl `json:"url"`
	// User identifier.
	ID Integer `json:"id"`
	// User name. The name used to log in.
	Username string `json:"username"`
	// First name. May be empty.
	FirstName string `json:"first_name"`
	// Last name. May be empty.
	LastName string `json:"last_name"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *User) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v User) MarshalJSON() ([]byte, error) {
	type plain User
	return record.Marshal(plain(v), v.Extra)
}

// Organization: An organization (since 2.3.0).
type Organization struct {
	// Organization identifier (since 2.3.0).
	ID Integer `json:"id"`
	// Short name: letters, digits, `-` and `_` (since 2.3.0).
	Slug string `json:"slug"`
	// Name (since 2.3.0).
	Name string `json:"name"`
	// Description; may be empty (since 2.3.0).
	Description string `json:"description"`
	// When the organization was created (since 2.3.0).
	CreatedDate Timestamp `json:"created_date"`
	// When the organization was last changed (since 2.3.0).
	UpdatedDate Timestamp `json:"updated_date"`
	// How to reach the organization: any JSON value; `{}` if nothing was entered (since 2.3.0).
	Contact json.RawMessage `json:"contact"`
	// User who owns the organization; null after that user was deleted (since 2.3.0).
	Owner *User `json:"owner"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Organization) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Organization) MarshalJSON() ([]byte, error) {
	type plain Organization
	return record.Marshal(plain(v), v.Extra)
}

// BackgroundUser: The sender of an event that a background job raised, for example after data was uploaded (since 2.4.2).
type BackgroundUser struct {
	// User identifier (since 2.4.2).
	ID Integer `json:"id"`
	// Login name (since 2.4.2).
	Username string `json:"username"`
	// E-mail address; may be empty (since 2.4.2).
	Email string `json:"email"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *BackgroundUser) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v BackgroundUser) MarshalJSON() ([]byte, error) {
	type plain BackgroundUser
	return record.Marshal(plain(v), v.Extra)
}

// SenderObject: `Sender`, if it is an object. Who triggered an event: a full user, an abridged one if a background job raised it, or nobody (since 2.4.2).
type SenderObject struct {
	User           *User
	BackgroundUser *BackgroundUser
}

// UnmarshalJSON sets the field of the record that matches the object.
func (v *SenderObject) UnmarshalJSON(data []byte) error {
	return record.UnmarshalSum(data, "", record.Branch{Value: "", Target: &v.User}, record.Branch{Value: "", Target: &v.BackgroundUser})
}

// MarshalJSON writes the field that is set.
func (v SenderObject) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.User, v.BackgroundUser)
}

// Sender: Who triggered an event: a full user, an abridged one if a background job raised it, or nobody (since 2.4.2).
type Sender struct {
	Object *SenderObject
}

// UnmarshalJSON sets the field for the JSON type.
func (v *Sender) UnmarshalJSON(data []byte) error {
	return record.UnmarshalUnion(data, map[string]any{
		"object": &v.Object,
	})
}

// MarshalJSON writes the field that is set.
func (v Sender) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.Object)
}

// UpdateOrganizationEvent: An organization was updated.
type UpdateOrganizationEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The organization after the update, in full.
	Organization Organization `json:"organization"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateOrganizationEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UpdateOrganizationEvent) MarshalJSON() ([]byte, error) {
	type plain UpdateOrganizationEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of UpdateOrganizationEvent.
func (*UpdateOrganizationEvent) EventName() string {
	return "update:organization"
}

// Edition returns the edition of UpdateOrganizationEvent.
func (*UpdateOrganizationEvent) Edition() string {
	return "2.76"
}

// CreateOrganizationEvent: An organization was created (since 2.76.0).
type CreateOrganizationEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created organization, in full (since 2.76.0).
	Organization Organization `json:"organization"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateOrganizationEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreateOrganizationEvent) MarshalJSON() ([]byte, error) {
	type plain CreateOrganizationEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CreateOrganizationEvent.
func (*CreateOrganizationEvent) EventName() string {
	return "create:organization"
}

// Edition returns the edition of CreateOrganizationEvent.
func (*CreateOrganizationEvent) Edition() string {
	return "2.76"
}

// DeleteOrganizationEvent: An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
type DeleteOrganizationEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted organization, in full (since 2.4.2).
	Organization Organization `json:"organization"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteOrganizationEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeleteOrganizationEvent) MarshalJSON() ([]byte, error) {
	type plain DeleteOrganizationEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of DeleteOrganizationEvent.
func (*DeleteOrganizationEvent) EventName() string {
	return "delete:organization"
}

// Edition returns the edition of DeleteOrganizationEvent.
func (*DeleteOrganizationEvent) Edition() string {
	return "2.76"
}

// Role: Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear.
type Role string

// Known values of Role.
const (
	RoleWorker     Role = "worker"
	RoleSupervisor Role = "supervisor"
	RoleMaintainer Role = "maintainer"
	RoleOwner      Role = "owner"
)

// Membership: A membership of a user in an organization (since 2.3.0).
type Membership struct {
	// Membership identifier (since 2.3.0).
	ID Integer `json:"id"`
	// User who is the member (since 2.3.0).
	User User `json:"user"`
	// Identifier of the organization (since 2.3.0).
	Organization Integer `json:"organization"`
	// True when the user accepted the invitation (since 2.3.0).
	IsActive bool `json:"is_active"`
	// When the user joined, or null (since 2.3.0).
	JoinedDate *Timestamp `json:"joined_date"`
	// Role in the organization (since 2.3.0).
	Role Role `json:"role"`
	// Key of the invitation; null for the owner (since 2.3.0).
	Invitation *string `json:"invitation"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Membership) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Membership) MarshalJSON() ([]byte, error) {
	type plain Membership
	return record.Marshal(plain(v), v.Extra)
}

// UpdateMembershipEvent: A membership was updated. Member added to or removed from an organization.
type UpdateMembershipEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The membership after the update, in full.
	Membership Membership `json:"membership"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateMembershipEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UpdateMembershipEvent) MarshalJSON() ([]byte, error) {
	type plain UpdateMembershipEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of UpdateMembershipEvent.
func (*UpdateMembershipEvent) EventName() string {
	return "update:membership"
}

// Edition returns the edition of UpdateMembershipEvent.
func (*UpdateMembershipEvent) Edition() string {
	return "2.76"
}

// DeleteMembershipEvent: A membership was deleted. A member was removed from an organization.
type DeleteMembershipEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted membership, in full.
	Membership Membership `json:"membership"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteMembershipEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeleteMembershipEvent) MarshalJSON() ([]byte, error) {
	type plain DeleteMembershipEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of DeleteMembershipEvent.
func (*DeleteMembershipEvent) EventName() string {
	return "delete:membership"
}

// Edition returns the edition of DeleteMembershipEvent.
func (*DeleteMembershipEvent) Edition() string {
	return "2.76"
}

// CreateMembershipEvent: A member joined an organization (since 2.4.2).
type CreateMembershipEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created membership, in full (since 2.4.2).
	Membership Membership `json:"membership"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateMembershipEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreateMembershipEvent) MarshalJSON() ([]byte, error) {
	type plain CreateMembershipEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CreateMembershipEvent.
func (*CreateMembershipEvent) EventName() string {
	return "create:membership"
}

// Edition returns the edition of CreateMembershipEvent.
func (*CreateMembershipEvent) Edition() string {
	return "2.76"
}

// BasicOrganization: An organization, with only its identifier and names (since 2.10.0).
type BasicOrganization struct {
	// Organization identifier (since 2.10.0).
	ID Integer `json:"id"`
	// Short name (since 2.10.0).
	Slug string `json:"slug"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *BasicOrganization) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v BasicOrganization) MarshalJSON() ([]byte, error) {
	type plain BasicOrganization
	return record.Marshal(plain(v), v.Extra)
}

// Invitation: An invitation to an organization (since 2.3.0).
type Invitation struct {
	// Key of the invitation; it has no other identifier (since 2.3.0).
	Key string `json:"key"`
	// When the invitation was created (since 2.3.0).
	CreatedDate Timestamp `json:"created_date"`
	// User who sent the invitation; may be null (since 2.3.0).
	Owner *User `json:"owner"`
	// Role in the organization (since 2.3.0).
	Role Role `json:"role"`
	// User who is invited (since 2.3.0).
	User User `json:"user"`
	// Identifier of the organization (since 2.3.0).
	Organization Integer `json:"organization"`
	// True when the invitation has expired; may be null (since 2.10.0).
	Expired *bool `json:"expired"`
	// Identifier and names of the organization (since 2.10.0).
	OrganizationInfo BasicOrganization `json:"organization_info"`
	// True when the invitation was accepted (since 2.65.0).
	Accepted bool `json:"accepted"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Invitation) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Invitation) MarshalJSON() ([]byte, error) {
	type plain Invitation
	return record.Marshal(plain(v), v.Extra)
}

// CreateInvitationEvent: An invitation was created. It was issued.
type CreateInvitationEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created invitation, in full.
	Invitation Invitation `json:"invitation"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateInvitationEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreateInvitationEvent) MarshalJSON() ([]byte, error) {
	type plain CreateInvitationEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CreateInvitationEvent.
func (*CreateInvitationEvent) EventName() string {
	return "create:invitation"
}

// Edition returns the edition of CreateInvitationEvent.
func (*CreateInvitationEvent) Edition() string {
	return "2.76"
}

// DeleteInvitationEvent: An invitation was deleted. It was revoked.
type DeleteInvitationEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted invitation, in full.
	Invitation Invitation `json:"invitation"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteInvitationEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeleteInvitationEvent) MarshalJSON() ([]byte, error) {
	type plain DeleteInvitationEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of DeleteInvitationEvent.
func (*DeleteInvitationEvent) EventName() string {
	return "delete:invitation"
}

// Edition returns the edition of DeleteInvitationEvent.
func (*DeleteInvitationEvent) Edition() string {
	return "2.76"
}

// LabelsSummary: URL that lists the labels of a project, task or job (since 2.4.0).
type LabelsSummary struct {
	// URL of the list of labels (since 2.4.0).
	URL PlatformUrl `json:"url"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *LabelsSummary) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v LabelsSummary) MarshalJSON() ([]byte, error) {
	type plain LabelsSummary
	return record.Marshal(plain(v), v.Extra)
}

// TasksSummary: Number of tasks of a project, and the URL that lists them (since 2.4.0).
type TasksSummary struct {
	// Number of tasks (since 2.4.0).
	Count Integer `json:"count"`
	// Address of the list of tasks; null in background deliveries (since 2.4.0).
	URL *PlatformUrl `json:"url"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *TasksSummary) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v TasksSummary) MarshalJSON() ([]byte, error) {
	type plain TasksSummary
	return record.Marshal(plain(v), v.Extra)
}

// Status: Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear.
type Status string

// Known values of Status.
const (
	StatusAnnotation Status = "annotation"
	StatusValidation Status = "validation"
	StatusCompleted  Status = "completed"
)

// TaskDimension: Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear.
type TaskDimension string

// Known values of TaskDimension.
const (
	TaskDimension2d TaskDimension = "2d"
	TaskDimension3d TaskDimension = "3d"
)

// StorageLocation: Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear.
type StorageLocation string

// Known values of StorageLocation.
const (
	StorageLocationLocal        StorageLocation = "local"
	StorageLocationCloudStorage StorageLocation = "cloud_storage"
)

// DataStorage: A storage. Where a task's data is read from or written to.
type DataStorage struct {
	// Storage identifier.
	ID Integer `json:"id"`
	// Location of the storage. The kind of storage.
	Location StorageLocation `json:"location"`
	// Cloud storage identifier, or null. Null when the storage is not in a cloud.
	CloudStorageID *Integer `json:"cloud_storage_id"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DataStorage) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DataStorage) MarshalJSON() ([]byte, error) {
	type plain DataStorage
	return record.Marshal(plain(v), v.Extra)
}

// Project: A project (since 2.3.0).
type Project struct {
	// Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
	URL PlatformUrl `json:"url"`
	// Project identifier (since 2.3.0).
	ID Integer `json:"id"`
	// Project name (since 2.3.0).
	Name string `json:"name"`
	// Labels of the project; null in background deliveries (since 2.4.0; before that, a list).
	Labels *LabelsSummary `json:"labels"`
	// Tasks of the project (since 2.4.0; before that, a list of identifiers).
	Tasks TasksSummary `json:"tasks"`
	// User who owns the project, or null (since 2.3.0).
	Owner *User `json:"owner"`
	// User the project is assigned to, or null (since 2.3.0).
	Assignee *User `json:"assignee"`
	// Address of a bug tracker; may be empty (since 2.3.0).
	BugTracker string `json:"bug_tracker"`
	// Subsets that the tasks of the project belong to (since 2.3.0).
	TaskSubsets []string `json:"task_subsets"`
	// When the project was created (since 2.3.0).
	CreatedDate Timestamp `json:"created_date"`
	// When the project was last changed (since 2.3.0).
	UpdatedDate Timestamp `json:"updated_date"`
	// Status of the project (since 2.3.0).
	Status Status `json:"status"`
	// Dimension of the data; null if there are no tasks (since 2.3.0).
	Dimension *TaskDimension `json:"dimension"`
	// Identifier of the organization, or null (since 2.3.0).
	Organization *Integer `json:"organization"`
	// Where annotations are written to, or null (since 2.3.0).
	TargetStorage *DataStorage `json:"target_storage"`
	// Where data is read from, or null (since 2.3.0).
	SourceStorage *DataStorage `json:"source_storage"`
	// Identifier of the annotation guide, or null (since 2.5.0).
	GuideID *Integer `json:"guide_id"`
	// When the assignee last changed, or null (since 2.16.0).
	AssigneeUpdatedDate *Timestamp `json:"assignee_updated_date"`
	// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
	OrganizationID *Integer `json:"organization_id"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Project) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Project) MarshalJSON() ([]byte, error) {
	type plain Project
	return record.Marshal(plain(v), v.Extra)
}

// CreateProjectEvent: A project was created.
type CreateProjectEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created project, in full.
	Project Project `json:"project"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateProjectEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreateProjectEvent) MarshalJSON() ([]byte, error) {
	type plain CreateProjectEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CreateProjectEvent.
func (*CreateProjectEvent) EventName() string {
	return "create:project"
}

// Edition returns the edition of CreateProjectEvent.
func (*CreateProjectEvent) Edition() string {
	return "2.76"
}

// UpdateProjectEvent: A project was updated.
type UpdateProjectEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The project after the update, in full.
	Project Project `json:"project"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateProjectEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UpdateProjectEvent) MarshalJSON() ([]byte, error) {
	type plain UpdateProjectEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of UpdateProjectEvent.
func (*UpdateProjectEvent) EventName() string {
	return "update:project"
}

// Edition returns the edition of UpdateProjectEvent.
func (*UpdateProjectEvent) Edition() string {
	return "2.76"
}

// DeleteProjectEvent: A project was deleted.
type DeleteProjectEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted project, in full.
	Project Project `json:"project"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteProjectEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeleteProjectEvent) MarshalJSON() ([]byte, error) {
	type plain DeleteProjectEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of DeleteProjectEvent.
func (*DeleteProjectEvent) EventName() string {
	return "delete:project"
}

// Edition returns the edition of DeleteProjectEvent.
func (*DeleteProjectEvent) Edition() string {
	return "2.76"
}

// TaskMode: Mode of a task or job; empty until it has data (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear.
type TaskMode string

// Known values of TaskMode.
const (
	TaskModeEmpty         TaskMode = ""
	TaskModeAnnotation    TaskMode = "annotation"
	TaskModeInterpolation TaskMode = "interpolation"
)

// JobsSummary: Number of jobs of a task, and the URL that lists them (since 2.4.0).
type JobsSummary struct {
	// Number of jobs; until 2.72, it is 0 in create events and background deliveries (since 2.4.0).
	Count Integer `json:"count"`
	// Number of completed jobs; until 2.72, null in create events and background deliveries (since 2.4.0).
	Completed *Integer `json:"completed"`
	// Number of jobs in validation; until 2.72, null in create events and background deliveries (since 2.5.0).
	Validation *Integer `json:"validation"`
	// Address of the list of jobs; null in background deliveries (since 2.4.0).
	URL *PlatformUrl `json:"url"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *JobsSummary) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v JobsSummary) MarshalJSON() ([]byte, error) {
	type plain JobsSummary
	return record.Marshal(plain(v), v.Extra)
}

// ChunkType: Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear.
type ChunkType string

// Known values of ChunkType.
const (
	ChunkTypeImageset ChunkType = "imageset"
	ChunkTypeVideo    ChunkType = "video"
	ChunkTypeAudioMp3 ChunkType = "audio_mp3"
)

// ValidationMode: How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear.
type ValidationMode string

// Known values of ValidationMode.
const (
	ValidationModeGt     ValidationMode = "gt"
	ValidationModeGtPool ValidationMode = "gt_pool"
)

// MediaType: Kind of media (since 2.65.0). Known: `image`; others may appear, such as audio types.
type MediaType string

// Known values of MediaType.
const (
	MediaTypeImage MediaType = "image"
)

// Task: A task.
type Task struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>`.
	URL PlatformUrl `json:"url"`
	// Task identifier.
	ID Integer `json:"id"`
	// Task name.
	Name string `json:"name"`
	// Identifier of the project the task belongs to, or null (null since 2.3.0).
	ProjectID *Integer `json:"project_id"`
	// Empty string or a mode name.
	Mode TaskMode `json:"mode"`
	// User who owns the task, or null (null since 2.3.0).
	Owner *User `json:"owner"`
	// User the task is assigned to, or null.
	Assignee *User `json:"assignee"`
	// Bug tracker; may be empty. A URL.
	BugTracker string `json:"bug_tracker"`
	// When the task was created.
	CreatedDate Timestamp `json:"created_date"`
	// When the task was last updated.
	UpdatedDate Timestamp `json:"updated_date"`
	// Overlap, or null. The number of frames that neighboring segments share.
	Overlap *Integer `json:"overlap"`
	// Size of a segment. Counted in frames.
	SegmentSize Integer `json:"segment_size"`
	// Status of the task.
	Status Status `json:"status"`
	// Labels of the task; null in background deliveries (since 2.4.0; before that, a list).
	Labels *LabelsSummary `json:"labels"`
	// Jobs of the task (since 2.4.0).
	Jobs JobsSummary `json:"jobs"`
	// Number of frames in a data chunk; only if the task has data; may be null (since 2.3.0).
	DataChunkSize record.Optional[*Integer] `json:"data_chunk_size,omitzero"`
	// Type of the compressed chunks; only if the task has data.
	DataCompressedChunkType *ChunkType `json:"data_compressed_chunk_type,omitempty"`
	// Type of the original chunks; only if the task has data.
	DataOriginalChunkType *ChunkType `json:"data_original_chunk_type,omitempty"`
	// Number of frames; only if the task has data.
	Size *Integer `json:"size,omitempty"`
	// Image quality; only if the task has data.
	ImageQuality *Integer `json:"image_quality,omitempty"`
	// Identifier of the task's data; only if the task has data; may be null (since 2.59.0).
	Data record.Optional[*Integer] `json:"data,omitzero"`
	// Dimension. The dimension of the data.
	Dimension TaskDimension `json:"dimension"`
	// Subset; may be empty. The subset that the task belongs to.
	Subset string `json:"subset"`
	// Organization, or null. Its identifier.
	Organization *Integer `json:"organization"`
	// Where annotations are written to, or null (null since 2.3.0).
	TargetStorage *DataStorage `json:"target_storage"`
	// Where data is read from, or null (null since 2.3.0).
	SourceStorage *DataStorage `json:"source_storage"`
	// Identifier of the annotation guide, or null (since 2.5.0).
	GuideID *Integer `json:"guide_id"`
	// When the assignee last changed, or null (since 2.16.0).
	AssigneeUpdatedDate *Timestamp `json:"assignee_updated_date"`
	// How the work on the task is validated; may be null (since 2.21.0).
	ValidationMode *ValidationMode `json:"validation_mode"`
	// True when several annotators work on the same frames (since 2.27.0, until 2.79).
	ConsensusEnabled *bool `json:"consensus_enabled,omitempty"`
	// Identifier of the cloud storage that holds the data, or null; only if the task has data (since 2.44.0).
	DataCloudStorageID record.Optional[*Integer] `json:"data_cloud_storage_id,omitzero"`
	// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
	OrganizationID *Integer `json:"organization_id"`
	// Name of the project, or null (since 2.59.0).
	ProjectName *string `json:"project_name"`
	// Kind of media, such as `image` (since 2.65.0).
	MediaType MediaType `json:"media_type"`
	// Number of replicas that each job starts with (since 2.80.0).
	InitialReplicas *Integer `json:"initial_replicas,omitempty"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Task) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Task) MarshalJSON() ([]byte, error) {
	type plain Task
	return record.Marshal(plain(v), v.Extra)
}

// CreateTaskEvent: A task was created.
type CreateTaskEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created task, in full.
	Task Task `json:"task"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateTaskEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreateTaskEvent) MarshalJSON() ([]byte, error) {
	type plain CreateTaskEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CreateTaskEvent.
func (*CreateTaskEvent) EventName() string {
	return "create:task"
}

// Edition returns the edition of CreateTaskEvent.
func (*CreateTaskEvent) Edition() string {
	return "2.76"
}

// UpdateTaskEvent: A task was updated. For example, its status or its assignment changed.
type UpdateTaskEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The task after the update, in full.
	Task Task `json:"task"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateTaskEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UpdateTaskEvent) MarshalJSON() ([]byte, error) {
	type plain UpdateTaskEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of UpdateTaskEvent.
func (*UpdateTaskEvent) EventName() string {
	return "update:task"
}

// Edition returns the edition of UpdateTaskEvent.
func (*UpdateTaskEvent) Edition() string {
	return "2.76"
}

// DeleteTaskEvent: A task was deleted.
type DeleteTaskEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted task, in full.
	Task Task `json:"task"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteTaskEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeleteTaskEvent) MarshalJSON() ([]byte, error) {
	type plain DeleteTaskEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of DeleteTaskEvent.
func (*DeleteTaskEvent) EventName() string {
	return "delete:task"
}

// Edition returns the edition of DeleteTaskEvent.
func (*DeleteTaskEvent) Edition() string {
	return "2.76"
}

// JobStage: Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear.
type JobStage string

// Known values of JobStage.
const (
	JobStageAnnotation JobStage = "annotation"
	JobStageValidation JobStage = "validation"
	JobStageAcceptance JobStage = "acceptance"
)

// JobState: State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear.
type JobState string

// Known values of JobState.
const (
	JobStateNew        JobState = "new"
	JobStateInProgress JobState = "in progress"
	JobStateCompleted  JobState = "completed"
	JobStateRejected   JobState = "rejected"
)

// IssuesSummary: Number of issues of a job, and the URL that lists them (since 2.4.0).
type IssuesSummary struct {
	// Address of the list of issues; null in background deliveries of early releases (since 2.4.0).
	URL PlatformUrl `json:"url"`
	// Number of issues (since 2.4.0).
	Count Integer `json:"count"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *IssuesSummary) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v IssuesSummary) MarshalJSON() ([]byte, error) {
	type plain IssuesSummary
	return record.Marshal(plain(v), v.Extra)
}

// JobType: Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`, `replica`; others may appear.
type JobType string

// Known values of JobType.
const (
	JobTypeAnnotation       JobType = "annotation"
	JobTypeGroundTruth      JobType = "ground_truth"
	JobTypeConsensusReplica JobType = "consensus_replica"
	JobTypeReplica          JobType = "replica"
)

// Job: A job: the part of a task that one annotator works on (since 2.3.0).
type Job struct {
	// Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
	URL PlatformUrl `json:"url"`
	// Job identifier (since 2.3.0).
	ID Integer `json:"id"`
	// Identifier of the task (since 2.3.0).
	TaskID Integer `json:"task_id"`
	// Identifier of the project, or null (since 2.3.0).
	ProjectID *Integer `json:"project_id"`
	// User the job is assigned to, or null (since 2.3.0).
	Assignee *User `json:"assignee"`
	// Dimension of the data (since 2.3.0).
	Dimension TaskDimension `json:"dimension"`
	// Labels of the job; null in background deliveries (since 2.4.0; before that, a list).
	Labels *LabelsSummary `json:"labels"`
	// Address of a bug tracker, or null; may be empty (since 2.3.0).
	BugTracker *string `json:"bug_tracker"`
	// Status of the job (since 2.3.0).
	Status Status `json:"status"`
	// Stage of the job (since 2.3.0).
	Stage JobStage `json:"stage"`
	// State of the job (since 2.3.0).
	State JobState `json:"state"`
	// Name of a mode; may be empty (since 2.3.0).
	Mode TaskMode `json:"mode"`
	// First frame (since 2.3.0).
	StartFrame Integer `json:"start_frame"`
	// Last frame, inclusive (since 2.3.0).
	StopFrame Integer `json:"stop_frame"`
	// Number of frames in a data chunk; may be null (since 2.3.0).
	DataChunkSize *Integer `json:"data_chunk_size"`
	// Type of the compressed chunks (since 2.3.0).
	DataCompressedChunkType ChunkType `json:"data_compressed_chunk_type"`
	// When the job was last changed (since 2.3.0).
	UpdatedDate Timestamp `json:"updated_date"`
	// Issues of the job; null in background deliveries (since 2.4.0).
	Issues *IssuesSummary `json:"issues"`
	// Identifier of the annotation guide, or null (since 2.5.0).
	GuideID *Integer `json:"guide_id"`
	// Number of frames (since 2.5.0).
	FrameCount Integer `json:"frame_count"`
	// When the job was created (since 2.5.0).
	CreatedDate Timestamp `json:"created_date"`
	// Kind of job (since 2.5.0).
	Type JobType `json:"type"`
	// Identifier of the organization, or null (since 2.5.0).
	Organization *Integer `json:"organization"`
	// Where annotations are written to, or null (since 2.10.0).
	TargetStorage *DataStorage `json:"target_storage"`
	// Where data is read from, or null (since 2.10.0).
	SourceStorage *DataStorage `json:"source_storage"`
	// When the assignee last changed, or null (since 2.16.0).
	AssigneeUpdatedDate *Timestamp `json:"assignee_updated_date"`
	// Type of the original chunks (since 2.20.0).
	DataOriginalChunkType ChunkType `json:"data_original_chunk_type"`
	// Identifier of the job that this one replicates; may be null (since 2.27.0).
	ParentJobID *Integer `json:"parent_job_id"`
	// Number of replicas; `replicas_count` replaces it (since 2.27.0, until 2.79).
	ConsensusReplicas *Integer `json:"consensus_replicas,omitempty"`
	// Name of the task, or null (since 2.59.0).
	TaskName *string `json:"task_name"`
	// Name of the project, or null (since 2.59.0).
	ProjectName *string `json:"project_name"`
	// Number of replicas (since 2.59.0).
	ReplicasCount Integer `json:"replicas_count"`
	// Kind of media, such as `image` (since 2.65.0).
	MediaType MediaType `json:"media_type"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Job) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Job) MarshalJSON() ([]byte, error) {
	type plain Job
	return record.Marshal(plain(v), v.Extra)
}

// UpdateJobEvent: A job was updated. For example, its status or its assignee changed.
type UpdateJobEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The job after the update, in full.
	Job Job `json:"job"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateJobEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UpdateJobEvent) MarshalJSON() ([]byte, error) {
	type plain UpdateJobEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of UpdateJobEvent.
func (*UpdateJobEvent) EventName() string {
	return "update:job"
}

// Edition returns the edition of UpdateJobEvent.
func (*UpdateJobEvent) Edition() string {
	return "2.76"
}

// CreateJobEvent: A job was created (since 2.4.2).
type CreateJobEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created job, in full (since 2.4.2).
	Job Job `json:"job"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateJobEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreateJobEvent) MarshalJSON() ([]byte, error) {
	type plain CreateJobEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CreateJobEvent.
func (*CreateJobEvent) EventName() string {
	return "create:job"
}

// Edition returns the edition of CreateJobEvent.
func (*CreateJobEvent) Edition() string {
	return "2.76"
}

// DeleteJobEvent: A job was deleted (since 2.4.2).
type DeleteJobEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted job, in full (since 2.4.2).
	Job Job `json:"job"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteJobEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeleteJobEvent) MarshalJSON() ([]byte, error) {
	type plain DeleteJobEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of DeleteJobEvent.
func (*DeleteJobEvent) EventName() string {
	return "delete:job"
}

// Edition returns the edition of DeleteJobEvent.
func (*DeleteJobEvent) Edition() string {
	return "2.76"
}

// CommentsSummary: Number of comments on an issue, and the URL that lists them (since 2.4.0).
type CommentsSummary struct {
	// Number of comments (since 2.4.0).
	Count Integer `json:"count"`
	// Address of the list of comments; null in background deliveries (since 2.4.0).
	URL *PlatformUrl `json:"url"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CommentsSummary) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CommentsSummary) MarshalJSON() ([]byte, error) {
	type plain CommentsSummary
	return record.Marshal(plain(v), v.Extra)
}

// Issue: An issue that a reviewer opened on a frame (since 2.3.0).
type Issue struct {
	// Issue identifier (since 2.3.0).
	ID Integer `json:"id"`
	// Number of the frame (since 2.3.0).
	Frame Integer `json:"frame"`
	// Coordinates on the frame (since 2.3.0).
	Position []json.Number `json:"position"`
	// Identifier of the job (since 2.3.0).
	Job Integer `json:"job"`
	// User who opened the issue, or null (since 2.3.0).
	Owner *User `json:"owner"`
	// User the issue is assigned to, or null (since 2.3.0).
	Assignee *User `json:"assignee"`
	// When the issue was opened, or null (since 2.3.0).
	CreatedDate *Timestamp `json:"created_date"`
	// When the issue was last changed, or null (since 2.3.0).
	UpdatedDate *Timestamp `json:"updated_date"`
	// Comments on the issue (since 2.4.0; before that, a list).
	Comments CommentsSummary `json:"comments"`
	// True when the issue is resolved (since 2.3.0).
	Resolved bool `json:"resolved"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Issue) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Issue) MarshalJSON() ([]byte, error) {
	type plain Issue
	return record.Marshal(plain(v), v.Extra)
}

// CreateIssueEvent: An issue was created.
type CreateIssueEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created issue, in full.
	Issue Issue `json:"issue"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateIssueEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreateIssueEvent) MarshalJSON() ([]byte, error) {
	type plain CreateIssueEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CreateIssueEvent.
func (*CreateIssueEvent) EventName() string {
	return "create:issue"
}

// Edition returns the edition of CreateIssueEvent.
func (*CreateIssueEvent) Edition() string {
	return "2.76"
}

// UpdateIssueEvent: An issue was updated.
type UpdateIssueEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The issue after the update, in full.
	Issue Issue `json:"issue"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateIssueEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UpdateIssueEvent) MarshalJSON() ([]byte, error) {
	type plain UpdateIssueEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of UpdateIssueEvent.
func (*UpdateIssueEvent) EventName() string {
	return "update:issue"
}

// Edition returns the edition of UpdateIssueEvent.
func (*UpdateIssueEvent) Edition() string {
	return "2.76"
}

// DeleteIssueEvent: An issue was deleted.
type DeleteIssueEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted issue, in full.
	Issue Issue `json:"issue"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteIssueEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeleteIssueEvent) MarshalJSON() ([]byte, error) {
	type plain DeleteIssueEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of DeleteIssueEvent.
func (*DeleteIssueEvent) EventName() string {
	return "delete:issue"
}

// Edition returns the edition of DeleteIssueEvent.
func (*DeleteIssueEvent) Edition() string {
	return "2.76"
}

// IssueComment: A comment on an issue (since 2.3.0).
type IssueComment struct {
	// Comment identifier (since 2.3.0).
	ID Integer `json:"id"`
	// Identifier of the issue (since 2.3.0).
	Issue Integer `json:"issue"`
	// User who wrote the comment; may be null (since 2.3.0).
	Owner *User `json:"owner"`
	// Text of the comment (since 2.3.0).
	Message string `json:"message"`
	// When the comment was created (since 2.3.0).
	CreatedDate Timestamp `json:"created_date"`
	// When the comment was last changed (since 2.3.0).
	UpdatedDate Timestamp `json:"updated_date"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *IssueComment) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v IssueComment) MarshalJSON() ([]byte, error) {
	type plain IssueComment
	return record.Marshal(plain(v), v.Extra)
}

// CreateCommentEvent: A comment was created.
type CreateCommentEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created comment, in full.
	Comment IssueComment `json:"comment"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateCommentEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreateCommentEvent) MarshalJSON() ([]byte, error) {
	type plain CreateCommentEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CreateCommentEvent.
func (*CreateCommentEvent) EventName() string {
	return "create:comment"
}

// Edition returns the edition of CreateCommentEvent.
func (*CreateCommentEvent) Edition() string {
	return "2.76"
}

// UpdateCommentEvent: A comment was updated.
type UpdateCommentEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The comment after the update, in full.
	Comment IssueComment `json:"comment"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateCommentEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UpdateCommentEvent) MarshalJSON() ([]byte, error) {
	type plain UpdateCommentEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of UpdateCommentEvent.
func (*UpdateCommentEvent) EventName() string {
	return "update:comment"
}

// Edition returns the edition of UpdateCommentEvent.
func (*UpdateCommentEvent) Edition() string {
	return "2.76"
}

// DeleteCommentEvent: A comment was deleted.
type DeleteCommentEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted comment, in full.
	Comment IssueComment `json:"comment"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteCommentEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeleteCommentEvent) MarshalJSON() ([]byte, error) {
	type plain DeleteCommentEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of DeleteCommentEvent.
func (*DeleteCommentEvent) EventName() string {
	return "delete:comment"
}

// Edition returns the edition of DeleteCommentEvent.
func (*DeleteCommentEvent) Edition() string {
	return "2.76"
}

// RequestStatus: Status of a request; `finished` or `failed` in a delivery (since 2.73.0). Known: `queued`, `started`, `failed`, `finished`; others may appear.
type RequestStatus string

// Known values of RequestStatus.
const (
	RequestStatusQueued   RequestStatus = "queued"
	RequestStatusStarted  RequestStatus = "started"
	RequestStatusFailed   RequestStatus = "failed"
	RequestStatusFinished RequestStatus = "finished"
)

// OperationType: Action and object of a request (since 2.73.0). Known: `calculate:quality`, `create:task`, `export:annotations`, `export:backup`, `export:dataset`, `merge:job`, `merge:task`; others may appear.
type OperationType string

// Known values of OperationType.
const (
	OperationTypeCalculateQuality  OperationType = "calculate:quality"
	OperationTypeCreateTask        OperationType = "create:task"
	OperationTypeExportAnnotations OperationType = "export:annotations"
	OperationTypeExportBackup      OperationType = "export:backup"
	OperationTypeExportDataset     OperationType = "export:dataset"
	OperationTypeMergeJob          OperationType = "merge:job"
	OperationTypeMergeTask         OperationType = "merge:task"
)

// OperationTarget: Kind of resource that a background operation applies to (since 2.65.0). Known: `project`, `task`, `job`; others may appear.
type OperationTarget string

// Known values of OperationTarget.
const (
	OperationTargetProject OperationTarget = "project"
	OperationTargetTask    OperationTarget = "task"
	OperationTargetJob     OperationTarget = "job"
)

// RequestOperation: The operation of a request (since 2.73.0).
type RequestOperation struct {
	// Action and its object, such as `export:dataset` (since 2.73.0).
	Type OperationType `json:"type"`
	// Kind of the resource (since 2.73.0).
	Target OperationTarget `json:"target"`
	// Identifier of the project, or null (since 2.73.0).
	ProjectID *Integer `json:"project_id"`
	// Identifier of the task, or null (since 2.73.0).
	TaskID *Integer `json:"task_id"`
	// Identifier of the job, or null (since 2.73.0).
	JobID *Integer `json:"job_id"`
	// Identifier of the organization, or null (since 2.73.0).
	OrgID *Integer `json:"org_id"`
	// Name of the format, or null (since 2.73.0).
	Format *string `json:"format"`
	// Identifier of a function, or null; inferred, so it may be missing (since 2.73.0).
	FunctionID record.Optional[*string] `json:"function_id,omitzero"`
	// True for a backup without media; may be null (since 2.73.0).
	Lightweight *bool `json:"lightweight"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *RequestOperation) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v RequestOperation) MarshalJSON() ([]byte, error) {
	type plain RequestOperation
	return record.Marshal(plain(v), v.Extra)
}

// UserIdentifiers: The user who made a request, with identifiers only (since 2.73.0).
type UserIdentifiers struct {
	// User identifier (since 2.73.0).
	ID Integer `json:"id"`
	// Login name (since 2.73.0).
	Username string `json:"username"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UserIdentifiers) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UserIdentifiers) MarshalJSON() ([]byte, error) {
	type plain UserIdentifiers
	return record.Marshal(plain(v), v.Extra)
}

// BackgroundRequest: A background request of the platform (since 2.73.0).
type BackgroundRequest struct {
	// Outcome of the request (since 2.73.0).
	Status RequestStatus `json:"status"`
	// Text of the error; empty on success (since 2.73.0).
	Message string `json:"message"`
	// Request identifier, such as `action=export&target=task&target_id=15` (since 2.73.0).
	ID string `json:"id"`
	// The operation that was requested (since 2.73.0).
	Operation RequestOperation `json:"operation"`
	// Progress from 0 to 1, or null (since 2.73.0).
	Progress *json.Number `json:"progress"`
	// When the request was made (since 2.73.0).
	CreatedDate Timestamp `json:"created_date"`
	// When the work began, or null (since 2.73.0).
	StartedDate *Timestamp `json:"started_date"`
	// When the work ended, or null (since 2.73.0).
	FinishedDate *Timestamp `json:"finished_date"`
	// When the result will be deleted, or null (since 2.73.0).
	ExpiryDate *Timestamp `json:"expiry_date"`
	// User who made the request, or null (since 2.73.0).
	Owner *UserIdentifiers `json:"owner"`
	// Address of the result, or null (since 2.73.0).
	ResultURL *PlatformUrl `json:"result_url"`
	// Identifier of the result, or null (since 2.73.0).
	ResultID *Integer `json:"result_id"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *BackgroundRequest) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v BackgroundRequest) MarshalJSON() ([]byte, error) {
	type plain BackgroundRequest
	return record.Marshal(plain(v), v.Extra)
}

// CompletedRequestCalculateQualityEvent: A quality report was calculated, or its calculation failed (since 2.73.0).
type CompletedRequestCalculateQualityEvent struct {
	// Name of the event (since 2.73.0).
	Event string `json:"event"`
	// The request that finished or failed (since 2.73.0).
	Request BackgroundRequest `json:"request"`
	// Identifier of the webhook that sends the delivery (since 2.73.0).
	WebhookID Integer `json:"webhook_id"`
	// User who made the request (since 2.76.0).
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CompletedRequestCalculateQualityEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CompletedRequestCalculateQualityEvent) MarshalJSON() ([]byte, error) {
	type plain CompletedRequestCalculateQualityEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CompletedRequestCalculateQualityEvent.
func (*CompletedRequestCalculateQualityEvent) EventName() string {
	return "completed:request[calculate:quality]"
}

// Edition returns the edition of CompletedRequestCalculateQualityEvent.
func (*CompletedRequestCalculateQualityEvent) Edition() string {
	return "2.76"
}

// CompletedRequestCreateTaskEvent: The data of a task was read, or reading it failed (since 2.73.0).
type CompletedRequestCreateTaskEvent struct {
	// Name of the event (since 2.73.0).
	Event string `json:"event"`
	// The request that finished or failed (since 2.73.0).
	Request BackgroundRequest `json:"request"`
	// Identifier of the webhook that sends the delivery (since 2.73.0).
	WebhookID Integer `json:"webhook_id"`
	// User who made the request (since 2.76.0).
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CompletedRequestCreateTaskEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CompletedRequestCreateTaskEvent) MarshalJSON() ([]byte, error) {
	type plain CompletedRequestCreateTaskEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CompletedRequestCreateTaskEvent.
func (*CompletedRequestCreateTaskEvent) EventName() string {
	return "completed:request[create:task]"
}

// Edition returns the edition of CompletedRequestCreateTaskEvent.
func (*CompletedRequestCreateTaskEvent) Edition() string {
	return "2.76"
}

// CompletedRequestExportAnnotationsEvent: An export of annotations finished or failed (since 2.73.0).
type CompletedRequestExportAnnotationsEvent struct {
	// Name of the event (since 2.73.0).
	Event string `json:"event"`
	// The request that finished or failed (since 2.73.0).
	Request BackgroundRequest `json:"request"`
	// Identifier of the webhook that sends the delivery (since 2.73.0).
	WebhookID Integer `json:"webhook_id"`
	// User who made the request (since 2.76.0).
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CompletedRequestExportAnnotationsEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CompletedRequestExportAnnotationsEvent) MarshalJSON() ([]byte, error) {
	type plain CompletedRequestExportAnnotationsEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CompletedRequestExportAnnotationsEvent.
func (*CompletedRequestExportAnnotationsEvent) EventName() string {
	return "completed:request[export:annotations]"
}

// Edition returns the edition of CompletedRequestExportAnnotationsEvent.
func (*CompletedRequestExportAnnotationsEvent) Edition() string {
	return "2.76"
}

// CompletedRequestExportBackupEvent: A backup finished or failed (since 2.73.0).
type CompletedRequestExportBackupEvent struct {
	// Name of the event (since 2.73.0).
	Event string `json:"event"`
	// The request that finished or failed (since 2.73.0).
	Request BackgroundRequest `json:"request"`
	// Identifier of the webhook that sends the delivery (since 2.73.0).
	WebhookID Integer `json:"webhook_id"`
	// User who made the request (since 2.76.0).
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CompletedRequestExportBackupEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CompletedRequestExportBackupEvent) MarshalJSON() ([]byte, error) {
	type plain CompletedRequestExportBackupEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CompletedRequestExportBackupEvent.
func (*CompletedRequestExportBackupEvent) EventName() string {
	return "completed:request[export:backup]"
}

// Edition returns the edition of CompletedRequestExportBackupEvent.
func (*CompletedRequestExportBackupEvent) Edition() string {
	return "2.76"
}

// CompletedRequestExportDatasetEvent: An export of a dataset finished or failed (since 2.73.0).
type CompletedRequestExportDatasetEvent struct {
	// Name of the event (since 2.73.0).
	Event string `json:"event"`
	// The request that finished or failed (since 2.73.0).
	Request BackgroundRequest `json:"request"`
	// Identifier of the webhook that sends the delivery (since 2.73.0).
	WebhookID Integer `json:"webhook_id"`
	// User who made the request (since 2.76.0).
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CompletedRequestExportDatasetEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CompletedRequestExportDatasetEvent) MarshalJSON() ([]byte, error) {
	type plain CompletedRequestExportDatasetEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CompletedRequestExportDatasetEvent.
func (*CompletedRequestExportDatasetEvent) EventName() string {
	return "completed:request[export:dataset]"
}

// Edition returns the edition of CompletedRequestExportDatasetEvent.
func (*CompletedRequestExportDatasetEvent) Edition() string {
	return "2.76"
}

// CompletedRequestMergeJobEvent: The replicas of a job were merged, or merging them failed (since 2.73.0).
type CompletedRequestMergeJobEvent struct {
	// Name of the event (since 2.73.0).
	Event string `json:"event"`
	// The request that finished or failed (since 2.73.0).
	Request BackgroundRequest `json:"request"`
	// Identifier of the webhook that sends the delivery (since 2.73.0).
	WebhookID Integer `json:"webhook_id"`
	// User who made the request (since 2.76.0).
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CompletedRequestMergeJobEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CompletedRequestMergeJobEvent) MarshalJSON() ([]byte, error) {
	type plain CompletedRequestMergeJobEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CompletedRequestMergeJobEvent.
func (*CompletedRequestMergeJobEvent) EventName() string {
	return "completed:request[merge:job]"
}

// Edition returns the edition of CompletedRequestMergeJobEvent.
func (*CompletedRequestMergeJobEvent) Edition() string {
	return "2.76"
}

// CompletedRequestMergeTaskEvent: The replicas of all jobs of a task were merged, or merging them failed (since 2.73.0).
type CompletedRequestMergeTaskEvent struct {
	// Name of the event (since 2.73.0).
	Event string `json:"event"`
	// The request that finished or failed (since 2.73.0).
	Request BackgroundRequest `json:"request"`
	// Identifier of the webhook that sends the delivery (since 2.73.0).
	WebhookID Integer `json:"webhook_id"`
	// User who made the request (since 2.76.0).
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CompletedRequestMergeTaskEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CompletedRequestMergeTaskEvent) MarshalJSON() ([]byte, error) {
	type plain CompletedRequestMergeTaskEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CompletedRequestMergeTaskEvent.
func (*CompletedRequestMergeTaskEvent) EventName() string {
	return "completed:request[merge:task]"
}

// Edition returns the edition of CompletedRequestMergeTaskEvent.
func (*CompletedRequestMergeTaskEvent) Edition() string {
	return "2.76"
}

// AccountOrigin: How an account was created (since 2.76.0). Known: `registration`, `social`, `sso`, `ldap`, `invitation`; others may appear.
type AccountOrigin string

// Known values of AccountOrigin.
const (
	AccountOriginRegistration AccountOrigin = "registration"
	AccountOriginSocial       AccountOrigin = "social"
	AccountOriginSso          AccountOrigin = "sso"
	AccountOriginLdap         AccountOrigin = "ldap"
	AccountOriginInvitation   AccountOrigin = "invitation"
)

// UserDetail: A full user, with personal data; only webhooks of type `server` receive it (since 2.76.0).
type UserDetail struct {
	// Address of the user, `{base_url}/api/users/<user_id>` (since 2.76.0).
	URL PlatformUrl `json:"url"`
	// User identifier (since 2.76.0).
	ID Integer `json:"id"`
	// Login name (since 2.76.0).
	Username string `json:"username"`
	// Given name; may be empty (since 2.76.0).
	FirstName string `json:"first_name"`
	// Family name; may be empty (since 2.76.0).
	LastName string `json:"last_name"`
	// E-mail address; may be empty (since 2.76.0).
	Email string `json:"email"`
	// Names of the groups that the user belongs to (since 2.76.0).
	Groups []string `json:"groups"`
	// True when the user may enter the administration site (since 2.76.0).
	IsStaff bool `json:"is_staff"`
	// True when the user has every permission (since 2.76.0).
	IsSuperuser bool `json:"is_superuser"`
	// False when the account is switched off (since 2.76.0).
	IsActive bool `json:"is_active"`
	// When the user last signed in, or null (since 2.76.0).
	LastLogin *Timestamp `json:"last_login"`
	// When the account was created (since 2.76.0).
	DateJoined Timestamp `json:"date_joined"`
	// True when the user may see analytics; may be null (since 2.76.0).
	HasAnalyticsAccess *bool `json:"has_analytics_access"`
	// How the account was created; may be null (since 2.76.0).
	CreatedVia *AccountOrigin `json:"created_via"`
	// True when the e-mail address is verified; may be null (since 2.76.0).
	EmailVerified *bool `json:"email_verified"`
	// What the user wants to use the platform for; may be null (since 2.79.0).
	CvatUsageReason record.Optional[*string] `json:"cvat_usage_reason,omitzero"`
	// Role that the user stated; may be empty (since 2.79.0).
	PrimaryRole *string `json:"primary_role,omitempty"`
	// What the user plans to do (since 2.79.0).
	PlannedActivities []string `json:"planned_activities,omitzero"`
	// Kinds of data the user works with (since 2.79.0).
	DataTypes []string `json:"data_types,omitzero"`
	// How the user heard of the platform; may be empty (since 2.79.0).
	DiscoverySource *string `json:"discovery_source,omitempty"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UserDetail) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UserDetail) MarshalJSON() ([]byte, error) {
	type plain UserDetail
	return record.Marshal(plain(v), v.Extra)
}

// CreateUserEvent: A user was created or registered (since 2.76.0).
type CreateUserEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created user, in full (since 2.76.0).
	User UserDetail `json:"user"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateUserEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreateUserEvent) MarshalJSON() ([]byte, error) {
	type plain CreateUserEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of CreateUserEvent.
func (*CreateUserEvent) EventName() string {
	return "create:user"
}

// Edition returns the edition of CreateUserEvent.
func (*CreateUserEvent) Edition() string {
	return "2.76"
}

// UpdateUserEvent: A user was updated (since 2.76.0).
type UpdateUserEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The user after the update, in full (since 2.76.0).
	User UserDetail `json:"user"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateUserEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v UpdateUserEvent) MarshalJSON() ([]byte, error) {
	type plain UpdateUserEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of UpdateUserEvent.
func (*UpdateUserEvent) EventName() string {
	return "update:user"
}

// Edition returns the edition of UpdateUserEvent.
func (*UpdateUserEvent) Edition() string {
	return "2.76"
}

// DeleteUserEvent: A user was deleted (since 2.76.0).
type DeleteUserEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted user, in full (since 2.76.0).
	User UserDetail `json:"user"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender Sender `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteUserEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeleteUserEvent) MarshalJSON() ([]byte, error) {
	type plain DeleteUserEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of DeleteUserEvent.
func (*DeleteUserEvent) EventName() string {
	return "delete:user"
}

// Edition returns the edition of DeleteUserEvent.
func (*DeleteUserEvent) Edition() string {
	return "2.76"
}

// HttpUrl: URL. Absolute, `http` or `https`.
type HttpUrl = string

// WebhookType: Scope of a webhook: a project, an organization or the server (server since 2.76.0). Closed vocabulary: `project`, `organization`, `server`.
type WebhookType string

// Known values of WebhookType.
const (
	WebhookTypeProject      WebhookType = "project"
	WebhookTypeOrganization WebhookType = "organization"
	WebhookTypeServer       WebhookType = "server"
)

// ContentType: Media type of the delivered payload. Known: `application/json`; others may appear.
type ContentType string

// Known values of ContentType.
const (
	ContentTypeApplicationJson ContentType = "application/json"
)

// EventName: Name of an event a webhook can subscribe to. Closed vocabulary: 33 names.
type EventName string

// Known values of EventName.
const (
	EventNameUpdateOrganization                EventName = "update:organization"
	EventNameCreateOrganization                EventName = "create:organization"
	EventNameDeleteOrganization                EventName = "delete:organization"
	EventNameUpdateMembership                  EventName = "update:membership"
	EventNameDeleteMembership                  EventName = "delete:membership"
	EventNameCreateMembership                  EventName = "create:membership"
	EventNameCreateInvitation                  EventName = "create:invitation"
	EventNameDeleteInvitation                  EventName = "delete:invitation"
	EventNameCreateProject                     EventName = "create:project"
	EventNameUpdateProject                     EventName = "update:project"
	EventNameDeleteProject                     EventName = "delete:project"
	EventNameCreateTask                        EventName = "create:task"
	EventNameUpdateTask                        EventName = "update:task"
	EventNameDeleteTask                        EventName = "delete:task"
	EventNameUpdateJob                         EventName = "update:job"
	EventNameCreateJob                         EventName = "create:job"
	EventNameDeleteJob                         EventName = "delete:job"
	EventNameCreateIssue                       EventName = "create:issue"
	EventNameUpdateIssue                       EventName = "update:issue"
	EventNameDeleteIssue                       EventName = "delete:issue"
	EventNameCreateComment                     EventName = "create:comment"
	EventNameUpdateComment                     EventName = "update:comment"
	EventNameDeleteComment                     EventName = "delete:comment"
	EventNameCompletedRequestCalculateQuality  EventName = "completed:request[calculate:quality]"
	EventNameCompletedRequestCreateTask        EventName = "completed:request[create:task]"
	EventNameCompletedRequestExportAnnotations EventName = "completed:request[export:annotations]"
	EventNameCompletedRequestExportBackup      EventName = "completed:request[export:backup]"
	EventNameCompletedRequestExportDataset     EventName = "completed:request[export:dataset]"
	EventNameCompletedRequestMergeJob          EventName = "completed:request[merge:job]"
	EventNameCompletedRequestMergeTask         EventName = "completed:request[merge:task]"
	EventNameCreateUser                        EventName = "create:user"
	EventNameUpdateUser                        EventName = "update:user"
	EventNameDeleteUser                        EventName = "delete:user"
)

// Webhook: A webhook as seen in the ping payload, which does not return the secret.
type Webhook struct {
	// Webhook identifier.
	ID Integer `json:"id"`
	// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
	URL HttpUrl `json:"url"`
	// Where event payloads are delivered.
	TargetURL HttpUrl `json:"target_url"`
	// Short purpose summary; may be empty.
	Description string `json:"description"`
	// Scope of the webhook: project, organization or server (server since 2.76.0).
	Type WebhookType `json:"type"`
	// Media type of the delivered payload, sent as Content-Type.
	ContentType ContentType `json:"content_type"`
	// When false, no events are delivered, but pings are (since 2.3.0).
	IsActive bool `json:"is_active"`
	// Enables or disables SSL certificate verification for delivery. When true, SSL verification is on.
	EnableSSL bool `json:"enable_ssl"`
	// When the webhook was created.
	CreatedDate Timestamp `json:"created_date"`
	// When the webhook was last updated.
	UpdatedDate Timestamp `json:"updated_date"`
	// User who created the webhook, or null (null since 2.3.0).
	Owner *User `json:"owner"`
	// Project identifier; an integer if `type` is `project` (since 2.4.0; before that, `project`).
	ProjectID *Integer `json:"project_id"`
	// Organization identifier for an organization webhook, or null. An integer if `type` is `organization`.
	Organization *Integer `json:"organization"`
	// Subscribed event names.
	Events []EventName `json:"events"`
	// HTTP status of the last delivery. Missing before the first delivery, and after one that got no response; until 2.4.1, null during a delivery.
	LastStatus record.Optional[*Integer] `json:"last_status,omitzero"`
	// Time of the last delivery. Missing before the first delivery.
	LastDeliveryDate *Timestamp `json:"last_delivery_date,omitempty"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Webhook) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Webhook) MarshalJSON() ([]byte, error) {
	type plain Webhook
	return record.Marshal(plain(v), v.Extra)
}

// PingEvent: A user triggered a ping. It has no `webhook_id` and no resource.
type PingEvent struct {
	// Always `ping`.
	Event string `json:"event"`
	// The webhook resource.
	Webhook Webhook `json:"webhook"`
	// User who triggered the ping.
	Sender User `json:"sender"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *PingEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v PingEvent) MarshalJSON() ([]byte, error) {
	type plain PingEvent
	return record.Marshal(plain(v), v.Extra)
}

// EventName returns the event of PingEvent.
func (*PingEvent) EventName() string {
	return "ping"
}

// Edition returns the edition of PingEvent.
func (*PingEvent) Edition() string {
	return "2.76"
}

// New has a function for each event that creates an empty document; the empty name stands for the whole contract.
var New = map[string]func() any{
	"update:organization":                   func() any { return new(UpdateOrganizationEvent) },
	"create:organization":                   func() any { return new(CreateOrganizationEvent) },
	"delete:organization":                   func() any { return new(DeleteOrganizationEvent) },
	"update:membership":                     func() any { return new(UpdateMembershipEvent) },
	"delete:membership":                     func() any { return new(DeleteMembershipEvent) },
	"create:membership":                     func() any { return new(CreateMembershipEvent) },
	"create:invitation":                     func() any { return new(CreateInvitationEvent) },
	"delete:invitation":                     func() any { return new(DeleteInvitationEvent) },
	"create:project":                        func() any { return new(CreateProjectEvent) },
	"update:project":                        func() any { return new(UpdateProjectEvent) },
	"delete:project":                        func() any { return new(DeleteProjectEvent) },
	"create:task":                           func() any { return new(CreateTaskEvent) },
	"update:task":                           func() any { return new(UpdateTaskEvent) },
	"delete:task":                           func() any { return new(DeleteTaskEvent) },
	"update:job":                            func() any { return new(UpdateJobEvent) },
	"create:job":                            func() any { return new(CreateJobEvent) },
	"delete:job":                            func() any { return new(DeleteJobEvent) },
	"create:issue":                          func() any { return new(CreateIssueEvent) },
	"update:issue":                          func() any { return new(UpdateIssueEvent) },
	"delete:issue":                          func() any { return new(DeleteIssueEvent) },
	"create:comment":                        func() any { return new(CreateCommentEvent) },
	"update:comment":                        func() any { return new(UpdateCommentEvent) },
	"delete:comment":                        func() any { return new(DeleteCommentEvent) },
	"completed:request[calculate:quality]":  func() any { return new(CompletedRequestCalculateQualityEvent) },
	"completed:request[create:task]":        func() any { return new(CompletedRequestCreateTaskEvent) },
	"completed:request[export:annotations]": func() any { return new(CompletedRequestExportAnnotationsEvent) },
	"completed:request[export:backup]":      func() any { return new(CompletedRequestExportBackupEvent) },
	"completed:request[export:dataset]":     func() any { return new(CompletedRequestExportDatasetEvent) },
	"completed:request[merge:job]":          func() any { return new(CompletedRequestMergeJobEvent) },
	"completed:request[merge:task]":         func() any { return new(CompletedRequestMergeTaskEvent) },
	"create:user":                           func() any { return new(CreateUserEvent) },
	"update:user":                           func() any { return new(UpdateUserEvent) },
	"delete:user":                           func() any { return new(DeleteUserEvent) },
	"ping":                                  func() any { return new(PingEvent) },
}
