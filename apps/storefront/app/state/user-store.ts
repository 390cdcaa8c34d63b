import type { UserAnswer } from "@autotune/contract";
import { create } from "zustand";

export interface UserState {
  /**
   * Unknown on the server and until the browser has been asked: the page is the same for everyone.
   * Unreachable: somebody is signed in, but nobody could say who.
   */
  status: "unknown" | "signedOut" | "signedIn" | "unreachable";
  user: UserAnswer | null;
}

export const useUser = create<UserState>(() => ({ status: "unknown", user: null }));

export function setUser(user: UserAnswer | null): void {
  useUser.setState({ status: user === null ? "signedOut" : "signedIn", user });
}

/** No answer is no reason to sign anybody out: who was known stays known. */
export function setUnreachable(): void {
  if (useUser.getState().status !== "signedIn")
    useUser.setState({ status: "unreachable", user: null });
}
