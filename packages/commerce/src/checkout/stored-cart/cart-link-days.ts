/** How long the link of a reminder restores a cart. */
export const cartLinkDays = 14;
