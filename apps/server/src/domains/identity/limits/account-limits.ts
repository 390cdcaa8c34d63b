import type { Allowance } from "../../../platform/http/rate-limits.ts";

export interface AccountLimits {
  readonly signInByIp: Allowance;
  /** Failed attempts on one account; those from a known browser are counted separately. */
  readonly failedSignIn: Allowance;
  readonly createByIp: Allowance;
  readonly resetByIp: Allowance;
  /** Password reset emails to one mailbox. */
  readonly resetByAccount: Allowance;
}

export const defaultLimits: AccountLimits = {
  signInByIp: { requests: 30, perSeconds: 60 },
  failedSignIn: { requests: 10, perSeconds: 15 * 60 },
  // A school or a studio shares one IP address.
  createByIp: { requests: 60, perSeconds: 60 * 60 },
  resetByIp: { requests: 30, perSeconds: 15 * 60 },
  resetByAccount: { requests: 5, perSeconds: 15 * 60 },
};
