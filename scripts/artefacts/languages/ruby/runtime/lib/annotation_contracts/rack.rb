# frozen_string_literal: true

module AnnotationContracts
  # Lets a receiver be a Rack application. The server bounds the time that a body may take.
  module Rack
    CHUNK = 65_536
    # Seconds for which the rest of a refused body is read and dropped: its sender may never read the answer otherwise.
    LINGER = 2

    # Answers a request of a Rack server.
    def self.respond(receiver, env)
      said = answer(receiver, env)
      body = env["REQUEST_METHOD"] == "HEAD" ? [] : [said.body]
      [said.status, { **said.headers, "content-length" => said.body.bytesize.to_s }, body]
    end

    # Lists the headers of a request; some servers leave the white space around a value.
    def self.headers(env)
      fields = env.select { |key, _| key.start_with?("HTTP_") || %w[CONTENT_TYPE CONTENT_LENGTH].include?(key) }
      fields.to_h { |key, value| [key.delete_prefix("HTTP_").tr("_", "-"), value.to_s.strip] }
    end

    def self.answer(receiver, env)
      fields = headers(env)
      input = env["rack.input"]
      begin
        receiver.check_head(env["REQUEST_METHOD"], receiver.read_headers(fields))
        receiver.handle(env["REQUEST_METHOD"], fields, read(receiver, input, env["CONTENT_LENGTH"]))
      rescue Refused => e
        drop(input)
        receiver.refuse(e)
      end
    end

    # Reads a body, and no more of it than was announced and the limit allows.
    def self.read(receiver, input, length)
      body = "".b
      rest = length&.to_i
      until rest&.zero?
        chunk = input&.read([CHUNK, rest].compact.min)
        break if chunk.nil? || chunk.empty?

        rest &&= rest - chunk.bytesize
        body << chunk
        receiver.check_size(body.bytesize)
      end
      raise Refused.new("incomplete", "the connection ended before the body did") if rest&.positive?

      body
    rescue EOFError, SystemCallError
      raise Refused.new("incomplete", "the connection ended before the body did")
    end

    def self.drop(input)
      last = Process.clock_gettime(Process::CLOCK_MONOTONIC) + LINGER
      nil while Process.clock_gettime(Process::CLOCK_MONOTONIC) < last && input&.read(CHUNK)&.then { |chunk| !chunk.empty? }
    rescue EOFError, SystemCallError
      nil
    end
    private_class_method :answer, :headers, :read, :drop
  end
  private_constant :Rack
end
