import { msg } from "@lingui/core/macro";

/** Texts of both newsletter e-mails. */
export const newsletterGoodbye = msg`See you in the next letter,`;
export const newsletterDemonstration = msg`This is a demonstration shop. The posts that its newsletter tells of are samples.`;
