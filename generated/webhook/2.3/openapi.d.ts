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
         * @description Send one delivery with `event` equal to `ping` to the webhook's target URL; its `sender` is the user who triggered it (W4.1).
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
         * @description An organization was updated (W6.3).
         */
        post: operations["receiveUpdateOrganization"];
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
         * @description A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
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
         * @description A membership was deleted (W6.4). A member was removed from an organization (W6.1).
         */
        post: operations["receiveDeleteMembership"];
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
         * @description An invitation was created (W6.2). It was issued (W6.1).
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
         * @description An invitation was deleted (W6.4). It was revoked (W6.1).
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
         * @description A project was created (W6.2).
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
         * @description A project was updated (W6.3).
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
         * @description A project was deleted (W6.4).
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
         * @description A task was created (W6.2).
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
         * @description A task was updated (W6.3). For example its status or its assignment changed (W6.1).
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
         * @description A task was deleted (W6.4).
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
         * @description A job was updated (W6.3). For example its status or its assignee changed (W1.4).
         */
        post: operations["receiveUpdateJob"];
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
         * @description An issue was created (W6.2).
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
         * @description An issue was updated (W6.3).
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
         * @description An issue was deleted (W6.4).
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
         * @description A comment was created (W6.2).
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
         * @description A comment was updated (W6.3).
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
         * @description A comment was deleted (W6.4).
         */
        post: operations["receiveDeleteComment"];
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
         * @description A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
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
        /** @description Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen). */
        ChunkType: string | "imageset";
        /** @description A comment; its fields are not shown (W2.5). Any object is valid (W-open). */
        Comment: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a comment that changed (W6.3). */
        CommentBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen). */
        ContentType: string | "application/json";
        /** @description A comment was created (W6.2). */
        CreateCommentEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:comment";
            /** @description The created comment, in full (W6.2). */
            comment: components["schemas"]["Comment"];
            /** @description Identifier of the webhook that sends it (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description An invitation was created (W6.2). It was issued (W6.1). */
        CreateInvitationEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:invitation";
            /** @description The created invitation, in full (W6.2). */
            invitation: components["schemas"]["Invitation"];
            /** @description Identifier of the webhook that sends it (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description An issue was created (W6.2). */
        CreateIssueEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:issue";
            /** @description The created issue, in full (W6.2). */
            issue: components["schemas"]["Issue"];
            /** @description Identifier of the webhook that sends it (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A project was created (W6.2). */
        CreateProjectEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:project";
            /** @description The created project, in full (W6.2). */
            project: components["schemas"]["Project"];
            /** @description Identifier of the webhook that sends it (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A task was created (W6.2). */
        CreateTaskEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:task";
            /** @description The created task, in full (W6.2). */
            task: components["schemas"]["CreatedTask"];
            /** @description Identifier of the webhook that sends it (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task). */
        CreatedTask: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
            url: components["schemas"]["HttpUrl"];
            /** @description Task identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Task name (W2.3). */
            name: string;
            /** @description Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
            project_id: components["schemas"]["Integer"];
            /** @description Empty string or a mode name (W2.3). */
            mode: components["schemas"]["TaskMode"];
            /** @description Owner of the task (W2.3). */
            owner: components["schemas"]["User"];
            /** @description User the task is assigned to, or null (W2.3). */
            assignee: components["schemas"]["User"] | null;
            /** @description Bug tracker; may be empty (W2.3). Explanation: its address. */
            bug_tracker: string;
            /** @description When the task was created (W2.3). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the task was last updated (W2.3). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
            overlap?: components["schemas"]["Integer"] | null;
            /** @description Size of a segment (W2.3). Explanation: in frames. */
            segment_size?: components["schemas"]["Integer"];
            /** @description Status of the task (W2.3). */
            status: components["schemas"]["Status"];
            /** @description Labels of the task (W2.3). */
            labels: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty (W2.3). */
            segments: components["schemas"]["Segment"][];
            /** @description Dimension (W2.3). Explanation: of the data. */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
            subset: string;
            /** @description Organization, or null (W2.3). Explanation: its identifier. */
            organization: components["schemas"]["Integer"] | null;
            /** @description Target storage (W2.3). Explanation: where annotations are written to. */
            target_storage: components["schemas"]["Storage"];
            /** @description Source storage (W2.3). Explanation: where data is read from. */
            source_storage: components["schemas"]["Storage"];
        };
        /** @description A comment was deleted (W6.4). */
        DeleteCommentEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:comment";
            /** @description The deleted comment, in full (W6.4). */
            comment: components["schemas"]["Comment"];
            /** @description Identifier of the webhook that sends it (W6.4). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.4). */
            sender: components["schemas"]["User"];
        };
        /** @description An invitation was deleted (W6.4). It was revoked (W6.1). */
        DeleteInvitationEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:invitation";
            /** @description The deleted invitation, in full (W6.4). */
            invitation: components["schemas"]["Invitation"];
            /** @description Identifier of the webhook that sends it (W6.4). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.4). */
            sender: components["schemas"]["User"];
        };
        /** @description An issue was deleted (W6.4). */
        DeleteIssueEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:issue";
            /** @description The deleted issue, in full (W6.4). */
            issue: components["schemas"]["Issue"];
            /** @description Identifier of the webhook that sends it (W6.4). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.4). */
            sender: components["schemas"]["User"];
        };
        /** @description A membership was deleted (W6.4). A member was removed from an organization (W6.1). */
        DeleteMembershipEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:membership";
            /** @description The deleted membership, in full (W6.4). */
            membership: components["schemas"]["Membership"];
            /** @description Identifier of the webhook that sends it (W6.4). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.4). */
            sender: components["schemas"]["User"];
        };
        /** @description A project was deleted (W6.4). */
        DeleteProjectEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:project";
            /** @description The deleted project, in full (W6.4). */
            project: components["schemas"]["Project"];
            /** @description Identifier of the webhook that sends it (W6.4). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.4). */
            sender: components["schemas"]["User"];
        };
        /** @description A task was deleted (W6.4). */
        DeleteTaskEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:task";
            /** @description The deleted task, in full (W6.4). */
            task: components["schemas"]["DeletedTask"];
            /** @description Identifier of the webhook that sends it (W6.4). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.4). */
            sender: components["schemas"]["User"];
        };
        /** @description A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task). */
        DeletedTask: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
            url: components["schemas"]["HttpUrl"];
            /** @description Task identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Task name (W2.3). */
            name: string;
            /** @description Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
            project_id: components["schemas"]["Integer"];
            /** @description Empty string or a mode name (W2.3). */
            mode: components["schemas"]["TaskMode"];
            /** @description Owner of the task (W2.3). */
            owner: components["schemas"]["User"];
            /** @description User the task is assigned to, or null (W2.3). */
            assignee: components["schemas"]["User"] | null;
            /** @description Bug tracker; may be empty (W2.3). Explanation: its address. */
            bug_tracker: string;
            /** @description When the task was created (W2.3). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the task was last updated (W2.3). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
            overlap?: components["schemas"]["Integer"] | null;
            /** @description Size of a segment (W2.3). Explanation: in frames. */
            segment_size?: components["schemas"]["Integer"];
            /** @description Status of the task (W2.3). */
            status: components["schemas"]["Status"];
            /** @description Labels of the task (W2.3). */
            labels: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty (W2.3). */
            segments: components["schemas"]["Segment"][];
            /** @description Dimension (W2.3). Explanation: of the data. */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
            subset: string;
            /** @description Organization, or null (W2.3). Explanation: its identifier. */
            organization: components["schemas"]["Integer"] | null;
            /** @description Target storage (W2.3). Explanation: where annotations are written to. */
            target_storage: components["schemas"]["Storage"];
            /** @description Source storage (W2.3). Explanation: where data is read from. */
            source_storage: components["schemas"]["Storage"];
        };
        /** @description Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. */
        Delivery: components["schemas"]["UpdateOrganizationEvent"] | components["schemas"]["UpdateMembershipEvent"] | components["schemas"]["DeleteMembershipEvent"] | components["schemas"]["CreateInvitationEvent"] | components["schemas"]["DeleteInvitationEvent"] | components["schemas"]["CreateProjectEvent"] | components["schemas"]["UpdateProjectEvent"] | components["schemas"]["DeleteProjectEvent"] | components["schemas"]["CreateTaskEvent"] | components["schemas"]["UpdateTaskEvent"] | components["schemas"]["DeleteTaskEvent"] | components["schemas"]["UpdateJobEvent"] | components["schemas"]["CreateIssueEvent"] | components["schemas"]["UpdateIssueEvent"] | components["schemas"]["DeleteIssueEvent"] | components["schemas"]["CreateCommentEvent"] | components["schemas"]["UpdateCommentEvent"] | components["schemas"]["DeleteCommentEvent"] | components["schemas"]["PingEvent"];
        /**
         * @description Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 18 names (W-closed).
         * @enum {string}
         */
        EventName: "update:organization" | "update:membership" | "delete:membership" | "create:invitation" | "delete:invitation" | "create:project" | "update:project" | "delete:project" | "create:task" | "update:task" | "delete:task" | "update:job" | "create:issue" | "update:issue" | "delete:issue" | "create:comment" | "update:comment" | "delete:comment";
        /** @description Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color). */
        HexColour: string;
        /**
         * Format: uri
         * @description URL (W2.1). Absolute, `http` or `https` (W-url).
         */
        HttpUrl: string;
        /**
         * Format: int64
         * @description Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids).
         */
        Integer: number;
        /** @description An invitation; its fields are not shown (W2.5). Any object is valid (W-open). */
        Invitation: {
            [key: string]: unknown;
        };
        /** @description An issue; its fields are not shown (W2.5). Any object is valid (W-open). */
        Issue: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of an issue that changed (W6.3). */
        IssueBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description A job; its fields are not shown (W2.5). Any object is valid (W-open). */
        Job: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a job that changed (W6.3). */
        JobBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen). */
        JobStage: string | "annotation";
        /** @description State of a job (W2.3). Known: `new`; others may appear (W-seen). */
        JobState: string | "new";
        /** @description Summary of a job (W2.3). */
        JobSummary: {
            /** @description Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3). */
            url: components["schemas"]["HttpUrl"];
            /** @description Job identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description User the job is assigned to, or null (W2.3). */
            assignee: components["schemas"]["User"] | null;
            /** @description Status of the job (W2.3). */
            status: components["schemas"]["Status"];
            /** @description Stage of the job (W2.3). */
            stage: components["schemas"]["JobStage"];
            /** @description State of the job (W2.3). */
            state: components["schemas"]["JobState"];
        };
        /** @description A label (W2.3). Explanation: annotators assign it. */
        Label: {
            /** @description Label identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Label name (W2.3). */
            name: string;
            /** @description Hex colour (W2.3). */
            color: components["schemas"]["HexColour"];
            /** @description Attributes of the label (W2.3). Items may be anything (W-arrays). */
            attributes: unknown[];
            /** @description Type of the label (W2.3). Explanation: the kind of shape that it applies to. */
            type: components["schemas"]["LabelType"];
            /** @description Sublabels of the label (W2.3). Items may be anything (W-arrays). */
            sublabels: unknown[];
            /** @description Whether the label has a parent (W2.3). */
            has_parent: boolean;
        };
        /** @description Type of a label (W2.3). Known: `any`; others may appear (W-seen). */
        LabelType: string | "any";
        /** @description A membership; its fields are not shown (W2.5). Any object is valid (W-open). */
        Membership: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a membership that changed (W6.3). */
        MembershipBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description An organization; its fields are not shown (W2.5). Any object is valid (W-open). */
        Organization: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of an organization that changed (W6.3). */
        OrganizationBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping). */
        PingEvent: {
            /**
             * @description Always `ping` (W6.5). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "ping";
            /** @description The webhook resource (W6.5). */
            webhook: components["schemas"]["Webhook"];
            /** @description User who triggered the ping (W6.5). */
            sender: components["schemas"]["User"];
        };
        /** @description A project; its fields are not shown (W2.5). Any object is valid (W-open). */
        Project: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a project that changed (W6.3). */
        ProjectBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it. */
        Segment: {
            /** @description Frame at the start (W2.3). Explanation: the first of the range. */
            start_frame: components["schemas"]["Integer"];
            /** @description Frame at the stop (W2.3). Explanation: the last of the range, inclusive. */
            stop_frame: components["schemas"]["Integer"];
            /** @description Summaries of the segment's jobs (W2.3). */
            jobs: components["schemas"]["JobSummary"][];
        };
        /** @description HMAC with SHA-256 over the request body, keyed with the secret, as a hexadecimal digest (W5.1.2, W5.1.3). Written as `sha256=` and lower-case digits (W-sig), over the exact bytes (W-bytes). */
        Signature: string;
        /** @description Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen). */
        Status: string | "annotation";
        /** @description A storage (W2.3). Explanation: where a task's data is read from or written to. */
        Storage: {
            /** @description Storage identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Location of the storage (W2.3). Explanation: its kind. */
            location: components["schemas"]["StorageLocation"];
            /** @description Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud. */
            cloud_storage_id: components["schemas"]["Integer"] | null;
        };
        /** @description Location of a storage (W2.3). Known: `local`; others may appear (W-seen). */
        StorageLocation: string | "local";
        /** @description A task, given in full for update events (W2.3). */
        Task: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
            url: components["schemas"]["HttpUrl"];
            /** @description Task identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Task name (W2.3). */
            name: string;
            /** @description Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
            project_id: components["schemas"]["Integer"];
            /** @description Empty string or a mode name (W2.3). */
            mode: components["schemas"]["TaskMode"];
            /** @description Owner of the task (W2.3). */
            owner: components["schemas"]["User"];
            /** @description User the task is assigned to, or null (W2.3). */
            assignee: components["schemas"]["User"] | null;
            /** @description Bug tracker; may be empty (W2.3). Explanation: its address. */
            bug_tracker: string;
            /** @description When the task was created (W2.3). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the task was last updated (W2.3). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
            overlap: components["schemas"]["Integer"] | null;
            /** @description Size of a segment (W2.3). Explanation: in frames. */
            segment_size: components["schemas"]["Integer"];
            /** @description Status of the task (W2.3). */
            status: components["schemas"]["Status"];
            /** @description Labels of the task (W2.3). */
            labels: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty (W2.3). */
            segments: components["schemas"]["Segment"][];
            /** @description Size of a data chunk; update only (W2.3). Explanation: in frames. */
            data_chunk_size: components["schemas"]["Integer"];
            /** @description Type of the compressed data chunks; update only (W2.3). */
            data_compressed_chunk_type: components["schemas"]["ChunkType"];
            /** @description Type of the original data chunks; update only (W2.3). */
            data_original_chunk_type: components["schemas"]["ChunkType"];
            /** @description Size of the task; update only (W2.3). Explanation: number of frames. */
            size: components["schemas"]["Integer"];
            /** @description Image quality; update only (W2.3). */
            image_quality: components["schemas"]["Integer"];
            /** @description Data of the task; update only (W2.3). Explanation: an identifier. */
            data: components["schemas"]["Integer"];
            /** @description Dimension (W2.3). Explanation: of the data. */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
            subset: string;
            /** @description Organization, or null (W2.3). Explanation: its identifier. */
            organization: components["schemas"]["Integer"] | null;
            /** @description Target storage (W2.3). Explanation: where annotations are written to. */
            target_storage: components["schemas"]["Storage"];
            /** @description Source storage (W2.3). Explanation: where data is read from. */
            source_storage: components["schemas"]["Storage"];
        };
        /** @description Old values of the keys of a task that changed (W6.3). */
        TaskBeforeUpdate: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
            url?: components["schemas"]["HttpUrl"];
            /** @description Task identifier (W2.3). */
            id?: components["schemas"]["Integer"];
            /** @description Task name (W2.3). */
            name?: string;
            /** @description Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
            project_id?: components["schemas"]["Integer"];
            /** @description Empty string or a mode name (W2.3). */
            mode?: components["schemas"]["TaskMode"];
            /** @description Owner of the task (W2.3). */
            owner?: components["schemas"]["User"];
            /** @description User the task is assigned to, or null (W2.3). */
            assignee?: components["schemas"]["User"] | null;
            /** @description Bug tracker; may be empty (W2.3). Explanation: its address. */
            bug_tracker?: string;
            /** @description When the task was created (W2.3). */
            created_date?: components["schemas"]["Timestamp"];
            /** @description When the task was last updated (W2.3). */
            updated_date?: components["schemas"]["Timestamp"];
            /** @description Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
            overlap?: components["schemas"]["Integer"] | null;
            /** @description Size of a segment (W2.3). Explanation: in frames. */
            segment_size?: components["schemas"]["Integer"];
            /** @description Status of the task (W2.3). */
            status?: components["schemas"]["Status"];
            /** @description Labels of the task (W2.3). */
            labels?: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty (W2.3). */
            segments?: components["schemas"]["Segment"][];
            /** @description Size of a data chunk; update only (W2.3). Explanation: in frames. */
            data_chunk_size?: components["schemas"]["Integer"];
            /** @description Type of the compressed data chunks; update only (W2.3). */
            data_compressed_chunk_type?: components["schemas"]["ChunkType"];
            /** @description Type of the original data chunks; update only (W2.3). */
            data_original_chunk_type?: components["schemas"]["ChunkType"];
            /** @description Size of the task; update only (W2.3). Explanation: number of frames. */
            size?: components["schemas"]["Integer"];
            /** @description Image quality; update only (W2.3). */
            image_quality?: components["schemas"]["Integer"];
            /** @description Data of the task; update only (W2.3). Explanation: an identifier. */
            data?: components["schemas"]["Integer"];
            /** @description Dimension (W2.3). Explanation: of the data. */
            dimension?: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
            subset?: string;
            /** @description Organization, or null (W2.3). Explanation: its identifier. */
            organization?: components["schemas"]["Integer"] | null;
            /** @description Target storage (W2.3). Explanation: where annotations are written to. */
            target_storage?: components["schemas"]["Storage"];
            /** @description Source storage (W2.3). Explanation: where data is read from. */
            source_storage?: components["schemas"]["Storage"];
        };
        /** @description Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen). */
        TaskDimension: string | "2d";
        /** @description Empty string or a mode name such as `annotation` (W2.3). Known: `""`, `annotation`; others may appear (W-seen). */
        TaskMode: string | ("" | "annotation");
        /**
         * Format: date-time
         * @description ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case).
         */
        Timestamp: string;
        /** @description A comment was updated (W6.3). */
        UpdateCommentEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:comment";
            /** @description The comment after the update, in full (W6.3). */
            comment: components["schemas"]["Comment"];
            /** @description Only the keys of the resource that changed, with their old values (W6.3). */
            before_update: components["schemas"]["CommentBeforeUpdate"];
            /** @description Identifier of the webhook that sends it (W6.3). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.3). */
            sender: components["schemas"]["User"];
        };
        /** @description An issue was updated (W6.3). */
        UpdateIssueEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:issue";
            /** @description The issue after the update, in full (W6.3). */
            issue: components["schemas"]["Issue"];
            /** @description Only the keys of the resource that changed, with their old values (W6.3). */
            before_update: components["schemas"]["IssueBeforeUpdate"];
            /** @description Identifier of the webhook that sends it (W6.3). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.3). */
            sender: components["schemas"]["User"];
        };
        /** @description A job was updated (W6.3). For example its status or its assignee changed (W1.4). */
        UpdateJobEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:job";
            /** @description The job after the update, in full (W6.3). */
            job: components["schemas"]["Job"];
            /** @description Only the keys of the resource that changed, with their old values (W6.3). */
            before_update: components["schemas"]["JobBeforeUpdate"];
            /** @description Identifier of the webhook that sends it (W6.3). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.3). */
            sender: components["schemas"]["User"];
        };
        /** @description A membership was updated (W6.3). Member added to or removed from an organization (W6.1). */
        UpdateMembershipEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:membership";
            /** @description The membership after the update, in full (W6.3). */
            membership: components["schemas"]["Membership"];
            /** @description Only the keys of the resource that changed, with their old values (W6.3). */
            before_update: components["schemas"]["MembershipBeforeUpdate"];
            /** @description Identifier of the webhook that sends it (W6.3). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.3). */
            sender: components["schemas"]["User"];
        };
        /** @description An organization was updated (W6.3). */
        UpdateOrganizationEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:organization";
            /** @description The organization after the update, in full (W6.3). */
            organization: components["schemas"]["Organization"];
            /** @description Only the keys of the resource that changed, with their old values (W6.3). */
            before_update: components["schemas"]["OrganizationBeforeUpdate"];
            /** @description Identifier of the webhook that sends it (W6.3). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.3). */
            sender: components["schemas"]["User"];
        };
        /** @description A project was updated (W6.3). */
        UpdateProjectEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:project";
            /** @description The project after the update, in full (W6.3). */
            project: components["schemas"]["Project"];
            /** @description Only the keys of the resource that changed, with their old values (W6.3). */
            before_update: components["schemas"]["ProjectBeforeUpdate"];
            /** @description Identifier of the webhook that sends it (W6.3). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.3). */
            sender: components["schemas"]["User"];
        };
        /** @description A task was updated (W6.3). For example its status or its assignment changed (W6.1). */
        UpdateTaskEvent: {
            /**
             * @description Name of the event (W6.1). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "update:task";
            /** @description The task after the update, in full (W6.3). */
            task: components["schemas"]["Task"];
            /** @description Only the keys of the resource that changed, with their old values (W6.3). */
            before_update: components["schemas"]["TaskBeforeUpdate"];
            /** @description Identifier of the webhook that sends it (W6.3). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.3). */
            sender: components["schemas"]["User"];
        };
        /** @description A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3). */
        User: {
            /** @description Address of the user, `{base_url}/api/users/<user_id>` (W2.2). */
            url: components["schemas"]["HttpUrl"];
            /** @description User identifier (W2.2). */
            id: components["schemas"]["Integer"];
            /** @description User name (W2.2). Explanation: for the login. */
            username: string;
            /** @description First name (W2.2). May be empty (W-empty). */
            first_name: string;
            /** @description Last name (W2.2). May be empty (W-empty). */
            last_name: string;
        };
        /** @description A webhook as seen in the ping payload, which does not return the secret (W2.1). */
        Webhook: {
            /** @description Webhook identifier (W2.1). */
            id: components["schemas"]["Integer"];
            /** @description Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1). */
            url: components["schemas"]["HttpUrl"];
            /** @description Where event payloads are delivered (W2.1). */
            target_url: components["schemas"]["HttpUrl"];
            /** @description Short purpose summary; may be empty (W2.1). */
            description: string;
            /** @description Scope of the webhook: project or organization (W2.1). */
            type: components["schemas"]["WebhookType"];
            /** @description Media type of the delivered payload, sent as Content-Type (W2.1). */
            content_type: components["schemas"]["ContentType"];
            /** @description No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive). */
            is_active: boolean;
            /** @description When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate. */
            enable_ssl: boolean;
            /** @description When the webhook was created (W2.1). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the webhook was last updated (W2.1). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description User who created the webhook (W2.1). */
            owner: components["schemas"]["User"];
            /** @description Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope). */
            project: components["schemas"]["Integer"] | null;
            /** @description Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope). */
            organization: components["schemas"]["Integer"] | null;
            /** @description Subscribed event names (W6.1). */
            events: components["schemas"]["EventName"][];
            /** @description HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery). */
            last_status?: components["schemas"]["Integer"];
            /** @description Time of the last delivery (W2.1). Missing before the first one (W-delivery). */
            last_delivery_date?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed).
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
                /** @description Identifier of a webhook: `<webhook_id>` is an integer (W4.1). */
                webhook_id: components["schemas"]["Integer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response is not shown (W4.1). Any answer is one (W-pingapi). */
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
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
                /** @description Carried when the webhook has a secret (W4.3.3). Not sent without one (W-nosecret). */
                "X-Signature-256"?: components["schemas"]["Signature"];
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
            /** @description A match (W5.1.5). Explanation: of the signature; a sender may log the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A mismatch (W5.1.5). Explanation: of the signature. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
