/** The upper limits of our ratios: what quiet cores measure, and a third more for noise. */
export const gates: readonly {
  readonly candidate: string;
  readonly payload: string;
  readonly most: number;
}[] = [
  { candidate: "ours", payload: "task-3k", most: 0.25 },
  { candidate: "ours", payload: "task-30k", most: 0.19 },
  { candidate: "ours", payload: "ping", most: 0.33 },
  { candidate: "ours", payload: "raster-30k", most: 0.11 },
];
