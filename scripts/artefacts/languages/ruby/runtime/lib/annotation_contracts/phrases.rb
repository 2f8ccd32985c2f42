# frozen_string_literal: true

module AnnotationContracts
  # Says what a type allows, and what is wrong, in the words of every package of these contracts.
  module Phrases
    PLAIN = {
      "string" => "string", "vocabulary" => "string", "number" => "number", "integer" => "integer", "boolean" => "boolean", "list" => "array"
    }.freeze

    class << self
      # Gives what a type allows, and the same in a sentence, as the table has it where the kind does not say it all.
      def said_of(type, is_strict)
        said = (type["loose"] unless is_strict) || type
        return said.values_at("expected", "phrase") if said.key?("phrase")

        word = PLAIN.fetch(type["kind"], "object")
        [word, "#{word.match?(/\A[aio]/) ? "an" : "a"} #{word}"]
      end

      # The sentence of a problem.
      def sentence(code, step, phrase, node)
        case code
        when "required" then "member \"#{step}\" is missing, expected #{phrase}"
        when "unexpected" then "member \"#{shorten(step.to_s.scrub)}\" is not in the contract"
        else "expected #{phrase}, found #{quote(node)}"
        end
      end

      private

      def quote(value)
        case value
        when "" then "an empty text"
        when String then JsonText.write(shorten(value))
        when Array then "an array"
        when Hash then "an object"
        else shorten(JsonText.write(value))
        end
      end

      def shorten(text)
        text.size > 60 ? "#{text[0, 60]}…" : text
      end
    end
  end
  private_constant :Phrases
end
