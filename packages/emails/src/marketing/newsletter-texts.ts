import { msg } from "@lingui/core/macro";

/** Texts of both newsletter e-mails. */
export const newsletterGoodbye = msg`See you in the next one,`;
