// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// Package webhook265 holds the types of the contract webhook, edition 2.65.
package webhook265

import (
	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/decoding"
)

// Integer: Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids).
type Integer = int64

// Timestamp: ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case).
type Timestamp = string

// PlatformURL: Address on the platform: an absolute `http` or `https` URL, or a path such as `/api/tasks/15` where no request of a user raised the event (since 2.4.2).
type PlatformURL = string

// User: A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
type User struct {
	// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
	URL PlatformURL
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
			v.URL = decoding.HTTPURLOrPath(r)
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

// Organization: An organization (since 2.3.0).
type Organization struct {
	// Organization identifier (since 2.3.0).
	ID Integer
	// Short name: letters, digits, `-` and `_` (since 2.3.0).
	Slug string
	// Name (since 2.3.0).
	Name string
	// Description; may be empty (since 2.3.0).
	Description string
	// When the organization was made (since 2.3.0).
	CreatedDate Timestamp
	// When the organization was last changed (since 2.3.0).
	UpdatedDate Timestamp
	// How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0).
	Contact any
	// User who owns the organization; null after that user was deleted (since 2.3.0).
	Owner *User
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesOrganization = []string{"id", "slug", "name", "description", "created_date", "updated_date", "contact", "owner"}

func readOrganization(r *decoding.Reader) (v Organization) {
	var seen [8]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = decoding.SafeInteger(r)
		case "slug":
			r.Once(&seen[1])
			v.Slug = decoding.String(r)
		case "name":
			r.Once(&seen[2])
			v.Name = decoding.String(r)
		case "description":
			r.Once(&seen[3])
			v.Description = decoding.String(r)
		case "created_date":
			r.Once(&seen[4])
			v.CreatedDate = decoding.UTCDateTime(r)
		case "updated_date":
			r.Once(&seen[5])
			v.UpdatedDate = decoding.UTCDateTime(r)
		case "contact":
			r.Once(&seen[6])
			v.Contact = decoding.Anything(r)
		case "owner":
			r.Once(&seen[7])
			v.Owner = decoding.Nullable(r, readUser)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:8], namesOrganization)
	return v
}

func writeOrganization(w *decoding.Writer, v *Organization) {
	w.Raw("{")
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"slug":`)
	decoding.WriteString[string](w, &v.Slug)
	w.Member(`"name":`)
	decoding.WriteString[string](w, &v.Name)
	w.Member(`"description":`)
	decoding.WriteString[string](w, &v.Description)
	w.Member(`"created_date":`)
	decoding.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	decoding.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"contact":`)
	decoding.WriteAny(w, &v.Contact)
	w.Member(`"owner":`)
	decoding.WritePointer(w, v.Owner, writeUser)
	w.Members(v.Extra, namesOrganization...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Organization) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeOrganization)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Organization) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readOrganization, v)
}

// OrganizationBeforeUpdate: Old values of the keys of an organization that changed (W6.3).
type OrganizationBeforeUpdate struct {
	// Organization identifier (since 2.3.0).
	ID contracts.Optional[Integer]
	// Short name: letters, digits, `-` and `_` (since 2.3.0).
	Slug contracts.Optional[string]
	// Name (since 2.3.0).
	Name contracts.Optional[string]
	// Description; may be empty (since 2.3.0).
	Description contracts.Optional[string]
	// When the organization was made (since 2.3.0).
	CreatedDate contracts.Optional[Timestamp]
	// When the organization was last changed (since 2.3.0).
	UpdatedDate contracts.Optional[Timestamp]
	// How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0).
	Contact contracts.Optional[any]
	// User who owns the organization; null after that user was deleted (since 2.3.0).
	Owner contracts.Optional[*User]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesOrganizationBeforeUpdate = []string{"id", "slug", "name", "description", "created_date", "updated_date", "contact", "owner"}

func readOrganizationBeforeUpdate(r *decoding.Reader) (v OrganizationBeforeUpdate) {
	var seen [8]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = contracts.Some(decoding.SafeInteger(r))
		case "slug":
			r.Once(&seen[1])
			v.Slug = contracts.Some(decoding.String(r))
		case "name":
			r.Once(&seen[2])
			v.Name = contracts.Some(decoding.String(r))
		case "description":
			r.Once(&seen[3])
			v.Description = contracts.Some(decoding.String(r))
		case "created_date":
			r.Once(&seen[4])
			v.CreatedDate = contracts.Some(decoding.UTCDateTime(r))
		case "updated_date":
			r.Once(&seen[5])
			v.UpdatedDate = contracts.Some(decoding.UTCDateTime(r))
		case "contact":
			r.Once(&seen[6])
			v.Contact = contracts.Some(decoding.Anything(r))
		case "owner":
			r.Once(&seen[7])
			v.Owner = contracts.Some(decoding.Nullable(r, readUser))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesOrganizationBeforeUpdate)
	return v
}

func writeOrganizationBeforeUpdate(w *decoding.Writer, v *OrganizationBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Slug.Get(); ok {
		w.Member(`"slug":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Description.Get(); ok {
		w.Member(`"description":`)
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
	if value, ok := v.Contact.Get(); ok {
		w.Member(`"contact":`)
		decoding.WriteAny(w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		decoding.WritePointer(w, value, writeUser)
	}
	w.Members(v.Extra, namesOrganizationBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v OrganizationBeforeUpdate) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeOrganizationBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *OrganizationBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readOrganizationBeforeUpdate, v)
}

// BackgroundUser: A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2).
type BackgroundUser struct {
	// User identifier (since 2.4.2).
	ID Integer
	// Login name (since 2.4.2).
	Username string
	// E-mail address; may be empty (since 2.4.2).
	Email string
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesBackgroundUser = []string{"id", "username", "email"}

func readBackgroundUser(r *decoding.Reader) (v BackgroundUser) {
	var seen [3]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = decoding.SafeInteger(r)
		case "username":
			r.Once(&seen[1])
			v.Username = decoding.String(r)
		case "email":
			r.Once(&seen[2])
			v.Email = decoding.String(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:3], namesBackgroundUser)
	return v
}

func writeBackgroundUser(w *decoding.Writer, v *BackgroundUser) {
	w.Raw("{")
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"username":`)
	decoding.WriteString[string](w, &v.Username)
	w.Member(`"email":`)
	decoding.WriteString[string](w, &v.Email)
	w.Members(v.Extra, namesBackgroundUser...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v BackgroundUser) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeBackgroundUser)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *BackgroundUser) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readBackgroundUser, v)
}

// NamelessUser: The sender of an event where nobody could be named (since 2.4.2, until 2.75).
type NamelessUser struct {
	// Always empty (since 2.4.2).
	Username string
	// Always empty (since 2.4.2).
	FirstName string
	// Always empty (since 2.4.2).
	LastName string
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesNamelessUser = []string{"username", "first_name", "last_name"}

func readNamelessUser(r *decoding.Reader) (v NamelessUser) {
	var seen [3]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "username":
			r.Once(&seen[0])
			v.Username = decoding.Constant(r, "")
		case "first_name":
			r.Once(&seen[1])
			v.FirstName = decoding.Constant(r, "")
		case "last_name":
			r.Once(&seen[2])
			v.LastName = decoding.Constant(r, "")
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:3], namesNamelessUser)
	return v
}

func writeNamelessUser(w *decoding.Writer, v *NamelessUser) {
	w.Raw("{")
	w.Member(`"username":`)
	decoding.WriteString[string](w, &v.Username)
	w.Member(`"first_name":`)
	decoding.WriteString[string](w, &v.FirstName)
	w.Member(`"last_name":`)
	decoding.WriteString[string](w, &v.LastName)
	w.Members(v.Extra, namesNamelessUser...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v NamelessUser) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeNamelessUser)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *NamelessUser) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readNamelessUser, v)
}

// Sender: Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2).
//
// It is *User or *BackgroundUser or *NamelessUser.
type Sender interface {
	isSender()
}

func (*User) isSender() {}

func (*BackgroundUser) isSender() {}

func (*NamelessUser) isSender() {}

var choiceSender = decoding.Choice{Tag: "", Values: []string{"", "", ""}, Names: [][]string{namesUser, namesBackgroundUser, namesNamelessUser}}

func readSender(r *decoding.Reader) Sender {
	return decoding.Choose(r, &choiceSender, func(r *decoding.Reader, branch int) Sender {
		switch branch {
		case 0:
			return decoding.Pointer(r, readUser)
		case 1:
			return decoding.Pointer(r, readBackgroundUser)
		case 2:
			return decoding.Pointer(r, readNamelessUser)
		}
		return nil
	})
}

func writeSender(w *decoding.Writer, value *Sender) {
	switch v := (*value).(type) {
	case *User:
		writeUser(w, v)
	case *BackgroundUser:
		writeBackgroundUser(w, v)
	case *NamelessUser:
		writeNamelessUser(w, v)
	default:
		w.Any(v)
	}
}

// UpdateOrganizationEvent: An organization was updated (W6.3).
type UpdateOrganizationEvent struct {
	// The organization after the update, in full (W6.3).
	Organization Organization
	// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
	BeforeUpdate contracts.Optional[OrganizationBeforeUpdate]
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateOrganizationEvent = []string{"event", "organization", "webhook_id", "sender", "before_update"}

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
			v.Organization = readOrganization(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		case "before_update":
			r.Once(&seen[4])
			v.BeforeUpdate = contracts.Some(readOrganizationBeforeUpdate(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesUpdateOrganizationEvent)
	r.Before(at, "before_update", "organization", []string{"id", "slug", "name", "description", "created_date", "updated_date", "contact", "owner"})
	return v
}

func writeUpdateOrganizationEvent(w *decoding.Writer, v *UpdateOrganizationEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:organization"`)
	w.Member(`"organization":`)
	writeOrganization(w, &v.Organization)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeOrganizationBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// DeleteOrganizationEvent: An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
type DeleteOrganizationEvent struct {
	// The deleted organization, in full (since 2.4.2).
	Organization Organization
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDeleteOrganizationEvent = []string{"event", "organization", "webhook_id", "sender"}

func readDeleteOrganizationEvent(r *decoding.Reader) (v DeleteOrganizationEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "delete:organization")
		case "organization":
			r.Once(&seen[1])
			v.Organization = readOrganization(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesDeleteOrganizationEvent)
	return v
}

func writeDeleteOrganizationEvent(w *decoding.Writer, v *DeleteOrganizationEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:organization"`)
	w.Member(`"organization":`)
	writeOrganization(w, &v.Organization)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
	w.Members(v.Extra, namesDeleteOrganizationEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteOrganizationEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDeleteOrganizationEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteOrganizationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDeleteOrganizationEvent, v)
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

var valuesRole = []Role{RoleWorker, RoleSupervisor, RoleMaintainer, RoleOwner}

// Membership: A membership of a user in an organization (since 2.3.0).
type Membership struct {
	// Membership identifier (since 2.3.0).
	ID Integer
	// User who is the member (since 2.3.0).
	User User
	// Identifier of the organization (since 2.3.0).
	Organization Integer
	// True when the user accepted the invitation (since 2.3.0).
	IsActive bool
	// When the user joined, or null (since 2.3.0).
	JoinedDate *Timestamp
	// Role in the organization (since 2.3.0).
	Role Role
	// Key of the invitation; null for the owner (since 2.3.0).
	Invitation *string
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesMembership = []string{"id", "user", "organization", "is_active", "joined_date", "role", "invitation"}

func readMembership(r *decoding.Reader) (v Membership) {
	var seen [7]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = decoding.SafeInteger(r)
		case "user":
			r.Once(&seen[1])
			v.User = readUser(r)
		case "organization":
			r.Once(&seen[2])
			v.Organization = decoding.SafeInteger(r)
		case "is_active":
			r.Once(&seen[3])
			v.IsActive = decoding.Boolean(r)
		case "joined_date":
			r.Once(&seen[4])
			v.JoinedDate = decoding.Nullable(r, decoding.UTCDateTime)
		case "role":
			r.Once(&seen[5])
			v.Role = decoding.Text(r, valuesRole)
		case "invitation":
			r.Once(&seen[6])
			v.Invitation = decoding.Nullable(r, decoding.String)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:7], namesMembership)
	return v
}

func writeMembership(w *decoding.Writer, v *Membership) {
	w.Raw("{")
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"user":`)
	writeUser(w, &v.User)
	w.Member(`"organization":`)
	decoding.WriteSafeInteger(w, &v.Organization)
	w.Member(`"is_active":`)
	decoding.WriteBoolean(w, &v.IsActive)
	w.Member(`"joined_date":`)
	decoding.WritePointer(w, v.JoinedDate, decoding.WriteString[string])
	w.Member(`"role":`)
	decoding.WriteString[Role](w, &v.Role)
	w.Member(`"invitation":`)
	decoding.WritePointer(w, v.Invitation, decoding.WriteString[string])
	w.Members(v.Extra, namesMembership...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Membership) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeMembership)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Membership) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readMembership, v)
}

// MembershipBeforeUpdate: Old values of the keys of a membership that changed (W6.3).
type MembershipBeforeUpdate struct {
	// Membership identifier (since 2.3.0).
	ID contracts.Optional[Integer]
	// User who is the member (since 2.3.0).
	User contracts.Optional[User]
	// Identifier of the organization (since 2.3.0).
	Organization contracts.Optional[Integer]
	// True when the user accepted the invitation (since 2.3.0).
	IsActive contracts.Optional[bool]
	// When the user joined, or null (since 2.3.0).
	JoinedDate contracts.Optional[*Timestamp]
	// Role in the organization (since 2.3.0).
	Role contracts.Optional[Role]
	// Key of the invitation; null for the owner (since 2.3.0).
	Invitation contracts.Optional[*string]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesMembershipBeforeUpdate = []string{"id", "user", "organization", "is_active", "joined_date", "role", "invitation"}

func readMembershipBeforeUpdate(r *decoding.Reader) (v MembershipBeforeUpdate) {
	var seen [7]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = contracts.Some(decoding.SafeInteger(r))
		case "user":
			r.Once(&seen[1])
			v.User = contracts.Some(readUser(r))
		case "organization":
			r.Once(&seen[2])
			v.Organization = contracts.Some(decoding.SafeInteger(r))
		case "is_active":
			r.Once(&seen[3])
			v.IsActive = contracts.Some(decoding.Boolean(r))
		case "joined_date":
			r.Once(&seen[4])
			v.JoinedDate = contracts.Some(decoding.Nullable(r, decoding.UTCDateTime))
		case "role":
			r.Once(&seen[5])
			v.Role = contracts.Some(decoding.Text(r, valuesRole))
		case "invitation":
			r.Once(&seen[6])
			v.Invitation = contracts.Some(decoding.Nullable(r, decoding.String))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesMembershipBeforeUpdate)
	return v
}

func writeMembershipBeforeUpdate(w *decoding.Writer, v *MembershipBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.User.Get(); ok {
		w.Member(`"user":`)
		writeUser(w, &value)
	}
	if value, ok := v.Organization.Get(); ok {
		w.Member(`"organization":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.IsActive.Get(); ok {
		w.Member(`"is_active":`)
		decoding.WriteBoolean(w, &value)
	}
	if value, ok := v.JoinedDate.Get(); ok {
		w.Member(`"joined_date":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.Role.Get(); ok {
		w.Member(`"role":`)
		decoding.WriteString[Role](w, &value)
	}
	if value, ok := v.Invitation.Get(); ok {
		w.Member(`"invitation":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	w.Members(v.Extra, namesMembershipBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v MembershipBeforeUpdate) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeMembershipBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *MembershipBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readMembershipBeforeUpdate, v)
}

// UpdateMembershipEvent: A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
type UpdateMembershipEvent struct {
	// The membership after the update, in full (W6.3).
	Membership Membership
	// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
	BeforeUpdate contracts.Optional[MembershipBeforeUpdate]
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateMembershipEvent = []string{"event", "membership", "webhook_id", "sender", "before_update"}

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
			v.Membership = readMembership(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		case "before_update":
			r.Once(&seen[4])
			v.BeforeUpdate = contracts.Some(readMembershipBeforeUpdate(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesUpdateMembershipEvent)
	r.Before(at, "before_update", "membership", []string{"id", "user", "organization", "is_active", "joined_date", "role", "invitation"})
	return v
}

func writeUpdateMembershipEvent(w *decoding.Writer, v *UpdateMembershipEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:membership"`)
	w.Member(`"membership":`)
	writeMembership(w, &v.Membership)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeMembershipBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Membership = readMembership(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeMembership(w, &v.Membership)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// CreateMembershipEvent: A member joined an organization (since 2.4.2).
type CreateMembershipEvent struct {
	// The created membership, in full (since 2.4.2).
	Membership Membership
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreateMembershipEvent = []string{"event", "membership", "webhook_id", "sender"}

func readCreateMembershipEvent(r *decoding.Reader) (v CreateMembershipEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "create:membership")
		case "membership":
			r.Once(&seen[1])
			v.Membership = readMembership(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesCreateMembershipEvent)
	return v
}

func writeCreateMembershipEvent(w *decoding.Writer, v *CreateMembershipEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:membership"`)
	w.Member(`"membership":`)
	writeMembership(w, &v.Membership)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
	w.Members(v.Extra, namesCreateMembershipEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateMembershipEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreateMembershipEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateMembershipEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreateMembershipEvent, v)
}

// BasicOrganization: An organization by name alone (since 2.10.0).
type BasicOrganization struct {
	// Organization identifier (since 2.10.0).
	ID Integer
	// Short name (since 2.10.0).
	Slug string
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesBasicOrganization = []string{"id", "slug"}

func readBasicOrganization(r *decoding.Reader) (v BasicOrganization) {
	var seen [2]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = decoding.SafeInteger(r)
		case "slug":
			r.Once(&seen[1])
			v.Slug = decoding.String(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:2], namesBasicOrganization)
	return v
}

func writeBasicOrganization(w *decoding.Writer, v *BasicOrganization) {
	w.Raw("{")
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"slug":`)
	decoding.WriteString[string](w, &v.Slug)
	w.Members(v.Extra, namesBasicOrganization...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v BasicOrganization) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeBasicOrganization)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *BasicOrganization) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readBasicOrganization, v)
}

// Invitation: An invitation to an organization (since 2.3.0).
type Invitation struct {
	// Key of the invitation; it has no other identifier (since 2.3.0).
	Key string
	// When the invitation was made (since 2.3.0).
	CreatedDate Timestamp
	// User who invited, or null (since 2.3.0).
	Owner *User
	// Role in the organization (since 2.3.0).
	Role Role
	// User who is invited (since 2.3.0).
	User User
	// Identifier of the organization (since 2.3.0).
	Organization Integer
	// True when the invitation has expired, or null (since 2.10.0).
	Expired *bool
	// The organization by name (since 2.10.0).
	OrganizationInfo BasicOrganization
	// True when the invitation was accepted (since 2.65.0).
	Accepted bool
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesInvitation = []string{"key", "created_date", "owner", "role", "user", "organization", "expired", "organization_info", "accepted"}

func readInvitation(r *decoding.Reader) (v Invitation) {
	var seen [9]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "key":
			r.Once(&seen[0])
			v.Key = decoding.String(r)
		case "created_date":
			r.Once(&seen[1])
			v.CreatedDate = decoding.UTCDateTime(r)
		case "owner":
			r.Once(&seen[2])
			v.Owner = decoding.Nullable(r, readUser)
		case "role":
			r.Once(&seen[3])
			v.Role = decoding.Text(r, valuesRole)
		case "user":
			r.Once(&seen[4])
			v.User = readUser(r)
		case "organization":
			r.Once(&seen[5])
			v.Organization = decoding.SafeInteger(r)
		case "expired":
			r.Once(&seen[6])
			v.Expired = decoding.Nullable(r, decoding.Boolean)
		case "organization_info":
			r.Once(&seen[7])
			v.OrganizationInfo = readBasicOrganization(r)
		case "accepted":
			r.Once(&seen[8])
			v.Accepted = decoding.Boolean(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:9], namesInvitation)
	return v
}

func writeInvitation(w *decoding.Writer, v *Invitation) {
	w.Raw("{")
	w.Member(`"key":`)
	decoding.WriteString[string](w, &v.Key)
	w.Member(`"created_date":`)
	decoding.WriteString[string](w, &v.CreatedDate)
	w.Member(`"owner":`)
	decoding.WritePointer(w, v.Owner, writeUser)
	w.Member(`"role":`)
	decoding.WriteString[Role](w, &v.Role)
	w.Member(`"user":`)
	writeUser(w, &v.User)
	w.Member(`"organization":`)
	decoding.WriteSafeInteger(w, &v.Organization)
	w.Member(`"expired":`)
	decoding.WritePointer(w, v.Expired, decoding.WriteBoolean)
	w.Member(`"organization_info":`)
	writeBasicOrganization(w, &v.OrganizationInfo)
	w.Member(`"accepted":`)
	decoding.WriteBoolean(w, &v.Accepted)
	w.Members(v.Extra, namesInvitation...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Invitation) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeInvitation)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Invitation) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readInvitation, v)
}

// CreateInvitationEvent: An invitation was created (W6.2). It was issued (W6.1).
type CreateInvitationEvent struct {
	// The created invitation, in full (W6.2).
	Invitation Invitation
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Invitation = readInvitation(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeInvitation(w, &v.Invitation)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Invitation = readInvitation(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeInvitation(w, &v.Invitation)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// LabelsSummary: Where the labels of a project, task or job are read (since 2.4.0).
type LabelsSummary struct {
	// Address of the list of labels (since 2.4.0).
	URL PlatformURL
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesLabelsSummary = []string{"url"}

func readLabelsSummary(r *decoding.Reader) (v LabelsSummary) {
	var seen [1]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURLOrPath(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:1], namesLabelsSummary)
	return v
}

func writeLabelsSummary(w *decoding.Writer, v *LabelsSummary) {
	w.Raw("{")
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Members(v.Extra, namesLabelsSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v LabelsSummary) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeLabelsSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *LabelsSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readLabelsSummary, v)
}

// TasksSummary: How many tasks a project has, and where they are read (since 2.4.0).
type TasksSummary struct {
	// Number of tasks (since 2.4.0).
	Count Integer
	// Address of the list of tasks; null in background deliveries (since 2.4.0).
	URL *PlatformURL
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesTasksSummary = []string{"count", "url"}

func readTasksSummary(r *decoding.Reader) (v TasksSummary) {
	var seen [2]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "count":
			r.Once(&seen[0])
			v.Count = decoding.SafeInteger(r)
		case "url":
			r.Once(&seen[1])
			v.URL = decoding.Nullable(r, decoding.HTTPURLOrPath)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:2], namesTasksSummary)
	return v
}

func writeTasksSummary(w *decoding.Writer, v *TasksSummary) {
	w.Raw("{")
	w.Member(`"count":`)
	decoding.WriteSafeInteger(w, &v.Count)
	w.Member(`"url":`)
	decoding.WritePointer(w, v.URL, decoding.WriteString[string])
	w.Members(v.Extra, namesTasksSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v TasksSummary) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeTasksSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *TasksSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readTasksSummary, v)
}

// Status: Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear.
type Status string

// Known values of Status.
const (
	StatusAnnotation Status = "annotation"
	StatusValidation Status = "validation"
	StatusCompleted  Status = "completed"
)

var valuesStatus = []Status{StatusAnnotation, StatusValidation, StatusCompleted}

// TaskDimension: Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear.
type TaskDimension string

// Known values of TaskDimension.
const (
	TaskDimension2d TaskDimension = "2d"
	TaskDimension3d TaskDimension = "3d"
)

var valuesTaskDimension = []TaskDimension{TaskDimension2d, TaskDimension3d}

// StorageLocation: Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear.
type StorageLocation string

// Known values of StorageLocation.
const (
	StorageLocationLocal        StorageLocation = "local"
	StorageLocationCloudStorage StorageLocation = "cloud_storage"
)

var valuesStorageLocation = []StorageLocation{StorageLocationLocal, StorageLocationCloudStorage}

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

// Project: A project (since 2.3.0).
type Project struct {
	// Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
	URL PlatformURL
	// Project identifier (since 2.3.0).
	ID Integer
	// Project name (since 2.3.0).
	Name string
	// Labels of the project; null in background deliveries (since 2.4.0; before, a list).
	Labels *LabelsSummary
	// Tasks of the project (since 2.4.0; before, a list of identifiers).
	Tasks TasksSummary
	// User who owns the project, or null (since 2.3.0).
	Owner *User
	// User the project is assigned to, or null (since 2.3.0).
	Assignee *User
	// Address of a bug tracker; may be empty (since 2.3.0).
	BugTracker string
	// Subsets that the tasks of the project name (since 2.3.0).
	TaskSubsets []string
	// When the project was created (since 2.3.0).
	CreatedDate Timestamp
	// When the project was last changed (since 2.3.0).
	UpdatedDate Timestamp
	// Status of the project (since 2.3.0).
	Status Status
	// Dimension of the data; null without tasks (since 2.3.0).
	Dimension *TaskDimension
	// Identifier of the organization, or null (since 2.3.0).
	Organization *Integer
	// Where annotations are written to, or null (since 2.3.0).
	TargetStorage *Storage
	// Where data is read from, or null (since 2.3.0).
	SourceStorage *Storage
	// Identifier of the annotation guide, or null (since 2.5.0).
	GuideID *Integer
	// When the assignee last changed, or null (since 2.16.0).
	AssigneeUpdatedDate *Timestamp
	// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
	OrganizationID *Integer
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesProject = []string{"url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id"}

func readProject(r *decoding.Reader) (v Project) {
	var seen [19]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURLOrPath(r)
		case "id":
			r.Once(&seen[1])
			v.ID = decoding.SafeInteger(r)
		case "name":
			r.Once(&seen[2])
			v.Name = decoding.String(r)
		case "labels":
			r.Once(&seen[3])
			v.Labels = decoding.Nullable(r, readLabelsSummary)
		case "tasks":
			r.Once(&seen[4])
			v.Tasks = readTasksSummary(r)
		case "owner":
			r.Once(&seen[5])
			v.Owner = decoding.Nullable(r, readUser)
		case "assignee":
			r.Once(&seen[6])
			v.Assignee = decoding.Nullable(r, readUser)
		case "bug_tracker":
			r.Once(&seen[7])
			v.BugTracker = decoding.String(r)
		case "task_subsets":
			r.Once(&seen[8])
			v.TaskSubsets = decoding.List(r, decoding.String)
		case "created_date":
			r.Once(&seen[9])
			v.CreatedDate = decoding.UTCDateTime(r)
		case "updated_date":
			r.Once(&seen[10])
			v.UpdatedDate = decoding.UTCDateTime(r)
		case "status":
			r.Once(&seen[11])
			v.Status = decoding.Text(r, valuesStatus)
		case "dimension":
			r.Once(&seen[12])
			v.Dimension = decoding.Nullable(r, func(r *decoding.Reader) TaskDimension {
				return decoding.Text(r, valuesTaskDimension)
			})
		case "organization":
			r.Once(&seen[13])
			v.Organization = decoding.Nullable(r, decoding.SafeInteger)
		case "target_storage":
			r.Once(&seen[14])
			v.TargetStorage = decoding.Nullable(r, readStorage)
		case "source_storage":
			r.Once(&seen[15])
			v.SourceStorage = decoding.Nullable(r, readStorage)
		case "guide_id":
			r.Once(&seen[16])
			v.GuideID = decoding.Nullable(r, decoding.SafeInteger)
		case "assignee_updated_date":
			r.Once(&seen[17])
			v.AssigneeUpdatedDate = decoding.Nullable(r, decoding.UTCDateTime)
		case "organization_id":
			r.Once(&seen[18])
			v.OrganizationID = decoding.Nullable(r, decoding.SafeInteger)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:19], namesProject)
	return v
}

func writeProject(w *decoding.Writer, v *Project) {
	w.Raw("{")
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"name":`)
	decoding.WriteString[string](w, &v.Name)
	w.Member(`"labels":`)
	decoding.WritePointer(w, v.Labels, writeLabelsSummary)
	w.Member(`"tasks":`)
	writeTasksSummary(w, &v.Tasks)
	w.Member(`"owner":`)
	decoding.WritePointer(w, v.Owner, writeUser)
	w.Member(`"assignee":`)
	decoding.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"bug_tracker":`)
	decoding.WriteString[string](w, &v.BugTracker)
	w.Member(`"task_subsets":`)
	decoding.WriteList(w, v.TaskSubsets, decoding.WriteString[string])
	w.Member(`"created_date":`)
	decoding.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	decoding.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"status":`)
	decoding.WriteString[Status](w, &v.Status)
	w.Member(`"dimension":`)
	decoding.WritePointer(w, v.Dimension, decoding.WriteString[TaskDimension])
	w.Member(`"organization":`)
	decoding.WritePointer(w, v.Organization, decoding.WriteSafeInteger)
	w.Member(`"target_storage":`)
	decoding.WritePointer(w, v.TargetStorage, writeStorage)
	w.Member(`"source_storage":`)
	decoding.WritePointer(w, v.SourceStorage, writeStorage)
	w.Member(`"guide_id":`)
	decoding.WritePointer(w, v.GuideID, decoding.WriteSafeInteger)
	w.Member(`"assignee_updated_date":`)
	decoding.WritePointer(w, v.AssigneeUpdatedDate, decoding.WriteString[string])
	w.Member(`"organization_id":`)
	decoding.WritePointer(w, v.OrganizationID, decoding.WriteSafeInteger)
	w.Members(v.Extra, namesProject...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Project) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeProject)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Project) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readProject, v)
}

// CreateProjectEvent: A project was created (W6.2).
type CreateProjectEvent struct {
	// The created project, in full (W6.2).
	Project Project
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Project = readProject(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeProject(w, &v.Project)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
type ProjectBeforeUpdate struct {
	// Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
	URL contracts.Optional[PlatformURL]
	// Project identifier (since 2.3.0).
	ID contracts.Optional[Integer]
	// Project name (since 2.3.0).
	Name contracts.Optional[string]
	// Labels of the project; null in background deliveries (since 2.4.0; before, a list).
	Labels contracts.Optional[*LabelsSummary]
	// Tasks of the project (since 2.4.0; before, a list of identifiers).
	Tasks contracts.Optional[TasksSummary]
	// User who owns the project, or null (since 2.3.0).
	Owner contracts.Optional[*User]
	// User the project is assigned to, or null (since 2.3.0).
	Assignee contracts.Optional[*User]
	// Address of a bug tracker; may be empty (since 2.3.0).
	BugTracker contracts.Optional[string]
	// Subsets that the tasks of the project name (since 2.3.0).
	TaskSubsets contracts.Optional[[]string]
	// When the project was created (since 2.3.0).
	CreatedDate contracts.Optional[Timestamp]
	// When the project was last changed (since 2.3.0).
	UpdatedDate contracts.Optional[Timestamp]
	// Status of the project (since 2.3.0).
	Status contracts.Optional[Status]
	// Dimension of the data; null without tasks (since 2.3.0).
	Dimension contracts.Optional[*TaskDimension]
	// Identifier of the organization, or null (since 2.3.0).
	Organization contracts.Optional[*Integer]
	// Where annotations are written to, or null (since 2.3.0).
	TargetStorage contracts.Optional[*Storage]
	// Where data is read from, or null (since 2.3.0).
	SourceStorage contracts.Optional[*Storage]
	// Identifier of the annotation guide, or null (since 2.5.0).
	GuideID contracts.Optional[*Integer]
	// When the assignee last changed, or null (since 2.16.0).
	AssigneeUpdatedDate contracts.Optional[*Timestamp]
	// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
	OrganizationID contracts.Optional[*Integer]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesProjectBeforeUpdate = []string{"url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id"}

func readProjectBeforeUpdate(r *decoding.Reader) (v ProjectBeforeUpdate) {
	var seen [19]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = contracts.Some(decoding.HTTPURLOrPath(r))
		case "id":
			r.Once(&seen[1])
			v.ID = contracts.Some(decoding.SafeInteger(r))
		case "name":
			r.Once(&seen[2])
			v.Name = contracts.Some(decoding.String(r))
		case "labels":
			r.Once(&seen[3])
			v.Labels = contracts.Some(decoding.Nullable(r, readLabelsSummary))
		case "tasks":
			r.Once(&seen[4])
			v.Tasks = contracts.Some(readTasksSummary(r))
		case "owner":
			r.Once(&seen[5])
			v.Owner = contracts.Some(decoding.Nullable(r, readUser))
		case "assignee":
			r.Once(&seen[6])
			v.Assignee = contracts.Some(decoding.Nullable(r, readUser))
		case "bug_tracker":
			r.Once(&seen[7])
			v.BugTracker = contracts.Some(decoding.String(r))
		case "task_subsets":
			r.Once(&seen[8])
			v.TaskSubsets = contracts.Some(decoding.List(r, decoding.String))
		case "created_date":
			r.Once(&seen[9])
			v.CreatedDate = contracts.Some(decoding.UTCDateTime(r))
		case "updated_date":
			r.Once(&seen[10])
			v.UpdatedDate = contracts.Some(decoding.UTCDateTime(r))
		case "status":
			r.Once(&seen[11])
			v.Status = contracts.Some(decoding.Text(r, valuesStatus))
		case "dimension":
			r.Once(&seen[12])
			v.Dimension = contracts.Some(decoding.Nullable(r, func(r *decoding.Reader) TaskDimension {
				return decoding.Text(r, valuesTaskDimension)
			}))
		case "organization":
			r.Once(&seen[13])
			v.Organization = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "target_storage":
			r.Once(&seen[14])
			v.TargetStorage = contracts.Some(decoding.Nullable(r, readStorage))
		case "source_storage":
			r.Once(&seen[15])
			v.SourceStorage = contracts.Some(decoding.Nullable(r, readStorage))
		case "guide_id":
			r.Once(&seen[16])
			v.GuideID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "assignee_updated_date":
			r.Once(&seen[17])
			v.AssigneeUpdatedDate = contracts.Some(decoding.Nullable(r, decoding.UTCDateTime))
		case "organization_id":
			r.Once(&seen[18])
			v.OrganizationID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesProjectBeforeUpdate)
	return v
}

func writeProjectBeforeUpdate(w *decoding.Writer, v *ProjectBeforeUpdate) {
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
	if value, ok := v.Labels.Get(); ok {
		w.Member(`"labels":`)
		decoding.WritePointer(w, value, writeLabelsSummary)
	}
	if value, ok := v.Tasks.Get(); ok {
		w.Member(`"tasks":`)
		writeTasksSummary(w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		decoding.WritePointer(w, value, writeUser)
	}
	if value, ok := v.Assignee.Get(); ok {
		w.Member(`"assignee":`)
		decoding.WritePointer(w, value, writeUser)
	}
	if value, ok := v.BugTracker.Get(); ok {
		w.Member(`"bug_tracker":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.TaskSubsets.Get(); ok {
		w.Member(`"task_subsets":`)
		decoding.WriteList(w, value, decoding.WriteString[string])
	}
	if value, ok := v.CreatedDate.Get(); ok {
		w.Member(`"created_date":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.UpdatedDate.Get(); ok {
		w.Member(`"updated_date":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Status.Get(); ok {
		w.Member(`"status":`)
		decoding.WriteString[Status](w, &value)
	}
	if value, ok := v.Dimension.Get(); ok {
		w.Member(`"dimension":`)
		decoding.WritePointer(w, value, decoding.WriteString[TaskDimension])
	}
	if value, ok := v.Organization.Get(); ok {
		w.Member(`"organization":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.TargetStorage.Get(); ok {
		w.Member(`"target_storage":`)
		decoding.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.SourceStorage.Get(); ok {
		w.Member(`"source_storage":`)
		decoding.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.GuideID.Get(); ok {
		w.Member(`"guide_id":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.AssigneeUpdatedDate.Get(); ok {
		w.Member(`"assignee_updated_date":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.OrganizationID.Get(); ok {
		w.Member(`"organization_id":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	w.Members(v.Extra, namesProjectBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v ProjectBeforeUpdate) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeProjectBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *ProjectBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readProjectBeforeUpdate, v)
}

// UpdateProjectEvent: A project was updated (W6.3).
type UpdateProjectEvent struct {
	// The project after the update, in full (W6.3).
	Project Project
	// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
	BeforeUpdate contracts.Optional[ProjectBeforeUpdate]
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateProjectEvent = []string{"event", "project", "webhook_id", "sender", "before_update"}

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
			v.Project = readProject(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		case "before_update":
			r.Once(&seen[4])
			v.BeforeUpdate = contracts.Some(readProjectBeforeUpdate(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesUpdateProjectEvent)
	r.Before(at, "before_update", "project", []string{"url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id"})
	return v
}

func writeUpdateProjectEvent(w *decoding.Writer, v *UpdateProjectEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:project"`)
	w.Member(`"project":`)
	writeProject(w, &v.Project)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeProjectBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Project = readProject(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeProject(w, &v.Project)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// TaskMode: Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear.
type TaskMode string

// Known values of TaskMode.
const (
	TaskModeEmpty         TaskMode = ""
	TaskModeAnnotation    TaskMode = "annotation"
	TaskModeInterpolation TaskMode = "interpolation"
)

var valuesTaskMode = []TaskMode{TaskModeEmpty, TaskModeAnnotation, TaskModeInterpolation}

// JobsSummary: How many jobs a task has, and where they are read (since 2.4.0).
type JobsSummary struct {
	// Number of jobs; until 2.72 it is 0 after a create and in background deliveries (since 2.4.0).
	Count Integer
	// Number of completed jobs; until 2.72 null after a create and in background deliveries (since 2.4.0).
	Completed *Integer
	// Number of jobs in validation; until 2.72 null after a create and in background deliveries (since 2.5.0).
	Validation *Integer
	// Address of the list of jobs; null in background deliveries (since 2.4.0).
	URL *PlatformURL
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesJobsSummary = []string{"count", "completed", "validation", "url"}

func readJobsSummary(r *decoding.Reader) (v JobsSummary) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "count":
			r.Once(&seen[0])
			v.Count = decoding.SafeInteger(r)
		case "completed":
			r.Once(&seen[1])
			v.Completed = decoding.Nullable(r, decoding.SafeInteger)
		case "validation":
			r.Once(&seen[2])
			v.Validation = decoding.Nullable(r, decoding.SafeInteger)
		case "url":
			r.Once(&seen[3])
			v.URL = decoding.Nullable(r, decoding.HTTPURLOrPath)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesJobsSummary)
	return v
}

func writeJobsSummary(w *decoding.Writer, v *JobsSummary) {
	w.Raw("{")
	w.Member(`"count":`)
	decoding.WriteSafeInteger(w, &v.Count)
	w.Member(`"completed":`)
	decoding.WritePointer(w, v.Completed, decoding.WriteSafeInteger)
	w.Member(`"validation":`)
	decoding.WritePointer(w, v.Validation, decoding.WriteSafeInteger)
	w.Member(`"url":`)
	decoding.WritePointer(w, v.URL, decoding.WriteString[string])
	w.Members(v.Extra, namesJobsSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v JobsSummary) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeJobsSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *JobsSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readJobsSummary, v)
}

// ChunkType: Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear.
type ChunkType string

// Known values of ChunkType.
const (
	ChunkTypeImageset ChunkType = "imageset"
	ChunkTypeVideo    ChunkType = "video"
	ChunkTypeAudioMp3 ChunkType = "audio_mp3"
)

var valuesChunkType = []ChunkType{ChunkTypeImageset, ChunkTypeVideo, ChunkTypeAudioMp3}

// ValidationMode: How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear.
type ValidationMode string

// Known values of ValidationMode.
const (
	ValidationModeGt     ValidationMode = "gt"
	ValidationModeGtPool ValidationMode = "gt_pool"
)

var valuesValidationMode = []ValidationMode{ValidationModeGt, ValidationModeGtPool}

// MediaType: Kind of media (since 2.65.0). Known: `image`; others may appear, such as kinds of audio.
type MediaType string

// Known values of MediaType.
const (
	MediaTypeImage MediaType = "image"
)

var valuesMediaType = []MediaType{MediaTypeImage}

// Task: A task (W2.3).
type Task struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL PlatformURL
	// Task identifier (W2.3).
	ID Integer
	// Task name (W2.3).
	Name string
	// Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
	ProjectID *Integer
	// Empty string or a mode name (W2.3).
	Mode TaskMode
	// User who owns the task, or null (W2.3; null since 2.3.0).
	Owner *User
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
	// Labels of the task; null in background deliveries (since 2.4.0; before, a list).
	Labels *LabelsSummary
	// Jobs of the task (since 2.4.0).
	Jobs JobsSummary
	// Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
	DataChunkSize contracts.Optional[*Integer]
	// Type of the compressed chunks; once the task has data (W2.3).
	DataCompressedChunkType contracts.Optional[ChunkType]
	// Type of the original chunks; once the task has data (W2.3).
	DataOriginalChunkType contracts.Optional[ChunkType]
	// Number of frames; once the task has data (W2.3).
	Size contracts.Optional[Integer]
	// Image quality; once the task has data (W2.3).
	ImageQuality contracts.Optional[Integer]
	// Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
	Data contracts.Optional[*Integer]
	// Dimension (W2.3). Explanation: of the data.
	Dimension TaskDimension
	// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
	Subset string
	// Organization, or null (W2.3). Explanation: its identifier.
	Organization *Integer
	// Where annotations are written to, or null (W2.3; null since 2.3.0).
	TargetStorage *Storage
	// Where data is read from, or null (W2.3; null since 2.3.0).
	SourceStorage *Storage
	// Identifier of the annotation guide, or null (since 2.5.0).
	GuideID *Integer
	// When the assignee last changed, or null (since 2.16.0).
	AssigneeUpdatedDate *Timestamp
	// How the work on the task is validated, or null (since 2.21.0).
	ValidationMode *ValidationMode
	// True when several annotators work on the same frames (since 2.27.0, until 2.79).
	ConsensusEnabled bool
	// Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
	DataCloudStorageID contracts.Optional[*Integer]
	// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
	OrganizationID *Integer
	// Name of the project, or null (since 2.59.0).
	ProjectName *string
	// Kind of media, such as `image` (since 2.65.0).
	MediaType MediaType
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesTask = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "organization_id", "project_name", "media_type", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "data_cloud_storage_id"}

func readTask(r *decoding.Reader) (v Task) {
	var seen [34]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURLOrPath(r)
		case "id":
			r.Once(&seen[1])
			v.ID = decoding.SafeInteger(r)
		case "name":
			r.Once(&seen[2])
			v.Name = decoding.String(r)
		case "project_id":
			r.Once(&seen[3])
			v.ProjectID = decoding.Nullable(r, decoding.SafeInteger)
		case "mode":
			r.Once(&seen[4])
			v.Mode = decoding.Text(r, valuesTaskMode)
		case "owner":
			r.Once(&seen[5])
			v.Owner = decoding.Nullable(r, readUser)
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
			v.Labels = decoding.Nullable(r, readLabelsSummary)
		case "jobs":
			r.Once(&seen[14])
			v.Jobs = readJobsSummary(r)
		case "dimension":
			r.Once(&seen[15])
			v.Dimension = decoding.Text(r, valuesTaskDimension)
		case "subset":
			r.Once(&seen[16])
			v.Subset = decoding.String(r)
		case "organization":
			r.Once(&seen[17])
			v.Organization = decoding.Nullable(r, decoding.SafeInteger)
		case "target_storage":
			r.Once(&seen[18])
			v.TargetStorage = decoding.Nullable(r, readStorage)
		case "source_storage":
			r.Once(&seen[19])
			v.SourceStorage = decoding.Nullable(r, readStorage)
		case "guide_id":
			r.Once(&seen[20])
			v.GuideID = decoding.Nullable(r, decoding.SafeInteger)
		case "assignee_updated_date":
			r.Once(&seen[21])
			v.AssigneeUpdatedDate = decoding.Nullable(r, decoding.UTCDateTime)
		case "validation_mode":
			r.Once(&seen[22])
			v.ValidationMode = decoding.Nullable(r, func(r *decoding.Reader) ValidationMode {
				return decoding.Text(r, valuesValidationMode)
			})
		case "consensus_enabled":
			r.Once(&seen[23])
			v.ConsensusEnabled = decoding.Boolean(r)
		case "organization_id":
			r.Once(&seen[24])
			v.OrganizationID = decoding.Nullable(r, decoding.SafeInteger)
		case "project_name":
			r.Once(&seen[25])
			v.ProjectName = decoding.Nullable(r, decoding.String)
		case "media_type":
			r.Once(&seen[26])
			v.MediaType = decoding.Text(r, valuesMediaType)
		case "data_chunk_size":
			r.Once(&seen[27])
			v.DataChunkSize = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "data_compressed_chunk_type":
			r.Once(&seen[28])
			v.DataCompressedChunkType = contracts.Some(decoding.Text(r, valuesChunkType))
		case "data_original_chunk_type":
			r.Once(&seen[29])
			v.DataOriginalChunkType = contracts.Some(decoding.Text(r, valuesChunkType))
		case "size":
			r.Once(&seen[30])
			v.Size = contracts.Some(decoding.SafeInteger(r))
		case "image_quality":
			r.Once(&seen[31])
			v.ImageQuality = contracts.Some(decoding.SafeInteger(r))
		case "data":
			r.Once(&seen[32])
			v.Data = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "data_cloud_storage_id":
			r.Once(&seen[33])
			v.DataCloudStorageID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:27], namesTask)
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
	decoding.WritePointer(w, v.ProjectID, decoding.WriteSafeInteger)
	w.Member(`"mode":`)
	decoding.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"owner":`)
	decoding.WritePointer(w, v.Owner, writeUser)
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
	decoding.WritePointer(w, v.Labels, writeLabelsSummary)
	w.Member(`"jobs":`)
	writeJobsSummary(w, &v.Jobs)
	if value, ok := v.DataChunkSize.Get(); ok {
		w.Member(`"data_chunk_size":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
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
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	w.Member(`"dimension":`)
	decoding.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"subset":`)
	decoding.WriteString[string](w, &v.Subset)
	w.Member(`"organization":`)
	decoding.WritePointer(w, v.Organization, decoding.WriteSafeInteger)
	w.Member(`"target_storage":`)
	decoding.WritePointer(w, v.TargetStorage, writeStorage)
	w.Member(`"source_storage":`)
	decoding.WritePointer(w, v.SourceStorage, writeStorage)
	w.Member(`"guide_id":`)
	decoding.WritePointer(w, v.GuideID, decoding.WriteSafeInteger)
	w.Member(`"assignee_updated_date":`)
	decoding.WritePointer(w, v.AssigneeUpdatedDate, decoding.WriteString[string])
	w.Member(`"validation_mode":`)
	decoding.WritePointer(w, v.ValidationMode, decoding.WriteString[ValidationMode])
	w.Member(`"consensus_enabled":`)
	decoding.WriteBoolean(w, &v.ConsensusEnabled)
	if value, ok := v.DataCloudStorageID.Get(); ok {
		w.Member(`"data_cloud_storage_id":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	w.Member(`"organization_id":`)
	decoding.WritePointer(w, v.OrganizationID, decoding.WriteSafeInteger)
	w.Member(`"project_name":`)
	decoding.WritePointer(w, v.ProjectName, decoding.WriteString[string])
	w.Member(`"media_type":`)
	decoding.WriteString[MediaType](w, &v.MediaType)
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

// CreateTaskEvent: A task was created (W6.2).
type CreateTaskEvent struct {
	// The created task, in full (W6.2).
	Task Task
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Task = readTask(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeTask(w, &v.Task)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// TaskBeforeUpdate: Old values of the keys of a task that changed (W6.3).
type TaskBeforeUpdate struct {
	// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
	URL contracts.Optional[PlatformURL]
	// Task identifier (W2.3).
	ID contracts.Optional[Integer]
	// Task name (W2.3).
	Name contracts.Optional[string]
	// Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
	ProjectID contracts.Optional[*Integer]
	// Empty string or a mode name (W2.3).
	Mode contracts.Optional[TaskMode]
	// User who owns the task, or null (W2.3; null since 2.3.0).
	Owner contracts.Optional[*User]
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
	// Labels of the task; null in background deliveries (since 2.4.0; before, a list).
	Labels contracts.Optional[*LabelsSummary]
	// Jobs of the task (since 2.4.0).
	Jobs contracts.Optional[JobsSummary]
	// Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
	DataChunkSize contracts.Optional[*Integer]
	// Type of the compressed chunks; once the task has data (W2.3).
	DataCompressedChunkType contracts.Optional[*ChunkType]
	// Type of the original chunks; once the task has data (W2.3).
	DataOriginalChunkType contracts.Optional[*ChunkType]
	// Number of frames; once the task has data (W2.3).
	Size contracts.Optional[*Integer]
	// Image quality; once the task has data (W2.3).
	ImageQuality contracts.Optional[*Integer]
	// Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
	Data contracts.Optional[*Integer]
	// Dimension (W2.3). Explanation: of the data.
	Dimension contracts.Optional[TaskDimension]
	// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
	Subset contracts.Optional[string]
	// Organization, or null (W2.3). Explanation: its identifier.
	Organization contracts.Optional[*Integer]
	// Where annotations are written to, or null (W2.3; null since 2.3.0).
	TargetStorage contracts.Optional[*Storage]
	// Where data is read from, or null (W2.3; null since 2.3.0).
	SourceStorage contracts.Optional[*Storage]
	// Identifier of the annotation guide, or null (since 2.5.0).
	GuideID contracts.Optional[*Integer]
	// When the assignee last changed, or null (since 2.16.0).
	AssigneeUpdatedDate contracts.Optional[*Timestamp]
	// How the work on the task is validated, or null (since 2.21.0).
	ValidationMode contracts.Optional[*ValidationMode]
	// True when several annotators work on the same frames (since 2.27.0, until 2.79).
	ConsensusEnabled contracts.Optional[bool]
	// Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
	DataCloudStorageID contracts.Optional[*Integer]
	// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
	OrganizationID contracts.Optional[*Integer]
	// Name of the project, or null (since 2.59.0).
	ProjectName contracts.Optional[*string]
	// Kind of media, such as `image` (since 2.65.0).
	MediaType contracts.Optional[MediaType]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesTaskBeforeUpdate = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "data_cloud_storage_id", "organization_id", "project_name", "media_type"}

func readTaskBeforeUpdate(r *decoding.Reader) (v TaskBeforeUpdate) {
	var seen [34]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = contracts.Some(decoding.HTTPURLOrPath(r))
		case "id":
			r.Once(&seen[1])
			v.ID = contracts.Some(decoding.SafeInteger(r))
		case "name":
			r.Once(&seen[2])
			v.Name = contracts.Some(decoding.String(r))
		case "project_id":
			r.Once(&seen[3])
			v.ProjectID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "mode":
			r.Once(&seen[4])
			v.Mode = contracts.Some(decoding.Text(r, valuesTaskMode))
		case "owner":
			r.Once(&seen[5])
			v.Owner = contracts.Some(decoding.Nullable(r, readUser))
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
			v.Labels = contracts.Some(decoding.Nullable(r, readLabelsSummary))
		case "jobs":
			r.Once(&seen[14])
			v.Jobs = contracts.Some(readJobsSummary(r))
		case "data_chunk_size":
			r.Once(&seen[15])
			v.DataChunkSize = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "data_compressed_chunk_type":
			r.Once(&seen[16])
			v.DataCompressedChunkType = contracts.Some(decoding.Nullable(r, func(r *decoding.Reader) ChunkType {
				return decoding.Text(r, valuesChunkType)
			}))
		case "data_original_chunk_type":
			r.Once(&seen[17])
			v.DataOriginalChunkType = contracts.Some(decoding.Nullable(r, func(r *decoding.Reader) ChunkType {
				return decoding.Text(r, valuesChunkType)
			}))
		case "size":
			r.Once(&seen[18])
			v.Size = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "image_quality":
			r.Once(&seen[19])
			v.ImageQuality = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "data":
			r.Once(&seen[20])
			v.Data = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
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
			v.TargetStorage = contracts.Some(decoding.Nullable(r, readStorage))
		case "source_storage":
			r.Once(&seen[25])
			v.SourceStorage = contracts.Some(decoding.Nullable(r, readStorage))
		case "guide_id":
			r.Once(&seen[26])
			v.GuideID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "assignee_updated_date":
			r.Once(&seen[27])
			v.AssigneeUpdatedDate = contracts.Some(decoding.Nullable(r, decoding.UTCDateTime))
		case "validation_mode":
			r.Once(&seen[28])
			v.ValidationMode = contracts.Some(decoding.Nullable(r, func(r *decoding.Reader) ValidationMode {
				return decoding.Text(r, valuesValidationMode)
			}))
		case "consensus_enabled":
			r.Once(&seen[29])
			v.ConsensusEnabled = contracts.Some(decoding.Boolean(r))
		case "data_cloud_storage_id":
			r.Once(&seen[30])
			v.DataCloudStorageID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "organization_id":
			r.Once(&seen[31])
			v.OrganizationID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "project_name":
			r.Once(&seen[32])
			v.ProjectName = contracts.Some(decoding.Nullable(r, decoding.String))
		case "media_type":
			r.Once(&seen[33])
			v.MediaType = contracts.Some(decoding.Text(r, valuesMediaType))
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
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.Mode.Get(); ok {
		w.Member(`"mode":`)
		decoding.WriteString[TaskMode](w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		decoding.WritePointer(w, value, writeUser)
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
		decoding.WritePointer(w, value, writeLabelsSummary)
	}
	if value, ok := v.Jobs.Get(); ok {
		w.Member(`"jobs":`)
		writeJobsSummary(w, &value)
	}
	if value, ok := v.DataChunkSize.Get(); ok {
		w.Member(`"data_chunk_size":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.DataCompressedChunkType.Get(); ok {
		w.Member(`"data_compressed_chunk_type":`)
		decoding.WritePointer(w, value, decoding.WriteString[ChunkType])
	}
	if value, ok := v.DataOriginalChunkType.Get(); ok {
		w.Member(`"data_original_chunk_type":`)
		decoding.WritePointer(w, value, decoding.WriteString[ChunkType])
	}
	if value, ok := v.Size.Get(); ok {
		w.Member(`"size":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.ImageQuality.Get(); ok {
		w.Member(`"image_quality":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.Data.Get(); ok {
		w.Member(`"data":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
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
		decoding.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.SourceStorage.Get(); ok {
		w.Member(`"source_storage":`)
		decoding.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.GuideID.Get(); ok {
		w.Member(`"guide_id":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.AssigneeUpdatedDate.Get(); ok {
		w.Member(`"assignee_updated_date":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.ValidationMode.Get(); ok {
		w.Member(`"validation_mode":`)
		decoding.WritePointer(w, value, decoding.WriteString[ValidationMode])
	}
	if value, ok := v.ConsensusEnabled.Get(); ok {
		w.Member(`"consensus_enabled":`)
		decoding.WriteBoolean(w, &value)
	}
	if value, ok := v.DataCloudStorageID.Get(); ok {
		w.Member(`"data_cloud_storage_id":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.OrganizationID.Get(); ok {
		w.Member(`"organization_id":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.ProjectName.Get(); ok {
		w.Member(`"project_name":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.MediaType.Get(); ok {
		w.Member(`"media_type":`)
		decoding.WriteString[MediaType](w, &value)
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
	// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
	BeforeUpdate contracts.Optional[TaskBeforeUpdate]
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateTaskEvent = []string{"event", "task", "webhook_id", "sender", "before_update"}

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
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		case "before_update":
			r.Once(&seen[4])
			v.BeforeUpdate = contracts.Some(readTaskBeforeUpdate(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesUpdateTaskEvent)
	r.Before(at, "before_update", "task", []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "data_cloud_storage_id", "organization_id", "project_name", "media_type"})
	return v
}

func writeUpdateTaskEvent(w *decoding.Writer, v *UpdateTaskEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:task"`)
	w.Member(`"task":`)
	writeTask(w, &v.Task)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeTaskBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// DeleteTaskEvent: A task was deleted (W6.4).
type DeleteTaskEvent struct {
	// The deleted task, in full (W6.4).
	Task Task
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender Sender
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
			v.Task = readTask(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeTask(w, &v.Task)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// JobStage: Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear.
type JobStage string

// Known values of JobStage.
const (
	JobStageAnnotation JobStage = "annotation"
	JobStageValidation JobStage = "validation"
	JobStageAcceptance JobStage = "acceptance"
)

var valuesJobStage = []JobStage{JobStageAnnotation, JobStageValidation, JobStageAcceptance}

// JobState: State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear.
type JobState string

// Known values of JobState.
const (
	JobStateNew        JobState = "new"
	JobStateInProgress JobState = "in progress"
	JobStateCompleted  JobState = "completed"
	JobStateRejected   JobState = "rejected"
)

var valuesJobState = []JobState{JobStateNew, JobStateInProgress, JobStateCompleted, JobStateRejected}

// IssuesSummary: How many issues a job has, and where they are read (since 2.4.0).
type IssuesSummary struct {
	// Address of the list of issues; null in background deliveries of early releases (since 2.4.0).
	URL PlatformURL
	// Number of issues (since 2.4.0).
	Count Integer
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesIssuesSummary = []string{"url", "count"}

func readIssuesSummary(r *decoding.Reader) (v IssuesSummary) {
	var seen [2]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURLOrPath(r)
		case "count":
			r.Once(&seen[1])
			v.Count = decoding.SafeInteger(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:2], namesIssuesSummary)
	return v
}

func writeIssuesSummary(w *decoding.Writer, v *IssuesSummary) {
	w.Raw("{")
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Member(`"count":`)
	decoding.WriteSafeInteger(w, &v.Count)
	w.Members(v.Extra, namesIssuesSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v IssuesSummary) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeIssuesSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *IssuesSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readIssuesSummary, v)
}

// JobType: Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`; others may appear.
type JobType string

// Known values of JobType.
const (
	JobTypeAnnotation       JobType = "annotation"
	JobTypeGroundTruth      JobType = "ground_truth"
	JobTypeConsensusReplica JobType = "consensus_replica"
)

var valuesJobType = []JobType{JobTypeAnnotation, JobTypeGroundTruth, JobTypeConsensusReplica}

// Job: A job: the part of a task that one annotator works on (since 2.3.0).
type Job struct {
	// Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
	URL PlatformURL
	// Job identifier (since 2.3.0).
	ID Integer
	// Identifier of the task (since 2.3.0).
	TaskID Integer
	// Identifier of the project, or null (since 2.3.0).
	ProjectID *Integer
	// User the job is assigned to, or null (since 2.3.0).
	Assignee *User
	// Dimension of the data (since 2.3.0).
	Dimension TaskDimension
	// Labels of the job; null in background deliveries (since 2.4.0; before, a list).
	Labels *LabelsSummary
	// Address of a bug tracker, or null; may be empty (since 2.3.0).
	BugTracker *string
	// Status of the job (since 2.3.0).
	Status Status
	// Stage of the job (since 2.3.0).
	Stage JobStage
	// State of the job (since 2.3.0).
	State JobState
	// Empty, or the name of a mode (since 2.3.0).
	Mode TaskMode
	// First frame (since 2.3.0).
	StartFrame Integer
	// Last frame, inclusive (since 2.3.0).
	StopFrame Integer
	// Frames of a data chunk, or null (since 2.3.0).
	DataChunkSize *Integer
	// Type of the compressed chunks (since 2.3.0).
	DataCompressedChunkType ChunkType
	// When the job was last changed (since 2.3.0).
	UpdatedDate Timestamp
	// Issues of the job; null in background deliveries (since 2.4.0).
	Issues *IssuesSummary
	// Identifier of the annotation guide, or null (since 2.5.0).
	GuideID *Integer
	// Number of frames (since 2.5.0).
	FrameCount Integer
	// When the job was created (since 2.5.0).
	CreatedDate Timestamp
	// Kind of job (since 2.5.0).
	Type JobType
	// Identifier of the organization, or null (since 2.5.0).
	Organization *Integer
	// Where annotations are written to, or null (since 2.10.0).
	TargetStorage *Storage
	// Where data is read from, or null (since 2.10.0).
	SourceStorage *Storage
	// When the assignee last changed, or null (since 2.16.0).
	AssigneeUpdatedDate *Timestamp
	// Type of the original chunks (since 2.20.0).
	DataOriginalChunkType ChunkType
	// Identifier of the job that this one repeats, or null (since 2.27.0).
	ParentJobID *Integer
	// Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79).
	ConsensusReplicas Integer
	// Name of the task, or null (since 2.59.0).
	TaskName *string
	// Name of the project, or null (since 2.59.0).
	ProjectName *string
	// Number of replicas (since 2.59.0).
	ReplicasCount Integer
	// Kind of media, such as `image` (since 2.65.0).
	MediaType MediaType
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesJob = []string{"url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type"}

func readJob(r *decoding.Reader) (v Job) {
	var seen [33]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = decoding.HTTPURLOrPath(r)
		case "id":
			r.Once(&seen[1])
			v.ID = decoding.SafeInteger(r)
		case "task_id":
			r.Once(&seen[2])
			v.TaskID = decoding.SafeInteger(r)
		case "project_id":
			r.Once(&seen[3])
			v.ProjectID = decoding.Nullable(r, decoding.SafeInteger)
		case "assignee":
			r.Once(&seen[4])
			v.Assignee = decoding.Nullable(r, readUser)
		case "dimension":
			r.Once(&seen[5])
			v.Dimension = decoding.Text(r, valuesTaskDimension)
		case "labels":
			r.Once(&seen[6])
			v.Labels = decoding.Nullable(r, readLabelsSummary)
		case "bug_tracker":
			r.Once(&seen[7])
			v.BugTracker = decoding.Nullable(r, decoding.String)
		case "status":
			r.Once(&seen[8])
			v.Status = decoding.Text(r, valuesStatus)
		case "stage":
			r.Once(&seen[9])
			v.Stage = decoding.Text(r, valuesJobStage)
		case "state":
			r.Once(&seen[10])
			v.State = decoding.Text(r, valuesJobState)
		case "mode":
			r.Once(&seen[11])
			v.Mode = decoding.Text(r, valuesTaskMode)
		case "start_frame":
			r.Once(&seen[12])
			v.StartFrame = decoding.SafeInteger(r)
		case "stop_frame":
			r.Once(&seen[13])
			v.StopFrame = decoding.SafeInteger(r)
		case "data_chunk_size":
			r.Once(&seen[14])
			v.DataChunkSize = decoding.Nullable(r, decoding.SafeInteger)
		case "data_compressed_chunk_type":
			r.Once(&seen[15])
			v.DataCompressedChunkType = decoding.Text(r, valuesChunkType)
		case "updated_date":
			r.Once(&seen[16])
			v.UpdatedDate = decoding.UTCDateTime(r)
		case "issues":
			r.Once(&seen[17])
			v.Issues = decoding.Nullable(r, readIssuesSummary)
		case "guide_id":
			r.Once(&seen[18])
			v.GuideID = decoding.Nullable(r, decoding.SafeInteger)
		case "frame_count":
			r.Once(&seen[19])
			v.FrameCount = decoding.SafeInteger(r)
		case "created_date":
			r.Once(&seen[20])
			v.CreatedDate = decoding.UTCDateTime(r)
		case "type":
			r.Once(&seen[21])
			v.Type = decoding.Text(r, valuesJobType)
		case "organization":
			r.Once(&seen[22])
			v.Organization = decoding.Nullable(r, decoding.SafeInteger)
		case "target_storage":
			r.Once(&seen[23])
			v.TargetStorage = decoding.Nullable(r, readStorage)
		case "source_storage":
			r.Once(&seen[24])
			v.SourceStorage = decoding.Nullable(r, readStorage)
		case "assignee_updated_date":
			r.Once(&seen[25])
			v.AssigneeUpdatedDate = decoding.Nullable(r, decoding.UTCDateTime)
		case "data_original_chunk_type":
			r.Once(&seen[26])
			v.DataOriginalChunkType = decoding.Text(r, valuesChunkType)
		case "parent_job_id":
			r.Once(&seen[27])
			v.ParentJobID = decoding.Nullable(r, decoding.SafeInteger)
		case "consensus_replicas":
			r.Once(&seen[28])
			v.ConsensusReplicas = decoding.SafeInteger(r)
		case "task_name":
			r.Once(&seen[29])
			v.TaskName = decoding.Nullable(r, decoding.String)
		case "project_name":
			r.Once(&seen[30])
			v.ProjectName = decoding.Nullable(r, decoding.String)
		case "replicas_count":
			r.Once(&seen[31])
			v.ReplicasCount = decoding.SafeInteger(r)
		case "media_type":
			r.Once(&seen[32])
			v.MediaType = decoding.Text(r, valuesMediaType)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:33], namesJob)
	return v
}

func writeJob(w *decoding.Writer, v *Job) {
	w.Raw("{")
	w.Member(`"url":`)
	decoding.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"task_id":`)
	decoding.WriteSafeInteger(w, &v.TaskID)
	w.Member(`"project_id":`)
	decoding.WritePointer(w, v.ProjectID, decoding.WriteSafeInteger)
	w.Member(`"assignee":`)
	decoding.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"dimension":`)
	decoding.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"labels":`)
	decoding.WritePointer(w, v.Labels, writeLabelsSummary)
	w.Member(`"bug_tracker":`)
	decoding.WritePointer(w, v.BugTracker, decoding.WriteString[string])
	w.Member(`"status":`)
	decoding.WriteString[Status](w, &v.Status)
	w.Member(`"stage":`)
	decoding.WriteString[JobStage](w, &v.Stage)
	w.Member(`"state":`)
	decoding.WriteString[JobState](w, &v.State)
	w.Member(`"mode":`)
	decoding.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"start_frame":`)
	decoding.WriteSafeInteger(w, &v.StartFrame)
	w.Member(`"stop_frame":`)
	decoding.WriteSafeInteger(w, &v.StopFrame)
	w.Member(`"data_chunk_size":`)
	decoding.WritePointer(w, v.DataChunkSize, decoding.WriteSafeInteger)
	w.Member(`"data_compressed_chunk_type":`)
	decoding.WriteString[ChunkType](w, &v.DataCompressedChunkType)
	w.Member(`"updated_date":`)
	decoding.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"issues":`)
	decoding.WritePointer(w, v.Issues, writeIssuesSummary)
	w.Member(`"guide_id":`)
	decoding.WritePointer(w, v.GuideID, decoding.WriteSafeInteger)
	w.Member(`"frame_count":`)
	decoding.WriteSafeInteger(w, &v.FrameCount)
	w.Member(`"created_date":`)
	decoding.WriteString[string](w, &v.CreatedDate)
	w.Member(`"type":`)
	decoding.WriteString[JobType](w, &v.Type)
	w.Member(`"organization":`)
	decoding.WritePointer(w, v.Organization, decoding.WriteSafeInteger)
	w.Member(`"target_storage":`)
	decoding.WritePointer(w, v.TargetStorage, writeStorage)
	w.Member(`"source_storage":`)
	decoding.WritePointer(w, v.SourceStorage, writeStorage)
	w.Member(`"assignee_updated_date":`)
	decoding.WritePointer(w, v.AssigneeUpdatedDate, decoding.WriteString[string])
	w.Member(`"data_original_chunk_type":`)
	decoding.WriteString[ChunkType](w, &v.DataOriginalChunkType)
	w.Member(`"parent_job_id":`)
	decoding.WritePointer(w, v.ParentJobID, decoding.WriteSafeInteger)
	w.Member(`"consensus_replicas":`)
	decoding.WriteSafeInteger(w, &v.ConsensusReplicas)
	w.Member(`"task_name":`)
	decoding.WritePointer(w, v.TaskName, decoding.WriteString[string])
	w.Member(`"project_name":`)
	decoding.WritePointer(w, v.ProjectName, decoding.WriteString[string])
	w.Member(`"replicas_count":`)
	decoding.WriteSafeInteger(w, &v.ReplicasCount)
	w.Member(`"media_type":`)
	decoding.WriteString[MediaType](w, &v.MediaType)
	w.Members(v.Extra, namesJob...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Job) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeJob)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Job) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readJob, v)
}

// JobBeforeUpdate: Old values of the keys of a job that changed (W6.3).
type JobBeforeUpdate struct {
	// Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
	URL contracts.Optional[PlatformURL]
	// Job identifier (since 2.3.0).
	ID contracts.Optional[Integer]
	// Identifier of the task (since 2.3.0).
	TaskID contracts.Optional[Integer]
	// Identifier of the project, or null (since 2.3.0).
	ProjectID contracts.Optional[*Integer]
	// User the job is assigned to, or null (since 2.3.0).
	Assignee contracts.Optional[*User]
	// Dimension of the data (since 2.3.0).
	Dimension contracts.Optional[TaskDimension]
	// Labels of the job; null in background deliveries (since 2.4.0; before, a list).
	Labels contracts.Optional[*LabelsSummary]
	// Address of a bug tracker, or null; may be empty (since 2.3.0).
	BugTracker contracts.Optional[*string]
	// Status of the job (since 2.3.0).
	Status contracts.Optional[Status]
	// Stage of the job (since 2.3.0).
	Stage contracts.Optional[JobStage]
	// State of the job (since 2.3.0).
	State contracts.Optional[JobState]
	// Empty, or the name of a mode (since 2.3.0).
	Mode contracts.Optional[TaskMode]
	// First frame (since 2.3.0).
	StartFrame contracts.Optional[Integer]
	// Last frame, inclusive (since 2.3.0).
	StopFrame contracts.Optional[Integer]
	// Frames of a data chunk, or null (since 2.3.0).
	DataChunkSize contracts.Optional[*Integer]
	// Type of the compressed chunks (since 2.3.0).
	DataCompressedChunkType contracts.Optional[ChunkType]
	// When the job was last changed (since 2.3.0).
	UpdatedDate contracts.Optional[Timestamp]
	// Issues of the job; null in background deliveries (since 2.4.0).
	Issues contracts.Optional[*IssuesSummary]
	// Identifier of the annotation guide, or null (since 2.5.0).
	GuideID contracts.Optional[*Integer]
	// Number of frames (since 2.5.0).
	FrameCount contracts.Optional[Integer]
	// When the job was created (since 2.5.0).
	CreatedDate contracts.Optional[Timestamp]
	// Kind of job (since 2.5.0).
	Type contracts.Optional[JobType]
	// Identifier of the organization, or null (since 2.5.0).
	Organization contracts.Optional[*Integer]
	// Where annotations are written to, or null (since 2.10.0).
	TargetStorage contracts.Optional[*Storage]
	// Where data is read from, or null (since 2.10.0).
	SourceStorage contracts.Optional[*Storage]
	// When the assignee last changed, or null (since 2.16.0).
	AssigneeUpdatedDate contracts.Optional[*Timestamp]
	// Type of the original chunks (since 2.20.0).
	DataOriginalChunkType contracts.Optional[ChunkType]
	// Identifier of the job that this one repeats, or null (since 2.27.0).
	ParentJobID contracts.Optional[*Integer]
	// Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79).
	ConsensusReplicas contracts.Optional[Integer]
	// Name of the task, or null (since 2.59.0).
	TaskName contracts.Optional[*string]
	// Name of the project, or null (since 2.59.0).
	ProjectName contracts.Optional[*string]
	// Number of replicas (since 2.59.0).
	ReplicasCount contracts.Optional[Integer]
	// Kind of media, such as `image` (since 2.65.0).
	MediaType contracts.Optional[MediaType]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesJobBeforeUpdate = []string{"url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type"}

func readJobBeforeUpdate(r *decoding.Reader) (v JobBeforeUpdate) {
	var seen [33]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			r.Once(&seen[0])
			v.URL = contracts.Some(decoding.HTTPURLOrPath(r))
		case "id":
			r.Once(&seen[1])
			v.ID = contracts.Some(decoding.SafeInteger(r))
		case "task_id":
			r.Once(&seen[2])
			v.TaskID = contracts.Some(decoding.SafeInteger(r))
		case "project_id":
			r.Once(&seen[3])
			v.ProjectID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "assignee":
			r.Once(&seen[4])
			v.Assignee = contracts.Some(decoding.Nullable(r, readUser))
		case "dimension":
			r.Once(&seen[5])
			v.Dimension = contracts.Some(decoding.Text(r, valuesTaskDimension))
		case "labels":
			r.Once(&seen[6])
			v.Labels = contracts.Some(decoding.Nullable(r, readLabelsSummary))
		case "bug_tracker":
			r.Once(&seen[7])
			v.BugTracker = contracts.Some(decoding.Nullable(r, decoding.String))
		case "status":
			r.Once(&seen[8])
			v.Status = contracts.Some(decoding.Text(r, valuesStatus))
		case "stage":
			r.Once(&seen[9])
			v.Stage = contracts.Some(decoding.Text(r, valuesJobStage))
		case "state":
			r.Once(&seen[10])
			v.State = contracts.Some(decoding.Text(r, valuesJobState))
		case "mode":
			r.Once(&seen[11])
			v.Mode = contracts.Some(decoding.Text(r, valuesTaskMode))
		case "start_frame":
			r.Once(&seen[12])
			v.StartFrame = contracts.Some(decoding.SafeInteger(r))
		case "stop_frame":
			r.Once(&seen[13])
			v.StopFrame = contracts.Some(decoding.SafeInteger(r))
		case "data_chunk_size":
			r.Once(&seen[14])
			v.DataChunkSize = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "data_compressed_chunk_type":
			r.Once(&seen[15])
			v.DataCompressedChunkType = contracts.Some(decoding.Text(r, valuesChunkType))
		case "updated_date":
			r.Once(&seen[16])
			v.UpdatedDate = contracts.Some(decoding.UTCDateTime(r))
		case "issues":
			r.Once(&seen[17])
			v.Issues = contracts.Some(decoding.Nullable(r, readIssuesSummary))
		case "guide_id":
			r.Once(&seen[18])
			v.GuideID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "frame_count":
			r.Once(&seen[19])
			v.FrameCount = contracts.Some(decoding.SafeInteger(r))
		case "created_date":
			r.Once(&seen[20])
			v.CreatedDate = contracts.Some(decoding.UTCDateTime(r))
		case "type":
			r.Once(&seen[21])
			v.Type = contracts.Some(decoding.Text(r, valuesJobType))
		case "organization":
			r.Once(&seen[22])
			v.Organization = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "target_storage":
			r.Once(&seen[23])
			v.TargetStorage = contracts.Some(decoding.Nullable(r, readStorage))
		case "source_storage":
			r.Once(&seen[24])
			v.SourceStorage = contracts.Some(decoding.Nullable(r, readStorage))
		case "assignee_updated_date":
			r.Once(&seen[25])
			v.AssigneeUpdatedDate = contracts.Some(decoding.Nullable(r, decoding.UTCDateTime))
		case "data_original_chunk_type":
			r.Once(&seen[26])
			v.DataOriginalChunkType = contracts.Some(decoding.Text(r, valuesChunkType))
		case "parent_job_id":
			r.Once(&seen[27])
			v.ParentJobID = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
		case "consensus_replicas":
			r.Once(&seen[28])
			v.ConsensusReplicas = contracts.Some(decoding.SafeInteger(r))
		case "task_name":
			r.Once(&seen[29])
			v.TaskName = contracts.Some(decoding.Nullable(r, decoding.String))
		case "project_name":
			r.Once(&seen[30])
			v.ProjectName = contracts.Some(decoding.Nullable(r, decoding.String))
		case "replicas_count":
			r.Once(&seen[31])
			v.ReplicasCount = contracts.Some(decoding.SafeInteger(r))
		case "media_type":
			r.Once(&seen[32])
			v.MediaType = contracts.Some(decoding.Text(r, valuesMediaType))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesJobBeforeUpdate)
	return v
}

func writeJobBeforeUpdate(w *decoding.Writer, v *JobBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.URL.Get(); ok {
		w.Member(`"url":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.TaskID.Get(); ok {
		w.Member(`"task_id":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.ProjectID.Get(); ok {
		w.Member(`"project_id":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.Assignee.Get(); ok {
		w.Member(`"assignee":`)
		decoding.WritePointer(w, value, writeUser)
	}
	if value, ok := v.Dimension.Get(); ok {
		w.Member(`"dimension":`)
		decoding.WriteString[TaskDimension](w, &value)
	}
	if value, ok := v.Labels.Get(); ok {
		w.Member(`"labels":`)
		decoding.WritePointer(w, value, writeLabelsSummary)
	}
	if value, ok := v.BugTracker.Get(); ok {
		w.Member(`"bug_tracker":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.Status.Get(); ok {
		w.Member(`"status":`)
		decoding.WriteString[Status](w, &value)
	}
	if value, ok := v.Stage.Get(); ok {
		w.Member(`"stage":`)
		decoding.WriteString[JobStage](w, &value)
	}
	if value, ok := v.State.Get(); ok {
		w.Member(`"state":`)
		decoding.WriteString[JobState](w, &value)
	}
	if value, ok := v.Mode.Get(); ok {
		w.Member(`"mode":`)
		decoding.WriteString[TaskMode](w, &value)
	}
	if value, ok := v.StartFrame.Get(); ok {
		w.Member(`"start_frame":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.StopFrame.Get(); ok {
		w.Member(`"stop_frame":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.DataChunkSize.Get(); ok {
		w.Member(`"data_chunk_size":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.DataCompressedChunkType.Get(); ok {
		w.Member(`"data_compressed_chunk_type":`)
		decoding.WriteString[ChunkType](w, &value)
	}
	if value, ok := v.UpdatedDate.Get(); ok {
		w.Member(`"updated_date":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Issues.Get(); ok {
		w.Member(`"issues":`)
		decoding.WritePointer(w, value, writeIssuesSummary)
	}
	if value, ok := v.GuideID.Get(); ok {
		w.Member(`"guide_id":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.FrameCount.Get(); ok {
		w.Member(`"frame_count":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.CreatedDate.Get(); ok {
		w.Member(`"created_date":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		decoding.WriteString[JobType](w, &value)
	}
	if value, ok := v.Organization.Get(); ok {
		w.Member(`"organization":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.TargetStorage.Get(); ok {
		w.Member(`"target_storage":`)
		decoding.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.SourceStorage.Get(); ok {
		w.Member(`"source_storage":`)
		decoding.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.AssigneeUpdatedDate.Get(); ok {
		w.Member(`"assignee_updated_date":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.DataOriginalChunkType.Get(); ok {
		w.Member(`"data_original_chunk_type":`)
		decoding.WriteString[ChunkType](w, &value)
	}
	if value, ok := v.ParentJobID.Get(); ok {
		w.Member(`"parent_job_id":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
	}
	if value, ok := v.ConsensusReplicas.Get(); ok {
		w.Member(`"consensus_replicas":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.TaskName.Get(); ok {
		w.Member(`"task_name":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.ProjectName.Get(); ok {
		w.Member(`"project_name":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.ReplicasCount.Get(); ok {
		w.Member(`"replicas_count":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.MediaType.Get(); ok {
		w.Member(`"media_type":`)
		decoding.WriteString[MediaType](w, &value)
	}
	w.Members(v.Extra, namesJobBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v JobBeforeUpdate) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeJobBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *JobBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readJobBeforeUpdate, v)
}

// UpdateJobEvent: A job was updated (W6.3). For example its status or its assignee changed (W1.4).
type UpdateJobEvent struct {
	// The job after the update, in full (W6.3).
	Job Job
	// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
	BeforeUpdate contracts.Optional[JobBeforeUpdate]
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateJobEvent = []string{"event", "job", "webhook_id", "sender", "before_update"}

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
			v.Job = readJob(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		case "before_update":
			r.Once(&seen[4])
			v.BeforeUpdate = contracts.Some(readJobBeforeUpdate(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesUpdateJobEvent)
	r.Before(at, "before_update", "job", []string{"url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type"})
	return v
}

func writeUpdateJobEvent(w *decoding.Writer, v *UpdateJobEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:job"`)
	w.Member(`"job":`)
	writeJob(w, &v.Job)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeJobBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// CreateJobEvent: A job was created (since 2.4.2).
type CreateJobEvent struct {
	// The created job, in full (since 2.4.2).
	Job Job
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreateJobEvent = []string{"event", "job", "webhook_id", "sender"}

func readCreateJobEvent(r *decoding.Reader) (v CreateJobEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "create:job")
		case "job":
			r.Once(&seen[1])
			v.Job = readJob(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesCreateJobEvent)
	return v
}

func writeCreateJobEvent(w *decoding.Writer, v *CreateJobEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:job"`)
	w.Member(`"job":`)
	writeJob(w, &v.Job)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
	w.Members(v.Extra, namesCreateJobEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateJobEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreateJobEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateJobEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreateJobEvent, v)
}

// DeleteJobEvent: A job was deleted (since 2.4.2).
type DeleteJobEvent struct {
	// The deleted job, in full (since 2.4.2).
	Job Job
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDeleteJobEvent = []string{"event", "job", "webhook_id", "sender"}

func readDeleteJobEvent(r *decoding.Reader) (v DeleteJobEvent) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "delete:job")
		case "job":
			r.Once(&seen[1])
			v.Job = readJob(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesDeleteJobEvent)
	return v
}

func writeDeleteJobEvent(w *decoding.Writer, v *DeleteJobEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:job"`)
	w.Member(`"job":`)
	writeJob(w, &v.Job)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
	w.Members(v.Extra, namesDeleteJobEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v DeleteJobEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDeleteJobEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *DeleteJobEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDeleteJobEvent, v)
}

// CommentsSummary: How many comments an issue has, and where they are read (since 2.4.0).
type CommentsSummary struct {
	// Number of comments (since 2.4.0).
	Count Integer
	// Address of the list of comments; null in background deliveries (since 2.4.0).
	URL *PlatformURL
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCommentsSummary = []string{"count", "url"}

func readCommentsSummary(r *decoding.Reader) (v CommentsSummary) {
	var seen [2]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "count":
			r.Once(&seen[0])
			v.Count = decoding.SafeInteger(r)
		case "url":
			r.Once(&seen[1])
			v.URL = decoding.Nullable(r, decoding.HTTPURLOrPath)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:2], namesCommentsSummary)
	return v
}

func writeCommentsSummary(w *decoding.Writer, v *CommentsSummary) {
	w.Raw("{")
	w.Member(`"count":`)
	decoding.WriteSafeInteger(w, &v.Count)
	w.Member(`"url":`)
	decoding.WritePointer(w, v.URL, decoding.WriteString[string])
	w.Members(v.Extra, namesCommentsSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CommentsSummary) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCommentsSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CommentsSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCommentsSummary, v)
}

// Issue: An issue that a reviewer opened on a frame (since 2.3.0).
type Issue struct {
	// Issue identifier (since 2.3.0).
	ID Integer
	// Number of the frame (since 2.3.0).
	Frame Integer
	// Coordinates on the frame (since 2.3.0).
	Position []float64
	// Identifier of the job (since 2.3.0).
	Job Integer
	// User who opened the issue, or null (since 2.3.0).
	Owner *User
	// User the issue is assigned to, or null (since 2.3.0).
	Assignee *User
	// When the issue was opened, or null (since 2.3.0).
	CreatedDate *Timestamp
	// When the issue was last changed, or null (since 2.3.0).
	UpdatedDate *Timestamp
	// Comments on the issue (since 2.4.0; before, a list).
	Comments CommentsSummary
	// True when the issue is settled (since 2.3.0).
	Resolved bool
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesIssue = []string{"id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved"}

func readIssue(r *decoding.Reader) (v Issue) {
	var seen [10]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = decoding.SafeInteger(r)
		case "frame":
			r.Once(&seen[1])
			v.Frame = decoding.SafeInteger(r)
		case "position":
			r.Once(&seen[2])
			v.Position = decoding.List(r, decoding.Number)
		case "job":
			r.Once(&seen[3])
			v.Job = decoding.SafeInteger(r)
		case "owner":
			r.Once(&seen[4])
			v.Owner = decoding.Nullable(r, readUser)
		case "assignee":
			r.Once(&seen[5])
			v.Assignee = decoding.Nullable(r, readUser)
		case "created_date":
			r.Once(&seen[6])
			v.CreatedDate = decoding.Nullable(r, decoding.UTCDateTime)
		case "updated_date":
			r.Once(&seen[7])
			v.UpdatedDate = decoding.Nullable(r, decoding.UTCDateTime)
		case "comments":
			r.Once(&seen[8])
			v.Comments = readCommentsSummary(r)
		case "resolved":
			r.Once(&seen[9])
			v.Resolved = decoding.Boolean(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:10], namesIssue)
	return v
}

func writeIssue(w *decoding.Writer, v *Issue) {
	w.Raw("{")
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"frame":`)
	decoding.WriteSafeInteger(w, &v.Frame)
	w.Member(`"position":`)
	decoding.WriteList(w, v.Position, decoding.WriteNumber)
	w.Member(`"job":`)
	decoding.WriteSafeInteger(w, &v.Job)
	w.Member(`"owner":`)
	decoding.WritePointer(w, v.Owner, writeUser)
	w.Member(`"assignee":`)
	decoding.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"created_date":`)
	decoding.WritePointer(w, v.CreatedDate, decoding.WriteString[string])
	w.Member(`"updated_date":`)
	decoding.WritePointer(w, v.UpdatedDate, decoding.WriteString[string])
	w.Member(`"comments":`)
	writeCommentsSummary(w, &v.Comments)
	w.Member(`"resolved":`)
	decoding.WriteBoolean(w, &v.Resolved)
	w.Members(v.Extra, namesIssue...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Issue) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeIssue)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Issue) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readIssue, v)
}

// CreateIssueEvent: An issue was created (W6.2).
type CreateIssueEvent struct {
	// The created issue, in full (W6.2).
	Issue Issue
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Issue = readIssue(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeIssue(w, &v.Issue)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
type IssueBeforeUpdate struct {
	// Issue identifier (since 2.3.0).
	ID contracts.Optional[Integer]
	// Number of the frame (since 2.3.0).
	Frame contracts.Optional[Integer]
	// Coordinates on the frame (since 2.3.0).
	Position contracts.Optional[[]float64]
	// Identifier of the job (since 2.3.0).
	Job contracts.Optional[Integer]
	// User who opened the issue, or null (since 2.3.0).
	Owner contracts.Optional[*User]
	// User the issue is assigned to, or null (since 2.3.0).
	Assignee contracts.Optional[*User]
	// When the issue was opened, or null (since 2.3.0).
	CreatedDate contracts.Optional[*Timestamp]
	// When the issue was last changed, or null (since 2.3.0).
	UpdatedDate contracts.Optional[*Timestamp]
	// Comments on the issue (since 2.4.0; before, a list).
	Comments contracts.Optional[CommentsSummary]
	// True when the issue is settled (since 2.3.0).
	Resolved contracts.Optional[bool]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesIssueBeforeUpdate = []string{"id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved"}

func readIssueBeforeUpdate(r *decoding.Reader) (v IssueBeforeUpdate) {
	var seen [10]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = contracts.Some(decoding.SafeInteger(r))
		case "frame":
			r.Once(&seen[1])
			v.Frame = contracts.Some(decoding.SafeInteger(r))
		case "position":
			r.Once(&seen[2])
			v.Position = contracts.Some(decoding.List(r, decoding.Number))
		case "job":
			r.Once(&seen[3])
			v.Job = contracts.Some(decoding.SafeInteger(r))
		case "owner":
			r.Once(&seen[4])
			v.Owner = contracts.Some(decoding.Nullable(r, readUser))
		case "assignee":
			r.Once(&seen[5])
			v.Assignee = contracts.Some(decoding.Nullable(r, readUser))
		case "created_date":
			r.Once(&seen[6])
			v.CreatedDate = contracts.Some(decoding.Nullable(r, decoding.UTCDateTime))
		case "updated_date":
			r.Once(&seen[7])
			v.UpdatedDate = contracts.Some(decoding.Nullable(r, decoding.UTCDateTime))
		case "comments":
			r.Once(&seen[8])
			v.Comments = contracts.Some(readCommentsSummary(r))
		case "resolved":
			r.Once(&seen[9])
			v.Resolved = contracts.Some(decoding.Boolean(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesIssueBeforeUpdate)
	return v
}

func writeIssueBeforeUpdate(w *decoding.Writer, v *IssueBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Frame.Get(); ok {
		w.Member(`"frame":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Position.Get(); ok {
		w.Member(`"position":`)
		decoding.WriteList(w, value, decoding.WriteNumber)
	}
	if value, ok := v.Job.Get(); ok {
		w.Member(`"job":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		decoding.WritePointer(w, value, writeUser)
	}
	if value, ok := v.Assignee.Get(); ok {
		w.Member(`"assignee":`)
		decoding.WritePointer(w, value, writeUser)
	}
	if value, ok := v.CreatedDate.Get(); ok {
		w.Member(`"created_date":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.UpdatedDate.Get(); ok {
		w.Member(`"updated_date":`)
		decoding.WritePointer(w, value, decoding.WriteString[string])
	}
	if value, ok := v.Comments.Get(); ok {
		w.Member(`"comments":`)
		writeCommentsSummary(w, &value)
	}
	if value, ok := v.Resolved.Get(); ok {
		w.Member(`"resolved":`)
		decoding.WriteBoolean(w, &value)
	}
	w.Members(v.Extra, namesIssueBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v IssueBeforeUpdate) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeIssueBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *IssueBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readIssueBeforeUpdate, v)
}

// UpdateIssueEvent: An issue was updated (W6.3).
type UpdateIssueEvent struct {
	// The issue after the update, in full (W6.3).
	Issue Issue
	// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
	BeforeUpdate contracts.Optional[IssueBeforeUpdate]
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateIssueEvent = []string{"event", "issue", "webhook_id", "sender", "before_update"}

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
			v.Issue = readIssue(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		case "before_update":
			r.Once(&seen[4])
			v.BeforeUpdate = contracts.Some(readIssueBeforeUpdate(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesUpdateIssueEvent)
	r.Before(at, "before_update", "issue", []string{"id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved"})
	return v
}

func writeUpdateIssueEvent(w *decoding.Writer, v *UpdateIssueEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:issue"`)
	w.Member(`"issue":`)
	writeIssue(w, &v.Issue)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeIssueBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Issue = readIssue(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeIssue(w, &v.Issue)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// Comment: A comment on an issue (since 2.3.0).
type Comment struct {
	// Comment identifier (since 2.3.0).
	ID Integer
	// Identifier of the issue (since 2.3.0).
	Issue Integer
	// User who wrote the comment, or null (since 2.3.0).
	Owner *User
	// Text of the comment (since 2.3.0).
	Message string
	// When the comment was made (since 2.3.0).
	CreatedDate Timestamp
	// When the comment was last changed (since 2.3.0).
	UpdatedDate Timestamp
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesComment = []string{"id", "issue", "owner", "message", "created_date", "updated_date"}

func readComment(r *decoding.Reader) (v Comment) {
	var seen [6]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = decoding.SafeInteger(r)
		case "issue":
			r.Once(&seen[1])
			v.Issue = decoding.SafeInteger(r)
		case "owner":
			r.Once(&seen[2])
			v.Owner = decoding.Nullable(r, readUser)
		case "message":
			r.Once(&seen[3])
			v.Message = decoding.String(r)
		case "created_date":
			r.Once(&seen[4])
			v.CreatedDate = decoding.UTCDateTime(r)
		case "updated_date":
			r.Once(&seen[5])
			v.UpdatedDate = decoding.UTCDateTime(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:6], namesComment)
	return v
}

func writeComment(w *decoding.Writer, v *Comment) {
	w.Raw("{")
	w.Member(`"id":`)
	decoding.WriteSafeInteger(w, &v.ID)
	w.Member(`"issue":`)
	decoding.WriteSafeInteger(w, &v.Issue)
	w.Member(`"owner":`)
	decoding.WritePointer(w, v.Owner, writeUser)
	w.Member(`"message":`)
	decoding.WriteString[string](w, &v.Message)
	w.Member(`"created_date":`)
	decoding.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	decoding.WriteString[string](w, &v.UpdatedDate)
	w.Members(v.Extra, namesComment...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Comment) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeComment)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Comment) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readComment, v)
}

// CreateCommentEvent: A comment was created (W6.2).
type CreateCommentEvent struct {
	// The created comment, in full (W6.2).
	Comment Comment
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Comment = readComment(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeComment(w, &v.Comment)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
type CommentBeforeUpdate struct {
	// Comment identifier (since 2.3.0).
	ID contracts.Optional[Integer]
	// Identifier of the issue (since 2.3.0).
	Issue contracts.Optional[Integer]
	// User who wrote the comment, or null (since 2.3.0).
	Owner contracts.Optional[*User]
	// Text of the comment (since 2.3.0).
	Message contracts.Optional[string]
	// When the comment was made (since 2.3.0).
	CreatedDate contracts.Optional[Timestamp]
	// When the comment was last changed (since 2.3.0).
	UpdatedDate contracts.Optional[Timestamp]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCommentBeforeUpdate = []string{"id", "issue", "owner", "message", "created_date", "updated_date"}

func readCommentBeforeUpdate(r *decoding.Reader) (v CommentBeforeUpdate) {
	var seen [6]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			r.Once(&seen[0])
			v.ID = contracts.Some(decoding.SafeInteger(r))
		case "issue":
			r.Once(&seen[1])
			v.Issue = contracts.Some(decoding.SafeInteger(r))
		case "owner":
			r.Once(&seen[2])
			v.Owner = contracts.Some(decoding.Nullable(r, readUser))
		case "message":
			r.Once(&seen[3])
			v.Message = contracts.Some(decoding.String(r))
		case "created_date":
			r.Once(&seen[4])
			v.CreatedDate = contracts.Some(decoding.UTCDateTime(r))
		case "updated_date":
			r.Once(&seen[5])
			v.UpdatedDate = contracts.Some(decoding.UTCDateTime(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesCommentBeforeUpdate)
	return v
}

func writeCommentBeforeUpdate(w *decoding.Writer, v *CommentBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Issue.Get(); ok {
		w.Member(`"issue":`)
		decoding.WriteSafeInteger(w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		decoding.WritePointer(w, value, writeUser)
	}
	if value, ok := v.Message.Get(); ok {
		w.Member(`"message":`)
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
	w.Members(v.Extra, namesCommentBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CommentBeforeUpdate) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCommentBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CommentBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCommentBeforeUpdate, v)
}

// UpdateCommentEvent: A comment was updated (W6.3).
type UpdateCommentEvent struct {
	// The comment after the update, in full (W6.3).
	Comment Comment
	// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
	BeforeUpdate contracts.Optional[CommentBeforeUpdate]
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender Sender
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesUpdateCommentEvent = []string{"event", "comment", "webhook_id", "sender", "before_update"}

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
			v.Comment = readComment(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
		case "before_update":
			r.Once(&seen[4])
			v.BeforeUpdate = contracts.Some(readCommentBeforeUpdate(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:4], namesUpdateCommentEvent)
	r.Before(at, "before_update", "comment", []string{"id", "issue", "owner", "message", "created_date", "updated_date"})
	return v
}

func writeUpdateCommentEvent(w *decoding.Writer, v *UpdateCommentEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"update:comment"`)
	w.Member(`"comment":`)
	writeComment(w, &v.Comment)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeCommentBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Comment = readComment(r)
		case "webhook_id":
			r.Once(&seen[2])
			v.WebhookID = decoding.SafeInteger(r)
		case "sender":
			r.Once(&seen[3])
			v.Sender = readSender(r)
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
	writeComment(w, &v.Comment)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// ExportStatus: How an export or a backup ended; the values are inferred (since 2.65.0). Known: `succeeded`, `failed`; others may appear.
type ExportStatus string

// Known values of ExportStatus.
const (
	ExportStatusSucceeded ExportStatus = "succeeded"
	ExportStatusFailed    ExportStatus = "failed"
)

var valuesExportStatus = []ExportStatus{ExportStatusSucceeded, ExportStatusFailed}

// OperationTarget: Kind of resource that a background operation is about (since 2.65.0). Known: `project`, `task`, `job`; others may appear.
type OperationTarget string

// Known values of OperationTarget.
const (
	OperationTargetProject OperationTarget = "project"
	OperationTargetTask    OperationTarget = "task"
	OperationTargetJob     OperationTarget = "job"
)

var valuesOperationTarget = []OperationTarget{OperationTargetProject, OperationTargetTask, OperationTargetJob}

// CreateExportEvent: An export of annotations or of a dataset ended (since 2.65.0, until 2.72).
type CreateExportEvent struct {
	// How it ended; the text of the values is inferred (since 2.65.0).
	Status ExportStatus
	// Kind of the resource (since 2.65.0).
	Target OperationTarget
	// Identifier of the resource (since 2.65.0).
	TargetID Integer
	// Identifier of the request (since 2.65.0).
	RqID string
	// Text of the error; null on success (since 2.65.0).
	Message *string
	// Name of the format (since 2.65.0).
	Format string
	// Identifier of the webhook that sends the delivery (since 2.65.0).
	WebhookID Integer
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreateExportEvent = []string{"event", "status", "target", "target_id", "rq_id", "message", "format", "webhook_id"}

func readCreateExportEvent(r *decoding.Reader) (v CreateExportEvent) {
	var seen [8]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "create:export")
		case "status":
			r.Once(&seen[1])
			v.Status = decoding.Text(r, valuesExportStatus)
		case "target":
			r.Once(&seen[2])
			v.Target = decoding.Text(r, valuesOperationTarget)
		case "target_id":
			r.Once(&seen[3])
			v.TargetID = decoding.SafeInteger(r)
		case "rq_id":
			r.Once(&seen[4])
			v.RqID = decoding.String(r)
		case "message":
			r.Once(&seen[5])
			v.Message = decoding.Nullable(r, decoding.String)
		case "format":
			r.Once(&seen[6])
			v.Format = decoding.String(r)
		case "webhook_id":
			r.Once(&seen[7])
			v.WebhookID = decoding.SafeInteger(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:8], namesCreateExportEvent)
	return v
}

func writeCreateExportEvent(w *decoding.Writer, v *CreateExportEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:export"`)
	w.Member(`"status":`)
	decoding.WriteString[ExportStatus](w, &v.Status)
	w.Member(`"target":`)
	decoding.WriteString[OperationTarget](w, &v.Target)
	w.Member(`"target_id":`)
	decoding.WriteSafeInteger(w, &v.TargetID)
	w.Member(`"rq_id":`)
	decoding.WriteString[string](w, &v.RqID)
	w.Member(`"message":`)
	decoding.WritePointer(w, v.Message, decoding.WriteString[string])
	w.Member(`"format":`)
	decoding.WriteString[string](w, &v.Format)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Members(v.Extra, namesCreateExportEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateExportEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreateExportEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateExportEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreateExportEvent, v)
}

// CreateBackupEvent: A backup ended (since 2.65.0, until 2.72).
type CreateBackupEvent struct {
	// How it ended; the text of the values is inferred (since 2.65.0).
	Status ExportStatus
	// Kind of the resource (since 2.65.0).
	Target OperationTarget
	// Identifier of the resource (since 2.65.0).
	TargetID Integer
	// Identifier of the request (since 2.65.0).
	RqID string
	// Text of the error; null on success (since 2.65.0).
	Message *string
	// True for a backup without media (since 2.65.0).
	Lightweight bool
	// Identifier of the webhook that sends the delivery (since 2.65.0).
	WebhookID Integer
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCreateBackupEvent = []string{"event", "status", "target", "target_id", "rq_id", "message", "lightweight", "webhook_id"}

func readCreateBackupEvent(r *decoding.Reader) (v CreateBackupEvent) {
	var seen [8]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			r.Once(&seen[0])
			decoding.Constant(r, "create:backup")
		case "status":
			r.Once(&seen[1])
			v.Status = decoding.Text(r, valuesExportStatus)
		case "target":
			r.Once(&seen[2])
			v.Target = decoding.Text(r, valuesOperationTarget)
		case "target_id":
			r.Once(&seen[3])
			v.TargetID = decoding.SafeInteger(r)
		case "rq_id":
			r.Once(&seen[4])
			v.RqID = decoding.String(r)
		case "message":
			r.Once(&seen[5])
			v.Message = decoding.Nullable(r, decoding.String)
		case "lightweight":
			r.Once(&seen[6])
			v.Lightweight = decoding.Boolean(r)
		case "webhook_id":
			r.Once(&seen[7])
			v.WebhookID = decoding.SafeInteger(r)
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:8], namesCreateBackupEvent)
	return v
}

func writeCreateBackupEvent(w *decoding.Writer, v *CreateBackupEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:backup"`)
	w.Member(`"status":`)
	decoding.WriteString[ExportStatus](w, &v.Status)
	w.Member(`"target":`)
	decoding.WriteString[OperationTarget](w, &v.Target)
	w.Member(`"target_id":`)
	decoding.WriteSafeInteger(w, &v.TargetID)
	w.Member(`"rq_id":`)
	decoding.WriteString[string](w, &v.RqID)
	w.Member(`"message":`)
	decoding.WritePointer(w, v.Message, decoding.WriteString[string])
	w.Member(`"lightweight":`)
	decoding.WriteBoolean(w, &v.Lightweight)
	w.Member(`"webhook_id":`)
	decoding.WriteSafeInteger(w, &v.WebhookID)
	w.Members(v.Extra, namesCreateBackupEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v CreateBackupEvent) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCreateBackupEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *CreateBackupEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCreateBackupEvent, v)
}

// HTTPURL: URL (W2.1). Absolute, `http` or `https` (W-url).
type HTTPURL = string

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

// EventName: Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 24 names (W-closed).
type EventName string

// Known values of EventName.
const (
	EventNameUpdateOrganization EventName = "update:organization"
	EventNameDeleteOrganization EventName = "delete:organization"
	EventNameUpdateMembership   EventName = "update:membership"
	EventNameDeleteMembership   EventName = "delete:membership"
	EventNameCreateMembership   EventName = "create:membership"
	EventNameCreateInvitation   EventName = "create:invitation"
	EventNameDeleteInvitation   EventName = "delete:invitation"
	EventNameCreateProject      EventName = "create:project"
	EventNameUpdateProject      EventName = "update:project"
	EventNameDeleteProject      EventName = "delete:project"
	EventNameCreateTask         EventName = "create:task"
	EventNameUpdateTask         EventName = "update:task"
	EventNameDeleteTask         EventName = "delete:task"
	EventNameUpdateJob          EventName = "update:job"
	EventNameCreateJob          EventName = "create:job"
	EventNameDeleteJob          EventName = "delete:job"
	EventNameCreateIssue        EventName = "create:issue"
	EventNameUpdateIssue        EventName = "update:issue"
	EventNameDeleteIssue        EventName = "delete:issue"
	EventNameCreateComment      EventName = "create:comment"
	EventNameUpdateComment      EventName = "update:comment"
	EventNameDeleteComment      EventName = "delete:comment"
	EventNameCreateExport       EventName = "create:export"
	EventNameCreateBackup       EventName = "create:backup"
)

var valuesEventName = []EventName{EventNameUpdateOrganization, EventNameDeleteOrganization, EventNameUpdateMembership, EventNameDeleteMembership, EventNameCreateMembership, EventNameCreateInvitation, EventNameDeleteInvitation, EventNameCreateProject, EventNameUpdateProject, EventNameDeleteProject, EventNameCreateTask, EventNameUpdateTask, EventNameDeleteTask, EventNameUpdateJob, EventNameCreateJob, EventNameDeleteJob, EventNameCreateIssue, EventNameUpdateIssue, EventNameDeleteIssue, EventNameCreateComment, EventNameUpdateComment, EventNameDeleteComment, EventNameCreateExport, EventNameCreateBackup}

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
	// When false, no event is delivered; a ping is (since 2.3.0).
	IsActive bool
	// When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
	EnableSSL bool
	// When the webhook was created (W2.1).
	CreatedDate Timestamp
	// When the webhook was last updated (W2.1).
	UpdatedDate Timestamp
	// User who created the webhook, or null (W2.1; null since 2.3.0).
	Owner *User
	// Project identifier; an integer where `type` is `project` (since 2.4.0; before, `project`).
	ProjectID *Integer
	// Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
	Organization *Integer
	// Subscribed event names (W6.1).
	Events []EventName
	// HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery); null until 2.4.1 while it is under way.
	LastStatus contracts.Optional[*Integer]
	// Time of the last delivery (W2.1). Missing before the first one (W-delivery).
	LastDeliveryDate contracts.Optional[Timestamp]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesWebhook = []string{"id", "url", "target_url", "description", "type", "content_type", "is_active", "enable_ssl", "created_date", "updated_date", "owner", "project_id", "organization", "events", "last_status", "last_delivery_date"}

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
			v.Owner = decoding.Nullable(r, readUser)
		case "project_id":
			r.Once(&seen[11])
			v.ProjectID = decoding.Nullable(r, decoding.SafeInteger)
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
			v.LastStatus = contracts.Some(decoding.Nullable(r, decoding.SafeInteger))
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
	decoding.WritePointer(w, v.Owner, writeUser)
	w.Member(`"project_id":`)
	decoding.WritePointer(w, v.ProjectID, decoding.WriteSafeInteger)
	w.Member(`"organization":`)
	decoding.WritePointer(w, v.Organization, decoding.WriteSafeInteger)
	w.Member(`"events":`)
	decoding.WriteList(w, v.Events, decoding.WriteString[EventName])
	if value, ok := v.LastStatus.Get(); ok {
		w.Member(`"last_status":`)
		decoding.WritePointer(w, value, decoding.WriteSafeInteger)
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
// It is *UpdateOrganizationEvent or *DeleteOrganizationEvent or *UpdateMembershipEvent or *DeleteMembershipEvent or *CreateMembershipEvent or *CreateInvitationEvent or *DeleteInvitationEvent or *CreateProjectEvent or *UpdateProjectEvent or *DeleteProjectEvent or *CreateTaskEvent or *UpdateTaskEvent or *DeleteTaskEvent or *UpdateJobEvent or *CreateJobEvent or *DeleteJobEvent or *CreateIssueEvent or *UpdateIssueEvent or *DeleteIssueEvent or *CreateCommentEvent or *UpdateCommentEvent or *DeleteCommentEvent or *CreateExportEvent or *CreateBackupEvent or *PingEvent or *contracts.UnknownEvent.
type Delivery interface {
	contracts.Event
}

// EventName is "update:organization".
func (*UpdateOrganizationEvent) EventName() string {
	return "update:organization"
}

// EventName is "delete:organization".
func (*DeleteOrganizationEvent) EventName() string {
	return "delete:organization"
}

// EventName is "update:membership".
func (*UpdateMembershipEvent) EventName() string {
	return "update:membership"
}

// EventName is "delete:membership".
func (*DeleteMembershipEvent) EventName() string {
	return "delete:membership"
}

// EventName is "create:membership".
func (*CreateMembershipEvent) EventName() string {
	return "create:membership"
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

// EventName is "create:job".
func (*CreateJobEvent) EventName() string {
	return "create:job"
}

// EventName is "delete:job".
func (*DeleteJobEvent) EventName() string {
	return "delete:job"
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

// EventName is "create:export".
func (*CreateExportEvent) EventName() string {
	return "create:export"
}

// EventName is "create:backup".
func (*CreateBackupEvent) EventName() string {
	return "create:backup"
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
	case "delete:organization":
		return decoding.Pointer(r, readDeleteOrganizationEvent)
	case "update:membership":
		return decoding.Pointer(r, readUpdateMembershipEvent)
	case "delete:membership":
		return decoding.Pointer(r, readDeleteMembershipEvent)
	case "create:membership":
		return decoding.Pointer(r, readCreateMembershipEvent)
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
	case "create:job":
		return decoding.Pointer(r, readCreateJobEvent)
	case "delete:job":
		return decoding.Pointer(r, readDeleteJobEvent)
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
	case "create:export":
		return decoding.Pointer(r, readCreateExportEvent)
	case "create:backup":
		return decoding.Pointer(r, readCreateBackupEvent)
	case "ping":
		return decoding.Pointer(r, readPingEvent)
	}
	return r.Unknown(tag)
}

func writeDelivery(w *decoding.Writer, value *Delivery) {
	switch v := (*value).(type) {
	case *UpdateOrganizationEvent:
		writeUpdateOrganizationEvent(w, v)
	case *DeleteOrganizationEvent:
		writeDeleteOrganizationEvent(w, v)
	case *UpdateMembershipEvent:
		writeUpdateMembershipEvent(w, v)
	case *DeleteMembershipEvent:
		writeDeleteMembershipEvent(w, v)
	case *CreateMembershipEvent:
		writeCreateMembershipEvent(w, v)
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
	case *CreateJobEvent:
		writeCreateJobEvent(w, v)
	case *DeleteJobEvent:
		writeDeleteJobEvent(w, v)
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
	case *CreateExportEvent:
		writeCreateExportEvent(w, v)
	case *CreateBackupEvent:
		writeCreateBackupEvent(w, v)
	case *PingEvent:
		writePingEvent(w, v)
	case *contracts.UnknownEvent:
		w.Any(v.Document)
	default:
		w.Any(v)
	}
}

// Edition is the edition of the contract that this package holds.
const Edition = "2.65"

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
