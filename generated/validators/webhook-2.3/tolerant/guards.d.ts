// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type {
  CreateCommentEvent,
  CreateInvitationEvent,
  CreateIssueEvent,
  CreateProjectEvent,
  CreateTaskEvent,
  DeleteCommentEvent,
  DeleteInvitationEvent,
  DeleteIssueEvent,
  DeleteMembershipEvent,
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
} from "../../../types/webhook-2.3.d.ts";

// Each checks whether a value is valid in tolerant mode, and stops at the first error.

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. */
export declare function isDelivery(value: unknown): value is Delivery;

/** An organization was updated (W6.3). */
export declare function isUpdateOrganizationEvent(value: unknown): value is UpdateOrganizationEvent;

/** A membership was updated (W6.3). Member added to or removed from an organization (W6.1). */
export declare function isUpdateMembershipEvent(value: unknown): value is UpdateMembershipEvent;

/** A membership was deleted (W6.4). A member was removed from an organization (W6.1). */
export declare function isDeleteMembershipEvent(value: unknown): value is DeleteMembershipEvent;

/** An invitation was created (W6.2). It was issued (W6.1). */
export declare function isCreateInvitationEvent(value: unknown): value is CreateInvitationEvent;

/** An invitation was deleted (W6.4). It was revoked (W6.1). */
export declare function isDeleteInvitationEvent(value: unknown): value is DeleteInvitationEvent;

/** A project was created (W6.2). */
export declare function isCreateProjectEvent(value: unknown): value is CreateProjectEvent;

/** A project was updated (W6.3). */
export declare function isUpdateProjectEvent(value: unknown): value is UpdateProjectEvent;

/** A project was deleted (W6.4). */
export declare function isDeleteProjectEvent(value: unknown): value is DeleteProjectEvent;

/** A task was created (W6.2). */
export declare function isCreateTaskEvent(value: unknown): value is CreateTaskEvent;

/** A task was updated (W6.3). For example its status or its assignment changed (W6.1). */
export declare function isUpdateTaskEvent(value: unknown): value is UpdateTaskEvent;

/** A task was deleted (W6.4). */
export declare function isDeleteTaskEvent(value: unknown): value is DeleteTaskEvent;

/** A job was updated (W6.3). For example its status or its assignee changed (W1.4). */
export declare function isUpdateJobEvent(value: unknown): value is UpdateJobEvent;

/** An issue was created (W6.2). */
export declare function isCreateIssueEvent(value: unknown): value is CreateIssueEvent;

/** An issue was updated (W6.3). */
export declare function isUpdateIssueEvent(value: unknown): value is UpdateIssueEvent;

/** An issue was deleted (W6.4). */
export declare function isDeleteIssueEvent(value: unknown): value is DeleteIssueEvent;

/** A comment was created (W6.2). */
export declare function isCreateCommentEvent(value: unknown): value is CreateCommentEvent;

/** A comment was updated (W6.3). */
export declare function isUpdateCommentEvent(value: unknown): value is UpdateCommentEvent;

/** A comment was deleted (W6.4). */
export declare function isDeleteCommentEvent(value: unknown): value is DeleteCommentEvent;

/** A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping). */
export declare function isPingEvent(value: unknown): value is PingEvent;
