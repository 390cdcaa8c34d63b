import { msg } from "@lingui/core/macro";

/** What the forms of this domain say where the cause is unknown. */
export const newsletterFailed = msg`Unable to process request at this time. Please try again later.`;
