import type { ContractSettings } from "#src/model/contract.ts";

/** Maximum sizes of the validators of later editions, in bytes: their actual sizes plus 10%. */
const later = { whole: 6_800, event: 3_150 };

/** The two contracts, with their editions. */
export const contracts: readonly ContractSettings[] = [
  {
    name: "webhook",
    program: "CVAT",
    source: "spec/main.tsp",
    editions: [
      {
        edition: "2.3",
        releases: "CVAT 2.3",
        samples: "conformance/samples/",
        budget: { whole: 4_100, event: 2_750 },
      },
      { edition: "2.4", releases: "CVAT 2.4–2.64", samples: "conformance/samples/2.4/", budget: later },
      { edition: "2.65", releases: "CVAT 2.65–2.72", samples: "conformance/samples/2.65/", budget: later },
      { edition: "2.73", releases: "CVAT 2.73–2.75", samples: "conformance/samples/2.73/", budget: later },
      { edition: "2.76", releases: "CVAT 2.76–2.80", samples: "conformance/samples/2.76/", budget: later },
    ],
  },
  {
    name: "raster-info",
    // Its descriptions already name the program.
    program: "",
    editions: [
      {
        edition: "2019",
        releases: "gdalmdiminfo 3.1–3.3, as published",
        source: "schemas/raster-info.2019.schema.json",
        budget: { whole: 2_500 },
      },
      {
        edition: "2026",
        releases: "gdalmdiminfo 3.13, as published",
        source: "schemas/raster-info.2026.schema.json",
        samples: "conformance/samples/2026/",
        budget: { whole: 2_500 },
      },
      {
        edition: "observed",
        releases: "gdalmdiminfo 3.2–3.13, as printed",
        source: "schemas/raster-info.observed.schema.json",
        samples: "conformance/samples/observed/",
        budget: { whole: 2_500 },
      },
    ],
  },
];
