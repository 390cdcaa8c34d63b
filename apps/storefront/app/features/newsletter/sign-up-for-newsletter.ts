import type { ErrorCode, NewsletterBody } from "@autotune/contract";
import { msg } from "@lingui/core/macro";
import { callShop } from "../../calls/call-shop.ts";
import { notify } from "../../state/notifications.ts";
import { say } from "../../state/say.ts";

export type SignUpOutcome =
  | { kind: "submitted" }
  | { kind: "onList" }
  /** In the server's own words. */
  | { kind: "refused"; text: string }
  | { kind: "failed" };

const alreadyOnList: ErrorCode = "alreadyOnList";

/** Asks for the newsletter. Fetched when somebody does: no first view needs it. */
export async function signUpForNewsletter(body: NewsletterBody): Promise<SignUpOutcome> {
  const answer = await callShop({ method: "POST", path: "/laravel/rest/emailsignup", body });
  if (answer.ok) {
    notify({ kind: "success", text: say(msg`Please check your email`), seconds: 10 });
    return { kind: "submitted" };
  }
  if (answer.status !== 400) return { kind: "failed" };
  if (answer.error === alreadyOnList) return { kind: "onList" };
  return answer.message === undefined
    ? { kind: "failed" }
    : { kind: "refused", text: answer.message };
}
