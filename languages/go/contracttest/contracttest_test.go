package contracttest_test

import (
	"context"
	"net/http/httptest"
	"testing"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/contracttest"
	"annotation-contracts.example/contracts/generated/v2_76"
)

func TestASignedSampleReachesATypedHandler(t *testing.T) {
	var seen v2_76.UpdateTaskEvent
	receiver, err := contracts.NewReceiver(contracts.Options{
		Secrets:  []contracts.Secret{{Name: "default", Value: "mykey"}},
		Editions: []string{"2.76"},
		On: map[string]contracts.Handler{
			"update:task": contracts.Handle(func(_ context.Context, event *v2_76.UpdateTaskEvent, _ contracts.Delivery) error {
				seen = *event
				return nil
			}),
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	body := contracttest.Body(t, "2.76", "update:task", map[string]any{"task.id": 7, "further": 1})
	response := httptest.NewRecorder()
	receiver.ServeHTTP(response, contracttest.Request("mykey", body))
	if response.Code != 200 || seen.Task.ID != 7 || string(seen.Extra["further"]) != "1" || seen.Edition() != "2.76" {
		t.Error(response.Code, response.Body, seen)
	}
}

func TestADeliveryThatIsBeingHandledIsNotForgotten(t *testing.T) {
	store := &contracts.InMemoryStore{MaxEntries: 3}
	ctx := t.Context()
	claim := func(key string) contracts.Claim {
		answer, _ := store.Claim(ctx, key)
		return answer
	}
	claim("x")
	claim("a")
	_ = store.Release(ctx, "a")
	for _, key := range []string{"a", "b", "c", "d"} {
		claim(key)
		_ = store.Done(ctx, key)
	}
	if got := []contracts.Claim{claim("x"), claim("a"), claim("d")}; got[0] != contracts.Busy || got[1] != contracts.New || got[2] != contracts.Done {
		t.Error(got)
	}
}
