import example.annotationcontracts.Field
import example.annotationcontracts.kotlin.rasterinfo2019.RasterArray
import example.annotationcontracts.kotlin.rasterinfo2019.RasterGroup
import example.annotationcontracts.kotlin.rasterinfo2019.RasterInfo
import example.annotationcontracts.kotlin.webhook23.*

/** Proves to the compiler that sealed types are exhaustive: it refuses a `when` that lacks one. */
fun nameOf(info: RasterInfo): String = when (info) {
    is RasterGroup -> "group"
    is RasterArray -> "array"
}

/** Distinguishes null from missing; the compiler knows both, and that the value may be null. */
fun nameOfAssignee(assignee: Field<User?>): String? = when (assignee) {
    is Field.Present -> assignee.value?.username ?: "nobody"
    is Field.Missing -> null
}

fun resourceOf(delivery: Delivery): String = when (delivery) {
    is UpdateOrganizationEvent -> "organization"
    is UpdateMembershipEvent, is DeleteMembershipEvent -> "membership"
    is CreateInvitationEvent, is DeleteInvitationEvent -> "invitation"
    is CreateProjectEvent, is UpdateProjectEvent, is DeleteProjectEvent -> "project"
    is CreateTaskEvent, is UpdateTaskEvent, is DeleteTaskEvent -> "task"
    is UpdateJobEvent -> "job"
    is CreateIssueEvent, is UpdateIssueEvent, is DeleteIssueEvent -> "issue"
    is CreateCommentEvent, is UpdateCommentEvent, is DeleteCommentEvent -> "comment"
    is PingEvent -> "webhook"
    is UnknownEvent -> delivery.event
}
