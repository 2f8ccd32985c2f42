// Reads deliveries with what openapi-generator made.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	client "example.org/client"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var delivery client.Delivery
		err := json.Unmarshal(lines.Bytes(), &delivery)
		var text []byte
		if err == nil {
			text, err = json.Marshal(delivery)
		}
		if err != nil {
			text = []byte("!" + strings.ReplaceAll(err.Error(), "\n", " "))
		}
		fmt.Println(string(text))
	}
}
