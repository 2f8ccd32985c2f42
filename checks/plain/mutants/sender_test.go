package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

// The suite's driver is two pipes to this process, which counts what of the sender is run.
func TestSuite(t *testing.T) {
	asked, answered := filepath.Join(t.TempDir(), "asked"), filepath.Join(t.TempDir(), "answered")
	for _, pipe := range []string{asked, answered} {
		if err := syscall.Mkfifo(pipe, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	stdout, ended := os.Stdout, make(chan bool)
	go func() {
		os.Stdin, _ = os.Open(asked)
		os.Stdout, _ = os.OpenFile(answered, os.O_WRONLY, 0)
		main()
		os.Stdout.Close()
		os.Stdout = stdout
		close(ended)
	}()
	said, err := exec.Command("node", os.Getenv("SUITE"), "sender", "cat "+answered+" & exec cat > "+asked).CombinedOutput()
	if err != nil {
		t.Fatal(string(said))
	}
	<-ended
}
