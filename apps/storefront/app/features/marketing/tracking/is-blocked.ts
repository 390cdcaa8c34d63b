/**
 * Whether something in this browser blocks a URL. The response itself does not matter, so the host needs no CORS
 * headers; undefined while offline.
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
