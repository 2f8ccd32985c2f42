// Package bench measures the types of the package for Go beside a plain struct of encoding/json, over the same delivery.
package bench

import (
	"encoding/json"
	"os"
	"testing"

	"annotation-contracts.example/contracts/webhook"
	"annotation-contracts.example/contracts/webhook23"
)

type user struct {
	URL       string `json:"url"`
	ID        int64  `json:"id"`
	Username  string `json:"username"`
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
}

type label struct {
	ID         int64  `json:"id"`
	Name       string `json:"name"`
	Color      string `json:"color"`
	Attributes []any  `json:"attributes"`
	Type       string `json:"type"`
	Sublabels  []any  `json:"sublabels"`
	HasParent  bool   `json:"has_parent"`
}

type job struct {
	URL      string `json:"url"`
	ID       int64  `json:"id"`
	Assignee *user  `json:"assignee"`
	Status   string `json:"status"`
	Stage    string `json:"stage"`
	State    string `json:"state"`
}

type segment struct {
	StartFrame int64 `json:"start_frame"`
	StopFrame  int64 `json:"stop_frame"`
	Jobs       []job `json:"jobs"`
}

type storage struct {
	ID             int64  `json:"id"`
	Location       string `json:"location"`
	CloudStorageID *int64 `json:"cloud_storage_id"`
}

type task struct {
	URL                     string    `json:"url"`
	ID                      int64     `json:"id"`
	Name                    string    `json:"name"`
	ProjectID               *int64    `json:"project_id"`
	Mode                    string    `json:"mode"`
	Owner                   *user     `json:"owner"`
	Assignee                *user     `json:"assignee"`
	BugTracker              string    `json:"bug_tracker"`
	CreatedDate             string    `json:"created_date"`
	UpdatedDate             string    `json:"updated_date"`
	Overlap                 *int64    `json:"overlap"`
	SegmentSize             int64     `json:"segment_size"`
	Status                  string    `json:"status"`
	Labels                  []label   `json:"labels"`
	Segments                []segment `json:"segments"`
	DataChunkSize           int64     `json:"data_chunk_size"`
	DataCompressedChunkType string    `json:"data_compressed_chunk_type"`
	DataOriginalChunkType   string    `json:"data_original_chunk_type"`
	Size                    int64     `json:"size"`
	ImageQuality            int64     `json:"image_quality"`
	Data                    int64     `json:"data"`
	Dimension               string    `json:"dimension"`
	Subset                  string    `json:"subset"`
	Organization            *int64    `json:"organization"`
	TargetStorage           *storage  `json:"target_storage"`
	SourceStorage           *storage  `json:"source_storage"`
}

type updateTask struct {
	Event        string         `json:"event"`
	Task         task           `json:"task"`
	BeforeUpdate map[string]any `json:"before_update"`
	WebhookID    int64          `json:"webhook_id"`
	Sender       user           `json:"sender"`
}

// body is the delivery that is measured, without white space, as the platform sends it.
var body = func() []byte {
	text, err := os.ReadFile("update-task.json")
	if err != nil {
		panic(err)
	}
	var value json.RawMessage
	if err := json.Unmarshal(text, &value); err != nil {
		panic(err)
	}
	compact, _ := json.Marshal(value)
	return compact
}()

func parsed[T any](b *testing.B, parse func() (T, error)) (value T) {
	b.Helper()
	b.ReportAllocs()
	b.SetBytes(int64(len(body)))
	for i := 0; i < b.N; i++ {
		var err error
		if value, err = parse(); err != nil {
			b.Fatal(err)
		}
	}
	return value
}

func plain() (value updateTask, err error) {
	err = json.Unmarshal(body, &value)
	return value, err
}

func BenchmarkParse(b *testing.B) {
	b.Run("plain", func(b *testing.B) { parsed(b, plain) })
	b.Run("edition", func(b *testing.B) {
		parsed(b, func() (webhook23.Delivery, error) { return webhook23.ParseDelivery(body) })
	})
	b.Run("strict", func(b *testing.B) {
		parsed(b, func() (webhook23.Delivery, error) { return webhook23.ParseDeliveryStrict(body) })
	})
	b.Run("any", func(b *testing.B) {
		parsed(b, func() (webhook.Delivery, error) { return webhook.ParseDelivery(body) })
	})
	b.Run("Unmarshal", func(b *testing.B) {
		parsed(b, func() (value webhook23.UpdateTaskEvent, err error) {
			err = json.Unmarshal(body, &value)
			return value, err
		})
	})
}

func BenchmarkMarshal(b *testing.B) {
	value, err := plain()
	own, err2 := webhook23.ParseDelivery(body)
	if err != nil || err2 != nil {
		b.Fatal(err, err2)
	}
	b.Run("plain", func(b *testing.B) { parsed(b, func() ([]byte, error) { return json.Marshal(value) }) })
	b.Run("edition", func(b *testing.B) { parsed(b, func() ([]byte, error) { return json.Marshal(own) }) })
	b.Run("Write", func(b *testing.B) { parsed(b, func() ([]byte, error) { return webhook23.WriteDelivery(own) }) })
}
