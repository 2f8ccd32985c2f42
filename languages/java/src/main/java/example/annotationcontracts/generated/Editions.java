// Generated from contracts.config.ts by "npm run generate". Do not edit.

package example.annotationcontracts.generated;

import example.annotationcontracts.Event;
import java.util.*;

/** The editions of the contracts. */
public final class Editions {
  private Editions() {}

  /** The edition of the source document. */
  public static final String SOURCE = "2.3";

  /** Records by event, for each edition of deliveries, newest first. */
  public static final Map<String, Map<String, Class<? extends Event>>> DELIVERIES;

  /** The type of each edition of raster info, the source document's first. */
  public static final Map<String, Class<?>> RASTER_INFO;

  static {
    Map<String, Map<String, Class<? extends Event>>> editions = new LinkedHashMap<>();
    editions.put("2.76", Map.ofEntries(
        Map.entry("update:organization", V2_76.UpdateOrganizationEvent.class),
        Map.entry("create:organization", V2_76.CreateOrganizationEvent.class),
        Map.entry("delete:organization", V2_76.DeleteOrganizationEvent.class),
        Map.entry("update:membership", V2_76.UpdateMembershipEvent.class),
        Map.entry("delete:membership", V2_76.DeleteMembershipEvent.class),
        Map.entry("create:membership", V2_76.CreateMembershipEvent.class),
        Map.entry("create:invitation", V2_76.CreateInvitationEvent.class),
        Map.entry("delete:invitation", V2_76.DeleteInvitationEvent.class),
        Map.entry("create:project", V2_76.CreateProjectEvent.class),
        Map.entry("update:project", V2_76.UpdateProjectEvent.class),
        Map.entry("delete:project", V2_76.DeleteProjectEvent.class),
        Map.entry("create:task", V2_76.CreateTaskEvent.class),
        Map.entry("update:task", V2_76.UpdateTaskEvent.class),
        Map.entry("delete:task", V2_76.DeleteTaskEvent.class),
        Map.entry("update:job", V2_76.UpdateJobEvent.class),
        Map.entry("create:job", V2_76.CreateJobEvent.class),
        Map.entry("delete:job", V2_76.DeleteJobEvent.class),
        Map.entry("create:issue", V2_76.CreateIssueEvent.class),
        Map.entry("update:issue", V2_76.UpdateIssueEvent.class),
        Map.entry("delete:issue", V2_76.DeleteIssueEvent.class),
        Map.entry("create:comment", V2_76.CreateCommentEvent.class),
        Map.entry("update:comment", V2_76.UpdateCommentEvent.class),
        Map.entry("delete:comment", V2_76.DeleteCommentEvent.class),
        Map.entry("completed:request[calculate:quality]", V2_76.CompletedRequestCalculateQualityEvent.class),
        Map.entry("completed:request[create:task]", V2_76.CompletedRequestCreateTaskEvent.class),
        Map.entry("completed:request[export:annotations]", V2_76.CompletedRequestExportAnnotationsEvent.class),
        Map.entry("completed:request[export:backup]", V2_76.CompletedRequestExportBackupEvent.class),
        Map.entry("completed:request[export:dataset]", V2_76.CompletedRequestExportDatasetEvent.class),
        Map.entry("completed:request[merge:job]", V2_76.CompletedRequestMergeJobEvent.class),
        Map.entry("completed:request[merge:task]", V2_76.CompletedRequestMergeTaskEvent.class),
        Map.entry("create:user", V2_76.CreateUserEvent.class),
        Map.entry("update:user", V2_76.UpdateUserEvent.class),
        Map.entry("delete:user", V2_76.DeleteUserEvent.class),
        Map.entry("ping", V2_76.PingEvent.class)));
    editions.put("2.73", Map.ofEntries(
        Map.entry("update:organization", V2_73.UpdateOrganizationEvent.class),
        Map.entry("update:membership", V2_73.UpdateMembershipEvent.class),
        Map.entry("delete:membership", V2_73.DeleteMembershipEvent.class),
        Map.entry("create:membership", V2_73.CreateMembershipEvent.class),
        Map.entry("create:invitation", V2_73.CreateInvitationEvent.class),
        Map.entry("delete:invitation", V2_73.DeleteInvitationEvent.class),
        Map.entry("create:project", V2_73.CreateProjectEvent.class),
        Map.entry("update:project", V2_73.UpdateProjectEvent.class),
        Map.entry("delete:project", V2_73.DeleteProjectEvent.class),
        Map.entry("create:task", V2_73.CreateTaskEvent.class),
        Map.entry("update:task", V2_73.UpdateTaskEvent.class),
        Map.entry("delete:task", V2_73.DeleteTaskEvent.class),
        Map.entry("update:job", V2_73.UpdateJobEvent.class),
        Map.entry("create:job", V2_73.CreateJobEvent.class),
        Map.entry("delete:job", V2_73.DeleteJobEvent.class),
        Map.entry("create:issue", V2_73.CreateIssueEvent.class),
        Map.entry("update:issue", V2_73.UpdateIssueEvent.class),
        Map.entry("delete:issue", V2_73.DeleteIssueEvent.class),
        Map.entry("create:comment", V2_73.CreateCommentEvent.class),
        Map.entry("update:comment", V2_73.UpdateCommentEvent.class),
        Map.entry("delete:comment", V2_73.DeleteCommentEvent.class),
        Map.entry("completed:request[calculate:quality]", V2_73.CompletedRequestCalculateQualityEvent.class),
        Map.entry("completed:request[create:task]", V2_73.CompletedRequestCreateTaskEvent.class),
        Map.entry("completed:request[export:annotations]", V2_73.CompletedRequestExportAnnotationsEvent.class),
        Map.entry("completed:request[export:backup]", V2_73.CompletedRequestExportBackupEvent.class),
        Map.entry("completed:request[export:dataset]", V2_73.CompletedRequestExportDatasetEvent.class),
        Map.entry("completed:request[merge:job]", V2_73.CompletedRequestMergeJobEvent.class),
        Map.entry("completed:request[merge:task]", V2_73.CompletedRequestMergeTaskEvent.class),
        Map.entry("ping", V2_73.PingEvent.class)));
    editions.put("2.65", Map.ofEntries(
        Map.entry("update:organization", V2_65.UpdateOrganizationEvent.class),
        Map.entry("delete:organization", V2_65.DeleteOrganizationEvent.class),
        Map.entry("update:membership", V2_65.UpdateMembershipEvent.class),
        Map.entry("delete:membership", V2_65.DeleteMembershipEvent.class),
        Map.entry("create:membership", V2_65.CreateMembershipEvent.class),
        Map.entry("create:invitation", V2_65.CreateInvitationEvent.class),
        Map.entry("delete:invitation", V2_65.DeleteInvitationEvent.class),
        Map.entry("create:project", V2_65.CreateProjectEvent.class),
        Map.entry("update:project", V2_65.UpdateProjectEvent.class),
        Map.entry("delete:project", V2_65.DeleteProjectEvent.class),
        Map.entry("create:task", V2_65.CreateTaskEvent.class),
        Map.entry("update:task", V2_65.UpdateTaskEvent.class),
        Map.entry("delete:task", V2_65.DeleteTaskEvent.class),
        Map.entry("update:job", V2_65.UpdateJobEvent.class),
        Map.entry("create:job", V2_65.CreateJobEvent.class),
        Map.entry("delete:job", V2_65.DeleteJobEvent.class),
        Map.entry("create:issue", V2_65.CreateIssueEvent.class),
        Map.entry("update:issue", V2_65.UpdateIssueEvent.class),
        Map.entry("delete:issue", V2_65.DeleteIssueEvent.class),
        Map.entry("create:comment", V2_65.CreateCommentEvent.class),
        Map.entry("update:comment", V2_65.UpdateCommentEvent.class),
        Map.entry("delete:comment", V2_65.DeleteCommentEvent.class),
        Map.entry("create:export", V2_65.CreateExportEvent.class),
        Map.entry("create:backup", V2_65.CreateBackupEvent.class),
        Map.entry("ping", V2_65.PingEvent.class)));
    editions.put("2.4", Map.ofEntries(
        Map.entry("update:organization", V2_4.UpdateOrganizationEvent.class),
        Map.entry("delete:organization", V2_4.DeleteOrganizationEvent.class),
        Map.entry("update:membership", V2_4.UpdateMembershipEvent.class),
        Map.entry("delete:membership", V2_4.DeleteMembershipEvent.class),
        Map.entry("create:membership", V2_4.CreateMembershipEvent.class),
        Map.entry("create:invitation", V2_4.CreateInvitationEvent.class),
        Map.entry("delete:invitation", V2_4.DeleteInvitationEvent.class),
        Map.entry("create:project", V2_4.CreateProjectEvent.class),
        Map.entry("update:project", V2_4.UpdateProjectEvent.class),
        Map.entry("delete:project", V2_4.DeleteProjectEvent.class),
        Map.entry("create:task", V2_4.CreateTaskEvent.class),
        Map.entry("update:task", V2_4.UpdateTaskEvent.class),
        Map.entry("delete:task", V2_4.DeleteTaskEvent.class),
        Map.entry("update:job", V2_4.UpdateJobEvent.class),
        Map.entry("create:job", V2_4.CreateJobEvent.class),
        Map.entry("delete:job", V2_4.DeleteJobEvent.class),
        Map.entry("create:issue", V2_4.CreateIssueEvent.class),
        Map.entry("update:issue", V2_4.UpdateIssueEvent.class),
        Map.entry("delete:issue", V2_4.DeleteIssueEvent.class),
        Map.entry("create:comment", V2_4.CreateCommentEvent.class),
        Map.entry("update:comment", V2_4.UpdateCommentEvent.class),
        Map.entry("delete:comment", V2_4.DeleteCommentEvent.class),
        Map.entry("ping", V2_4.PingEvent.class)));
    editions.put("2.3", Map.ofEntries(
        Map.entry("update:organization", V2_3.UpdateOrganizationEvent.class),
        Map.entry("update:membership", V2_3.UpdateMembershipEvent.class),
        Map.entry("delete:membership", V2_3.DeleteMembershipEvent.class),
        Map.entry("create:invitation", V2_3.CreateInvitationEvent.class),
        Map.entry("delete:invitation", V2_3.DeleteInvitationEvent.class),
        Map.entry("create:project", V2_3.CreateProjectEvent.class),
        Map.entry("update:project", V2_3.UpdateProjectEvent.class),
        Map.entry("delete:project", V2_3.DeleteProjectEvent.class),
        Map.entry("create:task", V2_3.CreateTaskEvent.class),
        Map.entry("update:task", V2_3.UpdateTaskEvent.class),
        Map.entry("delete:task", V2_3.DeleteTaskEvent.class),
        Map.entry("update:job", V2_3.UpdateJobEvent.class),
        Map.entry("create:issue", V2_3.CreateIssueEvent.class),
        Map.entry("update:issue", V2_3.UpdateIssueEvent.class),
        Map.entry("delete:issue", V2_3.DeleteIssueEvent.class),
        Map.entry("create:comment", V2_3.CreateCommentEvent.class),
        Map.entry("update:comment", V2_3.UpdateCommentEvent.class),
        Map.entry("delete:comment", V2_3.DeleteCommentEvent.class),
        Map.entry("ping", V2_3.PingEvent.class)));
    DELIVERIES = Collections.unmodifiableMap(editions);
    Map<String, Class<?>> rasters = new LinkedHashMap<>();
    rasters.put("2019", RasterInfo2019.RasterInfo.class);
    rasters.put("2026", RasterInfo2026.RasterInfo.class);
    rasters.put("observed", RasterInfoObserved.RasterInfo.class);
    RASTER_INFO = Collections.unmodifiableMap(rasters);
  }
}
