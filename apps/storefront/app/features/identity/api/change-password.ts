import type { ErrorCode } from "@autotune/contract";
import { rejectedPasswordOf, type RejectedPassword } from "./rejected-password.ts";
import { callShop } from "../../../platform/api/call-shop.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

export type ChangedPassword =
  | "changed"
  | "wrongPassword"
  | RejectedPassword
  | "invalidPassword"
  | RequestFailure;

interface PasswordChange {
  readonly current: string;
  readonly password: string;
}

const wrongPassword: ErrorCode = "wrongPassword";

/** Sets another password; every other session of the account ends. */
export async function changePassword(change: PasswordChange): Promise<ChangedPassword> {
  const response = await callShop({
    method: "POST",
    path: "/laravel/password/change",
    body: { current_password: change.current, password: change.password },
    verified: true,
  });
  if (response.ok) return "changed";
  if (response.error === wrongPassword) return "wrongPassword";
  const rejected = rejectedPasswordOf(response.error);
  if (rejected !== undefined) return rejected;
  return response.status === 400 ? "invalidPassword" : requestFailure(response);
}
