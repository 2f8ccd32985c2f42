# Generated from scripts/artefacts/languages/ruby/runtime/lib/annotation_contracts/errors.rb by "npm run generate". Do not edit.

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

  # One thing that is wrong: `code` is "type", "required", "value", "range", "length", "format" or "unexpected"; `path` is a
  # JSON Pointer (RFC 6901), of a missing member it names the member; `expected` is a phrase or the allowed values; `message`
  # is the sentence, in lower case and without full stop.
  Problem = Struct.new(:code, :path, :expected, :received, :message)

  # A document that breaks its contract; `problems` lists what is wrong, 100 entries at the most. `edition` is the one that it
  # was read by; of several the one that it breaks least.
  class DecodeError < StandardError
    attr_reader :problems, :edition

    def initialize(problems, edition)
      first = problems.first
      more = problems.size > 1 ? " (and #{problems.size - 1} more)" : ""
      super("#{first.path.empty? ? "the document" : first.path}: #{first.message}#{more}")
      @problems = problems.freeze
      @edition = edition
    end
  end
end
