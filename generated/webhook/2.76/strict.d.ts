// Generated from spec/main.tsp by "npm run generate". Do not edit.

// For senders: an unknown property is an error, and every format is asserted.

import type { ValidationError } from "../../internal/types.d.ts";
import type { CompletedRequestCalculateQualityEvent, CompletedRequestCreateTaskEvent, CompletedRequestExportAnnotationsEvent, CompletedRequestExportBackupEvent, CompletedRequestExportDatasetEvent, CompletedRequestMergeJobEvent, CompletedRequestMergeTaskEvent, CreateCommentEvent, CreateInvitationEvent, CreateIssueEvent, CreateJobEvent, CreateMembershipEvent, CreateOrganizationEvent, CreateProjectEvent, CreateTaskEvent, CreateUserEvent, DeleteCommentEvent, DeleteInvitationEvent, DeleteIssueEvent, DeleteJobEvent, DeleteMembershipEvent, DeleteOrganizationEvent, DeleteProjectEvent, DeleteTaskEvent, DeleteUserEvent, Delivery, PingEvent, UpdateCommentEvent, UpdateIssueEvent, UpdateJobEvent, UpdateMembershipEvent, UpdateOrganizationEvent, UpdateProjectEvent, UpdateTaskEvent, UpdateUserEvent } from "./types.d.ts";

export type * from "./types.d.ts";

/** Lists the errors in a value, at most 100; empty if it is valid. Body of any delivery: the payload for the event. `event` names the envelope. */
export declare function validate(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function is(value: unknown): value is Delivery;

/** Lists the errors in a value, at most 100; empty if it is valid. An organization was updated. */
export declare function validateUpdateOrganizationEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isUpdateOrganizationEvent(value: unknown): value is UpdateOrganizationEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. An organization was created (since 2.76.0). */
export declare function validateCreateOrganizationEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCreateOrganizationEvent(value: unknown): value is CreateOrganizationEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. An organization was deleted (since 2.4.2, not in 2.73 to 2.75). */
export declare function validateDeleteOrganizationEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isDeleteOrganizationEvent(value: unknown): value is DeleteOrganizationEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A membership was updated. Member added to or removed from an organization. */
export declare function validateUpdateMembershipEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isUpdateMembershipEvent(value: unknown): value is UpdateMembershipEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A membership was deleted. A member was removed from an organization. */
export declare function validateDeleteMembershipEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isDeleteMembershipEvent(value: unknown): value is DeleteMembershipEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A member joined an organization (since 2.4.2). */
export declare function validateCreateMembershipEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCreateMembershipEvent(value: unknown): value is CreateMembershipEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. An invitation was created. It was issued. */
export declare function validateCreateInvitationEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCreateInvitationEvent(value: unknown): value is CreateInvitationEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. An invitation was deleted. It was revoked. */
export declare function validateDeleteInvitationEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isDeleteInvitationEvent(value: unknown): value is DeleteInvitationEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A project was created. */
export declare function validateCreateProjectEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCreateProjectEvent(value: unknown): value is CreateProjectEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A project was updated. */
export declare function validateUpdateProjectEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isUpdateProjectEvent(value: unknown): value is UpdateProjectEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A project was deleted. */
export declare function validateDeleteProjectEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isDeleteProjectEvent(value: unknown): value is DeleteProjectEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A task was created. */
export declare function validateCreateTaskEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCreateTaskEvent(value: unknown): value is CreateTaskEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A task was updated. For example, its status or its assignment changed. */
export declare function validateUpdateTaskEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isUpdateTaskEvent(value: unknown): value is UpdateTaskEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A task was deleted. */
export declare function validateDeleteTaskEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isDeleteTaskEvent(value: unknown): value is DeleteTaskEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A job was updated. For example, its status or its assignee changed. */
export declare function validateUpdateJobEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isUpdateJobEvent(value: unknown): value is UpdateJobEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A job was created (since 2.4.2). */
export declare function validateCreateJobEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCreateJobEvent(value: unknown): value is CreateJobEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A job was deleted (since 2.4.2). */
export declare function validateDeleteJobEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isDeleteJobEvent(value: unknown): value is DeleteJobEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. An issue was created. */
export declare function validateCreateIssueEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCreateIssueEvent(value: unknown): value is CreateIssueEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. An issue was updated. */
export declare function validateUpdateIssueEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isUpdateIssueEvent(value: unknown): value is UpdateIssueEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. An issue was deleted. */
export declare function validateDeleteIssueEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isDeleteIssueEvent(value: unknown): value is DeleteIssueEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A comment was created. */
export declare function validateCreateCommentEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCreateCommentEvent(value: unknown): value is CreateCommentEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A comment was updated. */
export declare function validateUpdateCommentEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isUpdateCommentEvent(value: unknown): value is UpdateCommentEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A comment was deleted. */
export declare function validateDeleteCommentEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isDeleteCommentEvent(value: unknown): value is DeleteCommentEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A quality report was calculated, or its calculation failed (since 2.73.0). */
export declare function validateCompletedRequestCalculateQualityEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCompletedRequestCalculateQualityEvent(value: unknown): value is CompletedRequestCalculateQualityEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. The data of a task was read, or reading it failed (since 2.73.0). */
export declare function validateCompletedRequestCreateTaskEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCompletedRequestCreateTaskEvent(value: unknown): value is CompletedRequestCreateTaskEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. An export of annotations finished or failed (since 2.73.0). */
export declare function validateCompletedRequestExportAnnotationsEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCompletedRequestExportAnnotationsEvent(value: unknown): value is CompletedRequestExportAnnotationsEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A backup finished or failed (since 2.73.0). */
export declare function validateCompletedRequestExportBackupEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCompletedRequestExportBackupEvent(value: unknown): value is CompletedRequestExportBackupEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. An export of a dataset finished or failed (since 2.73.0). */
export declare function validateCompletedRequestExportDatasetEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCompletedRequestExportDatasetEvent(value: unknown): value is CompletedRequestExportDatasetEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. The replicas of a job were merged, or merging them failed (since 2.73.0). */
export declare function validateCompletedRequestMergeJobEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCompletedRequestMergeJobEvent(value: unknown): value is CompletedRequestMergeJobEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. The replicas of all jobs of a task were merged, or merging them failed (since 2.73.0). */
export declare function validateCompletedRequestMergeTaskEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCompletedRequestMergeTaskEvent(value: unknown): value is CompletedRequestMergeTaskEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A user was created or registered (since 2.76.0). */
export declare function validateCreateUserEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isCreateUserEvent(value: unknown): value is CreateUserEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A user was updated (since 2.76.0). */
export declare function validateUpdateUserEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isUpdateUserEvent(value: unknown): value is UpdateUserEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A user was deleted (since 2.76.0). */
export declare function validateDeleteUserEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isDeleteUserEvent(value: unknown): value is DeleteUserEvent;

/** Lists the errors in a value, at most 100; empty if it is valid. A user triggered a ping. It has no `webhook_id` and no resource. */
export declare function validatePingEvent(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function isPingEvent(value: unknown): value is PingEvent;
