import { isEmail, isName } from "@autotune/commerce";
import type { Guest } from "@autotune/contract";
import { create } from "zustand";
import { isRecord } from "../../../platform/api/is-record.ts";

const key = "guest";

/** Who buys without an account, as long as this tab is open; null until entered. */
export const useGuest = create<{ readonly guest: Guest | null }>(() => ({
  guest: import.meta.env.SSR ? null : readStored(),
}));

export function setGuest(guest: Guest | null): void {
  useGuest.setState({ guest });
  try {
    if (guest === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(guest));
  } catch {
    // Without storage a reload asks again.
  }
}

function readStored(): Guest | null {
  try {
    return parseGuest(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

export function parseGuest(value: unknown): Guest | null {
  if (!isRecord(value)) return null;
  const { email, first_name, last_name } = value;
  const readable =
    typeof email === "string" && typeof first_name === "string" && typeof last_name === "string";
  if (!readable || !isEmail(email) || !isName(first_name) || !isName(last_name)) return null;
  return { email, first_name, last_name };
}
