import { fileURLToPath } from "node:url";

/** Directory of the checkout. */
export const projectRoot: string = fileURLToPath(new URL("../..", import.meta.url));
