# Stock parsing and routing of Rack, completed by hand to the decisions.
require "json"
require "openssl"

LIMIT = Integer(ENV.fetch("LIMIT"))

def (Receiver = Object.new).decide(request)
  return [405, "only POST"] unless request.post?
  return [415, "only application/json"] unless request.media_type&.downcase == "application/json"
  coding = request.get_header("HTTP_CONTENT_ENCODING")
  return [415, "no content encoding"] unless [nil, "", "identity"].include?(coding&.downcase)

  body = request.body.read(LIMIT + 1) || ""
  return [413, "too long"] if body.bytesize > LIMIT

  digest = OpenSSL::HMAC.hexdigest("SHA256", ENV.fetch("WEBHOOK_SECRET"), body)
  # Rack joins several lines of a header by a comma.
  found = /\Asha256=(\h{64})\z/.match(request.get_header("HTTP_X_SIGNATURE_256").to_s.b)
  return [403, "signature refused"] unless found && Rack::Utils.secure_compare(found[1].downcase, digest)

  text = body.force_encoding(Encoding::UTF_8)
  # Ruby's parser takes comments and a byte order mark; outside of strings neither has a place in JSON.
  return [400, "not JSON"] if !text.valid_encoding? || text.gsub(/"(?:[^"\\]|\\.)*"/m, "").match?(%r{/|\uFEFF})

  JSON.parse(text, max_nesting: 1_000)
  [200, "ok"]
rescue JSON::ParserError
  [400, "not JSON"]
end

map("/webhook") do
  run(lambda do |env|
    status, text = Receiver.decide(Rack::Request.new(env))
    [status, { "Content-Type" => "text/plain" }, [text]]
  end)
end
