# frozen_string_literal: true

# Adapter of the library protocol (conformance/protocol/library.md) for the Ruby package.

require "json"
require "time"

require "annotation_contracts/raster_info"
require "annotation_contracts/webhook"

FAMILIES = [AnnotationContracts::Webhook, AnnotationContracts::RasterInfo].freeze

DESCRIPTION = {
  name: "annotation-contracts for Ruby",
  operations: %w[validate parse sign verify],
  contracts: %w[webhook raster-info],
  modes: %w[tolerant strict],
  editions: FAMILIES.flat_map { |one| one::EDITIONS }
}.freeze

def body_of(request)
  request["body"].unpack1("m0")
end

# Reads a document by the edition that is asked for, else by that of the source document, the oldest.
def parse(request)
  family = FAMILIES[request["contract"] == "raster-info" ? 1 : 0]
  options = { editions: request.fetch("edition", family::EDITIONS.last), mode: request.fetch("mode", "tolerant").to_sym }
  return valid(family.parse_raster_info(body_of(request), **options)) if request["contract"] == "raster-info"

  delivery = family.parse_delivery(body_of(request), **options)
  unless delivery.is_a?(AnnotationContracts::UnknownEvent)
    return { **valid(delivery), warnings: AnnotationContracts::Webhook.warnings(delivery).map(&:to_h) }
  end

  { status: "unknown", errors: [{ path: "/event", code: "unknown-event" }] }
rescue AnnotationContracts::UnreadableError => e
  { status: e.reason }
rescue AnnotationContracts::DecodeError => e
  { status: "invalid", errors: e.problems.map { |one| { path: one.path, code: one.code, message: one.message } } }
end

def valid(document)
  { status: "valid", document: [document.to_json].pack("m0") }
end

def moment(text)
  text && Time.iso8601(text)
end

def verify(request)
  secrets = request["secrets"].map do |one|
    AnnotationContracts::NamedSecret.new(one["id"], one["secret"], moment(one["notAfter"]))
  end
  options = { bare_digest: request.fetch("bareDigest", false), now: moment(request["now"]) }.compact
  verdict = AnnotationContracts.verify(secrets, body_of(request), request["header"], **options)
  verdict.accepted? ? { ok: true, keyId: verdict.key_id } : { ok: false, reason: verdict.reason }
end

def answer(request)
  case request["op"]
  when "describe" then DESCRIPTION
  when "validate", "parse" then parse(request)
  when "sign" then { header: AnnotationContracts.sign(request["secret"], body_of(request)) }
  when "verify" then verify(request)
  else { unsupported: true }
  end
end

$stdin.each_line do |line|
  request = JSON.parse(line, max_nesting: 0)
  puts JSON.generate({ id: request["id"], **answer(request) })
  $stdout.flush
end
