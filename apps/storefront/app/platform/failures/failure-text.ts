import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { noResponseText } from "./no-response-text.ts";
import type { RequestFailure } from "./request-failure.ts";

type Failure = Pick<RequestFailure, "status" | "retryAfter">;

const tryAgain = msg`Could not process your request at this time. Please try again.`;

/**
 * What every form says of a failed request. A form may have words of its own for a failure of the shop; that there is no
 * connection, or that one has to wait, is said in the same words everywhere.
 */
export function failureText(failure: Failure, ofForm?: MessageDescriptor): MessageDescriptor {
  if (ofForm !== undefined && failure.status >= 500) return ofForm;
  return knownCauseText(failure) ?? ofForm ?? tryAgain;
}

/** The text for a failure whose cause is known; undefined for all others. */
export function knownCauseText({ status, retryAfter }: Failure): MessageDescriptor | undefined {
  switch (status) {
    case 0:
      return noResponseText();
    case 429:
      return tooManyText(retryAfter);
    case 503:
      return msg`Service temporarily unavailable. Please try again later.`;
  }
}

function tooManyText(retryAfter: number | undefined): MessageDescriptor {
  if (retryAfter === undefined) return msg`Too many requests. Please try again later.`;
  const minutes = Math.ceil(retryAfter / 60);
  return msg`${plural(minutes, {
    one: "Too many requests. Please try again in # minute.",
    other: "Too many requests. Please try again in # minutes.",
  })}`;
}
