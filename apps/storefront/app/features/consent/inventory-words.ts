import type { InventoryEntry, StorageLifetime, StoragePurpose } from "@autotune/contract/inventory";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** What each purpose of the inventory is, in a sentence for the cookie page. */
export const purposeWords: Readonly<Record<StoragePurpose, MessageDescriptor>> = {
  advertising: msg`Shows which ad or partner led to a purchase`,
  cart: msg`Keeps what lies in your cart`,
  checkout: msg`Lets a purchase go on where it was interrupted, and never twice`,
  consent: msg`Remembers what you answered about cookies`,
  device: msg`Recognises a device that you have signed in from, to warn you of others`,
  experiments: msg`Shows you the same version of a page each time while two are compared`,
  guest: msg`Lets you follow a purchase that you made without an account`,
  language: msg`Remembers the language that you chose`,
  measurement: msg`Counts visits and shows how the shop is used`,
  notices: msg`Shows a message once, not again and again`,
  passkey: msg`Proves a sign-in with a passkey`,
  payment: msg`Takes the payment at checkout`,
  place: msg`Shows prices in the currency of your country`,
  release: msg`Loads the page anew when the shop has a new version`,
  scroll: msg`Brings you back to where you were on a page`,
  search: msg`Shows what you searched for last`,
  session: msg`Keeps you signed in`,
};

export const kindWords: Readonly<Record<InventoryEntry["kind"], MessageDescriptor>> = {
  cookie: msg`Cookie`,
  localStorage: msg`Storage of the browser`,
  sessionStorage: msg`Storage of the tab`,
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
      return msg`This shop`;
  }
}

export function lifetimeWords(lifetime: StorageLifetime): MessageDescriptor {
  if (lifetime === "session") return msg`Until you close it`;
  if (lifetime === "untilRemoved") return msg`Until you remove it`;
  if ("minutes" in lifetime) {
    const { minutes } = lifetime;
    return msg`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
  }
  const { days } = lifetime;
  return msg`${plural(days, { one: "# day", other: "# days" })}`;
}
