/**
 * Whether something in this browser keeps a page from an address. The answer itself is of no interest, so that the
 * host need not allow reading it; undefined where the network is gone anyway.
 */
export async function isBlocked(url: string): Promise<boolean | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    await fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", cache: "no-store" });
    return false;
  } catch {
    return true;
  }
}
