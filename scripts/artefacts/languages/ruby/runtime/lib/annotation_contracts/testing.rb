# frozen_string_literal: true

require "json"

require_relative "../annotation_contracts"

module AnnotationContracts
  # What tests of a receiver need: samples, documents with the right verdict, and signatures.
  module Testing
    # A valid document of an edition of "webhook" or "raster-info", and the name of its sample.
    SampleDelivery = Struct.new(:contract, :edition, :name, :body)

    # A document of an edition, and what a tolerant reader must find: `status` is "valid", "invalid" or "unknown"; `problems`
    # holds code and JSON Pointer of every error, in any order.
    Case = Struct.new(:id, :description, :contract, :edition, :body, :status, :problems)

    # What was signed and sent, and the right verdict: the name of the secret that matches, or a reason (W5.1). `header` holds
    # its values, none where it is absent; `now` is nil where it does not matter.
    SignatureVector = Struct.new(:id, :description, :secrets, :body, :header, :bare_digest, :now, :key_id, :reason)

    class << self
      # Lists a valid delivery of every event of every edition, and variants.
      def deliveries
        rows("deliveries").map { |row| SampleDelivery.new(*row.values_at("contract", "edition", "name", "body")) }
      end

      # Lists documents that a tolerant reader must accept or refuse, each with the errors that it has.
      def cases
        rows("cases").map do |row|
          problems = row["errors"].map { |error| error.values_at("code", "path") }
          Case.new(*row.values_at("id", "description", "contract", "edition", "body", "status"), problems)
        end
      end

      # Lists signatures that a verifier must accept or refuse (W5.1).
      def signature_vectors
        rows("signatures").map do |row|
          secrets = row["secrets"].map { |one| NamedSecret.new(one["id"], one["secret"], moment(one["notAfter"])) }
          SignatureVector.new(row["id"], row["description"], secrets, [row["body"]].pack("H*"), row["header"],
                              row.fetch("bareDigest", false), moment(row["now"]), row["keyId"], row["reason"])
        end
      end

      private

      def rows(kind)
        JSON.parse(File.read(File.join(__dir__, "testing", "data.json"), encoding: "UTF-8")).fetch(kind)
      end

      def moment(milliseconds)
        milliseconds && Time.at(milliseconds / 1000r)
      end
    end
  end
end
