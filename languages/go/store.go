package contracts

import (
	"cmp"
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
	// MaxEntries is the maximum number of handled deliveries. Default: 100,000.
	MaxEntries int

	mutex  sync.Mutex
	states map[string]Claim
	order  []string
}

// Claim claims a delivery before its handler runs.
func (s *InMemoryStore) Claim(_ context.Context, key string) (Claim, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.states == nil {
		s.states = map[string]Claim{}
	}
	claim := s.states[key]
	if claim == New {
		s.states[key] = Busy
	}
	return claim, nil
}

// Done records that the handler for a delivery succeeded.
func (s *InMemoryStore) Done(_ context.Context, key string) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.states[key] = Done
	s.order = append(s.order, key)
	if most := cmp.Or(max(s.MaxEntries, 0), 100_000); len(s.order) > most {
		delete(s.states, s.order[0])
		s.order = s.order[1:]
	}
	return nil
}

// Release frees a delivery whose handler failed.
func (s *InMemoryStore) Release(_ context.Context, key string) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	delete(s.states, key)
	return nil
}
