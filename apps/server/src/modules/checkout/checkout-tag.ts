/** The tag that every payment session of ours carries, and the order that comes of it. */
export const checkoutTag = "checkout";

/** The tag by which partners know the promotion that an order came of. */
export const offerCodeTag = "offer_code";
