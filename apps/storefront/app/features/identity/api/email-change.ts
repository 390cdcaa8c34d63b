import type {
  ConfirmEmailChangeResponse,
  EmailChangeResponse,
  EmailChangeBody,
  ErrorCode,
} from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import {
  failureOf,
  requestFailure,
  type RequestFailure,
} from "../../../platform/failures/request-failure.ts";

export type OpenEmailChange = NonNullable<EmailChangeResponse["change"]>;

export type StartedEmailChange = "requested" | "wrongPassword" | "invalidEmail" | RequestFailure;

export type ConfirmedEmailChange =
  | ({ kind: "confirmed" } & ConfirmEmailChangeResponse)
  | { kind: "expired" }
  | RequestFailure;

const path = "/laravel/rest/user/email-change";
const rejections: Partial<Record<ErrorCode, StartedEmailChange>> = {
  wrongPassword: "wrongPassword",
  invalidEmail: "invalidEmail",
};

/** The change that waits for confirmation, or null; undefined without a readable response. */
export async function fetchEmailChange(
  signal: AbortSignal,
): Promise<OpenEmailChange | null | undefined> {
  const response = await callShop({ method: "GET", path, verified: true, signal });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { change } = response.value;
  return change === null || isOpenChange(change) ? change : undefined;
}

/** Requests another email address: an email goes to it and to the present one. */
export async function startEmailChange(body: EmailChangeBody): Promise<StartedEmailChange> {
  const response = await callShop({ method: "POST", path, body, verified: true });
  if (response.ok) return "requested";
  const rejection = Object.entries(rejections).find(([code]) => code === response.error);
  return rejection?.[1] ?? requestFailure(response);
}

/** Returns why the server has not dropped it. */
export async function withdrawEmailChange(): Promise<RequestFailure | undefined> {
  return failureOf(await callShop({ method: "DELETE", path, verified: true }));
}

/** Confirms one of the email addresses with the token of its link. */
export async function confirmEmailChange(token: string): Promise<ConfirmedEmailChange> {
  const response = await callShop({
    method: "POST",
    path: "/laravel/rest/email-change/confirm",
    body: { token },
  });
  if (!response.ok && response.status === 400) return { kind: "expired" };
  if (!response.ok || !isRecord(response.value)) return requestFailure(response);
  const { state, newEmail } = response.value;
  if ((state !== "waiting" && state !== "changed") || typeof newEmail !== "string")
    return requestFailure(response);
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
