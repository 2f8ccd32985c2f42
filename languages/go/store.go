package contracts

import (
	"context"
	"sync"
)

// Claim is the reply of a deduplication store.
type Claim int

// The delivery is new, is being handled, or was handled.
const (
	New Claim = iota
	Busy
	Done
)

// DeduplicationStore stores which deliveries were handled; Claim must be atomic.
type DeduplicationStore interface {
	Claim(ctx context.Context, key string) (Claim, error)
	// Done records that the handler succeeded; Release frees a delivery whose handler failed.
	Done(ctx context.Context, key string) error
	Release(ctx context.Context, key string) error
}

// InMemoryStore deduplicates within this process. Beyond MaxEntries, it forgets the oldest handled deliveries, but none
// that are being handled.
type InMemoryStore struct {
	// MaxEntries is the maximum number of handled deliveries. Default: 10,000.
	MaxEntries int

	mutex sync.Mutex
	busy  map[string]bool
	done  map[string]bool
	order []string
}

// Claim claims a delivery before its handler runs.
func (s *InMemoryStore) Claim(_ context.Context, key string) (Claim, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.busy == nil {
		s.busy, s.done = map[string]bool{}, map[string]bool{}
	}
	switch {
	case s.done[key]:
		return Done, nil
	case s.busy[key]:
		return Busy, nil
	}
	s.busy[key] = true
	return New, nil
}

// Done records that the handler of a delivery succeeded.
func (s *InMemoryStore) Done(_ context.Context, key string) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	delete(s.busy, key)
	s.done[key] = true
	s.order = append(s.order, key)
	most := s.MaxEntries
	if most == 0 {
		most = 10_000
	}
	for len(s.order) > most {
		delete(s.done, s.order[0])
		s.order = s.order[1:]
	}
	return nil
}

// Release frees a delivery whose handler failed.
func (s *InMemoryStore) Release(_ context.Context, key string) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	delete(s.busy, key)
	return nil
}
