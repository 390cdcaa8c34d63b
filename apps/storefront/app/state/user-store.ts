import type { UserAnswer } from "@autotune/contract";
import { create } from "zustand";

export interface UserState {
  /** Unknown on the server and until the browser has been asked: the page is the same for everyone. */
  status: "unknown" | "signedOut" | "signedIn";
  user: UserAnswer | null;
}

export const useUser = create<UserState>(() => ({ status: "unknown", user: null }));

export function setUser(user: UserAnswer | null): void {
  useUser.setState({ status: user === null ? "signedOut" : "signedIn", user });
}
