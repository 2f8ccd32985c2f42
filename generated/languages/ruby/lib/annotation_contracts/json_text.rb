# Generated from scripts/artefacts/languages/ruby/runtime/lib/annotation_contracts/json_text.rb by "npm run generate". Do not edit.

# frozen_string_literal: true

require "json"
require "strscan"

module AnnotationContracts
  # Reads and writes JSON texts (RFC 8259) without loss, and without recursion. Ruby's own parser takes comments and escapes
  # that JSON does not have, and calls itself for each level.
  module JsonText
    MAX_DEPTH = 10_000
    # Time grows faster than the digits: an integer of more is infinite.
    MAX_DIGITS = 10_000

    SPACE = /[ \t\n\r]*/
    STRING = /"[^"\\\x00-\x1f]*+(?:\\(?:["\\\/bfnrt]|u\h{4})[^"\\\x00-\x1f]*+)*+"/
    ESCAPE = /\\u[dD][89abAB]\h\h\\u[dD][c-fC-F]\h\h|\\u\h{4}|\\./
    NUMBER = /-?(?:0|[1-9]\d*+)(\.\d++)?([eE][+-]?\d++)?/
    WORD = /true|false|null/
    WORDS = { "true" => true, "false" => false, "null" => nil }.freeze
    SHORT = { "b" => "\b", "f" => "\f", "n" => "\n", "r" => "\r", "t" => "\t" }.freeze
    LONE = /\xED[\xA0-\xBF][\x80-\xBF]/n

    # The state of one reading.
    class Reader
      def initialize(body)
        text = body.encoding == Encoding::UTF_8 ? body : body.dup.force_encoding(Encoding::UTF_8)
        raise UnreadableError.new("not-utf8", "it is not UTF-8") unless text.valid_encoding?

        @in = StringScanner.new(text)
        # Containers that are not at their end.
        @open = []
      end

      def read
        root = value
        go_on(@open.last) until @open.empty?
        @in.skip(SPACE)
        @in.eos? ? root : refuse("more follows after the JSON text")
      end

      private

      # Reads the next member or item of a container, or its end.
      def go_on(inner)
        @in.skip(SPACE)
        return @open.pop if @in.skip(inner.is_a?(Hash) ? /}/ : /\]/)

        refuse("a comma is missing") unless inner.empty? || @in.skip(/,/)
        inner.is_a?(Hash) ? member(inner) : inner << value
      end

      def member(object)
        @in.skip(SPACE)
        name = string || refuse("a name is missing")
        @in.skip(SPACE)
        @in.skip(/:/) || refuse("a colon is missing")
        object[name] = value
      end

      def value
        @in.skip(SPACE)
        case @in.peek(1)
        when "{" then open({})
        when "[" then open([])
        when "\"" then string || refuse("a string is broken")
        else number_or_word
        end
      end

      def open(container)
        @in.getch
        @open << container
        raise UnreadableError.new("too-deep", "it is nested deeper than 10,000 levels") if @open.size > MAX_DEPTH

        container
      end

      def number_or_word
        if (text = @in.scan(NUMBER))
          return @in[1] || @in[2] ? text.to_f : whole(text)
        end

        WORDS[@in.scan(WORD) || refuse(@in.eos? ? "it ends too early" : "a value is missing")]
      end

      def whole(text)
        text == "-0" || text.size > MAX_DIGITS ? text.to_f : text.to_i
      end

      def string
        quoted = @in.scan(STRING)
        return if quoted.nil?

        text = quoted[1..-2]
        text.include?("\\") ? text.gsub(ESCAPE) { |escape| unescape(escape) } : text
      end

      def unescape(escape)
        return SHORT.fetch(escape[1], escape[1]) unless escape[1] == "u"

        code = escape[2, 4].hex
        code = 0x10000 + ((code - 0xD800) << 10) + (escape[8, 4].hex - 0xDC00) if escape.size > 6
        # A lone surrogate has no UTF-8; its three bytes survive until it is written.
        [code].pack("U")
      end

      def refuse(detail)
        raise UnreadableError.new("not-json", "it is not JSON: #{detail} (at byte #{@in.pos})")
      end
    end
    private_constant :Reader

    class << self
      # Parses the exact bytes of a body; raises `UnreadableError` where it is no JSON text.
      def read(body)
        Reader.new(body).read
      end

      # Writes a value, or a record with unknown members and nothing that was missing; a lone surrogate is written as it came, a number beyond a double as 1e999.
      def write(value)
        text = +""
        waiting = [value]
        until waiting.empty?
          one = waiting.pop
          case one
          when Symbol then text << one.name
          when Array then waiting.concat(pieces_of(one).reverse!)
          when Hash then waiting.concat(members_of(one).reverse!)
          when Record, UnknownEvent then waiting << one.to_json_object
          else text << scalar(one)
          end
        end
        text
      end

      # Names the JSON type of a value.
      def type_of(value)
        case value
        when String then "string"
        when Numeric then "number"
        when true, false then "boolean"
        when nil then "null"
        when Array then "array"
        else "object"
        end
      end

      # Counts the characters of a text; a lone surrogate is one.
      def size_of(text)
        (text.valid_encoding? ? text : text.b.gsub(LONE, "?").force_encoding(Encoding::UTF_8)).size
      end

      private

      def pieces_of(array)
        array.each_with_index.with_object([:"["]) { |(item, i), all| all.push(i.zero? ? :"" : :",", item) } << :"]"
      end

      def members_of(object)
        all = [:"{"]
        object.each { |name, member| all.push(all.size == 1 ? :"" : :",", name, :":", member) }
        all << :"}"
      end

      def scalar(value)
        case value
        when String then quote(value)
        when Float then number(value)
        when Integer, true, false, nil then value.to_json
        else raise ArgumentError, "cannot write a #{value.class}"
        end
      end

      def number(value)
        raise ArgumentError, "cannot write a number that is none" if value.nan?
        return value.to_s unless value.infinite?

        value.positive? ? "1e999" : "-1e999"
      end

      def quote(text)
        return JSON.generate(text) if text.valid_encoding?

        parts = text.b.split(/(#{LONE.source})/n)
        written = parts.map do |part|
          plain = part.dup.force_encoding(Encoding::UTF_8)
          next JSON.generate(plain)[1..-2] if plain.valid_encoding?

          format("\\u%04x", ((part.getbyte(0) & 0x0F) << 12) | ((part.getbyte(1) & 0x3F) << 6) | (part.getbyte(2) & 0x3F))
        end
        "\"#{written.join}\""
      end
    end
  end
  private_constant :JsonText
end
