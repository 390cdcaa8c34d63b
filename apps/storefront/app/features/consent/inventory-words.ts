import type { InventoryEntry, StorageLifetime, StoragePurpose } from "@autotune/contract/inventory";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** What each purpose of the inventory is, in a sentence for the cookie page. */
export const purposeWords: Readonly<Record<StoragePurpose, MessageDescriptor>> = {
  advertising: msg`Shows which ad or partner led to a purchase`,
  cart: msg`Keeps what’s in your cart`,
  checkout: msg`Lets you resume an interrupted purchase without paying twice`,
  consent: msg`Remembers your cookie choices`,
  device: msg`Recognizes devices you’ve signed in from, so we can warn you about others`,
  experiments: msg`Keeps you on the same version of a page while we compare two`,
  guest: msg`Lets you track an order placed without an account`,
  language: msg`Remembers the language you chose`,
  measurement: msg`Counts visits and shows how the store is used`,
  notices: msg`Shows each message only once`,
  passkey: msg`Verifies a passkey sign-in`,
  payment: msg`Takes the payment at checkout`,
  place: msg`Shows prices in your country’s currency`,
  release: msg`Reloads the page when the store has been updated`,
  scroll: msg`Takes you back to where you were on a page`,
  search: msg`Shows your recent searches`,
  session: msg`Keeps you signed in`,
  sound: msg`Remembers how loud you listen`,
  takes: msg`Keeps the recordings of your voice that you save, on your device only`,
};

export const kindWords: Readonly<Record<InventoryEntry["kind"], MessageDescriptor>> = {
  cookie: msg`Cookie`,
  localStorage: msg`Browser storage`,
  sessionStorage: msg`Tab storage`,
  indexedDB: msg`Browser database`,
  party: msg`Service`,
};

/** Who is behind it. */
export function partyWords(entry: InventoryEntry): MessageDescriptor {
  switch (entry.kind === "party" ? entry.id : entry.where) {
    case "payment-provider":
      return msg`Payment provider`;
    case "tag-manager":
      return msg`Tag manager`;
    case "affiliate":
      return msg`Affiliate network`;
    case "shop":
      return msg`This store`;
  }
}

export function lifetimeWords(lifetime: StorageLifetime): MessageDescriptor {
  if (lifetime === "session") return msg`Until you close the tab or browser`;
  if (lifetime === "untilRemoved") return msg`Until you delete it`;
  if ("minutes" in lifetime) {
    const { minutes } = lifetime;
    return msg`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
  }
  const { days } = lifetime;
  return msg`${plural(days, { one: "# day", other: "# days" })}`;
}
