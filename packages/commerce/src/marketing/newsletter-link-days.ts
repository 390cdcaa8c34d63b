/** How long the link that confirms a newsletter sign-up works. */
export const newsletterLinkDays = 7;
