// Generated from spec/main.tsp and schemas/raster-info.schema.json by "npm run generate". Do not edit.

import Foundation

/// An organization was changed (W6.3).
// MARK: - UpdateOrganizationEvent
struct UpdateOrganizationEvent: Codable {
    /// Old values, under only those keys of the resource that changed (W6.3).
    let beforeUpdate: [String: JSONAny]
    /// Always "update:organization".
    let event: String
    /// The organization after the update, in full (W6.3).
    let organization: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case beforeUpdate = "before_update"
        case event = "event"
        case organization = "organization"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: UpdateOrganizationEvent convenience initializers and mutators

extension UpdateOrganizationEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(UpdateOrganizationEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        beforeUpdate: [String: JSONAny]? = nil,
        event: String? = nil,
        organization: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> UpdateOrganizationEvent {
        return UpdateOrganizationEvent(
            beforeUpdate: beforeUpdate ?? self.beforeUpdate,
            event: event ?? self.event,
            organization: organization ?? self.organization,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A user of the platform, as `owner`, `assignee` or `sender` (W2.2).
// MARK: - User
struct User: Codable {
    /// Given name; may be empty (W2.2).
    let firstName: String
    /// User identifier (W2.2).
    let id: Int
    /// Family name; may be empty (W2.2).
    let lastName: String
    /// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
    let url: String
    /// Login name (W2.2).
    let username: String

    enum CodingKeys: String, CodingKey {
        case firstName = "first_name"
        case id = "id"
        case lastName = "last_name"
        case url = "url"
        case username = "username"
    }
}

// MARK: User convenience initializers and mutators

extension User {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(User.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        firstName: String? = nil,
        id: Int? = nil,
        lastName: String? = nil,
        url: String? = nil,
        username: String? = nil
    ) -> User {
        return User(
            firstName: firstName ?? self.firstName,
            id: id ?? self.id,
            lastName: lastName ?? self.lastName,
            url: url ?? self.url,
            username: username ?? self.username
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A membership of an organization was changed (W6.3).
// MARK: - UpdateMembershipEvent
struct UpdateMembershipEvent: Codable {
    /// Old values, under only those keys of the resource that changed (W6.3).
    let beforeUpdate: [String: JSONAny]
    /// Always "update:membership".
    let event: String
    /// The membership after the update, in full (W6.3).
    let membership: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case beforeUpdate = "before_update"
        case event = "event"
        case membership = "membership"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: UpdateMembershipEvent convenience initializers and mutators

extension UpdateMembershipEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(UpdateMembershipEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        beforeUpdate: [String: JSONAny]? = nil,
        event: String? = nil,
        membership: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> UpdateMembershipEvent {
        return UpdateMembershipEvent(
            beforeUpdate: beforeUpdate ?? self.beforeUpdate,
            event: event ?? self.event,
            membership: membership ?? self.membership,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A member was removed from an organization (W6.4).
// MARK: - DeleteMembershipEvent
struct DeleteMembershipEvent: Codable {
    /// Always "delete:membership".
    let event: String
    /// The deleted membership, in full (W6.4).
    let membership: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case membership = "membership"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: DeleteMembershipEvent convenience initializers and mutators

extension DeleteMembershipEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(DeleteMembershipEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        membership: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> DeleteMembershipEvent {
        return DeleteMembershipEvent(
            event: event ?? self.event,
            membership: membership ?? self.membership,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// An invitation was issued (W6.2).
// MARK: - CreateInvitationEvent
struct CreateInvitationEvent: Codable {
    /// Always "create:invitation".
    let event: String
    /// The created invitation, in full (W6.2).
    let invitation: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case invitation = "invitation"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: CreateInvitationEvent convenience initializers and mutators

extension CreateInvitationEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(CreateInvitationEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        invitation: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> CreateInvitationEvent {
        return CreateInvitationEvent(
            event: event ?? self.event,
            invitation: invitation ?? self.invitation,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// An invitation was revoked (W6.4).
// MARK: - DeleteInvitationEvent
struct DeleteInvitationEvent: Codable {
    /// Always "delete:invitation".
    let event: String
    /// The deleted invitation, in full (W6.4).
    let invitation: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case invitation = "invitation"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: DeleteInvitationEvent convenience initializers and mutators

extension DeleteInvitationEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(DeleteInvitationEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        invitation: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> DeleteInvitationEvent {
        return DeleteInvitationEvent(
            event: event ?? self.event,
            invitation: invitation ?? self.invitation,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A project was created (W6.2).
// MARK: - CreateProjectEvent
struct CreateProjectEvent: Codable {
    /// Always "create:project".
    let event: String
    /// The created project, in full (W6.2).
    let project: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case project = "project"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: CreateProjectEvent convenience initializers and mutators

extension CreateProjectEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(CreateProjectEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        project: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> CreateProjectEvent {
        return CreateProjectEvent(
            event: event ?? self.event,
            project: project ?? self.project,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A project was changed (W6.3).
// MARK: - UpdateProjectEvent
struct UpdateProjectEvent: Codable {
    /// Old values, under only those keys of the resource that changed (W6.3).
    let beforeUpdate: [String: JSONAny]
    /// Always "update:project".
    let event: String
    /// The project after the update, in full (W6.3).
    let project: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case beforeUpdate = "before_update"
        case event = "event"
        case project = "project"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: UpdateProjectEvent convenience initializers and mutators

extension UpdateProjectEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(UpdateProjectEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        beforeUpdate: [String: JSONAny]? = nil,
        event: String? = nil,
        project: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> UpdateProjectEvent {
        return UpdateProjectEvent(
            beforeUpdate: beforeUpdate ?? self.beforeUpdate,
            event: event ?? self.event,
            project: project ?? self.project,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A project was deleted (W6.4).
// MARK: - DeleteProjectEvent
struct DeleteProjectEvent: Codable {
    /// Always "delete:project".
    let event: String
    /// The deleted project, in full (W6.4).
    let project: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case project = "project"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: DeleteProjectEvent convenience initializers and mutators

extension DeleteProjectEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(DeleteProjectEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        project: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> DeleteProjectEvent {
        return DeleteProjectEvent(
            event: event ?? self.event,
            project: project ?? self.project,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A task was created (W6.2).
// MARK: - CreateTaskEvent
struct CreateTaskEvent: Codable {
    /// Always "create:task".
    let event: String
    let sender: User
    let task: CreatedTask
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case sender = "sender"
        case task = "task"
        case webhookID = "webhook_id"
    }
}

// MARK: CreateTaskEvent convenience initializers and mutators

extension CreateTaskEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(CreateTaskEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        sender: User? = nil,
        task: CreatedTask? = nil,
        webhookID: Int? = nil
    ) -> CreateTaskEvent {
        return CreateTaskEvent(
            event: event ?? self.event,
            sender: sender ?? self.sender,
            task: task ?? self.task,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A task as a create event shows it: without the update-only fields (W2.3).
// MARK: - CreatedTask
struct CreatedTask: Codable {
    /// User the task is assigned to, or null (W2.3).
    let assignee: User?
    /// Address of a bug tracker; may be empty (W2.3).
    let bugTracker: String
    /// When the task was created (W2.3).
    let createdDate: String
    /// Dimension of the data (W2.3).
    let dimension: String
    /// Task identifier (W2.3).
    let id: Int
    /// Labels of the task (W2.3).
    let labels: [Label]
    /// Empty, or the name of a mode (W2.3).
    let mode: String
    /// Task name (W2.3).
    let name: String
    /// Identifier of the organization, or null (W2.3).
    let organization: Int?
    /// Frames that neighbouring segments share, or null (W2.3).
    let overlap: Int?
    let owner: User
    /// Identifier of the project the task belongs to (W2.3).
    let projectID: Int
    /// Frames of a segment (W2.3).
    let segmentSize: Int?
    /// Segments of the task; may be empty (W2.3).
    let segments: [Segment]
    let sourceStorage: Storage
    /// Status of the task (W2.3).
    let status: String
    /// Subset the task belongs to; may be empty (W2.3).
    let subset: String
    let targetStorage: Storage
    /// When the task was last changed (W2.3).
    let updatedDate: String
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    let url: String

    enum CodingKeys: String, CodingKey {
        case assignee = "assignee"
        case bugTracker = "bug_tracker"
        case createdDate = "created_date"
        case dimension = "dimension"
        case id = "id"
        case labels = "labels"
        case mode = "mode"
        case name = "name"
        case organization = "organization"
        case overlap = "overlap"
        case owner = "owner"
        case projectID = "project_id"
        case segmentSize = "segment_size"
        case segments = "segments"
        case sourceStorage = "source_storage"
        case status = "status"
        case subset = "subset"
        case targetStorage = "target_storage"
        case updatedDate = "updated_date"
        case url = "url"
    }
}

// MARK: CreatedTask convenience initializers and mutators

extension CreatedTask {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(CreatedTask.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        assignee: User?? = nil,
        bugTracker: String? = nil,
        createdDate: String? = nil,
        dimension: String? = nil,
        id: Int? = nil,
        labels: [Label]? = nil,
        mode: String? = nil,
        name: String? = nil,
        organization: Int?? = nil,
        overlap: Int?? = nil,
        owner: User? = nil,
        projectID: Int? = nil,
        segmentSize: Int?? = nil,
        segments: [Segment]? = nil,
        sourceStorage: Storage? = nil,
        status: String? = nil,
        subset: String? = nil,
        targetStorage: Storage? = nil,
        updatedDate: String? = nil,
        url: String? = nil
    ) -> CreatedTask {
        return CreatedTask(
            assignee: assignee ?? self.assignee,
            bugTracker: bugTracker ?? self.bugTracker,
            createdDate: createdDate ?? self.createdDate,
            dimension: dimension ?? self.dimension,
            id: id ?? self.id,
            labels: labels ?? self.labels,
            mode: mode ?? self.mode,
            name: name ?? self.name,
            organization: organization ?? self.organization,
            overlap: overlap ?? self.overlap,
            owner: owner ?? self.owner,
            projectID: projectID ?? self.projectID,
            segmentSize: segmentSize ?? self.segmentSize,
            segments: segments ?? self.segments,
            sourceStorage: sourceStorage ?? self.sourceStorage,
            status: status ?? self.status,
            subset: subset ?? self.subset,
            targetStorage: targetStorage ?? self.targetStorage,
            updatedDate: updatedDate ?? self.updatedDate,
            url: url ?? self.url
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A label that annotators assign (W2.3).
// MARK: - Label
struct Label: Codable {
    /// Attributes of the label; their shape is not shown (W2.3).
    let attributes: [JSONAny]
    /// Display colour (W2.3).
    let color: String
    /// True when the label is nested in another (W2.3).
    let hasParent: Bool
    /// Label identifier (W2.3).
    let id: Int
    /// Label name (W2.3).
    let name: String
    /// Labels nested in this one; their shape is not shown (W2.3).
    let sublabels: [JSONAny]
    /// Kind of shape the label applies to (W2.3).
    let type: String

    enum CodingKeys: String, CodingKey {
        case attributes = "attributes"
        case color = "color"
        case hasParent = "has_parent"
        case id = "id"
        case name = "name"
        case sublabels = "sublabels"
        case type = "type"
    }
}

// MARK: Label convenience initializers and mutators

extension Label {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Label.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        attributes: [JSONAny]? = nil,
        color: String? = nil,
        hasParent: Bool? = nil,
        id: Int? = nil,
        name: String? = nil,
        sublabels: [JSONAny]? = nil,
        type: String? = nil
    ) -> Label {
        return Label(
            attributes: attributes ?? self.attributes,
            color: color ?? self.color,
            hasParent: hasParent ?? self.hasParent,
            id: id ?? self.id,
            name: name ?? self.name,
            sublabels: sublabels ?? self.sublabels,
            type: type ?? self.type
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A range of frames of a task, with the jobs that cover it (W2.3).
// MARK: - Segment
struct Segment: Codable {
    /// Jobs of the segment (W2.3).
    let jobs: [JobSummary]
    /// First frame of the range (W2.3).
    let startFrame: Int
    /// Last frame of the range, inclusive (W2.3).
    let stopFrame: Int

    enum CodingKeys: String, CodingKey {
        case jobs = "jobs"
        case startFrame = "start_frame"
        case stopFrame = "stop_frame"
    }
}

// MARK: Segment convenience initializers and mutators

extension Segment {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Segment.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        jobs: [JobSummary]? = nil,
        startFrame: Int? = nil,
        stopFrame: Int? = nil
    ) -> Segment {
        return Segment(
            jobs: jobs ?? self.jobs,
            startFrame: startFrame ?? self.startFrame,
            stopFrame: stopFrame ?? self.stopFrame
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// Summary of a job within a segment (W2.3).
// MARK: - JobSummary
struct JobSummary: Codable {
    /// User the job is assigned to, or null (W2.3).
    let assignee: User?
    /// Job identifier (W2.3).
    let id: Int
    /// Stage of the job (W2.3).
    let stage: String
    /// State of the job (W2.3).
    let state: String
    /// Status of the job (W2.3).
    let status: String
    /// Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
    let url: String

    enum CodingKeys: String, CodingKey {
        case assignee = "assignee"
        case id = "id"
        case stage = "stage"
        case state = "state"
        case status = "status"
        case url = "url"
    }
}

// MARK: JobSummary convenience initializers and mutators

extension JobSummary {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(JobSummary.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        assignee: User?? = nil,
        id: Int? = nil,
        stage: String? = nil,
        state: String? = nil,
        status: String? = nil,
        url: String? = nil
    ) -> JobSummary {
        return JobSummary(
            assignee: assignee ?? self.assignee,
            id: id ?? self.id,
            stage: stage ?? self.stage,
            state: state ?? self.state,
            status: status ?? self.status,
            url: url ?? self.url
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// Where a task's data is read from or written to (W2.3).
// MARK: - Storage
struct Storage: Codable {
    /// Cloud storage identifier, null when the storage is not in a cloud (W2.3).
    let cloudStorageID: Int?
    /// Storage identifier (W2.3).
    let id: Int
    /// Kind of storage (W2.3).
    let location: String

    enum CodingKeys: String, CodingKey {
        case cloudStorageID = "cloud_storage_id"
        case id = "id"
        case location = "location"
    }
}

// MARK: Storage convenience initializers and mutators

extension Storage {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Storage.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        cloudStorageID: Int?? = nil,
        id: Int? = nil,
        location: String? = nil
    ) -> Storage {
        return Storage(
            cloudStorageID: cloudStorageID ?? self.cloudStorageID,
            id: id ?? self.id,
            location: location ?? self.location
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A task was changed, such as its status or assignee (W6.3).
// MARK: - UpdateTaskEvent
struct UpdateTaskEvent: Codable {
    let beforeUpdate: TaskBeforeUpdate
    /// Always "update:task".
    let event: String
    let sender: User
    let task: Task
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case beforeUpdate = "before_update"
        case event = "event"
        case sender = "sender"
        case task = "task"
        case webhookID = "webhook_id"
    }
}

// MARK: UpdateTaskEvent convenience initializers and mutators

extension UpdateTaskEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(UpdateTaskEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        beforeUpdate: TaskBeforeUpdate? = nil,
        event: String? = nil,
        sender: User? = nil,
        task: Task? = nil,
        webhookID: Int? = nil
    ) -> UpdateTaskEvent {
        return UpdateTaskEvent(
            beforeUpdate: beforeUpdate ?? self.beforeUpdate,
            event: event ?? self.event,
            sender: sender ?? self.sender,
            task: task ?? self.task,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// Old values of the keys of a task that changed (W6.3).
// MARK: - TaskBeforeUpdate
struct TaskBeforeUpdate: Codable {
    /// User the task is assigned to, or null (W2.3).
    let assignee: User?
    /// Address of a bug tracker; may be empty (W2.3).
    let bugTracker: String?
    /// When the task was created (W2.3).
    let createdDate: String?
    /// Identifier of the task's data; update only (W2.3).
    let data: Int?
    /// Frames of a data chunk; update only (W2.3).
    let dataChunkSize: Int?
    /// Type of the compressed chunks; update only (W2.3).
    let dataCompressedChunkType: String?
    /// Type of the original chunks; update only (W2.3).
    let dataOriginalChunkType: String?
    /// Dimension of the data (W2.3).
    let dimension: String?
    /// Task identifier (W2.3).
    let id: Int?
    /// Image quality; update only (W2.3).
    let imageQuality: Int?
    /// Labels of the task (W2.3).
    let labels: [Label]?
    /// Empty, or the name of a mode (W2.3).
    let mode: String?
    /// Task name (W2.3).
    let name: String?
    /// Identifier of the organization, or null (W2.3).
    let organization: Int?
    /// Frames that neighbouring segments share, or null (W2.3).
    let overlap: Int?
    let owner: User?
    /// Identifier of the project the task belongs to (W2.3).
    let projectID: Int?
    /// Frames of a segment (W2.3).
    let segmentSize: Int?
    /// Segments of the task; may be empty (W2.3).
    let segments: [Segment]?
    /// Number of frames; update only (W2.3).
    let size: Int?
    let sourceStorage: Storage?
    /// Status of the task (W2.3).
    let status: String?
    /// Subset the task belongs to; may be empty (W2.3).
    let subset: String?
    let targetStorage: Storage?
    /// When the task was last changed (W2.3).
    let updatedDate: String?
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    let url: String?

    enum CodingKeys: String, CodingKey {
        case assignee = "assignee"
        case bugTracker = "bug_tracker"
        case createdDate = "created_date"
        case data = "data"
        case dataChunkSize = "data_chunk_size"
        case dataCompressedChunkType = "data_compressed_chunk_type"
        case dataOriginalChunkType = "data_original_chunk_type"
        case dimension = "dimension"
        case id = "id"
        case imageQuality = "image_quality"
        case labels = "labels"
        case mode = "mode"
        case name = "name"
        case organization = "organization"
        case overlap = "overlap"
        case owner = "owner"
        case projectID = "project_id"
        case segmentSize = "segment_size"
        case segments = "segments"
        case size = "size"
        case sourceStorage = "source_storage"
        case status = "status"
        case subset = "subset"
        case targetStorage = "target_storage"
        case updatedDate = "updated_date"
        case url = "url"
    }
}

// MARK: TaskBeforeUpdate convenience initializers and mutators

extension TaskBeforeUpdate {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(TaskBeforeUpdate.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        assignee: User?? = nil,
        bugTracker: String?? = nil,
        createdDate: String?? = nil,
        data: Int?? = nil,
        dataChunkSize: Int?? = nil,
        dataCompressedChunkType: String?? = nil,
        dataOriginalChunkType: String?? = nil,
        dimension: String?? = nil,
        id: Int?? = nil,
        imageQuality: Int?? = nil,
        labels: [Label]?? = nil,
        mode: String?? = nil,
        name: String?? = nil,
        organization: Int?? = nil,
        overlap: Int?? = nil,
        owner: User?? = nil,
        projectID: Int?? = nil,
        segmentSize: Int?? = nil,
        segments: [Segment]?? = nil,
        size: Int?? = nil,
        sourceStorage: Storage?? = nil,
        status: String?? = nil,
        subset: String?? = nil,
        targetStorage: Storage?? = nil,
        updatedDate: String?? = nil,
        url: String?? = nil
    ) -> TaskBeforeUpdate {
        return TaskBeforeUpdate(
            assignee: assignee ?? self.assignee,
            bugTracker: bugTracker ?? self.bugTracker,
            createdDate: createdDate ?? self.createdDate,
            data: data ?? self.data,
            dataChunkSize: dataChunkSize ?? self.dataChunkSize,
            dataCompressedChunkType: dataCompressedChunkType ?? self.dataCompressedChunkType,
            dataOriginalChunkType: dataOriginalChunkType ?? self.dataOriginalChunkType,
            dimension: dimension ?? self.dimension,
            id: id ?? self.id,
            imageQuality: imageQuality ?? self.imageQuality,
            labels: labels ?? self.labels,
            mode: mode ?? self.mode,
            name: name ?? self.name,
            organization: organization ?? self.organization,
            overlap: overlap ?? self.overlap,
            owner: owner ?? self.owner,
            projectID: projectID ?? self.projectID,
            segmentSize: segmentSize ?? self.segmentSize,
            segments: segments ?? self.segments,
            size: size ?? self.size,
            sourceStorage: sourceStorage ?? self.sourceStorage,
            status: status ?? self.status,
            subset: subset ?? self.subset,
            targetStorage: targetStorage ?? self.targetStorage,
            updatedDate: updatedDate ?? self.updatedDate,
            url: url ?? self.url
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A task as an update event shows it: in full (W2.3).
// MARK: - Task
struct Task: Codable {
    /// User the task is assigned to, or null (W2.3).
    let assignee: User?
    /// Address of a bug tracker; may be empty (W2.3).
    let bugTracker: String
    /// When the task was created (W2.3).
    let createdDate: String
    /// Identifier of the task's data; update only (W2.3).
    let data: Int
    /// Frames of a data chunk; update only (W2.3).
    let dataChunkSize: Int
    /// Type of the compressed chunks; update only (W2.3).
    let dataCompressedChunkType: String
    /// Type of the original chunks; update only (W2.3).
    let dataOriginalChunkType: String
    /// Dimension of the data (W2.3).
    let dimension: String
    /// Task identifier (W2.3).
    let id: Int
    /// Image quality; update only (W2.3).
    let imageQuality: Int
    /// Labels of the task (W2.3).
    let labels: [Label]
    /// Empty, or the name of a mode (W2.3).
    let mode: String
    /// Task name (W2.3).
    let name: String
    /// Identifier of the organization, or null (W2.3).
    let organization: Int?
    /// Frames that neighbouring segments share, or null (W2.3).
    let overlap: Int?
    let owner: User
    /// Identifier of the project the task belongs to (W2.3).
    let projectID: Int
    /// Frames of a segment (W2.3).
    let segmentSize: Int
    /// Segments of the task; may be empty (W2.3).
    let segments: [Segment]
    /// Number of frames; update only (W2.3).
    let size: Int
    let sourceStorage: Storage
    /// Status of the task (W2.3).
    let status: String
    /// Subset the task belongs to; may be empty (W2.3).
    let subset: String
    let targetStorage: Storage
    /// When the task was last changed (W2.3).
    let updatedDate: String
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    let url: String

    enum CodingKeys: String, CodingKey {
        case assignee = "assignee"
        case bugTracker = "bug_tracker"
        case createdDate = "created_date"
        case data = "data"
        case dataChunkSize = "data_chunk_size"
        case dataCompressedChunkType = "data_compressed_chunk_type"
        case dataOriginalChunkType = "data_original_chunk_type"
        case dimension = "dimension"
        case id = "id"
        case imageQuality = "image_quality"
        case labels = "labels"
        case mode = "mode"
        case name = "name"
        case organization = "organization"
        case overlap = "overlap"
        case owner = "owner"
        case projectID = "project_id"
        case segmentSize = "segment_size"
        case segments = "segments"
        case size = "size"
        case sourceStorage = "source_storage"
        case status = "status"
        case subset = "subset"
        case targetStorage = "target_storage"
        case updatedDate = "updated_date"
        case url = "url"
    }
}

// MARK: Task convenience initializers and mutators

extension Task {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Task.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        assignee: User?? = nil,
        bugTracker: String? = nil,
        createdDate: String? = nil,
        data: Int? = nil,
        dataChunkSize: Int? = nil,
        dataCompressedChunkType: String? = nil,
        dataOriginalChunkType: String? = nil,
        dimension: String? = nil,
        id: Int? = nil,
        imageQuality: Int? = nil,
        labels: [Label]? = nil,
        mode: String? = nil,
        name: String? = nil,
        organization: Int?? = nil,
        overlap: Int?? = nil,
        owner: User? = nil,
        projectID: Int? = nil,
        segmentSize: Int? = nil,
        segments: [Segment]? = nil,
        size: Int? = nil,
        sourceStorage: Storage? = nil,
        status: String? = nil,
        subset: String? = nil,
        targetStorage: Storage? = nil,
        updatedDate: String? = nil,
        url: String? = nil
    ) -> Task {
        return Task(
            assignee: assignee ?? self.assignee,
            bugTracker: bugTracker ?? self.bugTracker,
            createdDate: createdDate ?? self.createdDate,
            data: data ?? self.data,
            dataChunkSize: dataChunkSize ?? self.dataChunkSize,
            dataCompressedChunkType: dataCompressedChunkType ?? self.dataCompressedChunkType,
            dataOriginalChunkType: dataOriginalChunkType ?? self.dataOriginalChunkType,
            dimension: dimension ?? self.dimension,
            id: id ?? self.id,
            imageQuality: imageQuality ?? self.imageQuality,
            labels: labels ?? self.labels,
            mode: mode ?? self.mode,
            name: name ?? self.name,
            organization: organization ?? self.organization,
            overlap: overlap ?? self.overlap,
            owner: owner ?? self.owner,
            projectID: projectID ?? self.projectID,
            segmentSize: segmentSize ?? self.segmentSize,
            segments: segments ?? self.segments,
            size: size ?? self.size,
            sourceStorage: sourceStorage ?? self.sourceStorage,
            status: status ?? self.status,
            subset: subset ?? self.subset,
            targetStorage: targetStorage ?? self.targetStorage,
            updatedDate: updatedDate ?? self.updatedDate,
            url: url ?? self.url
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A task was deleted (W6.4).
// MARK: - DeleteTaskEvent
struct DeleteTaskEvent: Codable {
    /// Always "delete:task".
    let event: String
    let sender: User
    let task: DeletedTask
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case sender = "sender"
        case task = "task"
        case webhookID = "webhook_id"
    }
}

// MARK: DeleteTaskEvent convenience initializers and mutators

extension DeleteTaskEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(DeleteTaskEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        sender: User? = nil,
        task: DeletedTask? = nil,
        webhookID: Int? = nil
    ) -> DeleteTaskEvent {
        return DeleteTaskEvent(
            event: event ?? self.event,
            sender: sender ?? self.sender,
            task: task ?? self.task,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A task as a delete event shows it: without the update-only fields (W2.3).
// MARK: - DeletedTask
struct DeletedTask: Codable {
    /// User the task is assigned to, or null (W2.3).
    let assignee: User?
    /// Address of a bug tracker; may be empty (W2.3).
    let bugTracker: String
    /// When the task was created (W2.3).
    let createdDate: String
    /// Dimension of the data (W2.3).
    let dimension: String
    /// Task identifier (W2.3).
    let id: Int
    /// Labels of the task (W2.3).
    let labels: [Label]
    /// Empty, or the name of a mode (W2.3).
    let mode: String
    /// Task name (W2.3).
    let name: String
    /// Identifier of the organization, or null (W2.3).
    let organization: Int?
    /// Frames that neighbouring segments share, or null (W2.3).
    let overlap: Int?
    let owner: User
    /// Identifier of the project the task belongs to (W2.3).
    let projectID: Int
    /// Frames of a segment (W2.3).
    let segmentSize: Int?
    /// Segments of the task; may be empty (W2.3).
    let segments: [Segment]
    let sourceStorage: Storage
    /// Status of the task (W2.3).
    let status: String
    /// Subset the task belongs to; may be empty (W2.3).
    let subset: String
    let targetStorage: Storage
    /// When the task was last changed (W2.3).
    let updatedDate: String
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    let url: String

    enum CodingKeys: String, CodingKey {
        case assignee = "assignee"
        case bugTracker = "bug_tracker"
        case createdDate = "created_date"
        case dimension = "dimension"
        case id = "id"
        case labels = "labels"
        case mode = "mode"
        case name = "name"
        case organization = "organization"
        case overlap = "overlap"
        case owner = "owner"
        case projectID = "project_id"
        case segmentSize = "segment_size"
        case segments = "segments"
        case sourceStorage = "source_storage"
        case status = "status"
        case subset = "subset"
        case targetStorage = "target_storage"
        case updatedDate = "updated_date"
        case url = "url"
    }
}

// MARK: DeletedTask convenience initializers and mutators

extension DeletedTask {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(DeletedTask.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        assignee: User?? = nil,
        bugTracker: String? = nil,
        createdDate: String? = nil,
        dimension: String? = nil,
        id: Int? = nil,
        labels: [Label]? = nil,
        mode: String? = nil,
        name: String? = nil,
        organization: Int?? = nil,
        overlap: Int?? = nil,
        owner: User? = nil,
        projectID: Int? = nil,
        segmentSize: Int?? = nil,
        segments: [Segment]? = nil,
        sourceStorage: Storage? = nil,
        status: String? = nil,
        subset: String? = nil,
        targetStorage: Storage? = nil,
        updatedDate: String? = nil,
        url: String? = nil
    ) -> DeletedTask {
        return DeletedTask(
            assignee: assignee ?? self.assignee,
            bugTracker: bugTracker ?? self.bugTracker,
            createdDate: createdDate ?? self.createdDate,
            dimension: dimension ?? self.dimension,
            id: id ?? self.id,
            labels: labels ?? self.labels,
            mode: mode ?? self.mode,
            name: name ?? self.name,
            organization: organization ?? self.organization,
            overlap: overlap ?? self.overlap,
            owner: owner ?? self.owner,
            projectID: projectID ?? self.projectID,
            segmentSize: segmentSize ?? self.segmentSize,
            segments: segments ?? self.segments,
            sourceStorage: sourceStorage ?? self.sourceStorage,
            status: status ?? self.status,
            subset: subset ?? self.subset,
            targetStorage: targetStorage ?? self.targetStorage,
            updatedDate: updatedDate ?? self.updatedDate,
            url: url ?? self.url
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A job was changed, such as its state or assignee (W6.3).
// MARK: - UpdateJobEvent
struct UpdateJobEvent: Codable {
    /// Old values, under only those keys of the resource that changed (W6.3).
    let beforeUpdate: [String: JSONAny]
    /// Always "update:job".
    let event: String
    /// The job after the update, in full (W6.3).
    let job: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case beforeUpdate = "before_update"
        case event = "event"
        case job = "job"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: UpdateJobEvent convenience initializers and mutators

extension UpdateJobEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(UpdateJobEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        beforeUpdate: [String: JSONAny]? = nil,
        event: String? = nil,
        job: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> UpdateJobEvent {
        return UpdateJobEvent(
            beforeUpdate: beforeUpdate ?? self.beforeUpdate,
            event: event ?? self.event,
            job: job ?? self.job,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// An issue was opened (W6.2).
// MARK: - CreateIssueEvent
struct CreateIssueEvent: Codable {
    /// Always "create:issue".
    let event: String
    /// The created issue, in full (W6.2).
    let issue: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case issue = "issue"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: CreateIssueEvent convenience initializers and mutators

extension CreateIssueEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(CreateIssueEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        issue: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> CreateIssueEvent {
        return CreateIssueEvent(
            event: event ?? self.event,
            issue: issue ?? self.issue,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// An issue was changed (W6.3).
// MARK: - UpdateIssueEvent
struct UpdateIssueEvent: Codable {
    /// Old values, under only those keys of the resource that changed (W6.3).
    let beforeUpdate: [String: JSONAny]
    /// Always "update:issue".
    let event: String
    /// The issue after the update, in full (W6.3).
    let issue: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case beforeUpdate = "before_update"
        case event = "event"
        case issue = "issue"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: UpdateIssueEvent convenience initializers and mutators

extension UpdateIssueEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(UpdateIssueEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        beforeUpdate: [String: JSONAny]? = nil,
        event: String? = nil,
        issue: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> UpdateIssueEvent {
        return UpdateIssueEvent(
            beforeUpdate: beforeUpdate ?? self.beforeUpdate,
            event: event ?? self.event,
            issue: issue ?? self.issue,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// An issue was deleted (W6.4).
// MARK: - DeleteIssueEvent
struct DeleteIssueEvent: Codable {
    /// Always "delete:issue".
    let event: String
    /// The deleted issue, in full (W6.4).
    let issue: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case issue = "issue"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: DeleteIssueEvent convenience initializers and mutators

extension DeleteIssueEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(DeleteIssueEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        issue: [String: JSONAny]? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> DeleteIssueEvent {
        return DeleteIssueEvent(
            event: event ?? self.event,
            issue: issue ?? self.issue,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A comment was made (W6.2).
// MARK: - CreateCommentEvent
struct CreateCommentEvent: Codable {
    /// The created comment, in full (W6.2).
    let comment: [String: JSONAny]
    /// Always "create:comment".
    let event: String
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case comment = "comment"
        case event = "event"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: CreateCommentEvent convenience initializers and mutators

extension CreateCommentEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(CreateCommentEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        comment: [String: JSONAny]? = nil,
        event: String? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> CreateCommentEvent {
        return CreateCommentEvent(
            comment: comment ?? self.comment,
            event: event ?? self.event,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A comment was changed (W6.3).
// MARK: - UpdateCommentEvent
struct UpdateCommentEvent: Codable {
    /// Old values, under only those keys of the resource that changed (W6.3).
    let beforeUpdate: [String: JSONAny]
    /// The comment after the update, in full (W6.3).
    let comment: [String: JSONAny]
    /// Always "update:comment".
    let event: String
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case beforeUpdate = "before_update"
        case comment = "comment"
        case event = "event"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: UpdateCommentEvent convenience initializers and mutators

extension UpdateCommentEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(UpdateCommentEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        beforeUpdate: [String: JSONAny]? = nil,
        comment: [String: JSONAny]? = nil,
        event: String? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> UpdateCommentEvent {
        return UpdateCommentEvent(
            beforeUpdate: beforeUpdate ?? self.beforeUpdate,
            comment: comment ?? self.comment,
            event: event ?? self.event,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A comment was deleted (W6.4).
// MARK: - DeleteCommentEvent
struct DeleteCommentEvent: Codable {
    /// The deleted comment, in full (W6.4).
    let comment: [String: JSONAny]
    /// Always "delete:comment".
    let event: String
    let sender: User
    /// Identifier of the webhook that sends the delivery (W6.2).
    let webhookID: Int

    enum CodingKeys: String, CodingKey {
        case comment = "comment"
        case event = "event"
        case sender = "sender"
        case webhookID = "webhook_id"
    }
}

// MARK: DeleteCommentEvent convenience initializers and mutators

extension DeleteCommentEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(DeleteCommentEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        comment: [String: JSONAny]? = nil,
        event: String? = nil,
        sender: User? = nil,
        webhookID: Int? = nil
    ) -> DeleteCommentEvent {
        return DeleteCommentEvent(
            comment: comment ?? self.comment,
            event: event ?? self.event,
            sender: sender ?? self.sender,
            webhookID: webhookID ?? self.webhookID
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A test of the delivery, asked for by a user (W6.5).
// MARK: - PingEvent
struct PingEvent: Codable {
    /// Always "ping".
    let event: String
    let sender: User
    let webhook: Webhook

    enum CodingKeys: String, CodingKey {
        case event = "event"
        case sender = "sender"
        case webhook = "webhook"
    }
}

// MARK: PingEvent convenience initializers and mutators

extension PingEvent {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(PingEvent.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        event: String? = nil,
        sender: User? = nil,
        webhook: Webhook? = nil
    ) -> PingEvent {
        return PingEvent(
            event: event ?? self.event,
            sender: sender ?? self.sender,
            webhook: webhook ?? self.webhook
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// A webhook, as the ping delivery shows it; the secret is never returned (W2.1).
// MARK: - Webhook
struct Webhook: Codable {
    /// Media type of the delivered payload, sent as Content-Type (W2.1).
    let contentType: String
    /// When the webhook was created (W2.1).
    let createdDate: String
    /// Purpose in short; may be empty (W2.1).
    let description: String
    /// When true, the target's certificate is verified (W4.3.4).
    let enableSSL: Bool
    /// Subscribed event names (W6.1).
    let events: [EventName]
    /// Webhook identifier (W2.1).
    let id: Int
    /// When false, nothing is delivered, ping included (W4.3.5).
    let isActive: Bool
    /// When the last delivery was sent; missing before the first one (W2.1).
    let lastDeliveryDate: String?
    /// HTTP status of the last delivery; missing before the first one (W2.1).
    let lastStatus: Int?
    /// Organization identifier; an integer where `type` is `organization` (W2.1).
    let organization: Int?
    let owner: User
    /// Project identifier; an integer where `type` is `project` (W2.1).
    let project: Int?
    /// Where deliveries are sent (W2.1).
    let targetURL: String
    let type: WebhookType
    /// When the webhook was last changed (W2.1).
    let updatedDate: String
    /// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
    let url: String

    enum CodingKeys: String, CodingKey {
        case contentType = "content_type"
        case createdDate = "created_date"
        case description = "description"
        case enableSSL = "enable_ssl"
        case events = "events"
        case id = "id"
        case isActive = "is_active"
        case lastDeliveryDate = "last_delivery_date"
        case lastStatus = "last_status"
        case organization = "organization"
        case owner = "owner"
        case project = "project"
        case targetURL = "target_url"
        case type = "type"
        case updatedDate = "updated_date"
        case url = "url"
    }
}

// MARK: Webhook convenience initializers and mutators

extension Webhook {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Webhook.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        contentType: String? = nil,
        createdDate: String? = nil,
        description: String? = nil,
        enableSSL: Bool? = nil,
        events: [EventName]? = nil,
        id: Int? = nil,
        isActive: Bool? = nil,
        lastDeliveryDate: String?? = nil,
        lastStatus: Int?? = nil,
        organization: Int?? = nil,
        owner: User? = nil,
        project: Int?? = nil,
        targetURL: String? = nil,
        type: WebhookType? = nil,
        updatedDate: String? = nil,
        url: String? = nil
    ) -> Webhook {
        return Webhook(
            contentType: contentType ?? self.contentType,
            createdDate: createdDate ?? self.createdDate,
            description: description ?? self.description,
            enableSSL: enableSSL ?? self.enableSSL,
            events: events ?? self.events,
            id: id ?? self.id,
            isActive: isActive ?? self.isActive,
            lastDeliveryDate: lastDeliveryDate ?? self.lastDeliveryDate,
            lastStatus: lastStatus ?? self.lastStatus,
            organization: organization ?? self.organization,
            owner: owner ?? self.owner,
            project: project ?? self.project,
            targetURL: targetURL ?? self.targetURL,
            type: type ?? self.type,
            updatedDate: updatedDate ?? self.updatedDate,
            url: url ?? self.url
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

enum EventName: String, Codable {
    case createComment = "create:comment"
    case createInvitation = "create:invitation"
    case createIssue = "create:issue"
    case createProject = "create:project"
    case createTask = "create:task"
    case deleteComment = "delete:comment"
    case deleteInvitation = "delete:invitation"
    case deleteIssue = "delete:issue"
    case deleteMembership = "delete:membership"
    case deleteProject = "delete:project"
    case deleteTask = "delete:task"
    case updateComment = "update:comment"
    case updateIssue = "update:issue"
    case updateJob = "update:job"
    case updateMembership = "update:membership"
    case updateOrganization = "update:organization"
    case updateProject = "update:project"
    case updateTask = "update:task"
}

enum WebhookType: String, Codable {
    case organization = "organization"
    case project = "project"
}

enum Groups: Codable {
    case rasterGroupArray([RasterGroup])
    case rasterGroupMap([String: RasterGroup])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let x = try? container.decode([RasterGroup].self) {
            self = .rasterGroupArray(x)
            return
        }
        if let x = try? container.decode([String: RasterGroup].self) {
            self = .rasterGroupMap(x)
            return
        }
        throw DecodingError.typeMismatch(Groups.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for Groups"))
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .rasterGroupArray(let x):
            try container.encode(x)
        case .rasterGroupMap(let x):
            try container.encode(x)
        }
    }
}

/// A group of arrays, attributes and further groups (R2.2).
// MARK: - RasterGroup
struct RasterGroup: Codable {
    /// Arrays by name (R2.2).
    let arrays: [String: RasterArray]?
    let attributes: Attributes?
    /// Dimensions in order, each described or named (R2.6).
    let dimensions: [DimensionOrName]?
    /// Name of the driver that read the dataset (R2.2).
    let driver: String?
    let groups: Groups?
    /// Name of the group, `/` for the root group (R2.2).
    let name: String?
    /// Facts on storage, such as compression, by name (R2.8).
    let structuralInfo: [String: String]?
    /// Tells a group from an array (R2.2).
    let type: String?

    enum CodingKeys: String, CodingKey {
        case arrays = "arrays"
        case attributes = "attributes"
        case dimensions = "dimensions"
        case driver = "driver"
        case groups = "groups"
        case name = "name"
        case structuralInfo = "structural_info"
        case type = "type"
    }
}

// MARK: RasterGroup convenience initializers and mutators

extension RasterGroup {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(RasterGroup.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        arrays: [String: RasterArray]?? = nil,
        attributes: Attributes?? = nil,
        dimensions: [DimensionOrName]?? = nil,
        driver: String?? = nil,
        groups: Groups?? = nil,
        name: String?? = nil,
        structuralInfo: [String: String]?? = nil,
        type: String?? = nil
    ) -> RasterGroup {
        return RasterGroup(
            arrays: arrays ?? self.arrays,
            attributes: attributes ?? self.attributes,
            dimensions: dimensions ?? self.dimensions,
            driver: driver ?? self.driver,
            groups: groups ?? self.groups,
            name: name ?? self.name,
            structuralInfo: structuralInfo ?? self.structuralInfo,
            type: type ?? self.type
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// An array: its data type, dimensions, attributes and, where printed, values (R2.3).
// MARK: - RasterArray
struct RasterArray: Codable {
    let attributes: Attributes?
    let datatype: Datatype?
    /// Dimensions in order, each described or named (R2.6).
    let dimensions: [DimensionOrName]?
    /// Name of the array (R2.3).
    let name: String?
    /// A string, a number, an object or an array, with anything inside (R2.9).
    let nodataValue: JSONAny?
    /// Real value of a stored zero (R2.3).
    let offset: Double?
    /// Factor from stored to real values (R2.3).
    let scale: Double?
    let srs: Srs?
    /// Facts on storage, such as compression, by name (R2.8).
    let structuralInfo: [String: String]?
    /// Tells an array from a group (R2.3).
    let type: String?
    /// Unit of the real values (R2.3).
    let unit: String?
    /// A string, a number, an object or an array, with anything inside (R2.9).
    let values: JSONAny?

    enum CodingKeys: String, CodingKey {
        case attributes = "attributes"
        case datatype = "datatype"
        case dimensions = "dimensions"
        case name = "name"
        case nodataValue = "nodata_value"
        case offset = "offset"
        case scale = "scale"
        case srs = "srs"
        case structuralInfo = "structural_info"
        case type = "type"
        case unit = "unit"
        case values = "values"
    }
}

// MARK: RasterArray convenience initializers and mutators

extension RasterArray {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(RasterArray.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        attributes: Attributes?? = nil,
        datatype: Datatype?? = nil,
        dimensions: [DimensionOrName]?? = nil,
        name: String?? = nil,
        nodataValue: JSONAny?? = nil,
        offset: Double?? = nil,
        scale: Double?? = nil,
        srs: Srs?? = nil,
        structuralInfo: [String: String]?? = nil,
        type: String?? = nil,
        unit: String?? = nil,
        values: JSONAny?? = nil
    ) -> RasterArray {
        return RasterArray(
            attributes: attributes ?? self.attributes,
            datatype: datatype ?? self.datatype,
            dimensions: dimensions ?? self.dimensions,
            name: name ?? self.name,
            nodataValue: nodataValue ?? self.nodataValue,
            offset: offset ?? self.offset,
            scale: scale ?? self.scale,
            srs: srs ?? self.srs,
            structuralInfo: structuralInfo ?? self.structuralInfo,
            type: type ?? self.type,
            unit: unit ?? self.unit,
            values: values ?? self.values
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

enum Attributes: Codable {
    case anythingArray([JSONAny])
    case anythingMap([String: JSONAny])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let x = try? container.decode([JSONAny].self) {
            self = .anythingArray(x)
            return
        }
        if let x = try? container.decode([String: JSONAny].self) {
            self = .anythingMap(x)
            return
        }
        throw DecodingError.typeMismatch(Attributes.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for Attributes"))
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .anythingArray(let x):
            try container.encode(x)
        case .anythingMap(let x):
            try container.encode(x)
        }
    }
}

/// A data type made of named components (R2.5).
// MARK: - Compound
struct Compound: Codable {
    /// Components of the compound (R2.5).
    let components: [Component]?
    /// Name of the compound (R2.5).
    let name: String?
    /// Bytes of one value (R2.5).
    let size: Int?

    enum CodingKeys: String, CodingKey {
        case components = "components"
        case name = "name"
        case size = "size"
    }
}

// MARK: Compound convenience initializers and mutators

extension Compound {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Compound.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        components: [Component]?? = nil,
        name: String?? = nil,
        size: Int?? = nil
    ) -> Compound {
        return Compound(
            components: components ?? self.components,
            name: name ?? self.name,
            size: size ?? self.size
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

enum Datatype: Codable {
    case compound(Compound)
    case enumeration(DatatypeName)

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let x = try? container.decode(DatatypeName.self) {
            self = .enumeration(x)
            return
        }
        if let x = try? container.decode(Compound.self) {
            self = .compound(x)
            return
        }
        throw DecodingError.typeMismatch(Datatype.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for Datatype"))
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .compound(let x):
            try container.encode(x)
        case .enumeration(let x):
            try container.encode(x)
        }
    }
}

/// One component of a compound (R2.5).
// MARK: - Component
struct Component: Codable {
    /// Name of the component (R2.5).
    let name: String?
    /// Bytes from the start of a value to the component (R2.5).
    let offset: Int?
    let type: Datatype?

    enum CodingKeys: String, CodingKey {
        case name = "name"
        case offset = "offset"
        case type = "type"
    }
}

// MARK: Component convenience initializers and mutators

extension Component {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Component.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        name: String?? = nil,
        offset: Int?? = nil,
        type: Datatype?? = nil
    ) -> Component {
        return Component(
            name: name ?? self.name,
            offset: offset ?? self.offset,
            type: type ?? self.type
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

enum DatatypeName: String, Codable {
    case byte = "Byte"
    case cFloat32 = "CFloat32"
    case cFloat64 = "CFloat64"
    case cInt16 = "CInt16"
    case cInt32 = "CInt32"
    case float32 = "Float32"
    case float64 = "Float64"
    case int16 = "Int16"
    case int32 = "Int32"
    case string = "String"
    case uInt16 = "UInt16"
    case uInt32 = "UInt32"
}

enum DimensionOrName: Codable {
    case dimension(Dimension)
    case string(String)

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let x = try? container.decode(String.self) {
            self = .string(x)
            return
        }
        if let x = try? container.decode(Dimension.self) {
            self = .dimension(x)
            return
        }
        throw DecodingError.typeMismatch(DimensionOrName.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for DimensionOrName"))
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .dimension(let x):
            try container.encode(x)
        case .string(let x):
            try container.encode(x)
        }
    }
}

/// A dimension of an array or group (R2.6).
// MARK: - Dimension
struct Dimension: Codable {
    /// Direction of the axis, such as `NORTH` (R2.6).
    let direction: String?
    /// Fully qualified name, from the root group (R2.6).
    let fullName: String?
    /// Name of the array that holds the coordinates (R2.6).
    let indexingVariable: String?
    /// Name of the dimension (R2.6).
    let name: String?
    /// Number of elements (R2.6).
    let size: Int?
    /// Kind of axis, such as `TEMPORAL` (R2.6).
    let type: String?

    enum CodingKeys: String, CodingKey {
        case direction = "direction"
        case fullName = "full_name"
        case indexingVariable = "indexing_variable"
        case name = "name"
        case size = "size"
        case type = "type"
    }
}

// MARK: Dimension convenience initializers and mutators

extension Dimension {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Dimension.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        direction: String?? = nil,
        fullName: String?? = nil,
        indexingVariable: String?? = nil,
        name: String?? = nil,
        size: Int?? = nil,
        type: String?? = nil
    ) -> Dimension {
        return Dimension(
            direction: direction ?? self.direction,
            fullName: fullName ?? self.fullName,
            indexingVariable: indexingVariable ?? self.indexingVariable,
            name: name ?? self.name,
            size: size ?? self.size,
            type: type ?? self.type
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// Spatial reference system of an array (R2.7).
// MARK: - Srs
struct Srs: Codable {
    /// For each axis of the data the number of its axis in the reference system (R2.7).
    let dataAxisToSrsAxisMapping: [Int]?
    /// Definition in well-known text (R2.7).
    let wkt: String?

    enum CodingKeys: String, CodingKey {
        case dataAxisToSrsAxisMapping = "data_axis_to_srs_axis_mapping"
        case wkt = "wkt"
    }
}

// MARK: Srs convenience initializers and mutators

extension Srs {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Srs.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        dataAxisToSrsAxisMapping: [Int]?? = nil,
        wkt: String?? = nil
    ) -> Srs {
        return Srs(
            dataAxisToSrsAxisMapping: dataAxisToSrsAxisMapping ?? self.dataAxisToSrsAxisMapping,
            wkt: wkt ?? self.wkt
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// An attribute with its data type (R2.4).
// MARK: - AttributeObject
struct AttributeObject: Codable {
    let datatype: Datatype?
    /// Name of the attribute (R2.4).
    let name: String?
    /// Always `attribute` (R2.4).
    let type: String?
    /// A string, a number, an object or an array, with anything inside (R2.9).
    let value: JSONAny?

    enum CodingKeys: String, CodingKey {
        case datatype = "datatype"
        case name = "name"
        case type = "type"
        case value = "value"
    }
}

// MARK: AttributeObject convenience initializers and mutators

extension AttributeObject {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(AttributeObject.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        datatype: Datatype?? = nil,
        name: String?? = nil,
        type: String?? = nil,
        value: JSONAny?? = nil
    ) -> AttributeObject {
        return AttributeObject(
            datatype: datatype ?? self.datatype,
            name: name ?? self.name,
            type: type ?? self.type,
            value: value ?? self.value
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

// MARK: - Helper functions for creating encoders and decoders

func newJSONDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    if #available(iOS 10.0, OSX 10.12, tvOS 10.0, watchOS 3.0, *) {
        decoder.dateDecodingStrategy = .iso8601
    }
    return decoder
}

func newJSONEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    if #available(iOS 10.0, OSX 10.12, tvOS 10.0, watchOS 3.0, *) {
        encoder.dateEncodingStrategy = .iso8601
    }
    return encoder
}

// MARK: - Encode/decode helpers

class JSONNull: Codable, Hashable {

    public static func == (lhs: JSONNull, rhs: JSONNull) -> Bool {
        return true
    }

    public var hashValue: Int {
        return 0
    }

    public func hash(into hasher: inout Hasher) {
        // No-op
    }

    public init() {}

    public required init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if !container.decodeNil() {
            throw DecodingError.typeMismatch(JSONNull.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for JSONNull"))
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

class JSONCodingKey: CodingKey {
    let key: String

    required init?(intValue: Int) {
        return nil
    }

    required init?(stringValue: String) {
        key = stringValue
    }

    var intValue: Int? {
        return nil
    }

    var stringValue: String {
        return key
    }
}

class JSONAny: Codable {

    let value: Any

    static func decodingError(forCodingPath codingPath: [CodingKey]) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot decode JSONAny")
        return DecodingError.typeMismatch(JSONAny.self, context)
    }

    static func encodingError(forValue value: Any, codingPath: [CodingKey]) -> EncodingError {
        let context = EncodingError.Context(codingPath: codingPath, debugDescription: "Cannot encode JSONAny")
        return EncodingError.invalidValue(value, context)
    }

    static func decode(from container: SingleValueDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if container.decodeNil() {
            return JSONNull()
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout UnkeyedDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if let value = try? container.decodeNil() {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer() {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout KeyedDecodingContainer<JSONCodingKey>, forKey key: JSONCodingKey) throws -> Any {
        if let value = try? container.decode(Bool.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Int64.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Double.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(String.self, forKey: key) {
            return value
        }
        if let value = try? container.decodeNil(forKey: key) {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer(forKey: key) {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decodeArray(from container: inout UnkeyedDecodingContainer) throws -> [Any] {
        var arr: [Any] = []
        while !container.isAtEnd {
            let value = try decode(from: &container)
            arr.append(value)
        }
        return arr
    }

    static func decodeDictionary(from container: inout KeyedDecodingContainer<JSONCodingKey>) throws -> [String: Any] {
        var dict = [String: Any]()
        for key in container.allKeys {
            let value = try decode(from: &container, forKey: key)
            dict[key.stringValue] = value
        }
        return dict
    }

    static func encode(to container: inout UnkeyedEncodingContainer, array: [Any]) throws {
        for value in array {
            if let value = value as? Bool {
                try container.encode(value)
            } else if let value = value as? Int64 {
                try container.encode(value)
            } else if let value = value as? Double {
                try container.encode(value)
            } else if let value = value as? String {
                try container.encode(value)
            } else if value is JSONNull {
                try container.encodeNil()
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer()
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout KeyedEncodingContainer<JSONCodingKey>, dictionary: [String: Any]) throws {
        for (key, value) in dictionary {
            let key = JSONCodingKey(stringValue: key)!
            if let value = value as? Bool {
                try container.encode(value, forKey: key)
            } else if let value = value as? Int64 {
                try container.encode(value, forKey: key)
            } else if let value = value as? Double {
                try container.encode(value, forKey: key)
            } else if let value = value as? String {
                try container.encode(value, forKey: key)
            } else if value is JSONNull {
                try container.encodeNil(forKey: key)
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer(forKey: key)
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout SingleValueEncodingContainer, value: Any) throws {
        if let value = value as? Bool {
            try container.encode(value)
        } else if let value = value as? Int64 {
            try container.encode(value)
        } else if let value = value as? Double {
            try container.encode(value)
        } else if let value = value as? String {
            try container.encode(value)
        } else if value is JSONNull {
            try container.encodeNil()
        } else {
            throw encodingError(forValue: value, codingPath: container.codingPath)
        }
    }

    public required init(from decoder: Decoder) throws {
        if var arrayContainer = try? decoder.unkeyedContainer() {
            self.value = try JSONAny.decodeArray(from: &arrayContainer)
        } else if var container = try? decoder.container(keyedBy: JSONCodingKey.self) {
            self.value = try JSONAny.decodeDictionary(from: &container)
        } else {
            let container = try decoder.singleValueContainer()
            self.value = try JSONAny.decode(from: container)
        }
    }

    public func encode(to encoder: Encoder) throws {
        if let arr = self.value as? [Any] {
            var container = encoder.unkeyedContainer()
            try JSONAny.encode(to: &container, array: arr)
        } else if let dict = self.value as? [String: Any] {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try JSONAny.encode(to: &container, dictionary: dict)
        } else {
            var container = encoder.singleValueContainer()
            try JSONAny.encode(to: &container, value: self.value)
        }
    }
}
