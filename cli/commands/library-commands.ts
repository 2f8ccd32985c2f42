import type { Commands, Elsewhere } from "./commands.ts";

/** Commands of the library's own package. */
export const libraryCommands: Commands = {
  validate: async () => (await import("../add-validate-command.ts")).addValidateCommand,
  "raster-info": async () => (await import("../raster-info/add-raster-info-command.ts")).addRasterInfoCommand,
  sign: async () => (await import("../add-sign-command.ts")).addSignCommand,
  verify: async () => (await import("../add-verify-command.ts")).addVerifyCommand,
  doctor: async () => (await import("../add-doctor-command.ts")).addDoctorCommand,
  events: async () => (await import("../add-events-command.ts")).addEventsCommand,
  sample: async () => (await import("../add-sample-command.ts")).addSampleCommand,
  send: async () => (await import("../add-send-command.ts")).addSendCommand,
  listen: async () => (await import("../add-listen-command.ts")).addListenCommand,
};

/** Commands of the other packages, which need to be installed beside it. */
export const elsewhere: Elsewhere = {
  diff: { from: "@annotation-contracts/diff", summary: "compare two contracts" },
  platform: { from: "@annotation-contracts/sender", summary: "run a small annotation platform" },
  conformance: {
    from: "@annotation-contracts/suite",
    summary: "test a library, a receiver or a sender",
  },
};
