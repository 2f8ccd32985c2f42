# frozen_string_literal: true

# Contracts as types: each contract is a file and a module of its own, such as `annotation_contracts/webhook`.
module AnnotationContracts
  autoload :MemoryStore, "annotation_contracts/store"
end

require_relative "annotation_contracts/errors"
require_relative "annotation_contracts/json_text"
require_relative "annotation_contracts/record"
require_relative "annotation_contracts/edition"
require_relative "annotation_contracts/rules"
require_relative "annotation_contracts/signature"
