// Generated from spec/main.tsp by "npm run generate". Do not edit.

// Package v2_3 has the types of deliveries of edition 2.3.
package v2_3

import (
	"encoding/json"

	"annotation-contracts.example/contracts/record"
)

// Organization: An organization; its fields are not shown (W2.5). Any object is valid (W-open).
type Organization = map[string]json.RawMessage

// OrganizationBeforeUpdate: Old values of the keys of an organization that changed (W6.3).
type OrganizationBeforeUpdate = map[string]json.RawMessage

// Integer: Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids).
type Integer = record.Integer

// HttpUrl: URL (W2.1). Absolute, `http` or `https` (W-url).
type HttpUrl = string

// User: A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
type User struct {
	// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
	URL HttpUrl `json:"url"`
	// User identifier (W2.2).
	ID Integer `json:"id"`
	// User name (W2.2). Explanation: it is the name for the login.
	Username string `json:"username"`
	// First name (W2.2). May be empty (W-empty).
	FirstName string `json:"first_name"`
	// Last name (W2.2). May be empty (W-empty).
	LastName string `json:"last_name"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *User) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v User) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// UpdateOrganizationEvent: An organization was updated (W6.3).
type UpdateOrganizationEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The organization after the update, in full (W6.3).
	Organization Organization `json:"organization"`
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate OrganizationBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.3).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateOrganizationEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v UpdateOrganizationEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of UpdateOrganizationEvent.
func (*UpdateOrganizationEvent) EventName() string {
	return "update:organization"
}

// Edition names the edition of UpdateOrganizationEvent.
func (*UpdateOrganizationEvent) Edition() string {
	return "2.3"
}

// Membership: A membership; its fields are not shown (W2.5). Any object is valid (W-open).
type Membership = map[string]json.RawMessage

// MembershipBeforeUpdate: Old values of the keys of a membership that changed (W6.3).
type MembershipBeforeUpdate = map[string]json.RawMessage

// UpdateMembershipEvent: A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
type UpdateMembershipEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The membership after the update, in full (W6.3).
	Membership Membership `json:"membership"`
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate MembershipBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.3).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateMembershipEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v UpdateMembershipEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of UpdateMembershipEvent.
func (*UpdateMembershipEvent) EventName() string {
	return "update:membership"
}

// Edition names the edition of UpdateMembershipEvent.
func (*UpdateMembershipEvent) Edition() string {
	return "2.3"
}

// DeleteMembershipEvent: A membership was deleted (W6.4). A member was removed from an organization (W6.1).
type DeleteMembershipEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The deleted membership, in full (W6.4).
	Membership Membership `json:"membership"`
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.4).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteMembershipEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v DeleteMembershipEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of DeleteMembershipEvent.
func (*DeleteMembershipEvent) EventName() string {
	return "delete:membership"
}

// Edition names the edition of DeleteMembershipEvent.
func (*DeleteMembershipEvent) Edition() string {
	return "2.3"
}

// Invitation: An invitation; its fields are not shown (W2.5). Any object is valid (W-open).
type Invitation = map[string]json.RawMessage

// CreateInvitationEvent: An invitation was created (W6.2). It was issued (W6.1).
type CreateInvitationEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The created invitation, in full (W6.2).
	Invitation Invitation `json:"invitation"`
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.2).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateInvitationEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v CreateInvitationEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of CreateInvitationEvent.
func (*CreateInvitationEvent) EventName() string {
	return "create:invitation"
}

// Edition names the edition of CreateInvitationEvent.
func (*CreateInvitationEvent) Edition() string {
	return "2.3"
}

// DeleteInvitationEvent: An invitation was deleted (W6.4). It was revoked (W6.1).
type DeleteInvitationEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The deleted invitation, in full (W6.4).
	Invitation Invitation `json:"invitation"`
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.4).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteInvitationEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v DeleteInvitationEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of DeleteInvitationEvent.
func (*DeleteInvitationEvent) EventName() string {
	return "delete:invitation"
}

// Edition names the edition of DeleteInvitationEvent.
func (*DeleteInvitationEvent) Edition() string {
	return "2.3"
}

// Project: A project; its fields are not shown (W2.5). Any object is valid (W-open).
type Project = map[string]json.RawMessage

// CreateProjectEvent: A project was created (W6.2).
type CreateProjectEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The created project, in full (W6.2).
	Project Project `json:"project"`
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.2).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateProjectEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v CreateProjectEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of CreateProjectEvent.
func (*CreateProjectEvent) EventName() string {
	return "create:project"
}

// Edition names the edition of CreateProjectEvent.
func (*CreateProjectEvent) Edition() string {
	return "2.3"
}

// ProjectBeforeUpdate: Old values of the keys of a project that changed (W6.3).
type ProjectBeforeUpdate = map[string]json.RawMessage

// UpdateProjectEvent: A project was updated (W6.3).
type UpdateProjectEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The project after the update, in full (W6.3).
	Project Project `json:"project"`
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate ProjectBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.3).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateProjectEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v UpdateProjectEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of UpdateProjectEvent.
func (*UpdateProjectEvent) EventName() string {
	return "update:project"
}

// Edition names the edition of UpdateProjectEvent.
func (*UpdateProjectEvent) Edition() string {
	return "2.3"
}

// DeleteProjectEvent: A project was deleted (W6.4).
type DeleteProjectEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The deleted project, in full (W6.4).
	Project Project `json:"project"`
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.4).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteProjectEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v DeleteProjectEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of DeleteProjectEvent.
func (*DeleteProjectEvent) EventName() string {
	return "delete:project"
}

// Edition names the edition of DeleteProjectEvent.
func (*DeleteProjectEvent) Edition() string {
	return "2.3"
}

// TaskMode: Empty string or a mode name such as `annotation` (W2.3). Known: `""`, `annotation`; others may appear (W-seen).
type TaskMode string

// Known values of TaskMode.
const (
	TaskModeEmpty      TaskMode = ""
	TaskModeAnnotation TaskMode = "annotation"
)

// Timestamp: ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case).
type Timestamp = string

// Status: Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen).
type Status string

// Known values of Status.
const (
	StatusAnnotation Status = "annotation"
)

// HexColour: Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color).
type HexColour = string

// LabelType: Type of a label (W2.3). Known: `any`; others may appear (W-seen).
type LabelType string

// Known values of LabelType.
const (
	LabelTypeAny LabelType = "any"
)

// Label: A label (W2.3). Explanation: annotators assign it.
type Label struct {
	// Label identifier (W2.3).
	ID Integer `json:"id"`
	// Label name (W2.3).
	Name string `json:"name"`
	// Hex colour (W2.3).
	Color HexColour `json:"color"`
	// Attributes of the label (W2.3). Items may be anything (W-arrays).
	Attributes []json.RawMessage `json:"attributes"`
	// Type of the label (W2.3). Explanation: it is the kind of shape that it applies to.
	Type LabelType `json:"type"`
	// Sublabels of the label (W2.3). Items may be anything (W-arrays).
	Sublabels []json.RawMessage `json:"sublabels"`
	// Whether the label has a parent (W2.3).
	HasParent bool `json:"has_parent"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Label) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v Label) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// JobStage: Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen).
type JobStage string

// Known values of JobStage.
const (
	JobStageAnnotation JobStage = "annotation"
)

// JobState: State of a job (W2.3). Known: `new`; others may appear (W-seen).
type JobState string

// Known values of JobState.
const (
	JobStateNew JobState = "new"
)

// JobSummary: Summary of a job (W2.3).
type JobSummary struct {
	// Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
	URL HttpUrl `json:"url"`
	// Job identifier (W2.3).
	ID Integer `json:"id"`
	// User the job is assigned to, or null (W2.3).
	Assignee *User `json:"assignee"`
	// Status of the job (W2.3).
	Status Status `json:"status"`
	// Stage of the job (W2.3).
	Stage JobStage `json:"stage"`
	// State of the job (W2.3).
	State JobState `json:"state"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *JobSummary) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v JobSummary) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// Segment: A segment (W2.3). Explanation: it is a range of frames of a task, with the jobs that cover it.
type Segment struct {
	// Frame at the start (W2.3). Explanation: it is the first of the range.
	StartFrame Integer `json:"start_frame"`
	// Frame at the stop (W2.3). Explanation: it is the last of the range, inclusive.
	StopFrame Integer `json:"stop_frame"`
	// Summaries of the segment's jobs (W2.3).
	Jobs []JobSummary `json:"jobs"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Segment) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v Segment) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// TaskDimension: Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen).
type TaskDimension string

// Known values of TaskDimension.
const (
	TaskDimension2d TaskDimension = "2d"
)

// StorageLocation: Location of a storage (W2.3). Known: `local`; others may appear (W-seen).
type StorageLocation string

// Known values of StorageLocation.
const (
	StorageLocationLocal StorageLocation = "local"
)

// DataStorage: A storage (W2.3). Explanation: it is where a task's data is read from or written to.
type DataStorage struct {
	// Storage identifier (W2.3).
	ID Integer `json:"id"`
	// Location of the storage (W2.3). Explanation: it is the kind of storage.
	Location StorageLocation `json:"location"`
	// Cloud storage identifier, or null (W2.3). Explanation: it is null when the storage is not in a cloud.
	CloudStorageID *Integer `json:"cloud_storage_id"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DataStorage) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v DataStorage) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// CreatedTask: A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
type CreatedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HttpUrl `json:"url"`
	// Task identifier (W2.3).
	ID Integer `json:"id"`
	// Task name (W2.3).
	Name string `json:"name"`
	// Identifier of a project (W2.3). Explanation: it is the one that the task belongs to.
	ProjectID Integer `json:"project_id"`
	// Empty string or a mode name (W2.3).
	Mode TaskMode `json:"mode"`
	// Owner of the task (W2.3).
	Owner User `json:"owner"`
	// User the task is assigned to, or null (W2.3).
	Assignee *User `json:"assignee"`
	// Bug tracker; may be empty (W2.3). Explanation: it is an address.
	BugTracker string `json:"bug_tracker"`
	// When the task was created (W2.3).
	CreatedDate Timestamp `json:"created_date"`
	// When the task was last updated (W2.3).
	UpdatedDate Timestamp `json:"updated_date"`
	// Overlap, or null (W2.3). Explanation: it counts the frames that neighbouring segments share.
	Overlap record.Optional[*Integer] `json:"overlap,omitzero"`
	// Size of a segment (W2.3). Explanation: it is counted in frames.
	SegmentSize *Integer `json:"segment_size,omitempty"`
	// Status of the task (W2.3).
	Status Status `json:"status"`
	// Labels of the task (W2.3).
	Labels []Label `json:"labels"`
	// Segments of the task; may be empty (W2.3).
	Segments []Segment `json:"segments"`
	// Dimension (W2.3). Explanation: it is that of the data.
	Dimension TaskDimension `json:"dimension"`
	// Subset; may be empty (W2.3). Explanation: it is the one that the task belongs to.
	Subset string `json:"subset"`
	// Organization, or null (W2.3). Explanation: it is an identifier.
	Organization *Integer `json:"organization"`
	// Target storage (W2.3). Explanation: it is where annotations are written to.
	TargetStorage DataStorage `json:"target_storage"`
	// Source storage (W2.3). Explanation: it is where data is read from.
	SourceStorage DataStorage `json:"source_storage"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreatedTask) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v CreatedTask) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// CreateTaskEvent: A task was created (W6.2).
type CreateTaskEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The created task, in full (W6.2).
	Task CreatedTask `json:"task"`
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.2).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateTaskEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v CreateTaskEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of CreateTaskEvent.
func (*CreateTaskEvent) EventName() string {
	return "create:task"
}

// Edition names the edition of CreateTaskEvent.
func (*CreateTaskEvent) Edition() string {
	return "2.3"
}

// ChunkType: Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen).
type ChunkType string

// Known values of ChunkType.
const (
	ChunkTypeImageset ChunkType = "imageset"
)

// Task: A task, given in full for update events (W2.3).
type Task struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HttpUrl `json:"url"`
	// Task identifier (W2.3).
	ID Integer `json:"id"`
	// Task name (W2.3).
	Name string `json:"name"`
	// Identifier of a project (W2.3). Explanation: it is the one that the task belongs to.
	ProjectID Integer `json:"project_id"`
	// Empty string or a mode name (W2.3).
	Mode TaskMode `json:"mode"`
	// Owner of the task (W2.3).
	Owner User `json:"owner"`
	// User the task is assigned to, or null (W2.3).
	Assignee *User `json:"assignee"`
	// Bug tracker; may be empty (W2.3). Explanation: it is an address.
	BugTracker string `json:"bug_tracker"`
	// When the task was created (W2.3).
	CreatedDate Timestamp `json:"created_date"`
	// When the task was last updated (W2.3).
	UpdatedDate Timestamp `json:"updated_date"`
	// Overlap, or null (W2.3). Explanation: it counts the frames that neighbouring segments share.
	Overlap *Integer `json:"overlap"`
	// Size of a segment (W2.3). Explanation: it is counted in frames.
	SegmentSize Integer `json:"segment_size"`
	// Status of the task (W2.3).
	Status Status `json:"status"`
	// Labels of the task (W2.3).
	Labels []Label `json:"labels"`
	// Segments of the task; may be empty (W2.3).
	Segments []Segment `json:"segments"`
	// Size of a data chunk; update only (W2.3). Explanation: it is counted in frames.
	DataChunkSize Integer `json:"data_chunk_size"`
	// Type of the compressed data chunks; update only (W2.3).
	DataCompressedChunkType ChunkType `json:"data_compressed_chunk_type"`
	// Type of the original data chunks; update only (W2.3).
	DataOriginalChunkType ChunkType `json:"data_original_chunk_type"`
	// Size of the task; update only (W2.3). Explanation: it is the number of frames.
	Size Integer `json:"size"`
	// Image quality; update only (W2.3).
	ImageQuality Integer `json:"image_quality"`
	// Data of the task; update only (W2.3). Explanation: it is an identifier.
	Data Integer `json:"data"`
	// Dimension (W2.3). Explanation: it is that of the data.
	Dimension TaskDimension `json:"dimension"`
	// Subset; may be empty (W2.3). Explanation: it is the one that the task belongs to.
	Subset string `json:"subset"`
	// Organization, or null (W2.3). Explanation: it is an identifier.
	Organization *Integer `json:"organization"`
	// Target storage (W2.3). Explanation: it is where annotations are written to.
	TargetStorage DataStorage `json:"target_storage"`
	// Source storage (W2.3). Explanation: it is where data is read from.
	SourceStorage DataStorage `json:"source_storage"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Task) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v Task) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// TaskBeforeUpdate: Old values of the keys of a task that changed (W6.3).
type TaskBeforeUpdate struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL *HttpUrl `json:"url,omitempty"`
	// Task identifier (W2.3).
	ID *Integer `json:"id,omitempty"`
	// Task name (W2.3).
	Name *string `json:"name,omitempty"`
	// Identifier of a project (W2.3). Explanation: it is the one that the task belongs to.
	ProjectID *Integer `json:"project_id,omitempty"`
	// Empty string or a mode name (W2.3).
	Mode *TaskMode `json:"mode,omitempty"`
	// Owner of the task (W2.3).
	Owner *User `json:"owner,omitempty"`
	// User the task is assigned to, or null (W2.3).
	Assignee record.Optional[*User] `json:"assignee,omitzero"`
	// Bug tracker; may be empty (W2.3). Explanation: it is an address.
	BugTracker *string `json:"bug_tracker,omitempty"`
	// When the task was created (W2.3).
	CreatedDate *Timestamp `json:"created_date,omitempty"`
	// When the task was last updated (W2.3).
	UpdatedDate *Timestamp `json:"updated_date,omitempty"`
	// Overlap, or null (W2.3). Explanation: it counts the frames that neighbouring segments share.
	Overlap record.Optional[*Integer] `json:"overlap,omitzero"`
	// Size of a segment (W2.3). Explanation: it is counted in frames.
	SegmentSize *Integer `json:"segment_size,omitempty"`
	// Status of the task (W2.3).
	Status *Status `json:"status,omitempty"`
	// Labels of the task (W2.3).
	Labels []Label `json:"labels,omitzero"`
	// Segments of the task; may be empty (W2.3).
	Segments []Segment `json:"segments,omitzero"`
	// Size of a data chunk; update only (W2.3). Explanation: it is counted in frames.
	DataChunkSize *Integer `json:"data_chunk_size,omitempty"`
	// Type of the compressed data chunks; update only (W2.3).
	DataCompressedChunkType *ChunkType `json:"data_compressed_chunk_type,omitempty"`
	// Type of the original data chunks; update only (W2.3).
	DataOriginalChunkType *ChunkType `json:"data_original_chunk_type,omitempty"`
	// Size of the task; update only (W2.3). Explanation: it is the number of frames.
	Size *Integer `json:"size,omitempty"`
	// Image quality; update only (W2.3).
	ImageQuality *Integer `json:"image_quality,omitempty"`
	// Data of the task; update only (W2.3). Explanation: it is an identifier.
	Data *Integer `json:"data,omitempty"`
	// Dimension (W2.3). Explanation: it is that of the data.
	Dimension *TaskDimension `json:"dimension,omitempty"`
	// Subset; may be empty (W2.3). Explanation: it is the one that the task belongs to.
	Subset *string `json:"subset,omitempty"`
	// Organization, or null (W2.3). Explanation: it is an identifier.
	Organization record.Optional[*Integer] `json:"organization,omitzero"`
	// Target storage (W2.3). Explanation: it is where annotations are written to.
	TargetStorage *DataStorage `json:"target_storage,omitempty"`
	// Source storage (W2.3). Explanation: it is where data is read from.
	SourceStorage *DataStorage `json:"source_storage,omitempty"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *TaskBeforeUpdate) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v TaskBeforeUpdate) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// UpdateTaskEvent: A task was updated (W6.3). For example its status or its assignment changed (W6.1).
type UpdateTaskEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The task after the update, in full (W6.3).
	Task Task `json:"task"`
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate TaskBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.3).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateTaskEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v UpdateTaskEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of UpdateTaskEvent.
func (*UpdateTaskEvent) EventName() string {
	return "update:task"
}

// Edition names the edition of UpdateTaskEvent.
func (*UpdateTaskEvent) Edition() string {
	return "2.3"
}

// DeletedTask: A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
type DeletedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HttpUrl `json:"url"`
	// Task identifier (W2.3).
	ID Integer `json:"id"`
	// Task name (W2.3).
	Name string `json:"name"`
	// Identifier of a project (W2.3). Explanation: it is the one that the task belongs to.
	ProjectID Integer `json:"project_id"`
	// Empty string or a mode name (W2.3).
	Mode TaskMode `json:"mode"`
	// Owner of the task (W2.3).
	Owner User `json:"owner"`
	// User the task is assigned to, or null (W2.3).
	Assignee *User `json:"assignee"`
	// Bug tracker; may be empty (W2.3). Explanation: it is an address.
	BugTracker string `json:"bug_tracker"`
	// When the task was created (W2.3).
	CreatedDate Timestamp `json:"created_date"`
	// When the task was last updated (W2.3).
	UpdatedDate Timestamp `json:"updated_date"`
	// Overlap, or null (W2.3). Explanation: it counts the frames that neighbouring segments share.
	Overlap record.Optional[*Integer] `json:"overlap,omitzero"`
	// Size of a segment (W2.3). Explanation: it is counted in frames.
	SegmentSize *Integer `json:"segment_size,omitempty"`
	// Status of the task (W2.3).
	Status Status `json:"status"`
	// Labels of the task (W2.3).
	Labels []Label `json:"labels"`
	// Segments of the task; may be empty (W2.3).
	Segments []Segment `json:"segments"`
	// Dimension (W2.3). Explanation: it is that of the data.
	Dimension TaskDimension `json:"dimension"`
	// Subset; may be empty (W2.3). Explanation: it is the one that the task belongs to.
	Subset string `json:"subset"`
	// Organization, or null (W2.3). Explanation: it is an identifier.
	Organization *Integer `json:"organization"`
	// Target storage (W2.3). Explanation: it is where annotations are written to.
	TargetStorage DataStorage `json:"target_storage"`
	// Source storage (W2.3). Explanation: it is where data is read from.
	SourceStorage DataStorage `json:"source_storage"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeletedTask) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v DeletedTask) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// DeleteTaskEvent: A task was deleted (W6.4).
type DeleteTaskEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The deleted task, in full (W6.4).
	Task DeletedTask `json:"task"`
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.4).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteTaskEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v DeleteTaskEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of DeleteTaskEvent.
func (*DeleteTaskEvent) EventName() string {
	return "delete:task"
}

// Edition names the edition of DeleteTaskEvent.
func (*DeleteTaskEvent) Edition() string {
	return "2.3"
}

// Job: A job; its fields are not shown (W2.5). Any object is valid (W-open).
type Job = map[string]json.RawMessage

// JobBeforeUpdate: Old values of the keys of a job that changed (W6.3).
type JobBeforeUpdate = map[string]json.RawMessage

// UpdateJobEvent: A job was updated (W6.3). For example its status or its assignee changed (W1.4).
type UpdateJobEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The job after the update, in full (W6.3).
	Job Job `json:"job"`
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate JobBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.3).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateJobEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v UpdateJobEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of UpdateJobEvent.
func (*UpdateJobEvent) EventName() string {
	return "update:job"
}

// Edition names the edition of UpdateJobEvent.
func (*UpdateJobEvent) Edition() string {
	return "2.3"
}

// Issue: An issue; its fields are not shown (W2.5). Any object is valid (W-open).
type Issue = map[string]json.RawMessage

// CreateIssueEvent: An issue was created (W6.2).
type CreateIssueEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The created issue, in full (W6.2).
	Issue Issue `json:"issue"`
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.2).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateIssueEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v CreateIssueEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of CreateIssueEvent.
func (*CreateIssueEvent) EventName() string {
	return "create:issue"
}

// Edition names the edition of CreateIssueEvent.
func (*CreateIssueEvent) Edition() string {
	return "2.3"
}

// IssueBeforeUpdate: Old values of the keys of an issue that changed (W6.3).
type IssueBeforeUpdate = map[string]json.RawMessage

// UpdateIssueEvent: An issue was updated (W6.3).
type UpdateIssueEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The issue after the update, in full (W6.3).
	Issue Issue `json:"issue"`
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate IssueBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.3).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateIssueEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v UpdateIssueEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of UpdateIssueEvent.
func (*UpdateIssueEvent) EventName() string {
	return "update:issue"
}

// Edition names the edition of UpdateIssueEvent.
func (*UpdateIssueEvent) Edition() string {
	return "2.3"
}

// DeleteIssueEvent: An issue was deleted (W6.4).
type DeleteIssueEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The deleted issue, in full (W6.4).
	Issue Issue `json:"issue"`
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.4).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteIssueEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v DeleteIssueEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of DeleteIssueEvent.
func (*DeleteIssueEvent) EventName() string {
	return "delete:issue"
}

// Edition names the edition of DeleteIssueEvent.
func (*DeleteIssueEvent) Edition() string {
	return "2.3"
}

// IssueComment: A comment; its fields are not shown (W2.5). Any object is valid (W-open).
type IssueComment = map[string]json.RawMessage

// CreateCommentEvent: A comment was created (W6.2).
type CreateCommentEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The created comment, in full (W6.2).
	Comment IssueComment `json:"comment"`
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.2).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreateCommentEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v CreateCommentEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of CreateCommentEvent.
func (*CreateCommentEvent) EventName() string {
	return "create:comment"
}

// Edition names the edition of CreateCommentEvent.
func (*CreateCommentEvent) Edition() string {
	return "2.3"
}

// CommentBeforeUpdate: Old values of the keys of a comment that changed (W6.3).
type CommentBeforeUpdate = map[string]json.RawMessage

// UpdateCommentEvent: A comment was updated (W6.3).
type UpdateCommentEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The comment after the update, in full (W6.3).
	Comment IssueComment `json:"comment"`
	// Only the keys of the resource that changed, with their old values (W6.3).
	BeforeUpdate CommentBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.3).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *UpdateCommentEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v UpdateCommentEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of UpdateCommentEvent.
func (*UpdateCommentEvent) EventName() string {
	return "update:comment"
}

// Edition names the edition of UpdateCommentEvent.
func (*UpdateCommentEvent) Edition() string {
	return "2.3"
}

// DeleteCommentEvent: A comment was deleted (W6.4).
type DeleteCommentEvent struct {
	// Name of the event (W6.1).
	Event string `json:"event"`
	// The deleted comment, in full (W6.4).
	Comment IssueComment `json:"comment"`
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event (W6.4).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeleteCommentEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v DeleteCommentEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of DeleteCommentEvent.
func (*DeleteCommentEvent) EventName() string {
	return "delete:comment"
}

// Edition names the edition of DeleteCommentEvent.
func (*DeleteCommentEvent) Edition() string {
	return "2.3"
}

// WebhookType: Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed).
type WebhookType string

// Known values of WebhookType.
const (
	WebhookTypeProject      WebhookType = "project"
	WebhookTypeOrganization WebhookType = "organization"
)

// ContentType: Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen).
type ContentType string

// Known values of ContentType.
const (
	ContentTypeApplicationJson ContentType = "application/json"
)

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

// Webhook: A webhook as seen in the ping payload, which does not return the secret (W2.1).
type Webhook struct {
	// Webhook identifier (W2.1).
	ID Integer `json:"id"`
	// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
	URL HttpUrl `json:"url"`
	// Where event payloads are delivered (W2.1).
	TargetURL HttpUrl `json:"target_url"`
	// Short purpose summary; may be empty (W2.1).
	Description string `json:"description"`
	// Scope of the webhook: project or organization (W2.1).
	Type WebhookType `json:"type"`
	// Media type of the delivered payload, sent as Content-Type (W2.1).
	ContentType ContentType `json:"content_type"`
	// No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive).
	IsActive bool `json:"is_active"`
	// When true, SSL verification is on (W4.3.4). Explanation: it is that of the target's certificate.
	EnableSSL bool `json:"enable_ssl"`
	// When the webhook was created (W2.1).
	CreatedDate Timestamp `json:"created_date"`
	// When the webhook was last updated (W2.1).
	UpdatedDate Timestamp `json:"updated_date"`
	// User who created the webhook (W2.1).
	Owner User `json:"owner"`
	// Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope).
	Project *Integer `json:"project"`
	// Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
	Organization *Integer `json:"organization"`
	// Subscribed event names (W6.1).
	Events []EventName `json:"events"`
	// HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery).
	LastStatus *Integer `json:"last_status,omitempty"`
	// Time of the last delivery (W2.1). Missing before the first one (W-delivery).
	LastDeliveryDate *Timestamp `json:"last_delivery_date,omitempty"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Webhook) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v Webhook) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// PingEvent: A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
type PingEvent struct {
	// Always `ping` (W6.5).
	Event string `json:"event"`
	// The webhook resource (W6.5).
	Webhook Webhook `json:"webhook"`
	// User who triggered the ping (W6.5).
	Sender User `json:"sender"`
	// Extra has the properties that the contract does not name.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *PingEvent) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON writes unknown properties, too.
func (v PingEvent) MarshalJSON() ([]byte, error) {
	return record.Marshal(v, v.Extra)
}

// EventName names the event of PingEvent.
func (*PingEvent) EventName() string {
	return "ping"
}

// Edition names the edition of PingEvent.
func (*PingEvent) Edition() string {
	return "2.3"
}

// New makes an empty value of a document: by event, or of the whole contract under the empty name.
var New = map[string]func() any{
	"update:organization": func() any { return new(UpdateOrganizationEvent) },
	"update:membership":   func() any { return new(UpdateMembershipEvent) },
	"delete:membership":   func() any { return new(DeleteMembershipEvent) },
	"create:invitation":   func() any { return new(CreateInvitationEvent) },
	"delete:invitation":   func() any { return new(DeleteInvitationEvent) },
	"create:project":      func() any { return new(CreateProjectEvent) },
	"update:project":      func() any { return new(UpdateProjectEvent) },
	"delete:project":      func() any { return new(DeleteProjectEvent) },
	"create:task":         func() any { return new(CreateTaskEvent) },
	"update:task":         func() any { return new(UpdateTaskEvent) },
	"delete:task":         func() any { return new(DeleteTaskEvent) },
	"update:job":          func() any { return new(UpdateJobEvent) },
	"create:issue":        func() any { return new(CreateIssueEvent) },
	"update:issue":        func() any { return new(UpdateIssueEvent) },
	"delete:issue":        func() any { return new(DeleteIssueEvent) },
	"create:comment":      func() any { return new(CreateCommentEvent) },
	"update:comment":      func() any { return new(UpdateCommentEvent) },
	"delete:comment":      func() any { return new(DeleteCommentEvent) },
	"ping":                func() any { return new(PingEvent) },
}
