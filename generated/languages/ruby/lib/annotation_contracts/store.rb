# Generated from scripts/artefacts/languages/ruby/runtime/lib/annotation_contracts/store.rb by "npm run generate". Do not edit.

# frozen_string_literal: true

require "openssl"

module AnnotationContracts
  # Remembers in this process alone what was handled: for `ttl` seconds, `max_entries` deliveries at the most. Another store has
  # the same methods; `claim` must be atomic.
  class MemoryStore
    def initialize(ttl: 3_600, max_entries: 10_000)
      @ttl = ttl
      @most = max_entries
      @entries = {}
      @lock = Mutex.new
    end

    # Claims a key before its handler runs; answers `:new`, `:busy` or `:done`.
    def claim(key)
      @lock.synchronize do
        state, till = @entries[key]
        next state if till && till > now

        put(key, :busy)
        :new
      end
    end

    # Remembers that the handler of a key returned.
    def done(key)
      @lock.synchronize { put(key, :done) }
    end

    # Gives a key back, because its handler failed.
    def release(key)
      @lock.synchronize { @entries.delete(key) }
    end

    private

    def put(key, state)
      @entries.delete(key)
      @entries[key] = [state, now + @ttl]
      @entries.shift while @entries.size > @most || @entries.first.last.last <= now
    end

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end
  end

  # Names deliveries, which carry no identifier: the webhook and the SHA-256 of the exact bytes.
  module Store
    def self.key(body, webhook)
      "#{webhook if webhook.is_a?(Numeric)}:#{OpenSSL::Digest.hexdigest("SHA256", body)}"
    end
  end
  private_constant :Store
end
