/** The revision of a cart after it was sent; an empty one that nobody knew of has none. */
export const cartRevisionHeader = "cart-revision";
