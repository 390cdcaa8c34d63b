/** The tag of every payment session of ours, and of its order. */
export const checkoutTag = "checkout";

/** The tag by which partners recognise the promotion that an order came from. */
export const offerCodeTag = "offer_code";
