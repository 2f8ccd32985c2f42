# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "webhook"

module AnnotationContracts
  # Types of the contract `webhook`, edition 2.3.
  module Webhook2_3
    # A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
    class User < Record
      include AnnotationContracts::Webhook::User
      # @return [String] Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
      required :url
      # @return [Integer] User identifier (W2.2).
      required :id
      # @return [String] User name (W2.2). Explanation: for the login.
      required :username
      # @return [String] First name (W2.2). May be empty (W-empty).
      required :first_name
      # @return [String] Last name (W2.2). May be empty (W-empty).
      required :last_name
    end

    # An organization was updated (W6.3).
    class UpdateOrganizationEvent < Record
      include AnnotationContracts::Webhook::UpdateOrganizationEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:organization"
      # @return [Hash] The organization after the update, in full (W6.3).
      required :organization
      # @return [Hash] Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [User] User who triggered the event (W6.3).
      required :sender
    end

    # A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
    class UpdateMembershipEvent < Record
      include AnnotationContracts::Webhook::UpdateMembershipEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:membership"
      # @return [Hash] The membership after the update, in full (W6.3).
      required :membership
      # @return [Hash] Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [User] User who triggered the event (W6.3).
      required :sender
    end

    # A membership was deleted (W6.4). A member was removed from an organization (W6.1).
    class DeleteMembershipEvent < Record
      include AnnotationContracts::Webhook::DeleteMembershipEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:membership"
      # @return [Hash] The deleted membership, in full (W6.4).
      required :membership
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [User] User who triggered the event (W6.4).
      required :sender
    end

    # An invitation was created (W6.2). It was issued (W6.1).
    class CreateInvitationEvent < Record
      include AnnotationContracts::Webhook::CreateInvitationEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:invitation"
      # @return [Hash] The created invitation, in full (W6.2).
      required :invitation
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [User] User who triggered the event (W6.2).
      required :sender
    end

    # An invitation was deleted (W6.4). It was revoked (W6.1).
    class DeleteInvitationEvent < Record
      include AnnotationContracts::Webhook::DeleteInvitationEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:invitation"
      # @return [Hash] The deleted invitation, in full (W6.4).
      required :invitation
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [User] User who triggered the event (W6.4).
      required :sender
    end

    # A project was created (W6.2).
    class CreateProjectEvent < Record
      include AnnotationContracts::Webhook::CreateProjectEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:project"
      # @return [Hash] The created project, in full (W6.2).
      required :project
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [User] User who triggered the event (W6.2).
      required :sender
    end

    # A project was updated (W6.3).
    class UpdateProjectEvent < Record
      include AnnotationContracts::Webhook::UpdateProjectEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:project"
      # @return [Hash] The project after the update, in full (W6.3).
      required :project
      # @return [Hash] Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [User] User who triggered the event (W6.3).
      required :sender
    end

    # A project was deleted (W6.4).
    class DeleteProjectEvent < Record
      include AnnotationContracts::Webhook::DeleteProjectEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:project"
      # @return [Hash] The deleted project, in full (W6.4).
      required :project
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [User] User who triggered the event (W6.4).
      required :sender
    end

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

    # A label (W2.3). Explanation: annotators assign it.
    class Label < Record
      include AnnotationContracts::Webhook::Label
      # @return [Integer] Label identifier (W2.3).
      required :id
      # @return [String] Label name (W2.3).
      required :name
      # @return [String] Hex colour (W2.3).
      required :color
      # @return [Array<Object>] Attributes of the label (W2.3). Items may be anything (W-arrays).
      required :attributes
      # @return [String] Type of the label (W2.3). Explanation: the kind of shape that it applies to.
      required :type
      # @return [Array<Object>] Sublabels of the label (W2.3). Items may be anything (W-arrays).
      required :sublabels
      # @return [Boolean] Whether the label has a parent (W2.3).
      required :has_parent
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

    # Summary of a job (W2.3).
    class JobSummary < Record
      include AnnotationContracts::Webhook::JobSummary
      # @return [String] Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
      required :url
      # @return [Integer] Job identifier (W2.3).
      required :id
      # @return [User, nil] User the job is assigned to, or null (W2.3).
      required :assignee
      # @return [String] Status of the job (W2.3).
      required :status
      # @return [String] Stage of the job (W2.3).
      required :stage
      # @return [String] State of the job (W2.3).
      required :state
    end

    # A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
    class Segment < Record
      include AnnotationContracts::Webhook::Segment
      # @return [Integer] Frame at the start (W2.3). Explanation: the first of the range.
      required :start_frame
      # @return [Integer] Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
      required :stop_frame
      # @return [Array<JobSummary>] Summaries of the segment's jobs (W2.3).
      required :jobs
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

    # A storage (W2.3). Explanation: where a task's data is read from or written to.
    class Storage < Record
      include AnnotationContracts::Webhook::Storage
      # @return [Integer] Storage identifier (W2.3).
      required :id
      # @return [String] Location of the storage (W2.3). Explanation: its kind.
      required :location
      # @return [Integer, nil] Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud.
      required :cloud_storage_id
    end

    # A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
    class CreatedTask < Record
      include AnnotationContracts::Webhook::CreatedTask
      # @return [String] Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
      required :url
      # @return [Integer] Task identifier (W2.3).
      required :id
      # @return [String] Task name (W2.3).
      required :name
      # @return [Integer] Identifier of a project (W2.3). Explanation: the one that the task belongs to.
      required :project_id
      # @return [String] Empty string or a mode name (W2.3).
      required :mode
      # @return [User] Owner of the task (W2.3).
      required :owner
      # @return [User, nil] User the task is assigned to, or null (W2.3).
      required :assignee
      # @return [String] Bug tracker; may be empty (W2.3). Explanation: its address.
      required :bug_tracker
      # @return [String] When the task was created (W2.3).
      required :created_date
      # @return [String] When the task was last updated (W2.3).
      required :updated_date
      # @return [Integer, nil] Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
      optional :overlap
      # @return [Integer] Size of a segment (W2.3). Explanation: in frames.
      optional :segment_size
      # @return [String] Status of the task (W2.3).
      required :status
      # @return [Array<Label>] Labels of the task (W2.3).
      required :labels
      # @return [Array<Segment>] Segments of the task; may be empty (W2.3).
      required :segments
      # @return [String] Dimension (W2.3). Explanation: of the data.
      required :dimension
      # @return [String] Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      required :subset
      # @return [Integer, nil] Organization, or null (W2.3). Explanation: its identifier.
      required :organization
      # @return [Storage] Target storage (W2.3). Explanation: where annotations are written to.
      required :target_storage
      # @return [Storage] Source storage (W2.3). Explanation: where data is read from.
      required :source_storage
    end

    # A task was created (W6.2).
    class CreateTaskEvent < Record
      include AnnotationContracts::Webhook::CreateTaskEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:task"
      # @return [CreatedTask] The created task, in full (W6.2).
      required :task
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [User] User who triggered the event (W6.2).
      required :sender
    end

    # Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen). Any string is valid; these are known.
    module ChunkType
      IMAGESET = "imageset"
      # Every known value.
      ALL = [IMAGESET].freeze
    end

    # A task, given in full for update events (W2.3).
    class Task < Record
      include AnnotationContracts::Webhook::Task
      # @return [String] Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
      required :url
      # @return [Integer] Task identifier (W2.3).
      required :id
      # @return [String] Task name (W2.3).
      required :name
      # @return [Integer] Identifier of a project (W2.3). Explanation: the one that the task belongs to.
      required :project_id
      # @return [String] Empty string or a mode name (W2.3).
      required :mode
      # @return [User] Owner of the task (W2.3).
      required :owner
      # @return [User, nil] User the task is assigned to, or null (W2.3).
      required :assignee
      # @return [String] Bug tracker; may be empty (W2.3). Explanation: its address.
      required :bug_tracker
      # @return [String] When the task was created (W2.3).
      required :created_date
      # @return [String] When the task was last updated (W2.3).
      required :updated_date
      # @return [Integer, nil] Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
      required :overlap
      # @return [Integer] Size of a segment (W2.3). Explanation: in frames.
      required :segment_size
      # @return [String] Status of the task (W2.3).
      required :status
      # @return [Array<Label>] Labels of the task (W2.3).
      required :labels
      # @return [Array<Segment>] Segments of the task; may be empty (W2.3).
      required :segments
      # @return [Integer] Size of a data chunk; update only (W2.3). Explanation: in frames.
      required :data_chunk_size
      # @return [String] Type of the compressed data chunks; update only (W2.3).
      required :data_compressed_chunk_type
      # @return [String] Type of the original data chunks; update only (W2.3).
      required :data_original_chunk_type
      # @return [Integer] Size of the task; update only (W2.3). Explanation: number of frames.
      required :size
      # @return [Integer] Image quality; update only (W2.3).
      required :image_quality
      # @return [Integer] Data of the task; update only (W2.3). Explanation: an identifier.
      required :data
      # @return [String] Dimension (W2.3). Explanation: of the data.
      required :dimension
      # @return [String] Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      required :subset
      # @return [Integer, nil] Organization, or null (W2.3). Explanation: its identifier.
      required :organization
      # @return [Storage] Target storage (W2.3). Explanation: where annotations are written to.
      required :target_storage
      # @return [Storage] Source storage (W2.3). Explanation: where data is read from.
      required :source_storage
    end

    # Old values of the keys of a task that changed (W6.3).
    class TaskBeforeUpdate < Record
      include AnnotationContracts::Webhook::TaskBeforeUpdate
      # @return [String] Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
      optional :url
      # @return [Integer] Task identifier (W2.3).
      optional :id
      # @return [String] Task name (W2.3).
      optional :name
      # @return [Integer] Identifier of a project (W2.3). Explanation: the one that the task belongs to.
      optional :project_id
      # @return [String] Empty string or a mode name (W2.3).
      optional :mode
      # @return [User] Owner of the task (W2.3).
      optional :owner
      # @return [User, nil] User the task is assigned to, or null (W2.3).
      optional :assignee
      # @return [String] Bug tracker; may be empty (W2.3). Explanation: its address.
      optional :bug_tracker
      # @return [String] When the task was created (W2.3).
      optional :created_date
      # @return [String] When the task was last updated (W2.3).
      optional :updated_date
      # @return [Integer, nil] Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
      optional :overlap
      # @return [Integer] Size of a segment (W2.3). Explanation: in frames.
      optional :segment_size
      # @return [String] Status of the task (W2.3).
      optional :status
      # @return [Array<Label>] Labels of the task (W2.3).
      optional :labels
      # @return [Array<Segment>] Segments of the task; may be empty (W2.3).
      optional :segments
      # @return [Integer] Size of a data chunk; update only (W2.3). Explanation: in frames.
      optional :data_chunk_size
      # @return [String] Type of the compressed data chunks; update only (W2.3).
      optional :data_compressed_chunk_type
      # @return [String] Type of the original data chunks; update only (W2.3).
      optional :data_original_chunk_type
      # @return [Integer] Size of the task; update only (W2.3). Explanation: number of frames.
      optional :size
      # @return [Integer] Image quality; update only (W2.3).
      optional :image_quality
      # @return [Integer] Data of the task; update only (W2.3). Explanation: an identifier.
      optional :data
      # @return [String] Dimension (W2.3). Explanation: of the data.
      optional :dimension
      # @return [String] Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      optional :subset
      # @return [Integer, nil] Organization, or null (W2.3). Explanation: its identifier.
      optional :organization
      # @return [Storage] Target storage (W2.3). Explanation: where annotations are written to.
      optional :target_storage
      # @return [Storage] Source storage (W2.3). Explanation: where data is read from.
      optional :source_storage
    end

    # A task was updated (W6.3). For example its status or its assignment changed (W6.1).
    class UpdateTaskEvent < Record
      include AnnotationContracts::Webhook::UpdateTaskEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:task"
      # @return [Task] The task after the update, in full (W6.3).
      required :task
      # @return [TaskBeforeUpdate] Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [User] User who triggered the event (W6.3).
      required :sender
    end

    # A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
    class DeletedTask < Record
      include AnnotationContracts::Webhook::DeletedTask
      # @return [String] Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
      required :url
      # @return [Integer] Task identifier (W2.3).
      required :id
      # @return [String] Task name (W2.3).
      required :name
      # @return [Integer] Identifier of a project (W2.3). Explanation: the one that the task belongs to.
      required :project_id
      # @return [String] Empty string or a mode name (W2.3).
      required :mode
      # @return [User] Owner of the task (W2.3).
      required :owner
      # @return [User, nil] User the task is assigned to, or null (W2.3).
      required :assignee
      # @return [String] Bug tracker; may be empty (W2.3). Explanation: its address.
      required :bug_tracker
      # @return [String] When the task was created (W2.3).
      required :created_date
      # @return [String] When the task was last updated (W2.3).
      required :updated_date
      # @return [Integer, nil] Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
      optional :overlap
      # @return [Integer] Size of a segment (W2.3). Explanation: in frames.
      optional :segment_size
      # @return [String] Status of the task (W2.3).
      required :status
      # @return [Array<Label>] Labels of the task (W2.3).
      required :labels
      # @return [Array<Segment>] Segments of the task; may be empty (W2.3).
      required :segments
      # @return [String] Dimension (W2.3). Explanation: of the data.
      required :dimension
      # @return [String] Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      required :subset
      # @return [Integer, nil] Organization, or null (W2.3). Explanation: its identifier.
      required :organization
      # @return [Storage] Target storage (W2.3). Explanation: where annotations are written to.
      required :target_storage
      # @return [Storage] Source storage (W2.3). Explanation: where data is read from.
      required :source_storage
    end

    # A task was deleted (W6.4).
    class DeleteTaskEvent < Record
      include AnnotationContracts::Webhook::DeleteTaskEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:task"
      # @return [DeletedTask] The deleted task, in full (W6.4).
      required :task
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [User] User who triggered the event (W6.4).
      required :sender
    end

    # A job was updated (W6.3). For example its status or its assignee changed (W1.4).
    class UpdateJobEvent < Record
      include AnnotationContracts::Webhook::UpdateJobEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:job"
      # @return [Hash] The job after the update, in full (W6.3).
      required :job
      # @return [Hash] Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [User] User who triggered the event (W6.3).
      required :sender
    end

    # An issue was created (W6.2).
    class CreateIssueEvent < Record
      include AnnotationContracts::Webhook::CreateIssueEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:issue"
      # @return [Hash] The created issue, in full (W6.2).
      required :issue
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [User] User who triggered the event (W6.2).
      required :sender
    end

    # An issue was updated (W6.3).
    class UpdateIssueEvent < Record
      include AnnotationContracts::Webhook::UpdateIssueEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:issue"
      # @return [Hash] The issue after the update, in full (W6.3).
      required :issue
      # @return [Hash] Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [User] User who triggered the event (W6.3).
      required :sender
    end

    # An issue was deleted (W6.4).
    class DeleteIssueEvent < Record
      include AnnotationContracts::Webhook::DeleteIssueEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:issue"
      # @return [Hash] The deleted issue, in full (W6.4).
      required :issue
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [User] User who triggered the event (W6.4).
      required :sender
    end

    # A comment was created (W6.2).
    class CreateCommentEvent < Record
      include AnnotationContracts::Webhook::CreateCommentEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:comment"
      # @return [Hash] The created comment, in full (W6.2).
      required :comment
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [User] User who triggered the event (W6.2).
      required :sender
    end

    # A comment was updated (W6.3).
    class UpdateCommentEvent < Record
      include AnnotationContracts::Webhook::UpdateCommentEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:comment"
      # @return [Hash] The comment after the update, in full (W6.3).
      required :comment
      # @return [Hash] Only the keys of the resource that changed, with their old values (W6.3).
      required :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [User] User who triggered the event (W6.3).
      required :sender
    end

    # A comment was deleted (W6.4).
    class DeleteCommentEvent < Record
      include AnnotationContracts::Webhook::DeleteCommentEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:comment"
      # @return [Hash] The deleted comment, in full (W6.4).
      required :comment
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [User] User who triggered the event (W6.4).
      required :sender
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

    # A webhook as seen in the ping payload, which does not return the secret (W2.1).
    class Webhook < Record
      include AnnotationContracts::Webhook::Webhook
      # @return [Integer] Webhook identifier (W2.1).
      required :id
      # @return [String] Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
      required :url
      # @return [String] Where event payloads are delivered (W2.1).
      required :target_url
      # @return [String] Short purpose summary; may be empty (W2.1).
      required :description
      # @return [String] Scope of the webhook: project or organization (W2.1).
      required :type
      # @return [String] Media type of the delivered payload, sent as Content-Type (W2.1).
      required :content_type
      # @return [Boolean] No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive).
      required :is_active
      # @return [Boolean] When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
      required :enable_ssl
      # @return [String] When the webhook was created (W2.1).
      required :created_date
      # @return [String] When the webhook was last updated (W2.1).
      required :updated_date
      # @return [User] User who created the webhook (W2.1).
      required :owner
      # @return [Integer, nil] Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope).
      required :project
      # @return [Integer, nil] Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
      required :organization
      # @return [Array<String>] Subscribed event names (W6.1).
      required :events
      # @return [Integer] HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery).
      optional :last_status
      # @return [String] Time of the last delivery (W2.1). Missing before the first one (W-delivery).
      optional :last_delivery_date
    end

    # A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
    class PingEvent < Record
      include AnnotationContracts::Webhook::PingEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "ping"
      # @return [Webhook] The webhook resource (W6.5).
      required :webhook
      # @return [User] User who triggered the ping (W6.5).
      required :sender
    end

    # The table of the edition.
    CONTRACT = Edition.new("2.3", self, <<~'TABLE', {})
      {"table":1,"name":"webhook","edition":"2.3","main":"Delivery","formats":{"utc-date-time":{"words":"UTC timestamp","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|\\+00:00)$"},"http-url":{"words":"URL","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\\[[^/?#@]+\\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)"},"hex-colour":{"words":"hex colour","pattern":"^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"}},"types":[
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"Organization"},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"OrganizationBeforeUpdate"},
      {"kind":"alias","type":{"kind":"integer","safe":true},"name":"Integer"},
      {"kind":"alias","type":{"kind":"string","format":"http-url","expected":"http-url","phrase":"an absolute http or https URL","loose":{"expected":"string","phrase":"a string"}},"name":"HttpUrl"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"username","type":{"kind":"string"},"optional":false},{"name":"first_name","type":{"kind":"string"},"optional":false},{"name":"last_name","type":{"kind":"string"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"User"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:organization","expected":["update:organization"],"phrase":"\"update:organization\""},"optional":false},{"name":"organization","type":{"kind":"named","name":"Organization"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"OrganizationBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"organization","known":[]},"name":"UpdateOrganizationEvent","tag":{"member":"event","value":"update:organization"}},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"Membership"},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"MembershipBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:membership","expected":["update:membership"],"phrase":"\"update:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"MembershipBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"membership","known":[]},"name":"UpdateMembershipEvent","tag":{"member":"event","value":"update:membership"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:membership","expected":["delete:membership"],"phrase":"\"delete:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteMembershipEvent","tag":{"member":"event","value":"delete:membership"}},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"Invitation"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:invitation","expected":["create:invitation"],"phrase":"\"create:invitation\""},"optional":false},{"name":"invitation","type":{"kind":"named","name":"Invitation"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateInvitationEvent","tag":{"member":"event","value":"create:invitation"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:invitation","expected":["delete:invitation"],"phrase":"\"delete:invitation\""},"optional":false},{"name":"invitation","type":{"kind":"named","name":"Invitation"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteInvitationEvent","tag":{"member":"event","value":"delete:invitation"}},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"Project"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:project","expected":["create:project"],"phrase":"\"create:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateProjectEvent","tag":{"member":"event","value":"create:project"}},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"ProjectBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:project","expected":["update:project"],"phrase":"\"update:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"ProjectBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"project","known":[]},"name":"UpdateProjectEvent","tag":{"member":"event","value":"update:project"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:project","expected":["delete:project"],"phrase":"\"delete:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteProjectEvent","tag":{"member":"event","value":"delete:project"}},
      {"kind":"vocabulary","values":["","annotation"],"open":true,"name":"TaskMode"},
      {"kind":"alias","type":{"kind":"string","format":"utc-date-time","expected":"utc-date-time","phrase":"a UTC timestamp such as 2026-01-31T08:30:00Z","loose":{"expected":"string","phrase":"a string"}},"name":"Timestamp"},
      {"kind":"vocabulary","values":["annotation"],"open":true,"name":"Status"},
      {"kind":"alias","type":{"kind":"string","format":"hex-colour","expected":"hex-colour","phrase":"a hex colour such as #33ddff","loose":{"expected":"string","phrase":"a string"}},"name":"HexColour"},
      {"kind":"vocabulary","values":["any"],"open":true,"name":"LabelType"},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"color","type":{"kind":"named","name":"HexColour"},"optional":false},{"name":"attributes","type":{"kind":"list","items":{"kind":"json","types":["string","number","boolean","null","array","object"],"expected":"string or number or boolean or null or array or object","phrase":"a string or a number or a boolean or null or an array or an object"}},"optional":false},{"name":"type","type":{"kind":"named","name":"LabelType"},"optional":false},{"name":"sublabels","type":{"kind":"list","items":{"kind":"json","types":["string","number","boolean","null","array","object"],"expected":"string or number or boolean or null or array or object","phrase":"a string or a number or a boolean or null or an array or an object"}},"optional":false},{"name":"has_parent","type":{"kind":"boolean"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Label"},
      {"kind":"vocabulary","values":["annotation"],"open":true,"name":"JobStage"},
      {"kind":"vocabulary","values":["new"],"open":true,"name":"JobState"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"stage","type":{"kind":"named","name":"JobStage"},"optional":false},{"name":"state","type":{"kind":"named","name":"JobState"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"JobSummary"},
      {"kind":"record","fields":[{"name":"start_frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"stop_frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"jobs","type":{"kind":"list","items":{"kind":"named","name":"JobSummary"}},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Segment"},
      {"kind":"vocabulary","values":["2d"],"open":true,"name":"TaskDimension"},
      {"kind":"vocabulary","values":["local"],"open":true,"name":"StorageLocation"},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"location","type":{"kind":"named","name":"StorageLocation"},"optional":false},{"name":"cloud_storage_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Storage"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"project_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"owner","type":{"kind":"named","name":"User"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"labels","type":{"kind":"list","items":{"kind":"named","name":"Label"}},"optional":false},{"name":"segments","type":{"kind":"list","items":{"kind":"named","name":"Segment"}},"optional":false},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"subset","type":{"kind":"string"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"named","name":"Storage"},"optional":false},{"name":"source_storage","type":{"kind":"named","name":"Storage"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreatedTask"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:task","expected":["create:task"],"phrase":"\"create:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"CreatedTask"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateTaskEvent","tag":{"member":"event","value":"create:task"}},
      {"kind":"vocabulary","values":["imageset"],"open":true,"name":"ChunkType"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"project_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"owner","type":{"kind":"named","name":"User"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"labels","type":{"kind":"list","items":{"kind":"named","name":"Label"}},"optional":false},{"name":"segments","type":{"kind":"list","items":{"kind":"named","name":"Segment"}},"optional":false},{"name":"data_chunk_size","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":false},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":false},{"name":"size","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"image_quality","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"data","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"subset","type":{"kind":"string"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"named","name":"Storage"},"optional":false},{"name":"source_storage","type":{"kind":"named","name":"Storage"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Task"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":true},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"project_id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":true},{"name":"owner","type":{"kind":"named","name":"User"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"bug_tracker","type":{"kind":"string"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":true},{"name":"labels","type":{"kind":"list","items":{"kind":"named","name":"Label"}},"optional":true},{"name":"segments","type":{"kind":"list","items":{"kind":"named","name":"Segment"}},"optional":true},{"name":"data_chunk_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"image_quality","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"data","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":true},{"name":"subset","type":{"kind":"string"},"optional":true},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"target_storage","type":{"kind":"named","name":"Storage"},"optional":true},{"name":"source_storage","type":{"kind":"named","name":"Storage"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"TaskBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:task","expected":["update:task"],"phrase":"\"update:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"Task"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"TaskBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"task","known":["url","id","name","project_id","mode","owner","assignee","bug_tracker","created_date","updated_date","overlap","segment_size","status","labels","segments","data_chunk_size","data_compressed_chunk_type","data_original_chunk_type","size","image_quality","data","dimension","subset","organization","target_storage","source_storage"]},"name":"UpdateTaskEvent","tag":{"member":"event","value":"update:task"}},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"project_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"owner","type":{"kind":"named","name":"User"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"labels","type":{"kind":"list","items":{"kind":"named","name":"Label"}},"optional":false},{"name":"segments","type":{"kind":"list","items":{"kind":"named","name":"Segment"}},"optional":false},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"subset","type":{"kind":"string"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"named","name":"Storage"},"optional":false},{"name":"source_storage","type":{"kind":"named","name":"Storage"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeletedTask"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:task","expected":["delete:task"],"phrase":"\"delete:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"DeletedTask"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteTaskEvent","tag":{"member":"event","value":"delete:task"}},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"Job"},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"JobBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:job","expected":["update:job"],"phrase":"\"update:job\""},"optional":false},{"name":"job","type":{"kind":"named","name":"Job"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"JobBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"job","known":[]},"name":"UpdateJobEvent","tag":{"member":"event","value":"update:job"}},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"Issue"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:issue","expected":["create:issue"],"phrase":"\"create:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateIssueEvent","tag":{"member":"event","value":"create:issue"}},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"IssueBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:issue","expected":["update:issue"],"phrase":"\"update:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"IssueBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"issue","known":[]},"name":"UpdateIssueEvent","tag":{"member":"event","value":"update:issue"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:issue","expected":["delete:issue"],"phrase":"\"delete:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteIssueEvent","tag":{"member":"event","value":"delete:issue"}},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"Comment"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:comment","expected":["create:comment"],"phrase":"\"create:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateCommentEvent","tag":{"member":"event","value":"create:comment"}},
      {"kind":"alias","type":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"},"name":"CommentBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:comment","expected":["update:comment"],"phrase":"\"update:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"CommentBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"comment","known":[]},"name":"UpdateCommentEvent","tag":{"member":"event","value":"update:comment"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:comment","expected":["delete:comment"],"phrase":"\"delete:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteCommentEvent","tag":{"member":"event","value":"delete:comment"}},
      {"kind":"vocabulary","values":["project","organization"],"open":false,"name":"WebhookType","expected":["project","organization"],"phrase":"one of \"project\", \"organization\""},
      {"kind":"vocabulary","values":["application/json"],"open":true,"name":"ContentType"},
      {"kind":"vocabulary","values":["update:organization","update:membership","delete:membership","create:invitation","delete:invitation","create:project","update:project","delete:project","create:task","update:task","delete:task","update:job","create:issue","update:issue","delete:issue","create:comment","update:comment","delete:comment"],"open":false,"name":"EventName","expected":["update:organization","update:membership","delete:membership","create:invitation","delete:invitation","create:project","update:project","delete:project","create:task","update:task","delete:task","update:job","create:issue","update:issue","delete:issue","create:comment","update:comment","delete:comment"],"phrase":"one of \"update:organization\", \"update:membership\", \"delete:membership\", \"create:invitation\", \"delete:invitation\", \"create:project\", \"update:project\", \"delete:project\", \"create:task\", \"update:task\", \"delete:task\", \"update:job\", \"create:issue\", \"update:issue\", \"delete:issue\", \"create:comment\", \"update:comment\", \"delete:comment\""},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"target_url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"description","type":{"kind":"string"},"optional":false},{"name":"type","type":{"kind":"named","name":"WebhookType"},"optional":false},{"name":"content_type","type":{"kind":"named","name":"ContentType"},"optional":false},{"name":"is_active","type":{"kind":"boolean"},"optional":false},{"name":"enable_ssl","type":{"kind":"boolean"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"owner","type":{"kind":"named","name":"User"},"optional":false},{"name":"project","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"events","type":{"kind":"list","items":{"kind":"named","name":"EventName"}},"optional":false},{"name":"last_status","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"last_delivery_date","type":{"kind":"named","name":"Timestamp"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Webhook"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"ping","expected":["ping"],"phrase":"\"ping\""},"optional":false},{"name":"webhook","type":{"kind":"named","name":"Webhook"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"PingEvent","tag":{"member":"event","value":"ping"}},
      {"kind":"sum","tag":"event","open":true,"branches":[{"value":"update:organization","record":"UpdateOrganizationEvent"},{"value":"update:membership","record":"UpdateMembershipEvent"},{"value":"delete:membership","record":"DeleteMembershipEvent"},{"value":"create:invitation","record":"CreateInvitationEvent"},{"value":"delete:invitation","record":"DeleteInvitationEvent"},{"value":"create:project","record":"CreateProjectEvent"},{"value":"update:project","record":"UpdateProjectEvent"},{"value":"delete:project","record":"DeleteProjectEvent"},{"value":"create:task","record":"CreateTaskEvent"},{"value":"update:task","record":"UpdateTaskEvent"},{"value":"delete:task","record":"DeleteTaskEvent"},{"value":"update:job","record":"UpdateJobEvent"},{"value":"create:issue","record":"CreateIssueEvent"},{"value":"update:issue","record":"UpdateIssueEvent"},{"value":"delete:issue","record":"DeleteIssueEvent"},{"value":"create:comment","record":"CreateCommentEvent"},{"value":"update:comment","record":"UpdateCommentEvent"},{"value":"delete:comment","record":"DeleteCommentEvent"},{"value":"ping","record":"PingEvent"}],"name":"Delivery"}
      ]}
    TABLE

    # Reads a document from the exact bytes of a body; raises `UnreadableError` if it is not JSON, `DecodeError` if it breaks
    # the contract. `mode: :strict` checks what a sender must write.
    def self.parse_delivery(body, mode: :tolerant)
      CONTRACT.read(JsonText.read(body), mode)
    end

    # Writes a document as JSON: everything that was parsed, with unknown members. Missing members stay missing.
    def self.write_delivery(delivery)
      JsonText.write(delivery)
    end
  end
end
