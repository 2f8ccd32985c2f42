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
    # Status, text and further headers of each refusal; the text says no more than the sender may know.
    REFUSALS = {
      "method" => [405, "method not allowed", { "allow" => "POST" }],
      "media-type" => [415, "unsupported media type", {}],
      "content-encoding" => [415, "content encodings are not supported", { "accept-encoding" => "identity" }],
      "too-large" => [413, "body too large", {}],
      "too-slow" => [408, "body too slow", {}],
      "incomplete" => [400, "body incomplete", {}],
      "signature" => [403, "signature refused", {}],
      "not-utf8" => [400, "body is not UTF-8", {}],
      "not-json" => [400, "body is not JSON", {}],
      "too-deep" => [400, "body is nested too deep", {}],
      "invalid-delivery" => [422, "invalid delivery", {}],
      "busy" => [409, "delivery is being handled", {}]
    }.freeze
    UNREADABLE = {
      "not-utf8" => "the body is not UTF-8",
      "not-json" => "the body is not JSON",
      "too-deep" => "the body has more than 10000 nested arrays and objects"
    }.freeze
    DOCTOR = "to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved, " \
             "then annotation-contracts doctor saved/0001-… --secret-env WEBHOOK_SECRET"
    # Places that one line of the log names, and characters of each.
    NAMED = 10
    LONGEST = 200

    private

    def places_in(problems)
      more = problems.size - NAMED
      problems.first(NAMED).map { |one| printable(one.path) }.join(", ") + (more.positive? ? " and #{more} more" : "")
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
