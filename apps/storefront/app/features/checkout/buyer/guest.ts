import { isEmail, isName } from "@autotune/commerce";
import type { Guest } from "@autotune/contract";
import { create } from "zustand";
import { isRecord } from "../../../platform/api/is-record.ts";
import { storedJson } from "../../../platform/storage/stored-value.ts";

const stored = storedJson("guest", parseGuest, () => sessionStorage);

interface GuestState {
  /** Who buys without an account, as long as this tab is open; null until entered. */
  readonly guest: Guest | null;
  /** What was entered and is to be corrected. */
  readonly draft: Guest | null;
}

export const useGuest = create<GuestState>(() => ({
  guest: import.meta.env.SSR ? null : (stored.read() ?? null),
  draft: null,
}));

/** Asks for the guest again, starting from what was entered. */
export function correctGuest(): void {
  const { guest } = useGuest.getState();
  setGuest(null);
  useGuest.setState({ draft: guest });
}

export function setGuest(guest: Guest | null): void {
  useGuest.setState({ guest, draft: null });
  // Without storage a reload asks again.
  if (guest === null) stored.remove();
  else stored.save(guest);
}

export function parseGuest(value: unknown): Guest | undefined {
  if (!isRecord(value)) return undefined;
  const { email, first_name, last_name } = value;
  const readable =
    typeof email === "string" && typeof first_name === "string" && typeof last_name === "string";
  if (!readable || !isEmail(email) || !isName(first_name) || !isName(last_name)) return undefined;
  return { email, first_name, last_name };
}
