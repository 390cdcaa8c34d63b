import { findStored, storedThings } from "@autotune/contract/stored-things";

interface Kept {
  readonly cookie: string;
  readonly hostname: string;
  readonly setCookie: (cookie: string) => void;
  readonly storages: Readonly<Record<"localStorage" | "sessionStorage", () => Storage>>;
}

const page = (): Kept => ({
  cookie: document.cookie,
  hostname: location.hostname,
  setCookie: (cookie) => {
    document.cookie = cookie;
  },
  storages: { localStorage: () => localStorage, sessionStorage: () => sessionStorage },
});

/** Removes what the inventory lists as kept after a yes, whoever kept it in this browser. */
export function forgetConsented(kept: Kept = page()): void {
  for (const { kind, id, basis } of storedThings) {
    if (basis !== "consent" || kind === "cookie") continue;
    try {
      kept.storages[kind]().removeItem(id);
    } catch {
      // Where storing is forbidden, nothing is kept.
    }
  }
  for (const name of cookieNames(kept.cookie)) {
    if (findStored("cookie", name)?.basis !== "consent") continue;
    const gone = `${name}=; Path=/; Max-Age=0`;
    kept.setCookie(gone);
    // Scripts of others like to set theirs for the whole domain.
    for (const domain of domainsAbove(kept.hostname)) kept.setCookie(`${gone}; Domain=${domain}`);
  }
}

function cookieNames(cookies: string): string[] {
  return cookies
    .split("; ")
    .map((cookie) => cookie.split("=")[0] ?? "")
    .filter((name) => name !== "");
}

/** `shop.music.test` and `music.test`: a browser refuses those that are nobody's. */
function domainsAbove(hostname: string): string[] {
  const parts = hostname.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}
