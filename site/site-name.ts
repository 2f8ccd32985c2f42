/** Name of the site and of the package. */
export const siteName = "annotation-contracts";
