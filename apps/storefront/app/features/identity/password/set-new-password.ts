import { callShop } from "../../../platform/api/call-shop.ts";
import { hasSession } from "../session/start-user.ts";
import { rejectedPasswordOf, type RejectedPassword } from "../api/rejected-password.ts";
import { signOut } from "../session/session.ts";

type NewPasswordResult =
  | { readonly kind: "done" | "expired" | RejectedPassword }
  | { readonly kind: "failed"; readonly status: number; readonly retryAfter?: number | undefined };

/**
 * Sets a new password with an email's token. That ends every session of the account; the current session is ended too,
 * so that the account's owner signs in next.
 */
export async function setNewPassword(token: string, password: string): Promise<NewPasswordResult> {
  const response = await callShop({
    method: "POST",
    path: "/laravel/password/reset",
    body: { token, password },
  });
  if (response.ok) {
    if (hasSession(document.cookie)) await signOut();
    return { kind: "done" };
  }
  const kind = rejectedPasswordOf(response.error);
  if (kind !== undefined) return { kind };
  const { status, retryAfter } = response;
  return status === 400 ? { kind: "expired" } : { kind: "failed", status, retryAfter };
}
