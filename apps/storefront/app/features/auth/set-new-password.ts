import { callShop } from "../../calls/call-shop.ts";
import { hasSession } from "../../state/start-user.ts";
import { signOut } from "../../state/user.ts";

type NewPasswordResult =
  | { readonly kind: "done" | "expired" | "commonPassword" }
  | { readonly kind: "failed"; readonly status: number };

/**
 * Sets another password by the token of a mail. That ends every session of the account; whoever was signed in here
 * makes room, so that its owner signs in next.
 */
export async function setNewPassword(token: string, password: string): Promise<NewPasswordResult> {
  const answer = await callShop({
    method: "POST",
    path: "/laravel/password/reset",
    body: { token, password },
  });
  if (answer.ok) {
    if (hasSession(document.cookie)) await signOut();
    return { kind: "done" };
  }
  if (answer.error === "commonPassword") return { kind: "commonPassword" };
  return answer.status === 400 ? { kind: "expired" } : { kind: "failed", status: answer.status };
}
