import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type KnownStatus = 400 | 401 | 403 | 409 | 424 | 500 | 503;

const wrong = msg`Invalid email address or password`;

/** The message for a failed sign-in or sign-up, by response status. */
const texts: Readonly<Record<KnownStatus, MessageDescriptor>> = {
  400: wrong,
  401: wrong,
  403: wrong,
  409: msg`An account with this email already exists. Please log in.`,
  424: msg`You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.`,
  500: msg`Could not process your request at this time. Please try again.`,
  503: msg`Service temporarily unavailable. Please try again later.`,
};

const unknown = msg`An unknown error has occurred. Please try again later.`;

export function authFailureText(status: number): MessageDescriptor {
  return isKnown(status) ? texts[status] : unknown;
}

function isKnown(status: number): status is KnownStatus {
  return Object.hasOwn(texts, status);
}
