import { findStored, storedThings } from "@autotune/contract/stored-things";

interface BrowserStorage {
  readonly cookie: string;
  readonly hostname: string;
  readonly setCookie: (cookie: string) => void;
  readonly storages: Readonly<Record<"localStorage" | "sessionStorage", () => Storage>>;
}

const page = (): BrowserStorage => ({
  cookie: document.cookie,
  hostname: location.hostname,
  setCookie: (cookie) => {
    document.cookie = cookie;
  },
  storages: { localStorage: () => localStorage, sessionStorage: () => sessionStorage },
});

/** Removes what the inventory lists as stored by consent, whichever script stored it in this browser. */
export function clearConsented(browser: BrowserStorage = page()): void {
  for (const { kind, id, basis } of storedThings) {
    if (basis !== "consent" || kind === "cookie" || kind === "indexedDB") continue;
    try {
      browser.storages[kind]().removeItem(id);
    } catch {
      // Where storage is blocked, nothing is stored.
    }
  }
  for (const name of cookieNames(browser.cookie)) {
    if (findStored("cookie", name)?.basis !== "consent") continue;
    const gone = `${name}=; Path=/; Max-Age=0`;
    browser.setCookie(gone);
    // Third-party scripts often set cookies for the whole domain.
    for (const domain of domainsAbove(browser.hostname))
      browser.setCookie(`${gone}; Domain=${domain}`);
  }
}

function cookieNames(cookies: string): string[] {
  return cookies
    .split("; ")
    .map((cookie) => cookie.split("=")[0] ?? "")
    .filter((name) => name !== "");
}

/** `shop.music.test` and `music.test`: a browser rejects public suffixes. */
function domainsAbove(hostname: string): string[] {
  const parts = hostname.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}
