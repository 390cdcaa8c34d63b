import type { Guest } from "@autotune/contract";
import { useGuest } from "./guest.ts";
import { useUser } from "../../identity/session/user-store.ts";

/** Who is about to pay: an account or a guest. */
export interface Buyer {
  readonly email: string;
  readonly guest: Guest | null;
  /** Identifies the buyer. */
  readonly key: string;
}

/** Undefined until the buyer is known. A signed-in person is never a guest. */
export function useBuyer(): Buyer | undefined {
  const { status, user } = useUser();
  const guest = useGuest((state) => state.guest);
  if (user !== null) return { email: user.email, guest: null, key: `account ${user.id}` };
  if (status !== "signedOut" || guest === null) return undefined;
  return { email: guest.email, guest, key: `guest ${JSON.stringify(guest)}` };
}
