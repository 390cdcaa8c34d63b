import { isPassword } from "@autotune/commerce";
import { isCommonPassword } from "./common-passwords.ts";

/** Why somebody may not take this password; nothing where they may. */
export function refusePassword(password: string): "invalidRequest" | "commonPassword" | undefined {
  if (!isPassword(password)) return "invalidRequest";
  return isCommonPassword(password) ? "commonPassword" : undefined;
}
