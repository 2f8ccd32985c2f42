package contracts

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"os"
	"time"

	"annotation-contracts.example/contracts/generated"
)

// question is a request of the library protocol (conformance/protocol/library.md).
type question struct {
	ID                                  int
	Op, Contract, Edition, Mode, Secret string
	Body                                []byte
	Secrets                             []struct {
		ID, Secret string
		NotAfter   time.Time
	}
	Header     []string
	BareDigest bool
	Now        time.Time
}

// serve responds to the library protocol, so that the suite can test this package.
func serve() {
	lines, out := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked question
		_ = json.Unmarshal(line, &asked)
		said := respond(asked)
		said["id"] = asked.ID
		_ = out.Encode(said)
	}
}

func respond(asked question) map[string]any {
	switch asked.Op {
	case "describe":
		var editions []string
		for _, one := range generated.Editions {
			editions = append(editions, one.Name)
		}
		return map[string]any{
			"name": "annotation-contracts for Go", "operations": []string{"validate", "parse", "sign", "verify"},
			"contracts": []string{"webhook", "raster-info"}, "modes": []string{"strict", "tolerant"}, "editions": editions,
		}
	case "sign":
		return map[string]any{"header": Sign(asked.Secret, asked.Body)}
	case "verify":
		var secrets []Secret
		for _, one := range asked.Secrets {
			secrets = append(secrets, Secret{one.ID, one.Secret, one.NotAfter})
		}
		name, err := Verify(secrets, asked.Body, asked.Header, SignatureOptions{AllowUnprefixed: asked.BareDigest, Now: asked.Now})
		if err != nil {
			return map[string]any{"ok": false}
		}
		return map[string]any{"ok": true, "keyId": name}
	}
	return read(asked)
}

func read(asked question) map[string]any {
	edition := cmp.Or(asked.Edition, map[string]string{"webhook": "2.3", "raster-info": "2019"}[asked.Contract])
	found, err := parse(asked.Contract, asked.Body, Mode(asked.Mode == "strict"), "", []string{edition})
	var invalid *InvalidError
	switch code := unreadableCode(err); {
	case code != "":
		return map[string]any{"status": code}
	case errors.As(err, &invalid):
		var problems []map[string]string
		for _, one := range invalid.Problems {
			problems = append(problems, map[string]string{"path": one.Path, "code": one.Code})
		}
		return map[string]any{"status": "invalid", "errors": problems}
	case err != nil:
		panic(err)
	case found.Value == nil:
		return map[string]any{"status": "unknown"}
	}
	document, err := json.Marshal(found.Value)
	if err != nil {
		panic(err)
	}
	return map[string]any{"status": "valid", "document": document}
}
