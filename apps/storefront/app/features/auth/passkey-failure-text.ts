import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { authFailureText } from "./auth-failure-text.ts";

const unknownHere = msg`This passkey opens no account here. Please sign in with your password.`;
const refusals: ReadonlySet<number> = new Set([400, 401, 403]);

/** No e-mail and no password were given, so neither was wrong. */
export function passkeyFailureText(status: number): MessageDescriptor {
  return refusals.has(status) ? unknownHere : authFailureText(status);
}
