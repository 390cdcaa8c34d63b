/** The target of an email's first link to that page. */
export function linkIn(mail: string | undefined, page: string): URL {
  const found = new RegExp(`https?://\\S*/${page}[?#][^\\s<>"]+`).exec(mail ?? "")?.[0];
  if (found === undefined) throw new Error(`No link to ${page} in: ${mail}`);
  return new URL(found);
}
