/** Says which revision a cart has since it was told; an empty one that nobody knew of has none. */
export const cartRevisionHeader = "cart-revision";
