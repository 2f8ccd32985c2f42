import { groupArtefacts } from "./content/group-artefacts.ts";
import type { Content } from "./content.ts";
import { isNewest, newestEdition } from "./edition-path.ts";
import type { Page } from "./page.ts";
import { clausesPage } from "./pages/clauses-page.ts";
import { commandPage } from "./pages/command-page.ts";
import { conformancePage } from "./pages/conformance-page.ts";
import { decisionsPage } from "./pages/decisions-page.ts";
import { downloadsPage } from "./pages/downloads-page.ts";
import { errorsPage } from "./pages/errors-page.ts";
import { eventPage } from "./pages/event-page.ts";
import { eventsPage } from "./pages/events-page.ts";
import { guidePage, guidesPage } from "./pages/guide-page.ts";
import { homePage } from "./pages/home-page.ts";
import { libraryPage } from "./pages/library-page.ts";
import { migrationPage, migrationsPage } from "./pages/migration-page.ts";
import { notFoundPage } from "./pages/not-found-page.ts";
import { rasterInfoPage } from "./pages/raster-info-page.ts";
import { rasterViewerPage } from "./pages/raster-viewer-page.ts";
import { referencePage } from "./pages/reference-page.ts";
import { textPage } from "./pages/text-page.ts";
import { whichEditionPage } from "./pages/which-edition-page.ts";
import { workbenchPage } from "./pages/workbench-page.ts";

/** Document that the raster-info page shows as its example. */
const shownDocument = "gdal3.2.2__simple.vrt__plain";

/** Creates every page of the site, in the order of the navigation. */
export function createPages(content: Content): readonly Page[] {
  const { decided, documents, guides } = content;
  // The newest is first in every list.
  const editions = content.editions.toReversed();
  const newest = newestEdition("webhook").edition;
  const events = editions.flat().filter(({ edition }) => edition.edition === newest);
  // The search finds a member in the newest edition that has it.
  const listed = new Set<string>();
  const example = documents.find(({ name }) => name === shownDocument);
  if (example === undefined) throw new Error(`cannot find the document ${shownDocument}`);
  return [
    homePage({ events, counts: content.suite.counts, ...content.first }),
    whichEditionPage(),
    guidesPage(guides),
    ...guides.map((guide, i) => guidePage(guide, guides[i + 1])),
    migrationsPage(content.migrations),
    ...content.migrations.map((one) => migrationPage(one, editions)),
    ...editions.map(eventsPage),
    ...content.rasterInfo.toReversed().map((one) =>
      rasterInfoPage({
        ...one,
        example: isNewest(one.edition) ? example : undefined,
        refused: isNewest(one.edition) ? content.refusedRasterInfo : [],
        decided,
      }),
    ),
    ...content.openapi.toReversed().map(referencePage),
    workbenchPage(),
    rasterViewerPage(documents),
    errorsPage(),
    commandPage(content.commands),
    libraryPage(content.library),
    conformancePage(content.suite),
    ...listTexts(content),
    decisionsPage(content.decisions),
    clausesPage(content.clauses),
    downloadsPage(groupArtefacts(content.files)),
    textPage({
      path: "changelog.html",
      description: "Each change that a user can see, by release.",
      text: content.changelog,
      folder: ".",
    }),
    notFoundPage(),
    ...editions.flatMap((own) => own.map((event) => eventPage(event, { decided, listed }))),
  ];
}

/** Lists the pages of the suite's protocols and of other tools. */
function listTexts({ protocols, tools }: Content): readonly Page[] {
  return [
    ...protocols.map(([name, text]) =>
      textPage({
        path: `protocols/${name}.html`,
        description: `How the suite tests a ${name} in any language.`,
        text,
        folder: "conformance/protocol",
      }),
    ),
    textPage({
      path: "tools.html",
      description:
        "How linters, generators of code and clients fare with the documents, and which options they need.",
      text: tools,
      folder: "checks/generators",
    }),
  ];
}
