// Command judge puts each line of the file that is named to a validator, and prints a verdict a line.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

func main() {
	file, err := os.Open(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	compiled := map[string]*jsonschema.Schema{}
	lines := bufio.NewReader(file)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		var question struct {
			Schema   string          `json:"schema"`
			Document json.RawMessage `json:"document"`
		}
		if err := json.Unmarshal([]byte(line), &question); err != nil {
			log.Fatal(err)
		}
		schema := compiled[question.Schema]
		if schema == nil {
			if schema, err = compiler.Compile(question.Schema); err != nil {
				log.Fatal(err)
			}
			compiled[question.Schema] = schema
		}
		document, err := jsonschema.UnmarshalJSON(strings.NewReader(string(question.Document)))
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(schema.Validate(document) == nil)
	}
}
