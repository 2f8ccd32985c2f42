/** Two neighbouring editions, and examples for the upgrade. */
export interface Pair {
  readonly contract: "webhook" | "raster-info";
  readonly from: string;
  readonly to: string;
  /** What the handler code is about, in a few words. */
  readonly task: string;
  /** Real documents of both editions, with the places that are shown, as JSON Pointers. */
  readonly samples: readonly [Sample, Sample];
}

/** A document of the project, and the places that are shown. */
export interface Sample {
  readonly path: string;
  readonly shown: readonly string[];
}

const samples = "conformance/samples";
const corpus = "conformance/corpus/raster-info";

/** Every pair, in the order of the releases. */
export const pairs: readonly Pair[] = [
  {
    contract: "webhook",
    from: "2.3",
    to: "2.4",
    task: "a handler that reads labels, jobs and people",
    samples: [
      { path: `${samples}/update-task.json`, shown: ["/task/labels", "/task/segments", "/before_update"] },
      { path: `${samples}/2.4/update-task.json`, shown: ["/task/labels", "/task/jobs", "/before_update"] },
    ],
  },
  {
    contract: "webhook",
    from: "2.4",
    to: "2.65",
    task: "code that reads the sender of every delivery",
    samples: [
      { path: `${samples}/2.4/create-invitation.json`, shown: ["/event", "/sender"] },
      { path: `${samples}/2.65/create-export.json`, shown: [""] },
    ],
  },
  {
    contract: "webhook",
    from: "2.65",
    to: "2.73",
    task: "a handler of finished exports",
    samples: [
      { path: `${samples}/2.65/create-export.json`, shown: [""] },
      {
        path: `${samples}/2.73/completed-request-export-dataset.json`,
        shown: ["/event", "/request/status", "/request/message", "/request/id", "/request/operation"],
      },
    ],
  },
  {
    contract: "webhook",
    from: "2.73",
    to: "2.76",
    task: "a handler that acts on what changed",
    samples: [
      { path: `${samples}/2.73/update-job.json`, shown: ["/event", "/job/state", "/before_update"] },
      { path: `${samples}/2.76/update-job.json`, shown: ["/event", "/job/state"] },
    ],
  },
  {
    contract: "raster-info",
    from: "2019",
    to: "2026",
    task: "code that follows a dimension to its coordinates",
    samples: [
      { path: `${corpus}/gdal3.2.2__nc4_groups.nc__plain.json`, shown: ["/dimensions/0"] },
      { path: `${corpus}/gdal3.10.3__nc4_groups.nc__plain.json`, shown: ["/dimensions/0"] },
    ],
  },
  {
    contract: "raster-info",
    from: "2026",
    to: "observed",
    task: "code that applies scale and offset",
    samples: [
      { path: `${corpus}/gdal3.2.2__mem_numbers__plain.json`, shown: ["/arrays/zero"] },
      { path: `${corpus}/gdal3.2.2__mem_numbers__plain.json`, shown: ["/arrays/inf"] },
    ],
  },
];

/** Names the files of a pair, such as `webhook-2.3-to-2.4`. */
export function namePair({ contract, from, to }: Record<"contract" | "from" | "to", string>): string {
  return `${contract}-${from}-to-${to}`;
}

/** Names a pair for a title. */
export function titlePair({ contract, from, to }: Pair): string {
  return `${contract === "webhook" ? "Webhooks" : "Raster info"}: from ${from} to ${to}`;
}
