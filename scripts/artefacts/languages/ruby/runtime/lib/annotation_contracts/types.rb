# frozen_string_literal: true

module AnnotationContracts
  # What contracts are made of. A type decodes the value at a place; what it holds is handed to the block, as type, value,
  # place, and the container and key that take the result: so documents may be nested as deep as they like.
  module Types
    LARGEST = 2**53 - 1

    # Decodes a whole document and raises `DecodeError` with all that is wrong.
    def self.decode(type, node)
      problems = []
      value = run(type, node, Place.new(problems))
      raise DecodeError, problems unless problems.empty?

      value
    end

    # Decodes a value and, one after the other, all that it holds.
    def self.run(type, node, place)
      root = {}
      waiting = [[type, node, place, root, :value]]
      until waiting.empty?
        one, inner, at, target, key = waiting.pop
        held = []
        value = one.decode(inner, at) { |*more| held << more }
        target[key] = value
        waiting.concat(held.reverse!)
      end
      root[:value]
    end

    def self.quote(value)
      text = JsonText.write(value)
      text.size > 60 ? "#{text[0, 60]}…" : text
    end

    # A type whose decoding is a function of value and place.
    class Plain
      def initialize(&decode)
        @decode = decode
      end

      def decode(node, place)
        @decode.call(node, place)
      end
    end

    ANYTHING = Plain.new { |node, _| node }
    STRING = Plain.new { |node, place| node.is_a?(String) ? node : place.mismatch("string", node) }
    NUMBER = Plain.new { |node, place| Place.type_of(node) == "number" ? node : place.mismatch("number", node) }
    BOOLEAN = Plain.new { |node, place| Place.type_of(node) == "boolean" ? node : place.mismatch("boolean", node) }

    # An integer of any size; `2.0` is one (R2.2).
    INTEGER = Plain.new do |node, place|
      case node
      when Integer then node
      when Float then node.finite? && node == node.truncate ? node.to_i : place.mismatch("integer", node)
      else place.mismatch("integer", node)
      end
    end

    # An integer within ±(2^53 − 1) (W2).
    SAFE_INTEGER = Plain.new do |node, place|
      value = INTEGER.decode(node, place)
      place.fail("range", "expected an integer within ±#{LARGEST}") if value && value.abs > LARGEST
      value
    end

    # Keeps a value of some JSON types as it came.
    def self.json(*types)
      Plain.new { |node, place| types.include?(Place.type_of(node)) ? node : place.mismatch(types.join(" or "), node) }
    end

    # A string of a closed vocabulary.
    def self.one_of(*words)
      Plain.new do |node, place|
        next place.mismatch("string", node) unless node.is_a?(String)
        next node if words.include?(node)

        place.fail("value", "expected #{words.map { |word| quote(word) }.join(" or ")}, received #{quote(node)}")
      end
    end

    # A few values of any JSON type; 1 and 1.0 are the same.
    def self.literal(*values)
      expected = values.map { |value| quote(value) }.join(" or ")
      Plain.new do |node, place|
        next node if values.include?(node)
        next place.mismatch(expected, node) unless values.any? { |value| Place.type_of(value) == Place.type_of(node) }

        place.fail("value", "expected #{expected}, received #{quote(node)}")
      end
    end

    # A value, or null.
    Nullable = Struct.new(:of) do
      def decode(node, place, &later)
        node.nil? ? nil : of.decode(node, place, &later)
      end
    end

    # An array.
    List = Struct.new(:items) do
      def decode(node, place)
        return place.mismatch("array", node) unless node.is_a?(Array)

        list = Array.new(node.size)
        node.each_with_index { |item, i| yield items, item, place.at(i), list, i }
        list
      end
    end

    # An object with any names.
    Map = Struct.new(:values) do
      def decode(node, place)
        return place.mismatch("object", node) unless node.is_a?(Hash)

        map = node.transform_values { nil }
        node.each { |name, member| yield values, member, place.at(name), map, name }
        map
      end
    end

    # Bounds the characters of a string, the items of an array or the members of an object.
    Sized = Struct.new(:of, :least, :most) do
      def decode(node, place, &later)
        size = node.size if node.is_a?(String) || node.is_a?(Array) || node.is_a?(Hash)
        place.fail("length", "expected a length from #{least} to #{most || "any"}, received #{size}") if
          size && (size < least || (most && size > most))
        of.decode(node, place, &later)
      end
    end

    # Bounds a number: `min` and `max` are allowed, `above` and `below` are not.
    Within = Struct.new(:of, :min, :max, :above, :below, keyword_init: true) do
      def decode(node, place, &later)
        place.fail("range", "received #{Types.quote(node)}, which is out of bounds") if
          Place.type_of(node) == "number" && !bounds?(node)
        of.decode(node, place, &later)
      end

      def bounds?(node)
        (min.nil? || node >= min) && (max.nil? || node <= max) && (above.nil? || node > above) && (below.nil? || node < below)
      end
    end

    # A record, or another type that has a name; the block gives it when it is needed, since types may hold themselves.
    class Named
      def initialize(&type)
        @find = type
      end

      def type
        @type ||= @find.call
      end

      def decode(node, place, &later)
        type.is_a?(Class) ? Types.decode_record(type, node, place, &later) : type.decode(node, place, &later)
      end
    end

    def self.named(&type)
      Named.new(&type)
    end

    # Decodes the members of a record.
    def self.decode_record(type, node, place, &later)
      return place.mismatch("object", node) unless node.is_a?(Hash)

      check_tag(type, node, place)
      members = {}
      type.members.each_value do |one|
        if node.key?(one.name)
          members[one.id] = nil
          later.call(one.type, node[one.name], place.at(one.name), members, one.id)
        elsif !one.optional
          place.at(one.name).fail("required", "is missing")
        end
      end
      type.unfilled(members, extra_in(type, node, place, &later))
    end

    def self.check_tag(type, node, place)
      tag = type.tag_name
      return if tag.nil?
      return place.at(tag).fail("required", "is missing") unless node.key?(tag)

      type.tag_type.decode(node[tag], place.at(tag))
    end

    # Gives the members that a record does not name.
    def self.extra_in(type, node, place)
      extra = node.reject { |name, _| type.members.key?(name) || name == type.tag_name }
      return extra if type.rest_type.equal?(ANYTHING)

      extra.each { |name, member| yield type.rest_type, member, place.at(name), {}, nil }
    end

    # A value of one of several types, told apart by their JSON type.
    Union = Struct.new(:branches) do
      def decode(node, place, &later)
        branch = branches[Place.type_of(node)]
        branch ? branch.decode(node, place, &later) : place.mismatch(branches.keys.join(" or "), node)
      end
    end

    # One of several envelopes, told apart by a tag; another value of it keeps the document (W6.1).
    Events = Struct.new(:tag, :branches) do
      def decode(node, place, &later)
        return place.mismatch("object", node) unless node.is_a?(Hash)
        return place.at(tag).fail("required", "is missing") unless node.key?(tag)

        value = STRING.decode(node[tag], place.at(tag))
        return if value.nil?

        branch = branches[value]
        branch ? branch.decode(node, place, &later) : UnknownEvent.new(value, node)
      end

      # Tells whether a value is one of the envelopes, for `case`.
      def ===(value)
        value.is_a?(UnknownEvent) || branches.each_value.any? { |branch| value.instance_of?(branch.type) }
      end
    end

    # An object that is one of several records, told apart by a tag that may be missing, or else by their members: the first
    # that fits, the one that shares the most members with the object first.
    Choice = Struct.new(:tag, :branches) do
      def decode(node, place, &later)
        return place.mismatch("object", node) unless node.is_a?(Hash)

        named = branches[node[tag]] if tag && node[tag].is_a?(String)
        named ? named.decode(node, place, &later) : fitting(node, place)
      end

      # Tells whether a value is one of the records, for `case`.
      def ===(value)
        branches.each_value.any? { |branch| value.instance_of?(branch.type) }
      end

      private

      def fitting(node, place)
        likeliest = nil
        branches.values.sort_by.with_index { |branch, i| [-shared(branch, node), i] }.each do |branch|
          problems = []
          value = Types.run(branch, node, place.with(problems))
          return value if problems.empty?

          likeliest ||= problems
        end
        place.problems.concat(likeliest)
        nil
      end

      def shared(branch, node)
        branch.type.members.each_key.count { |name| node.key?(name) }
      end
    end
  end
  private_constant :Types
end
