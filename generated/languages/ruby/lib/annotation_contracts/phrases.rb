# Generated from scripts/artefacts/languages/ruby/runtime/lib/annotation_contracts/phrases.rb by "npm run generate". Do not edit.

# frozen_string_literal: true

module AnnotationContracts
  # Says what a type allows, and what is wrong, in the words of every package of these contracts.
  class Phrases
    ORDER = %w[string number boolean null array object].freeze
    WORDS = {
      "utc-date-time" => "a UTC timestamp such as 2026-01-31T08:30:00Z",
      "http-url" => "an absolute http or https URL",
      "http-url-or-path" => "an http or https URL, or a path such as /api/tasks/15",
      "hex-colour" => "a hex colour such as #33ddff"
    }.freeze
    ARTICLES = {
      "string" => "a", "number" => "a", "integer" => "an", "boolean" => "a", "object" => "an", "array" => "an"
    }.freeze
    BOUNDS = { "min" => "at least", "above" => "above", "max" => "at most", "below" => "below" }.freeze

    def initialize(reader, types)
      @reader = reader
      @types = types
    end

    # Says what a type allows, by JSON type: a phrase, or a list of values.
    def of_type(type, row)
      case type["kind"]
      when "named" then of_declaration(@types.fetch(type["name"]))
      when "nullable" then { **of_type(type["of"], row), "null" => "null" }
      when "constant" then listed([type["value"]])
      when "json" then type["types"].to_h { |name| [name, name] }
      when "list" then { "array" => "array" }
      when "map" then { "object" => "object" }
      when "string" then { "string" => text(type, row) }
      when "boolean" then { "boolean" => "boolean" }
      else { "number" => [type["kind"], bounds(type["range"])].compact.join(" ") }
      end
    end

    # Says what a declaration allows.
    def of_declaration(one)
      case one["kind"]
      when "alias" then of_type(one["type"], one)
      when "record", "sum" then { "object" => "object" }
      when "union" then one["branches"].to_h { |own| [own["json"], of_type(own["type"], one)[own["json"]]] }
      else one["open"] ? { "string" => "string" } : listed(one["values"])
      end
    end

    class << self
      # Joins what types allow to a phrase, or to a list of values.
      def join(allowed)
        types = ORDER.select { |name| allowed.key?(name) }
        return "nothing" if types.empty?
        return types.map { |name| allowed[name] }.join(" or ") if types.none? { |name| allowed[name].is_a?(Array) }

        types.flat_map { |name| allowed[name].is_a?(Array) ? allowed[name] : ["<#{name}>"] }
      end

      # Says how many there may be.
      def count(length, unit)
        low, high = length.values_at("min", "max")
        units = (high || low) == 1 ? unit : "#{unit}s"
        return "at most #{high} #{units}" if low.nil?
        return "at least #{low} #{units}" if high.nil?

        low == high ? "#{low} #{units}" : "#{low} to #{high} #{units}"
      end

      # The sentence of a problem.
      def sentence(code, step, expected, node)
        case code
        when "required" then "member \"#{step}\" is missing, expected #{phrase(expected)}"
        when "unexpected" then "member \"#{shorten(step.to_s)}\" is not in the contract"
        else "expected #{phrase(expected)}, found #{quote(node)}"
        end
      end

      private

      def phrase(expected)
        return WORDS[expected] || with_article(expected) unless expected.is_a?(Array)

        words = expected.map { |word| word.match?(/\A<.*>\z/) ? with_article(word[1..-2]) : "\"#{word}\"" }
        words.size == 1 ? words.first : "one of #{words.join(", ")}"
      end

      def with_article(types)
        return types if types.start_with?("a ", "an ")

        types.split.map { |word| ARTICLES.key?(word) ? "#{ARTICLES[word]} #{word}" : word }.join(" ")
      end

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

    private

    def text(type, row)
      word = @reader.format_of(type, row) ? type["format"] : "string"
      type.key?("length") ? "#{word} of #{Phrases.count(type["length"], "character")}" : word
    end

    def bounds(range)
      range && BOUNDS.filter_map { |name, word| "#{word} #{range[name]}" if range.key?(name) }.join(" and ")
    end

    def listed(values)
      values.each_with_object({}) do |value, all|
        name = JsonText.type_of(value)
        if %w[string number boolean].include?(name)
          (all[name] ||= []) << (name == "string" ? value : "<#{JsonText.write(value)}>")
        else
          all[name] = name
        end
      end
    end
  end
  private_constant :Phrases
end
