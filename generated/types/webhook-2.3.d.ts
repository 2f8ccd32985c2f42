// Generated from spec/main.tsp by "npm run generate". Do not edit.

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
         * @description Send one `ping` delivery to the webhook's target URL; its `sender` is the caller (W4.1).
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
         * @description An organization was changed (W6.3).
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
         * @description A membership of an organization was changed (W6.3).
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
         * @description A member was removed from an organization (W6.4).
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
         * @description An invitation was issued (W6.2).
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
         * @description An invitation was revoked (W6.4).
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
         * @description A project was changed (W6.3).
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
         * @description A task was changed, such as its status or assignee (W6.3).
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
         * @description A job was changed, such as its state or assignee (W6.3).
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
         * @description An issue was opened (W6.2).
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
         * @description An issue was changed (W6.3).
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
         * @description A comment was made (W6.2).
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
         * @description A comment was changed (W6.3).
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
         * @description A user asked for a test delivery (W6.5).
         */
        post: operations["receivePing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Type of data chunks; `imageset` is seen, others may appear (W2.3). */
        ChunkType: "imageset" | (string & {});
        /** @description A comment; its fields are not published, any object is valid (W2.5). */
        Comment: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a comment that changed (W6.3). */
        CommentBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description Media type of a delivery; `application/json` is seen, others may appear (W2.1). */
        ContentType: "application/json" | (string & {});
        /** @description A comment was made (W6.2). */
        CreateCommentEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "create:comment";
            /** @description The created comment, in full (W6.2). */
            comment: components["schemas"]["Comment"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description An invitation was issued (W6.2). */
        CreateInvitationEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "create:invitation";
            /** @description The created invitation, in full (W6.2). */
            invitation: components["schemas"]["Invitation"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description An issue was opened (W6.2). */
        CreateIssueEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "create:issue";
            /** @description The created issue, in full (W6.2). */
            issue: components["schemas"]["Issue"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A project was created (W6.2). */
        CreateProjectEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "create:project";
            /** @description The created project, in full (W6.2). */
            project: components["schemas"]["Project"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A task was created (W6.2). */
        CreateTaskEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "create:task";
            /** @description The created task, in full (W6.2). */
            task: components["schemas"]["CreatedTask"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A task as a create event shows it: without the update-only fields (W2.3). */
        CreatedTask: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
            url: components["schemas"]["HttpUrl"];
            /** @description Task identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Task name (W2.3). */
            name: string;
            /** @description Identifier of the project the task belongs to (W2.3). */
            project_id: components["schemas"]["Integer"];
            /** @description Empty, or the name of a mode (W2.3). */
            mode: components["schemas"]["TaskMode"];
            /** @description User who owns the task (W2.3). */
            owner: components["schemas"]["User"];
            /** @description User the task is assigned to, or null (W2.3). */
            assignee: components["schemas"]["User"] | null;
            /** @description Address of a bug tracker; may be empty (W2.3). */
            bug_tracker: string;
            /** @description When the task was created (W2.3). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the task was last changed (W2.3). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Frames that neighbouring segments share, or null (W2.3). */
            overlap?: components["schemas"]["Integer"] | null;
            /** @description Frames of a segment (W2.3). */
            segment_size?: components["schemas"]["Integer"];
            /** @description Status of the task (W2.3). */
            status: components["schemas"]["Status"];
            /** @description Labels of the task (W2.3). */
            labels: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty (W2.3). */
            segments: components["schemas"]["Segment"][];
            /** @description Dimension of the data (W2.3). */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset the task belongs to; may be empty (W2.3). */
            subset: string;
            /** @description Identifier of the organization, or null (W2.3). */
            organization: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to (W2.3). */
            target_storage: components["schemas"]["Storage"];
            /** @description Where data is read from (W2.3). */
            source_storage: components["schemas"]["Storage"];
        };
        /** @description A comment was deleted (W6.4). */
        DeleteCommentEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "delete:comment";
            /** @description The deleted comment, in full (W6.4). */
            comment: components["schemas"]["Comment"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description An invitation was revoked (W6.4). */
        DeleteInvitationEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "delete:invitation";
            /** @description The deleted invitation, in full (W6.4). */
            invitation: components["schemas"]["Invitation"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description An issue was deleted (W6.4). */
        DeleteIssueEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "delete:issue";
            /** @description The deleted issue, in full (W6.4). */
            issue: components["schemas"]["Issue"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A member was removed from an organization (W6.4). */
        DeleteMembershipEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "delete:membership";
            /** @description The deleted membership, in full (W6.4). */
            membership: components["schemas"]["Membership"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A project was deleted (W6.4). */
        DeleteProjectEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "delete:project";
            /** @description The deleted project, in full (W6.4). */
            project: components["schemas"]["Project"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A task was deleted (W6.4). */
        DeleteTaskEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "delete:task";
            /** @description The deleted task, in full (W6.4). */
            task: components["schemas"]["DeletedTask"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A task as a delete event shows it: without the update-only fields (W2.3). */
        DeletedTask: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
            url: components["schemas"]["HttpUrl"];
            /** @description Task identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Task name (W2.3). */
            name: string;
            /** @description Identifier of the project the task belongs to (W2.3). */
            project_id: components["schemas"]["Integer"];
            /** @description Empty, or the name of a mode (W2.3). */
            mode: components["schemas"]["TaskMode"];
            /** @description User who owns the task (W2.3). */
            owner: components["schemas"]["User"];
            /** @description User the task is assigned to, or null (W2.3). */
            assignee: components["schemas"]["User"] | null;
            /** @description Address of a bug tracker; may be empty (W2.3). */
            bug_tracker: string;
            /** @description When the task was created (W2.3). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the task was last changed (W2.3). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Frames that neighbouring segments share, or null (W2.3). */
            overlap?: components["schemas"]["Integer"] | null;
            /** @description Frames of a segment (W2.3). */
            segment_size?: components["schemas"]["Integer"];
            /** @description Status of the task (W2.3). */
            status: components["schemas"]["Status"];
            /** @description Labels of the task (W2.3). */
            labels: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty (W2.3). */
            segments: components["schemas"]["Segment"][];
            /** @description Dimension of the data (W2.3). */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset the task belongs to; may be empty (W2.3). */
            subset: string;
            /** @description Identifier of the organization, or null (W2.3). */
            organization: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to (W2.3). */
            target_storage: components["schemas"]["Storage"];
            /** @description Where data is read from (W2.3). */
            source_storage: components["schemas"]["Storage"];
        };
        /** @description The body of any delivery; `event` tells which envelope it is (W6). */
        Delivery: components["schemas"]["UpdateOrganizationEvent"] | components["schemas"]["UpdateMembershipEvent"] | components["schemas"]["DeleteMembershipEvent"] | components["schemas"]["CreateInvitationEvent"] | components["schemas"]["DeleteInvitationEvent"] | components["schemas"]["CreateProjectEvent"] | components["schemas"]["UpdateProjectEvent"] | components["schemas"]["DeleteProjectEvent"] | components["schemas"]["CreateTaskEvent"] | components["schemas"]["UpdateTaskEvent"] | components["schemas"]["DeleteTaskEvent"] | components["schemas"]["UpdateJobEvent"] | components["schemas"]["CreateIssueEvent"] | components["schemas"]["UpdateIssueEvent"] | components["schemas"]["DeleteIssueEvent"] | components["schemas"]["CreateCommentEvent"] | components["schemas"]["UpdateCommentEvent"] | components["schemas"]["DeleteCommentEvent"] | components["schemas"]["PingEvent"];
        /**
         * @description Name of an event a webhook can subscribe to; closed vocabulary (W6.1).
         * @enum {string}
         */
        EventName: "update:organization" | "update:membership" | "delete:membership" | "create:invitation" | "delete:invitation" | "create:project" | "update:project" | "delete:project" | "create:task" | "update:task" | "delete:task" | "update:job" | "create:issue" | "update:issue" | "delete:issue" | "create:comment" | "update:comment" | "delete:comment";
        /** @description Hex colour: `#` and 3, 4, 6 or 8 hex digits (W2.3). */
        HexColour: string;
        /**
         * Format: uri
         * @description Absolute `http` or `https` URL (W2).
         */
        HttpUrl: string;
        /**
         * Format: int64
         * @description Integer that every JSON reader holds exactly: within ±(2^53 − 1) (W2).
         */
        Integer: number;
        /** @description An invitation; its fields are not published, any object is valid (W2.5). */
        Invitation: {
            [key: string]: unknown;
        };
        /** @description An issue; its fields are not published, any object is valid (W2.5). */
        Issue: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of an issue that changed (W6.3). */
        IssueBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description A job; its fields are not published, any object is valid (W2.5). */
        Job: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a job that changed (W6.3). */
        JobBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description Stage of a job; `annotation` is seen, others may appear (W2.3). */
        JobStage: "annotation" | (string & {});
        /** @description State of a job; `new` is seen, others may appear (W2.3). */
        JobState: "new" | (string & {});
        /** @description Summary of a job within a segment (W2.3). */
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
        /** @description A label that annotators assign (W2.3). */
        Label: {
            /** @description Label identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Label name (W2.3). */
            name: string;
            /** @description Display colour (W2.3). */
            color: components["schemas"]["HexColour"];
            /** @description Attributes of the label; their shape is not shown (W2.3). */
            attributes: unknown[];
            /** @description Kind of shape the label applies to (W2.3). */
            type: components["schemas"]["LabelType"];
            /** @description Labels nested in this one; their shape is not shown (W2.3). */
            sublabels: unknown[];
            /** @description True when the label is nested in another (W2.3). */
            has_parent: boolean;
        };
        /** @description Kind of shape a label applies to; `any` is seen, others may appear (W2.3). */
        LabelType: "any" | (string & {});
        /** @description A membership; its fields are not published, any object is valid (W2.5). */
        Membership: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a membership that changed (W6.3). */
        MembershipBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description An organization; its fields are not published, any object is valid (W2.5). */
        Organization: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of an organization that changed (W6.3). */
        OrganizationBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description A test of the delivery, asked for by a user (W6.5). */
        PingEvent: {
            /**
             * @description Always `ping` (W6.5).
             */
            event: "ping";
            /** @description The webhook that was pinged (W6.5). */
            webhook: components["schemas"]["Webhook"];
            /** @description User who triggered the ping (W6.5). */
            sender: components["schemas"]["User"];
        };
        /** @description A project; its fields are not published, any object is valid (W2.5). */
        Project: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a project that changed (W6.3). */
        ProjectBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description A range of frames of a task, with the jobs that cover it (W2.3). */
        Segment: {
            /** @description First frame of the range (W2.3). */
            start_frame: components["schemas"]["Integer"];
            /** @description Last frame of the range, inclusive (W2.3). */
            stop_frame: components["schemas"]["Integer"];
            /** @description Jobs of the segment (W2.3). */
            jobs: components["schemas"]["JobSummary"][];
        };
        /** @description `sha256=` and the HMAC-SHA256 of the exact body bytes, keyed with the secret, in lower-case hex (W5.1). */
        Signature: string;
        /** @description Status of a task or job; `annotation` is seen, others may appear (W2.3). */
        Status: "annotation" | (string & {});
        /** @description Where a task's data is read from or written to (W2.3). */
        Storage: {
            /** @description Storage identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Kind of storage (W2.3). */
            location: components["schemas"]["StorageLocation"];
            /** @description Cloud storage identifier, null when the storage is not in a cloud (W2.3). */
            cloud_storage_id: components["schemas"]["Integer"] | null;
        };
        /** @description Kind of storage; `local` is seen, others may appear (W2.3). */
        StorageLocation: "local" | (string & {});
        /** @description A task as an update event shows it: in full (W2.3). */
        Task: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
            url: components["schemas"]["HttpUrl"];
            /** @description Task identifier (W2.3). */
            id: components["schemas"]["Integer"];
            /** @description Task name (W2.3). */
            name: string;
            /** @description Identifier of the project the task belongs to (W2.3). */
            project_id: components["schemas"]["Integer"];
            /** @description Empty, or the name of a mode (W2.3). */
            mode: components["schemas"]["TaskMode"];
            /** @description User who owns the task (W2.3). */
            owner: components["schemas"]["User"];
            /** @description User the task is assigned to, or null (W2.3). */
            assignee: components["schemas"]["User"] | null;
            /** @description Address of a bug tracker; may be empty (W2.3). */
            bug_tracker: string;
            /** @description When the task was created (W2.3). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the task was last changed (W2.3). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Frames that neighbouring segments share, or null (W2.3). */
            overlap: components["schemas"]["Integer"] | null;
            /** @description Frames of a segment (W2.3). */
            segment_size: components["schemas"]["Integer"];
            /** @description Status of the task (W2.3). */
            status: components["schemas"]["Status"];
            /** @description Labels of the task (W2.3). */
            labels: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty (W2.3). */
            segments: components["schemas"]["Segment"][];
            /** @description Frames of a data chunk; update only (W2.3). */
            data_chunk_size: components["schemas"]["Integer"];
            /** @description Type of the compressed chunks; update only (W2.3). */
            data_compressed_chunk_type: components["schemas"]["ChunkType"];
            /** @description Type of the original chunks; update only (W2.3). */
            data_original_chunk_type: components["schemas"]["ChunkType"];
            /** @description Number of frames; update only (W2.3). */
            size: components["schemas"]["Integer"];
            /** @description Image quality; update only (W2.3). */
            image_quality: components["schemas"]["Integer"];
            /** @description Identifier of the task's data; update only (W2.3). */
            data: components["schemas"]["Integer"];
            /** @description Dimension of the data (W2.3). */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset the task belongs to; may be empty (W2.3). */
            subset: string;
            /** @description Identifier of the organization, or null (W2.3). */
            organization: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to (W2.3). */
            target_storage: components["schemas"]["Storage"];
            /** @description Where data is read from (W2.3). */
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
            /** @description Identifier of the project the task belongs to (W2.3). */
            project_id?: components["schemas"]["Integer"];
            /** @description Empty, or the name of a mode (W2.3). */
            mode?: components["schemas"]["TaskMode"];
            /** @description User who owns the task (W2.3). */
            owner?: components["schemas"]["User"];
            /** @description User the task is assigned to, or null (W2.3). */
            assignee?: components["schemas"]["User"] | null;
            /** @description Address of a bug tracker; may be empty (W2.3). */
            bug_tracker?: string;
            /** @description When the task was created (W2.3). */
            created_date?: components["schemas"]["Timestamp"];
            /** @description When the task was last changed (W2.3). */
            updated_date?: components["schemas"]["Timestamp"];
            /** @description Frames that neighbouring segments share, or null (W2.3). */
            overlap?: components["schemas"]["Integer"] | null;
            /** @description Frames of a segment (W2.3). */
            segment_size?: components["schemas"]["Integer"];
            /** @description Status of the task (W2.3). */
            status?: components["schemas"]["Status"];
            /** @description Labels of the task (W2.3). */
            labels?: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty (W2.3). */
            segments?: components["schemas"]["Segment"][];
            /** @description Frames of a data chunk; update only (W2.3). */
            data_chunk_size?: components["schemas"]["Integer"];
            /** @description Type of the compressed chunks; update only (W2.3). */
            data_compressed_chunk_type?: components["schemas"]["ChunkType"];
            /** @description Type of the original chunks; update only (W2.3). */
            data_original_chunk_type?: components["schemas"]["ChunkType"];
            /** @description Number of frames; update only (W2.3). */
            size?: components["schemas"]["Integer"];
            /** @description Image quality; update only (W2.3). */
            image_quality?: components["schemas"]["Integer"];
            /** @description Identifier of the task's data; update only (W2.3). */
            data?: components["schemas"]["Integer"];
            /** @description Dimension of the data (W2.3). */
            dimension?: components["schemas"]["TaskDimension"];
            /** @description Subset the task belongs to; may be empty (W2.3). */
            subset?: string;
            /** @description Identifier of the organization, or null (W2.3). */
            organization?: components["schemas"]["Integer"] | null;
            /** @description Where annotations are written to (W2.3). */
            target_storage?: components["schemas"]["Storage"];
            /** @description Where data is read from (W2.3). */
            source_storage?: components["schemas"]["Storage"];
        };
        /** @description Dimension of a task's data; `2d` is seen, others may appear (W2.3). */
        TaskDimension: "2d" | (string & {});
        /** @description Mode of a task: empty, or a name such as `annotation`; others may appear (W2.3). */
        TaskMode: "" | "annotation" | (string & {});
        /**
         * Format: date-time
         * @description Instant in UTC, RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W2).
         */
        Timestamp: string;
        /** @description A comment was changed (W6.3). */
        UpdateCommentEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "update:comment";
            /** @description The comment after the update, in full (W6.3). */
            comment: components["schemas"]["Comment"];
            /** @description Old values, under only those keys of the resource that changed (W6.3). */
            before_update: components["schemas"]["CommentBeforeUpdate"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description An issue was changed (W6.3). */
        UpdateIssueEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "update:issue";
            /** @description The issue after the update, in full (W6.3). */
            issue: components["schemas"]["Issue"];
            /** @description Old values, under only those keys of the resource that changed (W6.3). */
            before_update: components["schemas"]["IssueBeforeUpdate"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A job was changed, such as its state or assignee (W6.3). */
        UpdateJobEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "update:job";
            /** @description The job after the update, in full (W6.3). */
            job: components["schemas"]["Job"];
            /** @description Old values, under only those keys of the resource that changed (W6.3). */
            before_update: components["schemas"]["JobBeforeUpdate"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A membership of an organization was changed (W6.3). */
        UpdateMembershipEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "update:membership";
            /** @description The membership after the update, in full (W6.3). */
            membership: components["schemas"]["Membership"];
            /** @description Old values, under only those keys of the resource that changed (W6.3). */
            before_update: components["schemas"]["MembershipBeforeUpdate"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description An organization was changed (W6.3). */
        UpdateOrganizationEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "update:organization";
            /** @description The organization after the update, in full (W6.3). */
            organization: components["schemas"]["Organization"];
            /** @description Old values, under only those keys of the resource that changed (W6.3). */
            before_update: components["schemas"]["OrganizationBeforeUpdate"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A project was changed (W6.3). */
        UpdateProjectEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "update:project";
            /** @description The project after the update, in full (W6.3). */
            project: components["schemas"]["Project"];
            /** @description Old values, under only those keys of the resource that changed (W6.3). */
            before_update: components["schemas"]["ProjectBeforeUpdate"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A task was changed, such as its status or assignee (W6.3). */
        UpdateTaskEvent: {
            /**
             * @description Name of the event (W6.1).
             */
            event: "update:task";
            /** @description The task after the update, in full (W6.3). */
            task: components["schemas"]["Task"];
            /** @description Old values, under only those keys of the resource that changed (W6.3). */
            before_update: components["schemas"]["TaskBeforeUpdate"];
            /** @description Identifier of the webhook that sends the delivery (W6.2). */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event (W6.2). */
            sender: components["schemas"]["User"];
        };
        /** @description A user of the platform, as `owner`, `assignee` or `sender` (W2.2). */
        User: {
            /** @description Address of the user, `{base_url}/api/users/<user_id>` (W2.2). */
            url: components["schemas"]["HttpUrl"];
            /** @description User identifier (W2.2). */
            id: components["schemas"]["Integer"];
            /** @description Login name (W2.2). */
            username: string;
            /** @description Given name; may be empty (W2.2). */
            first_name: string;
            /** @description Family name; may be empty (W2.2). */
            last_name: string;
        };
        /** @description A webhook, as the ping delivery shows it; the secret is never returned (W2.1). */
        Webhook: {
            /** @description Webhook identifier (W2.1). */
            id: components["schemas"]["Integer"];
            /** @description Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1). */
            url: components["schemas"]["HttpUrl"];
            /** @description Where deliveries are sent (W2.1). */
            target_url: components["schemas"]["HttpUrl"];
            /** @description Purpose in short; may be empty (W2.1). */
            description: string;
            /** @description Scope of the webhook (W1.2). */
            type: components["schemas"]["WebhookType"];
            /** @description Media type of the delivered payload, sent as Content-Type (W2.1). */
            content_type: components["schemas"]["ContentType"];
            /** @description When false, nothing is delivered, ping included (W4.3.5). */
            is_active: boolean;
            /** @description When true, the target's certificate is verified (W4.3.4). */
            enable_ssl: boolean;
            /** @description When the webhook was created (W2.1). */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the webhook was last changed (W2.1). */
            updated_date: components["schemas"]["Timestamp"];
            /** @description User who created the webhook (W2.1). */
            owner: components["schemas"]["User"];
            /** @description Project identifier; an integer where `type` is `project` (W2.1). */
            project: components["schemas"]["Integer"] | null;
            /** @description Organization identifier; an integer where `type` is `organization` (W2.1). */
            organization: components["schemas"]["Integer"] | null;
            /** @description Subscribed event names (W6.1). */
            events: components["schemas"]["EventName"][];
            /** @description HTTP status of the last delivery; missing before the first one (W2.1). */
            last_status?: components["schemas"]["Integer"];
            /** @description When the last delivery was sent; missing before the first one (W2.1). */
            last_delivery_date?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Scope of a webhook; closed vocabulary (W1.2).
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
export type ChunkType = components['schemas']['ChunkType'];
export type Comment = components['schemas']['Comment'];
export type CommentBeforeUpdate = components['schemas']['CommentBeforeUpdate'];
export type ContentType = components['schemas']['ContentType'];
export type CreateCommentEvent = components['schemas']['CreateCommentEvent'];
export type CreateInvitationEvent = components['schemas']['CreateInvitationEvent'];
export type CreateIssueEvent = components['schemas']['CreateIssueEvent'];
export type CreateProjectEvent = components['schemas']['CreateProjectEvent'];
export type CreateTaskEvent = components['schemas']['CreateTaskEvent'];
export type CreatedTask = components['schemas']['CreatedTask'];
export type DeleteCommentEvent = components['schemas']['DeleteCommentEvent'];
export type DeleteInvitationEvent = components['schemas']['DeleteInvitationEvent'];
export type DeleteIssueEvent = components['schemas']['DeleteIssueEvent'];
export type DeleteMembershipEvent = components['schemas']['DeleteMembershipEvent'];
export type DeleteProjectEvent = components['schemas']['DeleteProjectEvent'];
export type DeleteTaskEvent = components['schemas']['DeleteTaskEvent'];
export type DeletedTask = components['schemas']['DeletedTask'];
export type Delivery = components['schemas']['Delivery'];
export type EventName = components['schemas']['EventName'];
export type HexColour = components['schemas']['HexColour'];
export type HttpUrl = components['schemas']['HttpUrl'];
export type Integer = components['schemas']['Integer'];
export type Invitation = components['schemas']['Invitation'];
export type Issue = components['schemas']['Issue'];
export type IssueBeforeUpdate = components['schemas']['IssueBeforeUpdate'];
export type Job = components['schemas']['Job'];
export type JobBeforeUpdate = components['schemas']['JobBeforeUpdate'];
export type JobStage = components['schemas']['JobStage'];
export type JobState = components['schemas']['JobState'];
export type JobSummary = components['schemas']['JobSummary'];
export type Label = components['schemas']['Label'];
export type LabelType = components['schemas']['LabelType'];
export type Membership = components['schemas']['Membership'];
export type MembershipBeforeUpdate = components['schemas']['MembershipBeforeUpdate'];
export type Organization = components['schemas']['Organization'];
export type OrganizationBeforeUpdate = components['schemas']['OrganizationBeforeUpdate'];
export type PingEvent = components['schemas']['PingEvent'];
export type Project = components['schemas']['Project'];
export type ProjectBeforeUpdate = components['schemas']['ProjectBeforeUpdate'];
export type Segment = components['schemas']['Segment'];
export type Signature = components['schemas']['Signature'];
export type Status = components['schemas']['Status'];
export type Storage = components['schemas']['Storage'];
export type StorageLocation = components['schemas']['StorageLocation'];
export type Task = components['schemas']['Task'];
export type TaskBeforeUpdate = components['schemas']['TaskBeforeUpdate'];
export type TaskDimension = components['schemas']['TaskDimension'];
export type TaskMode = components['schemas']['TaskMode'];
export type Timestamp = components['schemas']['Timestamp'];
export type UpdateCommentEvent = components['schemas']['UpdateCommentEvent'];
export type UpdateIssueEvent = components['schemas']['UpdateIssueEvent'];
export type UpdateJobEvent = components['schemas']['UpdateJobEvent'];
export type UpdateMembershipEvent = components['schemas']['UpdateMembershipEvent'];
export type UpdateOrganizationEvent = components['schemas']['UpdateOrganizationEvent'];
export type UpdateProjectEvent = components['schemas']['UpdateProjectEvent'];
export type UpdateTaskEvent = components['schemas']['UpdateTaskEvent'];
export type User = components['schemas']['User'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookType = components['schemas']['WebhookType'];
export interface operations {
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Webhook identifier (W4.1). */
                webhook_id: components["schemas"]["Integer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unspecified: the source document does not show the response (W4.1). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
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
                /** @description Signature of the body; sent exactly when the webhook has a secret (W4.3.3). */
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
            /** @description The delivery was taken; a short text for the sender's log (W5.1.5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The signature does not match the body (W5.1.5). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
