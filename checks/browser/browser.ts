import assert from "node:assert/strict";
import { availableParallelism, loadavg } from "node:os";
import { after, before, type TestContext, test } from "node:test";
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from "playwright-core";
import { createSiteServer, type SiteServer } from "./create-site-server.ts";

/** Debian's Chromium. */
export const chromium = "/usr/bin/chromium";

/** Longest time in milliseconds to wait; only a hang reaches it. */
export const PATIENCE = 120_000;

/** A document of 0.7 MB, and how long it took to read, in milliseconds, when the limits of the checks were set. */
const text = JSON.stringify(
  Array.from({ length: 10_000 }, (_, i) => ({ name: `array_${i}`, size: [i, 2 * i], text: "some length" })),
);
const USUAL = 2;

/**
 * Returns how much longer things take here and now, measured by reading a document; two or more programs that
 * share a processor slow each other in other ways too.
 */
export function slowdown(): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    JSON.parse(text);
    return performance.now() - start;
  });
  const [load = 0] = loadavg();
  return Math.max(1, load / (2 * availableParallelism())) * Math.max(1, Math.min(...times) / USUAL);
}

/** What a page did that it must not do. */
type Complaints = readonly string[];

/** A page that is open, with the faults it was caught at. */
interface Opened {
  readonly page: Page;
  readonly complaints: Complaints;
  close(): Promise<void>;
}

/** How a page is opened. */
type OpenOptions = BrowserContextOptions & { readonly fromDisk?: boolean };

/** A browser and the site, served under a sub-path; both last as long as a file of checks. */
interface Bench {
  /** Opens a page of the site by its path, over HTTP or from the disk. */
  open(path: string, options?: OpenOptions): Promise<Opened>;
  /** Makes a test of the usual page: it runs the steps, and the page may show no fault. */
  check(name: string, work: (page: Page, context: TestContext) => Promise<void>, options?: OpenOptions): void;
  /** Address of the top of the site. */
  readonly address: () => string;
}

/** Provides browser and server to the checks of a file; most of these are about one page. */
export function createBench(usual = "index.html"): Bench {
  let browser: Browser;
  let server: SiteServer;
  before(async () => {
    server = await createSiteServer();
    browser = await playwright.launch({ executablePath: chromium, args: ["--no-sandbox"] });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });
  const open: Bench["open"] = async (path, { fromDisk = false, ...options } = {}) => {
    const top = fromDisk ? new URL("../../dist/site/", import.meta.url).href : server.address;
    const context = await browser.newContext({
      permissions: fromDisk ? [] : ["clipboard-read", "clipboard-write"],
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const complaints = watch(page, top);
    await page.goto(top + path);
    return { page, complaints, close: () => context.close() };
  };
  return {
    address: () => server.address,
    open,
    check: (name, work, options) => {
      test(name, async (context) => {
        const { page, complaints, close } = await open(usual, options);
        await work(page, context);
        assert.deepEqual(complaints, []);
        await close();
      });
    },
  };
}

/** Records errors on the console, exceptions, failed requests, and requests outside of the site. */
function watch(page: Page, top: string): Complaints {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Leaving a page before its icon has loaded cancels that request.
    const isCutOff =
      request.failure()?.errorText === "net::ERR_ABORTED" && request.url().endsWith("/icon.svg");
    if (!isCutOff) complaints.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(top) && !/^(?:data|blob):/.test(url)) complaints.push(`foreign request: ${url}`);
  });
  return complaints;
}
