import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { authFailureText, type AuthFailure } from "../session/auth-failure-text.ts";

const unknownHere = msg`This passkey doesn’t match any account here. Please sign in with your password.`;
const rejectedStatuses: ReadonlySet<number> = new Set([400, 401, 403]);

/** Neither email nor password was given, so neither can be wrong. */
export function passkeyFailureText(failure: AuthFailure): MessageDescriptor {
  return rejectedStatuses.has(failure.status) ? unknownHere : authFailureText(failure);
}
