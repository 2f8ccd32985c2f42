# Generated from scripts/artefacts/languages/ruby/runtime/lib/annotation_contracts/signature.rb by "npm run generate". Do not edit.

# frozen_string_literal: true

require "openssl"

module AnnotationContracts
  # Name of the header that carries the signature (W4.3.3).
  SIGNATURE_HEADER = "X-Signature-256"

  # Why a signature is refused, in the order of the checks.
  REASONS = %w[
    missing-header empty-header duplicated-header wrong-algorithm missing-prefix not-hex wrong-length no-secret mismatch
  ].freeze

  # A secret with a name, so that one can take over from another; `not_after` is the last Time at which it is in force.
  NamedSecret = Struct.new(:id, :secret, :not_after) do
    def inspect
      "#<NamedSecret #{id.inspect}>"
    end
    alias_method :to_s, :inspect
  end

  # Which secret the sender used, or why the delivery is refused.
  Verdict = Struct.new(:key_id, :reason) do
    def accepted?
      reason.nil?
    end
  end

  # Signs and verifies deliveries: HMAC-SHA256 over the exact bytes of the body (W5.1).
  module Signature
    PREFIX = "sha256="

    class << self
      # Returns why a header cannot be compared; nil where it can.
      def reason_against(header, bare_digest)
        return "missing-header" if header.nil? || header == []

        value = join(header)
        prefixed = value.start_with?(PREFIX)
        digits = prefixed ? value.byteslice(PREFIX.size..) : value
        {
          "empty-header" => value.empty?,
          "duplicated-header" => value.include?(","),
          "wrong-algorithm" => !prefixed && value.include?("="),
          "missing-prefix" => !prefixed && !bare_digest,
          "not-hex" => !digits.match?(/\A\h*\z/n),
          "wrong-length" => digits.size != 64
        }.key(true)
      end

      def digest_in(header)
        [join(header).byteslice(-64..)].pack("H*")
      end

      def mac(secret, body)
        raise ArgumentError, "cannot use an empty secret" if secret.empty?

        OpenSSL::HMAC.digest("SHA256", secret.encode(::Encoding::UTF_8), body)
      end

      private

      # Bytes: a header may hold anything.
      def join(header)
        Array(header).map(&:b).join(",")
      end
    end
  end
  private_constant :Signature

  # Signs a body: `sha256=` and 64 lower-case digits (W5.1.3); raises ArgumentError for an empty secret.
  def self.sign(secret, body)
    Signature::PREFIX + Signature.mac(secret, body).unpack1("H*")
  end

  # Verifies a signature (W5.1.4) with one secret, called "default", or with several `NamedSecret`s: the last that
  # matches is named. The header is a String, an Array of its values, or nil.
  #
  # Whatever the header holds is a verdict, never an exception. `bare_digest` also takes a digest without `sha256=`. Raises
  # ArgumentError for an empty secret.
  def self.verify(secrets, body, header, bare_digest: false, now: Time.now)
    keys = secrets.is_a?(String) ? [NamedSecret.new("default", secrets)] : secrets
    macs = keys.map { |key| Signature.mac(key.secret, body) }
    reason = Signature.reason_against(header, bare_digest)
    return Verdict.new(nil, reason) if reason

    digest = Signature.digest_in(header)
    matching = keys.zip(macs).select do |key, mac|
      matches = OpenSSL.fixed_length_secure_compare(mac, digest)
      matches && (key.not_after.nil? || now <= key.not_after)
    end
    return Verdict.new(matching.last.first.id, nil) unless matching.empty?

    Verdict.new(nil, keys.empty? ? "no-secret" : "mismatch")
  end
end
