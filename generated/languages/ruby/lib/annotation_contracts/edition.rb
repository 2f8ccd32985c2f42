# Generated from scripts/artefacts/languages/ruby/runtime/lib/annotation_contracts/edition.rb by "npm run generate". Do not edit.

# frozen_string_literal: true

require "json"

require_relative "reader"

module AnnotationContracts
  # An edition of a contract: its table, and the classes of its module.
  class Edition
    # Names of the edition and of its events.
    attr_reader :name, :events

    def initialize(name, types, table, names)
      @name = name
      @module = types
      @names = names
      @table = JSON.parse(table)
      @types = {}
      @formats = {}
      @classes = {}
      main = types(:tolerant)[@table["main"]]
      @events = main["open"] ? main["branches"].map { |branch| branch["value"] } : []
      types.constants.map { |one| types.const_get(one) }.each { |one| one.edition = name if one.is_a?(Class) && one < Record }
    end

    # The declarations of a mode, by name.
    def types(mode)
      @types[mode] ||= @table["types"].select { |one| one.fetch("mode", mode.to_s) == mode.to_s }.to_h { |one| [one["name"], one] }
    end

    # The check of a format.
    def format(name)
      @formats[name] ||= Formats.compile(@table["formats"].fetch(name))
    end

    # The class of a record.
    def class_named(name)
      @classes[name] ||= @module.const_get(@names.fetch(name, name))
    end

    # Reads a JSON value; raises `DecodeError` with all that is wrong.
    def read(value, mode)
      raise ArgumentError, "cannot read in mode #{mode.inspect}: expected :tolerant or :strict" unless %i[tolerant strict].include?(mode)

      reader = Reader.new(self, mode)
      read = reader.declared(types(mode)[@table["main"]], value)
      raise DecodeError.new(reader.problems, name) unless reader.problems.empty?

      read
    rescue SystemStackError
      raise UnreadableError.new("too-deep", "it is nested too deep")
    end
  end

  # A contract in several editions, the newest first, each loaded when it is used.
  class Contract
    # Names of the editions, the newest first.
    attr_reader :editions

    def initialize(modules)
      @modules = modules
      @editions = modules.keys.freeze
    end

    # Loads an edition; raises ArgumentError for a name that is none.
    def edition(name)
      one = @modules[name]
      raise ArgumentError, "cannot read edition #{name.inspect}: expected one of #{editions.join(", ")}" if one.nil?

      AnnotationContracts.const_get(one)::CONTRACT
    end

    # Reads a document by the first edition that takes it, else raises the error of the one that it breaks least.
    def read(value, editions, mode)
      nearest = unknown = nil
      Array(editions || @editions).each do |name|
        read = edition(name).read(value, mode)
        return read unless read.is_a?(UnknownEvent)

        unknown = read
      rescue DecodeError => e
        nearest = e if nearest.nil? || e.problems.size < nearest.problems.size
      end
      raise nearest if nearest

      unknown || raise(ArgumentError, "cannot read a document: the list of editions is empty")
    end
  end
  private_constant :Contract, :Edition
end
