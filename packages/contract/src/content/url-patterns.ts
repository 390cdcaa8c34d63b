/** Lowercase letters and digits with single hyphens between them, as in path segments: auto-tune-pro. */
export const slugPattern = "[a-z0-9]+(?:-[a-z0-9]+)*";

/**
 * Where a link in a text may lead: within this site, or to another one that is reached safely. Browsers take a backslash
 * for a slash and leave out tabs and line breaks: with those, a path could lead to another site.
 */
export const readingHrefPattern = "^(?:/(?!/)|https://|mailto:|#)[^\\s\\\\]*$";
