// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type {
  CreateCommentEvent,
  CreateInvitationEvent,
  CreateIssueEvent,
  CreateJobEvent,
  CreateMembershipEvent,
  CreateProjectEvent,
  CreateTaskEvent,
  DeleteCommentEvent,
  DeleteInvitationEvent,
  DeleteIssueEvent,
  DeleteJobEvent,
  DeleteMembershipEvent,
  DeleteOrganizationEvent,
  DeleteProjectEvent,
  DeleteTaskEvent,
  Delivery,
  PingEvent,
  UpdateCommentEvent,
  UpdateIssueEvent,
  UpdateJobEvent,
  UpdateMembershipEvent,
  UpdateOrganizationEvent,
  UpdateProjectEvent,
  UpdateTaskEvent,
} from "../../../types/webhook-2.4.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

// In tolerant mode, validate… lists what is wrong with a value: at most 100 errors, and none if it is valid. is… checks whether it is valid.

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. */
export declare function validate(value: unknown): readonly ValidationError[];
export declare function is(value: unknown): value is Delivery;

/** An organization was updated (W6.3). */
export declare function validateUpdateOrganizationEvent(value: unknown): readonly ValidationError[];
export declare function isUpdateOrganizationEvent(value: unknown): value is UpdateOrganizationEvent;

/** An organization was deleted (since 2.4.2, not in 2.73 to 2.75). */
export declare function validateDeleteOrganizationEvent(value: unknown): readonly ValidationError[];
export declare function isDeleteOrganizationEvent(value: unknown): value is DeleteOrganizationEvent;

/** A membership was updated (W6.3). Member added to or removed from an organization (W6.1). */
export declare function validateUpdateMembershipEvent(value: unknown): readonly ValidationError[];
export declare function isUpdateMembershipEvent(value: unknown): value is UpdateMembershipEvent;

/** A membership was deleted (W6.4). A member was removed from an organization (W6.1). */
export declare function validateDeleteMembershipEvent(value: unknown): readonly ValidationError[];
export declare function isDeleteMembershipEvent(value: unknown): value is DeleteMembershipEvent;

/** A member joined an organization (since 2.4.2). */
export declare function validateCreateMembershipEvent(value: unknown): readonly ValidationError[];
export declare function isCreateMembershipEvent(value: unknown): value is CreateMembershipEvent;

/** An invitation was created (W6.2). It was issued (W6.1). */
export declare function validateCreateInvitationEvent(value: unknown): readonly ValidationError[];
export declare function isCreateInvitationEvent(value: unknown): value is CreateInvitationEvent;

/** An invitation was deleted (W6.4). It was revoked (W6.1). */
export declare function validateDeleteInvitationEvent(value: unknown): readonly ValidationError[];
export declare function isDeleteInvitationEvent(value: unknown): value is DeleteInvitationEvent;

/** A project was created (W6.2). */
export declare function validateCreateProjectEvent(value: unknown): readonly ValidationError[];
export declare function isCreateProjectEvent(value: unknown): value is CreateProjectEvent;

/** A project was updated (W6.3). */
export declare function validateUpdateProjectEvent(value: unknown): readonly ValidationError[];
export declare function isUpdateProjectEvent(value: unknown): value is UpdateProjectEvent;

/** A project was deleted (W6.4). */
export declare function validateDeleteProjectEvent(value: unknown): readonly ValidationError[];
export declare function isDeleteProjectEvent(value: unknown): value is DeleteProjectEvent;

/** A task was created (W6.2). */
export declare function validateCreateTaskEvent(value: unknown): readonly ValidationError[];
export declare function isCreateTaskEvent(value: unknown): value is CreateTaskEvent;

/** A task was updated (W6.3). For example its status or its assignment changed (W6.1). */
export declare function validateUpdateTaskEvent(value: unknown): readonly ValidationError[];
export declare function isUpdateTaskEvent(value: unknown): value is UpdateTaskEvent;

/** A task was deleted (W6.4). */
export declare function validateDeleteTaskEvent(value: unknown): readonly ValidationError[];
export declare function isDeleteTaskEvent(value: unknown): value is DeleteTaskEvent;

/** A job was updated (W6.3). For example its status or its assignee changed (W1.4). */
export declare function validateUpdateJobEvent(value: unknown): readonly ValidationError[];
export declare function isUpdateJobEvent(value: unknown): value is UpdateJobEvent;

/** A job was created (since 2.4.2). */
export declare function validateCreateJobEvent(value: unknown): readonly ValidationError[];
export declare function isCreateJobEvent(value: unknown): value is CreateJobEvent;

/** A job was deleted (since 2.4.2). */
export declare function validateDeleteJobEvent(value: unknown): readonly ValidationError[];
export declare function isDeleteJobEvent(value: unknown): value is DeleteJobEvent;

/** An issue was created (W6.2). */
export declare function validateCreateIssueEvent(value: unknown): readonly ValidationError[];
export declare function isCreateIssueEvent(value: unknown): value is CreateIssueEvent;

/** An issue was updated (W6.3). */
export declare function validateUpdateIssueEvent(value: unknown): readonly ValidationError[];
export declare function isUpdateIssueEvent(value: unknown): value is UpdateIssueEvent;

/** An issue was deleted (W6.4). */
export declare function validateDeleteIssueEvent(value: unknown): readonly ValidationError[];
export declare function isDeleteIssueEvent(value: unknown): value is DeleteIssueEvent;

/** A comment was created (W6.2). */
export declare function validateCreateCommentEvent(value: unknown): readonly ValidationError[];
export declare function isCreateCommentEvent(value: unknown): value is CreateCommentEvent;

/** A comment was updated (W6.3). */
export declare function validateUpdateCommentEvent(value: unknown): readonly ValidationError[];
export declare function isUpdateCommentEvent(value: unknown): value is UpdateCommentEvent;

/** A comment was deleted (W6.4). */
export declare function validateDeleteCommentEvent(value: unknown): readonly ValidationError[];
export declare function isDeleteCommentEvent(value: unknown): value is DeleteCommentEvent;

/** A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping). */
export declare function validatePingEvent(value: unknown): readonly ValidationError[];
export declare function isPingEvent(value: unknown): value is PingEvent;
