// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** The paths of the OpenAPI document. */
export interface paths {
    "/webhooks/{webhook_id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ping a webhook
         * @description Send one delivery with `event` equal to `ping` to the webhook's target URL; its `sender` is the user who triggered it.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** The webhooks of the OpenAPI document. */
export interface webhooks {
    "update:organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update:organization
         * @description An organization was updated.
         */
        post: operations["receiveUpdateOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delete:organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * delete:organization
         * @description An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
         */
        post: operations["receiveDeleteOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update:membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update:membership
         * @description A membership was updated. Member added to or removed from an organization.
         */
        post: operations["receiveUpdateMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delete:membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * delete:membership
         * @description A membership was deleted. A member was removed from an organization.
         */
        post: operations["receiveDeleteMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "create:membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * create:membership
         * @description A member joined an organization (since 2.4.2).
         */
        post: operations["receiveCreateMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "create:invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * create:invitation
         * @description An invitation was created. It was issued.
         */
        post: operations["receiveCreateInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delete:invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * delete:invitation
         * @description An invitation was deleted. It was revoked.
         */
        post: operations["receiveDeleteInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "create:project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * create:project
         * @description A project was created.
         */
        post: operations["receiveCreateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update:project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update:project
         * @description A project was updated.
         */
        post: operations["receiveUpdateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delete:project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * delete:project
         * @description A project was deleted.
         */
        post: operations["receiveDeleteProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "create:task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * create:task
         * @description A task was created.
         */
        post: operations["receiveCreateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update:task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update:task
         * @description A task was updated. For example, its status or its assignment changed.
         */
        post: operations["receiveUpdateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delete:task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * delete:task
         * @description A task was deleted.
         */
        post: operations["receiveDeleteTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update:job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update:job
         * @description A job was updated. For example, its status or its assignee changed.
         */
        post: operations["receiveUpdateJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "create:job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * create:job
         * @description A job was created (since 2.4.2).
         */
        post: operations["receiveCreateJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delete:job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * delete:job
         * @description A job was deleted (since 2.4.2).
         */
        post: operations["receiveDeleteJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "create:issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * create:issue
         * @description An issue was created.
         */
        post: operations["receiveCreateIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update:issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update:issue
         * @description An issue was updated.
         */
        post: operations["receiveUpdateIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delete:issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * delete:issue
         * @description An issue was deleted.
         */
        post: operations["receiveDeleteIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "create:comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * create:comment
         * @description A comment was created.
         */
        post: operations["receiveCreateComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update:comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update:comment
         * @description A comment was updated.
         */
        post: operations["receiveUpdateComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delete:comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * delete:comment
         * @description A comment was deleted.
         */
        post: operations["receiveDeleteComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "create:export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * create:export
         * @description An export of annotations or of a dataset finished or failed (since 2.65.0, until 2.72).
         */
        post: operations["receiveCreateExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "create:backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * create:backup
         * @description A backup finished or failed (since 2.65.0, until 2.72).
         */
        post: operations["receiveCreateBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ping
         * @description A user triggered a ping. It has no `webhook_id` and no resource.
         */
        post: operations["receivePing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** The components of the OpenAPI document. */
export interface components {
    schemas: {
        /** @description The sender of an event that a background job raised, for example after data was uploaded (since 2.4.2). */
        BackgroundUser: {
            /** @description User identifier (since 2.4.2). */
            id: components["schemas"]["Integer"];
            /** @description Login name (since 2.4.2). */
            username: string;
            /** @description E-mail address; may be empty (since 2.4.2). */
            email: string;
        };
        /** @description An organization, with only its identifier and names (since 2.10.0). */
        BasicOrganization: {
            /** @description Organization identifier (since 2.10.0). */
            id: components["schemas"]["Integer"];
            /** @description Short name (since 2.10.0). */
            slug: string;
        };
        /** @description Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear. */
        ChunkType: string | ("imageset" | "video" | "audio_mp3");
        /** @description Old values of the keys of a comment that changed. */
        CommentBeforeUpdate: {
            /** @description Comment identifier (since 2.3.0). */
            id?: components["schemas"]["Integer"];
            /** @description Identifier of the issue (since 2.3.0). */
            issue?: components["schemas"]["Integer"];
            /** @description User who wrote the comment; may be null (since 2.3.0). */
            owner?: components["schemas"]["User"] | null;
            /** @description Text of the comment (since 2.3.0). */
            message?: string;
            /** @description When the comment was created (since 2.3.0). */
            created_date?: components["schemas"]["Timestamp"];
            /** @description When the comment was last changed (since 2.3.0). */
            updated_date?: components["schemas"]["Timestamp"];
        };
        /** @description Number of comments on an issue, and the URL that lists them (since 2.4.0). */
        CommentsSummary: {
            /** @description Number of comments (since 2.4.0). */
            count: components["schemas"]["Integer"];
            /** @description Address of the list of comments; null in background deliveries (since 2.4.0). */
            url: components["schemas"]["PlatformUrl"] | null;
        };
        /** @description Media type of the delivered payload. Known: `application/json`; others may appear. */
        ContentType: string | "application/json";
        /** @description A backup finished or failed (since 2.65.0, until 2.72). */
        CreateBackupEvent: {
            /**
             * @description Name of the event (since 2.65.0). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:backup";
            /** @description Outcome of the operation; the values are inferred (since 2.65.0). */
            status: components["schemas"]["ExportStatus"];
            /** @description Kind of the resource (since 2.65.0). */
            target: components["schemas"]["OperationTarget"];
            /** @description Identifier of the resource (since 2.65.0). */
            target_id: components["schemas"]["Integer"];
            /** @description Identifier of the request (since 2.65.0). */
            rq_id: string;
            /** @description Text of the error; null on success (since 2.65.0). */
            message: string | null;
            /** @description True for a backup without media (since 2.65.0). */
            lightweight: boolean;
            /** @description Identifier of the webhook that sends the delivery (since 2.65.0). */
            webhook_id: components["schemas"]["Integer"];
        };
        /** @description A comment was created. */
        CreateCommentEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:comment";
            /** @description The created comment, in full. */
            comment: components["schemas"]["IssueComment"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description An export of annotations or of a dataset finished or failed (since 2.65.0, until 2.72). */
        CreateExportEvent: {
            /**
             * @description Name of the event (since 2.65.0). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:export";
            /** @description Outcome of the operation; the values are inferred (since 2.65.0). */
            status: components["schemas"]["ExportStatus"];
            /** @description Kind of the resource (since 2.65.0). */
            target: components["schemas"]["OperationTarget"];
            /** @description Identifier of the resource (since 2.65.0). */
            target_id: components["schemas"]["Integer"];
            /** @description Identifier of the request (since 2.65.0). */
            rq_id: string;
            /** @description Text of the error; null on success (since 2.65.0). */
            message: string | null;
            /** @description Name of the format (since 2.65.0). */
            format: string;
            /** @description Identifier of the webhook that sends the delivery (since 2.65.0). */
            webhook_id: components["schemas"]["Integer"];
        };
        /** @description An invitation was created. It was issued. */
        CreateInvitationEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:invitation";
            /** @description The created invitation, in full. */
            invitation: components["schemas"]["Invitation"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description An issue was created. */
        CreateIssueEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:issue";
            /** @description The created issue, in full. */
            issue: components["schemas"]["Issue"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A job was created (since 2.4.2). */
        CreateJobEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:job";
            /** @description The created job, in full (since 2.4.2). */
            job: components["schemas"]["Job"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A member joined an organization (since 2.4.2). */
        CreateMembershipEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:membership";
            /** @description The created membership, in full (since 2.4.2). */
            membership: components["schemas"]["Membership"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A project was created. */
        CreateProjectEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:project";
            /** @description The created project, in full. */
            project: components["schemas"]["Project"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A task was created. */
        CreateTaskEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:task";
            /** @description The created task, in full. */
            task: components["schemas"]["Task"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A storage. Where a task's data is read from or written to. */
        DataStorage: {
            /** @description Storage identifier. */
            id: components["schemas"]["Integer"];
            /** @description Location of the storage. The kind of storage. */
            location: components["schemas"]["StorageLocation"];
            /** @description Cloud storage identifier, or null. Null when the storage is not in a cloud. */
            cloud_storage_id: components["schemas"]["Integer"] | null;
        };
        /** @description A comment was deleted. */
        DeleteCommentEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:comment";
            /** @description The deleted comment, in full. */
            comment: components["schemas"]["IssueComment"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description An invitation was deleted. It was revoked. */
        DeleteInvitationEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:invitation";
            /** @description The deleted invitation, in full. */
            invitation: components["schemas"]["Invitation"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description An issue was deleted. */
        DeleteIssueEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:issue";
            /** @description The deleted issue, in full. */
            issue: components["schemas"]["Issue"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A job was deleted (since 2.4.2). */
        DeleteJobEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:job";
            /** @description The deleted job, in full (since 2.4.2). */
            job: components["schemas"]["Job"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A membership was deleted. A member was removed from an organization. */
        DeleteMembershipEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:membership";
            /** @description The deleted membership, in full. */
            membership: components["schemas"]["Membership"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description An organization was deleted (since 2.4.2, not in 2.73 to 2.75). */
        DeleteOrganizationEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:organization";
            /** @description The deleted organization, in full (since 2.4.2). */
            organization: components["schemas"]["Organization"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A project was deleted. */
        DeleteProjectEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:project";
            /** @description The deleted project, in full. */
            project: components["schemas"]["Project"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A task was deleted. */
        DeleteTaskEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:task";
            /** @description The deleted task, in full. */
            task: components["schemas"]["Task"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description Body of any delivery: the payload for the event. `event` names the envelope. */
        Delivery: components["schemas"]["UpdateOrganizationEvent"] | components["schemas"]["DeleteOrganizationEvent"] | components["schemas"]["UpdateMembershipEvent"] | components["schemas"]["DeleteMembershipEvent"] | components["schemas"]["CreateMembershipEvent"] | components["schemas"]["CreateInvitationEvent"] | components["schemas"]["DeleteInvitationEvent"] | components["schemas"]["CreateProjectEvent"] | components["schemas"]["UpdateProjectEvent"] | components["schemas"]["DeleteProjectEvent"] | components["schemas"]["CreateTaskEvent"] | components["schemas"]["UpdateTaskEvent"] | components["schemas"]["DeleteTaskEvent"] | components["schemas"]["UpdateJobEvent"] | components["schemas"]["CreateJobEvent"] | components["schemas"]["DeleteJobEvent"] | components["schemas"]["CreateIssueEvent"] | components["schemas"]["UpdateIssueEvent"] | components["schemas"]["DeleteIssueEvent"] | components["schemas"]["CreateCommentEvent"] | components["schemas"]["UpdateCommentEvent"] | components["schemas"]["DeleteCommentEvent"] | components["schemas"]["CreateExportEvent"] | components["schemas"]["CreateBackupEvent"] | components["schemas"]["PingEvent"];
        /**
         * @description Name of an event a webhook can subscribe to. Closed vocabulary: 24 names.
         * @enum {string}
         */
        EventName: "update:organization" | "delete:organization" | "update:membership" | "delete:membership" | "create:membership" | "create:invitation" | "delete:invitation" | "create:project" | "update:project" | "delete:project" | "create:task" | "update:task" | "delete:task" | "update:job" | "create:job" | "delete:job" | "create:issue" | "update:issue" | "delete:issue" | "create:comment" | "update:comment" | "delete:comment" | "create:export" | "create:backup";
        /** @description Outcome of an export or a backup; the values are inferred (since 2.65.0). Known: `succeeded`, `failed`; others may appear. */
        ExportStatus: string | ("succeeded" | "failed");
        /**
         * Format: uri
         * @description URL. Absolute, `http` or `https`.
         */
        HttpUrl: string;
        /**
         * Format: int64
         * @description Integer. Within ±(2^53 − 1), which every JSON reader represents exactly.
         */
        Integer: number;
        /** @description An invitation to an organization (since 2.3.0). */
        Invitation: {
            /** @description Key of the invitation; it has no other identifier (since 2.3.0). */
            key: string;
            /** @description When the invitation was created (since 2.3.0). */
            created_date: components["schemas"]["Timestamp"];
            /** @description User who sent the invitation; may be null (since 2.3.0). */
            owner: components["schemas"]["User"] | null;
            /** @description Role in the organization (since 2.3.0). */
            role: components["schemas"]["Role"];
            /** @description User who is invited (since 2.3.0). */
            user: components["schemas"]["User"];
            /** @description Identifier of the organization (since 2.3.0). */
            organization: components["schemas"]["Integer"];
            /** @description True when the invitation has expired; may be null (since 2.10.0). */
            expired: boolean | null;
            /** @description Identifier and names of the organization (since 2.10.0). */
            organization_info: components["schemas"]["BasicOrganization"];
            /** @description True when the invitation was accepted (since 2.65.0). */
            accepted: boolean;
        };
        /** @description An issue that a reviewer opened on a frame (since 2.3.0). */
        Issue: {
            /** @description Issue identifier (since 2.3.0). */
            id: components["schemas"]["Integer"];
            /** @description Number of the frame (since 2.3.0). */
            frame: components["schemas"]["Integer"];
            /** @description Coordinates on the frame (since 2.3.0). */
            position: number[];
            /** @description Identifier of the job (since 2.3.0). */
            job: components["schemas"]["Integer"];
            /** @description User who opened the issue, or null (since 2.3.0). */
            owner: components["schemas"]["User"] | null;
            /** @description User the issue is assigned to, or null (since 2.3.0). */
            assignee: components["schemas"]["User"] | null;
            /** @description When the issue was opened, or null (since 2.3.0). */
            created_date: components["schemas"]["Timestamp"] | null;
            /** @description When the issue was last changed, or null (since 2.3.0). */
            updated_date: components["schemas"]["Timestamp"] | null;
            /** @description Comments on the issue (since 2.4.0; before that, a list). */
            comments: components["schemas"]["CommentsSummary"];
            /** @description True when the issue is resolved (since 2.3.0). */
            resolved: boolean;
        };
        /** @description Old values of the keys of an issue that changed. */
        IssueBeforeUpdate: {
            /** @description Issue identifier (since 2.3.0). */
            id?: components["schemas"]["Integer"];
            /** @description Number of the frame (since 2.3.0). */
            frame?: components["schemas"]["Integer"];
            /** @description Coordinates on the frame (since 2.3.0). */
            position?: number[];
            /** @description Identifier of the job (since 2.3.0). */
            job?: components["schemas"]["Integer"];
            /** @description User who opened the issue, or null (since 2.3.0). */
            owner?: components["schemas"]["User"] | null;
            /** @description User the issue is assigned to, or null (since 2.3.0). */
            assignee?: components["schemas"]["User"] | null;
            /** @description When the issue was opened, or null (since 2.3.0). */
            created_date?: components["schemas"]["Timestamp"] | null;
            /** @description When the issue was last changed, or null (since 2.3.0). */
            updated_date?: components["schemas"]["Timestamp"] | null;
            /** @description Comments on the issue (since 2.4.0; before that, a list). */
            comments?: components["schemas"]["CommentsSummary"];
            /** @description True when the issue is resolved (since 2.3.0). */
            resolved?: boolean;
        };
        /** @description A comment on an issue (since 2.3.0). */
        IssueComment: {
            /** @description Comment identifier (since 2.3.0). */
            id: components["schemas"]["Integer"];
            /** @description Identifier of the issue (since 2.3.0). */
            issue: components["schemas"]["Integer"];
            /** @description User who wrote the comment; may be null (since 2.3.0). */
            owner: components["schemas"]["User"] | null;
            /** @description Text of the comment (since 2.3.0). */
            message: string;
            /** @description When the comment was created (since 2.3.0). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the comment was last changed (since 2.3.0). */
            updated_date: components["schemas"]["Timestamp"];
        };
        /** @description Number of issues of a job, and the URL that lists them (since 2.4.0). */
        IssuesSummary: {
            /** @description Address of the list of issues; null in background deliveries of early releases (since 2.4.0). */
            url: components["schemas"]["PlatformUrl"];
            /** @description Number of issues (since 2.4.0). */
            count: components["schemas"]["Integer"];
        };
        /** @description A job: the part of a task that one annotator works on (since 2.3.0). */
        Job: {
            /** @description Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0). */
            url: components["schemas"]["PlatformUrl"];
            /** @description Job identifier (since 2.3.0). */
            id: components["schemas"]["Integer"];
            /** @description Identifier of the task (since 2.3.0). */
            task_id: components["schemas"]["Integer"];
            /** @description Identifier of the project, or null (since 2.3.0). */
            project_id: components["schemas"]["Integer"] | null;
            /** @description User the job is assigned to, or null (since 2.3.0). */
            assignee: components["schemas"]["User"] | null;
            /** @description Dimension of the data (since 2.3.0). */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Labels of the job; null in background deliveries (since 2.4.0; before that, a list). */
            labels: components["schemas"]["LabelsSummary"] | null;
            /** @description Address of a bug tracker, or null; may be empty (since 2.3.0). */
            bug_tracker: string | null;
            /** @description Status of the job (since 2.3.0). */
            status: components["schemas"]["Status"];
            /** @description Stage of the job (since 2.3.0). */
            stage: components["schemas"]["JobStage"];
            /** @description State of the job (since 2.3.0). */
            state: components["schemas"]["JobState"];
            /** @description Name of a mode; may be empty (since 2.3.0). */
            mode: components["schemas"]["TaskMode"];
            /** @description First frame (since 2.3.0). */
            start_frame: components["schemas"]["Integer"];
            /** @description Last frame, inclusive (since 2.3.0). */
            stop_frame: components["schemas"]["Integer"];
            /** @description Number of frames in a data chunk; may be null (since 2.3.0). */
            data_chunk_size: components["schemas"]["Integer"] | null;
            /** @description Type of the compressed chunks (since 2.3.0). */
            data_compressed_chunk_type: components["schemas"]["ChunkType"];
            /** @description When the job was last changed (since 2.3.0). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Issues of the job; null in background deliveries (since 2.4.0). */
            issues: components["schemas"]["IssuesSummary"] | null;
            /** @description Identifier of the annotation guide, or null (since 2.5.0). */
            guide_id: components["schemas"]["Integer"] | null;
            /** @description Number of frames (since 2.5.0). */
            frame_count: components["schemas"]["Integer"];
            /** @description When the job was created (since 2.5.0). */
            created_date: components["schemas"]["Timestamp"];
            /** @description Kind of job (since 2.5.0). */
            type: components["schemas"]["JobType"];
            /** @description Identifier of the organization, or null (since 2.5.0). */
            organization: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to, or null (since 2.10.0). */
            target_storage: components["schemas"]["DataStorage"] | null;
            /** @description Where data is read from, or null (since 2.10.0). */
            source_storage: components["schemas"]["DataStorage"] | null;
            /** @description When the assignee last changed, or null (since 2.16.0). */
            assignee_updated_date: components["schemas"]["Timestamp"] | null;
            /** @description Type of the original chunks (since 2.20.0). */
            data_original_chunk_type: components["schemas"]["ChunkType"];
            /** @description Identifier of the job that this one replicates; may be null (since 2.27.0). */
            parent_job_id: components["schemas"]["Integer"] | null;
            /** @description Number of replicas; `replicas_count` replaces it (since 2.27.0, until 2.79). */
            consensus_replicas: components["schemas"]["Integer"];
            /** @description Name of the task, or null (since 2.59.0). */
            task_name: string | null;
            /** @description Name of the project, or null (since 2.59.0). */
            project_name: string | null;
            /** @description Number of replicas (since 2.59.0). */
            replicas_count: components["schemas"]["Integer"];
            /** @description Kind of media, such as `image` (since 2.65.0). */
            media_type: components["schemas"]["MediaType"];
        };
        /** @description Old values of the keys of a job that changed. */
        JobBeforeUpdate: {
            /** @description Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0). */
            url?: components["schemas"]["PlatformUrl"];
            /** @description Job identifier (since 2.3.0). */
            id?: components["schemas"]["Integer"];
            /** @description Identifier of the task (since 2.3.0). */
            task_id?: components["schemas"]["Integer"];
            /** @description Identifier of the project, or null (since 2.3.0). */
            project_id?: components["schemas"]["Integer"] | null;
            /** @description User the job is assigned to, or null (since 2.3.0). */
            assignee?: components["schemas"]["User"] | null;
            /** @description Dimension of the data (since 2.3.0). */
            dimension?: components["schemas"]["TaskDimension"];
            /** @description Labels of the job; null in background deliveries (since 2.4.0; before that, a list). */
            labels?: components["schemas"]["LabelsSummary"] | null;
            /** @description Address of a bug tracker, or null; may be empty (since 2.3.0). */
            bug_tracker?: string | null;
            /** @description Status of the job (since 2.3.0). */
            status?: components["schemas"]["Status"];
            /** @description Stage of the job (since 2.3.0). */
            stage?: components["schemas"]["JobStage"];
            /** @description State of the job (since 2.3.0). */
            state?: components["schemas"]["JobState"];
            /** @description Name of a mode; may be empty (since 2.3.0). */
            mode?: components["schemas"]["TaskMode"];
            /** @description First frame (since 2.3.0). */
            start_frame?: components["schemas"]["Integer"];
            /** @description Last frame, inclusive (since 2.3.0). */
            stop_frame?: components["schemas"]["Integer"];
            /** @description Number of frames in a data chunk; may be null (since 2.3.0). */
            data_chunk_size?: components["schemas"]["Integer"] | null;
            /** @description Type of the compressed chunks (since 2.3.0). */
            data_compressed_chunk_type?: components["schemas"]["ChunkType"];
            /** @description When the job was last changed (since 2.3.0). */
            updated_date?: components["schemas"]["Timestamp"];
            /** @description Issues of the job; null in background deliveries (since 2.4.0). */
            issues?: components["schemas"]["IssuesSummary"] | null;
            /** @description Identifier of the annotation guide, or null (since 2.5.0). */
            guide_id?: components["schemas"]["Integer"] | null;
            /** @description Number of frames (since 2.5.0). */
            frame_count?: components["schemas"]["Integer"];
            /** @description When the job was created (since 2.5.0). */
            created_date?: components["schemas"]["Timestamp"];
            /** @description Kind of job (since 2.5.0). */
            type?: components["schemas"]["JobType"];
            /** @description Identifier of the organization, or null (since 2.5.0). */
            organization?: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to, or null (since 2.10.0). */
            target_storage?: components["schemas"]["DataStorage"] | null;
            /** @description Where data is read from, or null (since 2.10.0). */
            source_storage?: components["schemas"]["DataStorage"] | null;
            /** @description When the assignee last changed, or null (since 2.16.0). */
            assignee_updated_date?: components["schemas"]["Timestamp"] | null;
            /** @description Type of the original chunks (since 2.20.0). */
            data_original_chunk_type?: components["schemas"]["ChunkType"];
            /** @description Identifier of the job that this one replicates; may be null (since 2.27.0). */
            parent_job_id?: components["schemas"]["Integer"] | null;
            /** @description Number of replicas; `replicas_count` replaces it (since 2.27.0, until 2.79). */
            consensus_replicas?: components["schemas"]["Integer"];
            /** @description Name of the task, or null (since 2.59.0). */
            task_name?: string | null;
            /** @description Name of the project, or null (since 2.59.0). */
            project_name?: string | null;
            /** @description Number of replicas (since 2.59.0). */
            replicas_count?: components["schemas"]["Integer"];
            /** @description Kind of media, such as `image` (since 2.65.0). */
            media_type?: components["schemas"]["MediaType"];
        };
        /** @description Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear. */
        JobStage: string | ("annotation" | "validation" | "acceptance");
        /** @description State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear. */
        JobState: string | ("new" | "in progress" | "completed" | "rejected");
        /** @description Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`; others may appear. */
        JobType: string | ("annotation" | "ground_truth" | "consensus_replica");
        /** @description Number of jobs of a task, and the URL that lists them (since 2.4.0). */
        JobsSummary: {
            /** @description Number of jobs; until 2.72, it is 0 in create events and background deliveries (since 2.4.0). */
            count: components["schemas"]["Integer"];
            /** @description Number of completed jobs; until 2.72, null in create events and background deliveries (since 2.4.0). */
            completed: components["schemas"]["Integer"] | null;
            /** @description Number of jobs in validation; until 2.72, null in create events and background deliveries (since 2.5.0). */
            validation: components["schemas"]["Integer"] | null;
            /** @description Address of the list of jobs; null in background deliveries (since 2.4.0). */
            url: components["schemas"]["PlatformUrl"] | null;
        };
        /** @description URL that lists the labels of a project, task or job (since 2.4.0). */
        LabelsSummary: {
            /** @description URL of the list of labels (since 2.4.0). */
            url: components["schemas"]["PlatformUrl"];
        };
        /** @description Kind of media (since 2.65.0). Known: `image`; others may appear, such as audio types. */
        MediaType: string | "image";
        /** @description A membership of a user in an organization (since 2.3.0). */
        Membership: {
            /** @description Membership identifier (since 2.3.0). */
            id: components["schemas"]["Integer"];
            /** @description User who is the member (since 2.3.0). */
            user: components["schemas"]["User"];
            /** @description Identifier of the organization (since 2.3.0). */
            organization: components["schemas"]["Integer"];
            /** @description True when the user accepted the invitation (since 2.3.0). */
            is_active: boolean;
            /** @description When the user joined, or null (since 2.3.0). */
            joined_date: components["schemas"]["Timestamp"] | null;
            /** @description Role in the organization (since 2.3.0). */
            role: components["schemas"]["Role"];
            /** @description Key of the invitation; null for the owner (since 2.3.0). */
            invitation: string | null;
        };
        /** @description Old values of the keys of a membership that changed. */
        MembershipBeforeUpdate: {
            /** @description Membership identifier (since 2.3.0). */
            id?: components["schemas"]["Integer"];
            /** @description User who is the member (since 2.3.0). */
            user?: components["schemas"]["User"];
            /** @description Identifier of the organization (since 2.3.0). */
            organization?: components["schemas"]["Integer"];
            /** @description True when the user accepted the invitation (since 2.3.0). */
            is_active?: boolean;
            /** @description When the user joined, or null (since 2.3.0). */
            joined_date?: components["schemas"]["Timestamp"] | null;
            /** @description Role in the organization (since 2.3.0). */
            role?: components["schemas"]["Role"];
            /** @description Key of the invitation; null for the owner (since 2.3.0). */
            invitation?: string | null;
        };
        /** @description The sender of an event whose user is unknown (since 2.4.2, until 2.75). */
        NamelessUser: {
            /**
             * @description Always empty (since 2.4.2).
             * @constant
             */
            username: "";
            /**
             * @description Always empty (since 2.4.2).
             * @constant
             */
            first_name: "";
            /**
             * @description Always empty (since 2.4.2).
             * @constant
             */
            last_name: "";
        };
        /** @description Kind of resource that a background operation applies to (since 2.65.0). Known: `project`, `task`, `job`; others may appear. */
        OperationTarget: string | ("project" | "task" | "job");
        /** @description An organization (since 2.3.0). */
        Organization: {
            /** @description Organization identifier (since 2.3.0). */
            id: components["schemas"]["Integer"];
            /** @description Short name: letters, digits, `-` and `_` (since 2.3.0). */
            slug: string;
            /** @description Name (since 2.3.0). */
            name: string;
            /** @description Description; may be empty (since 2.3.0). */
            description: string;
            /** @description When the organization was created (since 2.3.0). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the organization was last changed (since 2.3.0). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description How to reach the organization: any JSON value; `{}` if nothing was entered (since 2.3.0). */
            contact: unknown;
            /** @description User who owns the organization; null after that user was deleted (since 2.3.0). */
            owner: components["schemas"]["User"] | null;
        };
        /** @description Old values of the keys of an organization that changed. */
        OrganizationBeforeUpdate: {
            /** @description Organization identifier (since 2.3.0). */
            id?: components["schemas"]["Integer"];
            /** @description Short name: letters, digits, `-` and `_` (since 2.3.0). */
            slug?: string;
            /** @description Name (since 2.3.0). */
            name?: string;
            /** @description Description; may be empty (since 2.3.0). */
            description?: string;
            /** @description When the organization was created (since 2.3.0). */
            created_date?: components["schemas"]["Timestamp"];
            /** @description When the organization was last changed (since 2.3.0). */
            updated_date?: components["schemas"]["Timestamp"];
            /** @description How to reach the organization: any JSON value; `{}` if nothing was entered (since 2.3.0). */
            contact?: unknown;
            /** @description User who owns the organization; null after that user was deleted (since 2.3.0). */
            owner?: components["schemas"]["User"] | null;
        };
        /** @description A user triggered a ping. It has no `webhook_id` and no resource. */
        PingEvent: {
            /**
             * @description Always `ping`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "ping";
            /** @description The webhook resource. */
            webhook: components["schemas"]["Webhook"];
            /** @description User who triggered the ping. */
            sender: components["schemas"]["User"];
        };
        /**
         * Format: uri-reference
         * @description Address on the platform: an absolute `http` or `https` URL, or a path such as `/api/tasks/15` if no user's
         *     request raised the event (since 2.4.2).
         */
        PlatformUrl: string;
        /** @description A project (since 2.3.0). */
        Project: {
            /** @description Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0). */
            url: components["schemas"]["PlatformUrl"];
            /** @description Project identifier (since 2.3.0). */
            id: components["schemas"]["Integer"];
            /** @description Project name (since 2.3.0). */
            name: string;
            /** @description Labels of the project; null in background deliveries (since 2.4.0; before that, a list). */
            labels: components["schemas"]["LabelsSummary"] | null;
            /** @description Tasks of the project (since 2.4.0; before that, a list of identifiers). */
            tasks: components["schemas"]["TasksSummary"];
            /** @description User who owns the project, or null (since 2.3.0). */
            owner: components["schemas"]["User"] | null;
            /** @description User the project is assigned to, or null (since 2.3.0). */
            assignee: components["schemas"]["User"] | null;
            /** @description Address of a bug tracker; may be empty (since 2.3.0). */
            bug_tracker: string;
            /** @description Subsets that the tasks of the project belong to (since 2.3.0). */
            task_subsets: string[];
            /** @description When the project was created (since 2.3.0). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the project was last changed (since 2.3.0). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Status of the project (since 2.3.0). */
            status: components["schemas"]["Status"];
            /** @description Dimension of the data; null if there are no tasks (since 2.3.0). */
            dimension: components["schemas"]["TaskDimension"] | null;
            /** @description Identifier of the organization, or null (since 2.3.0). */
            organization: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to, or null (since 2.3.0). */
            target_storage: components["schemas"]["DataStorage"] | null;
            /** @description Where data is read from, or null (since 2.3.0). */
            source_storage: components["schemas"]["DataStorage"] | null;
            /** @description Identifier of the annotation guide, or null (since 2.5.0). */
            guide_id: components["schemas"]["Integer"] | null;
            /** @description When the assignee last changed, or null (since 2.16.0). */
            assignee_updated_date: components["schemas"]["Timestamp"] | null;
            /** @description Identifier of the organization, or null; the same value as `organization` (since 2.44.0). */
            organization_id: components["schemas"]["Integer"] | null;
        };
        /** @description Old values of the keys of a project that changed. */
        ProjectBeforeUpdate: {
            /** @description Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0). */
            url?: components["schemas"]["PlatformUrl"];
            /** @description Project identifier (since 2.3.0). */
            id?: components["schemas"]["Integer"];
            /** @description Project name (since 2.3.0). */
            name?: string;
            /** @description Labels of the project; null in background deliveries (since 2.4.0; before that, a list). */
            labels?: components["schemas"]["LabelsSummary"] | null;
            /** @description Tasks of the project (since 2.4.0; before that, a list of identifiers). */
            tasks?: components["schemas"]["TasksSummary"];
            /** @description User who owns the project, or null (since 2.3.0). */
            owner?: components["schemas"]["User"] | null;
            /** @description User the project is assigned to, or null (since 2.3.0). */
            assignee?: components["schemas"]["User"] | null;
            /** @description Address of a bug tracker; may be empty (since 2.3.0). */
            bug_tracker?: string;
            /** @description Subsets that the tasks of the project belong to (since 2.3.0). */
            task_subsets?: string[];
            /** @description When the project was created (since 2.3.0). */
            created_date?: components["schemas"]["Timestamp"];
            /** @description When the project was last changed (since 2.3.0). */
            updated_date?: components["schemas"]["Timestamp"];
            /** @description Status of the project (since 2.3.0). */
            status?: components["schemas"]["Status"];
            /** @description Dimension of the data; null if there are no tasks (since 2.3.0). */
            dimension?: components["schemas"]["TaskDimension"] | null;
            /** @description Identifier of the organization, or null (since 2.3.0). */
            organization?: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to, or null (since 2.3.0). */
            target_storage?: components["schemas"]["DataStorage"] | null;
            /** @description Where data is read from, or null (since 2.3.0). */
            source_storage?: components["schemas"]["DataStorage"] | null;
            /** @description Identifier of the annotation guide, or null (since 2.5.0). */
            guide_id?: components["schemas"]["Integer"] | null;
            /** @description When the assignee last changed, or null (since 2.16.0). */
            assignee_updated_date?: components["schemas"]["Timestamp"] | null;
            /** @description Identifier of the organization, or null; the same value as `organization` (since 2.44.0). */
            organization_id?: components["schemas"]["Integer"] | null;
        };
        /** @description Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear. */
        Role: string | ("worker" | "supervisor" | "maintainer" | "owner");
        /** @description Who triggered an event: a full user, an abridged one if a background job raised it, or nobody (since 2.4.2). */
        Sender: components["schemas"]["User"] | components["schemas"]["BackgroundUser"] | components["schemas"]["NamelessUser"];
        /**
         * @description HMAC with SHA-256 over the request body, keyed with the secret, as a hexadecimal digest. Written as `sha256=` and lower-case digits; computed over the exact bytes.
         * @example sha256=e1b24265bf2e0b20c81837993b4f1415f7b68c503114d100a40601eca6a2745f
         */
        Signature: string;
        /** @description Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear. */
        Status: string | ("annotation" | "validation" | "completed");
        /** @description Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear. */
        StorageLocation: string | ("local" | "cloud_storage");
        /** @description A task. */
        Task: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>`. */
            url: components["schemas"]["PlatformUrl"];
            /** @description Task identifier. */
            id: components["schemas"]["Integer"];
            /** @description Task name. */
            name: string;
            /** @description Identifier of the project the task belongs to, or null (null since 2.3.0). */
            project_id: components["schemas"]["Integer"] | null;
            /** @description Empty string or a mode name. */
            mode: components["schemas"]["TaskMode"];
            /** @description User who owns the task, or null (null since 2.3.0). */
            owner: components["schemas"]["User"] | null;
            /** @description User the task is assigned to, or null. */
            assignee: components["schemas"]["User"] | null;
            /** @description Bug tracker; may be empty. A URL. */
            bug_tracker: string;
            /** @description When the task was created. */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the task was last updated. */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Overlap, or null. The number of frames that neighboring segments share. */
            overlap: components["schemas"]["Integer"] | null;
            /** @description Size of a segment. Counted in frames. */
            segment_size: components["schemas"]["Integer"];
            /** @description Status of the task. */
            status: components["schemas"]["Status"];
            /** @description Labels of the task; null in background deliveries (since 2.4.0; before that, a list). */
            labels: components["schemas"]["LabelsSummary"] | null;
            /** @description Jobs of the task (since 2.4.0). */
            jobs: components["schemas"]["JobsSummary"];
            /** @description Number of frames in a data chunk; only if the task has data; may be null (since 2.3.0). */
            data_chunk_size?: components["schemas"]["Integer"] | null;
            /** @description Type of the compressed chunks; only if the task has data. */
            data_compressed_chunk_type?: components["schemas"]["ChunkType"];
            /** @description Type of the original chunks; only if the task has data. */
            data_original_chunk_type?: components["schemas"]["ChunkType"];
            /** @description Number of frames; only if the task has data. */
            size?: components["schemas"]["Integer"];
            /** @description Image quality; only if the task has data. */
            image_quality?: components["schemas"]["Integer"];
            /** @description Identifier of the task's data; only if the task has data; may be null (since 2.59.0). */
            data?: components["schemas"]["Integer"] | null;
            /** @description Dimension. The dimension of the data. */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty. The subset that the task belongs to. */
            subset: string;
            /** @description Organization, or null. Its identifier. */
            organization: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to, or null (null since 2.3.0). */
            target_storage: components["schemas"]["DataStorage"] | null;
            /** @description Where data is read from, or null (null since 2.3.0). */
            source_storage: components["schemas"]["DataStorage"] | null;
            /** @description Identifier of the annotation guide, or null (since 2.5.0). */
            guide_id: components["schemas"]["Integer"] | null;
            /** @description When the assignee last changed, or null (since 2.16.0). */
            assignee_updated_date: components["schemas"]["Timestamp"] | null;
            /** @description How the work on the task is validated; may be null (since 2.21.0). */
            validation_mode: components["schemas"]["ValidationMode"] | null;
            /** @description True when several annotators work on the same frames (since 2.27.0, until 2.79). */
            consensus_enabled: boolean;
            /** @description Identifier of the cloud storage that holds the data, or null; only if the task has data (since 2.44.0). */
            data_cloud_storage_id?: components["schemas"]["Integer"] | null;
            /** @description Identifier of the organization, or null; the same value as `organization` (since 2.44.0). */
            organization_id: components["schemas"]["Integer"] | null;
            /** @description Name of the project, or null (since 2.59.0). */
            project_name: string | null;
            /** @description Kind of media, such as `image` (since 2.65.0). */
            media_type: components["schemas"]["MediaType"];
        };
        /** @description Old values of the keys of a task that changed. */
        TaskBeforeUpdate: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>`. */
            url?: components["schemas"]["PlatformUrl"];
            /** @description Task identifier. */
            id?: components["schemas"]["Integer"];
            /** @description Task name. */
            name?: string;
            /** @description Identifier of the project the task belongs to, or null (null since 2.3.0). */
            project_id?: components["schemas"]["Integer"] | null;
            /** @description Empty string or a mode name. */
            mode?: components["schemas"]["TaskMode"];
            /** @description User who owns the task, or null (null since 2.3.0). */
            owner?: components["schemas"]["User"] | null;
            /** @description User the task is assigned to, or null. */
            assignee?: components["schemas"]["User"] | null;
            /** @description Bug tracker; may be empty. A URL. */
            bug_tracker?: string;
            /** @description When the task was created. */
            created_date?: components["schemas"]["Timestamp"];
            /** @description When the task was last updated. */
            updated_date?: components["schemas"]["Timestamp"];
            /** @description Overlap, or null. The number of frames that neighboring segments share. */
            overlap?: components["schemas"]["Integer"] | null;
            /** @description Size of a segment. Counted in frames. */
            segment_size?: components["schemas"]["Integer"];
            /** @description Status of the task. */
            status?: components["schemas"]["Status"];
            /** @description Labels of the task; null in background deliveries (since 2.4.0; before that, a list). */
            labels?: components["schemas"]["LabelsSummary"] | null;
            /** @description Jobs of the task (since 2.4.0). */
            jobs?: components["schemas"]["JobsSummary"];
            /** @description Number of frames in a data chunk; only if the task has data; may be null (since 2.3.0). */
            data_chunk_size?: components["schemas"]["Integer"] | null;
            /** @description Type of the compressed chunks; only if the task has data. */
            data_compressed_chunk_type?: components["schemas"]["ChunkType"] | null;
            /** @description Type of the original chunks; only if the task has data. */
            data_original_chunk_type?: components["schemas"]["ChunkType"] | null;
            /** @description Number of frames; only if the task has data. */
            size?: components["schemas"]["Integer"] | null;
            /** @description Image quality; only if the task has data. */
            image_quality?: components["schemas"]["Integer"] | null;
            /** @description Identifier of the task's data; only if the task has data; may be null (since 2.59.0). */
            data?: components["schemas"]["Integer"] | null;
            /** @description Dimension. The dimension of the data. */
            dimension?: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty. The subset that the task belongs to. */
            subset?: string;
            /** @description Organization, or null. Its identifier. */
            organization?: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to, or null (null since 2.3.0). */
            target_storage?: components["schemas"]["DataStorage"] | null;
            /** @description Where data is read from, or null (null since 2.3.0). */
            source_storage?: components["schemas"]["DataStorage"] | null;
            /** @description Identifier of the annotation guide, or null (since 2.5.0). */
            guide_id?: components["schemas"]["Integer"] | null;
            /** @description When the assignee last changed, or null (since 2.16.0). */
            assignee_updated_date?: components["schemas"]["Timestamp"] | null;
            /** @description How the work on the task is validated; may be null (since 2.21.0). */
            validation_mode?: components["schemas"]["ValidationMode"] | null;
            /** @description True when several annotators work on the same frames (since 2.27.0, until 2.79). */
            consensus_enabled?: boolean;
            /** @description Identifier of the cloud storage that holds the data, or null; only if the task has data (since 2.44.0). */
            data_cloud_storage_id?: components["schemas"]["Integer"] | null;
            /** @description Identifier of the organization, or null; the same value as `organization` (since 2.44.0). */
            organization_id?: components["schemas"]["Integer"] | null;
            /** @description Name of the project, or null (since 2.59.0). */
            project_name?: string | null;
            /** @description Kind of media, such as `image` (since 2.65.0). */
            media_type?: components["schemas"]["MediaType"];
        };
        /** @description Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear. */
        TaskDimension: string | ("2d" | "3d");
        /** @description Mode of a task or job; empty until it has data (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear. */
        TaskMode: string | ("" | "annotation" | "interpolation");
        /** @description Number of tasks of a project, and the URL that lists them (since 2.4.0). */
        TasksSummary: {
            /** @description Number of tasks (since 2.4.0). */
            count: components["schemas"]["Integer"];
            /** @description Address of the list of tasks; null in background deliveries (since 2.4.0). */
            url: components["schemas"]["PlatformUrl"] | null;
        };
        /**
         * Format: date-time
         * @description ISO 8601 UTC timestamp. RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits, in upper case.
         */
        Timestamp: string;
        /** @description A comment was updated. */
        UpdateCommentEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:comment";
            /** @description The comment after the update, in full. */
            comment: components["schemas"]["IssueComment"];
            /** @description Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
            before_update?: components["schemas"]["CommentBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description An issue was updated. */
        UpdateIssueEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:issue";
            /** @description The issue after the update, in full. */
            issue: components["schemas"]["Issue"];
            /** @description Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
            before_update?: components["schemas"]["IssueBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A job was updated. For example, its status or its assignee changed. */
        UpdateJobEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:job";
            /** @description The job after the update, in full. */
            job: components["schemas"]["Job"];
            /** @description Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
            before_update?: components["schemas"]["JobBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A membership was updated. Member added to or removed from an organization. */
        UpdateMembershipEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:membership";
            /** @description The membership after the update, in full. */
            membership: components["schemas"]["Membership"];
            /** @description Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
            before_update?: components["schemas"]["MembershipBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description An organization was updated. */
        UpdateOrganizationEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:organization";
            /** @description The organization after the update, in full. */
            organization: components["schemas"]["Organization"];
            /** @description Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
            before_update?: components["schemas"]["OrganizationBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A project was updated. */
        UpdateProjectEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:project";
            /** @description The project after the update, in full. */
            project: components["schemas"]["Project"];
            /** @description Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
            before_update?: components["schemas"]["ProjectBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A task was updated. For example, its status or its assignment changed. */
        UpdateTaskEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:task";
            /** @description The task after the update, in full. */
            task: components["schemas"]["Task"];
            /** @description Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
            before_update?: components["schemas"]["TaskBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["Sender"];
        };
        /** @description A user, as `owner` or `sender`, or as `assignee`. */
        User: {
            /** @description Address of the user, `{base_url}/api/users/<user_id>`. */
            url: components["schemas"]["PlatformUrl"];
            /** @description User identifier. */
            id: components["schemas"]["Integer"];
            /** @description User name. The name used to log in. */
            username: string;
            /** @description First name. May be empty. */
            first_name: string;
            /** @description Last name. May be empty. */
            last_name: string;
        };
        /** @description Name and release of a program (since 2.4.0). */
        UserAgent: string;
        /** @description How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear. */
        ValidationMode: string | ("gt" | "gt_pool");
        /** @description A webhook as seen in the ping payload, which does not return the secret. */
        Webhook: {
            /** @description Webhook identifier. */
            id: components["schemas"]["Integer"];
            /** @description Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`. */
            url: components["schemas"]["HttpUrl"];
            /** @description Where event payloads are delivered. */
            target_url: components["schemas"]["HttpUrl"];
            /** @description Short purpose summary; may be empty. */
            description: string;
            /** @description Scope of the webhook: project or organization. */
            type: components["schemas"]["WebhookType"];
            /** @description Media type of the delivered payload, sent as Content-Type. */
            content_type: components["schemas"]["ContentType"];
            /** @description When false, no events are delivered, but pings are (since 2.3.0). */
            is_active: boolean;
            /** @description Enables or disables SSL certificate verification for delivery. When true, SSL verification is on. */
            enable_ssl: boolean;
            /** @description When the webhook was created. */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the webhook was last updated. */
            updated_date: components["schemas"]["Timestamp"];
            /** @description User who created the webhook, or null (null since 2.3.0). */
            owner: components["schemas"]["User"] | null;
            /** @description Project identifier; an integer if `type` is `project` (since 2.4.0; before that, `project`). */
            project_id: components["schemas"]["Integer"] | null;
            /** @description Organization identifier for an organization webhook, or null. An integer if `type` is `organization`. */
            organization: components["schemas"]["Integer"] | null;
            /** @description Subscribed event names. */
            events: components["schemas"]["EventName"][];
            /** @description HTTP status of the last delivery. Missing before the first delivery, and after one that got no response; until 2.4.1, null during a delivery. */
            last_status?: components["schemas"]["Integer"] | null;
            /** @description Time of the last delivery. Missing before the first delivery. */
            last_delivery_date?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Scope of a webhook: a project or an organization. Closed vocabulary: `project`, `organization`.
         * @enum {string}
         */
        WebhookType: "project" | "organization";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
/** The operations of the OpenAPI document. */
export interface operations {
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of a webhook: `<webhook_id>` is an integer. */
                webhook_id: components["schemas"]["Integer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response is not shown. Any response is possible. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeleteOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteOrganizationEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMembershipEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeleteMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMembershipEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCreateMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMembershipEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCreateInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitationEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeleteInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteInvitationEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCreateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeleteProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteProjectEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCreateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTaskEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTaskEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeleteTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteTaskEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateJobEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCreateJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateJobEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeleteJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteJobEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCreateIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIssueEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIssueEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeleteIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteIssueEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCreateComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCommentEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCommentEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeleteComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteCommentEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCreateExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExportEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCreateBackup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBackupEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receivePing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
                "X-Signature-256"?: components["schemas"]["Signature"];
                /** @description Program that sends the delivery, such as `CVAT/2.4.0` (since 2.4.0). */
                "User-Agent"?: components["schemas"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PingEvent"];
            };
        };
        responses: {
            /** @description A match. The delivery is accepted; the platform treats any other 2xx the same way and may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch. The signature does not match, or is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The delivery is not accepted; the status is, for example, 400 if the body is not JSON, or 413 if it is too large. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
