/** The purpose of storing something or calling a third party; the cookie page has a sentence for each. */
export type StoragePurpose =
  | "advertising"
  | "cart"
  | "checkout"
  | "consent"
  | "experiments"
  | "guest"
  | "language"
  | "measurement"
  | "notices"
  | "passkey"
  | "payment"
  | "place"
  | "release"
  | "scroll"
  | "search"
  | "session"
  | "sound"
  | "takes"
  | "device";

/** `necessary`: what a visitor requests cannot be done without it. `consent`: only after the visitor agreed. */
export type StorageBasis = "necessary" | "consent";

export type StorageLifetime =
  | { readonly days: number }
  | { readonly minutes: number }
  /** Until the browser, or the tab, is closed. */
  | "session"
  /** Until it has done its work or somebody removes it. */
  | "untilRemoved";

export interface StoredThing {
  /** The name of the cookie, or the key. A star at its end matches any end. */
  readonly id: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage" | "indexedDB";
  readonly purpose: StoragePurpose;
  readonly basis: StorageBasis;
  readonly lifetime: StorageLifetime;
  /** Who stores it: the shop itself, or a third party that is listed too. */
  readonly where: "shop" | PartyId;
}

type PartyId = "payment-provider" | "tag-manager" | "affiliate";

export interface ThirdParty {
  readonly id: PartyId;
  readonly kind: "party";
  readonly purpose: StoragePurpose;
  readonly basis: StorageBasis;
  /** What it stores itself is listed separately. */
  readonly lifetime: "session";
  readonly where: "everyPage" | "checkout";
  /** The setting with its URL: without it the third party is not there. */
  readonly setting: "TAG_MANAGER_URL" | "AFFILIATE_SCRIPT_URL" | "PAYMENT_SCRIPT_URL";
  /** What a page may load from its host. */
  readonly loads: readonly ("scripts" | "frames" | "calls" | "images")[];
}

export type InventoryEntry = StoredThing | ThirdParty;

/**
 * Everything that the shop stores in a browser, and every third party that a page may call. The content policy,
 * the cookie page and the test of what a visit leaves behind are derived from it: what is not listed is
 * blocked, or fails a test.
 */
export const inventory: readonly InventoryEntry[] = [
  stored("cookie", "__Host-session", "session", { days: 30 }),
  stored("cookie", "signed-in", "session", { days: 30 }),
  stored("localStorage", "session-changed-at", "session", "untilRemoved"),
  stored("cookie", "__Host-device", "device", { days: 365 }),
  stored("cookie", "__Host-passkey", "passkey", { minutes: 5 }),
  stored("cookie", "__Host-guest", "guest", { days: 30 }),
  stored("sessionStorage", "guest", "guest", "session"),
  stored("cookie", "country", "place", { days: 365 }),
  stored("cookie", "language", "language", { days: 365 }),
  stored("localStorage", "cart", "cart", "untilRemoved"),
  stored("localStorage", "cart-posted", "cart", "untilRemoved"),
  stored("localStorage", "open-checkouts", "checkout", "untilRemoved"),
  stored("localStorage", "checkout-completed", "checkout", "untilRemoved"),
  stored("localStorage", "purchases", "checkout", "untilRemoved"),
  stored("localStorage", "consent", "consent", "untilRemoved"),
  stored("localStorage", "told-product-changes", "notices", "untilRemoved"),
  stored("localStorage", "closed-banner", "notices", "untilRemoved"),
  stored("localStorage", "last-promo", "notices", "untilRemoved"),
  stored("localStorage", "consent-visit", "notices", "untilRemoved"),
  stored("localStorage", "recent-searches", "search", "untilRemoved"),
  stored("localStorage", "reloaded-at", "release", "untilRemoved"),
  stored("localStorage", "volume", "sound", "untilRemoved"),
  stored("indexedDB", "takes", "takes", "untilRemoved"),
  stored("sessionStorage", "react-router-manifest-version", "release", "session"),
  stored("sessionStorage", "react-router-scroll-positions", "scroll", "session"),
  {
    id: "payment-provider",
    kind: "party",
    purpose: "payment",
    basis: "necessary",
    lifetime: "session",
    where: "checkout",
    setting: "PAYMENT_SCRIPT_URL",
    loads: ["scripts", "frames", "calls"],
  },
  {
    id: "tag-manager",
    kind: "party",
    purpose: "measurement",
    basis: "consent",
    lifetime: "session",
    where: "everyPage",
    setting: "TAG_MANAGER_URL",
    loads: ["scripts", "calls", "images"],
  },
  afterConsent("cookie", "_ga", "measurement", { days: 395 }, "tag-manager"),
  afterConsent("cookie", "_ga_*", "measurement", { days: 395 }, "tag-manager"),
  afterConsent("cookie", "_gcl_au", "advertising", { days: 90 }, "tag-manager"),
  afterConsent("cookie", "experiments", "experiments", { days: 90 }),
  afterConsent("localStorage", "affiliate-click", "advertising", { days: 30 }),
  {
    id: "affiliate",
    kind: "party",
    purpose: "advertising",
    basis: "consent",
    lifetime: "session",
    where: "everyPage",
    setting: "AFFILIATE_SCRIPT_URL",
    loads: ["scripts", "calls", "images"],
  },
];

function stored(
  kind: StoredThing["kind"],
  id: string,
  purpose: StoragePurpose,
  lifetime: StorageLifetime,
): StoredThing {
  return { id, kind, purpose, basis: "necessary", lifetime, where: "shop" };
}

function afterConsent(
  kind: StoredThing["kind"],
  id: string,
  purpose: StoragePurpose,
  lifetime: StorageLifetime,
  where: StoredThing["where"] = "shop",
): StoredThing {
  return { id, kind, purpose, basis: "consent", lifetime, where };
}
