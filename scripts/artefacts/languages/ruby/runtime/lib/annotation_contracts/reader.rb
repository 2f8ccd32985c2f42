# frozen_string_literal: true

require_relative "formats"
require_relative "phrases"

module AnnotationContracts
  # Reads one value by the table of an edition, and notes all that is wrong on the way.
  class Reader
    LARGEST = (2**53) - 1
    MAX_PROBLEMS = 100
    # Levels for which one stack is enough.
    LEVELS = 50
    private_constant :LARGEST, :LEVELS, :MAX_PROBLEMS

    attr_reader :problems

    def initialize(edition, mode)
      @edition = edition
      @types = edition.types(mode)
      @is_strict = mode == :strict
      @path = []
      @problems = []
      @widens = false
    end

    # Reads a value of a declaration; what is made of a wrong one is never seen.
    def declared(one, node)
      case one["kind"]
      when "alias" then return value(one["type"], node, one)
      when "record" then return record(one, node) if node.is_a?(Hash)
      when "sum" then return sum(one, node) if node.is_a?(Hash)
      when "union"
        branch = one["branches"].find { |own| own["json"] == JsonText.type_of(node) }
        return widened(node, one) { value(branch["type"], node, one) } if branch
      else
        return one_of(one["values"], node, one) unless one["open"]
        return node if node.is_a?(String)
      end
      note("type", one, node)
    end

    # Returns whether the mode asserts less than a declaration says.
    def loosened?(row)
      !@is_strict && !(row && row.key?("mode"))
    end

    # Gives the check of a string's format; nil where there is nothing to check.
    def format_of(type, row)
      @edition.format(type["format"]) if type.key?("format") && !loosened?(row)
    end

    private

    def value(type, node, row)
      case type["kind"]
      when "named" then return declared(@types.fetch(type["name"]), node)
      when "nullable" then return node.nil? ? nil : widened(node, type) { value(type["of"], node, row) }
      when "string" then return string(type, node, row) if node.is_a?(String)
      when "boolean" then return node if node == true || node == false
      when "number" then return number(type, node) if node.is_a?(Numeric)
      when "integer" then return integer(type, node) if node.is_a?(Numeric)
      when "list" then return list(type, node, row) if node.is_a?(Array)
      when "map" then return map(type, node, row) if node.is_a?(Hash)
      when "json" then return node if type["types"].size == 6 || type["types"].include?(JsonText.type_of(node))
      when "constant" then return one_of([type["value"]], node, type)
      end
      note("type", type, node)
    end

    # Where the value itself is wrong, says what the whole type allows: null as well, or another branch.
    def widened(node, type)
      before = @problems.size
      read = yield
      own = @problems.last
      if @problems.size == before + 1 && own.received.equal?(node) && @widens
        @problems.pop
        note(own.code, type, node)
      end
      read
    end

    def string(type, node, row)
      check = format_of(type, row)
      is_short = type.key?("length") && !within?(JsonText.size_of(node), type["length"])
      note(check ? "format" : "length", type, node) if is_short || (check && !check.call(node))
      node
    end

    def number(type, node)
      note("range", type, node) unless within?(node, type["range"])
      node
    end

    # `2.0` is an integer (R2.2).
    def integer(type, node)
      return note("range", type, node) if node.infinite?
      return note("type", type, node) unless node == node.floor

      whole = node.to_i
      is_far = type["safe"] && whole.abs > LARGEST
      if is_far && !type["range"]
        note("range", "an integer within ±#{LARGEST}", node)
      elsif is_far || !within?(whole, type["range"])
        note("range", type, node)
      end
      whole
    end

    def list(type, node, row)
      sized(type, node)
      i = -1
      node.map { |item| step(i += 1, type["items"], item, row) }
    end

    def map(type, node, row)
      sized(type, node)
      node.to_h { |name, item| [name, step(name, type["values"], item, row)] }
    end

    def sized(type, node)
      note("length", type["count"], node) if type.key?("length") && !within?(node.size, type["length"])
    end

    def within?(number, bounds)
      bounds.nil? || bounds.all? do |name, bound|
        case name
        when "min" then number >= bound
        when "max" then number <= bound
        when "above" then number > bound
        else number < bound
        end
      end
    end

    # 1 and 1.0 are the same.
    def one_of(values, node, type)
      return node if values.include?(node)

      is_like = values.any? { |value| JsonText.type_of(value) == JsonText.type_of(node) }
      note(is_like ? "value" : "type", type, node)
    end

    def record(one, node)
      type = @edition.class_named(one["name"])
      members = {}
      found = 0
      one["fields"].each do |field|
        name = field["name"]
        if node.key?(name)
          found += 1
          read = step(name, field["type"], node[name], one)
          own = type.members[name]
          members[own.id] = read if own
        elsif !field["optional"]
          at(name) { note("required", field["type"], nil) }
        end
      end
      extra = found == node.size ? {} : extra_of(one, node)
      check_before(one["before"], node) if one["before"] && !loosened?(one)
      type.filled(members, extra)
    end

    # Gives the members that a record does not name.
    def extra_of(one, node)
      names = one["fields"].map { |field| field["name"] }
      rest = one["rest"]
      is_closed = rest["kind"] == "json" && rest["types"].empty?
      extra = node.reject { |name, _| names.include?(name) }
      return extra if is_closed && loosened?(one)

      extra.each { |name, item| is_closed ? at(name) { note("unexpected", names, item) } : step(name, rest, item, one) }
    end

    # Each old value is that of a member of the resource, or of one that is known (W6.3).
    def check_before(before, node)
      old, resource = node.values_at(before["member"], before["of"])
      return unless old.is_a?(Hash) && resource.is_a?(Hash)

      told = @problems.map(&:path)
      at(before["member"]) do
        old.each do |name, item|
          next if resource.key?(name) || before["known"].include?(name)

          at(name) { note("unexpected", resource.keys, item) unless told.include?(pointer) }
        end
      end
    end

    # One of several records, named by a tag; where that may be missing, the first that fits, the one that shares the most members
    # with the object first.
    def sum(one, node)
      tag = one["tag"]
      if one["open"]
        return at(tag) { note("required", { "kind" => "string" }, nil) } unless node.key?(tag)
        return at(tag) { note("type", { "kind" => "string" }, node[tag]) } unless node[tag].is_a?(String)
      end
      branch = one["branches"].find { |own| tag && own["value"] == node[tag] }
      return record(@types.fetch(branch["record"]), node) if branch

      one["open"] ? UnknownEvent.new(node[tag], node) : fitting(one, node)
    end

    def fitting(one, node)
      records = one["branches"].map { |branch| @types.fetch(branch["record"]) }
      all = @problems
      likeliest = nil
      records.sort_by.with_index { |record, i| [-record["fields"].count { |field| node.key?(field["name"]) }, i] }.each do |record|
        @problems = []
        read = record(record, node)
        found = @problems
        @problems = all
        return read if found.empty?

        likeliest ||= found
      end
      @problems.concat(likeliest)
      nil
    end

    # Reads the value at a step; what is deep goes on in a stack of its own.
    def step(step, type, node, row)
      @path.push(step)
      read = (@path.size % LEVELS).zero? ? Fiber.new { value(type, node, row) }.resume : value(type, node, row)
      @path.pop
      read
    end

    def at(step)
      @path.push(step)
      yield
      @path.pop
      nil
    end

    # A lone surrogate in a name would spoil what is done with the text.
    def pointer
      @path.map { |step| "/#{step.to_s.gsub("~", "~0").gsub("/", "~1")}" }.join.scrub
    end

    # Notes what is wrong here; `allowed` is a type or a declaration, a phrase, or names.
    def note(code, allowed, node)
      # A phrase is of the value alone; what a type allows may go on.
      @widens = allowed.is_a?(Hash)
      expected, phrase = @widens ? Phrases.said_of(meant_by(allowed), @is_strict) : [allowed, allowed]
      message = Phrases.sentence(code, @path.last, phrase, node)
      @problems << Problem.new(code, pointer, expected, node, message) if @problems.size < MAX_PROBLEMS
      nil
    end

    # Looks through names of a type.
    def meant_by(type)
      case type["kind"]
      when "named" then meant_by(@types.fetch(type["name"]))
      when "alias" then meant_by(type["type"])
      else type
      end
    end
  end
  private_constant :Reader
end
