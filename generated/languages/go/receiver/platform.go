// Generated from scripts/artefacts/languages/go/runtime/receiver/platform.go by "npm run generate". Do not edit.

package receiver

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Platform is what is known of the program that sends deliveries.
type Platform struct {
	// Edition is that of the last valid delivery.
	Edition string
	// Release is what User-Agent names; unsigned, hence a hint. Empty where it names none.
	Release string
	// LearnedFrom is "user-agent", or "shape" where no release names the edition.
	LearnedFrom string
	// Editions counts the valid deliveries of each edition.
	Editions map[string]int
}

// News is what was learned of the platform: each edition once, and each change of a webhook's.
type News struct {
	// Kind is "met" or "changed".
	Kind     string
	Platform Platform
	// Previous is the edition before a change.
	Previous string
	Message  string
}

// hint is the release that a request names, and its edition.
type hint struct{ release, edition string }

const (
	// kept is the number of webhooks to remember editions of; the oldest is forgotten first.
	kept = 10_000
	// sure is the number of deliveries in a row that make sure of an edition that no release names: one alone may fit several.
	sure = 10
)

// learned is what was learned of a webhook.
type learned struct {
	edition, settled string
	seen             int
}

// watch learns from deliveries which platform sends them, and keeps it in this process.
type watch struct {
	release *regexp.Regexp
	// known are all editions of the contract, editions those to read by.
	known    []string
	editions []string
	isOn     bool
	mutex    sync.Mutex
	webhooks map[string]*learned
	queue    []string
	last     Platform
	told     map[string]bool
}

func newWatch(program string, known, editions []string, isOn bool) *watch {
	w := &watch{known: known, editions: editions, isOn: isOn, webhooks: map[string]*learned{}, told: map[string]bool{}}
	w.last.Editions = map[string]int{}
	if program != "" {
		w.release = regexp.MustCompile("^" + regexp.QuoteMeta(program) + `/(\d{1,6}(?:\.\d{1,6}){0,3})(?:[^\d.]|$)`)
	}
	return w
}

// hint reads the release in a User-Agent; its edition is the last that is not later.
func (w *watch) hint(agent string) (found hint) {
	if w.release == nil {
		return found
	}
	parts := w.release.FindStringSubmatch(agent)
	if parts == nil {
		return found
	}
	release := numbers(parts[1])
	// The newest stands first.
	i := slices.IndexFunc(w.known, func(edition string) bool { return slices.Compare(numbers(edition), release) <= 0 })
	if i < 0 {
		return hint{release: parts[1]}
	}
	return hint{parts[1], w.known[i]}
}

func numbers(name string) []int {
	var list []int
	for _, part := range strings.Split(name, ".") {
		number, _ := strconv.Atoi(part)
		list = append(list, number)
	}
	return list
}

// order puts the editions first that a delivery is likely of: its release's, that of its webhook before, the last.
func (w *watch) order(hint hint, key string) []string {
	if !w.isOn {
		return w.editions
	}
	w.mutex.Lock()
	defer w.mutex.Unlock()
	likely := []string{hint.edition, "", w.last.Edition}
	if one := w.webhooks[key]; one != nil {
		likely[1] = one.edition
	}
	order := make([]string, 0, len(w.editions))
	for _, edition := range append(likely, w.editions...) {
		if edition != "" && !slices.Contains(order, edition) {
			order = append(order, edition)
		}
	}
	return order
}

// saw takes a valid delivery, and gives the news.
func (w *watch) saw(key, edition string, hint hint) (news News, isNew bool) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	one := w.webhooks[key]
	if one == nil {
		one = &learned{}
		w.webhooks[key] = one
		if w.queue = append(w.queue, key); len(w.queue) > kept {
			delete(w.webhooks, w.queue[0])
			w.queue = w.queue[1:]
		}
	}
	if one.edition != edition {
		one.edition, one.seen = edition, 0
	}
	one.seen++
	w.last.Editions[edition]++
	w.last.Edition, w.last.Release, w.last.LearnedFrom = edition, hint.release, "shape"
	isHinted := hint.edition == edition
	if isHinted {
		w.last.LearnedFrom = "user-agent"
	}
	if !w.isOn || one.settled == edition || (!isHinted && one.seen < sure) {
		return News{}, false
	}
	change := one.settled + " " + edition
	news, isNew = w.news(one.settled), !w.told[change]
	one.settled, w.told[change] = edition, true
	return news, isNew
}

func (w *watch) news(previous string) News {
	shown := "edition " + w.last.Edition
	if w.last.Release != "" {
		shown += " (release " + w.last.Release + ")"
	}
	kind, message := "met", fmt.Sprintf("deliveries are those of %s; Editions: []string{%q} reads no other", shown, w.last.Edition)
	if previous != "" {
		kind = "changed"
		message = fmt.Sprintf("the platform went from edition %s to %s; the command diff lists what that changes", previous, shown)
	}
	return News{kind, w.copy(), previous, message}
}

func (w *watch) platform() (Platform, bool) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return w.copy(), w.last.Edition != ""
}

func (w *watch) copy() Platform {
	copied := w.last
	copied.Editions = maps.Clone(w.last.Editions)
	return copied
}
