// Reads deliveries with what oapi-codegen made.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"example.org/reader/receiver"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		text, err := rewrite(lines.Bytes())
		if err != nil {
			text = []byte("!" + strings.ReplaceAll(err.Error(), "\n", " "))
		}
		fmt.Println(string(text))
	}
}

func rewrite(line []byte) ([]byte, error) {
	var delivery receiver.Delivery
	if err := json.Unmarshal(line, &delivery); err != nil {
		return nil, err
	}
	value, err := delivery.ValueByDiscriminator()
	if err != nil {
		return nil, err
	}
	return json.Marshal(value)
}
