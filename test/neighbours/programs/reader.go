// Reads deliveries with generated code, and writes them back.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"os"

	"example.org/reader/client"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		text, err := rewrite(lines.Bytes())
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(string(text))
	}
}

func rewrite(text []byte) ([]byte, error) {
	var delivery client.Delivery
	if err := json.Unmarshal(text, &delivery); err != nil {
		return nil, err
	}
	var value any = &delivery
	// oapi-codegen keeps the bytes of a oneOf until it is asked for the value.
	if union, ok := value.(interface{ ValueByDiscriminator() (any, error) }); ok {
		var err error
		if value, err = union.ValueByDiscriminator(); err != nil {
			return nil, err
		}
	}
	return json.Marshal(value)
}
