# frozen_string_literal: true

module AnnotationContracts
  # An object with named members. A member that may be missing is nil where it is missing or null; `key?` tells which, and so
  # does a pattern: `in { assignee: nil }` matches null alone.
  class Record
    # A member: attribute, name in JSON, and whether it may be missing.
    Member = Struct.new(:id, :name, :optional)

    class << self
      # The member that identifies an envelope, and its value; nil where there is none.
      attr_reader :tag_name, :tag_value

      # Name of the edition.
      attr_accessor :edition

      # Every member by its name in JSON, in the order of the contract.
      def members
        @members ||= {}
      end

      private

      def tag(id, name, value)
        @tag_name = name
        @tag_value = value
        define_method(id) { value }
      end

      def required(id, name = id.name)
        member(Member.new(id, name, false))
      end

      def optional(id, name = id.name)
        member(Member.new(id, name, true))
      end

      def member(one)
        members[one.name] = one
        id = one.id
        define_method(id) { @members[id] }
      end
    end

    # Members that the contract does not name, as they came.
    attr_reader :extra

    # Makes a record of its members; raises ArgumentError where one that is required is missing, or there is no such member.
    def initialize(extra: {}, **members)
      all = self.class.members.each_value
      missing = all.reject(&:optional).map(&:id) - members.keys
      unknown = members.keys - all.map(&:id)
      raise ArgumentError, "missing: #{missing.join(", ")}" unless missing.empty?
      raise ArgumentError, "unknown: #{unknown.join(", ")}" unless unknown.empty?

      @members = members
      @extra = extra
    end

    # Makes a record of what was read.
    def self.filled(members, extra)
      allocate.tap do |record|
        record.instance_variable_set(:@members, members)
        record.instance_variable_set(:@extra, extra)
      end
    end

    # Name of the edition of its class.
    def edition
      self.class.edition
    end

    # Returns whether a member is there, be it null.
    def key?(id)
      @members.key?(id)
    end

    # Copies the record with other members.
    def with(extra: @extra, **members)
      self.class.new(extra: extra, **@members, **members)
    end

    # Gives the members that are there, by attribute.
    def to_h
      @members.dup
    end

    # Gives what a pattern may ask for.
    def deconstruct_keys(_keys)
      { **@members, extra: @extra }
    end

    # Gives the members that are there by their name in JSON, those that the contract does not name as well.
    def to_json_object
      tag_name = self.class.tag_name
      own = tag_name ? { tag_name => self.class.tag_value } : {}
      self.class.members.each_value { |one| own[one.name] = @members[one.id] if @members.key?(one.id) }
      @extra.empty? ? own : { **@extra, **own }
    end

    # Writes the record as JSON text; `JSON.generate` calls it.
    def to_json(*)
      JsonText.write(self)
    end

    def ==(other)
      other.instance_of?(self.class) && to_h == other.to_h && extra == other.extra
    end
    alias eql? ==

    def hash
      [self.class, @members, @extra].hash
    end

    def inspect
      "#<#{self.class.name} #{@members.map { |id, value| "#{id}: #{value.inspect}" }.join(", ")}>"
    end
  end

  # A document with a tag that the contract does not have (W6.1): the tag's value as it was sent, and the document as it came.
  UnknownEvent = Struct.new(:event, :document) do
    # No edition has the event.
    def edition
      nil
    end

    # Gives the document.
    def to_json_object
      document
    end

    # Writes the document as JSON text.
    def to_json(*)
      JsonText.write(self)
    end
  end
end
