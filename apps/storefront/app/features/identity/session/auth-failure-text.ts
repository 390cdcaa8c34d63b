import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { failureText, knownCauseText } from "../../../platform/failures/failure-text.ts";

type KnownStatus = 400 | 401 | 403 | 409 | 424;

const wrong = msg`Invalid email address or password`;

/** The message for a failed sign-in or sign-up, by response status, beside those that every form has. */
const texts: Readonly<Record<KnownStatus, MessageDescriptor>> = {
  400: wrong,
  401: wrong,
  403: wrong,
  409: msg`An account with this email already exists. Please log in.`,
  424: msg`You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.`,
};

const unknown = msg`An unknown error has occurred. Please try again later.`;

export interface AuthFailure {
  readonly status: number;
  /** Seconds to wait, if the response says so. */
  readonly retryAfter?: number | undefined;
}

export function authFailureText(failure: AuthFailure): MessageDescriptor {
  const { status } = failure;
  if (isKnown(status)) return texts[status];
  return status >= 500 ? failureText(failure) : (knownCauseText(failure) ?? unknown);
}

function isKnown(status: number): status is KnownStatus {
  return Object.hasOwn(texts, status);
}
