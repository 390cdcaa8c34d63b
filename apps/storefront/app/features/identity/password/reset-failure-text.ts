import type { ErrorCode } from "@autotune/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const unknown = msg`An unknown error has occurred. Please try again later.`;

/** The server's messages are English: known ones are translated here. */
const texts: ReadonlyMap<string, MessageDescriptor> = new Map<ErrorCode, MessageDescriptor>([
  ["tooManyRequests", msg`Too many requests. Please try again later.`],
  ["invalidEmail", msg`Invalid email`],
  ["unavailable", msg`Service temporarily unavailable. Please try again later.`],
  ["unexpected", msg`Could not process your request at this time. Please try again.`],
  ["outdated", unknown],
  ["invalidRequest", unknown],
]);

interface RejectedReset {
  readonly error: string | undefined;
  readonly message: string | undefined;
}

/** Why no email was sent; the server's own message where this page does not know the reason. */
export function resetFailureText({ error, message }: RejectedReset): MessageDescriptor | string {
  return texts.get(error ?? "") ?? message ?? unknown;
}
