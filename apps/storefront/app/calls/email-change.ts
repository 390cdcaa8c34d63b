import type {
  ConfirmEmailChangeAnswer,
  EmailChangeAnswer,
  EmailChangeBody,
  ErrorCode,
} from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export type OpenEmailChange = NonNullable<EmailChangeAnswer["change"]>;

export type AskedEmailChange = "asked" | "wrongPassword" | "invalidEmail" | "tooMany" | "failed";

export type ConfirmedEmailChange =
  | ({ kind: "confirmed" } & ConfirmEmailChangeAnswer)
  | { kind: "expired" }
  | { kind: "failed" };

const path = "/laravel/rest/user/email-change";
const refusals: Partial<Record<ErrorCode, AskedEmailChange>> = {
  wrongPassword: "wrongPassword",
  invalidEmail: "invalidEmail",
  tooManyRequests: "tooMany",
};

/** The change that waits for the mailboxes, or null; undefined where no readable answer came. */
export async function askEmailChange(
  signal: AbortSignal,
): Promise<OpenEmailChange | null | undefined> {
  const answer = await callShop({ method: "GET", path, verified: true, signal });
  if (!answer.ok || !isRecord(answer.value)) return undefined;
  const { change } = answer.value;
  return change === null || isOpenChange(change) ? change : undefined;
}

/** Asks for another address: a mail goes to it and to the present one. */
export async function startEmailChange(body: EmailChangeBody): Promise<AskedEmailChange> {
  const answer = await callShop({ method: "POST", path, body, verified: true });
  if (answer.ok) return "asked";
  const refusal = Object.entries(refusals).find(([code]) => code === answer.error);
  return refusal?.[1] ?? "failed";
}

/** Says whether the server has forgotten it. */
export async function withdrawEmailChange(): Promise<boolean> {
  return (await callShop({ method: "DELETE", path, verified: true })).ok;
}

/** Agrees for one of the mailboxes, with what stood in the link of its mail. */
export async function confirmEmailChange(token: string): Promise<ConfirmedEmailChange> {
  const answer = await callShop({
    method: "POST",
    path: "/laravel/rest/email-change/confirm",
    body: { token },
  });
  if (!answer.ok) return { kind: answer.status === 400 ? "expired" : "failed" };
  if (!isRecord(answer.value)) return { kind: "failed" };
  const { state, newEmail } = answer.value;
  if ((state !== "waiting" && state !== "changed") || typeof newEmail !== "string")
    return { kind: "failed" };
  return { kind: "confirmed", state, newEmail };
}

function isOpenChange(value: unknown): value is OpenEmailChange {
  return (
    isRecord(value) &&
    typeof value["newEmail"] === "string" &&
    typeof value["isOldConfirmed"] === "boolean" &&
    typeof value["isNewConfirmed"] === "boolean" &&
    typeof value["requestedAt"] === "string" &&
    typeof value["expiresAt"] === "string"
  );
}
