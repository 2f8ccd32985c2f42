// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** A user in full, with personal data; only webhooks of type {@code server} receive it (since 2.76.0). Has the members that its editions share. */
public interface UserDetail extends JsonEncodable {
  /**
   * Address of the user, {@code {base_url}/api/users/<user_id>} (since 2.76.0).
   *
   * @return the member
   */
  String url();

  /**
   * User identifier (since 2.76.0).
   *
   * @return the member
   */
  long id();

  /**
   * Login name (since 2.76.0).
   *
   * @return the member
   */
  String username();

  /**
   * Given name; may be empty (since 2.76.0).
   *
   * @return the member
   */
  String firstName();

  /**
   * Family name; may be empty (since 2.76.0).
   *
   * @return the member
   */
  String lastName();

  /**
   * E-mail address; may be empty (since 2.76.0).
   *
   * @return the member
   */
  String email();

  /**
   * Names of the groups the user belongs to (since 2.76.0).
   *
   * @return the member
   */
  List<String> groups();

  /**
   * True when the user may enter the administration site (since 2.76.0).
   *
   * @return the member
   */
  boolean isStaff();

  /**
   * True when the user has every permission (since 2.76.0).
   *
   * @return the member
   */
  boolean isSuperuser();

  /**
   * False when the account is switched off (since 2.76.0).
   *
   * @return the member
   */
  boolean isActive();

  /**
   * When the user last signed in, or null (since 2.76.0).
   *
   * @return the member
   */
  String lastLogin();

  /**
   * When the account was made (since 2.76.0).
   *
   * @return the member
   */
  String dateJoined();

  /**
   * True when the user may see analytics, or null (since 2.76.0).
   *
   * @return the member
   */
  Boolean hasAnalyticsAccess();

  /**
   * How the account was made, or null (since 2.76.0).
   *
   * @return the member
   */
  AccountOrigin createdVia();

  /**
   * True when the e-mail address is verified, or null (since 2.76.0).
   *
   * @return the member
   */
  Boolean emailVerified();

  /**
   * What the user wants the platform for, or null (since 2.79.0).
   *
   * @return the member
   */
  Field<String> cvatUsageReason();

  /**
   * Role the user named; may be empty (since 2.79.0).
   *
   * @return the member
   */
  Field<String> primaryRole();

  /**
   * What the user plans to do (since 2.79.0).
   *
   * @return the member
   */
  Field<? extends List<String>> plannedActivities();

  /**
   * Kinds of data the user works with (since 2.79.0).
   *
   * @return the member
   */
  Field<? extends List<String>> dataTypes();

  /**
   * Where the user heard of the platform; may be empty (since 2.79.0).
   *
   * @return the member
   */
  Field<String> discoverySource();
}
