import { isEmail, isName, normaliseEmail } from "@autotune/commerce";
import type { Guest } from "@autotune/contract";
import type { SignedInAccount } from "../../../platform/session/session.ts";
import { isStorable } from "../../../platform/http/storable-text.ts";

/** The buyer. */
export interface Buyer {
  /** Null for a guest, who gets an account when the order comes. */
  readonly accountId: number | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The secret with which a guest's browser proves that a checkout is theirs; null for an account. */
  readonly guestHash: Buffer | null;
}

export function accountAsBuyer({ id, email, firstName, lastName }: SignedInAccount): Buyer {
  return { accountId: id, email, firstName, lastName, guestHash: null };
}

export type GuestAsBuyer =
  | { readonly ok: true; readonly buyer: Buyer }
  | { readonly ok: false; readonly reason: "invalidEmail" | "invalidRequest" };

/** A person without an account, under the same rules as for one. */
export function guestAsBuyer(guest: Guest, guestHash: Buffer): GuestAsBuyer {
  const email = normaliseEmail(guest.email);
  if (!isEmail(email) || !isStorable(email)) return { ok: false, reason: "invalidEmail" };
  const [firstName, lastName] = [guest.first_name.trim(), guest.last_name.trim()];
  if (!isName(firstName) || !isName(lastName)) return { ok: false, reason: "invalidRequest" };
  return { ok: true, buyer: { accountId: null, email, firstName, lastName, guestHash } };
}
