import type { BetaProgram, BetaSignupBody } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { failureOf, type RequestFailure } from "../../../platform/failures/request-failure.ts";

export type BetaOutcome = "submitted" | RequestFailure;

/** Applies for a beta programme. */
export async function signUpForBeta(
  program: BetaProgram,
  body: BetaSignupBody,
): Promise<BetaOutcome> {
  const path = `/laravel/rest/${program}/betasignup`;
  return failureOf(await callShop({ method: "POST", path, body })) ?? "submitted";
}
