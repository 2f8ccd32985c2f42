# frozen_string_literal: true

module AnnotationContracts
  # An object with named members. A member that may be missing is nil where it is missing or null; `key?` tells which, and so
  # does a pattern: `in { assignee: nil }` matches null alone.
  class Record
    # A member: attribute, name in JSON, type, and whether it may be missing.
    Member = Struct.new(:id, :name, :type, :optional)

    class << self
      # The member that tells an envelope from the others, its value, and the type that checks it; nil where there is none.
      attr_reader :tag_name, :tag_value, :tag_type

      # Every member by its name in JSON, in the order of the contract.
      def members
        @members ||= {}
      end

      # Type of the members that the contract does not name.
      def rest_type
        @rest_type ||= Types::ANYTHING
      end

      private

      def tag(id, name, value)
        @tag_name = name
        @tag_value = value
        @tag_type = Types.one_of(value)
        define_method(id) { value }
      end

      def required(id, name, type)
        member(Member.new(id, name, type, false))
      end

      def optional(id, name, type)
        member(Member.new(id, name, type, true))
      end

      def rest(type)
        @rest_type = type
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

    # Makes a record whose members are filled in later.
    def self.unfilled(members, extra)
      allocate.tap do |record|
        record.instance_variable_set(:@members, members)
        record.instance_variable_set(:@extra, extra)
      end
    end

    # Tells whether a member is there, be it null.
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

  # A document whose tag is none of the contract's (W6.1): the tag's value as it was sent, and the document as it came.
  UnknownEvent = Struct.new(:event, :document) do
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
