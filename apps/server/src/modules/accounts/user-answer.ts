import type { UserAnswer } from "@autotune/contract";
import type { SignedInAccount } from "../../plugins/session-repository.ts";
import { hashEmail } from "./hash-email.ts";

export function toUserAnswer(account: SignedInAccount): UserAnswer {
  return {
    id: account.id,
    email: account.email,
    pi_first_name: account.firstName,
    pi_last_name: account.lastName,
    optin_marketing: account.optinMarketing,
    has_account: true,
    hashed_email: hashEmail(account.email),
  };
}
