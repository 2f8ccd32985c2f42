// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.kotlin.webhook276

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.annotation.JsonDeserialize
import com.fasterxml.jackson.databind.node.JsonNodeFactory
import com.fasterxml.jackson.databind.node.ObjectNode
import com.fasterxml.jackson.databind.node.TextNode
import example.annotationcontracts.Field
import example.annotationcontracts.JsonEncodable
import example.annotationcontracts.Mode
import example.annotationcontracts.internal.Encoder
import example.annotationcontracts.internal.ExactTree
import example.annotationcontracts.internal.JsonReader

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
) : SenderObject, example.annotationcontracts.kotlin.webhook.User {
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
            toUser(example.annotationcontracts.webhook276.User.fromJson(node))
    }
}

private fun toUser(java: example.annotationcontracts.webhook276.User): User = User(
    url = java.url(),
    id = java.id(),
    username = java.username(),
    firstName = java.firstName(),
    lastName = java.lastName(),
    extra = java.extra(),
)

/**
 * An organization (since 2.3.0).
 *
 * @property id Organization identifier (since 2.3.0).
 * @property slug Short name: letters, digits, `-` and `_` (since 2.3.0).
 * @property name Name (since 2.3.0).
 * @property description Description; may be empty (since 2.3.0).
 * @property createdDate When the organization was made (since 2.3.0).
 * @property updatedDate When the organization was last changed (since 2.3.0).
 * @property contact How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0).
 * @property owner User who owns the organization; null after that user was deleted (since 2.3.0).
 * @property extra members that the contract does not name, as received
 */
public data class Organization(
    override val id: Long,
    override val slug: String,
    override val name: String,
    override val description: String,
    override val createdDate: String,
    override val updatedDate: String,
    override val contact: JsonNode,
    override val owner: User?,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Organization {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"slug\":", slug)
            .put("\"name\":", name)
            .put("\"description\":", description)
            .put("\"created_date\":", createdDate)
            .put("\"updated_date\":", updatedDate)
            .put("\"contact\":", contact)
            .put("\"owner\":", owner)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Organization =
            toOrganization(example.annotationcontracts.webhook276.Organization.fromJson(node))
    }
}

private fun toOrganization(java: example.annotationcontracts.webhook276.Organization): Organization = Organization(
    id = java.id(),
    slug = java.slug(),
    name = java.name(),
    description = java.description(),
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
    contact = java.contact(),
    owner = java.owner()?.let(::toUser),
    extra = java.extra(),
)

/**
 * A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2).
 *
 * @property id User identifier (since 2.4.2).
 * @property username Login name (since 2.4.2).
 * @property email E-mail address; may be empty (since 2.4.2).
 * @property extra members that the contract does not name, as received
 */
public data class BackgroundUser(
    override val id: Long,
    override val username: String,
    override val email: String,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : SenderObject, example.annotationcontracts.kotlin.webhook.BackgroundUser {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"username\":", username)
            .put("\"email\":", email)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): BackgroundUser =
            toBackgroundUser(example.annotationcontracts.webhook276.BackgroundUser.fromJson(node))
    }
}

private fun toBackgroundUser(java: example.annotationcontracts.webhook276.BackgroundUser): BackgroundUser = BackgroundUser(
    id = java.id(),
    username = java.username(),
    email = java.email(),
    extra = java.extra(),
)

/** Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2). */
public sealed interface SenderObject : Sender

private fun toSenderObject(java: example.annotationcontracts.webhook276.SenderObject): SenderObject = when (java) {
    is example.annotationcontracts.webhook276.User -> toUser(java)
    is example.annotationcontracts.webhook276.BackgroundUser -> toBackgroundUser(java)
}

/** Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2). */
public sealed interface Sender : JsonEncodable {
    /** One that is a JSON null. */
    public data class Null(public val value: JsonNode) : Sender {
        override fun encode(out: Encoder): Unit = out.value(value)
    }
}

private fun toSender(java: example.annotationcontracts.webhook276.Sender): Sender = when (java) {
    is example.annotationcontracts.webhook276.SenderObject -> toSenderObject(java)
    is example.annotationcontracts.webhook276.Sender.Null -> Sender.Null(java.value())
}

/**
 * An organization was updated (W6.3).
 *
 * @property organization The organization after the update, in full (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateOrganizationEvent(
    public val organization: Organization,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateOrganizationEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"organization\":", organization)
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
            toUpdateOrganizationEvent(example.annotationcontracts.webhook276.UpdateOrganizationEvent.fromJson(node))
    }
}

private fun toUpdateOrganizationEvent(java: example.annotationcontracts.webhook276.UpdateOrganizationEvent): UpdateOrganizationEvent = UpdateOrganizationEvent(
    organization = toOrganization(java.organization()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * An organization was made (since 2.76.0).
 *
 * @property organization The created organization, in full (since 2.76.0).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class CreateOrganizationEvent(
    override val organization: Organization,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CreateOrganizationEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"organization\":", organization)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "create:organization"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreateOrganizationEvent =
            toCreateOrganizationEvent(example.annotationcontracts.webhook276.CreateOrganizationEvent.fromJson(node))
    }
}

private fun toCreateOrganizationEvent(java: example.annotationcontracts.webhook276.CreateOrganizationEvent): CreateOrganizationEvent = CreateOrganizationEvent(
    organization = toOrganization(java.organization()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
 *
 * @property organization The deleted organization, in full (since 2.4.2).
 * @property webhookId Identifier of the webhook that sends it (W6.4).
 * @property sender User who triggered the event (W6.4).
 * @property extra members that the contract does not name, as received
 */
public data class DeleteOrganizationEvent(
    override val organization: Organization,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.DeleteOrganizationEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"organization\":", organization)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "delete:organization"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeleteOrganizationEvent =
            toDeleteOrganizationEvent(example.annotationcontracts.webhook276.DeleteOrganizationEvent.fromJson(node))
    }
}

private fun toDeleteOrganizationEvent(java: example.annotationcontracts.webhook276.DeleteOrganizationEvent): DeleteOrganizationEvent = DeleteOrganizationEvent(
    organization = toOrganization(java.organization()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class Role(override val value: String) : example.annotationcontracts.kotlin.webhook.Role {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val WORKER: Role = Role("worker")
        public val SUPERVISOR: Role = Role("supervisor")
        public val MAINTAINER: Role = Role("maintainer")
        public val OWNER: Role = Role("owner")
    }
}

private fun toRole(java: example.annotationcontracts.webhook276.Role): Role = Role(java.value())

/**
 * A membership of a user in an organization (since 2.3.0).
 *
 * @property id Membership identifier (since 2.3.0).
 * @property user User who is the member (since 2.3.0).
 * @property organization Identifier of the organization (since 2.3.0).
 * @property isActive True when the user accepted the invitation (since 2.3.0).
 * @property joinedDate When the user joined, or null (since 2.3.0).
 * @property role Role in the organization (since 2.3.0).
 * @property invitation Key of the invitation; null for the owner (since 2.3.0).
 * @property extra members that the contract does not name, as received
 */
public data class Membership(
    override val id: Long,
    override val user: User,
    override val organization: Long,
    override val isActive: Boolean,
    override val joinedDate: String?,
    override val role: Role,
    override val invitation: String?,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Membership {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"user\":", user)
            .put("\"organization\":", organization)
            .put("\"is_active\":", isActive)
            .put("\"joined_date\":", joinedDate)
            .put("\"role\":", role)
            .put("\"invitation\":", invitation)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Membership =
            toMembership(example.annotationcontracts.webhook276.Membership.fromJson(node))
    }
}

private fun toMembership(java: example.annotationcontracts.webhook276.Membership): Membership = Membership(
    id = java.id(),
    user = toUser(java.user()),
    organization = java.organization(),
    isActive = java.isActive(),
    joinedDate = java.joinedDate(),
    role = toRole(java.role()),
    invitation = java.invitation(),
    extra = java.extra(),
)

/**
 * A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
 *
 * @property membership The membership after the update, in full (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateMembershipEvent(
    public val membership: Membership,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateMembershipEvent {
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
        public const val EVENT: String = "update:membership"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateMembershipEvent =
            toUpdateMembershipEvent(example.annotationcontracts.webhook276.UpdateMembershipEvent.fromJson(node))
    }
}

private fun toUpdateMembershipEvent(java: example.annotationcontracts.webhook276.UpdateMembershipEvent): UpdateMembershipEvent = UpdateMembershipEvent(
    membership = toMembership(java.membership()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
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
    public val membership: Membership,
    override val webhookId: Long,
    public val sender: Sender,
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
            toDeleteMembershipEvent(example.annotationcontracts.webhook276.DeleteMembershipEvent.fromJson(node))
    }
}

private fun toDeleteMembershipEvent(java: example.annotationcontracts.webhook276.DeleteMembershipEvent): DeleteMembershipEvent = DeleteMembershipEvent(
    membership = toMembership(java.membership()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A member joined an organization (since 2.4.2).
 *
 * @property membership The created membership, in full (since 2.4.2).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class CreateMembershipEvent(
    override val membership: Membership,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CreateMembershipEvent {
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
        public const val EVENT: String = "create:membership"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreateMembershipEvent =
            toCreateMembershipEvent(example.annotationcontracts.webhook276.CreateMembershipEvent.fromJson(node))
    }
}

private fun toCreateMembershipEvent(java: example.annotationcontracts.webhook276.CreateMembershipEvent): CreateMembershipEvent = CreateMembershipEvent(
    membership = toMembership(java.membership()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * An organization by name alone (since 2.10.0).
 *
 * @property id Organization identifier (since 2.10.0).
 * @property slug Short name (since 2.10.0).
 * @property extra members that the contract does not name, as received
 */
public data class BasicOrganization(
    override val id: Long,
    override val slug: String,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.BasicOrganization {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"slug\":", slug)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): BasicOrganization =
            toBasicOrganization(example.annotationcontracts.webhook276.BasicOrganization.fromJson(node))
    }
}

private fun toBasicOrganization(java: example.annotationcontracts.webhook276.BasicOrganization): BasicOrganization = BasicOrganization(
    id = java.id(),
    slug = java.slug(),
    extra = java.extra(),
)

/**
 * An invitation to an organization (since 2.3.0).
 *
 * @property key Key of the invitation; it has no other identifier (since 2.3.0).
 * @property createdDate When the invitation was made (since 2.3.0).
 * @property owner User who invited, or null (since 2.3.0).
 * @property role Role in the organization (since 2.3.0).
 * @property user User who is invited (since 2.3.0).
 * @property organization Identifier of the organization (since 2.3.0).
 * @property expired True when the invitation has expired, or null (since 2.10.0).
 * @property organizationInfo The organization by name (since 2.10.0).
 * @property accepted True when the invitation was accepted (since 2.65.0).
 * @property extra members that the contract does not name, as received
 */
public data class Invitation(
    override val key: String,
    override val createdDate: String,
    override val owner: User?,
    override val role: Role,
    override val user: User,
    override val organization: Long,
    public val expired: Boolean?,
    override val organizationInfo: BasicOrganization,
    override val accepted: Boolean,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Invitation {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"key\":", key)
            .put("\"created_date\":", createdDate)
            .put("\"owner\":", owner)
            .put("\"role\":", role)
            .put("\"user\":", user)
            .put("\"organization\":", organization)
            .put("\"expired\":", expired)
            .put("\"organization_info\":", organizationInfo)
            .put("\"accepted\":", accepted)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Invitation =
            toInvitation(example.annotationcontracts.webhook276.Invitation.fromJson(node))
    }
}

private fun toInvitation(java: example.annotationcontracts.webhook276.Invitation): Invitation = Invitation(
    key = java.key(),
    createdDate = java.createdDate(),
    owner = java.owner()?.let(::toUser),
    role = toRole(java.role()),
    user = toUser(java.user()),
    organization = java.organization(),
    expired = java.expired(),
    organizationInfo = toBasicOrganization(java.organizationInfo()),
    accepted = java.accepted(),
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
    public val invitation: Invitation,
    override val webhookId: Long,
    public val sender: Sender,
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
            toCreateInvitationEvent(example.annotationcontracts.webhook276.CreateInvitationEvent.fromJson(node))
    }
}

private fun toCreateInvitationEvent(java: example.annotationcontracts.webhook276.CreateInvitationEvent): CreateInvitationEvent = CreateInvitationEvent(
    invitation = toInvitation(java.invitation()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
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
    public val invitation: Invitation,
    override val webhookId: Long,
    public val sender: Sender,
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
            toDeleteInvitationEvent(example.annotationcontracts.webhook276.DeleteInvitationEvent.fromJson(node))
    }
}

private fun toDeleteInvitationEvent(java: example.annotationcontracts.webhook276.DeleteInvitationEvent): DeleteInvitationEvent = DeleteInvitationEvent(
    invitation = toInvitation(java.invitation()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Where the labels of a project, task or job are read (since 2.4.0).
 *
 * @property url Address of the list of labels (since 2.4.0).
 * @property extra members that the contract does not name, as received
 */
public data class LabelsSummary(
    override val url: String,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.LabelsSummary {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): LabelsSummary =
            toLabelsSummary(example.annotationcontracts.webhook276.LabelsSummary.fromJson(node))
    }
}

private fun toLabelsSummary(java: example.annotationcontracts.webhook276.LabelsSummary): LabelsSummary = LabelsSummary(
    url = java.url(),
    extra = java.extra(),
)

/**
 * How many tasks a project has, and where they are read (since 2.4.0).
 *
 * @property count Number of tasks (since 2.4.0).
 * @property url Address of the list of tasks; null in background deliveries (since 2.4.0).
 * @property extra members that the contract does not name, as received
 */
public data class TasksSummary(
    override val count: Long,
    override val url: String?,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.TasksSummary {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"count\":", count)
            .put("\"url\":", url)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): TasksSummary =
            toTasksSummary(example.annotationcontracts.webhook276.TasksSummary.fromJson(node))
    }
}

private fun toTasksSummary(java: example.annotationcontracts.webhook276.TasksSummary): TasksSummary = TasksSummary(
    count = java.count(),
    url = java.url(),
    extra = java.extra(),
)

/**
 * Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class Status(override val value: String) : example.annotationcontracts.kotlin.webhook.Status {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val ANNOTATION: Status = Status("annotation")
        public val VALIDATION: Status = Status("validation")
        public val COMPLETED: Status = Status("completed")
    }
}

private fun toStatus(java: example.annotationcontracts.webhook276.Status): Status = Status(java.value())

/**
 * Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class TaskDimension(override val value: String) : example.annotationcontracts.kotlin.webhook.TaskDimension {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val _2D: TaskDimension = TaskDimension("2d")
        public val _3D: TaskDimension = TaskDimension("3d")
    }
}

private fun toTaskDimension(java: example.annotationcontracts.webhook276.TaskDimension): TaskDimension = TaskDimension(java.value())

/**
 * Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class StorageLocation(override val value: String) : example.annotationcontracts.kotlin.webhook.StorageLocation {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val LOCAL: StorageLocation = StorageLocation("local")
        public val CLOUD_STORAGE: StorageLocation = StorageLocation("cloud_storage")
    }
}

private fun toStorageLocation(java: example.annotationcontracts.webhook276.StorageLocation): StorageLocation = StorageLocation(java.value())

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
            toStorage(example.annotationcontracts.webhook276.Storage.fromJson(node))
    }
}

private fun toStorage(java: example.annotationcontracts.webhook276.Storage): Storage = Storage(
    id = java.id(),
    location = toStorageLocation(java.location()),
    cloudStorageId = java.cloudStorageId(),
    extra = java.extra(),
)

/**
 * A project (since 2.3.0).
 *
 * @property url Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
 * @property id Project identifier (since 2.3.0).
 * @property name Project name (since 2.3.0).
 * @property labels Labels of the project; null in background deliveries (since 2.4.0; before, a list).
 * @property tasks Tasks of the project (since 2.4.0; before, a list of identifiers).
 * @property owner User who owns the project, or null (since 2.3.0).
 * @property assignee User the project is assigned to, or null (since 2.3.0).
 * @property bugTracker Address of a bug tracker; may be empty (since 2.3.0).
 * @property taskSubsets Subsets that the tasks of the project name (since 2.3.0).
 * @property createdDate When the project was created (since 2.3.0).
 * @property updatedDate When the project was last changed (since 2.3.0).
 * @property status Status of the project (since 2.3.0).
 * @property dimension Dimension of the data; null without tasks (since 2.3.0).
 * @property organization Identifier of the organization, or null (since 2.3.0).
 * @property targetStorage Where annotations are written to, or null (since 2.3.0).
 * @property sourceStorage Where data is read from, or null (since 2.3.0).
 * @property guideId Identifier of the annotation guide, or null (since 2.5.0).
 * @property assigneeUpdatedDate When the assignee last changed, or null (since 2.16.0).
 * @property organizationId Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
 * @property extra members that the contract does not name, as received
 */
public data class Project(
    override val url: String,
    override val id: Long,
    override val name: String,
    override val labels: LabelsSummary?,
    override val tasks: TasksSummary,
    override val owner: User?,
    override val assignee: User?,
    override val bugTracker: String,
    override val taskSubsets: List<String>,
    override val createdDate: String,
    override val updatedDate: String,
    override val status: Status,
    override val dimension: TaskDimension?,
    override val organization: Long?,
    override val targetStorage: Storage?,
    override val sourceStorage: Storage?,
    public val guideId: Long?,
    public val assigneeUpdatedDate: String?,
    public val organizationId: Long?,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Project {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"id\":", id)
            .put("\"name\":", name)
            .put("\"labels\":", labels)
            .put("\"tasks\":", tasks)
            .put("\"owner\":", owner)
            .put("\"assignee\":", assignee)
            .put("\"bug_tracker\":", bugTracker)
            .put("\"task_subsets\":", taskSubsets)
            .put("\"created_date\":", createdDate)
            .put("\"updated_date\":", updatedDate)
            .put("\"status\":", status)
            .put("\"dimension\":", dimension)
            .put("\"organization\":", organization)
            .put("\"target_storage\":", targetStorage)
            .put("\"source_storage\":", sourceStorage)
            .put("\"guide_id\":", guideId)
            .put("\"assignee_updated_date\":", assigneeUpdatedDate)
            .put("\"organization_id\":", organizationId)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Project =
            toProject(example.annotationcontracts.webhook276.Project.fromJson(node))
    }
}

private fun toProject(java: example.annotationcontracts.webhook276.Project): Project = Project(
    url = java.url(),
    id = java.id(),
    name = java.name(),
    labels = java.labels()?.let(::toLabelsSummary),
    tasks = toTasksSummary(java.tasks()),
    owner = java.owner()?.let(::toUser),
    assignee = java.assignee()?.let(::toUser),
    bugTracker = java.bugTracker(),
    taskSubsets = java.taskSubsets(),
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
    status = toStatus(java.status()),
    dimension = java.dimension()?.let(::toTaskDimension),
    organization = java.organization(),
    targetStorage = java.targetStorage()?.let(::toStorage),
    sourceStorage = java.sourceStorage()?.let(::toStorage),
    guideId = java.guideId(),
    assigneeUpdatedDate = java.assigneeUpdatedDate(),
    organizationId = java.organizationId(),
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
    public val project: Project,
    override val webhookId: Long,
    public val sender: Sender,
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
            toCreateProjectEvent(example.annotationcontracts.webhook276.CreateProjectEvent.fromJson(node))
    }
}

private fun toCreateProjectEvent(java: example.annotationcontracts.webhook276.CreateProjectEvent): CreateProjectEvent = CreateProjectEvent(
    project = toProject(java.project()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A project was updated (W6.3).
 *
 * @property project The project after the update, in full (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateProjectEvent(
    public val project: Project,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateProjectEvent {
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
        public const val EVENT: String = "update:project"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateProjectEvent =
            toUpdateProjectEvent(example.annotationcontracts.webhook276.UpdateProjectEvent.fromJson(node))
    }
}

private fun toUpdateProjectEvent(java: example.annotationcontracts.webhook276.UpdateProjectEvent): UpdateProjectEvent = UpdateProjectEvent(
    project = toProject(java.project()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
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
    public val project: Project,
    override val webhookId: Long,
    public val sender: Sender,
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
            toDeleteProjectEvent(example.annotationcontracts.webhook276.DeleteProjectEvent.fromJson(node))
    }
}

private fun toDeleteProjectEvent(java: example.annotationcontracts.webhook276.DeleteProjectEvent): DeleteProjectEvent = DeleteProjectEvent(
    project = toProject(java.project()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear.
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
        public val INTERPOLATION: TaskMode = TaskMode("interpolation")
    }
}

private fun toTaskMode(java: example.annotationcontracts.webhook276.TaskMode): TaskMode = TaskMode(java.value())

/**
 * How many jobs a task has, and where they are read (since 2.4.0).
 *
 * @property count Number of jobs; until 2.72 it is 0 after a create and in background deliveries (since 2.4.0).
 * @property completed Number of completed jobs; until 2.72 null after a create and in background deliveries (since 2.4.0).
 * @property validation Number of jobs in validation; until 2.72 null after a create and in background deliveries (since 2.5.0).
 * @property url Address of the list of jobs; null in background deliveries (since 2.4.0).
 * @property extra members that the contract does not name, as received
 */
public data class JobsSummary(
    override val count: Long,
    override val completed: Long?,
    public val validation: Long?,
    override val url: String?,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.JobsSummary {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"count\":", count)
            .put("\"completed\":", completed)
            .put("\"validation\":", validation)
            .put("\"url\":", url)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): JobsSummary =
            toJobsSummary(example.annotationcontracts.webhook276.JobsSummary.fromJson(node))
    }
}

private fun toJobsSummary(java: example.annotationcontracts.webhook276.JobsSummary): JobsSummary = JobsSummary(
    count = java.count(),
    completed = java.completed(),
    validation = java.validation(),
    url = java.url(),
    extra = java.extra(),
)

/**
 * Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class ChunkType(override val value: String) : example.annotationcontracts.kotlin.webhook.ChunkType {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val IMAGESET: ChunkType = ChunkType("imageset")
        public val VIDEO: ChunkType = ChunkType("video")
        public val AUDIO_MP3: ChunkType = ChunkType("audio_mp3")
    }
}

private fun toChunkType(java: example.annotationcontracts.webhook276.ChunkType): ChunkType = ChunkType(java.value())

/**
 * How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class ValidationMode(override val value: String) : example.annotationcontracts.kotlin.webhook.ValidationMode {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val GT: ValidationMode = ValidationMode("gt")
        public val GT_POOL: ValidationMode = ValidationMode("gt_pool")
    }
}

private fun toValidationMode(java: example.annotationcontracts.webhook276.ValidationMode): ValidationMode = ValidationMode(java.value())

/**
 * Kind of media (since 2.65.0). Known: `image`; others may appear, such as kinds of audio.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class MediaType(override val value: String) : example.annotationcontracts.kotlin.webhook.MediaType {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val IMAGE: MediaType = MediaType("image")
    }
}

private fun toMediaType(java: example.annotationcontracts.webhook276.MediaType): MediaType = MediaType(java.value())

/**
 * A task (W2.3).
 *
 * @property url Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
 * @property id Task identifier (W2.3).
 * @property name Task name (W2.3).
 * @property projectId Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
 * @property mode Empty string or a mode name (W2.3).
 * @property owner User who owns the task, or null (W2.3; null since 2.3.0).
 * @property assignee User the task is assigned to, or null (W2.3).
 * @property bugTracker Bug tracker; may be empty (W2.3). Explanation: its address.
 * @property createdDate When the task was created (W2.3).
 * @property updatedDate When the task was last updated (W2.3).
 * @property overlap Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
 * @property segmentSize Size of a segment (W2.3). Explanation: in frames.
 * @property status Status of the task (W2.3).
 * @property labels Labels of the task; null in background deliveries (since 2.4.0; before, a list).
 * @property jobs Jobs of the task (since 2.4.0).
 * @property dataChunkSize Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
 * @property dataCompressedChunkType Type of the compressed chunks; once the task has data (W2.3).
 * @property dataOriginalChunkType Type of the original chunks; once the task has data (W2.3).
 * @property size Number of frames; once the task has data (W2.3).
 * @property imageQuality Image quality; once the task has data (W2.3).
 * @property data Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
 * @property dimension Dimension (W2.3). Explanation: of the data.
 * @property subset Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
 * @property organization Organization, or null (W2.3). Explanation: its identifier.
 * @property targetStorage Where annotations are written to, or null (W2.3; null since 2.3.0).
 * @property sourceStorage Where data is read from, or null (W2.3; null since 2.3.0).
 * @property guideId Identifier of the annotation guide, or null (since 2.5.0).
 * @property assigneeUpdatedDate When the assignee last changed, or null (since 2.16.0).
 * @property validationMode How the work on the task is validated, or null (since 2.21.0).
 * @property consensusEnabled True when several annotators work on the same frames (since 2.27.0, until 2.79).
 * @property dataCloudStorageId Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
 * @property organizationId Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
 * @property projectName Name of the project, or null (since 2.59.0).
 * @property mediaType Kind of media, such as `image` (since 2.65.0).
 * @property initialReplicas Number of replicas that each job starts with (since 2.80.0).
 * @property extra members that the contract does not name, as received
 */
public data class Task(
    override val url: String,
    override val id: Long,
    override val name: String,
    override val projectId: Long?,
    override val mode: TaskMode,
    override val owner: User?,
    override val assignee: User?,
    override val bugTracker: String,
    override val createdDate: String,
    override val updatedDate: String,
    override val overlap: Long?,
    override val segmentSize: Long,
    override val status: Status,
    public val labels: LabelsSummary?,
    override val jobs: JobsSummary,
    public val dataChunkSize: Field<Long?> = Field.missing(),
    override val dataCompressedChunkType: ChunkType? = null,
    override val dataOriginalChunkType: ChunkType? = null,
    override val size: Long? = null,
    override val imageQuality: Long? = null,
    public val data: Field<Long?> = Field.missing(),
    override val dimension: TaskDimension,
    override val subset: String,
    override val organization: Long?,
    override val targetStorage: Storage?,
    override val sourceStorage: Storage?,
    public val guideId: Long?,
    public val assigneeUpdatedDate: String?,
    public val validationMode: ValidationMode?,
    override val consensusEnabled: Boolean? = null,
    public val dataCloudStorageId: Field<Long?> = Field.missing(),
    public val organizationId: Long?,
    public val projectName: String?,
    override val mediaType: MediaType,
    override val initialReplicas: Long? = null,
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
            .put("\"jobs\":", jobs)
            .put("\"data_chunk_size\":", dataChunkSize)
            .put("\"data_compressed_chunk_type\":", dataCompressedChunkType ?: Field.missing<Any>())
            .put("\"data_original_chunk_type\":", dataOriginalChunkType ?: Field.missing<Any>())
            .put("\"size\":", size ?: Field.missing<Any>())
            .put("\"image_quality\":", imageQuality ?: Field.missing<Any>())
            .put("\"data\":", data)
            .put("\"dimension\":", dimension)
            .put("\"subset\":", subset)
            .put("\"organization\":", organization)
            .put("\"target_storage\":", targetStorage)
            .put("\"source_storage\":", sourceStorage)
            .put("\"guide_id\":", guideId)
            .put("\"assignee_updated_date\":", assigneeUpdatedDate)
            .put("\"validation_mode\":", validationMode)
            .put("\"consensus_enabled\":", consensusEnabled ?: Field.missing<Any>())
            .put("\"data_cloud_storage_id\":", dataCloudStorageId)
            .put("\"organization_id\":", organizationId)
            .put("\"project_name\":", projectName)
            .put("\"media_type\":", mediaType)
            .put("\"initial_replicas\":", initialReplicas ?: Field.missing<Any>())
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
            toTask(example.annotationcontracts.webhook276.Task.fromJson(node))
    }
}

private fun toTask(java: example.annotationcontracts.webhook276.Task): Task = Task(
    url = java.url(),
    id = java.id(),
    name = java.name(),
    projectId = java.projectId(),
    mode = toTaskMode(java.mode()),
    owner = java.owner()?.let(::toUser),
    assignee = java.assignee()?.let(::toUser),
    bugTracker = java.bugTracker(),
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
    overlap = java.overlap(),
    segmentSize = java.segmentSize(),
    status = toStatus(java.status()),
    labels = java.labels()?.let(::toLabelsSummary),
    jobs = toJobsSummary(java.jobs()),
    dataChunkSize = java.dataChunkSize(),
    dataCompressedChunkType = java.dataCompressedChunkType().orElse(null)?.let(::toChunkType),
    dataOriginalChunkType = java.dataOriginalChunkType().orElse(null)?.let(::toChunkType),
    size = java.size().orElse(null),
    imageQuality = java.imageQuality().orElse(null),
    data = java.data(),
    dimension = toTaskDimension(java.dimension()),
    subset = java.subset(),
    organization = java.organization(),
    targetStorage = java.targetStorage()?.let(::toStorage),
    sourceStorage = java.sourceStorage()?.let(::toStorage),
    guideId = java.guideId(),
    assigneeUpdatedDate = java.assigneeUpdatedDate(),
    validationMode = java.validationMode()?.let(::toValidationMode),
    consensusEnabled = java.consensusEnabled().orElse(null),
    dataCloudStorageId = java.dataCloudStorageId(),
    organizationId = java.organizationId(),
    projectName = java.projectName(),
    mediaType = toMediaType(java.mediaType()),
    initialReplicas = java.initialReplicas().orElse(null),
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
    public val task: Task,
    override val webhookId: Long,
    public val sender: Sender,
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
            toCreateTaskEvent(example.annotationcontracts.webhook276.CreateTaskEvent.fromJson(node))
    }
}

private fun toCreateTaskEvent(java: example.annotationcontracts.webhook276.CreateTaskEvent): CreateTaskEvent = CreateTaskEvent(
    task = toTask(java.task()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A task was updated (W6.3). For example its status or its assignment changed (W6.1).
 *
 * @property task The task after the update, in full (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateTaskEvent(
    override val task: Task,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateTaskEvent {
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
        public const val EVENT: String = "update:task"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateTaskEvent =
            toUpdateTaskEvent(example.annotationcontracts.webhook276.UpdateTaskEvent.fromJson(node))
    }
}

private fun toUpdateTaskEvent(java: example.annotationcontracts.webhook276.UpdateTaskEvent): UpdateTaskEvent = UpdateTaskEvent(
    task = toTask(java.task()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
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
    public val task: Task,
    override val webhookId: Long,
    public val sender: Sender,
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
            toDeleteTaskEvent(example.annotationcontracts.webhook276.DeleteTaskEvent.fromJson(node))
    }
}

private fun toDeleteTaskEvent(java: example.annotationcontracts.webhook276.DeleteTaskEvent): DeleteTaskEvent = DeleteTaskEvent(
    task = toTask(java.task()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class JobStage(override val value: String) : example.annotationcontracts.kotlin.webhook.JobStage {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val ANNOTATION: JobStage = JobStage("annotation")
        public val VALIDATION: JobStage = JobStage("validation")
        public val ACCEPTANCE: JobStage = JobStage("acceptance")
    }
}

private fun toJobStage(java: example.annotationcontracts.webhook276.JobStage): JobStage = JobStage(java.value())

/**
 * State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class JobState(override val value: String) : example.annotationcontracts.kotlin.webhook.JobState {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val NEW: JobState = JobState("new")
        public val IN_PROGRESS: JobState = JobState("in progress")
        public val COMPLETED: JobState = JobState("completed")
        public val REJECTED: JobState = JobState("rejected")
    }
}

private fun toJobState(java: example.annotationcontracts.webhook276.JobState): JobState = JobState(java.value())

/**
 * How many issues a job has, and where they are read (since 2.4.0).
 *
 * @property url Address of the list of issues; null in background deliveries of early releases (since 2.4.0).
 * @property count Number of issues (since 2.4.0).
 * @property extra members that the contract does not name, as received
 */
public data class IssuesSummary(
    override val url: String,
    override val count: Long,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.IssuesSummary {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"count\":", count)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): IssuesSummary =
            toIssuesSummary(example.annotationcontracts.webhook276.IssuesSummary.fromJson(node))
    }
}

private fun toIssuesSummary(java: example.annotationcontracts.webhook276.IssuesSummary): IssuesSummary = IssuesSummary(
    url = java.url(),
    count = java.count(),
    extra = java.extra(),
)

/**
 * Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`, `replica`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class JobType(override val value: String) : example.annotationcontracts.kotlin.webhook.JobType {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val ANNOTATION: JobType = JobType("annotation")
        public val GROUND_TRUTH: JobType = JobType("ground_truth")
        public val CONSENSUS_REPLICA: JobType = JobType("consensus_replica")
        public val REPLICA: JobType = JobType("replica")
    }
}

private fun toJobType(java: example.annotationcontracts.webhook276.JobType): JobType = JobType(java.value())

/**
 * A job: the part of a task that one annotator works on (since 2.3.0).
 *
 * @property url Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
 * @property id Job identifier (since 2.3.0).
 * @property taskId Identifier of the task (since 2.3.0).
 * @property projectId Identifier of the project, or null (since 2.3.0).
 * @property assignee User the job is assigned to, or null (since 2.3.0).
 * @property dimension Dimension of the data (since 2.3.0).
 * @property labels Labels of the job; null in background deliveries (since 2.4.0; before, a list).
 * @property bugTracker Address of a bug tracker, or null; may be empty (since 2.3.0).
 * @property status Status of the job (since 2.3.0).
 * @property stage Stage of the job (since 2.3.0).
 * @property state State of the job (since 2.3.0).
 * @property mode Empty, or the name of a mode (since 2.3.0).
 * @property startFrame First frame (since 2.3.0).
 * @property stopFrame Last frame, inclusive (since 2.3.0).
 * @property dataChunkSize Frames of a data chunk, or null (since 2.3.0).
 * @property dataCompressedChunkType Type of the compressed chunks (since 2.3.0).
 * @property updatedDate When the job was last changed (since 2.3.0).
 * @property issues Issues of the job; null in background deliveries (since 2.4.0).
 * @property guideId Identifier of the annotation guide, or null (since 2.5.0).
 * @property frameCount Number of frames (since 2.5.0).
 * @property createdDate When the job was created (since 2.5.0).
 * @property type Kind of job (since 2.5.0).
 * @property organization Identifier of the organization, or null (since 2.5.0).
 * @property targetStorage Where annotations are written to, or null (since 2.10.0).
 * @property sourceStorage Where data is read from, or null (since 2.10.0).
 * @property assigneeUpdatedDate When the assignee last changed, or null (since 2.16.0).
 * @property dataOriginalChunkType Type of the original chunks (since 2.20.0).
 * @property parentJobId Identifier of the job that this one repeats, or null (since 2.27.0).
 * @property consensusReplicas Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79).
 * @property taskName Name of the task, or null (since 2.59.0).
 * @property projectName Name of the project, or null (since 2.59.0).
 * @property replicasCount Number of replicas (since 2.59.0).
 * @property mediaType Kind of media, such as `image` (since 2.65.0).
 * @property extra members that the contract does not name, as received
 */
public data class Job(
    override val url: String,
    override val id: Long,
    override val taskId: Long,
    override val projectId: Long?,
    override val assignee: User?,
    override val dimension: TaskDimension,
    override val labels: LabelsSummary?,
    override val bugTracker: String?,
    override val status: Status,
    override val stage: JobStage,
    override val state: JobState,
    override val mode: TaskMode,
    override val startFrame: Long,
    override val stopFrame: Long,
    override val dataChunkSize: Long?,
    override val dataCompressedChunkType: ChunkType,
    override val updatedDate: String,
    override val issues: IssuesSummary?,
    public val guideId: Long?,
    override val frameCount: Long,
    override val createdDate: String,
    override val type: JobType,
    public val organization: Long?,
    public val targetStorage: Storage?,
    public val sourceStorage: Storage?,
    public val assigneeUpdatedDate: String?,
    override val dataOriginalChunkType: ChunkType,
    public val parentJobId: Long?,
    override val consensusReplicas: Long? = null,
    public val taskName: String?,
    public val projectName: String?,
    override val replicasCount: Long,
    override val mediaType: MediaType,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Job {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"id\":", id)
            .put("\"task_id\":", taskId)
            .put("\"project_id\":", projectId)
            .put("\"assignee\":", assignee)
            .put("\"dimension\":", dimension)
            .put("\"labels\":", labels)
            .put("\"bug_tracker\":", bugTracker)
            .put("\"status\":", status)
            .put("\"stage\":", stage)
            .put("\"state\":", state)
            .put("\"mode\":", mode)
            .put("\"start_frame\":", startFrame)
            .put("\"stop_frame\":", stopFrame)
            .put("\"data_chunk_size\":", dataChunkSize)
            .put("\"data_compressed_chunk_type\":", dataCompressedChunkType)
            .put("\"updated_date\":", updatedDate)
            .put("\"issues\":", issues)
            .put("\"guide_id\":", guideId)
            .put("\"frame_count\":", frameCount)
            .put("\"created_date\":", createdDate)
            .put("\"type\":", type)
            .put("\"organization\":", organization)
            .put("\"target_storage\":", targetStorage)
            .put("\"source_storage\":", sourceStorage)
            .put("\"assignee_updated_date\":", assigneeUpdatedDate)
            .put("\"data_original_chunk_type\":", dataOriginalChunkType)
            .put("\"parent_job_id\":", parentJobId)
            .put("\"consensus_replicas\":", consensusReplicas ?: Field.missing<Any>())
            .put("\"task_name\":", taskName)
            .put("\"project_name\":", projectName)
            .put("\"replicas_count\":", replicasCount)
            .put("\"media_type\":", mediaType)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Job =
            toJob(example.annotationcontracts.webhook276.Job.fromJson(node))
    }
}

private fun toJob(java: example.annotationcontracts.webhook276.Job): Job = Job(
    url = java.url(),
    id = java.id(),
    taskId = java.taskId(),
    projectId = java.projectId(),
    assignee = java.assignee()?.let(::toUser),
    dimension = toTaskDimension(java.dimension()),
    labels = java.labels()?.let(::toLabelsSummary),
    bugTracker = java.bugTracker(),
    status = toStatus(java.status()),
    stage = toJobStage(java.stage()),
    state = toJobState(java.state()),
    mode = toTaskMode(java.mode()),
    startFrame = java.startFrame(),
    stopFrame = java.stopFrame(),
    dataChunkSize = java.dataChunkSize(),
    dataCompressedChunkType = toChunkType(java.dataCompressedChunkType()),
    updatedDate = java.updatedDate(),
    issues = java.issues()?.let(::toIssuesSummary),
    guideId = java.guideId(),
    frameCount = java.frameCount(),
    createdDate = java.createdDate(),
    type = toJobType(java.type()),
    organization = java.organization(),
    targetStorage = java.targetStorage()?.let(::toStorage),
    sourceStorage = java.sourceStorage()?.let(::toStorage),
    assigneeUpdatedDate = java.assigneeUpdatedDate(),
    dataOriginalChunkType = toChunkType(java.dataOriginalChunkType()),
    parentJobId = java.parentJobId(),
    consensusReplicas = java.consensusReplicas().orElse(null),
    taskName = java.taskName(),
    projectName = java.projectName(),
    replicasCount = java.replicasCount(),
    mediaType = toMediaType(java.mediaType()),
    extra = java.extra(),
)

/**
 * A job was updated (W6.3). For example its status or its assignee changed (W1.4).
 *
 * @property job The job after the update, in full (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateJobEvent(
    public val job: Job,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateJobEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"job\":", job)
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
            toUpdateJobEvent(example.annotationcontracts.webhook276.UpdateJobEvent.fromJson(node))
    }
}

private fun toUpdateJobEvent(java: example.annotationcontracts.webhook276.UpdateJobEvent): UpdateJobEvent = UpdateJobEvent(
    job = toJob(java.job()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A job was created (since 2.4.2).
 *
 * @property job The created job, in full (since 2.4.2).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class CreateJobEvent(
    override val job: Job,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CreateJobEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"job\":", job)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "create:job"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreateJobEvent =
            toCreateJobEvent(example.annotationcontracts.webhook276.CreateJobEvent.fromJson(node))
    }
}

private fun toCreateJobEvent(java: example.annotationcontracts.webhook276.CreateJobEvent): CreateJobEvent = CreateJobEvent(
    job = toJob(java.job()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A job was deleted (since 2.4.2).
 *
 * @property job The deleted job, in full (since 2.4.2).
 * @property webhookId Identifier of the webhook that sends it (W6.4).
 * @property sender User who triggered the event (W6.4).
 * @property extra members that the contract does not name, as received
 */
public data class DeleteJobEvent(
    override val job: Job,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.DeleteJobEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"job\":", job)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "delete:job"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeleteJobEvent =
            toDeleteJobEvent(example.annotationcontracts.webhook276.DeleteJobEvent.fromJson(node))
    }
}

private fun toDeleteJobEvent(java: example.annotationcontracts.webhook276.DeleteJobEvent): DeleteJobEvent = DeleteJobEvent(
    job = toJob(java.job()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * How many comments an issue has, and where they are read (since 2.4.0).
 *
 * @property count Number of comments (since 2.4.0).
 * @property url Address of the list of comments; null in background deliveries (since 2.4.0).
 * @property extra members that the contract does not name, as received
 */
public data class CommentsSummary(
    override val count: Long,
    override val url: String?,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.CommentsSummary {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"count\":", count)
            .put("\"url\":", url)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CommentsSummary =
            toCommentsSummary(example.annotationcontracts.webhook276.CommentsSummary.fromJson(node))
    }
}

private fun toCommentsSummary(java: example.annotationcontracts.webhook276.CommentsSummary): CommentsSummary = CommentsSummary(
    count = java.count(),
    url = java.url(),
    extra = java.extra(),
)

/**
 * An issue that a reviewer opened on a frame (since 2.3.0).
 *
 * @property id Issue identifier (since 2.3.0).
 * @property frame Number of the frame (since 2.3.0).
 * @property position Coordinates on the frame (since 2.3.0).
 * @property job Identifier of the job (since 2.3.0).
 * @property owner User who opened the issue, or null (since 2.3.0).
 * @property assignee User the issue is assigned to, or null (since 2.3.0).
 * @property createdDate When the issue was opened, or null (since 2.3.0).
 * @property updatedDate When the issue was last changed, or null (since 2.3.0).
 * @property comments Comments on the issue (since 2.4.0; before, a list).
 * @property resolved True when the issue is settled (since 2.3.0).
 * @property extra members that the contract does not name, as received
 */
public data class Issue(
    override val id: Long,
    override val frame: Long,
    override val position: List<Double>,
    override val job: Long,
    override val owner: User?,
    override val assignee: User?,
    override val createdDate: String?,
    override val updatedDate: String?,
    override val comments: CommentsSummary,
    override val resolved: Boolean,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Issue {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"frame\":", frame)
            .put("\"position\":", position)
            .put("\"job\":", job)
            .put("\"owner\":", owner)
            .put("\"assignee\":", assignee)
            .put("\"created_date\":", createdDate)
            .put("\"updated_date\":", updatedDate)
            .put("\"comments\":", comments)
            .put("\"resolved\":", resolved)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Issue =
            toIssue(example.annotationcontracts.webhook276.Issue.fromJson(node))
    }
}

private fun toIssue(java: example.annotationcontracts.webhook276.Issue): Issue = Issue(
    id = java.id(),
    frame = java.frame(),
    position = java.position(),
    job = java.job(),
    owner = java.owner()?.let(::toUser),
    assignee = java.assignee()?.let(::toUser),
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
    comments = toCommentsSummary(java.comments()),
    resolved = java.resolved(),
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
    public val issue: Issue,
    override val webhookId: Long,
    public val sender: Sender,
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
            toCreateIssueEvent(example.annotationcontracts.webhook276.CreateIssueEvent.fromJson(node))
    }
}

private fun toCreateIssueEvent(java: example.annotationcontracts.webhook276.CreateIssueEvent): CreateIssueEvent = CreateIssueEvent(
    issue = toIssue(java.issue()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * An issue was updated (W6.3).
 *
 * @property issue The issue after the update, in full (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateIssueEvent(
    public val issue: Issue,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateIssueEvent {
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
        public const val EVENT: String = "update:issue"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateIssueEvent =
            toUpdateIssueEvent(example.annotationcontracts.webhook276.UpdateIssueEvent.fromJson(node))
    }
}

private fun toUpdateIssueEvent(java: example.annotationcontracts.webhook276.UpdateIssueEvent): UpdateIssueEvent = UpdateIssueEvent(
    issue = toIssue(java.issue()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
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
    public val issue: Issue,
    override val webhookId: Long,
    public val sender: Sender,
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
            toDeleteIssueEvent(example.annotationcontracts.webhook276.DeleteIssueEvent.fromJson(node))
    }
}

private fun toDeleteIssueEvent(java: example.annotationcontracts.webhook276.DeleteIssueEvent): DeleteIssueEvent = DeleteIssueEvent(
    issue = toIssue(java.issue()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A comment on an issue (since 2.3.0).
 *
 * @property id Comment identifier (since 2.3.0).
 * @property issue Identifier of the issue (since 2.3.0).
 * @property owner User who wrote the comment, or null (since 2.3.0).
 * @property message Text of the comment (since 2.3.0).
 * @property createdDate When the comment was made (since 2.3.0).
 * @property updatedDate When the comment was last changed (since 2.3.0).
 * @property extra members that the contract does not name, as received
 */
public data class Comment(
    override val id: Long,
    override val issue: Long,
    override val owner: User?,
    override val message: String,
    override val createdDate: String,
    override val updatedDate: String,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Comment {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"issue\":", issue)
            .put("\"owner\":", owner)
            .put("\"message\":", message)
            .put("\"created_date\":", createdDate)
            .put("\"updated_date\":", updatedDate)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Comment =
            toComment(example.annotationcontracts.webhook276.Comment.fromJson(node))
    }
}

private fun toComment(java: example.annotationcontracts.webhook276.Comment): Comment = Comment(
    id = java.id(),
    issue = java.issue(),
    owner = java.owner()?.let(::toUser),
    message = java.message(),
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
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
    public val comment: Comment,
    override val webhookId: Long,
    public val sender: Sender,
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
            toCreateCommentEvent(example.annotationcontracts.webhook276.CreateCommentEvent.fromJson(node))
    }
}

private fun toCreateCommentEvent(java: example.annotationcontracts.webhook276.CreateCommentEvent): CreateCommentEvent = CreateCommentEvent(
    comment = toComment(java.comment()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A comment was updated (W6.3).
 *
 * @property comment The comment after the update, in full (W6.3).
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateCommentEvent(
    public val comment: Comment,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateCommentEvent {
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
        public const val EVENT: String = "update:comment"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateCommentEvent =
            toUpdateCommentEvent(example.annotationcontracts.webhook276.UpdateCommentEvent.fromJson(node))
    }
}

private fun toUpdateCommentEvent(java: example.annotationcontracts.webhook276.UpdateCommentEvent): UpdateCommentEvent = UpdateCommentEvent(
    comment = toComment(java.comment()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
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
    public val comment: Comment,
    override val webhookId: Long,
    public val sender: Sender,
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
            toDeleteCommentEvent(example.annotationcontracts.webhook276.DeleteCommentEvent.fromJson(node))
    }
}

private fun toDeleteCommentEvent(java: example.annotationcontracts.webhook276.DeleteCommentEvent): DeleteCommentEvent = DeleteCommentEvent(
    comment = toComment(java.comment()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Status of a request; a delivery says `finished` or `failed` (since 2.73.0). Known: `queued`, `started`, `failed`, `finished`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class RequestStatus(override val value: String) : example.annotationcontracts.kotlin.webhook.RequestStatus {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val QUEUED: RequestStatus = RequestStatus("queued")
        public val STARTED: RequestStatus = RequestStatus("started")
        public val FAILED: RequestStatus = RequestStatus("failed")
        public val FINISHED: RequestStatus = RequestStatus("finished")
    }
}

private fun toRequestStatus(java: example.annotationcontracts.webhook276.RequestStatus): RequestStatus = RequestStatus(java.value())

/**
 * Action of a request and its object (since 2.73.0). Known: `calculate:quality`, `create:task`, `export:annotations`, `export:backup`, `export:dataset`, `merge:job`, `merge:task`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class OperationType(override val value: String) : example.annotationcontracts.kotlin.webhook.OperationType {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val CALCULATE_QUALITY: OperationType = OperationType("calculate:quality")
        public val CREATE_TASK: OperationType = OperationType("create:task")
        public val EXPORT_ANNOTATIONS: OperationType = OperationType("export:annotations")
        public val EXPORT_BACKUP: OperationType = OperationType("export:backup")
        public val EXPORT_DATASET: OperationType = OperationType("export:dataset")
        public val MERGE_JOB: OperationType = OperationType("merge:job")
        public val MERGE_TASK: OperationType = OperationType("merge:task")
    }
}

private fun toOperationType(java: example.annotationcontracts.webhook276.OperationType): OperationType = OperationType(java.value())

/**
 * Kind of resource that a background operation is about (since 2.65.0). Known: `project`, `task`, `job`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class OperationTarget(override val value: String) : example.annotationcontracts.kotlin.webhook.OperationTarget {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val PROJECT: OperationTarget = OperationTarget("project")
        public val TASK: OperationTarget = OperationTarget("task")
        public val JOB: OperationTarget = OperationTarget("job")
    }
}

private fun toOperationTarget(java: example.annotationcontracts.webhook276.OperationTarget): OperationTarget = OperationTarget(java.value())

/**
 * What a request asked for (since 2.73.0).
 *
 * @property type Action and its object, such as `export:dataset` (since 2.73.0).
 * @property target Kind of the resource it is about (since 2.73.0).
 * @property projectId Identifier of the project, or null (since 2.73.0).
 * @property taskId Identifier of the task, or null (since 2.73.0).
 * @property jobId Identifier of the job, or null (since 2.73.0).
 * @property orgId Identifier of the organization, or null (since 2.73.0).
 * @property format Name of the format, or null (since 2.73.0).
 * @property functionId Identifier of a function, or null; whether it is sent is inferred, so it may be missing (since 2.73.0).
 * @property lightweight True for a backup without media, or null (since 2.73.0).
 * @property extra members that the contract does not name, as received
 */
public data class RequestOperation(
    override val type: OperationType,
    override val target: OperationTarget,
    override val projectId: Long?,
    override val taskId: Long?,
    override val jobId: Long?,
    override val orgId: Long?,
    override val format: String?,
    override val functionId: Field<String?> = Field.missing(),
    override val lightweight: Boolean?,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.RequestOperation {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"type\":", type)
            .put("\"target\":", target)
            .put("\"project_id\":", projectId)
            .put("\"task_id\":", taskId)
            .put("\"job_id\":", jobId)
            .put("\"org_id\":", orgId)
            .put("\"format\":", format)
            .put("\"function_id\":", functionId)
            .put("\"lightweight\":", lightweight)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): RequestOperation =
            toRequestOperation(example.annotationcontracts.webhook276.RequestOperation.fromJson(node))
    }
}

private fun toRequestOperation(java: example.annotationcontracts.webhook276.RequestOperation): RequestOperation = RequestOperation(
    type = toOperationType(java.type()),
    target = toOperationTarget(java.target()),
    projectId = java.projectId(),
    taskId = java.taskId(),
    jobId = java.jobId(),
    orgId = java.orgId(),
    format = java.format(),
    functionId = java.functionId(),
    lightweight = java.lightweight(),
    extra = java.extra(),
)

/**
 * Who asked for a request, by name alone (since 2.73.0).
 *
 * @property id User identifier (since 2.73.0).
 * @property username Login name (since 2.73.0).
 * @property extra members that the contract does not name, as received
 */
public data class UserIdentifiers(
    override val id: Long,
    override val username: String,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.UserIdentifiers {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id)
            .put("\"username\":", username)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UserIdentifiers =
            toUserIdentifiers(example.annotationcontracts.webhook276.UserIdentifiers.fromJson(node))
    }
}

private fun toUserIdentifiers(java: example.annotationcontracts.webhook276.UserIdentifiers): UserIdentifiers = UserIdentifiers(
    id = java.id(),
    username = java.username(),
    extra = java.extra(),
)

/**
 * A request that the platform worked on in the background (since 2.73.0).
 *
 * @property status How the request ended (since 2.73.0).
 * @property message Empty, or the text of the error (since 2.73.0).
 * @property id Request identifier, such as `action=export&target=task&target_id=15` (since 2.73.0).
 * @property operation What was asked for (since 2.73.0).
 * @property progress Part that is done, from 0 to 1, or null (since 2.73.0).
 * @property createdDate When the request was made (since 2.73.0).
 * @property startedDate When the work began, or null (since 2.73.0).
 * @property finishedDate When the work ended, or null (since 2.73.0).
 * @property expiryDate When the result is deleted, or null (since 2.73.0).
 * @property owner User who made the request, or null (since 2.73.0).
 * @property resultUrl Address of the result, or null (since 2.73.0).
 * @property resultId Identifier of the result, or null (since 2.73.0).
 * @property extra members that the contract does not name, as received
 */
public data class Request(
    override val status: RequestStatus,
    override val message: String,
    override val id: String,
    override val operation: RequestOperation,
    override val progress: Double?,
    override val createdDate: String,
    override val startedDate: String?,
    override val finishedDate: String?,
    override val expiryDate: String?,
    override val owner: UserIdentifiers?,
    override val resultUrl: String?,
    override val resultId: Long?,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.Request {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"status\":", status)
            .put("\"message\":", message)
            .put("\"id\":", id)
            .put("\"operation\":", operation)
            .put("\"progress\":", progress)
            .put("\"created_date\":", createdDate)
            .put("\"started_date\":", startedDate)
            .put("\"finished_date\":", finishedDate)
            .put("\"expiry_date\":", expiryDate)
            .put("\"owner\":", owner)
            .put("\"result_url\":", resultUrl)
            .put("\"result_id\":", resultId)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Request =
            toRequest(example.annotationcontracts.webhook276.Request.fromJson(node))
    }
}

private fun toRequest(java: example.annotationcontracts.webhook276.Request): Request = Request(
    status = toRequestStatus(java.status()),
    message = java.message(),
    id = java.id(),
    operation = toRequestOperation(java.operation()),
    progress = java.progress(),
    createdDate = java.createdDate(),
    startedDate = java.startedDate(),
    finishedDate = java.finishedDate(),
    expiryDate = java.expiryDate(),
    owner = java.owner()?.let(::toUserIdentifiers),
    resultUrl = java.resultUrl(),
    resultId = java.resultId(),
    extra = java.extra(),
)

/**
 * A quality report was calculated, or failed (since 2.73.0).
 *
 * @property request The request that ended (since 2.73.0).
 * @property webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
 * @property sender User who made the request (since 2.76.0).
 * @property extra members that the contract does not name, as received
 */
public data class CompletedRequestCalculateQualityEvent(
    override val request: Request,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CompletedRequestCalculateQualityEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"request\":", request)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "completed:request[calculate:quality]"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CompletedRequestCalculateQualityEvent =
            toCompletedRequestCalculateQualityEvent(example.annotationcontracts.webhook276.CompletedRequestCalculateQualityEvent.fromJson(node))
    }
}

private fun toCompletedRequestCalculateQualityEvent(java: example.annotationcontracts.webhook276.CompletedRequestCalculateQualityEvent): CompletedRequestCalculateQualityEvent = CompletedRequestCalculateQualityEvent(
    request = toRequest(java.request()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * The data of a task was read, or failed (since 2.73.0).
 *
 * @property request The request that ended (since 2.73.0).
 * @property webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
 * @property sender User who made the request (since 2.76.0).
 * @property extra members that the contract does not name, as received
 */
public data class CompletedRequestCreateTaskEvent(
    override val request: Request,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CompletedRequestCreateTaskEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"request\":", request)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "completed:request[create:task]"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CompletedRequestCreateTaskEvent =
            toCompletedRequestCreateTaskEvent(example.annotationcontracts.webhook276.CompletedRequestCreateTaskEvent.fromJson(node))
    }
}

private fun toCompletedRequestCreateTaskEvent(java: example.annotationcontracts.webhook276.CompletedRequestCreateTaskEvent): CompletedRequestCreateTaskEvent = CompletedRequestCreateTaskEvent(
    request = toRequest(java.request()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * An export of annotations ended (since 2.73.0).
 *
 * @property request The request that ended (since 2.73.0).
 * @property webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
 * @property sender User who made the request (since 2.76.0).
 * @property extra members that the contract does not name, as received
 */
public data class CompletedRequestExportAnnotationsEvent(
    override val request: Request,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CompletedRequestExportAnnotationsEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"request\":", request)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "completed:request[export:annotations]"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CompletedRequestExportAnnotationsEvent =
            toCompletedRequestExportAnnotationsEvent(example.annotationcontracts.webhook276.CompletedRequestExportAnnotationsEvent.fromJson(node))
    }
}

private fun toCompletedRequestExportAnnotationsEvent(java: example.annotationcontracts.webhook276.CompletedRequestExportAnnotationsEvent): CompletedRequestExportAnnotationsEvent = CompletedRequestExportAnnotationsEvent(
    request = toRequest(java.request()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A backup ended (since 2.73.0).
 *
 * @property request The request that ended (since 2.73.0).
 * @property webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
 * @property sender User who made the request (since 2.76.0).
 * @property extra members that the contract does not name, as received
 */
public data class CompletedRequestExportBackupEvent(
    override val request: Request,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CompletedRequestExportBackupEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"request\":", request)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "completed:request[export:backup]"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CompletedRequestExportBackupEvent =
            toCompletedRequestExportBackupEvent(example.annotationcontracts.webhook276.CompletedRequestExportBackupEvent.fromJson(node))
    }
}

private fun toCompletedRequestExportBackupEvent(java: example.annotationcontracts.webhook276.CompletedRequestExportBackupEvent): CompletedRequestExportBackupEvent = CompletedRequestExportBackupEvent(
    request = toRequest(java.request()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * An export of a dataset ended (since 2.73.0).
 *
 * @property request The request that ended (since 2.73.0).
 * @property webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
 * @property sender User who made the request (since 2.76.0).
 * @property extra members that the contract does not name, as received
 */
public data class CompletedRequestExportDatasetEvent(
    override val request: Request,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CompletedRequestExportDatasetEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"request\":", request)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "completed:request[export:dataset]"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CompletedRequestExportDatasetEvent =
            toCompletedRequestExportDatasetEvent(example.annotationcontracts.webhook276.CompletedRequestExportDatasetEvent.fromJson(node))
    }
}

private fun toCompletedRequestExportDatasetEvent(java: example.annotationcontracts.webhook276.CompletedRequestExportDatasetEvent): CompletedRequestExportDatasetEvent = CompletedRequestExportDatasetEvent(
    request = toRequest(java.request()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * The replicas of a job were merged, or failed (since 2.73.0).
 *
 * @property request The request that ended (since 2.73.0).
 * @property webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
 * @property sender User who made the request (since 2.76.0).
 * @property extra members that the contract does not name, as received
 */
public data class CompletedRequestMergeJobEvent(
    override val request: Request,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CompletedRequestMergeJobEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"request\":", request)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "completed:request[merge:job]"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CompletedRequestMergeJobEvent =
            toCompletedRequestMergeJobEvent(example.annotationcontracts.webhook276.CompletedRequestMergeJobEvent.fromJson(node))
    }
}

private fun toCompletedRequestMergeJobEvent(java: example.annotationcontracts.webhook276.CompletedRequestMergeJobEvent): CompletedRequestMergeJobEvent = CompletedRequestMergeJobEvent(
    request = toRequest(java.request()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * The replicas of the jobs of a task were merged, or failed (since 2.73.0).
 *
 * @property request The request that ended (since 2.73.0).
 * @property webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
 * @property sender User who made the request (since 2.76.0).
 * @property extra members that the contract does not name, as received
 */
public data class CompletedRequestMergeTaskEvent(
    override val request: Request,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CompletedRequestMergeTaskEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"request\":", request)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "completed:request[merge:task]"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CompletedRequestMergeTaskEvent =
            toCompletedRequestMergeTaskEvent(example.annotationcontracts.webhook276.CompletedRequestMergeTaskEvent.fromJson(node))
    }
}

private fun toCompletedRequestMergeTaskEvent(java: example.annotationcontracts.webhook276.CompletedRequestMergeTaskEvent): CompletedRequestMergeTaskEvent = CompletedRequestMergeTaskEvent(
    request = toRequest(java.request()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * How an account was made (since 2.76.0). Known: `registration`, `social`, `sso`, `ldap`, `invitation`; others may appear.
 *
 * @property value any string; known values are constants of the companion
 */
@JvmInline
public value class AccountOrigin(override val value: String) : example.annotationcontracts.kotlin.webhook.AccountOrigin {
    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)

    public companion object {
        public val REGISTRATION: AccountOrigin = AccountOrigin("registration")
        public val SOCIAL: AccountOrigin = AccountOrigin("social")
        public val SSO: AccountOrigin = AccountOrigin("sso")
        public val LDAP: AccountOrigin = AccountOrigin("ldap")
        public val INVITATION: AccountOrigin = AccountOrigin("invitation")
    }
}

private fun toAccountOrigin(java: example.annotationcontracts.webhook276.AccountOrigin): AccountOrigin = AccountOrigin(java.value())

/**
 * A user in full, with personal data; only webhooks of type `server` receive it (since 2.76.0).
 *
 * @property url Address of the user, `{base_url}/api/users/<user_id>` (since 2.76.0).
 * @property id User identifier (since 2.76.0).
 * @property username Login name (since 2.76.0).
 * @property firstName Given name; may be empty (since 2.76.0).
 * @property lastName Family name; may be empty (since 2.76.0).
 * @property email E-mail address; may be empty (since 2.76.0).
 * @property groups Names of the groups the user belongs to (since 2.76.0).
 * @property isStaff True when the user may enter the administration site (since 2.76.0).
 * @property isSuperuser True when the user has every permission (since 2.76.0).
 * @property isActive False when the account is switched off (since 2.76.0).
 * @property lastLogin When the user last signed in, or null (since 2.76.0).
 * @property dateJoined When the account was made (since 2.76.0).
 * @property hasAnalyticsAccess True when the user may see analytics, or null (since 2.76.0).
 * @property createdVia How the account was made, or null (since 2.76.0).
 * @property emailVerified True when the e-mail address is verified, or null (since 2.76.0).
 * @property cvatUsageReason What the user wants the platform for, or null (since 2.79.0).
 * @property primaryRole Role the user named; may be empty (since 2.79.0).
 * @property plannedActivities What the user plans to do (since 2.79.0).
 * @property dataTypes Kinds of data the user works with (since 2.79.0).
 * @property discoverySource Where the user heard of the platform; may be empty (since 2.79.0).
 * @property extra members that the contract does not name, as received
 */
public data class UserDetail(
    override val url: String,
    override val id: Long,
    override val username: String,
    override val firstName: String,
    override val lastName: String,
    override val email: String,
    override val groups: List<String>,
    override val isStaff: Boolean,
    override val isSuperuser: Boolean,
    override val isActive: Boolean,
    override val lastLogin: String?,
    override val dateJoined: String,
    override val hasAnalyticsAccess: Boolean?,
    override val createdVia: AccountOrigin?,
    override val emailVerified: Boolean?,
    override val cvatUsageReason: Field<String?> = Field.missing(),
    override val primaryRole: String? = null,
    override val plannedActivities: List<String>? = null,
    override val dataTypes: List<String>? = null,
    override val discoverySource: String? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.UserDetail {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"id\":", id)
            .put("\"username\":", username)
            .put("\"first_name\":", firstName)
            .put("\"last_name\":", lastName)
            .put("\"email\":", email)
            .put("\"groups\":", groups)
            .put("\"is_staff\":", isStaff)
            .put("\"is_superuser\":", isSuperuser)
            .put("\"is_active\":", isActive)
            .put("\"last_login\":", lastLogin)
            .put("\"date_joined\":", dateJoined)
            .put("\"has_analytics_access\":", hasAnalyticsAccess)
            .put("\"created_via\":", createdVia)
            .put("\"email_verified\":", emailVerified)
            .put("\"cvat_usage_reason\":", cvatUsageReason)
            .put("\"primary_role\":", primaryRole ?: Field.missing<Any>())
            .put("\"planned_activities\":", plannedActivities ?: Field.missing<Any>())
            .put("\"data_types\":", dataTypes ?: Field.missing<Any>())
            .put("\"discovery_source\":", discoverySource ?: Field.missing<Any>())
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UserDetail =
            toUserDetail(example.annotationcontracts.webhook276.UserDetail.fromJson(node))
    }
}

private fun toUserDetail(java: example.annotationcontracts.webhook276.UserDetail): UserDetail = UserDetail(
    url = java.url(),
    id = java.id(),
    username = java.username(),
    firstName = java.firstName(),
    lastName = java.lastName(),
    email = java.email(),
    groups = java.groups(),
    isStaff = java.isStaff(),
    isSuperuser = java.isSuperuser(),
    isActive = java.isActive(),
    lastLogin = java.lastLogin(),
    dateJoined = java.dateJoined(),
    hasAnalyticsAccess = java.hasAnalyticsAccess(),
    createdVia = java.createdVia()?.let(::toAccountOrigin),
    emailVerified = java.emailVerified(),
    cvatUsageReason = java.cvatUsageReason(),
    primaryRole = java.primaryRole().orElse(null),
    plannedActivities = java.plannedActivities().orElse(null),
    dataTypes = java.dataTypes().orElse(null),
    discoverySource = java.discoverySource().orElse(null),
    extra = java.extra(),
)

/**
 * A user was made or registered (since 2.76.0).
 *
 * @property user The created user, in full (since 2.76.0).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class CreateUserEvent(
    override val user: UserDetail,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.CreateUserEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"user\":", user)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "create:user"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CreateUserEvent =
            toCreateUserEvent(example.annotationcontracts.webhook276.CreateUserEvent.fromJson(node))
    }
}

private fun toCreateUserEvent(java: example.annotationcontracts.webhook276.CreateUserEvent): CreateUserEvent = CreateUserEvent(
    user = toUserDetail(java.user()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A user was changed (since 2.76.0).
 *
 * @property user The user after the update, in full (since 2.76.0).
 * @property webhookId Identifier of the webhook that sends it (W6.2).
 * @property sender User who triggered the event (W6.2).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateUserEvent(
    override val user: UserDetail,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.UpdateUserEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"user\":", user)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "update:user"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): UpdateUserEvent =
            toUpdateUserEvent(example.annotationcontracts.webhook276.UpdateUserEvent.fromJson(node))
    }
}

private fun toUpdateUserEvent(java: example.annotationcontracts.webhook276.UpdateUserEvent): UpdateUserEvent = UpdateUserEvent(
    user = toUserDetail(java.user()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * A user was deleted (since 2.76.0).
 *
 * @property user The deleted user, in full (since 2.76.0).
 * @property webhookId Identifier of the webhook that sends it (W6.4).
 * @property sender User who triggered the event (W6.4).
 * @property extra members that the contract does not name, as received
 */
public data class DeleteUserEvent(
    override val user: UserDetail,
    override val webhookId: Long,
    public val sender: Sender,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Delivery, example.annotationcontracts.kotlin.webhook.DeleteUserEvent {
    override val event: String get() = EVENT

    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"event\":", EVENT)
            .put("\"user\":", user)
            .put("\"webhook_id\":", webhookId)
            .put("\"sender\":", sender)
            .end()
    }

    public companion object {
        /** The value of `event`. */
        public const val EVENT: String = "delete:user"

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): DeleteUserEvent =
            toDeleteUserEvent(example.annotationcontracts.webhook276.DeleteUserEvent.fromJson(node))
    }
}

private fun toDeleteUserEvent(java: example.annotationcontracts.webhook276.DeleteUserEvent): DeleteUserEvent = DeleteUserEvent(
    user = toUserDetail(java.user()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/** Scope of a webhook: a project, an organization or the server (W1.2; server since 2.76.0). Closed vocabulary: `project`, `organization`, `server` (W-closed). */
public enum class WebhookType(override val value: String) : example.annotationcontracts.kotlin.webhook.WebhookType {
    PROJECT("project"),
    ORGANIZATION("organization"),
    SERVER("server"),
    ;

    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)
}

private fun toWebhookType(java: example.annotationcontracts.webhook276.WebhookType): WebhookType = WebhookType.valueOf(java.name)

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

private fun toContentType(java: example.annotationcontracts.webhook276.ContentType): ContentType = ContentType(java.value())

/** Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 33 names (W-closed). */
public enum class EventName(override val value: String) : example.annotationcontracts.kotlin.webhook.EventName {
    UPDATE_ORGANIZATION("update:organization"),
    CREATE_ORGANIZATION("create:organization"),
    DELETE_ORGANIZATION("delete:organization"),
    UPDATE_MEMBERSHIP("update:membership"),
    DELETE_MEMBERSHIP("delete:membership"),
    CREATE_MEMBERSHIP("create:membership"),
    CREATE_INVITATION("create:invitation"),
    DELETE_INVITATION("delete:invitation"),
    CREATE_PROJECT("create:project"),
    UPDATE_PROJECT("update:project"),
    DELETE_PROJECT("delete:project"),
    CREATE_TASK("create:task"),
    UPDATE_TASK("update:task"),
    DELETE_TASK("delete:task"),
    UPDATE_JOB("update:job"),
    CREATE_JOB("create:job"),
    DELETE_JOB("delete:job"),
    CREATE_ISSUE("create:issue"),
    UPDATE_ISSUE("update:issue"),
    DELETE_ISSUE("delete:issue"),
    CREATE_COMMENT("create:comment"),
    UPDATE_COMMENT("update:comment"),
    DELETE_COMMENT("delete:comment"),
    COMPLETED_REQUEST_CALCULATE_QUALITY("completed:request[calculate:quality]"),
    COMPLETED_REQUEST_CREATE_TASK("completed:request[create:task]"),
    COMPLETED_REQUEST_EXPORT_ANNOTATIONS("completed:request[export:annotations]"),
    COMPLETED_REQUEST_EXPORT_BACKUP("completed:request[export:backup]"),
    COMPLETED_REQUEST_EXPORT_DATASET("completed:request[export:dataset]"),
    COMPLETED_REQUEST_MERGE_JOB("completed:request[merge:job]"),
    COMPLETED_REQUEST_MERGE_TASK("completed:request[merge:task]"),
    CREATE_USER("create:user"),
    UPDATE_USER("update:user"),
    DELETE_USER("delete:user"),
    ;

    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)
}

private fun toEventName(java: example.annotationcontracts.webhook276.EventName): EventName = EventName.valueOf(java.name)

/**
 * A webhook as seen in the ping payload, which does not return the secret (W2.1).
 *
 * @property id Webhook identifier (W2.1).
 * @property url Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
 * @property targetUrl Where event payloads are delivered (W2.1).
 * @property description Short purpose summary; may be empty (W2.1).
 * @property type Scope of the webhook: project, organization or server (W2.1; server since 2.76.0).
 * @property contentType Media type of the delivered payload, sent as Content-Type (W2.1).
 * @property isActive When false, no event is delivered; a ping is (since 2.3.0).
 * @property enableSsl When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
 * @property createdDate When the webhook was created (W2.1).
 * @property updatedDate When the webhook was last updated (W2.1).
 * @property owner User who created the webhook, or null (W2.1; null since 2.3.0).
 * @property projectId Project identifier; an integer where `type` is `project` (since 2.4.0; before, `project`).
 * @property organization Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
 * @property events Subscribed event names (W6.1).
 * @property lastStatus HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery); null until 2.4.1 while it is under way.
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
    override val owner: User?,
    override val projectId: Long?,
    override val organization: Long?,
    override val events: List<EventName>,
    public val lastStatus: Field<Long?> = Field.missing(),
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
            .put("\"project_id\":", projectId)
            .put("\"organization\":", organization)
            .put("\"events\":", events)
            .put("\"last_status\":", lastStatus)
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
            toWebhook(example.annotationcontracts.webhook276.Webhook.fromJson(node))
    }
}

private fun toWebhook(java: example.annotationcontracts.webhook276.Webhook): Webhook = Webhook(
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
    owner = java.owner()?.let(::toUser),
    projectId = java.projectId(),
    organization = java.organization(),
    events = java.events().map(::toEventName),
    lastStatus = java.lastStatus(),
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
            toPingEvent(example.annotationcontracts.webhook276.PingEvent.fromJson(node))
    }
}

private fun toPingEvent(java: example.annotationcontracts.webhook276.PingEvent): PingEvent = PingEvent(
    webhook = toWebhook(java.webhook()),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. */
public sealed interface Delivery : example.annotationcontracts.kotlin.webhook.Delivery {
    override val edition: String get() = "2.76"

    public companion object {
        /**
         * Reads a document from the exact bytes of a [body].
         *
         * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JvmOverloads
        public fun parse(body: ByteArray, mode: Mode = Mode.TOLERANT): Delivery = JsonReader.read(body).let { node -> toDelivery(example.annotationcontracts.webhook276.Delivery.fromJson(node, mode)) }

        internal fun of(java: example.annotationcontracts.webhook276.Delivery): Delivery = toDelivery(java)

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Delivery =
            toDelivery(example.annotationcontracts.webhook276.Delivery.fromJson(node))
    }
}

private fun toDelivery(java: example.annotationcontracts.webhook276.Delivery): Delivery = when (java) {
    is example.annotationcontracts.webhook276.UpdateOrganizationEvent -> toUpdateOrganizationEvent(java)
    is example.annotationcontracts.webhook276.CreateOrganizationEvent -> toCreateOrganizationEvent(java)
    is example.annotationcontracts.webhook276.DeleteOrganizationEvent -> toDeleteOrganizationEvent(java)
    is example.annotationcontracts.webhook276.UpdateMembershipEvent -> toUpdateMembershipEvent(java)
    is example.annotationcontracts.webhook276.DeleteMembershipEvent -> toDeleteMembershipEvent(java)
    is example.annotationcontracts.webhook276.CreateMembershipEvent -> toCreateMembershipEvent(java)
    is example.annotationcontracts.webhook276.CreateInvitationEvent -> toCreateInvitationEvent(java)
    is example.annotationcontracts.webhook276.DeleteInvitationEvent -> toDeleteInvitationEvent(java)
    is example.annotationcontracts.webhook276.CreateProjectEvent -> toCreateProjectEvent(java)
    is example.annotationcontracts.webhook276.UpdateProjectEvent -> toUpdateProjectEvent(java)
    is example.annotationcontracts.webhook276.DeleteProjectEvent -> toDeleteProjectEvent(java)
    is example.annotationcontracts.webhook276.CreateTaskEvent -> toCreateTaskEvent(java)
    is example.annotationcontracts.webhook276.UpdateTaskEvent -> toUpdateTaskEvent(java)
    is example.annotationcontracts.webhook276.DeleteTaskEvent -> toDeleteTaskEvent(java)
    is example.annotationcontracts.webhook276.UpdateJobEvent -> toUpdateJobEvent(java)
    is example.annotationcontracts.webhook276.CreateJobEvent -> toCreateJobEvent(java)
    is example.annotationcontracts.webhook276.DeleteJobEvent -> toDeleteJobEvent(java)
    is example.annotationcontracts.webhook276.CreateIssueEvent -> toCreateIssueEvent(java)
    is example.annotationcontracts.webhook276.UpdateIssueEvent -> toUpdateIssueEvent(java)
    is example.annotationcontracts.webhook276.DeleteIssueEvent -> toDeleteIssueEvent(java)
    is example.annotationcontracts.webhook276.CreateCommentEvent -> toCreateCommentEvent(java)
    is example.annotationcontracts.webhook276.UpdateCommentEvent -> toUpdateCommentEvent(java)
    is example.annotationcontracts.webhook276.DeleteCommentEvent -> toDeleteCommentEvent(java)
    is example.annotationcontracts.webhook276.CompletedRequestCalculateQualityEvent -> toCompletedRequestCalculateQualityEvent(java)
    is example.annotationcontracts.webhook276.CompletedRequestCreateTaskEvent -> toCompletedRequestCreateTaskEvent(java)
    is example.annotationcontracts.webhook276.CompletedRequestExportAnnotationsEvent -> toCompletedRequestExportAnnotationsEvent(java)
    is example.annotationcontracts.webhook276.CompletedRequestExportBackupEvent -> toCompletedRequestExportBackupEvent(java)
    is example.annotationcontracts.webhook276.CompletedRequestExportDatasetEvent -> toCompletedRequestExportDatasetEvent(java)
    is example.annotationcontracts.webhook276.CompletedRequestMergeJobEvent -> toCompletedRequestMergeJobEvent(java)
    is example.annotationcontracts.webhook276.CompletedRequestMergeTaskEvent -> toCompletedRequestMergeTaskEvent(java)
    is example.annotationcontracts.webhook276.CreateUserEvent -> toCreateUserEvent(java)
    is example.annotationcontracts.webhook276.UpdateUserEvent -> toUpdateUserEvent(java)
    is example.annotationcontracts.webhook276.DeleteUserEvent -> toDeleteUserEvent(java)
    is example.annotationcontracts.webhook276.PingEvent -> toPingEvent(java)
    is example.annotationcontracts.webhook276.UnknownEvent -> UnknownEvent(java.event(), java.document())
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
