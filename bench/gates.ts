/** The most that a ratio of ours may be: what quiet cores give, and a third of it for noise. */
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
