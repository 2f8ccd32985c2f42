# frozen_string_literal: true

module AnnotationContracts
  # A body that is no JSON text; `reason` is "not-utf8", "not-json" or "too-deep".
  class UnreadableError < StandardError
    attr_reader :reason

    def initialize(reason, detail)
      super("cannot read the body: #{detail}")
      @reason = reason
    end
  end

  # One thing that is wrong: `code` is "type", "required", "value", "range" or "length"; `path` is a JSON Pointer (RFC 6901),
  # of a missing member it names the member.
  Problem = Struct.new(:code, :path, :message)

  # A document that breaks its contract; `problems` lists what is wrong, 100 entries at the most.
  class DecodeError < StandardError
    attr_reader :problems

    def initialize(problems)
      first = problems.first
      more = problems.size > 1 ? " (and #{problems.size - 1} more)" : ""
      super("#{first.path.empty? ? "the document" : first.path}: #{first.message}#{more}")
      @problems = problems.freeze
    end
  end
end
