import { hash } from "node:crypto";
import type { Attempt } from "./count-attempt.ts";

interface Sender {
  readonly network: string;
  /** Of the browser's cookie, if this account has been signed in to with it. */
  readonly knownDevice: Buffer | undefined;
}

/**
 * What a sign-in is counted by. A browser in which the account has been signed in to is counted by itself, so that
 * nobody locks its owner out from elsewhere. Everybody else is counted by their network, by network and account
 * together, and by the account, which only ends guessing from many networks at once.
 */
export function signInAttempts(email: string, { network, knownDevice }: Sender): Attempt[] {
  const account = hash("sha256", email, "base64url");
  if (knownDevice !== undefined) {
    const key = `sign-in:${account}:device:${knownDevice.toString("base64url")}`;
    return [{ key, failures: 10, minutes: 15 }];
  }
  return [
    { key: `sign-in:network:${network}`, failures: 20, minutes: 15 },
    { key: `sign-in:${account}:network:${network}`, failures: 5, minutes: 15 },
    { key: `sign-in:${account}`, failures: 100, minutes: 60 },
  ];
}

/** Codes of a second factor: who enters them has shown the password. */
export function factorAttempts(staffId: number, knownDevice: Buffer | undefined): Attempt[] {
  const device = knownDevice === undefined ? "" : `:device:${knownDevice.toString("base64url")}`;
  return [{ key: `factor:${staffId}${device}`, failures: 10, minutes: 15 }];
}

/** The current password, which somebody who is signed in enters to change their own. */
export function confirmAttempts(staffId: number): Attempt[] {
  return [{ key: `confirm:${staffId}`, failures: 5, minutes: 15 }];
}
