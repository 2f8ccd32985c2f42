// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.kotlin.webhook23

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.annotation.JsonDeserialize
import com.fasterxml.jackson.databind.node.JsonNodeFactory
import com.fasterxml.jackson.databind.node.ObjectNode
import com.fasterxml.jackson.databind.node.TextNode
import example.annotationcontracts.Field
import example.annotationcontracts.Mode
import example.annotationcontracts.internal.Encoder
import example.annotationcontracts.internal.ExactTree
import example.annotationcontracts.internal.JsonReader
import example.annotationcontracts.kotlin.convert

/**
 * A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
 *
 * @property url Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
 * @property id User identifier (W2.2).
 * @property username User name (W2.2). Explanation: for the login.
 * @property firstName First name (W2.2). May be empty (W-empty).
 * @property lastName Last name (W2.2). May be empty (W-empty).
 * @property extra members that the contract does not name, as received
 */
public data class User(
    override val url: String,
    override val id: Long,
    override val username: String,
    override val firstName: String,
    override val lastName: String,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.User {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"id\":", id)
            .put("\"username\":", username)
            .put("\"first_name\":", firstName)
            .put("\"last_name\":", lastName)
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): User =
            toUser(example.annotationcontracts.webhook23.User.fromJson(node))
    }
}

private fun toUser(java: example.annotationcontracts.webhook23.User): User = User(
    url = java.url(),
    id = java.id(),
    username = java.username(),
    firstName = java.firstName(),
    lastName = java.lastName(),
    extra = java.extra(),
)

/**
 * An organization was updated (W6.3).
 *
 * @property organization The organization after the update, in full (W6.3).
 * @property beforeUpdate Only the keys of the resource that changed, with their old values (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateOrganizationEvent(
    public val organization: ObjectNode,
    public val beforeUpdate: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateOrganizationEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"organization\":", organization)
            .put("\"before_update\":", beforeUpdate)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "update:organization"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateOrganizationEvent =
            toUpdateOrganizationEvent(example.annotationcontracts.webhook23.UpdateOrganizationEvent.fromJson(node))
    }
}

private fun toUpdateOrganizationEvent(java: example.annotationcontracts.webhook23.UpdateOrganizationEvent): UpdateOrganizationEvent = UpdateOrganizationEvent(
    organization = java.organization(),
    beforeUpdate = java.beforeUpdate(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
 *
 * @property membership The membership after the update, in full (W6.3).
 * @property beforeUpdate Only the keys of the resource that changed, with their old values (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateMembershipEvent(
    public val membership: ObjectNode,
    public val beforeUpdate: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateMembershipEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"membership\":", membership)
            .put("\"before_update\":", beforeUpdate)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "update:membership"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateMembershipEvent =
            toUpdateMembershipEvent(example.annotationcontracts.webhook23.UpdateMembershipEvent.fromJson(node))
    }
}

private fun toUpdateMembershipEvent(java: example.annotationcontracts.webhook23.UpdateMembershipEvent): UpdateMembershipEvent = UpdateMembershipEvent(
    membership = java.membership(),
    beforeUpdate = java.beforeUpdate(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A membership was deleted (W6.4). A member was removed from an organization (W6.1).
 *
 * @property membership The deleted membership, in full (W6.4).
 * @property webhookId Identifier of the webhook that sends it (W6.4).
 * @property sender User who triggered the event (W6.4).
 * @property extra members that the contract does not name, as received
 */
public data class DeleteMembershipEvent(
    public val membership: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.DeleteMembershipEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"membership\":", membership)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "delete:membership"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeleteMembershipEvent =
            toDeleteMembershipEvent(example.annotationcontracts.webhook23.DeleteMembershipEvent.fromJson(node))
    }
}

private fun toDeleteMembershipEvent(java: example.annotationcontracts.webhook23.DeleteMembershipEvent): DeleteMembershipEvent = DeleteMembershipEvent(
    membership = java.membership(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * An invitation was created (W6.2). It was issued (W6.1).
 *
 * @property invitation The created invitation, in full (W6.2).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class CreateInvitationEvent(
    public val invitation: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CreateInvitationEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"invitation\":", invitation)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "create:invitation"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreateInvitationEvent =
            toCreateInvitationEvent(example.annotationcontracts.webhook23.CreateInvitationEvent.fromJson(node))
    }
}

private fun toCreateInvitationEvent(java: example.annotationcontracts.webhook23.CreateInvitationEvent): CreateInvitationEvent = CreateInvitationEvent(
    invitation = java.invitation(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * An invitation was deleted (W6.4). It was revoked (W6.1).
 *
 * @property invitation The deleted invitation, in full (W6.4).
 * @property webhookId Identifier of the webhook that sends it (W6.4).
 * @property sender User who triggered the event (W6.4).
 * @property extra members that the contract does not name, as received
 */
public data class DeleteInvitationEvent(
    public val invitation: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.DeleteInvitationEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"invitation\":", invitation)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "delete:invitation"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeleteInvitationEvent =
            toDeleteInvitationEvent(example.annotationcontracts.webhook23.DeleteInvitationEvent.fromJson(node))
    }
}

private fun toDeleteInvitationEvent(java: example.annotationcontracts.webhook23.DeleteInvitationEvent): DeleteInvitationEvent = DeleteInvitationEvent(
    invitation = java.invitation(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A project was created (W6.2).
 *
 * @property project The created project, in full (W6.2).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class CreateProjectEvent(
    public val project: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CreateProjectEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"project\":", project)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "create:project"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreateProjectEvent =
            toCreateProjectEvent(example.annotationcontracts.webhook23.CreateProjectEvent.fromJson(node))
    }
}

private fun toCreateProjectEvent(java: example.annotationcontracts.webhook23.CreateProjectEvent): CreateProjectEvent = CreateProjectEvent(
    project = java.project(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A project was updated (W6.3).
 *
 * @property project The project after the update, in full (W6.3).
 * @property beforeUpdate Only the keys of the resource that changed, with their old values (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateProjectEvent(
    public val project: ObjectNode,
    public val beforeUpdate: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateProjectEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"project\":", project)
            .put("\"before_update\":", beforeUpdate)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "update:project"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateProjectEvent =
            toUpdateProjectEvent(example.annotationcontracts.webhook23.UpdateProjectEvent.fromJson(node))
    }
}

private fun toUpdateProjectEvent(java: example.annotationcontracts.webhook23.UpdateProjectEvent): UpdateProjectEvent = UpdateProjectEvent(
    project = java.project(),
    beforeUpdate = java.beforeUpdate(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A project was deleted (W6.4).
 *
 * @property project The deleted project, in full (W6.4).
 * @property webhookId Identifier of the webhook that sends it (W6.4).
 * @property sender User who triggered the event (W6.4).
 * @property extra members that the contract does not name, as received
 */
public data class DeleteProjectEvent(
    public val project: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.DeleteProjectEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"project\":", project)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "delete:project"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeleteProjectEvent =
            toDeleteProjectEvent(example.annotationcontracts.webhook23.DeleteProjectEvent.fromJson(node))
    }
}

private fun toDeleteProjectEvent(java: example.annotationcontracts.webhook23.DeleteProjectEvent): DeleteProjectEvent = DeleteProjectEvent(
    project = java.project(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * Empty string or a mode name such as `annotation` (W2.3). Known: `""`, `annotation`; others may appear (W-seen).
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class TaskMode(override val value: String) : example.annotationcontracts.kotlin.webhook.TaskMode {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val EMPTY: TaskMode = TaskMode("")
        public val ANNOTATION: TaskMode = TaskMode("annotation")
    }
}

private fun toTaskMode(java: example.annotationcontracts.webhook23.TaskMode): TaskMode = TaskMode(java.value())

/**
 * Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen).
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class Status(override val value: String) : example.annotationcontracts.kotlin.webhook.Status {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val ANNOTATION: Status = Status("annotation")
    }
}

private fun toStatus(java: example.annotationcontracts.webhook23.Status): Status = Status(java.value())

/**
 * Type of a label (W2.3). Known: `any`; others may appear (W-seen).
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class LabelType(override val value: String) : example.annotationcontracts.kotlin.webhook.LabelType {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val ANY: LabelType = LabelType("any")
    }
}

private fun toLabelType(java: example.annotationcontracts.webhook23.LabelType): LabelType = LabelType(java.value())

/**
 * A label (W2.3). Explanation: annotators assign it.
 *
 * @property id Label identifier (W2.3).
 * @property name Label name (W2.3).
 * @property color Hex colour (W2.3).
 * @property attributes Attributes of the label (W2.3). Items may be anything (W-arrays).
 * @property type Type of the label (W2.3). Explanation: the kind of shape that it applies to.
 * @property sublabels Sublabels of the label (W2.3). Items may be anything (W-arrays).
 * @property hasParent Whether the label has a parent (W2.3).
 * @property extra members that the contract does not name, as received
 */
public data class Label(
    override val id: Long,
    override val name: String,
    override val color: String,
    override val attributes: List<JsonNode>,
    override val type: LabelType,
    override val sublabels: List<JsonNode>,
    override val hasParent: Boolean,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Label {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"name\":", name)
            .put("\"color\":", color)
            .put("\"attributes\":", attributes)
            .put("\"type\":", type)
            .put("\"sublabels\":", sublabels)
            .put("\"has_parent\":", hasParent)
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Label =
            toLabel(example.annotationcontracts.webhook23.Label.fromJson(node))
    }
}

private fun toLabel(java: example.annotationcontracts.webhook23.Label): Label = Label(
    id = java.id(),
    name = java.name(),
    color = java.color(),
    attributes = java.attributes(),
    type = toLabelType(java.type()),
    sublabels = java.sublabels(),
    hasParent = java.hasParent(),
    extra = java.extra(),
)

/**
 * Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen).
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class JobStage(override val value: String) : example.annotationcontracts.kotlin.webhook.JobStage {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val ANNOTATION: JobStage = JobStage("annotation")
    }
}

private fun toJobStage(java: example.annotationcontracts.webhook23.JobStage): JobStage = JobStage(java.value())

/**
 * State of a job (W2.3). Known: `new`; others may appear (W-seen).
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class JobState(override val value: String) : example.annotationcontracts.kotlin.webhook.JobState {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val NEW: JobState = JobState("new")
    }
}

private fun toJobState(java: example.annotationcontracts.webhook23.JobState): JobState = JobState(java.value())

/**
 * Summary of a job (W2.3).
 *
 * @property url Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
 * @property id Job identifier (W2.3).
 * @property assignee User the job is assigned to, or null (W2.3).
 * @property status Status of the job (W2.3).
 * @property stage Stage of the job (W2.3).
 * @property state State of the job (W2.3).
 * @property extra members that the contract does not name, as received
 */
public data class JobSummary(
    override val url: String,
    override val id: Long,
    override val assignee: User?,
    override val status: Status,
    override val stage: JobStage,
    override val state: JobState,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.JobSummary {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"id\":", id)
            .put("\"assignee\":", assignee)
            .put("\"status\":", status)
            .put("\"stage\":", stage)
            .put("\"state\":", state)
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): JobSummary =
            toJobSummary(example.annotationcontracts.webhook23.JobSummary.fromJson(node))
    }
}

private fun toJobSummary(java: example.annotationcontracts.webhook23.JobSummary): JobSummary = JobSummary(
    url = java.url(),
    id = java.id(),
    assignee = java.assignee()?.let(::toUser),
    status = toStatus(java.status()),
    stage = toJobStage(java.stage()),
    state = toJobState(java.state()),
    extra = java.extra(),
)

/**
 * A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
 *
 * @property startFrame Frame at the start (W2.3). Explanation: the first of the range.
 * @property stopFrame Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
 * @property jobs Summaries of the segment's jobs (W2.3).
 * @property extra members that the contract does not name, as received
 */
public data class Segment(
    override val startFrame: Long,
    override val stopFrame: Long,
    override val jobs: List<JobSummary>,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Segment {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"start_frame\":", startFrame)
            .put("\"stop_frame\":", stopFrame)
            .put("\"jobs\":", jobs)
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Segment =
            toSegment(example.annotationcontracts.webhook23.Segment.fromJson(node))
    }
}

private fun toSegment(java: example.annotationcontracts.webhook23.Segment): Segment = Segment(
    startFrame = java.startFrame(),
    stopFrame = java.stopFrame(),
    jobs = java.jobs().map(::toJobSummary),
    extra = java.extra(),
)

/**
 * Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen).
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class TaskDimension(override val value: String) : example.annotationcontracts.kotlin.webhook.TaskDimension {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val _2D: TaskDimension = TaskDimension("2d")
    }
}

private fun toTaskDimension(java: example.annotationcontracts.webhook23.TaskDimension): TaskDimension = TaskDimension(java.value())

/**
 * Location of a storage (W2.3). Known: `local`; others may appear (W-seen).
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class StorageLocation(override val value: String) : example.annotationcontracts.kotlin.webhook.StorageLocation {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val LOCAL: StorageLocation = StorageLocation("local")
    }
}

private fun toStorageLocation(java: example.annotationcontracts.webhook23.StorageLocation): StorageLocation = StorageLocation(java.value())

/**
 * A storage (W2.3). Explanation: where a task's data is read from or written to.
 *
 * @property id Storage identifier (W2.3).
 * @property location Location of the storage (W2.3). Explanation: its kind.
 * @property cloudStorageId Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud.
 * @property extra members that the contract does not name, as received
 */
public data class Storage(
    override val id: Long,
    override val location: StorageLocation,
    override val cloudStorageId: Long?,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Storage {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"location\":", location)
            .put("\"cloud_storage_id\":", cloudStorageId)
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Storage =
            toStorage(example.annotationcontracts.webhook23.Storage.fromJson(node))
    }
}

private fun toStorage(java: example.annotationcontracts.webhook23.Storage): Storage = Storage(
    id = java.id(),
    location = toStorageLocation(java.location()),
    cloudStorageId = java.cloudStorageId(),
    extra = java.extra(),
)

/**
 * A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
 *
 * @property url Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
 * @property id Task identifier (W2.3).
 * @property name Task name (W2.3).
 * @property projectId Identifier of a project (W2.3). Explanation: the one that the task belongs to.
 * @property mode Empty string or a mode name (W2.3).
 * @property owner Owner of the task (W2.3).
 * @property assignee User the task is assigned to, or null (W2.3).
 * @property bugTracker Bug tracker; may be empty (W2.3). Explanation: its address.
 * @property createdDate When the task was created (W2.3).
 * @property updatedDate When the task was last updated (W2.3).
 * @property overlap Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
 * @property segmentSize Size of a segment (W2.3). Explanation: in frames.
 * @property status Status of the task (W2.3).
 * @property labels Labels of the task (W2.3).
 * @property segments Segments of the task; may be empty (W2.3).
 * @property dimension Dimension (W2.3). Explanation: of the data.
 * @property subset Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
 * @property organization Organization, or null (W2.3). Explanation: its identifier.
 * @property targetStorage Target storage (W2.3). Explanation: where annotations are written to.
 * @property sourceStorage Source storage (W2.3). Explanation: where data is read from.
 * @property extra members that the contract does not name, as received
 */
public data class CreatedTask(
    override val url: String,
    override val id: Long,
    override val name: String,
    override val projectId: Long,
    override val mode: TaskMode,
    override val owner: User,
    override val assignee: User?,
    override val bugTracker: String,
    override val createdDate: String,
    override val updatedDate: String,
    override val overlap: Field<Long?> = Field.missing(),
    override val segmentSize: Long? = null,
    override val status: Status,
    override val labels: List<Label>,
    override val segments: List<Segment>,
    override val dimension: TaskDimension,
    override val subset: String,
    override val organization: Long?,
    override val targetStorage: Storage,
    override val sourceStorage: Storage,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.CreatedTask {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"id\":", id)
            .put("\"name\":", name)
            .put("\"project_id\":", projectId)
            .put("\"mode\":", mode)
            .put("\"owner\":", owner)
            .put("\"assignee\":", assignee)
            .put("\"bug_tracker\":", bugTracker)
            .put("\"created_date\":", createdDate)
            .put("\"updated_date\":", updatedDate)
            .put("\"overlap\":", overlap)
            .put("\"segment_size\":", segmentSize ?: Field.missing<Any>())
            .put("\"status\":", status)
            .put("\"labels\":", labels)
            .put("\"segments\":", segments)
            .put("\"dimension\":", dimension)
            .put("\"subset\":", subset)
            .put("\"organization\":", organization)
            .put("\"target_storage\":", targetStorage)
            .put("\"source_storage\":", sourceStorage)
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreatedTask =
            toCreatedTask(example.annotationcontracts.webhook23.CreatedTask.fromJson(node))
    }
}

private fun toCreatedTask(java: example.annotationcontracts.webhook23.CreatedTask): CreatedTask = CreatedTask(
    url = java.url(),
    id = java.id(),
    name = java.name(),
    projectId = java.projectId(),
    mode = toTaskMode(java.mode()),
    owner = toUser(java.owner()),
    assignee = java.assignee()?.let(::toUser),
    bugTracker = java.bugTracker(),
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
    overlap = java.overlap(),
    segmentSize = java.segmentSize().orElse(null),
    status = toStatus(java.status()),
    labels = java.labels().map(::toLabel),
    segments = java.segments().map(::toSegment),
    dimension = toTaskDimension(java.dimension()),
    subset = java.subset(),
    organization = java.organization(),
    targetStorage = toStorage(java.targetStorage()),
    sourceStorage = toStorage(java.sourceStorage()),
    extra = java.extra(),
)

/**
 * A task was created (W6.2).
 *
 * @property task The created task, in full (W6.2).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class CreateTaskEvent(
    public val task: CreatedTask,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CreateTaskEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"task\":", task)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "create:task"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreateTaskEvent =
            toCreateTaskEvent(example.annotationcontracts.webhook23.CreateTaskEvent.fromJson(node))
    }
}

private fun toCreateTaskEvent(java: example.annotationcontracts.webhook23.CreateTaskEvent): CreateTaskEvent = CreateTaskEvent(
    task = toCreatedTask(java.task()),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen).
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class ChunkType(override val value: String) : example.annotationcontracts.kotlin.webhook.ChunkType {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val IMAGESET: ChunkType = ChunkType("imageset")
    }
}

private fun toChunkType(java: example.annotationcontracts.webhook23.ChunkType): ChunkType = ChunkType(java.value())

/**
 * A task, given in full for update events (W2.3).
 *
 * @property url Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
 * @property id Task identifier (W2.3).
 * @property name Task name (W2.3).
 * @property projectId Identifier of a project (W2.3). Explanation: the one that the task belongs to.
 * @property mode Empty string or a mode name (W2.3).
 * @property owner Owner of the task (W2.3).
 * @property assignee User the task is assigned to, or null (W2.3).
 * @property bugTracker Bug tracker; may be empty (W2.3). Explanation: its address.
 * @property createdDate When the task was created (W2.3).
 * @property updatedDate When the task was last updated (W2.3).
 * @property overlap Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
 * @property segmentSize Size of a segment (W2.3). Explanation: in frames.
 * @property status Status of the task (W2.3).
 * @property labels Labels of the task (W2.3).
 * @property segments Segments of the task; may be empty (W2.3).
 * @property dataChunkSize Size of a data chunk; update only (W2.3). Explanation: in frames.
 * @property dataCompressedChunkType Type of the compressed data chunks; update only (W2.3).
 * @property dataOriginalChunkType Type of the original data chunks; update only (W2.3).
 * @property size Size of the task; update only (W2.3). Explanation: number of frames.
 * @property imageQuality Image quality; update only (W2.3).
 * @property data Data of the task; update only (W2.3). Explanation: an identifier.
 * @property dimension Dimension (W2.3). Explanation: of the data.
 * @property subset Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
 * @property organization Organization, or null (W2.3). Explanation: its identifier.
 * @property targetStorage Target storage (W2.3). Explanation: where annotations are written to.
 * @property sourceStorage Source storage (W2.3). Explanation: where data is read from.
 * @property extra members that the contract does not name, as received
 */
public data class Task(
    override val url: String,
    override val id: Long,
    override val name: String,
    override val projectId: Long,
    override val mode: TaskMode,
    override val owner: User,
    override val assignee: User?,
    override val bugTracker: String,
    override val createdDate: String,
    override val updatedDate: String,
    override val overlap: Long?,
    override val segmentSize: Long,
    override val status: Status,
    public val labels: List<Label>,
    override val segments: List<Segment>,
    public val dataChunkSize: Long,
    override val dataCompressedChunkType: ChunkType,
    override val dataOriginalChunkType: ChunkType,
    override val size: Long,
    override val imageQuality: Long,
    public val data: Long,
    override val dimension: TaskDimension,
    override val subset: String,
    override val organization: Long?,
    override val targetStorage: Storage,
    override val sourceStorage: Storage,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Task {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"id\":", id)
            .put("\"name\":", name)
            .put("\"project_id\":", projectId)
            .put("\"mode\":", mode)
            .put("\"owner\":", owner)
            .put("\"assignee\":", assignee)
            .put("\"bug_tracker\":", bugTracker)
            .put("\"created_date\":", createdDate)
            .put("\"updated_date\":", updatedDate)
            .put("\"overlap\":", overlap)
            .put("\"segment_size\":", segmentSize)
            .put("\"status\":", status)
            .put("\"labels\":", labels)
            .put("\"segments\":", segments)
            .put("\"data_chunk_size\":", dataChunkSize)
            .put("\"data_compressed_chunk_type\":", dataCompressedChunkType)
            .put("\"data_original_chunk_type\":", dataOriginalChunkType)
            .put("\"size\":", size)
            .put("\"image_quality\":", imageQuality)
            .put("\"data\":", data)
            .put("\"dimension\":", dimension)
            .put("\"subset\":", subset)
            .put("\"organization\":", organization)
            .put("\"target_storage\":", targetStorage)
            .put("\"source_storage\":", sourceStorage)
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Task =
            toTask(example.annotationcontracts.webhook23.Task.fromJson(node))
    }
}

private fun toTask(java: example.annotationcontracts.webhook23.Task): Task = Task(
    url = java.url(),
    id = java.id(),
    name = java.name(),
    projectId = java.projectId(),
    mode = toTaskMode(java.mode()),
    owner = toUser(java.owner()),
    assignee = java.assignee()?.let(::toUser),
    bugTracker = java.bugTracker(),
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
    overlap = java.overlap(),
    segmentSize = java.segmentSize(),
    status = toStatus(java.status()),
    labels = java.labels().map(::toLabel),
    segments = java.segments().map(::toSegment),
    dataChunkSize = java.dataChunkSize(),
    dataCompressedChunkType = toChunkType(java.dataCompressedChunkType()),
    dataOriginalChunkType = toChunkType(java.dataOriginalChunkType()),
    size = java.size(),
    imageQuality = java.imageQuality(),
    data = java.data(),
    dimension = toTaskDimension(java.dimension()),
    subset = java.subset(),
    organization = java.organization(),
    targetStorage = toStorage(java.targetStorage()),
    sourceStorage = toStorage(java.sourceStorage()),
    extra = java.extra(),
)

/**
 * Old values of the keys of a task that changed (W6.3).
 *
 * @property url Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
 * @property id Task identifier (W2.3).
 * @property name Task name (W2.3).
 * @property projectId Identifier of a project (W2.3). Explanation: the one that the task belongs to.
 * @property mode Empty string or a mode name (W2.3).
 * @property owner Owner of the task (W2.3).
 * @property assignee User the task is assigned to, or null (W2.3).
 * @property bugTracker Bug tracker; may be empty (W2.3). Explanation: its address.
 * @property createdDate When the task was created (W2.3).
 * @property updatedDate When the task was last updated (W2.3).
 * @property overlap Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
 * @property segmentSize Size of a segment (W2.3). Explanation: in frames.
 * @property status Status of the task (W2.3).
 * @property labels Labels of the task (W2.3).
 * @property segments Segments of the task; may be empty (W2.3).
 * @property dataChunkSize Size of a data chunk; update only (W2.3). Explanation: in frames.
 * @property dataCompressedChunkType Type of the compressed data chunks; update only (W2.3).
 * @property dataOriginalChunkType Type of the original data chunks; update only (W2.3).
 * @property size Size of the task; update only (W2.3). Explanation: number of frames.
 * @property imageQuality Image quality; update only (W2.3).
 * @property data Data of the task; update only (W2.3). Explanation: an identifier.
 * @property dimension Dimension (W2.3). Explanation: of the data.
 * @property subset Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
 * @property organization Organization, or null (W2.3). Explanation: its identifier.
 * @property targetStorage Target storage (W2.3). Explanation: where annotations are written to.
 * @property sourceStorage Source storage (W2.3). Explanation: where data is read from.
 * @property extra members that the contract does not name, as received
 */
public data class TaskBeforeUpdate(
    override val url: String? = null,
    override val id: Long? = null,
    override val name: String? = null,
    public val projectId: Long? = null,
    override val mode: TaskMode? = null,
    public val owner: User? = null,
    override val assignee: Field<User?> = Field.missing(),
    override val bugTracker: String? = null,
    override val createdDate: String? = null,
    override val updatedDate: String? = null,
    override val overlap: Field<Long?> = Field.missing(),
    override val segmentSize: Long? = null,
    override val status: Status? = null,
    public val labels: List<Label>? = null,
    override val segments: List<Segment>? = null,
    public val dataChunkSize: Long? = null,
    public val dataCompressedChunkType: ChunkType? = null,
    public val dataOriginalChunkType: ChunkType? = null,
    public val size: Long? = null,
    public val imageQuality: Long? = null,
    public val data: Long? = null,
    override val dimension: TaskDimension? = null,
    override val subset: String? = null,
    override val organization: Field<Long?> = Field.missing(),
    public val targetStorage: Storage? = null,
    public val sourceStorage: Storage? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.TaskBeforeUpdate {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url ?: Field.missing<Any>())
            .put("\"id\":", id ?: Field.missing<Any>())
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"project_id\":", projectId ?: Field.missing<Any>())
            .put("\"mode\":", mode ?: Field.missing<Any>())
            .put("\"owner\":", owner ?: Field.missing<Any>())
            .put("\"assignee\":", assignee)
            .put("\"bug_tracker\":", bugTracker ?: Field.missing<Any>())
            .put("\"created_date\":", createdDate ?: Field.missing<Any>())
            .put("\"updated_date\":", updatedDate ?: Field.missing<Any>())
            .put("\"overlap\":", overlap)
            .put("\"segment_size\":", segmentSize ?: Field.missing<Any>())
            .put("\"status\":", status ?: Field.missing<Any>())
            .put("\"labels\":", labels ?: Field.missing<Any>())
            .put("\"segments\":", segments ?: Field.missing<Any>())
            .put("\"data_chunk_size\":", dataChunkSize ?: Field.missing<Any>())
            .put("\"data_compressed_chunk_type\":", dataCompressedChunkType ?: Field.missing<Any>())
            .put("\"data_original_chunk_type\":", dataOriginalChunkType ?: Field.missing<Any>())
            .put("\"size\":", size ?: Field.missing<Any>())
            .put("\"image_quality\":", imageQuality ?: Field.missing<Any>())
            .put("\"data\":", data ?: Field.missing<Any>())
            .put("\"dimension\":", dimension ?: Field.missing<Any>())
            .put("\"subset\":", subset ?: Field.missing<Any>())
            .put("\"organization\":", organization)
            .put("\"target_storage\":", targetStorage ?: Field.missing<Any>())
            .put("\"source_storage\":", sourceStorage ?: Field.missing<Any>())
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): TaskBeforeUpdate =
            toTaskBeforeUpdate(example.annotationcontracts.webhook23.TaskBeforeUpdate.fromJson(node))
    }
}

private fun toTaskBeforeUpdate(java: example.annotationcontracts.webhook23.TaskBeforeUpdate): TaskBeforeUpdate = TaskBeforeUpdate(
    url = java.url().orElse(null),
    id = java.id().orElse(null),
    name = java.name().orElse(null),
    projectId = java.projectId().orElse(null),
    mode = java.mode().orElse(null)?.let(::toTaskMode),
    owner = java.owner().orElse(null)?.let(::toUser),
    assignee = convert(java.assignee()) { it?.let(::toUser) },
    bugTracker = java.bugTracker().orElse(null),
    createdDate = java.createdDate().orElse(null),
    updatedDate = java.updatedDate().orElse(null),
    overlap = java.overlap(),
    segmentSize = java.segmentSize().orElse(null),
    status = java.status().orElse(null)?.let(::toStatus),
    labels = java.labels().orElse(null)?.map(::toLabel),
    segments = java.segments().orElse(null)?.map(::toSegment),
    dataChunkSize = java.dataChunkSize().orElse(null),
    dataCompressedChunkType = java.dataCompressedChunkType().orElse(null)?.let(::toChunkType),
    dataOriginalChunkType = java.dataOriginalChunkType().orElse(null)?.let(::toChunkType),
    size = java.size().orElse(null),
    imageQuality = java.imageQuality().orElse(null),
    data = java.data().orElse(null),
    dimension = java.dimension().orElse(null)?.let(::toTaskDimension),
    subset = java.subset().orElse(null),
    organization = java.organization(),
    targetStorage = java.targetStorage().orElse(null)?.let(::toStorage),
    sourceStorage = java.sourceStorage().orElse(null)?.let(::toStorage),
    extra = java.extra(),
)

/**
 * A task was updated (W6.3). For example its status or its assignment changed (W6.1).
 *
 * @property task The task after the update, in full (W6.3).
 * @property beforeUpdate Only the keys of the resource that changed, with their old values (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateTaskEvent(
    override val task: Task,
    override val beforeUpdate: TaskBeforeUpdate,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateTaskEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"task\":", task)
            .put("\"before_update\":", beforeUpdate)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "update:task"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateTaskEvent =
            toUpdateTaskEvent(example.annotationcontracts.webhook23.UpdateTaskEvent.fromJson(node))
    }
}

private fun toUpdateTaskEvent(java: example.annotationcontracts.webhook23.UpdateTaskEvent): UpdateTaskEvent = UpdateTaskEvent(
    task = toTask(java.task()),
    beforeUpdate = toTaskBeforeUpdate(java.beforeUpdate()),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
 *
 * @property url Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
 * @property id Task identifier (W2.3).
 * @property name Task name (W2.3).
 * @property projectId Identifier of a project (W2.3). Explanation: the one that the task belongs to.
 * @property mode Empty string or a mode name (W2.3).
 * @property owner Owner of the task (W2.3).
 * @property assignee User the task is assigned to, or null (W2.3).
 * @property bugTracker Bug tracker; may be empty (W2.3). Explanation: its address.
 * @property createdDate When the task was created (W2.3).
 * @property updatedDate When the task was last updated (W2.3).
 * @property overlap Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
 * @property segmentSize Size of a segment (W2.3). Explanation: in frames.
 * @property status Status of the task (W2.3).
 * @property labels Labels of the task (W2.3).
 * @property segments Segments of the task; may be empty (W2.3).
 * @property dimension Dimension (W2.3). Explanation: of the data.
 * @property subset Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
 * @property organization Organization, or null (W2.3). Explanation: its identifier.
 * @property targetStorage Target storage (W2.3). Explanation: where annotations are written to.
 * @property sourceStorage Source storage (W2.3). Explanation: where data is read from.
 * @property extra members that the contract does not name, as received
 */
public data class DeletedTask(
    override val url: String,
    override val id: Long,
    override val name: String,
    override val projectId: Long,
    override val mode: TaskMode,
    override val owner: User,
    override val assignee: User?,
    override val bugTracker: String,
    override val createdDate: String,
    override val updatedDate: String,
    override val overlap: Field<Long?> = Field.missing(),
    override val segmentSize: Long? = null,
    override val status: Status,
    override val labels: List<Label>,
    override val segments: List<Segment>,
    override val dimension: TaskDimension,
    override val subset: String,
    override val organization: Long?,
    override val targetStorage: Storage,
    override val sourceStorage: Storage,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.DeletedTask {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"id\":", id)
            .put("\"name\":", name)
            .put("\"project_id\":", projectId)
            .put("\"mode\":", mode)
            .put("\"owner\":", owner)
            .put("\"assignee\":", assignee)
            .put("\"bug_tracker\":", bugTracker)
            .put("\"created_date\":", createdDate)
            .put("\"updated_date\":", updatedDate)
            .put("\"overlap\":", overlap)
            .put("\"segment_size\":", segmentSize ?: Field.missing<Any>())
            .put("\"status\":", status)
            .put("\"labels\":", labels)
            .put("\"segments\":", segments)
            .put("\"dimension\":", dimension)
            .put("\"subset\":", subset)
            .put("\"organization\":", organization)
            .put("\"target_storage\":", targetStorage)
            .put("\"source_storage\":", sourceStorage)
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeletedTask =
            toDeletedTask(example.annotationcontracts.webhook23.DeletedTask.fromJson(node))
    }
}

private fun toDeletedTask(java: example.annotationcontracts.webhook23.DeletedTask): DeletedTask = DeletedTask(
    url = java.url(),
    id = java.id(),
    name = java.name(),
    projectId = java.projectId(),
    mode = toTaskMode(java.mode()),
    owner = toUser(java.owner()),
    assignee = java.assignee()?.let(::toUser),
    bugTracker = java.bugTracker(),
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
    overlap = java.overlap(),
    segmentSize = java.segmentSize().orElse(null),
    status = toStatus(java.status()),
    labels = java.labels().map(::toLabel),
    segments = java.segments().map(::toSegment),
    dimension = toTaskDimension(java.dimension()),
    subset = java.subset(),
    organization = java.organization(),
    targetStorage = toStorage(java.targetStorage()),
    sourceStorage = toStorage(java.sourceStorage()),
    extra = java.extra(),
)

/**
 * A task was deleted (W6.4).
 *
 * @property task The deleted task, in full (W6.4).
 * @property webhookId Identifier of the webhook that sends it (W6.4).
 * @property sender User who triggered the event (W6.4).
 * @property extra members that the contract does not name, as received
 */
public data class DeleteTaskEvent(
    public val task: DeletedTask,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.DeleteTaskEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"task\":", task)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "delete:task"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeleteTaskEvent =
            toDeleteTaskEvent(example.annotationcontracts.webhook23.DeleteTaskEvent.fromJson(node))
    }
}

private fun toDeleteTaskEvent(java: example.annotationcontracts.webhook23.DeleteTaskEvent): DeleteTaskEvent = DeleteTaskEvent(
    task = toDeletedTask(java.task()),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A job was updated (W6.3). For example its status or its assignee changed (W1.4).
 *
 * @property job The job after the update, in full (W6.3).
 * @property beforeUpdate Only the keys of the resource that changed, with their old values (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateJobEvent(
    public val job: ObjectNode,
    public val beforeUpdate: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateJobEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"job\":", job)
            .put("\"before_update\":", beforeUpdate)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "update:job"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateJobEvent =
            toUpdateJobEvent(example.annotationcontracts.webhook23.UpdateJobEvent.fromJson(node))
    }
}

private fun toUpdateJobEvent(java: example.annotationcontracts.webhook23.UpdateJobEvent): UpdateJobEvent = UpdateJobEvent(
    job = java.job(),
    beforeUpdate = java.beforeUpdate(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * An issue was created (W6.2).
 *
 * @property issue The created issue, in full (W6.2).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class CreateIssueEvent(
    public val issue: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CreateIssueEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"issue\":", issue)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "create:issue"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreateIssueEvent =
            toCreateIssueEvent(example.annotationcontracts.webhook23.CreateIssueEvent.fromJson(node))
    }
}

private fun toCreateIssueEvent(java: example.annotationcontracts.webhook23.CreateIssueEvent): CreateIssueEvent = CreateIssueEvent(
    issue = java.issue(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * An issue was updated (W6.3).
 *
 * @property issue The issue after the update, in full (W6.3).
 * @property beforeUpdate Only the keys of the resource that changed, with their old values (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateIssueEvent(
    public val issue: ObjectNode,
    public val beforeUpdate: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateIssueEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"issue\":", issue)
            .put("\"before_update\":", beforeUpdate)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "update:issue"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateIssueEvent =
            toUpdateIssueEvent(example.annotationcontracts.webhook23.UpdateIssueEvent.fromJson(node))
    }
}

private fun toUpdateIssueEvent(java: example.annotationcontracts.webhook23.UpdateIssueEvent): UpdateIssueEvent = UpdateIssueEvent(
    issue = java.issue(),
    beforeUpdate = java.beforeUpdate(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * An issue was deleted (W6.4).
 *
 * @property issue The deleted issue, in full (W6.4).
 * @property webhookId Identifier of the webhook that sends it (W6.4).
 * @property sender User who triggered the event (W6.4).
 * @property extra members that the contract does not name, as received
 */
public data class DeleteIssueEvent(
    public val issue: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.DeleteIssueEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"issue\":", issue)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "delete:issue"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeleteIssueEvent =
            toDeleteIssueEvent(example.annotationcontracts.webhook23.DeleteIssueEvent.fromJson(node))
    }
}

private fun toDeleteIssueEvent(java: example.annotationcontracts.webhook23.DeleteIssueEvent): DeleteIssueEvent = DeleteIssueEvent(
    issue = java.issue(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A comment was created (W6.2).
 *
 * @property comment The created comment, in full (W6.2).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class CreateCommentEvent(
    public val comment: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CreateCommentEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"comment\":", comment)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "create:comment"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreateCommentEvent =
            toCreateCommentEvent(example.annotationcontracts.webhook23.CreateCommentEvent.fromJson(node))
    }
}

private fun toCreateCommentEvent(java: example.annotationcontracts.webhook23.CreateCommentEvent): CreateCommentEvent = CreateCommentEvent(
    comment = java.comment(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A comment was updated (W6.3).
 *
 * @property comment The comment after the update, in full (W6.3).
 * @property beforeUpdate Only the keys of the resource that changed, with their old values (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateCommentEvent(
    public val comment: ObjectNode,
    public val beforeUpdate: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateCommentEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"comment\":", comment)
            .put("\"before_update\":", beforeUpdate)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "update:comment"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateCommentEvent =
            toUpdateCommentEvent(example.annotationcontracts.webhook23.UpdateCommentEvent.fromJson(node))
    }
}

private fun toUpdateCommentEvent(java: example.annotationcontracts.webhook23.UpdateCommentEvent): UpdateCommentEvent = UpdateCommentEvent(
    comment = java.comment(),
    beforeUpdate = java.beforeUpdate(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/**
 * A comment was deleted (W6.4).
 *
 * @property comment The deleted comment, in full (W6.4).
 * @property webhookId Identifier of the webhook that sends it (W6.4).
 * @property sender User who triggered the event (W6.4).
 * @property extra members that the contract does not name, as received
 */
public data class DeleteCommentEvent(
    public val comment: ObjectNode,
    override val webhookId: Long,
    public val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.DeleteCommentEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"comment\":", comment)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "delete:comment"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeleteCommentEvent =
            toDeleteCommentEvent(example.annotationcontracts.webhook23.DeleteCommentEvent.fromJson(node))
    }
}

private fun toDeleteCommentEvent(java: example.annotationcontracts.webhook23.DeleteCommentEvent): DeleteCommentEvent = DeleteCommentEvent(
    comment = java.comment(),
    webhookId = java.webhookId(),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/** Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed). */
public enum class WebhookType(override val value: String) : example.annotationcontracts.kotlin.webhook.WebhookType {
    PROJECT("project"),
    ORGANIZATION("organization"),
    ;

    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)
}

private fun toWebhookType(java: example.annotationcontracts.webhook23.WebhookType): WebhookType = WebhookType.valueOf(java.name)

/**
 * Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen).
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class ContentType(override val value: String) : example.annotationcontracts.kotlin.webhook.ContentType {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val APPLICATION_JSON: ContentType = ContentType("application/json")
    }
}

private fun toContentType(java: example.annotationcontracts.webhook23.ContentType): ContentType = ContentType(java.value())

/** Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 18 names (W-closed). */
public enum class EventName(override val value: String) : example.annotationcontracts.kotlin.webhook.EventName {
    UPDATE_ORGANIZATION("update:organization"),
    UPDATE_MEMBERSHIP("update:membership"),
    DELETE_MEMBERSHIP("delete:membership"),
    CREATE_INVITATION("create:invitation"),
    DELETE_INVITATION("delete:invitation"),
    CREATE_PROJECT("create:project"),
    UPDATE_PROJECT("update:project"),
    DELETE_PROJECT("delete:project"),
    CREATE_TASK("create:task"),
    UPDATE_TASK("update:task"),
    DELETE_TASK("delete:task"),
    UPDATE_JOB("update:job"),
    CREATE_ISSUE("create:issue"),
    UPDATE_ISSUE("update:issue"),
    DELETE_ISSUE("delete:issue"),
    CREATE_COMMENT("create:comment"),
    UPDATE_COMMENT("update:comment"),
    DELETE_COMMENT("delete:comment"),
    ;

    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)
}

private fun toEventName(java: example.annotationcontracts.webhook23.EventName): EventName = EventName.valueOf(java.name)

/**
 * A webhook as seen in the ping payload, which does not return the secret (W2.1).
 *
 * @property id Webhook identifier (W2.1).
 * @property url Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
 * @property targetUrl Where event payloads are delivered (W2.1).
 * @property description Short purpose summary; may be empty (W2.1).
 * @property type Scope of the webhook: project or organization (W2.1).
 * @property contentType Media type of the delivered payload, sent as Content-Type (W2.1).
 * @property isActive No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive).
 * @property enableSsl When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
 * @property createdDate When the webhook was created (W2.1).
 * @property updatedDate When the webhook was last updated (W2.1).
 * @property owner User who created the webhook (W2.1).
 * @property project Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope).
 * @property organization Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
 * @property events Subscribed event names (W6.1).
 * @property lastStatus HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery).
 * @property lastDeliveryDate Time of the last delivery (W2.1). Missing before the first one (W-delivery).
 * @property extra members that the contract does not name, as received
 */
public data class Webhook(
    override val id: Long,
    override val url: String,
    override val targetUrl: String,
    override val description: String,
    override val type: WebhookType,
    override val contentType: ContentType,
    override val isActive: Boolean,
    override val enableSsl: Boolean,
    override val createdDate: String,
    override val updatedDate: String,
    override val owner: User,
    override val project: Long?,
    override val organization: Long?,
    override val events: List<EventName>,
    public val lastStatus: Long? = null,
    override val lastDeliveryDate: String? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Webhook {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"url\":", url)
            .put("\"target_url\":", targetUrl)
            .put("\"description\":", description)
            .put("\"type\":", type)
            .put("\"content_type\":", contentType)
            .put("\"is_active\":", isActive)
            .put("\"enable_ssl\":", enableSsl)
            .put("\"created_date\":", createdDate)
            .put("\"updated_date\":", updatedDate)
            .put("\"owner\":", owner)
            .put("\"project\":", project)
            .put("\"organization\":", organization)
            .put("\"events\":", events)
            .put("\"last_status\":", lastStatus ?: Field.missing<Any>())
            .put("\"last_delivery_date\":", lastDeliveryDate ?: Field.missing<Any>())
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Webhook =
            toWebhook(example.annotationcontracts.webhook23.Webhook.fromJson(node))
    }
}

private fun toWebhook(java: example.annotationcontracts.webhook23.Webhook): Webhook = Webhook(
    id = java.id(),
    url = java.url(),
    targetUrl = java.targetUrl(),
    description = java.description(),
    type = toWebhookType(java.type()),
    contentType = toContentType(java.contentType()),
    isActive = java.isActive(),
    enableSsl = java.enableSsl(),
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
    owner = toUser(java.owner()),
    project = java.project(),
    organization = java.organization(),
    events = java.events().map(::toEventName),
    lastStatus = java.lastStatus().orElse(null),
    lastDeliveryDate = java.lastDeliveryDate().orElse(null),
    extra = java.extra(),
)

/**
 * A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
 *
 * @property webhook The webhook resource (W6.5).
 * @property sender User who triggered the ping (W6.5).
 * @property extra members that the contract does not name, as received
 */
public data class PingEvent(
    override val webhook: Webhook,
    override val sender: User,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.PingEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"webhook\":", webhook)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "ping"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): PingEvent =
            toPingEvent(example.annotationcontracts.webhook23.PingEvent.fromJson(node))
    }
}

private fun toPingEvent(java: example.annotationcontracts.webhook23.PingEvent): PingEvent = PingEvent(
    webhook = toWebhook(java.webhook()),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. */
public sealed interface Delivery : example.annotationcontracts.kotlin.webhook.Delivery {
    override val edition: String get() = "2.3"

    public companion object {
        /**
         * Reads a document from the exact bytes of a [body].
         *
         * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JvmOverloads
        public fun parse(body: ByteArray, mode: Mode = Mode.TOLERANT): Delivery = JsonReader.read(body).let { node -> toDelivery(example.annotationcontracts.webhook23.Delivery.fromJson(node, mode)) }

        internal fun of(java: example.annotationcontracts.webhook23.Delivery): Delivery = toDelivery(java)

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Delivery =
            toDelivery(example.annotationcontracts.webhook23.Delivery.fromJson(node))
    }
}

private fun toDelivery(java: example.annotationcontracts.webhook23.Delivery): Delivery = when (java) {
    is example.annotationcontracts.webhook23.UpdateOrganizationEvent -> toUpdateOrganizationEvent(java)
    is example.annotationcontracts.webhook23.UpdateMembershipEvent -> toUpdateMembershipEvent(java)
    is example.annotationcontracts.webhook23.DeleteMembershipEvent -> toDeleteMembershipEvent(java)
    is example.annotationcontracts.webhook23.CreateInvitationEvent -> toCreateInvitationEvent(java)
    is example.annotationcontracts.webhook23.DeleteInvitationEvent -> toDeleteInvitationEvent(java)
    is example.annotationcontracts.webhook23.CreateProjectEvent -> toCreateProjectEvent(java)
    is example.annotationcontracts.webhook23.UpdateProjectEvent -> toUpdateProjectEvent(java)
    is example.annotationcontracts.webhook23.DeleteProjectEvent -> toDeleteProjectEvent(java)
    is example.annotationcontracts.webhook23.CreateTaskEvent -> toCreateTaskEvent(java)
    is example.annotationcontracts.webhook23.UpdateTaskEvent -> toUpdateTaskEvent(java)
    is example.annotationcontracts.webhook23.DeleteTaskEvent -> toDeleteTaskEvent(java)
    is example.annotationcontracts.webhook23.UpdateJobEvent -> toUpdateJobEvent(java)
    is example.annotationcontracts.webhook23.CreateIssueEvent -> toCreateIssueEvent(java)
    is example.annotationcontracts.webhook23.UpdateIssueEvent -> toUpdateIssueEvent(java)
    is example.annotationcontracts.webhook23.DeleteIssueEvent -> toDeleteIssueEvent(java)
    is example.annotationcontracts.webhook23.CreateCommentEvent -> toCreateCommentEvent(java)
    is example.annotationcontracts.webhook23.UpdateCommentEvent -> toUpdateCommentEvent(java)
    is example.annotationcontracts.webhook23.DeleteCommentEvent -> toDeleteCommentEvent(java)
    is example.annotationcontracts.webhook23.PingEvent -> toPingEvent(java)
    is example.annotationcontracts.webhook23.UnknownEvent -> UnknownEvent(java.event(), java.document())
}

/**
 * A document with a `event` that the contract does not have (W6.1).
 *
 * @property event its value as it was sent
 * @property document the document as received
 */
public data class UnknownEvent(
    override val event: String,
    override val document: ObjectNode,
) : Delivery, example.annotationcontracts.kotlin.webhook.UnknownEvent {
    override val edition: String get() = ""

    override fun toJson(): ObjectNode = document

    override fun encode(out: Encoder): Unit = out.value(document)
}
