# Generated from spec/main.tsp by "npm run generate". Do not edit.

require 'json'
require 'dry-types'
require 'dry-struct'

module Types
  include Dry.Types(default: :nominal)

  Integer     = Strict::Integer
  Nil         = Strict::Nil
  Bool        = Strict::Bool
  Hash        = Strict::Hash
  String      = Strict::String
  EventName   = Strict::String.enum("create:comment", "create:invitation", "create:issue", "create:project", "create:task", "delete:comment", "delete:invitation", "delete:issue", "delete:membership", "delete:project", "delete:task", "update:comment", "update:issue", "update:job", "update:membership", "update:organization", "update:project", "update:task")
  WebhookType = Strict::String.enum("organization", "project")
end

# A user, as `owner` or `sender`, or as `assignee`.
class User < Dry::Struct

  # First name. May be empty.
  attribute :first_name, Types::String

  # User identifier.
  attribute :id, Types::Integer

  # Last name. May be empty.
  attribute :last_name, Types::String

  # Address of the user, `{base_url}/api/users/<user_id>`.
  attribute :url, Types::String

  # User name. The name used to log in.
  attribute :username, Types::String

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      first_name: d.fetch("first_name"),
      id:         d.fetch("id"),
      last_name:  d.fetch("last_name"),
      url:        d.fetch("url"),
      username:   d.fetch("username"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "first_name" => first_name,
      "id"         => id,
      "last_name"  => last_name,
      "url"        => url,
      "username"   => username,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An organization was updated.
class UpdateOrganizationEvent < Dry::Struct

  # Only the keys of the resource that changed, with their old values.
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Name of the event.
  attribute :event, Types::String

  # The organization after the update, in full.
  attribute :organization, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      before_update: Types::Hash[d.fetch("before_update")].map { |k, v| [k, Types::Any[v]] }.to_h,
      event:         d.fetch("event"),
      organization:  Types::Hash[d.fetch("organization")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:        User.from_dynamic!(d.fetch("sender")),
      webhook_id:    d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "before_update" => before_update,
      "event"         => event,
      "organization"  => organization,
      "sender"        => sender.to_dynamic,
      "webhook_id"    => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A membership was updated. Member added to or removed from an organization.
class UpdateMembershipEvent < Dry::Struct

  # Only the keys of the resource that changed, with their old values.
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Name of the event.
  attribute :event, Types::String

  # The membership after the update, in full.
  attribute :membership, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      before_update: Types::Hash[d.fetch("before_update")].map { |k, v| [k, Types::Any[v]] }.to_h,
      event:         d.fetch("event"),
      membership:    Types::Hash[d.fetch("membership")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:        User.from_dynamic!(d.fetch("sender")),
      webhook_id:    d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "before_update" => before_update,
      "event"         => event,
      "membership"    => membership,
      "sender"        => sender.to_dynamic,
      "webhook_id"    => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A membership was deleted. A member was removed from an organization.
class DeleteMembershipEvent < Dry::Struct

  # Name of the event.
  attribute :event, Types::String

  # The deleted membership, in full.
  attribute :membership, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:      d.fetch("event"),
      membership: Types::Hash[d.fetch("membership")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:     User.from_dynamic!(d.fetch("sender")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"      => event,
      "membership" => membership,
      "sender"     => sender.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An invitation was created. It was issued.
class CreateInvitationEvent < Dry::Struct

  # Name of the event.
  attribute :event, Types::String

  # The created invitation, in full.
  attribute :invitation, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:      d.fetch("event"),
      invitation: Types::Hash[d.fetch("invitation")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:     User.from_dynamic!(d.fetch("sender")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"      => event,
      "invitation" => invitation,
      "sender"     => sender.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An invitation was deleted. It was revoked.
class DeleteInvitationEvent < Dry::Struct

  # Name of the event.
  attribute :event, Types::String

  # The deleted invitation, in full.
  attribute :invitation, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:      d.fetch("event"),
      invitation: Types::Hash[d.fetch("invitation")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:     User.from_dynamic!(d.fetch("sender")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"      => event,
      "invitation" => invitation,
      "sender"     => sender.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A project was created.
class CreateProjectEvent < Dry::Struct

  # Name of the event.
  attribute :event, Types::String

  # The created project, in full.
  attribute :project, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:      d.fetch("event"),
      project:    Types::Hash[d.fetch("project")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:     User.from_dynamic!(d.fetch("sender")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"      => event,
      "project"    => project,
      "sender"     => sender.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A project was updated.
class UpdateProjectEvent < Dry::Struct

  # Only the keys of the resource that changed, with their old values.
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Name of the event.
  attribute :event, Types::String

  # The project after the update, in full.
  attribute :project, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      before_update: Types::Hash[d.fetch("before_update")].map { |k, v| [k, Types::Any[v]] }.to_h,
      event:         d.fetch("event"),
      project:       Types::Hash[d.fetch("project")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:        User.from_dynamic!(d.fetch("sender")),
      webhook_id:    d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "before_update" => before_update,
      "event"         => event,
      "project"       => project,
      "sender"        => sender.to_dynamic,
      "webhook_id"    => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A project was deleted.
class DeleteProjectEvent < Dry::Struct

  # Name of the event.
  attribute :event, Types::String

  # The deleted project, in full.
  attribute :project, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:      d.fetch("event"),
      project:    Types::Hash[d.fetch("project")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:     User.from_dynamic!(d.fetch("sender")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"      => event,
      "project"    => project,
      "sender"     => sender.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A label. Annotators assign it.
class Label < Dry::Struct

  # Attributes of the label. Items may be anything.
  attribute :attributes, Types.Array(Types::Any)

  # Hex colour.
  attribute :color, Types::String

  # Whether the label has a parent.
  attribute :has_parent, Types::Bool

  # Label identifier.
  attribute :id, Types::Integer

  # Label name.
  attribute :label_name, Types::String

  # Sublabels of the label. Items may be anything.
  attribute :sublabels, Types.Array(Types::Any)

  # Type of the label. The kind of shape that it applies to.
  attribute :label_type, Types::String

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      attributes: d.fetch("attributes"),
      color:      d.fetch("color"),
      has_parent: d.fetch("has_parent"),
      id:         d.fetch("id"),
      label_name: d.fetch("name"),
      sublabels:  d.fetch("sublabels"),
      label_type: d.fetch("type"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "attributes" => attributes,
      "color"      => color,
      "has_parent" => has_parent,
      "id"         => id,
      "name"       => label_name,
      "sublabels"  => sublabels,
      "type"       => label_type,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# Summary of a job.
class JobSummary < Dry::Struct

  # User the job is assigned to, or null.
  attribute :assignee, User.optional

  # Job identifier.
  attribute :id, Types::Integer

  # Stage of the job.
  attribute :stage, Types::String

  # State of the job.
  attribute :state, Types::String

  # Status of the job.
  attribute :status, Types::String

  # Address of the job, `{base_url}/api/jobs/<job_id>`.
  attribute :url, Types::String

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      assignee: d.fetch("assignee") ? User.from_dynamic!(d.fetch("assignee")) : nil,
      id:       d.fetch("id"),
      stage:    d.fetch("stage"),
      state:    d.fetch("state"),
      status:   d.fetch("status"),
      url:      d.fetch("url"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "assignee" => assignee&.to_dynamic,
      "id"       => id,
      "stage"    => stage,
      "state"    => state,
      "status"   => status,
      "url"      => url,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A segment. A range of frames of a task, with the jobs that cover it.
class Segment < Dry::Struct

  # Summaries of the segment's jobs.
  attribute :jobs, Types.Array(JobSummary)

  # Frame at the start. The first of the range.
  attribute :start_frame, Types::Integer

  # Frame at the stop. The last of the range, inclusive.
  attribute :stop_frame, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      jobs:        d.fetch("jobs").map { |x| JobSummary.from_dynamic!(x) },
      start_frame: d.fetch("start_frame"),
      stop_frame:  d.fetch("stop_frame"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "jobs"        => jobs.map { |x| x.to_dynamic },
      "start_frame" => start_frame,
      "stop_frame"  => stop_frame,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A storage. Where a task's data is read from or written to.
class DataStorage < Dry::Struct

  # Cloud storage identifier, or null. Null when the storage is not in a cloud.
  attribute :cloud_storage_id, Types::Integer.optional

  # Storage identifier.
  attribute :id, Types::Integer

  # Location of the storage. The kind of storage.
  attribute :location, Types::String

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      cloud_storage_id: d.fetch("cloud_storage_id"),
      id:               d.fetch("id"),
      location:         d.fetch("location"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "cloud_storage_id" => cloud_storage_id,
      "id"               => id,
      "location"         => location,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A task in a create payload, which omits the fields marked update only. `overlap` and
# `segment_size` may be missing.
class CreatedTask < Dry::Struct

  # User the task is assigned to, or null.
  attribute :assignee, User.optional

  # Bug tracker; may be empty. A URL.
  attribute :bug_tracker, Types::String

  # When the task was created.
  attribute :created_date, Types::String

  # Dimension. The dimension of the data.
  attribute :dimension, Types::String

  # Task identifier.
  attribute :id, Types::Integer

  # Labels of the task.
  attribute :labels, Types.Array(Label)

  # Empty string or a mode name.
  attribute :mode, Types::String

  # Task name.
  attribute :created_task_name, Types::String

  # Organization, or null. Its identifier.
  attribute :organization, Types::Integer.optional

  # Overlap, or null. The number of frames that neighboring segments share.
  attribute :overlap, Types::Integer.optional.optional

  attribute :owner, User

  # Identifier of a project. The project that the task belongs to.
  attribute :project_id, Types::Integer

  # Size of a segment. Counted in frames.
  attribute :segment_size, Types::Integer.optional

  # Segments of the task; may be empty.
  attribute :segments, Types.Array(Segment)

  attribute :source_storage, DataStorage

  # Status of the task.
  attribute :status, Types::String

  # Subset; may be empty. The subset that the task belongs to.
  attribute :subset, Types::String

  attribute :target_storage, DataStorage

  # When the task was last updated.
  attribute :updated_date, Types::String

  # Address of the task, `{base_url}/api/tasks/<task_id>`.
  attribute :url, Types::String

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      assignee:          d.fetch("assignee") ? User.from_dynamic!(d.fetch("assignee")) : nil,
      bug_tracker:       d.fetch("bug_tracker"),
      created_date:      d.fetch("created_date"),
      dimension:         d.fetch("dimension"),
      id:                d.fetch("id"),
      labels:            d.fetch("labels").map { |x| Label.from_dynamic!(x) },
      mode:              d.fetch("mode"),
      created_task_name: d.fetch("name"),
      organization:      d.fetch("organization"),
      overlap:           d["overlap"],
      owner:             User.from_dynamic!(d.fetch("owner")),
      project_id:        d.fetch("project_id"),
      segment_size:      d["segment_size"],
      segments:          d.fetch("segments").map { |x| Segment.from_dynamic!(x) },
      source_storage:    DataStorage.from_dynamic!(d.fetch("source_storage")),
      status:            d.fetch("status"),
      subset:            d.fetch("subset"),
      target_storage:    DataStorage.from_dynamic!(d.fetch("target_storage")),
      updated_date:      d.fetch("updated_date"),
      url:               d.fetch("url"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "assignee"       => assignee&.to_dynamic,
      "bug_tracker"    => bug_tracker,
      "created_date"   => created_date,
      "dimension"      => dimension,
      "id"             => id,
      "labels"         => labels.map { |x| x.to_dynamic },
      "mode"           => mode,
      "name"           => created_task_name,
      "organization"   => organization,
      "overlap"        => overlap,
      "owner"          => owner.to_dynamic,
      "project_id"     => project_id,
      "segment_size"   => segment_size,
      "segments"       => segments.map { |x| x.to_dynamic },
      "source_storage" => source_storage.to_dynamic,
      "status"         => status,
      "subset"         => subset,
      "target_storage" => target_storage.to_dynamic,
      "updated_date"   => updated_date,
      "url"            => url,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A task was created.
class CreateTaskEvent < Dry::Struct

  # Name of the event.
  attribute :event, Types::String

  attribute :sender, User
  attribute :task,   CreatedTask

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:      d.fetch("event"),
      sender:     User.from_dynamic!(d.fetch("sender")),
      task:       CreatedTask.from_dynamic!(d.fetch("task")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"      => event,
      "sender"     => sender.to_dynamic,
      "task"       => task.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# Old values of the keys of a task that changed.
class TaskBeforeUpdate < Dry::Struct

  # User the task is assigned to, or null.
  attribute :assignee, User.optional.optional

  # Bug tracker; may be empty. A URL.
  attribute :bug_tracker, Types::String.optional

  # When the task was created.
  attribute :created_date, Types::String.optional

  # Data of the task; update only. Its identifier.
  attribute :data, Types::Integer.optional

  # Size of a data chunk; update only. Counted in frames.
  attribute :data_chunk_size, Types::Integer.optional

  # Type of the compressed data chunks; update only.
  attribute :data_compressed_chunk_type, Types::String.optional

  # Type of the original data chunks; update only.
  attribute :data_original_chunk_type, Types::String.optional

  # Dimension. The dimension of the data.
  attribute :dimension, Types::String.optional

  # Task identifier.
  attribute :id, Types::Integer.optional

  # Image quality; update only.
  attribute :image_quality, Types::Integer.optional

  # Labels of the task.
  attribute :labels, Types.Array(Label).optional

  # Empty string or a mode name.
  attribute :mode, Types::String.optional

  # Task name.
  attribute :task_before_update_name, Types::String.optional

  # Organization, or null. Its identifier.
  attribute :organization, Types::Integer.optional.optional

  # Overlap, or null. The number of frames that neighboring segments share.
  attribute :overlap, Types::Integer.optional.optional

  attribute :owner, User.optional

  # Identifier of a project. The project that the task belongs to.
  attribute :project_id, Types::Integer.optional

  # Size of a segment. Counted in frames.
  attribute :segment_size, Types::Integer.optional

  # Segments of the task; may be empty.
  attribute :segments, Types.Array(Segment).optional

  # Size of the task; update only. The number of frames.
  attribute :size, Types::Integer.optional

  attribute :source_storage, DataStorage.optional

  # Status of the task.
  attribute :status, Types::String.optional

  # Subset; may be empty. The subset that the task belongs to.
  attribute :subset, Types::String.optional

  attribute :target_storage, DataStorage.optional

  # When the task was last updated.
  attribute :updated_date, Types::String.optional

  # Address of the task, `{base_url}/api/tasks/<task_id>`.
  attribute :url, Types::String.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      assignee:                   d["assignee"] ? User.from_dynamic!(d["assignee"]) : nil,
      bug_tracker:                d["bug_tracker"],
      created_date:               d["created_date"],
      data:                       d["data"],
      data_chunk_size:            d["data_chunk_size"],
      data_compressed_chunk_type: d["data_compressed_chunk_type"],
      data_original_chunk_type:   d["data_original_chunk_type"],
      dimension:                  d["dimension"],
      id:                         d["id"],
      image_quality:              d["image_quality"],
      labels:                     d["labels"]&.map { |x| Label.from_dynamic!(x) },
      mode:                       d["mode"],
      task_before_update_name:    d["name"],
      organization:               d["organization"],
      overlap:                    d["overlap"],
      owner:                      d["owner"] ? User.from_dynamic!(d["owner"]) : nil,
      project_id:                 d["project_id"],
      segment_size:               d["segment_size"],
      segments:                   d["segments"]&.map { |x| Segment.from_dynamic!(x) },
      size:                       d["size"],
      source_storage:             d["source_storage"] ? DataStorage.from_dynamic!(d["source_storage"]) : nil,
      status:                     d["status"],
      subset:                     d["subset"],
      target_storage:             d["target_storage"] ? DataStorage.from_dynamic!(d["target_storage"]) : nil,
      updated_date:               d["updated_date"],
      url:                        d["url"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "assignee"                   => assignee&.to_dynamic,
      "bug_tracker"                => bug_tracker,
      "created_date"               => created_date,
      "data"                       => data,
      "data_chunk_size"            => data_chunk_size,
      "data_compressed_chunk_type" => data_compressed_chunk_type,
      "data_original_chunk_type"   => data_original_chunk_type,
      "dimension"                  => dimension,
      "id"                         => id,
      "image_quality"              => image_quality,
      "labels"                     => labels&.map { |x| x.to_dynamic },
      "mode"                       => mode,
      "name"                       => task_before_update_name,
      "organization"               => organization,
      "overlap"                    => overlap,
      "owner"                      => owner&.to_dynamic,
      "project_id"                 => project_id,
      "segment_size"               => segment_size,
      "segments"                   => segments&.map { |x| x.to_dynamic },
      "size"                       => size,
      "source_storage"             => source_storage&.to_dynamic,
      "status"                     => status,
      "subset"                     => subset,
      "target_storage"             => target_storage&.to_dynamic,
      "updated_date"               => updated_date,
      "url"                        => url,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A task, given in full for update events.
class Task < Dry::Struct

  # User the task is assigned to, or null.
  attribute :assignee, User.optional

  # Bug tracker; may be empty. A URL.
  attribute :bug_tracker, Types::String

  # When the task was created.
  attribute :created_date, Types::String

  # Data of the task; update only. Its identifier.
  attribute :data, Types::Integer

  # Size of a data chunk; update only. Counted in frames.
  attribute :data_chunk_size, Types::Integer

  # Type of the compressed data chunks; update only.
  attribute :data_compressed_chunk_type, Types::String

  # Type of the original data chunks; update only.
  attribute :data_original_chunk_type, Types::String

  # Dimension. The dimension of the data.
  attribute :dimension, Types::String

  # Task identifier.
  attribute :id, Types::Integer

  # Image quality; update only.
  attribute :image_quality, Types::Integer

  # Labels of the task.
  attribute :labels, Types.Array(Label)

  # Empty string or a mode name.
  attribute :mode, Types::String

  # Task name.
  attribute :task_name, Types::String

  # Organization, or null. Its identifier.
  attribute :organization, Types::Integer.optional

  # Overlap, or null. The number of frames that neighboring segments share.
  attribute :overlap, Types::Integer.optional

  attribute :owner, User

  # Identifier of a project. The project that the task belongs to.
  attribute :project_id, Types::Integer

  # Size of a segment. Counted in frames.
  attribute :segment_size, Types::Integer

  # Segments of the task; may be empty.
  attribute :segments, Types.Array(Segment)

  # Size of the task; update only. The number of frames.
  attribute :size, Types::Integer

  attribute :source_storage, DataStorage

  # Status of the task.
  attribute :status, Types::String

  # Subset; may be empty. The subset that the task belongs to.
  attribute :subset, Types::String

  attribute :target_storage, DataStorage

  # When the task was last updated.
  attribute :updated_date, Types::String

  # Address of the task, `{base_url}/api/tasks/<task_id>`.
  attribute :url, Types::String

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      assignee:                   d.fetch("assignee") ? User.from_dynamic!(d.fetch("assignee")) : nil,
      bug_tracker:                d.fetch("bug_tracker"),
      created_date:               d.fetch("created_date"),
      data:                       d.fetch("data"),
      data_chunk_size:            d.fetch("data_chunk_size"),
      data_compressed_chunk_type: d.fetch("data_compressed_chunk_type"),
      data_original_chunk_type:   d.fetch("data_original_chunk_type"),
      dimension:                  d.fetch("dimension"),
      id:                         d.fetch("id"),
      image_quality:              d.fetch("image_quality"),
      labels:                     d.fetch("labels").map { |x| Label.from_dynamic!(x) },
      mode:                       d.fetch("mode"),
      task_name:                  d.fetch("name"),
      organization:               d.fetch("organization"),
      overlap:                    d.fetch("overlap"),
      owner:                      User.from_dynamic!(d.fetch("owner")),
      project_id:                 d.fetch("project_id"),
      segment_size:               d.fetch("segment_size"),
      segments:                   d.fetch("segments").map { |x| Segment.from_dynamic!(x) },
      size:                       d.fetch("size"),
      source_storage:             DataStorage.from_dynamic!(d.fetch("source_storage")),
      status:                     d.fetch("status"),
      subset:                     d.fetch("subset"),
      target_storage:             DataStorage.from_dynamic!(d.fetch("target_storage")),
      updated_date:               d.fetch("updated_date"),
      url:                        d.fetch("url"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "assignee"                   => assignee&.to_dynamic,
      "bug_tracker"                => bug_tracker,
      "created_date"               => created_date,
      "data"                       => data,
      "data_chunk_size"            => data_chunk_size,
      "data_compressed_chunk_type" => data_compressed_chunk_type,
      "data_original_chunk_type"   => data_original_chunk_type,
      "dimension"                  => dimension,
      "id"                         => id,
      "image_quality"              => image_quality,
      "labels"                     => labels.map { |x| x.to_dynamic },
      "mode"                       => mode,
      "name"                       => task_name,
      "organization"               => organization,
      "overlap"                    => overlap,
      "owner"                      => owner.to_dynamic,
      "project_id"                 => project_id,
      "segment_size"               => segment_size,
      "segments"                   => segments.map { |x| x.to_dynamic },
      "size"                       => size,
      "source_storage"             => source_storage.to_dynamic,
      "status"                     => status,
      "subset"                     => subset,
      "target_storage"             => target_storage.to_dynamic,
      "updated_date"               => updated_date,
      "url"                        => url,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A task was updated. For example, its status or its assignment changed.
class UpdateTaskEvent < Dry::Struct
  attribute :before_update, TaskBeforeUpdate

  # Name of the event.
  attribute :event, Types::String

  attribute :sender, User
  attribute :task,   Task

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      before_update: TaskBeforeUpdate.from_dynamic!(d.fetch("before_update")),
      event:         d.fetch("event"),
      sender:        User.from_dynamic!(d.fetch("sender")),
      task:          Task.from_dynamic!(d.fetch("task")),
      webhook_id:    d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "before_update" => before_update.to_dynamic,
      "event"         => event,
      "sender"        => sender.to_dynamic,
      "task"          => task.to_dynamic,
      "webhook_id"    => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A task in a delete payload, which omits the fields marked update only. `overlap` and
# `segment_size` may be missing.
class DeletedTask < Dry::Struct

  # User the task is assigned to, or null.
  attribute :assignee, User.optional

  # Bug tracker; may be empty. A URL.
  attribute :bug_tracker, Types::String

  # When the task was created.
  attribute :created_date, Types::String

  # Dimension. The dimension of the data.
  attribute :dimension, Types::String

  # Task identifier.
  attribute :id, Types::Integer

  # Labels of the task.
  attribute :labels, Types.Array(Label)

  # Empty string or a mode name.
  attribute :mode, Types::String

  # Task name.
  attribute :deleted_task_name, Types::String

  # Organization, or null. Its identifier.
  attribute :organization, Types::Integer.optional

  # Overlap, or null. The number of frames that neighboring segments share.
  attribute :overlap, Types::Integer.optional.optional

  attribute :owner, User

  # Identifier of a project. The project that the task belongs to.
  attribute :project_id, Types::Integer

  # Size of a segment. Counted in frames.
  attribute :segment_size, Types::Integer.optional

  # Segments of the task; may be empty.
  attribute :segments, Types.Array(Segment)

  attribute :source_storage, DataStorage

  # Status of the task.
  attribute :status, Types::String

  # Subset; may be empty. The subset that the task belongs to.
  attribute :subset, Types::String

  attribute :target_storage, DataStorage

  # When the task was last updated.
  attribute :updated_date, Types::String

  # Address of the task, `{base_url}/api/tasks/<task_id>`.
  attribute :url, Types::String

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      assignee:          d.fetch("assignee") ? User.from_dynamic!(d.fetch("assignee")) : nil,
      bug_tracker:       d.fetch("bug_tracker"),
      created_date:      d.fetch("created_date"),
      dimension:         d.fetch("dimension"),
      id:                d.fetch("id"),
      labels:            d.fetch("labels").map { |x| Label.from_dynamic!(x) },
      mode:              d.fetch("mode"),
      deleted_task_name: d.fetch("name"),
      organization:      d.fetch("organization"),
      overlap:           d["overlap"],
      owner:             User.from_dynamic!(d.fetch("owner")),
      project_id:        d.fetch("project_id"),
      segment_size:      d["segment_size"],
      segments:          d.fetch("segments").map { |x| Segment.from_dynamic!(x) },
      source_storage:    DataStorage.from_dynamic!(d.fetch("source_storage")),
      status:            d.fetch("status"),
      subset:            d.fetch("subset"),
      target_storage:    DataStorage.from_dynamic!(d.fetch("target_storage")),
      updated_date:      d.fetch("updated_date"),
      url:               d.fetch("url"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "assignee"       => assignee&.to_dynamic,
      "bug_tracker"    => bug_tracker,
      "created_date"   => created_date,
      "dimension"      => dimension,
      "id"             => id,
      "labels"         => labels.map { |x| x.to_dynamic },
      "mode"           => mode,
      "name"           => deleted_task_name,
      "organization"   => organization,
      "overlap"        => overlap,
      "owner"          => owner.to_dynamic,
      "project_id"     => project_id,
      "segment_size"   => segment_size,
      "segments"       => segments.map { |x| x.to_dynamic },
      "source_storage" => source_storage.to_dynamic,
      "status"         => status,
      "subset"         => subset,
      "target_storage" => target_storage.to_dynamic,
      "updated_date"   => updated_date,
      "url"            => url,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A task was deleted.
class DeleteTaskEvent < Dry::Struct

  # Name of the event.
  attribute :event, Types::String

  attribute :sender, User
  attribute :task,   DeletedTask

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:      d.fetch("event"),
      sender:     User.from_dynamic!(d.fetch("sender")),
      task:       DeletedTask.from_dynamic!(d.fetch("task")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"      => event,
      "sender"     => sender.to_dynamic,
      "task"       => task.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A job was updated. For example, its status or its assignee changed.
class UpdateJobEvent < Dry::Struct

  # Only the keys of the resource that changed, with their old values.
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Name of the event.
  attribute :event, Types::String

  # The job after the update, in full.
  attribute :job, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      before_update: Types::Hash[d.fetch("before_update")].map { |k, v| [k, Types::Any[v]] }.to_h,
      event:         d.fetch("event"),
      job:           Types::Hash[d.fetch("job")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:        User.from_dynamic!(d.fetch("sender")),
      webhook_id:    d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "before_update" => before_update,
      "event"         => event,
      "job"           => job,
      "sender"        => sender.to_dynamic,
      "webhook_id"    => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An issue was created.
class CreateIssueEvent < Dry::Struct

  # Name of the event.
  attribute :event, Types::String

  # The created issue, in full.
  attribute :issue, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:      d.fetch("event"),
      issue:      Types::Hash[d.fetch("issue")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:     User.from_dynamic!(d.fetch("sender")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"      => event,
      "issue"      => issue,
      "sender"     => sender.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An issue was updated.
class UpdateIssueEvent < Dry::Struct

  # Only the keys of the resource that changed, with their old values.
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Name of the event.
  attribute :event, Types::String

  # The issue after the update, in full.
  attribute :issue, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      before_update: Types::Hash[d.fetch("before_update")].map { |k, v| [k, Types::Any[v]] }.to_h,
      event:         d.fetch("event"),
      issue:         Types::Hash[d.fetch("issue")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:        User.from_dynamic!(d.fetch("sender")),
      webhook_id:    d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "before_update" => before_update,
      "event"         => event,
      "issue"         => issue,
      "sender"        => sender.to_dynamic,
      "webhook_id"    => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An issue was deleted.
class DeleteIssueEvent < Dry::Struct

  # Name of the event.
  attribute :event, Types::String

  # The deleted issue, in full.
  attribute :issue, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:      d.fetch("event"),
      issue:      Types::Hash[d.fetch("issue")].map { |k, v| [k, Types::Any[v]] }.to_h,
      sender:     User.from_dynamic!(d.fetch("sender")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"      => event,
      "issue"      => issue,
      "sender"     => sender.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A comment was created.
class CreateCommentEvent < Dry::Struct

  # The created comment, in full.
  attribute :comment, Types::Hash.meta(of: Types::Any)

  # Name of the event.
  attribute :event, Types::String

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      comment:    Types::Hash[d.fetch("comment")].map { |k, v| [k, Types::Any[v]] }.to_h,
      event:      d.fetch("event"),
      sender:     User.from_dynamic!(d.fetch("sender")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "comment"    => comment,
      "event"      => event,
      "sender"     => sender.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A comment was updated.
class UpdateCommentEvent < Dry::Struct

  # Only the keys of the resource that changed, with their old values.
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # The comment after the update, in full.
  attribute :comment, Types::Hash.meta(of: Types::Any)

  # Name of the event.
  attribute :event, Types::String

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      before_update: Types::Hash[d.fetch("before_update")].map { |k, v| [k, Types::Any[v]] }.to_h,
      comment:       Types::Hash[d.fetch("comment")].map { |k, v| [k, Types::Any[v]] }.to_h,
      event:         d.fetch("event"),
      sender:        User.from_dynamic!(d.fetch("sender")),
      webhook_id:    d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "before_update" => before_update,
      "comment"       => comment,
      "event"         => event,
      "sender"        => sender.to_dynamic,
      "webhook_id"    => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A comment was deleted.
class DeleteCommentEvent < Dry::Struct

  # The deleted comment, in full.
  attribute :comment, Types::Hash.meta(of: Types::Any)

  # Name of the event.
  attribute :event, Types::String

  attribute :sender, User

  # Identifier of the webhook that sends it.
  attribute :webhook_id, Types::Integer

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      comment:    Types::Hash[d.fetch("comment")].map { |k, v| [k, Types::Any[v]] }.to_h,
      event:      d.fetch("event"),
      sender:     User.from_dynamic!(d.fetch("sender")),
      webhook_id: d.fetch("webhook_id"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "comment"    => comment,
      "event"      => event,
      "sender"     => sender.to_dynamic,
      "webhook_id" => webhook_id,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

module EventName
  CreateComment      = "create:comment"
  CreateInvitation   = "create:invitation"
  CreateIssue        = "create:issue"
  CreateProject      = "create:project"
  CreateTask         = "create:task"
  DeleteComment      = "delete:comment"
  DeleteInvitation   = "delete:invitation"
  DeleteIssue        = "delete:issue"
  DeleteMembership   = "delete:membership"
  DeleteProject      = "delete:project"
  DeleteTask         = "delete:task"
  UpdateComment      = "update:comment"
  UpdateIssue        = "update:issue"
  UpdateJob          = "update:job"
  UpdateMembership   = "update:membership"
  UpdateOrganization = "update:organization"
  UpdateProject      = "update:project"
  UpdateTask         = "update:task"
end

module WebhookType
  Organization = "organization"
  Project      = "project"
end

# A webhook as seen in the ping payload, which does not return the secret.
class Webhook < Dry::Struct

  # Media type of the delivered payload, sent as Content-Type.
  attribute :content_type, Types::String

  # When the webhook was created.
  attribute :created_date, Types::String

  # Short purpose summary; may be empty.
  attribute :description, Types::String

  # Enables or disables SSL certificate verification for delivery. When true, SSL
  # verification is on.
  attribute :enable_ssl, Types::Bool

  # Subscribed event names.
  attribute :events, Types.Array(Types::EventName)

  # Webhook identifier.
  attribute :id, Types::Integer

  # No delivery occurs while this is false. This includes pings.
  attribute :is_active, Types::Bool

  # Time of the last delivery. Missing before the first delivery.
  attribute :last_delivery_date, Types::String.optional

  # HTTP status of the last delivery. Missing before the first delivery, and after one that
  # got no response.
  attribute :last_status, Types::Integer.optional

  # Organization identifier for an organization webhook, or null. An integer if `type` is
  # `organization`.
  attribute :organization, Types::Integer.optional

  attribute :owner, User

  # Project identifier for a project webhook, or null. Null only if `type` is not `project`.
  attribute :project, Types::Integer.optional

  # Where event payloads are delivered.
  attribute :target_url, Types::String

  attribute :webhook_type, Types::WebhookType

  # When the webhook was last updated.
  attribute :updated_date, Types::String

  # Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
  attribute :url, Types::String

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      content_type:       d.fetch("content_type"),
      created_date:       d.fetch("created_date"),
      description:        d.fetch("description"),
      enable_ssl:         d.fetch("enable_ssl"),
      events:             d.fetch("events"),
      id:                 d.fetch("id"),
      is_active:          d.fetch("is_active"),
      last_delivery_date: d["last_delivery_date"],
      last_status:        d["last_status"],
      organization:       d.fetch("organization"),
      owner:              User.from_dynamic!(d.fetch("owner")),
      project:            d.fetch("project"),
      target_url:         d.fetch("target_url"),
      webhook_type:       d.fetch("type"),
      updated_date:       d.fetch("updated_date"),
      url:                d.fetch("url"),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "content_type"       => content_type,
      "created_date"       => created_date,
      "description"        => description,
      "enable_ssl"         => enable_ssl,
      "events"             => events,
      "id"                 => id,
      "is_active"          => is_active,
      "last_delivery_date" => last_delivery_date,
      "last_status"        => last_status,
      "organization"       => organization,
      "owner"              => owner.to_dynamic,
      "project"            => project,
      "target_url"         => target_url,
      "type"               => webhook_type,
      "updated_date"       => updated_date,
      "url"                => url,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A user triggered a ping. It has no `webhook_id` and no resource.
class PingEvent < Dry::Struct

  # Always `ping`.
  attribute :event, Types::String

  attribute :sender,  User
  attribute :webhook, Webhook

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      event:   d.fetch("event"),
      sender:  User.from_dynamic!(d.fetch("sender")),
      webhook: Webhook.from_dynamic!(d.fetch("webhook")),
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "event"   => event,
      "sender"  => sender.to_dynamic,
      "webhook" => webhook.to_dynamic,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end
