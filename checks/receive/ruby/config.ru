require "logger"

require "annotation_contracts/webhook"

options = { on: {}, mode: ENV.fetch("MODE").to_sym, logger: Logger.new(IO::NULL) }
options[:editions] = ENV["EDITION"] unless ENV["EDITION"].empty?
run AnnotationContracts::Webhook::Receiver.new(ENV.fetch("WEBHOOK_SECRET"), **options)
