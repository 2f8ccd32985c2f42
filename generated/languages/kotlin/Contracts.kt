// Generated from spec/main.tsp and schemas/raster-info.schema.json by "npm run generate". Do not edit.

package contracts

import com.fasterxml.jackson.annotation.*
import com.fasterxml.jackson.core.*
import com.fasterxml.jackson.databind.*
import com.fasterxml.jackson.databind.deser.std.StdDeserializer
import com.fasterxml.jackson.databind.module.SimpleModule
import com.fasterxml.jackson.databind.node.*
import com.fasterxml.jackson.databind.ser.std.StdSerializer
import com.fasterxml.jackson.module.kotlin.*


@Suppress("UNCHECKED_CAST")
private fun <T> ObjectMapper.convert(k: kotlin.reflect.KClass<*>, fromJson: (JsonNode) -> T, toJson: (T) -> String, isUnion: Boolean = false) = registerModule(SimpleModule().apply {
    addSerializer(k.java as Class<T>, object : StdSerializer<T>(k.java as Class<T>) {
            override fun serialize(value: T, gen: JsonGenerator, provider: SerializerProvider) = gen.writeRawValue(toJson(value))
    })
    addDeserializer(k.java as Class<T>, object : StdDeserializer<T>(k.java as Class<T>) {
            override fun deserialize(p: JsonParser, ctxt: DeserializationContext) = fromJson(p.readValueAsTree())
    })
})

val mapper = jacksonObjectMapper().apply {
    propertyNamingStrategy = PropertyNamingStrategy.LOWER_CAMEL_CASE
    setSerializationInclusion(JsonInclude.Include.NON_NULL)
    convert(EventName::class,       { EventName.fromValue(it.asText()) },    { "\"${it.value}\"" })
    convert(WebhookType::class,     { WebhookType.fromValue(it.asText()) },  { "\"${it.value}\"" })
    convert(DatatypeName::class,    { DatatypeName.fromValue(it.asText()) }, { "\"${it.value}\"" })
    convert(Groups::class,          { Groups.fromJson(it) },                 { it.toJson() }, true)
    convert(Attributes::class,      { Attributes.fromJson(it) },             { it.toJson() }, true)
    convert(Datatype::class,        { Datatype.fromJson(it) },               { it.toJson() }, true)
    convert(DimensionOrName::class, { DimensionOrName.fromJson(it) },        { it.toJson() }, true)
}

/**
 * An organization was changed (W6.3).
 */
data class UpdateOrganizationEvent (
    /**
     * Old values, under only those keys of the resource that changed (W6.3).
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Always "update:organization".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The organization after the update, in full (W6.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val organization: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<UpdateOrganizationEvent>(json)
    }
}

/**
 * A user of the platform, as `owner`, `assignee` or `sender` (W2.2).
 */
data class User (
    /**
     * Given name; may be empty (W2.2).
     */
    @get:JsonProperty("first_name", required=true)@field:JsonProperty("first_name", required=true)
    val firstName: String,

    /**
     * User identifier (W2.2).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Family name; may be empty (W2.2).
     */
    @get:JsonProperty("last_name", required=true)@field:JsonProperty("last_name", required=true)
    val lastName: String,

    /**
     * Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val url: String,

    /**
     * Login name (W2.2).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val username: String
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<User>(json)
    }
}

/**
 * A membership of an organization was changed (W6.3).
 */
data class UpdateMembershipEvent (
    /**
     * Old values, under only those keys of the resource that changed (W6.3).
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Always "update:membership".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The membership after the update, in full (W6.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val membership: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<UpdateMembershipEvent>(json)
    }
}

/**
 * A member was removed from an organization (W6.4).
 */
data class DeleteMembershipEvent (
    /**
     * Always "delete:membership".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The deleted membership, in full (W6.4).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val membership: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<DeleteMembershipEvent>(json)
    }
}

/**
 * An invitation was issued (W6.2).
 */
data class CreateInvitationEvent (
    /**
     * Always "create:invitation".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The created invitation, in full (W6.2).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val invitation: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<CreateInvitationEvent>(json)
    }
}

/**
 * An invitation was revoked (W6.4).
 */
data class DeleteInvitationEvent (
    /**
     * Always "delete:invitation".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The deleted invitation, in full (W6.4).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val invitation: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<DeleteInvitationEvent>(json)
    }
}

/**
 * A project was created (W6.2).
 */
data class CreateProjectEvent (
    /**
     * Always "create:project".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The created project, in full (W6.2).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val project: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<CreateProjectEvent>(json)
    }
}

/**
 * A project was changed (W6.3).
 */
data class UpdateProjectEvent (
    /**
     * Old values, under only those keys of the resource that changed (W6.3).
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Always "update:project".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The project after the update, in full (W6.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val project: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<UpdateProjectEvent>(json)
    }
}

/**
 * A project was deleted (W6.4).
 */
data class DeleteProjectEvent (
    /**
     * Always "delete:project".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The deleted project, in full (W6.4).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val project: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<DeleteProjectEvent>(json)
    }
}

/**
 * A task was created (W6.2).
 */
data class CreateTaskEvent (
    /**
     * Always "create:task".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val task: CreatedTask,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<CreateTaskEvent>(json)
    }
}

/**
 * A task as a create event shows it: without the update-only fields (W2.3).
 */
data class CreatedTask (
    /**
     * User the task is assigned to, or null (W2.3).
     */
    val assignee: User? = null,

    /**
     * Address of a bug tracker; may be empty (W2.3).
     */
    @get:JsonProperty("bug_tracker", required=true)@field:JsonProperty("bug_tracker", required=true)
    val bugTracker: String,

    /**
     * When the task was created (W2.3).
     */
    @get:JsonProperty("created_date", required=true)@field:JsonProperty("created_date", required=true)
    val createdDate: String,

    /**
     * Dimension of the data (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val dimension: String,

    /**
     * Task identifier (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Labels of the task (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val labels: List<Label>,

    /**
     * Empty, or the name of a mode (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val mode: String,

    /**
     * Task name (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val name: String,

    /**
     * Identifier of the organization, or null (W2.3).
     */
    val organization: Long? = null,

    /**
     * Frames that neighbouring segments share, or null (W2.3).
     */
    val overlap: Long? = null,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val owner: User,

    /**
     * Identifier of the project the task belongs to (W2.3).
     */
    @get:JsonProperty("project_id", required=true)@field:JsonProperty("project_id", required=true)
    val projectID: Long,

    /**
     * Frames of a segment (W2.3).
     */
    @get:JsonProperty("segment_size")@field:JsonProperty("segment_size")
    val segmentSize: Long? = null,

    /**
     * Segments of the task; may be empty (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val segments: List<Segment>,

    @get:JsonProperty("source_storage", required=true)@field:JsonProperty("source_storage", required=true)
    val sourceStorage: Storage,

    /**
     * Status of the task (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val status: String,

    /**
     * Subset the task belongs to; may be empty (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val subset: String,

    @get:JsonProperty("target_storage", required=true)@field:JsonProperty("target_storage", required=true)
    val targetStorage: Storage,

    /**
     * When the task was last changed (W2.3).
     */
    @get:JsonProperty("updated_date", required=true)@field:JsonProperty("updated_date", required=true)
    val updatedDate: String,

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val url: String
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<CreatedTask>(json)
    }
}

/**
 * A label that annotators assign (W2.3).
 */
data class Label (
    /**
     * Attributes of the label; their shape is not shown (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val attributes: List<Any?>,

    /**
     * Display colour (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val color: String,

    /**
     * True when the label is nested in another (W2.3).
     */
    @get:JsonProperty("has_parent", required=true)@field:JsonProperty("has_parent", required=true)
    val hasParent: Boolean,

    /**
     * Label identifier (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Label name (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val name: String,

    /**
     * Labels nested in this one; their shape is not shown (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sublabels: List<Any?>,

    /**
     * Kind of shape the label applies to (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val type: String
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Label>(json)
    }
}

/**
 * A range of frames of a task, with the jobs that cover it (W2.3).
 */
data class Segment (
    /**
     * Jobs of the segment (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val jobs: List<JobSummary>,

    /**
     * First frame of the range (W2.3).
     */
    @get:JsonProperty("start_frame", required=true)@field:JsonProperty("start_frame", required=true)
    val startFrame: Long,

    /**
     * Last frame of the range, inclusive (W2.3).
     */
    @get:JsonProperty("stop_frame", required=true)@field:JsonProperty("stop_frame", required=true)
    val stopFrame: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Segment>(json)
    }
}

/**
 * Summary of a job within a segment (W2.3).
 */
data class JobSummary (
    /**
     * User the job is assigned to, or null (W2.3).
     */
    val assignee: User? = null,

    /**
     * Job identifier (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Stage of the job (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val stage: String,

    /**
     * State of the job (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val state: String,

    /**
     * Status of the job (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val status: String,

    /**
     * Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val url: String
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<JobSummary>(json)
    }
}

/**
 * Where a task's data is read from or written to (W2.3).
 */
data class Storage (
    /**
     * Cloud storage identifier, null when the storage is not in a cloud (W2.3).
     */
    @get:JsonProperty("cloud_storage_id")@field:JsonProperty("cloud_storage_id")
    val cloudStorageID: Long? = null,

    /**
     * Storage identifier (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Kind of storage (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val location: String
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Storage>(json)
    }
}

/**
 * A task was changed, such as its status or assignee (W6.3).
 */
data class UpdateTaskEvent (
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: TaskBeforeUpdate,

    /**
     * Always "update:task".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val task: Task,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<UpdateTaskEvent>(json)
    }
}

/**
 * Old values of the keys of a task that changed (W6.3).
 */
data class TaskBeforeUpdate (
    /**
     * User the task is assigned to, or null (W2.3).
     */
    val assignee: User? = null,

    /**
     * Address of a bug tracker; may be empty (W2.3).
     */
    @get:JsonProperty("bug_tracker")@field:JsonProperty("bug_tracker")
    val bugTracker: String? = null,

    /**
     * When the task was created (W2.3).
     */
    @get:JsonProperty("created_date")@field:JsonProperty("created_date")
    val createdDate: String? = null,

    /**
     * Identifier of the task's data; update only (W2.3).
     */
    val data: Long? = null,

    /**
     * Frames of a data chunk; update only (W2.3).
     */
    @get:JsonProperty("data_chunk_size")@field:JsonProperty("data_chunk_size")
    val dataChunkSize: Long? = null,

    /**
     * Type of the compressed chunks; update only (W2.3).
     */
    @get:JsonProperty("data_compressed_chunk_type")@field:JsonProperty("data_compressed_chunk_type")
    val dataCompressedChunkType: String? = null,

    /**
     * Type of the original chunks; update only (W2.3).
     */
    @get:JsonProperty("data_original_chunk_type")@field:JsonProperty("data_original_chunk_type")
    val dataOriginalChunkType: String? = null,

    /**
     * Dimension of the data (W2.3).
     */
    val dimension: String? = null,

    /**
     * Task identifier (W2.3).
     */
    val id: Long? = null,

    /**
     * Image quality; update only (W2.3).
     */
    @get:JsonProperty("image_quality")@field:JsonProperty("image_quality")
    val imageQuality: Long? = null,

    /**
     * Labels of the task (W2.3).
     */
    val labels: List<Label>? = null,

    /**
     * Empty, or the name of a mode (W2.3).
     */
    val mode: String? = null,

    /**
     * Task name (W2.3).
     */
    val name: String? = null,

    /**
     * Identifier of the organization, or null (W2.3).
     */
    val organization: Long? = null,

    /**
     * Frames that neighbouring segments share, or null (W2.3).
     */
    val overlap: Long? = null,

    val owner: User? = null,

    /**
     * Identifier of the project the task belongs to (W2.3).
     */
    @get:JsonProperty("project_id")@field:JsonProperty("project_id")
    val projectID: Long? = null,

    /**
     * Frames of a segment (W2.3).
     */
    @get:JsonProperty("segment_size")@field:JsonProperty("segment_size")
    val segmentSize: Long? = null,

    /**
     * Segments of the task; may be empty (W2.3).
     */
    val segments: List<Segment>? = null,

    /**
     * Number of frames; update only (W2.3).
     */
    val size: Long? = null,

    @get:JsonProperty("source_storage")@field:JsonProperty("source_storage")
    val sourceStorage: Storage? = null,

    /**
     * Status of the task (W2.3).
     */
    val status: String? = null,

    /**
     * Subset the task belongs to; may be empty (W2.3).
     */
    val subset: String? = null,

    @get:JsonProperty("target_storage")@field:JsonProperty("target_storage")
    val targetStorage: Storage? = null,

    /**
     * When the task was last changed (W2.3).
     */
    @get:JsonProperty("updated_date")@field:JsonProperty("updated_date")
    val updatedDate: String? = null,

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
     */
    val url: String? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<TaskBeforeUpdate>(json)
    }
}

/**
 * A task as an update event shows it: in full (W2.3).
 */
data class Task (
    /**
     * User the task is assigned to, or null (W2.3).
     */
    val assignee: User? = null,

    /**
     * Address of a bug tracker; may be empty (W2.3).
     */
    @get:JsonProperty("bug_tracker", required=true)@field:JsonProperty("bug_tracker", required=true)
    val bugTracker: String,

    /**
     * When the task was created (W2.3).
     */
    @get:JsonProperty("created_date", required=true)@field:JsonProperty("created_date", required=true)
    val createdDate: String,

    /**
     * Identifier of the task's data; update only (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val data: Long,

    /**
     * Frames of a data chunk; update only (W2.3).
     */
    @get:JsonProperty("data_chunk_size", required=true)@field:JsonProperty("data_chunk_size", required=true)
    val dataChunkSize: Long,

    /**
     * Type of the compressed chunks; update only (W2.3).
     */
    @get:JsonProperty("data_compressed_chunk_type", required=true)@field:JsonProperty("data_compressed_chunk_type", required=true)
    val dataCompressedChunkType: String,

    /**
     * Type of the original chunks; update only (W2.3).
     */
    @get:JsonProperty("data_original_chunk_type", required=true)@field:JsonProperty("data_original_chunk_type", required=true)
    val dataOriginalChunkType: String,

    /**
     * Dimension of the data (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val dimension: String,

    /**
     * Task identifier (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Image quality; update only (W2.3).
     */
    @get:JsonProperty("image_quality", required=true)@field:JsonProperty("image_quality", required=true)
    val imageQuality: Long,

    /**
     * Labels of the task (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val labels: List<Label>,

    /**
     * Empty, or the name of a mode (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val mode: String,

    /**
     * Task name (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val name: String,

    /**
     * Identifier of the organization, or null (W2.3).
     */
    val organization: Long? = null,

    /**
     * Frames that neighbouring segments share, or null (W2.3).
     */
    val overlap: Long? = null,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val owner: User,

    /**
     * Identifier of the project the task belongs to (W2.3).
     */
    @get:JsonProperty("project_id", required=true)@field:JsonProperty("project_id", required=true)
    val projectID: Long,

    /**
     * Frames of a segment (W2.3).
     */
    @get:JsonProperty("segment_size", required=true)@field:JsonProperty("segment_size", required=true)
    val segmentSize: Long,

    /**
     * Segments of the task; may be empty (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val segments: List<Segment>,

    /**
     * Number of frames; update only (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val size: Long,

    @get:JsonProperty("source_storage", required=true)@field:JsonProperty("source_storage", required=true)
    val sourceStorage: Storage,

    /**
     * Status of the task (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val status: String,

    /**
     * Subset the task belongs to; may be empty (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val subset: String,

    @get:JsonProperty("target_storage", required=true)@field:JsonProperty("target_storage", required=true)
    val targetStorage: Storage,

    /**
     * When the task was last changed (W2.3).
     */
    @get:JsonProperty("updated_date", required=true)@field:JsonProperty("updated_date", required=true)
    val updatedDate: String,

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val url: String
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Task>(json)
    }
}

/**
 * A task was deleted (W6.4).
 */
data class DeleteTaskEvent (
    /**
     * Always "delete:task".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val task: DeletedTask,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<DeleteTaskEvent>(json)
    }
}

/**
 * A task as a delete event shows it: without the update-only fields (W2.3).
 */
data class DeletedTask (
    /**
     * User the task is assigned to, or null (W2.3).
     */
    val assignee: User? = null,

    /**
     * Address of a bug tracker; may be empty (W2.3).
     */
    @get:JsonProperty("bug_tracker", required=true)@field:JsonProperty("bug_tracker", required=true)
    val bugTracker: String,

    /**
     * When the task was created (W2.3).
     */
    @get:JsonProperty("created_date", required=true)@field:JsonProperty("created_date", required=true)
    val createdDate: String,

    /**
     * Dimension of the data (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val dimension: String,

    /**
     * Task identifier (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Labels of the task (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val labels: List<Label>,

    /**
     * Empty, or the name of a mode (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val mode: String,

    /**
     * Task name (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val name: String,

    /**
     * Identifier of the organization, or null (W2.3).
     */
    val organization: Long? = null,

    /**
     * Frames that neighbouring segments share, or null (W2.3).
     */
    val overlap: Long? = null,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val owner: User,

    /**
     * Identifier of the project the task belongs to (W2.3).
     */
    @get:JsonProperty("project_id", required=true)@field:JsonProperty("project_id", required=true)
    val projectID: Long,

    /**
     * Frames of a segment (W2.3).
     */
    @get:JsonProperty("segment_size")@field:JsonProperty("segment_size")
    val segmentSize: Long? = null,

    /**
     * Segments of the task; may be empty (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val segments: List<Segment>,

    @get:JsonProperty("source_storage", required=true)@field:JsonProperty("source_storage", required=true)
    val sourceStorage: Storage,

    /**
     * Status of the task (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val status: String,

    /**
     * Subset the task belongs to; may be empty (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val subset: String,

    @get:JsonProperty("target_storage", required=true)@field:JsonProperty("target_storage", required=true)
    val targetStorage: Storage,

    /**
     * When the task was last changed (W2.3).
     */
    @get:JsonProperty("updated_date", required=true)@field:JsonProperty("updated_date", required=true)
    val updatedDate: String,

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val url: String
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<DeletedTask>(json)
    }
}

/**
 * A job was changed, such as its state or assignee (W6.3).
 */
data class UpdateJobEvent (
    /**
     * Old values, under only those keys of the resource that changed (W6.3).
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Always "update:job".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The job after the update, in full (W6.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val job: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<UpdateJobEvent>(json)
    }
}

/**
 * An issue was opened (W6.2).
 */
data class CreateIssueEvent (
    /**
     * Always "create:issue".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The created issue, in full (W6.2).
     */
    @get:JsonProperty("issue", required=true)@field:JsonProperty("issue", required=true)
    val issue: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<CreateIssueEvent>(json)
    }
}

/**
 * An issue was changed (W6.3).
 */
data class UpdateIssueEvent (
    /**
     * Old values, under only those keys of the resource that changed (W6.3).
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Always "update:issue".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The issue after the update, in full (W6.3).
     */
    @get:JsonProperty("issue", required=true)@field:JsonProperty("issue", required=true)
    val issue: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<UpdateIssueEvent>(json)
    }
}

/**
 * An issue was deleted (W6.4).
 */
data class DeleteIssueEvent (
    /**
     * Always "delete:issue".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The deleted issue, in full (W6.4).
     */
    @get:JsonProperty("issue", required=true)@field:JsonProperty("issue", required=true)
    val issue: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<DeleteIssueEvent>(json)
    }
}

/**
 * A comment was made (W6.2).
 */
data class CreateCommentEvent (
    /**
     * The created comment, in full (W6.2).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val comment: Map<String, Any?>,

    /**
     * Always "create:comment".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<CreateCommentEvent>(json)
    }
}

/**
 * A comment was changed (W6.3).
 */
data class UpdateCommentEvent (
    /**
     * Old values, under only those keys of the resource that changed (W6.3).
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * The comment after the update, in full (W6.3).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val comment: Map<String, Any?>,

    /**
     * Always "update:comment".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<UpdateCommentEvent>(json)
    }
}

/**
 * A comment was deleted (W6.4).
 */
data class DeleteCommentEvent (
    /**
     * The deleted comment, in full (W6.4).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val comment: Map<String, Any?>,

    /**
     * Always "delete:comment".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends the delivery (W6.2).
     */
    @get:JsonProperty("webhook_id", required=true)@field:JsonProperty("webhook_id", required=true)
    val webhookID: Long
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<DeleteCommentEvent>(json)
    }
}

/**
 * A test of the delivery, asked for by a user (W6.5).
 */
data class PingEvent (
    /**
     * Always "ping".
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val webhook: Webhook
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<PingEvent>(json)
    }
}

/**
 * A webhook, as the ping delivery shows it; the secret is never returned (W2.1).
 */
data class Webhook (
    /**
     * Media type of the delivered payload, sent as Content-Type (W2.1).
     */
    @get:JsonProperty("content_type", required=true)@field:JsonProperty("content_type", required=true)
    val contentType: String,

    /**
     * When the webhook was created (W2.1).
     */
    @get:JsonProperty("created_date", required=true)@field:JsonProperty("created_date", required=true)
    val createdDate: String,

    /**
     * Purpose in short; may be empty (W2.1).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val description: String,

    /**
     * When true, the target's certificate is verified (W4.3.4).
     */
    @get:JsonProperty("enable_ssl", required=true)@field:JsonProperty("enable_ssl", required=true)
    val enableSSL: Boolean,

    /**
     * Subscribed event names (W6.1).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val events: List<EventName>,

    /**
     * Webhook identifier (W2.1).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * When false, nothing is delivered, ping included (W4.3.5).
     */
    @get:JsonProperty("is_active", required=true)@field:JsonProperty("is_active", required=true)
    val isActive: Boolean,

    /**
     * When the last delivery was sent; missing before the first one (W2.1).
     */
    @get:JsonProperty("last_delivery_date")@field:JsonProperty("last_delivery_date")
    val lastDeliveryDate: String? = null,

    /**
     * HTTP status of the last delivery; missing before the first one (W2.1).
     */
    @get:JsonProperty("last_status")@field:JsonProperty("last_status")
    val lastStatus: Long? = null,

    /**
     * Organization identifier; an integer where `type` is `organization` (W2.1).
     */
    val organization: Long? = null,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val owner: User,

    /**
     * Project identifier; an integer where `type` is `project` (W2.1).
     */
    val project: Long? = null,

    /**
     * Where deliveries are sent (W2.1).
     */
    @get:JsonProperty("target_url", required=true)@field:JsonProperty("target_url", required=true)
    val targetURL: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val type: WebhookType,

    /**
     * When the webhook was last changed (W2.1).
     */
    @get:JsonProperty("updated_date", required=true)@field:JsonProperty("updated_date", required=true)
    val updatedDate: String,

    /**
     * Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val url: String
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Webhook>(json)
    }
}

enum class EventName(val value: String) {
    CreateComment("create:comment"),
    CreateInvitation("create:invitation"),
    CreateIssue("create:issue"),
    CreateProject("create:project"),
    CreateTask("create:task"),
    DeleteComment("delete:comment"),
    DeleteInvitation("delete:invitation"),
    DeleteIssue("delete:issue"),
    DeleteMembership("delete:membership"),
    DeleteProject("delete:project"),
    DeleteTask("delete:task"),
    UpdateComment("update:comment"),
    UpdateIssue("update:issue"),
    UpdateJob("update:job"),
    UpdateMembership("update:membership"),
    UpdateOrganization("update:organization"),
    UpdateProject("update:project"),
    UpdateTask("update:task");

    companion object {
        fun fromValue(value: String): EventName = when (value) {
            "create:comment"      -> CreateComment
            "create:invitation"   -> CreateInvitation
            "create:issue"        -> CreateIssue
            "create:project"      -> CreateProject
            "create:task"         -> CreateTask
            "delete:comment"      -> DeleteComment
            "delete:invitation"   -> DeleteInvitation
            "delete:issue"        -> DeleteIssue
            "delete:membership"   -> DeleteMembership
            "delete:project"      -> DeleteProject
            "delete:task"         -> DeleteTask
            "update:comment"      -> UpdateComment
            "update:issue"        -> UpdateIssue
            "update:job"          -> UpdateJob
            "update:membership"   -> UpdateMembership
            "update:organization" -> UpdateOrganization
            "update:project"      -> UpdateProject
            "update:task"         -> UpdateTask
            else                  -> throw IllegalArgumentException()
        }
    }
}

enum class WebhookType(val value: String) {
    Organization("organization"),
    Project("project");

    companion object {
        fun fromValue(value: String): WebhookType = when (value) {
            "organization" -> Organization
            "project"      -> Project
            else           -> throw IllegalArgumentException()
        }
    }
}

sealed class Groups {
    class RasterGroupArrayValue(val value: List<RasterGroup>)      : Groups()
    class RasterGroupMapValue(val value: Map<String, RasterGroup>) : Groups()

    fun toJson(): String = mapper.writeValueAsString(when (this) {
        is RasterGroupArrayValue -> this.value
        is RasterGroupMapValue   -> this.value
    })

    companion object {
        fun fromJson(jn: JsonNode): Groups = when (jn) {
            is ArrayNode  -> RasterGroupArrayValue(mapper.treeToValue(jn))
            is ObjectNode -> RasterGroupMapValue(mapper.treeToValue(jn))
            else          -> throw IllegalArgumentException()
        }
    }
}

/**
 * A group of arrays, attributes and further groups (R2.2).
 */
data class RasterGroup (
    /**
     * Arrays by name (R2.2).
     */
    val arrays: Map<String, RasterArray>? = null,

    val attributes: Attributes? = null,

    /**
     * Dimensions in order, each described or named (R2.6).
     */
    val dimensions: List<DimensionOrName>? = null,

    /**
     * Name of the driver that read the dataset (R2.2).
     */
    val driver: String? = null,

    val groups: Groups? = null,

    /**
     * Name of the group, `/` for the root group (R2.2).
     */
    val name: String? = null,

    /**
     * Facts on storage, such as compression, by name (R2.8).
     */
    @get:JsonProperty("structural_info")@field:JsonProperty("structural_info")
    val structuralInfo: Map<String, String>? = null,

    /**
     * Tells a group from an array (R2.2).
     */
    val type: String? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<RasterGroup>(json)
    }
}

/**
 * An array: its data type, dimensions, attributes and, where printed, values (R2.3).
 */
data class RasterArray (
    val attributes: Attributes? = null,
    val datatype: Datatype? = null,

    /**
     * Dimensions in order, each described or named (R2.6).
     */
    val dimensions: List<DimensionOrName>? = null,

    /**
     * Name of the array (R2.3).
     */
    val name: String? = null,

    /**
     * A string, a number, an object or an array, with anything inside (R2.9).
     */
    @get:JsonProperty("nodata_value")@field:JsonProperty("nodata_value")
    val nodataValue: Any? = null,

    /**
     * Real value of a stored zero (R2.3).
     */
    val offset: Double? = null,

    /**
     * Factor from stored to real values (R2.3).
     */
    val scale: Double? = null,

    val srs: Srs? = null,

    /**
     * Facts on storage, such as compression, by name (R2.8).
     */
    @get:JsonProperty("structural_info")@field:JsonProperty("structural_info")
    val structuralInfo: Map<String, String>? = null,

    /**
     * Tells an array from a group (R2.3).
     */
    val type: String? = null,

    /**
     * Unit of the real values (R2.3).
     */
    val unit: String? = null,

    /**
     * A string, a number, an object or an array, with anything inside (R2.9).
     */
    val values: Any? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<RasterArray>(json)
    }
}

sealed class Attributes {
    class AnythingArrayValue(val value: List<Any?>)      : Attributes()
    class AnythingMapValue(val value: Map<String, Any?>) : Attributes()

    fun toJson(): String = mapper.writeValueAsString(when (this) {
        is AnythingArrayValue -> this.value
        is AnythingMapValue   -> this.value
    })

    companion object {
        fun fromJson(jn: JsonNode): Attributes = when (jn) {
            is ArrayNode  -> AnythingArrayValue(mapper.treeToValue(jn))
            is ObjectNode -> AnythingMapValue(mapper.treeToValue(jn))
            else          -> throw IllegalArgumentException()
        }
    }
}

/**
 * A data type made of named components (R2.5).
 */
data class Compound (
    /**
     * Components of the compound (R2.5).
     */
    val components: List<Component>? = null,

    /**
     * Name of the compound (R2.5).
     */
    val name: String? = null,

    /**
     * Bytes of one value (R2.5).
     */
    val size: Long? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Compound>(json)
    }
}

sealed class Datatype {
    class CompoundValue(val value: Compound) : Datatype()
    class EnumValue(val value: DatatypeName) : Datatype()

    fun toJson(): String = mapper.writeValueAsString(when (this) {
        is CompoundValue -> this.value
        is EnumValue     -> this.value
    })

    companion object {
        fun fromJson(jn: JsonNode): Datatype = when (jn) {
            is ObjectNode -> CompoundValue(mapper.treeToValue(jn))
            is TextNode   -> EnumValue(mapper.treeToValue(jn))
            else          -> throw IllegalArgumentException()
        }
    }
}

/**
 * One component of a compound (R2.5).
 */
data class Component (
    /**
     * Name of the component (R2.5).
     */
    val name: String? = null,

    /**
     * Bytes from the start of a value to the component (R2.5).
     */
    val offset: Long? = null,

    val type: Datatype? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Component>(json)
    }
}

enum class DatatypeName(val value: String) {
    CFloat32("CFloat32"),
    CFloat64("CFloat64"),
    CInt16("CInt16"),
    CInt32("CInt32"),
    DatatypeNameByte("Byte"),
    DatatypeNameString("String"),
    Float32("Float32"),
    Float64("Float64"),
    Int16("Int16"),
    Int32("Int32"),
    UInt16("UInt16"),
    UInt32("UInt32");

    companion object {
        fun fromValue(value: String): DatatypeName = when (value) {
            "CFloat32" -> CFloat32
            "CFloat64" -> CFloat64
            "CInt16"   -> CInt16
            "CInt32"   -> CInt32
            "Byte"     -> DatatypeNameByte
            "String"   -> DatatypeNameString
            "Float32"  -> Float32
            "Float64"  -> Float64
            "Int16"    -> Int16
            "Int32"    -> Int32
            "UInt16"   -> UInt16
            "UInt32"   -> UInt32
            else       -> throw IllegalArgumentException()
        }
    }
}

sealed class DimensionOrName {
    class DimensionValue(val value: Dimension) : DimensionOrName()
    class StringValue(val value: String)       : DimensionOrName()

    fun toJson(): String = mapper.writeValueAsString(when (this) {
        is DimensionValue -> this.value
        is StringValue    -> this.value
    })

    companion object {
        fun fromJson(jn: JsonNode): DimensionOrName = when (jn) {
            is ObjectNode -> DimensionValue(mapper.treeToValue(jn))
            is TextNode   -> StringValue(mapper.treeToValue(jn))
            else          -> throw IllegalArgumentException()
        }
    }
}

/**
 * A dimension of an array or group (R2.6).
 */
data class Dimension (
    /**
     * Direction of the axis, such as `NORTH` (R2.6).
     */
    val direction: String? = null,

    /**
     * Fully qualified name, from the root group (R2.6).
     */
    @get:JsonProperty("full_name")@field:JsonProperty("full_name")
    val fullName: String? = null,

    /**
     * Name of the array that holds the coordinates (R2.6).
     */
    @get:JsonProperty("indexing_variable")@field:JsonProperty("indexing_variable")
    val indexingVariable: String? = null,

    /**
     * Name of the dimension (R2.6).
     */
    val name: String? = null,

    /**
     * Number of elements (R2.6).
     */
    val size: Long? = null,

    /**
     * Kind of axis, such as `TEMPORAL` (R2.6).
     */
    val type: String? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Dimension>(json)
    }
}

/**
 * Spatial reference system of an array (R2.7).
 */
data class Srs (
    /**
     * For each axis of the data the number of its axis in the reference system (R2.7).
     */
    @get:JsonProperty("data_axis_to_srs_axis_mapping")@field:JsonProperty("data_axis_to_srs_axis_mapping")
    val dataAxisToSrsAxisMapping: List<Long>? = null,

    /**
     * Definition in well-known text (R2.7).
     */
    val wkt: String? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Srs>(json)
    }
}

/**
 * An attribute with its data type (R2.4).
 */
data class AttributeObject (
    val datatype: Datatype? = null,

    /**
     * Name of the attribute (R2.4).
     */
    val name: String? = null,

    /**
     * Always `attribute` (R2.4).
     */
    val type: String? = null,

    /**
     * A string, a number, an object or an array, with anything inside (R2.9).
     */
    val value: Any? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<AttributeObject>(json)
    }
}
