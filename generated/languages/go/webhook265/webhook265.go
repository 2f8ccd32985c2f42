// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// Package webhook265 holds the types of the contract webhook, edition 2.65.
package webhook265

import (
	_ "embed"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/decoding"
	"annotation-contracts.example/contracts/internal/jsontext"
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesOrganization = []string{"id", "slug", "name", "description", "created_date", "updated_date", "contact", "owner"}

func readOrganization(r *jsontext.Reader) (v Organization) {
	var seen [8]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			seen[0] = true
			v.ID = r.Int()
		case "slug":
			seen[1] = true
			v.Slug = r.String()
		case "name":
			seen[2] = true
			v.Name = r.String()
		case "description":
			seen[3] = true
			v.Description = r.String()
		case "created_date":
			seen[4] = true
			v.CreatedDate = r.String()
		case "updated_date":
			seen[5] = true
			v.UpdatedDate = r.String()
		case "contact":
			seen[6] = true
			v.Contact = r.Any()
		case "owner":
			seen[7] = true
			v.Owner = jsontext.Nullable(r, readUser)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeOrganization(w *jsontext.Writer, v *Organization) {
	w.Raw("{")
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"slug":`)
	jsontext.WriteString[string](w, &v.Slug)
	w.Member(`"name":`)
	jsontext.WriteString[string](w, &v.Name)
	w.Member(`"description":`)
	jsontext.WriteString[string](w, &v.Description)
	w.Member(`"created_date":`)
	jsontext.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	jsontext.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"contact":`)
	jsontext.WriteAny(w, &v.Contact)
	w.Member(`"owner":`)
	jsontext.WritePointer(w, v.Owner, writeUser)
	w.Members(v.Extra, namesOrganization...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Organization) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeOrganization)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Organization) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Organization", text, readOrganization, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesOrganizationBeforeUpdate = []string{"id", "slug", "name", "description", "created_date", "updated_date", "contact", "owner"}

func readOrganizationBeforeUpdate(r *jsontext.Reader) (v OrganizationBeforeUpdate) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			v.ID = contracts.Some(r.Int())
		case "slug":
			v.Slug = contracts.Some(r.String())
		case "name":
			v.Name = contracts.Some(r.String())
		case "description":
			v.Description = contracts.Some(r.String())
		case "created_date":
			v.CreatedDate = contracts.Some(r.String())
		case "updated_date":
			v.UpdatedDate = contracts.Some(r.String())
		case "contact":
			v.Contact = contracts.Some(r.Any())
		case "owner":
			v.Owner = contracts.Some(jsontext.Nullable(r, readUser))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeOrganizationBeforeUpdate(w *jsontext.Writer, v *OrganizationBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Slug.Get(); ok {
		w.Member(`"slug":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Description.Get(); ok {
		w.Member(`"description":`)
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
	if value, ok := v.Contact.Get(); ok {
		w.Member(`"contact":`)
		jsontext.WriteAny(w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		jsontext.WritePointer(w, value, writeUser)
	}
	w.Members(v.Extra, namesOrganizationBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v OrganizationBeforeUpdate) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeOrganizationBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *OrganizationBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "OrganizationBeforeUpdate", text, readOrganizationBeforeUpdate, v)
}

// BackgroundUser: A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2).
type BackgroundUser struct {
	// User identifier (since 2.4.2).
	ID Integer
	// Login name (since 2.4.2).
	Username string
	// E-mail address; may be empty (since 2.4.2).
	Email string
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesBackgroundUser = []string{"id", "username", "email"}

func readBackgroundUser(r *jsontext.Reader) (v BackgroundUser) {
	var seen [3]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			seen[0] = true
			v.ID = r.Int()
		case "username":
			seen[1] = true
			v.Username = r.String()
		case "email":
			seen[2] = true
			v.Email = r.String()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeBackgroundUser(w *jsontext.Writer, v *BackgroundUser) {
	w.Raw("{")
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"username":`)
	jsontext.WriteString[string](w, &v.Username)
	w.Member(`"email":`)
	jsontext.WriteString[string](w, &v.Email)
	w.Members(v.Extra, namesBackgroundUser...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v BackgroundUser) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeBackgroundUser)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *BackgroundUser) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "BackgroundUser", text, readBackgroundUser, v)
}

// NamelessUser: The sender of an event where nobody could be named (since 2.4.2, until 2.75).
type NamelessUser struct {
	// Always empty (since 2.4.2).
	Username string
	// Always empty (since 2.4.2).
	FirstName string
	// Always empty (since 2.4.2).
	LastName string
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesNamelessUser = []string{"username", "first_name", "last_name"}

func readNamelessUser(r *jsontext.Reader) (v NamelessUser) {
	var seen [3]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "username":
			seen[0] = true
			v.Username = r.Constant("")
		case "first_name":
			seen[1] = true
			v.FirstName = r.Constant("")
		case "last_name":
			seen[2] = true
			v.LastName = r.Constant("")
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeNamelessUser(w *jsontext.Writer, v *NamelessUser) {
	w.Raw("{")
	w.Member(`"username":`)
	jsontext.WriteString[string](w, &v.Username)
	w.Member(`"first_name":`)
	jsontext.WriteString[string](w, &v.FirstName)
	w.Member(`"last_name":`)
	jsontext.WriteString[string](w, &v.LastName)
	w.Members(v.Extra, namesNamelessUser...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v NamelessUser) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeNamelessUser)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *NamelessUser) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "NamelessUser", text, readNamelessUser, v)
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

func readSender(r *jsontext.Reader) Sender {
	return jsontext.Fitting(r, [][]string{namesUser, namesBackgroundUser, namesNamelessUser},
		func(r *jsontext.Reader) Sender {
			return jsontext.Pointer(r, readUser)
		},
		func(r *jsontext.Reader) Sender {
			return jsontext.Pointer(r, readBackgroundUser)
		},
		func(r *jsontext.Reader) Sender {
			return jsontext.Pointer(r, readNamelessUser)
		},
	)
}

func writeSender(w *jsontext.Writer, value *Sender) {
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateOrganizationEvent = []string{"event", "organization", "webhook_id", "sender", "before_update"}

func readUpdateOrganizationEvent(r *jsontext.Reader) (v UpdateOrganizationEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:organization")
		case "organization":
			seen[1] = true
			v.Organization = readOrganization(r)
		case "before_update":
			v.BeforeUpdate = contracts.Some(readOrganizationBeforeUpdate(r))
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeOrganization(w, &v.Organization)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeOrganizationBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// DeleteOrganizationEvent: An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
type DeleteOrganizationEvent struct {
	// The deleted organization, in full (since 2.4.2).
	Organization Organization
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender Sender
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDeleteOrganizationEvent = []string{"event", "organization", "webhook_id", "sender"}

func readDeleteOrganizationEvent(r *jsontext.Reader) (v DeleteOrganizationEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("delete:organization")
		case "organization":
			seen[1] = true
			v.Organization = readOrganization(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDeleteOrganizationEvent(w *jsontext.Writer, v *DeleteOrganizationEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:organization"`)
	w.Member(`"organization":`)
	writeOrganization(w, &v.Organization)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
	w.Members(v.Extra, namesDeleteOrganizationEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v DeleteOrganizationEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDeleteOrganizationEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *DeleteOrganizationEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "DeleteOrganizationEvent", text, readDeleteOrganizationEvent, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesMembership = []string{"id", "user", "organization", "is_active", "joined_date", "role", "invitation"}

func readMembership(r *jsontext.Reader) (v Membership) {
	var seen [7]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			seen[0] = true
			v.ID = r.Int()
		case "user":
			seen[1] = true
			v.User = readUser(r)
		case "organization":
			seen[2] = true
			v.Organization = r.Int()
		case "is_active":
			seen[3] = true
			v.IsActive = r.Bool()
		case "joined_date":
			seen[4] = true
			v.JoinedDate = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "role":
			seen[5] = true
			v.Role = jsontext.Text(r, valuesRole)
		case "invitation":
			seen[6] = true
			v.Invitation = jsontext.Nullable(r, (*jsontext.Reader).String)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeMembership(w *jsontext.Writer, v *Membership) {
	w.Raw("{")
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"user":`)
	writeUser(w, &v.User)
	w.Member(`"organization":`)
	jsontext.WriteInt(w, &v.Organization)
	w.Member(`"is_active":`)
	jsontext.WriteBool(w, &v.IsActive)
	w.Member(`"joined_date":`)
	jsontext.WritePointer(w, v.JoinedDate, jsontext.WriteString[string])
	w.Member(`"role":`)
	jsontext.WriteString[Role](w, &v.Role)
	w.Member(`"invitation":`)
	jsontext.WritePointer(w, v.Invitation, jsontext.WriteString[string])
	w.Members(v.Extra, namesMembership...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Membership) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeMembership)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Membership) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Membership", text, readMembership, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesMembershipBeforeUpdate = []string{"id", "user", "organization", "is_active", "joined_date", "role", "invitation"}

func readMembershipBeforeUpdate(r *jsontext.Reader) (v MembershipBeforeUpdate) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			v.ID = contracts.Some(r.Int())
		case "user":
			v.User = contracts.Some(readUser(r))
		case "organization":
			v.Organization = contracts.Some(r.Int())
		case "is_active":
			v.IsActive = contracts.Some(r.Bool())
		case "joined_date":
			v.JoinedDate = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "role":
			v.Role = contracts.Some(jsontext.Text(r, valuesRole))
		case "invitation":
			v.Invitation = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeMembershipBeforeUpdate(w *jsontext.Writer, v *MembershipBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.User.Get(); ok {
		w.Member(`"user":`)
		writeUser(w, &value)
	}
	if value, ok := v.Organization.Get(); ok {
		w.Member(`"organization":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.IsActive.Get(); ok {
		w.Member(`"is_active":`)
		jsontext.WriteBool(w, &value)
	}
	if value, ok := v.JoinedDate.Get(); ok {
		w.Member(`"joined_date":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.Role.Get(); ok {
		w.Member(`"role":`)
		jsontext.WriteString[Role](w, &value)
	}
	if value, ok := v.Invitation.Get(); ok {
		w.Member(`"invitation":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	w.Members(v.Extra, namesMembershipBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v MembershipBeforeUpdate) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeMembershipBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *MembershipBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "MembershipBeforeUpdate", text, readMembershipBeforeUpdate, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateMembershipEvent = []string{"event", "membership", "webhook_id", "sender", "before_update"}

func readUpdateMembershipEvent(r *jsontext.Reader) (v UpdateMembershipEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:membership")
		case "membership":
			seen[1] = true
			v.Membership = readMembership(r)
		case "before_update":
			v.BeforeUpdate = contracts.Some(readMembershipBeforeUpdate(r))
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeMembership(w, &v.Membership)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeMembershipBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Membership = readMembership(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeMembership(w, &v.Membership)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// CreateMembershipEvent: A member joined an organization (since 2.4.2).
type CreateMembershipEvent struct {
	// The created membership, in full (since 2.4.2).
	Membership Membership
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreateMembershipEvent = []string{"event", "membership", "webhook_id", "sender"}

func readCreateMembershipEvent(r *jsontext.Reader) (v CreateMembershipEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("create:membership")
		case "membership":
			seen[1] = true
			v.Membership = readMembership(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreateMembershipEvent(w *jsontext.Writer, v *CreateMembershipEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:membership"`)
	w.Member(`"membership":`)
	writeMembership(w, &v.Membership)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
	w.Members(v.Extra, namesCreateMembershipEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreateMembershipEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreateMembershipEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreateMembershipEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreateMembershipEvent", text, readCreateMembershipEvent, v)
}

// BasicOrganization: An organization by name alone (since 2.10.0).
type BasicOrganization struct {
	// Organization identifier (since 2.10.0).
	ID Integer
	// Short name (since 2.10.0).
	Slug string
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesBasicOrganization = []string{"id", "slug"}

func readBasicOrganization(r *jsontext.Reader) (v BasicOrganization) {
	var seen [2]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			seen[0] = true
			v.ID = r.Int()
		case "slug":
			seen[1] = true
			v.Slug = r.String()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeBasicOrganization(w *jsontext.Writer, v *BasicOrganization) {
	w.Raw("{")
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"slug":`)
	jsontext.WriteString[string](w, &v.Slug)
	w.Members(v.Extra, namesBasicOrganization...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v BasicOrganization) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeBasicOrganization)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *BasicOrganization) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "BasicOrganization", text, readBasicOrganization, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesInvitation = []string{"key", "created_date", "owner", "role", "user", "organization", "expired", "organization_info", "accepted"}

func readInvitation(r *jsontext.Reader) (v Invitation) {
	var seen [9]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "key":
			seen[0] = true
			v.Key = r.String()
		case "created_date":
			seen[1] = true
			v.CreatedDate = r.String()
		case "owner":
			seen[2] = true
			v.Owner = jsontext.Nullable(r, readUser)
		case "role":
			seen[3] = true
			v.Role = jsontext.Text(r, valuesRole)
		case "user":
			seen[4] = true
			v.User = readUser(r)
		case "organization":
			seen[5] = true
			v.Organization = r.Int()
		case "expired":
			seen[6] = true
			v.Expired = jsontext.Nullable(r, (*jsontext.Reader).Bool)
		case "organization_info":
			seen[7] = true
			v.OrganizationInfo = readBasicOrganization(r)
		case "accepted":
			seen[8] = true
			v.Accepted = r.Bool()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeInvitation(w *jsontext.Writer, v *Invitation) {
	w.Raw("{")
	w.Member(`"key":`)
	jsontext.WriteString[string](w, &v.Key)
	w.Member(`"created_date":`)
	jsontext.WriteString[string](w, &v.CreatedDate)
	w.Member(`"owner":`)
	jsontext.WritePointer(w, v.Owner, writeUser)
	w.Member(`"role":`)
	jsontext.WriteString[Role](w, &v.Role)
	w.Member(`"user":`)
	writeUser(w, &v.User)
	w.Member(`"organization":`)
	jsontext.WriteInt(w, &v.Organization)
	w.Member(`"expired":`)
	jsontext.WritePointer(w, v.Expired, jsontext.WriteBool)
	w.Member(`"organization_info":`)
	writeBasicOrganization(w, &v.OrganizationInfo)
	w.Member(`"accepted":`)
	jsontext.WriteBool(w, &v.Accepted)
	w.Members(v.Extra, namesInvitation...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Invitation) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeInvitation)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Invitation) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Invitation", text, readInvitation, v)
}

// CreateInvitationEvent: An invitation was created (W6.2). It was issued (W6.1).
type CreateInvitationEvent struct {
	// The created invitation, in full (W6.2).
	Invitation Invitation
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Invitation = readInvitation(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeInvitation(w, &v.Invitation)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Invitation = readInvitation(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeInvitation(w, &v.Invitation)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// LabelsSummary: Where the labels of a project, task or job are read (since 2.4.0).
type LabelsSummary struct {
	// Address of the list of labels (since 2.4.0).
	URL PlatformURL
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesLabelsSummary = []string{"url"}

func readLabelsSummary(r *jsontext.Reader) (v LabelsSummary) {
	var seen [1]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			seen[0] = true
			v.URL = r.String()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeLabelsSummary(w *jsontext.Writer, v *LabelsSummary) {
	w.Raw("{")
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Members(v.Extra, namesLabelsSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v LabelsSummary) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeLabelsSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *LabelsSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "LabelsSummary", text, readLabelsSummary, v)
}

// TasksSummary: How many tasks a project has, and where they are read (since 2.4.0).
type TasksSummary struct {
	// Number of tasks (since 2.4.0).
	Count Integer
	// Address of the list of tasks; null in background deliveries (since 2.4.0).
	URL *PlatformURL
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesTasksSummary = []string{"count", "url"}

func readTasksSummary(r *jsontext.Reader) (v TasksSummary) {
	var seen [2]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "count":
			seen[0] = true
			v.Count = r.Int()
		case "url":
			seen[1] = true
			v.URL = jsontext.Nullable(r, (*jsontext.Reader).String)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeTasksSummary(w *jsontext.Writer, v *TasksSummary) {
	w.Raw("{")
	w.Member(`"count":`)
	jsontext.WriteInt(w, &v.Count)
	w.Member(`"url":`)
	jsontext.WritePointer(w, v.URL, jsontext.WriteString[string])
	w.Members(v.Extra, namesTasksSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v TasksSummary) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeTasksSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *TasksSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "TasksSummary", text, readTasksSummary, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesProject = []string{"url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id"}

func readProject(r *jsontext.Reader) (v Project) {
	var seen [19]bool
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
		case "labels":
			seen[3] = true
			v.Labels = jsontext.Nullable(r, readLabelsSummary)
		case "tasks":
			seen[4] = true
			v.Tasks = readTasksSummary(r)
		case "owner":
			seen[5] = true
			v.Owner = jsontext.Nullable(r, readUser)
		case "assignee":
			seen[6] = true
			v.Assignee = jsontext.Nullable(r, readUser)
		case "bug_tracker":
			seen[7] = true
			v.BugTracker = r.String()
		case "task_subsets":
			seen[8] = true
			v.TaskSubsets = jsontext.List(r, (*jsontext.Reader).String)
		case "created_date":
			seen[9] = true
			v.CreatedDate = r.String()
		case "updated_date":
			seen[10] = true
			v.UpdatedDate = r.String()
		case "status":
			seen[11] = true
			v.Status = jsontext.Text(r, valuesStatus)
		case "dimension":
			seen[12] = true
			v.Dimension = jsontext.Nullable(r, func(r *jsontext.Reader) TaskDimension {
				return jsontext.Text(r, valuesTaskDimension)
			})
		case "organization":
			seen[13] = true
			v.Organization = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "target_storage":
			seen[14] = true
			v.TargetStorage = jsontext.Nullable(r, readStorage)
		case "source_storage":
			seen[15] = true
			v.SourceStorage = jsontext.Nullable(r, readStorage)
		case "guide_id":
			seen[16] = true
			v.GuideID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "assignee_updated_date":
			seen[17] = true
			v.AssigneeUpdatedDate = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "organization_id":
			seen[18] = true
			v.OrganizationID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeProject(w *jsontext.Writer, v *Project) {
	w.Raw("{")
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"name":`)
	jsontext.WriteString[string](w, &v.Name)
	w.Member(`"labels":`)
	jsontext.WritePointer(w, v.Labels, writeLabelsSummary)
	w.Member(`"tasks":`)
	writeTasksSummary(w, &v.Tasks)
	w.Member(`"owner":`)
	jsontext.WritePointer(w, v.Owner, writeUser)
	w.Member(`"assignee":`)
	jsontext.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"bug_tracker":`)
	jsontext.WriteString[string](w, &v.BugTracker)
	w.Member(`"task_subsets":`)
	jsontext.WriteList(w, v.TaskSubsets, jsontext.WriteString[string])
	w.Member(`"created_date":`)
	jsontext.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	jsontext.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"status":`)
	jsontext.WriteString[Status](w, &v.Status)
	w.Member(`"dimension":`)
	jsontext.WritePointer(w, v.Dimension, jsontext.WriteString[TaskDimension])
	w.Member(`"organization":`)
	jsontext.WritePointer(w, v.Organization, jsontext.WriteInt)
	w.Member(`"target_storage":`)
	jsontext.WritePointer(w, v.TargetStorage, writeStorage)
	w.Member(`"source_storage":`)
	jsontext.WritePointer(w, v.SourceStorage, writeStorage)
	w.Member(`"guide_id":`)
	jsontext.WritePointer(w, v.GuideID, jsontext.WriteInt)
	w.Member(`"assignee_updated_date":`)
	jsontext.WritePointer(w, v.AssigneeUpdatedDate, jsontext.WriteString[string])
	w.Member(`"organization_id":`)
	jsontext.WritePointer(w, v.OrganizationID, jsontext.WriteInt)
	w.Members(v.Extra, namesProject...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Project) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeProject)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Project) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Project", text, readProject, v)
}

// CreateProjectEvent: A project was created (W6.2).
type CreateProjectEvent struct {
	// The created project, in full (W6.2).
	Project Project
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Project = readProject(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeProject(w, &v.Project)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesProjectBeforeUpdate = []string{"url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id"}

func readProjectBeforeUpdate(r *jsontext.Reader) (v ProjectBeforeUpdate) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			v.URL = contracts.Some(r.String())
		case "id":
			v.ID = contracts.Some(r.Int())
		case "name":
			v.Name = contracts.Some(r.String())
		case "labels":
			v.Labels = contracts.Some(jsontext.Nullable(r, readLabelsSummary))
		case "tasks":
			v.Tasks = contracts.Some(readTasksSummary(r))
		case "owner":
			v.Owner = contracts.Some(jsontext.Nullable(r, readUser))
		case "assignee":
			v.Assignee = contracts.Some(jsontext.Nullable(r, readUser))
		case "bug_tracker":
			v.BugTracker = contracts.Some(r.String())
		case "task_subsets":
			v.TaskSubsets = contracts.Some(jsontext.List(r, (*jsontext.Reader).String))
		case "created_date":
			v.CreatedDate = contracts.Some(r.String())
		case "updated_date":
			v.UpdatedDate = contracts.Some(r.String())
		case "status":
			v.Status = contracts.Some(jsontext.Text(r, valuesStatus))
		case "dimension":
			v.Dimension = contracts.Some(jsontext.Nullable(r, func(r *jsontext.Reader) TaskDimension {
				return jsontext.Text(r, valuesTaskDimension)
			}))
		case "organization":
			v.Organization = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "target_storage":
			v.TargetStorage = contracts.Some(jsontext.Nullable(r, readStorage))
		case "source_storage":
			v.SourceStorage = contracts.Some(jsontext.Nullable(r, readStorage))
		case "guide_id":
			v.GuideID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "assignee_updated_date":
			v.AssigneeUpdatedDate = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "organization_id":
			v.OrganizationID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeProjectBeforeUpdate(w *jsontext.Writer, v *ProjectBeforeUpdate) {
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
	if value, ok := v.Labels.Get(); ok {
		w.Member(`"labels":`)
		jsontext.WritePointer(w, value, writeLabelsSummary)
	}
	if value, ok := v.Tasks.Get(); ok {
		w.Member(`"tasks":`)
		writeTasksSummary(w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		jsontext.WritePointer(w, value, writeUser)
	}
	if value, ok := v.Assignee.Get(); ok {
		w.Member(`"assignee":`)
		jsontext.WritePointer(w, value, writeUser)
	}
	if value, ok := v.BugTracker.Get(); ok {
		w.Member(`"bug_tracker":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.TaskSubsets.Get(); ok {
		w.Member(`"task_subsets":`)
		jsontext.WriteList(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.CreatedDate.Get(); ok {
		w.Member(`"created_date":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.UpdatedDate.Get(); ok {
		w.Member(`"updated_date":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Status.Get(); ok {
		w.Member(`"status":`)
		jsontext.WriteString[Status](w, &value)
	}
	if value, ok := v.Dimension.Get(); ok {
		w.Member(`"dimension":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[TaskDimension])
	}
	if value, ok := v.Organization.Get(); ok {
		w.Member(`"organization":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.TargetStorage.Get(); ok {
		w.Member(`"target_storage":`)
		jsontext.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.SourceStorage.Get(); ok {
		w.Member(`"source_storage":`)
		jsontext.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.GuideID.Get(); ok {
		w.Member(`"guide_id":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.AssigneeUpdatedDate.Get(); ok {
		w.Member(`"assignee_updated_date":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.OrganizationID.Get(); ok {
		w.Member(`"organization_id":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	w.Members(v.Extra, namesProjectBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v ProjectBeforeUpdate) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeProjectBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *ProjectBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "ProjectBeforeUpdate", text, readProjectBeforeUpdate, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateProjectEvent = []string{"event", "project", "webhook_id", "sender", "before_update"}

func readUpdateProjectEvent(r *jsontext.Reader) (v UpdateProjectEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:project")
		case "project":
			seen[1] = true
			v.Project = readProject(r)
		case "before_update":
			v.BeforeUpdate = contracts.Some(readProjectBeforeUpdate(r))
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeProject(w, &v.Project)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeProjectBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Project = readProject(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeProject(w, &v.Project)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesJobsSummary = []string{"count", "completed", "validation", "url"}

func readJobsSummary(r *jsontext.Reader) (v JobsSummary) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "count":
			seen[0] = true
			v.Count = r.Int()
		case "completed":
			seen[1] = true
			v.Completed = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "validation":
			seen[2] = true
			v.Validation = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "url":
			seen[3] = true
			v.URL = jsontext.Nullable(r, (*jsontext.Reader).String)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeJobsSummary(w *jsontext.Writer, v *JobsSummary) {
	w.Raw("{")
	w.Member(`"count":`)
	jsontext.WriteInt(w, &v.Count)
	w.Member(`"completed":`)
	jsontext.WritePointer(w, v.Completed, jsontext.WriteInt)
	w.Member(`"validation":`)
	jsontext.WritePointer(w, v.Validation, jsontext.WriteInt)
	w.Member(`"url":`)
	jsontext.WritePointer(w, v.URL, jsontext.WriteString[string])
	w.Members(v.Extra, namesJobsSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v JobsSummary) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeJobsSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *JobsSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "JobsSummary", text, readJobsSummary, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesTask = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "organization_id", "project_name", "media_type", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "data_cloud_storage_id"}

func readTask(r *jsontext.Reader) (v Task) {
	var seen [27]bool
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
			v.ProjectID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "mode":
			seen[4] = true
			v.Mode = jsontext.Text(r, valuesTaskMode)
		case "owner":
			seen[5] = true
			v.Owner = jsontext.Nullable(r, readUser)
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
			v.Labels = jsontext.Nullable(r, readLabelsSummary)
		case "jobs":
			seen[14] = true
			v.Jobs = readJobsSummary(r)
		case "data_chunk_size":
			v.DataChunkSize = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "data_compressed_chunk_type":
			v.DataCompressedChunkType = contracts.Some(jsontext.Text(r, valuesChunkType))
		case "data_original_chunk_type":
			v.DataOriginalChunkType = contracts.Some(jsontext.Text(r, valuesChunkType))
		case "size":
			v.Size = contracts.Some(r.Int())
		case "image_quality":
			v.ImageQuality = contracts.Some(r.Int())
		case "data":
			v.Data = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "dimension":
			seen[15] = true
			v.Dimension = jsontext.Text(r, valuesTaskDimension)
		case "subset":
			seen[16] = true
			v.Subset = r.String()
		case "organization":
			seen[17] = true
			v.Organization = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "target_storage":
			seen[18] = true
			v.TargetStorage = jsontext.Nullable(r, readStorage)
		case "source_storage":
			seen[19] = true
			v.SourceStorage = jsontext.Nullable(r, readStorage)
		case "guide_id":
			seen[20] = true
			v.GuideID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "assignee_updated_date":
			seen[21] = true
			v.AssigneeUpdatedDate = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "validation_mode":
			seen[22] = true
			v.ValidationMode = jsontext.Nullable(r, func(r *jsontext.Reader) ValidationMode {
				return jsontext.Text(r, valuesValidationMode)
			})
		case "consensus_enabled":
			seen[23] = true
			v.ConsensusEnabled = r.Bool()
		case "data_cloud_storage_id":
			v.DataCloudStorageID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "organization_id":
			seen[24] = true
			v.OrganizationID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "project_name":
			seen[25] = true
			v.ProjectName = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "media_type":
			seen[26] = true
			v.MediaType = jsontext.Text(r, valuesMediaType)
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
	jsontext.WritePointer(w, v.ProjectID, jsontext.WriteInt)
	w.Member(`"mode":`)
	jsontext.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"owner":`)
	jsontext.WritePointer(w, v.Owner, writeUser)
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
	jsontext.WritePointer(w, v.Labels, writeLabelsSummary)
	w.Member(`"jobs":`)
	writeJobsSummary(w, &v.Jobs)
	if value, ok := v.DataChunkSize.Get(); ok {
		w.Member(`"data_chunk_size":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
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
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	w.Member(`"dimension":`)
	jsontext.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"subset":`)
	jsontext.WriteString[string](w, &v.Subset)
	w.Member(`"organization":`)
	jsontext.WritePointer(w, v.Organization, jsontext.WriteInt)
	w.Member(`"target_storage":`)
	jsontext.WritePointer(w, v.TargetStorage, writeStorage)
	w.Member(`"source_storage":`)
	jsontext.WritePointer(w, v.SourceStorage, writeStorage)
	w.Member(`"guide_id":`)
	jsontext.WritePointer(w, v.GuideID, jsontext.WriteInt)
	w.Member(`"assignee_updated_date":`)
	jsontext.WritePointer(w, v.AssigneeUpdatedDate, jsontext.WriteString[string])
	w.Member(`"validation_mode":`)
	jsontext.WritePointer(w, v.ValidationMode, jsontext.WriteString[ValidationMode])
	w.Member(`"consensus_enabled":`)
	jsontext.WriteBool(w, &v.ConsensusEnabled)
	if value, ok := v.DataCloudStorageID.Get(); ok {
		w.Member(`"data_cloud_storage_id":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	w.Member(`"organization_id":`)
	jsontext.WritePointer(w, v.OrganizationID, jsontext.WriteInt)
	w.Member(`"project_name":`)
	jsontext.WritePointer(w, v.ProjectName, jsontext.WriteString[string])
	w.Member(`"media_type":`)
	jsontext.WriteString[MediaType](w, &v.MediaType)
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

// CreateTaskEvent: A task was created (W6.2).
type CreateTaskEvent struct {
	// The created task, in full (W6.2).
	Task Task
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Task = readTask(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeTask(w, &v.Task)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesTaskBeforeUpdate = []string{"url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "data_cloud_storage_id", "organization_id", "project_name", "media_type"}

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
			v.ProjectID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "mode":
			v.Mode = contracts.Some(jsontext.Text(r, valuesTaskMode))
		case "owner":
			v.Owner = contracts.Some(jsontext.Nullable(r, readUser))
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
			v.Labels = contracts.Some(jsontext.Nullable(r, readLabelsSummary))
		case "jobs":
			v.Jobs = contracts.Some(readJobsSummary(r))
		case "data_chunk_size":
			v.DataChunkSize = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "data_compressed_chunk_type":
			v.DataCompressedChunkType = contracts.Some(jsontext.Nullable(r, func(r *jsontext.Reader) ChunkType {
				return jsontext.Text(r, valuesChunkType)
			}))
		case "data_original_chunk_type":
			v.DataOriginalChunkType = contracts.Some(jsontext.Nullable(r, func(r *jsontext.Reader) ChunkType {
				return jsontext.Text(r, valuesChunkType)
			}))
		case "size":
			v.Size = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "image_quality":
			v.ImageQuality = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "data":
			v.Data = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "dimension":
			v.Dimension = contracts.Some(jsontext.Text(r, valuesTaskDimension))
		case "subset":
			v.Subset = contracts.Some(r.String())
		case "organization":
			v.Organization = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "target_storage":
			v.TargetStorage = contracts.Some(jsontext.Nullable(r, readStorage))
		case "source_storage":
			v.SourceStorage = contracts.Some(jsontext.Nullable(r, readStorage))
		case "guide_id":
			v.GuideID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "assignee_updated_date":
			v.AssigneeUpdatedDate = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "validation_mode":
			v.ValidationMode = contracts.Some(jsontext.Nullable(r, func(r *jsontext.Reader) ValidationMode {
				return jsontext.Text(r, valuesValidationMode)
			}))
		case "consensus_enabled":
			v.ConsensusEnabled = contracts.Some(r.Bool())
		case "data_cloud_storage_id":
			v.DataCloudStorageID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "organization_id":
			v.OrganizationID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "project_name":
			v.ProjectName = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "media_type":
			v.MediaType = contracts.Some(jsontext.Text(r, valuesMediaType))
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
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.Mode.Get(); ok {
		w.Member(`"mode":`)
		jsontext.WriteString[TaskMode](w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		jsontext.WritePointer(w, value, writeUser)
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
		jsontext.WritePointer(w, value, writeLabelsSummary)
	}
	if value, ok := v.Jobs.Get(); ok {
		w.Member(`"jobs":`)
		writeJobsSummary(w, &value)
	}
	if value, ok := v.DataChunkSize.Get(); ok {
		w.Member(`"data_chunk_size":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.DataCompressedChunkType.Get(); ok {
		w.Member(`"data_compressed_chunk_type":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[ChunkType])
	}
	if value, ok := v.DataOriginalChunkType.Get(); ok {
		w.Member(`"data_original_chunk_type":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[ChunkType])
	}
	if value, ok := v.Size.Get(); ok {
		w.Member(`"size":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.ImageQuality.Get(); ok {
		w.Member(`"image_quality":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.Data.Get(); ok {
		w.Member(`"data":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
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
		jsontext.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.SourceStorage.Get(); ok {
		w.Member(`"source_storage":`)
		jsontext.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.GuideID.Get(); ok {
		w.Member(`"guide_id":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.AssigneeUpdatedDate.Get(); ok {
		w.Member(`"assignee_updated_date":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.ValidationMode.Get(); ok {
		w.Member(`"validation_mode":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[ValidationMode])
	}
	if value, ok := v.ConsensusEnabled.Get(); ok {
		w.Member(`"consensus_enabled":`)
		jsontext.WriteBool(w, &value)
	}
	if value, ok := v.DataCloudStorageID.Get(); ok {
		w.Member(`"data_cloud_storage_id":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.OrganizationID.Get(); ok {
		w.Member(`"organization_id":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.ProjectName.Get(); ok {
		w.Member(`"project_name":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.MediaType.Get(); ok {
		w.Member(`"media_type":`)
		jsontext.WriteString[MediaType](w, &value)
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
	// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
	BeforeUpdate contracts.Optional[TaskBeforeUpdate]
	// Identifier of the webhook that sends it (W6.3).
	WebhookID Integer
	// User who triggered the event (W6.3).
	Sender Sender
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateTaskEvent = []string{"event", "task", "webhook_id", "sender", "before_update"}

func readUpdateTaskEvent(r *jsontext.Reader) (v UpdateTaskEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:task")
		case "task":
			seen[1] = true
			v.Task = readTask(r)
		case "before_update":
			v.BeforeUpdate = contracts.Some(readTaskBeforeUpdate(r))
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeTaskBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// DeleteTaskEvent: A task was deleted (W6.4).
type DeleteTaskEvent struct {
	// The deleted task, in full (W6.4).
	Task Task
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender Sender
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
			v.Task = readTask(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeTask(w, &v.Task)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesIssuesSummary = []string{"url", "count"}

func readIssuesSummary(r *jsontext.Reader) (v IssuesSummary) {
	var seen [2]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			seen[0] = true
			v.URL = r.String()
		case "count":
			seen[1] = true
			v.Count = r.Int()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeIssuesSummary(w *jsontext.Writer, v *IssuesSummary) {
	w.Raw("{")
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Member(`"count":`)
	jsontext.WriteInt(w, &v.Count)
	w.Members(v.Extra, namesIssuesSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v IssuesSummary) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeIssuesSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *IssuesSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "IssuesSummary", text, readIssuesSummary, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesJob = []string{"url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type"}

func readJob(r *jsontext.Reader) (v Job) {
	var seen [33]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			seen[0] = true
			v.URL = r.String()
		case "id":
			seen[1] = true
			v.ID = r.Int()
		case "task_id":
			seen[2] = true
			v.TaskID = r.Int()
		case "project_id":
			seen[3] = true
			v.ProjectID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "assignee":
			seen[4] = true
			v.Assignee = jsontext.Nullable(r, readUser)
		case "dimension":
			seen[5] = true
			v.Dimension = jsontext.Text(r, valuesTaskDimension)
		case "labels":
			seen[6] = true
			v.Labels = jsontext.Nullable(r, readLabelsSummary)
		case "bug_tracker":
			seen[7] = true
			v.BugTracker = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "status":
			seen[8] = true
			v.Status = jsontext.Text(r, valuesStatus)
		case "stage":
			seen[9] = true
			v.Stage = jsontext.Text(r, valuesJobStage)
		case "state":
			seen[10] = true
			v.State = jsontext.Text(r, valuesJobState)
		case "mode":
			seen[11] = true
			v.Mode = jsontext.Text(r, valuesTaskMode)
		case "start_frame":
			seen[12] = true
			v.StartFrame = r.Int()
		case "stop_frame":
			seen[13] = true
			v.StopFrame = r.Int()
		case "data_chunk_size":
			seen[14] = true
			v.DataChunkSize = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "data_compressed_chunk_type":
			seen[15] = true
			v.DataCompressedChunkType = jsontext.Text(r, valuesChunkType)
		case "updated_date":
			seen[16] = true
			v.UpdatedDate = r.String()
		case "issues":
			seen[17] = true
			v.Issues = jsontext.Nullable(r, readIssuesSummary)
		case "guide_id":
			seen[18] = true
			v.GuideID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "frame_count":
			seen[19] = true
			v.FrameCount = r.Int()
		case "created_date":
			seen[20] = true
			v.CreatedDate = r.String()
		case "type":
			seen[21] = true
			v.Type = jsontext.Text(r, valuesJobType)
		case "organization":
			seen[22] = true
			v.Organization = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "target_storage":
			seen[23] = true
			v.TargetStorage = jsontext.Nullable(r, readStorage)
		case "source_storage":
			seen[24] = true
			v.SourceStorage = jsontext.Nullable(r, readStorage)
		case "assignee_updated_date":
			seen[25] = true
			v.AssigneeUpdatedDate = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "data_original_chunk_type":
			seen[26] = true
			v.DataOriginalChunkType = jsontext.Text(r, valuesChunkType)
		case "parent_job_id":
			seen[27] = true
			v.ParentJobID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "consensus_replicas":
			seen[28] = true
			v.ConsensusReplicas = r.Int()
		case "task_name":
			seen[29] = true
			v.TaskName = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "project_name":
			seen[30] = true
			v.ProjectName = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "replicas_count":
			seen[31] = true
			v.ReplicasCount = r.Int()
		case "media_type":
			seen[32] = true
			v.MediaType = jsontext.Text(r, valuesMediaType)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeJob(w *jsontext.Writer, v *Job) {
	w.Raw("{")
	w.Member(`"url":`)
	jsontext.WriteString[string](w, &v.URL)
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"task_id":`)
	jsontext.WriteInt(w, &v.TaskID)
	w.Member(`"project_id":`)
	jsontext.WritePointer(w, v.ProjectID, jsontext.WriteInt)
	w.Member(`"assignee":`)
	jsontext.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"dimension":`)
	jsontext.WriteString[TaskDimension](w, &v.Dimension)
	w.Member(`"labels":`)
	jsontext.WritePointer(w, v.Labels, writeLabelsSummary)
	w.Member(`"bug_tracker":`)
	jsontext.WritePointer(w, v.BugTracker, jsontext.WriteString[string])
	w.Member(`"status":`)
	jsontext.WriteString[Status](w, &v.Status)
	w.Member(`"stage":`)
	jsontext.WriteString[JobStage](w, &v.Stage)
	w.Member(`"state":`)
	jsontext.WriteString[JobState](w, &v.State)
	w.Member(`"mode":`)
	jsontext.WriteString[TaskMode](w, &v.Mode)
	w.Member(`"start_frame":`)
	jsontext.WriteInt(w, &v.StartFrame)
	w.Member(`"stop_frame":`)
	jsontext.WriteInt(w, &v.StopFrame)
	w.Member(`"data_chunk_size":`)
	jsontext.WritePointer(w, v.DataChunkSize, jsontext.WriteInt)
	w.Member(`"data_compressed_chunk_type":`)
	jsontext.WriteString[ChunkType](w, &v.DataCompressedChunkType)
	w.Member(`"updated_date":`)
	jsontext.WriteString[string](w, &v.UpdatedDate)
	w.Member(`"issues":`)
	jsontext.WritePointer(w, v.Issues, writeIssuesSummary)
	w.Member(`"guide_id":`)
	jsontext.WritePointer(w, v.GuideID, jsontext.WriteInt)
	w.Member(`"frame_count":`)
	jsontext.WriteInt(w, &v.FrameCount)
	w.Member(`"created_date":`)
	jsontext.WriteString[string](w, &v.CreatedDate)
	w.Member(`"type":`)
	jsontext.WriteString[JobType](w, &v.Type)
	w.Member(`"organization":`)
	jsontext.WritePointer(w, v.Organization, jsontext.WriteInt)
	w.Member(`"target_storage":`)
	jsontext.WritePointer(w, v.TargetStorage, writeStorage)
	w.Member(`"source_storage":`)
	jsontext.WritePointer(w, v.SourceStorage, writeStorage)
	w.Member(`"assignee_updated_date":`)
	jsontext.WritePointer(w, v.AssigneeUpdatedDate, jsontext.WriteString[string])
	w.Member(`"data_original_chunk_type":`)
	jsontext.WriteString[ChunkType](w, &v.DataOriginalChunkType)
	w.Member(`"parent_job_id":`)
	jsontext.WritePointer(w, v.ParentJobID, jsontext.WriteInt)
	w.Member(`"consensus_replicas":`)
	jsontext.WriteInt(w, &v.ConsensusReplicas)
	w.Member(`"task_name":`)
	jsontext.WritePointer(w, v.TaskName, jsontext.WriteString[string])
	w.Member(`"project_name":`)
	jsontext.WritePointer(w, v.ProjectName, jsontext.WriteString[string])
	w.Member(`"replicas_count":`)
	jsontext.WriteInt(w, &v.ReplicasCount)
	w.Member(`"media_type":`)
	jsontext.WriteString[MediaType](w, &v.MediaType)
	w.Members(v.Extra, namesJob...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Job) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeJob)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Job) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Job", text, readJob, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesJobBeforeUpdate = []string{"url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type"}

func readJobBeforeUpdate(r *jsontext.Reader) (v JobBeforeUpdate) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "url":
			v.URL = contracts.Some(r.String())
		case "id":
			v.ID = contracts.Some(r.Int())
		case "task_id":
			v.TaskID = contracts.Some(r.Int())
		case "project_id":
			v.ProjectID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "assignee":
			v.Assignee = contracts.Some(jsontext.Nullable(r, readUser))
		case "dimension":
			v.Dimension = contracts.Some(jsontext.Text(r, valuesTaskDimension))
		case "labels":
			v.Labels = contracts.Some(jsontext.Nullable(r, readLabelsSummary))
		case "bug_tracker":
			v.BugTracker = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "status":
			v.Status = contracts.Some(jsontext.Text(r, valuesStatus))
		case "stage":
			v.Stage = contracts.Some(jsontext.Text(r, valuesJobStage))
		case "state":
			v.State = contracts.Some(jsontext.Text(r, valuesJobState))
		case "mode":
			v.Mode = contracts.Some(jsontext.Text(r, valuesTaskMode))
		case "start_frame":
			v.StartFrame = contracts.Some(r.Int())
		case "stop_frame":
			v.StopFrame = contracts.Some(r.Int())
		case "data_chunk_size":
			v.DataChunkSize = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "data_compressed_chunk_type":
			v.DataCompressedChunkType = contracts.Some(jsontext.Text(r, valuesChunkType))
		case "updated_date":
			v.UpdatedDate = contracts.Some(r.String())
		case "issues":
			v.Issues = contracts.Some(jsontext.Nullable(r, readIssuesSummary))
		case "guide_id":
			v.GuideID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "frame_count":
			v.FrameCount = contracts.Some(r.Int())
		case "created_date":
			v.CreatedDate = contracts.Some(r.String())
		case "type":
			v.Type = contracts.Some(jsontext.Text(r, valuesJobType))
		case "organization":
			v.Organization = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "target_storage":
			v.TargetStorage = contracts.Some(jsontext.Nullable(r, readStorage))
		case "source_storage":
			v.SourceStorage = contracts.Some(jsontext.Nullable(r, readStorage))
		case "assignee_updated_date":
			v.AssigneeUpdatedDate = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "data_original_chunk_type":
			v.DataOriginalChunkType = contracts.Some(jsontext.Text(r, valuesChunkType))
		case "parent_job_id":
			v.ParentJobID = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
		case "consensus_replicas":
			v.ConsensusReplicas = contracts.Some(r.Int())
		case "task_name":
			v.TaskName = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "project_name":
			v.ProjectName = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "replicas_count":
			v.ReplicasCount = contracts.Some(r.Int())
		case "media_type":
			v.MediaType = contracts.Some(jsontext.Text(r, valuesMediaType))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeJobBeforeUpdate(w *jsontext.Writer, v *JobBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.URL.Get(); ok {
		w.Member(`"url":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.TaskID.Get(); ok {
		w.Member(`"task_id":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.ProjectID.Get(); ok {
		w.Member(`"project_id":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.Assignee.Get(); ok {
		w.Member(`"assignee":`)
		jsontext.WritePointer(w, value, writeUser)
	}
	if value, ok := v.Dimension.Get(); ok {
		w.Member(`"dimension":`)
		jsontext.WriteString[TaskDimension](w, &value)
	}
	if value, ok := v.Labels.Get(); ok {
		w.Member(`"labels":`)
		jsontext.WritePointer(w, value, writeLabelsSummary)
	}
	if value, ok := v.BugTracker.Get(); ok {
		w.Member(`"bug_tracker":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.Status.Get(); ok {
		w.Member(`"status":`)
		jsontext.WriteString[Status](w, &value)
	}
	if value, ok := v.Stage.Get(); ok {
		w.Member(`"stage":`)
		jsontext.WriteString[JobStage](w, &value)
	}
	if value, ok := v.State.Get(); ok {
		w.Member(`"state":`)
		jsontext.WriteString[JobState](w, &value)
	}
	if value, ok := v.Mode.Get(); ok {
		w.Member(`"mode":`)
		jsontext.WriteString[TaskMode](w, &value)
	}
	if value, ok := v.StartFrame.Get(); ok {
		w.Member(`"start_frame":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.StopFrame.Get(); ok {
		w.Member(`"stop_frame":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.DataChunkSize.Get(); ok {
		w.Member(`"data_chunk_size":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.DataCompressedChunkType.Get(); ok {
		w.Member(`"data_compressed_chunk_type":`)
		jsontext.WriteString[ChunkType](w, &value)
	}
	if value, ok := v.UpdatedDate.Get(); ok {
		w.Member(`"updated_date":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Issues.Get(); ok {
		w.Member(`"issues":`)
		jsontext.WritePointer(w, value, writeIssuesSummary)
	}
	if value, ok := v.GuideID.Get(); ok {
		w.Member(`"guide_id":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.FrameCount.Get(); ok {
		w.Member(`"frame_count":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.CreatedDate.Get(); ok {
		w.Member(`"created_date":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		jsontext.WriteString[JobType](w, &value)
	}
	if value, ok := v.Organization.Get(); ok {
		w.Member(`"organization":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.TargetStorage.Get(); ok {
		w.Member(`"target_storage":`)
		jsontext.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.SourceStorage.Get(); ok {
		w.Member(`"source_storage":`)
		jsontext.WritePointer(w, value, writeStorage)
	}
	if value, ok := v.AssigneeUpdatedDate.Get(); ok {
		w.Member(`"assignee_updated_date":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.DataOriginalChunkType.Get(); ok {
		w.Member(`"data_original_chunk_type":`)
		jsontext.WriteString[ChunkType](w, &value)
	}
	if value, ok := v.ParentJobID.Get(); ok {
		w.Member(`"parent_job_id":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
	}
	if value, ok := v.ConsensusReplicas.Get(); ok {
		w.Member(`"consensus_replicas":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.TaskName.Get(); ok {
		w.Member(`"task_name":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.ProjectName.Get(); ok {
		w.Member(`"project_name":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.ReplicasCount.Get(); ok {
		w.Member(`"replicas_count":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.MediaType.Get(); ok {
		w.Member(`"media_type":`)
		jsontext.WriteString[MediaType](w, &value)
	}
	w.Members(v.Extra, namesJobBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v JobBeforeUpdate) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeJobBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *JobBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "JobBeforeUpdate", text, readJobBeforeUpdate, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateJobEvent = []string{"event", "job", "webhook_id", "sender", "before_update"}

func readUpdateJobEvent(r *jsontext.Reader) (v UpdateJobEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:job")
		case "job":
			seen[1] = true
			v.Job = readJob(r)
		case "before_update":
			v.BeforeUpdate = contracts.Some(readJobBeforeUpdate(r))
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeJob(w, &v.Job)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeJobBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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

// CreateJobEvent: A job was created (since 2.4.2).
type CreateJobEvent struct {
	// The created job, in full (since 2.4.2).
	Job Job
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreateJobEvent = []string{"event", "job", "webhook_id", "sender"}

func readCreateJobEvent(r *jsontext.Reader) (v CreateJobEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("create:job")
		case "job":
			seen[1] = true
			v.Job = readJob(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreateJobEvent(w *jsontext.Writer, v *CreateJobEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:job"`)
	w.Member(`"job":`)
	writeJob(w, &v.Job)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
	w.Members(v.Extra, namesCreateJobEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreateJobEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreateJobEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreateJobEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreateJobEvent", text, readCreateJobEvent, v)
}

// DeleteJobEvent: A job was deleted (since 2.4.2).
type DeleteJobEvent struct {
	// The deleted job, in full (since 2.4.2).
	Job Job
	// Identifier of the webhook that sends it (W6.4).
	WebhookID Integer
	// User who triggered the event (W6.4).
	Sender Sender
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDeleteJobEvent = []string{"event", "job", "webhook_id", "sender"}

func readDeleteJobEvent(r *jsontext.Reader) (v DeleteJobEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("delete:job")
		case "job":
			seen[1] = true
			v.Job = readJob(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDeleteJobEvent(w *jsontext.Writer, v *DeleteJobEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"delete:job"`)
	w.Member(`"job":`)
	writeJob(w, &v.Job)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
	w.Members(v.Extra, namesDeleteJobEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v DeleteJobEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDeleteJobEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *DeleteJobEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "DeleteJobEvent", text, readDeleteJobEvent, v)
}

// CommentsSummary: How many comments an issue has, and where they are read (since 2.4.0).
type CommentsSummary struct {
	// Number of comments (since 2.4.0).
	Count Integer
	// Address of the list of comments; null in background deliveries (since 2.4.0).
	URL *PlatformURL
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCommentsSummary = []string{"count", "url"}

func readCommentsSummary(r *jsontext.Reader) (v CommentsSummary) {
	var seen [2]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "count":
			seen[0] = true
			v.Count = r.Int()
		case "url":
			seen[1] = true
			v.URL = jsontext.Nullable(r, (*jsontext.Reader).String)
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCommentsSummary(w *jsontext.Writer, v *CommentsSummary) {
	w.Raw("{")
	w.Member(`"count":`)
	jsontext.WriteInt(w, &v.Count)
	w.Member(`"url":`)
	jsontext.WritePointer(w, v.URL, jsontext.WriteString[string])
	w.Members(v.Extra, namesCommentsSummary...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CommentsSummary) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCommentsSummary)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CommentsSummary) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CommentsSummary", text, readCommentsSummary, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesIssue = []string{"id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved"}

func readIssue(r *jsontext.Reader) (v Issue) {
	var seen [10]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			seen[0] = true
			v.ID = r.Int()
		case "frame":
			seen[1] = true
			v.Frame = r.Int()
		case "position":
			seen[2] = true
			v.Position = jsontext.List(r, (*jsontext.Reader).Float)
		case "job":
			seen[3] = true
			v.Job = r.Int()
		case "owner":
			seen[4] = true
			v.Owner = jsontext.Nullable(r, readUser)
		case "assignee":
			seen[5] = true
			v.Assignee = jsontext.Nullable(r, readUser)
		case "created_date":
			seen[6] = true
			v.CreatedDate = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "updated_date":
			seen[7] = true
			v.UpdatedDate = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "comments":
			seen[8] = true
			v.Comments = readCommentsSummary(r)
		case "resolved":
			seen[9] = true
			v.Resolved = r.Bool()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeIssue(w *jsontext.Writer, v *Issue) {
	w.Raw("{")
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"frame":`)
	jsontext.WriteInt(w, &v.Frame)
	w.Member(`"position":`)
	jsontext.WriteList(w, v.Position, jsontext.WriteFloat)
	w.Member(`"job":`)
	jsontext.WriteInt(w, &v.Job)
	w.Member(`"owner":`)
	jsontext.WritePointer(w, v.Owner, writeUser)
	w.Member(`"assignee":`)
	jsontext.WritePointer(w, v.Assignee, writeUser)
	w.Member(`"created_date":`)
	jsontext.WritePointer(w, v.CreatedDate, jsontext.WriteString[string])
	w.Member(`"updated_date":`)
	jsontext.WritePointer(w, v.UpdatedDate, jsontext.WriteString[string])
	w.Member(`"comments":`)
	writeCommentsSummary(w, &v.Comments)
	w.Member(`"resolved":`)
	jsontext.WriteBool(w, &v.Resolved)
	w.Members(v.Extra, namesIssue...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Issue) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeIssue)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Issue) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Issue", text, readIssue, v)
}

// CreateIssueEvent: An issue was created (W6.2).
type CreateIssueEvent struct {
	// The created issue, in full (W6.2).
	Issue Issue
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Issue = readIssue(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeIssue(w, &v.Issue)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesIssueBeforeUpdate = []string{"id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved"}

func readIssueBeforeUpdate(r *jsontext.Reader) (v IssueBeforeUpdate) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			v.ID = contracts.Some(r.Int())
		case "frame":
			v.Frame = contracts.Some(r.Int())
		case "position":
			v.Position = contracts.Some(jsontext.List(r, (*jsontext.Reader).Float))
		case "job":
			v.Job = contracts.Some(r.Int())
		case "owner":
			v.Owner = contracts.Some(jsontext.Nullable(r, readUser))
		case "assignee":
			v.Assignee = contracts.Some(jsontext.Nullable(r, readUser))
		case "created_date":
			v.CreatedDate = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "updated_date":
			v.UpdatedDate = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).String))
		case "comments":
			v.Comments = contracts.Some(readCommentsSummary(r))
		case "resolved":
			v.Resolved = contracts.Some(r.Bool())
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeIssueBeforeUpdate(w *jsontext.Writer, v *IssueBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Frame.Get(); ok {
		w.Member(`"frame":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Position.Get(); ok {
		w.Member(`"position":`)
		jsontext.WriteList(w, value, jsontext.WriteFloat)
	}
	if value, ok := v.Job.Get(); ok {
		w.Member(`"job":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		jsontext.WritePointer(w, value, writeUser)
	}
	if value, ok := v.Assignee.Get(); ok {
		w.Member(`"assignee":`)
		jsontext.WritePointer(w, value, writeUser)
	}
	if value, ok := v.CreatedDate.Get(); ok {
		w.Member(`"created_date":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.UpdatedDate.Get(); ok {
		w.Member(`"updated_date":`)
		jsontext.WritePointer(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.Comments.Get(); ok {
		w.Member(`"comments":`)
		writeCommentsSummary(w, &value)
	}
	if value, ok := v.Resolved.Get(); ok {
		w.Member(`"resolved":`)
		jsontext.WriteBool(w, &value)
	}
	w.Members(v.Extra, namesIssueBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v IssueBeforeUpdate) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeIssueBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *IssueBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "IssueBeforeUpdate", text, readIssueBeforeUpdate, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateIssueEvent = []string{"event", "issue", "webhook_id", "sender", "before_update"}

func readUpdateIssueEvent(r *jsontext.Reader) (v UpdateIssueEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:issue")
		case "issue":
			seen[1] = true
			v.Issue = readIssue(r)
		case "before_update":
			v.BeforeUpdate = contracts.Some(readIssueBeforeUpdate(r))
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeIssue(w, &v.Issue)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeIssueBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Issue = readIssue(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeIssue(w, &v.Issue)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesComment = []string{"id", "issue", "owner", "message", "created_date", "updated_date"}

func readComment(r *jsontext.Reader) (v Comment) {
	var seen [6]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			seen[0] = true
			v.ID = r.Int()
		case "issue":
			seen[1] = true
			v.Issue = r.Int()
		case "owner":
			seen[2] = true
			v.Owner = jsontext.Nullable(r, readUser)
		case "message":
			seen[3] = true
			v.Message = r.String()
		case "created_date":
			seen[4] = true
			v.CreatedDate = r.String()
		case "updated_date":
			seen[5] = true
			v.UpdatedDate = r.String()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeComment(w *jsontext.Writer, v *Comment) {
	w.Raw("{")
	w.Member(`"id":`)
	jsontext.WriteInt(w, &v.ID)
	w.Member(`"issue":`)
	jsontext.WriteInt(w, &v.Issue)
	w.Member(`"owner":`)
	jsontext.WritePointer(w, v.Owner, writeUser)
	w.Member(`"message":`)
	jsontext.WriteString[string](w, &v.Message)
	w.Member(`"created_date":`)
	jsontext.WriteString[string](w, &v.CreatedDate)
	w.Member(`"updated_date":`)
	jsontext.WriteString[string](w, &v.UpdatedDate)
	w.Members(v.Extra, namesComment...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Comment) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeComment)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Comment) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Comment", text, readComment, v)
}

// CreateCommentEvent: A comment was created (W6.2).
type CreateCommentEvent struct {
	// The created comment, in full (W6.2).
	Comment Comment
	// Identifier of the webhook that sends it (W6.2).
	WebhookID Integer
	// User who triggered the event (W6.2).
	Sender Sender
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
			v.Comment = readComment(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeComment(w, &v.Comment)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCommentBeforeUpdate = []string{"id", "issue", "owner", "message", "created_date", "updated_date"}

func readCommentBeforeUpdate(r *jsontext.Reader) (v CommentBeforeUpdate) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "id":
			v.ID = contracts.Some(r.Int())
		case "issue":
			v.Issue = contracts.Some(r.Int())
		case "owner":
			v.Owner = contracts.Some(jsontext.Nullable(r, readUser))
		case "message":
			v.Message = contracts.Some(r.String())
		case "created_date":
			v.CreatedDate = contracts.Some(r.String())
		case "updated_date":
			v.UpdatedDate = contracts.Some(r.String())
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCommentBeforeUpdate(w *jsontext.Writer, v *CommentBeforeUpdate) {
	w.Raw("{")
	if value, ok := v.ID.Get(); ok {
		w.Member(`"id":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Issue.Get(); ok {
		w.Member(`"issue":`)
		jsontext.WriteInt(w, &value)
	}
	if value, ok := v.Owner.Get(); ok {
		w.Member(`"owner":`)
		jsontext.WritePointer(w, value, writeUser)
	}
	if value, ok := v.Message.Get(); ok {
		w.Member(`"message":`)
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
	w.Members(v.Extra, namesCommentBeforeUpdate...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CommentBeforeUpdate) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCommentBeforeUpdate)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CommentBeforeUpdate) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CommentBeforeUpdate", text, readCommentBeforeUpdate, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesUpdateCommentEvent = []string{"event", "comment", "webhook_id", "sender", "before_update"}

func readUpdateCommentEvent(r *jsontext.Reader) (v UpdateCommentEvent) {
	var seen [4]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("update:comment")
		case "comment":
			seen[1] = true
			v.Comment = readComment(r)
		case "before_update":
			v.BeforeUpdate = contracts.Some(readCommentBeforeUpdate(r))
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeComment(w, &v.Comment)
	if value, ok := v.BeforeUpdate.Get(); ok {
		w.Member(`"before_update":`)
		writeCommentBeforeUpdate(w, &value)
	}
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	Sender Sender
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
			v.Comment = readComment(r)
		case "webhook_id":
			seen[2] = true
			v.WebhookID = r.Int()
		case "sender":
			seen[3] = true
			v.Sender = readSender(r)
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
	writeComment(w, &v.Comment)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Member(`"sender":`)
	writeSender(w, &v.Sender)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreateExportEvent = []string{"event", "status", "target", "target_id", "rq_id", "message", "format", "webhook_id"}

func readCreateExportEvent(r *jsontext.Reader) (v CreateExportEvent) {
	var seen [8]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("create:export")
		case "status":
			seen[1] = true
			v.Status = jsontext.Text(r, valuesExportStatus)
		case "target":
			seen[2] = true
			v.Target = jsontext.Text(r, valuesOperationTarget)
		case "target_id":
			seen[3] = true
			v.TargetID = r.Int()
		case "rq_id":
			seen[4] = true
			v.RqID = r.String()
		case "message":
			seen[5] = true
			v.Message = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "format":
			seen[6] = true
			v.Format = r.String()
		case "webhook_id":
			seen[7] = true
			v.WebhookID = r.Int()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreateExportEvent(w *jsontext.Writer, v *CreateExportEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:export"`)
	w.Member(`"status":`)
	jsontext.WriteString[ExportStatus](w, &v.Status)
	w.Member(`"target":`)
	jsontext.WriteString[OperationTarget](w, &v.Target)
	w.Member(`"target_id":`)
	jsontext.WriteInt(w, &v.TargetID)
	w.Member(`"rq_id":`)
	jsontext.WriteString[string](w, &v.RqID)
	w.Member(`"message":`)
	jsontext.WritePointer(w, v.Message, jsontext.WriteString[string])
	w.Member(`"format":`)
	jsontext.WriteString[string](w, &v.Format)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Members(v.Extra, namesCreateExportEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreateExportEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreateExportEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreateExportEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreateExportEvent", text, readCreateExportEvent, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCreateBackupEvent = []string{"event", "status", "target", "target_id", "rq_id", "message", "lightweight", "webhook_id"}

func readCreateBackupEvent(r *jsontext.Reader) (v CreateBackupEvent) {
	var seen [8]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "event":
			seen[0] = true
			r.Constant("create:backup")
		case "status":
			seen[1] = true
			v.Status = jsontext.Text(r, valuesExportStatus)
		case "target":
			seen[2] = true
			v.Target = jsontext.Text(r, valuesOperationTarget)
		case "target_id":
			seen[3] = true
			v.TargetID = r.Int()
		case "rq_id":
			seen[4] = true
			v.RqID = r.String()
		case "message":
			seen[5] = true
			v.Message = jsontext.Nullable(r, (*jsontext.Reader).String)
		case "lightweight":
			seen[6] = true
			v.Lightweight = r.Bool()
		case "webhook_id":
			seen[7] = true
			v.WebhookID = r.Int()
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCreateBackupEvent(w *jsontext.Writer, v *CreateBackupEvent) {
	w.Raw("{")
	w.Member(`"event":`)
	w.Raw(`"create:backup"`)
	w.Member(`"status":`)
	jsontext.WriteString[ExportStatus](w, &v.Status)
	w.Member(`"target":`)
	jsontext.WriteString[OperationTarget](w, &v.Target)
	w.Member(`"target_id":`)
	jsontext.WriteInt(w, &v.TargetID)
	w.Member(`"rq_id":`)
	jsontext.WriteString[string](w, &v.RqID)
	w.Member(`"message":`)
	jsontext.WritePointer(w, v.Message, jsontext.WriteString[string])
	w.Member(`"lightweight":`)
	jsontext.WriteBool(w, &v.Lightweight)
	w.Member(`"webhook_id":`)
	jsontext.WriteInt(w, &v.WebhookID)
	w.Members(v.Extra, namesCreateBackupEvent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v CreateBackupEvent) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCreateBackupEvent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *CreateBackupEvent) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "CreateBackupEvent", text, readCreateBackupEvent, v)
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
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesWebhook = []string{"id", "url", "target_url", "description", "type", "content_type", "is_active", "enable_ssl", "created_date", "updated_date", "owner", "project_id", "organization", "events", "last_status", "last_delivery_date"}

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
			v.Owner = jsontext.Nullable(r, readUser)
		case "project_id":
			seen[11] = true
			v.ProjectID = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "organization":
			seen[12] = true
			v.Organization = jsontext.Nullable(r, (*jsontext.Reader).Int)
		case "events":
			seen[13] = true
			v.Events = jsontext.List(r, func(r *jsontext.Reader) EventName {
				return jsontext.OneOf(r, valuesEventName)
			})
		case "last_status":
			v.LastStatus = contracts.Some(jsontext.Nullable(r, (*jsontext.Reader).Int))
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
	jsontext.WritePointer(w, v.Owner, writeUser)
	w.Member(`"project_id":`)
	jsontext.WritePointer(w, v.ProjectID, jsontext.WriteInt)
	w.Member(`"organization":`)
	jsontext.WritePointer(w, v.Organization, jsontext.WriteInt)
	w.Member(`"events":`)
	jsontext.WriteList(w, v.Events, jsontext.WriteString[EventName])
	if value, ok := v.LastStatus.Get(); ok {
		w.Member(`"last_status":`)
		jsontext.WritePointer(w, value, jsontext.WriteInt)
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
// It is *UpdateOrganizationEvent or *DeleteOrganizationEvent or *UpdateMembershipEvent or *DeleteMembershipEvent or *CreateMembershipEvent or *CreateInvitationEvent or *DeleteInvitationEvent or *CreateProjectEvent or *UpdateProjectEvent or *DeleteProjectEvent or *CreateTaskEvent or *UpdateTaskEvent or *DeleteTaskEvent or *UpdateJobEvent or *CreateJobEvent or *DeleteJobEvent or *CreateIssueEvent or *UpdateIssueEvent or *DeleteIssueEvent or *CreateCommentEvent or *UpdateCommentEvent or *DeleteCommentEvent or *CreateExportEvent or *CreateBackupEvent or *PingEvent or *contracts.UnknownEvent.
type Delivery interface {
	contracts.Event
}

// EventName is the name of the event.
func (*UpdateOrganizationEvent) EventName() string {
	return "update:organization"
}

// EventName is the name of the event.
func (*DeleteOrganizationEvent) EventName() string {
	return "delete:organization"
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
func (*CreateMembershipEvent) EventName() string {
	return "create:membership"
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
func (*CreateJobEvent) EventName() string {
	return "create:job"
}

// EventName is the name of the event.
func (*DeleteJobEvent) EventName() string {
	return "delete:job"
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
func (*CreateExportEvent) EventName() string {
	return "create:export"
}

// EventName is the name of the event.
func (*CreateBackupEvent) EventName() string {
	return "create:backup"
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
	case "delete:organization":
		return jsontext.Pointer(r, readDeleteOrganizationEvent)
	case "update:membership":
		return jsontext.Pointer(r, readUpdateMembershipEvent)
	case "delete:membership":
		return jsontext.Pointer(r, readDeleteMembershipEvent)
	case "create:membership":
		return jsontext.Pointer(r, readCreateMembershipEvent)
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
	case "create:job":
		return jsontext.Pointer(r, readCreateJobEvent)
	case "delete:job":
		return jsontext.Pointer(r, readDeleteJobEvent)
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
	case "create:export":
		return jsontext.Pointer(r, readCreateExportEvent)
	case "create:backup":
		return jsontext.Pointer(r, readCreateBackupEvent)
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
