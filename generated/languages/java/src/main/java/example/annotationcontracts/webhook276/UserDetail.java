// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;
import java.util.List;

/**
 * A user in full, with personal data; only webhooks of type {@code server} receive it (since 2.76.0).
 *
 * @param url Address of the user, {@code {base_url}/api/users/<user_id>} (since 2.76.0).
 * @param id User identifier (since 2.76.0).
 * @param username Login name (since 2.76.0).
 * @param firstName Given name; may be empty (since 2.76.0).
 * @param lastName Family name; may be empty (since 2.76.0).
 * @param email E-mail address; may be empty (since 2.76.0).
 * @param groups Names of the groups the user belongs to (since 2.76.0).
 * @param isStaff True when the user may enter the administration site (since 2.76.0).
 * @param isSuperuser True when the user has every permission (since 2.76.0).
 * @param isActive False when the account is switched off (since 2.76.0).
 * @param lastLogin When the user last signed in, or null (since 2.76.0).
 * @param dateJoined When the account was made (since 2.76.0).
 * @param hasAnalyticsAccess True when the user may see analytics, or null (since 2.76.0).
 * @param createdVia How the account was made, or null (since 2.76.0).
 * @param emailVerified True when the e-mail address is verified, or null (since 2.76.0).
 * @param cvatUsageReason What the user wants the platform for, or null (since 2.79.0).
 * @param primaryRole Role the user named; may be empty (since 2.79.0).
 * @param plannedActivities What the user plans to do (since 2.79.0).
 * @param dataTypes Kinds of data the user works with (since 2.79.0).
 * @param discoverySource Where the user heard of the platform; may be empty (since 2.79.0).
 * @param extra members that the contract does not name, as received
 */
public record UserDetail(
    String url,
    long id,
    String username,
    String firstName,
    String lastName,
    String email,
    List<String> groups,
    boolean isStaff,
    boolean isSuperuser,
    boolean isActive,
    String lastLogin,
    String dateJoined,
    Boolean hasAnalyticsAccess,
    AccountOrigin createdVia,
    Boolean emailVerified,
    Field<String> cvatUsageReason,
    Field<String> primaryRole,
    Field<List<String>> plannedActivities,
    Field<List<String>> dataTypes,
    Field<String> discoverySource,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.UserDetail {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static UserDetail fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.76", WebhookDecoder::userDetail);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
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
        .put("\"primary_role\":", primaryRole)
        .put("\"planned_activities\":", plannedActivities)
        .put("\"data_types\":", dataTypes)
        .put("\"discovery_source\":", discoverySource)
        .end();
  }
}
