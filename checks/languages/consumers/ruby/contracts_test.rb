# frozen_string_literal: true

# A project that has nothing but the gem, and JSON as Ruby reads it.

require "json"
require "minitest/autorun"

require "annotation_contracts/raster_info"
require "annotation_contracts/testing"
require "annotation_contracts/webhook"

class ContractsTest < Minitest::Test
  AnnotationContracts::Testing.deliveries.each do |sample|
    define_method("test_#{sample.name}_loses_nothing") do
      delivery = AnnotationContracts::Webhook.parse_delivery(sample.body)
      assert_equal JSON.parse(sample.body), JSON.parse(JSON.generate(delivery))
      assert_equal delivery, AnnotationContracts::Webhook.parse_delivery(delivery.to_json)
      assert_operator AnnotationContracts::Webhook::Delivery, :===, delivery
    end
  end

  AnnotationContracts::Testing.signature_vectors.each do |vector|
    define_method("test_#{vector.id}") do
      options = { bare_digest: vector.bare_digest, now: vector.now }.compact
      verdict = AnnotationContracts.verify(vector.secrets, vector.body, vector.header, **options)
      assert_equal [vector.key_id, vector.reason], verdict.to_a
    end
  end

  AnnotationContracts::Testing.cases.each do |one|
    define_method("test_#{one.id}") do
      status, found = judge(one)
      assert_equal one.status, status
      assert_equal one.problems.sort, found.sort unless status == "unknown"
    end
  end

  def test_missing_is_not_null
    task = AnnotationContracts::Webhook::TaskBeforeUpdate
    assert_equal [true, nil], [task.new(assignee: nil).key?(:assignee), task.new(assignee: nil).assignee]
    refute task.new.key?(:assignee)
    assert_equal ["{\"assignee\":null}", "{}"], [task.new(assignee: nil).to_json, task.new.to_json]
    assert_raises(ArgumentError) { task.new(other: 1) }
  end

  private

  def judge(one)
    case one.contract == "webhook" ? AnnotationContracts::Webhook.parse_delivery(one.body) : raster_info(one)
    in AnnotationContracts::UnknownEvent then ["unknown", []]
    in _ then ["valid", []]
    end
  rescue AnnotationContracts::DecodeError => e
    ["invalid", e.problems.map { |problem| [problem.code, problem.path] }]
  end

  def raster_info(one)
    AnnotationContracts::RasterInfo.parse_raster_info(one.body)
  end
end
