# frozen_string_literal: true

module AnnotationContracts
  # A place in a document, with the list of all that is wrong there and elsewhere.
  class Place
    MAX_PROBLEMS = 100

    attr_reader :problems, :parent, :step

    def initialize(problems, parent = nil, step = nil)
      @problems = problems
      @parent = parent
      @step = step
    end

    # Names a member or an item of this place.
    def at(step)
      Place.new(problems, self, step)
    end

    # The same place with another list.
    def with(problems)
      Place.new(problems, parent, step)
    end

    # Notes what is wrong here; the decoding goes on, and what it makes is never seen.
    def fail(code, message)
      problems << Problem.new(code, pointer, message) if problems.size < MAX_PROBLEMS
      nil
    end

    # Notes a value of another JSON type than the contract allows.
    def mismatch(expected, node)
      self.fail("type", "expected #{expected}, received #{Place.type_of(node)}")
    end

    # Names the JSON type of a value.
    def self.type_of(node)
      case node
      when String then "string"
      when Integer, Float then "number"
      when true, false then "boolean"
      when nil then "null"
      when Array then "array"
      else "object"
      end
    end

    private

    def pointer
      steps = []
      place = self
      while place.parent
        steps << "/#{place.step.to_s.gsub("~", "~0").gsub("/", "~1")}"
        place = place.parent
      end
      steps.reverse.join
    end
  end
  private_constant :Place
end
