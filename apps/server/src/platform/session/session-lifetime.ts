const day = 24 * 60 * 60;

/** Since it was last used. */
export const sessionSeconds = 30 * day;

/** Since it began: a stolen session ends even while it is used. */
export const longestSessionSeconds = 90 * day;
