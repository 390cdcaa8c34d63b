import type { ErrorCode } from "@autotune/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const unknown = msg`An unknown error has occurred. Please try again later.`;

/** The server writes English: what it is known to say is said in the language of the page. */
const texts: ReadonlyMap<string, MessageDescriptor> = new Map<ErrorCode, MessageDescriptor>([
  ["tooManyRequests", msg`Too many requests. Please try again later.`],
  ["invalidEmail", msg`Invalid email`],
  ["unavailable", msg`Service temporarily unavailable. Please try again later.`],
  ["unexpected", msg`Could not process your request at this time. Please try again.`],
  ["outdated", unknown],
  ["invalidRequest", unknown],
]);

interface RefusedReset {
  readonly error: string | undefined;
  readonly message: string | undefined;
}

/** Why no mail was sent; in the server's own words where it gives a reason that this page does not know. */
export function resetFailureText({ error, message }: RefusedReset): MessageDescriptor | string {
  return texts.get(error ?? "") ?? message ?? unknown;
}
