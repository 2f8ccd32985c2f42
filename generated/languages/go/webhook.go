// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package contracts

// Organization: An organization; its fields are not published, any object is valid (W2.5).
type Organization = Object

// OrganizationBeforeUpdate: Old values of the keys of an organization that changed (W6.3).
type OrganizationBeforeUpdate = Object

// Integer: Integer that every JSON reader holds exactly: within ±(2^53 − 1) (W2).
type Integer = int64

// HttpUrl: Absolute `http` or `https` URL (W2).
type HttpUrl = string

// User: A user of the platform, as `owner`, `assignee` or `sender` (W2.2).
type User struct {
	// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
	URL HttpUrl
	// User identifier (W2.2).
	ID Integer
	// Login name (W2.2).
	Username string
	// Given name; may be empty (W2.2).
	FirstName string
	// Family name; may be empty (W2.2).
	LastName string
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeUser(node any, at *place) User {
	m := membersOf(node, at)
	return User{
		URL:       required(m, "url", decodeString),
		ID:        required(m, "id", decodeSafeInteger),
		Username:  required(m, "username", decodeString),
		FirstName: required(m, "first_name", decodeString),
		LastName:  required(m, "last_name", decodeString),
		Extra:     m.extra(),
	}
}

func (v User) encode() any {
	object := objectWith(v.Extra)
	object["url"] = encodeAny(v.URL)
	object["id"] = encodeAny(v.ID)
	object["username"] = encodeAny(v.Username)
	object["first_name"] = encodeAny(v.FirstName)
	object["last_name"] = encodeAny(v.LastName)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v User) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// UpdateOrganizationEvent: An organization was changed (W6.3).
type UpdateOrganizationEvent struct {
	// The organization after the update, in full (W6.3).
	Organization Organization
	// Old values, under only those keys of the resource that changed (W6.3).
	BeforeUpdate OrganizationBeforeUpdate
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeUpdateOrganizationEvent(node any, at *place) UpdateOrganizationEvent {
	m := membersOf(node, at)
	m.keepTo("organization")
	return UpdateOrganizationEvent{
		Organization: required(m, "organization", decodeObject),
		BeforeUpdate: required(m, "before_update", decodeObject),
		WebhookID:    required(m, "webhook_id", decodeSafeInteger),
		Sender:       required(m, "sender", decodeUser),
		Extra:        m.extra("event"),
	}
}

func (v UpdateOrganizationEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "update:organization"
	object["organization"] = encodeAny(v.Organization)
	object["before_update"] = encodeAny(v.BeforeUpdate)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateOrganizationEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Membership: A membership; its fields are not published, any object is valid (W2.5).
type Membership = Object

// MembershipBeforeUpdate: Old values of the keys of a membership that changed (W6.3).
type MembershipBeforeUpdate = Object

// UpdateMembershipEvent: A membership of an organization was changed (W6.3).
type UpdateMembershipEvent struct {
	// The membership after the update, in full (W6.3).
	Membership Membership
	// Old values, under only those keys of the resource that changed (W6.3).
	BeforeUpdate MembershipBeforeUpdate
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeUpdateMembershipEvent(node any, at *place) UpdateMembershipEvent {
	m := membersOf(node, at)
	m.keepTo("membership")
	return UpdateMembershipEvent{
		Membership:   required(m, "membership", decodeObject),
		BeforeUpdate: required(m, "before_update", decodeObject),
		WebhookID:    required(m, "webhook_id", decodeSafeInteger),
		Sender:       required(m, "sender", decodeUser),
		Extra:        m.extra("event"),
	}
}

func (v UpdateMembershipEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "update:membership"
	object["membership"] = encodeAny(v.Membership)
	object["before_update"] = encodeAny(v.BeforeUpdate)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateMembershipEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// DeleteMembershipEvent: A member was removed from an organization (W6.4).
type DeleteMembershipEvent struct {
	// The deleted membership, in full (W6.4).
	Membership Membership
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeDeleteMembershipEvent(node any, at *place) DeleteMembershipEvent {
	m := membersOf(node, at)
	return DeleteMembershipEvent{
		Membership: required(m, "membership", decodeObject),
		WebhookID:  required(m, "webhook_id", decodeSafeInteger),
		Sender:     required(m, "sender", decodeUser),
		Extra:      m.extra("event"),
	}
}

func (v DeleteMembershipEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "delete:membership"
	object["membership"] = encodeAny(v.Membership)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteMembershipEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Invitation: An invitation; its fields are not published, any object is valid (W2.5).
type Invitation = Object

// CreateInvitationEvent: An invitation was issued (W6.2).
type CreateInvitationEvent struct {
	// The created invitation, in full (W6.2).
	Invitation Invitation
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeCreateInvitationEvent(node any, at *place) CreateInvitationEvent {
	m := membersOf(node, at)
	return CreateInvitationEvent{
		Invitation: required(m, "invitation", decodeObject),
		WebhookID:  required(m, "webhook_id", decodeSafeInteger),
		Sender:     required(m, "sender", decodeUser),
		Extra:      m.extra("event"),
	}
}

func (v CreateInvitationEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "create:invitation"
	object["invitation"] = encodeAny(v.Invitation)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateInvitationEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// DeleteInvitationEvent: An invitation was revoked (W6.4).
type DeleteInvitationEvent struct {
	// The deleted invitation, in full (W6.4).
	Invitation Invitation
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeDeleteInvitationEvent(node any, at *place) DeleteInvitationEvent {
	m := membersOf(node, at)
	return DeleteInvitationEvent{
		Invitation: required(m, "invitation", decodeObject),
		WebhookID:  required(m, "webhook_id", decodeSafeInteger),
		Sender:     required(m, "sender", decodeUser),
		Extra:      m.extra("event"),
	}
}

func (v DeleteInvitationEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "delete:invitation"
	object["invitation"] = encodeAny(v.Invitation)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteInvitationEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Project: A project; its fields are not published, any object is valid (W2.5).
type Project = Object

// CreateProjectEvent: A project was created (W6.2).
type CreateProjectEvent struct {
	// The created project, in full (W6.2).
	Project Project
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeCreateProjectEvent(node any, at *place) CreateProjectEvent {
	m := membersOf(node, at)
	return CreateProjectEvent{
		Project:   required(m, "project", decodeObject),
		WebhookID: required(m, "webhook_id", decodeSafeInteger),
		Sender:    required(m, "sender", decodeUser),
		Extra:     m.extra("event"),
	}
}

func (v CreateProjectEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "create:project"
	object["project"] = encodeAny(v.Project)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateProjectEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// ProjectBeforeUpdate: Old values of the keys of a project that changed (W6.3).
type ProjectBeforeUpdate = Object

// UpdateProjectEvent: A project was changed (W6.3).
type UpdateProjectEvent struct {
	// The project after the update, in full (W6.3).
	Project Project
	// Old values, under only those keys of the resource that changed (W6.3).
	BeforeUpdate ProjectBeforeUpdate
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeUpdateProjectEvent(node any, at *place) UpdateProjectEvent {
	m := membersOf(node, at)
	m.keepTo("project")
	return UpdateProjectEvent{
		Project:      required(m, "project", decodeObject),
		BeforeUpdate: required(m, "before_update", decodeObject),
		WebhookID:    required(m, "webhook_id", decodeSafeInteger),
		Sender:       required(m, "sender", decodeUser),
		Extra:        m.extra("event"),
	}
}

func (v UpdateProjectEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "update:project"
	object["project"] = encodeAny(v.Project)
	object["before_update"] = encodeAny(v.BeforeUpdate)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateProjectEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// DeleteProjectEvent: A project was deleted (W6.4).
type DeleteProjectEvent struct {
	// The deleted project, in full (W6.4).
	Project Project
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeDeleteProjectEvent(node any, at *place) DeleteProjectEvent {
	m := membersOf(node, at)
	return DeleteProjectEvent{
		Project:   required(m, "project", decodeObject),
		WebhookID: required(m, "webhook_id", decodeSafeInteger),
		Sender:    required(m, "sender", decodeUser),
		Extra:     m.extra("event"),
	}
}

func (v DeleteProjectEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "delete:project"
	object["project"] = encodeAny(v.Project)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteProjectEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// TaskMode: Mode of a task: empty, or a name such as `annotation`; others may appear (W2.3).
type TaskMode string

// Known values of TaskMode.
const (
	TaskModeEmpty      TaskMode = ""
	TaskModeAnnotation TaskMode = "annotation"
)

// Timestamp: Instant in UTC, RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W2).
type Timestamp = string

// Status: Status of a task or job; `annotation` is seen, others may appear (W2.3).
type Status string

// Known values of Status.
const (
	StatusAnnotation Status = "annotation"
)

// HexColour: Hex colour: `#` and 3, 4, 6 or 8 hex digits (W2.3).
type HexColour = string

// LabelType: Kind of shape a label applies to; `any` is seen, others may appear (W2.3).
type LabelType string

// Known values of LabelType.
const (
	LabelTypeAny LabelType = "any"
)

// Label: A label that annotators assign (W2.3).
type Label struct {
	// Label identifier (W2.3).
	ID Integer
	// Label name (W2.3).
	Name string
	// Display colour (W2.3).
	Color HexColour
	// Attributes of the label; their shape is not shown (W2.3).
	Attributes []any
	// Kind of shape the label applies to (W2.3).
	Type LabelType
	// Labels nested in this one; their shape is not shown (W2.3).
	Sublabels []any
	// True when the label is nested in another (W2.3).
	HasParent bool
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeLabel(node any, at *place) Label {
	m := membersOf(node, at)
	return Label{
		ID:         required(m, "id", decodeSafeInteger),
		Name:       required(m, "name", decodeString),
		Color:      required(m, "color", decodeString),
		Attributes: required(m, "attributes", listOf(anything)),
		Type:       required(m, "type", decodeText[LabelType]),
		Sublabels:  required(m, "sublabels", listOf(anything)),
		HasParent:  required(m, "has_parent", decodeBoolean),
		Extra:      m.extra(),
	}
}

func (v Label) encode() any {
	object := objectWith(v.Extra)
	object["id"] = encodeAny(v.ID)
	object["name"] = encodeAny(v.Name)
	object["color"] = encodeAny(v.Color)
	object["attributes"] = encodeList(v.Attributes)
	object["type"] = encodeAny(v.Type)
	object["sublabels"] = encodeList(v.Sublabels)
	object["has_parent"] = encodeAny(v.HasParent)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Label) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// JobStage: Stage of a job; `annotation` is seen, others may appear (W2.3).
type JobStage string

// Known values of JobStage.
const (
	JobStageAnnotation JobStage = "annotation"
)

// JobState: State of a job; `new` is seen, others may appear (W2.3).
type JobState string

// Known values of JobState.
const (
	JobStateNew JobState = "new"
)

// JobSummary: Summary of a job within a segment (W2.3).
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
	Extra Object
}

func decodeJobSummary(node any, at *place) JobSummary {
	m := membersOf(node, at)
	return JobSummary{
		URL:      required(m, "url", decodeString),
		ID:       required(m, "id", decodeSafeInteger),
		Assignee: required(m, "assignee", nullable(decodeUser)),
		Status:   required(m, "status", decodeText[Status]),
		Stage:    required(m, "stage", decodeText[JobStage]),
		State:    required(m, "state", decodeText[JobState]),
		Extra:    m.extra(),
	}
}

func (v JobSummary) encode() any {
	object := objectWith(v.Extra)
	object["url"] = encodeAny(v.URL)
	object["id"] = encodeAny(v.ID)
	object["assignee"] = encodeNullable(v.Assignee)
	object["status"] = encodeAny(v.Status)
	object["stage"] = encodeAny(v.Stage)
	object["state"] = encodeAny(v.State)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v JobSummary) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Segment: A range of frames of a task, with the jobs that cover it (W2.3).
type Segment struct {
	// First frame of the range (W2.3).
	StartFrame Integer
	// Last frame of the range, inclusive (W2.3).
	StopFrame Integer
	// Jobs of the segment (W2.3).
	Jobs []JobSummary
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeSegment(node any, at *place) Segment {
	m := membersOf(node, at)
	return Segment{
		StartFrame: required(m, "start_frame", decodeSafeInteger),
		StopFrame:  required(m, "stop_frame", decodeSafeInteger),
		Jobs:       required(m, "jobs", listOf(decodeJobSummary)),
		Extra:      m.extra(),
	}
}

func (v Segment) encode() any {
	object := objectWith(v.Extra)
	object["start_frame"] = encodeAny(v.StartFrame)
	object["stop_frame"] = encodeAny(v.StopFrame)
	object["jobs"] = encodeList(v.Jobs)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Segment) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// TaskDimension: Dimension of a task's data; `2d` is seen, others may appear (W2.3).
type TaskDimension string

// Known values of TaskDimension.
const (
	TaskDimension2d TaskDimension = "2d"
)

// StorageLocation: Kind of storage; `local` is seen, others may appear (W2.3).
type StorageLocation string

// Known values of StorageLocation.
const (
	StorageLocationLocal StorageLocation = "local"
)

// Storage: Where a task's data is read from or written to (W2.3).
type Storage struct {
	// Storage identifier (W2.3).
	ID Integer
	// Kind of storage (W2.3).
	Location StorageLocation
	// Cloud storage identifier, null when the storage is not in a cloud (W2.3).
	CloudStorageID *Integer
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeStorage(node any, at *place) Storage {
	m := membersOf(node, at)
	return Storage{
		ID:             required(m, "id", decodeSafeInteger),
		Location:       required(m, "location", decodeText[StorageLocation]),
		CloudStorageID: required(m, "cloud_storage_id", nullable(decodeSafeInteger)),
		Extra:          m.extra(),
	}
}

func (v Storage) encode() any {
	object := objectWith(v.Extra)
	object["id"] = encodeAny(v.ID)
	object["location"] = encodeAny(v.Location)
	object["cloud_storage_id"] = encodeNullable(v.CloudStorageID)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Storage) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// CreatedTask: A task as a create event shows it: without the update-only fields (W2.3).
type CreatedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HttpUrl
	// Task identifier (W2.3).
	ID Integer
	// Task name (W2.3).
	Name string
	// Identifier of the project the task belongs to (W2.3).
	ProjectID Integer
	// Empty, or the name of a mode (W2.3).
	Mode TaskMode
	// User who owns the task (W2.3).
	Owner User
	// User the task is assigned to, or null (W2.3).
	Assignee *User
	// Address of a bug tracker; may be empty (W2.3).
	BugTracker string
	// When the task was created (W2.3).
	CreatedDate Timestamp
	// When the task was last changed (W2.3).
	UpdatedDate Timestamp
	// Frames that neighbouring segments share, or null (W2.3).
	Overlap Optional[*Integer]
	// Frames of a segment (W2.3).
	SegmentSize Optional[Integer]
	// Status of the task (W2.3).
	Status Status
	// Labels of the task (W2.3).
	Labels []Label
	// Segments of the task; may be empty (W2.3).
	Segments []Segment
	// Dimension of the data (W2.3).
	Dimension TaskDimension
	// Subset the task belongs to; may be empty (W2.3).
	Subset string
	// Identifier of the organization, or null (W2.3).
	Organization *Integer
	// Where annotations are written to (W2.3).
	TargetStorage Storage
	// Where data is read from (W2.3).
	SourceStorage Storage
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeCreatedTask(node any, at *place) CreatedTask {
	m := membersOf(node, at)
	return CreatedTask{
		URL:           required(m, "url", decodeString),
		ID:            required(m, "id", decodeSafeInteger),
		Name:          required(m, "name", decodeString),
		ProjectID:     required(m, "project_id", decodeSafeInteger),
		Mode:          required(m, "mode", decodeText[TaskMode]),
		Owner:         required(m, "owner", decodeUser),
		Assignee:      required(m, "assignee", nullable(decodeUser)),
		BugTracker:    required(m, "bug_tracker", decodeString),
		CreatedDate:   required(m, "created_date", decodeString),
		UpdatedDate:   required(m, "updated_date", decodeString),
		Overlap:       optional(m, "overlap", nullable(decodeSafeInteger)),
		SegmentSize:   optional(m, "segment_size", decodeSafeInteger),
		Status:        required(m, "status", decodeText[Status]),
		Labels:        required(m, "labels", listOf(decodeLabel)),
		Segments:      required(m, "segments", listOf(decodeSegment)),
		Dimension:     required(m, "dimension", decodeText[TaskDimension]),
		Subset:        required(m, "subset", decodeString),
		Organization:  required(m, "organization", nullable(decodeSafeInteger)),
		TargetStorage: required(m, "target_storage", decodeStorage),
		SourceStorage: required(m, "source_storage", decodeStorage),
		Extra:         m.extra(),
	}
}

func (v CreatedTask) encode() any {
	object := objectWith(v.Extra)
	object["url"] = encodeAny(v.URL)
	object["id"] = encodeAny(v.ID)
	object["name"] = encodeAny(v.Name)
	object["project_id"] = encodeAny(v.ProjectID)
	object["mode"] = encodeAny(v.Mode)
	object["owner"] = encodeAny(v.Owner)
	object["assignee"] = encodeNullable(v.Assignee)
	object["bug_tracker"] = encodeAny(v.BugTracker)
	object["created_date"] = encodeAny(v.CreatedDate)
	object["updated_date"] = encodeAny(v.UpdatedDate)
	putOptional(object, "overlap", v.Overlap, encodeNullable)
	putOptional(object, "segment_size", v.SegmentSize, encodeScalar)
	object["status"] = encodeAny(v.Status)
	object["labels"] = encodeList(v.Labels)
	object["segments"] = encodeList(v.Segments)
	object["dimension"] = encodeAny(v.Dimension)
	object["subset"] = encodeAny(v.Subset)
	object["organization"] = encodeNullable(v.Organization)
	object["target_storage"] = encodeAny(v.TargetStorage)
	object["source_storage"] = encodeAny(v.SourceStorage)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreatedTask) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// CreateTaskEvent: A task was created (W6.2).
type CreateTaskEvent struct {
	// The created task, in full (W6.2).
	Task CreatedTask
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeCreateTaskEvent(node any, at *place) CreateTaskEvent {
	m := membersOf(node, at)
	return CreateTaskEvent{
		Task:      required(m, "task", decodeCreatedTask),
		WebhookID: required(m, "webhook_id", decodeSafeInteger),
		Sender:    required(m, "sender", decodeUser),
		Extra:     m.extra("event"),
	}
}

func (v CreateTaskEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "create:task"
	object["task"] = encodeAny(v.Task)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateTaskEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// ChunkType: Type of data chunks; `imageset` is seen, others may appear (W2.3).
type ChunkType string

// Known values of ChunkType.
const (
	ChunkTypeImageset ChunkType = "imageset"
)

// Task: A task as an update event shows it: in full (W2.3).
type Task struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HttpUrl
	// Task identifier (W2.3).
	ID Integer
	// Task name (W2.3).
	Name string
	// Identifier of the project the task belongs to (W2.3).
	ProjectID Integer
	// Empty, or the name of a mode (W2.3).
	Mode TaskMode
	// User who owns the task (W2.3).
	Owner User
	// User the task is assigned to, or null (W2.3).
	Assignee *User
	// Address of a bug tracker; may be empty (W2.3).
	BugTracker string
	// When the task was created (W2.3).
	CreatedDate Timestamp
	// When the task was last changed (W2.3).
	UpdatedDate Timestamp
	// Frames that neighbouring segments share, or null (W2.3).
	Overlap *Integer
	// Frames of a segment (W2.3).
	SegmentSize Integer
	// Status of the task (W2.3).
	Status Status
	// Labels of the task (W2.3).
	Labels []Label
	// Segments of the task; may be empty (W2.3).
	Segments []Segment
	// Frames of a data chunk; update only (W2.3).
	DataChunkSize Integer
	// Type of the compressed chunks; update only (W2.3).
	DataCompressedChunkType ChunkType
	// Type of the original chunks; update only (W2.3).
	DataOriginalChunkType ChunkType
	// Number of frames; update only (W2.3).
	Size Integer
	// Image quality; update only (W2.3).
	ImageQuality Integer
	// Identifier of the task's data; update only (W2.3).
	Data Integer
	// Dimension of the data (W2.3).
	Dimension TaskDimension
	// Subset the task belongs to; may be empty (W2.3).
	Subset string
	// Identifier of the organization, or null (W2.3).
	Organization *Integer
	// Where annotations are written to (W2.3).
	TargetStorage Storage
	// Where data is read from (W2.3).
	SourceStorage Storage
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeTask(node any, at *place) Task {
	m := membersOf(node, at)
	return Task{
		URL:                     required(m, "url", decodeString),
		ID:                      required(m, "id", decodeSafeInteger),
		Name:                    required(m, "name", decodeString),
		ProjectID:               required(m, "project_id", decodeSafeInteger),
		Mode:                    required(m, "mode", decodeText[TaskMode]),
		Owner:                   required(m, "owner", decodeUser),
		Assignee:                required(m, "assignee", nullable(decodeUser)),
		BugTracker:              required(m, "bug_tracker", decodeString),
		CreatedDate:             required(m, "created_date", decodeString),
		UpdatedDate:             required(m, "updated_date", decodeString),
		Overlap:                 required(m, "overlap", nullable(decodeSafeInteger)),
		SegmentSize:             required(m, "segment_size", decodeSafeInteger),
		Status:                  required(m, "status", decodeText[Status]),
		Labels:                  required(m, "labels", listOf(decodeLabel)),
		Segments:                required(m, "segments", listOf(decodeSegment)),
		DataChunkSize:           required(m, "data_chunk_size", decodeSafeInteger),
		DataCompressedChunkType: required(m, "data_compressed_chunk_type", decodeText[ChunkType]),
		DataOriginalChunkType:   required(m, "data_original_chunk_type", decodeText[ChunkType]),
		Size:                    required(m, "size", decodeSafeInteger),
		ImageQuality:            required(m, "image_quality", decodeSafeInteger),
		Data:                    required(m, "data", decodeSafeInteger),
		Dimension:               required(m, "dimension", decodeText[TaskDimension]),
		Subset:                  required(m, "subset", decodeString),
		Organization:            required(m, "organization", nullable(decodeSafeInteger)),
		TargetStorage:           required(m, "target_storage", decodeStorage),
		SourceStorage:           required(m, "source_storage", decodeStorage),
		Extra:                   m.extra(),
	}
}

func (v Task) encode() any {
	object := objectWith(v.Extra)
	object["url"] = encodeAny(v.URL)
	object["id"] = encodeAny(v.ID)
	object["name"] = encodeAny(v.Name)
	object["project_id"] = encodeAny(v.ProjectID)
	object["mode"] = encodeAny(v.Mode)
	object["owner"] = encodeAny(v.Owner)
	object["assignee"] = encodeNullable(v.Assignee)
	object["bug_tracker"] = encodeAny(v.BugTracker)
	object["created_date"] = encodeAny(v.CreatedDate)
	object["updated_date"] = encodeAny(v.UpdatedDate)
	object["overlap"] = encodeNullable(v.Overlap)
	object["segment_size"] = encodeAny(v.SegmentSize)
	object["status"] = encodeAny(v.Status)
	object["labels"] = encodeList(v.Labels)
	object["segments"] = encodeList(v.Segments)
	object["data_chunk_size"] = encodeAny(v.DataChunkSize)
	object["data_compressed_chunk_type"] = encodeAny(v.DataCompressedChunkType)
	object["data_original_chunk_type"] = encodeAny(v.DataOriginalChunkType)
	object["size"] = encodeAny(v.Size)
	object["image_quality"] = encodeAny(v.ImageQuality)
	object["data"] = encodeAny(v.Data)
	object["dimension"] = encodeAny(v.Dimension)
	object["subset"] = encodeAny(v.Subset)
	object["organization"] = encodeNullable(v.Organization)
	object["target_storage"] = encodeAny(v.TargetStorage)
	object["source_storage"] = encodeAny(v.SourceStorage)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Task) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// TaskBeforeUpdate: Old values of the keys of a task that changed (W6.3).
type TaskBeforeUpdate struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL Optional[HttpUrl]
	// Task identifier (W2.3).
	ID Optional[Integer]
	// Task name (W2.3).
	Name Optional[string]
	// Identifier of the project the task belongs to (W2.3).
	ProjectID Optional[Integer]
	// Empty, or the name of a mode (W2.3).
	Mode Optional[TaskMode]
	// User who owns the task (W2.3).
	Owner Optional[User]
	// User the task is assigned to, or null (W2.3).
	Assignee Optional[*User]
	// Address of a bug tracker; may be empty (W2.3).
	BugTracker Optional[string]
	// When the task was created (W2.3).
	CreatedDate Optional[Timestamp]
	// When the task was last changed (W2.3).
	UpdatedDate Optional[Timestamp]
	// Frames that neighbouring segments share, or null (W2.3).
	Overlap Optional[*Integer]
	// Frames of a segment (W2.3).
	SegmentSize Optional[Integer]
	// Status of the task (W2.3).
	Status Optional[Status]
	// Labels of the task (W2.3).
	Labels Optional[[]Label]
	// Segments of the task; may be empty (W2.3).
	Segments Optional[[]Segment]
	// Frames of a data chunk; update only (W2.3).
	DataChunkSize Optional[Integer]
	// Type of the compressed chunks; update only (W2.3).
	DataCompressedChunkType Optional[ChunkType]
	// Type of the original chunks; update only (W2.3).
	DataOriginalChunkType Optional[ChunkType]
	// Number of frames; update only (W2.3).
	Size Optional[Integer]
	// Image quality; update only (W2.3).
	ImageQuality Optional[Integer]
	// Identifier of the task's data; update only (W2.3).
	Data Optional[Integer]
	// Dimension of the data (W2.3).
	Dimension Optional[TaskDimension]
	// Subset the task belongs to; may be empty (W2.3).
	Subset Optional[string]
	// Identifier of the organization, or null (W2.3).
	Organization Optional[*Integer]
	// Where annotations are written to (W2.3).
	TargetStorage Optional[Storage]
	// Where data is read from (W2.3).
	SourceStorage Optional[Storage]
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeTaskBeforeUpdate(node any, at *place) TaskBeforeUpdate {
	m := membersOf(node, at)
	return TaskBeforeUpdate{
		URL:                     optional(m, "url", decodeString),
		ID:                      optional(m, "id", decodeSafeInteger),
		Name:                    optional(m, "name", decodeString),
		ProjectID:               optional(m, "project_id", decodeSafeInteger),
		Mode:                    optional(m, "mode", decodeText[TaskMode]),
		Owner:                   optional(m, "owner", decodeUser),
		Assignee:                optional(m, "assignee", nullable(decodeUser)),
		BugTracker:              optional(m, "bug_tracker", decodeString),
		CreatedDate:             optional(m, "created_date", decodeString),
		UpdatedDate:             optional(m, "updated_date", decodeString),
		Overlap:                 optional(m, "overlap", nullable(decodeSafeInteger)),
		SegmentSize:             optional(m, "segment_size", decodeSafeInteger),
		Status:                  optional(m, "status", decodeText[Status]),
		Labels:                  optional(m, "labels", listOf(decodeLabel)),
		Segments:                optional(m, "segments", listOf(decodeSegment)),
		DataChunkSize:           optional(m, "data_chunk_size", decodeSafeInteger),
		DataCompressedChunkType: optional(m, "data_compressed_chunk_type", decodeText[ChunkType]),
		DataOriginalChunkType:   optional(m, "data_original_chunk_type", decodeText[ChunkType]),
		Size:                    optional(m, "size", decodeSafeInteger),
		ImageQuality:            optional(m, "image_quality", decodeSafeInteger),
		Data:                    optional(m, "data", decodeSafeInteger),
		Dimension:               optional(m, "dimension", decodeText[TaskDimension]),
		Subset:                  optional(m, "subset", decodeString),
		Organization:            optional(m, "organization", nullable(decodeSafeInteger)),
		TargetStorage:           optional(m, "target_storage", decodeStorage),
		SourceStorage:           optional(m, "source_storage", decodeStorage),
		Extra:                   m.extra(),
	}
}

func (v TaskBeforeUpdate) encode() any {
	object := objectWith(v.Extra)
	putOptional(object, "url", v.URL, encodeScalar)
	putOptional(object, "id", v.ID, encodeScalar)
	putOptional(object, "name", v.Name, encodeScalar)
	putOptional(object, "project_id", v.ProjectID, encodeScalar)
	putOptional(object, "mode", v.Mode, encodeScalar)
	putOptional(object, "owner", v.Owner, encodeScalar)
	putOptional(object, "assignee", v.Assignee, encodeNullable)
	putOptional(object, "bug_tracker", v.BugTracker, encodeScalar)
	putOptional(object, "created_date", v.CreatedDate, encodeScalar)
	putOptional(object, "updated_date", v.UpdatedDate, encodeScalar)
	putOptional(object, "overlap", v.Overlap, encodeNullable)
	putOptional(object, "segment_size", v.SegmentSize, encodeScalar)
	putOptional(object, "status", v.Status, encodeScalar)
	putOptional(object, "labels", v.Labels, encodeList)
	putOptional(object, "segments", v.Segments, encodeList)
	putOptional(object, "data_chunk_size", v.DataChunkSize, encodeScalar)
	putOptional(object, "data_compressed_chunk_type", v.DataCompressedChunkType, encodeScalar)
	putOptional(object, "data_original_chunk_type", v.DataOriginalChunkType, encodeScalar)
	putOptional(object, "size", v.Size, encodeScalar)
	putOptional(object, "image_quality", v.ImageQuality, encodeScalar)
	putOptional(object, "data", v.Data, encodeScalar)
	putOptional(object, "dimension", v.Dimension, encodeScalar)
	putOptional(object, "subset", v.Subset, encodeScalar)
	putOptional(object, "organization", v.Organization, encodeNullable)
	putOptional(object, "target_storage", v.TargetStorage, encodeScalar)
	putOptional(object, "source_storage", v.SourceStorage, encodeScalar)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v TaskBeforeUpdate) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// UpdateTaskEvent: A task was changed, such as its status or assignee (W6.3).
type UpdateTaskEvent struct {
	// The task after the update, in full (W6.3).
	Task Task
	// Old values, under only those keys of the resource that changed (W6.3).
	BeforeUpdate TaskBeforeUpdate
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeUpdateTaskEvent(node any, at *place) UpdateTaskEvent {
	m := membersOf(node, at)
	m.keepTo("task", "url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage")
	return UpdateTaskEvent{
		Task:         required(m, "task", decodeTask),
		BeforeUpdate: required(m, "before_update", decodeTaskBeforeUpdate),
		WebhookID:    required(m, "webhook_id", decodeSafeInteger),
		Sender:       required(m, "sender", decodeUser),
		Extra:        m.extra("event"),
	}
}

func (v UpdateTaskEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "update:task"
	object["task"] = encodeAny(v.Task)
	object["before_update"] = encodeAny(v.BeforeUpdate)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateTaskEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// DeletedTask: A task as a delete event shows it: without the update-only fields (W2.3).
type DeletedTask struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL HttpUrl
	// Task identifier (W2.3).
	ID Integer
	// Task name (W2.3).
	Name string
	// Identifier of the project the task belongs to (W2.3).
	ProjectID Integer
	// Empty, or the name of a mode (W2.3).
	Mode TaskMode
	// User who owns the task (W2.3).
	Owner User
	// User the task is assigned to, or null (W2.3).
	Assignee *User
	// Address of a bug tracker; may be empty (W2.3).
	BugTracker string
	// When the task was created (W2.3).
	CreatedDate Timestamp
	// When the task was last changed (W2.3).
	UpdatedDate Timestamp
	// Frames that neighbouring segments share, or null (W2.3).
	Overlap Optional[*Integer]
	// Frames of a segment (W2.3).
	SegmentSize Optional[Integer]
	// Status of the task (W2.3).
	Status Status
	// Labels of the task (W2.3).
	Labels []Label
	// Segments of the task; may be empty (W2.3).
	Segments []Segment
	// Dimension of the data (W2.3).
	Dimension TaskDimension
	// Subset the task belongs to; may be empty (W2.3).
	Subset string
	// Identifier of the organization, or null (W2.3).
	Organization *Integer
	// Where annotations are written to (W2.3).
	TargetStorage Storage
	// Where data is read from (W2.3).
	SourceStorage Storage
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeDeletedTask(node any, at *place) DeletedTask {
	m := membersOf(node, at)
	return DeletedTask{
		URL:           required(m, "url", decodeString),
		ID:            required(m, "id", decodeSafeInteger),
		Name:          required(m, "name", decodeString),
		ProjectID:     required(m, "project_id", decodeSafeInteger),
		Mode:          required(m, "mode", decodeText[TaskMode]),
		Owner:         required(m, "owner", decodeUser),
		Assignee:      required(m, "assignee", nullable(decodeUser)),
		BugTracker:    required(m, "bug_tracker", decodeString),
		CreatedDate:   required(m, "created_date", decodeString),
		UpdatedDate:   required(m, "updated_date", decodeString),
		Overlap:       optional(m, "overlap", nullable(decodeSafeInteger)),
		SegmentSize:   optional(m, "segment_size", decodeSafeInteger),
		Status:        required(m, "status", decodeText[Status]),
		Labels:        required(m, "labels", listOf(decodeLabel)),
		Segments:      required(m, "segments", listOf(decodeSegment)),
		Dimension:     required(m, "dimension", decodeText[TaskDimension]),
		Subset:        required(m, "subset", decodeString),
		Organization:  required(m, "organization", nullable(decodeSafeInteger)),
		TargetStorage: required(m, "target_storage", decodeStorage),
		SourceStorage: required(m, "source_storage", decodeStorage),
		Extra:         m.extra(),
	}
}

func (v DeletedTask) encode() any {
	object := objectWith(v.Extra)
	object["url"] = encodeAny(v.URL)
	object["id"] = encodeAny(v.ID)
	object["name"] = encodeAny(v.Name)
	object["project_id"] = encodeAny(v.ProjectID)
	object["mode"] = encodeAny(v.Mode)
	object["owner"] = encodeAny(v.Owner)
	object["assignee"] = encodeNullable(v.Assignee)
	object["bug_tracker"] = encodeAny(v.BugTracker)
	object["created_date"] = encodeAny(v.CreatedDate)
	object["updated_date"] = encodeAny(v.UpdatedDate)
	putOptional(object, "overlap", v.Overlap, encodeNullable)
	putOptional(object, "segment_size", v.SegmentSize, encodeScalar)
	object["status"] = encodeAny(v.Status)
	object["labels"] = encodeList(v.Labels)
	object["segments"] = encodeList(v.Segments)
	object["dimension"] = encodeAny(v.Dimension)
	object["subset"] = encodeAny(v.Subset)
	object["organization"] = encodeNullable(v.Organization)
	object["target_storage"] = encodeAny(v.TargetStorage)
	object["source_storage"] = encodeAny(v.SourceStorage)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeletedTask) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// DeleteTaskEvent: A task was deleted (W6.4).
type DeleteTaskEvent struct {
	// The deleted task, in full (W6.4).
	Task DeletedTask
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeDeleteTaskEvent(node any, at *place) DeleteTaskEvent {
	m := membersOf(node, at)
	return DeleteTaskEvent{
		Task:      required(m, "task", decodeDeletedTask),
		WebhookID: required(m, "webhook_id", decodeSafeInteger),
		Sender:    required(m, "sender", decodeUser),
		Extra:     m.extra("event"),
	}
}

func (v DeleteTaskEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "delete:task"
	object["task"] = encodeAny(v.Task)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteTaskEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Job: A job; its fields are not published, any object is valid (W2.5).
type Job = Object

// JobBeforeUpdate: Old values of the keys of a job that changed (W6.3).
type JobBeforeUpdate = Object

// UpdateJobEvent: A job was changed, such as its state or assignee (W6.3).
type UpdateJobEvent struct {
	// The job after the update, in full (W6.3).
	Job Job
	// Old values, under only those keys of the resource that changed (W6.3).
	BeforeUpdate JobBeforeUpdate
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeUpdateJobEvent(node any, at *place) UpdateJobEvent {
	m := membersOf(node, at)
	m.keepTo("job")
	return UpdateJobEvent{
		Job:          required(m, "job", decodeObject),
		BeforeUpdate: required(m, "before_update", decodeObject),
		WebhookID:    required(m, "webhook_id", decodeSafeInteger),
		Sender:       required(m, "sender", decodeUser),
		Extra:        m.extra("event"),
	}
}

func (v UpdateJobEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "update:job"
	object["job"] = encodeAny(v.Job)
	object["before_update"] = encodeAny(v.BeforeUpdate)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateJobEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Issue: An issue; its fields are not published, any object is valid (W2.5).
type Issue = Object

// CreateIssueEvent: An issue was opened (W6.2).
type CreateIssueEvent struct {
	// The created issue, in full (W6.2).
	Issue Issue
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeCreateIssueEvent(node any, at *place) CreateIssueEvent {
	m := membersOf(node, at)
	return CreateIssueEvent{
		Issue:     required(m, "issue", decodeObject),
		WebhookID: required(m, "webhook_id", decodeSafeInteger),
		Sender:    required(m, "sender", decodeUser),
		Extra:     m.extra("event"),
	}
}

func (v CreateIssueEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "create:issue"
	object["issue"] = encodeAny(v.Issue)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateIssueEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// IssueBeforeUpdate: Old values of the keys of an issue that changed (W6.3).
type IssueBeforeUpdate = Object

// UpdateIssueEvent: An issue was changed (W6.3).
type UpdateIssueEvent struct {
	// The issue after the update, in full (W6.3).
	Issue Issue
	// Old values, under only those keys of the resource that changed (W6.3).
	BeforeUpdate IssueBeforeUpdate
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeUpdateIssueEvent(node any, at *place) UpdateIssueEvent {
	m := membersOf(node, at)
	m.keepTo("issue")
	return UpdateIssueEvent{
		Issue:        required(m, "issue", decodeObject),
		BeforeUpdate: required(m, "before_update", decodeObject),
		WebhookID:    required(m, "webhook_id", decodeSafeInteger),
		Sender:       required(m, "sender", decodeUser),
		Extra:        m.extra("event"),
	}
}

func (v UpdateIssueEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "update:issue"
	object["issue"] = encodeAny(v.Issue)
	object["before_update"] = encodeAny(v.BeforeUpdate)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateIssueEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// DeleteIssueEvent: An issue was deleted (W6.4).
type DeleteIssueEvent struct {
	// The deleted issue, in full (W6.4).
	Issue Issue
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeDeleteIssueEvent(node any, at *place) DeleteIssueEvent {
	m := membersOf(node, at)
	return DeleteIssueEvent{
		Issue:     required(m, "issue", decodeObject),
		WebhookID: required(m, "webhook_id", decodeSafeInteger),
		Sender:    required(m, "sender", decodeUser),
		Extra:     m.extra("event"),
	}
}

func (v DeleteIssueEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "delete:issue"
	object["issue"] = encodeAny(v.Issue)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteIssueEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Comment: A comment; its fields are not published, any object is valid (W2.5).
type Comment = Object

// CreateCommentEvent: A comment was made (W6.2).
type CreateCommentEvent struct {
	// The created comment, in full (W6.2).
	Comment Comment
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeCreateCommentEvent(node any, at *place) CreateCommentEvent {
	m := membersOf(node, at)
	return CreateCommentEvent{
		Comment:   required(m, "comment", decodeObject),
		WebhookID: required(m, "webhook_id", decodeSafeInteger),
		Sender:    required(m, "sender", decodeUser),
		Extra:     m.extra("event"),
	}
}

func (v CreateCommentEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "create:comment"
	object["comment"] = encodeAny(v.Comment)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateCommentEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// CommentBeforeUpdate: Old values of the keys of a comment that changed (W6.3).
type CommentBeforeUpdate = Object

// UpdateCommentEvent: A comment was changed (W6.3).
type UpdateCommentEvent struct {
	// The comment after the update, in full (W6.3).
	Comment Comment
	// Old values, under only those keys of the resource that changed (W6.3).
	BeforeUpdate CommentBeforeUpdate
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeUpdateCommentEvent(node any, at *place) UpdateCommentEvent {
	m := membersOf(node, at)
	m.keepTo("comment")
	return UpdateCommentEvent{
		Comment:      required(m, "comment", decodeObject),
		BeforeUpdate: required(m, "before_update", decodeObject),
		WebhookID:    required(m, "webhook_id", decodeSafeInteger),
		Sender:       required(m, "sender", decodeUser),
		Extra:        m.extra("event"),
	}
}

func (v UpdateCommentEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "update:comment"
	object["comment"] = encodeAny(v.Comment)
	object["before_update"] = encodeAny(v.BeforeUpdate)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v UpdateCommentEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// DeleteCommentEvent: A comment was deleted (W6.4).
type DeleteCommentEvent struct {
	// The deleted comment, in full (W6.4).
	Comment Comment
	// Identifier of the webhook that sends the delivery (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeDeleteCommentEvent(node any, at *place) DeleteCommentEvent {
	m := membersOf(node, at)
	return DeleteCommentEvent{
		Comment:   required(m, "comment", decodeObject),
		WebhookID: required(m, "webhook_id", decodeSafeInteger),
		Sender:    required(m, "sender", decodeUser),
		Extra:     m.extra("event"),
	}
}

func (v DeleteCommentEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "delete:comment"
	object["comment"] = encodeAny(v.Comment)
	object["webhook_id"] = encodeAny(v.WebhookID)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteCommentEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// WebhookType: Scope of a webhook; closed vocabulary (W1.2).
type WebhookType string

// Known values of WebhookType.
const (
	WebhookTypeProject      WebhookType = "project"
	WebhookTypeOrganization WebhookType = "organization"
)

// ContentType: Media type of a delivery; `application/json` is seen, others may appear (W2.1).
type ContentType string

// Known values of ContentType.
const (
	ContentTypeApplicationJson ContentType = "application/json"
)

// EventName: Name of an event a webhook can subscribe to; closed vocabulary (W6.1).
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

// Webhook: A webhook, as the ping delivery shows it; the secret is never returned (W2.1).
type Webhook struct {
	// Webhook identifier (W2.1).
	ID Integer
	// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
	URL HttpUrl
	// Where deliveries are sent (W2.1).
	TargetURL HttpUrl
	// Purpose in short; may be empty (W2.1).
	Description string
	// Scope of the webhook (W1.2).
	Type WebhookType
	// Media type of the delivered payload, sent as Content-Type (W2.1).
	ContentType ContentType
	// When false, nothing is delivered, ping included (W4.3.5).
	IsActive bool
	// When true, the target's certificate is verified (W4.3.4).
	EnableSSL bool
	// When the webhook was created (W2.1).
	CreatedDate Timestamp
	// When the webhook was last changed (W2.1).
	UpdatedDate Timestamp
	// User who created the webhook (W2.1).
	Owner User
	// Project identifier; an integer where `type` is `project` (W2.1).
	Project *Integer
	// Organization identifier; an integer where `type` is `organization` (W2.1).
	Organization *Integer
	// Subscribed event names (W6.1).
	Events []EventName
	// HTTP status of the last delivery; missing before the first one (W2.1).
	LastStatus Optional[Integer]
	// When the last delivery was sent; missing before the first one (W2.1).
	LastDeliveryDate Optional[Timestamp]
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeWebhook(node any, at *place) Webhook {
	m := membersOf(node, at)
	return Webhook{
		ID:               required(m, "id", decodeSafeInteger),
		URL:              required(m, "url", decodeString),
		TargetURL:        required(m, "target_url", decodeString),
		Description:      required(m, "description", decodeString),
		Type:             required(m, "type", oneOf(WebhookTypeProject, WebhookTypeOrganization)),
		ContentType:      required(m, "content_type", decodeText[ContentType]),
		IsActive:         required(m, "is_active", decodeBoolean),
		EnableSSL:        required(m, "enable_ssl", decodeBoolean),
		CreatedDate:      required(m, "created_date", decodeString),
		UpdatedDate:      required(m, "updated_date", decodeString),
		Owner:            required(m, "owner", decodeUser),
		Project:          required(m, "project", nullable(decodeSafeInteger)),
		Organization:     required(m, "organization", nullable(decodeSafeInteger)),
		Events:           required(m, "events", listOf(oneOf(EventNameUpdateOrganization, EventNameUpdateMembership, EventNameDeleteMembership, EventNameCreateInvitation, EventNameDeleteInvitation, EventNameCreateProject, EventNameUpdateProject, EventNameDeleteProject, EventNameCreateTask, EventNameUpdateTask, EventNameDeleteTask, EventNameUpdateJob, EventNameCreateIssue, EventNameUpdateIssue, EventNameDeleteIssue, EventNameCreateComment, EventNameUpdateComment, EventNameDeleteComment))),
		LastStatus:       optional(m, "last_status", decodeSafeInteger),
		LastDeliveryDate: optional(m, "last_delivery_date", decodeString),
		Extra:            m.extra(),
	}
}

func (v Webhook) encode() any {
	object := objectWith(v.Extra)
	object["id"] = encodeAny(v.ID)
	object["url"] = encodeAny(v.URL)
	object["target_url"] = encodeAny(v.TargetURL)
	object["description"] = encodeAny(v.Description)
	object["type"] = encodeAny(v.Type)
	object["content_type"] = encodeAny(v.ContentType)
	object["is_active"] = encodeAny(v.IsActive)
	object["enable_ssl"] = encodeAny(v.EnableSSL)
	object["created_date"] = encodeAny(v.CreatedDate)
	object["updated_date"] = encodeAny(v.UpdatedDate)
	object["owner"] = encodeAny(v.Owner)
	object["project"] = encodeNullable(v.Project)
	object["organization"] = encodeNullable(v.Organization)
	object["events"] = encodeList(v.Events)
	putOptional(object, "last_status", v.LastStatus, encodeScalar)
	putOptional(object, "last_delivery_date", v.LastDeliveryDate, encodeScalar)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Webhook) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// PingEvent: A test of the delivery, asked for by a user (W6.5).
type PingEvent struct {
	// The webhook that was pinged (W6.5).
	Webhook Webhook
	// User who triggered the ping (W6.5).
	Sender User
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodePingEvent(node any, at *place) PingEvent {
	m := membersOf(node, at)
	return PingEvent{
		Webhook: required(m, "webhook", decodeWebhook),
		Sender:  required(m, "sender", decodeUser),
		Extra:   m.extra("event"),
	}
}

func (v PingEvent) encode() any {
	object := objectWith(v.Extra)
	object["event"] = "ping"
	object["webhook"] = encodeAny(v.Webhook)
	object["sender"] = encodeAny(v.Sender)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v PingEvent) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Delivery: The body of any delivery; `event` tells which envelope it is (W6).
//
// It is *UpdateOrganizationEvent, *UpdateMembershipEvent, *DeleteMembershipEvent, *CreateInvitationEvent, *DeleteInvitationEvent, *CreateProjectEvent, *UpdateProjectEvent, *DeleteProjectEvent, *CreateTaskEvent, *UpdateTaskEvent, *DeleteTaskEvent, *UpdateJobEvent, *CreateIssueEvent, *UpdateIssueEvent, *DeleteIssueEvent, *CreateCommentEvent, *UpdateCommentEvent, *DeleteCommentEvent, *PingEvent or *UnknownEvent.
type Delivery interface {
	encodable
	// Event is the name of the event.
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

// UnknownEvent is a delivery of an event that is none of the contract's (W6.1).
type UnknownEvent struct {
	// Name is the event as it was sent.
	Name string
	// Document is the delivery as it came.
	Document Object
}

// Event is the name as it was sent.
func (v *UnknownEvent) Event() string { return v.Name }

func (v *UnknownEvent) encode() any { return v.Document }

// Event is "update:organization".
func (*UpdateOrganizationEvent) Event() string { return "update:organization" }

// Event is "update:membership".
func (*UpdateMembershipEvent) Event() string { return "update:membership" }

// Event is "delete:membership".
func (*DeleteMembershipEvent) Event() string { return "delete:membership" }

// Event is "create:invitation".
func (*CreateInvitationEvent) Event() string { return "create:invitation" }

// Event is "delete:invitation".
func (*DeleteInvitationEvent) Event() string { return "delete:invitation" }

// Event is "create:project".
func (*CreateProjectEvent) Event() string { return "create:project" }

// Event is "update:project".
func (*UpdateProjectEvent) Event() string { return "update:project" }

// Event is "delete:project".
func (*DeleteProjectEvent) Event() string { return "delete:project" }

// Event is "create:task".
func (*CreateTaskEvent) Event() string { return "create:task" }

// Event is "update:task".
func (*UpdateTaskEvent) Event() string { return "update:task" }

// Event is "delete:task".
func (*DeleteTaskEvent) Event() string { return "delete:task" }

// Event is "update:job".
func (*UpdateJobEvent) Event() string { return "update:job" }

// Event is "create:issue".
func (*CreateIssueEvent) Event() string { return "create:issue" }

// Event is "update:issue".
func (*UpdateIssueEvent) Event() string { return "update:issue" }

// Event is "delete:issue".
func (*DeleteIssueEvent) Event() string { return "delete:issue" }

// Event is "create:comment".
func (*CreateCommentEvent) Event() string { return "create:comment" }

// Event is "update:comment".
func (*UpdateCommentEvent) Event() string { return "update:comment" }

// Event is "delete:comment".
func (*DeleteCommentEvent) Event() string { return "delete:comment" }

// Event is "ping".
func (*PingEvent) Event() string { return "ping" }

func decodeDelivery(node any, at *place) Delivery {
	before := len(*at.problems)
	m := membersOf(node, at)
	event := required(m, "event", decodeString)
	if len(*at.problems) > before {
		return nil
	}
	switch event {
	case "update:organization":
		return pointerTo(decodeUpdateOrganizationEvent)(node, at)
	case "update:membership":
		return pointerTo(decodeUpdateMembershipEvent)(node, at)
	case "delete:membership":
		return pointerTo(decodeDeleteMembershipEvent)(node, at)
	case "create:invitation":
		return pointerTo(decodeCreateInvitationEvent)(node, at)
	case "delete:invitation":
		return pointerTo(decodeDeleteInvitationEvent)(node, at)
	case "create:project":
		return pointerTo(decodeCreateProjectEvent)(node, at)
	case "update:project":
		return pointerTo(decodeUpdateProjectEvent)(node, at)
	case "delete:project":
		return pointerTo(decodeDeleteProjectEvent)(node, at)
	case "create:task":
		return pointerTo(decodeCreateTaskEvent)(node, at)
	case "update:task":
		return pointerTo(decodeUpdateTaskEvent)(node, at)
	case "delete:task":
		return pointerTo(decodeDeleteTaskEvent)(node, at)
	case "update:job":
		return pointerTo(decodeUpdateJobEvent)(node, at)
	case "create:issue":
		return pointerTo(decodeCreateIssueEvent)(node, at)
	case "update:issue":
		return pointerTo(decodeUpdateIssueEvent)(node, at)
	case "delete:issue":
		return pointerTo(decodeDeleteIssueEvent)(node, at)
	case "create:comment":
		return pointerTo(decodeCreateCommentEvent)(node, at)
	case "update:comment":
		return pointerTo(decodeUpdateCommentEvent)(node, at)
	case "delete:comment":
		return pointerTo(decodeDeleteCommentEvent)(node, at)
	case "ping":
		return pointerTo(decodePingEvent)(node, at)
	}
	return &UnknownEvent{event, m.object}
}

// ParseDelivery reads a delivery. The error is an *UnreadableError where it is no JSON text, and a *DecodeError that names
// each place where it breaks the contract.
func ParseDelivery(body []byte) (Delivery, error) {
	return decodeDocument(body, decodeDelivery)
}

// WriteDelivery writes a delivery as JSON text: what was parsed, with unknown members, and nothing that was missing.
func WriteDelivery(delivery Delivery) ([]byte, error) {
	return writeJSON(delivery.encode())
}
