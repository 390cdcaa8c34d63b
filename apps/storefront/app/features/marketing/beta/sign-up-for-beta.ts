import type { BetaProgram, BetaSignupBody } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";

export type BetaOutcome = "submitted" | "error";

/** Applies for a beta programme. */
export async function signUpForBeta(
  program: BetaProgram,
  body: BetaSignupBody,
): Promise<BetaOutcome> {
  const path = `/laravel/rest/${program}/betasignup`;
  return (await callShop({ method: "POST", path, body })).ok ? "submitted" : "error";
}
