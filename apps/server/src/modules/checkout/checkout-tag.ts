/** The tag that every payment session of ours carries, and the order that comes of it. */
export const checkoutTag = "checkout";
