# frozen_string_literal: true

# The receiver without any framework, and as a Rack application.

require "logger"
require "minitest/autorun"
require "stringio"

require "annotation_contracts/testing"
require "annotation_contracts/webhook"

class ReceiverTest < Minitest::Test
  Contracts = AnnotationContracts
  AGENTS = { "2.4" => "2.54.1", "2.65" => "2.66.0", "2.73" => "2.74.0", "2.76" => "2.80.0" }.freeze

  def setup
    @log = StringIO.new
  end

  # Without an edition every sample of every edition reaches a handler, and the platform is reported once.
  def test_it_learns_its_platform
    Contracts::Testing.deliveries.group_by(&:edition).each do |edition, samples|
      [AGENTS[edition], nil].each do |agent|
        news = []
        receiver = receiver(on: { "*" => ->(_, _) {} }, on_platform: news.method(:push))
        2.times { samples.each { |one| assert_equal "200 accepted", send_to(receiver, one.body, agent) } }
        assert_equal [edition, agent], receiver.platform.to_a.first(2)
        assert_equal([["met", edition]], news.map { |one| [one.kind, one.platform.edition] })
        assert_equal({ handled: samples.size * 2 }, receiver.counts)
      end
    end
  end

  def test_an_upgrade_is_told
    receiver = receiver(on: {})
    %w[2.65 2.76].each { |edition| send_to(receiver, sample(edition, "update-task"), "#{edition}.0") }
    assert_includes @log.string, "deliveries are those of edition 2.65 (release 2.65.0)"
    assert_includes @log.string, "the platform went from edition 2.65 to edition 2.76 (release 2.76.0)"
  end

  # What a handler cannot take is never lost in silence.
  def test_every_end_is_told
    told = []
    handlers = {
      "*:task" => ->(_, context) { told << context.key_id },
      "create:*" => ->(_, _) { raise "no" },
      "invalid" => ->(_, context) { told << context.problems.first.path }
    }
    receiver = receiver(
      on: handlers, store: Contracts::MemoryStore.new, on_unknown: ->(one) { told << one.event },
      on_refused: ->(one) { told << one.code }, on_error: ->(error, place) { told << [error.message, place] }
    )
    task = sample("2.3", "update-task")
    bodies = [task, task, '{"event":"update:task","task":7}', '{"event":"update:planet"}', sample("2.3", "create-project"),
              sample("2.3", "update-job"), "{"]
    expected = ["200 accepted", "200 duplicate", "200 invalid delivery", "200 unknown event", "500 handler failed",
                "200 no handler", "400 body is not JSON"]
    assert_equal(expected, bodies.map { |body| send_to(receiver, body) })
    assert_equal ["default", "invalid-delivery", "/task", "update:planet", %w[no handler], "not-json"], told
    assert_equal({ handled: 1, duplicate: 1, invalid: 1, unknown: 1, unhandled: 1, failed: 1, refused: 1 }, receiver.counts)
    receiver = receiver(on: { "unknown" => ->(_, _) {} })
    send_to(receiver, '{"event":"update:planet"}')
    assert_equal({ unknown: 1 }, receiver.counts)
    assert_equal "422 invalid delivery", send_to(receiver(on: {}, mode: :strict), '{"event":"update:task","task":7}')
  end

  # What ends the thread of a handler, such as rack-timeout, is no StandardError.
  def test_what_was_broken_off_may_come_again
    store = Contracts::MemoryStore.new
    task = sample("2.3", "update-task")
    assert_raises(Interrupt) { send_to(receiver(store: store, on: { "*" => ->(_, _) { raise Interrupt } }), task) }
    assert_equal "200 accepted", send_to(receiver(store: store, on: { "*" => ->(_, _) {} }), task)
  end

  # LoadError and SystemStackError are no StandardErrors either, but what a handler may well raise.
  def test_what_a_handler_raises_is_answered
    [LoadError, NotImplementedError, SystemStackError].each do |error|
      assert_equal "500 handler failed", send_to(receiver(on: { "*" => ->(_, _) { raise error } }), sample("2.3", "update-task"))
    end
  end

  # The log names each place, and the event if there is one; how to take such deliveries only where nobody did.
  def test_an_invalid_delivery_is_logged
    ["[]", '{"event":"ping"}'].each { |body| send_to(receiver(on: {}), body) }
    send_to(receiver(on: { "invalid" => ->(_, _) {} }), "[]")
    start = "the signed body is not a valid delivery: "
    lost = "; no handler ran: the handler `invalid` takes such deliveries"
    assert_equal(
      ["nearest edition 2.76, wrong at the document#{lost}", "ping, nearest edition 2.76, wrong at /webhook, /sender#{lost}",
       "nearest edition 2.76, wrong at the document"],
      @log.string.lines(chomp: true).map { |line| line[/#{start}(.*)/, 1] }
    )
  end

  def test_drift_is_told
    drifts = []
    receiver = receiver(on: {}, on_drift: drifts.method(:push))
    ["shade", "\\ud800"].each { |name| send_to(receiver, sample("2.3", "update-task").sub("{") { "{\"#{name}\":1," }) }
    send_to(receiver, sample("2.3", "update-task").gsub('"has_parent":false', '\0,"a/b":1').sub('"task":{', '\0"7":1,'))
    places = [{ "/shade" => 1 }, { "/\uFFFD\uFFFD\uFFFD" => 1 }, { "/task/labels/*/a~1b" => 3, "/task/7" => 1 }]
    assert_equal places.map { |members| ["update:task", members] }, drifts.map(&:to_a)
  end

  # Release 2.3.0 signs a line feed after the body, which must be asked for.
  def test_a_line_feed_is_named_and_taken
    body = sample("2.3", "update-task")
    header = Contracts.sign("mykey", "#{body}\n")
    assert_equal "403 signature refused", send_to(receiver(on: {}), body, nil, header)
    assert_includes @log.string, "accept_line_feed: true"
    assert_equal "200 no handler", send_to(receiver(on: {}, accept_line_feed: true), body, nil, header)
  end

  def test_a_receiver_without_a_secret_is_told
    receiver = Contracts::Webhook::Receiver.new(nil, on: {}, logger: Logger.new(@log))
    assert_equal 200, receiver.handle("POST", { "Content-Type" => "application/json" }, sample("2.3", "update-task")).status
    assert_includes @log.string, "takes every request, unsigned and forged ones too"
  end

  def test_a_mistake_in_the_options_is_told
    {
      "a secret is missing or empty" => ["", {}],
      "\"update:tusk\" is no event or pattern, did you mean \"update:task\"" => ["k", { on: { "update:tusk" => -> {} } }],
      "the handler of \"update:task\" cannot be called" => ["k", { on: { "update:task" => 1 } }],
      "mode is :strict or :tolerant, not :loose" => ["k", { mode: :loose }],
      "max_bytes is not a positive number" => ["k", { max_bytes: 0 }]
    }.each do |reason, (secret, options)|
      error = assert_raises(ArgumentError) { Contracts::Webhook::Receiver.new(secret, on: {}, **options) }
      assert_equal "cannot create the receiver: #{reason}", error.message
    end
  end

  def test_it_is_a_rack_application
    body = sample("2.3", "update-task")
    env = {
      "REQUEST_METHOD" => "POST", "CONTENT_TYPE" => "application/json", "CONTENT_LENGTH" => body.bytesize.to_s,
      "HTTP_X_SIGNATURE_256" => Contracts.sign("mykey", body), "rack.input" => StringIO.new(body)
    }
    status, headers, text = receiver(on: {}).call(env)
    assert_equal [200, "10", ["no handler"]], [status, headers["content-length"], text]
    assert_equal 413, receiver(on: {}, max_bytes: 9).call({ **env, "CONTENT_LENGTH" => nil, "rack.input" => StringIO.new(body) }).first
  end

  private

  def receiver(**options)
    Contracts::Webhook::Receiver.new("mykey", logger: Logger.new(@log), **options)
  end

  def sample(edition, name)
    Contracts::Testing.deliveries.find { |one| [one.edition, one.name] == [edition, name] }.body
  end

  def send_to(receiver, body, agent = nil, signature = Contracts.sign("mykey", body))
    headers = { "Content-Type" => "application/json", "X-Signature-256" => signature }
    headers["User-Agent"] = "CVAT/#{agent} python-requests/2.32.3" if agent
    said = receiver.handle("POST", headers, body)
    "#{said.status} #{said.body}"
  end
end
