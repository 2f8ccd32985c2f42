# Generated from scripts/artefacts/languages/ruby/runtime/annotation-contracts.gemspec by "npm run generate". Do not edit.

# frozen_string_literal: true

Gem::Specification.new do |spec|
  spec.name = "annotation-contracts"
  spec.version = "0.2.0"
  spec.authors = ["annotation-contracts"]
  spec.summary = "Webhook deliveries of an annotation platform and raster info: types, decoding, signatures."
  spec.license = "MIT"
  spec.required_ruby_version = ">= 3.0"
  spec.files = Dir["lib/**/*", "LICENSE", "README.md", base: __dir__]
  spec.metadata = { "rubygems_mfa_required" => "true" }
end
