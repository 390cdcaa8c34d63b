import { storedText } from "../../../platform/storage/stored-value.ts";
import { expiredPrefix, leavingPrefix, sessionKey } from "./session-tabs.ts";

/** Without storage the other tabs notice a change on their next page load. */
const stored = storedText(sessionKey);

/** Milliseconds until a log-out without a response counts as failed. */
const leavingTakes = 15_000;

export function announceSession(): void {
  stored.save(String(Date.now()));
}

export function announceLeaving(): void {
  stored.save(`${leavingPrefix}${Date.now()}`);
}

/** A call that is rejected meanwhile is due to the log-out. */
export function isLeaving(): boolean {
  const news = stored.read() ?? "";
  if (!news.startsWith(leavingPrefix)) return false;
  return Date.now() - Number(news.slice(leavingPrefix.length)) < leavingTakes;
}

export function announceExpiry(): void {
  stored.save(`${expiredPrefix}${Date.now()}`);
}

/** This browser had a session before: offer sign-in, not registration. */
export function hadSession(): boolean {
  return stored.read() !== undefined;
}
