# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "../annotation_contracts"

module AnnotationContracts
  # Types of the contract `webhook`, edition 2.3.
  module Webhook2_3
    # Empty string or a mode name such as `annotation` (W2.3). Known: `""`, `annotation`; others may appear (W-seen). Any string is valid; these are known.
    module TaskMode
      EMPTY = ""
      ANNOTATION = "annotation"
      # Every known value.
      ALL = [EMPTY, ANNOTATION].freeze
    end

    # Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen). Any string is valid; these are known.
    module Status
      ANNOTATION = "annotation"
      # Every known value.
      ALL = [ANNOTATION].freeze
    end

    # Type of a label (W2.3). Known: `any`; others may appear (W-seen). Any string is valid; these are known.
    module LabelType
      ANY = "any"
      # Every known value.
      ALL = [ANY].freeze
    end

    # Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen). Any string is valid; these are known.
    module JobStage
      ANNOTATION = "annotation"
      # Every known value.
      ALL = [ANNOTATION].freeze
    end

    # State of a job (W2.3). Known: `new`; others may appear (W-seen). Any string is valid; these are known.
    module JobState
      NEW = "new"
      # Every known value.
      ALL = [NEW].freeze
    end

    # Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen). Any string is valid; these are known.
    module TaskDimension
      VALUE_2D = "2d"
      # Every known value.
      ALL = [VALUE_2D].freeze
    end

    # Location of a storage (W2.3). Known: `local`; others may appear (W-seen). Any string is valid; these are known.
    module StorageLocation
      LOCAL = "local"
      # Every known value.
      ALL = [LOCAL].freeze
    end

    # Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen). Any string is valid; these are known.
    module ChunkType
      IMAGESET = "imageset"
      # Every known value.
      ALL = [IMAGESET].freeze
    end

    # Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed).
    module WebhookType
      PROJECT = "project"
      ORGANIZATION = "organization"
      # Every known value.
      ALL = [PROJECT, ORGANIZATION].freeze
    end

    # Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen). Any string is valid; these are known.
    module ContentType
      APPLICATION_JSON = "application/json"
      # Every known value.
      ALL = [APPLICATION_JSON].freeze
    end

    # Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 18 names (W-closed).
    module EventName
      UPDATE_ORGANIZATION = "update:organization"
      UPDATE_MEMBERSHIP = "update:membership"
      DELETE_MEMBERSHIP = "delete:membership"
      CREATE_INVITATION = "create:invitation"
      DELETE_INVITATION = "delete:invitation"
      CREATE_PROJECT = "create:project"
      UPDATE_PROJECT = "update:project"
      DELETE_PROJECT = "delete:project"
      CREATE_TASK = "create:task"
      UPDATE_TASK = "update:task"
      DELETE_TASK = "delete:task"
      UPDATE_JOB = "update:job"
      CREATE_ISSUE = "create:issue"
      UPDATE_ISSUE = "update:issue"
      DELETE_ISSUE = "delete:issue"
      CREATE_COMMENT = "create:comment"
      UPDATE_COMMENT = "update:comment"
      DELETE_COMMENT = "delete:comment"
      # Every known value.
      ALL = [UPDATE_ORGANIZATION, UPDATE_MEMBERSHIP, DELETE_MEMBERSHIP, CREATE_INVITATION, DELETE_INVITATION, CREATE_PROJECT, UPDATE_PROJECT, DELETE_PROJECT, CREATE_TASK, UPDATE_TASK, DELETE_TASK, UPDATE_JOB, CREATE_ISSUE, UPDATE_ISSUE, DELETE_ISSUE, CREATE_COMMENT, UPDATE_COMMENT, DELETE_COMMENT].freeze
    end

    # A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
    class User < Record
      # Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
      required :url, "url", Types::STRING
      # User identifier (W2.2).
      required :id, "id", Types::SAFE_INTEGER
      # User name (W2.2). Explanation: for the login.
      required :username, "username", Types::STRING
      # First name (W2.2). May be empty (W-empty).
      required :first_name, "first_name", Types::STRING
      # Last name (W2.2). May be empty (W-empty).
      required :last_name, "last_name", Types::STRING
    end

    # An organization was updated (W6.3).
    class UpdateOrganizationEvent < Record
      tag :event, "event", "update:organization"
      # The organization after the update, in full (W6.3).
      required :organization, "organization", Types.json("object")
      # Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update, "before_update", Types.json("object")
      # Identifier of the webhook that sends it (W6.3).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.3).
      required :sender, "sender", Types.named { User }
    end

    # A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
    class UpdateMembershipEvent < Record
      tag :event, "event", "update:membership"
      # The membership after the update, in full (W6.3).
      required :membership, "membership", Types.json("object")
      # Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update, "before_update", Types.json("object")
      # Identifier of the webhook that sends it (W6.3).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.3).
      required :sender, "sender", Types.named { User }
    end

    # A membership was deleted (W6.4). A member was removed from an organization (W6.1).
    class DeleteMembershipEvent < Record
      tag :event, "event", "delete:membership"
      # The deleted membership, in full (W6.4).
      required :membership, "membership", Types.json("object")
      # Identifier of the webhook that sends it (W6.4).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.4).
      required :sender, "sender", Types.named { User }
    end

    # An invitation was created (W6.2). It was issued (W6.1).
    class CreateInvitationEvent < Record
      tag :event, "event", "create:invitation"
      # The created invitation, in full (W6.2).
      required :invitation, "invitation", Types.json("object")
      # Identifier of the webhook that sends it (W6.2).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.2).
      required :sender, "sender", Types.named { User }
    end

    # An invitation was deleted (W6.4). It was revoked (W6.1).
    class DeleteInvitationEvent < Record
      tag :event, "event", "delete:invitation"
      # The deleted invitation, in full (W6.4).
      required :invitation, "invitation", Types.json("object")
      # Identifier of the webhook that sends it (W6.4).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.4).
      required :sender, "sender", Types.named { User }
    end

    # A project was created (W6.2).
    class CreateProjectEvent < Record
      tag :event, "event", "create:project"
      # The created project, in full (W6.2).
      required :project, "project", Types.json("object")
      # Identifier of the webhook that sends it (W6.2).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.2).
      required :sender, "sender", Types.named { User }
    end

    # A project was updated (W6.3).
    class UpdateProjectEvent < Record
      tag :event, "event", "update:project"
      # The project after the update, in full (W6.3).
      required :project, "project", Types.json("object")
      # Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update, "before_update", Types.json("object")
      # Identifier of the webhook that sends it (W6.3).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.3).
      required :sender, "sender", Types.named { User }
    end

    # A project was deleted (W6.4).
    class DeleteProjectEvent < Record
      tag :event, "event", "delete:project"
      # The deleted project, in full (W6.4).
      required :project, "project", Types.json("object")
      # Identifier of the webhook that sends it (W6.4).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.4).
      required :sender, "sender", Types.named { User }
    end

    # A label (W2.3). Explanation: annotators assign it.
    class Label < Record
      # Label identifier (W2.3).
      required :id, "id", Types::SAFE_INTEGER
      # Label name (W2.3).
      required :name, "name", Types::STRING
      # Hex colour (W2.3).
      required :color, "color", Types::STRING
      # Attributes of the label (W2.3). Items may be anything (W-arrays).
      required :attributes, "attributes", Types::List.new(Types::ANYTHING)
      # Type of the label (W2.3). Explanation: the kind of shape that it applies to.
      required :type, "type", Types::STRING
      # Sublabels of the label (W2.3). Items may be anything (W-arrays).
      required :sublabels, "sublabels", Types::List.new(Types::ANYTHING)
      # Whether the label has a parent (W2.3).
      required :has_parent, "has_parent", Types::BOOLEAN
    end

    # Summary of a job (W2.3).
    class JobSummary < Record
      # Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
      required :url, "url", Types::STRING
      # Job identifier (W2.3).
      required :id, "id", Types::SAFE_INTEGER
      # User the job is assigned to, or null (W2.3).
      required :assignee, "assignee", Types::Nullable.new(Types.named { User })
      # Status of the job (W2.3).
      required :status, "status", Types::STRING
      # Stage of the job (W2.3).
      required :stage, "stage", Types::STRING
      # State of the job (W2.3).
      required :state, "state", Types::STRING
    end

    # A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
    class Segment < Record
      # Frame at the start (W2.3). Explanation: the first of the range.
      required :start_frame, "start_frame", Types::SAFE_INTEGER
      # Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
      required :stop_frame, "stop_frame", Types::SAFE_INTEGER
      # Summaries of the segment's jobs (W2.3).
      required :jobs, "jobs", Types::List.new(Types.named { JobSummary })
    end

    # A storage (W2.3). Explanation: where a task's data is read from or written to.
    class Storage < Record
      # Storage identifier (W2.3).
      required :id, "id", Types::SAFE_INTEGER
      # Location of the storage (W2.3). Explanation: its kind.
      required :location, "location", Types::STRING
      # Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud.
      required :cloud_storage_id, "cloud_storage_id", Types::Nullable.new(Types::SAFE_INTEGER)
    end

    # A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
    class CreatedTask < Record
      # Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
      required :url, "url", Types::STRING
      # Task identifier (W2.3).
      required :id, "id", Types::SAFE_INTEGER
      # Task name (W2.3).
      required :name, "name", Types::STRING
      # Identifier of a project (W2.3). Explanation: the one that the task belongs to.
      required :project_id, "project_id", Types::SAFE_INTEGER
      # Empty string or a mode name (W2.3).
      required :mode, "mode", Types::STRING
      # Owner of the task (W2.3).
      required :owner, "owner", Types.named { User }
      # User the task is assigned to, or null (W2.3).
      required :assignee, "assignee", Types::Nullable.new(Types.named { User })
      # Bug tracker; may be empty (W2.3). Explanation: its address.
      required :bug_tracker, "bug_tracker", Types::STRING
      # When the task was created (W2.3).
      required :created_date, "created_date", Types::STRING
      # When the task was last updated (W2.3).
      required :updated_date, "updated_date", Types::STRING
      # Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
      optional :overlap, "overlap", Types::Nullable.new(Types::SAFE_INTEGER)
      # Size of a segment (W2.3). Explanation: in frames.
      optional :segment_size, "segment_size", Types::SAFE_INTEGER
      # Status of the task (W2.3).
      required :status, "status", Types::STRING
      # Labels of the task (W2.3).
      required :labels, "labels", Types::List.new(Types.named { Label })
      # Segments of the task; may be empty (W2.3).
      required :segments, "segments", Types::List.new(Types.named { Segment })
      # Dimension (W2.3). Explanation: of the data.
      required :dimension, "dimension", Types::STRING
      # Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      required :subset, "subset", Types::STRING
      # Organization, or null (W2.3). Explanation: its identifier.
      required :organization, "organization", Types::Nullable.new(Types::SAFE_INTEGER)
      # Target storage (W2.3). Explanation: where annotations are written to.
      required :target_storage, "target_storage", Types.named { Storage }
      # Source storage (W2.3). Explanation: where data is read from.
      required :source_storage, "source_storage", Types.named { Storage }
    end

    # A task was created (W6.2).
    class CreateTaskEvent < Record
      tag :event, "event", "create:task"
      # The created task, in full (W6.2).
      required :task, "task", Types.named { CreatedTask }
      # Identifier of the webhook that sends it (W6.2).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.2).
      required :sender, "sender", Types.named { User }
    end

    # A task, given in full for update events (W2.3).
    class Task < Record
      # Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
      required :url, "url", Types::STRING
      # Task identifier (W2.3).
      required :id, "id", Types::SAFE_INTEGER
      # Task name (W2.3).
      required :name, "name", Types::STRING
      # Identifier of a project (W2.3). Explanation: the one that the task belongs to.
      required :project_id, "project_id", Types::SAFE_INTEGER
      # Empty string or a mode name (W2.3).
      required :mode, "mode", Types::STRING
      # Owner of the task (W2.3).
      required :owner, "owner", Types.named { User }
      # User the task is assigned to, or null (W2.3).
      required :assignee, "assignee", Types::Nullable.new(Types.named { User })
      # Bug tracker; may be empty (W2.3). Explanation: its address.
      required :bug_tracker, "bug_tracker", Types::STRING
      # When the task was created (W2.3).
      required :created_date, "created_date", Types::STRING
      # When the task was last updated (W2.3).
      required :updated_date, "updated_date", Types::STRING
      # Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
      required :overlap, "overlap", Types::Nullable.new(Types::SAFE_INTEGER)
      # Size of a segment (W2.3). Explanation: in frames.
      required :segment_size, "segment_size", Types::SAFE_INTEGER
      # Status of the task (W2.3).
      required :status, "status", Types::STRING
      # Labels of the task (W2.3).
      required :labels, "labels", Types::List.new(Types.named { Label })
      # Segments of the task; may be empty (W2.3).
      required :segments, "segments", Types::List.new(Types.named { Segment })
      # Size of a data chunk; update only (W2.3). Explanation: in frames.
      required :data_chunk_size, "data_chunk_size", Types::SAFE_INTEGER
      # Type of the compressed data chunks; update only (W2.3).
      required :data_compressed_chunk_type, "data_compressed_chunk_type", Types::STRING
      # Type of the original data chunks; update only (W2.3).
      required :data_original_chunk_type, "data_original_chunk_type", Types::STRING
      # Size of the task; update only (W2.3). Explanation: number of frames.
      required :size, "size", Types::SAFE_INTEGER
      # Image quality; update only (W2.3).
      required :image_quality, "image_quality", Types::SAFE_INTEGER
      # Data of the task; update only (W2.3). Explanation: an identifier.
      required :data, "data", Types::SAFE_INTEGER
      # Dimension (W2.3). Explanation: of the data.
      required :dimension, "dimension", Types::STRING
      # Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      required :subset, "subset", Types::STRING
      # Organization, or null (W2.3). Explanation: its identifier.
      required :organization, "organization", Types::Nullable.new(Types::SAFE_INTEGER)
      # Target storage (W2.3). Explanation: where annotations are written to.
      required :target_storage, "target_storage", Types.named { Storage }
      # Source storage (W2.3). Explanation: where data is read from.
      required :source_storage, "source_storage", Types.named { Storage }
    end

    # Old values of the keys of a task that changed (W6.3).
    class TaskBeforeUpdate < Record
      # Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
      optional :url, "url", Types::STRING
      # Task identifier (W2.3).
      optional :id, "id", Types::SAFE_INTEGER
      # Task name (W2.3).
      optional :name, "name", Types::STRING
      # Identifier of a project (W2.3). Explanation: the one that the task belongs to.
      optional :project_id, "project_id", Types::SAFE_INTEGER
      # Empty string or a mode name (W2.3).
      optional :mode, "mode", Types::STRING
      # Owner of the task (W2.3).
      optional :owner, "owner", Types.named { User }
      # User the task is assigned to, or null (W2.3).
      optional :assignee, "assignee", Types::Nullable.new(Types.named { User })
      # Bug tracker; may be empty (W2.3). Explanation: its address.
      optional :bug_tracker, "bug_tracker", Types::STRING
      # When the task was created (W2.3).
      optional :created_date, "created_date", Types::STRING
      # When the task was last updated (W2.3).
      optional :updated_date, "updated_date", Types::STRING
      # Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
      optional :overlap, "overlap", Types::Nullable.new(Types::SAFE_INTEGER)
      # Size of a segment (W2.3). Explanation: in frames.
      optional :segment_size, "segment_size", Types::SAFE_INTEGER
      # Status of the task (W2.3).
      optional :status, "status", Types::STRING
      # Labels of the task (W2.3).
      optional :labels, "labels", Types::List.new(Types.named { Label })
      # Segments of the task; may be empty (W2.3).
      optional :segments, "segments", Types::List.new(Types.named { Segment })
      # Size of a data chunk; update only (W2.3). Explanation: in frames.
      optional :data_chunk_size, "data_chunk_size", Types::SAFE_INTEGER
      # Type of the compressed data chunks; update only (W2.3).
      optional :data_compressed_chunk_type, "data_compressed_chunk_type", Types::STRING
      # Type of the original data chunks; update only (W2.3).
      optional :data_original_chunk_type, "data_original_chunk_type", Types::STRING
      # Size of the task; update only (W2.3). Explanation: number of frames.
      optional :size, "size", Types::SAFE_INTEGER
      # Image quality; update only (W2.3).
      optional :image_quality, "image_quality", Types::SAFE_INTEGER
      # Data of the task; update only (W2.3). Explanation: an identifier.
      optional :data, "data", Types::SAFE_INTEGER
      # Dimension (W2.3). Explanation: of the data.
      optional :dimension, "dimension", Types::STRING
      # Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      optional :subset, "subset", Types::STRING
      # Organization, or null (W2.3). Explanation: its identifier.
      optional :organization, "organization", Types::Nullable.new(Types::SAFE_INTEGER)
      # Target storage (W2.3). Explanation: where annotations are written to.
      optional :target_storage, "target_storage", Types.named { Storage }
      # Source storage (W2.3). Explanation: where data is read from.
      optional :source_storage, "source_storage", Types.named { Storage }
    end

    # A task was updated (W6.3). For example its status or its assignment changed (W6.1).
    class UpdateTaskEvent < Record
      tag :event, "event", "update:task"
      # The task after the update, in full (W6.3).
      required :task, "task", Types.named { Task }
      # Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update, "before_update", Types.named { TaskBeforeUpdate }
      # Identifier of the webhook that sends it (W6.3).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.3).
      required :sender, "sender", Types.named { User }
    end

    # A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
    class DeletedTask < Record
      # Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
      required :url, "url", Types::STRING
      # Task identifier (W2.3).
      required :id, "id", Types::SAFE_INTEGER
      # Task name (W2.3).
      required :name, "name", Types::STRING
      # Identifier of a project (W2.3). Explanation: the one that the task belongs to.
      required :project_id, "project_id", Types::SAFE_INTEGER
      # Empty string or a mode name (W2.3).
      required :mode, "mode", Types::STRING
      # Owner of the task (W2.3).
      required :owner, "owner", Types.named { User }
      # User the task is assigned to, or null (W2.3).
      required :assignee, "assignee", Types::Nullable.new(Types.named { User })
      # Bug tracker; may be empty (W2.3). Explanation: its address.
      required :bug_tracker, "bug_tracker", Types::STRING
      # When the task was created (W2.3).
      required :created_date, "created_date", Types::STRING
      # When the task was last updated (W2.3).
      required :updated_date, "updated_date", Types::STRING
      # Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
      optional :overlap, "overlap", Types::Nullable.new(Types::SAFE_INTEGER)
      # Size of a segment (W2.3). Explanation: in frames.
      optional :segment_size, "segment_size", Types::SAFE_INTEGER
      # Status of the task (W2.3).
      required :status, "status", Types::STRING
      # Labels of the task (W2.3).
      required :labels, "labels", Types::List.new(Types.named { Label })
      # Segments of the task; may be empty (W2.3).
      required :segments, "segments", Types::List.new(Types.named { Segment })
      # Dimension (W2.3). Explanation: of the data.
      required :dimension, "dimension", Types::STRING
      # Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      required :subset, "subset", Types::STRING
      # Organization, or null (W2.3). Explanation: its identifier.
      required :organization, "organization", Types::Nullable.new(Types::SAFE_INTEGER)
      # Target storage (W2.3). Explanation: where annotations are written to.
      required :target_storage, "target_storage", Types.named { Storage }
      # Source storage (W2.3). Explanation: where data is read from.
      required :source_storage, "source_storage", Types.named { Storage }
    end

    # A task was deleted (W6.4).
    class DeleteTaskEvent < Record
      tag :event, "event", "delete:task"
      # The deleted task, in full (W6.4).
      required :task, "task", Types.named { DeletedTask }
      # Identifier of the webhook that sends it (W6.4).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.4).
      required :sender, "sender", Types.named { User }
    end

    # A job was updated (W6.3). For example its status or its assignee changed (W1.4).
    class UpdateJobEvent < Record
      tag :event, "event", "update:job"
      # The job after the update, in full (W6.3).
      required :job, "job", Types.json("object")
      # Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update, "before_update", Types.json("object")
      # Identifier of the webhook that sends it (W6.3).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.3).
      required :sender, "sender", Types.named { User }
    end

    # An issue was created (W6.2).
    class CreateIssueEvent < Record
      tag :event, "event", "create:issue"
      # The created issue, in full (W6.2).
      required :issue, "issue", Types.json("object")
      # Identifier of the webhook that sends it (W6.2).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.2).
      required :sender, "sender", Types.named { User }
    end

    # An issue was updated (W6.3).
    class UpdateIssueEvent < Record
      tag :event, "event", "update:issue"
      # The issue after the update, in full (W6.3).
      required :issue, "issue", Types.json("object")
      # Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update, "before_update", Types.json("object")
      # Identifier of the webhook that sends it (W6.3).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.3).
      required :sender, "sender", Types.named { User }
    end

    # An issue was deleted (W6.4).
    class DeleteIssueEvent < Record
      tag :event, "event", "delete:issue"
      # The deleted issue, in full (W6.4).
      required :issue, "issue", Types.json("object")
      # Identifier of the webhook that sends it (W6.4).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.4).
      required :sender, "sender", Types.named { User }
    end

    # A comment was created (W6.2).
    class CreateCommentEvent < Record
      tag :event, "event", "create:comment"
      # The created comment, in full (W6.2).
      required :comment, "comment", Types.json("object")
      # Identifier of the webhook that sends it (W6.2).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.2).
      required :sender, "sender", Types.named { User }
    end

    # A comment was updated (W6.3).
    class UpdateCommentEvent < Record
      tag :event, "event", "update:comment"
      # The comment after the update, in full (W6.3).
      required :comment, "comment", Types.json("object")
      # Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update, "before_update", Types.json("object")
      # Identifier of the webhook that sends it (W6.3).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.3).
      required :sender, "sender", Types.named { User }
    end

    # A comment was deleted (W6.4).
    class DeleteCommentEvent < Record
      tag :event, "event", "delete:comment"
      # The deleted comment, in full (W6.4).
      required :comment, "comment", Types.json("object")
      # Identifier of the webhook that sends it (W6.4).
      required :webhook_id, "webhook_id", Types::SAFE_INTEGER
      # User who triggered the event (W6.4).
      required :sender, "sender", Types.named { User }
    end

    # A webhook as seen in the ping payload, which does not return the secret (W2.1).
    class Webhook < Record
      # Webhook identifier (W2.1).
      required :id, "id", Types::SAFE_INTEGER
      # Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
      required :url, "url", Types::STRING
      # Where event payloads are delivered (W2.1).
      required :target_url, "target_url", Types::STRING
      # Short purpose summary; may be empty (W2.1).
      required :description, "description", Types::STRING
      # Scope of the webhook: project or organization (W2.1).
      required :type, "type", Types.one_of(*WebhookType::ALL)
      # Media type of the delivered payload, sent as Content-Type (W2.1).
      required :content_type, "content_type", Types::STRING
      # No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive).
      required :is_active, "is_active", Types::BOOLEAN
      # When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
      required :enable_ssl, "enable_ssl", Types::BOOLEAN
      # When the webhook was created (W2.1).
      required :created_date, "created_date", Types::STRING
      # When the webhook was last updated (W2.1).
      required :updated_date, "updated_date", Types::STRING
      # User who created the webhook (W2.1).
      required :owner, "owner", Types.named { User }
      # Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope).
      required :project, "project", Types::Nullable.new(Types::SAFE_INTEGER)
      # Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
      required :organization, "organization", Types::Nullable.new(Types::SAFE_INTEGER)
      # Subscribed event names (W6.1).
      required :events, "events", Types::List.new(Types.one_of(*EventName::ALL))
      # HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery).
      optional :last_status, "last_status", Types::SAFE_INTEGER
      # Time of the last delivery (W2.1). Missing before the first one (W-delivery).
      optional :last_delivery_date, "last_delivery_date", Types::STRING
    end

    # A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
    class PingEvent < Record
      tag :event, "event", "ping"
      # The webhook resource (W6.5).
      required :webhook, "webhook", Types.named { Webhook }
      # User who triggered the ping (W6.5).
      required :sender, "sender", Types.named { User }
    end

    # Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. Another `event` makes an `UnknownEvent`.
    Delivery = Types::Events.new("event", {
      "update:organization" => Types.named { UpdateOrganizationEvent },
      "update:membership" => Types.named { UpdateMembershipEvent },
      "delete:membership" => Types.named { DeleteMembershipEvent },
      "create:invitation" => Types.named { CreateInvitationEvent },
      "delete:invitation" => Types.named { DeleteInvitationEvent },
      "create:project" => Types.named { CreateProjectEvent },
      "update:project" => Types.named { UpdateProjectEvent },
      "delete:project" => Types.named { DeleteProjectEvent },
      "create:task" => Types.named { CreateTaskEvent },
      "update:task" => Types.named { UpdateTaskEvent },
      "delete:task" => Types.named { DeleteTaskEvent },
      "update:job" => Types.named { UpdateJobEvent },
      "create:issue" => Types.named { CreateIssueEvent },
      "update:issue" => Types.named { UpdateIssueEvent },
      "delete:issue" => Types.named { DeleteIssueEvent },
      "create:comment" => Types.named { CreateCommentEvent },
      "update:comment" => Types.named { UpdateCommentEvent },
      "delete:comment" => Types.named { DeleteCommentEvent },
      "ping" => Types.named { PingEvent }
    }.freeze)

    # Reads a document from the exact bytes of a body; raises `UnreadableError` where it is no JSON text, `DecodeError` where
    # it breaks the contract.
    def self.parse_delivery(body)
      Types.decode(Types.named { Delivery }, JsonText.read(body))
    end

    # Writes a document as JSON text: what was parsed, with unknown members, and nothing that was missing.
    def self.write_delivery(delivery)
      JsonText.write(delivery)
    end
  end
end
