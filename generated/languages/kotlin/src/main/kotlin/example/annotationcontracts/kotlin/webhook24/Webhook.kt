// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.kotlin.webhook24

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
) : Sender, example.annotationcontracts.kotlin.webhook.User {
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
            toUser(example.annotationcontracts.webhook24.User.fromJson(node))
    }
}

private fun toUser(java: example.annotationcontracts.webhook24.User): User = User(
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
            toOrganization(example.annotationcontracts.webhook24.Organization.fromJson(node))
    }
}

private fun toOrganization(java: example.annotationcontracts.webhook24.Organization): Organization = Organization(
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
 * Old values of the keys of an organization that changed (W6.3).
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
public data class OrganizationBeforeUpdate(
    override val id: Long? = null,
    override val slug: String? = null,
    override val name: String? = null,
    override val description: String? = null,
    override val createdDate: String? = null,
    override val updatedDate: String? = null,
    override val contact: JsonNode? = null,
    override val owner: Field<User?> = Field.missing(),
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.OrganizationBeforeUpdate {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id ?: Field.missing<Any>())
            .put("\"slug\":", slug ?: Field.missing<Any>())
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"description\":", description ?: Field.missing<Any>())
            .put("\"created_date\":", createdDate ?: Field.missing<Any>())
            .put("\"updated_date\":", updatedDate ?: Field.missing<Any>())
            .put("\"contact\":", contact ?: Field.missing<Any>())
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): OrganizationBeforeUpdate =
            toOrganizationBeforeUpdate(example.annotationcontracts.webhook24.OrganizationBeforeUpdate.fromJson(node))
    }
}

private fun toOrganizationBeforeUpdate(java: example.annotationcontracts.webhook24.OrganizationBeforeUpdate): OrganizationBeforeUpdate = OrganizationBeforeUpdate(
    id = java.id().orElse(null),
    slug = java.slug().orElse(null),
    name = java.name().orElse(null),
    description = java.description().orElse(null),
    createdDate = java.createdDate().orElse(null),
    updatedDate = java.updatedDate().orElse(null),
    contact = java.contact().orElse(null),
    owner = convert(java.owner()) { it?.let(::toUser) },
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
) : Sender, example.annotationcontracts.kotlin.webhook.BackgroundUser {
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
            toBackgroundUser(example.annotationcontracts.webhook24.BackgroundUser.fromJson(node))
    }
}

private fun toBackgroundUser(java: example.annotationcontracts.webhook24.BackgroundUser): BackgroundUser = BackgroundUser(
    id = java.id(),
    username = java.username(),
    email = java.email(),
    extra = java.extra(),
)

/**
 * The sender of an event where nobody could be named (since 2.4.2, until 2.75).
 *
 * @property username Always empty (since 2.4.2).
 * @property firstName Always empty (since 2.4.2).
 * @property lastName Always empty (since 2.4.2).
 * @property extra members that the contract does not name, as received
 */
public data class NamelessUser(
    override val username: String,
    override val firstName: String,
    override val lastName: String,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Sender, example.annotationcontracts.kotlin.webhook.NamelessUser {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): NamelessUser =
            toNamelessUser(example.annotationcontracts.webhook24.NamelessUser.fromJson(node))
    }
}

private fun toNamelessUser(java: example.annotationcontracts.webhook24.NamelessUser): NamelessUser = NamelessUser(
    username = java.username(),
    firstName = java.firstName(),
    lastName = java.lastName(),
    extra = java.extra(),
)

/** Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2). */
public sealed interface Sender : JsonEncodable

private fun toSender(java: example.annotationcontracts.webhook24.Sender): Sender = when (java) {
    is example.annotationcontracts.webhook24.User -> toUser(java)
    is example.annotationcontracts.webhook24.BackgroundUser -> toBackgroundUser(java)
    is example.annotationcontracts.webhook24.NamelessUser -> toNamelessUser(java)
}

/**
 * An organization was updated (W6.3).
 *
 * @property organization The organization after the update, in full (W6.3).
 * @property beforeUpdate Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateOrganizationEvent(
    public val organization: Organization,
    public val beforeUpdate: OrganizationBeforeUpdate? = null,
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
            .put("\"before_update\":", beforeUpdate ?: Field.missing<Any>())
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
            toUpdateOrganizationEvent(example.annotationcontracts.webhook24.UpdateOrganizationEvent.fromJson(node))
    }
}

private fun toUpdateOrganizationEvent(java: example.annotationcontracts.webhook24.UpdateOrganizationEvent): UpdateOrganizationEvent = UpdateOrganizationEvent(
    organization = toOrganization(java.organization()),
    beforeUpdate = java.beforeUpdate().orElse(null)?.let(::toOrganizationBeforeUpdate),
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
            toDeleteOrganizationEvent(example.annotationcontracts.webhook24.DeleteOrganizationEvent.fromJson(node))
    }
}

private fun toDeleteOrganizationEvent(java: example.annotationcontracts.webhook24.DeleteOrganizationEvent): DeleteOrganizationEvent = DeleteOrganizationEvent(
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

private fun toRole(java: example.annotationcontracts.webhook24.Role): Role = Role(java.value())

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
            toMembership(example.annotationcontracts.webhook24.Membership.fromJson(node))
    }
}

private fun toMembership(java: example.annotationcontracts.webhook24.Membership): Membership = Membership(
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
 * Old values of the keys of a membership that changed (W6.3).
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
public data class MembershipBeforeUpdate(
    override val id: Long? = null,
    override val user: User? = null,
    override val organization: Long? = null,
    override val isActive: Boolean? = null,
    override val joinedDate: Field<String?> = Field.missing(),
    override val role: Role? = null,
    override val invitation: Field<String?> = Field.missing(),
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.MembershipBeforeUpdate {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id ?: Field.missing<Any>())
            .put("\"user\":", user ?: Field.missing<Any>())
            .put("\"organization\":", organization ?: Field.missing<Any>())
            .put("\"is_active\":", isActive ?: Field.missing<Any>())
            .put("\"joined_date\":", joinedDate)
            .put("\"role\":", role ?: Field.missing<Any>())
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): MembershipBeforeUpdate =
            toMembershipBeforeUpdate(example.annotationcontracts.webhook24.MembershipBeforeUpdate.fromJson(node))
    }
}

private fun toMembershipBeforeUpdate(java: example.annotationcontracts.webhook24.MembershipBeforeUpdate): MembershipBeforeUpdate = MembershipBeforeUpdate(
    id = java.id().orElse(null),
    user = java.user().orElse(null)?.let(::toUser),
    organization = java.organization().orElse(null),
    isActive = java.isActive().orElse(null),
    joinedDate = java.joinedDate(),
    role = java.role().orElse(null)?.let(::toRole),
    invitation = java.invitation(),
    extra = java.extra(),
)

/**
 * A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
 *
 * @property membership The membership after the update, in full (W6.3).
 * @property beforeUpdate Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateMembershipEvent(
    public val membership: Membership,
    public val beforeUpdate: MembershipBeforeUpdate? = null,
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
            .put("\"before_update\":", beforeUpdate ?: Field.missing<Any>())
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
            toUpdateMembershipEvent(example.annotationcontracts.webhook24.UpdateMembershipEvent.fromJson(node))
    }
}

private fun toUpdateMembershipEvent(java: example.annotationcontracts.webhook24.UpdateMembershipEvent): UpdateMembershipEvent = UpdateMembershipEvent(
    membership = toMembership(java.membership()),
    beforeUpdate = java.beforeUpdate().orElse(null)?.let(::toMembershipBeforeUpdate),
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
            toDeleteMembershipEvent(example.annotationcontracts.webhook24.DeleteMembershipEvent.fromJson(node))
    }
}

private fun toDeleteMembershipEvent(java: example.annotationcontracts.webhook24.DeleteMembershipEvent): DeleteMembershipEvent = DeleteMembershipEvent(
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
            toCreateMembershipEvent(example.annotationcontracts.webhook24.CreateMembershipEvent.fromJson(node))
    }
}

private fun toCreateMembershipEvent(java: example.annotationcontracts.webhook24.CreateMembershipEvent): CreateMembershipEvent = CreateMembershipEvent(
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
            toBasicOrganization(example.annotationcontracts.webhook24.BasicOrganization.fromJson(node))
    }
}

private fun toBasicOrganization(java: example.annotationcontracts.webhook24.BasicOrganization): BasicOrganization = BasicOrganization(
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
 * @property extra members that the contract does not name, as received
 */
public data class Invitation(
    override val key: String,
    override val createdDate: String,
    override val owner: User?,
    override val role: Role,
    override val user: User,
    override val organization: Long,
    public val expired: Field<Boolean?> = Field.missing(),
    override val organizationInfo: BasicOrganization? = null,
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
            .put("\"organization_info\":", organizationInfo ?: Field.missing<Any>())
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
            toInvitation(example.annotationcontracts.webhook24.Invitation.fromJson(node))
    }
}

private fun toInvitation(java: example.annotationcontracts.webhook24.Invitation): Invitation = Invitation(
    key = java.key(),
    createdDate = java.createdDate(),
    owner = java.owner()?.let(::toUser),
    role = toRole(java.role()),
    user = toUser(java.user()),
    organization = java.organization(),
    expired = java.expired(),
    organizationInfo = java.organizationInfo().orElse(null)?.let(::toBasicOrganization),
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
            toCreateInvitationEvent(example.annotationcontracts.webhook24.CreateInvitationEvent.fromJson(node))
    }
}

private fun toCreateInvitationEvent(java: example.annotationcontracts.webhook24.CreateInvitationEvent): CreateInvitationEvent = CreateInvitationEvent(
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
            toDeleteInvitationEvent(example.annotationcontracts.webhook24.DeleteInvitationEvent.fromJson(node))
    }
}

private fun toDeleteInvitationEvent(java: example.annotationcontracts.webhook24.DeleteInvitationEvent): DeleteInvitationEvent = DeleteInvitationEvent(
    invitation = toInvitation(java.invitation()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Where the labels of a project, task or job are read (since 2.4.0).
 *
 * @property url Address of the list of labels (since 2.4.0).
 * @property count Number of labels (since 2.4.0, until 2.7).
 * @property extra members that the contract does not name, as received
 */
public data class LabelsSummary(
    override val url: String,
    override val count: Long? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.LabelsSummary {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url)
            .put("\"count\":", count ?: Field.missing<Any>())
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
            toLabelsSummary(example.annotationcontracts.webhook24.LabelsSummary.fromJson(node))
    }
}

private fun toLabelsSummary(java: example.annotationcontracts.webhook24.LabelsSummary): LabelsSummary = LabelsSummary(
    url = java.url(),
    count = java.count().orElse(null),
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
            toTasksSummary(example.annotationcontracts.webhook24.TasksSummary.fromJson(node))
    }
}

private fun toTasksSummary(java: example.annotationcontracts.webhook24.TasksSummary): TasksSummary = TasksSummary(
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

private fun toStatus(java: example.annotationcontracts.webhook24.Status): Status = Status(java.value())

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

private fun toTaskDimension(java: example.annotationcontracts.webhook24.TaskDimension): TaskDimension = TaskDimension(java.value())

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

private fun toStorageLocation(java: example.annotationcontracts.webhook24.StorageLocation): StorageLocation = StorageLocation(java.value())

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
            toStorage(example.annotationcontracts.webhook24.Storage.fromJson(node))
    }
}

private fun toStorage(java: example.annotationcontracts.webhook24.Storage): Storage = Storage(
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
    public val guideId: Field<Long?> = Field.missing(),
    public val assigneeUpdatedDate: Field<String?> = Field.missing(),
    public val organizationId: Field<Long?> = Field.missing(),
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
            toProject(example.annotationcontracts.webhook24.Project.fromJson(node))
    }
}

private fun toProject(java: example.annotationcontracts.webhook24.Project): Project = Project(
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
            toCreateProjectEvent(example.annotationcontracts.webhook24.CreateProjectEvent.fromJson(node))
    }
}

private fun toCreateProjectEvent(java: example.annotationcontracts.webhook24.CreateProjectEvent): CreateProjectEvent = CreateProjectEvent(
    project = toProject(java.project()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Old values of the keys of a project that changed (W6.3).
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
public data class ProjectBeforeUpdate(
    override val url: String? = null,
    override val id: Long? = null,
    override val name: String? = null,
    override val labels: Field<LabelsSummary?> = Field.missing(),
    override val tasks: TasksSummary? = null,
    override val owner: Field<User?> = Field.missing(),
    override val assignee: Field<User?> = Field.missing(),
    override val bugTracker: String? = null,
    override val taskSubsets: List<String>? = null,
    override val createdDate: String? = null,
    override val updatedDate: String? = null,
    override val status: Status? = null,
    override val dimension: Field<TaskDimension?> = Field.missing(),
    override val organization: Field<Long?> = Field.missing(),
    override val targetStorage: Field<Storage?> = Field.missing(),
    override val sourceStorage: Field<Storage?> = Field.missing(),
    override val guideId: Field<Long?> = Field.missing(),
    override val assigneeUpdatedDate: Field<String?> = Field.missing(),
    override val organizationId: Field<Long?> = Field.missing(),
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.ProjectBeforeUpdate {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url ?: Field.missing<Any>())
            .put("\"id\":", id ?: Field.missing<Any>())
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"labels\":", labels)
            .put("\"tasks\":", tasks ?: Field.missing<Any>())
            .put("\"owner\":", owner)
            .put("\"assignee\":", assignee)
            .put("\"bug_tracker\":", bugTracker ?: Field.missing<Any>())
            .put("\"task_subsets\":", taskSubsets ?: Field.missing<Any>())
            .put("\"created_date\":", createdDate ?: Field.missing<Any>())
            .put("\"updated_date\":", updatedDate ?: Field.missing<Any>())
            .put("\"status\":", status ?: Field.missing<Any>())
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): ProjectBeforeUpdate =
            toProjectBeforeUpdate(example.annotationcontracts.webhook24.ProjectBeforeUpdate.fromJson(node))
    }
}

private fun toProjectBeforeUpdate(java: example.annotationcontracts.webhook24.ProjectBeforeUpdate): ProjectBeforeUpdate = ProjectBeforeUpdate(
    url = java.url().orElse(null),
    id = java.id().orElse(null),
    name = java.name().orElse(null),
    labels = convert(java.labels()) { it?.let(::toLabelsSummary) },
    tasks = java.tasks().orElse(null)?.let(::toTasksSummary),
    owner = convert(java.owner()) { it?.let(::toUser) },
    assignee = convert(java.assignee()) { it?.let(::toUser) },
    bugTracker = java.bugTracker().orElse(null),
    taskSubsets = java.taskSubsets().orElse(null),
    createdDate = java.createdDate().orElse(null),
    updatedDate = java.updatedDate().orElse(null),
    status = java.status().orElse(null)?.let(::toStatus),
    dimension = convert(java.dimension()) { it?.let(::toTaskDimension) },
    organization = java.organization(),
    targetStorage = convert(java.targetStorage()) { it?.let(::toStorage) },
    sourceStorage = convert(java.sourceStorage()) { it?.let(::toStorage) },
    guideId = java.guideId(),
    assigneeUpdatedDate = java.assigneeUpdatedDate(),
    organizationId = java.organizationId(),
    extra = java.extra(),
)

/**
 * A project was updated (W6.3).
 *
 * @property project The project after the update, in full (W6.3).
 * @property beforeUpdate Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateProjectEvent(
    public val project: Project,
    public val beforeUpdate: ProjectBeforeUpdate? = null,
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
            .put("\"before_update\":", beforeUpdate ?: Field.missing<Any>())
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
            toUpdateProjectEvent(example.annotationcontracts.webhook24.UpdateProjectEvent.fromJson(node))
    }
}

private fun toUpdateProjectEvent(java: example.annotationcontracts.webhook24.UpdateProjectEvent): UpdateProjectEvent = UpdateProjectEvent(
    project = toProject(java.project()),
    beforeUpdate = java.beforeUpdate().orElse(null)?.let(::toProjectBeforeUpdate),
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
            toDeleteProjectEvent(example.annotationcontracts.webhook24.DeleteProjectEvent.fromJson(node))
    }
}

private fun toDeleteProjectEvent(java: example.annotationcontracts.webhook24.DeleteProjectEvent): DeleteProjectEvent = DeleteProjectEvent(
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

private fun toTaskMode(java: example.annotationcontracts.webhook24.TaskMode): TaskMode = TaskMode(java.value())

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
    public val validation: Field<Long?> = Field.missing(),
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
            toJobsSummary(example.annotationcontracts.webhook24.JobsSummary.fromJson(node))
    }
}

private fun toJobsSummary(java: example.annotationcontracts.webhook24.JobsSummary): JobsSummary = JobsSummary(
    count = java.count(),
    completed = java.completed(),
    validation = java.validation(),
    url = java.url(),
    extra = java.extra(),
)

/**
 * Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `list`; others may appear.
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
        public val LIST: ChunkType = ChunkType("list")
    }
}

private fun toChunkType(java: example.annotationcontracts.webhook24.ChunkType): ChunkType = ChunkType(java.value())

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

private fun toValidationMode(java: example.annotationcontracts.webhook24.ValidationMode): ValidationMode = ValidationMode(java.value())

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
    public val guideId: Field<Long?> = Field.missing(),
    public val assigneeUpdatedDate: Field<String?> = Field.missing(),
    public val validationMode: Field<ValidationMode?> = Field.missing(),
    override val consensusEnabled: Boolean? = null,
    public val dataCloudStorageId: Field<Long?> = Field.missing(),
    public val organizationId: Field<Long?> = Field.missing(),
    public val projectName: Field<String?> = Field.missing(),
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
            toTask(example.annotationcontracts.webhook24.Task.fromJson(node))
    }
}

private fun toTask(java: example.annotationcontracts.webhook24.Task): Task = Task(
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
    validationMode = convert(java.validationMode()) { it?.let(::toValidationMode) },
    consensusEnabled = java.consensusEnabled().orElse(null),
    dataCloudStorageId = java.dataCloudStorageId(),
    organizationId = java.organizationId(),
    projectName = java.projectName(),
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
            toCreateTaskEvent(example.annotationcontracts.webhook24.CreateTaskEvent.fromJson(node))
    }
}

private fun toCreateTaskEvent(java: example.annotationcontracts.webhook24.CreateTaskEvent): CreateTaskEvent = CreateTaskEvent(
    task = toTask(java.task()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Old values of the keys of a task that changed (W6.3).
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
 * @property extra members that the contract does not name, as received
 */
public data class TaskBeforeUpdate(
    override val url: String? = null,
    override val id: Long? = null,
    override val name: String? = null,
    public val projectId: Field<Long?> = Field.missing(),
    override val mode: TaskMode? = null,
    public val owner: Field<User?> = Field.missing(),
    override val assignee: Field<User?> = Field.missing(),
    override val bugTracker: String? = null,
    override val createdDate: String? = null,
    override val updatedDate: String? = null,
    override val overlap: Field<Long?> = Field.missing(),
    override val segmentSize: Long? = null,
    override val status: Status? = null,
    public val labels: Field<LabelsSummary?> = Field.missing(),
    override val jobs: JobsSummary? = null,
    public val dataChunkSize: Field<Long?> = Field.missing(),
    public val dataCompressedChunkType: Field<ChunkType?> = Field.missing(),
    public val dataOriginalChunkType: Field<ChunkType?> = Field.missing(),
    public val size: Field<Long?> = Field.missing(),
    public val imageQuality: Field<Long?> = Field.missing(),
    public val data: Field<Long?> = Field.missing(),
    override val dimension: TaskDimension? = null,
    override val subset: String? = null,
    override val organization: Field<Long?> = Field.missing(),
    public val targetStorage: Field<Storage?> = Field.missing(),
    public val sourceStorage: Field<Storage?> = Field.missing(),
    public val guideId: Field<Long?> = Field.missing(),
    public val assigneeUpdatedDate: Field<String?> = Field.missing(),
    public val validationMode: Field<ValidationMode?> = Field.missing(),
    public val consensusEnabled: Field<Boolean?> = Field.missing(),
    public val dataCloudStorageId: Field<Long?> = Field.missing(),
    public val organizationId: Field<Long?> = Field.missing(),
    public val projectName: Field<String?> = Field.missing(),
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.TaskBeforeUpdate {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url ?: Field.missing<Any>())
            .put("\"id\":", id ?: Field.missing<Any>())
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"project_id\":", projectId)
            .put("\"mode\":", mode ?: Field.missing<Any>())
            .put("\"owner\":", owner)
            .put("\"assignee\":", assignee)
            .put("\"bug_tracker\":", bugTracker ?: Field.missing<Any>())
            .put("\"created_date\":", createdDate ?: Field.missing<Any>())
            .put("\"updated_date\":", updatedDate ?: Field.missing<Any>())
            .put("\"overlap\":", overlap)
            .put("\"segment_size\":", segmentSize ?: Field.missing<Any>())
            .put("\"status\":", status ?: Field.missing<Any>())
            .put("\"labels\":", labels)
            .put("\"jobs\":", jobs ?: Field.missing<Any>())
            .put("\"data_chunk_size\":", dataChunkSize)
            .put("\"data_compressed_chunk_type\":", dataCompressedChunkType)
            .put("\"data_original_chunk_type\":", dataOriginalChunkType)
            .put("\"size\":", size)
            .put("\"image_quality\":", imageQuality)
            .put("\"data\":", data)
            .put("\"dimension\":", dimension ?: Field.missing<Any>())
            .put("\"subset\":", subset ?: Field.missing<Any>())
            .put("\"organization\":", organization)
            .put("\"target_storage\":", targetStorage)
            .put("\"source_storage\":", sourceStorage)
            .put("\"guide_id\":", guideId)
            .put("\"assignee_updated_date\":", assigneeUpdatedDate)
            .put("\"validation_mode\":", validationMode)
            .put("\"consensus_enabled\":", consensusEnabled)
            .put("\"data_cloud_storage_id\":", dataCloudStorageId)
            .put("\"organization_id\":", organizationId)
            .put("\"project_name\":", projectName)
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
            toTaskBeforeUpdate(example.annotationcontracts.webhook24.TaskBeforeUpdate.fromJson(node))
    }
}

private fun toTaskBeforeUpdate(java: example.annotationcontracts.webhook24.TaskBeforeUpdate): TaskBeforeUpdate = TaskBeforeUpdate(
    url = java.url().orElse(null),
    id = java.id().orElse(null),
    name = java.name().orElse(null),
    projectId = java.projectId(),
    mode = java.mode().orElse(null)?.let(::toTaskMode),
    owner = convert(java.owner()) { it?.let(::toUser) },
    assignee = convert(java.assignee()) { it?.let(::toUser) },
    bugTracker = java.bugTracker().orElse(null),
    createdDate = java.createdDate().orElse(null),
    updatedDate = java.updatedDate().orElse(null),
    overlap = java.overlap(),
    segmentSize = java.segmentSize().orElse(null),
    status = java.status().orElse(null)?.let(::toStatus),
    labels = convert(java.labels()) { it?.let(::toLabelsSummary) },
    jobs = java.jobs().orElse(null)?.let(::toJobsSummary),
    dataChunkSize = java.dataChunkSize(),
    dataCompressedChunkType = convert(java.dataCompressedChunkType()) { it?.let(::toChunkType) },
    dataOriginalChunkType = convert(java.dataOriginalChunkType()) { it?.let(::toChunkType) },
    size = java.size(),
    imageQuality = java.imageQuality(),
    data = java.data(),
    dimension = java.dimension().orElse(null)?.let(::toTaskDimension),
    subset = java.subset().orElse(null),
    organization = java.organization(),
    targetStorage = convert(java.targetStorage()) { it?.let(::toStorage) },
    sourceStorage = convert(java.sourceStorage()) { it?.let(::toStorage) },
    guideId = java.guideId(),
    assigneeUpdatedDate = java.assigneeUpdatedDate(),
    validationMode = convert(java.validationMode()) { it?.let(::toValidationMode) },
    consensusEnabled = java.consensusEnabled(),
    dataCloudStorageId = java.dataCloudStorageId(),
    organizationId = java.organizationId(),
    projectName = java.projectName(),
    extra = java.extra(),
)

/**
 * A task was updated (W6.3). For example its status or its assignment changed (W6.1).
 *
 * @property task The task after the update, in full (W6.3).
 * @property beforeUpdate Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateTaskEvent(
    override val task: Task,
    override val beforeUpdate: TaskBeforeUpdate? = null,
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
            .put("\"before_update\":", beforeUpdate ?: Field.missing<Any>())
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
            toUpdateTaskEvent(example.annotationcontracts.webhook24.UpdateTaskEvent.fromJson(node))
    }
}

private fun toUpdateTaskEvent(java: example.annotationcontracts.webhook24.UpdateTaskEvent): UpdateTaskEvent = UpdateTaskEvent(
    task = toTask(java.task()),
    beforeUpdate = java.beforeUpdate().orElse(null)?.let(::toTaskBeforeUpdate),
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
            toDeleteTaskEvent(example.annotationcontracts.webhook24.DeleteTaskEvent.fromJson(node))
    }
}

private fun toDeleteTaskEvent(java: example.annotationcontracts.webhook24.DeleteTaskEvent): DeleteTaskEvent = DeleteTaskEvent(
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

private fun toJobStage(java: example.annotationcontracts.webhook24.JobStage): JobStage = JobStage(java.value())

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

private fun toJobState(java: example.annotationcontracts.webhook24.JobState): JobState = JobState(java.value())

/**
 * How many issues a job has, and where they are read (since 2.4.0).
 *
 * @property url Address of the list of issues; null in background deliveries of early releases (since 2.4.0).
 * @property count Number of issues (since 2.4.0).
 * @property extra members that the contract does not name, as received
 */
public data class IssuesSummary(
    override val url: String?,
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
            toIssuesSummary(example.annotationcontracts.webhook24.IssuesSummary.fromJson(node))
    }
}

private fun toIssuesSummary(java: example.annotationcontracts.webhook24.IssuesSummary): IssuesSummary = IssuesSummary(
    url = java.url(),
    count = java.count(),
    extra = java.extra(),
)

/**
 * Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`; others may appear.
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
    }
}

private fun toJobType(java: example.annotationcontracts.webhook24.JobType): JobType = JobType(java.value())

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
    public val guideId: Field<Long?> = Field.missing(),
    override val frameCount: Long? = null,
    override val createdDate: String? = null,
    override val type: JobType? = null,
    public val organization: Field<Long?> = Field.missing(),
    public val targetStorage: Field<Storage?> = Field.missing(),
    public val sourceStorage: Field<Storage?> = Field.missing(),
    public val assigneeUpdatedDate: Field<String?> = Field.missing(),
    override val dataOriginalChunkType: ChunkType? = null,
    public val parentJobId: Field<Long?> = Field.missing(),
    override val consensusReplicas: Long? = null,
    public val taskName: Field<String?> = Field.missing(),
    public val projectName: Field<String?> = Field.missing(),
    override val replicasCount: Long? = null,
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
            .put("\"frame_count\":", frameCount ?: Field.missing<Any>())
            .put("\"created_date\":", createdDate ?: Field.missing<Any>())
            .put("\"type\":", type ?: Field.missing<Any>())
            .put("\"organization\":", organization)
            .put("\"target_storage\":", targetStorage)
            .put("\"source_storage\":", sourceStorage)
            .put("\"assignee_updated_date\":", assigneeUpdatedDate)
            .put("\"data_original_chunk_type\":", dataOriginalChunkType ?: Field.missing<Any>())
            .put("\"parent_job_id\":", parentJobId)
            .put("\"consensus_replicas\":", consensusReplicas ?: Field.missing<Any>())
            .put("\"task_name\":", taskName)
            .put("\"project_name\":", projectName)
            .put("\"replicas_count\":", replicasCount ?: Field.missing<Any>())
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
            toJob(example.annotationcontracts.webhook24.Job.fromJson(node))
    }
}

private fun toJob(java: example.annotationcontracts.webhook24.Job): Job = Job(
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
    frameCount = java.frameCount().orElse(null),
    createdDate = java.createdDate().orElse(null),
    type = java.type().orElse(null)?.let(::toJobType),
    organization = java.organization(),
    targetStorage = convert(java.targetStorage()) { it?.let(::toStorage) },
    sourceStorage = convert(java.sourceStorage()) { it?.let(::toStorage) },
    assigneeUpdatedDate = java.assigneeUpdatedDate(),
    dataOriginalChunkType = java.dataOriginalChunkType().orElse(null)?.let(::toChunkType),
    parentJobId = java.parentJobId(),
    consensusReplicas = java.consensusReplicas().orElse(null),
    taskName = java.taskName(),
    projectName = java.projectName(),
    replicasCount = java.replicasCount().orElse(null),
    extra = java.extra(),
)

/**
 * Old values of the keys of a job that changed (W6.3).
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
 * @property extra members that the contract does not name, as received
 */
public data class JobBeforeUpdate(
    override val url: String? = null,
    override val id: Long? = null,
    override val taskId: Long? = null,
    override val projectId: Field<Long?> = Field.missing(),
    override val assignee: Field<User?> = Field.missing(),
    override val dimension: TaskDimension? = null,
    override val labels: Field<LabelsSummary?> = Field.missing(),
    override val bugTracker: Field<String?> = Field.missing(),
    override val status: Status? = null,
    override val stage: JobStage? = null,
    override val state: JobState? = null,
    override val mode: TaskMode? = null,
    override val startFrame: Long? = null,
    override val stopFrame: Long? = null,
    override val dataChunkSize: Field<Long?> = Field.missing(),
    override val dataCompressedChunkType: ChunkType? = null,
    override val updatedDate: String? = null,
    override val issues: Field<IssuesSummary?> = Field.missing(),
    override val guideId: Field<Long?> = Field.missing(),
    public val frameCount: Field<Long?> = Field.missing(),
    public val createdDate: Field<String?> = Field.missing(),
    public val type: Field<JobType?> = Field.missing(),
    override val organization: Field<Long?> = Field.missing(),
    override val targetStorage: Field<Storage?> = Field.missing(),
    override val sourceStorage: Field<Storage?> = Field.missing(),
    override val assigneeUpdatedDate: Field<String?> = Field.missing(),
    public val dataOriginalChunkType: Field<ChunkType?> = Field.missing(),
    override val parentJobId: Field<Long?> = Field.missing(),
    public val consensusReplicas: Field<Long?> = Field.missing(),
    override val taskName: Field<String?> = Field.missing(),
    override val projectName: Field<String?> = Field.missing(),
    public val replicasCount: Field<Long?> = Field.missing(),
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.JobBeforeUpdate {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"url\":", url ?: Field.missing<Any>())
            .put("\"id\":", id ?: Field.missing<Any>())
            .put("\"task_id\":", taskId ?: Field.missing<Any>())
            .put("\"project_id\":", projectId)
            .put("\"assignee\":", assignee)
            .put("\"dimension\":", dimension ?: Field.missing<Any>())
            .put("\"labels\":", labels)
            .put("\"bug_tracker\":", bugTracker)
            .put("\"status\":", status ?: Field.missing<Any>())
            .put("\"stage\":", stage ?: Field.missing<Any>())
            .put("\"state\":", state ?: Field.missing<Any>())
            .put("\"mode\":", mode ?: Field.missing<Any>())
            .put("\"start_frame\":", startFrame ?: Field.missing<Any>())
            .put("\"stop_frame\":", stopFrame ?: Field.missing<Any>())
            .put("\"data_chunk_size\":", dataChunkSize)
            .put("\"data_compressed_chunk_type\":", dataCompressedChunkType ?: Field.missing<Any>())
            .put("\"updated_date\":", updatedDate ?: Field.missing<Any>())
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
            .put("\"consensus_replicas\":", consensusReplicas)
            .put("\"task_name\":", taskName)
            .put("\"project_name\":", projectName)
            .put("\"replicas_count\":", replicasCount)
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): JobBeforeUpdate =
            toJobBeforeUpdate(example.annotationcontracts.webhook24.JobBeforeUpdate.fromJson(node))
    }
}

private fun toJobBeforeUpdate(java: example.annotationcontracts.webhook24.JobBeforeUpdate): JobBeforeUpdate = JobBeforeUpdate(
    url = java.url().orElse(null),
    id = java.id().orElse(null),
    taskId = java.taskId().orElse(null),
    projectId = java.projectId(),
    assignee = convert(java.assignee()) { it?.let(::toUser) },
    dimension = java.dimension().orElse(null)?.let(::toTaskDimension),
    labels = convert(java.labels()) { it?.let(::toLabelsSummary) },
    bugTracker = java.bugTracker(),
    status = java.status().orElse(null)?.let(::toStatus),
    stage = java.stage().orElse(null)?.let(::toJobStage),
    state = java.state().orElse(null)?.let(::toJobState),
    mode = java.mode().orElse(null)?.let(::toTaskMode),
    startFrame = java.startFrame().orElse(null),
    stopFrame = java.stopFrame().orElse(null),
    dataChunkSize = java.dataChunkSize(),
    dataCompressedChunkType = java.dataCompressedChunkType().orElse(null)?.let(::toChunkType),
    updatedDate = java.updatedDate().orElse(null),
    issues = convert(java.issues()) { it?.let(::toIssuesSummary) },
    guideId = java.guideId(),
    frameCount = java.frameCount(),
    createdDate = java.createdDate(),
    type = convert(java.type()) { it?.let(::toJobType) },
    organization = java.organization(),
    targetStorage = convert(java.targetStorage()) { it?.let(::toStorage) },
    sourceStorage = convert(java.sourceStorage()) { it?.let(::toStorage) },
    assigneeUpdatedDate = java.assigneeUpdatedDate(),
    dataOriginalChunkType = convert(java.dataOriginalChunkType()) { it?.let(::toChunkType) },
    parentJobId = java.parentJobId(),
    consensusReplicas = java.consensusReplicas(),
    taskName = java.taskName(),
    projectName = java.projectName(),
    replicasCount = java.replicasCount(),
    extra = java.extra(),
)

/**
 * A job was updated (W6.3). For example its status or its assignee changed (W1.4).
 *
 * @property job The job after the update, in full (W6.3).
 * @property beforeUpdate Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateJobEvent(
    public val job: Job,
    public val beforeUpdate: JobBeforeUpdate? = null,
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
            .put("\"before_update\":", beforeUpdate ?: Field.missing<Any>())
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
            toUpdateJobEvent(example.annotationcontracts.webhook24.UpdateJobEvent.fromJson(node))
    }
}

private fun toUpdateJobEvent(java: example.annotationcontracts.webhook24.UpdateJobEvent): UpdateJobEvent = UpdateJobEvent(
    job = toJob(java.job()),
    beforeUpdate = java.beforeUpdate().orElse(null)?.let(::toJobBeforeUpdate),
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
            toCreateJobEvent(example.annotationcontracts.webhook24.CreateJobEvent.fromJson(node))
    }
}

private fun toCreateJobEvent(java: example.annotationcontracts.webhook24.CreateJobEvent): CreateJobEvent = CreateJobEvent(
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
            toDeleteJobEvent(example.annotationcontracts.webhook24.DeleteJobEvent.fromJson(node))
    }
}

private fun toDeleteJobEvent(java: example.annotationcontracts.webhook24.DeleteJobEvent): DeleteJobEvent = DeleteJobEvent(
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
            toCommentsSummary(example.annotationcontracts.webhook24.CommentsSummary.fromJson(node))
    }
}

private fun toCommentsSummary(java: example.annotationcontracts.webhook24.CommentsSummary): CommentsSummary = CommentsSummary(
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
            toIssue(example.annotationcontracts.webhook24.Issue.fromJson(node))
    }
}

private fun toIssue(java: example.annotationcontracts.webhook24.Issue): Issue = Issue(
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
            toCreateIssueEvent(example.annotationcontracts.webhook24.CreateIssueEvent.fromJson(node))
    }
}

private fun toCreateIssueEvent(java: example.annotationcontracts.webhook24.CreateIssueEvent): CreateIssueEvent = CreateIssueEvent(
    issue = toIssue(java.issue()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Old values of the keys of an issue that changed (W6.3).
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
public data class IssueBeforeUpdate(
    override val id: Long? = null,
    override val frame: Long? = null,
    override val position: List<Double>? = null,
    override val job: Long? = null,
    override val owner: Field<User?> = Field.missing(),
    override val assignee: Field<User?> = Field.missing(),
    override val createdDate: Field<String?> = Field.missing(),
    override val updatedDate: Field<String?> = Field.missing(),
    override val comments: CommentsSummary? = null,
    override val resolved: Boolean? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.IssueBeforeUpdate {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id ?: Field.missing<Any>())
            .put("\"frame\":", frame ?: Field.missing<Any>())
            .put("\"position\":", position ?: Field.missing<Any>())
            .put("\"job\":", job ?: Field.missing<Any>())
            .put("\"owner\":", owner)
            .put("\"assignee\":", assignee)
            .put("\"created_date\":", createdDate)
            .put("\"updated_date\":", updatedDate)
            .put("\"comments\":", comments ?: Field.missing<Any>())
            .put("\"resolved\":", resolved ?: Field.missing<Any>())
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): IssueBeforeUpdate =
            toIssueBeforeUpdate(example.annotationcontracts.webhook24.IssueBeforeUpdate.fromJson(node))
    }
}

private fun toIssueBeforeUpdate(java: example.annotationcontracts.webhook24.IssueBeforeUpdate): IssueBeforeUpdate = IssueBeforeUpdate(
    id = java.id().orElse(null),
    frame = java.frame().orElse(null),
    position = java.position().orElse(null),
    job = java.job().orElse(null),
    owner = convert(java.owner()) { it?.let(::toUser) },
    assignee = convert(java.assignee()) { it?.let(::toUser) },
    createdDate = java.createdDate(),
    updatedDate = java.updatedDate(),
    comments = java.comments().orElse(null)?.let(::toCommentsSummary),
    resolved = java.resolved().orElse(null),
    extra = java.extra(),
)

/**
 * An issue was updated (W6.3).
 *
 * @property issue The issue after the update, in full (W6.3).
 * @property beforeUpdate Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateIssueEvent(
    public val issue: Issue,
    public val beforeUpdate: IssueBeforeUpdate? = null,
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
            .put("\"before_update\":", beforeUpdate ?: Field.missing<Any>())
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
            toUpdateIssueEvent(example.annotationcontracts.webhook24.UpdateIssueEvent.fromJson(node))
    }
}

private fun toUpdateIssueEvent(java: example.annotationcontracts.webhook24.UpdateIssueEvent): UpdateIssueEvent = UpdateIssueEvent(
    issue = toIssue(java.issue()),
    beforeUpdate = java.beforeUpdate().orElse(null)?.let(::toIssueBeforeUpdate),
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
            toDeleteIssueEvent(example.annotationcontracts.webhook24.DeleteIssueEvent.fromJson(node))
    }
}

private fun toDeleteIssueEvent(java: example.annotationcontracts.webhook24.DeleteIssueEvent): DeleteIssueEvent = DeleteIssueEvent(
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
            toComment(example.annotationcontracts.webhook24.Comment.fromJson(node))
    }
}

private fun toComment(java: example.annotationcontracts.webhook24.Comment): Comment = Comment(
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
            toCreateCommentEvent(example.annotationcontracts.webhook24.CreateCommentEvent.fromJson(node))
    }
}

private fun toCreateCommentEvent(java: example.annotationcontracts.webhook24.CreateCommentEvent): CreateCommentEvent = CreateCommentEvent(
    comment = toComment(java.comment()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
    extra = java.extra(),
)

/**
 * Old values of the keys of a comment that changed (W6.3).
 *
 * @property id Comment identifier (since 2.3.0).
 * @property issue Identifier of the issue (since 2.3.0).
 * @property owner User who wrote the comment, or null (since 2.3.0).
 * @property message Text of the comment (since 2.3.0).
 * @property createdDate When the comment was made (since 2.3.0).
 * @property updatedDate When the comment was last changed (since 2.3.0).
 * @property extra members that the contract does not name, as received
 */
public data class CommentBeforeUpdate(
    override val id: Long? = null,
    override val issue: Long? = null,
    override val owner: Field<User?> = Field.missing(),
    override val message: String? = null,
    override val createdDate: String? = null,
    override val updatedDate: String? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.webhook.CommentBeforeUpdate {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"id\":", id ?: Field.missing<Any>())
            .put("\"issue\":", issue ?: Field.missing<Any>())
            .put("\"owner\":", owner)
            .put("\"message\":", message ?: Field.missing<Any>())
            .put("\"created_date\":", createdDate ?: Field.missing<Any>())
            .put("\"updated_date\":", updatedDate ?: Field.missing<Any>())
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
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): CommentBeforeUpdate =
            toCommentBeforeUpdate(example.annotationcontracts.webhook24.CommentBeforeUpdate.fromJson(node))
    }
}

private fun toCommentBeforeUpdate(java: example.annotationcontracts.webhook24.CommentBeforeUpdate): CommentBeforeUpdate = CommentBeforeUpdate(
    id = java.id().orElse(null),
    issue = java.issue().orElse(null),
    owner = convert(java.owner()) { it?.let(::toUser) },
    message = java.message().orElse(null),
    createdDate = java.createdDate().orElse(null),
    updatedDate = java.updatedDate().orElse(null),
    extra = java.extra(),
)

/**
 * A comment was updated (W6.3).
 *
 * @property comment The comment after the update, in full (W6.3).
 * @property beforeUpdate Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
 * @property webhookId Identifier of the webhook that sends it (W6.3).
 * @property sender User who triggered the event (W6.3).
 * @property extra members that the contract does not name, as received
 */
public data class UpdateCommentEvent(
    public val comment: Comment,
    public val beforeUpdate: CommentBeforeUpdate? = null,
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
            .put("\"before_update\":", beforeUpdate ?: Field.missing<Any>())
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
            toUpdateCommentEvent(example.annotationcontracts.webhook24.UpdateCommentEvent.fromJson(node))
    }
}

private fun toUpdateCommentEvent(java: example.annotationcontracts.webhook24.UpdateCommentEvent): UpdateCommentEvent = UpdateCommentEvent(
    comment = toComment(java.comment()),
    beforeUpdate = java.beforeUpdate().orElse(null)?.let(::toCommentBeforeUpdate),
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
            toDeleteCommentEvent(example.annotationcontracts.webhook24.DeleteCommentEvent.fromJson(node))
    }
}

private fun toDeleteCommentEvent(java: example.annotationcontracts.webhook24.DeleteCommentEvent): DeleteCommentEvent = DeleteCommentEvent(
    comment = toComment(java.comment()),
    webhookId = java.webhookId(),
    sender = toSender(java.sender()),
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

private fun toWebhookType(java: example.annotationcontracts.webhook24.WebhookType): WebhookType = WebhookType.valueOf(java.name)

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

private fun toContentType(java: example.annotationcontracts.webhook24.ContentType): ContentType = ContentType(java.value())

/** Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 22 names (W-closed). */
public enum class EventName(override val value: String) : example.annotationcontracts.kotlin.webhook.EventName {
    UPDATE_ORGANIZATION("update:organization"),
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
    ;

    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)
}

private fun toEventName(java: example.annotationcontracts.webhook24.EventName): EventName = EventName.valueOf(java.name)

/**
 * A webhook as seen in the ping payload, which does not return the secret (W2.1).
 *
 * @property id Webhook identifier (W2.1).
 * @property url Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
 * @property targetUrl Where event payloads are delivered (W2.1).
 * @property description Short purpose summary; may be empty (W2.1).
 * @property type Scope of the webhook: project or organization (W2.1).
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
            toWebhook(example.annotationcontracts.webhook24.Webhook.fromJson(node))
    }
}

private fun toWebhook(java: example.annotationcontracts.webhook24.Webhook): Webhook = Webhook(
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
            toPingEvent(example.annotationcontracts.webhook24.PingEvent.fromJson(node))
    }
}

private fun toPingEvent(java: example.annotationcontracts.webhook24.PingEvent): PingEvent = PingEvent(
    webhook = toWebhook(java.webhook()),
    sender = toUser(java.sender()),
    extra = java.extra(),
)

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. */
public sealed interface Delivery : example.annotationcontracts.kotlin.webhook.Delivery {
    override val edition: String get() = "2.4"

    public companion object {
        /**
         * Reads a document from the exact bytes of a [body].
         *
         * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JvmOverloads
        public fun parse(body: ByteArray, mode: Mode = Mode.TOLERANT): Delivery = JsonReader.read(body).let { node -> toDelivery(example.annotationcontracts.webhook24.Delivery.fromJson(node, mode)) }

        internal fun of(java: example.annotationcontracts.webhook24.Delivery): Delivery = toDelivery(java)

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Delivery =
            toDelivery(example.annotationcontracts.webhook24.Delivery.fromJson(node))
    }
}

private fun toDelivery(java: example.annotationcontracts.webhook24.Delivery): Delivery = when (java) {
    is example.annotationcontracts.webhook24.UpdateOrganizationEvent -> toUpdateOrganizationEvent(java)
    is example.annotationcontracts.webhook24.DeleteOrganizationEvent -> toDeleteOrganizationEvent(java)
    is example.annotationcontracts.webhook24.UpdateMembershipEvent -> toUpdateMembershipEvent(java)
    is example.annotationcontracts.webhook24.DeleteMembershipEvent -> toDeleteMembershipEvent(java)
    is example.annotationcontracts.webhook24.CreateMembershipEvent -> toCreateMembershipEvent(java)
    is example.annotationcontracts.webhook24.CreateInvitationEvent -> toCreateInvitationEvent(java)
    is example.annotationcontracts.webhook24.DeleteInvitationEvent -> toDeleteInvitationEvent(java)
    is example.annotationcontracts.webhook24.CreateProjectEvent -> toCreateProjectEvent(java)
    is example.annotationcontracts.webhook24.UpdateProjectEvent -> toUpdateProjectEvent(java)
    is example.annotationcontracts.webhook24.DeleteProjectEvent -> toDeleteProjectEvent(java)
    is example.annotationcontracts.webhook24.CreateTaskEvent -> toCreateTaskEvent(java)
    is example.annotationcontracts.webhook24.UpdateTaskEvent -> toUpdateTaskEvent(java)
    is example.annotationcontracts.webhook24.DeleteTaskEvent -> toDeleteTaskEvent(java)
    is example.annotationcontracts.webhook24.UpdateJobEvent -> toUpdateJobEvent(java)
    is example.annotationcontracts.webhook24.CreateJobEvent -> toCreateJobEvent(java)
    is example.annotationcontracts.webhook24.DeleteJobEvent -> toDeleteJobEvent(java)
    is example.annotationcontracts.webhook24.CreateIssueEvent -> toCreateIssueEvent(java)
    is example.annotationcontracts.webhook24.UpdateIssueEvent -> toUpdateIssueEvent(java)
    is example.annotationcontracts.webhook24.DeleteIssueEvent -> toDeleteIssueEvent(java)
    is example.annotationcontracts.webhook24.CreateCommentEvent -> toCreateCommentEvent(java)
    is example.annotationcontracts.webhook24.UpdateCommentEvent -> toUpdateCommentEvent(java)
    is example.annotationcontracts.webhook24.DeleteCommentEvent -> toDeleteCommentEvent(java)
    is example.annotationcontracts.webhook24.PingEvent -> toPingEvent(java)
    is example.annotationcontracts.webhook24.UnknownEvent -> UnknownEvent(java.event(), java.document())
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
