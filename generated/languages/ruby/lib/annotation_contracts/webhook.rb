# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "webhook_2_3"

module AnnotationContracts
  # Types of the contract `webhook`, in its default edition 2.3.
  Webhook = Webhook2_3
end
