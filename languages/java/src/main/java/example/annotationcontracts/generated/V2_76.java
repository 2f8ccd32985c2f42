// Generated from spec/main.tsp by "npm run generate". Do not edit.

package example.annotationcontracts.generated;

import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.*;
import java.math.BigDecimal;
import java.util.*;
import org.openapitools.jackson.nullable.JsonNullable;

/** Deliveries of edition 2.76. */
public final class V2_76 {
  private V2_76() {}

  /**
   * A user, as `owner` or `sender`, or as `assignee`.
   *
   * @param url Address of the user, `{base_url}/api/users/&lt;user_id&gt;`.
   * @param id User identifier.
   * @param username User name. The name used to log in.
   * @param firstName First name. May be empty.
   * @param lastName Last name. May be empty.
   * @param extra properties that the contract does not list
   */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  public record User(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "username", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String username,
      @JsonProperty(value = "first_name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String firstName,
      @JsonProperty(value = "last_name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String lastName,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements SenderObject {}

  /**
   * An organization (since 2.3.0).
   *
   * @param id Organization identifier (since 2.3.0).
   * @param slug Short name: letters, digits, `-` and `_` (since 2.3.0).
   * @param name Name (since 2.3.0).
   * @param description Description; may be empty (since 2.3.0).
   * @param createdDate When the organization was created (since 2.3.0).
   * @param updatedDate When the organization was last changed (since 2.3.0).
   * @param contact How to reach the organization: any JSON value; `{}` if nothing was entered (since 2.3.0).
   * @param owner User who owns the organization; null after that user was deleted (since 2.3.0).
   * @param extra properties that the contract does not list
   */
  public record Organization(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "slug", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String slug,
      @JsonProperty(value = "name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String name,
      @JsonProperty(value = "description", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String description,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "contact", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNode contact,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * The sender of an event that a background job raised, for example after data was uploaded (since 2.4.2).
   *
   * @param id User identifier (since 2.4.2).
   * @param username Login name (since 2.4.2).
   * @param email E-mail address; may be empty (since 2.4.2).
   * @param extra properties that the contract does not list
   */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  public record BackgroundUser(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "username", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String username,
      @JsonProperty(value = "email", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String email,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements SenderObject {}

  /** `Sender`, if it is an object. Who triggered an event: a full user, an abridged one if a background job raised it, or nobody (since 2.4.2). */
  @JsonDeserialize(using = SenderObject.Reader.class)
  public sealed interface SenderObject permits User, BackgroundUser {
    /** Chooses the record. */
    final class Reader extends SumReader<SenderObject> {
      /** Names the records. */
      public Reader() {
        super(SenderObject.class, "");
      }
    }
  }

  /**
   * An organization was updated.
   *
   * @param event Name of the event.
   * @param organization The organization after the update, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateOrganizationEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Organization organization,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An organization was created (since 2.76.0).
   *
   * @param event Name of the event.
   * @param organization The created organization, in full (since 2.76.0).
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateOrganizationEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Organization organization,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
   *
   * @param event Name of the event.
   * @param organization The deleted organization, in full (since 2.4.2).
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteOrganizationEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Organization organization,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear. */
  public static final class Role {
    private Role() {}

    /** worker */
    public static final String WORKER = "worker";
    /** supervisor */
    public static final String SUPERVISOR = "supervisor";
    /** maintainer */
    public static final String MAINTAINER = "maintainer";
    /** owner */
    public static final String OWNER = "owner";
  }

  /**
   * A membership of a user in an organization (since 2.3.0).
   *
   * @param id Membership identifier (since 2.3.0).
   * @param user User who is the member (since 2.3.0).
   * @param organization Identifier of the organization (since 2.3.0).
   * @param isActive True when the user accepted the invitation (since 2.3.0).
   * @param joinedDate When the user joined, or null (since 2.3.0).
   * @param role Role in the organization (since 2.3.0).
   * @param invitation Key of the invitation; null for the owner (since 2.3.0).
   * @param extra properties that the contract does not list
   */
  public record Membership(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "user", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User user,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long organization,
      @JsonProperty(value = "is_active", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean isActive,
      @JsonProperty(value = "joined_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String joinedDate,
      @JsonProperty(value = "role", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String role,
      @JsonProperty(value = "invitation", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String invitation,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A membership was updated. Member added to or removed from an organization.
   *
   * @param event Name of the event.
   * @param membership The membership after the update, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateMembershipEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "membership", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Membership membership,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A membership was deleted. A member was removed from an organization.
   *
   * @param event Name of the event.
   * @param membership The deleted membership, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteMembershipEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "membership", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Membership membership,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A member joined an organization (since 2.4.2).
   *
   * @param event Name of the event.
   * @param membership The created membership, in full (since 2.4.2).
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateMembershipEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "membership", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Membership membership,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An organization, with only its identifier and names (since 2.10.0).
   *
   * @param id Organization identifier (since 2.10.0).
   * @param slug Short name (since 2.10.0).
   * @param extra properties that the contract does not list
   */
  public record BasicOrganization(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "slug", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String slug,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * An invitation to an organization (since 2.3.0).
   *
   * @param key Key of the invitation; it has no other identifier (since 2.3.0).
   * @param createdDate When the invitation was created (since 2.3.0).
   * @param owner User who sent the invitation; may be null (since 2.3.0).
   * @param role Role in the organization (since 2.3.0).
   * @param user User who is invited (since 2.3.0).
   * @param organization Identifier of the organization (since 2.3.0).
   * @param expired True when the invitation has expired; may be null (since 2.10.0).
   * @param organizationInfo Identifier and names of the organization (since 2.10.0).
   * @param accepted True when the invitation was accepted (since 2.65.0).
   * @param extra properties that the contract does not list
   */
  public record Invitation(
      @JsonProperty(value = "key", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String key,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "role", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String role,
      @JsonProperty(value = "user", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User user,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long organization,
      @JsonProperty(value = "expired", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Boolean expired,
      @JsonProperty(value = "organization_info", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) BasicOrganization organizationInfo,
      @JsonProperty(value = "accepted", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean accepted,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * An invitation was created. It was issued.
   *
   * @param event Name of the event.
   * @param invitation The created invitation, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateInvitationEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "invitation", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Invitation invitation,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An invitation was deleted. It was revoked.
   *
   * @param event Name of the event.
   * @param invitation The deleted invitation, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteInvitationEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "invitation", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Invitation invitation,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * URL that lists the labels of a project, task or job (since 2.4.0).
   *
   * @param url URL of the list of labels (since 2.4.0).
   * @param extra properties that the contract does not list
   */
  public record LabelsSummary(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * Number of tasks of a project, and the URL that lists them (since 2.4.0).
   *
   * @param count Number of tasks (since 2.4.0).
   * @param url Address of the list of tasks; null in background deliveries (since 2.4.0).
   * @param extra properties that the contract does not list
   */
  public record TasksSummary(
      @JsonProperty(value = "count", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long count,
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /** Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear. */
  public static final class Status {
    private Status() {}

    /** annotation */
    public static final String ANNOTATION = "annotation";
    /** validation */
    public static final String VALIDATION = "validation";
    /** completed */
    public static final String COMPLETED = "completed";
  }

  /** Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear. */
  public static final class TaskDimension {
    private TaskDimension() {}

    /** 2d */
    public static final String _2D = "2d";
    /** 3d */
    public static final String _3D = "3d";
  }

  /** Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear. */
  public static final class StorageLocation {
    private StorageLocation() {}

    /** local */
    public static final String LOCAL = "local";
    /** cloud_storage */
    public static final String CLOUD_STORAGE = "cloud_storage";
  }

  /**
   * A storage. Where a task's data is read from or written to.
   *
   * @param id Storage identifier.
   * @param location Location of the storage. The kind of storage.
   * @param cloudStorageId Cloud storage identifier, or null. Null when the storage is not in a cloud.
   * @param extra properties that the contract does not list
   */
  public record DataStorage(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "location", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String location,
      @JsonProperty(value = "cloud_storage_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long cloudStorageId,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A project (since 2.3.0).
   *
   * @param url Address of the project, `{base_url}/api/projects/&lt;project_id&gt;` (since 2.3.0).
   * @param id Project identifier (since 2.3.0).
   * @param name Project name (since 2.3.0).
   * @param labels Labels of the project; null in background deliveries (since 2.4.0; before that, a list).
   * @param tasks Tasks of the project (since 2.4.0; before that, a list of identifiers).
   * @param owner User who owns the project, or null (since 2.3.0).
   * @param assignee User the project is assigned to, or null (since 2.3.0).
   * @param bugTracker Address of a bug tracker; may be empty (since 2.3.0).
   * @param taskSubsets Subsets that the tasks of the project belong to (since 2.3.0).
   * @param createdDate When the project was created (since 2.3.0).
   * @param updatedDate When the project was last changed (since 2.3.0).
   * @param status Status of the project (since 2.3.0).
   * @param dimension Dimension of the data; null if there are no tasks (since 2.3.0).
   * @param organization Identifier of the organization, or null (since 2.3.0).
   * @param targetStorage Where annotations are written to, or null (since 2.3.0).
   * @param sourceStorage Where data is read from, or null (since 2.3.0).
   * @param guideId Identifier of the annotation guide, or null (since 2.5.0).
   * @param assigneeUpdatedDate When the assignee last changed, or null (since 2.16.0).
   * @param organizationId Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
   * @param extra properties that the contract does not list
   */
  public record Project(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String name,
      @JsonProperty(value = "labels", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) LabelsSummary labels,
      @JsonProperty(value = "tasks", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) TasksSummary tasks,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "assignee", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User assignee,
      @JsonProperty(value = "bug_tracker", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String bugTracker,
      @JsonProperty(value = "task_subsets", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<String> taskSubsets,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "status", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String status,
      @JsonProperty(value = "dimension", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dimension,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organization,
      @JsonProperty(value = "target_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage targetStorage,
      @JsonProperty(value = "source_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage sourceStorage,
      @JsonProperty(value = "guide_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long guideId,
      @JsonProperty(value = "assignee_updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String assigneeUpdatedDate,
      @JsonProperty(value = "organization_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organizationId,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A project was created.
   *
   * @param event Name of the event.
   * @param project The created project, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateProjectEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "project", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Project project,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A project was updated.
   *
   * @param event Name of the event.
   * @param project The project after the update, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateProjectEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "project", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Project project,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A project was deleted.
   *
   * @param event Name of the event.
   * @param project The deleted project, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteProjectEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "project", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Project project,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Mode of a task or job; empty until it has data (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear. */
  public static final class TaskMode {
    private TaskMode() {}

    /** The empty text. */
    public static final String EMPTY = "";
    /** annotation */
    public static final String ANNOTATION = "annotation";
    /** interpolation */
    public static final String INTERPOLATION = "interpolation";
  }

  /**
   * Number of jobs of a task, and the URL that lists them (since 2.4.0).
   *
   * @param count Number of jobs; until 2.72, it is 0 in create events and background deliveries (since 2.4.0).
   * @param completed Number of completed jobs; until 2.72, null in create events and background deliveries (since 2.4.0).
   * @param validation Number of jobs in validation; until 2.72, null in create events and background deliveries (since 2.5.0).
   * @param url Address of the list of jobs; null in background deliveries (since 2.4.0).
   * @param extra properties that the contract does not list
   */
  public record JobsSummary(
      @JsonProperty(value = "count", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long count,
      @JsonProperty(value = "completed", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long completed,
      @JsonProperty(value = "validation", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long validation,
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /** Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear. */
  public static final class ChunkType {
    private ChunkType() {}

    /** imageset */
    public static final String IMAGESET = "imageset";
    /** video */
    public static final String VIDEO = "video";
    /** audio_mp3 */
    public static final String AUDIO_MP3 = "audio_mp3";
  }

  /** How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear. */
  public static final class ValidationMode {
    private ValidationMode() {}

    /** gt */
    public static final String GT = "gt";
    /** gt_pool */
    public static final String GT_POOL = "gt_pool";
  }

  /** Kind of media (since 2.65.0). Known: `image`; others may appear, such as audio types. */
  public static final class MediaType {
    private MediaType() {}

    /** image */
    public static final String IMAGE = "image";
  }

  /**
   * A task.
   *
   * @param url Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;`.
   * @param id Task identifier.
   * @param name Task name.
   * @param projectId Identifier of the project the task belongs to, or null (null since 2.3.0).
   * @param mode Empty string or a mode name.
   * @param owner User who owns the task, or null (null since 2.3.0).
   * @param assignee User the task is assigned to, or null.
   * @param bugTracker Bug tracker; may be empty. A URL.
   * @param createdDate When the task was created.
   * @param updatedDate When the task was last updated.
   * @param overlap Overlap, or null. The number of frames that neighboring segments share.
   * @param segmentSize Size of a segment. Counted in frames.
   * @param status Status of the task.
   * @param labels Labels of the task; null in background deliveries (since 2.4.0; before that, a list).
   * @param jobs Jobs of the task (since 2.4.0).
   * @param dataChunkSize Number of frames in a data chunk; only if the task has data; may be null (since 2.3.0).
   * @param dataCompressedChunkType Type of the compressed chunks; only if the task has data.
   * @param dataOriginalChunkType Type of the original chunks; only if the task has data.
   * @param size Number of frames; only if the task has data.
   * @param imageQuality Image quality; only if the task has data.
   * @param data Identifier of the task's data; only if the task has data; may be null (since 2.59.0).
   * @param dimension Dimension. The dimension of the data.
   * @param subset Subset; may be empty. The subset that the task belongs to.
   * @param organization Organization, or null. Its identifier.
   * @param targetStorage Where annotations are written to, or null (null since 2.3.0).
   * @param sourceStorage Where data is read from, or null (null since 2.3.0).
   * @param guideId Identifier of the annotation guide, or null (since 2.5.0).
   * @param assigneeUpdatedDate When the assignee last changed, or null (since 2.16.0).
   * @param validationMode How the work on the task is validated; may be null (since 2.21.0).
   * @param consensusEnabled True when several annotators work on the same frames (since 2.27.0, until 2.79).
   * @param dataCloudStorageId Identifier of the cloud storage that holds the data, or null; only if the task has data (since 2.44.0).
   * @param organizationId Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
   * @param projectName Name of the project, or null (since 2.59.0).
   * @param mediaType Kind of media, such as `image` (since 2.65.0).
   * @param initialReplicas Number of replicas that each job starts with (since 2.80.0).
   * @param extra properties that the contract does not list
   */
  public record Task(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String name,
      @JsonProperty(value = "project_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long projectId,
      @JsonProperty(value = "mode", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String mode,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "assignee", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User assignee,
      @JsonProperty(value = "bug_tracker", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String bugTracker,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "overlap", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long overlap,
      @JsonProperty(value = "segment_size", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long segmentSize,
      @JsonProperty(value = "status", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String status,
      @JsonProperty(value = "labels", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) LabelsSummary labels,
      @JsonProperty(value = "jobs", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) JobsSummary jobs,
      @JsonProperty(value = "data_chunk_size", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<Long> dataChunkSize,
      @JsonProperty(value = "data_compressed_chunk_type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String dataCompressedChunkType,
      @JsonProperty(value = "data_original_chunk_type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String dataOriginalChunkType,
      @JsonProperty(value = "size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long size,
      @JsonProperty(value = "image_quality", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long imageQuality,
      @JsonProperty(value = "data", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<Long> data,
      @JsonProperty(value = "dimension", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dimension,
      @JsonProperty(value = "subset", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String subset,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organization,
      @JsonProperty(value = "target_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage targetStorage,
      @JsonProperty(value = "source_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage sourceStorage,
      @JsonProperty(value = "guide_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long guideId,
      @JsonProperty(value = "assignee_updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String assigneeUpdatedDate,
      @JsonProperty(value = "validation_mode", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String validationMode,
      @JsonProperty(value = "consensus_enabled", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Boolean consensusEnabled,
      @JsonProperty(value = "data_cloud_storage_id", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<Long> dataCloudStorageId,
      @JsonProperty(value = "organization_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organizationId,
      @JsonProperty(value = "project_name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String projectName,
      @JsonProperty(value = "media_type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String mediaType,
      @JsonProperty(value = "initial_replicas", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long initialReplicas,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A task was created.
   *
   * @param event Name of the event.
   * @param task The created task, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateTaskEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "task", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Task task,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A task was updated. For example, its status or its assignment changed.
   *
   * @param event Name of the event.
   * @param task The task after the update, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateTaskEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "task", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Task task,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A task was deleted.
   *
   * @param event Name of the event.
   * @param task The deleted task, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteTaskEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "task", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Task task,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear. */
  public static final class JobStage {
    private JobStage() {}

    /** annotation */
    public static final String ANNOTATION = "annotation";
    /** validation */
    public static final String VALIDATION = "validation";
    /** acceptance */
    public static final String ACCEPTANCE = "acceptance";
  }

  /** State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear. */
  public static final class JobState {
    private JobState() {}

    /** new */
    public static final String NEW = "new";
    /** in progress */
    public static final String IN_PROGRESS = "in progress";
    /** completed */
    public static final String COMPLETED = "completed";
    /** rejected */
    public static final String REJECTED = "rejected";
  }

  /**
   * Number of issues of a job, and the URL that lists them (since 2.4.0).
   *
   * @param url Address of the list of issues; null in background deliveries of early releases (since 2.4.0).
   * @param count Number of issues (since 2.4.0).
   * @param extra properties that the contract does not list
   */
  public record IssuesSummary(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "count", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long count,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /** Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`, `replica`; others may appear. */
  public static final class JobType {
    private JobType() {}

    /** annotation */
    public static final String ANNOTATION = "annotation";
    /** ground_truth */
    public static final String GROUND_TRUTH = "ground_truth";
    /** consensus_replica */
    public static final String CONSENSUS_REPLICA = "consensus_replica";
    /** replica */
    public static final String REPLICA = "replica";
  }

  /**
   * A job: the part of a task that one annotator works on (since 2.3.0).
   *
   * @param url Address of the job, `{base_url}/api/jobs/&lt;job_id&gt;` (since 2.3.0).
   * @param id Job identifier (since 2.3.0).
   * @param taskId Identifier of the task (since 2.3.0).
   * @param projectId Identifier of the project, or null (since 2.3.0).
   * @param assignee User the job is assigned to, or null (since 2.3.0).
   * @param dimension Dimension of the data (since 2.3.0).
   * @param labels Labels of the job; null in background deliveries (since 2.4.0; before that, a list).
   * @param bugTracker Address of a bug tracker, or null; may be empty (since 2.3.0).
   * @param status Status of the job (since 2.3.0).
   * @param stage Stage of the job (since 2.3.0).
   * @param state State of the job (since 2.3.0).
   * @param mode Name of a mode; may be empty (since 2.3.0).
   * @param startFrame First frame (since 2.3.0).
   * @param stopFrame Last frame, inclusive (since 2.3.0).
   * @param dataChunkSize Number of frames in a data chunk; may be null (since 2.3.0).
   * @param dataCompressedChunkType Type of the compressed chunks (since 2.3.0).
   * @param updatedDate When the job was last changed (since 2.3.0).
   * @param issues Issues of the job; null in background deliveries (since 2.4.0).
   * @param guideId Identifier of the annotation guide, or null (since 2.5.0).
   * @param frameCount Number of frames (since 2.5.0).
   * @param createdDate When the job was created (since 2.5.0).
   * @param type Kind of job (since 2.5.0).
   * @param organization Identifier of the organization, or null (since 2.5.0).
   * @param targetStorage Where annotations are written to, or null (since 2.10.0).
   * @param sourceStorage Where data is read from, or null (since 2.10.0).
   * @param assigneeUpdatedDate When the assignee last changed, or null (since 2.16.0).
   * @param dataOriginalChunkType Type of the original chunks (since 2.20.0).
   * @param parentJobId Identifier of the job that this one replicates; may be null (since 2.27.0).
   * @param consensusReplicas Number of replicas; `replicas_count` replaces it (since 2.27.0, until 2.79).
   * @param taskName Name of the task, or null (since 2.59.0).
   * @param projectName Name of the project, or null (since 2.59.0).
   * @param replicasCount Number of replicas (since 2.59.0).
   * @param mediaType Kind of media, such as `image` (since 2.65.0).
   * @param extra properties that the contract does not list
   */
  public record Job(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "task_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long taskId,
      @JsonProperty(value = "project_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long projectId,
      @JsonProperty(value = "assignee", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User assignee,
      @JsonProperty(value = "dimension", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dimension,
      @JsonProperty(value = "labels", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) LabelsSummary labels,
      @JsonProperty(value = "bug_tracker", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String bugTracker,
      @JsonProperty(value = "status", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String status,
      @JsonProperty(value = "stage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String stage,
      @JsonProperty(value = "state", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String state,
      @JsonProperty(value = "mode", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String mode,
      @JsonProperty(value = "start_frame", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long startFrame,
      @JsonProperty(value = "stop_frame", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long stopFrame,
      @JsonProperty(value = "data_chunk_size", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long dataChunkSize,
      @JsonProperty(value = "data_compressed_chunk_type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dataCompressedChunkType,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "issues", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) IssuesSummary issues,
      @JsonProperty(value = "guide_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long guideId,
      @JsonProperty(value = "frame_count", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long frameCount,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String type,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organization,
      @JsonProperty(value = "target_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage targetStorage,
      @JsonProperty(value = "source_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage sourceStorage,
      @JsonProperty(value = "assignee_updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String assigneeUpdatedDate,
      @JsonProperty(value = "data_original_chunk_type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dataOriginalChunkType,
      @JsonProperty(value = "parent_job_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long parentJobId,
      @JsonProperty(value = "consensus_replicas", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long consensusReplicas,
      @JsonProperty(value = "task_name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String taskName,
      @JsonProperty(value = "project_name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String projectName,
      @JsonProperty(value = "replicas_count", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long replicasCount,
      @JsonProperty(value = "media_type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String mediaType,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A job was updated. For example, its status or its assignee changed.
   *
   * @param event Name of the event.
   * @param job The job after the update, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateJobEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "job", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Job job,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A job was created (since 2.4.2).
   *
   * @param event Name of the event.
   * @param job The created job, in full (since 2.4.2).
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateJobEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "job", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Job job,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A job was deleted (since 2.4.2).
   *
   * @param event Name of the event.
   * @param job The deleted job, in full (since 2.4.2).
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteJobEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "job", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Job job,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * Number of comments on an issue, and the URL that lists them (since 2.4.0).
   *
   * @param count Number of comments (since 2.4.0).
   * @param url Address of the list of comments; null in background deliveries (since 2.4.0).
   * @param extra properties that the contract does not list
   */
  public record CommentsSummary(
      @JsonProperty(value = "count", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long count,
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * An issue that a reviewer opened on a frame (since 2.3.0).
   *
   * @param id Issue identifier (since 2.3.0).
   * @param frame Number of the frame (since 2.3.0).
   * @param position Coordinates on the frame (since 2.3.0).
   * @param job Identifier of the job (since 2.3.0).
   * @param owner User who opened the issue, or null (since 2.3.0).
   * @param assignee User the issue is assigned to, or null (since 2.3.0).
   * @param createdDate When the issue was opened, or null (since 2.3.0).
   * @param updatedDate When the issue was last changed, or null (since 2.3.0).
   * @param comments Comments on the issue (since 2.4.0; before that, a list).
   * @param resolved True when the issue is resolved (since 2.3.0).
   * @param extra properties that the contract does not list
   */
  public record Issue(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "frame", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long frame,
      @JsonProperty(value = "position", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<BigDecimal> position,
      @JsonProperty(value = "job", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long job,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "assignee", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User assignee,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "comments", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) CommentsSummary comments,
      @JsonProperty(value = "resolved", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean resolved,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * An issue was created.
   *
   * @param event Name of the event.
   * @param issue The created issue, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateIssueEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "issue", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Issue issue,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An issue was updated.
   *
   * @param event Name of the event.
   * @param issue The issue after the update, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateIssueEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "issue", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Issue issue,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An issue was deleted.
   *
   * @param event Name of the event.
   * @param issue The deleted issue, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteIssueEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "issue", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Issue issue,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A comment on an issue (since 2.3.0).
   *
   * @param id Comment identifier (since 2.3.0).
   * @param issue Identifier of the issue (since 2.3.0).
   * @param owner User who wrote the comment; may be null (since 2.3.0).
   * @param message Text of the comment (since 2.3.0).
   * @param createdDate When the comment was created (since 2.3.0).
   * @param updatedDate When the comment was last changed (since 2.3.0).
   * @param extra properties that the contract does not list
   */
  public record IssueComment(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "issue", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long issue,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "message", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String message,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A comment was created.
   *
   * @param event Name of the event.
   * @param comment The created comment, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateCommentEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "comment", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) IssueComment comment,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A comment was updated.
   *
   * @param event Name of the event.
   * @param comment The comment after the update, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateCommentEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "comment", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) IssueComment comment,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A comment was deleted.
   *
   * @param event Name of the event.
   * @param comment The deleted comment, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteCommentEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "comment", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) IssueComment comment,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Status of a request; `finished` or `failed` in a delivery (since 2.73.0). Known: `queued`, `started`, `failed`, `finished`; others may appear. */
  public static final class RequestStatus {
    private RequestStatus() {}

    /** queued */
    public static final String QUEUED = "queued";
    /** started */
    public static final String STARTED = "started";
    /** failed */
    public static final String FAILED = "failed";
    /** finished */
    public static final String FINISHED = "finished";
  }

  /** Action and object of a request (since 2.73.0). Known: `calculate:quality`, `create:task`, `export:annotations`, `export:backup`, `export:dataset`, `merge:job`, `merge:task`; others may appear. */
  public static final class OperationType {
    private OperationType() {}

    /** calculate:quality */
    public static final String CALCULATE_QUALITY = "calculate:quality";
    /** create:task */
    public static final String CREATE_TASK = "create:task";
    /** export:annotations */
    public static final String EXPORT_ANNOTATIONS = "export:annotations";
    /** export:backup */
    public static final String EXPORT_BACKUP = "export:backup";
    /** export:dataset */
    public static final String EXPORT_DATASET = "export:dataset";
    /** merge:job */
    public static final String MERGE_JOB = "merge:job";
    /** merge:task */
    public static final String MERGE_TASK = "merge:task";
  }

  /** Kind of resource that a background operation applies to (since 2.65.0). Known: `project`, `task`, `job`; others may appear. */
  public static final class OperationTarget {
    private OperationTarget() {}

    /** project */
    public static final String PROJECT = "project";
    /** task */
    public static final String TASK = "task";
    /** job */
    public static final String JOB = "job";
  }

  /**
   * The operation of a request (since 2.73.0).
   *
   * @param type Action and its object, such as `export:dataset` (since 2.73.0).
   * @param target Kind of the resource (since 2.73.0).
   * @param projectId Identifier of the project, or null (since 2.73.0).
   * @param taskId Identifier of the task, or null (since 2.73.0).
   * @param jobId Identifier of the job, or null (since 2.73.0).
   * @param orgId Identifier of the organization, or null (since 2.73.0).
   * @param format Name of the format, or null (since 2.73.0).
   * @param functionId Identifier of a function, or null; inferred, so it may be missing (since 2.73.0).
   * @param lightweight True for a backup without media; may be null (since 2.73.0).
   * @param extra properties that the contract does not list
   */
  public record RequestOperation(
      @JsonProperty(value = "type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String type,
      @JsonProperty(value = "target", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String target,
      @JsonProperty(value = "project_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long projectId,
      @JsonProperty(value = "task_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long taskId,
      @JsonProperty(value = "job_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long jobId,
      @JsonProperty(value = "org_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long orgId,
      @JsonProperty(value = "format", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String format,
      @JsonProperty(value = "function_id", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<String> functionId,
      @JsonProperty(value = "lightweight", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Boolean lightweight,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * The user who made a request, with identifiers only (since 2.73.0).
   *
   * @param id User identifier (since 2.73.0).
   * @param username Login name (since 2.73.0).
   * @param extra properties that the contract does not list
   */
  public record UserIdentifiers(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "username", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String username,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A background request of the platform (since 2.73.0).
   *
   * @param status Outcome of the request (since 2.73.0).
   * @param message Text of the error; empty on success (since 2.73.0).
   * @param id Request identifier, such as `action=export&amp;target=task&amp;target_id=15` (since 2.73.0).
   * @param operation The operation that was requested (since 2.73.0).
   * @param progress Progress from 0 to 1, or null (since 2.73.0).
   * @param createdDate When the request was made (since 2.73.0).
   * @param startedDate When the work began, or null (since 2.73.0).
   * @param finishedDate When the work ended, or null (since 2.73.0).
   * @param expiryDate When the result will be deleted, or null (since 2.73.0).
   * @param owner User who made the request, or null (since 2.73.0).
   * @param resultUrl Address of the result, or null (since 2.73.0).
   * @param resultId Identifier of the result, or null (since 2.73.0).
   * @param extra properties that the contract does not list
   */
  public record BackgroundRequest(
      @JsonProperty(value = "status", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String status,
      @JsonProperty(value = "message", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String message,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String id,
      @JsonProperty(value = "operation", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) RequestOperation operation,
      @JsonProperty(value = "progress", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) BigDecimal progress,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "started_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String startedDate,
      @JsonProperty(value = "finished_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String finishedDate,
      @JsonProperty(value = "expiry_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String expiryDate,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) UserIdentifiers owner,
      @JsonProperty(value = "result_url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String resultUrl,
      @JsonProperty(value = "result_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long resultId,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A quality report was calculated, or its calculation failed (since 2.73.0).
   *
   * @param event Name of the event (since 2.73.0).
   * @param request The request that finished or failed (since 2.73.0).
   * @param webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
   * @param sender User who made the request (since 2.76.0).
   * @param extra properties that the contract does not list
   */
  public record CompletedRequestCalculateQualityEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "request", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) BackgroundRequest request,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * The data of a task was read, or reading it failed (since 2.73.0).
   *
   * @param event Name of the event (since 2.73.0).
   * @param request The request that finished or failed (since 2.73.0).
   * @param webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
   * @param sender User who made the request (since 2.76.0).
   * @param extra properties that the contract does not list
   */
  public record CompletedRequestCreateTaskEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "request", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) BackgroundRequest request,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An export of annotations finished or failed (since 2.73.0).
   *
   * @param event Name of the event (since 2.73.0).
   * @param request The request that finished or failed (since 2.73.0).
   * @param webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
   * @param sender User who made the request (since 2.76.0).
   * @param extra properties that the contract does not list
   */
  public record CompletedRequestExportAnnotationsEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "request", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) BackgroundRequest request,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A backup finished or failed (since 2.73.0).
   *
   * @param event Name of the event (since 2.73.0).
   * @param request The request that finished or failed (since 2.73.0).
   * @param webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
   * @param sender User who made the request (since 2.76.0).
   * @param extra properties that the contract does not list
   */
  public record CompletedRequestExportBackupEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "request", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) BackgroundRequest request,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An export of a dataset finished or failed (since 2.73.0).
   *
   * @param event Name of the event (since 2.73.0).
   * @param request The request that finished or failed (since 2.73.0).
   * @param webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
   * @param sender User who made the request (since 2.76.0).
   * @param extra properties that the contract does not list
   */
  public record CompletedRequestExportDatasetEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "request", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) BackgroundRequest request,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * The replicas of a job were merged, or merging them failed (since 2.73.0).
   *
   * @param event Name of the event (since 2.73.0).
   * @param request The request that finished or failed (since 2.73.0).
   * @param webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
   * @param sender User who made the request (since 2.76.0).
   * @param extra properties that the contract does not list
   */
  public record CompletedRequestMergeJobEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "request", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) BackgroundRequest request,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * The replicas of all jobs of a task were merged, or merging them failed (since 2.73.0).
   *
   * @param event Name of the event (since 2.73.0).
   * @param request The request that finished or failed (since 2.73.0).
   * @param webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
   * @param sender User who made the request (since 2.76.0).
   * @param extra properties that the contract does not list
   */
  public record CompletedRequestMergeTaskEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "request", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) BackgroundRequest request,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** How an account was created (since 2.76.0). Known: `registration`, `social`, `sso`, `ldap`, `invitation`; others may appear. */
  public static final class AccountOrigin {
    private AccountOrigin() {}

    /** registration */
    public static final String REGISTRATION = "registration";
    /** social */
    public static final String SOCIAL = "social";
    /** sso */
    public static final String SSO = "sso";
    /** ldap */
    public static final String LDAP = "ldap";
    /** invitation */
    public static final String INVITATION = "invitation";
  }

  /**
   * A full user, with personal data; only webhooks of type `server` receive it (since 2.76.0).
   *
   * @param url Address of the user, `{base_url}/api/users/&lt;user_id&gt;` (since 2.76.0).
   * @param id User identifier (since 2.76.0).
   * @param username Login name (since 2.76.0).
   * @param firstName Given name; may be empty (since 2.76.0).
   * @param lastName Family name; may be empty (since 2.76.0).
   * @param email E-mail address; may be empty (since 2.76.0).
   * @param groups Names of the groups that the user belongs to (since 2.76.0).
   * @param isStaff True when the user may enter the administration site (since 2.76.0).
   * @param isSuperuser True when the user has every permission (since 2.76.0).
   * @param isActive False when the account is switched off (since 2.76.0).
   * @param lastLogin When the user last signed in, or null (since 2.76.0).
   * @param dateJoined When the account was created (since 2.76.0).
   * @param hasAnalyticsAccess True when the user may see analytics; may be null (since 2.76.0).
   * @param createdVia How the account was created; may be null (since 2.76.0).
   * @param emailVerified True when the e-mail address is verified; may be null (since 2.76.0).
   * @param cvatUsageReason What the user wants to use the platform for; may be null (since 2.79.0).
   * @param primaryRole Role that the user stated; may be empty (since 2.79.0).
   * @param plannedActivities What the user plans to do (since 2.79.0).
   * @param dataTypes Kinds of data the user works with (since 2.79.0).
   * @param discoverySource How the user heard of the platform; may be empty (since 2.79.0).
   * @param extra properties that the contract does not list
   */
  public record UserDetail(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "username", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String username,
      @JsonProperty(value = "first_name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String firstName,
      @JsonProperty(value = "last_name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String lastName,
      @JsonProperty(value = "email", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String email,
      @JsonProperty(value = "groups", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<String> groups,
      @JsonProperty(value = "is_staff", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean isStaff,
      @JsonProperty(value = "is_superuser", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean isSuperuser,
      @JsonProperty(value = "is_active", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean isActive,
      @JsonProperty(value = "last_login", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String lastLogin,
      @JsonProperty(value = "date_joined", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dateJoined,
      @JsonProperty(value = "has_analytics_access", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Boolean hasAnalyticsAccess,
      @JsonProperty(value = "created_via", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdVia,
      @JsonProperty(value = "email_verified", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Boolean emailVerified,
      @JsonProperty(value = "cvat_usage_reason", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<String> cvatUsageReason,
      @JsonProperty(value = "primary_role", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String primaryRole,
      @JsonProperty(value = "planned_activities", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<String> plannedActivities,
      @JsonProperty(value = "data_types", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<String> dataTypes,
      @JsonProperty(value = "discovery_source", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String discoverySource,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A user was created or registered (since 2.76.0).
   *
   * @param event Name of the event.
   * @param user The created user, in full (since 2.76.0).
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateUserEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "user", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) UserDetail user,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A user was updated (since 2.76.0).
   *
   * @param event Name of the event.
   * @param user The user after the update, in full (since 2.76.0).
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateUserEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "user", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) UserDetail user,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A user was deleted (since 2.76.0).
   *
   * @param event Name of the event.
   * @param user The deleted user, in full (since 2.76.0).
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteUserEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "user", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) UserDetail user,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) SenderObject sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Scope of a webhook: a project, an organization or the server (server since 2.76.0). Closed vocabulary: `project`, `organization`, `server`. */
  public static final class WebhookType {
    private WebhookType() {}

    /** project */
    public static final String PROJECT = "project";
    /** organization */
    public static final String ORGANIZATION = "organization";
    /** server */
    public static final String SERVER = "server";
  }

  /** Media type of the delivered payload. Known: `application/json`; others may appear. */
  public static final class ContentType {
    private ContentType() {}

    /** application/json */
    public static final String APPLICATION_JSON = "application/json";
  }

  /** Name of an event a webhook can subscribe to. Closed vocabulary: 33 names. */
  public static final class EventName {
    private EventName() {}

    /** update:organization */
    public static final String UPDATE_ORGANIZATION = "update:organization";
    /** create:organization */
    public static final String CREATE_ORGANIZATION = "create:organization";
    /** delete:organization */
    public static final String DELETE_ORGANIZATION = "delete:organization";
    /** update:membership */
    public static final String UPDATE_MEMBERSHIP = "update:membership";
    /** delete:membership */
    public static final String DELETE_MEMBERSHIP = "delete:membership";
    /** create:membership */
    public static final String CREATE_MEMBERSHIP = "create:membership";
    /** create:invitation */
    public static final String CREATE_INVITATION = "create:invitation";
    /** delete:invitation */
    public static final String DELETE_INVITATION = "delete:invitation";
    /** create:project */
    public static final String CREATE_PROJECT = "create:project";
    /** update:project */
    public static final String UPDATE_PROJECT = "update:project";
    /** delete:project */
    public static final String DELETE_PROJECT = "delete:project";
    /** create:task */
    public static final String CREATE_TASK = "create:task";
    /** update:task */
    public static final String UPDATE_TASK = "update:task";
    /** delete:task */
    public static final String DELETE_TASK = "delete:task";
    /** update:job */
    public static final String UPDATE_JOB = "update:job";
    /** create:job */
    public static final String CREATE_JOB = "create:job";
    /** delete:job */
    public static final String DELETE_JOB = "delete:job";
    /** create:issue */
    public static final String CREATE_ISSUE = "create:issue";
    /** update:issue */
    public static final String UPDATE_ISSUE = "update:issue";
    /** delete:issue */
    public static final String DELETE_ISSUE = "delete:issue";
    /** create:comment */
    public static final String CREATE_COMMENT = "create:comment";
    /** update:comment */
    public static final String UPDATE_COMMENT = "update:comment";
    /** delete:comment */
    public static final String DELETE_COMMENT = "delete:comment";
    /** completed:request[calculate:quality] */
    public static final String COMPLETED_REQUEST_CALCULATE_QUALITY_ = "completed:request[calculate:quality]";
    /** completed:request[create:task] */
    public static final String COMPLETED_REQUEST_CREATE_TASK_ = "completed:request[create:task]";
    /** completed:request[export:annotations] */
    public static final String COMPLETED_REQUEST_EXPORT_ANNOTATIONS_ = "completed:request[export:annotations]";
    /** completed:request[export:backup] */
    public static final String COMPLETED_REQUEST_EXPORT_BACKUP_ = "completed:request[export:backup]";
    /** completed:request[export:dataset] */
    public static final String COMPLETED_REQUEST_EXPORT_DATASET_ = "completed:request[export:dataset]";
    /** completed:request[merge:job] */
    public static final String COMPLETED_REQUEST_MERGE_JOB_ = "completed:request[merge:job]";
    /** completed:request[merge:task] */
    public static final String COMPLETED_REQUEST_MERGE_TASK_ = "completed:request[merge:task]";
    /** create:user */
    public static final String CREATE_USER = "create:user";
    /** update:user */
    public static final String UPDATE_USER = "update:user";
    /** delete:user */
    public static final String DELETE_USER = "delete:user";
  }

  /**
   * A webhook as seen in the ping payload, which does not return the secret.
   *
   * @param id Webhook identifier.
   * @param url Address of the webhook, `{base_url}/api/webhooks/&lt;webhook_id&gt;`.
   * @param targetUrl Where event payloads are delivered.
   * @param description Short purpose summary; may be empty.
   * @param type Scope of the webhook: project, organization or server (server since 2.76.0).
   * @param contentType Media type of the delivered payload, sent as Content-Type.
   * @param isActive When false, no events are delivered, but pings are (since 2.3.0).
   * @param enableSsl Enables or disables SSL certificate verification for delivery. When true, SSL verification is on.
   * @param createdDate When the webhook was created.
   * @param updatedDate When the webhook was last updated.
   * @param owner User who created the webhook, or null (null since 2.3.0).
   * @param projectId Project identifier; an integer if `type` is `project` (since 2.4.0; before that, `project`).
   * @param organization Organization identifier for an organization webhook, or null. An integer if `type` is `organization`.
   * @param events Subscribed event names.
   * @param lastStatus HTTP status of the last delivery. Missing before the first delivery, and after one that got no response; until 2.4.1, null during a delivery.
   * @param lastDeliveryDate Time of the last delivery. Missing before the first delivery.
   * @param extra properties that the contract does not list
   */
  public record Webhook(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "target_url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String targetUrl,
      @JsonProperty(value = "description", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String description,
      @JsonProperty(value = "type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String type,
      @JsonProperty(value = "content_type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String contentType,
      @JsonProperty(value = "is_active", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean isActive,
      @JsonProperty(value = "enable_ssl", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean enableSsl,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "project_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long projectId,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organization,
      @JsonProperty(value = "events", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<String> events,
      @JsonProperty(value = "last_status", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<Long> lastStatus,
      @JsonProperty(value = "last_delivery_date", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String lastDeliveryDate,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A user triggered a ping. It has no `webhook_id` and no resource.
   *
   * @param event Always `ping`.
   * @param webhook The webhook resource.
   * @param sender User who triggered the ping.
   * @param extra properties that the contract does not list
   */
  public record PingEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "webhook", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Webhook webhook,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Body of any delivery: the payload for the event. `event` names the envelope. */
  public sealed interface Delivery extends Event permits UpdateOrganizationEvent, CreateOrganizationEvent, DeleteOrganizationEvent, UpdateMembershipEvent, DeleteMembershipEvent, CreateMembershipEvent, CreateInvitationEvent, DeleteInvitationEvent, CreateProjectEvent, UpdateProjectEvent, DeleteProjectEvent, CreateTaskEvent, UpdateTaskEvent, DeleteTaskEvent, UpdateJobEvent, CreateJobEvent, DeleteJobEvent, CreateIssueEvent, UpdateIssueEvent, DeleteIssueEvent, CreateCommentEvent, UpdateCommentEvent, DeleteCommentEvent, CompletedRequestCalculateQualityEvent, CompletedRequestCreateTaskEvent, CompletedRequestExportAnnotationsEvent, CompletedRequestExportBackupEvent, CompletedRequestExportDatasetEvent, CompletedRequestMergeJobEvent, CompletedRequestMergeTaskEvent, CreateUserEvent, UpdateUserEvent, DeleteUserEvent, PingEvent {
    @Override
    default String edition() {
      return "2.76";
    }
  }
}
