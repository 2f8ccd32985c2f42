# frozen_string_literal: true

module AnnotationContracts
  # A step of a receiver that refuses.
  class Refused < StandardError
    attr_reader :code, :reason

    def initialize(code, reason)
      super(reason)
      @code = code
      @reason = reason
    end
  end
  private_constant :Refused

  # What a receiver answers and logs.
  module Answers
    # The answer to each refusal, which says no more than the sender may know, and why: those of every language.
    ROWS = JSON.parse(<<~'ROWS')
      {{receiver}}
    ROWS
    # Places that one line of the log names, and characters of each.
    NAMED = 10
    LONGEST = 200

    private

    def places_in(problems)
      more = problems.size - NAMED
      problems.first(NAMED).map { |one| one.path.empty? ? "the document" : printable(one.path) }.join(", ") + (more.positive? ? " and #{more} more" : "")
    end

    def printable(text)
      text[0, LONGEST].scrub.gsub(/[^[:print:]]/, "\uFFFD")
    end
  end

  # Handlers by event, each with the most specific one.
  class Routes
    SPECIAL = %w[unknown invalid].freeze

    # Raises ArgumentError for a key that is no event or pattern.
    def initialize(handlers, events)
      named = handlers.transform_keys(&:to_s)
      known = (events.flat_map { |event| keys_of(event) } + SPECIAL).uniq
      named.each do |key, handler|
        refuse("\"#{key}\" is no event or pattern#{hint_for(key, known)}") unless known.include?(key)
        refuse("the handler of \"#{key}\" cannot be called") unless handler.respond_to?(:call)
      end
      @handlers = (events + SPECIAL).to_h { |event| [event, named.values_at(*keys_of(event)).compact.first] }
    end

    def [](event)
      @handlers[event]
    end

    private

    # Lists the keys that take an event, the most specific first.
    def keys_of(event)
      return [event] if SPECIAL.include?(event)

      action, resource = event.split(":", 2)
      resource ? [event, "*:#{resource}", "#{action}:*", "*"] : [event, "*"]
    end

    def hint_for(key, known)
      near = DidYouMean::SpellChecker.new(dictionary: known).correct(key).first if defined?(DidYouMean)
      near ? ", did you mean \"#{near}\"" : ""
    end

    def refuse(reason)
      raise ArgumentError, "cannot create the receiver: #{reason}"
    end
  end
  private_constant :Answers, :Routes
end
