import example.annotationcontracts.Field;
import example.annotationcontracts.rasterinfo2019.*;
import example.annotationcontracts.webhook23.*;

/** Proves to the compiler that sealed types are exhaustive: it refuses a {@code switch} that lacks one. */
final class Exhaustive {
  private Exhaustive() {}

  static String nameOf(RasterInfo info) {
    return switch (info) {
      case RasterGroup group -> "group";
      case RasterArray array -> "array";
    };
  }

  static boolean isNull(Field<?> field) {
    return switch (field) {
      case Field.Present<?> present -> present.value() == null;
      case Field.Missing<?> missing -> false;
    };
  }

  static String resourceOf(Delivery delivery) {
    return switch (delivery) {
      case UpdateOrganizationEvent update -> "organization";
      case UpdateMembershipEvent update -> "membership";
      case DeleteMembershipEvent delete -> "membership";
      case CreateInvitationEvent create -> "invitation";
      case DeleteInvitationEvent delete -> "invitation";
      case CreateProjectEvent create -> "project";
      case UpdateProjectEvent update -> "project";
      case DeleteProjectEvent delete -> "project";
      case CreateTaskEvent create -> "task";
      case UpdateTaskEvent update -> "task";
      case DeleteTaskEvent delete -> "task";
      case UpdateJobEvent update -> "job";
      case CreateIssueEvent create -> "issue";
      case UpdateIssueEvent update -> "issue";
      case DeleteIssueEvent delete -> "issue";
      case CreateCommentEvent create -> "comment";
      case UpdateCommentEvent update -> "comment";
      case DeleteCommentEvent delete -> "comment";
      case PingEvent ping -> "webhook";
      case UnknownEvent unknown -> unknown.event();
    };
  }
}
