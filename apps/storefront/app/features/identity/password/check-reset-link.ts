import { callShop } from "../../../platform/api/call-shop.ts";

/**
 * Whether a link can still set a password, before anybody has thought of one. Without a clear answer it counts as
 * working: sending the new password decides.
 */
export async function doesResetLinkWork(token: string, signal: AbortSignal): Promise<boolean> {
  const path = "/laravel/password/reset-link";
  const response = await callShop({ method: "POST", path, body: { token }, signal });
  return response.ok || response.status !== 400;
}
