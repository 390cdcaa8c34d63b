import type { ErrorCode, NewsletterBody } from "@autotune/contract";
import { msg } from "@lingui/core/macro";
import { callShop } from "../../../platform/api/call-shop.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

export type SignUpOutcome =
  | { kind: "submitted" }
  | { kind: "onList" }
  /** In the server's own words. */
  | { kind: "rejected"; text: string }
  | RequestFailure;

const alreadyOnList: ErrorCode = "alreadyOnList";

/** Signs up for the newsletter. Loaded on demand: no initial page load needs it. */
export async function signUpForNewsletter(body: NewsletterBody): Promise<SignUpOutcome> {
  const response = await callShop({ method: "POST", path: "/laravel/rest/emailsignup", body });
  if (response.ok) {
    notify({ kind: "success", text: translate(msg`Please check your email`), seconds: 10 });
    return { kind: "submitted" };
  }
  if (response.status !== 400) return requestFailure(response);
  if (response.error === alreadyOnList) return { kind: "onList" };
  return response.message === undefined
    ? requestFailure(response)
    : { kind: "rejected", text: response.message };
}
