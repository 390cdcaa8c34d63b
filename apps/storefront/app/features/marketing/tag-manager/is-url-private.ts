import { isMailedLinkPath, usesMicrophone } from "@autotune/routes";

/** Parameters that act for a person or identify them: tokens of email links, and email addresses. */
const privateParams = /[?&#](?:token|gt|e|loginEmail|cart)=/;

/**
 * Whether the URL of this document, at load or now, is private. The policy of a page that an email opened lasts. Analytics
 * send URLs to third parties, so they do not run in such a document, nor in one that may listen.
 */
export function isUrlPrivate(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return [location.href, arrival?.name ?? ""].some(
    (url) => privateParams.test(url) || (URL.canParse(url) && isPrivatePath(new URL(url).pathname)),
  );
}

function isPrivatePath(pathname: string): boolean {
  return isMailedLinkPath(pathname) || usesMicrophone(pathname);
}
