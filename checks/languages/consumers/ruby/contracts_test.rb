# frozen_string_literal: true

# A project that has nothing but the gem, and JSON as Ruby reads it.

require "json"
require "minitest/autorun"

require "annotation_contracts/raster_info"
require "annotation_contracts/testing"
require "annotation_contracts/webhook"

class ContractsTest < Minitest::Test
  Contracts = AnnotationContracts
  Webhook = Contracts::Webhook

  Contracts::Testing.deliveries.each do |sample|
    define_method("test_#{sample.edition}_#{sample.name}_loses_nothing") do
      delivery = Webhook.parse_delivery(sample.body)
      assert_equal JSON.parse(sample.body), JSON.parse(JSON.generate(delivery))
      assert_equal delivery, Webhook.parse_delivery(delivery.to_json)
      assert_operator Webhook::Delivery, :===, delivery
      %i[tolerant strict].each do |mode|
        assert_equal sample.edition, Webhook.parse_delivery(sample.body, editions: sample.edition, mode: mode).edition
      end
    end
  end

  Contracts::Testing.signature_vectors.each do |vector|
    define_method("test_#{vector.id}") do
      options = { bare_digest: vector.bare_digest, now: vector.now }.compact
      verdict = Contracts.verify(vector.secrets, vector.body, vector.header, **options)
      assert_equal [vector.key_id, vector.reason], verdict.to_a
    end
  end

  Contracts::Testing.cases.each do |one|
    define_method("test_#{one.id}") do
      status, found = judge(one)
      assert_equal one.status, status
      assert_equal one.problems.sort, found.sort unless status == "unknown"
    end
  end

  def test_every_edition_has_samples
    assert_equal Webhook::EDITIONS.sort, Contracts::Testing.deliveries.map(&:edition).uniq.sort
  end

  def test_missing_is_not_null
    task = Contracts::Webhook2_3::TaskBeforeUpdate
    assert_equal [true, nil], [task.new(assignee: nil).key?(:assignee), task.new(assignee: nil).assignee]
    refute task.new.key?(:assignee)
    assert_equal ["{\"assignee\":null}", "{}"], [task.new(assignee: nil).to_json, task.new.to_json]
    assert_raises(ArgumentError) { task.new(other: 1) }
  end

  # What Ruby has no character or number for goes out as it came in.
  def test_odd_values_are_kept
    digits = "9" * 5_000
    body = "{\"event\":\"update:planet\",\"name\":\"\\ud800\",\"size\":1e400,\"count\":#{digits}}"
    assert_equal body.sub("1e400", "1e999"), Webhook.parse_delivery(body).to_json
  end

  def test_a_problem_says_what_was_expected
    body = sample("2.3", "update-task").body.sub(/"task":\{.*?"id":\d+/) { |text| text.sub(/\d+\z/, "\"7\"") }
    error = assert_raises(Contracts::DecodeError) { Webhook.parse_delivery(body) }
    assert_match(%r{\A/task/id: expected an integer, found "7"}, error.message)
  end

  private

  def sample(edition, name)
    Contracts::Testing.deliveries.find { |one| [one.edition, one.name] == [edition, name] }
  end

  def judge(one)
    case one.contract == "webhook" ? Webhook.parse_delivery(one.body, editions: one.edition) : raster_info(one)
    in Contracts::UnknownEvent then ["unknown", []]
    in _ then ["valid", []]
    end
  rescue Contracts::DecodeError => e
    assert_equal one.edition, e.edition
    ["invalid", e.problems.map { |problem| [problem.code, problem.path] }]
  end

  def raster_info(one)
    Contracts::RasterInfo.parse_raster_info(one.body, editions: one.edition)
  end
end
