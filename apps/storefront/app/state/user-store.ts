import type { UserAnswer } from "@autotune/contract";
import { create } from "zustand";

export interface UserState {
  /**
   * Unknown on the server and until the browser has been asked: the page is the same for everyone.
   * Unreachable: somebody is signed in, but nobody could say who.
   */
  status: "unknown" | "signedOut" | "signedIn" | "unreachable";
  user: UserAnswer | null;
  /** The session ended without anybody's wish: whoever was here wants to come back. */
  hasExpired: boolean;
}

export const useUser = create<UserState>(() => ({
  status: "unknown",
  user: null,
  hasExpired: false,
}));

export function setUser(user: UserAnswer | null): void {
  useUser.setState({
    status: user === null ? "signedOut" : "signedIn",
    user,
    hasExpired: false,
  });
}

export function setExpired(): void {
  useUser.setState({ status: "signedOut", user: null, hasExpired: true });
}

/** No answer is no reason to sign anybody out: who was known stays known. */
export function setUnreachable(): void {
  if (useUser.getState().status !== "signedIn")
    useUser.setState({ status: "unreachable", user: null });
}
