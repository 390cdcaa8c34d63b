import type { ErrorCode } from "@autotune/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { failureText, knownCauseText } from "../../../platform/failures/failure-text.ts";

const unknown = msg`An unknown error has occurred. Please try again later.`;

/** The server's messages are English: known ones are translated here. */
const texts: ReadonlyMap<string, MessageDescriptor> = new Map<ErrorCode, MessageDescriptor>([
  ["invalidEmail", msg`Invalid email`],
  ["outdated", unknown],
  ["invalidRequest", unknown],
]);

interface RejectedReset {
  readonly status: number;
  readonly retryAfter?: number | undefined;
  readonly error: string | undefined;
  readonly message: string | undefined;
}

/** Why no email was sent; the server's own message where this page does not know the reason. */
export function resetFailureText(rejected: RejectedReset): MessageDescriptor | string {
  const { status, error, message } = rejected;
  const known = knownCauseText(rejected) ?? texts.get(error ?? "");
  if (known !== undefined) return known;
  return status >= 500 ? failureText(rejected) : (message ?? unknown);
}
