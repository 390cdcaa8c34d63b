/** The further pages of a product, in the order in which they are offered. Overview is its page itself. */
export const subpageNames = ["specs", "tutorials", "audio", "blogs"] as const;

export type SubpageName = (typeof subpageNames)[number];
