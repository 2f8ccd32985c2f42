<?php // Generated from spec/main.tsp by "npm run generate". Do not edit.

class UpdateOrganizationEvent {
    private stdClass $beforeUpdate; // json:before_update Required
    private string $event; // json:event Required
    private stdClass $organization; // json:organization Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param stdClass $beforeUpdate
     * @param string $event
     * @param stdClass $organization
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(stdClass $beforeUpdate, string $event, stdClass $organization, User $sender, int $webhookID) {
        $this->beforeUpdate = $beforeUpdate;
        $this->event = $event;
        $this->organization = $organization;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromBeforeUpdate(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toBeforeUpdate(): stdClass {
        if (UpdateOrganizationEvent::validateBeforeUpdate($this->beforeUpdate))  {
            $out = new stdClass();
            foreach ($this->beforeUpdate as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateOrganizationEvent::beforeUpdate');
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateBeforeUpdate(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (UpdateOrganizationEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this UpdateOrganizationEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:UpdateOrganizationEvent::event");
        }
        return true;
    }

    /**
     * The organization after the update, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromOrganization(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The organization after the update, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toOrganization(): stdClass {
        if (UpdateOrganizationEvent::validateOrganization($this->organization))  {
            $out = new stdClass();
            foreach ($this->organization as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateOrganizationEvent::organization');
    }

    /**
     * The organization after the update, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateOrganization(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (UpdateOrganizationEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this UpdateOrganizationEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (UpdateOrganizationEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this UpdateOrganizationEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:UpdateOrganizationEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return UpdateOrganizationEvent::validateBeforeUpdate($this->beforeUpdate)
        || UpdateOrganizationEvent::validateEvent($this->event)
        || UpdateOrganizationEvent::validateOrganization($this->organization)
        || UpdateOrganizationEvent::validateSender($this->sender)
        || UpdateOrganizationEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'before_update'} = $this->toBeforeUpdate();
        $out->{'event'} = $this->toEvent();
        $out->{'organization'} = $this->toOrganization();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return UpdateOrganizationEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): UpdateOrganizationEvent {
        return new UpdateOrganizationEvent(
         UpdateOrganizationEvent::fromBeforeUpdate($obj->{'before_update'})
        ,UpdateOrganizationEvent::fromEvent($obj->{'event'})
        ,UpdateOrganizationEvent::fromOrganization($obj->{'organization'})
        ,UpdateOrganizationEvent::fromSender($obj->{'sender'})
        ,UpdateOrganizationEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return UpdateOrganizationEvent
     */
    public static function sample(): UpdateOrganizationEvent {
        return new UpdateOrganizationEvent(
         UpdateOrganizationEvent::sampleBeforeUpdate()
        ,UpdateOrganizationEvent::sampleEvent()
        ,UpdateOrganizationEvent::sampleOrganization()
        ,UpdateOrganizationEvent::sampleSender()
        ,UpdateOrganizationEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:User

class User {
    private string $firstName; // json:first_name Required
    private int $id; // json:id Required
    private string $lastName; // json:last_name Required
    private string $url; // json:url Required
    private string $username; // json:username Required

    /**
     * @param string $firstName
     * @param int $id
     * @param string $lastName
     * @param string $url
     * @param string $username
     */
    public function __construct(string $firstName, int $id, string $lastName, string $url, string $username) {
        $this->firstName = $firstName;
        $this->id = $id;
        $this->lastName = $lastName;
        $this->url = $url;
        $this->username = $username;
    }

    /**
     * First name. May be empty.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromFirstName(string $value): string {
        return $value; /*string*/
    }

    /**
     * First name. May be empty.
     *
     * @throws Exception
     * @return string
     */
    public function toFirstName(): string {
        if (User::validateFirstName($this->firstName))  {
            return $this->firstName; /*string*/
        }
        throw new Exception('never get to this User::firstName');
    }

    /**
     * First name. May be empty.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateFirstName(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:User::firstName");
        }
        return true;
    }

    /**
     * User identifier.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromID(int $value): int {
        return $value; /*int*/
    }

    /**
     * User identifier.
     *
     * @throws Exception
     * @return int
     */
    public function toID(): int {
        if (User::validateID($this->id))  {
            return $this->id; /*int*/
        }
        throw new Exception('never get to this User::id');
    }

    /**
     * User identifier.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:User::id");
        }
        return true;
    }

    /**
     * Last name. May be empty.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromLastName(string $value): string {
        return $value; /*string*/
    }

    /**
     * Last name. May be empty.
     *
     * @throws Exception
     * @return string
     */
    public function toLastName(): string {
        if (User::validateLastName($this->lastName))  {
            return $this->lastName; /*string*/
        }
        throw new Exception('never get to this User::lastName');
    }

    /**
     * Last name. May be empty.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateLastName(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:User::lastName");
        }
        return true;
    }

    /**
     * Address of the user, `{base_url}/api/users/<user_id>`.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromURL(string $value): string {
        return $value; /*string*/
    }

    /**
     * Address of the user, `{base_url}/api/users/<user_id>`.
     *
     * @throws Exception
     * @return string
     */
    public function toURL(): string {
        if (User::validateURL($this->url))  {
            return $this->url; /*string*/
        }
        throw new Exception('never get to this User::url');
    }

    /**
     * Address of the user, `{base_url}/api/users/<user_id>`.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateURL(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:User::url");
        }
        return true;
    }

    /**
     * User name. The name used to log in.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromUsername(string $value): string {
        return $value; /*string*/
    }

    /**
     * User name. The name used to log in.
     *
     * @throws Exception
     * @return string
     */
    public function toUsername(): string {
        if (User::validateUsername($this->username))  {
            return $this->username; /*string*/
        }
        throw new Exception('never get to this User::username');
    }

    /**
     * User name. The name used to log in.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateUsername(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:User::username");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return User::validateFirstName($this->firstName)
        || User::validateID($this->id)
        || User::validateLastName($this->lastName)
        || User::validateURL($this->url)
        || User::validateUsername($this->username);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'first_name'} = $this->toFirstName();
        $out->{'id'} = $this->toID();
        $out->{'last_name'} = $this->toLastName();
        $out->{'url'} = $this->toURL();
        $out->{'username'} = $this->toUsername();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return User
     * @throws Exception
     */
    public static function from(stdClass $obj): User {
        return new User(
         User::fromFirstName($obj->{'first_name'})
        ,User::fromID($obj->{'id'})
        ,User::fromLastName($obj->{'last_name'})
        ,User::fromURL($obj->{'url'})
        ,User::fromUsername($obj->{'username'})
        );
    }

    /**
     * @return User
     */
    public static function sample(): User {
        return new User(
         User::sampleFirstName()
        ,User::sampleID()
        ,User::sampleLastName()
        ,User::sampleURL()
        ,User::sampleUsername()
        );
    }
}

// This is an autogenerated file:UpdateMembershipEvent

class UpdateMembershipEvent {
    private stdClass $beforeUpdate; // json:before_update Required
    private string $event; // json:event Required
    private stdClass $membership; // json:membership Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param stdClass $beforeUpdate
     * @param string $event
     * @param stdClass $membership
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(stdClass $beforeUpdate, string $event, stdClass $membership, User $sender, int $webhookID) {
        $this->beforeUpdate = $beforeUpdate;
        $this->event = $event;
        $this->membership = $membership;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromBeforeUpdate(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toBeforeUpdate(): stdClass {
        if (UpdateMembershipEvent::validateBeforeUpdate($this->beforeUpdate))  {
            $out = new stdClass();
            foreach ($this->beforeUpdate as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateMembershipEvent::beforeUpdate');
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateBeforeUpdate(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (UpdateMembershipEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this UpdateMembershipEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:UpdateMembershipEvent::event");
        }
        return true;
    }

    /**
     * The membership after the update, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromMembership(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The membership after the update, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toMembership(): stdClass {
        if (UpdateMembershipEvent::validateMembership($this->membership))  {
            $out = new stdClass();
            foreach ($this->membership as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateMembershipEvent::membership');
    }

    /**
     * The membership after the update, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateMembership(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (UpdateMembershipEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this UpdateMembershipEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (UpdateMembershipEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this UpdateMembershipEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:UpdateMembershipEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return UpdateMembershipEvent::validateBeforeUpdate($this->beforeUpdate)
        || UpdateMembershipEvent::validateEvent($this->event)
        || UpdateMembershipEvent::validateMembership($this->membership)
        || UpdateMembershipEvent::validateSender($this->sender)
        || UpdateMembershipEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'before_update'} = $this->toBeforeUpdate();
        $out->{'event'} = $this->toEvent();
        $out->{'membership'} = $this->toMembership();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return UpdateMembershipEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): UpdateMembershipEvent {
        return new UpdateMembershipEvent(
         UpdateMembershipEvent::fromBeforeUpdate($obj->{'before_update'})
        ,UpdateMembershipEvent::fromEvent($obj->{'event'})
        ,UpdateMembershipEvent::fromMembership($obj->{'membership'})
        ,UpdateMembershipEvent::fromSender($obj->{'sender'})
        ,UpdateMembershipEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return UpdateMembershipEvent
     */
    public static function sample(): UpdateMembershipEvent {
        return new UpdateMembershipEvent(
         UpdateMembershipEvent::sampleBeforeUpdate()
        ,UpdateMembershipEvent::sampleEvent()
        ,UpdateMembershipEvent::sampleMembership()
        ,UpdateMembershipEvent::sampleSender()
        ,UpdateMembershipEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:DeleteMembershipEvent

class DeleteMembershipEvent {
    private string $event; // json:event Required
    private stdClass $membership; // json:membership Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param string $event
     * @param stdClass $membership
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(string $event, stdClass $membership, User $sender, int $webhookID) {
        $this->event = $event;
        $this->membership = $membership;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (DeleteMembershipEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this DeleteMembershipEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeleteMembershipEvent::event");
        }
        return true;
    }

    /**
     * The deleted membership, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromMembership(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The deleted membership, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toMembership(): stdClass {
        if (DeleteMembershipEvent::validateMembership($this->membership))  {
            $out = new stdClass();
            foreach ($this->membership as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this DeleteMembershipEvent::membership');
    }

    /**
     * The deleted membership, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateMembership(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (DeleteMembershipEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this DeleteMembershipEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (DeleteMembershipEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this DeleteMembershipEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:DeleteMembershipEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return DeleteMembershipEvent::validateEvent($this->event)
        || DeleteMembershipEvent::validateMembership($this->membership)
        || DeleteMembershipEvent::validateSender($this->sender)
        || DeleteMembershipEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'membership'} = $this->toMembership();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return DeleteMembershipEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): DeleteMembershipEvent {
        return new DeleteMembershipEvent(
         DeleteMembershipEvent::fromEvent($obj->{'event'})
        ,DeleteMembershipEvent::fromMembership($obj->{'membership'})
        ,DeleteMembershipEvent::fromSender($obj->{'sender'})
        ,DeleteMembershipEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return DeleteMembershipEvent
     */
    public static function sample(): DeleteMembershipEvent {
        return new DeleteMembershipEvent(
         DeleteMembershipEvent::sampleEvent()
        ,DeleteMembershipEvent::sampleMembership()
        ,DeleteMembershipEvent::sampleSender()
        ,DeleteMembershipEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:CreateInvitationEvent

class CreateInvitationEvent {
    private string $event; // json:event Required
    private stdClass $invitation; // json:invitation Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param string $event
     * @param stdClass $invitation
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(string $event, stdClass $invitation, User $sender, int $webhookID) {
        $this->event = $event;
        $this->invitation = $invitation;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (CreateInvitationEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this CreateInvitationEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreateInvitationEvent::event");
        }
        return true;
    }

    /**
     * The created invitation, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromInvitation(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The created invitation, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toInvitation(): stdClass {
        if (CreateInvitationEvent::validateInvitation($this->invitation))  {
            $out = new stdClass();
            foreach ($this->invitation as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this CreateInvitationEvent::invitation');
    }

    /**
     * The created invitation, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateInvitation(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (CreateInvitationEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this CreateInvitationEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (CreateInvitationEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this CreateInvitationEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:CreateInvitationEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return CreateInvitationEvent::validateEvent($this->event)
        || CreateInvitationEvent::validateInvitation($this->invitation)
        || CreateInvitationEvent::validateSender($this->sender)
        || CreateInvitationEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'invitation'} = $this->toInvitation();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return CreateInvitationEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): CreateInvitationEvent {
        return new CreateInvitationEvent(
         CreateInvitationEvent::fromEvent($obj->{'event'})
        ,CreateInvitationEvent::fromInvitation($obj->{'invitation'})
        ,CreateInvitationEvent::fromSender($obj->{'sender'})
        ,CreateInvitationEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return CreateInvitationEvent
     */
    public static function sample(): CreateInvitationEvent {
        return new CreateInvitationEvent(
         CreateInvitationEvent::sampleEvent()
        ,CreateInvitationEvent::sampleInvitation()
        ,CreateInvitationEvent::sampleSender()
        ,CreateInvitationEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:DeleteInvitationEvent

class DeleteInvitationEvent {
    private string $event; // json:event Required
    private stdClass $invitation; // json:invitation Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param string $event
     * @param stdClass $invitation
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(string $event, stdClass $invitation, User $sender, int $webhookID) {
        $this->event = $event;
        $this->invitation = $invitation;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (DeleteInvitationEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this DeleteInvitationEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeleteInvitationEvent::event");
        }
        return true;
    }

    /**
     * The deleted invitation, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromInvitation(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The deleted invitation, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toInvitation(): stdClass {
        if (DeleteInvitationEvent::validateInvitation($this->invitation))  {
            $out = new stdClass();
            foreach ($this->invitation as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this DeleteInvitationEvent::invitation');
    }

    /**
     * The deleted invitation, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateInvitation(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (DeleteInvitationEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this DeleteInvitationEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (DeleteInvitationEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this DeleteInvitationEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:DeleteInvitationEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return DeleteInvitationEvent::validateEvent($this->event)
        || DeleteInvitationEvent::validateInvitation($this->invitation)
        || DeleteInvitationEvent::validateSender($this->sender)
        || DeleteInvitationEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'invitation'} = $this->toInvitation();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return DeleteInvitationEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): DeleteInvitationEvent {
        return new DeleteInvitationEvent(
         DeleteInvitationEvent::fromEvent($obj->{'event'})
        ,DeleteInvitationEvent::fromInvitation($obj->{'invitation'})
        ,DeleteInvitationEvent::fromSender($obj->{'sender'})
        ,DeleteInvitationEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return DeleteInvitationEvent
     */
    public static function sample(): DeleteInvitationEvent {
        return new DeleteInvitationEvent(
         DeleteInvitationEvent::sampleEvent()
        ,DeleteInvitationEvent::sampleInvitation()
        ,DeleteInvitationEvent::sampleSender()
        ,DeleteInvitationEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:CreateProjectEvent

class CreateProjectEvent {
    private string $event; // json:event Required
    private stdClass $project; // json:project Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param string $event
     * @param stdClass $project
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(string $event, stdClass $project, User $sender, int $webhookID) {
        $this->event = $event;
        $this->project = $project;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (CreateProjectEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this CreateProjectEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreateProjectEvent::event");
        }
        return true;
    }

    /**
     * The created project, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromProject(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The created project, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toProject(): stdClass {
        if (CreateProjectEvent::validateProject($this->project))  {
            $out = new stdClass();
            foreach ($this->project as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this CreateProjectEvent::project');
    }

    /**
     * The created project, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateProject(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (CreateProjectEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this CreateProjectEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (CreateProjectEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this CreateProjectEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:CreateProjectEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return CreateProjectEvent::validateEvent($this->event)
        || CreateProjectEvent::validateProject($this->project)
        || CreateProjectEvent::validateSender($this->sender)
        || CreateProjectEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'project'} = $this->toProject();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return CreateProjectEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): CreateProjectEvent {
        return new CreateProjectEvent(
         CreateProjectEvent::fromEvent($obj->{'event'})
        ,CreateProjectEvent::fromProject($obj->{'project'})
        ,CreateProjectEvent::fromSender($obj->{'sender'})
        ,CreateProjectEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return CreateProjectEvent
     */
    public static function sample(): CreateProjectEvent {
        return new CreateProjectEvent(
         CreateProjectEvent::sampleEvent()
        ,CreateProjectEvent::sampleProject()
        ,CreateProjectEvent::sampleSender()
        ,CreateProjectEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:UpdateProjectEvent

class UpdateProjectEvent {
    private stdClass $beforeUpdate; // json:before_update Required
    private string $event; // json:event Required
    private stdClass $project; // json:project Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param stdClass $beforeUpdate
     * @param string $event
     * @param stdClass $project
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(stdClass $beforeUpdate, string $event, stdClass $project, User $sender, int $webhookID) {
        $this->beforeUpdate = $beforeUpdate;
        $this->event = $event;
        $this->project = $project;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromBeforeUpdate(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toBeforeUpdate(): stdClass {
        if (UpdateProjectEvent::validateBeforeUpdate($this->beforeUpdate))  {
            $out = new stdClass();
            foreach ($this->beforeUpdate as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateProjectEvent::beforeUpdate');
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateBeforeUpdate(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (UpdateProjectEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this UpdateProjectEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:UpdateProjectEvent::event");
        }
        return true;
    }

    /**
     * The project after the update, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromProject(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The project after the update, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toProject(): stdClass {
        if (UpdateProjectEvent::validateProject($this->project))  {
            $out = new stdClass();
            foreach ($this->project as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateProjectEvent::project');
    }

    /**
     * The project after the update, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateProject(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (UpdateProjectEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this UpdateProjectEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (UpdateProjectEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this UpdateProjectEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:UpdateProjectEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return UpdateProjectEvent::validateBeforeUpdate($this->beforeUpdate)
        || UpdateProjectEvent::validateEvent($this->event)
        || UpdateProjectEvent::validateProject($this->project)
        || UpdateProjectEvent::validateSender($this->sender)
        || UpdateProjectEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'before_update'} = $this->toBeforeUpdate();
        $out->{'event'} = $this->toEvent();
        $out->{'project'} = $this->toProject();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return UpdateProjectEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): UpdateProjectEvent {
        return new UpdateProjectEvent(
         UpdateProjectEvent::fromBeforeUpdate($obj->{'before_update'})
        ,UpdateProjectEvent::fromEvent($obj->{'event'})
        ,UpdateProjectEvent::fromProject($obj->{'project'})
        ,UpdateProjectEvent::fromSender($obj->{'sender'})
        ,UpdateProjectEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return UpdateProjectEvent
     */
    public static function sample(): UpdateProjectEvent {
        return new UpdateProjectEvent(
         UpdateProjectEvent::sampleBeforeUpdate()
        ,UpdateProjectEvent::sampleEvent()
        ,UpdateProjectEvent::sampleProject()
        ,UpdateProjectEvent::sampleSender()
        ,UpdateProjectEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:DeleteProjectEvent

class DeleteProjectEvent {
    private string $event; // json:event Required
    private stdClass $project; // json:project Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param string $event
     * @param stdClass $project
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(string $event, stdClass $project, User $sender, int $webhookID) {
        $this->event = $event;
        $this->project = $project;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (DeleteProjectEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this DeleteProjectEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeleteProjectEvent::event");
        }
        return true;
    }

    /**
     * The deleted project, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromProject(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The deleted project, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toProject(): stdClass {
        if (DeleteProjectEvent::validateProject($this->project))  {
            $out = new stdClass();
            foreach ($this->project as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this DeleteProjectEvent::project');
    }

    /**
     * The deleted project, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateProject(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (DeleteProjectEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this DeleteProjectEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (DeleteProjectEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this DeleteProjectEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:DeleteProjectEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return DeleteProjectEvent::validateEvent($this->event)
        || DeleteProjectEvent::validateProject($this->project)
        || DeleteProjectEvent::validateSender($this->sender)
        || DeleteProjectEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'project'} = $this->toProject();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return DeleteProjectEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): DeleteProjectEvent {
        return new DeleteProjectEvent(
         DeleteProjectEvent::fromEvent($obj->{'event'})
        ,DeleteProjectEvent::fromProject($obj->{'project'})
        ,DeleteProjectEvent::fromSender($obj->{'sender'})
        ,DeleteProjectEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return DeleteProjectEvent
     */
    public static function sample(): DeleteProjectEvent {
        return new DeleteProjectEvent(
         DeleteProjectEvent::sampleEvent()
        ,DeleteProjectEvent::sampleProject()
        ,DeleteProjectEvent::sampleSender()
        ,DeleteProjectEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:CreateTaskEvent

class CreateTaskEvent {
    private string $event; // json:event Required
    private User $sender; // json:sender Required
    private CreatedTask $task; // json:task Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param string $event
     * @param User $sender
     * @param CreatedTask $task
     * @param int $webhookID
     */
    public function __construct(string $event, User $sender, CreatedTask $task, int $webhookID) {
        $this->event = $event;
        $this->sender = $sender;
        $this->task = $task;
        $this->webhookID = $webhookID;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (CreateTaskEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this CreateTaskEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreateTaskEvent::event");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (CreateTaskEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this CreateTaskEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return CreatedTask
     */
    public static function fromTask(stdClass $value): CreatedTask {
        return CreatedTask::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toTask(): stdClass {
        if (CreateTaskEvent::validateTask($this->task))  {
            return $this->task->to(); /*class*/
        }
        throw new Exception('never get to this CreateTaskEvent::task');
    }

    /**
     * @param CreatedTask
     * @return bool
     * @throws Exception
     */
    public static function validateTask(CreatedTask $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (CreateTaskEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this CreateTaskEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:CreateTaskEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return CreateTaskEvent::validateEvent($this->event)
        || CreateTaskEvent::validateSender($this->sender)
        || CreateTaskEvent::validateTask($this->task)
        || CreateTaskEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'sender'} = $this->toSender();
        $out->{'task'} = $this->toTask();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return CreateTaskEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): CreateTaskEvent {
        return new CreateTaskEvent(
         CreateTaskEvent::fromEvent($obj->{'event'})
        ,CreateTaskEvent::fromSender($obj->{'sender'})
        ,CreateTaskEvent::fromTask($obj->{'task'})
        ,CreateTaskEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return CreateTaskEvent
     */
    public static function sample(): CreateTaskEvent {
        return new CreateTaskEvent(
         CreateTaskEvent::sampleEvent()
        ,CreateTaskEvent::sampleSender()
        ,CreateTaskEvent::sampleTask()
        ,CreateTaskEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:CreatedTask

class CreatedTask {
    private ?User $assignee; // json:assignee Optional
    private string $bugTracker; // json:bug_tracker Required
    private string $createdDate; // json:created_date Required
    private string $dimension; // json:dimension Required
    private int $id; // json:id Required
    private array $labels; // json:labels Required
    private string $mode; // json:mode Required
    private string $name; // json:name Required
    private ?int $organization; // json:organization Optional
    private ?int $overlap; // json:overlap Optional
    private User $owner; // json:owner Required
    private int $projectID; // json:project_id Required
    private ?int $segmentSize; // json:segment_size Optional
    private array $segments; // json:segments Required
    private DataStorage $sourceStorage; // json:source_storage Required
    private string $status; // json:status Required
    private string $subset; // json:subset Required
    private DataStorage $targetStorage; // json:target_storage Required
    private string $updatedDate; // json:updated_date Required
    private string $url; // json:url Required

    /**
     * @param User|null $assignee
     * @param string $bugTracker
     * @param string $createdDate
     * @param string $dimension
     * @param int $id
     * @param array $labels
     * @param string $mode
     * @param string $name
     * @param int|null $organization
     * @param int|null $overlap
     * @param User $owner
     * @param int $projectID
     * @param int|null $segmentSize
     * @param array $segments
     * @param DataStorage $sourceStorage
     * @param string $status
     * @param string $subset
     * @param DataStorage $targetStorage
     * @param string $updatedDate
     * @param string $url
     */
    public function __construct(?User $assignee, string $bugTracker, string $createdDate, string $dimension, int $id, array $labels, string $mode, string $name, ?int $organization, ?int $overlap, User $owner, int $projectID, ?int $segmentSize, array $segments, DataStorage $sourceStorage, string $status, string $subset, DataStorage $targetStorage, string $updatedDate, string $url) {
        $this->assignee = $assignee;
        $this->bugTracker = $bugTracker;
        $this->createdDate = $createdDate;
        $this->dimension = $dimension;
        $this->id = $id;
        $this->labels = $labels;
        $this->mode = $mode;
        $this->name = $name;
        $this->organization = $organization;
        $this->overlap = $overlap;
        $this->owner = $owner;
        $this->projectID = $projectID;
        $this->segmentSize = $segmentSize;
        $this->segments = $segments;
        $this->sourceStorage = $sourceStorage;
        $this->status = $status;
        $this->subset = $subset;
        $this->targetStorage = $targetStorage;
        $this->updatedDate = $updatedDate;
        $this->url = $url;
    }

    /**
     * User the task is assigned to, or null.
     *
     * @param ?stdClass $value
     * @throws Exception
     * @return ?User
     */
    public static function fromAssignee(?stdClass $value): ?User {
        if (!is_null($value)) {
            return User::from($value); /*class*/
        } else {
            return  null;
        }
    }

    /**
     * User the task is assigned to, or null.
     *
     * @throws Exception
     * @return ?stdClass
     */
    public function toAssignee(): ?stdClass {
        if (CreatedTask::validateAssignee($this->assignee))  {
            if (!is_null($this->assignee)) {
                return $this->assignee->to(); /*class*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this CreatedTask::assignee');
    }

    /**
     * User the task is assigned to, or null.
     *
     * @param User|null
     * @return bool
     * @throws Exception
     */
    public static function validateAssignee(?User $value): bool {
        if (!is_null($value)) {
            $value->validate();
        }
        return true;
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromBugTracker(string $value): string {
        return $value; /*string*/
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @throws Exception
     * @return string
     */
    public function toBugTracker(): string {
        if (CreatedTask::validateBugTracker($this->bugTracker))  {
            return $this->bugTracker; /*string*/
        }
        throw new Exception('never get to this CreatedTask::bugTracker');
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateBugTracker(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreatedTask::bugTracker");
        }
        return true;
    }

    /**
     * When the task was created.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromCreatedDate(string $value): string {
        return $value; /*string*/
    }

    /**
     * When the task was created.
     *
     * @throws Exception
     * @return string
     */
    public function toCreatedDate(): string {
        if (CreatedTask::validateCreatedDate($this->createdDate))  {
            return $this->createdDate; /*string*/
        }
        throw new Exception('never get to this CreatedTask::createdDate');
    }

    /**
     * When the task was created.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateCreatedDate(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreatedTask::createdDate");
        }
        return true;
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromDimension(string $value): string {
        return $value; /*string*/
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @throws Exception
     * @return string
     */
    public function toDimension(): string {
        if (CreatedTask::validateDimension($this->dimension))  {
            return $this->dimension; /*string*/
        }
        throw new Exception('never get to this CreatedTask::dimension');
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateDimension(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreatedTask::dimension");
        }
        return true;
    }

    /**
     * Task identifier.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Task identifier.
     *
     * @throws Exception
     * @return int
     */
    public function toID(): int {
        if (CreatedTask::validateID($this->id))  {
            return $this->id; /*int*/
        }
        throw new Exception('never get to this CreatedTask::id');
    }

    /**
     * Task identifier.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:CreatedTask::id");
        }
        return true;
    }

    /**
     * Labels of the task.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromLabels(array $value): array {
        return  array_map(function ($value) {
            return Label::from($value); /*class*/
        }, $value);
    }

    /**
     * Labels of the task.
     *
     * @throws Exception
     * @return array
     */
    public function toLabels(): array {
        if (CreatedTask::validateLabels($this->labels))  {
            return array_map(function ($value) {
                return $value->to(); /*class*/
            }, $this->labels);
        }
        throw new Exception('never get to this CreatedTask::labels');
    }

    /**
     * Labels of the task.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateLabels(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:CreatedTask::labels");
        }
        array_walk($value, function($value_v) {
            $value_v->validate();
        });
        return true;
    }

    /**
     * Empty string or a mode name.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromMode(string $value): string {
        return $value; /*string*/
    }

    /**
     * Empty string or a mode name.
     *
     * @throws Exception
     * @return string
     */
    public function toMode(): string {
        if (CreatedTask::validateMode($this->mode))  {
            return $this->mode; /*string*/
        }
        throw new Exception('never get to this CreatedTask::mode');
    }

    /**
     * Empty string or a mode name.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateMode(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreatedTask::mode");
        }
        return true;
    }

    /**
     * Task name.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromName(string $value): string {
        return $value; /*string*/
    }

    /**
     * Task name.
     *
     * @throws Exception
     * @return string
     */
    public function toName(): string {
        if (CreatedTask::validateName($this->name))  {
            return $this->name; /*string*/
        }
        throw new Exception('never get to this CreatedTask::name');
    }

    /**
     * Task name.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateName(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreatedTask::name");
        }
        return true;
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOrganization(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOrganization(): ?int {
        if (CreatedTask::validateOrganization($this->organization))  {
            if (!is_null($this->organization)) {
                return $this->organization; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this CreatedTask::organization');
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOrganization(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:CreatedTask::organization");
            }
        }
        return true;
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOverlap(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOverlap(): ?int {
        if (CreatedTask::validateOverlap($this->overlap))  {
            if (!is_null($this->overlap)) {
                return $this->overlap; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this CreatedTask::overlap');
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOverlap(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:CreatedTask::overlap");
            }
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromOwner(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toOwner(): stdClass {
        if (CreatedTask::validateOwner($this->owner))  {
            return $this->owner->to(); /*class*/
        }
        throw new Exception('never get to this CreatedTask::owner');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateOwner(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromProjectID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @throws Exception
     * @return int
     */
    public function toProjectID(): int {
        if (CreatedTask::validateProjectID($this->projectID))  {
            return $this->projectID; /*int*/
        }
        throw new Exception('never get to this CreatedTask::projectID');
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateProjectID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:CreatedTask::projectID");
        }
        return true;
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromSegmentSize(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @throws Exception
     * @return ?int
     */
    public function toSegmentSize(): ?int {
        if (CreatedTask::validateSegmentSize($this->segmentSize))  {
            if (!is_null($this->segmentSize)) {
                return $this->segmentSize; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this CreatedTask::segmentSize');
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateSegmentSize(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:CreatedTask::segmentSize");
            }
        }
        return true;
    }

    /**
     * Segments of the task; may be empty.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromSegments(array $value): array {
        return  array_map(function ($value) {
            return Segment::from($value); /*class*/
        }, $value);
    }

    /**
     * Segments of the task; may be empty.
     *
     * @throws Exception
     * @return array
     */
    public function toSegments(): array {
        if (CreatedTask::validateSegments($this->segments))  {
            return array_map(function ($value) {
                return $value->to(); /*class*/
            }, $this->segments);
        }
        throw new Exception('never get to this CreatedTask::segments');
    }

    /**
     * Segments of the task; may be empty.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateSegments(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:CreatedTask::segments");
        }
        array_walk($value, function($value_v) {
            $value_v->validate();
        });
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return DataStorage
     */
    public static function fromSourceStorage(stdClass $value): DataStorage {
        return DataStorage::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSourceStorage(): stdClass {
        if (CreatedTask::validateSourceStorage($this->sourceStorage))  {
            return $this->sourceStorage->to(); /*class*/
        }
        throw new Exception('never get to this CreatedTask::sourceStorage');
    }

    /**
     * @param DataStorage
     * @return bool
     * @throws Exception
     */
    public static function validateSourceStorage(DataStorage $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Status of the task.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromStatus(string $value): string {
        return $value; /*string*/
    }

    /**
     * Status of the task.
     *
     * @throws Exception
     * @return string
     */
    public function toStatus(): string {
        if (CreatedTask::validateStatus($this->status))  {
            return $this->status; /*string*/
        }
        throw new Exception('never get to this CreatedTask::status');
    }

    /**
     * Status of the task.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateStatus(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreatedTask::status");
        }
        return true;
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromSubset(string $value): string {
        return $value; /*string*/
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @throws Exception
     * @return string
     */
    public function toSubset(): string {
        if (CreatedTask::validateSubset($this->subset))  {
            return $this->subset; /*string*/
        }
        throw new Exception('never get to this CreatedTask::subset');
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateSubset(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreatedTask::subset");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return DataStorage
     */
    public static function fromTargetStorage(stdClass $value): DataStorage {
        return DataStorage::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toTargetStorage(): stdClass {
        if (CreatedTask::validateTargetStorage($this->targetStorage))  {
            return $this->targetStorage->to(); /*class*/
        }
        throw new Exception('never get to this CreatedTask::targetStorage');
    }

    /**
     * @param DataStorage
     * @return bool
     * @throws Exception
     */
    public static function validateTargetStorage(DataStorage $value): bool {
        $value->validate();
        return true;
    }

    /**
     * When the task was last updated.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromUpdatedDate(string $value): string {
        return $value; /*string*/
    }

    /**
     * When the task was last updated.
     *
     * @throws Exception
     * @return string
     */
    public function toUpdatedDate(): string {
        if (CreatedTask::validateUpdatedDate($this->updatedDate))  {
            return $this->updatedDate; /*string*/
        }
        throw new Exception('never get to this CreatedTask::updatedDate');
    }

    /**
     * When the task was last updated.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateUpdatedDate(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreatedTask::updatedDate");
        }
        return true;
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromURL(string $value): string {
        return $value; /*string*/
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @throws Exception
     * @return string
     */
    public function toURL(): string {
        if (CreatedTask::validateURL($this->url))  {
            return $this->url; /*string*/
        }
        throw new Exception('never get to this CreatedTask::url');
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateURL(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreatedTask::url");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return CreatedTask::validateAssignee($this->assignee)
        || CreatedTask::validateBugTracker($this->bugTracker)
        || CreatedTask::validateCreatedDate($this->createdDate)
        || CreatedTask::validateDimension($this->dimension)
        || CreatedTask::validateID($this->id)
        || CreatedTask::validateLabels($this->labels)
        || CreatedTask::validateMode($this->mode)
        || CreatedTask::validateName($this->name)
        || CreatedTask::validateOrganization($this->organization)
        || CreatedTask::validateOverlap($this->overlap)
        || CreatedTask::validateOwner($this->owner)
        || CreatedTask::validateProjectID($this->projectID)
        || CreatedTask::validateSegmentSize($this->segmentSize)
        || CreatedTask::validateSegments($this->segments)
        || CreatedTask::validateSourceStorage($this->sourceStorage)
        || CreatedTask::validateStatus($this->status)
        || CreatedTask::validateSubset($this->subset)
        || CreatedTask::validateTargetStorage($this->targetStorage)
        || CreatedTask::validateUpdatedDate($this->updatedDate)
        || CreatedTask::validateURL($this->url);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'assignee'} = $this->toAssignee();
        $out->{'bug_tracker'} = $this->toBugTracker();
        $out->{'created_date'} = $this->toCreatedDate();
        $out->{'dimension'} = $this->toDimension();
        $out->{'id'} = $this->toID();
        $out->{'labels'} = $this->toLabels();
        $out->{'mode'} = $this->toMode();
        $out->{'name'} = $this->toName();
        $out->{'organization'} = $this->toOrganization();
        $out->{'overlap'} = $this->toOverlap();
        $out->{'owner'} = $this->toOwner();
        $out->{'project_id'} = $this->toProjectID();
        $out->{'segment_size'} = $this->toSegmentSize();
        $out->{'segments'} = $this->toSegments();
        $out->{'source_storage'} = $this->toSourceStorage();
        $out->{'status'} = $this->toStatus();
        $out->{'subset'} = $this->toSubset();
        $out->{'target_storage'} = $this->toTargetStorage();
        $out->{'updated_date'} = $this->toUpdatedDate();
        $out->{'url'} = $this->toURL();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return CreatedTask
     * @throws Exception
     */
    public static function from(stdClass $obj): CreatedTask {
        return new CreatedTask(
         CreatedTask::fromAssignee($obj->{'assignee'})
        ,CreatedTask::fromBugTracker($obj->{'bug_tracker'})
        ,CreatedTask::fromCreatedDate($obj->{'created_date'})
        ,CreatedTask::fromDimension($obj->{'dimension'})
        ,CreatedTask::fromID($obj->{'id'})
        ,CreatedTask::fromLabels($obj->{'labels'})
        ,CreatedTask::fromMode($obj->{'mode'})
        ,CreatedTask::fromName($obj->{'name'})
        ,CreatedTask::fromOrganization($obj->{'organization'})
        ,CreatedTask::fromOverlap($obj->{'overlap'})
        ,CreatedTask::fromOwner($obj->{'owner'})
        ,CreatedTask::fromProjectID($obj->{'project_id'})
        ,CreatedTask::fromSegmentSize($obj->{'segment_size'})
        ,CreatedTask::fromSegments($obj->{'segments'})
        ,CreatedTask::fromSourceStorage($obj->{'source_storage'})
        ,CreatedTask::fromStatus($obj->{'status'})
        ,CreatedTask::fromSubset($obj->{'subset'})
        ,CreatedTask::fromTargetStorage($obj->{'target_storage'})
        ,CreatedTask::fromUpdatedDate($obj->{'updated_date'})
        ,CreatedTask::fromURL($obj->{'url'})
        );
    }

    /**
     * @return CreatedTask
     */
    public static function sample(): CreatedTask {
        return new CreatedTask(
         CreatedTask::sampleAssignee()
        ,CreatedTask::sampleBugTracker()
        ,CreatedTask::sampleCreatedDate()
        ,CreatedTask::sampleDimension()
        ,CreatedTask::sampleID()
        ,CreatedTask::sampleLabels()
        ,CreatedTask::sampleMode()
        ,CreatedTask::sampleName()
        ,CreatedTask::sampleOrganization()
        ,CreatedTask::sampleOverlap()
        ,CreatedTask::sampleOwner()
        ,CreatedTask::sampleProjectID()
        ,CreatedTask::sampleSegmentSize()
        ,CreatedTask::sampleSegments()
        ,CreatedTask::sampleSourceStorage()
        ,CreatedTask::sampleStatus()
        ,CreatedTask::sampleSubset()
        ,CreatedTask::sampleTargetStorage()
        ,CreatedTask::sampleUpdatedDate()
        ,CreatedTask::sampleURL()
        );
    }
}

// This is an autogenerated file:Label

class Label {
    private array $attributes; // json:attributes Required
    private string $color; // json:color Required
    private bool $hasParent; // json:has_parent Required
    private int $id; // json:id Required
    private string $name; // json:name Required
    private array $sublabels; // json:sublabels Required
    private string $type; // json:type Required

    /**
     * @param array $attributes
     * @param string $color
     * @param bool $hasParent
     * @param int $id
     * @param string $name
     * @param array $sublabels
     * @param string $type
     */
    public function __construct(array $attributes, string $color, bool $hasParent, int $id, string $name, array $sublabels, string $type) {
        $this->attributes = $attributes;
        $this->color = $color;
        $this->hasParent = $hasParent;
        $this->id = $id;
        $this->name = $name;
        $this->sublabels = $sublabels;
        $this->type = $type;
    }

    /**
     * Attributes of the label. Items may be anything.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromAttributes(array $value): array {
        return  array_map(function ($value) {
            return $value; /*any*/
        }, $value);
    }

    /**
     * Attributes of the label. Items may be anything.
     *
     * @throws Exception
     * @return array
     */
    public function toAttributes(): array {
        if (Label::validateAttributes($this->attributes))  {
            return array_map(function ($value) {
                return $value; /*any*/
            }, $this->attributes);
        }
        throw new Exception('never get to this Label::attributes');
    }

    /**
     * Attributes of the label. Items may be anything.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateAttributes(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:Label::attributes");
        }
        array_walk($value, function($value_v) {
        });
        return true;
    }

    /**
     * Hex colour.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromColor(string $value): string {
        return $value; /*string*/
    }

    /**
     * Hex colour.
     *
     * @throws Exception
     * @return string
     */
    public function toColor(): string {
        if (Label::validateColor($this->color))  {
            return $this->color; /*string*/
        }
        throw new Exception('never get to this Label::color');
    }

    /**
     * Hex colour.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateColor(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Label::color");
        }
        return true;
    }

    /**
     * Whether the label has a parent.
     *
     * @param bool $value
     * @throws Exception
     * @return bool
     */
    public static function fromHasParent(bool $value): bool {
        return $value; /*bool*/
    }

    /**
     * Whether the label has a parent.
     *
     * @throws Exception
     * @return bool
     */
    public function toHasParent(): bool {
        if (Label::validateHasParent($this->hasParent))  {
            return $this->hasParent; /*bool*/
        }
        throw new Exception('never get to this Label::hasParent');
    }

    /**
     * Whether the label has a parent.
     *
     * @param bool
     * @return bool
     * @throws Exception
     */
    public static function validateHasParent(bool $value): bool {
        if (!is_bool($value)) {
            throw new Exception("Attribute Error:Label::hasParent");
        }
        return true;
    }

    /**
     * Label identifier.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Label identifier.
     *
     * @throws Exception
     * @return int
     */
    public function toID(): int {
        if (Label::validateID($this->id))  {
            return $this->id; /*int*/
        }
        throw new Exception('never get to this Label::id');
    }

    /**
     * Label identifier.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Label::id");
        }
        return true;
    }

    /**
     * Label name.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromName(string $value): string {
        return $value; /*string*/
    }

    /**
     * Label name.
     *
     * @throws Exception
     * @return string
     */
    public function toName(): string {
        if (Label::validateName($this->name))  {
            return $this->name; /*string*/
        }
        throw new Exception('never get to this Label::name');
    }

    /**
     * Label name.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateName(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Label::name");
        }
        return true;
    }

    /**
     * Sublabels of the label. Items may be anything.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromSublabels(array $value): array {
        return  array_map(function ($value) {
            return $value; /*any*/
        }, $value);
    }

    /**
     * Sublabels of the label. Items may be anything.
     *
     * @throws Exception
     * @return array
     */
    public function toSublabels(): array {
        if (Label::validateSublabels($this->sublabels))  {
            return array_map(function ($value) {
                return $value; /*any*/
            }, $this->sublabels);
        }
        throw new Exception('never get to this Label::sublabels');
    }

    /**
     * Sublabels of the label. Items may be anything.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateSublabels(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:Label::sublabels");
        }
        array_walk($value, function($value_v) {
        });
        return true;
    }

    /**
     * Type of the label. The kind of shape that it applies to.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromType(string $value): string {
        return $value; /*string*/
    }

    /**
     * Type of the label. The kind of shape that it applies to.
     *
     * @throws Exception
     * @return string
     */
    public function toType(): string {
        if (Label::validateType($this->type))  {
            return $this->type; /*string*/
        }
        throw new Exception('never get to this Label::type');
    }

    /**
     * Type of the label. The kind of shape that it applies to.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateType(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Label::type");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return Label::validateAttributes($this->attributes)
        || Label::validateColor($this->color)
        || Label::validateHasParent($this->hasParent)
        || Label::validateID($this->id)
        || Label::validateName($this->name)
        || Label::validateSublabels($this->sublabels)
        || Label::validateType($this->type);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'attributes'} = $this->toAttributes();
        $out->{'color'} = $this->toColor();
        $out->{'has_parent'} = $this->toHasParent();
        $out->{'id'} = $this->toID();
        $out->{'name'} = $this->toName();
        $out->{'sublabels'} = $this->toSublabels();
        $out->{'type'} = $this->toType();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return Label
     * @throws Exception
     */
    public static function from(stdClass $obj): Label {
        return new Label(
         Label::fromAttributes($obj->{'attributes'})
        ,Label::fromColor($obj->{'color'})
        ,Label::fromHasParent($obj->{'has_parent'})
        ,Label::fromID($obj->{'id'})
        ,Label::fromName($obj->{'name'})
        ,Label::fromSublabels($obj->{'sublabels'})
        ,Label::fromType($obj->{'type'})
        );
    }

    /**
     * @return Label
     */
    public static function sample(): Label {
        return new Label(
         Label::sampleAttributes()
        ,Label::sampleColor()
        ,Label::sampleHasParent()
        ,Label::sampleID()
        ,Label::sampleName()
        ,Label::sampleSublabels()
        ,Label::sampleType()
        );
    }
}

// This is an autogenerated file:Segment

class Segment {
    private array $jobs; // json:jobs Required
    private int $startFrame; // json:start_frame Required
    private int $stopFrame; // json:stop_frame Required

    /**
     * @param array $jobs
     * @param int $startFrame
     * @param int $stopFrame
     */
    public function __construct(array $jobs, int $startFrame, int $stopFrame) {
        $this->jobs = $jobs;
        $this->startFrame = $startFrame;
        $this->stopFrame = $stopFrame;
    }

    /**
     * Summaries of the segment's jobs.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromJobs(array $value): array {
        return  array_map(function ($value) {
            return JobSummary::from($value); /*class*/
        }, $value);
    }

    /**
     * Summaries of the segment's jobs.
     *
     * @throws Exception
     * @return array
     */
    public function toJobs(): array {
        if (Segment::validateJobs($this->jobs))  {
            return array_map(function ($value) {
                return $value->to(); /*class*/
            }, $this->jobs);
        }
        throw new Exception('never get to this Segment::jobs');
    }

    /**
     * Summaries of the segment's jobs.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateJobs(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:Segment::jobs");
        }
        array_walk($value, function($value_v) {
            $value_v->validate();
        });
        return true;
    }

    /**
     * Frame at the start. The first of the range.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromStartFrame(int $value): int {
        return $value; /*int*/
    }

    /**
     * Frame at the start. The first of the range.
     *
     * @throws Exception
     * @return int
     */
    public function toStartFrame(): int {
        if (Segment::validateStartFrame($this->startFrame))  {
            return $this->startFrame; /*int*/
        }
        throw new Exception('never get to this Segment::startFrame');
    }

    /**
     * Frame at the start. The first of the range.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateStartFrame(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Segment::startFrame");
        }
        return true;
    }

    /**
     * Frame at the stop. The last of the range, inclusive.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromStopFrame(int $value): int {
        return $value; /*int*/
    }

    /**
     * Frame at the stop. The last of the range, inclusive.
     *
     * @throws Exception
     * @return int
     */
    public function toStopFrame(): int {
        if (Segment::validateStopFrame($this->stopFrame))  {
            return $this->stopFrame; /*int*/
        }
        throw new Exception('never get to this Segment::stopFrame');
    }

    /**
     * Frame at the stop. The last of the range, inclusive.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateStopFrame(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Segment::stopFrame");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return Segment::validateJobs($this->jobs)
        || Segment::validateStartFrame($this->startFrame)
        || Segment::validateStopFrame($this->stopFrame);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'jobs'} = $this->toJobs();
        $out->{'start_frame'} = $this->toStartFrame();
        $out->{'stop_frame'} = $this->toStopFrame();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return Segment
     * @throws Exception
     */
    public static function from(stdClass $obj): Segment {
        return new Segment(
         Segment::fromJobs($obj->{'jobs'})
        ,Segment::fromStartFrame($obj->{'start_frame'})
        ,Segment::fromStopFrame($obj->{'stop_frame'})
        );
    }

    /**
     * @return Segment
     */
    public static function sample(): Segment {
        return new Segment(
         Segment::sampleJobs()
        ,Segment::sampleStartFrame()
        ,Segment::sampleStopFrame()
        );
    }
}

// This is an autogenerated file:JobSummary

class JobSummary {
    private ?User $assignee; // json:assignee Optional
    private int $id; // json:id Required
    private string $stage; // json:stage Required
    private string $state; // json:state Required
    private string $status; // json:status Required
    private string $url; // json:url Required

    /**
     * @param User|null $assignee
     * @param int $id
     * @param string $stage
     * @param string $state
     * @param string $status
     * @param string $url
     */
    public function __construct(?User $assignee, int $id, string $stage, string $state, string $status, string $url) {
        $this->assignee = $assignee;
        $this->id = $id;
        $this->stage = $stage;
        $this->state = $state;
        $this->status = $status;
        $this->url = $url;
    }

    /**
     * User the job is assigned to, or null.
     *
     * @param ?stdClass $value
     * @throws Exception
     * @return ?User
     */
    public static function fromAssignee(?stdClass $value): ?User {
        if (!is_null($value)) {
            return User::from($value); /*class*/
        } else {
            return  null;
        }
    }

    /**
     * User the job is assigned to, or null.
     *
     * @throws Exception
     * @return ?stdClass
     */
    public function toAssignee(): ?stdClass {
        if (JobSummary::validateAssignee($this->assignee))  {
            if (!is_null($this->assignee)) {
                return $this->assignee->to(); /*class*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this JobSummary::assignee');
    }

    /**
     * User the job is assigned to, or null.
     *
     * @param User|null
     * @return bool
     * @throws Exception
     */
    public static function validateAssignee(?User $value): bool {
        if (!is_null($value)) {
            $value->validate();
        }
        return true;
    }

    /**
     * Job identifier.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Job identifier.
     *
     * @throws Exception
     * @return int
     */
    public function toID(): int {
        if (JobSummary::validateID($this->id))  {
            return $this->id; /*int*/
        }
        throw new Exception('never get to this JobSummary::id');
    }

    /**
     * Job identifier.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:JobSummary::id");
        }
        return true;
    }

    /**
     * Stage of the job.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromStage(string $value): string {
        return $value; /*string*/
    }

    /**
     * Stage of the job.
     *
     * @throws Exception
     * @return string
     */
    public function toStage(): string {
        if (JobSummary::validateStage($this->stage))  {
            return $this->stage; /*string*/
        }
        throw new Exception('never get to this JobSummary::stage');
    }

    /**
     * Stage of the job.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateStage(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:JobSummary::stage");
        }
        return true;
    }

    /**
     * State of the job.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromState(string $value): string {
        return $value; /*string*/
    }

    /**
     * State of the job.
     *
     * @throws Exception
     * @return string
     */
    public function toState(): string {
        if (JobSummary::validateState($this->state))  {
            return $this->state; /*string*/
        }
        throw new Exception('never get to this JobSummary::state');
    }

    /**
     * State of the job.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateState(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:JobSummary::state");
        }
        return true;
    }

    /**
     * Status of the job.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromStatus(string $value): string {
        return $value; /*string*/
    }

    /**
     * Status of the job.
     *
     * @throws Exception
     * @return string
     */
    public function toStatus(): string {
        if (JobSummary::validateStatus($this->status))  {
            return $this->status; /*string*/
        }
        throw new Exception('never get to this JobSummary::status');
    }

    /**
     * Status of the job.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateStatus(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:JobSummary::status");
        }
        return true;
    }

    /**
     * Address of the job, `{base_url}/api/jobs/<job_id>`.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromURL(string $value): string {
        return $value; /*string*/
    }

    /**
     * Address of the job, `{base_url}/api/jobs/<job_id>`.
     *
     * @throws Exception
     * @return string
     */
    public function toURL(): string {
        if (JobSummary::validateURL($this->url))  {
            return $this->url; /*string*/
        }
        throw new Exception('never get to this JobSummary::url');
    }

    /**
     * Address of the job, `{base_url}/api/jobs/<job_id>`.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateURL(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:JobSummary::url");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return JobSummary::validateAssignee($this->assignee)
        || JobSummary::validateID($this->id)
        || JobSummary::validateStage($this->stage)
        || JobSummary::validateState($this->state)
        || JobSummary::validateStatus($this->status)
        || JobSummary::validateURL($this->url);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'assignee'} = $this->toAssignee();
        $out->{'id'} = $this->toID();
        $out->{'stage'} = $this->toStage();
        $out->{'state'} = $this->toState();
        $out->{'status'} = $this->toStatus();
        $out->{'url'} = $this->toURL();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return JobSummary
     * @throws Exception
     */
    public static function from(stdClass $obj): JobSummary {
        return new JobSummary(
         JobSummary::fromAssignee($obj->{'assignee'})
        ,JobSummary::fromID($obj->{'id'})
        ,JobSummary::fromStage($obj->{'stage'})
        ,JobSummary::fromState($obj->{'state'})
        ,JobSummary::fromStatus($obj->{'status'})
        ,JobSummary::fromURL($obj->{'url'})
        );
    }

    /**
     * @return JobSummary
     */
    public static function sample(): JobSummary {
        return new JobSummary(
         JobSummary::sampleAssignee()
        ,JobSummary::sampleID()
        ,JobSummary::sampleStage()
        ,JobSummary::sampleState()
        ,JobSummary::sampleStatus()
        ,JobSummary::sampleURL()
        );
    }
}

// This is an autogenerated file:DataStorage

class DataStorage {
    private ?int $cloudStorageID; // json:cloud_storage_id Optional
    private int $id; // json:id Required
    private string $location; // json:location Required

    /**
     * @param int|null $cloudStorageID
     * @param int $id
     * @param string $location
     */
    public function __construct(?int $cloudStorageID, int $id, string $location) {
        $this->cloudStorageID = $cloudStorageID;
        $this->id = $id;
        $this->location = $location;
    }

    /**
     * Cloud storage identifier, or null. Null when the storage is not in a cloud.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromCloudStorageID(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Cloud storage identifier, or null. Null when the storage is not in a cloud.
     *
     * @throws Exception
     * @return ?int
     */
    public function toCloudStorageID(): ?int {
        if (DataStorage::validateCloudStorageID($this->cloudStorageID))  {
            if (!is_null($this->cloudStorageID)) {
                return $this->cloudStorageID; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this DataStorage::cloudStorageID');
    }

    /**
     * Cloud storage identifier, or null. Null when the storage is not in a cloud.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateCloudStorageID(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:DataStorage::cloudStorageID");
            }
        }
        return true;
    }

    /**
     * Storage identifier.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Storage identifier.
     *
     * @throws Exception
     * @return int
     */
    public function toID(): int {
        if (DataStorage::validateID($this->id))  {
            return $this->id; /*int*/
        }
        throw new Exception('never get to this DataStorage::id');
    }

    /**
     * Storage identifier.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:DataStorage::id");
        }
        return true;
    }

    /**
     * Location of the storage. The kind of storage.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromLocation(string $value): string {
        return $value; /*string*/
    }

    /**
     * Location of the storage. The kind of storage.
     *
     * @throws Exception
     * @return string
     */
    public function toLocation(): string {
        if (DataStorage::validateLocation($this->location))  {
            return $this->location; /*string*/
        }
        throw new Exception('never get to this DataStorage::location');
    }

    /**
     * Location of the storage. The kind of storage.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateLocation(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DataStorage::location");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return DataStorage::validateCloudStorageID($this->cloudStorageID)
        || DataStorage::validateID($this->id)
        || DataStorage::validateLocation($this->location);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'cloud_storage_id'} = $this->toCloudStorageID();
        $out->{'id'} = $this->toID();
        $out->{'location'} = $this->toLocation();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return DataStorage
     * @throws Exception
     */
    public static function from(stdClass $obj): DataStorage {
        return new DataStorage(
         DataStorage::fromCloudStorageID($obj->{'cloud_storage_id'})
        ,DataStorage::fromID($obj->{'id'})
        ,DataStorage::fromLocation($obj->{'location'})
        );
    }

    /**
     * @return DataStorage
     */
    public static function sample(): DataStorage {
        return new DataStorage(
         DataStorage::sampleCloudStorageID()
        ,DataStorage::sampleID()
        ,DataStorage::sampleLocation()
        );
    }
}

// This is an autogenerated file:UpdateTaskEvent

class UpdateTaskEvent {
    private TaskBeforeUpdate $beforeUpdate; // json:before_update Required
    private string $event; // json:event Required
    private User $sender; // json:sender Required
    private Task $task; // json:task Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param TaskBeforeUpdate $beforeUpdate
     * @param string $event
     * @param User $sender
     * @param Task $task
     * @param int $webhookID
     */
    public function __construct(TaskBeforeUpdate $beforeUpdate, string $event, User $sender, Task $task, int $webhookID) {
        $this->beforeUpdate = $beforeUpdate;
        $this->event = $event;
        $this->sender = $sender;
        $this->task = $task;
        $this->webhookID = $webhookID;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return TaskBeforeUpdate
     */
    public static function fromBeforeUpdate(stdClass $value): TaskBeforeUpdate {
        return TaskBeforeUpdate::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toBeforeUpdate(): stdClass {
        if (UpdateTaskEvent::validateBeforeUpdate($this->beforeUpdate))  {
            return $this->beforeUpdate->to(); /*class*/
        }
        throw new Exception('never get to this UpdateTaskEvent::beforeUpdate');
    }

    /**
     * @param TaskBeforeUpdate
     * @return bool
     * @throws Exception
     */
    public static function validateBeforeUpdate(TaskBeforeUpdate $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (UpdateTaskEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this UpdateTaskEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:UpdateTaskEvent::event");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (UpdateTaskEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this UpdateTaskEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return Task
     */
    public static function fromTask(stdClass $value): Task {
        return Task::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toTask(): stdClass {
        if (UpdateTaskEvent::validateTask($this->task))  {
            return $this->task->to(); /*class*/
        }
        throw new Exception('never get to this UpdateTaskEvent::task');
    }

    /**
     * @param Task
     * @return bool
     * @throws Exception
     */
    public static function validateTask(Task $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (UpdateTaskEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this UpdateTaskEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:UpdateTaskEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return UpdateTaskEvent::validateBeforeUpdate($this->beforeUpdate)
        || UpdateTaskEvent::validateEvent($this->event)
        || UpdateTaskEvent::validateSender($this->sender)
        || UpdateTaskEvent::validateTask($this->task)
        || UpdateTaskEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'before_update'} = $this->toBeforeUpdate();
        $out->{'event'} = $this->toEvent();
        $out->{'sender'} = $this->toSender();
        $out->{'task'} = $this->toTask();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return UpdateTaskEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): UpdateTaskEvent {
        return new UpdateTaskEvent(
         UpdateTaskEvent::fromBeforeUpdate($obj->{'before_update'})
        ,UpdateTaskEvent::fromEvent($obj->{'event'})
        ,UpdateTaskEvent::fromSender($obj->{'sender'})
        ,UpdateTaskEvent::fromTask($obj->{'task'})
        ,UpdateTaskEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return UpdateTaskEvent
     */
    public static function sample(): UpdateTaskEvent {
        return new UpdateTaskEvent(
         UpdateTaskEvent::sampleBeforeUpdate()
        ,UpdateTaskEvent::sampleEvent()
        ,UpdateTaskEvent::sampleSender()
        ,UpdateTaskEvent::sampleTask()
        ,UpdateTaskEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:TaskBeforeUpdate

class TaskBeforeUpdate {
    private ?User $assignee; // json:assignee Optional
    private ?string $bugTracker; // json:bug_tracker Optional
    private ?string $createdDate; // json:created_date Optional
    private ?int $data; // json:data Optional
    private ?int $dataChunkSize; // json:data_chunk_size Optional
    private ?string $dataCompressedChunkType; // json:data_compressed_chunk_type Optional
    private ?string $dataOriginalChunkType; // json:data_original_chunk_type Optional
    private ?string $dimension; // json:dimension Optional
    private ?int $id; // json:id Optional
    private ?int $imageQuality; // json:image_quality Optional
    private ?array $labels; // json:labels Optional
    private ?string $mode; // json:mode Optional
    private ?string $name; // json:name Optional
    private ?int $organization; // json:organization Optional
    private ?int $overlap; // json:overlap Optional
    private ?User $owner; // json:owner Optional
    private ?int $projectID; // json:project_id Optional
    private ?int $segmentSize; // json:segment_size Optional
    private ?array $segments; // json:segments Optional
    private ?int $size; // json:size Optional
    private ?DataStorage $sourceStorage; // json:source_storage Optional
    private ?string $status; // json:status Optional
    private ?string $subset; // json:subset Optional
    private ?DataStorage $targetStorage; // json:target_storage Optional
    private ?string $updatedDate; // json:updated_date Optional
    private ?string $url; // json:url Optional

    /**
     * @param User|null $assignee
     * @param string|null $bugTracker
     * @param string|null $createdDate
     * @param int|null $data
     * @param int|null $dataChunkSize
     * @param string|null $dataCompressedChunkType
     * @param string|null $dataOriginalChunkType
     * @param string|null $dimension
     * @param int|null $id
     * @param int|null $imageQuality
     * @param array|null $labels
     * @param string|null $mode
     * @param string|null $name
     * @param int|null $organization
     * @param int|null $overlap
     * @param User|null $owner
     * @param int|null $projectID
     * @param int|null $segmentSize
     * @param array|null $segments
     * @param int|null $size
     * @param DataStorage|null $sourceStorage
     * @param string|null $status
     * @param string|null $subset
     * @param DataStorage|null $targetStorage
     * @param string|null $updatedDate
     * @param string|null $url
     */
    public function __construct(?User $assignee, ?string $bugTracker, ?string $createdDate, ?int $data, ?int $dataChunkSize, ?string $dataCompressedChunkType, ?string $dataOriginalChunkType, ?string $dimension, ?int $id, ?int $imageQuality, ?array $labels, ?string $mode, ?string $name, ?int $organization, ?int $overlap, ?User $owner, ?int $projectID, ?int $segmentSize, ?array $segments, ?int $size, ?DataStorage $sourceStorage, ?string $status, ?string $subset, ?DataStorage $targetStorage, ?string $updatedDate, ?string $url) {
        $this->assignee = $assignee;
        $this->bugTracker = $bugTracker;
        $this->createdDate = $createdDate;
        $this->data = $data;
        $this->dataChunkSize = $dataChunkSize;
        $this->dataCompressedChunkType = $dataCompressedChunkType;
        $this->dataOriginalChunkType = $dataOriginalChunkType;
        $this->dimension = $dimension;
        $this->id = $id;
        $this->imageQuality = $imageQuality;
        $this->labels = $labels;
        $this->mode = $mode;
        $this->name = $name;
        $this->organization = $organization;
        $this->overlap = $overlap;
        $this->owner = $owner;
        $this->projectID = $projectID;
        $this->segmentSize = $segmentSize;
        $this->segments = $segments;
        $this->size = $size;
        $this->sourceStorage = $sourceStorage;
        $this->status = $status;
        $this->subset = $subset;
        $this->targetStorage = $targetStorage;
        $this->updatedDate = $updatedDate;
        $this->url = $url;
    }

    /**
     * User the task is assigned to, or null.
     *
     * @param ?stdClass $value
     * @throws Exception
     * @return ?User
     */
    public static function fromAssignee(?stdClass $value): ?User {
        if (!is_null($value)) {
            return User::from($value); /*class*/
        } else {
            return  null;
        }
    }

    /**
     * User the task is assigned to, or null.
     *
     * @throws Exception
     * @return ?stdClass
     */
    public function toAssignee(): ?stdClass {
        if (TaskBeforeUpdate::validateAssignee($this->assignee))  {
            if (!is_null($this->assignee)) {
                return $this->assignee->to(); /*class*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::assignee');
    }

    /**
     * User the task is assigned to, or null.
     *
     * @param User|null
     * @return bool
     * @throws Exception
     */
    public static function validateAssignee(?User $value): bool {
        if (!is_null($value)) {
            $value->validate();
        }
        return true;
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromBugTracker(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @throws Exception
     * @return ?string
     */
    public function toBugTracker(): ?string {
        if (TaskBeforeUpdate::validateBugTracker($this->bugTracker))  {
            if (!is_null($this->bugTracker)) {
                return $this->bugTracker; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::bugTracker');
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateBugTracker(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::bugTracker");
            }
        }
        return true;
    }

    /**
     * When the task was created.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromCreatedDate(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * When the task was created.
     *
     * @throws Exception
     * @return ?string
     */
    public function toCreatedDate(): ?string {
        if (TaskBeforeUpdate::validateCreatedDate($this->createdDate))  {
            if (!is_null($this->createdDate)) {
                return $this->createdDate; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::createdDate');
    }

    /**
     * When the task was created.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateCreatedDate(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::createdDate");
            }
        }
        return true;
    }

    /**
     * Data of the task; update only. Its identifier.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromData(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Data of the task; update only. Its identifier.
     *
     * @throws Exception
     * @return ?int
     */
    public function toData(): ?int {
        if (TaskBeforeUpdate::validateData($this->data))  {
            if (!is_null($this->data)) {
                return $this->data; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::data');
    }

    /**
     * Data of the task; update only. Its identifier.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateData(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::data");
            }
        }
        return true;
    }

    /**
     * Size of a data chunk; update only. Counted in frames.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromDataChunkSize(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Size of a data chunk; update only. Counted in frames.
     *
     * @throws Exception
     * @return ?int
     */
    public function toDataChunkSize(): ?int {
        if (TaskBeforeUpdate::validateDataChunkSize($this->dataChunkSize))  {
            if (!is_null($this->dataChunkSize)) {
                return $this->dataChunkSize; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::dataChunkSize');
    }

    /**
     * Size of a data chunk; update only. Counted in frames.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateDataChunkSize(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::dataChunkSize");
            }
        }
        return true;
    }

    /**
     * Type of the compressed data chunks; update only.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromDataCompressedChunkType(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Type of the compressed data chunks; update only.
     *
     * @throws Exception
     * @return ?string
     */
    public function toDataCompressedChunkType(): ?string {
        if (TaskBeforeUpdate::validateDataCompressedChunkType($this->dataCompressedChunkType))  {
            if (!is_null($this->dataCompressedChunkType)) {
                return $this->dataCompressedChunkType; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::dataCompressedChunkType');
    }

    /**
     * Type of the compressed data chunks; update only.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateDataCompressedChunkType(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::dataCompressedChunkType");
            }
        }
        return true;
    }

    /**
     * Type of the original data chunks; update only.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromDataOriginalChunkType(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Type of the original data chunks; update only.
     *
     * @throws Exception
     * @return ?string
     */
    public function toDataOriginalChunkType(): ?string {
        if (TaskBeforeUpdate::validateDataOriginalChunkType($this->dataOriginalChunkType))  {
            if (!is_null($this->dataOriginalChunkType)) {
                return $this->dataOriginalChunkType; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::dataOriginalChunkType');
    }

    /**
     * Type of the original data chunks; update only.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateDataOriginalChunkType(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::dataOriginalChunkType");
            }
        }
        return true;
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromDimension(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @throws Exception
     * @return ?string
     */
    public function toDimension(): ?string {
        if (TaskBeforeUpdate::validateDimension($this->dimension))  {
            if (!is_null($this->dimension)) {
                return $this->dimension; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::dimension');
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateDimension(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::dimension");
            }
        }
        return true;
    }

    /**
     * Task identifier.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromID(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Task identifier.
     *
     * @throws Exception
     * @return ?int
     */
    public function toID(): ?int {
        if (TaskBeforeUpdate::validateID($this->id))  {
            if (!is_null($this->id)) {
                return $this->id; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::id');
    }

    /**
     * Task identifier.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateID(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::id");
            }
        }
        return true;
    }

    /**
     * Image quality; update only.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromImageQuality(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Image quality; update only.
     *
     * @throws Exception
     * @return ?int
     */
    public function toImageQuality(): ?int {
        if (TaskBeforeUpdate::validateImageQuality($this->imageQuality))  {
            if (!is_null($this->imageQuality)) {
                return $this->imageQuality; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::imageQuality');
    }

    /**
     * Image quality; update only.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateImageQuality(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::imageQuality");
            }
        }
        return true;
    }

    /**
     * Labels of the task.
     *
     * @param ?array $value
     * @throws Exception
     * @return ?array
     */
    public static function fromLabels(?array $value): ?array {
        if (!is_null($value)) {
            return  array_map(function ($value) {
                return Label::from($value); /*class*/
            }, $value);
        } else {
            return  null;
        }
    }

    /**
     * Labels of the task.
     *
     * @throws Exception
     * @return ?array
     */
    public function toLabels(): ?array {
        if (TaskBeforeUpdate::validateLabels($this->labels))  {
            if (!is_null($this->labels)) {
                return array_map(function ($value) {
                    return $value->to(); /*class*/
                }, $this->labels);
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::labels');
    }

    /**
     * Labels of the task.
     *
     * @param array|null
     * @return bool
     * @throws Exception
     */
    public static function validateLabels(?array $value): bool {
        if (!is_null($value)) {
            if (!is_array($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::labels");
            }
            array_walk($value, function($value_v) {
                $value_v->validate();
            });
        }
        return true;
    }

    /**
     * Empty string or a mode name.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromMode(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Empty string or a mode name.
     *
     * @throws Exception
     * @return ?string
     */
    public function toMode(): ?string {
        if (TaskBeforeUpdate::validateMode($this->mode))  {
            if (!is_null($this->mode)) {
                return $this->mode; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::mode');
    }

    /**
     * Empty string or a mode name.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateMode(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::mode");
            }
        }
        return true;
    }

    /**
     * Task name.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromName(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Task name.
     *
     * @throws Exception
     * @return ?string
     */
    public function toName(): ?string {
        if (TaskBeforeUpdate::validateName($this->name))  {
            if (!is_null($this->name)) {
                return $this->name; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::name');
    }

    /**
     * Task name.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateName(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::name");
            }
        }
        return true;
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOrganization(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOrganization(): ?int {
        if (TaskBeforeUpdate::validateOrganization($this->organization))  {
            if (!is_null($this->organization)) {
                return $this->organization; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::organization');
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOrganization(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::organization");
            }
        }
        return true;
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOverlap(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOverlap(): ?int {
        if (TaskBeforeUpdate::validateOverlap($this->overlap))  {
            if (!is_null($this->overlap)) {
                return $this->overlap; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::overlap');
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOverlap(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::overlap");
            }
        }
        return true;
    }

    /**
     * @param ?stdClass $value
     * @throws Exception
     * @return ?User
     */
    public static function fromOwner(?stdClass $value): ?User {
        if (!is_null($value)) {
            return User::from($value); /*class*/
        } else {
            return  null;
        }
    }

    /**
     * @throws Exception
     * @return ?stdClass
     */
    public function toOwner(): ?stdClass {
        if (TaskBeforeUpdate::validateOwner($this->owner))  {
            if (!is_null($this->owner)) {
                return $this->owner->to(); /*class*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::owner');
    }

    /**
     * @param User|null
     * @return bool
     * @throws Exception
     */
    public static function validateOwner(?User $value): bool {
        if (!is_null($value)) {
            $value->validate();
        }
        return true;
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromProjectID(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @throws Exception
     * @return ?int
     */
    public function toProjectID(): ?int {
        if (TaskBeforeUpdate::validateProjectID($this->projectID))  {
            if (!is_null($this->projectID)) {
                return $this->projectID; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::projectID');
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateProjectID(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::projectID");
            }
        }
        return true;
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromSegmentSize(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @throws Exception
     * @return ?int
     */
    public function toSegmentSize(): ?int {
        if (TaskBeforeUpdate::validateSegmentSize($this->segmentSize))  {
            if (!is_null($this->segmentSize)) {
                return $this->segmentSize; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::segmentSize');
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateSegmentSize(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::segmentSize");
            }
        }
        return true;
    }

    /**
     * Segments of the task; may be empty.
     *
     * @param ?array $value
     * @throws Exception
     * @return ?array
     */
    public static function fromSegments(?array $value): ?array {
        if (!is_null($value)) {
            return  array_map(function ($value) {
                return Segment::from($value); /*class*/
            }, $value);
        } else {
            return  null;
        }
    }

    /**
     * Segments of the task; may be empty.
     *
     * @throws Exception
     * @return ?array
     */
    public function toSegments(): ?array {
        if (TaskBeforeUpdate::validateSegments($this->segments))  {
            if (!is_null($this->segments)) {
                return array_map(function ($value) {
                    return $value->to(); /*class*/
                }, $this->segments);
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::segments');
    }

    /**
     * Segments of the task; may be empty.
     *
     * @param array|null
     * @return bool
     * @throws Exception
     */
    public static function validateSegments(?array $value): bool {
        if (!is_null($value)) {
            if (!is_array($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::segments");
            }
            array_walk($value, function($value_v) {
                $value_v->validate();
            });
        }
        return true;
    }

    /**
     * Size of the task; update only. The number of frames.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromSize(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Size of the task; update only. The number of frames.
     *
     * @throws Exception
     * @return ?int
     */
    public function toSize(): ?int {
        if (TaskBeforeUpdate::validateSize($this->size))  {
            if (!is_null($this->size)) {
                return $this->size; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::size');
    }

    /**
     * Size of the task; update only. The number of frames.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateSize(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::size");
            }
        }
        return true;
    }

    /**
     * @param ?stdClass $value
     * @throws Exception
     * @return ?DataStorage
     */
    public static function fromSourceStorage(?stdClass $value): ?DataStorage {
        if (!is_null($value)) {
            return DataStorage::from($value); /*class*/
        } else {
            return  null;
        }
    }

    /**
     * @throws Exception
     * @return ?stdClass
     */
    public function toSourceStorage(): ?stdClass {
        if (TaskBeforeUpdate::validateSourceStorage($this->sourceStorage))  {
            if (!is_null($this->sourceStorage)) {
                return $this->sourceStorage->to(); /*class*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::sourceStorage');
    }

    /**
     * @param DataStorage|null
     * @return bool
     * @throws Exception
     */
    public static function validateSourceStorage(?DataStorage $value): bool {
        if (!is_null($value)) {
            $value->validate();
        }
        return true;
    }

    /**
     * Status of the task.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromStatus(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Status of the task.
     *
     * @throws Exception
     * @return ?string
     */
    public function toStatus(): ?string {
        if (TaskBeforeUpdate::validateStatus($this->status))  {
            if (!is_null($this->status)) {
                return $this->status; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::status');
    }

    /**
     * Status of the task.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateStatus(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::status");
            }
        }
        return true;
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromSubset(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @throws Exception
     * @return ?string
     */
    public function toSubset(): ?string {
        if (TaskBeforeUpdate::validateSubset($this->subset))  {
            if (!is_null($this->subset)) {
                return $this->subset; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::subset');
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateSubset(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::subset");
            }
        }
        return true;
    }

    /**
     * @param ?stdClass $value
     * @throws Exception
     * @return ?DataStorage
     */
    public static function fromTargetStorage(?stdClass $value): ?DataStorage {
        if (!is_null($value)) {
            return DataStorage::from($value); /*class*/
        } else {
            return  null;
        }
    }

    /**
     * @throws Exception
     * @return ?stdClass
     */
    public function toTargetStorage(): ?stdClass {
        if (TaskBeforeUpdate::validateTargetStorage($this->targetStorage))  {
            if (!is_null($this->targetStorage)) {
                return $this->targetStorage->to(); /*class*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::targetStorage');
    }

    /**
     * @param DataStorage|null
     * @return bool
     * @throws Exception
     */
    public static function validateTargetStorage(?DataStorage $value): bool {
        if (!is_null($value)) {
            $value->validate();
        }
        return true;
    }

    /**
     * When the task was last updated.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromUpdatedDate(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * When the task was last updated.
     *
     * @throws Exception
     * @return ?string
     */
    public function toUpdatedDate(): ?string {
        if (TaskBeforeUpdate::validateUpdatedDate($this->updatedDate))  {
            if (!is_null($this->updatedDate)) {
                return $this->updatedDate; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::updatedDate');
    }

    /**
     * When the task was last updated.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateUpdatedDate(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::updatedDate");
            }
        }
        return true;
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromURL(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @throws Exception
     * @return ?string
     */
    public function toURL(): ?string {
        if (TaskBeforeUpdate::validateURL($this->url))  {
            if (!is_null($this->url)) {
                return $this->url; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this TaskBeforeUpdate::url');
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateURL(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:TaskBeforeUpdate::url");
            }
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return TaskBeforeUpdate::validateAssignee($this->assignee)
        || TaskBeforeUpdate::validateBugTracker($this->bugTracker)
        || TaskBeforeUpdate::validateCreatedDate($this->createdDate)
        || TaskBeforeUpdate::validateData($this->data)
        || TaskBeforeUpdate::validateDataChunkSize($this->dataChunkSize)
        || TaskBeforeUpdate::validateDataCompressedChunkType($this->dataCompressedChunkType)
        || TaskBeforeUpdate::validateDataOriginalChunkType($this->dataOriginalChunkType)
        || TaskBeforeUpdate::validateDimension($this->dimension)
        || TaskBeforeUpdate::validateID($this->id)
        || TaskBeforeUpdate::validateImageQuality($this->imageQuality)
        || TaskBeforeUpdate::validateLabels($this->labels)
        || TaskBeforeUpdate::validateMode($this->mode)
        || TaskBeforeUpdate::validateName($this->name)
        || TaskBeforeUpdate::validateOrganization($this->organization)
        || TaskBeforeUpdate::validateOverlap($this->overlap)
        || TaskBeforeUpdate::validateOwner($this->owner)
        || TaskBeforeUpdate::validateProjectID($this->projectID)
        || TaskBeforeUpdate::validateSegmentSize($this->segmentSize)
        || TaskBeforeUpdate::validateSegments($this->segments)
        || TaskBeforeUpdate::validateSize($this->size)
        || TaskBeforeUpdate::validateSourceStorage($this->sourceStorage)
        || TaskBeforeUpdate::validateStatus($this->status)
        || TaskBeforeUpdate::validateSubset($this->subset)
        || TaskBeforeUpdate::validateTargetStorage($this->targetStorage)
        || TaskBeforeUpdate::validateUpdatedDate($this->updatedDate)
        || TaskBeforeUpdate::validateURL($this->url);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'assignee'} = $this->toAssignee();
        $out->{'bug_tracker'} = $this->toBugTracker();
        $out->{'created_date'} = $this->toCreatedDate();
        $out->{'data'} = $this->toData();
        $out->{'data_chunk_size'} = $this->toDataChunkSize();
        $out->{'data_compressed_chunk_type'} = $this->toDataCompressedChunkType();
        $out->{'data_original_chunk_type'} = $this->toDataOriginalChunkType();
        $out->{'dimension'} = $this->toDimension();
        $out->{'id'} = $this->toID();
        $out->{'image_quality'} = $this->toImageQuality();
        $out->{'labels'} = $this->toLabels();
        $out->{'mode'} = $this->toMode();
        $out->{'name'} = $this->toName();
        $out->{'organization'} = $this->toOrganization();
        $out->{'overlap'} = $this->toOverlap();
        $out->{'owner'} = $this->toOwner();
        $out->{'project_id'} = $this->toProjectID();
        $out->{'segment_size'} = $this->toSegmentSize();
        $out->{'segments'} = $this->toSegments();
        $out->{'size'} = $this->toSize();
        $out->{'source_storage'} = $this->toSourceStorage();
        $out->{'status'} = $this->toStatus();
        $out->{'subset'} = $this->toSubset();
        $out->{'target_storage'} = $this->toTargetStorage();
        $out->{'updated_date'} = $this->toUpdatedDate();
        $out->{'url'} = $this->toURL();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return TaskBeforeUpdate
     * @throws Exception
     */
    public static function from(stdClass $obj): TaskBeforeUpdate {
        return new TaskBeforeUpdate(
         TaskBeforeUpdate::fromAssignee($obj->{'assignee'})
        ,TaskBeforeUpdate::fromBugTracker($obj->{'bug_tracker'})
        ,TaskBeforeUpdate::fromCreatedDate($obj->{'created_date'})
        ,TaskBeforeUpdate::fromData($obj->{'data'})
        ,TaskBeforeUpdate::fromDataChunkSize($obj->{'data_chunk_size'})
        ,TaskBeforeUpdate::fromDataCompressedChunkType($obj->{'data_compressed_chunk_type'})
        ,TaskBeforeUpdate::fromDataOriginalChunkType($obj->{'data_original_chunk_type'})
        ,TaskBeforeUpdate::fromDimension($obj->{'dimension'})
        ,TaskBeforeUpdate::fromID($obj->{'id'})
        ,TaskBeforeUpdate::fromImageQuality($obj->{'image_quality'})
        ,TaskBeforeUpdate::fromLabels($obj->{'labels'})
        ,TaskBeforeUpdate::fromMode($obj->{'mode'})
        ,TaskBeforeUpdate::fromName($obj->{'name'})
        ,TaskBeforeUpdate::fromOrganization($obj->{'organization'})
        ,TaskBeforeUpdate::fromOverlap($obj->{'overlap'})
        ,TaskBeforeUpdate::fromOwner($obj->{'owner'})
        ,TaskBeforeUpdate::fromProjectID($obj->{'project_id'})
        ,TaskBeforeUpdate::fromSegmentSize($obj->{'segment_size'})
        ,TaskBeforeUpdate::fromSegments($obj->{'segments'})
        ,TaskBeforeUpdate::fromSize($obj->{'size'})
        ,TaskBeforeUpdate::fromSourceStorage($obj->{'source_storage'})
        ,TaskBeforeUpdate::fromStatus($obj->{'status'})
        ,TaskBeforeUpdate::fromSubset($obj->{'subset'})
        ,TaskBeforeUpdate::fromTargetStorage($obj->{'target_storage'})
        ,TaskBeforeUpdate::fromUpdatedDate($obj->{'updated_date'})
        ,TaskBeforeUpdate::fromURL($obj->{'url'})
        );
    }

    /**
     * @return TaskBeforeUpdate
     */
    public static function sample(): TaskBeforeUpdate {
        return new TaskBeforeUpdate(
         TaskBeforeUpdate::sampleAssignee()
        ,TaskBeforeUpdate::sampleBugTracker()
        ,TaskBeforeUpdate::sampleCreatedDate()
        ,TaskBeforeUpdate::sampleData()
        ,TaskBeforeUpdate::sampleDataChunkSize()
        ,TaskBeforeUpdate::sampleDataCompressedChunkType()
        ,TaskBeforeUpdate::sampleDataOriginalChunkType()
        ,TaskBeforeUpdate::sampleDimension()
        ,TaskBeforeUpdate::sampleID()
        ,TaskBeforeUpdate::sampleImageQuality()
        ,TaskBeforeUpdate::sampleLabels()
        ,TaskBeforeUpdate::sampleMode()
        ,TaskBeforeUpdate::sampleName()
        ,TaskBeforeUpdate::sampleOrganization()
        ,TaskBeforeUpdate::sampleOverlap()
        ,TaskBeforeUpdate::sampleOwner()
        ,TaskBeforeUpdate::sampleProjectID()
        ,TaskBeforeUpdate::sampleSegmentSize()
        ,TaskBeforeUpdate::sampleSegments()
        ,TaskBeforeUpdate::sampleSize()
        ,TaskBeforeUpdate::sampleSourceStorage()
        ,TaskBeforeUpdate::sampleStatus()
        ,TaskBeforeUpdate::sampleSubset()
        ,TaskBeforeUpdate::sampleTargetStorage()
        ,TaskBeforeUpdate::sampleUpdatedDate()
        ,TaskBeforeUpdate::sampleURL()
        );
    }
}

// This is an autogenerated file:Task

class Task {
    private ?User $assignee; // json:assignee Optional
    private string $bugTracker; // json:bug_tracker Required
    private string $createdDate; // json:created_date Required
    private int $data; // json:data Required
    private int $dataChunkSize; // json:data_chunk_size Required
    private string $dataCompressedChunkType; // json:data_compressed_chunk_type Required
    private string $dataOriginalChunkType; // json:data_original_chunk_type Required
    private string $dimension; // json:dimension Required
    private int $id; // json:id Required
    private int $imageQuality; // json:image_quality Required
    private array $labels; // json:labels Required
    private string $mode; // json:mode Required
    private string $name; // json:name Required
    private ?int $organization; // json:organization Optional
    private ?int $overlap; // json:overlap Optional
    private User $owner; // json:owner Required
    private int $projectID; // json:project_id Required
    private int $segmentSize; // json:segment_size Required
    private array $segments; // json:segments Required
    private int $size; // json:size Required
    private DataStorage $sourceStorage; // json:source_storage Required
    private string $status; // json:status Required
    private string $subset; // json:subset Required
    private DataStorage $targetStorage; // json:target_storage Required
    private string $updatedDate; // json:updated_date Required
    private string $url; // json:url Required

    /**
     * @param User|null $assignee
     * @param string $bugTracker
     * @param string $createdDate
     * @param int $data
     * @param int $dataChunkSize
     * @param string $dataCompressedChunkType
     * @param string $dataOriginalChunkType
     * @param string $dimension
     * @param int $id
     * @param int $imageQuality
     * @param array $labels
     * @param string $mode
     * @param string $name
     * @param int|null $organization
     * @param int|null $overlap
     * @param User $owner
     * @param int $projectID
     * @param int $segmentSize
     * @param array $segments
     * @param int $size
     * @param DataStorage $sourceStorage
     * @param string $status
     * @param string $subset
     * @param DataStorage $targetStorage
     * @param string $updatedDate
     * @param string $url
     */
    public function __construct(?User $assignee, string $bugTracker, string $createdDate, int $data, int $dataChunkSize, string $dataCompressedChunkType, string $dataOriginalChunkType, string $dimension, int $id, int $imageQuality, array $labels, string $mode, string $name, ?int $organization, ?int $overlap, User $owner, int $projectID, int $segmentSize, array $segments, int $size, DataStorage $sourceStorage, string $status, string $subset, DataStorage $targetStorage, string $updatedDate, string $url) {
        $this->assignee = $assignee;
        $this->bugTracker = $bugTracker;
        $this->createdDate = $createdDate;
        $this->data = $data;
        $this->dataChunkSize = $dataChunkSize;
        $this->dataCompressedChunkType = $dataCompressedChunkType;
        $this->dataOriginalChunkType = $dataOriginalChunkType;
        $this->dimension = $dimension;
        $this->id = $id;
        $this->imageQuality = $imageQuality;
        $this->labels = $labels;
        $this->mode = $mode;
        $this->name = $name;
        $this->organization = $organization;
        $this->overlap = $overlap;
        $this->owner = $owner;
        $this->projectID = $projectID;
        $this->segmentSize = $segmentSize;
        $this->segments = $segments;
        $this->size = $size;
        $this->sourceStorage = $sourceStorage;
        $this->status = $status;
        $this->subset = $subset;
        $this->targetStorage = $targetStorage;
        $this->updatedDate = $updatedDate;
        $this->url = $url;
    }

    /**
     * User the task is assigned to, or null.
     *
     * @param ?stdClass $value
     * @throws Exception
     * @return ?User
     */
    public static function fromAssignee(?stdClass $value): ?User {
        if (!is_null($value)) {
            return User::from($value); /*class*/
        } else {
            return  null;
        }
    }

    /**
     * User the task is assigned to, or null.
     *
     * @throws Exception
     * @return ?stdClass
     */
    public function toAssignee(): ?stdClass {
        if (Task::validateAssignee($this->assignee))  {
            if (!is_null($this->assignee)) {
                return $this->assignee->to(); /*class*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Task::assignee');
    }

    /**
     * User the task is assigned to, or null.
     *
     * @param User|null
     * @return bool
     * @throws Exception
     */
    public static function validateAssignee(?User $value): bool {
        if (!is_null($value)) {
            $value->validate();
        }
        return true;
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromBugTracker(string $value): string {
        return $value; /*string*/
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @throws Exception
     * @return string
     */
    public function toBugTracker(): string {
        if (Task::validateBugTracker($this->bugTracker))  {
            return $this->bugTracker; /*string*/
        }
        throw new Exception('never get to this Task::bugTracker');
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateBugTracker(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::bugTracker");
        }
        return true;
    }

    /**
     * When the task was created.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromCreatedDate(string $value): string {
        return $value; /*string*/
    }

    /**
     * When the task was created.
     *
     * @throws Exception
     * @return string
     */
    public function toCreatedDate(): string {
        if (Task::validateCreatedDate($this->createdDate))  {
            return $this->createdDate; /*string*/
        }
        throw new Exception('never get to this Task::createdDate');
    }

    /**
     * When the task was created.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateCreatedDate(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::createdDate");
        }
        return true;
    }

    /**
     * Data of the task; update only. Its identifier.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromData(int $value): int {
        return $value; /*int*/
    }

    /**
     * Data of the task; update only. Its identifier.
     *
     * @throws Exception
     * @return int
     */
    public function toData(): int {
        if (Task::validateData($this->data))  {
            return $this->data; /*int*/
        }
        throw new Exception('never get to this Task::data');
    }

    /**
     * Data of the task; update only. Its identifier.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateData(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Task::data");
        }
        return true;
    }

    /**
     * Size of a data chunk; update only. Counted in frames.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromDataChunkSize(int $value): int {
        return $value; /*int*/
    }

    /**
     * Size of a data chunk; update only. Counted in frames.
     *
     * @throws Exception
     * @return int
     */
    public function toDataChunkSize(): int {
        if (Task::validateDataChunkSize($this->dataChunkSize))  {
            return $this->dataChunkSize; /*int*/
        }
        throw new Exception('never get to this Task::dataChunkSize');
    }

    /**
     * Size of a data chunk; update only. Counted in frames.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateDataChunkSize(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Task::dataChunkSize");
        }
        return true;
    }

    /**
     * Type of the compressed data chunks; update only.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromDataCompressedChunkType(string $value): string {
        return $value; /*string*/
    }

    /**
     * Type of the compressed data chunks; update only.
     *
     * @throws Exception
     * @return string
     */
    public function toDataCompressedChunkType(): string {
        if (Task::validateDataCompressedChunkType($this->dataCompressedChunkType))  {
            return $this->dataCompressedChunkType; /*string*/
        }
        throw new Exception('never get to this Task::dataCompressedChunkType');
    }

    /**
     * Type of the compressed data chunks; update only.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateDataCompressedChunkType(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::dataCompressedChunkType");
        }
        return true;
    }

    /**
     * Type of the original data chunks; update only.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromDataOriginalChunkType(string $value): string {
        return $value; /*string*/
    }

    /**
     * Type of the original data chunks; update only.
     *
     * @throws Exception
     * @return string
     */
    public function toDataOriginalChunkType(): string {
        if (Task::validateDataOriginalChunkType($this->dataOriginalChunkType))  {
            return $this->dataOriginalChunkType; /*string*/
        }
        throw new Exception('never get to this Task::dataOriginalChunkType');
    }

    /**
     * Type of the original data chunks; update only.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateDataOriginalChunkType(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::dataOriginalChunkType");
        }
        return true;
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromDimension(string $value): string {
        return $value; /*string*/
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @throws Exception
     * @return string
     */
    public function toDimension(): string {
        if (Task::validateDimension($this->dimension))  {
            return $this->dimension; /*string*/
        }
        throw new Exception('never get to this Task::dimension');
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateDimension(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::dimension");
        }
        return true;
    }

    /**
     * Task identifier.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Task identifier.
     *
     * @throws Exception
     * @return int
     */
    public function toID(): int {
        if (Task::validateID($this->id))  {
            return $this->id; /*int*/
        }
        throw new Exception('never get to this Task::id');
    }

    /**
     * Task identifier.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Task::id");
        }
        return true;
    }

    /**
     * Image quality; update only.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromImageQuality(int $value): int {
        return $value; /*int*/
    }

    /**
     * Image quality; update only.
     *
     * @throws Exception
     * @return int
     */
    public function toImageQuality(): int {
        if (Task::validateImageQuality($this->imageQuality))  {
            return $this->imageQuality; /*int*/
        }
        throw new Exception('never get to this Task::imageQuality');
    }

    /**
     * Image quality; update only.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateImageQuality(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Task::imageQuality");
        }
        return true;
    }

    /**
     * Labels of the task.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromLabels(array $value): array {
        return  array_map(function ($value) {
            return Label::from($value); /*class*/
        }, $value);
    }

    /**
     * Labels of the task.
     *
     * @throws Exception
     * @return array
     */
    public function toLabels(): array {
        if (Task::validateLabels($this->labels))  {
            return array_map(function ($value) {
                return $value->to(); /*class*/
            }, $this->labels);
        }
        throw new Exception('never get to this Task::labels');
    }

    /**
     * Labels of the task.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateLabels(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:Task::labels");
        }
        array_walk($value, function($value_v) {
            $value_v->validate();
        });
        return true;
    }

    /**
     * Empty string or a mode name.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromMode(string $value): string {
        return $value; /*string*/
    }

    /**
     * Empty string or a mode name.
     *
     * @throws Exception
     * @return string
     */
    public function toMode(): string {
        if (Task::validateMode($this->mode))  {
            return $this->mode; /*string*/
        }
        throw new Exception('never get to this Task::mode');
    }

    /**
     * Empty string or a mode name.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateMode(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::mode");
        }
        return true;
    }

    /**
     * Task name.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromName(string $value): string {
        return $value; /*string*/
    }

    /**
     * Task name.
     *
     * @throws Exception
     * @return string
     */
    public function toName(): string {
        if (Task::validateName($this->name))  {
            return $this->name; /*string*/
        }
        throw new Exception('never get to this Task::name');
    }

    /**
     * Task name.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateName(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::name");
        }
        return true;
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOrganization(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOrganization(): ?int {
        if (Task::validateOrganization($this->organization))  {
            if (!is_null($this->organization)) {
                return $this->organization; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Task::organization');
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOrganization(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:Task::organization");
            }
        }
        return true;
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOverlap(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOverlap(): ?int {
        if (Task::validateOverlap($this->overlap))  {
            if (!is_null($this->overlap)) {
                return $this->overlap; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Task::overlap');
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOverlap(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:Task::overlap");
            }
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromOwner(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toOwner(): stdClass {
        if (Task::validateOwner($this->owner))  {
            return $this->owner->to(); /*class*/
        }
        throw new Exception('never get to this Task::owner');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateOwner(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromProjectID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @throws Exception
     * @return int
     */
    public function toProjectID(): int {
        if (Task::validateProjectID($this->projectID))  {
            return $this->projectID; /*int*/
        }
        throw new Exception('never get to this Task::projectID');
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateProjectID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Task::projectID");
        }
        return true;
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromSegmentSize(int $value): int {
        return $value; /*int*/
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @throws Exception
     * @return int
     */
    public function toSegmentSize(): int {
        if (Task::validateSegmentSize($this->segmentSize))  {
            return $this->segmentSize; /*int*/
        }
        throw new Exception('never get to this Task::segmentSize');
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateSegmentSize(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Task::segmentSize");
        }
        return true;
    }

    /**
     * Segments of the task; may be empty.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromSegments(array $value): array {
        return  array_map(function ($value) {
            return Segment::from($value); /*class*/
        }, $value);
    }

    /**
     * Segments of the task; may be empty.
     *
     * @throws Exception
     * @return array
     */
    public function toSegments(): array {
        if (Task::validateSegments($this->segments))  {
            return array_map(function ($value) {
                return $value->to(); /*class*/
            }, $this->segments);
        }
        throw new Exception('never get to this Task::segments');
    }

    /**
     * Segments of the task; may be empty.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateSegments(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:Task::segments");
        }
        array_walk($value, function($value_v) {
            $value_v->validate();
        });
        return true;
    }

    /**
     * Size of the task; update only. The number of frames.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromSize(int $value): int {
        return $value; /*int*/
    }

    /**
     * Size of the task; update only. The number of frames.
     *
     * @throws Exception
     * @return int
     */
    public function toSize(): int {
        if (Task::validateSize($this->size))  {
            return $this->size; /*int*/
        }
        throw new Exception('never get to this Task::size');
    }

    /**
     * Size of the task; update only. The number of frames.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateSize(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Task::size");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return DataStorage
     */
    public static function fromSourceStorage(stdClass $value): DataStorage {
        return DataStorage::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSourceStorage(): stdClass {
        if (Task::validateSourceStorage($this->sourceStorage))  {
            return $this->sourceStorage->to(); /*class*/
        }
        throw new Exception('never get to this Task::sourceStorage');
    }

    /**
     * @param DataStorage
     * @return bool
     * @throws Exception
     */
    public static function validateSourceStorage(DataStorage $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Status of the task.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromStatus(string $value): string {
        return $value; /*string*/
    }

    /**
     * Status of the task.
     *
     * @throws Exception
     * @return string
     */
    public function toStatus(): string {
        if (Task::validateStatus($this->status))  {
            return $this->status; /*string*/
        }
        throw new Exception('never get to this Task::status');
    }

    /**
     * Status of the task.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateStatus(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::status");
        }
        return true;
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromSubset(string $value): string {
        return $value; /*string*/
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @throws Exception
     * @return string
     */
    public function toSubset(): string {
        if (Task::validateSubset($this->subset))  {
            return $this->subset; /*string*/
        }
        throw new Exception('never get to this Task::subset');
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateSubset(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::subset");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return DataStorage
     */
    public static function fromTargetStorage(stdClass $value): DataStorage {
        return DataStorage::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toTargetStorage(): stdClass {
        if (Task::validateTargetStorage($this->targetStorage))  {
            return $this->targetStorage->to(); /*class*/
        }
        throw new Exception('never get to this Task::targetStorage');
    }

    /**
     * @param DataStorage
     * @return bool
     * @throws Exception
     */
    public static function validateTargetStorage(DataStorage $value): bool {
        $value->validate();
        return true;
    }

    /**
     * When the task was last updated.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromUpdatedDate(string $value): string {
        return $value; /*string*/
    }

    /**
     * When the task was last updated.
     *
     * @throws Exception
     * @return string
     */
    public function toUpdatedDate(): string {
        if (Task::validateUpdatedDate($this->updatedDate))  {
            return $this->updatedDate; /*string*/
        }
        throw new Exception('never get to this Task::updatedDate');
    }

    /**
     * When the task was last updated.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateUpdatedDate(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::updatedDate");
        }
        return true;
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromURL(string $value): string {
        return $value; /*string*/
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @throws Exception
     * @return string
     */
    public function toURL(): string {
        if (Task::validateURL($this->url))  {
            return $this->url; /*string*/
        }
        throw new Exception('never get to this Task::url');
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateURL(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Task::url");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return Task::validateAssignee($this->assignee)
        || Task::validateBugTracker($this->bugTracker)
        || Task::validateCreatedDate($this->createdDate)
        || Task::validateData($this->data)
        || Task::validateDataChunkSize($this->dataChunkSize)
        || Task::validateDataCompressedChunkType($this->dataCompressedChunkType)
        || Task::validateDataOriginalChunkType($this->dataOriginalChunkType)
        || Task::validateDimension($this->dimension)
        || Task::validateID($this->id)
        || Task::validateImageQuality($this->imageQuality)
        || Task::validateLabels($this->labels)
        || Task::validateMode($this->mode)
        || Task::validateName($this->name)
        || Task::validateOrganization($this->organization)
        || Task::validateOverlap($this->overlap)
        || Task::validateOwner($this->owner)
        || Task::validateProjectID($this->projectID)
        || Task::validateSegmentSize($this->segmentSize)
        || Task::validateSegments($this->segments)
        || Task::validateSize($this->size)
        || Task::validateSourceStorage($this->sourceStorage)
        || Task::validateStatus($this->status)
        || Task::validateSubset($this->subset)
        || Task::validateTargetStorage($this->targetStorage)
        || Task::validateUpdatedDate($this->updatedDate)
        || Task::validateURL($this->url);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'assignee'} = $this->toAssignee();
        $out->{'bug_tracker'} = $this->toBugTracker();
        $out->{'created_date'} = $this->toCreatedDate();
        $out->{'data'} = $this->toData();
        $out->{'data_chunk_size'} = $this->toDataChunkSize();
        $out->{'data_compressed_chunk_type'} = $this->toDataCompressedChunkType();
        $out->{'data_original_chunk_type'} = $this->toDataOriginalChunkType();
        $out->{'dimension'} = $this->toDimension();
        $out->{'id'} = $this->toID();
        $out->{'image_quality'} = $this->toImageQuality();
        $out->{'labels'} = $this->toLabels();
        $out->{'mode'} = $this->toMode();
        $out->{'name'} = $this->toName();
        $out->{'organization'} = $this->toOrganization();
        $out->{'overlap'} = $this->toOverlap();
        $out->{'owner'} = $this->toOwner();
        $out->{'project_id'} = $this->toProjectID();
        $out->{'segment_size'} = $this->toSegmentSize();
        $out->{'segments'} = $this->toSegments();
        $out->{'size'} = $this->toSize();
        $out->{'source_storage'} = $this->toSourceStorage();
        $out->{'status'} = $this->toStatus();
        $out->{'subset'} = $this->toSubset();
        $out->{'target_storage'} = $this->toTargetStorage();
        $out->{'updated_date'} = $this->toUpdatedDate();
        $out->{'url'} = $this->toURL();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return Task
     * @throws Exception
     */
    public static function from(stdClass $obj): Task {
        return new Task(
         Task::fromAssignee($obj->{'assignee'})
        ,Task::fromBugTracker($obj->{'bug_tracker'})
        ,Task::fromCreatedDate($obj->{'created_date'})
        ,Task::fromData($obj->{'data'})
        ,Task::fromDataChunkSize($obj->{'data_chunk_size'})
        ,Task::fromDataCompressedChunkType($obj->{'data_compressed_chunk_type'})
        ,Task::fromDataOriginalChunkType($obj->{'data_original_chunk_type'})
        ,Task::fromDimension($obj->{'dimension'})
        ,Task::fromID($obj->{'id'})
        ,Task::fromImageQuality($obj->{'image_quality'})
        ,Task::fromLabels($obj->{'labels'})
        ,Task::fromMode($obj->{'mode'})
        ,Task::fromName($obj->{'name'})
        ,Task::fromOrganization($obj->{'organization'})
        ,Task::fromOverlap($obj->{'overlap'})
        ,Task::fromOwner($obj->{'owner'})
        ,Task::fromProjectID($obj->{'project_id'})
        ,Task::fromSegmentSize($obj->{'segment_size'})
        ,Task::fromSegments($obj->{'segments'})
        ,Task::fromSize($obj->{'size'})
        ,Task::fromSourceStorage($obj->{'source_storage'})
        ,Task::fromStatus($obj->{'status'})
        ,Task::fromSubset($obj->{'subset'})
        ,Task::fromTargetStorage($obj->{'target_storage'})
        ,Task::fromUpdatedDate($obj->{'updated_date'})
        ,Task::fromURL($obj->{'url'})
        );
    }

    /**
     * @return Task
     */
    public static function sample(): Task {
        return new Task(
         Task::sampleAssignee()
        ,Task::sampleBugTracker()
        ,Task::sampleCreatedDate()
        ,Task::sampleData()
        ,Task::sampleDataChunkSize()
        ,Task::sampleDataCompressedChunkType()
        ,Task::sampleDataOriginalChunkType()
        ,Task::sampleDimension()
        ,Task::sampleID()
        ,Task::sampleImageQuality()
        ,Task::sampleLabels()
        ,Task::sampleMode()
        ,Task::sampleName()
        ,Task::sampleOrganization()
        ,Task::sampleOverlap()
        ,Task::sampleOwner()
        ,Task::sampleProjectID()
        ,Task::sampleSegmentSize()
        ,Task::sampleSegments()
        ,Task::sampleSize()
        ,Task::sampleSourceStorage()
        ,Task::sampleStatus()
        ,Task::sampleSubset()
        ,Task::sampleTargetStorage()
        ,Task::sampleUpdatedDate()
        ,Task::sampleURL()
        );
    }
}

// This is an autogenerated file:DeleteTaskEvent

class DeleteTaskEvent {
    private string $event; // json:event Required
    private User $sender; // json:sender Required
    private DeletedTask $task; // json:task Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param string $event
     * @param User $sender
     * @param DeletedTask $task
     * @param int $webhookID
     */
    public function __construct(string $event, User $sender, DeletedTask $task, int $webhookID) {
        $this->event = $event;
        $this->sender = $sender;
        $this->task = $task;
        $this->webhookID = $webhookID;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (DeleteTaskEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this DeleteTaskEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeleteTaskEvent::event");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (DeleteTaskEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this DeleteTaskEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return DeletedTask
     */
    public static function fromTask(stdClass $value): DeletedTask {
        return DeletedTask::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toTask(): stdClass {
        if (DeleteTaskEvent::validateTask($this->task))  {
            return $this->task->to(); /*class*/
        }
        throw new Exception('never get to this DeleteTaskEvent::task');
    }

    /**
     * @param DeletedTask
     * @return bool
     * @throws Exception
     */
    public static function validateTask(DeletedTask $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (DeleteTaskEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this DeleteTaskEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:DeleteTaskEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return DeleteTaskEvent::validateEvent($this->event)
        || DeleteTaskEvent::validateSender($this->sender)
        || DeleteTaskEvent::validateTask($this->task)
        || DeleteTaskEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'sender'} = $this->toSender();
        $out->{'task'} = $this->toTask();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return DeleteTaskEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): DeleteTaskEvent {
        return new DeleteTaskEvent(
         DeleteTaskEvent::fromEvent($obj->{'event'})
        ,DeleteTaskEvent::fromSender($obj->{'sender'})
        ,DeleteTaskEvent::fromTask($obj->{'task'})
        ,DeleteTaskEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return DeleteTaskEvent
     */
    public static function sample(): DeleteTaskEvent {
        return new DeleteTaskEvent(
         DeleteTaskEvent::sampleEvent()
        ,DeleteTaskEvent::sampleSender()
        ,DeleteTaskEvent::sampleTask()
        ,DeleteTaskEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:DeletedTask

class DeletedTask {
    private ?User $assignee; // json:assignee Optional
    private string $bugTracker; // json:bug_tracker Required
    private string $createdDate; // json:created_date Required
    private string $dimension; // json:dimension Required
    private int $id; // json:id Required
    private array $labels; // json:labels Required
    private string $mode; // json:mode Required
    private string $name; // json:name Required
    private ?int $organization; // json:organization Optional
    private ?int $overlap; // json:overlap Optional
    private User $owner; // json:owner Required
    private int $projectID; // json:project_id Required
    private ?int $segmentSize; // json:segment_size Optional
    private array $segments; // json:segments Required
    private DataStorage $sourceStorage; // json:source_storage Required
    private string $status; // json:status Required
    private string $subset; // json:subset Required
    private DataStorage $targetStorage; // json:target_storage Required
    private string $updatedDate; // json:updated_date Required
    private string $url; // json:url Required

    /**
     * @param User|null $assignee
     * @param string $bugTracker
     * @param string $createdDate
     * @param string $dimension
     * @param int $id
     * @param array $labels
     * @param string $mode
     * @param string $name
     * @param int|null $organization
     * @param int|null $overlap
     * @param User $owner
     * @param int $projectID
     * @param int|null $segmentSize
     * @param array $segments
     * @param DataStorage $sourceStorage
     * @param string $status
     * @param string $subset
     * @param DataStorage $targetStorage
     * @param string $updatedDate
     * @param string $url
     */
    public function __construct(?User $assignee, string $bugTracker, string $createdDate, string $dimension, int $id, array $labels, string $mode, string $name, ?int $organization, ?int $overlap, User $owner, int $projectID, ?int $segmentSize, array $segments, DataStorage $sourceStorage, string $status, string $subset, DataStorage $targetStorage, string $updatedDate, string $url) {
        $this->assignee = $assignee;
        $this->bugTracker = $bugTracker;
        $this->createdDate = $createdDate;
        $this->dimension = $dimension;
        $this->id = $id;
        $this->labels = $labels;
        $this->mode = $mode;
        $this->name = $name;
        $this->organization = $organization;
        $this->overlap = $overlap;
        $this->owner = $owner;
        $this->projectID = $projectID;
        $this->segmentSize = $segmentSize;
        $this->segments = $segments;
        $this->sourceStorage = $sourceStorage;
        $this->status = $status;
        $this->subset = $subset;
        $this->targetStorage = $targetStorage;
        $this->updatedDate = $updatedDate;
        $this->url = $url;
    }

    /**
     * User the task is assigned to, or null.
     *
     * @param ?stdClass $value
     * @throws Exception
     * @return ?User
     */
    public static function fromAssignee(?stdClass $value): ?User {
        if (!is_null($value)) {
            return User::from($value); /*class*/
        } else {
            return  null;
        }
    }

    /**
     * User the task is assigned to, or null.
     *
     * @throws Exception
     * @return ?stdClass
     */
    public function toAssignee(): ?stdClass {
        if (DeletedTask::validateAssignee($this->assignee))  {
            if (!is_null($this->assignee)) {
                return $this->assignee->to(); /*class*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this DeletedTask::assignee');
    }

    /**
     * User the task is assigned to, or null.
     *
     * @param User|null
     * @return bool
     * @throws Exception
     */
    public static function validateAssignee(?User $value): bool {
        if (!is_null($value)) {
            $value->validate();
        }
        return true;
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromBugTracker(string $value): string {
        return $value; /*string*/
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @throws Exception
     * @return string
     */
    public function toBugTracker(): string {
        if (DeletedTask::validateBugTracker($this->bugTracker))  {
            return $this->bugTracker; /*string*/
        }
        throw new Exception('never get to this DeletedTask::bugTracker');
    }

    /**
     * Bug tracker; may be empty. A URL.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateBugTracker(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeletedTask::bugTracker");
        }
        return true;
    }

    /**
     * When the task was created.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromCreatedDate(string $value): string {
        return $value; /*string*/
    }

    /**
     * When the task was created.
     *
     * @throws Exception
     * @return string
     */
    public function toCreatedDate(): string {
        if (DeletedTask::validateCreatedDate($this->createdDate))  {
            return $this->createdDate; /*string*/
        }
        throw new Exception('never get to this DeletedTask::createdDate');
    }

    /**
     * When the task was created.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateCreatedDate(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeletedTask::createdDate");
        }
        return true;
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromDimension(string $value): string {
        return $value; /*string*/
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @throws Exception
     * @return string
     */
    public function toDimension(): string {
        if (DeletedTask::validateDimension($this->dimension))  {
            return $this->dimension; /*string*/
        }
        throw new Exception('never get to this DeletedTask::dimension');
    }

    /**
     * Dimension. The dimension of the data.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateDimension(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeletedTask::dimension");
        }
        return true;
    }

    /**
     * Task identifier.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Task identifier.
     *
     * @throws Exception
     * @return int
     */
    public function toID(): int {
        if (DeletedTask::validateID($this->id))  {
            return $this->id; /*int*/
        }
        throw new Exception('never get to this DeletedTask::id');
    }

    /**
     * Task identifier.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:DeletedTask::id");
        }
        return true;
    }

    /**
     * Labels of the task.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromLabels(array $value): array {
        return  array_map(function ($value) {
            return Label::from($value); /*class*/
        }, $value);
    }

    /**
     * Labels of the task.
     *
     * @throws Exception
     * @return array
     */
    public function toLabels(): array {
        if (DeletedTask::validateLabels($this->labels))  {
            return array_map(function ($value) {
                return $value->to(); /*class*/
            }, $this->labels);
        }
        throw new Exception('never get to this DeletedTask::labels');
    }

    /**
     * Labels of the task.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateLabels(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:DeletedTask::labels");
        }
        array_walk($value, function($value_v) {
            $value_v->validate();
        });
        return true;
    }

    /**
     * Empty string or a mode name.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromMode(string $value): string {
        return $value; /*string*/
    }

    /**
     * Empty string or a mode name.
     *
     * @throws Exception
     * @return string
     */
    public function toMode(): string {
        if (DeletedTask::validateMode($this->mode))  {
            return $this->mode; /*string*/
        }
        throw new Exception('never get to this DeletedTask::mode');
    }

    /**
     * Empty string or a mode name.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateMode(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeletedTask::mode");
        }
        return true;
    }

    /**
     * Task name.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromName(string $value): string {
        return $value; /*string*/
    }

    /**
     * Task name.
     *
     * @throws Exception
     * @return string
     */
    public function toName(): string {
        if (DeletedTask::validateName($this->name))  {
            return $this->name; /*string*/
        }
        throw new Exception('never get to this DeletedTask::name');
    }

    /**
     * Task name.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateName(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeletedTask::name");
        }
        return true;
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOrganization(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOrganization(): ?int {
        if (DeletedTask::validateOrganization($this->organization))  {
            if (!is_null($this->organization)) {
                return $this->organization; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this DeletedTask::organization');
    }

    /**
     * Organization, or null. Its identifier.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOrganization(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:DeletedTask::organization");
            }
        }
        return true;
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOverlap(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOverlap(): ?int {
        if (DeletedTask::validateOverlap($this->overlap))  {
            if (!is_null($this->overlap)) {
                return $this->overlap; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this DeletedTask::overlap');
    }

    /**
     * Overlap, or null. The number of frames that neighboring segments share.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOverlap(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:DeletedTask::overlap");
            }
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromOwner(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toOwner(): stdClass {
        if (DeletedTask::validateOwner($this->owner))  {
            return $this->owner->to(); /*class*/
        }
        throw new Exception('never get to this DeletedTask::owner');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateOwner(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromProjectID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @throws Exception
     * @return int
     */
    public function toProjectID(): int {
        if (DeletedTask::validateProjectID($this->projectID))  {
            return $this->projectID; /*int*/
        }
        throw new Exception('never get to this DeletedTask::projectID');
    }

    /**
     * Identifier of a project. The project that the task belongs to.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateProjectID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:DeletedTask::projectID");
        }
        return true;
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromSegmentSize(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @throws Exception
     * @return ?int
     */
    public function toSegmentSize(): ?int {
        if (DeletedTask::validateSegmentSize($this->segmentSize))  {
            if (!is_null($this->segmentSize)) {
                return $this->segmentSize; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this DeletedTask::segmentSize');
    }

    /**
     * Size of a segment. Counted in frames.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateSegmentSize(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:DeletedTask::segmentSize");
            }
        }
        return true;
    }

    /**
     * Segments of the task; may be empty.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromSegments(array $value): array {
        return  array_map(function ($value) {
            return Segment::from($value); /*class*/
        }, $value);
    }

    /**
     * Segments of the task; may be empty.
     *
     * @throws Exception
     * @return array
     */
    public function toSegments(): array {
        if (DeletedTask::validateSegments($this->segments))  {
            return array_map(function ($value) {
                return $value->to(); /*class*/
            }, $this->segments);
        }
        throw new Exception('never get to this DeletedTask::segments');
    }

    /**
     * Segments of the task; may be empty.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateSegments(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:DeletedTask::segments");
        }
        array_walk($value, function($value_v) {
            $value_v->validate();
        });
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return DataStorage
     */
    public static function fromSourceStorage(stdClass $value): DataStorage {
        return DataStorage::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSourceStorage(): stdClass {
        if (DeletedTask::validateSourceStorage($this->sourceStorage))  {
            return $this->sourceStorage->to(); /*class*/
        }
        throw new Exception('never get to this DeletedTask::sourceStorage');
    }

    /**
     * @param DataStorage
     * @return bool
     * @throws Exception
     */
    public static function validateSourceStorage(DataStorage $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Status of the task.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromStatus(string $value): string {
        return $value; /*string*/
    }

    /**
     * Status of the task.
     *
     * @throws Exception
     * @return string
     */
    public function toStatus(): string {
        if (DeletedTask::validateStatus($this->status))  {
            return $this->status; /*string*/
        }
        throw new Exception('never get to this DeletedTask::status');
    }

    /**
     * Status of the task.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateStatus(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeletedTask::status");
        }
        return true;
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromSubset(string $value): string {
        return $value; /*string*/
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @throws Exception
     * @return string
     */
    public function toSubset(): string {
        if (DeletedTask::validateSubset($this->subset))  {
            return $this->subset; /*string*/
        }
        throw new Exception('never get to this DeletedTask::subset');
    }

    /**
     * Subset; may be empty. The subset that the task belongs to.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateSubset(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeletedTask::subset");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return DataStorage
     */
    public static function fromTargetStorage(stdClass $value): DataStorage {
        return DataStorage::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toTargetStorage(): stdClass {
        if (DeletedTask::validateTargetStorage($this->targetStorage))  {
            return $this->targetStorage->to(); /*class*/
        }
        throw new Exception('never get to this DeletedTask::targetStorage');
    }

    /**
     * @param DataStorage
     * @return bool
     * @throws Exception
     */
    public static function validateTargetStorage(DataStorage $value): bool {
        $value->validate();
        return true;
    }

    /**
     * When the task was last updated.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromUpdatedDate(string $value): string {
        return $value; /*string*/
    }

    /**
     * When the task was last updated.
     *
     * @throws Exception
     * @return string
     */
    public function toUpdatedDate(): string {
        if (DeletedTask::validateUpdatedDate($this->updatedDate))  {
            return $this->updatedDate; /*string*/
        }
        throw new Exception('never get to this DeletedTask::updatedDate');
    }

    /**
     * When the task was last updated.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateUpdatedDate(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeletedTask::updatedDate");
        }
        return true;
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromURL(string $value): string {
        return $value; /*string*/
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @throws Exception
     * @return string
     */
    public function toURL(): string {
        if (DeletedTask::validateURL($this->url))  {
            return $this->url; /*string*/
        }
        throw new Exception('never get to this DeletedTask::url');
    }

    /**
     * Address of the task, `{base_url}/api/tasks/<task_id>`.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateURL(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeletedTask::url");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return DeletedTask::validateAssignee($this->assignee)
        || DeletedTask::validateBugTracker($this->bugTracker)
        || DeletedTask::validateCreatedDate($this->createdDate)
        || DeletedTask::validateDimension($this->dimension)
        || DeletedTask::validateID($this->id)
        || DeletedTask::validateLabels($this->labels)
        || DeletedTask::validateMode($this->mode)
        || DeletedTask::validateName($this->name)
        || DeletedTask::validateOrganization($this->organization)
        || DeletedTask::validateOverlap($this->overlap)
        || DeletedTask::validateOwner($this->owner)
        || DeletedTask::validateProjectID($this->projectID)
        || DeletedTask::validateSegmentSize($this->segmentSize)
        || DeletedTask::validateSegments($this->segments)
        || DeletedTask::validateSourceStorage($this->sourceStorage)
        || DeletedTask::validateStatus($this->status)
        || DeletedTask::validateSubset($this->subset)
        || DeletedTask::validateTargetStorage($this->targetStorage)
        || DeletedTask::validateUpdatedDate($this->updatedDate)
        || DeletedTask::validateURL($this->url);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'assignee'} = $this->toAssignee();
        $out->{'bug_tracker'} = $this->toBugTracker();
        $out->{'created_date'} = $this->toCreatedDate();
        $out->{'dimension'} = $this->toDimension();
        $out->{'id'} = $this->toID();
        $out->{'labels'} = $this->toLabels();
        $out->{'mode'} = $this->toMode();
        $out->{'name'} = $this->toName();
        $out->{'organization'} = $this->toOrganization();
        $out->{'overlap'} = $this->toOverlap();
        $out->{'owner'} = $this->toOwner();
        $out->{'project_id'} = $this->toProjectID();
        $out->{'segment_size'} = $this->toSegmentSize();
        $out->{'segments'} = $this->toSegments();
        $out->{'source_storage'} = $this->toSourceStorage();
        $out->{'status'} = $this->toStatus();
        $out->{'subset'} = $this->toSubset();
        $out->{'target_storage'} = $this->toTargetStorage();
        $out->{'updated_date'} = $this->toUpdatedDate();
        $out->{'url'} = $this->toURL();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return DeletedTask
     * @throws Exception
     */
    public static function from(stdClass $obj): DeletedTask {
        return new DeletedTask(
         DeletedTask::fromAssignee($obj->{'assignee'})
        ,DeletedTask::fromBugTracker($obj->{'bug_tracker'})
        ,DeletedTask::fromCreatedDate($obj->{'created_date'})
        ,DeletedTask::fromDimension($obj->{'dimension'})
        ,DeletedTask::fromID($obj->{'id'})
        ,DeletedTask::fromLabels($obj->{'labels'})
        ,DeletedTask::fromMode($obj->{'mode'})
        ,DeletedTask::fromName($obj->{'name'})
        ,DeletedTask::fromOrganization($obj->{'organization'})
        ,DeletedTask::fromOverlap($obj->{'overlap'})
        ,DeletedTask::fromOwner($obj->{'owner'})
        ,DeletedTask::fromProjectID($obj->{'project_id'})
        ,DeletedTask::fromSegmentSize($obj->{'segment_size'})
        ,DeletedTask::fromSegments($obj->{'segments'})
        ,DeletedTask::fromSourceStorage($obj->{'source_storage'})
        ,DeletedTask::fromStatus($obj->{'status'})
        ,DeletedTask::fromSubset($obj->{'subset'})
        ,DeletedTask::fromTargetStorage($obj->{'target_storage'})
        ,DeletedTask::fromUpdatedDate($obj->{'updated_date'})
        ,DeletedTask::fromURL($obj->{'url'})
        );
    }

    /**
     * @return DeletedTask
     */
    public static function sample(): DeletedTask {
        return new DeletedTask(
         DeletedTask::sampleAssignee()
        ,DeletedTask::sampleBugTracker()
        ,DeletedTask::sampleCreatedDate()
        ,DeletedTask::sampleDimension()
        ,DeletedTask::sampleID()
        ,DeletedTask::sampleLabels()
        ,DeletedTask::sampleMode()
        ,DeletedTask::sampleName()
        ,DeletedTask::sampleOrganization()
        ,DeletedTask::sampleOverlap()
        ,DeletedTask::sampleOwner()
        ,DeletedTask::sampleProjectID()
        ,DeletedTask::sampleSegmentSize()
        ,DeletedTask::sampleSegments()
        ,DeletedTask::sampleSourceStorage()
        ,DeletedTask::sampleStatus()
        ,DeletedTask::sampleSubset()
        ,DeletedTask::sampleTargetStorage()
        ,DeletedTask::sampleUpdatedDate()
        ,DeletedTask::sampleURL()
        );
    }
}

// This is an autogenerated file:UpdateJobEvent

class UpdateJobEvent {
    private stdClass $beforeUpdate; // json:before_update Required
    private string $event; // json:event Required
    private stdClass $job; // json:job Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param stdClass $beforeUpdate
     * @param string $event
     * @param stdClass $job
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(stdClass $beforeUpdate, string $event, stdClass $job, User $sender, int $webhookID) {
        $this->beforeUpdate = $beforeUpdate;
        $this->event = $event;
        $this->job = $job;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromBeforeUpdate(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toBeforeUpdate(): stdClass {
        if (UpdateJobEvent::validateBeforeUpdate($this->beforeUpdate))  {
            $out = new stdClass();
            foreach ($this->beforeUpdate as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateJobEvent::beforeUpdate');
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateBeforeUpdate(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (UpdateJobEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this UpdateJobEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:UpdateJobEvent::event");
        }
        return true;
    }

    /**
     * The job after the update, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromJob(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The job after the update, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toJob(): stdClass {
        if (UpdateJobEvent::validateJob($this->job))  {
            $out = new stdClass();
            foreach ($this->job as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateJobEvent::job');
    }

    /**
     * The job after the update, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateJob(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (UpdateJobEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this UpdateJobEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (UpdateJobEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this UpdateJobEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:UpdateJobEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return UpdateJobEvent::validateBeforeUpdate($this->beforeUpdate)
        || UpdateJobEvent::validateEvent($this->event)
        || UpdateJobEvent::validateJob($this->job)
        || UpdateJobEvent::validateSender($this->sender)
        || UpdateJobEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'before_update'} = $this->toBeforeUpdate();
        $out->{'event'} = $this->toEvent();
        $out->{'job'} = $this->toJob();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return UpdateJobEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): UpdateJobEvent {
        return new UpdateJobEvent(
         UpdateJobEvent::fromBeforeUpdate($obj->{'before_update'})
        ,UpdateJobEvent::fromEvent($obj->{'event'})
        ,UpdateJobEvent::fromJob($obj->{'job'})
        ,UpdateJobEvent::fromSender($obj->{'sender'})
        ,UpdateJobEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return UpdateJobEvent
     */
    public static function sample(): UpdateJobEvent {
        return new UpdateJobEvent(
         UpdateJobEvent::sampleBeforeUpdate()
        ,UpdateJobEvent::sampleEvent()
        ,UpdateJobEvent::sampleJob()
        ,UpdateJobEvent::sampleSender()
        ,UpdateJobEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:CreateIssueEvent

class CreateIssueEvent {
    private string $event; // json:event Required
    private stdClass $issue; // json:issue Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param string $event
     * @param stdClass $issue
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(string $event, stdClass $issue, User $sender, int $webhookID) {
        $this->event = $event;
        $this->issue = $issue;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (CreateIssueEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this CreateIssueEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreateIssueEvent::event");
        }
        return true;
    }

    /**
     * The created issue, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromIssue(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The created issue, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toIssue(): stdClass {
        if (CreateIssueEvent::validateIssue($this->issue))  {
            $out = new stdClass();
            foreach ($this->issue as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this CreateIssueEvent::issue');
    }

    /**
     * The created issue, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateIssue(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (CreateIssueEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this CreateIssueEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (CreateIssueEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this CreateIssueEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:CreateIssueEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return CreateIssueEvent::validateEvent($this->event)
        || CreateIssueEvent::validateIssue($this->issue)
        || CreateIssueEvent::validateSender($this->sender)
        || CreateIssueEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'issue'} = $this->toIssue();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return CreateIssueEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): CreateIssueEvent {
        return new CreateIssueEvent(
         CreateIssueEvent::fromEvent($obj->{'event'})
        ,CreateIssueEvent::fromIssue($obj->{'issue'})
        ,CreateIssueEvent::fromSender($obj->{'sender'})
        ,CreateIssueEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return CreateIssueEvent
     */
    public static function sample(): CreateIssueEvent {
        return new CreateIssueEvent(
         CreateIssueEvent::sampleEvent()
        ,CreateIssueEvent::sampleIssue()
        ,CreateIssueEvent::sampleSender()
        ,CreateIssueEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:UpdateIssueEvent

class UpdateIssueEvent {
    private stdClass $beforeUpdate; // json:before_update Required
    private string $event; // json:event Required
    private stdClass $issue; // json:issue Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param stdClass $beforeUpdate
     * @param string $event
     * @param stdClass $issue
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(stdClass $beforeUpdate, string $event, stdClass $issue, User $sender, int $webhookID) {
        $this->beforeUpdate = $beforeUpdate;
        $this->event = $event;
        $this->issue = $issue;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromBeforeUpdate(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toBeforeUpdate(): stdClass {
        if (UpdateIssueEvent::validateBeforeUpdate($this->beforeUpdate))  {
            $out = new stdClass();
            foreach ($this->beforeUpdate as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateIssueEvent::beforeUpdate');
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateBeforeUpdate(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (UpdateIssueEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this UpdateIssueEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:UpdateIssueEvent::event");
        }
        return true;
    }

    /**
     * The issue after the update, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromIssue(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The issue after the update, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toIssue(): stdClass {
        if (UpdateIssueEvent::validateIssue($this->issue))  {
            $out = new stdClass();
            foreach ($this->issue as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateIssueEvent::issue');
    }

    /**
     * The issue after the update, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateIssue(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (UpdateIssueEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this UpdateIssueEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (UpdateIssueEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this UpdateIssueEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:UpdateIssueEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return UpdateIssueEvent::validateBeforeUpdate($this->beforeUpdate)
        || UpdateIssueEvent::validateEvent($this->event)
        || UpdateIssueEvent::validateIssue($this->issue)
        || UpdateIssueEvent::validateSender($this->sender)
        || UpdateIssueEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'before_update'} = $this->toBeforeUpdate();
        $out->{'event'} = $this->toEvent();
        $out->{'issue'} = $this->toIssue();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return UpdateIssueEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): UpdateIssueEvent {
        return new UpdateIssueEvent(
         UpdateIssueEvent::fromBeforeUpdate($obj->{'before_update'})
        ,UpdateIssueEvent::fromEvent($obj->{'event'})
        ,UpdateIssueEvent::fromIssue($obj->{'issue'})
        ,UpdateIssueEvent::fromSender($obj->{'sender'})
        ,UpdateIssueEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return UpdateIssueEvent
     */
    public static function sample(): UpdateIssueEvent {
        return new UpdateIssueEvent(
         UpdateIssueEvent::sampleBeforeUpdate()
        ,UpdateIssueEvent::sampleEvent()
        ,UpdateIssueEvent::sampleIssue()
        ,UpdateIssueEvent::sampleSender()
        ,UpdateIssueEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:DeleteIssueEvent

class DeleteIssueEvent {
    private string $event; // json:event Required
    private stdClass $issue; // json:issue Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param string $event
     * @param stdClass $issue
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(string $event, stdClass $issue, User $sender, int $webhookID) {
        $this->event = $event;
        $this->issue = $issue;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (DeleteIssueEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this DeleteIssueEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeleteIssueEvent::event");
        }
        return true;
    }

    /**
     * The deleted issue, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromIssue(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The deleted issue, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toIssue(): stdClass {
        if (DeleteIssueEvent::validateIssue($this->issue))  {
            $out = new stdClass();
            foreach ($this->issue as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this DeleteIssueEvent::issue');
    }

    /**
     * The deleted issue, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateIssue(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (DeleteIssueEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this DeleteIssueEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (DeleteIssueEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this DeleteIssueEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:DeleteIssueEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return DeleteIssueEvent::validateEvent($this->event)
        || DeleteIssueEvent::validateIssue($this->issue)
        || DeleteIssueEvent::validateSender($this->sender)
        || DeleteIssueEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'issue'} = $this->toIssue();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return DeleteIssueEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): DeleteIssueEvent {
        return new DeleteIssueEvent(
         DeleteIssueEvent::fromEvent($obj->{'event'})
        ,DeleteIssueEvent::fromIssue($obj->{'issue'})
        ,DeleteIssueEvent::fromSender($obj->{'sender'})
        ,DeleteIssueEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return DeleteIssueEvent
     */
    public static function sample(): DeleteIssueEvent {
        return new DeleteIssueEvent(
         DeleteIssueEvent::sampleEvent()
        ,DeleteIssueEvent::sampleIssue()
        ,DeleteIssueEvent::sampleSender()
        ,DeleteIssueEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:CreateCommentEvent

class CreateCommentEvent {
    private stdClass $comment; // json:comment Required
    private string $event; // json:event Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param stdClass $comment
     * @param string $event
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(stdClass $comment, string $event, User $sender, int $webhookID) {
        $this->comment = $comment;
        $this->event = $event;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * The created comment, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromComment(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The created comment, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toComment(): stdClass {
        if (CreateCommentEvent::validateComment($this->comment))  {
            $out = new stdClass();
            foreach ($this->comment as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this CreateCommentEvent::comment');
    }

    /**
     * The created comment, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateComment(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (CreateCommentEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this CreateCommentEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:CreateCommentEvent::event");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (CreateCommentEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this CreateCommentEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (CreateCommentEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this CreateCommentEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:CreateCommentEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return CreateCommentEvent::validateComment($this->comment)
        || CreateCommentEvent::validateEvent($this->event)
        || CreateCommentEvent::validateSender($this->sender)
        || CreateCommentEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'comment'} = $this->toComment();
        $out->{'event'} = $this->toEvent();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return CreateCommentEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): CreateCommentEvent {
        return new CreateCommentEvent(
         CreateCommentEvent::fromComment($obj->{'comment'})
        ,CreateCommentEvent::fromEvent($obj->{'event'})
        ,CreateCommentEvent::fromSender($obj->{'sender'})
        ,CreateCommentEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return CreateCommentEvent
     */
    public static function sample(): CreateCommentEvent {
        return new CreateCommentEvent(
         CreateCommentEvent::sampleComment()
        ,CreateCommentEvent::sampleEvent()
        ,CreateCommentEvent::sampleSender()
        ,CreateCommentEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:UpdateCommentEvent

class UpdateCommentEvent {
    private stdClass $beforeUpdate; // json:before_update Required
    private stdClass $comment; // json:comment Required
    private string $event; // json:event Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param stdClass $beforeUpdate
     * @param stdClass $comment
     * @param string $event
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(stdClass $beforeUpdate, stdClass $comment, string $event, User $sender, int $webhookID) {
        $this->beforeUpdate = $beforeUpdate;
        $this->comment = $comment;
        $this->event = $event;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromBeforeUpdate(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toBeforeUpdate(): stdClass {
        if (UpdateCommentEvent::validateBeforeUpdate($this->beforeUpdate))  {
            $out = new stdClass();
            foreach ($this->beforeUpdate as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateCommentEvent::beforeUpdate');
    }

    /**
     * Only the keys of the resource that changed, with their old values.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateBeforeUpdate(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * The comment after the update, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromComment(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The comment after the update, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toComment(): stdClass {
        if (UpdateCommentEvent::validateComment($this->comment))  {
            $out = new stdClass();
            foreach ($this->comment as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this UpdateCommentEvent::comment');
    }

    /**
     * The comment after the update, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateComment(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (UpdateCommentEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this UpdateCommentEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:UpdateCommentEvent::event");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (UpdateCommentEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this UpdateCommentEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (UpdateCommentEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this UpdateCommentEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:UpdateCommentEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return UpdateCommentEvent::validateBeforeUpdate($this->beforeUpdate)
        || UpdateCommentEvent::validateComment($this->comment)
        || UpdateCommentEvent::validateEvent($this->event)
        || UpdateCommentEvent::validateSender($this->sender)
        || UpdateCommentEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'before_update'} = $this->toBeforeUpdate();
        $out->{'comment'} = $this->toComment();
        $out->{'event'} = $this->toEvent();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return UpdateCommentEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): UpdateCommentEvent {
        return new UpdateCommentEvent(
         UpdateCommentEvent::fromBeforeUpdate($obj->{'before_update'})
        ,UpdateCommentEvent::fromComment($obj->{'comment'})
        ,UpdateCommentEvent::fromEvent($obj->{'event'})
        ,UpdateCommentEvent::fromSender($obj->{'sender'})
        ,UpdateCommentEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return UpdateCommentEvent
     */
    public static function sample(): UpdateCommentEvent {
        return new UpdateCommentEvent(
         UpdateCommentEvent::sampleBeforeUpdate()
        ,UpdateCommentEvent::sampleComment()
        ,UpdateCommentEvent::sampleEvent()
        ,UpdateCommentEvent::sampleSender()
        ,UpdateCommentEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:DeleteCommentEvent

class DeleteCommentEvent {
    private stdClass $comment; // json:comment Required
    private string $event; // json:event Required
    private User $sender; // json:sender Required
    private int $webhookID; // json:webhook_id Required

    /**
     * @param stdClass $comment
     * @param string $event
     * @param User $sender
     * @param int $webhookID
     */
    public function __construct(stdClass $comment, string $event, User $sender, int $webhookID) {
        $this->comment = $comment;
        $this->event = $event;
        $this->sender = $sender;
        $this->webhookID = $webhookID;
    }

    /**
     * The deleted comment, in full.
     *
     * @param stdClass $value
     * @throws Exception
     * @return stdClass
     */
    public static function fromComment(stdClass $value): stdClass {
        $out = new stdClass();
        foreach ($value as $k => $v) {
            $out->$k = $v; /*any*/
        }
        return $out;
    }

    /**
     * The deleted comment, in full.
     *
     * @throws Exception
     * @return stdClass
     */
    public function toComment(): stdClass {
        if (DeleteCommentEvent::validateComment($this->comment))  {
            $out = new stdClass();
            foreach ($this->comment as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        }
        throw new Exception('never get to this DeleteCommentEvent::comment');
    }

    /**
     * The deleted comment, in full.
     *
     * @param stdClass
     * @return bool
     * @throws Exception
     */
    public static function validateComment(stdClass $value): bool {
        foreach ($value as $k => $v) {
        }
        return true;
    }

    /**
     * Name of the event.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Name of the event.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (DeleteCommentEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this DeleteCommentEvent::event');
    }

    /**
     * Name of the event.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:DeleteCommentEvent::event");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (DeleteCommentEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this DeleteCommentEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromWebhookID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @throws Exception
     * @return int
     */
    public function toWebhookID(): int {
        if (DeleteCommentEvent::validateWebhookID($this->webhookID))  {
            return $this->webhookID; /*int*/
        }
        throw new Exception('never get to this DeleteCommentEvent::webhookID');
    }

    /**
     * Identifier of the webhook that sends it.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateWebhookID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:DeleteCommentEvent::webhookID");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return DeleteCommentEvent::validateComment($this->comment)
        || DeleteCommentEvent::validateEvent($this->event)
        || DeleteCommentEvent::validateSender($this->sender)
        || DeleteCommentEvent::validateWebhookID($this->webhookID);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'comment'} = $this->toComment();
        $out->{'event'} = $this->toEvent();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook_id'} = $this->toWebhookID();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return DeleteCommentEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): DeleteCommentEvent {
        return new DeleteCommentEvent(
         DeleteCommentEvent::fromComment($obj->{'comment'})
        ,DeleteCommentEvent::fromEvent($obj->{'event'})
        ,DeleteCommentEvent::fromSender($obj->{'sender'})
        ,DeleteCommentEvent::fromWebhookID($obj->{'webhook_id'})
        );
    }

    /**
     * @return DeleteCommentEvent
     */
    public static function sample(): DeleteCommentEvent {
        return new DeleteCommentEvent(
         DeleteCommentEvent::sampleComment()
        ,DeleteCommentEvent::sampleEvent()
        ,DeleteCommentEvent::sampleSender()
        ,DeleteCommentEvent::sampleWebhookID()
        );
    }
}

// This is an autogenerated file:PingEvent

class PingEvent {
    private string $event; // json:event Required
    private User $sender; // json:sender Required
    private Webhook $webhook; // json:webhook Required

    /**
     * @param string $event
     * @param User $sender
     * @param Webhook $webhook
     */
    public function __construct(string $event, User $sender, Webhook $webhook) {
        $this->event = $event;
        $this->sender = $sender;
        $this->webhook = $webhook;
    }

    /**
     * Always `ping`.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromEvent(string $value): string {
        return $value; /*string*/
    }

    /**
     * Always `ping`.
     *
     * @throws Exception
     * @return string
     */
    public function toEvent(): string {
        if (PingEvent::validateEvent($this->event))  {
            return $this->event; /*string*/
        }
        throw new Exception('never get to this PingEvent::event');
    }

    /**
     * Always `ping`.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateEvent(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:PingEvent::event");
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromSender(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toSender(): stdClass {
        if (PingEvent::validateSender($this->sender))  {
            return $this->sender->to(); /*class*/
        }
        throw new Exception('never get to this PingEvent::sender');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateSender(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return Webhook
     */
    public static function fromWebhook(stdClass $value): Webhook {
        return Webhook::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toWebhook(): stdClass {
        if (PingEvent::validateWebhook($this->webhook))  {
            return $this->webhook->to(); /*class*/
        }
        throw new Exception('never get to this PingEvent::webhook');
    }

    /**
     * @param Webhook
     * @return bool
     * @throws Exception
     */
    public static function validateWebhook(Webhook $value): bool {
        $value->validate();
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return PingEvent::validateEvent($this->event)
        || PingEvent::validateSender($this->sender)
        || PingEvent::validateWebhook($this->webhook);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'event'} = $this->toEvent();
        $out->{'sender'} = $this->toSender();
        $out->{'webhook'} = $this->toWebhook();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return PingEvent
     * @throws Exception
     */
    public static function from(stdClass $obj): PingEvent {
        return new PingEvent(
         PingEvent::fromEvent($obj->{'event'})
        ,PingEvent::fromSender($obj->{'sender'})
        ,PingEvent::fromWebhook($obj->{'webhook'})
        );
    }

    /**
     * @return PingEvent
     */
    public static function sample(): PingEvent {
        return new PingEvent(
         PingEvent::sampleEvent()
        ,PingEvent::sampleSender()
        ,PingEvent::sampleWebhook()
        );
    }
}

// This is an autogenerated file:Webhook

class Webhook {
    private string $contentType; // json:content_type Required
    private string $createdDate; // json:created_date Required
    private string $description; // json:description Required
    private bool $enableSSL; // json:enable_ssl Required
    private array $events; // json:events Required
    private int $id; // json:id Required
    private bool $isActive; // json:is_active Required
    private ?string $lastDeliveryDate; // json:last_delivery_date Optional
    private ?int $lastStatus; // json:last_status Optional
    private ?int $organization; // json:organization Optional
    private User $owner; // json:owner Required
    private ?int $project; // json:project Optional
    private string $targetURL; // json:target_url Required
    private WebhookType $type; // json:type Required
    private string $updatedDate; // json:updated_date Required
    private string $url; // json:url Required

    /**
     * @param string $contentType
     * @param string $createdDate
     * @param string $description
     * @param bool $enableSSL
     * @param array $events
     * @param int $id
     * @param bool $isActive
     * @param string|null $lastDeliveryDate
     * @param int|null $lastStatus
     * @param int|null $organization
     * @param User $owner
     * @param int|null $project
     * @param string $targetURL
     * @param WebhookType $type
     * @param string $updatedDate
     * @param string $url
     */
    public function __construct(string $contentType, string $createdDate, string $description, bool $enableSSL, array $events, int $id, bool $isActive, ?string $lastDeliveryDate, ?int $lastStatus, ?int $organization, User $owner, ?int $project, string $targetURL, WebhookType $type, string $updatedDate, string $url) {
        $this->contentType = $contentType;
        $this->createdDate = $createdDate;
        $this->description = $description;
        $this->enableSSL = $enableSSL;
        $this->events = $events;
        $this->id = $id;
        $this->isActive = $isActive;
        $this->lastDeliveryDate = $lastDeliveryDate;
        $this->lastStatus = $lastStatus;
        $this->organization = $organization;
        $this->owner = $owner;
        $this->project = $project;
        $this->targetURL = $targetURL;
        $this->type = $type;
        $this->updatedDate = $updatedDate;
        $this->url = $url;
    }

    /**
     * Media type of the delivered payload, sent as Content-Type.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromContentType(string $value): string {
        return $value; /*string*/
    }

    /**
     * Media type of the delivered payload, sent as Content-Type.
     *
     * @throws Exception
     * @return string
     */
    public function toContentType(): string {
        if (Webhook::validateContentType($this->contentType))  {
            return $this->contentType; /*string*/
        }
        throw new Exception('never get to this Webhook::contentType');
    }

    /**
     * Media type of the delivered payload, sent as Content-Type.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateContentType(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Webhook::contentType");
        }
        return true;
    }

    /**
     * When the webhook was created.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromCreatedDate(string $value): string {
        return $value; /*string*/
    }

    /**
     * When the webhook was created.
     *
     * @throws Exception
     * @return string
     */
    public function toCreatedDate(): string {
        if (Webhook::validateCreatedDate($this->createdDate))  {
            return $this->createdDate; /*string*/
        }
        throw new Exception('never get to this Webhook::createdDate');
    }

    /**
     * When the webhook was created.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateCreatedDate(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Webhook::createdDate");
        }
        return true;
    }

    /**
     * Short purpose summary; may be empty.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromDescription(string $value): string {
        return $value; /*string*/
    }

    /**
     * Short purpose summary; may be empty.
     *
     * @throws Exception
     * @return string
     */
    public function toDescription(): string {
        if (Webhook::validateDescription($this->description))  {
            return $this->description; /*string*/
        }
        throw new Exception('never get to this Webhook::description');
    }

    /**
     * Short purpose summary; may be empty.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateDescription(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Webhook::description");
        }
        return true;
    }

    /**
     * Enables or disables SSL certificate verification for delivery. When true, SSL
     * verification is on.
     *
     * @param bool $value
     * @throws Exception
     * @return bool
     */
    public static function fromEnableSSL(bool $value): bool {
        return $value; /*bool*/
    }

    /**
     * Enables or disables SSL certificate verification for delivery. When true, SSL
     * verification is on.
     *
     * @throws Exception
     * @return bool
     */
    public function toEnableSSL(): bool {
        if (Webhook::validateEnableSSL($this->enableSSL))  {
            return $this->enableSSL; /*bool*/
        }
        throw new Exception('never get to this Webhook::enableSSL');
    }

    /**
     * Enables or disables SSL certificate verification for delivery. When true, SSL
     * verification is on.
     *
     * @param bool
     * @return bool
     * @throws Exception
     */
    public static function validateEnableSSL(bool $value): bool {
        if (!is_bool($value)) {
            throw new Exception("Attribute Error:Webhook::enableSSL");
        }
        return true;
    }

    /**
     * Subscribed event names.
     *
     * @param array $value
     * @throws Exception
     * @return array
     */
    public static function fromEvents(array $value): array {
        return  array_map(function ($value) {
            return EventName::from($value); /*enum*/
        }, $value);
    }

    /**
     * Subscribed event names.
     *
     * @throws Exception
     * @return array
     */
    public function toEvents(): array {
        if (Webhook::validateEvents($this->events))  {
            return array_map(function ($value) {
                return EventName::to($value); /*enum*/
            }, $this->events);
        }
        throw new Exception('never get to this Webhook::events');
    }

    /**
     * Subscribed event names.
     *
     * @param array
     * @return bool
     * @throws Exception
     */
    public static function validateEvents(array $value): bool {
        if (!is_array($value)) {
            throw new Exception("Attribute Error:Webhook::events");
        }
        array_walk($value, function($value_v) {
            EventName::to($value_v);
        });
        return true;
    }

    /**
     * Webhook identifier.
     *
     * @param int $value
     * @throws Exception
     * @return int
     */
    public static function fromID(int $value): int {
        return $value; /*int*/
    }

    /**
     * Webhook identifier.
     *
     * @throws Exception
     * @return int
     */
    public function toID(): int {
        if (Webhook::validateID($this->id))  {
            return $this->id; /*int*/
        }
        throw new Exception('never get to this Webhook::id');
    }

    /**
     * Webhook identifier.
     *
     * @param int
     * @return bool
     * @throws Exception
     */
    public static function validateID(int $value): bool {
        if (!is_integer($value)) {
            throw new Exception("Attribute Error:Webhook::id");
        }
        return true;
    }

    /**
     * No delivery occurs while this is false. This includes pings.
     *
     * @param bool $value
     * @throws Exception
     * @return bool
     */
    public static function fromIsActive(bool $value): bool {
        return $value; /*bool*/
    }

    /**
     * No delivery occurs while this is false. This includes pings.
     *
     * @throws Exception
     * @return bool
     */
    public function toIsActive(): bool {
        if (Webhook::validateIsActive($this->isActive))  {
            return $this->isActive; /*bool*/
        }
        throw new Exception('never get to this Webhook::isActive');
    }

    /**
     * No delivery occurs while this is false. This includes pings.
     *
     * @param bool
     * @return bool
     * @throws Exception
     */
    public static function validateIsActive(bool $value): bool {
        if (!is_bool($value)) {
            throw new Exception("Attribute Error:Webhook::isActive");
        }
        return true;
    }

    /**
     * Time of the last delivery. Missing before the first delivery.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromLastDeliveryDate(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Time of the last delivery. Missing before the first delivery.
     *
     * @throws Exception
     * @return ?string
     */
    public function toLastDeliveryDate(): ?string {
        if (Webhook::validateLastDeliveryDate($this->lastDeliveryDate))  {
            if (!is_null($this->lastDeliveryDate)) {
                return $this->lastDeliveryDate; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Webhook::lastDeliveryDate');
    }

    /**
     * Time of the last delivery. Missing before the first delivery.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateLastDeliveryDate(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:Webhook::lastDeliveryDate");
            }
        }
        return true;
    }

    /**
     * HTTP status of the last delivery. Missing before the first delivery, and after one that
     * got no response.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromLastStatus(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * HTTP status of the last delivery. Missing before the first delivery, and after one that
     * got no response.
     *
     * @throws Exception
     * @return ?int
     */
    public function toLastStatus(): ?int {
        if (Webhook::validateLastStatus($this->lastStatus))  {
            if (!is_null($this->lastStatus)) {
                return $this->lastStatus; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Webhook::lastStatus');
    }

    /**
     * HTTP status of the last delivery. Missing before the first delivery, and after one that
     * got no response.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateLastStatus(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:Webhook::lastStatus");
            }
        }
        return true;
    }

    /**
     * Organization identifier for an organization webhook, or null. An integer if `type` is
     * `organization`.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOrganization(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Organization identifier for an organization webhook, or null. An integer if `type` is
     * `organization`.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOrganization(): ?int {
        if (Webhook::validateOrganization($this->organization))  {
            if (!is_null($this->organization)) {
                return $this->organization; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Webhook::organization');
    }

    /**
     * Organization identifier for an organization webhook, or null. An integer if `type` is
     * `organization`.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOrganization(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:Webhook::organization");
            }
        }
        return true;
    }

    /**
     * @param stdClass $value
     * @throws Exception
     * @return User
     */
    public static function fromOwner(stdClass $value): User {
        return User::from($value); /*class*/
    }

    /**
     * @throws Exception
     * @return stdClass
     */
    public function toOwner(): stdClass {
        if (Webhook::validateOwner($this->owner))  {
            return $this->owner->to(); /*class*/
        }
        throw new Exception('never get to this Webhook::owner');
    }

    /**
     * @param User
     * @return bool
     * @throws Exception
     */
    public static function validateOwner(User $value): bool {
        $value->validate();
        return true;
    }

    /**
     * Project identifier for a project webhook, or null. Null only if `type` is not `project`.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromProject(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Project identifier for a project webhook, or null. Null only if `type` is not `project`.
     *
     * @throws Exception
     * @return ?int
     */
    public function toProject(): ?int {
        if (Webhook::validateProject($this->project))  {
            if (!is_null($this->project)) {
                return $this->project; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Webhook::project');
    }

    /**
     * Project identifier for a project webhook, or null. Null only if `type` is not `project`.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateProject(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:Webhook::project");
            }
        }
        return true;
    }

    /**
     * Where event payloads are delivered.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromTargetURL(string $value): string {
        return $value; /*string*/
    }

    /**
     * Where event payloads are delivered.
     *
     * @throws Exception
     * @return string
     */
    public function toTargetURL(): string {
        if (Webhook::validateTargetURL($this->targetURL))  {
            return $this->targetURL; /*string*/
        }
        throw new Exception('never get to this Webhook::targetURL');
    }

    /**
     * Where event payloads are delivered.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateTargetURL(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Webhook::targetURL");
        }
        return true;
    }

    /**
     * @param string $value
     * @throws Exception
     * @return WebhookType
     */
    public static function fromType(string $value): WebhookType {
        return WebhookType::from($value); /*enum*/
    }

    /**
     * @throws Exception
     * @return string
     */
    public function toType(): string {
        if (Webhook::validateType($this->type))  {
            return WebhookType::to($this->type); /*enum*/
        }
        throw new Exception('never get to this Webhook::type');
    }

    /**
     * @param WebhookType
     * @return bool
     * @throws Exception
     */
    public static function validateType(WebhookType $value): bool {
        WebhookType::to($value);
        return true;
    }

    /**
     * When the webhook was last updated.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromUpdatedDate(string $value): string {
        return $value; /*string*/
    }

    /**
     * When the webhook was last updated.
     *
     * @throws Exception
     * @return string
     */
    public function toUpdatedDate(): string {
        if (Webhook::validateUpdatedDate($this->updatedDate))  {
            return $this->updatedDate; /*string*/
        }
        throw new Exception('never get to this Webhook::updatedDate');
    }

    /**
     * When the webhook was last updated.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateUpdatedDate(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Webhook::updatedDate");
        }
        return true;
    }

    /**
     * Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
     *
     * @param string $value
     * @throws Exception
     * @return string
     */
    public static function fromURL(string $value): string {
        return $value; /*string*/
    }

    /**
     * Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
     *
     * @throws Exception
     * @return string
     */
    public function toURL(): string {
        if (Webhook::validateURL($this->url))  {
            return $this->url; /*string*/
        }
        throw new Exception('never get to this Webhook::url');
    }

    /**
     * Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
     *
     * @param string
     * @return bool
     * @throws Exception
     */
    public static function validateURL(string $value): bool {
        if (!is_string($value)) {
            throw new Exception("Attribute Error:Webhook::url");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return Webhook::validateContentType($this->contentType)
        || Webhook::validateCreatedDate($this->createdDate)
        || Webhook::validateDescription($this->description)
        || Webhook::validateEnableSSL($this->enableSSL)
        || Webhook::validateEvents($this->events)
        || Webhook::validateID($this->id)
        || Webhook::validateIsActive($this->isActive)
        || Webhook::validateLastDeliveryDate($this->lastDeliveryDate)
        || Webhook::validateLastStatus($this->lastStatus)
        || Webhook::validateOrganization($this->organization)
        || Webhook::validateOwner($this->owner)
        || Webhook::validateProject($this->project)
        || Webhook::validateTargetURL($this->targetURL)
        || Webhook::validateType($this->type)
        || Webhook::validateUpdatedDate($this->updatedDate)
        || Webhook::validateURL($this->url);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'content_type'} = $this->toContentType();
        $out->{'created_date'} = $this->toCreatedDate();
        $out->{'description'} = $this->toDescription();
        $out->{'enable_ssl'} = $this->toEnableSSL();
        $out->{'events'} = $this->toEvents();
        $out->{'id'} = $this->toID();
        $out->{'is_active'} = $this->toIsActive();
        $out->{'last_delivery_date'} = $this->toLastDeliveryDate();
        $out->{'last_status'} = $this->toLastStatus();
        $out->{'organization'} = $this->toOrganization();
        $out->{'owner'} = $this->toOwner();
        $out->{'project'} = $this->toProject();
        $out->{'target_url'} = $this->toTargetURL();
        $out->{'type'} = $this->toType();
        $out->{'updated_date'} = $this->toUpdatedDate();
        $out->{'url'} = $this->toURL();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return Webhook
     * @throws Exception
     */
    public static function from(stdClass $obj): Webhook {
        return new Webhook(
         Webhook::fromContentType($obj->{'content_type'})
        ,Webhook::fromCreatedDate($obj->{'created_date'})
        ,Webhook::fromDescription($obj->{'description'})
        ,Webhook::fromEnableSSL($obj->{'enable_ssl'})
        ,Webhook::fromEvents($obj->{'events'})
        ,Webhook::fromID($obj->{'id'})
        ,Webhook::fromIsActive($obj->{'is_active'})
        ,Webhook::fromLastDeliveryDate($obj->{'last_delivery_date'})
        ,Webhook::fromLastStatus($obj->{'last_status'})
        ,Webhook::fromOrganization($obj->{'organization'})
        ,Webhook::fromOwner($obj->{'owner'})
        ,Webhook::fromProject($obj->{'project'})
        ,Webhook::fromTargetURL($obj->{'target_url'})
        ,Webhook::fromType($obj->{'type'})
        ,Webhook::fromUpdatedDate($obj->{'updated_date'})
        ,Webhook::fromURL($obj->{'url'})
        );
    }

    /**
     * @return Webhook
     */
    public static function sample(): Webhook {
        return new Webhook(
         Webhook::sampleContentType()
        ,Webhook::sampleCreatedDate()
        ,Webhook::sampleDescription()
        ,Webhook::sampleEnableSSL()
        ,Webhook::sampleEvents()
        ,Webhook::sampleID()
        ,Webhook::sampleIsActive()
        ,Webhook::sampleLastDeliveryDate()
        ,Webhook::sampleLastStatus()
        ,Webhook::sampleOrganization()
        ,Webhook::sampleOwner()
        ,Webhook::sampleProject()
        ,Webhook::sampleTargetURL()
        ,Webhook::sampleType()
        ,Webhook::sampleUpdatedDate()
        ,Webhook::sampleURL()
        );
    }
}

// This is an autogenerated file:EventName

class EventName {
    public static EventName $CREATE_COMMENT;
    public static EventName $CREATE_INVITATION;
    public static EventName $CREATE_ISSUE;
    public static EventName $CREATE_PROJECT;
    public static EventName $CREATE_TASK;
    public static EventName $DELETE_COMMENT;
    public static EventName $DELETE_INVITATION;
    public static EventName $DELETE_ISSUE;
    public static EventName $DELETE_MEMBERSHIP;
    public static EventName $DELETE_PROJECT;
    public static EventName $DELETE_TASK;
    public static EventName $UPDATE_COMMENT;
    public static EventName $UPDATE_ISSUE;
    public static EventName $UPDATE_JOB;
    public static EventName $UPDATE_MEMBERSHIP;
    public static EventName $UPDATE_ORGANIZATION;
    public static EventName $UPDATE_PROJECT;
    public static EventName $UPDATE_TASK;
    public static function init() {
        EventName::$CREATE_COMMENT = new EventName('create:comment');
        EventName::$CREATE_INVITATION = new EventName('create:invitation');
        EventName::$CREATE_ISSUE = new EventName('create:issue');
        EventName::$CREATE_PROJECT = new EventName('create:project');
        EventName::$CREATE_TASK = new EventName('create:task');
        EventName::$DELETE_COMMENT = new EventName('delete:comment');
        EventName::$DELETE_INVITATION = new EventName('delete:invitation');
        EventName::$DELETE_ISSUE = new EventName('delete:issue');
        EventName::$DELETE_MEMBERSHIP = new EventName('delete:membership');
        EventName::$DELETE_PROJECT = new EventName('delete:project');
        EventName::$DELETE_TASK = new EventName('delete:task');
        EventName::$UPDATE_COMMENT = new EventName('update:comment');
        EventName::$UPDATE_ISSUE = new EventName('update:issue');
        EventName::$UPDATE_JOB = new EventName('update:job');
        EventName::$UPDATE_MEMBERSHIP = new EventName('update:membership');
        EventName::$UPDATE_ORGANIZATION = new EventName('update:organization');
        EventName::$UPDATE_PROJECT = new EventName('update:project');
        EventName::$UPDATE_TASK = new EventName('update:task');
    }
    private string $enum;
    public function __construct(string $enum) {
        $this->enum = $enum;
    }

    /**
     * @param EventName
     * @return string
     * @throws Exception
     */
    public static function to(EventName $obj): string {
        switch ($obj->enum) {
            case EventName::$CREATE_COMMENT->enum: return 'create:comment';
            case EventName::$CREATE_INVITATION->enum: return 'create:invitation';
            case EventName::$CREATE_ISSUE->enum: return 'create:issue';
            case EventName::$CREATE_PROJECT->enum: return 'create:project';
            case EventName::$CREATE_TASK->enum: return 'create:task';
            case EventName::$DELETE_COMMENT->enum: return 'delete:comment';
            case EventName::$DELETE_INVITATION->enum: return 'delete:invitation';
            case EventName::$DELETE_ISSUE->enum: return 'delete:issue';
            case EventName::$DELETE_MEMBERSHIP->enum: return 'delete:membership';
            case EventName::$DELETE_PROJECT->enum: return 'delete:project';
            case EventName::$DELETE_TASK->enum: return 'delete:task';
            case EventName::$UPDATE_COMMENT->enum: return 'update:comment';
            case EventName::$UPDATE_ISSUE->enum: return 'update:issue';
            case EventName::$UPDATE_JOB->enum: return 'update:job';
            case EventName::$UPDATE_MEMBERSHIP->enum: return 'update:membership';
            case EventName::$UPDATE_ORGANIZATION->enum: return 'update:organization';
            case EventName::$UPDATE_PROJECT->enum: return 'update:project';
            case EventName::$UPDATE_TASK->enum: return 'update:task';
        }
        throw new Exception('the give value is not an enum-value.');
    }

    /**
     * @param mixed
     * @return EventName
     * @throws Exception
     */
    public static function from($obj): EventName {
        switch ($obj) {
            case 'create:comment': return EventName::$CREATE_COMMENT;
            case 'create:invitation': return EventName::$CREATE_INVITATION;
            case 'create:issue': return EventName::$CREATE_ISSUE;
            case 'create:project': return EventName::$CREATE_PROJECT;
            case 'create:task': return EventName::$CREATE_TASK;
            case 'delete:comment': return EventName::$DELETE_COMMENT;
            case 'delete:invitation': return EventName::$DELETE_INVITATION;
            case 'delete:issue': return EventName::$DELETE_ISSUE;
            case 'delete:membership': return EventName::$DELETE_MEMBERSHIP;
            case 'delete:project': return EventName::$DELETE_PROJECT;
            case 'delete:task': return EventName::$DELETE_TASK;
            case 'update:comment': return EventName::$UPDATE_COMMENT;
            case 'update:issue': return EventName::$UPDATE_ISSUE;
            case 'update:job': return EventName::$UPDATE_JOB;
            case 'update:membership': return EventName::$UPDATE_MEMBERSHIP;
            case 'update:organization': return EventName::$UPDATE_ORGANIZATION;
            case 'update:project': return EventName::$UPDATE_PROJECT;
            case 'update:task': return EventName::$UPDATE_TASK;
        }
        throw new Exception("Cannot deserialize EventName");
    }

    /**
     * @return EventName
     */
    public static function sample(): EventName {
        return EventName::$CREATE_COMMENT;
    }
}
EventName::init();

// This is an autogenerated file:WebhookType

class WebhookType {
    public static WebhookType $ORGANIZATION;
    public static WebhookType $PROJECT;
    public static function init() {
        WebhookType::$ORGANIZATION = new WebhookType('organization');
        WebhookType::$PROJECT = new WebhookType('project');
    }
    private string $enum;
    public function __construct(string $enum) {
        $this->enum = $enum;
    }

    /**
     * @param WebhookType
     * @return string
     * @throws Exception
     */
    public static function to(WebhookType $obj): string {
        switch ($obj->enum) {
            case WebhookType::$ORGANIZATION->enum: return 'organization';
            case WebhookType::$PROJECT->enum: return 'project';
        }
        throw new Exception('the give value is not an enum-value.');
    }

    /**
     * @param mixed
     * @return WebhookType
     * @throws Exception
     */
    public static function from($obj): WebhookType {
        switch ($obj) {
            case 'organization': return WebhookType::$ORGANIZATION;
            case 'project': return WebhookType::$PROJECT;
        }
        throw new Exception("Cannot deserialize WebhookType");
    }

    /**
     * @return WebhookType
     */
    public static function sample(): WebhookType {
        return WebhookType::$ORGANIZATION;
    }
}
WebhookType::init();
