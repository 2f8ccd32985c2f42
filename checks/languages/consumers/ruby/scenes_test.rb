# frozen_string_literal: true

# What a receiver of any language must do: each scene says what is answered and told.

require "json"
require "logger"
require "minitest/autorun"
require "stringio"

require "annotation_contracts/webhook"

# A member that is not known here is an error.
Request = Struct.new(:method, :headers, :body, :answer, keyword_init: true)
Scene = Struct.new(:name, :secrets, :strict, :editions, :maxBytes, :mediaTypes, :bareDigest, :lineFeed, :store, :on, :invalid, :hooks,
                   :requests, :told, :counts, :platform, :mistake, keyword_init: true)

# Where a scene is played; it is the store too.
class Stage
  Contracts = AnnotationContracts

  # What each hook is told, in words.
  WORDS = {
    "refused" => ->(one) { "#{one.status} #{one.code}: #{one.reason} #{one.event}" },
    "unknown" => ->(one) { "unknown #{one.event}" },
    "drift" => ->(one) { "drift #{one.members.keys.sort.join(" ")}" },
    "platform" => ->(one) { one.message },
    "error" => ->(error, place) { "#{place}: #{error.message}" }
  }.freeze
  HANDLED = ->(_, one) { "handled #{one.event} of #{one.edition} by #{one.key_id}" }
  INVALID = ->(_, one) { "invalid #{one.event} of #{one.edition}: #{one.problems.first.code} #{one.problems.first.path}" }

  attr_reader :told, :receiver

  def initialize(scene)
    @scene = scene
    @told = []
    secrets = scene.secrets.map { |id, secret| Contracts::NamedSecret.new(id, secret) }
    @receiver = Contracts::Webhook::Receiver.new(secrets.empty? ? nil : secrets, **options)
    # What is logged of the options is no scene's.
    @told.clear
  end

  def send_request(request)
    @request = request
    headers = request.headers.group_by(&:first).transform_values { |fields| fields.map(&:last) }
    said = @receiver.handle(request.method, headers, [request.body].pack("H*"))
    others = said.headers.except("content-type").map { |name, value| " #{name}=#{value}" }
    "#{said.status} #{said.body}#{others.join}"
  end

  def claim(key)
    call("claim", key)
  end

  def done(key)
    call("done", key)
  end

  def release(key)
    call("release", key)
  end

  private

  def options
    on = @scene.on.transform_values { |act| act(act, HANDLED) }
    on["invalid"] = act(@scene.invalid, INVALID) if @scene.invalid
    {
      on: on, editions: @scene.editions.empty? ? nil : @scene.editions, mode: @scene.strict ? :strict : :tolerant,
      max_bytes: @scene.maxBytes, media_types: @scene.mediaTypes, bare_digest: @scene.bareDigest, accept_line_feed: @scene.lineFeed,
      store: store, logger: Logger.new(StringIO.new, formatter: ->(*, message) { @told << message && "" }),
      **@scene.hooks.to_h { |hook, act| [:"on_#{hook}", act(act, WORDS.fetch(hook))] }
    }
  end

  def store
    return if @scene.store.nil?

    @scene.store["claim"] == "memory" ? Contracts::MemoryStore.new : self
  end

  def act(act, words)
    lambda do |*what|
      case act
      when "note" then @told << words.call(*what)
      when "again" then @told << "again: #{send_request(@request)}"
      when "fail" then raise "no"
      when "crash" then raise NotImplementedError, "no"
      when "accept" then nil
      end
    end
  end

  def call(name, key)
    @told << "#{name} #{key}"
    raise "no" if name == @scene.store["fails"]

    @scene.store["claim"].to_sym
  end
end

class ScenesTest < Minitest::Test
  File.write("played.txt", "")

  JSON.parse(File.read("scenes.json")).each do |one|
    scene = Scene.new(**one)
    define_method("test_#{scene.name}") do
      scene.mistake.empty? ? play(scene, Stage.new(scene)) : blame(scene)
      File.write("played.txt", "#{scene.name}\n", mode: "a")
    end
  end

  private

  def blame(scene)
    assert_includes assert_raises(ArgumentError) { Stage.new(scene) }.message, scene.mistake
  end

  def play(scene, stage)
    scene.requests.each do |one|
      request = Request.new(**one)
      assert_equal request.answer, stage.send_request(request)
    end
    assert_equal scene.told.size, stage.told.size, stage.told.inspect
    scene.told.zip(stage.told) { |expected, found| assert_includes found, expected }
    assert_equal scene.counts, stage.receiver.counts.transform_keys(&:to_s)
    edition, release, learned_from, editions = stage.receiver.platform.to_a
    seen = editions.to_h.sort.map { |name, count| "#{name}:#{count}" }
    assert_includes "#{edition} #{release} #{learned_from} #{seen.join(" ")}", scene.platform
  end
end
