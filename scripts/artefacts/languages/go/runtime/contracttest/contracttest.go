// Package contracttest holds what tests of a receiver need: samples, documents with the right verdict, and signatures,
// each as a subtest of its own.
package contracttest

import (
	_ "embed" // for the data
	"encoding/hex"
	"encoding/json"
	"testing"
	"time"

	"annotation-contracts.example/contracts"
)

//go:embed data.json
var data []byte

// Delivery is a valid delivery, and the name of its sample.
type Delivery struct {
	Name string
	// Edition is the edition of the contract that it is a delivery of, such as "2.76".
	Edition string
	Body    []byte
}

// Case is a document, and what a reader must find.
type Case struct {
	ID, Description string
	// Contract is "webhook" or "raster-info", and Edition the edition by which it is judged.
	Contract, Edition string
	Body              []byte
	// Status is "valid", "invalid" or "unknown".
	Status string
	// Problems holds every error, in any order.
	Problems []contracts.Problem
}

// SignatureVector is what was signed and sent, and the right verdict: the name of the secret that matches, or a reason.
type SignatureVector struct {
	ID, Description string
	Verification    contracts.Verification
	Body            []byte
	// Header holds the values of the header, one a line; none where it is absent.
	Header        []string
	KeyID, Reason string
}

// Deliveries runs a subtest with a valid delivery of every event of every edition, and with variants.
func Deliveries(t *testing.T, test func(t *testing.T, delivery Delivery)) {
	t.Helper()
	var rows struct {
		Deliveries []struct{ Name, Edition, Body string }
	}
	read(t, &rows)
	for _, row := range rows.Deliveries {
		t.Run(row.Edition+"/"+row.Name, func(t *testing.T) { test(t, Delivery{row.Name, row.Edition, []byte(row.Body)}) })
	}
}

// Cases runs a subtest with each document that a tolerant reader must accept or refuse.
func Cases(t *testing.T, test func(t *testing.T, one Case)) {
	t.Helper()
	var rows struct {
		Cases []struct {
			ID, Description, Contract, Edition, Body, Status string
			Errors                                           []contracts.Problem
		}
	}
	read(t, &rows)
	for _, row := range rows.Cases {
		one := Case{row.ID, row.Description, row.Contract, row.Edition, []byte(row.Body), row.Status, row.Errors}
		t.Run(row.ID, func(t *testing.T) { test(t, one) })
	}
}

// SignatureVectors runs a subtest with each signature that a verifier must accept or refuse (W5.1).
func SignatureVectors(t *testing.T, test func(t *testing.T, vector SignatureVector)) {
	t.Helper()
	var rows struct {
		Signatures []struct {
			ID, Description, Body, KeyID, Reason string
			Secrets                              []struct {
				ID, Secret string
				NotAfter   int64
			}
			Header     []string
			BareDigest bool
			Now        int64
		}
	}
	read(t, &rows)
	for _, row := range rows.Signatures {
		body, err := hex.DecodeString(row.Body)
		if err != nil {
			t.Fatal(err)
		}
		verification := contracts.Verification{BareDigest: row.BareDigest, Now: momentOf(row.Now)}
		for _, one := range row.Secrets {
			secret := contracts.NamedSecret{ID: one.ID, Secret: one.Secret, NotAfter: momentOf(one.NotAfter)}
			verification.Secrets = append(verification.Secrets, secret)
		}
		vector := SignatureVector{row.ID, row.Description, verification, body, row.Header, row.KeyID, row.Reason}
		t.Run(row.ID, func(t *testing.T) { test(t, vector) })
	}
}

// momentOf makes a moment of milliseconds since 1970; the zero moment, which is none, of zero.
func momentOf(milliseconds int64) time.Time {
	if milliseconds == 0 {
		return time.Time{}
	}
	return time.UnixMilli(milliseconds)
}

func read(t *testing.T, rows any) {
	t.Helper()
	if err := json.Unmarshal(data, rows); err != nil {
		t.Fatal(err)
	}
}
