// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type * as edition2_3 from "../webhook/2.3/types.d.ts";
import type * as edition2_4 from "../webhook/2.4/types.d.ts";
import type * as edition2_65 from "../webhook/2.65/types.d.ts";
import type * as edition2_73 from "../webhook/2.73/types.d.ts";
import type * as edition2_76 from "../webhook/2.76/types.d.ts";

/** Documents of the webhook contract by edition, that of the source document first. */
export interface DeliveryByEdition {
  readonly "2.3": edition2_3.Delivery;
  readonly "2.4": edition2_4.Delivery;
  readonly "2.65": edition2_65.Delivery;
  readonly "2.73": edition2_73.Delivery;
  readonly "2.76": edition2_76.Delivery;
}

/** Edition of the webhook contract. */
export type WebhookEdition = keyof DeliveryByEdition;

/** For each edition, its deliveries by event. */
export interface EventsByEdition {
  readonly "2.3": {
    readonly "update:organization": edition2_3.UpdateOrganizationEvent;
    readonly "update:membership": edition2_3.UpdateMembershipEvent;
    readonly "delete:membership": edition2_3.DeleteMembershipEvent;
    readonly "create:invitation": edition2_3.CreateInvitationEvent;
    readonly "delete:invitation": edition2_3.DeleteInvitationEvent;
    readonly "create:project": edition2_3.CreateProjectEvent;
    readonly "update:project": edition2_3.UpdateProjectEvent;
    readonly "delete:project": edition2_3.DeleteProjectEvent;
    readonly "create:task": edition2_3.CreateTaskEvent;
    readonly "update:task": edition2_3.UpdateTaskEvent;
    readonly "delete:task": edition2_3.DeleteTaskEvent;
    readonly "update:job": edition2_3.UpdateJobEvent;
    readonly "create:issue": edition2_3.CreateIssueEvent;
    readonly "update:issue": edition2_3.UpdateIssueEvent;
    readonly "delete:issue": edition2_3.DeleteIssueEvent;
    readonly "create:comment": edition2_3.CreateCommentEvent;
    readonly "update:comment": edition2_3.UpdateCommentEvent;
    readonly "delete:comment": edition2_3.DeleteCommentEvent;
    readonly "ping": edition2_3.PingEvent;
  };
  readonly "2.4": {
    readonly "update:organization": edition2_4.UpdateOrganizationEvent;
    readonly "delete:organization": edition2_4.DeleteOrganizationEvent;
    readonly "update:membership": edition2_4.UpdateMembershipEvent;
    readonly "delete:membership": edition2_4.DeleteMembershipEvent;
    readonly "create:membership": edition2_4.CreateMembershipEvent;
    readonly "create:invitation": edition2_4.CreateInvitationEvent;
    readonly "delete:invitation": edition2_4.DeleteInvitationEvent;
    readonly "create:project": edition2_4.CreateProjectEvent;
    readonly "update:project": edition2_4.UpdateProjectEvent;
    readonly "delete:project": edition2_4.DeleteProjectEvent;
    readonly "create:task": edition2_4.CreateTaskEvent;
    readonly "update:task": edition2_4.UpdateTaskEvent;
    readonly "delete:task": edition2_4.DeleteTaskEvent;
    readonly "update:job": edition2_4.UpdateJobEvent;
    readonly "create:job": edition2_4.CreateJobEvent;
    readonly "delete:job": edition2_4.DeleteJobEvent;
    readonly "create:issue": edition2_4.CreateIssueEvent;
    readonly "update:issue": edition2_4.UpdateIssueEvent;
    readonly "delete:issue": edition2_4.DeleteIssueEvent;
    readonly "create:comment": edition2_4.CreateCommentEvent;
    readonly "update:comment": edition2_4.UpdateCommentEvent;
    readonly "delete:comment": edition2_4.DeleteCommentEvent;
    readonly "ping": edition2_4.PingEvent;
  };
  readonly "2.65": {
    readonly "update:organization": edition2_65.UpdateOrganizationEvent;
    readonly "delete:organization": edition2_65.DeleteOrganizationEvent;
    readonly "update:membership": edition2_65.UpdateMembershipEvent;
    readonly "delete:membership": edition2_65.DeleteMembershipEvent;
    readonly "create:membership": edition2_65.CreateMembershipEvent;
    readonly "create:invitation": edition2_65.CreateInvitationEvent;
    readonly "delete:invitation": edition2_65.DeleteInvitationEvent;
    readonly "create:project": edition2_65.CreateProjectEvent;
    readonly "update:project": edition2_65.UpdateProjectEvent;
    readonly "delete:project": edition2_65.DeleteProjectEvent;
    readonly "create:task": edition2_65.CreateTaskEvent;
    readonly "update:task": edition2_65.UpdateTaskEvent;
    readonly "delete:task": edition2_65.DeleteTaskEvent;
    readonly "update:job": edition2_65.UpdateJobEvent;
    readonly "create:job": edition2_65.CreateJobEvent;
    readonly "delete:job": edition2_65.DeleteJobEvent;
    readonly "create:issue": edition2_65.CreateIssueEvent;
    readonly "update:issue": edition2_65.UpdateIssueEvent;
    readonly "delete:issue": edition2_65.DeleteIssueEvent;
    readonly "create:comment": edition2_65.CreateCommentEvent;
    readonly "update:comment": edition2_65.UpdateCommentEvent;
    readonly "delete:comment": edition2_65.DeleteCommentEvent;
    readonly "create:export": edition2_65.CreateExportEvent;
    readonly "create:backup": edition2_65.CreateBackupEvent;
    readonly "ping": edition2_65.PingEvent;
  };
  readonly "2.73": {
    readonly "update:organization": edition2_73.UpdateOrganizationEvent;
    readonly "update:membership": edition2_73.UpdateMembershipEvent;
    readonly "delete:membership": edition2_73.DeleteMembershipEvent;
    readonly "create:membership": edition2_73.CreateMembershipEvent;
    readonly "create:invitation": edition2_73.CreateInvitationEvent;
    readonly "delete:invitation": edition2_73.DeleteInvitationEvent;
    readonly "create:project": edition2_73.CreateProjectEvent;
    readonly "update:project": edition2_73.UpdateProjectEvent;
    readonly "delete:project": edition2_73.DeleteProjectEvent;
    readonly "create:task": edition2_73.CreateTaskEvent;
    readonly "update:task": edition2_73.UpdateTaskEvent;
    readonly "delete:task": edition2_73.DeleteTaskEvent;
    readonly "update:job": edition2_73.UpdateJobEvent;
    readonly "create:job": edition2_73.CreateJobEvent;
    readonly "delete:job": edition2_73.DeleteJobEvent;
    readonly "create:issue": edition2_73.CreateIssueEvent;
    readonly "update:issue": edition2_73.UpdateIssueEvent;
    readonly "delete:issue": edition2_73.DeleteIssueEvent;
    readonly "create:comment": edition2_73.CreateCommentEvent;
    readonly "update:comment": edition2_73.UpdateCommentEvent;
    readonly "delete:comment": edition2_73.DeleteCommentEvent;
    readonly "completed:request[calculate:quality]": edition2_73.CompletedRequestCalculateQualityEvent;
    readonly "completed:request[create:task]": edition2_73.CompletedRequestCreateTaskEvent;
    readonly "completed:request[export:annotations]": edition2_73.CompletedRequestExportAnnotationsEvent;
    readonly "completed:request[export:backup]": edition2_73.CompletedRequestExportBackupEvent;
    readonly "completed:request[export:dataset]": edition2_73.CompletedRequestExportDatasetEvent;
    readonly "completed:request[merge:job]": edition2_73.CompletedRequestMergeJobEvent;
    readonly "completed:request[merge:task]": edition2_73.CompletedRequestMergeTaskEvent;
    readonly "ping": edition2_73.PingEvent;
  };
  readonly "2.76": {
    readonly "update:organization": edition2_76.UpdateOrganizationEvent;
    readonly "create:organization": edition2_76.CreateOrganizationEvent;
    readonly "delete:organization": edition2_76.DeleteOrganizationEvent;
    readonly "update:membership": edition2_76.UpdateMembershipEvent;
    readonly "delete:membership": edition2_76.DeleteMembershipEvent;
    readonly "create:membership": edition2_76.CreateMembershipEvent;
    readonly "create:invitation": edition2_76.CreateInvitationEvent;
    readonly "delete:invitation": edition2_76.DeleteInvitationEvent;
    readonly "create:project": edition2_76.CreateProjectEvent;
    readonly "update:project": edition2_76.UpdateProjectEvent;
    readonly "delete:project": edition2_76.DeleteProjectEvent;
    readonly "create:task": edition2_76.CreateTaskEvent;
    readonly "update:task": edition2_76.UpdateTaskEvent;
    readonly "delete:task": edition2_76.DeleteTaskEvent;
    readonly "update:job": edition2_76.UpdateJobEvent;
    readonly "create:job": edition2_76.CreateJobEvent;
    readonly "delete:job": edition2_76.DeleteJobEvent;
    readonly "create:issue": edition2_76.CreateIssueEvent;
    readonly "update:issue": edition2_76.UpdateIssueEvent;
    readonly "delete:issue": edition2_76.DeleteIssueEvent;
    readonly "create:comment": edition2_76.CreateCommentEvent;
    readonly "update:comment": edition2_76.UpdateCommentEvent;
    readonly "delete:comment": edition2_76.DeleteCommentEvent;
    readonly "completed:request[calculate:quality]": edition2_76.CompletedRequestCalculateQualityEvent;
    readonly "completed:request[create:task]": edition2_76.CompletedRequestCreateTaskEvent;
    readonly "completed:request[export:annotations]": edition2_76.CompletedRequestExportAnnotationsEvent;
    readonly "completed:request[export:backup]": edition2_76.CompletedRequestExportBackupEvent;
    readonly "completed:request[export:dataset]": edition2_76.CompletedRequestExportDatasetEvent;
    readonly "completed:request[merge:job]": edition2_76.CompletedRequestMergeJobEvent;
    readonly "completed:request[merge:task]": edition2_76.CompletedRequestMergeTaskEvent;
    readonly "create:user": edition2_76.CreateUserEvent;
    readonly "update:user": edition2_76.UpdateUserEvent;
    readonly "delete:user": edition2_76.DeleteUserEvent;
    readonly "ping": edition2_76.PingEvent;
  };
}

/** Edition of the source document. */
export type DefaultEdition = "2.3";

/** Name of an event in the source document. */
export type DefaultEvent = keyof EventsByEdition[DefaultEdition];

/** Which editions have each event and each property of its envelope. A set of editions is stored as the sum of 2^index. */
export declare const known: {
  /** Names of the editions, the source document's first. */
  readonly editions: readonly WebhookEdition[];
  /**
   * For each event, the editions that have it, and those that have each property of its envelope, except properties
   * that all these editions have.
   */
  readonly events: Readonly<
    Record<string, readonly [editions: number, properties?: Readonly<Record<string, number>>]>
  >;
};
