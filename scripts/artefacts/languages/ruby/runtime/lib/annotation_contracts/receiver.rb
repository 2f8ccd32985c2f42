# frozen_string_literal: true

require "logger"

require_relative "answers"
require_relative "platform"
require_relative "store"

module AnnotationContracts
  # Receives deliveries: the same steps behind every server (W4.3, W5.1, W-answer). Each step has its answer: method 405, media
  # type and content encoding 415, size 413, signature 403, UTF-8 and JSON 400, envelope 422 (200 in tolerant mode), handler 500.
  # Nothing is parsed before its signature is verified. Modules of contracts have it as `Receiver`.
  class Receiver
    include Answers

    # What is sent back: a status and a short text of ASCII.
    Answer = Struct.new(:status, :body, :headers)

    # A request that was refused, for logs and metrics; no secret and no signature is in it. `problems` says what is wrong with an
    # "invalid-delivery" of an event, in the edition that it breaks least.
    Refusal = Struct.new(:code, :status, :reason, :problems, :event, :edition)

    # What a handler receives besides the delivery: the name of the secret that matched (nil where there is none), the exact bytes
    # of the body, and event and edition; of an invalid delivery the nearest edition, and what is wrong.
    Context = Struct.new(:key_id, :body, :event, :edition, :problems)

    # Members of a valid delivery that its edition does not know: JSON Pointers with `*` for any index, and how many.
    Drift = Struct.new(:event, :members)

    # A delivery with its handler.
    Work = Struct.new(:handler, :delivery, :context, :key)
    private_constant :Work

    class << self
      # What the receiver knows of its contract.
      attr_reader :facts

      # Makes the receiver of a contract.
      def for(**facts)
        Class.new(self) { @facts = facts.freeze }
      end
    end

    # Bytes of the longest body.
    attr_reader :max_bytes

    # Makes a receiver.
    #
    # `secret` is the webhook's, or several `NamedSecret`s while one takes over from another; nil takes **every** request. `on` has
    # handlers by event: its name, else `*:<resource>`, `<action>:*`, `*`; `unknown` takes events that no edition has, `invalid`
    # signed bodies that no edition takes. A handler is called with delivery and context, and answers 500 by raising.
    #
    # `editions` are those to read by (default: every edition, which it learns; in strict mode that of the source document).
    # `accept_line_feed` takes signatures over the body and a line feed, which release 2.3.0 sends. Reports go to `logger` unless
    # `on_refused`, `on_platform` and `on_error` take them. Raises ArgumentError for what is none of this.
    def initialize(secret, on:, editions: nil, mode: :tolerant, max_bytes: 10 * 2**20, media_types: ["application/json"],
                   bare_digest: false, accept_line_feed: false, store: nil, logger: Logger.new($stderr, progname: "annotation_contracts"),
                   on_refused: nil, on_unknown: nil, on_drift: nil, on_platform: nil, on_error: nil)
      @keys = secret.is_a?(String) ? [NamedSecret.new("default", secret)] : secret
      @editions = Array(editions || (mode == :strict ? contract.editions.last : contract.editions))
      @is_default = editions.nil?
      @mode = mode
      @max_bytes = max_bytes
      @media_types = media_types
      @bare_digest = bare_digest
      @line_feed = accept_line_feed
      @store = store
      @logger = logger
      @hooks = { refused: on_refused, unknown: on_unknown, drift: on_drift, platform: on_platform, error: on_error }
      check_options
      @routes = Routes.new(on, @editions.flat_map { |name| contract.edition(name).events })
      @watch = Watch.new(facts[:program], @editions, editions.nil? && mode == :tolerant && @editions.size > 1)
      @lock = Mutex.new
      @counts = Hash.new(0)
      @told = {}
    end

    # Says what is known of the platform so far; nil before the first.
    def platform
      @watch.platform
    end

    # Counts what became of deliveries: handled, unhandled, unknown, invalid, refused, failed, duplicate.
    def counts
      @lock.synchronize { @counts.dup }
    end

    # Answers a request; `headers` has values by name, a String or an Array for several lines. Never raises.
    def handle(method, headers, body)
      fields = read_headers(headers)
      check_head(method, fields)
      check_size(body.bytesize)
      work = take(fields, body.b)
      work.is_a?(Work) ? run(work) : work
    rescue Refused => e
      refuse(e)
    rescue UnreadableError => e
      refuse(Refused.new(e.reason, ROWS["unreadable"][e.reason].sub("{}", JsonText::MAX_DEPTH.to_s)))
    rescue StandardError => e
      report(e, "receiver")
      answer(500, "receiver failed")
    end

    # Answers a request of Rack: the receiver is an application (`run receiver`, `mount receiver => "/webhook"`).
    def call(env)
      require_relative "rack"
      Rack.respond(self, env)
    end

    # Looks at what comes before the body: method, media type, coding and announced length, in this order; raises `Refused`.
    # `fields` has lists of values by the name in lower case.
    def check_head(method, fields)
      raise Refused.new("method", "the method is not POST") if method != "POST"

      field = fields["content-type"].join(", ").downcase
      raise Refused.new("media-type", "the media type is not #{@media_types.join(" or ")}") unless @media_types.include?(field[/\A[^;]*/].strip)
      raise Refused.new("media-type", "the charset is not UTF-8") if field.match?(/;\s*charset=(?!"?utf-?8"?\s*(?:;|\z))/)

      coding = fields["content-encoding"].join(", ").downcase
      raise Refused.new("content-encoding", "the body is compressed, but the signature is over its bytes as sent") unless ["", "identity"].include?(coding)

      length = fields["content-length"].join
      check_size(length.to_i) if length.match?(/\A\d+\z/)
    end

    # Refuses more bytes than allowed.
    def check_size(size)
      raise Refused.new("too-large", "the body is longer than #{@max_bytes} bytes") if size > @max_bytes
    end

    # Reports a refusal, and gives the answer to it.
    def refuse(refused, status = nil, **more)
      row = ROWS["refusals"].fetch(refused.code)
      refusal = Refusal.new(refused.code, status || row["status"], refused.reason, *more.values_at(:problems, :event, :edition))
      count(refused.code == "invalid-delivery" ? :invalid : :refused) unless refusal.status == 200
      tell(:refused, refusal) { log_refusal(refusal) }
      answer(refusal.status, row["body"], row["headers"])
    end

    # Lists the values of each header by its name in lower case.
    def read_headers(headers)
      fields = Hash.new([].freeze)
      headers.each { |name, values| fields[name.to_s.downcase] += Array(values).map { |value| value.to_s.b } }
      fields
    end

    private

    def facts
      self.class.facts
    end

    def contract
      facts[:contract]
    end

    def check_options
      wrong = [
        [@keys && (@keys.empty? || @keys.any? { |key| key.secret.to_s.empty? }), "a secret is missing or empty"],
        [!%i[tolerant strict].include?(@mode), "mode is :strict or :tolerant, not #{@mode.inspect}"],
        [!@max_bytes.is_a?(Integer) || @max_bytes <= 0, "max_bytes is not a positive number"]
      ].find(&:first)
      raise ArgumentError, "cannot create the receiver: #{wrong.last}" if wrong

      # ENV["…"] is nil for a variable that is not set.
      @logger.warn("the receiver takes every request, unsigned and forged ones too, since its secret is nil") if @keys.nil?
    end

    def take(fields, body)
      key_id = verify(body, fields)
      value = JsonText.read(body)
      webhook = value[facts[:webhook]] if value.is_a?(Hash)
      sender = [key_id, webhook]
      release = @watch.release_in(fields["user-agent"].join(" "))
      read(value, Context.new(key_id, body, event_in(value), "", []), release, sender)
    end

    def event_in(value)
      event = value[facts[:tag]] if value.is_a?(Hash)
      event.is_a?(String) ? event : ""
    end

    def verify(body, fields)
      return if @keys.nil?

      header = fields[facts[:header].downcase]
      verdict = AnnotationContracts.verify(@keys, body, header, bare_digest: @bare_digest)
      return verdict.key_id if verdict.accepted?

      reason = ROWS["reasons"].fetch(verdict.reason)
      if verdict.reason == "mismatch"
        with_feed = AnnotationContracts.verify(@keys, "#{body}\n", header, bare_digest: @bare_digest)
        return with_feed.key_id if with_feed.accepted? && @line_feed

        reason += ": the sender signs a line feed after the body, which accept_line_feed: true takes" if with_feed.accepted?
      end
      raise Refused.new("signature", reason)
    end

    def read(value, context, release, sender)
      delivery = contract.read(value, @watch.order(release, sender), @mode)
      if delivery.is_a?(UnknownEvent)
        tell(:unknown, delivery)
        return route("unknown", delivery, context, sender)
      end
      context.edition = delivery.edition
      @watch.saw(delivery.edition, release, sender) { |news| tell(:platform, news) { @logger.info(news.message) } }
      watch_drift(value, context)
      route(context.event, delivery, context, sender)
    rescue DecodeError => e
      context.edition = e.edition
      context.problems = e.problems
      take_invalid(value, context)
    end

    def take_invalid(value, context)
      refused = Refused.new("invalid-delivery", "the signed body is not a valid delivery")
      more = { problems: context.problems, event: context.event, edition: context.edition }
      said = refuse(refused, @mode == :strict ? 422 : 200, **more)
      handler = @routes["invalid"]
      return Work.new(handler, value, context, nil) if handler && @mode != :strict

      count(:invalid) if @mode != :strict
      said
    end

    def watch_drift(value, context)
      return unless @hooks[:drift] && @mode == :tolerant

      contract.edition(context.edition).read(value, :strict)
    rescue DecodeError => e
      places = e.problems.select { |one| one.code == "unexpected" }.map { |one| one.path.gsub(%r{/\d+(?=/)}, "/*") }
      tell(:drift, Drift.new(context.event, places.tally)) unless places.empty?
    end

    def route(event, delivery, context, sender)
      handler = @routes[event]
      if handler.nil?
        count(event == "unknown" ? :unknown : :unhandled)
        return answer(200, event == "unknown" ? "unknown event" : "no handler")
      end
      return Work.new(handler, delivery, context, nil) if @store.nil? || facts[:on_request].include?(event)

      key = Store.key(context.body, sender.last)
      case claim(key)
      when :new then Work.new(handler, delivery, context, key)
      when :busy then raise Refused.new("busy", "the same bytes are being handled right now")
      when :done
        count(:duplicate)
        answer(200, "duplicate")
      else
        count(:failed)
        answer(500, "store failed")
      end
    end

    def claim(key)
      @store.claim(key)
    rescue StandardError => e
      report(e, "store")
      nil
    end

    # Runs a handler. The sender learns that it failed, but not why.
    def run(work)
      hand_over(work)
      count(outcome_of(work.context))
      answer(200, work.context.problems.empty? ? "accepted" : "invalid delivery")
    rescue StandardError, ScriptError, SystemStackError => e
      count(:failed)
      report(e, "handler")
      answer(500, "handler failed")
    end

    # Whatever ends this thread, such as rack-timeout, the same delivery may be tried again.
    def hand_over(work)
      is_done = false
      work.handler.call(work.delivery, work.context)
      is_done = true
    ensure
      settle(work, is_done ? :done : :release)
    end

    def outcome_of(context)
      return :invalid unless context.problems.empty?

      context.edition.to_s.empty? ? :unknown : :handled
    end

    # The handler has run or failed: an error of the store does not change that.
    def settle(work, outcome)
      @store.public_send(outcome, work.key) if work.key
    rescue StandardError => e
      report(e, "store")
    end

    def answer(status, body, headers = {})
      Answer.new(status, body, { "content-type" => "text/plain; charset=utf-8", **headers })
    end

    def count(outcome)
      @lock.synchronize { @counts[outcome] += 1 }
    end

    # Calls a hook, or else the block; what it raises never reaches the sender.
    def tell(hook, what)
      @hooks[hook] ? @hooks[hook].call(what) : (yield if block_given?)
    rescue StandardError, ScriptError, SystemStackError => e
      report(e, "hook")
    end

    # Reports what is not the request's fault: "handler", "store", "hook" or "receiver" says where it was.
    def report(error, place)
      @hooks[:error] ? @hooks[:error].call(error, place) : @logger.error("the #{place} failed: #{error.full_message(highlight: false)}")
    rescue StandardError
      @logger.error("on_error failed")
    end

    # Logs every invalid delivery, since only someone with the secret can send one, and the first of each bad signature.
    def log_refusal(refusal)
      return @logger.warn(invalid_line(refusal)) if refusal.code == "invalid-delivery"

      reason = refusal.reason.split(":").first
      return unless refusal.code == "signature" && @lock.synchronize { @told[reason].nil? && (@told[reason] = true) }

      @logger.warn("a delivery was refused: #{refusal.reason}; the next ones for this reason are not logged; #{ROWS["doctor"]}")
    end

    def invalid_line(refusal)
      event = refusal.event.empty? ? "" : "#{printable(refusal.event)}, "
      "#{refusal.reason}: #{event}nearest edition #{refusal.edition}, wrong at #{places_in(refusal.problems)}#{cure}"
    end

    def cure
      return @is_default ? "; without mode: :strict it takes every edition" : "" if @mode == :strict

      @routes["invalid"] ? "" : "; no handler ran: the handler `invalid` takes such deliveries"
    end
  end
end
