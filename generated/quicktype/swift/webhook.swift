// Generated from spec/main.tsp by "npm run generate". Do not edit.

import Foundation

/// An organization was updated.
// MARK: - UpdateOrganizationEvent
struct UpdateOrganizationEvent: Codable {
    /// Only the keys of the resource that changed, with their old values.
    let beforeUpdate: [String: JSONAny]
    /// Name of the event.
    let event: String
    /// The organization after the update, in full.
    let organization: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A user, as `owner` or `sender`, or as `assignee`.
// MARK: - User
struct User: Codable {
    /// First name. May be empty.
    let firstName: String
    /// User identifier.
    let id: Int
    /// Last name. May be empty.
    let lastName: String
    /// Address of the user, `{base_url}/api/users/<user_id>`.
    let url: String
    /// User name. The name used to log in.
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

/// A membership was updated. Member added to or removed from an organization.
// MARK: - UpdateMembershipEvent
struct UpdateMembershipEvent: Codable {
    /// Only the keys of the resource that changed, with their old values.
    let beforeUpdate: [String: JSONAny]
    /// Name of the event.
    let event: String
    /// The membership after the update, in full.
    let membership: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A membership was deleted. A member was removed from an organization.
// MARK: - DeleteMembershipEvent
struct DeleteMembershipEvent: Codable {
    /// Name of the event.
    let event: String
    /// The deleted membership, in full.
    let membership: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// An invitation was created. It was issued.
// MARK: - CreateInvitationEvent
struct CreateInvitationEvent: Codable {
    /// Name of the event.
    let event: String
    /// The created invitation, in full.
    let invitation: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// An invitation was deleted. It was revoked.
// MARK: - DeleteInvitationEvent
struct DeleteInvitationEvent: Codable {
    /// Name of the event.
    let event: String
    /// The deleted invitation, in full.
    let invitation: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A project was created.
// MARK: - CreateProjectEvent
struct CreateProjectEvent: Codable {
    /// Name of the event.
    let event: String
    /// The created project, in full.
    let project: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A project was updated.
// MARK: - UpdateProjectEvent
struct UpdateProjectEvent: Codable {
    /// Only the keys of the resource that changed, with their old values.
    let beforeUpdate: [String: JSONAny]
    /// Name of the event.
    let event: String
    /// The project after the update, in full.
    let project: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A project was deleted.
// MARK: - DeleteProjectEvent
struct DeleteProjectEvent: Codable {
    /// Name of the event.
    let event: String
    /// The deleted project, in full.
    let project: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A task was created.
// MARK: - CreateTaskEvent
struct CreateTaskEvent: Codable {
    /// Name of the event.
    let event: String
    let sender: User
    let task: CreatedTask
    /// Identifier of the webhook that sends it.
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

/// A task in a create payload, which omits the fields marked update only. `overlap` and
/// `segment_size` may be missing.
// MARK: - CreatedTask
struct CreatedTask: Codable {
    /// User the task is assigned to, or null.
    let assignee: User?
    /// Bug tracker; may be empty. A URL.
    let bugTracker: String
    /// When the task was created.
    let createdDate: String
    /// Dimension. The dimension of the data.
    let dimension: String
    /// Task identifier.
    let id: Int
    /// Labels of the task.
    let labels: [Label]
    /// Empty string or a mode name.
    let mode: String
    /// Task name.
    let name: String
    /// Organization, or null. Its identifier.
    let organization: Int?
    /// Overlap, or null. The number of frames that neighboring segments share.
    let overlap: Int?
    let owner: User
    /// Identifier of a project. The project that the task belongs to.
    let projectID: Int
    /// Size of a segment. Counted in frames.
    let segmentSize: Int?
    /// Segments of the task; may be empty.
    let segments: [Segment]
    let sourceStorage: DataStorage
    /// Status of the task.
    let status: String
    /// Subset; may be empty. The subset that the task belongs to.
    let subset: String
    let targetStorage: DataStorage
    /// When the task was last updated.
    let updatedDate: String
    /// Address of the task, `{base_url}/api/tasks/<task_id>`.
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
        sourceStorage: DataStorage? = nil,
        status: String? = nil,
        subset: String? = nil,
        targetStorage: DataStorage? = nil,
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

/// A label. Annotators assign it.
// MARK: - Label
struct Label: Codable {
    /// Attributes of the label. Items may be anything.
    let attributes: [JSONAny]
    /// Hex colour.
    let color: String
    /// Whether the label has a parent.
    let hasParent: Bool
    /// Label identifier.
    let id: Int
    /// Label name.
    let name: String
    /// Sublabels of the label. Items may be anything.
    let sublabels: [JSONAny]
    /// Type of the label. The kind of shape that it applies to.
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

/// A segment. A range of frames of a task, with the jobs that cover it.
// MARK: - Segment
struct Segment: Codable {
    /// Summaries of the segment's jobs.
    let jobs: [JobSummary]
    /// Frame at the start. The first of the range.
    let startFrame: Int
    /// Frame at the stop. The last of the range, inclusive.
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

/// Summary of a job.
// MARK: - JobSummary
struct JobSummary: Codable {
    /// User the job is assigned to, or null.
    let assignee: User?
    /// Job identifier.
    let id: Int
    /// Stage of the job.
    let stage: String
    /// State of the job.
    let state: String
    /// Status of the job.
    let status: String
    /// Address of the job, `{base_url}/api/jobs/<job_id>`.
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

/// A storage. Where a task's data is read from or written to.
// MARK: - DataStorage
struct DataStorage: Codable {
    /// Cloud storage identifier, or null. Null when the storage is not in a cloud.
    let cloudStorageID: Int?
    /// Storage identifier.
    let id: Int
    /// Location of the storage. The kind of storage.
    let location: String

    enum CodingKeys: String, CodingKey {
        case cloudStorageID = "cloud_storage_id"
        case id = "id"
        case location = "location"
    }
}

// MARK: DataStorage convenience initializers and mutators

extension DataStorage {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(DataStorage.self, from: data)
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
    ) -> DataStorage {
        return DataStorage(
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

/// A task was updated. For example, its status or its assignment changed.
// MARK: - UpdateTaskEvent
struct UpdateTaskEvent: Codable {
    let beforeUpdate: TaskBeforeUpdate
    /// Name of the event.
    let event: String
    let sender: User
    let task: Task
    /// Identifier of the webhook that sends it.
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

/// Old values of the keys of a task that changed.
// MARK: - TaskBeforeUpdate
struct TaskBeforeUpdate: Codable {
    /// User the task is assigned to, or null.
    let assignee: User?
    /// Bug tracker; may be empty. A URL.
    let bugTracker: String?
    /// When the task was created.
    let createdDate: String?
    /// Data of the task; update only. Its identifier.
    let data: Int?
    /// Size of a data chunk; update only. Counted in frames.
    let dataChunkSize: Int?
    /// Type of the compressed data chunks; update only.
    let dataCompressedChunkType: String?
    /// Type of the original data chunks; update only.
    let dataOriginalChunkType: String?
    /// Dimension. The dimension of the data.
    let dimension: String?
    /// Task identifier.
    let id: Int?
    /// Image quality; update only.
    let imageQuality: Int?
    /// Labels of the task.
    let labels: [Label]?
    /// Empty string or a mode name.
    let mode: String?
    /// Task name.
    let name: String?
    /// Organization, or null. Its identifier.
    let organization: Int?
    /// Overlap, or null. The number of frames that neighboring segments share.
    let overlap: Int?
    let owner: User?
    /// Identifier of a project. The project that the task belongs to.
    let projectID: Int?
    /// Size of a segment. Counted in frames.
    let segmentSize: Int?
    /// Segments of the task; may be empty.
    let segments: [Segment]?
    /// Size of the task; update only. The number of frames.
    let size: Int?
    let sourceStorage: DataStorage?
    /// Status of the task.
    let status: String?
    /// Subset; may be empty. The subset that the task belongs to.
    let subset: String?
    let targetStorage: DataStorage?
    /// When the task was last updated.
    let updatedDate: String?
    /// Address of the task, `{base_url}/api/tasks/<task_id>`.
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
        sourceStorage: DataStorage?? = nil,
        status: String?? = nil,
        subset: String?? = nil,
        targetStorage: DataStorage?? = nil,
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

/// A task, given in full for update events.
// MARK: - Task
struct Task: Codable {
    /// User the task is assigned to, or null.
    let assignee: User?
    /// Bug tracker; may be empty. A URL.
    let bugTracker: String
    /// When the task was created.
    let createdDate: String
    /// Data of the task; update only. Its identifier.
    let data: Int
    /// Size of a data chunk; update only. Counted in frames.
    let dataChunkSize: Int
    /// Type of the compressed data chunks; update only.
    let dataCompressedChunkType: String
    /// Type of the original data chunks; update only.
    let dataOriginalChunkType: String
    /// Dimension. The dimension of the data.
    let dimension: String
    /// Task identifier.
    let id: Int
    /// Image quality; update only.
    let imageQuality: Int
    /// Labels of the task.
    let labels: [Label]
    /// Empty string or a mode name.
    let mode: String
    /// Task name.
    let name: String
    /// Organization, or null. Its identifier.
    let organization: Int?
    /// Overlap, or null. The number of frames that neighboring segments share.
    let overlap: Int?
    let owner: User
    /// Identifier of a project. The project that the task belongs to.
    let projectID: Int
    /// Size of a segment. Counted in frames.
    let segmentSize: Int
    /// Segments of the task; may be empty.
    let segments: [Segment]
    /// Size of the task; update only. The number of frames.
    let size: Int
    let sourceStorage: DataStorage
    /// Status of the task.
    let status: String
    /// Subset; may be empty. The subset that the task belongs to.
    let subset: String
    let targetStorage: DataStorage
    /// When the task was last updated.
    let updatedDate: String
    /// Address of the task, `{base_url}/api/tasks/<task_id>`.
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
        sourceStorage: DataStorage? = nil,
        status: String? = nil,
        subset: String? = nil,
        targetStorage: DataStorage? = nil,
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

/// A task was deleted.
// MARK: - DeleteTaskEvent
struct DeleteTaskEvent: Codable {
    /// Name of the event.
    let event: String
    let sender: User
    let task: DeletedTask
    /// Identifier of the webhook that sends it.
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

/// A task in a delete payload, which omits the fields marked update only. `overlap` and
/// `segment_size` may be missing.
// MARK: - DeletedTask
struct DeletedTask: Codable {
    /// User the task is assigned to, or null.
    let assignee: User?
    /// Bug tracker; may be empty. A URL.
    let bugTracker: String
    /// When the task was created.
    let createdDate: String
    /// Dimension. The dimension of the data.
    let dimension: String
    /// Task identifier.
    let id: Int
    /// Labels of the task.
    let labels: [Label]
    /// Empty string or a mode name.
    let mode: String
    /// Task name.
    let name: String
    /// Organization, or null. Its identifier.
    let organization: Int?
    /// Overlap, or null. The number of frames that neighboring segments share.
    let overlap: Int?
    let owner: User
    /// Identifier of a project. The project that the task belongs to.
    let projectID: Int
    /// Size of a segment. Counted in frames.
    let segmentSize: Int?
    /// Segments of the task; may be empty.
    let segments: [Segment]
    let sourceStorage: DataStorage
    /// Status of the task.
    let status: String
    /// Subset; may be empty. The subset that the task belongs to.
    let subset: String
    let targetStorage: DataStorage
    /// When the task was last updated.
    let updatedDate: String
    /// Address of the task, `{base_url}/api/tasks/<task_id>`.
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
        sourceStorage: DataStorage? = nil,
        status: String? = nil,
        subset: String? = nil,
        targetStorage: DataStorage? = nil,
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

/// A job was updated. For example, its status or its assignee changed.
// MARK: - UpdateJobEvent
struct UpdateJobEvent: Codable {
    /// Only the keys of the resource that changed, with their old values.
    let beforeUpdate: [String: JSONAny]
    /// Name of the event.
    let event: String
    /// The job after the update, in full.
    let job: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// An issue was created.
// MARK: - CreateIssueEvent
struct CreateIssueEvent: Codable {
    /// Name of the event.
    let event: String
    /// The created issue, in full.
    let issue: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// An issue was updated.
// MARK: - UpdateIssueEvent
struct UpdateIssueEvent: Codable {
    /// Only the keys of the resource that changed, with their old values.
    let beforeUpdate: [String: JSONAny]
    /// Name of the event.
    let event: String
    /// The issue after the update, in full.
    let issue: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// An issue was deleted.
// MARK: - DeleteIssueEvent
struct DeleteIssueEvent: Codable {
    /// Name of the event.
    let event: String
    /// The deleted issue, in full.
    let issue: [String: JSONAny]
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A comment was created.
// MARK: - CreateCommentEvent
struct CreateCommentEvent: Codable {
    /// The created comment, in full.
    let comment: [String: JSONAny]
    /// Name of the event.
    let event: String
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A comment was updated.
// MARK: - UpdateCommentEvent
struct UpdateCommentEvent: Codable {
    /// Only the keys of the resource that changed, with their old values.
    let beforeUpdate: [String: JSONAny]
    /// The comment after the update, in full.
    let comment: [String: JSONAny]
    /// Name of the event.
    let event: String
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A comment was deleted.
// MARK: - DeleteCommentEvent
struct DeleteCommentEvent: Codable {
    /// The deleted comment, in full.
    let comment: [String: JSONAny]
    /// Name of the event.
    let event: String
    let sender: User
    /// Identifier of the webhook that sends it.
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

/// A user triggered a ping. It has no `webhook_id` and no resource.
// MARK: - PingEvent
struct PingEvent: Codable {
    /// Always `ping`.
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

/// A webhook as seen in the ping payload, which does not return the secret.
// MARK: - Webhook
struct Webhook: Codable {
    /// Media type of the delivered payload, sent as Content-Type.
    let contentType: String
    /// When the webhook was created.
    let createdDate: String
    /// Short purpose summary; may be empty.
    let description: String
    /// Enables or disables SSL certificate verification for delivery. When true, SSL
    /// verification is on.
    let enableSSL: Bool
    /// Subscribed event names.
    let events: [EventName]
    /// Webhook identifier.
    let id: Int
    /// No delivery occurs while this is false. This includes pings.
    let isActive: Bool
    /// Time of the last delivery. Missing before the first delivery.
    let lastDeliveryDate: String?
    /// HTTP status of the last delivery. Missing before the first delivery, and after one that
    /// got no response.
    let lastStatus: Int?
    /// Organization identifier for an organization webhook, or null. An integer if `type` is
    /// `organization`.
    let organization: Int?
    let owner: User
    /// Project identifier for a project webhook, or null. Null only if `type` is not `project`.
    let project: Int?
    /// Where event payloads are delivered.
    let targetURL: String
    let type: WebhookType
    /// When the webhook was last updated.
    let updatedDate: String
    /// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
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
