/** Browsers take a backslash for a slash: /\other.example leads to another site, as //other.example does. */
const storePath = /^\/(?!\/)[^\s\\]*$/;
const otherSite = /^https:\/\/[^\s\\]+$/;

/** A path of the store, with a query or a fragment if need be. */
export function isStorePath(value: unknown): value is string {
  return typeof value === "string" && storePath.test(value);
}

/** A full URL of a site that is reached safely. */
export function isSiteUrl(value: unknown): value is string {
  return typeof value === "string" && otherSite.test(value) && URL.canParse(value);
}
