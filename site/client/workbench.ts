import { editions } from "#generated/facts/editions.js";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { sign } from "#src/signature/signature.ts";
import { decodeUtf8 } from "#src/text/decode-utf8.ts";
import { curlOfText } from "../curl.ts";
import { newestEdition } from "../edition-path.ts";
import type { Example } from "../example.ts";
import { longestShared, readFragment, writeFragment } from "../share.ts";
import { byId } from "./by-id.ts";
import { readChoice, writeChoice } from "./choice.ts";
import { connectDrop } from "./connect-drop.ts";
import { copyText } from "./copy-text.ts";
import { option, showChoice } from "./element.ts";
import { checkSignature } from "./workbench/check-signature.ts";
import { createEditor } from "./workbench/editor.ts";
import { formatJson } from "./workbench/format-json.ts";
import { loadEditions, loadSamples } from "./workbench/load-editions.ts";
import { listMarks } from "./workbench/mark.ts";
import { agree, showOutcome, showSignature } from "./workbench/show-outcome.ts";
import { type Given, validate } from "./workbench/validate.ts";

type Contract = Given["contract"];

/** Milliseconds without a keystroke after which the document is checked. */
const PAUSE = 150;
/** Longest text that the editor shows; a longer one is still checked. */
const LONGEST_SHOWN = 8_000_000;

/** Samples of the chosen edition. */
let samples: readonly Example[] = [];
const form = byId("workbench", HTMLFormElement);
/** On the page of an event the form is for one edition and the samples of the event; elsewhere the address says what is open. */
const { edition: ownEdition, event: ownEvent } = form.dataset;
const isInPlace = ownEdition !== undefined && ownEvent !== undefined;
const sampleChoice = byId("sample", HTMLSelectElement);
const editionChoice = byId("edition", HTMLSelectElement);
const secret = byId("secret", HTMLInputElement);
const header = byId("header", HTMLInputElement);
const bare = byId("bare", HTMLInputElement);
const said = byId("said");
const editor = createEditor(byId("editor"), "Document", onEdit);

/** The bytes of a file, until its text is edited; `undefined` for a text. */
let file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined;
let timer = 0;
/** Number of the last check, so that a slow one does not overwrite a later one. */
let turn = 0;

function chosenContract(): Contract {
  return readChosen("contract") === "webhook" ? "webhook" : "raster-info";
}

function readChosen(name: string): string {
  return String(new FormData(form).get(name));
}

function choose(name: string, value: string): void {
  const choice = form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (choice !== null) choice.checked = true;
}

function given(): Given {
  return {
    contract: chosenContract(),
    edition: editionChoice.value,
    bytes: file?.bytes ?? new TextEncoder().encode(editor.read()),
    secret: secret.value,
    header: header.value,
    bareDigest: bare.checked,
  };
}

/** Shows a message, also for screen readers. */
function say(text: string): void {
  said.textContent = text;
}

async function check(): Promise<void> {
  const mine = ++turn;
  const now = given();
  const text = editor.read();
  if (!isInPlace) byId("lead").textContent = leads[now.contract];
  byId("signature-part").hidden = now.contract !== "webhook";
  const from =
    file === undefined ? "in UTF-8, as they stand here" : `of ${file.name}, as they are in the file`;
  byId("bytes").textContent = `${now.bytes.length.toLocaleString("en")} bytes ${from}`;
  const loaded = await loadEditions();
  if (mine !== turn) return;
  const outcomes = { strict: validate(now, "strict", loaded), tolerant: validate(now, "tolerant", loaded) };
  const isOne = agree(outcomes.strict, outcomes.tolerant);
  byId("tolerant-part").hidden = isOne;
  byId("strict-label").textContent = isOne ? "Strict and tolerant" : "Strict";
  byId("strict-note").textContent = isOne ? "Both modes say the same." : "What a sender must keep.";
  for (const mode of ["strict", "tolerant"] as const) {
    showOutcome(byId(mode), text, outcomes[mode], (offset) => editor.show(offset));
    if (readChosen("mode") === mode) editor.mark(listMarks(text, outcomes[mode]));
  }
  const signature = await checkSignature(now);
  if (mine === turn) showSignature(byId("verdict"), signature);
}

function checkSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(check, PAUSE);
}

function onEdit(): void {
  file = undefined;
  // The last message, such as "Signed.", was about another text.
  say("");
  checkSoon();
}

/** What the workbench checks, by contract. */
const leads: Readonly<Record<Contract, string>> = {
  webhook: "Is this delivery signed, and does it keep the contract?",
  "raster-info": "Does this raster-info document keep the contract?",
};

/** Finds an edition of the chosen contract; the newest for any other text, such as `auto`. */
function editionNamed(wanted: string): EditionFacts {
  const contract = chosenContract();
  return (
    editions.find(({ name, edition }) => name === contract && edition === wanted) ?? newestEdition(contract)
  );
}

/** Lists the editions of the contract, and chooses one: the given one, the reader's choice, or the newest. */
async function listEditions(wanted = readChoice(`edition:${chosenContract()}`) ?? ""): Promise<void> {
  const own = editions.filter(({ name }) => name === readChosen("contract")).reverse();
  editionChoice.replaceChildren(
    ...own.map(({ edition, releases }) => option(`${edition}: ${releases}`, edition)),
    option("the first that takes it", "auto"),
  );
  editionChoice.value = wanted === "auto" ? wanted : editionNamed(wanted).edition;
  await listSamples();
}

async function listSamples(): Promise<void> {
  const chosen = sampleChoice.value;
  samples = await loadSamples(editionNamed(editionChoice.value).slug);
  const names = samples
    .map(({ name }) => name)
    .filter((name) => !isInPlace || name === ownEvent || name.startsWith(`${ownEvent}.`));
  sampleChoice.replaceChildren(...names.map((name) => option(name)));
  if (names.includes(chosen)) sampleChoice.value = chosen;
}

/** Changes to another edition: an unchanged sample is replaced by that of the edition, any other text stays. */
async function changeEdition(): Promise<void> {
  const { value: edition } = editionChoice;
  const before = samples.find(({ name }) => name === sampleChoice.value);
  const isSample = file === undefined && before?.text === editor.read();
  if (edition !== "auto") writeChoice(`edition:${chosenContract()}`, edition);
  const parameters = new URLSearchParams({ ...(isSample && { sample: before.name }), edition });
  history.replaceState(null, "", `#${parameters}`);
  await listSamples();
  const after = samples.find(({ name }) => name === before?.name);
  if (isSample && after !== undefined) load(after.text);
  else await check();
}

function load(text: string): void {
  file = undefined;
  editor.write(text);
  void check();
}

function loadSample(name: string): void {
  const sample = samples.find((one) => one.name === name);
  if (sample === undefined) say(`There is no sample called ${name}.`);
  sampleChoice.value = sample === undefined ? "" : name;
  load(sample?.text ?? "");
  if (isInPlace) void signDocument();
}

function loadFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const decoded = decodeUtf8(bytes);
  const text = decoded.ok ? decoded.text : new TextDecoder().decode(bytes);
  editor.write(text.length > LONGEST_SHOWN ? "" : text);
  file = { name, bytes };
  showChoice(sampleChoice, name, true);
  say(`Read ${name}.`);
  void check();
}

/** Formats the document, which changes its bytes. */
function formatDocument(): void {
  const formatted = formatJson(editor.read());
  if (formatted !== undefined) load(formatted);
  say(
    formatted === undefined
      ? "Cannot format: the document is not JSON."
      : "Formatted. Its bytes are others now, so that a signature over the old ones no longer fits.",
  );
}

async function signDocument(): Promise<void> {
  if (secret.value === "") {
    secret.focus();
    return say("Give a secret to sign with.");
  }
  header.value = await sign(secret.value, given().bytes);
  await check();
  say("Signed.");
}

async function copyCurl(): Promise<void> {
  const decoded = decodeUtf8(given().bytes);
  if (!decoded.ok) return say("Cannot copy: the file is not UTF-8.");
  const command = curlOfText(decoded.text, header.value === "" ? undefined : header.value);
  say((await copyText(command)) ? "Copied the request; set TARGET_URL to send it." : "Cannot copy.");
}

async function copyLink(): Promise<void> {
  const { contract, edition, bytes } = given();
  if (bytes.length > longestShared)
    return say(`Cannot put more than ${longestShared / 1000} kB into a link.`);
  const mode = readChosen("mode") === "strict" ? "strict" : "tolerant";
  const fragment = await writeFragment({ contract, edition, mode, text: editor.read() });
  const { href } = new URL(
    `${document.documentElement.dataset.root}workbench.html#${fragment}`,
    location.href,
  );
  if (!isInPlace) history.replaceState(null, "", href);
  const copied = await copyText(href);
  say(
    copied ? "Copied a link with document, edition and mode, without the secret." : "Cannot copy the link.",
  );
}

/** Opens what the link names: a shared document, a sample, or else the first sample. */
async function open(): Promise<void> {
  const own = isInPlace ? new URLSearchParams({ edition: ownEdition, sample: ownEvent }) : location.hash;
  const fragment = String(own).replace(/^#/, "");
  const shared = await readFragment(fragment);
  if (shared !== undefined) {
    choose("contract", shared.contract);
    choose("mode", shared.mode);
    // A link without an edition means the default.
    const first = editions.find(({ name }) => name === shared.contract)?.edition;
    await listEditions(shared.edition ?? first);
    return load(shared.text);
  }
  const asked = new URLSearchParams(fragment);
  await listEditions(asked.get("edition") ?? undefined);
  if (asked.has("text")) say("The link is broken; here is a sample instead.");
  loadSample(asked.get("sample") ?? "update-task");
}

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", ({ target }) => {
  if (target !== secret && target !== header && target !== bare) return;
  say("");
  checkSoon();
});
form.addEventListener("change", async ({ target }) => {
  const name = target instanceof HTMLInputElement ? target.name : "";
  if (name === "mode") return check();
  if (target === editionChoice) return changeEdition();
  if (name !== "contract") return;
  await listEditions();
  loadSample(sampleChoice.value);
});
sampleChoice.addEventListener("change", () => loadSample(sampleChoice.value));
byId("lay-out").addEventListener("click", formatDocument);
byId("sign").addEventListener("click", signDocument);
byId("curl").addEventListener("click", copyCurl);
byId("share").addEventListener("click", copyLink);
byId("reveal").addEventListener("click", () => {
  const isShown = secret.type === "text";
  secret.type = isShown ? "password" : "text";
  byId("reveal").setAttribute("aria-pressed", String(!isShown));
});
connectDrop(byId("file", HTMLInputElement), loadFile);
if (!isInPlace) {
  addEventListener("hashchange", open);
  // The switch of all pages.
  addEventListener("editionchange", async () => {
    if (chosenContract() !== "webhook") return;
    editionChoice.value = readChoice("edition:webhook") ?? newestEdition("webhook").edition;
    await changeEdition();
  });
}
void open();
