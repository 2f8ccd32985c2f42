import { posix } from "node:path";

/** Pages of the site, by the file of the repository that each is made of. */
const pages: readonly (readonly [file: RegExp, page: string])[] = [
  [/^site\/guides\/([\w.-]+)\.md/, "/guides/$1.html"],
  [/^conformance\/protocol\/(\w+)\.md/, "/protocols/$1.html"],
  [/^spec\/decisions\.json/, "/decisions.html"],
];

/** Turns links of a text in a folder of the repository into those of the site; a file without a page has none, nor has another host. */
export function linkFrom(folder: string): (href: string) => string | undefined {
  return (href) => {
    if (/^[#/]/.test(href)) return href;
    if (/^\w+:/.test(href)) return undefined;
    const path = posix.join(folder, href);
    const [file, page] = pages.find(([pattern]) => pattern.test(path)) ?? [];
    return file && page && path.replace(file, page);
  };
}
