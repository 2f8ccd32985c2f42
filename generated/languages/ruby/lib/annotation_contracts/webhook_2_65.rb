# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "webhook"

module AnnotationContracts
  # Types of the contract `webhook`, edition 2.65.
  module Webhook2_65
    # A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
    class User < Record
      include AnnotationContracts::Webhook::User, AnnotationContracts::Webhook::Sender
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

    # An organization (since 2.3.0).
    class Organization < Record
      include AnnotationContracts::Webhook::Organization
      # @return [Integer] Organization identifier (since 2.3.0).
      required :id
      # @return [String] Short name: letters, digits, `-` and `_` (since 2.3.0).
      required :slug
      # @return [String] Name (since 2.3.0).
      required :name
      # @return [String] Description; may be empty (since 2.3.0).
      required :description
      # @return [String] When the organization was made (since 2.3.0).
      required :created_date
      # @return [String] When the organization was last changed (since 2.3.0).
      required :updated_date
      # @return [Object] How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0).
      required :contact
      # @return [User, nil] User who owns the organization; null after that user was deleted (since 2.3.0).
      required :owner
    end

    # Old values of the keys of an organization that changed (W6.3).
    class OrganizationBeforeUpdate < Record
      include AnnotationContracts::Webhook::OrganizationBeforeUpdate
      # @return [Integer] Organization identifier (since 2.3.0).
      optional :id
      # @return [String] Short name: letters, digits, `-` and `_` (since 2.3.0).
      optional :slug
      # @return [String] Name (since 2.3.0).
      optional :name
      # @return [String] Description; may be empty (since 2.3.0).
      optional :description
      # @return [String] When the organization was made (since 2.3.0).
      optional :created_date
      # @return [String] When the organization was last changed (since 2.3.0).
      optional :updated_date
      # @return [Object] How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0).
      optional :contact
      # @return [User, nil] User who owns the organization; null after that user was deleted (since 2.3.0).
      optional :owner
    end

    # A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2).
    class BackgroundUser < Record
      include AnnotationContracts::Webhook::BackgroundUser, AnnotationContracts::Webhook::Sender
      # @return [Integer] User identifier (since 2.4.2).
      required :id
      # @return [String] Login name (since 2.4.2).
      required :username
      # @return [String] E-mail address; may be empty (since 2.4.2).
      required :email
    end

    # The sender of an event where nobody could be named (since 2.4.2, until 2.75).
    class NamelessUser < Record
      include AnnotationContracts::Webhook::NamelessUser, AnnotationContracts::Webhook::Sender
      # @return [String] Always empty (since 2.4.2).
      required :username
      # @return [String] Always empty (since 2.4.2).
      required :first_name
      # @return [String] Always empty (since 2.4.2).
      required :last_name
    end

    # An organization was updated (W6.3).
    class UpdateOrganizationEvent < Record
      include AnnotationContracts::Webhook::UpdateOrganizationEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:organization"
      # @return [Organization] The organization after the update, in full (W6.3).
      required :organization
      # @return [OrganizationBeforeUpdate] Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
      optional :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.3).
      required :sender
    end

    # An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
    class DeleteOrganizationEvent < Record
      include AnnotationContracts::Webhook::DeleteOrganizationEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:organization"
      # @return [Organization] The deleted organization, in full (since 2.4.2).
      required :organization
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.4).
      required :sender
    end

    # Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear. Any string is valid; these are known.
    module Role
      WORKER = "worker"
      SUPERVISOR = "supervisor"
      MAINTAINER = "maintainer"
      OWNER = "owner"
      # Every known value.
      ALL = [WORKER, SUPERVISOR, MAINTAINER, OWNER].freeze
    end

    # A membership of a user in an organization (since 2.3.0).
    class Membership < Record
      include AnnotationContracts::Webhook::Membership
      # @return [Integer] Membership identifier (since 2.3.0).
      required :id
      # @return [User] User who is the member (since 2.3.0).
      required :user
      # @return [Integer] Identifier of the organization (since 2.3.0).
      required :organization
      # @return [Boolean] True when the user accepted the invitation (since 2.3.0).
      required :is_active
      # @return [String, nil] When the user joined, or null (since 2.3.0).
      required :joined_date
      # @return [String] Role in the organization (since 2.3.0).
      required :role
      # @return [String, nil] Key of the invitation; null for the owner (since 2.3.0).
      required :invitation
    end

    # Old values of the keys of a membership that changed (W6.3).
    class MembershipBeforeUpdate < Record
      include AnnotationContracts::Webhook::MembershipBeforeUpdate
      # @return [Integer] Membership identifier (since 2.3.0).
      optional :id
      # @return [User] User who is the member (since 2.3.0).
      optional :user
      # @return [Integer] Identifier of the organization (since 2.3.0).
      optional :organization
      # @return [Boolean] True when the user accepted the invitation (since 2.3.0).
      optional :is_active
      # @return [String, nil] When the user joined, or null (since 2.3.0).
      optional :joined_date
      # @return [String] Role in the organization (since 2.3.0).
      optional :role
      # @return [String, nil] Key of the invitation; null for the owner (since 2.3.0).
      optional :invitation
    end

    # A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
    class UpdateMembershipEvent < Record
      include AnnotationContracts::Webhook::UpdateMembershipEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:membership"
      # @return [Membership] The membership after the update, in full (W6.3).
      required :membership
      # @return [MembershipBeforeUpdate] Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
      optional :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.3).
      required :sender
    end

    # A membership was deleted (W6.4). A member was removed from an organization (W6.1).
    class DeleteMembershipEvent < Record
      include AnnotationContracts::Webhook::DeleteMembershipEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:membership"
      # @return [Membership] The deleted membership, in full (W6.4).
      required :membership
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.4).
      required :sender
    end

    # A member joined an organization (since 2.4.2).
    class CreateMembershipEvent < Record
      include AnnotationContracts::Webhook::CreateMembershipEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:membership"
      # @return [Membership] The created membership, in full (since 2.4.2).
      required :membership
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.2).
      required :sender
    end

    # An organization by name alone (since 2.10.0).
    class BasicOrganization < Record
      include AnnotationContracts::Webhook::BasicOrganization
      # @return [Integer] Organization identifier (since 2.10.0).
      required :id
      # @return [String] Short name (since 2.10.0).
      required :slug
    end

    # An invitation to an organization (since 2.3.0).
    class Invitation < Record
      include AnnotationContracts::Webhook::Invitation
      # @return [String] Key of the invitation; it has no other identifier (since 2.3.0).
      required :key
      # @return [String] When the invitation was made (since 2.3.0).
      required :created_date
      # @return [User, nil] User who invited, or null (since 2.3.0).
      required :owner
      # @return [String] Role in the organization (since 2.3.0).
      required :role
      # @return [User] User who is invited (since 2.3.0).
      required :user
      # @return [Integer] Identifier of the organization (since 2.3.0).
      required :organization
      # @return [Boolean, nil] True when the invitation has expired, or null (since 2.10.0).
      required :expired
      # @return [BasicOrganization] The organization by name (since 2.10.0).
      required :organization_info
      # @return [Boolean] True when the invitation was accepted (since 2.65.0).
      required :accepted
    end

    # An invitation was created (W6.2). It was issued (W6.1).
    class CreateInvitationEvent < Record
      include AnnotationContracts::Webhook::CreateInvitationEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:invitation"
      # @return [Invitation] The created invitation, in full (W6.2).
      required :invitation
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.2).
      required :sender
    end

    # An invitation was deleted (W6.4). It was revoked (W6.1).
    class DeleteInvitationEvent < Record
      include AnnotationContracts::Webhook::DeleteInvitationEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:invitation"
      # @return [Invitation] The deleted invitation, in full (W6.4).
      required :invitation
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.4).
      required :sender
    end

    # Where the labels of a project, task or job are read (since 2.4.0).
    class LabelsSummary < Record
      include AnnotationContracts::Webhook::LabelsSummary
      # @return [String] Address of the list of labels (since 2.4.0).
      required :url
    end

    # How many tasks a project has, and where they are read (since 2.4.0).
    class TasksSummary < Record
      include AnnotationContracts::Webhook::TasksSummary
      # @return [Integer] Number of tasks (since 2.4.0).
      required :count
      # @return [String, nil] Address of the list of tasks; null in background deliveries (since 2.4.0).
      required :url
    end

    # Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear. Any string is valid; these are known.
    module Status
      ANNOTATION = "annotation"
      VALIDATION = "validation"
      COMPLETED = "completed"
      # Every known value.
      ALL = [ANNOTATION, VALIDATION, COMPLETED].freeze
    end

    # Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear. Any string is valid; these are known.
    module TaskDimension
      VALUE_2D = "2d"
      VALUE_3D = "3d"
      # Every known value.
      ALL = [VALUE_2D, VALUE_3D].freeze
    end

    # Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear. Any string is valid; these are known.
    module StorageLocation
      LOCAL = "local"
      CLOUD_STORAGE = "cloud_storage"
      # Every known value.
      ALL = [LOCAL, CLOUD_STORAGE].freeze
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

    # A project (since 2.3.0).
    class Project < Record
      include AnnotationContracts::Webhook::Project
      # @return [String] Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
      required :url
      # @return [Integer] Project identifier (since 2.3.0).
      required :id
      # @return [String] Project name (since 2.3.0).
      required :name
      # @return [LabelsSummary, nil] Labels of the project; null in background deliveries (since 2.4.0; before, a list).
      required :labels
      # @return [TasksSummary] Tasks of the project (since 2.4.0; before, a list of identifiers).
      required :tasks
      # @return [User, nil] User who owns the project, or null (since 2.3.0).
      required :owner
      # @return [User, nil] User the project is assigned to, or null (since 2.3.0).
      required :assignee
      # @return [String] Address of a bug tracker; may be empty (since 2.3.0).
      required :bug_tracker
      # @return [Array<String>] Subsets that the tasks of the project name (since 2.3.0).
      required :task_subsets
      # @return [String] When the project was created (since 2.3.0).
      required :created_date
      # @return [String] When the project was last changed (since 2.3.0).
      required :updated_date
      # @return [String] Status of the project (since 2.3.0).
      required :status
      # @return [String, nil] Dimension of the data; null without tasks (since 2.3.0).
      required :dimension
      # @return [Integer, nil] Identifier of the organization, or null (since 2.3.0).
      required :organization
      # @return [Storage, nil] Where annotations are written to, or null (since 2.3.0).
      required :target_storage
      # @return [Storage, nil] Where data is read from, or null (since 2.3.0).
      required :source_storage
      # @return [Integer, nil] Identifier of the annotation guide, or null (since 2.5.0).
      required :guide_id
      # @return [String, nil] When the assignee last changed, or null (since 2.16.0).
      required :assignee_updated_date
      # @return [Integer, nil] Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
      required :organization_id
    end

    # A project was created (W6.2).
    class CreateProjectEvent < Record
      include AnnotationContracts::Webhook::CreateProjectEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:project"
      # @return [Project] The created project, in full (W6.2).
      required :project
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.2).
      required :sender
    end

    # Old values of the keys of a project that changed (W6.3).
    class ProjectBeforeUpdate < Record
      include AnnotationContracts::Webhook::ProjectBeforeUpdate
      # @return [String] Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
      optional :url
      # @return [Integer] Project identifier (since 2.3.0).
      optional :id
      # @return [String] Project name (since 2.3.0).
      optional :name
      # @return [LabelsSummary, nil] Labels of the project; null in background deliveries (since 2.4.0; before, a list).
      optional :labels
      # @return [TasksSummary] Tasks of the project (since 2.4.0; before, a list of identifiers).
      optional :tasks
      # @return [User, nil] User who owns the project, or null (since 2.3.0).
      optional :owner
      # @return [User, nil] User the project is assigned to, or null (since 2.3.0).
      optional :assignee
      # @return [String] Address of a bug tracker; may be empty (since 2.3.0).
      optional :bug_tracker
      # @return [Array<String>] Subsets that the tasks of the project name (since 2.3.0).
      optional :task_subsets
      # @return [String] When the project was created (since 2.3.0).
      optional :created_date
      # @return [String] When the project was last changed (since 2.3.0).
      optional :updated_date
      # @return [String] Status of the project (since 2.3.0).
      optional :status
      # @return [String, nil] Dimension of the data; null without tasks (since 2.3.0).
      optional :dimension
      # @return [Integer, nil] Identifier of the organization, or null (since 2.3.0).
      optional :organization
      # @return [Storage, nil] Where annotations are written to, or null (since 2.3.0).
      optional :target_storage
      # @return [Storage, nil] Where data is read from, or null (since 2.3.0).
      optional :source_storage
      # @return [Integer, nil] Identifier of the annotation guide, or null (since 2.5.0).
      optional :guide_id
      # @return [String, nil] When the assignee last changed, or null (since 2.16.0).
      optional :assignee_updated_date
      # @return [Integer, nil] Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
      optional :organization_id
    end

    # A project was updated (W6.3).
    class UpdateProjectEvent < Record
      include AnnotationContracts::Webhook::UpdateProjectEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:project"
      # @return [Project] The project after the update, in full (W6.3).
      required :project
      # @return [ProjectBeforeUpdate] Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
      optional :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.3).
      required :sender
    end

    # A project was deleted (W6.4).
    class DeleteProjectEvent < Record
      include AnnotationContracts::Webhook::DeleteProjectEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:project"
      # @return [Project] The deleted project, in full (W6.4).
      required :project
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.4).
      required :sender
    end

    # Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear. Any string is valid; these are known.
    module TaskMode
      EMPTY = ""
      ANNOTATION = "annotation"
      INTERPOLATION = "interpolation"
      # Every known value.
      ALL = [EMPTY, ANNOTATION, INTERPOLATION].freeze
    end

    # How many jobs a task has, and where they are read (since 2.4.0).
    class JobsSummary < Record
      include AnnotationContracts::Webhook::JobsSummary
      # @return [Integer] Number of jobs; until 2.72 it is 0 after a create and in background deliveries (since 2.4.0).
      required :count
      # @return [Integer, nil] Number of completed jobs; until 2.72 null after a create and in background deliveries (since 2.4.0).
      required :completed
      # @return [Integer, nil] Number of jobs in validation; until 2.72 null after a create and in background deliveries (since 2.5.0).
      required :validation
      # @return [String, nil] Address of the list of jobs; null in background deliveries (since 2.4.0).
      required :url
    end

    # Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear. Any string is valid; these are known.
    module ChunkType
      IMAGESET = "imageset"
      VIDEO = "video"
      AUDIO_MP3 = "audio_mp3"
      # Every known value.
      ALL = [IMAGESET, VIDEO, AUDIO_MP3].freeze
    end

    # How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear. Any string is valid; these are known.
    module ValidationMode
      GT = "gt"
      GT_POOL = "gt_pool"
      # Every known value.
      ALL = [GT, GT_POOL].freeze
    end

    # Kind of media (since 2.65.0). Known: `image`; others may appear, such as kinds of audio. Any string is valid; these are known.
    module MediaType
      IMAGE = "image"
      # Every known value.
      ALL = [IMAGE].freeze
    end

    # A task (W2.3).
    class Task < Record
      include AnnotationContracts::Webhook::Task
      # @return [String] Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
      required :url
      # @return [Integer] Task identifier (W2.3).
      required :id
      # @return [String] Task name (W2.3).
      required :name
      # @return [Integer, nil] Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
      required :project_id
      # @return [String] Empty string or a mode name (W2.3).
      required :mode
      # @return [User, nil] User who owns the task, or null (W2.3; null since 2.3.0).
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
      # @return [LabelsSummary, nil] Labels of the task; null in background deliveries (since 2.4.0; before, a list).
      required :labels
      # @return [JobsSummary] Jobs of the task (since 2.4.0).
      required :jobs
      # @return [Integer, nil] Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
      optional :data_chunk_size
      # @return [String] Type of the compressed chunks; once the task has data (W2.3).
      optional :data_compressed_chunk_type
      # @return [String] Type of the original chunks; once the task has data (W2.3).
      optional :data_original_chunk_type
      # @return [Integer] Number of frames; once the task has data (W2.3).
      optional :size
      # @return [Integer] Image quality; once the task has data (W2.3).
      optional :image_quality
      # @return [Integer, nil] Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
      optional :data
      # @return [String] Dimension (W2.3). Explanation: of the data.
      required :dimension
      # @return [String] Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      required :subset
      # @return [Integer, nil] Organization, or null (W2.3). Explanation: its identifier.
      required :organization
      # @return [Storage, nil] Where annotations are written to, or null (W2.3; null since 2.3.0).
      required :target_storage
      # @return [Storage, nil] Where data is read from, or null (W2.3; null since 2.3.0).
      required :source_storage
      # @return [Integer, nil] Identifier of the annotation guide, or null (since 2.5.0).
      required :guide_id
      # @return [String, nil] When the assignee last changed, or null (since 2.16.0).
      required :assignee_updated_date
      # @return [String, nil] How the work on the task is validated, or null (since 2.21.0).
      required :validation_mode
      # @return [Boolean] True when several annotators work on the same frames (since 2.27.0, until 2.79).
      required :consensus_enabled
      # @return [Integer, nil] Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
      optional :data_cloud_storage_id
      # @return [Integer, nil] Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
      required :organization_id
      # @return [String, nil] Name of the project, or null (since 2.59.0).
      required :project_name
      # @return [String] Kind of media, such as `image` (since 2.65.0).
      required :media_type
    end

    # A task was created (W6.2).
    class CreateTaskEvent < Record
      include AnnotationContracts::Webhook::CreateTaskEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:task"
      # @return [Task] The created task, in full (W6.2).
      required :task
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.2).
      required :sender
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
      # @return [Integer, nil] Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
      optional :project_id
      # @return [String] Empty string or a mode name (W2.3).
      optional :mode
      # @return [User, nil] User who owns the task, or null (W2.3; null since 2.3.0).
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
      # @return [LabelsSummary, nil] Labels of the task; null in background deliveries (since 2.4.0; before, a list).
      optional :labels
      # @return [JobsSummary] Jobs of the task (since 2.4.0).
      optional :jobs
      # @return [Integer, nil] Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
      optional :data_chunk_size
      # @return [String, nil] Type of the compressed chunks; once the task has data (W2.3).
      optional :data_compressed_chunk_type
      # @return [String, nil] Type of the original chunks; once the task has data (W2.3).
      optional :data_original_chunk_type
      # @return [Integer, nil] Number of frames; once the task has data (W2.3).
      optional :size
      # @return [Integer, nil] Image quality; once the task has data (W2.3).
      optional :image_quality
      # @return [Integer, nil] Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
      optional :data
      # @return [String] Dimension (W2.3). Explanation: of the data.
      optional :dimension
      # @return [String] Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
      optional :subset
      # @return [Integer, nil] Organization, or null (W2.3). Explanation: its identifier.
      optional :organization
      # @return [Storage, nil] Where annotations are written to, or null (W2.3; null since 2.3.0).
      optional :target_storage
      # @return [Storage, nil] Where data is read from, or null (W2.3; null since 2.3.0).
      optional :source_storage
      # @return [Integer, nil] Identifier of the annotation guide, or null (since 2.5.0).
      optional :guide_id
      # @return [String, nil] When the assignee last changed, or null (since 2.16.0).
      optional :assignee_updated_date
      # @return [String, nil] How the work on the task is validated, or null (since 2.21.0).
      optional :validation_mode
      # @return [Boolean] True when several annotators work on the same frames (since 2.27.0, until 2.79).
      optional :consensus_enabled
      # @return [Integer, nil] Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
      optional :data_cloud_storage_id
      # @return [Integer, nil] Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
      optional :organization_id
      # @return [String, nil] Name of the project, or null (since 2.59.0).
      optional :project_name
      # @return [String] Kind of media, such as `image` (since 2.65.0).
      optional :media_type
    end

    # A task was updated (W6.3). For example its status or its assignment changed (W6.1).
    class UpdateTaskEvent < Record
      include AnnotationContracts::Webhook::UpdateTaskEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:task"
      # @return [Task] The task after the update, in full (W6.3).
      required :task
      # @return [TaskBeforeUpdate] Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
      optional :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.3).
      required :sender
    end

    # A task was deleted (W6.4).
    class DeleteTaskEvent < Record
      include AnnotationContracts::Webhook::DeleteTaskEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:task"
      # @return [Task] The deleted task, in full (W6.4).
      required :task
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.4).
      required :sender
    end

    # Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear. Any string is valid; these are known.
    module JobStage
      ANNOTATION = "annotation"
      VALIDATION = "validation"
      ACCEPTANCE = "acceptance"
      # Every known value.
      ALL = [ANNOTATION, VALIDATION, ACCEPTANCE].freeze
    end

    # State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear. Any string is valid; these are known.
    module JobState
      NEW = "new"
      IN_PROGRESS = "in progress"
      COMPLETED = "completed"
      REJECTED = "rejected"
      # Every known value.
      ALL = [NEW, IN_PROGRESS, COMPLETED, REJECTED].freeze
    end

    # How many issues a job has, and where they are read (since 2.4.0).
    class IssuesSummary < Record
      include AnnotationContracts::Webhook::IssuesSummary
      # @return [String] Address of the list of issues; null in background deliveries of early releases (since 2.4.0).
      required :url
      # @return [Integer] Number of issues (since 2.4.0).
      required :count
    end

    # Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`; others may appear. Any string is valid; these are known.
    module JobType
      ANNOTATION = "annotation"
      GROUND_TRUTH = "ground_truth"
      CONSENSUS_REPLICA = "consensus_replica"
      # Every known value.
      ALL = [ANNOTATION, GROUND_TRUTH, CONSENSUS_REPLICA].freeze
    end

    # A job: the part of a task that one annotator works on (since 2.3.0).
    class Job < Record
      include AnnotationContracts::Webhook::Job
      # @return [String] Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
      required :url
      # @return [Integer] Job identifier (since 2.3.0).
      required :id
      # @return [Integer] Identifier of the task (since 2.3.0).
      required :task_id
      # @return [Integer, nil] Identifier of the project, or null (since 2.3.0).
      required :project_id
      # @return [User, nil] User the job is assigned to, or null (since 2.3.0).
      required :assignee
      # @return [String] Dimension of the data (since 2.3.0).
      required :dimension
      # @return [LabelsSummary, nil] Labels of the job; null in background deliveries (since 2.4.0; before, a list).
      required :labels
      # @return [String, nil] Address of a bug tracker, or null; may be empty (since 2.3.0).
      required :bug_tracker
      # @return [String] Status of the job (since 2.3.0).
      required :status
      # @return [String] Stage of the job (since 2.3.0).
      required :stage
      # @return [String] State of the job (since 2.3.0).
      required :state
      # @return [String] Empty, or the name of a mode (since 2.3.0).
      required :mode
      # @return [Integer] First frame (since 2.3.0).
      required :start_frame
      # @return [Integer] Last frame, inclusive (since 2.3.0).
      required :stop_frame
      # @return [Integer, nil] Frames of a data chunk, or null (since 2.3.0).
      required :data_chunk_size
      # @return [String] Type of the compressed chunks (since 2.3.0).
      required :data_compressed_chunk_type
      # @return [String] When the job was last changed (since 2.3.0).
      required :updated_date
      # @return [IssuesSummary, nil] Issues of the job; null in background deliveries (since 2.4.0).
      required :issues
      # @return [Integer, nil] Identifier of the annotation guide, or null (since 2.5.0).
      required :guide_id
      # @return [Integer] Number of frames (since 2.5.0).
      required :frame_count
      # @return [String] When the job was created (since 2.5.0).
      required :created_date
      # @return [String] Kind of job (since 2.5.0).
      required :type
      # @return [Integer, nil] Identifier of the organization, or null (since 2.5.0).
      required :organization
      # @return [Storage, nil] Where annotations are written to, or null (since 2.10.0).
      required :target_storage
      # @return [Storage, nil] Where data is read from, or null (since 2.10.0).
      required :source_storage
      # @return [String, nil] When the assignee last changed, or null (since 2.16.0).
      required :assignee_updated_date
      # @return [String] Type of the original chunks (since 2.20.0).
      required :data_original_chunk_type
      # @return [Integer, nil] Identifier of the job that this one repeats, or null (since 2.27.0).
      required :parent_job_id
      # @return [Integer] Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79).
      required :consensus_replicas
      # @return [String, nil] Name of the task, or null (since 2.59.0).
      required :task_name
      # @return [String, nil] Name of the project, or null (since 2.59.0).
      required :project_name
      # @return [Integer] Number of replicas (since 2.59.0).
      required :replicas_count
      # @return [String] Kind of media, such as `image` (since 2.65.0).
      required :media_type
    end

    # Old values of the keys of a job that changed (W6.3).
    class JobBeforeUpdate < Record
      include AnnotationContracts::Webhook::JobBeforeUpdate
      # @return [String] Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
      optional :url
      # @return [Integer] Job identifier (since 2.3.0).
      optional :id
      # @return [Integer] Identifier of the task (since 2.3.0).
      optional :task_id
      # @return [Integer, nil] Identifier of the project, or null (since 2.3.0).
      optional :project_id
      # @return [User, nil] User the job is assigned to, or null (since 2.3.0).
      optional :assignee
      # @return [String] Dimension of the data (since 2.3.0).
      optional :dimension
      # @return [LabelsSummary, nil] Labels of the job; null in background deliveries (since 2.4.0; before, a list).
      optional :labels
      # @return [String, nil] Address of a bug tracker, or null; may be empty (since 2.3.0).
      optional :bug_tracker
      # @return [String] Status of the job (since 2.3.0).
      optional :status
      # @return [String] Stage of the job (since 2.3.0).
      optional :stage
      # @return [String] State of the job (since 2.3.0).
      optional :state
      # @return [String] Empty, or the name of a mode (since 2.3.0).
      optional :mode
      # @return [Integer] First frame (since 2.3.0).
      optional :start_frame
      # @return [Integer] Last frame, inclusive (since 2.3.0).
      optional :stop_frame
      # @return [Integer, nil] Frames of a data chunk, or null (since 2.3.0).
      optional :data_chunk_size
      # @return [String] Type of the compressed chunks (since 2.3.0).
      optional :data_compressed_chunk_type
      # @return [String] When the job was last changed (since 2.3.0).
      optional :updated_date
      # @return [IssuesSummary, nil] Issues of the job; null in background deliveries (since 2.4.0).
      optional :issues
      # @return [Integer, nil] Identifier of the annotation guide, or null (since 2.5.0).
      optional :guide_id
      # @return [Integer] Number of frames (since 2.5.0).
      optional :frame_count
      # @return [String] When the job was created (since 2.5.0).
      optional :created_date
      # @return [String] Kind of job (since 2.5.0).
      optional :type
      # @return [Integer, nil] Identifier of the organization, or null (since 2.5.0).
      optional :organization
      # @return [Storage, nil] Where annotations are written to, or null (since 2.10.0).
      optional :target_storage
      # @return [Storage, nil] Where data is read from, or null (since 2.10.0).
      optional :source_storage
      # @return [String, nil] When the assignee last changed, or null (since 2.16.0).
      optional :assignee_updated_date
      # @return [String] Type of the original chunks (since 2.20.0).
      optional :data_original_chunk_type
      # @return [Integer, nil] Identifier of the job that this one repeats, or null (since 2.27.0).
      optional :parent_job_id
      # @return [Integer] Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79).
      optional :consensus_replicas
      # @return [String, nil] Name of the task, or null (since 2.59.0).
      optional :task_name
      # @return [String, nil] Name of the project, or null (since 2.59.0).
      optional :project_name
      # @return [Integer] Number of replicas (since 2.59.0).
      optional :replicas_count
      # @return [String] Kind of media, such as `image` (since 2.65.0).
      optional :media_type
    end

    # A job was updated (W6.3). For example its status or its assignee changed (W1.4).
    class UpdateJobEvent < Record
      include AnnotationContracts::Webhook::UpdateJobEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:job"
      # @return [Job] The job after the update, in full (W6.3).
      required :job
      # @return [JobBeforeUpdate] Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
      optional :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.3).
      required :sender
    end

    # A job was created (since 2.4.2).
    class CreateJobEvent < Record
      include AnnotationContracts::Webhook::CreateJobEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:job"
      # @return [Job] The created job, in full (since 2.4.2).
      required :job
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.2).
      required :sender
    end

    # A job was deleted (since 2.4.2).
    class DeleteJobEvent < Record
      include AnnotationContracts::Webhook::DeleteJobEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:job"
      # @return [Job] The deleted job, in full (since 2.4.2).
      required :job
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.4).
      required :sender
    end

    # How many comments an issue has, and where they are read (since 2.4.0).
    class CommentsSummary < Record
      include AnnotationContracts::Webhook::CommentsSummary
      # @return [Integer] Number of comments (since 2.4.0).
      required :count
      # @return [String, nil] Address of the list of comments; null in background deliveries (since 2.4.0).
      required :url
    end

    # An issue that a reviewer opened on a frame (since 2.3.0).
    class Issue < Record
      include AnnotationContracts::Webhook::Issue
      # @return [Integer] Issue identifier (since 2.3.0).
      required :id
      # @return [Integer] Number of the frame (since 2.3.0).
      required :frame
      # @return [Array<Numeric>] Coordinates on the frame (since 2.3.0).
      required :position
      # @return [Integer] Identifier of the job (since 2.3.0).
      required :job
      # @return [User, nil] User who opened the issue, or null (since 2.3.0).
      required :owner
      # @return [User, nil] User the issue is assigned to, or null (since 2.3.0).
      required :assignee
      # @return [String, nil] When the issue was opened, or null (since 2.3.0).
      required :created_date
      # @return [String, nil] When the issue was last changed, or null (since 2.3.0).
      required :updated_date
      # @return [CommentsSummary] Comments on the issue (since 2.4.0; before, a list).
      required :comments
      # @return [Boolean] True when the issue is settled (since 2.3.0).
      required :resolved
    end

    # An issue was created (W6.2).
    class CreateIssueEvent < Record
      include AnnotationContracts::Webhook::CreateIssueEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:issue"
      # @return [Issue] The created issue, in full (W6.2).
      required :issue
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.2).
      required :sender
    end

    # Old values of the keys of an issue that changed (W6.3).
    class IssueBeforeUpdate < Record
      include AnnotationContracts::Webhook::IssueBeforeUpdate
      # @return [Integer] Issue identifier (since 2.3.0).
      optional :id
      # @return [Integer] Number of the frame (since 2.3.0).
      optional :frame
      # @return [Array<Numeric>] Coordinates on the frame (since 2.3.0).
      optional :position
      # @return [Integer] Identifier of the job (since 2.3.0).
      optional :job
      # @return [User, nil] User who opened the issue, or null (since 2.3.0).
      optional :owner
      # @return [User, nil] User the issue is assigned to, or null (since 2.3.0).
      optional :assignee
      # @return [String, nil] When the issue was opened, or null (since 2.3.0).
      optional :created_date
      # @return [String, nil] When the issue was last changed, or null (since 2.3.0).
      optional :updated_date
      # @return [CommentsSummary] Comments on the issue (since 2.4.0; before, a list).
      optional :comments
      # @return [Boolean] True when the issue is settled (since 2.3.0).
      optional :resolved
    end

    # An issue was updated (W6.3).
    class UpdateIssueEvent < Record
      include AnnotationContracts::Webhook::UpdateIssueEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:issue"
      # @return [Issue] The issue after the update, in full (W6.3).
      required :issue
      # @return [IssueBeforeUpdate] Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
      optional :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.3).
      required :sender
    end

    # An issue was deleted (W6.4).
    class DeleteIssueEvent < Record
      include AnnotationContracts::Webhook::DeleteIssueEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:issue"
      # @return [Issue] The deleted issue, in full (W6.4).
      required :issue
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.4).
      required :sender
    end

    # A comment on an issue (since 2.3.0).
    class Comment < Record
      include AnnotationContracts::Webhook::Comment
      # @return [Integer] Comment identifier (since 2.3.0).
      required :id
      # @return [Integer] Identifier of the issue (since 2.3.0).
      required :issue
      # @return [User, nil] User who wrote the comment, or null (since 2.3.0).
      required :owner
      # @return [String] Text of the comment (since 2.3.0).
      required :message
      # @return [String] When the comment was made (since 2.3.0).
      required :created_date
      # @return [String] When the comment was last changed (since 2.3.0).
      required :updated_date
    end

    # A comment was created (W6.2).
    class CreateCommentEvent < Record
      include AnnotationContracts::Webhook::CreateCommentEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:comment"
      # @return [Comment] The created comment, in full (W6.2).
      required :comment
      # @return [Integer] Identifier of the webhook that sends it (W6.2).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.2).
      required :sender
    end

    # Old values of the keys of a comment that changed (W6.3).
    class CommentBeforeUpdate < Record
      include AnnotationContracts::Webhook::CommentBeforeUpdate
      # @return [Integer] Comment identifier (since 2.3.0).
      optional :id
      # @return [Integer] Identifier of the issue (since 2.3.0).
      optional :issue
      # @return [User, nil] User who wrote the comment, or null (since 2.3.0).
      optional :owner
      # @return [String] Text of the comment (since 2.3.0).
      optional :message
      # @return [String] When the comment was made (since 2.3.0).
      optional :created_date
      # @return [String] When the comment was last changed (since 2.3.0).
      optional :updated_date
    end

    # A comment was updated (W6.3).
    class UpdateCommentEvent < Record
      include AnnotationContracts::Webhook::UpdateCommentEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "update:comment"
      # @return [Comment] The comment after the update, in full (W6.3).
      required :comment
      # @return [CommentBeforeUpdate] Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
      optional :before_update
      # @return [Integer] Identifier of the webhook that sends it (W6.3).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.3).
      required :sender
    end

    # A comment was deleted (W6.4).
    class DeleteCommentEvent < Record
      include AnnotationContracts::Webhook::DeleteCommentEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "delete:comment"
      # @return [Comment] The deleted comment, in full (W6.4).
      required :comment
      # @return [Integer] Identifier of the webhook that sends it (W6.4).
      required :webhook_id
      # @return [Sender] User who triggered the event (W6.4).
      required :sender
    end

    # How an export or a backup ended; the values are inferred (since 2.65.0). Known: `succeeded`, `failed`; others may appear. Any string is valid; these are known.
    module ExportStatus
      SUCCEEDED = "succeeded"
      FAILED = "failed"
      # Every known value.
      ALL = [SUCCEEDED, FAILED].freeze
    end

    # Kind of resource that a background operation is about (since 2.65.0). Known: `project`, `task`, `job`; others may appear. Any string is valid; these are known.
    module OperationTarget
      PROJECT = "project"
      TASK = "task"
      JOB = "job"
      # Every known value.
      ALL = [PROJECT, TASK, JOB].freeze
    end

    # An export of annotations or of a dataset ended (since 2.65.0, until 2.72).
    class CreateExportEvent < Record
      include AnnotationContracts::Webhook::CreateExportEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:export"
      # @return [String] How it ended; the text of the values is inferred (since 2.65.0).
      required :status
      # @return [String] Kind of the resource (since 2.65.0).
      required :target
      # @return [Integer] Identifier of the resource (since 2.65.0).
      required :target_id
      # @return [String] Identifier of the request (since 2.65.0).
      required :rq_id
      # @return [String, nil] Text of the error; null on success (since 2.65.0).
      required :message
      # @return [String] Name of the format (since 2.65.0).
      required :format
      # @return [Integer] Identifier of the webhook that sends the delivery (since 2.65.0).
      required :webhook_id
    end

    # A backup ended (since 2.65.0, until 2.72).
    class CreateBackupEvent < Record
      include AnnotationContracts::Webhook::CreateBackupEvent, AnnotationContracts::Webhook::Delivery
      tag :event, "event", "create:backup"
      # @return [String] How it ended; the text of the values is inferred (since 2.65.0).
      required :status
      # @return [String] Kind of the resource (since 2.65.0).
      required :target
      # @return [Integer] Identifier of the resource (since 2.65.0).
      required :target_id
      # @return [String] Identifier of the request (since 2.65.0).
      required :rq_id
      # @return [String, nil] Text of the error; null on success (since 2.65.0).
      required :message
      # @return [Boolean] True for a backup without media (since 2.65.0).
      required :lightweight
      # @return [Integer] Identifier of the webhook that sends the delivery (since 2.65.0).
      required :webhook_id
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

    # Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 24 names (W-closed).
    module EventName
      UPDATE_ORGANIZATION = "update:organization"
      DELETE_ORGANIZATION = "delete:organization"
      UPDATE_MEMBERSHIP = "update:membership"
      DELETE_MEMBERSHIP = "delete:membership"
      CREATE_MEMBERSHIP = "create:membership"
      CREATE_INVITATION = "create:invitation"
      DELETE_INVITATION = "delete:invitation"
      CREATE_PROJECT = "create:project"
      UPDATE_PROJECT = "update:project"
      DELETE_PROJECT = "delete:project"
      CREATE_TASK = "create:task"
      UPDATE_TASK = "update:task"
      DELETE_TASK = "delete:task"
      UPDATE_JOB = "update:job"
      CREATE_JOB = "create:job"
      DELETE_JOB = "delete:job"
      CREATE_ISSUE = "create:issue"
      UPDATE_ISSUE = "update:issue"
      DELETE_ISSUE = "delete:issue"
      CREATE_COMMENT = "create:comment"
      UPDATE_COMMENT = "update:comment"
      DELETE_COMMENT = "delete:comment"
      CREATE_EXPORT = "create:export"
      CREATE_BACKUP = "create:backup"
      # Every known value.
      ALL = [UPDATE_ORGANIZATION, DELETE_ORGANIZATION, UPDATE_MEMBERSHIP, DELETE_MEMBERSHIP, CREATE_MEMBERSHIP, CREATE_INVITATION, DELETE_INVITATION, CREATE_PROJECT, UPDATE_PROJECT, DELETE_PROJECT, CREATE_TASK, UPDATE_TASK, DELETE_TASK, UPDATE_JOB, CREATE_JOB, DELETE_JOB, CREATE_ISSUE, UPDATE_ISSUE, DELETE_ISSUE, CREATE_COMMENT, UPDATE_COMMENT, DELETE_COMMENT, CREATE_EXPORT, CREATE_BACKUP].freeze
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
      # @return [Boolean] When false, no event is delivered; a ping is (since 2.3.0).
      required :is_active
      # @return [Boolean] When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
      required :enable_ssl
      # @return [String] When the webhook was created (W2.1).
      required :created_date
      # @return [String] When the webhook was last updated (W2.1).
      required :updated_date
      # @return [User, nil] User who created the webhook, or null (W2.1; null since 2.3.0).
      required :owner
      # @return [Integer, nil] Project identifier; an integer where `type` is `project` (since 2.4.0; before, `project`).
      required :project_id
      # @return [Integer, nil] Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
      required :organization
      # @return [Array<String>] Subscribed event names (W6.1).
      required :events
      # @return [Integer, nil] HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery); null until 2.4.1 while it is under way.
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
    CONTRACT = Edition.new("2.65", self, <<~'TABLE', {})
      {"table":1,"name":"webhook","edition":"2.65","main":"Delivery","formats":{"utc-date-time":{"words":"UTC timestamp","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|\\+00:00)$"},"http-url":{"words":"URL","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\\[[^/?#@]+\\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)"},"http-url-or-path":{"words":"URL or path","format":"uri-reference","pattern":"^([Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\\[[^/?#@]+\\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)|/[^/?#])"}},"types":[
      {"kind":"alias","type":{"kind":"integer","safe":true},"name":"Integer"},
      {"kind":"alias","type":{"kind":"string","format":"utc-date-time","expected":"utc-date-time","phrase":"a UTC timestamp such as 2026-01-31T08:30:00Z","loose":{"expected":"string","phrase":"a string"}},"name":"Timestamp"},
      {"kind":"alias","type":{"kind":"string","format":"http-url-or-path","expected":"http-url-or-path","phrase":"an http or https URL, or a path such as /api/tasks/15","loose":{"expected":"string","phrase":"a string"}},"name":"PlatformUrl"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"username","type":{"kind":"string"},"optional":false},{"name":"first_name","type":{"kind":"string"},"optional":false},{"name":"last_name","type":{"kind":"string"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"User"},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"slug","type":{"kind":"string"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"description","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"contact","type":{"kind":"json","types":["string","number","boolean","null","array","object"],"expected":"string or number or boolean or null or array or object","phrase":"a string or a number or a boolean or null or an array or an object"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Organization"},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"slug","type":{"kind":"string"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"description","type":{"kind":"string"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"contact","type":{"kind":"json","types":["string","number","boolean","null","array","object"],"expected":"string or number or boolean or null or array or object","phrase":"a string or a number or a boolean or null or an array or an object"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"OrganizationBeforeUpdate"},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"username","type":{"kind":"string"},"optional":false},{"name":"email","type":{"kind":"string"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"BackgroundUser"},
      {"kind":"record","fields":[{"name":"username","type":{"kind":"constant","value":"","expected":[""],"phrase":"\"\""},"optional":false},{"name":"first_name","type":{"kind":"constant","value":"","expected":[""],"phrase":"\"\""},"optional":false},{"name":"last_name","type":{"kind":"constant","value":"","expected":[""],"phrase":"\"\""},"optional":false}],"rest":{"kind":"json","types":[]},"name":"NamelessUser"},
      {"kind":"sum","open":false,"branches":[{"value":"","record":"User"},{"value":"","record":"BackgroundUser"},{"value":"","record":"NamelessUser"}],"name":"Sender"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:organization","expected":["update:organization"],"phrase":"\"update:organization\""},"optional":false},{"name":"organization","type":{"kind":"named","name":"Organization"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"OrganizationBeforeUpdate"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"organization","known":["id","slug","name","description","created_date","updated_date","contact","owner"]},"name":"UpdateOrganizationEvent","tag":{"member":"event","value":"update:organization"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:organization","expected":["delete:organization"],"phrase":"\"delete:organization\""},"optional":false},{"name":"organization","type":{"kind":"named","name":"Organization"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteOrganizationEvent","tag":{"member":"event","value":"delete:organization"}},
      {"kind":"vocabulary","values":["worker","supervisor","maintainer","owner"],"open":true,"name":"Role"},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"user","type":{"kind":"named","name":"User"},"optional":false},{"name":"organization","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"is_active","type":{"kind":"boolean"},"optional":false},{"name":"joined_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":false},{"name":"role","type":{"kind":"named","name":"Role"},"optional":false},{"name":"invitation","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Membership"},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"user","type":{"kind":"named","name":"User"},"optional":true},{"name":"organization","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"is_active","type":{"kind":"boolean"},"optional":true},{"name":"joined_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":true},{"name":"role","type":{"kind":"named","name":"Role"},"optional":true},{"name":"invitation","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"MembershipBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:membership","expected":["update:membership"],"phrase":"\"update:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"MembershipBeforeUpdate"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"membership","known":["id","user","organization","is_active","joined_date","role","invitation"]},"name":"UpdateMembershipEvent","tag":{"member":"event","value":"update:membership"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:membership","expected":["delete:membership"],"phrase":"\"delete:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteMembershipEvent","tag":{"member":"event","value":"delete:membership"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:membership","expected":["create:membership"],"phrase":"\"create:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateMembershipEvent","tag":{"member":"event","value":"create:membership"}},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"slug","type":{"kind":"string"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"BasicOrganization"},
      {"kind":"record","fields":[{"name":"key","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"role","type":{"kind":"named","name":"Role"},"optional":false},{"name":"user","type":{"kind":"named","name":"User"},"optional":false},{"name":"organization","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"expired","type":{"kind":"nullable","of":{"kind":"boolean"},"expected":"boolean or null","phrase":"a boolean or null"},"optional":false},{"name":"organization_info","type":{"kind":"named","name":"BasicOrganization"},"optional":false},{"name":"accepted","type":{"kind":"boolean"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Invitation"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:invitation","expected":["create:invitation"],"phrase":"\"create:invitation\""},"optional":false},{"name":"invitation","type":{"kind":"named","name":"Invitation"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateInvitationEvent","tag":{"member":"event","value":"create:invitation"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:invitation","expected":["delete:invitation"],"phrase":"\"delete:invitation\""},"optional":false},{"name":"invitation","type":{"kind":"named","name":"Invitation"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteInvitationEvent","tag":{"member":"event","value":"delete:invitation"}},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"LabelsSummary"},
      {"kind":"record","fields":[{"name":"count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"url","type":{"kind":"nullable","of":{"kind":"named","name":"PlatformUrl"},"expected":"http-url-or-path or null","phrase":"http-url-or-path or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":false}],"rest":{"kind":"json","types":[]},"name":"TasksSummary"},
      {"kind":"vocabulary","values":["annotation","validation","completed"],"open":true,"name":"Status"},
      {"kind":"vocabulary","values":["2d","3d"],"open":true,"name":"TaskDimension"},
      {"kind":"vocabulary","values":["local","cloud_storage"],"open":true,"name":"StorageLocation"},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"location","type":{"kind":"named","name":"StorageLocation"},"optional":false},{"name":"cloud_storage_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Storage"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"tasks","type":{"kind":"named","name":"TasksSummary"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"task_subsets","type":{"kind":"list","items":{"kind":"string"}},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"dimension","type":{"kind":"nullable","of":{"kind":"named","name":"TaskDimension"},"expected":"string or null","phrase":"a string or null"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":false},{"name":"organization_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Project"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:project","expected":["create:project"],"phrase":"\"create:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateProjectEvent","tag":{"member":"event","value":"create:project"}},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":true},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"tasks","type":{"kind":"named","name":"TasksSummary"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"bug_tracker","type":{"kind":"string"},"optional":true},{"name":"task_subsets","type":{"kind":"list","items":{"kind":"string"}},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":true},{"name":"dimension","type":{"kind":"nullable","of":{"kind":"named","name":"TaskDimension"},"expected":"string or null","phrase":"a string or null"},"optional":true},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":true},{"name":"organization_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"ProjectBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:project","expected":["update:project"],"phrase":"\"update:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"ProjectBeforeUpdate"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"project","known":["url","id","name","labels","tasks","owner","assignee","bug_tracker","task_subsets","created_date","updated_date","status","dimension","organization","target_storage","source_storage","guide_id","assignee_updated_date","organization_id"]},"name":"UpdateProjectEvent","tag":{"member":"event","value":"update:project"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:project","expected":["delete:project"],"phrase":"\"delete:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteProjectEvent","tag":{"member":"event","value":"delete:project"}},
      {"kind":"vocabulary","values":["","annotation","interpolation"],"open":true,"name":"TaskMode"},
      {"kind":"record","fields":[{"name":"count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"completed","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"validation","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"url","type":{"kind":"nullable","of":{"kind":"named","name":"PlatformUrl"},"expected":"http-url-or-path or null","phrase":"http-url-or-path or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":false}],"rest":{"kind":"json","types":[]},"name":"JobsSummary"},
      {"kind":"vocabulary","values":["imageset","video","audio_mp3"],"open":true,"name":"ChunkType"},
      {"kind":"vocabulary","values":["gt","gt_pool"],"open":true,"name":"ValidationMode"},
      {"kind":"vocabulary","values":["image"],"open":true,"name":"MediaType"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"jobs","type":{"kind":"named","name":"JobsSummary"},"optional":false},{"name":"data_chunk_size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"image_quality","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"data","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"subset","type":{"kind":"string"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":false},{"name":"validation_mode","type":{"kind":"nullable","of":{"kind":"named","name":"ValidationMode"},"expected":"string or null","phrase":"a string or null"},"optional":false},{"name":"consensus_enabled","type":{"kind":"boolean"},"optional":false},{"name":"data_cloud_storage_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"organization_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"project_name","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":false},{"name":"media_type","type":{"kind":"named","name":"MediaType"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Task"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:task","expected":["create:task"],"phrase":"\"create:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"Task"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateTaskEvent","tag":{"member":"event","value":"create:task"}},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":true},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"bug_tracker","type":{"kind":"string"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":true},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"jobs","type":{"kind":"named","name":"JobsSummary"},"optional":true},{"name":"data_chunk_size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"data_compressed_chunk_type","type":{"kind":"nullable","of":{"kind":"named","name":"ChunkType"},"expected":"string or null","phrase":"a string or null"},"optional":true},{"name":"data_original_chunk_type","type":{"kind":"nullable","of":{"kind":"named","name":"ChunkType"},"expected":"string or null","phrase":"a string or null"},"optional":true},{"name":"size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"image_quality","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"data","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":true},{"name":"subset","type":{"kind":"string"},"optional":true},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":true},{"name":"validation_mode","type":{"kind":"nullable","of":{"kind":"named","name":"ValidationMode"},"expected":"string or null","phrase":"a string or null"},"optional":true},{"name":"consensus_enabled","type":{"kind":"boolean"},"optional":true},{"name":"data_cloud_storage_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"organization_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"project_name","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":true},{"name":"media_type","type":{"kind":"named","name":"MediaType"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"TaskBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:task","expected":["update:task"],"phrase":"\"update:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"Task"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"TaskBeforeUpdate"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"task","known":["url","id","name","project_id","mode","owner","assignee","bug_tracker","created_date","updated_date","overlap","segment_size","status","labels","jobs","data_chunk_size","data_compressed_chunk_type","data_original_chunk_type","size","image_quality","data","dimension","subset","organization","target_storage","source_storage","guide_id","assignee_updated_date","validation_mode","consensus_enabled","data_cloud_storage_id","organization_id","project_name","media_type"]},"name":"UpdateTaskEvent","tag":{"member":"event","value":"update:task"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:task","expected":["delete:task"],"phrase":"\"delete:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"Task"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteTaskEvent","tag":{"member":"event","value":"delete:task"}},
      {"kind":"vocabulary","values":["annotation","validation","acceptance"],"open":true,"name":"JobStage"},
      {"kind":"vocabulary","values":["new","in progress","completed","rejected"],"open":true,"name":"JobState"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"count","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"IssuesSummary"},
      {"kind":"vocabulary","values":["annotation","ground_truth","consensus_replica"],"open":true,"name":"JobType"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"task_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"stage","type":{"kind":"named","name":"JobStage"},"optional":false},{"name":"state","type":{"kind":"named","name":"JobState"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"start_frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"stop_frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"data_chunk_size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"issues","type":{"kind":"nullable","of":{"kind":"named","name":"IssuesSummary"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"frame_count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"type","type":{"kind":"named","name":"JobType"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":false},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":false},{"name":"parent_job_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"consensus_replicas","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"task_name","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":false},{"name":"project_name","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":false},{"name":"replicas_count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"media_type","type":{"kind":"named","name":"MediaType"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Job"},
      {"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":true},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"task_id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":true},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"bug_tracker","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":true},{"name":"stage","type":{"kind":"named","name":"JobStage"},"optional":true},{"name":"state","type":{"kind":"named","name":"JobState"},"optional":true},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":true},{"name":"start_frame","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"stop_frame","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"data_chunk_size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"issues","type":{"kind":"nullable","of":{"kind":"named","name":"IssuesSummary"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"frame_count","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"type","type":{"kind":"named","name":"JobType"},"optional":true},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":true},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"parent_job_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"consensus_replicas","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"task_name","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":true},{"name":"project_name","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":true},{"name":"replicas_count","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"media_type","type":{"kind":"named","name":"MediaType"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"JobBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:job","expected":["update:job"],"phrase":"\"update:job\""},"optional":false},{"name":"job","type":{"kind":"named","name":"Job"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"JobBeforeUpdate"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"job","known":["url","id","task_id","project_id","assignee","dimension","labels","bug_tracker","status","stage","state","mode","start_frame","stop_frame","data_chunk_size","data_compressed_chunk_type","updated_date","issues","guide_id","frame_count","created_date","type","organization","target_storage","source_storage","assignee_updated_date","data_original_chunk_type","parent_job_id","consensus_replicas","task_name","project_name","replicas_count","media_type"]},"name":"UpdateJobEvent","tag":{"member":"event","value":"update:job"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:job","expected":["create:job"],"phrase":"\"create:job\""},"optional":false},{"name":"job","type":{"kind":"named","name":"Job"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateJobEvent","tag":{"member":"event","value":"create:job"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:job","expected":["delete:job"],"phrase":"\"delete:job\""},"optional":false},{"name":"job","type":{"kind":"named","name":"Job"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteJobEvent","tag":{"member":"event","value":"delete:job"}},
      {"kind":"record","fields":[{"name":"count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"url","type":{"kind":"nullable","of":{"kind":"named","name":"PlatformUrl"},"expected":"http-url-or-path or null","phrase":"http-url-or-path or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CommentsSummary"},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"position","type":{"kind":"list","items":{"kind":"number"}},"optional":false},{"name":"job","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"created_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":false},{"name":"updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":false},{"name":"comments","type":{"kind":"named","name":"CommentsSummary"},"optional":false},{"name":"resolved","type":{"kind":"boolean"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Issue"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:issue","expected":["create:issue"],"phrase":"\"create:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateIssueEvent","tag":{"member":"event","value":"create:issue"}},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"frame","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"position","type":{"kind":"list","items":{"kind":"number"}},"optional":true},{"name":"job","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"created_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":true},{"name":"updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"expected":"utc-date-time or null","phrase":"utc-date-time or null","loose":{"expected":"string or null","phrase":"a string or null"}},"optional":true},{"name":"comments","type":{"kind":"named","name":"CommentsSummary"},"optional":true},{"name":"resolved","type":{"kind":"boolean"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"IssueBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:issue","expected":["update:issue"],"phrase":"\"update:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"IssueBeforeUpdate"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"issue","known":["id","frame","position","job","owner","assignee","created_date","updated_date","comments","resolved"]},"name":"UpdateIssueEvent","tag":{"member":"event","value":"update:issue"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:issue","expected":["delete:issue"],"phrase":"\"delete:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteIssueEvent","tag":{"member":"event","value":"delete:issue"}},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"issue","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"message","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Comment"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:comment","expected":["create:comment"],"phrase":"\"create:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateCommentEvent","tag":{"member":"event","value":"create:comment"}},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"issue","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":true},{"name":"message","type":{"kind":"string"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"CommentBeforeUpdate"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:comment","expected":["update:comment"],"phrase":"\"update:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"CommentBeforeUpdate"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"comment","known":["id","issue","owner","message","created_date","updated_date"]},"name":"UpdateCommentEvent","tag":{"member":"event","value":"update:comment"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:comment","expected":["delete:comment"],"phrase":"\"delete:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteCommentEvent","tag":{"member":"event","value":"delete:comment"}},
      {"kind":"vocabulary","values":["succeeded","failed"],"open":true,"name":"ExportStatus"},
      {"kind":"vocabulary","values":["project","task","job"],"open":true,"name":"OperationTarget"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:export","expected":["create:export"],"phrase":"\"create:export\""},"optional":false},{"name":"status","type":{"kind":"named","name":"ExportStatus"},"optional":false},{"name":"target","type":{"kind":"named","name":"OperationTarget"},"optional":false},{"name":"target_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"rq_id","type":{"kind":"string"},"optional":false},{"name":"message","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":false},{"name":"format","type":{"kind":"string"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateExportEvent","tag":{"member":"event","value":"create:export"}},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:backup","expected":["create:backup"],"phrase":"\"create:backup\""},"optional":false},{"name":"status","type":{"kind":"named","name":"ExportStatus"},"optional":false},{"name":"target","type":{"kind":"named","name":"OperationTarget"},"optional":false},{"name":"target_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"rq_id","type":{"kind":"string"},"optional":false},{"name":"message","type":{"kind":"nullable","of":{"kind":"string"},"expected":"string or null","phrase":"a string or null"},"optional":false},{"name":"lightweight","type":{"kind":"boolean"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateBackupEvent","tag":{"member":"event","value":"create:backup"}},
      {"kind":"alias","type":{"kind":"string","format":"http-url","expected":"http-url","phrase":"an absolute http or https URL","loose":{"expected":"string","phrase":"a string"}},"name":"HttpUrl"},
      {"kind":"vocabulary","values":["project","organization"],"open":false,"name":"WebhookType","expected":["project","organization"],"phrase":"one of \"project\", \"organization\""},
      {"kind":"vocabulary","values":["application/json"],"open":true,"name":"ContentType"},
      {"kind":"vocabulary","values":["update:organization","delete:organization","update:membership","delete:membership","create:membership","create:invitation","delete:invitation","create:project","update:project","delete:project","create:task","update:task","delete:task","update:job","create:job","delete:job","create:issue","update:issue","delete:issue","create:comment","update:comment","delete:comment","create:export","create:backup"],"open":false,"name":"EventName","expected":["update:organization","delete:organization","update:membership","delete:membership","create:membership","create:invitation","delete:invitation","create:project","update:project","delete:project","create:task","update:task","delete:task","update:job","create:job","delete:job","create:issue","update:issue","delete:issue","create:comment","update:comment","delete:comment","create:export","create:backup"],"phrase":"one of \"update:organization\", \"delete:organization\", \"update:membership\", \"delete:membership\", \"create:membership\", \"create:invitation\", \"delete:invitation\", \"create:project\", \"update:project\", \"delete:project\", \"create:task\", \"update:task\", \"delete:task\", \"update:job\", \"create:job\", \"delete:job\", \"create:issue\", \"update:issue\", \"delete:issue\", \"create:comment\", \"update:comment\", \"delete:comment\", \"create:export\", \"create:backup\""},
      {"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"target_url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"description","type":{"kind":"string"},"optional":false},{"name":"type","type":{"kind":"named","name":"WebhookType"},"optional":false},{"name":"content_type","type":{"kind":"named","name":"ContentType"},"optional":false},{"name":"is_active","type":{"kind":"boolean"},"optional":false},{"name":"enable_ssl","type":{"kind":"boolean"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"expected":"null or object","phrase":"null or an object"},"optional":false},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":false},{"name":"events","type":{"kind":"list","items":{"kind":"named","name":"EventName"}},"optional":false},{"name":"last_status","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"expected":"integer or null","phrase":"an integer or null"},"optional":true},{"name":"last_delivery_date","type":{"kind":"named","name":"Timestamp"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Webhook"},
      {"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"ping","expected":["ping"],"phrase":"\"ping\""},"optional":false},{"name":"webhook","type":{"kind":"named","name":"Webhook"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"PingEvent","tag":{"member":"event","value":"ping"}},
      {"kind":"sum","tag":"event","open":true,"branches":[{"value":"update:organization","record":"UpdateOrganizationEvent"},{"value":"delete:organization","record":"DeleteOrganizationEvent"},{"value":"update:membership","record":"UpdateMembershipEvent"},{"value":"delete:membership","record":"DeleteMembershipEvent"},{"value":"create:membership","record":"CreateMembershipEvent"},{"value":"create:invitation","record":"CreateInvitationEvent"},{"value":"delete:invitation","record":"DeleteInvitationEvent"},{"value":"create:project","record":"CreateProjectEvent"},{"value":"update:project","record":"UpdateProjectEvent"},{"value":"delete:project","record":"DeleteProjectEvent"},{"value":"create:task","record":"CreateTaskEvent"},{"value":"update:task","record":"UpdateTaskEvent"},{"value":"delete:task","record":"DeleteTaskEvent"},{"value":"update:job","record":"UpdateJobEvent"},{"value":"create:job","record":"CreateJobEvent"},{"value":"delete:job","record":"DeleteJobEvent"},{"value":"create:issue","record":"CreateIssueEvent"},{"value":"update:issue","record":"UpdateIssueEvent"},{"value":"delete:issue","record":"DeleteIssueEvent"},{"value":"create:comment","record":"CreateCommentEvent"},{"value":"update:comment","record":"UpdateCommentEvent"},{"value":"delete:comment","record":"DeleteCommentEvent"},{"value":"create:export","record":"CreateExportEvent"},{"value":"create:backup","record":"CreateBackupEvent"},{"value":"ping","record":"PingEvent"}],"name":"Delivery"}
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
