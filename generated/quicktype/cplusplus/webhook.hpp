// Generated from spec/main.tsp by "npm run generate". Do not edit.

#pragma once

#include <optional>
#include <nlohmann/json.hpp>

#include <optional>
#include <stdexcept>
#include <regex>
#include <unordered_map>

#ifndef NLOHMANN_OPT_HELPER
#define NLOHMANN_OPT_HELPER
namespace nlohmann {
    template <typename T>
    struct adl_serializer<std::shared_ptr<T>> {
        static void to_json(json & j, const std::shared_ptr<T> & opt) {
            if (!opt) j = nullptr; else j = *opt;
        }

        static std::shared_ptr<T> from_json(const json & j) {
            if (j.is_null()) return std::shared_ptr<T>(); else return std::make_shared<T>(j.get<T>());
        }
    };
    template <typename T>
    struct adl_serializer<std::optional<T>> {
        static void to_json(json & j, const std::optional<T> & opt) {
            if (!opt) j = nullptr; else j = *opt;
        }

        static std::optional<T> from_json(const json & j) {
            if (j.is_null()) return std::optional<T>(); else return std::make_optional<T>(j.get<T>());
        }
    };
}
#endif

namespace annotation_contracts {
    using nlohmann::json;

    #ifndef NLOHMANN_UNTYPED_annotation_contracts_HELPER
    #define NLOHMANN_UNTYPED_annotation_contracts_HELPER
    inline json get_untyped(const json & j, const char * property) {
        if (j.find(property) != j.end()) {
            return j.at(property).get<json>();
        }
        return json();
    }

    inline json get_untyped(const json & j, std::string property) {
        return get_untyped(j, property.data());
    }
    #endif

    #ifndef NLOHMANN_OPTIONAL_annotation_contracts_HELPER
    #define NLOHMANN_OPTIONAL_annotation_contracts_HELPER
    template <typename T>
    inline std::shared_ptr<T> get_heap_optional(const json & j, const char * property) {
        auto it = j.find(property);
        if (it != j.end() && !it->is_null()) {
            return j.at(property).get<std::shared_ptr<T>>();
        }
        return std::shared_ptr<T>();
    }

    template <typename T>
    inline std::shared_ptr<T> get_heap_optional(const json & j, std::string property) {
        return get_heap_optional<T>(j, property.data());
    }
    template <typename T>
    inline std::optional<T> get_stack_optional(const json & j, const char * property) {
        auto it = j.find(property);
        if (it != j.end() && !it->is_null()) {
            return j.at(property).get<std::optional<T>>();
        }
        return std::optional<T>();
    }

    template <typename T>
    inline std::optional<T> get_stack_optional(const json & j, std::string property) {
        return get_stack_optional<T>(j, property.data());
    }
    #endif

    /**
     * A user, as `owner` or `sender`, or as `assignee`.
     */
    class User {
        public:
        User() = default;
        virtual ~User() = default;

        private:
        std::string first_name;
        int64_t id;
        std::string last_name;
        std::string url;
        std::string username;

        public:
        /**
         * First name. May be empty.
         */
        const std::string & get_first_name() const { return first_name; }
        std::string & get_mutable_first_name() { return first_name; }
        void set_first_name(const std::string & value) { this->first_name = value; }

        /**
         * User identifier.
         */
        const int64_t & get_id() const { return id; }
        int64_t & get_mutable_id() { return id; }
        void set_id(const int64_t & value) { this->id = value; }

        /**
         * Last name. May be empty.
         */
        const std::string & get_last_name() const { return last_name; }
        std::string & get_mutable_last_name() { return last_name; }
        void set_last_name(const std::string & value) { this->last_name = value; }

        /**
         * Address of the user, `{base_url}/api/users/<user_id>`.
         */
        const std::string & get_url() const { return url; }
        std::string & get_mutable_url() { return url; }
        void set_url(const std::string & value) { this->url = value; }

        /**
         * User name. The name used to log in.
         */
        const std::string & get_username() const { return username; }
        std::string & get_mutable_username() { return username; }
        void set_username(const std::string & value) { this->username = value; }
    };

    /**
     * An organization was updated.
     */
    class UpdateOrganizationEvent {
        public:
        UpdateOrganizationEvent() = default;
        virtual ~UpdateOrganizationEvent() = default;

        private:
        std::map<std::string, nlohmann::json> before_update;
        std::string event;
        std::map<std::string, nlohmann::json> organization;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Only the keys of the resource that changed, with their old values.
         */
        const std::map<std::string, nlohmann::json> & get_before_update() const { return before_update; }
        std::map<std::string, nlohmann::json> & get_mutable_before_update() { return before_update; }
        void set_before_update(const std::map<std::string, nlohmann::json> & value) { this->before_update = value; }

        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The organization after the update, in full.
         */
        const std::map<std::string, nlohmann::json> & get_organization() const { return organization; }
        std::map<std::string, nlohmann::json> & get_mutable_organization() { return organization; }
        void set_organization(const std::map<std::string, nlohmann::json> & value) { this->organization = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A membership was updated. Member added to or removed from an organization.
     */
    class UpdateMembershipEvent {
        public:
        UpdateMembershipEvent() = default;
        virtual ~UpdateMembershipEvent() = default;

        private:
        std::map<std::string, nlohmann::json> before_update;
        std::string event;
        std::map<std::string, nlohmann::json> membership;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Only the keys of the resource that changed, with their old values.
         */
        const std::map<std::string, nlohmann::json> & get_before_update() const { return before_update; }
        std::map<std::string, nlohmann::json> & get_mutable_before_update() { return before_update; }
        void set_before_update(const std::map<std::string, nlohmann::json> & value) { this->before_update = value; }

        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The membership after the update, in full.
         */
        const std::map<std::string, nlohmann::json> & get_membership() const { return membership; }
        std::map<std::string, nlohmann::json> & get_mutable_membership() { return membership; }
        void set_membership(const std::map<std::string, nlohmann::json> & value) { this->membership = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A membership was deleted. A member was removed from an organization.
     */
    class DeleteMembershipEvent {
        public:
        DeleteMembershipEvent() = default;
        virtual ~DeleteMembershipEvent() = default;

        private:
        std::string event;
        std::map<std::string, nlohmann::json> membership;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The deleted membership, in full.
         */
        const std::map<std::string, nlohmann::json> & get_membership() const { return membership; }
        std::map<std::string, nlohmann::json> & get_mutable_membership() { return membership; }
        void set_membership(const std::map<std::string, nlohmann::json> & value) { this->membership = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * An invitation was created. It was issued.
     */
    class CreateInvitationEvent {
        public:
        CreateInvitationEvent() = default;
        virtual ~CreateInvitationEvent() = default;

        private:
        std::string event;
        std::map<std::string, nlohmann::json> invitation;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The created invitation, in full.
         */
        const std::map<std::string, nlohmann::json> & get_invitation() const { return invitation; }
        std::map<std::string, nlohmann::json> & get_mutable_invitation() { return invitation; }
        void set_invitation(const std::map<std::string, nlohmann::json> & value) { this->invitation = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * An invitation was deleted. It was revoked.
     */
    class DeleteInvitationEvent {
        public:
        DeleteInvitationEvent() = default;
        virtual ~DeleteInvitationEvent() = default;

        private:
        std::string event;
        std::map<std::string, nlohmann::json> invitation;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The deleted invitation, in full.
         */
        const std::map<std::string, nlohmann::json> & get_invitation() const { return invitation; }
        std::map<std::string, nlohmann::json> & get_mutable_invitation() { return invitation; }
        void set_invitation(const std::map<std::string, nlohmann::json> & value) { this->invitation = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A project was created.
     */
    class CreateProjectEvent {
        public:
        CreateProjectEvent() = default;
        virtual ~CreateProjectEvent() = default;

        private:
        std::string event;
        std::map<std::string, nlohmann::json> project;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The created project, in full.
         */
        const std::map<std::string, nlohmann::json> & get_project() const { return project; }
        std::map<std::string, nlohmann::json> & get_mutable_project() { return project; }
        void set_project(const std::map<std::string, nlohmann::json> & value) { this->project = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A project was updated.
     */
    class UpdateProjectEvent {
        public:
        UpdateProjectEvent() = default;
        virtual ~UpdateProjectEvent() = default;

        private:
        std::map<std::string, nlohmann::json> before_update;
        std::string event;
        std::map<std::string, nlohmann::json> project;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Only the keys of the resource that changed, with their old values.
         */
        const std::map<std::string, nlohmann::json> & get_before_update() const { return before_update; }
        std::map<std::string, nlohmann::json> & get_mutable_before_update() { return before_update; }
        void set_before_update(const std::map<std::string, nlohmann::json> & value) { this->before_update = value; }

        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The project after the update, in full.
         */
        const std::map<std::string, nlohmann::json> & get_project() const { return project; }
        std::map<std::string, nlohmann::json> & get_mutable_project() { return project; }
        void set_project(const std::map<std::string, nlohmann::json> & value) { this->project = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A project was deleted.
     */
    class DeleteProjectEvent {
        public:
        DeleteProjectEvent() = default;
        virtual ~DeleteProjectEvent() = default;

        private:
        std::string event;
        std::map<std::string, nlohmann::json> project;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The deleted project, in full.
         */
        const std::map<std::string, nlohmann::json> & get_project() const { return project; }
        std::map<std::string, nlohmann::json> & get_mutable_project() { return project; }
        void set_project(const std::map<std::string, nlohmann::json> & value) { this->project = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A label. Annotators assign it.
     */
    class Label {
        public:
        Label() = default;
        virtual ~Label() = default;

        private:
        std::vector<nlohmann::json> attributes;
        std::string color;
        bool has_parent;
        int64_t id;
        std::string name;
        std::vector<nlohmann::json> sublabels;
        std::string type;

        public:
        /**
         * Attributes of the label. Items may be anything.
         */
        const std::vector<nlohmann::json> & get_attributes() const { return attributes; }
        std::vector<nlohmann::json> & get_mutable_attributes() { return attributes; }
        void set_attributes(const std::vector<nlohmann::json> & value) { this->attributes = value; }

        /**
         * Hex colour.
         */
        const std::string & get_color() const { return color; }
        std::string & get_mutable_color() { return color; }
        void set_color(const std::string & value) { this->color = value; }

        /**
         * Whether the label has a parent.
         */
        const bool & get_has_parent() const { return has_parent; }
        bool & get_mutable_has_parent() { return has_parent; }
        void set_has_parent(const bool & value) { this->has_parent = value; }

        /**
         * Label identifier.
         */
        const int64_t & get_id() const { return id; }
        int64_t & get_mutable_id() { return id; }
        void set_id(const int64_t & value) { this->id = value; }

        /**
         * Label name.
         */
        const std::string & get_name() const { return name; }
        std::string & get_mutable_name() { return name; }
        void set_name(const std::string & value) { this->name = value; }

        /**
         * Sublabels of the label. Items may be anything.
         */
        const std::vector<nlohmann::json> & get_sublabels() const { return sublabels; }
        std::vector<nlohmann::json> & get_mutable_sublabels() { return sublabels; }
        void set_sublabels(const std::vector<nlohmann::json> & value) { this->sublabels = value; }

        /**
         * Type of the label. The kind of shape that it applies to.
         */
        const std::string & get_type() const { return type; }
        std::string & get_mutable_type() { return type; }
        void set_type(const std::string & value) { this->type = value; }
    };

    /**
     * Summary of a job.
     */
    class JobSummary {
        public:
        JobSummary() = default;
        virtual ~JobSummary() = default;

        private:
        std::optional<User> assignee;
        int64_t id;
        std::string stage;
        std::string state;
        std::string status;
        std::string url;

        public:
        /**
         * User the job is assigned to, or null.
         */
        std::optional<User> get_assignee() const { return assignee; }
        void set_assignee(std::optional<User> value) { this->assignee = value; }

        /**
         * Job identifier.
         */
        const int64_t & get_id() const { return id; }
        int64_t & get_mutable_id() { return id; }
        void set_id(const int64_t & value) { this->id = value; }

        /**
         * Stage of the job.
         */
        const std::string & get_stage() const { return stage; }
        std::string & get_mutable_stage() { return stage; }
        void set_stage(const std::string & value) { this->stage = value; }

        /**
         * State of the job.
         */
        const std::string & get_state() const { return state; }
        std::string & get_mutable_state() { return state; }
        void set_state(const std::string & value) { this->state = value; }

        /**
         * Status of the job.
         */
        const std::string & get_status() const { return status; }
        std::string & get_mutable_status() { return status; }
        void set_status(const std::string & value) { this->status = value; }

        /**
         * Address of the job, `{base_url}/api/jobs/<job_id>`.
         */
        const std::string & get_url() const { return url; }
        std::string & get_mutable_url() { return url; }
        void set_url(const std::string & value) { this->url = value; }
    };

    /**
     * A segment. A range of frames of a task, with the jobs that cover it.
     */
    class Segment {
        public:
        Segment() = default;
        virtual ~Segment() = default;

        private:
        std::vector<JobSummary> jobs;
        int64_t start_frame;
        int64_t stop_frame;

        public:
        /**
         * Summaries of the segment's jobs.
         */
        const std::vector<JobSummary> & get_jobs() const { return jobs; }
        std::vector<JobSummary> & get_mutable_jobs() { return jobs; }
        void set_jobs(const std::vector<JobSummary> & value) { this->jobs = value; }

        /**
         * Frame at the start. The first of the range.
         */
        const int64_t & get_start_frame() const { return start_frame; }
        int64_t & get_mutable_start_frame() { return start_frame; }
        void set_start_frame(const int64_t & value) { this->start_frame = value; }

        /**
         * Frame at the stop. The last of the range, inclusive.
         */
        const int64_t & get_stop_frame() const { return stop_frame; }
        int64_t & get_mutable_stop_frame() { return stop_frame; }
        void set_stop_frame(const int64_t & value) { this->stop_frame = value; }
    };

    /**
     * A storage. Where a task's data is read from or written to.
     */
    class DataStorage {
        public:
        DataStorage() = default;
        virtual ~DataStorage() = default;

        private:
        std::optional<int64_t> cloud_storage_id;
        int64_t id;
        std::string location;

        public:
        /**
         * Cloud storage identifier, or null. Null when the storage is not in a cloud.
         */
        std::optional<int64_t> get_cloud_storage_id() const { return cloud_storage_id; }
        void set_cloud_storage_id(std::optional<int64_t> value) { this->cloud_storage_id = value; }

        /**
         * Storage identifier.
         */
        const int64_t & get_id() const { return id; }
        int64_t & get_mutable_id() { return id; }
        void set_id(const int64_t & value) { this->id = value; }

        /**
         * Location of the storage. The kind of storage.
         */
        const std::string & get_location() const { return location; }
        std::string & get_mutable_location() { return location; }
        void set_location(const std::string & value) { this->location = value; }
    };

    /**
     * A task in a create payload, which omits the fields marked update only. `overlap` and
     * `segment_size` may be missing.
     */
    class CreatedTask {
        public:
        CreatedTask() = default;
        virtual ~CreatedTask() = default;

        private:
        std::optional<User> assignee;
        std::string bug_tracker;
        std::string created_date;
        std::string dimension;
        int64_t id;
        std::vector<Label> labels;
        std::string mode;
        std::string name;
        std::optional<int64_t> organization;
        std::optional<int64_t> overlap;
        User owner;
        int64_t project_id;
        std::optional<int64_t> segment_size;
        std::vector<Segment> segments;
        DataStorage source_storage;
        std::string status;
        std::string subset;
        DataStorage target_storage;
        std::string updated_date;
        std::string url;

        public:
        /**
         * User the task is assigned to, or null.
         */
        std::optional<User> get_assignee() const { return assignee; }
        void set_assignee(std::optional<User> value) { this->assignee = value; }

        /**
         * Bug tracker; may be empty. A URL.
         */
        const std::string & get_bug_tracker() const { return bug_tracker; }
        std::string & get_mutable_bug_tracker() { return bug_tracker; }
        void set_bug_tracker(const std::string & value) { this->bug_tracker = value; }

        /**
         * When the task was created.
         */
        const std::string & get_created_date() const { return created_date; }
        std::string & get_mutable_created_date() { return created_date; }
        void set_created_date(const std::string & value) { this->created_date = value; }

        /**
         * Dimension. The dimension of the data.
         */
        const std::string & get_dimension() const { return dimension; }
        std::string & get_mutable_dimension() { return dimension; }
        void set_dimension(const std::string & value) { this->dimension = value; }

        /**
         * Task identifier.
         */
        const int64_t & get_id() const { return id; }
        int64_t & get_mutable_id() { return id; }
        void set_id(const int64_t & value) { this->id = value; }

        /**
         * Labels of the task.
         */
        const std::vector<Label> & get_labels() const { return labels; }
        std::vector<Label> & get_mutable_labels() { return labels; }
        void set_labels(const std::vector<Label> & value) { this->labels = value; }

        /**
         * Empty string or a mode name.
         */
        const std::string & get_mode() const { return mode; }
        std::string & get_mutable_mode() { return mode; }
        void set_mode(const std::string & value) { this->mode = value; }

        /**
         * Task name.
         */
        const std::string & get_name() const { return name; }
        std::string & get_mutable_name() { return name; }
        void set_name(const std::string & value) { this->name = value; }

        /**
         * Organization, or null. Its identifier.
         */
        std::optional<int64_t> get_organization() const { return organization; }
        void set_organization(std::optional<int64_t> value) { this->organization = value; }

        /**
         * Overlap, or null. The number of frames that neighboring segments share.
         */
        std::optional<int64_t> get_overlap() const { return overlap; }
        void set_overlap(std::optional<int64_t> value) { this->overlap = value; }

        const User & get_owner() const { return owner; }
        User & get_mutable_owner() { return owner; }
        void set_owner(const User & value) { this->owner = value; }

        /**
         * Identifier of a project. The project that the task belongs to.
         */
        const int64_t & get_project_id() const { return project_id; }
        int64_t & get_mutable_project_id() { return project_id; }
        void set_project_id(const int64_t & value) { this->project_id = value; }

        /**
         * Size of a segment. Counted in frames.
         */
        const std::optional<int64_t> & get_segment_size() const { return segment_size; }
        std::optional<int64_t> & get_mutable_segment_size() { return segment_size; }
        void set_segment_size(const std::optional<int64_t> & value) { this->segment_size = value; }

        /**
         * Segments of the task; may be empty.
         */
        const std::vector<Segment> & get_segments() const { return segments; }
        std::vector<Segment> & get_mutable_segments() { return segments; }
        void set_segments(const std::vector<Segment> & value) { this->segments = value; }

        const DataStorage & get_source_storage() const { return source_storage; }
        DataStorage & get_mutable_source_storage() { return source_storage; }
        void set_source_storage(const DataStorage & value) { this->source_storage = value; }

        /**
         * Status of the task.
         */
        const std::string & get_status() const { return status; }
        std::string & get_mutable_status() { return status; }
        void set_status(const std::string & value) { this->status = value; }

        /**
         * Subset; may be empty. The subset that the task belongs to.
         */
        const std::string & get_subset() const { return subset; }
        std::string & get_mutable_subset() { return subset; }
        void set_subset(const std::string & value) { this->subset = value; }

        const DataStorage & get_target_storage() const { return target_storage; }
        DataStorage & get_mutable_target_storage() { return target_storage; }
        void set_target_storage(const DataStorage & value) { this->target_storage = value; }

        /**
         * When the task was last updated.
         */
        const std::string & get_updated_date() const { return updated_date; }
        std::string & get_mutable_updated_date() { return updated_date; }
        void set_updated_date(const std::string & value) { this->updated_date = value; }

        /**
         * Address of the task, `{base_url}/api/tasks/<task_id>`.
         */
        const std::string & get_url() const { return url; }
        std::string & get_mutable_url() { return url; }
        void set_url(const std::string & value) { this->url = value; }
    };

    /**
     * A task was created.
     */
    class CreateTaskEvent {
        public:
        CreateTaskEvent() = default;
        virtual ~CreateTaskEvent() = default;

        private:
        std::string event;
        User sender;
        CreatedTask task;
        int64_t webhook_id;

        public:
        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        const CreatedTask & get_task() const { return task; }
        CreatedTask & get_mutable_task() { return task; }
        void set_task(const CreatedTask & value) { this->task = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * Old values of the keys of a task that changed.
     */
    class TaskBeforeUpdate {
        public:
        TaskBeforeUpdate() = default;
        virtual ~TaskBeforeUpdate() = default;

        private:
        std::optional<User> assignee;
        std::optional<std::string> bug_tracker;
        std::optional<std::string> created_date;
        std::optional<int64_t> data;
        std::optional<int64_t> data_chunk_size;
        std::optional<std::string> data_compressed_chunk_type;
        std::optional<std::string> data_original_chunk_type;
        std::optional<std::string> dimension;
        std::optional<int64_t> id;
        std::optional<int64_t> image_quality;
        std::optional<std::vector<Label>> labels;
        std::optional<std::string> mode;
        std::optional<std::string> name;
        std::optional<int64_t> organization;
        std::optional<int64_t> overlap;
        std::optional<User> owner;
        std::optional<int64_t> project_id;
        std::optional<int64_t> segment_size;
        std::optional<std::vector<Segment>> segments;
        std::optional<int64_t> size;
        std::optional<DataStorage> source_storage;
        std::optional<std::string> status;
        std::optional<std::string> subset;
        std::optional<DataStorage> target_storage;
        std::optional<std::string> updated_date;
        std::optional<std::string> url;

        public:
        /**
         * User the task is assigned to, or null.
         */
        std::optional<User> get_assignee() const { return assignee; }
        void set_assignee(std::optional<User> value) { this->assignee = value; }

        /**
         * Bug tracker; may be empty. A URL.
         */
        const std::optional<std::string> & get_bug_tracker() const { return bug_tracker; }
        std::optional<std::string> & get_mutable_bug_tracker() { return bug_tracker; }
        void set_bug_tracker(const std::optional<std::string> & value) { this->bug_tracker = value; }

        /**
         * When the task was created.
         */
        const std::optional<std::string> & get_created_date() const { return created_date; }
        std::optional<std::string> & get_mutable_created_date() { return created_date; }
        void set_created_date(const std::optional<std::string> & value) { this->created_date = value; }

        /**
         * Data of the task; update only. Its identifier.
         */
        const std::optional<int64_t> & get_data() const { return data; }
        std::optional<int64_t> & get_mutable_data() { return data; }
        void set_data(const std::optional<int64_t> & value) { this->data = value; }

        /**
         * Size of a data chunk; update only. Counted in frames.
         */
        const std::optional<int64_t> & get_data_chunk_size() const { return data_chunk_size; }
        std::optional<int64_t> & get_mutable_data_chunk_size() { return data_chunk_size; }
        void set_data_chunk_size(const std::optional<int64_t> & value) { this->data_chunk_size = value; }

        /**
         * Type of the compressed data chunks; update only.
         */
        const std::optional<std::string> & get_data_compressed_chunk_type() const { return data_compressed_chunk_type; }
        std::optional<std::string> & get_mutable_data_compressed_chunk_type() { return data_compressed_chunk_type; }
        void set_data_compressed_chunk_type(const std::optional<std::string> & value) { this->data_compressed_chunk_type = value; }

        /**
         * Type of the original data chunks; update only.
         */
        const std::optional<std::string> & get_data_original_chunk_type() const { return data_original_chunk_type; }
        std::optional<std::string> & get_mutable_data_original_chunk_type() { return data_original_chunk_type; }
        void set_data_original_chunk_type(const std::optional<std::string> & value) { this->data_original_chunk_type = value; }

        /**
         * Dimension. The dimension of the data.
         */
        const std::optional<std::string> & get_dimension() const { return dimension; }
        std::optional<std::string> & get_mutable_dimension() { return dimension; }
        void set_dimension(const std::optional<std::string> & value) { this->dimension = value; }

        /**
         * Task identifier.
         */
        const std::optional<int64_t> & get_id() const { return id; }
        std::optional<int64_t> & get_mutable_id() { return id; }
        void set_id(const std::optional<int64_t> & value) { this->id = value; }

        /**
         * Image quality; update only.
         */
        const std::optional<int64_t> & get_image_quality() const { return image_quality; }
        std::optional<int64_t> & get_mutable_image_quality() { return image_quality; }
        void set_image_quality(const std::optional<int64_t> & value) { this->image_quality = value; }

        /**
         * Labels of the task.
         */
        const std::optional<std::vector<Label>> & get_labels() const { return labels; }
        std::optional<std::vector<Label>> & get_mutable_labels() { return labels; }
        void set_labels(const std::optional<std::vector<Label>> & value) { this->labels = value; }

        /**
         * Empty string or a mode name.
         */
        const std::optional<std::string> & get_mode() const { return mode; }
        std::optional<std::string> & get_mutable_mode() { return mode; }
        void set_mode(const std::optional<std::string> & value) { this->mode = value; }

        /**
         * Task name.
         */
        const std::optional<std::string> & get_name() const { return name; }
        std::optional<std::string> & get_mutable_name() { return name; }
        void set_name(const std::optional<std::string> & value) { this->name = value; }

        /**
         * Organization, or null. Its identifier.
         */
        std::optional<int64_t> get_organization() const { return organization; }
        void set_organization(std::optional<int64_t> value) { this->organization = value; }

        /**
         * Overlap, or null. The number of frames that neighboring segments share.
         */
        std::optional<int64_t> get_overlap() const { return overlap; }
        void set_overlap(std::optional<int64_t> value) { this->overlap = value; }

        const std::optional<User> & get_owner() const { return owner; }
        std::optional<User> & get_mutable_owner() { return owner; }
        void set_owner(const std::optional<User> & value) { this->owner = value; }

        /**
         * Identifier of a project. The project that the task belongs to.
         */
        const std::optional<int64_t> & get_project_id() const { return project_id; }
        std::optional<int64_t> & get_mutable_project_id() { return project_id; }
        void set_project_id(const std::optional<int64_t> & value) { this->project_id = value; }

        /**
         * Size of a segment. Counted in frames.
         */
        const std::optional<int64_t> & get_segment_size() const { return segment_size; }
        std::optional<int64_t> & get_mutable_segment_size() { return segment_size; }
        void set_segment_size(const std::optional<int64_t> & value) { this->segment_size = value; }

        /**
         * Segments of the task; may be empty.
         */
        const std::optional<std::vector<Segment>> & get_segments() const { return segments; }
        std::optional<std::vector<Segment>> & get_mutable_segments() { return segments; }
        void set_segments(const std::optional<std::vector<Segment>> & value) { this->segments = value; }

        /**
         * Size of the task; update only. The number of frames.
         */
        const std::optional<int64_t> & get_size() const { return size; }
        std::optional<int64_t> & get_mutable_size() { return size; }
        void set_size(const std::optional<int64_t> & value) { this->size = value; }

        const std::optional<DataStorage> & get_source_storage() const { return source_storage; }
        std::optional<DataStorage> & get_mutable_source_storage() { return source_storage; }
        void set_source_storage(const std::optional<DataStorage> & value) { this->source_storage = value; }

        /**
         * Status of the task.
         */
        const std::optional<std::string> & get_status() const { return status; }
        std::optional<std::string> & get_mutable_status() { return status; }
        void set_status(const std::optional<std::string> & value) { this->status = value; }

        /**
         * Subset; may be empty. The subset that the task belongs to.
         */
        const std::optional<std::string> & get_subset() const { return subset; }
        std::optional<std::string> & get_mutable_subset() { return subset; }
        void set_subset(const std::optional<std::string> & value) { this->subset = value; }

        const std::optional<DataStorage> & get_target_storage() const { return target_storage; }
        std::optional<DataStorage> & get_mutable_target_storage() { return target_storage; }
        void set_target_storage(const std::optional<DataStorage> & value) { this->target_storage = value; }

        /**
         * When the task was last updated.
         */
        const std::optional<std::string> & get_updated_date() const { return updated_date; }
        std::optional<std::string> & get_mutable_updated_date() { return updated_date; }
        void set_updated_date(const std::optional<std::string> & value) { this->updated_date = value; }

        /**
         * Address of the task, `{base_url}/api/tasks/<task_id>`.
         */
        const std::optional<std::string> & get_url() const { return url; }
        std::optional<std::string> & get_mutable_url() { return url; }
        void set_url(const std::optional<std::string> & value) { this->url = value; }
    };

    /**
     * A task, given in full for update events.
     */
    class Task {
        public:
        Task() = default;
        virtual ~Task() = default;

        private:
        std::optional<User> assignee;
        std::string bug_tracker;
        std::string created_date;
        int64_t data;
        int64_t data_chunk_size;
        std::string data_compressed_chunk_type;
        std::string data_original_chunk_type;
        std::string dimension;
        int64_t id;
        int64_t image_quality;
        std::vector<Label> labels;
        std::string mode;
        std::string name;
        std::optional<int64_t> organization;
        std::optional<int64_t> overlap;
        User owner;
        int64_t project_id;
        int64_t segment_size;
        std::vector<Segment> segments;
        int64_t size;
        DataStorage source_storage;
        std::string status;
        std::string subset;
        DataStorage target_storage;
        std::string updated_date;
        std::string url;

        public:
        /**
         * User the task is assigned to, or null.
         */
        std::optional<User> get_assignee() const { return assignee; }
        void set_assignee(std::optional<User> value) { this->assignee = value; }

        /**
         * Bug tracker; may be empty. A URL.
         */
        const std::string & get_bug_tracker() const { return bug_tracker; }
        std::string & get_mutable_bug_tracker() { return bug_tracker; }
        void set_bug_tracker(const std::string & value) { this->bug_tracker = value; }

        /**
         * When the task was created.
         */
        const std::string & get_created_date() const { return created_date; }
        std::string & get_mutable_created_date() { return created_date; }
        void set_created_date(const std::string & value) { this->created_date = value; }

        /**
         * Data of the task; update only. Its identifier.
         */
        const int64_t & get_data() const { return data; }
        int64_t & get_mutable_data() { return data; }
        void set_data(const int64_t & value) { this->data = value; }

        /**
         * Size of a data chunk; update only. Counted in frames.
         */
        const int64_t & get_data_chunk_size() const { return data_chunk_size; }
        int64_t & get_mutable_data_chunk_size() { return data_chunk_size; }
        void set_data_chunk_size(const int64_t & value) { this->data_chunk_size = value; }

        /**
         * Type of the compressed data chunks; update only.
         */
        const std::string & get_data_compressed_chunk_type() const { return data_compressed_chunk_type; }
        std::string & get_mutable_data_compressed_chunk_type() { return data_compressed_chunk_type; }
        void set_data_compressed_chunk_type(const std::string & value) { this->data_compressed_chunk_type = value; }

        /**
         * Type of the original data chunks; update only.
         */
        const std::string & get_data_original_chunk_type() const { return data_original_chunk_type; }
        std::string & get_mutable_data_original_chunk_type() { return data_original_chunk_type; }
        void set_data_original_chunk_type(const std::string & value) { this->data_original_chunk_type = value; }

        /**
         * Dimension. The dimension of the data.
         */
        const std::string & get_dimension() const { return dimension; }
        std::string & get_mutable_dimension() { return dimension; }
        void set_dimension(const std::string & value) { this->dimension = value; }

        /**
         * Task identifier.
         */
        const int64_t & get_id() const { return id; }
        int64_t & get_mutable_id() { return id; }
        void set_id(const int64_t & value) { this->id = value; }

        /**
         * Image quality; update only.
         */
        const int64_t & get_image_quality() const { return image_quality; }
        int64_t & get_mutable_image_quality() { return image_quality; }
        void set_image_quality(const int64_t & value) { this->image_quality = value; }

        /**
         * Labels of the task.
         */
        const std::vector<Label> & get_labels() const { return labels; }
        std::vector<Label> & get_mutable_labels() { return labels; }
        void set_labels(const std::vector<Label> & value) { this->labels = value; }

        /**
         * Empty string or a mode name.
         */
        const std::string & get_mode() const { return mode; }
        std::string & get_mutable_mode() { return mode; }
        void set_mode(const std::string & value) { this->mode = value; }

        /**
         * Task name.
         */
        const std::string & get_name() const { return name; }
        std::string & get_mutable_name() { return name; }
        void set_name(const std::string & value) { this->name = value; }

        /**
         * Organization, or null. Its identifier.
         */
        std::optional<int64_t> get_organization() const { return organization; }
        void set_organization(std::optional<int64_t> value) { this->organization = value; }

        /**
         * Overlap, or null. The number of frames that neighboring segments share.
         */
        std::optional<int64_t> get_overlap() const { return overlap; }
        void set_overlap(std::optional<int64_t> value) { this->overlap = value; }

        const User & get_owner() const { return owner; }
        User & get_mutable_owner() { return owner; }
        void set_owner(const User & value) { this->owner = value; }

        /**
         * Identifier of a project. The project that the task belongs to.
         */
        const int64_t & get_project_id() const { return project_id; }
        int64_t & get_mutable_project_id() { return project_id; }
        void set_project_id(const int64_t & value) { this->project_id = value; }

        /**
         * Size of a segment. Counted in frames.
         */
        const int64_t & get_segment_size() const { return segment_size; }
        int64_t & get_mutable_segment_size() { return segment_size; }
        void set_segment_size(const int64_t & value) { this->segment_size = value; }

        /**
         * Segments of the task; may be empty.
         */
        const std::vector<Segment> & get_segments() const { return segments; }
        std::vector<Segment> & get_mutable_segments() { return segments; }
        void set_segments(const std::vector<Segment> & value) { this->segments = value; }

        /**
         * Size of the task; update only. The number of frames.
         */
        const int64_t & get_size() const { return size; }
        int64_t & get_mutable_size() { return size; }
        void set_size(const int64_t & value) { this->size = value; }

        const DataStorage & get_source_storage() const { return source_storage; }
        DataStorage & get_mutable_source_storage() { return source_storage; }
        void set_source_storage(const DataStorage & value) { this->source_storage = value; }

        /**
         * Status of the task.
         */
        const std::string & get_status() const { return status; }
        std::string & get_mutable_status() { return status; }
        void set_status(const std::string & value) { this->status = value; }

        /**
         * Subset; may be empty. The subset that the task belongs to.
         */
        const std::string & get_subset() const { return subset; }
        std::string & get_mutable_subset() { return subset; }
        void set_subset(const std::string & value) { this->subset = value; }

        const DataStorage & get_target_storage() const { return target_storage; }
        DataStorage & get_mutable_target_storage() { return target_storage; }
        void set_target_storage(const DataStorage & value) { this->target_storage = value; }

        /**
         * When the task was last updated.
         */
        const std::string & get_updated_date() const { return updated_date; }
        std::string & get_mutable_updated_date() { return updated_date; }
        void set_updated_date(const std::string & value) { this->updated_date = value; }

        /**
         * Address of the task, `{base_url}/api/tasks/<task_id>`.
         */
        const std::string & get_url() const { return url; }
        std::string & get_mutable_url() { return url; }
        void set_url(const std::string & value) { this->url = value; }
    };

    /**
     * A task was updated. For example, its status or its assignment changed.
     */
    class UpdateTaskEvent {
        public:
        UpdateTaskEvent() = default;
        virtual ~UpdateTaskEvent() = default;

        private:
        TaskBeforeUpdate before_update;
        std::string event;
        User sender;
        Task task;
        int64_t webhook_id;

        public:
        const TaskBeforeUpdate & get_before_update() const { return before_update; }
        TaskBeforeUpdate & get_mutable_before_update() { return before_update; }
        void set_before_update(const TaskBeforeUpdate & value) { this->before_update = value; }

        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        const Task & get_task() const { return task; }
        Task & get_mutable_task() { return task; }
        void set_task(const Task & value) { this->task = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A task in a delete payload, which omits the fields marked update only. `overlap` and
     * `segment_size` may be missing.
     */
    class DeletedTask {
        public:
        DeletedTask() = default;
        virtual ~DeletedTask() = default;

        private:
        std::optional<User> assignee;
        std::string bug_tracker;
        std::string created_date;
        std::string dimension;
        int64_t id;
        std::vector<Label> labels;
        std::string mode;
        std::string name;
        std::optional<int64_t> organization;
        std::optional<int64_t> overlap;
        User owner;
        int64_t project_id;
        std::optional<int64_t> segment_size;
        std::vector<Segment> segments;
        DataStorage source_storage;
        std::string status;
        std::string subset;
        DataStorage target_storage;
        std::string updated_date;
        std::string url;

        public:
        /**
         * User the task is assigned to, or null.
         */
        std::optional<User> get_assignee() const { return assignee; }
        void set_assignee(std::optional<User> value) { this->assignee = value; }

        /**
         * Bug tracker; may be empty. A URL.
         */
        const std::string & get_bug_tracker() const { return bug_tracker; }
        std::string & get_mutable_bug_tracker() { return bug_tracker; }
        void set_bug_tracker(const std::string & value) { this->bug_tracker = value; }

        /**
         * When the task was created.
         */
        const std::string & get_created_date() const { return created_date; }
        std::string & get_mutable_created_date() { return created_date; }
        void set_created_date(const std::string & value) { this->created_date = value; }

        /**
         * Dimension. The dimension of the data.
         */
        const std::string & get_dimension() const { return dimension; }
        std::string & get_mutable_dimension() { return dimension; }
        void set_dimension(const std::string & value) { this->dimension = value; }

        /**
         * Task identifier.
         */
        const int64_t & get_id() const { return id; }
        int64_t & get_mutable_id() { return id; }
        void set_id(const int64_t & value) { this->id = value; }

        /**
         * Labels of the task.
         */
        const std::vector<Label> & get_labels() const { return labels; }
        std::vector<Label> & get_mutable_labels() { return labels; }
        void set_labels(const std::vector<Label> & value) { this->labels = value; }

        /**
         * Empty string or a mode name.
         */
        const std::string & get_mode() const { return mode; }
        std::string & get_mutable_mode() { return mode; }
        void set_mode(const std::string & value) { this->mode = value; }

        /**
         * Task name.
         */
        const std::string & get_name() const { return name; }
        std::string & get_mutable_name() { return name; }
        void set_name(const std::string & value) { this->name = value; }

        /**
         * Organization, or null. Its identifier.
         */
        std::optional<int64_t> get_organization() const { return organization; }
        void set_organization(std::optional<int64_t> value) { this->organization = value; }

        /**
         * Overlap, or null. The number of frames that neighboring segments share.
         */
        std::optional<int64_t> get_overlap() const { return overlap; }
        void set_overlap(std::optional<int64_t> value) { this->overlap = value; }

        const User & get_owner() const { return owner; }
        User & get_mutable_owner() { return owner; }
        void set_owner(const User & value) { this->owner = value; }

        /**
         * Identifier of a project. The project that the task belongs to.
         */
        const int64_t & get_project_id() const { return project_id; }
        int64_t & get_mutable_project_id() { return project_id; }
        void set_project_id(const int64_t & value) { this->project_id = value; }

        /**
         * Size of a segment. Counted in frames.
         */
        const std::optional<int64_t> & get_segment_size() const { return segment_size; }
        std::optional<int64_t> & get_mutable_segment_size() { return segment_size; }
        void set_segment_size(const std::optional<int64_t> & value) { this->segment_size = value; }

        /**
         * Segments of the task; may be empty.
         */
        const std::vector<Segment> & get_segments() const { return segments; }
        std::vector<Segment> & get_mutable_segments() { return segments; }
        void set_segments(const std::vector<Segment> & value) { this->segments = value; }

        const DataStorage & get_source_storage() const { return source_storage; }
        DataStorage & get_mutable_source_storage() { return source_storage; }
        void set_source_storage(const DataStorage & value) { this->source_storage = value; }

        /**
         * Status of the task.
         */
        const std::string & get_status() const { return status; }
        std::string & get_mutable_status() { return status; }
        void set_status(const std::string & value) { this->status = value; }

        /**
         * Subset; may be empty. The subset that the task belongs to.
         */
        const std::string & get_subset() const { return subset; }
        std::string & get_mutable_subset() { return subset; }
        void set_subset(const std::string & value) { this->subset = value; }

        const DataStorage & get_target_storage() const { return target_storage; }
        DataStorage & get_mutable_target_storage() { return target_storage; }
        void set_target_storage(const DataStorage & value) { this->target_storage = value; }

        /**
         * When the task was last updated.
         */
        const std::string & get_updated_date() const { return updated_date; }
        std::string & get_mutable_updated_date() { return updated_date; }
        void set_updated_date(const std::string & value) { this->updated_date = value; }

        /**
         * Address of the task, `{base_url}/api/tasks/<task_id>`.
         */
        const std::string & get_url() const { return url; }
        std::string & get_mutable_url() { return url; }
        void set_url(const std::string & value) { this->url = value; }
    };

    /**
     * A task was deleted.
     */
    class DeleteTaskEvent {
        public:
        DeleteTaskEvent() = default;
        virtual ~DeleteTaskEvent() = default;

        private:
        std::string event;
        User sender;
        DeletedTask task;
        int64_t webhook_id;

        public:
        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        const DeletedTask & get_task() const { return task; }
        DeletedTask & get_mutable_task() { return task; }
        void set_task(const DeletedTask & value) { this->task = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A job was updated. For example, its status or its assignee changed.
     */
    class UpdateJobEvent {
        public:
        UpdateJobEvent() = default;
        virtual ~UpdateJobEvent() = default;

        private:
        std::map<std::string, nlohmann::json> before_update;
        std::string event;
        std::map<std::string, nlohmann::json> job;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Only the keys of the resource that changed, with their old values.
         */
        const std::map<std::string, nlohmann::json> & get_before_update() const { return before_update; }
        std::map<std::string, nlohmann::json> & get_mutable_before_update() { return before_update; }
        void set_before_update(const std::map<std::string, nlohmann::json> & value) { this->before_update = value; }

        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The job after the update, in full.
         */
        const std::map<std::string, nlohmann::json> & get_job() const { return job; }
        std::map<std::string, nlohmann::json> & get_mutable_job() { return job; }
        void set_job(const std::map<std::string, nlohmann::json> & value) { this->job = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * An issue was created.
     */
    class CreateIssueEvent {
        public:
        CreateIssueEvent() = default;
        virtual ~CreateIssueEvent() = default;

        private:
        std::string event;
        std::map<std::string, nlohmann::json> issue;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The created issue, in full.
         */
        const std::map<std::string, nlohmann::json> & get_issue() const { return issue; }
        std::map<std::string, nlohmann::json> & get_mutable_issue() { return issue; }
        void set_issue(const std::map<std::string, nlohmann::json> & value) { this->issue = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * An issue was updated.
     */
    class UpdateIssueEvent {
        public:
        UpdateIssueEvent() = default;
        virtual ~UpdateIssueEvent() = default;

        private:
        std::map<std::string, nlohmann::json> before_update;
        std::string event;
        std::map<std::string, nlohmann::json> issue;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Only the keys of the resource that changed, with their old values.
         */
        const std::map<std::string, nlohmann::json> & get_before_update() const { return before_update; }
        std::map<std::string, nlohmann::json> & get_mutable_before_update() { return before_update; }
        void set_before_update(const std::map<std::string, nlohmann::json> & value) { this->before_update = value; }

        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The issue after the update, in full.
         */
        const std::map<std::string, nlohmann::json> & get_issue() const { return issue; }
        std::map<std::string, nlohmann::json> & get_mutable_issue() { return issue; }
        void set_issue(const std::map<std::string, nlohmann::json> & value) { this->issue = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * An issue was deleted.
     */
    class DeleteIssueEvent {
        public:
        DeleteIssueEvent() = default;
        virtual ~DeleteIssueEvent() = default;

        private:
        std::string event;
        std::map<std::string, nlohmann::json> issue;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        /**
         * The deleted issue, in full.
         */
        const std::map<std::string, nlohmann::json> & get_issue() const { return issue; }
        std::map<std::string, nlohmann::json> & get_mutable_issue() { return issue; }
        void set_issue(const std::map<std::string, nlohmann::json> & value) { this->issue = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A comment was created.
     */
    class CreateCommentEvent {
        public:
        CreateCommentEvent() = default;
        virtual ~CreateCommentEvent() = default;

        private:
        std::map<std::string, nlohmann::json> comment;
        std::string event;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * The created comment, in full.
         */
        const std::map<std::string, nlohmann::json> & get_comment() const { return comment; }
        std::map<std::string, nlohmann::json> & get_mutable_comment() { return comment; }
        void set_comment(const std::map<std::string, nlohmann::json> & value) { this->comment = value; }

        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A comment was updated.
     */
    class UpdateCommentEvent {
        public:
        UpdateCommentEvent() = default;
        virtual ~UpdateCommentEvent() = default;

        private:
        std::map<std::string, nlohmann::json> before_update;
        std::map<std::string, nlohmann::json> comment;
        std::string event;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * Only the keys of the resource that changed, with their old values.
         */
        const std::map<std::string, nlohmann::json> & get_before_update() const { return before_update; }
        std::map<std::string, nlohmann::json> & get_mutable_before_update() { return before_update; }
        void set_before_update(const std::map<std::string, nlohmann::json> & value) { this->before_update = value; }

        /**
         * The comment after the update, in full.
         */
        const std::map<std::string, nlohmann::json> & get_comment() const { return comment; }
        std::map<std::string, nlohmann::json> & get_mutable_comment() { return comment; }
        void set_comment(const std::map<std::string, nlohmann::json> & value) { this->comment = value; }

        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    /**
     * A comment was deleted.
     */
    class DeleteCommentEvent {
        public:
        DeleteCommentEvent() = default;
        virtual ~DeleteCommentEvent() = default;

        private:
        std::map<std::string, nlohmann::json> comment;
        std::string event;
        User sender;
        int64_t webhook_id;

        public:
        /**
         * The deleted comment, in full.
         */
        const std::map<std::string, nlohmann::json> & get_comment() const { return comment; }
        std::map<std::string, nlohmann::json> & get_mutable_comment() { return comment; }
        void set_comment(const std::map<std::string, nlohmann::json> & value) { this->comment = value; }

        /**
         * Name of the event.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        /**
         * Identifier of the webhook that sends it.
         */
        const int64_t & get_webhook_id() const { return webhook_id; }
        int64_t & get_mutable_webhook_id() { return webhook_id; }
        void set_webhook_id(const int64_t & value) { this->webhook_id = value; }
    };

    enum class EventName : int { CREATE_COMMENT, CREATE_INVITATION, CREATE_ISSUE, CREATE_PROJECT, CREATE_TASK, DELETE_COMMENT, DELETE_INVITATION, DELETE_ISSUE, DELETE_MEMBERSHIP, DELETE_PROJECT, DELETE_TASK, UPDATE_COMMENT, UPDATE_ISSUE, UPDATE_JOB, UPDATE_MEMBERSHIP, UPDATE_ORGANIZATION, UPDATE_PROJECT, UPDATE_TASK };

    enum class WebhookType : int { ORGANIZATION, PROJECT };

    /**
     * A webhook as seen in the ping payload, which does not return the secret.
     */
    class Webhook {
        public:
        Webhook() = default;
        virtual ~Webhook() = default;

        private:
        std::string content_type;
        std::string created_date;
        std::string description;
        bool enable_ssl;
        std::vector<EventName> events;
        int64_t id;
        bool is_active;
        std::optional<std::string> last_delivery_date;
        std::optional<int64_t> last_status;
        std::optional<int64_t> organization;
        User owner;
        std::optional<int64_t> project;
        std::string target_url;
        WebhookType type;
        std::string updated_date;
        std::string url;

        public:
        /**
         * Media type of the delivered payload, sent as Content-Type.
         */
        const std::string & get_content_type() const { return content_type; }
        std::string & get_mutable_content_type() { return content_type; }
        void set_content_type(const std::string & value) { this->content_type = value; }

        /**
         * When the webhook was created.
         */
        const std::string & get_created_date() const { return created_date; }
        std::string & get_mutable_created_date() { return created_date; }
        void set_created_date(const std::string & value) { this->created_date = value; }

        /**
         * Short purpose summary; may be empty.
         */
        const std::string & get_description() const { return description; }
        std::string & get_mutable_description() { return description; }
        void set_description(const std::string & value) { this->description = value; }

        /**
         * Enables or disables SSL certificate verification for delivery. When true, SSL
         * verification is on.
         */
        const bool & get_enable_ssl() const { return enable_ssl; }
        bool & get_mutable_enable_ssl() { return enable_ssl; }
        void set_enable_ssl(const bool & value) { this->enable_ssl = value; }

        /**
         * Subscribed event names.
         */
        const std::vector<EventName> & get_events() const { return events; }
        std::vector<EventName> & get_mutable_events() { return events; }
        void set_events(const std::vector<EventName> & value) { this->events = value; }

        /**
         * Webhook identifier.
         */
        const int64_t & get_id() const { return id; }
        int64_t & get_mutable_id() { return id; }
        void set_id(const int64_t & value) { this->id = value; }

        /**
         * No delivery occurs while this is false. This includes pings.
         */
        const bool & get_is_active() const { return is_active; }
        bool & get_mutable_is_active() { return is_active; }
        void set_is_active(const bool & value) { this->is_active = value; }

        /**
         * Time of the last delivery. Missing before the first delivery.
         */
        const std::optional<std::string> & get_last_delivery_date() const { return last_delivery_date; }
        std::optional<std::string> & get_mutable_last_delivery_date() { return last_delivery_date; }
        void set_last_delivery_date(const std::optional<std::string> & value) { this->last_delivery_date = value; }

        /**
         * HTTP status of the last delivery. Missing before the first delivery, and after one that
         * got no response.
         */
        const std::optional<int64_t> & get_last_status() const { return last_status; }
        std::optional<int64_t> & get_mutable_last_status() { return last_status; }
        void set_last_status(const std::optional<int64_t> & value) { this->last_status = value; }

        /**
         * Organization identifier for an organization webhook, or null. An integer if `type` is
         * `organization`.
         */
        std::optional<int64_t> get_organization() const { return organization; }
        void set_organization(std::optional<int64_t> value) { this->organization = value; }

        const User & get_owner() const { return owner; }
        User & get_mutable_owner() { return owner; }
        void set_owner(const User & value) { this->owner = value; }

        /**
         * Project identifier for a project webhook, or null. Null only if `type` is not `project`.
         */
        std::optional<int64_t> get_project() const { return project; }
        void set_project(std::optional<int64_t> value) { this->project = value; }

        /**
         * Where event payloads are delivered.
         */
        const std::string & get_target_url() const { return target_url; }
        std::string & get_mutable_target_url() { return target_url; }
        void set_target_url(const std::string & value) { this->target_url = value; }

        const WebhookType & get_type() const { return type; }
        WebhookType & get_mutable_type() { return type; }
        void set_type(const WebhookType & value) { this->type = value; }

        /**
         * When the webhook was last updated.
         */
        const std::string & get_updated_date() const { return updated_date; }
        std::string & get_mutable_updated_date() { return updated_date; }
        void set_updated_date(const std::string & value) { this->updated_date = value; }

        /**
         * Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
         */
        const std::string & get_url() const { return url; }
        std::string & get_mutable_url() { return url; }
        void set_url(const std::string & value) { this->url = value; }
    };

    /**
     * A user triggered a ping. It has no `webhook_id` and no resource.
     */
    class PingEvent {
        public:
        PingEvent() = default;
        virtual ~PingEvent() = default;

        private:
        std::string event;
        User sender;
        Webhook webhook;

        public:
        /**
         * Always `ping`.
         */
        const std::string & get_event() const { return event; }
        std::string & get_mutable_event() { return event; }
        void set_event(const std::string & value) { this->event = value; }

        const User & get_sender() const { return sender; }
        User & get_mutable_sender() { return sender; }
        void set_sender(const User & value) { this->sender = value; }

        const Webhook & get_webhook() const { return webhook; }
        Webhook & get_mutable_webhook() { return webhook; }
        void set_webhook(const Webhook & value) { this->webhook = value; }
    };
}

namespace annotation_contracts {
    void from_json(const json & j, User & x);
    void to_json(json & j, const User & x);

    void from_json(const json & j, UpdateOrganizationEvent & x);
    void to_json(json & j, const UpdateOrganizationEvent & x);

    void from_json(const json & j, UpdateMembershipEvent & x);
    void to_json(json & j, const UpdateMembershipEvent & x);

    void from_json(const json & j, DeleteMembershipEvent & x);
    void to_json(json & j, const DeleteMembershipEvent & x);

    void from_json(const json & j, CreateInvitationEvent & x);
    void to_json(json & j, const CreateInvitationEvent & x);

    void from_json(const json & j, DeleteInvitationEvent & x);
    void to_json(json & j, const DeleteInvitationEvent & x);

    void from_json(const json & j, CreateProjectEvent & x);
    void to_json(json & j, const CreateProjectEvent & x);

    void from_json(const json & j, UpdateProjectEvent & x);
    void to_json(json & j, const UpdateProjectEvent & x);

    void from_json(const json & j, DeleteProjectEvent & x);
    void to_json(json & j, const DeleteProjectEvent & x);

    void from_json(const json & j, Label & x);
    void to_json(json & j, const Label & x);

    void from_json(const json & j, JobSummary & x);
    void to_json(json & j, const JobSummary & x);

    void from_json(const json & j, Segment & x);
    void to_json(json & j, const Segment & x);

    void from_json(const json & j, DataStorage & x);
    void to_json(json & j, const DataStorage & x);

    void from_json(const json & j, CreatedTask & x);
    void to_json(json & j, const CreatedTask & x);

    void from_json(const json & j, CreateTaskEvent & x);
    void to_json(json & j, const CreateTaskEvent & x);

    void from_json(const json & j, TaskBeforeUpdate & x);
    void to_json(json & j, const TaskBeforeUpdate & x);

    void from_json(const json & j, Task & x);
    void to_json(json & j, const Task & x);

    void from_json(const json & j, UpdateTaskEvent & x);
    void to_json(json & j, const UpdateTaskEvent & x);

    void from_json(const json & j, DeletedTask & x);
    void to_json(json & j, const DeletedTask & x);

    void from_json(const json & j, DeleteTaskEvent & x);
    void to_json(json & j, const DeleteTaskEvent & x);

    void from_json(const json & j, UpdateJobEvent & x);
    void to_json(json & j, const UpdateJobEvent & x);

    void from_json(const json & j, CreateIssueEvent & x);
    void to_json(json & j, const CreateIssueEvent & x);

    void from_json(const json & j, UpdateIssueEvent & x);
    void to_json(json & j, const UpdateIssueEvent & x);

    void from_json(const json & j, DeleteIssueEvent & x);
    void to_json(json & j, const DeleteIssueEvent & x);

    void from_json(const json & j, CreateCommentEvent & x);
    void to_json(json & j, const CreateCommentEvent & x);

    void from_json(const json & j, UpdateCommentEvent & x);
    void to_json(json & j, const UpdateCommentEvent & x);

    void from_json(const json & j, DeleteCommentEvent & x);
    void to_json(json & j, const DeleteCommentEvent & x);

    void from_json(const json & j, Webhook & x);
    void to_json(json & j, const Webhook & x);

    void from_json(const json & j, PingEvent & x);
    void to_json(json & j, const PingEvent & x);

    void from_json(const json & j, EventName & x);
    void to_json(json & j, const EventName & x);

    void from_json(const json & j, WebhookType & x);
    void to_json(json & j, const WebhookType & x);

    inline void from_json(const json & j, User& x) {
        x.set_first_name(j.at("first_name").get<std::string>());
        x.set_id(j.at("id").get<int64_t>());
        x.set_last_name(j.at("last_name").get<std::string>());
        x.set_url(j.at("url").get<std::string>());
        x.set_username(j.at("username").get<std::string>());
    }

    inline void to_json(json & j, const User & x) {
        j = json::object();
        j["first_name"] = x.get_first_name();
        j["id"] = x.get_id();
        j["last_name"] = x.get_last_name();
        j["url"] = x.get_url();
        j["username"] = x.get_username();
    }

    inline void from_json(const json & j, UpdateOrganizationEvent& x) {
        x.set_before_update(j.at("before_update").get<std::map<std::string, nlohmann::json>>());
        x.set_event(j.at("event").get<std::string>());
        x.set_organization(j.at("organization").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const UpdateOrganizationEvent & x) {
        j = json::object();
        j["before_update"] = x.get_before_update();
        j["event"] = x.get_event();
        j["organization"] = x.get_organization();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, UpdateMembershipEvent& x) {
        x.set_before_update(j.at("before_update").get<std::map<std::string, nlohmann::json>>());
        x.set_event(j.at("event").get<std::string>());
        x.set_membership(j.at("membership").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const UpdateMembershipEvent & x) {
        j = json::object();
        j["before_update"] = x.get_before_update();
        j["event"] = x.get_event();
        j["membership"] = x.get_membership();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, DeleteMembershipEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_membership(j.at("membership").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const DeleteMembershipEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["membership"] = x.get_membership();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, CreateInvitationEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_invitation(j.at("invitation").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const CreateInvitationEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["invitation"] = x.get_invitation();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, DeleteInvitationEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_invitation(j.at("invitation").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const DeleteInvitationEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["invitation"] = x.get_invitation();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, CreateProjectEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_project(j.at("project").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const CreateProjectEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["project"] = x.get_project();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, UpdateProjectEvent& x) {
        x.set_before_update(j.at("before_update").get<std::map<std::string, nlohmann::json>>());
        x.set_event(j.at("event").get<std::string>());
        x.set_project(j.at("project").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const UpdateProjectEvent & x) {
        j = json::object();
        j["before_update"] = x.get_before_update();
        j["event"] = x.get_event();
        j["project"] = x.get_project();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, DeleteProjectEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_project(j.at("project").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const DeleteProjectEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["project"] = x.get_project();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, Label& x) {
        x.set_attributes(j.at("attributes").get<std::vector<nlohmann::json>>());
        x.set_color(j.at("color").get<std::string>());
        x.set_has_parent(j.at("has_parent").get<bool>());
        x.set_id(j.at("id").get<int64_t>());
        x.set_name(j.at("name").get<std::string>());
        x.set_sublabels(j.at("sublabels").get<std::vector<nlohmann::json>>());
        x.set_type(j.at("type").get<std::string>());
    }

    inline void to_json(json & j, const Label & x) {
        j = json::object();
        j["attributes"] = x.get_attributes();
        j["color"] = x.get_color();
        j["has_parent"] = x.get_has_parent();
        j["id"] = x.get_id();
        j["name"] = x.get_name();
        j["sublabels"] = x.get_sublabels();
        j["type"] = x.get_type();
    }

    inline void from_json(const json & j, JobSummary& x) {
        x.set_assignee(get_stack_optional<User>(j, "assignee"));
        x.set_id(j.at("id").get<int64_t>());
        x.set_stage(j.at("stage").get<std::string>());
        x.set_state(j.at("state").get<std::string>());
        x.set_status(j.at("status").get<std::string>());
        x.set_url(j.at("url").get<std::string>());
    }

    inline void to_json(json & j, const JobSummary & x) {
        j = json::object();
        j["assignee"] = x.get_assignee();
        j["id"] = x.get_id();
        j["stage"] = x.get_stage();
        j["state"] = x.get_state();
        j["status"] = x.get_status();
        j["url"] = x.get_url();
    }

    inline void from_json(const json & j, Segment& x) {
        x.set_jobs(j.at("jobs").get<std::vector<JobSummary>>());
        x.set_start_frame(j.at("start_frame").get<int64_t>());
        x.set_stop_frame(j.at("stop_frame").get<int64_t>());
    }

    inline void to_json(json & j, const Segment & x) {
        j = json::object();
        j["jobs"] = x.get_jobs();
        j["start_frame"] = x.get_start_frame();
        j["stop_frame"] = x.get_stop_frame();
    }

    inline void from_json(const json & j, DataStorage& x) {
        x.set_cloud_storage_id(get_stack_optional<int64_t>(j, "cloud_storage_id"));
        x.set_id(j.at("id").get<int64_t>());
        x.set_location(j.at("location").get<std::string>());
    }

    inline void to_json(json & j, const DataStorage & x) {
        j = json::object();
        j["cloud_storage_id"] = x.get_cloud_storage_id();
        j["id"] = x.get_id();
        j["location"] = x.get_location();
    }

    inline void from_json(const json & j, CreatedTask& x) {
        x.set_assignee(get_stack_optional<User>(j, "assignee"));
        x.set_bug_tracker(j.at("bug_tracker").get<std::string>());
        x.set_created_date(j.at("created_date").get<std::string>());
        x.set_dimension(j.at("dimension").get<std::string>());
        x.set_id(j.at("id").get<int64_t>());
        x.set_labels(j.at("labels").get<std::vector<Label>>());
        x.set_mode(j.at("mode").get<std::string>());
        x.set_name(j.at("name").get<std::string>());
        x.set_organization(get_stack_optional<int64_t>(j, "organization"));
        x.set_overlap(get_stack_optional<int64_t>(j, "overlap"));
        x.set_owner(j.at("owner").get<User>());
        x.set_project_id(j.at("project_id").get<int64_t>());
        x.set_segment_size(get_stack_optional<int64_t>(j, "segment_size"));
        x.set_segments(j.at("segments").get<std::vector<Segment>>());
        x.set_source_storage(j.at("source_storage").get<DataStorage>());
        x.set_status(j.at("status").get<std::string>());
        x.set_subset(j.at("subset").get<std::string>());
        x.set_target_storage(j.at("target_storage").get<DataStorage>());
        x.set_updated_date(j.at("updated_date").get<std::string>());
        x.set_url(j.at("url").get<std::string>());
    }

    inline void to_json(json & j, const CreatedTask & x) {
        j = json::object();
        j["assignee"] = x.get_assignee();
        j["bug_tracker"] = x.get_bug_tracker();
        j["created_date"] = x.get_created_date();
        j["dimension"] = x.get_dimension();
        j["id"] = x.get_id();
        j["labels"] = x.get_labels();
        j["mode"] = x.get_mode();
        j["name"] = x.get_name();
        j["organization"] = x.get_organization();
        j["overlap"] = x.get_overlap();
        j["owner"] = x.get_owner();
        j["project_id"] = x.get_project_id();
        j["segment_size"] = x.get_segment_size();
        j["segments"] = x.get_segments();
        j["source_storage"] = x.get_source_storage();
        j["status"] = x.get_status();
        j["subset"] = x.get_subset();
        j["target_storage"] = x.get_target_storage();
        j["updated_date"] = x.get_updated_date();
        j["url"] = x.get_url();
    }

    inline void from_json(const json & j, CreateTaskEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_sender(j.at("sender").get<User>());
        x.set_task(j.at("task").get<CreatedTask>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const CreateTaskEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["sender"] = x.get_sender();
        j["task"] = x.get_task();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, TaskBeforeUpdate& x) {
        x.set_assignee(get_stack_optional<User>(j, "assignee"));
        x.set_bug_tracker(get_stack_optional<std::string>(j, "bug_tracker"));
        x.set_created_date(get_stack_optional<std::string>(j, "created_date"));
        x.set_data(get_stack_optional<int64_t>(j, "data"));
        x.set_data_chunk_size(get_stack_optional<int64_t>(j, "data_chunk_size"));
        x.set_data_compressed_chunk_type(get_stack_optional<std::string>(j, "data_compressed_chunk_type"));
        x.set_data_original_chunk_type(get_stack_optional<std::string>(j, "data_original_chunk_type"));
        x.set_dimension(get_stack_optional<std::string>(j, "dimension"));
        x.set_id(get_stack_optional<int64_t>(j, "id"));
        x.set_image_quality(get_stack_optional<int64_t>(j, "image_quality"));
        x.set_labels(get_stack_optional<std::vector<Label>>(j, "labels"));
        x.set_mode(get_stack_optional<std::string>(j, "mode"));
        x.set_name(get_stack_optional<std::string>(j, "name"));
        x.set_organization(get_stack_optional<int64_t>(j, "organization"));
        x.set_overlap(get_stack_optional<int64_t>(j, "overlap"));
        x.set_owner(get_stack_optional<User>(j, "owner"));
        x.set_project_id(get_stack_optional<int64_t>(j, "project_id"));
        x.set_segment_size(get_stack_optional<int64_t>(j, "segment_size"));
        x.set_segments(get_stack_optional<std::vector<Segment>>(j, "segments"));
        x.set_size(get_stack_optional<int64_t>(j, "size"));
        x.set_source_storage(get_stack_optional<DataStorage>(j, "source_storage"));
        x.set_status(get_stack_optional<std::string>(j, "status"));
        x.set_subset(get_stack_optional<std::string>(j, "subset"));
        x.set_target_storage(get_stack_optional<DataStorage>(j, "target_storage"));
        x.set_updated_date(get_stack_optional<std::string>(j, "updated_date"));
        x.set_url(get_stack_optional<std::string>(j, "url"));
    }

    inline void to_json(json & j, const TaskBeforeUpdate & x) {
        j = json::object();
        j["assignee"] = x.get_assignee();
        j["bug_tracker"] = x.get_bug_tracker();
        j["created_date"] = x.get_created_date();
        j["data"] = x.get_data();
        j["data_chunk_size"] = x.get_data_chunk_size();
        j["data_compressed_chunk_type"] = x.get_data_compressed_chunk_type();
        j["data_original_chunk_type"] = x.get_data_original_chunk_type();
        j["dimension"] = x.get_dimension();
        j["id"] = x.get_id();
        j["image_quality"] = x.get_image_quality();
        j["labels"] = x.get_labels();
        j["mode"] = x.get_mode();
        j["name"] = x.get_name();
        j["organization"] = x.get_organization();
        j["overlap"] = x.get_overlap();
        j["owner"] = x.get_owner();
        j["project_id"] = x.get_project_id();
        j["segment_size"] = x.get_segment_size();
        j["segments"] = x.get_segments();
        j["size"] = x.get_size();
        j["source_storage"] = x.get_source_storage();
        j["status"] = x.get_status();
        j["subset"] = x.get_subset();
        j["target_storage"] = x.get_target_storage();
        j["updated_date"] = x.get_updated_date();
        j["url"] = x.get_url();
    }

    inline void from_json(const json & j, Task& x) {
        x.set_assignee(get_stack_optional<User>(j, "assignee"));
        x.set_bug_tracker(j.at("bug_tracker").get<std::string>());
        x.set_created_date(j.at("created_date").get<std::string>());
        x.set_data(j.at("data").get<int64_t>());
        x.set_data_chunk_size(j.at("data_chunk_size").get<int64_t>());
        x.set_data_compressed_chunk_type(j.at("data_compressed_chunk_type").get<std::string>());
        x.set_data_original_chunk_type(j.at("data_original_chunk_type").get<std::string>());
        x.set_dimension(j.at("dimension").get<std::string>());
        x.set_id(j.at("id").get<int64_t>());
        x.set_image_quality(j.at("image_quality").get<int64_t>());
        x.set_labels(j.at("labels").get<std::vector<Label>>());
        x.set_mode(j.at("mode").get<std::string>());
        x.set_name(j.at("name").get<std::string>());
        x.set_organization(get_stack_optional<int64_t>(j, "organization"));
        x.set_overlap(get_stack_optional<int64_t>(j, "overlap"));
        x.set_owner(j.at("owner").get<User>());
        x.set_project_id(j.at("project_id").get<int64_t>());
        x.set_segment_size(j.at("segment_size").get<int64_t>());
        x.set_segments(j.at("segments").get<std::vector<Segment>>());
        x.set_size(j.at("size").get<int64_t>());
        x.set_source_storage(j.at("source_storage").get<DataStorage>());
        x.set_status(j.at("status").get<std::string>());
        x.set_subset(j.at("subset").get<std::string>());
        x.set_target_storage(j.at("target_storage").get<DataStorage>());
        x.set_updated_date(j.at("updated_date").get<std::string>());
        x.set_url(j.at("url").get<std::string>());
    }

    inline void to_json(json & j, const Task & x) {
        j = json::object();
        j["assignee"] = x.get_assignee();
        j["bug_tracker"] = x.get_bug_tracker();
        j["created_date"] = x.get_created_date();
        j["data"] = x.get_data();
        j["data_chunk_size"] = x.get_data_chunk_size();
        j["data_compressed_chunk_type"] = x.get_data_compressed_chunk_type();
        j["data_original_chunk_type"] = x.get_data_original_chunk_type();
        j["dimension"] = x.get_dimension();
        j["id"] = x.get_id();
        j["image_quality"] = x.get_image_quality();
        j["labels"] = x.get_labels();
        j["mode"] = x.get_mode();
        j["name"] = x.get_name();
        j["organization"] = x.get_organization();
        j["overlap"] = x.get_overlap();
        j["owner"] = x.get_owner();
        j["project_id"] = x.get_project_id();
        j["segment_size"] = x.get_segment_size();
        j["segments"] = x.get_segments();
        j["size"] = x.get_size();
        j["source_storage"] = x.get_source_storage();
        j["status"] = x.get_status();
        j["subset"] = x.get_subset();
        j["target_storage"] = x.get_target_storage();
        j["updated_date"] = x.get_updated_date();
        j["url"] = x.get_url();
    }

    inline void from_json(const json & j, UpdateTaskEvent& x) {
        x.set_before_update(j.at("before_update").get<TaskBeforeUpdate>());
        x.set_event(j.at("event").get<std::string>());
        x.set_sender(j.at("sender").get<User>());
        x.set_task(j.at("task").get<Task>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const UpdateTaskEvent & x) {
        j = json::object();
        j["before_update"] = x.get_before_update();
        j["event"] = x.get_event();
        j["sender"] = x.get_sender();
        j["task"] = x.get_task();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, DeletedTask& x) {
        x.set_assignee(get_stack_optional<User>(j, "assignee"));
        x.set_bug_tracker(j.at("bug_tracker").get<std::string>());
        x.set_created_date(j.at("created_date").get<std::string>());
        x.set_dimension(j.at("dimension").get<std::string>());
        x.set_id(j.at("id").get<int64_t>());
        x.set_labels(j.at("labels").get<std::vector<Label>>());
        x.set_mode(j.at("mode").get<std::string>());
        x.set_name(j.at("name").get<std::string>());
        x.set_organization(get_stack_optional<int64_t>(j, "organization"));
        x.set_overlap(get_stack_optional<int64_t>(j, "overlap"));
        x.set_owner(j.at("owner").get<User>());
        x.set_project_id(j.at("project_id").get<int64_t>());
        x.set_segment_size(get_stack_optional<int64_t>(j, "segment_size"));
        x.set_segments(j.at("segments").get<std::vector<Segment>>());
        x.set_source_storage(j.at("source_storage").get<DataStorage>());
        x.set_status(j.at("status").get<std::string>());
        x.set_subset(j.at("subset").get<std::string>());
        x.set_target_storage(j.at("target_storage").get<DataStorage>());
        x.set_updated_date(j.at("updated_date").get<std::string>());
        x.set_url(j.at("url").get<std::string>());
    }

    inline void to_json(json & j, const DeletedTask & x) {
        j = json::object();
        j["assignee"] = x.get_assignee();
        j["bug_tracker"] = x.get_bug_tracker();
        j["created_date"] = x.get_created_date();
        j["dimension"] = x.get_dimension();
        j["id"] = x.get_id();
        j["labels"] = x.get_labels();
        j["mode"] = x.get_mode();
        j["name"] = x.get_name();
        j["organization"] = x.get_organization();
        j["overlap"] = x.get_overlap();
        j["owner"] = x.get_owner();
        j["project_id"] = x.get_project_id();
        j["segment_size"] = x.get_segment_size();
        j["segments"] = x.get_segments();
        j["source_storage"] = x.get_source_storage();
        j["status"] = x.get_status();
        j["subset"] = x.get_subset();
        j["target_storage"] = x.get_target_storage();
        j["updated_date"] = x.get_updated_date();
        j["url"] = x.get_url();
    }

    inline void from_json(const json & j, DeleteTaskEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_sender(j.at("sender").get<User>());
        x.set_task(j.at("task").get<DeletedTask>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const DeleteTaskEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["sender"] = x.get_sender();
        j["task"] = x.get_task();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, UpdateJobEvent& x) {
        x.set_before_update(j.at("before_update").get<std::map<std::string, nlohmann::json>>());
        x.set_event(j.at("event").get<std::string>());
        x.set_job(j.at("job").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const UpdateJobEvent & x) {
        j = json::object();
        j["before_update"] = x.get_before_update();
        j["event"] = x.get_event();
        j["job"] = x.get_job();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, CreateIssueEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_issue(j.at("issue").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const CreateIssueEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["issue"] = x.get_issue();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, UpdateIssueEvent& x) {
        x.set_before_update(j.at("before_update").get<std::map<std::string, nlohmann::json>>());
        x.set_event(j.at("event").get<std::string>());
        x.set_issue(j.at("issue").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const UpdateIssueEvent & x) {
        j = json::object();
        j["before_update"] = x.get_before_update();
        j["event"] = x.get_event();
        j["issue"] = x.get_issue();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, DeleteIssueEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_issue(j.at("issue").get<std::map<std::string, nlohmann::json>>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const DeleteIssueEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["issue"] = x.get_issue();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, CreateCommentEvent& x) {
        x.set_comment(j.at("comment").get<std::map<std::string, nlohmann::json>>());
        x.set_event(j.at("event").get<std::string>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const CreateCommentEvent & x) {
        j = json::object();
        j["comment"] = x.get_comment();
        j["event"] = x.get_event();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, UpdateCommentEvent& x) {
        x.set_before_update(j.at("before_update").get<std::map<std::string, nlohmann::json>>());
        x.set_comment(j.at("comment").get<std::map<std::string, nlohmann::json>>());
        x.set_event(j.at("event").get<std::string>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const UpdateCommentEvent & x) {
        j = json::object();
        j["before_update"] = x.get_before_update();
        j["comment"] = x.get_comment();
        j["event"] = x.get_event();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, DeleteCommentEvent& x) {
        x.set_comment(j.at("comment").get<std::map<std::string, nlohmann::json>>());
        x.set_event(j.at("event").get<std::string>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook_id(j.at("webhook_id").get<int64_t>());
    }

    inline void to_json(json & j, const DeleteCommentEvent & x) {
        j = json::object();
        j["comment"] = x.get_comment();
        j["event"] = x.get_event();
        j["sender"] = x.get_sender();
        j["webhook_id"] = x.get_webhook_id();
    }

    inline void from_json(const json & j, Webhook& x) {
        x.set_content_type(j.at("content_type").get<std::string>());
        x.set_created_date(j.at("created_date").get<std::string>());
        x.set_description(j.at("description").get<std::string>());
        x.set_enable_ssl(j.at("enable_ssl").get<bool>());
        x.set_events(j.at("events").get<std::vector<EventName>>());
        x.set_id(j.at("id").get<int64_t>());
        x.set_is_active(j.at("is_active").get<bool>());
        x.set_last_delivery_date(get_stack_optional<std::string>(j, "last_delivery_date"));
        x.set_last_status(get_stack_optional<int64_t>(j, "last_status"));
        x.set_organization(get_stack_optional<int64_t>(j, "organization"));
        x.set_owner(j.at("owner").get<User>());
        x.set_project(get_stack_optional<int64_t>(j, "project"));
        x.set_target_url(j.at("target_url").get<std::string>());
        x.set_type(j.at("type").get<WebhookType>());
        x.set_updated_date(j.at("updated_date").get<std::string>());
        x.set_url(j.at("url").get<std::string>());
    }

    inline void to_json(json & j, const Webhook & x) {
        j = json::object();
        j["content_type"] = x.get_content_type();
        j["created_date"] = x.get_created_date();
        j["description"] = x.get_description();
        j["enable_ssl"] = x.get_enable_ssl();
        j["events"] = x.get_events();
        j["id"] = x.get_id();
        j["is_active"] = x.get_is_active();
        j["last_delivery_date"] = x.get_last_delivery_date();
        j["last_status"] = x.get_last_status();
        j["organization"] = x.get_organization();
        j["owner"] = x.get_owner();
        j["project"] = x.get_project();
        j["target_url"] = x.get_target_url();
        j["type"] = x.get_type();
        j["updated_date"] = x.get_updated_date();
        j["url"] = x.get_url();
    }

    inline void from_json(const json & j, PingEvent& x) {
        x.set_event(j.at("event").get<std::string>());
        x.set_sender(j.at("sender").get<User>());
        x.set_webhook(j.at("webhook").get<Webhook>());
    }

    inline void to_json(json & j, const PingEvent & x) {
        j = json::object();
        j["event"] = x.get_event();
        j["sender"] = x.get_sender();
        j["webhook"] = x.get_webhook();
    }

    inline void from_json(const json & j, EventName & x) {
        static std::unordered_map<std::string, EventName> enumValues {
            {"create:comment", EventName::CREATE_COMMENT},
            {"create:invitation", EventName::CREATE_INVITATION},
            {"create:issue", EventName::CREATE_ISSUE},
            {"create:project", EventName::CREATE_PROJECT},
            {"create:task", EventName::CREATE_TASK},
            {"delete:comment", EventName::DELETE_COMMENT},
            {"delete:invitation", EventName::DELETE_INVITATION},
            {"delete:issue", EventName::DELETE_ISSUE},
            {"delete:membership", EventName::DELETE_MEMBERSHIP},
            {"delete:project", EventName::DELETE_PROJECT},
            {"delete:task", EventName::DELETE_TASK},
            {"update:comment", EventName::UPDATE_COMMENT},
            {"update:issue", EventName::UPDATE_ISSUE},
            {"update:job", EventName::UPDATE_JOB},
            {"update:membership", EventName::UPDATE_MEMBERSHIP},
            {"update:organization", EventName::UPDATE_ORGANIZATION},
            {"update:project", EventName::UPDATE_PROJECT},
            {"update:task", EventName::UPDATE_TASK},
        };
        auto iter = enumValues.find(j.get<std::string>());
        if (iter != enumValues.end()) {
            x = iter->second;
        }
        else { throw std::runtime_error("Cannot deserialize to enumeration \"EventName\""); }
    }

    inline void to_json(json & j, const EventName & x) {
        switch (x) {
            case EventName::CREATE_COMMENT: j = "create:comment"; break;
            case EventName::CREATE_INVITATION: j = "create:invitation"; break;
            case EventName::CREATE_ISSUE: j = "create:issue"; break;
            case EventName::CREATE_PROJECT: j = "create:project"; break;
            case EventName::CREATE_TASK: j = "create:task"; break;
            case EventName::DELETE_COMMENT: j = "delete:comment"; break;
            case EventName::DELETE_INVITATION: j = "delete:invitation"; break;
            case EventName::DELETE_ISSUE: j = "delete:issue"; break;
            case EventName::DELETE_MEMBERSHIP: j = "delete:membership"; break;
            case EventName::DELETE_PROJECT: j = "delete:project"; break;
            case EventName::DELETE_TASK: j = "delete:task"; break;
            case EventName::UPDATE_COMMENT: j = "update:comment"; break;
            case EventName::UPDATE_ISSUE: j = "update:issue"; break;
            case EventName::UPDATE_JOB: j = "update:job"; break;
            case EventName::UPDATE_MEMBERSHIP: j = "update:membership"; break;
            case EventName::UPDATE_ORGANIZATION: j = "update:organization"; break;
            case EventName::UPDATE_PROJECT: j = "update:project"; break;
            case EventName::UPDATE_TASK: j = "update:task"; break;
            default: throw std::runtime_error("Unexpected value in enumeration \"EventName\": " + std::to_string(static_cast<int>(x)));
        }
    }

    inline void from_json(const json & j, WebhookType & x) {
        if (j == "organization") x = WebhookType::ORGANIZATION;
        else if (j == "project") x = WebhookType::PROJECT;
        else { throw std::runtime_error("Cannot deserialize to enumeration \"WebhookType\""); }
    }

    inline void to_json(json & j, const WebhookType & x) {
        switch (x) {
            case WebhookType::ORGANIZATION: j = "organization"; break;
            case WebhookType::PROJECT: j = "project"; break;
            default: throw std::runtime_error("Unexpected value in enumeration \"WebhookType\": " + std::to_string(static_cast<int>(x)));
        }
    }
}
