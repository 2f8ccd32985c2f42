// Reads deliveries with what oapi-codegen made.
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
		var delivery client.Delivery
		if err := json.Unmarshal(lines.Bytes(), &delivery); err != nil {
			log.Fatal(err)
		}
		value, err := delivery.ValueByDiscriminator()
		if err != nil {
			log.Fatal(err)
		}
		text, err := json.Marshal(value)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(string(text))
	}
}
