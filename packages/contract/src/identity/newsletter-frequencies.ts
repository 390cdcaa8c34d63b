/** How often the newsletter comes at most: whenever there is one, or once a month with all of them. */
export const newsletterFrequencies = ["each", "monthly"] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];
