// Generated from conformance/cases/sender.schema.json by "npm run generate". Do not edit.

export type SenderStep = CreateStep | UpdateStep | DeleteStep | ReadStep | EmitStep | PingStep | QuietStep;
/**
 * A webhook of the case.
 */
export type Name = string;
/**
 * A number within the case: every case has projects and organizations of its own.
 */
export type Scope = number | null;
export type Members = readonly string[];
export type ListenerAnswer = {
    readonly status: number;
    /**
     * Path below that of the case.
     */
    readonly location?: string;
} | {
    readonly act: "hang" | "reset" | "cut" | "drip";
};
/**
 * Webhooks that must get one delivery each; none may arrive anywhere else.
 */
export type Recipients = readonly Name[];
/**
 * What a sender must deliver, and what it must not: steps that a driver takes, and what must arrive.
 */
export interface SenderCases {
    readonly $schema: "../sender.schema.json";
    readonly cases: readonly SenderCase[];
}
/**
 * Steps that a sender takes, and what must come of them.
 */
export interface SenderCase {
    /**
     * Never reused.
     */
    readonly id: string;
    readonly description: string;
    readonly clause: string;
    /**
     * Row of spec/decisions.json.
     */
    readonly decision?: string;
    /**
     * What decides it: the source, the ledger, or what production needs.
     */
    readonly level: "document" | "reading" | "robustness";
    /**
     * Whether it is about what must be sent, or about what must not.
     */
    readonly expect: "accepted" | "refused";
    /**
     * Takes more than five seconds; run when asked for.
     */
    readonly slow?: true;
    readonly steps: readonly SenderStep[];
}
export interface CreateStep {
    readonly op: "create-webhook";
    /**
     * Its name in the case.
     */
    readonly as: Name;
    /**
     * A webhook of project 1 for everything, without secret, unless told otherwise.
     */
    readonly webhook?: {
        /**
         * Path below that of the case, or an address where nothing may be delivered.
         */
        readonly target_url?: string;
        readonly description?: string;
        readonly type?: "project" | "organization" | "server";
        readonly project?: Scope;
        readonly organization?: Scope;
        readonly content_type?: string;
        readonly enable_ssl?: boolean;
        readonly is_active?: boolean;
        readonly events?: "everything" | readonly string[];
        readonly secret?: string;
    };
    /**
     * Members that the answer of the platform must not show.
     */
    readonly lacks?: Members;
    /**
     * Listens behind a self-signed certificate.
     */
    readonly tls?: true;
    /**
     * How its deliveries are answered in turn, the last for all that follow; 200 unless given.
     */
    readonly answers?: readonly ListenerAnswer[];
}
export interface UpdateStep {
    readonly op: "update-webhook";
    readonly webhook: Name;
    readonly lacks?: Members;
    readonly changes: {
        /**
         * Path below that of the case, or an address where nothing may be delivered.
         */
        readonly target_url?: string;
        readonly description?: string;
        readonly content_type?: string;
        readonly enable_ssl?: boolean;
        readonly is_active?: boolean;
        readonly events?: "everything" | readonly string[];
        readonly secret?: string | null;
    };
}
export interface DeleteStep {
    readonly op: "delete-webhook";
    readonly webhook: Name;
}
/**
 * Reads the webhook until it shows what it must.
 */
export interface ReadStep {
    readonly op: "read-webhook";
    readonly webhook: Name;
    readonly shows?: Shows;
    readonly lacks?: Members;
    /**
     * Members that hold a UTC timestamp of the time since the case began.
     */
    readonly recent?: Members;
    /**
     * Members that hold a later moment than when the webhook was created or read last.
     */
    readonly moves?: Members;
    /**
     * Members that are as when the webhook was created or read last.
     */
    readonly keeps?: Members;
}
export interface Shows {
    [k: string]: unknown;
}
/**
 * Emits what a sample tells, with changes.
 */
export interface EmitStep {
    readonly op: "emit";
    /**
     * Whether to deliver nothing conforms as well; the quiet time is waited for it.
     */
    readonly mayBeSilent?: true;
    /**
     * Delivery in samples/ that tells event, resource, sender and old values.
     */
    readonly sample: string;
    /**
     * Values to put in place, by JSON Pointer into resource, before and sender.
     */
    readonly set?: {
        [k: string]: unknown;
    };
    /**
     * Members to remove, by JSON Pointer.
     */
    readonly remove?: readonly string[];
    /**
     * Long texts to put in place, by JSON Pointer.
     */
    readonly repeat?: {
        [k: string]: {
            readonly repeat: string;
            readonly times: number;
        };
    };
    /**
     * What the delivery must tell as before_update; that of the sample unless given.
     */
    readonly before_update?: {
        [k: string]: unknown;
    };
    /**
     * Members of the resource that the delivery must not show.
     */
    readonly hidden?: Members;
    /**
     * 1 unless given.
     */
    readonly project?: Scope;
    /**
     * Null unless given.
     */
    readonly organization?: Scope;
    /**
     * Whether it happens to the server itself.
     */
    readonly server?: true;
    /**
     * How often it happens; once unless given.
     */
    readonly times?: number;
    /**
     * Milliseconds after which the sender must have given the exchange up.
     */
    readonly givesUp?: {
        readonly after: number;
        readonly before: number;
    };
    readonly to: Recipients;
}
export interface PingStep {
    readonly op: "ping";
    readonly webhook: Name;
    /**
     * Members of the user who pings; those of the sample unless given.
     */
    readonly sender?: {
        [k: string]: unknown;
    };
    /**
     * What the webhook in the ping must show.
     */
    readonly shows?: Shows;
    readonly lacks?: Members;
    /**
     * Members of the webhook in the ping that are as when it was read last.
     */
    readonly keeps?: Members;
    readonly to: Recipients;
}
/**
 * Waits; nothing may arrive.
 */
export interface QuietStep {
    readonly op: "quiet";
    /**
     * Milliseconds; as long as the run has it unless given.
     */
    readonly for?: number;
}
export interface Settings {
    /**
     * Path below that of the case, or an address where nothing may be delivered.
     */
    readonly target_url?: string;
    readonly description?: string;
    readonly type?: "project" | "organization" | "server";
    readonly project?: Scope;
    readonly organization?: Scope;
    readonly content_type?: string;
    readonly enable_ssl?: boolean;
    readonly is_active?: boolean;
    readonly events?: "everything" | readonly string[];
    readonly secret?: string | null;
}
