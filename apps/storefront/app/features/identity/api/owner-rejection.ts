import type { ErrorCode } from "@autotune/contract";
import type { ShopResponse } from "../../../platform/api/call-shop.ts";
import { failureOf, type RequestFailure } from "../../../platform/failures/request-failure.ts";

/** Why the server asks again who is there. */
export type OwnerRejection = "passwordRequired" | "wrongPassword";

const rejections: Partial<Record<ErrorCode, OwnerRejection>> = {
  passwordRequired: "passwordRequired",
  wrongPassword: "wrongPassword",
};

export function ownerRejectionOf(response: ShopResponse): OwnerRejection | undefined {
  if (response.ok) return undefined;
  return Object.entries(rejections).find(([code]) => code === response.error)?.[1];
}

/** Of an action that only the owner may take; undefined where it is done. */
export type OwnerOutcome = OwnerRejection | RequestFailure | undefined;

export function ownerOutcomeOf(response: ShopResponse): OwnerOutcome {
  return ownerRejectionOf(response) ?? failureOf(response);
}

/** The body of such a request. */
export function ownerProof(password: string | undefined): { password?: string } {
  return password === undefined ? {} : { password };
}
