/** What lets somebody act for a person, or names them: keys of links in mails, and their e-mail address. */
const privateParts = /[?&#](?:token|gt|e|loginEmail|cart)=/;

/**
 * Whether this document came by an address, or stands at one, that is for the shop alone. Whoever measures pages
 * tells their addresses on, so that in such a document nobody does.
 */
export function isAddressPrivate(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return [location.href, arrival?.name ?? ""].some((address) => privateParts.test(address));
}
