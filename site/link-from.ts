import { posix } from "node:path";

/** Pages of the site, each by its source file in the repository. */
const pages: readonly (readonly [file: RegExp, page: string])[] = [
  [/^site\/guides\/([\w.-]+)\.md/, "/guides/$1.html"],
  [/^conformance\/protocol\/(\w+)\.md/, "/protocols/$1.html"],
  [/^spec\/decisions\.json/, "/decisions.html"],
];

/** Turns links of a text in a folder of the repository into links of the site; removes links to other hosts and to files without a page. */
export function linkFrom(folder: string): (href: string) => string | undefined {
  return (href) => {
    if (/^[#/]/.test(href)) return href;
    if (/^\w+:/.test(href)) return undefined;
    const path = posix.join(folder, href);
    const [file, page] = pages.find(([pattern]) => pattern.test(path)) ?? [];
    return file && page && path.replace(file, page);
  };
}
