/** How long the law gives a shop to return the money after a withdrawal was declared. */
export const refundDays = 14;
