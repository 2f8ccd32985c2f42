import { losing, onText } from "./change-document.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

/** Libraries that normalise or lose what they read. */
export const losingLibraries: readonly FlawedLibrary[] = [
  {
    name: "normalises-texts",
    flaw: "normalises texts to NFC",
    killedBy: ["payload/text-not-normalised/parse", "raster-info/texts-not-normalised/parse"],
    respond: losing(onText((text) => text.normalize("NFC"))),
  },
  {
    name: "trims-texts",
    flaw: "trims texts",
    killedBy: ["payload/text-white-space-kept/parse", "payload/text-white-space-of-webhook/parse"],
    respond: losing(onText((text) => text.trim())),
  },
  {
    name: "empty-texts-are-null",
    flaw: "reads empty texts as null",
    killedBy: ["sample/create-project/parse", "sample/create-task/parse"],
    respond: losing((_, value) => (value === "" ? null : value)),
  },
  {
    name: "drops-empty-lists",
    flaw: "leaves out empty lists",
    killedBy: ["sample/create-task/parse", "sample/create-task.without-overlap/parse"],
    respond: losing((key, value) =>
      key !== "" && Array.isArray(value) && value.length === 0 ? undefined : value,
    ),
  },
  {
    name: "rounds-fractions",
    flaw: "rounds fractions",
    killedBy: ["sample/create-issue/parse", "sample/update-issue/parse"],
    respond: losing((_, value) => (typeof value === "number" ? Math.round(value) : value)),
  },
  {
    name: "lower-cases-urls",
    flaw: "lower-cases addresses",
    killedBy: ["payload/url-with-capitals/parse", "payload/url-with-capitals-of-user/parse"],
    respond: losing(onText((text, key) => (key.endsWith("url") ? text.toLowerCase() : text))),
  },
];
