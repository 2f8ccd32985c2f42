# Generated from scripts/artefacts/languages/ruby/runtime/lib/annotation_contracts/rules.rb by "npm run generate". Do not edit.

# frozen_string_literal: true

require "json"
require "time"

module AnnotationContracts
  # A rule that a valid document breaks: its name, the place as a JSON Pointer (RFC 6901), what is suspicious, and the clause of
  # the source document that the rule reads.
  Warning = Struct.new(:rule, :path, :message, :clause)

  # Finds what is suspicious in a document that is valid all the same: an interpreter of a table in JSON.
  class Rules
    MOMENT = /\A(\d{4}-\d\d-\d\dT\d\d:\d\d):(\d\d)(?:\.(\d*?)0*)?(Z|[+-]\d\d:\d\d)\z/.freeze
    private_constant :MOMENT

    def initialize(table)
      @table = JSON.parse(table)
    end

    # Lists the rules that a JSON object breaks, in their order.
    def find(document)
      event = document[@table["tag"]].to_s
      resource = @table["resources"].fetch(event) { event[/:(.*)\z/m, 1] || event }
      other = document[resource]
      found = []
      return found unless other.is_a?(Hash)

      @table["rules"].each do |rule|
        warn = lambda do |path, told = {}, say = "say"|
          message = rule[say].gsub(/\{(\w*)\}/) { Regexp.last_match(1).empty? ? resource : text_of(told[Regexp.last_match(1)]) }
          found << Warning.new(rule["id"], path, message, rule["clause"])
        end
        rule["at"].each do |events, *places|
          next unless event.start_with?(events) || event.end_with?(events)

          places.each { |place| visit(document, "", place.sub("{}", resource).split("/").drop(1)) { |*at| check(rule, *at, other, warn) } }
        end
      end
      found
    end

    private

    # Follows the steps to the values that a rule reads; `*` is every item of a list.
    def visit(value, path, steps, &block)
      step, *others = steps
      if step.nil? then yield(value, path)
      elsif value.is_a?(Hash) then visit(value[step], path + step_of(step), others, &block)
      elsif value.is_a?(Array) then value.each_with_index { |item, i| visit(item, "#{path}/#{i}", others, &block) }
      end
    end

    def check(rule, value, path, other, warn)
      if rule["check"] == "distinct"
        return unless value.is_a?(Array)

        seen = {}
        return value.each_with_index { |item, i| seen.key?(item) ? warn.call("#{path}/#{i}", { "item" => item }) : seen[item] = i }
      end
      return unless value.is_a?(Hash)

      first, second = rule["members"]
      case rule["check"]
      when "ends"
        url, id = value.values_at(first, second)
        wrong = first if url.is_a?(String) && id.is_a?(Numeric) && !url.delete_suffix("/").end_with?("/#{text_of(id)}")
      when "ordered" then wrong = second if above?(value[first], value[second])
      when "same" then return warn.call(path + step_of(first), other) if value.key?(first) && value[first] != other[second]
      when "only" then return only(rule, value, path, warn)
      when "absent" then wrong = first if value.key?(first)
      when "filled" then warn.call(path) if value.empty?
      when "changed" then value.each { |name, item| warn.call(path + step_of(name)) if other.key?(name) && other[name] == item }
      when "known" then value.each_key { |name| warn.call(path + step_of(name)) unless other.key?(name) }
      end
      warn.call(path + step_of(wrong), value) if wrong
    end

    # Wants a member exactly where another one has a value.
    def only(rule, value, path, warn)
      name, wanted = rule["when"]
      return if rule.key?("unless") && value[name] == rule["unless"]

      member = rule["members"].find { |one| value.key?(one) } || rule["members"].last
      there = !value[member].nil?
      warn.call(path + step_of(member), value, there ? "say" : "lacks") if there != (value[name] == wanted)
    end

    def step_of(name)
      "/#{name.gsub("~", "~0").gsub("/", "~1")}"
    end

    def text_of(value)
      value.is_a?(Float) && value.finite? && value == value.floor ? value.to_i.to_s : value.to_s
    end

    # Compares two numbers, or two moments to the last digit, leap seconds included.
    def above?(one, another)
      return one > another if one.is_a?(Numeric) && another.is_a?(Numeric)

      first, second = [one, another].map { |text| MOMENT.match(text) if text.is_a?(String) }
      return false unless first && second

      keys = [first, second].map { |moment| [Time.iso8601("#{moment[1]}:00#{moment[4]}"), moment[2] + moment[3].to_s] }
      (keys[0] <=> keys[1]).positive?
    rescue ArgumentError
      false
    end
  end
  private_constant :Rules
end
