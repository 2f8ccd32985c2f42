// Generated from spec/main.tsp by "npm run generate". Do not edit.

import 'dart:convert';

User userFromJson(String str) => User.fromJson(json.decode(str));

String userToJson(User data) => json.encode(data.toJson());

UpdateOrganizationEvent updateOrganizationEventFromJson(String str) => UpdateOrganizationEvent.fromJson(json.decode(str));

String updateOrganizationEventToJson(UpdateOrganizationEvent data) => json.encode(data.toJson());

UpdateMembershipEvent updateMembershipEventFromJson(String str) => UpdateMembershipEvent.fromJson(json.decode(str));

String updateMembershipEventToJson(UpdateMembershipEvent data) => json.encode(data.toJson());

DeleteMembershipEvent deleteMembershipEventFromJson(String str) => DeleteMembershipEvent.fromJson(json.decode(str));

String deleteMembershipEventToJson(DeleteMembershipEvent data) => json.encode(data.toJson());

CreateInvitationEvent createInvitationEventFromJson(String str) => CreateInvitationEvent.fromJson(json.decode(str));

String createInvitationEventToJson(CreateInvitationEvent data) => json.encode(data.toJson());

DeleteInvitationEvent deleteInvitationEventFromJson(String str) => DeleteInvitationEvent.fromJson(json.decode(str));

String deleteInvitationEventToJson(DeleteInvitationEvent data) => json.encode(data.toJson());

CreateProjectEvent createProjectEventFromJson(String str) => CreateProjectEvent.fromJson(json.decode(str));

String createProjectEventToJson(CreateProjectEvent data) => json.encode(data.toJson());

UpdateProjectEvent updateProjectEventFromJson(String str) => UpdateProjectEvent.fromJson(json.decode(str));

String updateProjectEventToJson(UpdateProjectEvent data) => json.encode(data.toJson());

DeleteProjectEvent deleteProjectEventFromJson(String str) => DeleteProjectEvent.fromJson(json.decode(str));

String deleteProjectEventToJson(DeleteProjectEvent data) => json.encode(data.toJson());

Label labelFromJson(String str) => Label.fromJson(json.decode(str));

String labelToJson(Label data) => json.encode(data.toJson());

JobSummary jobSummaryFromJson(String str) => JobSummary.fromJson(json.decode(str));

String jobSummaryToJson(JobSummary data) => json.encode(data.toJson());

Segment segmentFromJson(String str) => Segment.fromJson(json.decode(str));

String segmentToJson(Segment data) => json.encode(data.toJson());

DataStorage dataStorageFromJson(String str) => DataStorage.fromJson(json.decode(str));

String dataStorageToJson(DataStorage data) => json.encode(data.toJson());

CreatedTask createdTaskFromJson(String str) => CreatedTask.fromJson(json.decode(str));

String createdTaskToJson(CreatedTask data) => json.encode(data.toJson());

CreateTaskEvent createTaskEventFromJson(String str) => CreateTaskEvent.fromJson(json.decode(str));

String createTaskEventToJson(CreateTaskEvent data) => json.encode(data.toJson());

Task taskFromJson(String str) => Task.fromJson(json.decode(str));

String taskToJson(Task data) => json.encode(data.toJson());

TaskBeforeUpdate taskBeforeUpdateFromJson(String str) => TaskBeforeUpdate.fromJson(json.decode(str));

String taskBeforeUpdateToJson(TaskBeforeUpdate data) => json.encode(data.toJson());

UpdateTaskEvent updateTaskEventFromJson(String str) => UpdateTaskEvent.fromJson(json.decode(str));

String updateTaskEventToJson(UpdateTaskEvent data) => json.encode(data.toJson());

DeletedTask deletedTaskFromJson(String str) => DeletedTask.fromJson(json.decode(str));

String deletedTaskToJson(DeletedTask data) => json.encode(data.toJson());

DeleteTaskEvent deleteTaskEventFromJson(String str) => DeleteTaskEvent.fromJson(json.decode(str));

String deleteTaskEventToJson(DeleteTaskEvent data) => json.encode(data.toJson());

UpdateJobEvent updateJobEventFromJson(String str) => UpdateJobEvent.fromJson(json.decode(str));

String updateJobEventToJson(UpdateJobEvent data) => json.encode(data.toJson());

CreateIssueEvent createIssueEventFromJson(String str) => CreateIssueEvent.fromJson(json.decode(str));

String createIssueEventToJson(CreateIssueEvent data) => json.encode(data.toJson());

UpdateIssueEvent updateIssueEventFromJson(String str) => UpdateIssueEvent.fromJson(json.decode(str));

String updateIssueEventToJson(UpdateIssueEvent data) => json.encode(data.toJson());

DeleteIssueEvent deleteIssueEventFromJson(String str) => DeleteIssueEvent.fromJson(json.decode(str));

String deleteIssueEventToJson(DeleteIssueEvent data) => json.encode(data.toJson());

CreateCommentEvent createCommentEventFromJson(String str) => CreateCommentEvent.fromJson(json.decode(str));

String createCommentEventToJson(CreateCommentEvent data) => json.encode(data.toJson());

UpdateCommentEvent updateCommentEventFromJson(String str) => UpdateCommentEvent.fromJson(json.decode(str));

String updateCommentEventToJson(UpdateCommentEvent data) => json.encode(data.toJson());

DeleteCommentEvent deleteCommentEventFromJson(String str) => DeleteCommentEvent.fromJson(json.decode(str));

String deleteCommentEventToJson(DeleteCommentEvent data) => json.encode(data.toJson());

Webhook webhookFromJson(String str) => Webhook.fromJson(json.decode(str));

String webhookToJson(Webhook data) => json.encode(data.toJson());

PingEvent pingEventFromJson(String str) => PingEvent.fromJson(json.decode(str));

String pingEventToJson(PingEvent data) => json.encode(data.toJson());


///An organization was updated.
class UpdateOrganizationEvent {
    
    ///Only the keys of the resource that changed, with their old values.
    final Map<String, dynamic> beforeUpdate;
    
    ///Name of the event.
    final String event;
    
    ///The organization after the update, in full.
    final Map<String, dynamic> organization;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    UpdateOrganizationEvent({
        required this.beforeUpdate,
        required this.event,
        required this.organization,
        required this.sender,
        required this.webhookId,
    });

    factory UpdateOrganizationEvent.fromJson(Map<String, dynamic> json) => UpdateOrganizationEvent(
        beforeUpdate: Map.from(json["before_update"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        event: json["event"],
        organization: Map.from(json["organization"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "before_update": Map.from(beforeUpdate).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "event": event,
        "organization": Map.from(organization).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A user, as `owner` or `sender`, or as `assignee`.
class User {
    
    ///First name. May be empty.
    final String firstName;
    
    ///User identifier.
    final int id;
    
    ///Last name. May be empty.
    final String lastName;
    
    ///Address of the user, `{base_url}/api/users/<user_id>`.
    final String url;
    
    ///User name. The name used to log in.
    final String username;

    User({
        required this.firstName,
        required this.id,
        required this.lastName,
        required this.url,
        required this.username,
    });

    factory User.fromJson(Map<String, dynamic> json) => User(
        firstName: json["first_name"],
        id: json["id"],
        lastName: json["last_name"],
        url: json["url"],
        username: json["username"],
    );

    Map<String, dynamic> toJson() => {
        "first_name": firstName,
        "id": id,
        "last_name": lastName,
        "url": url,
        "username": username,
    };
}


///A membership was updated. Member added to or removed from an organization.
class UpdateMembershipEvent {
    
    ///Only the keys of the resource that changed, with their old values.
    final Map<String, dynamic> beforeUpdate;
    
    ///Name of the event.
    final String event;
    
    ///The membership after the update, in full.
    final Map<String, dynamic> membership;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    UpdateMembershipEvent({
        required this.beforeUpdate,
        required this.event,
        required this.membership,
        required this.sender,
        required this.webhookId,
    });

    factory UpdateMembershipEvent.fromJson(Map<String, dynamic> json) => UpdateMembershipEvent(
        beforeUpdate: Map.from(json["before_update"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        event: json["event"],
        membership: Map.from(json["membership"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "before_update": Map.from(beforeUpdate).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "event": event,
        "membership": Map.from(membership).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A membership was deleted. A member was removed from an organization.
class DeleteMembershipEvent {
    
    ///Name of the event.
    final String event;
    
    ///The deleted membership, in full.
    final Map<String, dynamic> membership;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    DeleteMembershipEvent({
        required this.event,
        required this.membership,
        required this.sender,
        required this.webhookId,
    });

    factory DeleteMembershipEvent.fromJson(Map<String, dynamic> json) => DeleteMembershipEvent(
        event: json["event"],
        membership: Map.from(json["membership"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "membership": Map.from(membership).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///An invitation was created. It was issued.
class CreateInvitationEvent {
    
    ///Name of the event.
    final String event;
    
    ///The created invitation, in full.
    final Map<String, dynamic> invitation;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    CreateInvitationEvent({
        required this.event,
        required this.invitation,
        required this.sender,
        required this.webhookId,
    });

    factory CreateInvitationEvent.fromJson(Map<String, dynamic> json) => CreateInvitationEvent(
        event: json["event"],
        invitation: Map.from(json["invitation"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "invitation": Map.from(invitation).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///An invitation was deleted. It was revoked.
class DeleteInvitationEvent {
    
    ///Name of the event.
    final String event;
    
    ///The deleted invitation, in full.
    final Map<String, dynamic> invitation;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    DeleteInvitationEvent({
        required this.event,
        required this.invitation,
        required this.sender,
        required this.webhookId,
    });

    factory DeleteInvitationEvent.fromJson(Map<String, dynamic> json) => DeleteInvitationEvent(
        event: json["event"],
        invitation: Map.from(json["invitation"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "invitation": Map.from(invitation).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A project was created.
class CreateProjectEvent {
    
    ///Name of the event.
    final String event;
    
    ///The created project, in full.
    final Map<String, dynamic> project;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    CreateProjectEvent({
        required this.event,
        required this.project,
        required this.sender,
        required this.webhookId,
    });

    factory CreateProjectEvent.fromJson(Map<String, dynamic> json) => CreateProjectEvent(
        event: json["event"],
        project: Map.from(json["project"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "project": Map.from(project).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A project was updated.
class UpdateProjectEvent {
    
    ///Only the keys of the resource that changed, with their old values.
    final Map<String, dynamic> beforeUpdate;
    
    ///Name of the event.
    final String event;
    
    ///The project after the update, in full.
    final Map<String, dynamic> project;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    UpdateProjectEvent({
        required this.beforeUpdate,
        required this.event,
        required this.project,
        required this.sender,
        required this.webhookId,
    });

    factory UpdateProjectEvent.fromJson(Map<String, dynamic> json) => UpdateProjectEvent(
        beforeUpdate: Map.from(json["before_update"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        event: json["event"],
        project: Map.from(json["project"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "before_update": Map.from(beforeUpdate).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "event": event,
        "project": Map.from(project).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A project was deleted.
class DeleteProjectEvent {
    
    ///Name of the event.
    final String event;
    
    ///The deleted project, in full.
    final Map<String, dynamic> project;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    DeleteProjectEvent({
        required this.event,
        required this.project,
        required this.sender,
        required this.webhookId,
    });

    factory DeleteProjectEvent.fromJson(Map<String, dynamic> json) => DeleteProjectEvent(
        event: json["event"],
        project: Map.from(json["project"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "project": Map.from(project).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A task was created.
class CreateTaskEvent {
    
    ///Name of the event.
    final String event;
    final User sender;
    final CreatedTask task;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    CreateTaskEvent({
        required this.event,
        required this.sender,
        required this.task,
        required this.webhookId,
    });

    factory CreateTaskEvent.fromJson(Map<String, dynamic> json) => CreateTaskEvent(
        event: json["event"],
        sender: User.fromJson(json["sender"]),
        task: CreatedTask.fromJson(json["task"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "sender": sender.toJson(),
        "task": task.toJson(),
        "webhook_id": webhookId,
    };
}


///A task in a create payload, which omits the fields marked update only. `overlap` and
///`segment_size` may be missing.
class CreatedTask {
    
    ///User the task is assigned to, or null.
    final User? assignee;
    
    ///Bug tracker; may be empty. A URL.
    final String bugTracker;
    
    ///When the task was created.
    final String createdDate;
    
    ///Dimension. The dimension of the data.
    final String dimension;
    
    ///Task identifier.
    final int id;
    
    ///Labels of the task.
    final List<Label> labels;
    
    ///Empty string or a mode name.
    final String mode;
    
    ///Task name.
    final String name;
    
    ///Organization, or null. Its identifier.
    final int? organization;
    
    ///Overlap, or null. The number of frames that neighboring segments share.
    final int? overlap;
    final User owner;
    
    ///Identifier of a project. The project that the task belongs to.
    final int projectId;
    
    ///Size of a segment. Counted in frames.
    final int? segmentSize;
    
    ///Segments of the task; may be empty.
    final List<Segment> segments;
    final DataStorage sourceStorage;
    
    ///Status of the task.
    final String status;
    
    ///Subset; may be empty. The subset that the task belongs to.
    final String subset;
    final DataStorage targetStorage;
    
    ///When the task was last updated.
    final String updatedDate;
    
    ///Address of the task, `{base_url}/api/tasks/<task_id>`.
    final String url;

    CreatedTask({
        required this.assignee,
        required this.bugTracker,
        required this.createdDate,
        required this.dimension,
        required this.id,
        required this.labels,
        required this.mode,
        required this.name,
        required this.organization,
        this.overlap,
        required this.owner,
        required this.projectId,
        this.segmentSize,
        required this.segments,
        required this.sourceStorage,
        required this.status,
        required this.subset,
        required this.targetStorage,
        required this.updatedDate,
        required this.url,
    });

    factory CreatedTask.fromJson(Map<String, dynamic> json) => CreatedTask(
        assignee: json["assignee"] == null ? null : User.fromJson(json["assignee"]),
        bugTracker: json["bug_tracker"],
        createdDate: json["created_date"],
        dimension: json["dimension"],
        id: json["id"],
        labels: List<Label>.from(json["labels"].map((x) => Label.fromJson(x))),
        mode: json["mode"],
        name: json["name"],
        organization: json["organization"],
        overlap: json["overlap"],
        owner: User.fromJson(json["owner"]),
        projectId: json["project_id"],
        segmentSize: json["segment_size"],
        segments: List<Segment>.from(json["segments"].map((x) => Segment.fromJson(x))),
        sourceStorage: DataStorage.fromJson(json["source_storage"]),
        status: json["status"],
        subset: json["subset"],
        targetStorage: DataStorage.fromJson(json["target_storage"]),
        updatedDate: json["updated_date"],
        url: json["url"],
    );

    Map<String, dynamic> toJson() => {
        "assignee": assignee?.toJson(),
        "bug_tracker": bugTracker,
        "created_date": createdDate,
        "dimension": dimension,
        "id": id,
        "labels": List<dynamic>.from(labels.map((x) => x.toJson())),
        "mode": mode,
        "name": name,
        "organization": organization,
        "overlap": overlap,
        "owner": owner.toJson(),
        "project_id": projectId,
        "segment_size": segmentSize,
        "segments": List<dynamic>.from(segments.map((x) => x.toJson())),
        "source_storage": sourceStorage.toJson(),
        "status": status,
        "subset": subset,
        "target_storage": targetStorage.toJson(),
        "updated_date": updatedDate,
        "url": url,
    };
}


///A label. Annotators assign it.
class Label {
    
    ///Attributes of the label. Items may be anything.
    final List<dynamic> attributes;
    
    ///Hex colour.
    final String color;
    
    ///Whether the label has a parent.
    final bool hasParent;
    
    ///Label identifier.
    final int id;
    
    ///Label name.
    final String name;
    
    ///Sublabels of the label. Items may be anything.
    final List<dynamic> sublabels;
    
    ///Type of the label. The kind of shape that it applies to.
    final String type;

    Label({
        required this.attributes,
        required this.color,
        required this.hasParent,
        required this.id,
        required this.name,
        required this.sublabels,
        required this.type,
    });

    factory Label.fromJson(Map<String, dynamic> json) => Label(
        attributes: List<dynamic>.from(json["attributes"].map((x) => x)),
        color: json["color"],
        hasParent: json["has_parent"],
        id: json["id"],
        name: json["name"],
        sublabels: List<dynamic>.from(json["sublabels"].map((x) => x)),
        type: json["type"],
    );

    Map<String, dynamic> toJson() => {
        "attributes": List<dynamic>.from(attributes.map((x) => x)),
        "color": color,
        "has_parent": hasParent,
        "id": id,
        "name": name,
        "sublabels": List<dynamic>.from(sublabels.map((x) => x)),
        "type": type,
    };
}


///A segment. A range of frames of a task, with the jobs that cover it.
class Segment {
    
    ///Summaries of the segment's jobs.
    final List<JobSummary> jobs;
    
    ///Frame at the start. The first of the range.
    final int startFrame;
    
    ///Frame at the stop. The last of the range, inclusive.
    final int stopFrame;

    Segment({
        required this.jobs,
        required this.startFrame,
        required this.stopFrame,
    });

    factory Segment.fromJson(Map<String, dynamic> json) => Segment(
        jobs: List<JobSummary>.from(json["jobs"].map((x) => JobSummary.fromJson(x))),
        startFrame: json["start_frame"],
        stopFrame: json["stop_frame"],
    );

    Map<String, dynamic> toJson() => {
        "jobs": List<dynamic>.from(jobs.map((x) => x.toJson())),
        "start_frame": startFrame,
        "stop_frame": stopFrame,
    };
}


///Summary of a job.
class JobSummary {
    
    ///User the job is assigned to, or null.
    final User? assignee;
    
    ///Job identifier.
    final int id;
    
    ///Stage of the job.
    final String stage;
    
    ///State of the job.
    final String state;
    
    ///Status of the job.
    final String status;
    
    ///Address of the job, `{base_url}/api/jobs/<job_id>`.
    final String url;

    JobSummary({
        required this.assignee,
        required this.id,
        required this.stage,
        required this.state,
        required this.status,
        required this.url,
    });

    factory JobSummary.fromJson(Map<String, dynamic> json) => JobSummary(
        assignee: json["assignee"] == null ? null : User.fromJson(json["assignee"]),
        id: json["id"],
        stage: json["stage"],
        state: json["state"],
        status: json["status"],
        url: json["url"],
    );

    Map<String, dynamic> toJson() => {
        "assignee": assignee?.toJson(),
        "id": id,
        "stage": stage,
        "state": state,
        "status": status,
        "url": url,
    };
}


///A storage. Where a task's data is read from or written to.
class DataStorage {
    
    ///Cloud storage identifier, or null. Null when the storage is not in a cloud.
    final int? cloudStorageId;
    
    ///Storage identifier.
    final int id;
    
    ///Location of the storage. The kind of storage.
    final String location;

    DataStorage({
        required this.cloudStorageId,
        required this.id,
        required this.location,
    });

    factory DataStorage.fromJson(Map<String, dynamic> json) => DataStorage(
        cloudStorageId: json["cloud_storage_id"],
        id: json["id"],
        location: json["location"],
    );

    Map<String, dynamic> toJson() => {
        "cloud_storage_id": cloudStorageId,
        "id": id,
        "location": location,
    };
}


///A task was updated. For example, its status or its assignment changed.
class UpdateTaskEvent {
    final TaskBeforeUpdate beforeUpdate;
    
    ///Name of the event.
    final String event;
    final User sender;
    final Task task;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    UpdateTaskEvent({
        required this.beforeUpdate,
        required this.event,
        required this.sender,
        required this.task,
        required this.webhookId,
    });

    factory UpdateTaskEvent.fromJson(Map<String, dynamic> json) => UpdateTaskEvent(
        beforeUpdate: TaskBeforeUpdate.fromJson(json["before_update"]),
        event: json["event"],
        sender: User.fromJson(json["sender"]),
        task: Task.fromJson(json["task"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "before_update": beforeUpdate.toJson(),
        "event": event,
        "sender": sender.toJson(),
        "task": task.toJson(),
        "webhook_id": webhookId,
    };
}


///Old values of the keys of a task that changed.
class TaskBeforeUpdate {
    
    ///User the task is assigned to, or null.
    final User? assignee;
    
    ///Bug tracker; may be empty. A URL.
    final String? bugTracker;
    
    ///When the task was created.
    final String? createdDate;
    
    ///Data of the task; update only. Its identifier.
    final int? data;
    
    ///Size of a data chunk; update only. Counted in frames.
    final int? dataChunkSize;
    
    ///Type of the compressed data chunks; update only.
    final String? dataCompressedChunkType;
    
    ///Type of the original data chunks; update only.
    final String? dataOriginalChunkType;
    
    ///Dimension. The dimension of the data.
    final String? dimension;
    
    ///Task identifier.
    final int? id;
    
    ///Image quality; update only.
    final int? imageQuality;
    
    ///Labels of the task.
    final List<Label>? labels;
    
    ///Empty string or a mode name.
    final String? mode;
    
    ///Task name.
    final String? name;
    
    ///Organization, or null. Its identifier.
    final int? organization;
    
    ///Overlap, or null. The number of frames that neighboring segments share.
    final int? overlap;
    final User? owner;
    
    ///Identifier of a project. The project that the task belongs to.
    final int? projectId;
    
    ///Size of a segment. Counted in frames.
    final int? segmentSize;
    
    ///Segments of the task; may be empty.
    final List<Segment>? segments;
    
    ///Size of the task; update only. The number of frames.
    final int? size;
    final DataStorage? sourceStorage;
    
    ///Status of the task.
    final String? status;
    
    ///Subset; may be empty. The subset that the task belongs to.
    final String? subset;
    final DataStorage? targetStorage;
    
    ///When the task was last updated.
    final String? updatedDate;
    
    ///Address of the task, `{base_url}/api/tasks/<task_id>`.
    final String? url;

    TaskBeforeUpdate({
        this.assignee,
        this.bugTracker,
        this.createdDate,
        this.data,
        this.dataChunkSize,
        this.dataCompressedChunkType,
        this.dataOriginalChunkType,
        this.dimension,
        this.id,
        this.imageQuality,
        this.labels,
        this.mode,
        this.name,
        this.organization,
        this.overlap,
        this.owner,
        this.projectId,
        this.segmentSize,
        this.segments,
        this.size,
        this.sourceStorage,
        this.status,
        this.subset,
        this.targetStorage,
        this.updatedDate,
        this.url,
    });

    factory TaskBeforeUpdate.fromJson(Map<String, dynamic> json) => TaskBeforeUpdate(
        assignee: json["assignee"] == null ? null : User.fromJson(json["assignee"]),
        bugTracker: json["bug_tracker"],
        createdDate: json["created_date"],
        data: json["data"],
        dataChunkSize: json["data_chunk_size"],
        dataCompressedChunkType: json["data_compressed_chunk_type"],
        dataOriginalChunkType: json["data_original_chunk_type"],
        dimension: json["dimension"],
        id: json["id"],
        imageQuality: json["image_quality"],
        labels: json["labels"] == null ? [] : List<Label>.from(json["labels"]!.map((x) => Label.fromJson(x))),
        mode: json["mode"],
        name: json["name"],
        organization: json["organization"],
        overlap: json["overlap"],
        owner: json["owner"] == null ? null : User.fromJson(json["owner"]),
        projectId: json["project_id"],
        segmentSize: json["segment_size"],
        segments: json["segments"] == null ? [] : List<Segment>.from(json["segments"]!.map((x) => Segment.fromJson(x))),
        size: json["size"],
        sourceStorage: json["source_storage"] == null ? null : DataStorage.fromJson(json["source_storage"]),
        status: json["status"],
        subset: json["subset"],
        targetStorage: json["target_storage"] == null ? null : DataStorage.fromJson(json["target_storage"]),
        updatedDate: json["updated_date"],
        url: json["url"],
    );

    Map<String, dynamic> toJson() => {
        "assignee": assignee?.toJson(),
        "bug_tracker": bugTracker,
        "created_date": createdDate,
        "data": data,
        "data_chunk_size": dataChunkSize,
        "data_compressed_chunk_type": dataCompressedChunkType,
        "data_original_chunk_type": dataOriginalChunkType,
        "dimension": dimension,
        "id": id,
        "image_quality": imageQuality,
        "labels": labels == null ? [] : List<dynamic>.from(labels!.map((x) => x.toJson())),
        "mode": mode,
        "name": name,
        "organization": organization,
        "overlap": overlap,
        "owner": owner?.toJson(),
        "project_id": projectId,
        "segment_size": segmentSize,
        "segments": segments == null ? [] : List<dynamic>.from(segments!.map((x) => x.toJson())),
        "size": size,
        "source_storage": sourceStorage?.toJson(),
        "status": status,
        "subset": subset,
        "target_storage": targetStorage?.toJson(),
        "updated_date": updatedDate,
        "url": url,
    };
}


///A task, given in full for update events.
class Task {
    
    ///User the task is assigned to, or null.
    final User? assignee;
    
    ///Bug tracker; may be empty. A URL.
    final String bugTracker;
    
    ///When the task was created.
    final String createdDate;
    
    ///Data of the task; update only. Its identifier.
    final int data;
    
    ///Size of a data chunk; update only. Counted in frames.
    final int dataChunkSize;
    
    ///Type of the compressed data chunks; update only.
    final String dataCompressedChunkType;
    
    ///Type of the original data chunks; update only.
    final String dataOriginalChunkType;
    
    ///Dimension. The dimension of the data.
    final String dimension;
    
    ///Task identifier.
    final int id;
    
    ///Image quality; update only.
    final int imageQuality;
    
    ///Labels of the task.
    final List<Label> labels;
    
    ///Empty string or a mode name.
    final String mode;
    
    ///Task name.
    final String name;
    
    ///Organization, or null. Its identifier.
    final int? organization;
    
    ///Overlap, or null. The number of frames that neighboring segments share.
    final int? overlap;
    final User owner;
    
    ///Identifier of a project. The project that the task belongs to.
    final int projectId;
    
    ///Size of a segment. Counted in frames.
    final int segmentSize;
    
    ///Segments of the task; may be empty.
    final List<Segment> segments;
    
    ///Size of the task; update only. The number of frames.
    final int size;
    final DataStorage sourceStorage;
    
    ///Status of the task.
    final String status;
    
    ///Subset; may be empty. The subset that the task belongs to.
    final String subset;
    final DataStorage targetStorage;
    
    ///When the task was last updated.
    final String updatedDate;
    
    ///Address of the task, `{base_url}/api/tasks/<task_id>`.
    final String url;

    Task({
        required this.assignee,
        required this.bugTracker,
        required this.createdDate,
        required this.data,
        required this.dataChunkSize,
        required this.dataCompressedChunkType,
        required this.dataOriginalChunkType,
        required this.dimension,
        required this.id,
        required this.imageQuality,
        required this.labels,
        required this.mode,
        required this.name,
        required this.organization,
        required this.overlap,
        required this.owner,
        required this.projectId,
        required this.segmentSize,
        required this.segments,
        required this.size,
        required this.sourceStorage,
        required this.status,
        required this.subset,
        required this.targetStorage,
        required this.updatedDate,
        required this.url,
    });

    factory Task.fromJson(Map<String, dynamic> json) => Task(
        assignee: json["assignee"] == null ? null : User.fromJson(json["assignee"]),
        bugTracker: json["bug_tracker"],
        createdDate: json["created_date"],
        data: json["data"],
        dataChunkSize: json["data_chunk_size"],
        dataCompressedChunkType: json["data_compressed_chunk_type"],
        dataOriginalChunkType: json["data_original_chunk_type"],
        dimension: json["dimension"],
        id: json["id"],
        imageQuality: json["image_quality"],
        labels: List<Label>.from(json["labels"].map((x) => Label.fromJson(x))),
        mode: json["mode"],
        name: json["name"],
        organization: json["organization"],
        overlap: json["overlap"],
        owner: User.fromJson(json["owner"]),
        projectId: json["project_id"],
        segmentSize: json["segment_size"],
        segments: List<Segment>.from(json["segments"].map((x) => Segment.fromJson(x))),
        size: json["size"],
        sourceStorage: DataStorage.fromJson(json["source_storage"]),
        status: json["status"],
        subset: json["subset"],
        targetStorage: DataStorage.fromJson(json["target_storage"]),
        updatedDate: json["updated_date"],
        url: json["url"],
    );

    Map<String, dynamic> toJson() => {
        "assignee": assignee?.toJson(),
        "bug_tracker": bugTracker,
        "created_date": createdDate,
        "data": data,
        "data_chunk_size": dataChunkSize,
        "data_compressed_chunk_type": dataCompressedChunkType,
        "data_original_chunk_type": dataOriginalChunkType,
        "dimension": dimension,
        "id": id,
        "image_quality": imageQuality,
        "labels": List<dynamic>.from(labels.map((x) => x.toJson())),
        "mode": mode,
        "name": name,
        "organization": organization,
        "overlap": overlap,
        "owner": owner.toJson(),
        "project_id": projectId,
        "segment_size": segmentSize,
        "segments": List<dynamic>.from(segments.map((x) => x.toJson())),
        "size": size,
        "source_storage": sourceStorage.toJson(),
        "status": status,
        "subset": subset,
        "target_storage": targetStorage.toJson(),
        "updated_date": updatedDate,
        "url": url,
    };
}


///A task was deleted.
class DeleteTaskEvent {
    
    ///Name of the event.
    final String event;
    final User sender;
    final DeletedTask task;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    DeleteTaskEvent({
        required this.event,
        required this.sender,
        required this.task,
        required this.webhookId,
    });

    factory DeleteTaskEvent.fromJson(Map<String, dynamic> json) => DeleteTaskEvent(
        event: json["event"],
        sender: User.fromJson(json["sender"]),
        task: DeletedTask.fromJson(json["task"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "sender": sender.toJson(),
        "task": task.toJson(),
        "webhook_id": webhookId,
    };
}


///A task in a delete payload, which omits the fields marked update only. `overlap` and
///`segment_size` may be missing.
class DeletedTask {
    
    ///User the task is assigned to, or null.
    final User? assignee;
    
    ///Bug tracker; may be empty. A URL.
    final String bugTracker;
    
    ///When the task was created.
    final String createdDate;
    
    ///Dimension. The dimension of the data.
    final String dimension;
    
    ///Task identifier.
    final int id;
    
    ///Labels of the task.
    final List<Label> labels;
    
    ///Empty string or a mode name.
    final String mode;
    
    ///Task name.
    final String name;
    
    ///Organization, or null. Its identifier.
    final int? organization;
    
    ///Overlap, or null. The number of frames that neighboring segments share.
    final int? overlap;
    final User owner;
    
    ///Identifier of a project. The project that the task belongs to.
    final int projectId;
    
    ///Size of a segment. Counted in frames.
    final int? segmentSize;
    
    ///Segments of the task; may be empty.
    final List<Segment> segments;
    final DataStorage sourceStorage;
    
    ///Status of the task.
    final String status;
    
    ///Subset; may be empty. The subset that the task belongs to.
    final String subset;
    final DataStorage targetStorage;
    
    ///When the task was last updated.
    final String updatedDate;
    
    ///Address of the task, `{base_url}/api/tasks/<task_id>`.
    final String url;

    DeletedTask({
        required this.assignee,
        required this.bugTracker,
        required this.createdDate,
        required this.dimension,
        required this.id,
        required this.labels,
        required this.mode,
        required this.name,
        required this.organization,
        this.overlap,
        required this.owner,
        required this.projectId,
        this.segmentSize,
        required this.segments,
        required this.sourceStorage,
        required this.status,
        required this.subset,
        required this.targetStorage,
        required this.updatedDate,
        required this.url,
    });

    factory DeletedTask.fromJson(Map<String, dynamic> json) => DeletedTask(
        assignee: json["assignee"] == null ? null : User.fromJson(json["assignee"]),
        bugTracker: json["bug_tracker"],
        createdDate: json["created_date"],
        dimension: json["dimension"],
        id: json["id"],
        labels: List<Label>.from(json["labels"].map((x) => Label.fromJson(x))),
        mode: json["mode"],
        name: json["name"],
        organization: json["organization"],
        overlap: json["overlap"],
        owner: User.fromJson(json["owner"]),
        projectId: json["project_id"],
        segmentSize: json["segment_size"],
        segments: List<Segment>.from(json["segments"].map((x) => Segment.fromJson(x))),
        sourceStorage: DataStorage.fromJson(json["source_storage"]),
        status: json["status"],
        subset: json["subset"],
        targetStorage: DataStorage.fromJson(json["target_storage"]),
        updatedDate: json["updated_date"],
        url: json["url"],
    );

    Map<String, dynamic> toJson() => {
        "assignee": assignee?.toJson(),
        "bug_tracker": bugTracker,
        "created_date": createdDate,
        "dimension": dimension,
        "id": id,
        "labels": List<dynamic>.from(labels.map((x) => x.toJson())),
        "mode": mode,
        "name": name,
        "organization": organization,
        "overlap": overlap,
        "owner": owner.toJson(),
        "project_id": projectId,
        "segment_size": segmentSize,
        "segments": List<dynamic>.from(segments.map((x) => x.toJson())),
        "source_storage": sourceStorage.toJson(),
        "status": status,
        "subset": subset,
        "target_storage": targetStorage.toJson(),
        "updated_date": updatedDate,
        "url": url,
    };
}


///A job was updated. For example, its status or its assignee changed.
class UpdateJobEvent {
    
    ///Only the keys of the resource that changed, with their old values.
    final Map<String, dynamic> beforeUpdate;
    
    ///Name of the event.
    final String event;
    
    ///The job after the update, in full.
    final Map<String, dynamic> job;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    UpdateJobEvent({
        required this.beforeUpdate,
        required this.event,
        required this.job,
        required this.sender,
        required this.webhookId,
    });

    factory UpdateJobEvent.fromJson(Map<String, dynamic> json) => UpdateJobEvent(
        beforeUpdate: Map.from(json["before_update"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        event: json["event"],
        job: Map.from(json["job"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "before_update": Map.from(beforeUpdate).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "event": event,
        "job": Map.from(job).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///An issue was created.
class CreateIssueEvent {
    
    ///Name of the event.
    final String event;
    
    ///The created issue, in full.
    final Map<String, dynamic> issue;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    CreateIssueEvent({
        required this.event,
        required this.issue,
        required this.sender,
        required this.webhookId,
    });

    factory CreateIssueEvent.fromJson(Map<String, dynamic> json) => CreateIssueEvent(
        event: json["event"],
        issue: Map.from(json["issue"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "issue": Map.from(issue).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///An issue was updated.
class UpdateIssueEvent {
    
    ///Only the keys of the resource that changed, with their old values.
    final Map<String, dynamic> beforeUpdate;
    
    ///Name of the event.
    final String event;
    
    ///The issue after the update, in full.
    final Map<String, dynamic> issue;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    UpdateIssueEvent({
        required this.beforeUpdate,
        required this.event,
        required this.issue,
        required this.sender,
        required this.webhookId,
    });

    factory UpdateIssueEvent.fromJson(Map<String, dynamic> json) => UpdateIssueEvent(
        beforeUpdate: Map.from(json["before_update"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        event: json["event"],
        issue: Map.from(json["issue"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "before_update": Map.from(beforeUpdate).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "event": event,
        "issue": Map.from(issue).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///An issue was deleted.
class DeleteIssueEvent {
    
    ///Name of the event.
    final String event;
    
    ///The deleted issue, in full.
    final Map<String, dynamic> issue;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    DeleteIssueEvent({
        required this.event,
        required this.issue,
        required this.sender,
        required this.webhookId,
    });

    factory DeleteIssueEvent.fromJson(Map<String, dynamic> json) => DeleteIssueEvent(
        event: json["event"],
        issue: Map.from(json["issue"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "issue": Map.from(issue).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A comment was created.
class CreateCommentEvent {
    
    ///The created comment, in full.
    final Map<String, dynamic> comment;
    
    ///Name of the event.
    final String event;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    CreateCommentEvent({
        required this.comment,
        required this.event,
        required this.sender,
        required this.webhookId,
    });

    factory CreateCommentEvent.fromJson(Map<String, dynamic> json) => CreateCommentEvent(
        comment: Map.from(json["comment"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        event: json["event"],
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "comment": Map.from(comment).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "event": event,
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A comment was updated.
class UpdateCommentEvent {
    
    ///Only the keys of the resource that changed, with their old values.
    final Map<String, dynamic> beforeUpdate;
    
    ///The comment after the update, in full.
    final Map<String, dynamic> comment;
    
    ///Name of the event.
    final String event;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    UpdateCommentEvent({
        required this.beforeUpdate,
        required this.comment,
        required this.event,
        required this.sender,
        required this.webhookId,
    });

    factory UpdateCommentEvent.fromJson(Map<String, dynamic> json) => UpdateCommentEvent(
        beforeUpdate: Map.from(json["before_update"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        comment: Map.from(json["comment"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        event: json["event"],
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "before_update": Map.from(beforeUpdate).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "comment": Map.from(comment).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "event": event,
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A comment was deleted.
class DeleteCommentEvent {
    
    ///The deleted comment, in full.
    final Map<String, dynamic> comment;
    
    ///Name of the event.
    final String event;
    final User sender;
    
    ///Identifier of the webhook that sends it.
    final int webhookId;

    DeleteCommentEvent({
        required this.comment,
        required this.event,
        required this.sender,
        required this.webhookId,
    });

    factory DeleteCommentEvent.fromJson(Map<String, dynamic> json) => DeleteCommentEvent(
        comment: Map.from(json["comment"]).map((k, v) => MapEntry<String, dynamic>(k, v)),
        event: json["event"],
        sender: User.fromJson(json["sender"]),
        webhookId: json["webhook_id"],
    );

    Map<String, dynamic> toJson() => {
        "comment": Map.from(comment).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "event": event,
        "sender": sender.toJson(),
        "webhook_id": webhookId,
    };
}


///A user triggered a ping. It has no `webhook_id` and no resource.
class PingEvent {
    
    ///Always `ping`.
    final String event;
    final User sender;
    final Webhook webhook;

    PingEvent({
        required this.event,
        required this.sender,
        required this.webhook,
    });

    factory PingEvent.fromJson(Map<String, dynamic> json) => PingEvent(
        event: json["event"],
        sender: User.fromJson(json["sender"]),
        webhook: Webhook.fromJson(json["webhook"]),
    );

    Map<String, dynamic> toJson() => {
        "event": event,
        "sender": sender.toJson(),
        "webhook": webhook.toJson(),
    };
}


///A webhook as seen in the ping payload, which does not return the secret.
class Webhook {
    
    ///Media type of the delivered payload, sent as Content-Type.
    final String contentType;
    
    ///When the webhook was created.
    final String createdDate;
    
    ///Short purpose summary; may be empty.
    final String description;
    
    ///Enables or disables SSL certificate verification for delivery. When true, SSL
    ///verification is on.
    final bool enableSsl;
    
    ///Subscribed event names.
    final List<EventName> events;
    
    ///Webhook identifier.
    final int id;
    
    ///No delivery occurs while this is false. This includes pings.
    final bool isActive;
    
    ///Time of the last delivery. Missing before the first delivery.
    final String? lastDeliveryDate;
    
    ///HTTP status of the last delivery. Missing before the first delivery, and after one that
    ///got no response.
    final int? lastStatus;
    
    ///Organization identifier for an organization webhook, or null. An integer if `type` is
    ///`organization`.
    final int? organization;
    final User owner;
    
    ///Project identifier for a project webhook, or null. Null only if `type` is not `project`.
    final int? project;
    
    ///Where event payloads are delivered.
    final String targetUrl;
    final WebhookType type;
    
    ///When the webhook was last updated.
    final String updatedDate;
    
    ///Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
    final String url;

    Webhook({
        required this.contentType,
        required this.createdDate,
        required this.description,
        required this.enableSsl,
        required this.events,
        required this.id,
        required this.isActive,
        this.lastDeliveryDate,
        this.lastStatus,
        required this.organization,
        required this.owner,
        required this.project,
        required this.targetUrl,
        required this.type,
        required this.updatedDate,
        required this.url,
    });

    factory Webhook.fromJson(Map<String, dynamic> json) => Webhook(
        contentType: json["content_type"],
        createdDate: json["created_date"],
        description: json["description"],
        enableSsl: json["enable_ssl"],
        events: List<EventName>.from(json["events"].map((x) => eventNameValues.map[x]!)),
        id: json["id"],
        isActive: json["is_active"],
        lastDeliveryDate: json["last_delivery_date"],
        lastStatus: json["last_status"],
        organization: json["organization"],
        owner: User.fromJson(json["owner"]),
        project: json["project"],
        targetUrl: json["target_url"],
        type: webhookTypeValues.map[json["type"]]!,
        updatedDate: json["updated_date"],
        url: json["url"],
    );

    Map<String, dynamic> toJson() => {
        "content_type": contentType,
        "created_date": createdDate,
        "description": description,
        "enable_ssl": enableSsl,
        "events": List<dynamic>.from(events.map((x) => eventNameValues.reverse[x])),
        "id": id,
        "is_active": isActive,
        "last_delivery_date": lastDeliveryDate,
        "last_status": lastStatus,
        "organization": organization,
        "owner": owner.toJson(),
        "project": project,
        "target_url": targetUrl,
        "type": webhookTypeValues.reverse[type],
        "updated_date": updatedDate,
        "url": url,
    };
}

enum EventName {
    CREATE_COMMENT,
    CREATE_INVITATION,
    CREATE_ISSUE,
    CREATE_PROJECT,
    CREATE_TASK,
    DELETE_COMMENT,
    DELETE_INVITATION,
    DELETE_ISSUE,
    DELETE_MEMBERSHIP,
    DELETE_PROJECT,
    DELETE_TASK,
    UPDATE_COMMENT,
    UPDATE_ISSUE,
    UPDATE_JOB,
    UPDATE_MEMBERSHIP,
    UPDATE_ORGANIZATION,
    UPDATE_PROJECT,
    UPDATE_TASK
}

final eventNameValues = EnumValues({
    "create:comment": EventName.CREATE_COMMENT,
    "create:invitation": EventName.CREATE_INVITATION,
    "create:issue": EventName.CREATE_ISSUE,
    "create:project": EventName.CREATE_PROJECT,
    "create:task": EventName.CREATE_TASK,
    "delete:comment": EventName.DELETE_COMMENT,
    "delete:invitation": EventName.DELETE_INVITATION,
    "delete:issue": EventName.DELETE_ISSUE,
    "delete:membership": EventName.DELETE_MEMBERSHIP,
    "delete:project": EventName.DELETE_PROJECT,
    "delete:task": EventName.DELETE_TASK,
    "update:comment": EventName.UPDATE_COMMENT,
    "update:issue": EventName.UPDATE_ISSUE,
    "update:job": EventName.UPDATE_JOB,
    "update:membership": EventName.UPDATE_MEMBERSHIP,
    "update:organization": EventName.UPDATE_ORGANIZATION,
    "update:project": EventName.UPDATE_PROJECT,
    "update:task": EventName.UPDATE_TASK
});

enum WebhookType {
    ORGANIZATION,
    PROJECT
}

final webhookTypeValues = EnumValues({
    "organization": WebhookType.ORGANIZATION,
    "project": WebhookType.PROJECT
});

class EnumValues<T> {
    Map<String, T> map;
    late Map<T, String> reverseMap;

    EnumValues(this.map);

    Map<T, String> get reverse {
            reverseMap = map.map((k, v) => MapEntry(v, k));
            return reverseMap;
    }
}
