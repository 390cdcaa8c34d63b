/** How long the link that confirms a price alert works. */
export const priceAlertLinkDays = 7;

/** How long a confirmed alert waits for its price. */
export const priceAlertMonths = 12;
