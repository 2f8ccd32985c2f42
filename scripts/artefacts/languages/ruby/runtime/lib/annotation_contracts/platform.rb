# frozen_string_literal: true

module AnnotationContracts
  # What a receiver has learned of who sends: the edition of the last valid delivery, the release that `User-Agent` named
  # (unsigned, so a hint, E-hint), "user-agent" or "shape", and the number of valid deliveries by edition.
  Platform = Struct.new(:edition, :release, :learned_from, :editions)

  # What a receiver says of the platform, once for each edition or pair of editions: `kind` is "met" or "changed", then from
  # the edition `previous`.
  PlatformNews = Struct.new(:kind, :platform, :previous, :message)

  # Learns from deliveries which edition each webhook sends (E-learn).
  class Watch
    # Number of webhooks to remember editions of, and of deliveries in a row that settle an edition if no release names it.
    KEPT = 10_000
    SURE = 10

    Learned = Struct.new(:edition, :seen, :settled)

    def initialize(program, editions, learns)
      @release = %r{\A#{Regexp.escape(program)}/(\d+(?:\.\d+)*)} unless program.empty?
      @editions = editions
      @learns = learns
      @webhooks = {}
      @seen = Hash.new(0)
      @told = {}
      @lock = Mutex.new
    end

    def platform
      @lock.synchronize { @last && Platform.new(*@last, @seen.dup) }
    end

    # Gives the release that a request names.
    def release_in(agent)
      @learns && @release ? agent[@release, 1]&.slice(0, 20) : nil
    end

    # Puts first the edition of a release, then the one of the webhook before, the last, and the others, the newest first.
    def order(release, sender)
      return @editions unless @learns

      @lock.synchronize { [edition_of(release), @webhooks[sender]&.edition, @last&.first, *@editions].compact.uniq }
    end

    # Settles on an edition: by the release that is named, else after some deliveries in a row, for one may fit several.
    def saw(edition, release, sender, &tell)
      return unless @learns && (sender.last.nil? || sender.last.is_a?(Integer))

      news = @lock.synchronize { learn(edition, release, sender) }
      tell.call(news) if news
    end

    private

    def learn(edition, release, sender)
      hinted = edition_of(release) == edition
      one = (@webhooks[sender] ||= Learned.new(edition, 0, nil))
      @webhooks.shift if @webhooks.size > KEPT
      one.seen = one.edition == edition ? one.seen + 1 : 1
      one.edition = edition
      @seen[edition] += 1
      @last = [edition, release, hinted ? "user-agent" : "shape"]
      return if one.settled == edition || (!hinted && one.seen < SURE)

      previous = one.settled
      one.settled = edition
      return if @told[[previous, edition]]

      @told[[previous, edition]] = true
      news(previous)
    end

    def news(previous)
      edition, release = @last
      by = "edition #{edition}#{" (release #{release})" if release}"
      message = "deliveries are those of #{by}; editions: \"#{edition}\" reads no other"
      message = "the platform went from edition #{previous} to #{by}; the command diff lists what that changes" if previous
      PlatformNews.new(previous ? "changed" : "met", Platform.new(*@last, @seen.dup), previous, message)
    end

    def edition_of(release)
      release && @editions.find { |edition| (numbers(edition) <=> numbers(release)) <= 0 }
    end

    def numbers(name)
      name.scan(/\d+/).map(&:to_i)
    end
  end
  private_constant :Watch
end
