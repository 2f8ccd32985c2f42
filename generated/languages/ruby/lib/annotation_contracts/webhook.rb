# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "../annotation_contracts"

module AnnotationContracts
  autoload :Webhook2_76, "annotation_contracts/webhook_2_76"
  autoload :Webhook2_73, "annotation_contracts/webhook_2_73"
  autoload :Webhook2_65, "annotation_contracts/webhook_2_65"
  autoload :Webhook2_4, "annotation_contracts/webhook_2_4"
  autoload :Webhook2_3, "annotation_contracts/webhook_2_3"

  # The contract `webhook` in every edition: 2.76, 2.73, 2.65, 2.4, 2.3. Each class
  # of an edition, such as those of `Webhook2_76`, includes the module of its name here.
  module Webhook
    # A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
    module User
    end

    # An organization (since 2.3.0).
    module Organization
    end

    # A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2).
    module BackgroundUser
    end

    # Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2).
    module SenderObject
    end

    # Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2).
    module Sender
    end

    # An organization was updated (W6.3).
    module UpdateOrganizationEvent
    end

    # An organization was made (since 2.76.0).
    module CreateOrganizationEvent
    end

    # An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
    module DeleteOrganizationEvent
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
    module Membership
    end

    # A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
    module UpdateMembershipEvent
    end

    # A membership was deleted (W6.4). A member was removed from an organization (W6.1).
    module DeleteMembershipEvent
    end

    # A member joined an organization (since 2.4.2).
    module CreateMembershipEvent
    end

    # An organization by name alone (since 2.10.0).
    module BasicOrganization
    end

    # An invitation to an organization (since 2.3.0).
    module Invitation
    end

    # An invitation was created (W6.2). It was issued (W6.1).
    module CreateInvitationEvent
    end

    # An invitation was deleted (W6.4). It was revoked (W6.1).
    module DeleteInvitationEvent
    end

    # Where the labels of a project, task or job are read (since 2.4.0).
    module LabelsSummary
    end

    # How many tasks a project has, and where they are read (since 2.4.0).
    module TasksSummary
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
    module Storage
    end

    # A project (since 2.3.0).
    module Project
    end

    # A project was created (W6.2).
    module CreateProjectEvent
    end

    # A project was updated (W6.3).
    module UpdateProjectEvent
    end

    # A project was deleted (W6.4).
    module DeleteProjectEvent
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
    module JobsSummary
    end

    # Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear. Any string is valid; these are known.
    module ChunkType
      IMAGESET = "imageset"
      VIDEO = "video"
      AUDIO_MP3 = "audio_mp3"
      LIST = "list"
      # Every known value.
      ALL = [IMAGESET, VIDEO, AUDIO_MP3, LIST].freeze
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
    module Task
    end

    # A task was created (W6.2).
    module CreateTaskEvent
    end

    # A task was updated (W6.3). For example its status or its assignment changed (W6.1).
    module UpdateTaskEvent
    end

    # A task was deleted (W6.4).
    module DeleteTaskEvent
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
    module IssuesSummary
    end

    # Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`, `replica`; others may appear. Any string is valid; these are known.
    module JobType
      ANNOTATION = "annotation"
      GROUND_TRUTH = "ground_truth"
      CONSENSUS_REPLICA = "consensus_replica"
      REPLICA = "replica"
      # Every known value.
      ALL = [ANNOTATION, GROUND_TRUTH, CONSENSUS_REPLICA, REPLICA].freeze
    end

    # A job: the part of a task that one annotator works on (since 2.3.0).
    module Job
    end

    # A job was updated (W6.3). For example its status or its assignee changed (W1.4).
    module UpdateJobEvent
    end

    # A job was created (since 2.4.2).
    module CreateJobEvent
    end

    # A job was deleted (since 2.4.2).
    module DeleteJobEvent
    end

    # How many comments an issue has, and where they are read (since 2.4.0).
    module CommentsSummary
    end

    # An issue that a reviewer opened on a frame (since 2.3.0).
    module Issue
    end

    # An issue was created (W6.2).
    module CreateIssueEvent
    end

    # An issue was updated (W6.3).
    module UpdateIssueEvent
    end

    # An issue was deleted (W6.4).
    module DeleteIssueEvent
    end

    # A comment on an issue (since 2.3.0).
    module Comment
    end

    # A comment was created (W6.2).
    module CreateCommentEvent
    end

    # A comment was updated (W6.3).
    module UpdateCommentEvent
    end

    # A comment was deleted (W6.4).
    module DeleteCommentEvent
    end

    # Status of a request; a delivery says `finished` or `failed` (since 2.73.0). Known: `queued`, `started`, `failed`, `finished`; others may appear. Any string is valid; these are known.
    module RequestStatus
      QUEUED = "queued"
      STARTED = "started"
      FAILED = "failed"
      FINISHED = "finished"
      # Every known value.
      ALL = [QUEUED, STARTED, FAILED, FINISHED].freeze
    end

    # Action of a request and its object (since 2.73.0). Known: `calculate:quality`, `create:task`, `export:annotations`, `export:backup`, `export:dataset`, `merge:job`, `merge:task`; others may appear. Any string is valid; these are known.
    module OperationType
      CALCULATE_QUALITY = "calculate:quality"
      CREATE_TASK = "create:task"
      EXPORT_ANNOTATIONS = "export:annotations"
      EXPORT_BACKUP = "export:backup"
      EXPORT_DATASET = "export:dataset"
      MERGE_JOB = "merge:job"
      MERGE_TASK = "merge:task"
      # Every known value.
      ALL = [CALCULATE_QUALITY, CREATE_TASK, EXPORT_ANNOTATIONS, EXPORT_BACKUP, EXPORT_DATASET, MERGE_JOB, MERGE_TASK].freeze
    end

    # Kind of resource that a background operation is about (since 2.65.0). Known: `project`, `task`, `job`; others may appear. Any string is valid; these are known.
    module OperationTarget
      PROJECT = "project"
      TASK = "task"
      JOB = "job"
      # Every known value.
      ALL = [PROJECT, TASK, JOB].freeze
    end

    # What a request asked for (since 2.73.0).
    module RequestOperation
    end

    # Who asked for a request, by name alone (since 2.73.0).
    module UserIdentifiers
    end

    # A request that the platform worked on in the background (since 2.73.0).
    module Request
    end

    # A quality report was calculated, or failed (since 2.73.0).
    module CompletedRequestCalculateQualityEvent
    end

    # The data of a task was read, or failed (since 2.73.0).
    module CompletedRequestCreateTaskEvent
    end

    # An export of annotations ended (since 2.73.0).
    module CompletedRequestExportAnnotationsEvent
    end

    # A backup ended (since 2.73.0).
    module CompletedRequestExportBackupEvent
    end

    # An export of a dataset ended (since 2.73.0).
    module CompletedRequestExportDatasetEvent
    end

    # The replicas of a job were merged, or failed (since 2.73.0).
    module CompletedRequestMergeJobEvent
    end

    # The replicas of the jobs of a task were merged, or failed (since 2.73.0).
    module CompletedRequestMergeTaskEvent
    end

    # How an account was made (since 2.76.0). Known: `registration`, `social`, `sso`, `ldap`, `invitation`; others may appear. Any string is valid; these are known.
    module AccountOrigin
      REGISTRATION = "registration"
      SOCIAL = "social"
      SSO = "sso"
      LDAP = "ldap"
      INVITATION = "invitation"
      # Every known value.
      ALL = [REGISTRATION, SOCIAL, SSO, LDAP, INVITATION].freeze
    end

    # A user in full, with personal data; only webhooks of type `server` receive it (since 2.76.0).
    module UserDetail
    end

    # A user was made or registered (since 2.76.0).
    module CreateUserEvent
    end

    # A user was changed (since 2.76.0).
    module UpdateUserEvent
    end

    # A user was deleted (since 2.76.0).
    module DeleteUserEvent
    end

    # Scope of a webhook: a project, an organization or the server (W1.2; server since 2.76.0). Closed vocabulary: `project`, `organization`, `server` (W-closed).
    module WebhookType
      PROJECT = "project"
      ORGANIZATION = "organization"
      SERVER = "server"
      # Every known value.
      ALL = [PROJECT, ORGANIZATION, SERVER].freeze
    end

    # Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen). Any string is valid; these are known.
    module ContentType
      APPLICATION_JSON = "application/json"
      # Every known value.
      ALL = [APPLICATION_JSON].freeze
    end

    # Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 33 names (W-closed).
    module EventName
      UPDATE_ORGANIZATION = "update:organization"
      CREATE_ORGANIZATION = "create:organization"
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
      COMPLETED_REQUEST_CALCULATE_QUALITY = "completed:request[calculate:quality]"
      COMPLETED_REQUEST_CREATE_TASK = "completed:request[create:task]"
      COMPLETED_REQUEST_EXPORT_ANNOTATIONS = "completed:request[export:annotations]"
      COMPLETED_REQUEST_EXPORT_BACKUP = "completed:request[export:backup]"
      COMPLETED_REQUEST_EXPORT_DATASET = "completed:request[export:dataset]"
      COMPLETED_REQUEST_MERGE_JOB = "completed:request[merge:job]"
      COMPLETED_REQUEST_MERGE_TASK = "completed:request[merge:task]"
      CREATE_USER = "create:user"
      UPDATE_USER = "update:user"
      DELETE_USER = "delete:user"
      CREATE_EXPORT = "create:export"
      CREATE_BACKUP = "create:backup"
      # Every known value.
      ALL = [UPDATE_ORGANIZATION, CREATE_ORGANIZATION, DELETE_ORGANIZATION, UPDATE_MEMBERSHIP, DELETE_MEMBERSHIP, CREATE_MEMBERSHIP, CREATE_INVITATION, DELETE_INVITATION, CREATE_PROJECT, UPDATE_PROJECT, DELETE_PROJECT, CREATE_TASK, UPDATE_TASK, DELETE_TASK, UPDATE_JOB, CREATE_JOB, DELETE_JOB, CREATE_ISSUE, UPDATE_ISSUE, DELETE_ISSUE, CREATE_COMMENT, UPDATE_COMMENT, DELETE_COMMENT, COMPLETED_REQUEST_CALCULATE_QUALITY, COMPLETED_REQUEST_CREATE_TASK, COMPLETED_REQUEST_EXPORT_ANNOTATIONS, COMPLETED_REQUEST_EXPORT_BACKUP, COMPLETED_REQUEST_EXPORT_DATASET, COMPLETED_REQUEST_MERGE_JOB, COMPLETED_REQUEST_MERGE_TASK, CREATE_USER, UPDATE_USER, DELETE_USER, CREATE_EXPORT, CREATE_BACKUP].freeze
    end

    # A webhook as seen in the ping payload, which does not return the secret (W2.1).
    module Webhook
    end

    # A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
    module PingEvent
    end

    # Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. Another `event` makes an `UnknownEvent`.
    module Delivery
      def self.===(value)
        super || value.is_a?(UnknownEvent)
      end
    end

    # Old values of the keys of an organization that changed (W6.3).
    module OrganizationBeforeUpdate
    end

    # The sender of an event where nobody could be named (since 2.4.2, until 2.75).
    module NamelessUser
    end

    # Old values of the keys of a membership that changed (W6.3).
    module MembershipBeforeUpdate
    end

    # Old values of the keys of a project that changed (W6.3).
    module ProjectBeforeUpdate
    end

    # Old values of the keys of a task that changed (W6.3).
    module TaskBeforeUpdate
    end

    # Old values of the keys of a job that changed (W6.3).
    module JobBeforeUpdate
    end

    # Old values of the keys of an issue that changed (W6.3).
    module IssueBeforeUpdate
    end

    # Old values of the keys of a comment that changed (W6.3).
    module CommentBeforeUpdate
    end

    # How an export or a backup ended; the values are inferred (since 2.65.0). Known: `succeeded`, `failed`; others may appear. Any string is valid; these are known.
    module ExportStatus
      SUCCEEDED = "succeeded"
      FAILED = "failed"
      # Every known value.
      ALL = [SUCCEEDED, FAILED].freeze
    end

    # An export of annotations or of a dataset ended (since 2.65.0, until 2.72).
    module CreateExportEvent
    end

    # A backup ended (since 2.65.0, until 2.72).
    module CreateBackupEvent
    end

    # Type of a label (W2.3). Known: `any`; others may appear (W-seen). Any string is valid; these are known.
    module LabelType
      ANY = "any"
      # Every known value.
      ALL = [ANY].freeze
    end

    # A label (W2.3). Explanation: annotators assign it.
    module Label
    end

    # Summary of a job (W2.3).
    module JobSummary
    end

    # A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
    module Segment
    end

    # A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
    module CreatedTask
    end

    # A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
    module DeletedTask
    end

    # Every edition; each is loaded at its first use.
    CONTRACT = Contract.new({ "2.76" => :Webhook2_76, "2.73" => :Webhook2_73, "2.65" => :Webhook2_65, "2.4" => :Webhook2_4, "2.3" => :Webhook2_3 }.freeze)

    # Names of the editions, the newest first.
    EDITIONS = CONTRACT.editions

    # Reads a document from the exact bytes of a body; raises `UnreadableError` if it is not JSON, `DecodeError` if it breaks
    # the contract. `mode: :strict` checks what a sender must write. The first of the editions that
    # accepts it reads it; default: all, the newest first. Its `edition` says which.
    def self.parse_delivery(body, editions: nil, mode: :tolerant)
      CONTRACT.read(JsonText.read(body), editions, mode)
    end

    # Writes a document as JSON: everything that was parsed, with unknown members. Missing members stay missing.
    def self.write_delivery(delivery)
      JsonText.write(delivery)
    end

    RULES = Rules.new(<<~'TABLE')
      {"tag":"event","resources":{"ping":"webhook"},"rules":[
      {"id":"url-id","clause":"W2","check":"ends","at":[["","/{}","/sender"],["ping","/{}/owner"],[":task","/{}/owner","/{}/assignee","/{}/segments/*/jobs/*","/{}/segments/*/jobs/*/assignee"]],"members":["url","id"],"say":"the address does not end in the id {id}"},
      {"id":"date-order","clause":"W2","check":"ordered","at":[["","/{}"]],"members":["created_date","updated_date"],"say":"updated before it was created"},
      {"id":"frame-order","clause":"W2.3","check":"ordered","at":[[":task","/{}/segments/*"]],"members":["start_frame","stop_frame"],"say":"stops at frame {stop_frame}, before it starts at {start_frame}"},
      {"id":"ping-webhook","clause":"W6.5","check":"same","at":[["ping",""]],"members":["webhook_id","id"],"say":"the ping is of webhook {id}, and names another"},
      {"id":"event-repeated","clause":"W6.1","check":"distinct","at":[["ping","/{}/events"]],"say":"\"{item}\" is listed twice"},
      {"id":"scope","clause":"W1.2","check":"only","at":[["ping","/{}"]],"members":["project_id","project"],"when":["type","project"],"say":"a webhook of type {type} with a project","lacks":"a webhook of type {type} without a project"},
      {"id":"scope","clause":"W1.2","check":"only","at":[["ping","/{}"]],"members":["organization"],"when":["type","organization"],"unless":"project","say":"a webhook of type {type} with an organization","lacks":"a webhook of type {type} without an organization"},
      {"id":"secret-leaked","clause":"W2.1","check":"absent","at":[["ping","/{}"]],"members":["secret"],"say":"the delivery gives the webhook's secret away"},
      {"id":"before-update-empty","clause":"W6.3","check":"filled","at":[["update:","/before_update"]],"say":"an update that changes nothing"},
      {"id":"before-update-equal","clause":"W6.3","check":"changed","at":[["update:","/before_update"]],"say":"the old value equals the new one"},
      {"id":"before-update-foreign","clause":"W6.3","check":"known","at":[["update:","/before_update"]],"say":"the {} has no such member"}
      ]}
    TABLE
    private_constant :RULES

    # Lists what is suspicious in a valid document, as `Warning`s in the order of the rules.
    def self.warnings(delivery)
      RULES.find(JsonText.read(JsonText.write(delivery)))
    end
  end

  module Webhook
    # Loads the receiver when it is needed.
    def self.const_missing(name)
      return super unless name == :Receiver

      require_relative "receiver"
      const_set(:Receiver, AnnotationContracts::Receiver.for(
        contract: CONTRACT,
        tag: "event",
        webhook: "webhook_id",
        header: "X-Signature-256",
        on_request: ["ping"],
        program: "CVAT"
      ))
    end
  end
end
