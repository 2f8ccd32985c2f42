/** Maps a Markdown file of the repository to its page: `docs/guides/send.md` to `guides/send.md`. */
export function publishedPath(path: string): string {
  return path
    .replace(/^docs\//, "")
    .replace(/^generated\/docs\//, "reference/")
    .replace(/^languages\/(\w+)\/README\.md$/, "guides/$1.md")
    .replace(/^conformance\/protocol\//, "reference/protocol/");
}
