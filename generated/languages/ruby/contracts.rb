# Generated from spec/main.tsp and schemas/raster-info.schema.json by "npm run generate". Do not edit.

require 'json'
require 'dry-types'
require 'dry-struct'

module Types
  include Dry.Types(default: :nominal)

  Integer      = Strict::Integer
  Nil          = Strict::Nil
  Bool         = Strict::Bool
  Hash         = Strict::Hash
  String       = Strict::String
  Double       = Strict::Float | Strict::Integer
  EventName    = Strict::String.enum("create:comment", "create:invitation", "create:issue", "create:project", "create:task", "delete:comment", "delete:invitation", "delete:issue", "delete:membership", "delete:project", "delete:task", "update:comment", "update:issue", "update:job", "update:membership", "update:organization", "update:project", "update:task")
  WebhookType  = Strict::String.enum("organization", "project")
  DatatypeName = Strict::String.enum("Byte", "CFloat32", "CFloat64", "CInt16", "CInt32", "Float32", "Float64", "Int16", "Int32", "String", "UInt16", "UInt32")
end

# (forward declaration)
class Compound < Dry::Struct; end

# (forward declaration)
class Component < Dry::Struct; end

# (forward declaration)
class RasterGroup < Dry::Struct; end

# A user of the platform, as `owner`, `assignee` or `sender` (W2.2).
class User < Dry::Struct

  # Given name; may be empty (W2.2).
  attribute :first_name, Types::String

  # User identifier (W2.2).
  attribute :id, Types::Integer

  # Family name; may be empty (W2.2).
  attribute :last_name, Types::String

  # Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
  attribute :url, Types::String

  # Login name (W2.2).
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

# An organization was changed (W6.3).
class UpdateOrganizationEvent < Dry::Struct

  # Old values, under only those keys of the resource that changed (W6.3).
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Always "update:organization".
  attribute :event, Types::String

  # The organization after the update, in full (W6.3).
  attribute :organization, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A membership of an organization was changed (W6.3).
class UpdateMembershipEvent < Dry::Struct

  # Old values, under only those keys of the resource that changed (W6.3).
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Always "update:membership".
  attribute :event, Types::String

  # The membership after the update, in full (W6.3).
  attribute :membership, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A member was removed from an organization (W6.4).
class DeleteMembershipEvent < Dry::Struct

  # Always "delete:membership".
  attribute :event, Types::String

  # The deleted membership, in full (W6.4).
  attribute :membership, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# An invitation was issued (W6.2).
class CreateInvitationEvent < Dry::Struct

  # Always "create:invitation".
  attribute :event, Types::String

  # The created invitation, in full (W6.2).
  attribute :invitation, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# An invitation was revoked (W6.4).
class DeleteInvitationEvent < Dry::Struct

  # Always "delete:invitation".
  attribute :event, Types::String

  # The deleted invitation, in full (W6.4).
  attribute :invitation, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A project was created (W6.2).
class CreateProjectEvent < Dry::Struct

  # Always "create:project".
  attribute :event, Types::String

  # The created project, in full (W6.2).
  attribute :project, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A project was changed (W6.3).
class UpdateProjectEvent < Dry::Struct

  # Old values, under only those keys of the resource that changed (W6.3).
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Always "update:project".
  attribute :event, Types::String

  # The project after the update, in full (W6.3).
  attribute :project, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A project was deleted (W6.4).
class DeleteProjectEvent < Dry::Struct

  # Always "delete:project".
  attribute :event, Types::String

  # The deleted project, in full (W6.4).
  attribute :project, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A label that annotators assign (W2.3).
class Label < Dry::Struct

  # Attributes of the label; their shape is not shown (W2.3).
  attribute :attributes, Types.Array(Types::Any)

  # Display colour (W2.3).
  attribute :color, Types::String

  # True when the label is nested in another (W2.3).
  attribute :has_parent, Types::Bool

  # Label identifier (W2.3).
  attribute :id, Types::Integer

  # Label name (W2.3).
  attribute :label_name, Types::String

  # Labels nested in this one; their shape is not shown (W2.3).
  attribute :sublabels, Types.Array(Types::Any)

  # Kind of shape the label applies to (W2.3).
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

# Summary of a job within a segment (W2.3).
class JobSummary < Dry::Struct

  # User the job is assigned to, or null (W2.3).
  attribute :assignee, User.optional

  # Job identifier (W2.3).
  attribute :id, Types::Integer

  # Stage of the job (W2.3).
  attribute :stage, Types::String

  # State of the job (W2.3).
  attribute :state, Types::String

  # Status of the job (W2.3).
  attribute :status, Types::String

  # Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
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

# A range of frames of a task, with the jobs that cover it (W2.3).
class Segment < Dry::Struct

  # Jobs of the segment (W2.3).
  attribute :jobs, Types.Array(JobSummary)

  # First frame of the range (W2.3).
  attribute :start_frame, Types::Integer

  # Last frame of the range, inclusive (W2.3).
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

# Where a task's data is read from or written to (W2.3).
class Storage < Dry::Struct

  # Cloud storage identifier, null when the storage is not in a cloud (W2.3).
  attribute :cloud_storage_id, Types::Integer.optional

  # Storage identifier (W2.3).
  attribute :id, Types::Integer

  # Kind of storage (W2.3).
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

# A task as a create event shows it: without the update-only fields (W2.3).
class CreatedTask < Dry::Struct

  # User the task is assigned to, or null (W2.3).
  attribute :assignee, User.optional

  # Address of a bug tracker; may be empty (W2.3).
  attribute :bug_tracker, Types::String

  # When the task was created (W2.3).
  attribute :created_date, Types::String

  # Dimension of the data (W2.3).
  attribute :dimension, Types::String

  # Task identifier (W2.3).
  attribute :id, Types::Integer

  # Labels of the task (W2.3).
  attribute :labels, Types.Array(Label)

  # Empty, or the name of a mode (W2.3).
  attribute :mode, Types::String

  # Task name (W2.3).
  attribute :created_task_name, Types::String

  # Identifier of the organization, or null (W2.3).
  attribute :organization, Types::Integer.optional

  # Frames that neighbouring segments share, or null (W2.3).
  attribute :overlap, Types::Integer.optional.optional

  attribute :owner, User

  # Identifier of the project the task belongs to (W2.3).
  attribute :project_id, Types::Integer

  # Frames of a segment (W2.3).
  attribute :segment_size, Types::Integer.optional

  # Segments of the task; may be empty (W2.3).
  attribute :segments, Types.Array(Segment)

  attribute :source_storage, Storage

  # Status of the task (W2.3).
  attribute :status, Types::String

  # Subset the task belongs to; may be empty (W2.3).
  attribute :subset, Types::String

  attribute :target_storage, Storage

  # When the task was last changed (W2.3).
  attribute :updated_date, Types::String

  # Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
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
      source_storage:    Storage.from_dynamic!(d.fetch("source_storage")),
      status:            d.fetch("status"),
      subset:            d.fetch("subset"),
      target_storage:    Storage.from_dynamic!(d.fetch("target_storage")),
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

# A task was created (W6.2).
class CreateTaskEvent < Dry::Struct

  # Always "create:task".
  attribute :event, Types::String

  attribute :sender, User
  attribute :task,   CreatedTask

  # Identifier of the webhook that sends the delivery (W6.2).
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

# Old values of the keys of a task that changed (W6.3).
class TaskBeforeUpdate < Dry::Struct

  # User the task is assigned to, or null (W2.3).
  attribute :assignee, User.optional.optional

  # Address of a bug tracker; may be empty (W2.3).
  attribute :bug_tracker, Types::String.optional

  # When the task was created (W2.3).
  attribute :created_date, Types::String.optional

  # Identifier of the task's data; update only (W2.3).
  attribute :data, Types::Integer.optional

  # Frames of a data chunk; update only (W2.3).
  attribute :data_chunk_size, Types::Integer.optional

  # Type of the compressed chunks; update only (W2.3).
  attribute :data_compressed_chunk_type, Types::String.optional

  # Type of the original chunks; update only (W2.3).
  attribute :data_original_chunk_type, Types::String.optional

  # Dimension of the data (W2.3).
  attribute :dimension, Types::String.optional

  # Task identifier (W2.3).
  attribute :id, Types::Integer.optional

  # Image quality; update only (W2.3).
  attribute :image_quality, Types::Integer.optional

  # Labels of the task (W2.3).
  attribute :labels, Types.Array(Label).optional

  # Empty, or the name of a mode (W2.3).
  attribute :mode, Types::String.optional

  # Task name (W2.3).
  attribute :task_before_update_name, Types::String.optional

  # Identifier of the organization, or null (W2.3).
  attribute :organization, Types::Integer.optional.optional

  # Frames that neighbouring segments share, or null (W2.3).
  attribute :overlap, Types::Integer.optional.optional

  attribute :owner, User.optional

  # Identifier of the project the task belongs to (W2.3).
  attribute :project_id, Types::Integer.optional

  # Frames of a segment (W2.3).
  attribute :segment_size, Types::Integer.optional

  # Segments of the task; may be empty (W2.3).
  attribute :segments, Types.Array(Segment).optional

  # Number of frames; update only (W2.3).
  attribute :size, Types::Integer.optional

  attribute :source_storage, Storage.optional

  # Status of the task (W2.3).
  attribute :status, Types::String.optional

  # Subset the task belongs to; may be empty (W2.3).
  attribute :subset, Types::String.optional

  attribute :target_storage, Storage.optional

  # When the task was last changed (W2.3).
  attribute :updated_date, Types::String.optional

  # Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
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
      source_storage:             d["source_storage"] ? Storage.from_dynamic!(d["source_storage"]) : nil,
      status:                     d["status"],
      subset:                     d["subset"],
      target_storage:             d["target_storage"] ? Storage.from_dynamic!(d["target_storage"]) : nil,
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

# A task as an update event shows it: in full (W2.3).
class Task < Dry::Struct

  # User the task is assigned to, or null (W2.3).
  attribute :assignee, User.optional

  # Address of a bug tracker; may be empty (W2.3).
  attribute :bug_tracker, Types::String

  # When the task was created (W2.3).
  attribute :created_date, Types::String

  # Identifier of the task's data; update only (W2.3).
  attribute :data, Types::Integer

  # Frames of a data chunk; update only (W2.3).
  attribute :data_chunk_size, Types::Integer

  # Type of the compressed chunks; update only (W2.3).
  attribute :data_compressed_chunk_type, Types::String

  # Type of the original chunks; update only (W2.3).
  attribute :data_original_chunk_type, Types::String

  # Dimension of the data (W2.3).
  attribute :dimension, Types::String

  # Task identifier (W2.3).
  attribute :id, Types::Integer

  # Image quality; update only (W2.3).
  attribute :image_quality, Types::Integer

  # Labels of the task (W2.3).
  attribute :labels, Types.Array(Label)

  # Empty, or the name of a mode (W2.3).
  attribute :mode, Types::String

  # Task name (W2.3).
  attribute :task_name, Types::String

  # Identifier of the organization, or null (W2.3).
  attribute :organization, Types::Integer.optional

  # Frames that neighbouring segments share, or null (W2.3).
  attribute :overlap, Types::Integer.optional

  attribute :owner, User

  # Identifier of the project the task belongs to (W2.3).
  attribute :project_id, Types::Integer

  # Frames of a segment (W2.3).
  attribute :segment_size, Types::Integer

  # Segments of the task; may be empty (W2.3).
  attribute :segments, Types.Array(Segment)

  # Number of frames; update only (W2.3).
  attribute :size, Types::Integer

  attribute :source_storage, Storage

  # Status of the task (W2.3).
  attribute :status, Types::String

  # Subset the task belongs to; may be empty (W2.3).
  attribute :subset, Types::String

  attribute :target_storage, Storage

  # When the task was last changed (W2.3).
  attribute :updated_date, Types::String

  # Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
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
      source_storage:             Storage.from_dynamic!(d.fetch("source_storage")),
      status:                     d.fetch("status"),
      subset:                     d.fetch("subset"),
      target_storage:             Storage.from_dynamic!(d.fetch("target_storage")),
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

# A task was changed, such as its status or assignee (W6.3).
class UpdateTaskEvent < Dry::Struct
  attribute :before_update, TaskBeforeUpdate

  # Always "update:task".
  attribute :event, Types::String

  attribute :sender, User
  attribute :task,   Task

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A task as a delete event shows it: without the update-only fields (W2.3).
class DeletedTask < Dry::Struct

  # User the task is assigned to, or null (W2.3).
  attribute :assignee, User.optional

  # Address of a bug tracker; may be empty (W2.3).
  attribute :bug_tracker, Types::String

  # When the task was created (W2.3).
  attribute :created_date, Types::String

  # Dimension of the data (W2.3).
  attribute :dimension, Types::String

  # Task identifier (W2.3).
  attribute :id, Types::Integer

  # Labels of the task (W2.3).
  attribute :labels, Types.Array(Label)

  # Empty, or the name of a mode (W2.3).
  attribute :mode, Types::String

  # Task name (W2.3).
  attribute :deleted_task_name, Types::String

  # Identifier of the organization, or null (W2.3).
  attribute :organization, Types::Integer.optional

  # Frames that neighbouring segments share, or null (W2.3).
  attribute :overlap, Types::Integer.optional.optional

  attribute :owner, User

  # Identifier of the project the task belongs to (W2.3).
  attribute :project_id, Types::Integer

  # Frames of a segment (W2.3).
  attribute :segment_size, Types::Integer.optional

  # Segments of the task; may be empty (W2.3).
  attribute :segments, Types.Array(Segment)

  attribute :source_storage, Storage

  # Status of the task (W2.3).
  attribute :status, Types::String

  # Subset the task belongs to; may be empty (W2.3).
  attribute :subset, Types::String

  attribute :target_storage, Storage

  # When the task was last changed (W2.3).
  attribute :updated_date, Types::String

  # Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
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
      source_storage:    Storage.from_dynamic!(d.fetch("source_storage")),
      status:            d.fetch("status"),
      subset:            d.fetch("subset"),
      target_storage:    Storage.from_dynamic!(d.fetch("target_storage")),
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

# A task was deleted (W6.4).
class DeleteTaskEvent < Dry::Struct

  # Always "delete:task".
  attribute :event, Types::String

  attribute :sender, User
  attribute :task,   DeletedTask

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A job was changed, such as its state or assignee (W6.3).
class UpdateJobEvent < Dry::Struct

  # Old values, under only those keys of the resource that changed (W6.3).
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Always "update:job".
  attribute :event, Types::String

  # The job after the update, in full (W6.3).
  attribute :job, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# An issue was opened (W6.2).
class CreateIssueEvent < Dry::Struct

  # Always "create:issue".
  attribute :event, Types::String

  # The created issue, in full (W6.2).
  attribute :issue, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# An issue was changed (W6.3).
class UpdateIssueEvent < Dry::Struct

  # Old values, under only those keys of the resource that changed (W6.3).
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # Always "update:issue".
  attribute :event, Types::String

  # The issue after the update, in full (W6.3).
  attribute :issue, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# An issue was deleted (W6.4).
class DeleteIssueEvent < Dry::Struct

  # Always "delete:issue".
  attribute :event, Types::String

  # The deleted issue, in full (W6.4).
  attribute :issue, Types::Hash.meta(of: Types::Any)

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A comment was made (W6.2).
class CreateCommentEvent < Dry::Struct

  # The created comment, in full (W6.2).
  attribute :comment, Types::Hash.meta(of: Types::Any)

  # Always "create:comment".
  attribute :event, Types::String

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A comment was changed (W6.3).
class UpdateCommentEvent < Dry::Struct

  # Old values, under only those keys of the resource that changed (W6.3).
  attribute :before_update, Types::Hash.meta(of: Types::Any)

  # The comment after the update, in full (W6.3).
  attribute :comment, Types::Hash.meta(of: Types::Any)

  # Always "update:comment".
  attribute :event, Types::String

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A comment was deleted (W6.4).
class DeleteCommentEvent < Dry::Struct

  # The deleted comment, in full (W6.4).
  attribute :comment, Types::Hash.meta(of: Types::Any)

  # Always "delete:comment".
  attribute :event, Types::String

  attribute :sender, User

  # Identifier of the webhook that sends the delivery (W6.2).
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

# A webhook, as the ping delivery shows it; the secret is never returned (W2.1).
class Webhook < Dry::Struct

  # Media type of the delivered payload, sent as Content-Type (W2.1).
  attribute :content_type, Types::String

  # When the webhook was created (W2.1).
  attribute :created_date, Types::String

  # Purpose in short; may be empty (W2.1).
  attribute :description, Types::String

  # When true, the target's certificate is verified (W4.3.4).
  attribute :enable_ssl, Types::Bool

  # Subscribed event names (W6.1).
  attribute :events, Types.Array(Types::EventName)

  # Webhook identifier (W2.1).
  attribute :id, Types::Integer

  # When false, nothing is delivered, ping included (W4.3.5).
  attribute :is_active, Types::Bool

  # When the last delivery was sent; missing before the first one (W2.1).
  attribute :last_delivery_date, Types::String.optional

  # HTTP status of the last delivery; missing before the first one (W2.1).
  attribute :last_status, Types::Integer.optional

  # Organization identifier; an integer where `type` is `organization` (W2.1).
  attribute :organization, Types::Integer.optional

  attribute :owner, User

  # Project identifier; an integer where `type` is `project` (W2.1).
  attribute :project, Types::Integer.optional

  # Where deliveries are sent (W2.1).
  attribute :target_url, Types::String

  attribute :webhook_type, Types::WebhookType

  # When the webhook was last changed (W2.1).
  attribute :updated_date, Types::String

  # Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
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

# A test of the delivery, asked for by a user (W6.5).
class PingEvent < Dry::Struct

  # Always "ping".
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

class Attributes < Dry::Struct
  attribute :anything_array, Types.Array(Types::Any).optional
  attribute :anything_map,   Types::Hash.meta(of: Types::Any).optional

  def self.from_dynamic!(d)
    if schema[:anything_array].right.valid? d
      return new(anything_array: d, anything_map: nil)
    end
    begin
      value = Types::Hash[d].map { |k, v| [k, Types::Any[v]] }.to_h
      if schema[:anything_map].right.valid? value
        return new(anything_map: value, anything_array: nil)
      end
    rescue
    end
    raise "Invalid union"
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    if anything_array != nil
      anything_array
    elsif anything_map != nil
      anything_map
    end
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

module DatatypeName
  Byte     = "Byte"
  CFloat32 = "CFloat32"
  CFloat64 = "CFloat64"
  CInt16   = "CInt16"
  CInt32   = "CInt32"
  Float32  = "Float32"
  Float64  = "Float64"
  Int16    = "Int16"
  Int32    = "Int32"
  String   = "String"
  UInt16   = "UInt16"
  UInt32   = "UInt32"
end

class Datatype < Dry::Struct
  attribute :compound, Compound.optional
  attribute :enum,     Types::DatatypeName.optional

  def self.from_dynamic!(d)
    begin
      value = Compound.from_dynamic!(d)
      if schema[:compound].right.valid? value
        return new(compound: value, enum: nil)
      end
    rescue
    end
    if schema[:enum].right.valid? d
      return new(enum: d, compound: nil)
    end
    raise "Invalid union"
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    if compound != nil
      compound.to_dynamic
    elsif enum != nil
      enum
    end
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A data type made of named components (R2.5).
class Compound < Dry::Struct

  # Components of the compound (R2.5).
  attribute :components, Types.Array(Component).optional

  # Name of the compound (R2.5).
  attribute :compound_name, Types::String.optional

  # Bytes of one value (R2.5).
  attribute :size, Types::Integer.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      components:    d["components"]&.map { |x| Component.from_dynamic!(x) },
      compound_name: d["name"],
      size:          d["size"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "components" => components&.map { |x| x.to_dynamic },
      "name"       => compound_name,
      "size"       => size,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# One component of a compound (R2.5).
class Component < Dry::Struct

  # Name of the component (R2.5).
  attribute :component_name, Types::String.optional

  # Bytes from the start of a value to the component (R2.5).
  attribute :offset, Types::Integer.optional

  attribute :component_type, Types.Instance(Datatype).optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      component_name: d["name"],
      offset:         d["offset"],
      component_type: d["type"] ? Datatype.from_dynamic!(d["type"]) : nil,
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "name"   => component_name,
      "offset" => offset,
      "type"   => component_type&.to_dynamic,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A dimension of an array or group (R2.6).
class Dimension < Dry::Struct

  # Direction of the axis, such as `NORTH` (R2.6).
  attribute :direction, Types::String.optional

  # Fully qualified name, from the root group (R2.6).
  attribute :full_name, Types::String.optional

  # Name of the array that holds the coordinates (R2.6).
  attribute :indexing_variable, Types::String.optional

  # Name of the dimension (R2.6).
  attribute :dimension_name, Types::String.optional

  # Number of elements (R2.6).
  attribute :size, Types::Integer.optional

  # Kind of axis, such as `TEMPORAL` (R2.6).
  attribute :dimension_type, Types::String.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      direction:         d["direction"],
      full_name:         d["full_name"],
      indexing_variable: d["indexing_variable"],
      dimension_name:    d["name"],
      size:              d["size"],
      dimension_type:    d["type"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "direction"         => direction,
      "full_name"         => full_name,
      "indexing_variable" => indexing_variable,
      "name"              => dimension_name,
      "size"              => size,
      "type"              => dimension_type,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

class DimensionOrName < Dry::Struct
  attribute :dimension, Dimension.optional
  attribute :string,    Types::String.optional

  def self.from_dynamic!(d)
    begin
      value = Dimension.from_dynamic!(d)
      if schema[:dimension].right.valid? value
        return new(dimension: value, string: nil)
      end
    rescue
    end
    if schema[:string].right.valid? d
      return new(string: d, dimension: nil)
    end
    raise "Invalid union"
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    if dimension != nil
      dimension.to_dynamic
    elsif string != nil
      string
    end
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# Spatial reference system of an array (R2.7).
class Srs < Dry::Struct

  # For each axis of the data the number of its axis in the reference system (R2.7).
  attribute :data_axis_to_srs_axis_mapping, Types.Array(Types::Integer).optional

  # Definition in well-known text (R2.7).
  attribute :wkt, Types::String.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      data_axis_to_srs_axis_mapping: d["data_axis_to_srs_axis_mapping"],
      wkt:                           d["wkt"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "data_axis_to_srs_axis_mapping" => data_axis_to_srs_axis_mapping,
      "wkt"                           => wkt,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An array: its data type, dimensions, attributes and, where printed, values (R2.3).
class RasterArray < Dry::Struct
  attribute :attributes, Types.Instance(Attributes).optional
  attribute :datatype,   Types.Instance(Datatype).optional

  # Dimensions in order, each described or named (R2.6).
  attribute :dimensions, Types.Array(Types.Instance(DimensionOrName)).optional

  # Name of the array (R2.3).
  attribute :raster_array_name, Types::String.optional

  # A string, a number, an object or an array, with anything inside (R2.9).
  attribute :nodata_value, Types::Any.optional

  # Real value of a stored zero (R2.3).
  attribute :offset, Types::Double.optional

  # Factor from stored to real values (R2.3).
  attribute :scale, Types::Double.optional

  attribute :srs, Srs.optional

  # Facts on storage, such as compression, by name (R2.8).
  attribute :structural_info, Types::Hash.meta(of: Types::String).optional

  # Tells an array from a group (R2.3).
  attribute :raster_array_type, Types::String.optional

  # Unit of the real values (R2.3).
  attribute :unit, Types::String.optional

  # A string, a number, an object or an array, with anything inside (R2.9).
  attribute :values, Types::Any.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      attributes:        d["attributes"] ? Attributes.from_dynamic!(d["attributes"]) : nil,
      datatype:          d["datatype"] ? Datatype.from_dynamic!(d["datatype"]) : nil,
      dimensions:        d["dimensions"]&.map { |x| DimensionOrName.from_dynamic!(x) },
      raster_array_name: d["name"],
      nodata_value:      d["nodata_value"],
      offset:            d["offset"],
      scale:             d["scale"],
      srs:               d["srs"] ? Srs.from_dynamic!(d["srs"]) : nil,
      structural_info:   Types::Hash.optional[d["structural_info"]]&.map { |k, v| [k, Types::String[v]] }&.to_h,
      raster_array_type: d["type"],
      unit:              d["unit"],
      values:            d["values"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "attributes"      => attributes&.to_dynamic,
      "datatype"        => datatype&.to_dynamic,
      "dimensions"      => dimensions&.map { |x| x.to_dynamic },
      "name"            => raster_array_name,
      "nodata_value"    => nodata_value,
      "offset"          => offset,
      "scale"           => scale,
      "srs"             => srs&.to_dynamic,
      "structural_info" => structural_info,
      "type"            => raster_array_type,
      "unit"            => unit,
      "values"          => values,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

class Groups < Dry::Struct
  attribute :raster_group_array, Types.Array(RasterGroup).optional
  attribute :raster_group_map,   Types::Hash.meta(of: RasterGroup).optional

  def self.from_dynamic!(d)
    begin
      value = d.map { |x| RasterGroup.from_dynamic!(x) }
      if schema[:raster_group_array].right.valid? value
        return new(raster_group_array: value, raster_group_map: nil)
      end
    rescue
    end
    begin
      value = Types::Hash[d].map { |k, v| [k, RasterGroup.from_dynamic!(v)] }.to_h
      if schema[:raster_group_map].right.valid? value
        return new(raster_group_map: value, raster_group_array: nil)
      end
    rescue
    end
    raise "Invalid union"
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    if raster_group_array != nil
      raster_group_array.map { |x| x.to_dynamic }
    elsif raster_group_map != nil
      raster_group_map.map { |k, v| [k, v.to_dynamic] }.to_h
    end
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A group of arrays, attributes and further groups (R2.2).
class RasterGroup < Dry::Struct

  # Arrays by name (R2.2).
  attribute :arrays, Types::Hash.meta(of: RasterArray).optional

  attribute :attributes, Types.Instance(Attributes).optional

  # Dimensions in order, each described or named (R2.6).
  attribute :dimensions, Types.Array(Types.Instance(DimensionOrName)).optional

  # Name of the driver that read the dataset (R2.2).
  attribute :driver, Types::String.optional

  attribute :groups, Types.Instance(Groups).optional

  # Name of the group, `/` for the root group (R2.2).
  attribute :raster_group_name, Types::String.optional

  # Facts on storage, such as compression, by name (R2.8).
  attribute :structural_info, Types::Hash.meta(of: Types::String).optional

  # Tells a group from an array (R2.2).
  attribute :raster_group_type, Types::String.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      arrays:            Types::Hash.optional[d["arrays"]]&.map { |k, v| [k, RasterArray.from_dynamic!(v)] }&.to_h,
      attributes:        d["attributes"] ? Attributes.from_dynamic!(d["attributes"]) : nil,
      dimensions:        d["dimensions"]&.map { |x| DimensionOrName.from_dynamic!(x) },
      driver:            d["driver"],
      groups:            d["groups"] ? Groups.from_dynamic!(d["groups"]) : nil,
      raster_group_name: d["name"],
      structural_info:   Types::Hash.optional[d["structural_info"]]&.map { |k, v| [k, Types::String[v]] }&.to_h,
      raster_group_type: d["type"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "arrays"          => arrays&.map { |k, v| [k, v.to_dynamic] }.to_h,
      "attributes"      => attributes&.to_dynamic,
      "dimensions"      => dimensions&.map { |x| x.to_dynamic },
      "driver"          => driver,
      "groups"          => groups&.to_dynamic,
      "name"            => raster_group_name,
      "structural_info" => structural_info,
      "type"            => raster_group_type,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An attribute with its data type (R2.4).
class AttributeObject < Dry::Struct
  attribute :datatype, Types.Instance(Datatype).optional

  # Name of the attribute (R2.4).
  attribute :attribute_object_name, Types::String.optional

  # Always `attribute` (R2.4).
  attribute :attribute_object_type, Types::String.optional

  # A string, a number, an object or an array, with anything inside (R2.9).
  attribute :value, Types::Any.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      datatype:              d["datatype"] ? Datatype.from_dynamic!(d["datatype"]) : nil,
      attribute_object_name: d["name"],
      attribute_object_type: d["type"],
      value:                 d["value"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "datatype" => datatype&.to_dynamic,
      "name"     => attribute_object_name,
      "type"     => attribute_object_type,
      "value"    => value,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end
