// Generated from spec/main.tsp by "npm run generate". Do not edit.

// Package v2_3 contains the types of deliveries of edition 2.3.
package v2_3

import (
	"encoding/json"

	"annotation-contracts.example/contracts/record"
)

// Organization: An organization; its fields are not shown. Any object is valid.
type Organization = map[string]json.RawMessage

// OrganizationBeforeUpdate: Old values of the keys of an organization that changed.
type OrganizationBeforeUpdate = map[string]json.RawMessage

// Integer: Integer. Within ±(2^53 − 1), which every JSON reader represents exactly.
type Integer = record.Integer

// HttpUrl: URL. Absolute, `http` or `https`.
type HttpUrl = string

// User: A user, as `owner` or `sender`, or as `assignee`.
type User struct {
	// Address of the user, `{base_url}/api/users/<user_id>`.
	URL HttpUrl `json:"url"`
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

// UpdateOrganizationEvent: An organization was updated.
type UpdateOrganizationEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The organization after the update, in full.
	Organization Organization `json:"organization"`
	// Only the keys of the resource that changed, with their old values.
	BeforeUpdate OrganizationBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
}

// Membership: A membership; its fields are not shown. Any object is valid.
type Membership = map[string]json.RawMessage

// MembershipBeforeUpdate: Old values of the keys of a membership that changed.
type MembershipBeforeUpdate = map[string]json.RawMessage

// UpdateMembershipEvent: A membership was updated. Member added to or removed from an organization.
type UpdateMembershipEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The membership after the update, in full.
	Membership Membership `json:"membership"`
	// Only the keys of the resource that changed, with their old values.
	BeforeUpdate MembershipBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
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
	Sender User `json:"sender"`
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
	return "2.3"
}

// Invitation: An invitation; its fields are not shown. Any object is valid.
type Invitation = map[string]json.RawMessage

// CreateInvitationEvent: An invitation was created. It was issued.
type CreateInvitationEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created invitation, in full.
	Invitation Invitation `json:"invitation"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
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
	Sender User `json:"sender"`
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
	return "2.3"
}

// Project: A project; its fields are not shown. Any object is valid.
type Project = map[string]json.RawMessage

// CreateProjectEvent: A project was created.
type CreateProjectEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created project, in full.
	Project Project `json:"project"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
}

// ProjectBeforeUpdate: Old values of the keys of a project that changed.
type ProjectBeforeUpdate = map[string]json.RawMessage

// UpdateProjectEvent: A project was updated.
type UpdateProjectEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The project after the update, in full.
	Project Project `json:"project"`
	// Only the keys of the resource that changed, with their old values.
	BeforeUpdate ProjectBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
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
	Sender User `json:"sender"`
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
	return "2.3"
}

// TaskMode: Empty string or a mode name such as `annotation`. Known: `""`, `annotation`; others may appear.
type TaskMode string

// Known values of TaskMode.
const (
	TaskModeEmpty      TaskMode = ""
	TaskModeAnnotation TaskMode = "annotation"
)

// Timestamp: ISO 8601 UTC timestamp. RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits, in upper case.
type Timestamp = string

// Status: Status of a task or job. Known: `annotation`; others may appear.
type Status string

// Known values of Status.
const (
	StatusAnnotation Status = "annotation"
)

// HexColour: Hex colour. `#` and 3, 4, 6 or 8 hex digits.
type HexColour = string

// LabelType: Type of a label. Known: `any`; others may appear.
type LabelType string

// Known values of LabelType.
const (
	LabelTypeAny LabelType = "any"
)

// Label: A label. Annotators assign it.
type Label struct {
	// Label identifier.
	ID Integer `json:"id"`
	// Label name.
	Name string `json:"name"`
	// Hex colour.
	Color HexColour `json:"color"`
	// Attributes of the label. Items may be anything.
	Attributes []json.RawMessage `json:"attributes"`
	// Type of the label. The kind of shape that it applies to.
	Type LabelType `json:"type"`
	// Sublabels of the label. Items may be anything.
	Sublabels []json.RawMessage `json:"sublabels"`
	// Whether the label has a parent.
	HasParent bool `json:"has_parent"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Label) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Label) MarshalJSON() ([]byte, error) {
	type plain Label
	return record.Marshal(plain(v), v.Extra)
}

// JobStage: Stage of a job. Known: `annotation`; others may appear.
type JobStage string

// Known values of JobStage.
const (
	JobStageAnnotation JobStage = "annotation"
)

// JobState: State of a job. Known: `new`; others may appear.
type JobState string

// Known values of JobState.
const (
	JobStateNew JobState = "new"
)

// JobSummary: Summary of a job.
type JobSummary struct {
	// Address of the job, `{base_url}/api/jobs/<job_id>`.
	URL HttpUrl `json:"url"`
	// Job identifier.
	ID Integer `json:"id"`
	// User the job is assigned to, or null.
	Assignee *User `json:"assignee"`
	// Status of the job.
	Status Status `json:"status"`
	// Stage of the job.
	Stage JobStage `json:"stage"`
	// State of the job.
	State JobState `json:"state"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *JobSummary) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v JobSummary) MarshalJSON() ([]byte, error) {
	type plain JobSummary
	return record.Marshal(plain(v), v.Extra)
}

// Segment: A segment. A range of frames of a task, with the jobs that cover it.
type Segment struct {
	// Frame at the start. The first of the range.
	StartFrame Integer `json:"start_frame"`
	// Frame at the stop. The last of the range, inclusive.
	StopFrame Integer `json:"stop_frame"`
	// Summaries of the segment's jobs.
	Jobs []JobSummary `json:"jobs"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Segment) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Segment) MarshalJSON() ([]byte, error) {
	type plain Segment
	return record.Marshal(plain(v), v.Extra)
}

// TaskDimension: Dimension of a task. Known: `2d`; others may appear.
type TaskDimension string

// Known values of TaskDimension.
const (
	TaskDimension2d TaskDimension = "2d"
)

// StorageLocation: Location of a storage. Known: `local`; others may appear.
type StorageLocation string

// Known values of StorageLocation.
const (
	StorageLocationLocal StorageLocation = "local"
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

// CreatedTask: A task in a create payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing.
type CreatedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>`.
	URL HttpUrl `json:"url"`
	// Task identifier.
	ID Integer `json:"id"`
	// Task name.
	Name string `json:"name"`
	// Identifier of a project. The project that the task belongs to.
	ProjectID Integer `json:"project_id"`
	// Empty string or a mode name.
	Mode TaskMode `json:"mode"`
	// Owner of the task.
	Owner User `json:"owner"`
	// User the task is assigned to, or null.
	Assignee *User `json:"assignee"`
	// Bug tracker; may be empty. A URL.
	BugTracker string `json:"bug_tracker"`
	// When the task was created.
	CreatedDate Timestamp `json:"created_date"`
	// When the task was last updated.
	UpdatedDate Timestamp `json:"updated_date"`
	// Overlap, or null. The number of frames that neighboring segments share.
	Overlap record.Optional[*Integer] `json:"overlap,omitzero"`
	// Size of a segment. Counted in frames.
	SegmentSize *Integer `json:"segment_size,omitempty"`
	// Status of the task.
	Status Status `json:"status"`
	// Labels of the task.
	Labels []Label `json:"labels"`
	// Segments of the task; may be empty.
	Segments []Segment `json:"segments"`
	// Dimension. The dimension of the data.
	Dimension TaskDimension `json:"dimension"`
	// Subset; may be empty. The subset that the task belongs to.
	Subset string `json:"subset"`
	// Organization, or null. Its identifier.
	Organization *Integer `json:"organization"`
	// Target storage. Where annotations are written to.
	TargetStorage DataStorage `json:"target_storage"`
	// Source storage. Where data is read from.
	SourceStorage DataStorage `json:"source_storage"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *CreatedTask) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v CreatedTask) MarshalJSON() ([]byte, error) {
	type plain CreatedTask
	return record.Marshal(plain(v), v.Extra)
}

// CreateTaskEvent: A task was created.
type CreateTaskEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created task, in full.
	Task CreatedTask `json:"task"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
}

// ChunkType: Type of data chunks. Known: `imageset`; others may appear.
type ChunkType string

// Known values of ChunkType.
const (
	ChunkTypeImageset ChunkType = "imageset"
)

// Task: A task, given in full for update events.
type Task struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>`.
	URL HttpUrl `json:"url"`
	// Task identifier.
	ID Integer `json:"id"`
	// Task name.
	Name string `json:"name"`
	// Identifier of a project. The project that the task belongs to.
	ProjectID Integer `json:"project_id"`
	// Empty string or a mode name.
	Mode TaskMode `json:"mode"`
	// Owner of the task.
	Owner User `json:"owner"`
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
	// Labels of the task.
	Labels []Label `json:"labels"`
	// Segments of the task; may be empty.
	Segments []Segment `json:"segments"`
	// Size of a data chunk; update only. Counted in frames.
	DataChunkSize Integer `json:"data_chunk_size"`
	// Type of the compressed data chunks; update only.
	DataCompressedChunkType ChunkType `json:"data_compressed_chunk_type"`
	// Type of the original data chunks; update only.
	DataOriginalChunkType ChunkType `json:"data_original_chunk_type"`
	// Size of the task; update only. The number of frames.
	Size Integer `json:"size"`
	// Image quality; update only.
	ImageQuality Integer `json:"image_quality"`
	// Data of the task; update only. Its identifier.
	Data Integer `json:"data"`
	// Dimension. The dimension of the data.
	Dimension TaskDimension `json:"dimension"`
	// Subset; may be empty. The subset that the task belongs to.
	Subset string `json:"subset"`
	// Organization, or null. Its identifier.
	Organization *Integer `json:"organization"`
	// Target storage. Where annotations are written to.
	TargetStorage DataStorage `json:"target_storage"`
	// Source storage. Where data is read from.
	SourceStorage DataStorage `json:"source_storage"`
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

// TaskBeforeUpdate: Old values of the keys of a task that changed.
type TaskBeforeUpdate struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>`.
	URL *HttpUrl `json:"url,omitempty"`
	// Task identifier.
	ID *Integer `json:"id,omitempty"`
	// Task name.
	Name *string `json:"name,omitempty"`
	// Identifier of a project. The project that the task belongs to.
	ProjectID *Integer `json:"project_id,omitempty"`
	// Empty string or a mode name.
	Mode *TaskMode `json:"mode,omitempty"`
	// Owner of the task.
	Owner *User `json:"owner,omitempty"`
	// User the task is assigned to, or null.
	Assignee record.Optional[*User] `json:"assignee,omitzero"`
	// Bug tracker; may be empty. A URL.
	BugTracker *string `json:"bug_tracker,omitempty"`
	// When the task was created.
	CreatedDate *Timestamp `json:"created_date,omitempty"`
	// When the task was last updated.
	UpdatedDate *Timestamp `json:"updated_date,omitempty"`
	// Overlap, or null. The number of frames that neighboring segments share.
	Overlap record.Optional[*Integer] `json:"overlap,omitzero"`
	// Size of a segment. Counted in frames.
	SegmentSize *Integer `json:"segment_size,omitempty"`
	// Status of the task.
	Status *Status `json:"status,omitempty"`
	// Labels of the task.
	Labels []Label `json:"labels,omitzero"`
	// Segments of the task; may be empty.
	Segments []Segment `json:"segments,omitzero"`
	// Size of a data chunk; update only. Counted in frames.
	DataChunkSize *Integer `json:"data_chunk_size,omitempty"`
	// Type of the compressed data chunks; update only.
	DataCompressedChunkType *ChunkType `json:"data_compressed_chunk_type,omitempty"`
	// Type of the original data chunks; update only.
	DataOriginalChunkType *ChunkType `json:"data_original_chunk_type,omitempty"`
	// Size of the task; update only. The number of frames.
	Size *Integer `json:"size,omitempty"`
	// Image quality; update only.
	ImageQuality *Integer `json:"image_quality,omitempty"`
	// Data of the task; update only. Its identifier.
	Data *Integer `json:"data,omitempty"`
	// Dimension. The dimension of the data.
	Dimension *TaskDimension `json:"dimension,omitempty"`
	// Subset; may be empty. The subset that the task belongs to.
	Subset *string `json:"subset,omitempty"`
	// Organization, or null. Its identifier.
	Organization record.Optional[*Integer] `json:"organization,omitzero"`
	// Target storage. Where annotations are written to.
	TargetStorage *DataStorage `json:"target_storage,omitempty"`
	// Source storage. Where data is read from.
	SourceStorage *DataStorage `json:"source_storage,omitempty"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *TaskBeforeUpdate) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v TaskBeforeUpdate) MarshalJSON() ([]byte, error) {
	type plain TaskBeforeUpdate
	return record.Marshal(plain(v), v.Extra)
}

// UpdateTaskEvent: A task was updated. For example, its status or its assignment changed.
type UpdateTaskEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The task after the update, in full.
	Task Task `json:"task"`
	// Only the keys of the resource that changed, with their old values.
	BeforeUpdate TaskBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
}

// DeletedTask: A task in a delete payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing.
type DeletedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>`.
	URL HttpUrl `json:"url"`
	// Task identifier.
	ID Integer `json:"id"`
	// Task name.
	Name string `json:"name"`
	// Identifier of a project. The project that the task belongs to.
	ProjectID Integer `json:"project_id"`
	// Empty string or a mode name.
	Mode TaskMode `json:"mode"`
	// Owner of the task.
	Owner User `json:"owner"`
	// User the task is assigned to, or null.
	Assignee *User `json:"assignee"`
	// Bug tracker; may be empty. A URL.
	BugTracker string `json:"bug_tracker"`
	// When the task was created.
	CreatedDate Timestamp `json:"created_date"`
	// When the task was last updated.
	UpdatedDate Timestamp `json:"updated_date"`
	// Overlap, or null. The number of frames that neighboring segments share.
	Overlap record.Optional[*Integer] `json:"overlap,omitzero"`
	// Size of a segment. Counted in frames.
	SegmentSize *Integer `json:"segment_size,omitempty"`
	// Status of the task.
	Status Status `json:"status"`
	// Labels of the task.
	Labels []Label `json:"labels"`
	// Segments of the task; may be empty.
	Segments []Segment `json:"segments"`
	// Dimension. The dimension of the data.
	Dimension TaskDimension `json:"dimension"`
	// Subset; may be empty. The subset that the task belongs to.
	Subset string `json:"subset"`
	// Organization, or null. Its identifier.
	Organization *Integer `json:"organization"`
	// Target storage. Where annotations are written to.
	TargetStorage DataStorage `json:"target_storage"`
	// Source storage. Where data is read from.
	SourceStorage DataStorage `json:"source_storage"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *DeletedTask) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v DeletedTask) MarshalJSON() ([]byte, error) {
	type plain DeletedTask
	return record.Marshal(plain(v), v.Extra)
}

// DeleteTaskEvent: A task was deleted.
type DeleteTaskEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The deleted task, in full.
	Task DeletedTask `json:"task"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
}

// Job: A job; its fields are not shown. Any object is valid.
type Job = map[string]json.RawMessage

// JobBeforeUpdate: Old values of the keys of a job that changed.
type JobBeforeUpdate = map[string]json.RawMessage

// UpdateJobEvent: A job was updated. For example, its status or its assignee changed.
type UpdateJobEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The job after the update, in full.
	Job Job `json:"job"`
	// Only the keys of the resource that changed, with their old values.
	BeforeUpdate JobBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
}

// Issue: An issue; its fields are not shown. Any object is valid.
type Issue = map[string]json.RawMessage

// CreateIssueEvent: An issue was created.
type CreateIssueEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created issue, in full.
	Issue Issue `json:"issue"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
}

// IssueBeforeUpdate: Old values of the keys of an issue that changed.
type IssueBeforeUpdate = map[string]json.RawMessage

// UpdateIssueEvent: An issue was updated.
type UpdateIssueEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The issue after the update, in full.
	Issue Issue `json:"issue"`
	// Only the keys of the resource that changed, with their old values.
	BeforeUpdate IssueBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
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
	Sender User `json:"sender"`
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
	return "2.3"
}

// IssueComment: A comment; its fields are not shown. Any object is valid.
type IssueComment = map[string]json.RawMessage

// CreateCommentEvent: A comment was created.
type CreateCommentEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The created comment, in full.
	Comment IssueComment `json:"comment"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
}

// CommentBeforeUpdate: Old values of the keys of a comment that changed.
type CommentBeforeUpdate = map[string]json.RawMessage

// UpdateCommentEvent: A comment was updated.
type UpdateCommentEvent struct {
	// Name of the event.
	Event string `json:"event"`
	// The comment after the update, in full.
	Comment IssueComment `json:"comment"`
	// Only the keys of the resource that changed, with their old values.
	BeforeUpdate CommentBeforeUpdate `json:"before_update"`
	// Identifier of the webhook that sends it.
	WebhookID Integer `json:"webhook_id"`
	// User who triggered the event.
	Sender User `json:"sender"`
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
	return "2.3"
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
	Sender User `json:"sender"`
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
	return "2.3"
}

// WebhookType: Scope of a webhook: a project or an organization. Closed vocabulary: `project`, `organization`.
type WebhookType string

// Known values of WebhookType.
const (
	WebhookTypeProject      WebhookType = "project"
	WebhookTypeOrganization WebhookType = "organization"
)

// ContentType: Media type of the delivered payload. Known: `application/json`; others may appear.
type ContentType string

// Known values of ContentType.
const (
	ContentTypeApplicationJson ContentType = "application/json"
)

// EventName: Name of an event a webhook can subscribe to. Closed vocabulary: 18 names.
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
	// Scope of the webhook: project or organization.
	Type WebhookType `json:"type"`
	// Media type of the delivered payload, sent as Content-Type.
	ContentType ContentType `json:"content_type"`
	// No delivery occurs while this is false. This includes pings.
	IsActive bool `json:"is_active"`
	// Enables or disables SSL certificate verification for delivery. When true, SSL verification is on.
	EnableSSL bool `json:"enable_ssl"`
	// When the webhook was created.
	CreatedDate Timestamp `json:"created_date"`
	// When the webhook was last updated.
	UpdatedDate Timestamp `json:"updated_date"`
	// User who created the webhook.
	Owner User `json:"owner"`
	// Project identifier for a project webhook, or null. Null only if `type` is not `project`.
	Project *Integer `json:"project"`
	// Organization identifier for an organization webhook, or null. An integer if `type` is `organization`.
	Organization *Integer `json:"organization"`
	// Subscribed event names.
	Events []EventName `json:"events"`
	// HTTP status of the last delivery. Missing before the first delivery, and after one that got no response.
	LastStatus *Integer `json:"last_status,omitempty"`
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
	return "2.3"
}

// New has a function for each event that creates an empty document; the empty name stands for the whole contract.
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
