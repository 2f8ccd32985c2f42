// Generated from spec/main.tsp by "npm run generate". Do not edit.

package annotationcontracts

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
    convert(EventName::class,   { EventName.fromValue(it.asText()) },   { "\"${it.value}\"" })
    convert(WebhookType::class, { WebhookType.fromValue(it.asText()) }, { "\"${it.value}\"" })
}

/**
 * An organization was updated.
 */
data class UpdateOrganizationEvent (
    /**
     * Only the keys of the resource that changed, with their old values.
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The organization after the update, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val organization: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A user, as `owner` or `sender`, or as `assignee`.
 */
data class User (
    /**
     * First name. May be empty.
     */
    @get:JsonProperty("first_name", required=true)@field:JsonProperty("first_name", required=true)
    val firstName: String,

    /**
     * User identifier.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Last name. May be empty.
     */
    @get:JsonProperty("last_name", required=true)@field:JsonProperty("last_name", required=true)
    val lastName: String,

    /**
     * Address of the user, `{base_url}/api/users/<user_id>`.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val url: String,

    /**
     * User name. The name used to log in.
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
 * A membership was updated. Member added to or removed from an organization.
 */
data class UpdateMembershipEvent (
    /**
     * Only the keys of the resource that changed, with their old values.
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The membership after the update, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val membership: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A membership was deleted. A member was removed from an organization.
 */
data class DeleteMembershipEvent (
    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The deleted membership, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val membership: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * An invitation was created. It was issued.
 */
data class CreateInvitationEvent (
    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The created invitation, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val invitation: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * An invitation was deleted. It was revoked.
 */
data class DeleteInvitationEvent (
    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The deleted invitation, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val invitation: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A project was created.
 */
data class CreateProjectEvent (
    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The created project, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val project: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A project was updated.
 */
data class UpdateProjectEvent (
    /**
     * Only the keys of the resource that changed, with their old values.
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The project after the update, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val project: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A project was deleted.
 */
data class DeleteProjectEvent (
    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The deleted project, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val project: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A task was created.
 */
data class CreateTaskEvent (
    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val task: CreatedTask,

    /**
     * Identifier of the webhook that sends it.
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
 * A task in a create payload, which omits the fields marked update only. `overlap` and
 * `segment_size` may be missing.
 */
data class CreatedTask (
    /**
     * User the task is assigned to, or null.
     */
    val assignee: User? = null,

    /**
     * Bug tracker; may be empty. A URL.
     */
    @get:JsonProperty("bug_tracker", required=true)@field:JsonProperty("bug_tracker", required=true)
    val bugTracker: String,

    /**
     * When the task was created.
     */
    @get:JsonProperty("created_date", required=true)@field:JsonProperty("created_date", required=true)
    val createdDate: String,

    /**
     * Dimension. The dimension of the data.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val dimension: String,

    /**
     * Task identifier.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Labels of the task.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val labels: List<Label>,

    /**
     * Empty string or a mode name.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val mode: String,

    /**
     * Task name.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val name: String,

    /**
     * Organization, or null. Its identifier.
     */
    val organization: Long? = null,

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     */
    val overlap: Long? = null,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val owner: User,

    /**
     * Identifier of a project. The project that the task belongs to.
     */
    @get:JsonProperty("project_id", required=true)@field:JsonProperty("project_id", required=true)
    val projectID: Long,

    /**
     * Size of a segment. Counted in frames.
     */
    @get:JsonProperty("segment_size")@field:JsonProperty("segment_size")
    val segmentSize: Long? = null,

    /**
     * Segments of the task; may be empty.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val segments: List<Segment>,

    @get:JsonProperty("source_storage", required=true)@field:JsonProperty("source_storage", required=true)
    val sourceStorage: DataStorage,

    /**
     * Status of the task.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val status: String,

    /**
     * Subset; may be empty. The subset that the task belongs to.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val subset: String,

    @get:JsonProperty("target_storage", required=true)@field:JsonProperty("target_storage", required=true)
    val targetStorage: DataStorage,

    /**
     * When the task was last updated.
     */
    @get:JsonProperty("updated_date", required=true)@field:JsonProperty("updated_date", required=true)
    val updatedDate: String,

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
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
 * A label. Annotators assign it.
 */
data class Label (
    /**
     * Attributes of the label. Items may be anything.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val attributes: List<Any?>,

    /**
     * Hex colour.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val color: String,

    /**
     * Whether the label has a parent.
     */
    @get:JsonProperty("has_parent", required=true)@field:JsonProperty("has_parent", required=true)
    val hasParent: Boolean,

    /**
     * Label identifier.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Label name.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val name: String,

    /**
     * Sublabels of the label. Items may be anything.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sublabels: List<Any?>,

    /**
     * Type of the label. The kind of shape that it applies to.
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
 * A segment. A range of frames of a task, with the jobs that cover it.
 */
data class Segment (
    /**
     * Summaries of the segment's jobs.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val jobs: List<JobSummary>,

    /**
     * Frame at the start. The first of the range.
     */
    @get:JsonProperty("start_frame", required=true)@field:JsonProperty("start_frame", required=true)
    val startFrame: Long,

    /**
     * Frame at the stop. The last of the range, inclusive.
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
 * Summary of a job.
 */
data class JobSummary (
    /**
     * User the job is assigned to, or null.
     */
    val assignee: User? = null,

    /**
     * Job identifier.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Stage of the job.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val stage: String,

    /**
     * State of the job.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val state: String,

    /**
     * Status of the job.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val status: String,

    /**
     * Address of the job, `{base_url}/api/jobs/<job_id>`.
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
 * A storage. Where a task's data is read from or written to.
 */
data class DataStorage (
    /**
     * Cloud storage identifier, or null. Null when the storage is not in a cloud.
     */
    @get:JsonProperty("cloud_storage_id")@field:JsonProperty("cloud_storage_id")
    val cloudStorageID: Long? = null,

    /**
     * Storage identifier.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Location of the storage. The kind of storage.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val location: String
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<DataStorage>(json)
    }
}

/**
 * A task was updated. For example, its status or its assignment changed.
 */
data class UpdateTaskEvent (
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: TaskBeforeUpdate,

    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val task: Task,

    /**
     * Identifier of the webhook that sends it.
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
 * Old values of the keys of a task that changed.
 */
data class TaskBeforeUpdate (
    /**
     * User the task is assigned to, or null.
     */
    val assignee: User? = null,

    /**
     * Bug tracker; may be empty. A URL.
     */
    @get:JsonProperty("bug_tracker")@field:JsonProperty("bug_tracker")
    val bugTracker: String? = null,

    /**
     * When the task was created.
     */
    @get:JsonProperty("created_date")@field:JsonProperty("created_date")
    val createdDate: String? = null,

    /**
     * Data of the task; update only. Its identifier.
     */
    val data: Long? = null,

    /**
     * Size of a data chunk; update only. Counted in frames.
     */
    @get:JsonProperty("data_chunk_size")@field:JsonProperty("data_chunk_size")
    val dataChunkSize: Long? = null,

    /**
     * Type of the compressed data chunks; update only.
     */
    @get:JsonProperty("data_compressed_chunk_type")@field:JsonProperty("data_compressed_chunk_type")
    val dataCompressedChunkType: String? = null,

    /**
     * Type of the original data chunks; update only.
     */
    @get:JsonProperty("data_original_chunk_type")@field:JsonProperty("data_original_chunk_type")
    val dataOriginalChunkType: String? = null,

    /**
     * Dimension. The dimension of the data.
     */
    val dimension: String? = null,

    /**
     * Task identifier.
     */
    val id: Long? = null,

    /**
     * Image quality; update only.
     */
    @get:JsonProperty("image_quality")@field:JsonProperty("image_quality")
    val imageQuality: Long? = null,

    /**
     * Labels of the task.
     */
    val labels: List<Label>? = null,

    /**
     * Empty string or a mode name.
     */
    val mode: String? = null,

    /**
     * Task name.
     */
    val name: String? = null,

    /**
     * Organization, or null. Its identifier.
     */
    val organization: Long? = null,

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     */
    val overlap: Long? = null,

    val owner: User? = null,

    /**
     * Identifier of a project. The project that the task belongs to.
     */
    @get:JsonProperty("project_id")@field:JsonProperty("project_id")
    val projectID: Long? = null,

    /**
     * Size of a segment. Counted in frames.
     */
    @get:JsonProperty("segment_size")@field:JsonProperty("segment_size")
    val segmentSize: Long? = null,

    /**
     * Segments of the task; may be empty.
     */
    val segments: List<Segment>? = null,

    /**
     * Size of the task; update only. The number of frames.
     */
    val size: Long? = null,

    @get:JsonProperty("source_storage")@field:JsonProperty("source_storage")
    val sourceStorage: DataStorage? = null,

    /**
     * Status of the task.
     */
    val status: String? = null,

    /**
     * Subset; may be empty. The subset that the task belongs to.
     */
    val subset: String? = null,

    @get:JsonProperty("target_storage")@field:JsonProperty("target_storage")
    val targetStorage: DataStorage? = null,

    /**
     * When the task was last updated.
     */
    @get:JsonProperty("updated_date")@field:JsonProperty("updated_date")
    val updatedDate: String? = null,

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     */
    val url: String? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<TaskBeforeUpdate>(json)
    }
}

/**
 * A task, given in full for update events.
 */
data class Task (
    /**
     * User the task is assigned to, or null.
     */
    val assignee: User? = null,

    /**
     * Bug tracker; may be empty. A URL.
     */
    @get:JsonProperty("bug_tracker", required=true)@field:JsonProperty("bug_tracker", required=true)
    val bugTracker: String,

    /**
     * When the task was created.
     */
    @get:JsonProperty("created_date", required=true)@field:JsonProperty("created_date", required=true)
    val createdDate: String,

    /**
     * Data of the task; update only. Its identifier.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val data: Long,

    /**
     * Size of a data chunk; update only. Counted in frames.
     */
    @get:JsonProperty("data_chunk_size", required=true)@field:JsonProperty("data_chunk_size", required=true)
    val dataChunkSize: Long,

    /**
     * Type of the compressed data chunks; update only.
     */
    @get:JsonProperty("data_compressed_chunk_type", required=true)@field:JsonProperty("data_compressed_chunk_type", required=true)
    val dataCompressedChunkType: String,

    /**
     * Type of the original data chunks; update only.
     */
    @get:JsonProperty("data_original_chunk_type", required=true)@field:JsonProperty("data_original_chunk_type", required=true)
    val dataOriginalChunkType: String,

    /**
     * Dimension. The dimension of the data.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val dimension: String,

    /**
     * Task identifier.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Image quality; update only.
     */
    @get:JsonProperty("image_quality", required=true)@field:JsonProperty("image_quality", required=true)
    val imageQuality: Long,

    /**
     * Labels of the task.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val labels: List<Label>,

    /**
     * Empty string or a mode name.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val mode: String,

    /**
     * Task name.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val name: String,

    /**
     * Organization, or null. Its identifier.
     */
    val organization: Long? = null,

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     */
    val overlap: Long? = null,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val owner: User,

    /**
     * Identifier of a project. The project that the task belongs to.
     */
    @get:JsonProperty("project_id", required=true)@field:JsonProperty("project_id", required=true)
    val projectID: Long,

    /**
     * Size of a segment. Counted in frames.
     */
    @get:JsonProperty("segment_size", required=true)@field:JsonProperty("segment_size", required=true)
    val segmentSize: Long,

    /**
     * Segments of the task; may be empty.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val segments: List<Segment>,

    /**
     * Size of the task; update only. The number of frames.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val size: Long,

    @get:JsonProperty("source_storage", required=true)@field:JsonProperty("source_storage", required=true)
    val sourceStorage: DataStorage,

    /**
     * Status of the task.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val status: String,

    /**
     * Subset; may be empty. The subset that the task belongs to.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val subset: String,

    @get:JsonProperty("target_storage", required=true)@field:JsonProperty("target_storage", required=true)
    val targetStorage: DataStorage,

    /**
     * When the task was last updated.
     */
    @get:JsonProperty("updated_date", required=true)@field:JsonProperty("updated_date", required=true)
    val updatedDate: String,

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
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
 * A task was deleted.
 */
data class DeleteTaskEvent (
    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val task: DeletedTask,

    /**
     * Identifier of the webhook that sends it.
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
 * A task in a delete payload, which omits the fields marked update only. `overlap` and
 * `segment_size` may be missing.
 */
data class DeletedTask (
    /**
     * User the task is assigned to, or null.
     */
    val assignee: User? = null,

    /**
     * Bug tracker; may be empty. A URL.
     */
    @get:JsonProperty("bug_tracker", required=true)@field:JsonProperty("bug_tracker", required=true)
    val bugTracker: String,

    /**
     * When the task was created.
     */
    @get:JsonProperty("created_date", required=true)@field:JsonProperty("created_date", required=true)
    val createdDate: String,

    /**
     * Dimension. The dimension of the data.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val dimension: String,

    /**
     * Task identifier.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * Labels of the task.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val labels: List<Label>,

    /**
     * Empty string or a mode name.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val mode: String,

    /**
     * Task name.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val name: String,

    /**
     * Organization, or null. Its identifier.
     */
    val organization: Long? = null,

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     */
    val overlap: Long? = null,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val owner: User,

    /**
     * Identifier of a project. The project that the task belongs to.
     */
    @get:JsonProperty("project_id", required=true)@field:JsonProperty("project_id", required=true)
    val projectID: Long,

    /**
     * Size of a segment. Counted in frames.
     */
    @get:JsonProperty("segment_size")@field:JsonProperty("segment_size")
    val segmentSize: Long? = null,

    /**
     * Segments of the task; may be empty.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val segments: List<Segment>,

    @get:JsonProperty("source_storage", required=true)@field:JsonProperty("source_storage", required=true)
    val sourceStorage: DataStorage,

    /**
     * Status of the task.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val status: String,

    /**
     * Subset; may be empty. The subset that the task belongs to.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val subset: String,

    @get:JsonProperty("target_storage", required=true)@field:JsonProperty("target_storage", required=true)
    val targetStorage: DataStorage,

    /**
     * When the task was last updated.
     */
    @get:JsonProperty("updated_date", required=true)@field:JsonProperty("updated_date", required=true)
    val updatedDate: String,

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
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
 * A job was updated. For example, its status or its assignee changed.
 */
data class UpdateJobEvent (
    /**
     * Only the keys of the resource that changed, with their old values.
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The job after the update, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val job: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * An issue was created.
 */
data class CreateIssueEvent (
    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The created issue, in full.
     */
    @get:JsonProperty("issue", required=true)@field:JsonProperty("issue", required=true)
    val issue: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * An issue was updated.
 */
data class UpdateIssueEvent (
    /**
     * Only the keys of the resource that changed, with their old values.
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The issue after the update, in full.
     */
    @get:JsonProperty("issue", required=true)@field:JsonProperty("issue", required=true)
    val issue: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * An issue was deleted.
 */
data class DeleteIssueEvent (
    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    /**
     * The deleted issue, in full.
     */
    @get:JsonProperty("issue", required=true)@field:JsonProperty("issue", required=true)
    val issue: Map<String, Any?>,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A comment was created.
 */
data class CreateCommentEvent (
    /**
     * The created comment, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val comment: Map<String, Any?>,

    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A comment was updated.
 */
data class UpdateCommentEvent (
    /**
     * Only the keys of the resource that changed, with their old values.
     */
    @get:JsonProperty("before_update", required=true)@field:JsonProperty("before_update", required=true)
    val beforeUpdate: Map<String, Any?>,

    /**
     * The comment after the update, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val comment: Map<String, Any?>,

    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A comment was deleted.
 */
data class DeleteCommentEvent (
    /**
     * The deleted comment, in full.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val comment: Map<String, Any?>,

    /**
     * Name of the event.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val event: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val sender: User,

    /**
     * Identifier of the webhook that sends it.
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
 * A user triggered a ping. It has no `webhook_id` and no resource.
 */
data class PingEvent (
    /**
     * Always `ping`.
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
 * A webhook as seen in the ping payload, which does not return the secret.
 */
data class Webhook (
    /**
     * Media type of the delivered payload, sent as Content-Type.
     */
    @get:JsonProperty("content_type", required=true)@field:JsonProperty("content_type", required=true)
    val contentType: String,

    /**
     * When the webhook was created.
     */
    @get:JsonProperty("created_date", required=true)@field:JsonProperty("created_date", required=true)
    val createdDate: String,

    /**
     * Short purpose summary; may be empty.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val description: String,

    /**
     * Enables or disables SSL certificate verification for delivery. When true, SSL
     * verification is on.
     */
    @get:JsonProperty("enable_ssl", required=true)@field:JsonProperty("enable_ssl", required=true)
    val enableSSL: Boolean,

    /**
     * Subscribed event names.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val events: List<EventName>,

    /**
     * Webhook identifier.
     */
    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val id: Long,

    /**
     * No delivery occurs while this is false. This includes pings.
     */
    @get:JsonProperty("is_active", required=true)@field:JsonProperty("is_active", required=true)
    val isActive: Boolean,

    /**
     * Time of the last delivery. Missing before the first delivery.
     */
    @get:JsonProperty("last_delivery_date")@field:JsonProperty("last_delivery_date")
    val lastDeliveryDate: String? = null,

    /**
     * HTTP status of the last delivery. Missing before the first delivery, and after one that
     * got no response.
     */
    @get:JsonProperty("last_status")@field:JsonProperty("last_status")
    val lastStatus: Long? = null,

    /**
     * Organization identifier for an organization webhook, or null. An integer if `type` is
     * `organization`.
     */
    val organization: Long? = null,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val owner: User,

    /**
     * Project identifier for a project webhook, or null. Null only if `type` is not `project`.
     */
    val project: Long? = null,

    /**
     * Where event payloads are delivered.
     */
    @get:JsonProperty("target_url", required=true)@field:JsonProperty("target_url", required=true)
    val targetURL: String,

    @get:JsonProperty(required=true)@field:JsonProperty(required=true)
    val type: WebhookType,

    /**
     * When the webhook was last updated.
     */
    @get:JsonProperty("updated_date", required=true)@field:JsonProperty("updated_date", required=true)
    val updatedDate: String,

    /**
     * Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
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
