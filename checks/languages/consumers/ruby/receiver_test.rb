# frozen_string_literal: true

# The receiver without any framework, and as a Rack application.

require "logger"
require "minitest/autorun"
require "stringio"

require "annotation_contracts/testing"
require "annotation_contracts/webhook"

class ReceiverTest < Minitest::Test
  Contracts = AnnotationContracts

  def setup
    @log = StringIO.new
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

  def test_a_receiver_without_a_secret_is_told
    receiver = Contracts::Webhook::Receiver.new(nil, on: {}, logger: Logger.new(@log))
    assert_equal 200, receiver.handle("POST", { "Content-Type" => "application/json" }, sample("2.3", "update-task")).status
    assert_includes @log.string, "takes every request, unsigned and forged ones too"
  end

  def test_a_mistake_in_the_options_is_told
    {
      "\"update:tusk\" is no event or pattern, did you mean \"update:task\"" => { on: { "update:tusk" => -> {} } },
      "the handler of \"update:task\" cannot be called" => { on: { "update:task" => 1 } },
      "mode is :strict or :tolerant, not :loose" => { mode: :loose },
      "max_bytes is not a positive number" => { max_bytes: 0 }
    }.each do |reason, options|
      error = assert_raises(ArgumentError) { Contracts::Webhook::Receiver.new("k", on: {}, **options) }
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

  def send_to(receiver, body)
    headers = { "Content-Type" => "application/json", "X-Signature-256" => Contracts.sign("mykey", body) }
    said = receiver.handle("POST", headers, body)
    "#{said.status} #{said.body}"
  end
end
