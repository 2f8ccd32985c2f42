# frozen_string_literal: true

module AnnotationContracts
  # Formats of strings that strict mode asserts: the pattern of the table, and the JSON Schema format beside it.
  module Formats
    MOMENT = /\A(?:\d{4}-(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])
      |(?:\d\d(?!00)(?:[02468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)
      [Tt](?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)\z/x
    BYTE = /(?:25[0-5]|2[0-4]\d|[01]?\d\d?)/
    ADDRESS = /\[(?:v\h+\.[\w!$&-.:;=~]+|(?!(?:[^\]]*::){2}|:[^:])(?:(?:\h{1,4}:){7}\h{1,4}
      |(?:(?:\h{1,4}:){6}|(?=[^\]]*::)(?::{0,2}\b\h{1,4}\b){0,5}:{1,2})(?:#{BYTE}\.){3}#{BYTE}
      |(?=[^\]]*::)(?::{0,2}\b\h{1,4}\b){0,7}(?:::)?))\]/x
    AUTHORITY = /(?:[\w!$-.:;=~]*@)?(?:#{ADDRESS}|[\w!$-.;=~]*)(?::\d*)?/
    REST = /(?:\?[A-Za-z_!$-;=?@~]*)?(?:#[A-Za-z_!$-;=?@~]*)?/
    HIERARCHY = %r{(?://#{AUTHORITY}(?:/[A-Za-z_!$-;=@~]*)?|[A-Za-z_!$-;=@~]*)}
    URI = /\A[a-z][a-z\d+.-]*:#{HIERARCHY}#{REST}\z/i
    REFERENCE = /\A#{HIERARCHY}#{REST}\z/i
    BROKEN_ESCAPE = /%(?!\h{2})/
    # What is an end of the text in JSON Schema is one of a line in Ruby.
    ANCHOR = /\\.|\[[^\]\\]*(?:\\.[^\]\\]*)*\]|\^|\$/
    ANCHORS = { "^" => "\\A", "$" => "\\z" }.freeze

    # Makes the check of a format of a table.
    def self.compile(row)
      pattern = Regexp.new(row["pattern"].gsub(ANCHOR) { |found| ANCHORS.fetch(found, found) })
      format = row["format"]
      ->(text) { text.valid_encoding? && pattern.match?(text) && of?(format, text) }
    end

    def self.of?(format, text)
      case format
      when "date-time" then MOMENT.match?(text)
      when "uri" then URI.match?(text) && !BROKEN_ESCAPE.match?(text)
      when "uri-reference" then (URI.match?(text) || REFERENCE.match?(text)) && !BROKEN_ESCAPE.match?(text)
      else true
      end
    end
  end
  private_constant :Formats
end
