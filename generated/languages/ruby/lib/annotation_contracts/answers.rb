# Generated from scripts/artefacts/languages/ruby/runtime/lib/annotation_contracts/answers.rb by "npm run generate". Do not edit.

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
      {"refusals":{"method":{"status":405,"body":"method not allowed","headers":{"allow":"POST"}},"media-type":{"status":415,"body":"unsupported media type","headers":{}},"content-encoding":{"status":415,"body":"content encodings are not supported","headers":{"accept-encoding":"identity"}},"too-large":{"status":413,"body":"body too large","headers":{}},"too-slow":{"status":408,"body":"body too slow","headers":{"connection":"close"}},"incomplete":{"status":400,"body":"body incomplete","headers":{}},"body-consumed":{"status":500,"body":"receiver is set up wrong","headers":{}},"signature":{"status":403,"body":"signature refused","headers":{}},"not-utf8":{"status":400,"body":"body is not UTF-8","headers":{}},"not-json":{"status":400,"body":"body is not JSON","headers":{}},"too-deep":{"status":400,"body":"body is nested too deep","headers":{}},"invalid-delivery":{"status":422,"body":"invalid delivery","headers":{}},"busy":{"status":409,"body":"delivery is being handled","headers":{}}},"reasons":{"missing-header":"there is no signature header","empty-header":"the signature header is empty","duplicated-header":"there are several signatures: as header lines, or joined by a comma","wrong-algorithm":"the signature has a \"=\" but does not begin with \"sha256=\"","missing-prefix":"the digest stands without \"sha256=\"","not-hex":"the digest contains something else than hexadecimal digits","wrong-length":"the digest does not have 64 digits","no-secret":"no secret was given to compare with","mismatch":"the digest belongs to another body or secret"},"unreadable":{"not-utf8":"the body is not UTF-8","not-json":"the body is not JSON","too-deep":"the body has more than {} nested arrays and objects"},"doctor":"to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved, then annotation-contracts doctor saved/0001-… --secret-env WEBHOOK_SECRET"}
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
