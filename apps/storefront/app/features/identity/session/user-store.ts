import type { UserResponse } from "@autotune/contract";
import { create } from "zustand";

export interface UserState {
  /**
   * Unknown on the server and until the cookie is read: the page is the same for everyone.
   * Unreachable: there is a session, but the user could not be fetched.
   */
  status: "unknown" | "signedOut" | "signedIn" | "unreachable";
  user: UserResponse | null;
  /** The session expired: the person is asked to sign in again. */
  hasExpired: boolean;
}

export const useUser = create<UserState>(() => ({
  status: "unknown",
  user: null,
  hasExpired: false,
}));

let latest = 0;

/**
 * A request for the user begins. Its response counts only while the returned function says so: a later request, or a
 * sign-in or sign-out in the meantime, knows better.
 */
export function requestUser(): () => boolean {
  const own = ++latest;
  return () => own === latest;
}

export function setUser(user: UserResponse | null): void {
  latest += 1;
  useUser.setState({
    status: user === null ? "signedOut" : "signedIn",
    user,
    hasExpired: false,
  });
}

export function setExpired(): void {
  latest += 1;
  useUser.setState({ status: "signedOut", user: null, hasExpired: true });
}

/** Without a response nobody is signed out: a known user stays. */
export function setUnreachable(): void {
  if (useUser.getState().status !== "signedIn")
    useUser.setState({ status: "unreachable", user: null });
}
