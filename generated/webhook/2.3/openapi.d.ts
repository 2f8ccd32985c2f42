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
        /** @description Type of data chunks. Known: `imageset`; others may appear. */
        ChunkType: string | "imageset";
        /** @description Old values of the keys of a comment that changed. */
        CommentBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description Media type of the delivered payload. Known: `application/json`; others may appear. */
        ContentType: string | "application/json";
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
            sender: components["schemas"]["User"];
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
            sender: components["schemas"]["User"];
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
            sender: components["schemas"]["User"];
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
            sender: components["schemas"]["User"];
        };
        /** @description A task was created. */
        CreateTaskEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "create:task";
            /** @description The created task, in full. */
            task: components["schemas"]["CreatedTask"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["User"];
        };
        /** @description A task in a create payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing. */
        CreatedTask: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>`. */
            url: components["schemas"]["HttpUrl"];
            /** @description Task identifier. */
            id: components["schemas"]["Integer"];
            /** @description Task name. */
            name: string;
            /** @description Identifier of a project. The project that the task belongs to. */
            project_id: components["schemas"]["Integer"];
            /** @description Empty string or a mode name. */
            mode: components["schemas"]["TaskMode"];
            /** @description Owner of the task. */
            owner: components["schemas"]["User"];
            /** @description User the task is assigned to, or null. */
            assignee: components["schemas"]["User"] | null;
            /** @description Bug tracker; may be empty. A URL. */
            bug_tracker: string;
            /** @description When the task was created. */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the task was last updated. */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Overlap, or null. The number of frames that neighboring segments share. */
            overlap?: components["schemas"]["Integer"] | null;
            /** @description Size of a segment. Counted in frames. */
            segment_size?: components["schemas"]["Integer"];
            /** @description Status of the task. */
            status: components["schemas"]["Status"];
            /** @description Labels of the task. */
            labels: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty. */
            segments: components["schemas"]["Segment"][];
            /** @description Dimension. The dimension of the data. */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty. The subset that the task belongs to. */
            subset: string;
            /** @description Organization, or null. Its identifier. */
            organization: components["schemas"]["Integer"] | null;
            /** @description Target storage. Where annotations are written to. */
            target_storage: components["schemas"]["DataStorage"];
            /** @description Source storage. Where data is read from. */
            source_storage: components["schemas"]["DataStorage"];
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
            sender: components["schemas"]["User"];
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
            sender: components["schemas"]["User"];
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
            sender: components["schemas"]["User"];
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
            sender: components["schemas"]["User"];
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
            sender: components["schemas"]["User"];
        };
        /** @description A task was deleted. */
        DeleteTaskEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delete:task";
            /** @description The deleted task, in full. */
            task: components["schemas"]["DeletedTask"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["User"];
        };
        /** @description A task in a delete payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing. */
        DeletedTask: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>`. */
            url: components["schemas"]["HttpUrl"];
            /** @description Task identifier. */
            id: components["schemas"]["Integer"];
            /** @description Task name. */
            name: string;
            /** @description Identifier of a project. The project that the task belongs to. */
            project_id: components["schemas"]["Integer"];
            /** @description Empty string or a mode name. */
            mode: components["schemas"]["TaskMode"];
            /** @description Owner of the task. */
            owner: components["schemas"]["User"];
            /** @description User the task is assigned to, or null. */
            assignee: components["schemas"]["User"] | null;
            /** @description Bug tracker; may be empty. A URL. */
            bug_tracker: string;
            /** @description When the task was created. */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the task was last updated. */
            updated_date: components["schemas"]["Timestamp"];
            /** @description Overlap, or null. The number of frames that neighboring segments share. */
            overlap?: components["schemas"]["Integer"] | null;
            /** @description Size of a segment. Counted in frames. */
            segment_size?: components["schemas"]["Integer"];
            /** @description Status of the task. */
            status: components["schemas"]["Status"];
            /** @description Labels of the task. */
            labels: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty. */
            segments: components["schemas"]["Segment"][];
            /** @description Dimension. The dimension of the data. */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty. The subset that the task belongs to. */
            subset: string;
            /** @description Organization, or null. Its identifier. */
            organization: components["schemas"]["Integer"] | null;
            /** @description Target storage. Where annotations are written to. */
            target_storage: components["schemas"]["DataStorage"];
            /** @description Source storage. Where data is read from. */
            source_storage: components["schemas"]["DataStorage"];
        };
        /** @description Body of any delivery: the payload for the event. `event` names the envelope. */
        Delivery: components["schemas"]["UpdateOrganizationEvent"] | components["schemas"]["UpdateMembershipEvent"] | components["schemas"]["DeleteMembershipEvent"] | components["schemas"]["CreateInvitationEvent"] | components["schemas"]["DeleteInvitationEvent"] | components["schemas"]["CreateProjectEvent"] | components["schemas"]["UpdateProjectEvent"] | components["schemas"]["DeleteProjectEvent"] | components["schemas"]["CreateTaskEvent"] | components["schemas"]["UpdateTaskEvent"] | components["schemas"]["DeleteTaskEvent"] | components["schemas"]["UpdateJobEvent"] | components["schemas"]["CreateIssueEvent"] | components["schemas"]["UpdateIssueEvent"] | components["schemas"]["DeleteIssueEvent"] | components["schemas"]["CreateCommentEvent"] | components["schemas"]["UpdateCommentEvent"] | components["schemas"]["DeleteCommentEvent"] | components["schemas"]["PingEvent"];
        /**
         * @description Name of an event a webhook can subscribe to. Closed vocabulary: 18 names.
         * @enum {string}
         */
        EventName: "update:organization" | "update:membership" | "delete:membership" | "create:invitation" | "delete:invitation" | "create:project" | "update:project" | "delete:project" | "create:task" | "update:task" | "delete:task" | "update:job" | "create:issue" | "update:issue" | "delete:issue" | "create:comment" | "update:comment" | "delete:comment";
        /** @description Hex colour. `#` and 3, 4, 6 or 8 hex digits. */
        HexColour: string;
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
        /** @description An invitation; its fields are not shown. Any object is valid. */
        Invitation: {
            [key: string]: unknown;
        };
        /** @description An issue; its fields are not shown. Any object is valid. */
        Issue: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of an issue that changed. */
        IssueBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description A comment; its fields are not shown. Any object is valid. */
        IssueComment: {
            [key: string]: unknown;
        };
        /** @description A job; its fields are not shown. Any object is valid. */
        Job: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a job that changed. */
        JobBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description Stage of a job. Known: `annotation`; others may appear. */
        JobStage: string | "annotation";
        /** @description State of a job. Known: `new`; others may appear. */
        JobState: string | "new";
        /** @description Summary of a job. */
        JobSummary: {
            /** @description Address of the job, `{base_url}/api/jobs/<job_id>`. */
            url: components["schemas"]["HttpUrl"];
            /** @description Job identifier. */
            id: components["schemas"]["Integer"];
            /** @description User the job is assigned to, or null. */
            assignee: components["schemas"]["User"] | null;
            /** @description Status of the job. */
            status: components["schemas"]["Status"];
            /** @description Stage of the job. */
            stage: components["schemas"]["JobStage"];
            /** @description State of the job. */
            state: components["schemas"]["JobState"];
        };
        /** @description A label. Annotators assign it. */
        Label: {
            /** @description Label identifier. */
            id: components["schemas"]["Integer"];
            /** @description Label name. */
            name: string;
            /** @description Hex colour. */
            color: components["schemas"]["HexColour"];
            /** @description Attributes of the label. Items may be anything. */
            attributes: unknown[];
            /** @description Type of the label. The kind of shape that it applies to. */
            type: components["schemas"]["LabelType"];
            /** @description Sublabels of the label. Items may be anything. */
            sublabels: unknown[];
            /** @description Whether the label has a parent. */
            has_parent: boolean;
        };
        /** @description Type of a label. Known: `any`; others may appear. */
        LabelType: string | "any";
        /** @description A membership; its fields are not shown. Any object is valid. */
        Membership: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a membership that changed. */
        MembershipBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description An organization; its fields are not shown. Any object is valid. */
        Organization: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of an organization that changed. */
        OrganizationBeforeUpdate: {
            [key: string]: unknown;
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
        /** @description A project; its fields are not shown. Any object is valid. */
        Project: {
            [key: string]: unknown;
        };
        /** @description Old values of the keys of a project that changed. */
        ProjectBeforeUpdate: {
            [key: string]: unknown;
        };
        /** @description A segment. A range of frames of a task, with the jobs that cover it. */
        Segment: {
            /** @description Frame at the start. The first of the range. */
            start_frame: components["schemas"]["Integer"];
            /** @description Frame at the stop. The last of the range, inclusive. */
            stop_frame: components["schemas"]["Integer"];
            /** @description Summaries of the segment's jobs. */
            jobs: components["schemas"]["JobSummary"][];
        };
        /**
         * @description HMAC with SHA-256 over the request body, keyed with the secret, as a hexadecimal digest. Written as `sha256=` and lower-case digits; computed over the exact bytes.
         * @example sha256=e1b24265bf2e0b20c81837993b4f1415f7b68c503114d100a40601eca6a2745f
         */
        Signature: string;
        /** @description Status of a task or job. Known: `annotation`; others may appear. */
        Status: string | "annotation";
        /** @description Location of a storage. Known: `local`; others may appear. */
        StorageLocation: string | "local";
        /** @description A task, given in full for update events. */
        Task: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>`. */
            url: components["schemas"]["HttpUrl"];
            /** @description Task identifier. */
            id: components["schemas"]["Integer"];
            /** @description Task name. */
            name: string;
            /** @description Identifier of a project. The project that the task belongs to. */
            project_id: components["schemas"]["Integer"];
            /** @description Empty string or a mode name. */
            mode: components["schemas"]["TaskMode"];
            /** @description Owner of the task. */
            owner: components["schemas"]["User"];
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
            /** @description Labels of the task. */
            labels: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty. */
            segments: components["schemas"]["Segment"][];
            /** @description Size of a data chunk; update only. Counted in frames. */
            data_chunk_size: components["schemas"]["Integer"];
            /** @description Type of the compressed data chunks; update only. */
            data_compressed_chunk_type: components["schemas"]["ChunkType"];
            /** @description Type of the original data chunks; update only. */
            data_original_chunk_type: components["schemas"]["ChunkType"];
            /** @description Size of the task; update only. The number of frames. */
            size: components["schemas"]["Integer"];
            /** @description Image quality; update only. */
            image_quality: components["schemas"]["Integer"];
            /** @description Data of the task; update only. Its identifier. */
            data: components["schemas"]["Integer"];
            /** @description Dimension. The dimension of the data. */
            dimension: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty. The subset that the task belongs to. */
            subset: string;
            /** @description Organization, or null. Its identifier. */
            organization: components["schemas"]["Integer"] | null;
            /** @description Target storage. Where annotations are written to. */
            target_storage: components["schemas"]["DataStorage"];
            /** @description Source storage. Where data is read from. */
            source_storage: components["schemas"]["DataStorage"];
        };
        /** @description Old values of the keys of a task that changed. */
        TaskBeforeUpdate: {
            /** @description Address of the task, `{base_url}/api/tasks/<task_id>`. */
            url?: components["schemas"]["HttpUrl"];
            /** @description Task identifier. */
            id?: components["schemas"]["Integer"];
            /** @description Task name. */
            name?: string;
            /** @description Identifier of a project. The project that the task belongs to. */
            project_id?: components["schemas"]["Integer"];
            /** @description Empty string or a mode name. */
            mode?: components["schemas"]["TaskMode"];
            /** @description Owner of the task. */
            owner?: components["schemas"]["User"];
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
            /** @description Labels of the task. */
            labels?: components["schemas"]["Label"][];
            /** @description Segments of the task; may be empty. */
            segments?: components["schemas"]["Segment"][];
            /** @description Size of a data chunk; update only. Counted in frames. */
            data_chunk_size?: components["schemas"]["Integer"];
            /** @description Type of the compressed data chunks; update only. */
            data_compressed_chunk_type?: components["schemas"]["ChunkType"];
            /** @description Type of the original data chunks; update only. */
            data_original_chunk_type?: components["schemas"]["ChunkType"];
            /** @description Size of the task; update only. The number of frames. */
            size?: components["schemas"]["Integer"];
            /** @description Image quality; update only. */
            image_quality?: components["schemas"]["Integer"];
            /** @description Data of the task; update only. Its identifier. */
            data?: components["schemas"]["Integer"];
            /** @description Dimension. The dimension of the data. */
            dimension?: components["schemas"]["TaskDimension"];
            /** @description Subset; may be empty. The subset that the task belongs to. */
            subset?: string;
            /** @description Organization, or null. Its identifier. */
            organization?: components["schemas"]["Integer"] | null;
            /** @description Target storage. Where annotations are written to. */
            target_storage?: components["schemas"]["DataStorage"];
            /** @description Source storage. Where data is read from. */
            source_storage?: components["schemas"]["DataStorage"];
        };
        /** @description Dimension of a task. Known: `2d`; others may appear. */
        TaskDimension: string | "2d";
        /** @description Empty string or a mode name such as `annotation`. Known: `""`, `annotation`; others may appear. */
        TaskMode: string | ("" | "annotation");
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
            /** @description Only the keys of the resource that changed, with their old values. */
            before_update: components["schemas"]["CommentBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["User"];
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
            /** @description Only the keys of the resource that changed, with their old values. */
            before_update: components["schemas"]["IssueBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["User"];
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
            /** @description Only the keys of the resource that changed, with their old values. */
            before_update: components["schemas"]["JobBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["User"];
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
            /** @description Only the keys of the resource that changed, with their old values. */
            before_update: components["schemas"]["MembershipBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["User"];
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
            /** @description Only the keys of the resource that changed, with their old values. */
            before_update: components["schemas"]["OrganizationBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["User"];
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
            /** @description Only the keys of the resource that changed, with their old values. */
            before_update: components["schemas"]["ProjectBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["User"];
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
            /** @description Only the keys of the resource that changed, with their old values. */
            before_update: components["schemas"]["TaskBeforeUpdate"];
            /** @description Identifier of the webhook that sends it. */
            webhook_id: components["schemas"]["Integer"];
            /** @description User who triggered the event. */
            sender: components["schemas"]["User"];
        };
        /** @description A user, as `owner` or `sender`, or as `assignee`. */
        User: {
            /** @description Address of the user, `{base_url}/api/users/<user_id>`. */
            url: components["schemas"]["HttpUrl"];
            /** @description User identifier. */
            id: components["schemas"]["Integer"];
            /** @description User name. The name used to log in. */
            username: string;
            /** @description First name. May be empty. */
            first_name: string;
            /** @description Last name. May be empty. */
            last_name: string;
        };
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
            /** @description No delivery occurs while this is false. This includes pings. */
            is_active: boolean;
            /** @description Enables or disables SSL certificate verification for delivery. When true, SSL verification is on. */
            enable_ssl: boolean;
            /** @description When the webhook was created. */
            created_date: components["schemas"]["Timestamp"];
            /** @description When the webhook was last updated. */
            updated_date: components["schemas"]["Timestamp"];
            /** @description User who created the webhook. */
            owner: components["schemas"]["User"];
            /** @description Project identifier for a project webhook, or null. Null only if `type` is not `project`. */
            project: components["schemas"]["Integer"] | null;
            /** @description Organization identifier for an organization webhook, or null. An integer if `type` is `organization`. */
            organization: components["schemas"]["Integer"] | null;
            /** @description Subscribed event names. */
            events: components["schemas"]["EventName"][];
            /** @description HTTP status of the last delivery. Missing before the first delivery, and after one that got no response. */
            last_status?: components["schemas"]["Integer"];
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
    receiveUpdateMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
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
    receiveCreateInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
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
    receiveCreateIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
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
    receivePing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carried when the webhook has a secret. Not sent without one. */
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
