#include <list>
#include <mutex>
#include <unordered_map>

#include "annotation_contracts/receiver.hpp"

namespace annotation_contracts {
namespace {

using Clock = std::chrono::steady_clock;

class MemoryStore : public Store {
 public:
  MemoryStore(std::chrono::seconds ttl, std::size_t most) : ttl_(ttl), most_(most) {}

  Claim claim(const std::string& key) override {
    const std::lock_guard guard(lock_);
    if (const auto found = entries_.find(key); found != entries_.end() && found->second->till > Clock::now()) return found->second->claim;
    put(key, Claim::Busy);
    return Claim::New;
  }

  void done(const std::string& key) override {
    const std::lock_guard guard(lock_);
    put(key, Claim::Done);
  }

  void release(const std::string& key) override {
    const std::lock_guard guard(lock_);
    remove(key);
  }

 private:
  struct Entry {
    std::string key;
    Claim claim;
    Clock::time_point till;
  };

  void put(const std::string& key, Claim claim) {
    remove(key);
    entries_[key] = queue_.insert(queue_.end(), {key, claim, Clock::now() + ttl_});
    while (!queue_.empty() && (queue_.size() > most_ || queue_.front().till <= Clock::now())) remove(std::string(queue_.front().key));
  }

  void remove(const std::string& key) {
    const auto found = entries_.find(key);
    if (found == entries_.end()) return;
    queue_.erase(found->second);
    entries_.erase(found);
  }

  std::chrono::seconds ttl_;
  std::size_t most_;
  std::mutex lock_;
  /// The oldest entry first.
  std::list<Entry> queue_;
  std::unordered_map<std::string, std::list<Entry>::iterator> entries_;
};

}  // namespace

std::shared_ptr<Store> make_memory_store(std::chrono::seconds ttl, std::size_t max_entries) {
  return std::make_shared<MemoryStore>(ttl, max_entries);
}

}  // namespace annotation_contracts
