import type { Allowance } from "../../plugins/rate-limits.ts";

export interface AccountLimits {
  readonly signInByAddress: Allowance;
  /** Failed attempts on one account; a browser that it knows is counted apart. */
  readonly failedSignIn: Allowance;
  readonly createByAddress: Allowance;
  readonly resetByAddress: Allowance;
  /** Mails to one mailbox with a link to another password. */
  readonly resetByAccount: Allowance;
}

export const defaultLimits: AccountLimits = {
  signInByAddress: { requests: 30, perSeconds: 60 },
  failedSignIn: { requests: 10, perSeconds: 15 * 60 },
  // A school or a studio stands behind one address.
  createByAddress: { requests: 60, perSeconds: 60 * 60 },
  resetByAddress: { requests: 30, perSeconds: 15 * 60 },
  resetByAccount: { requests: 5, perSeconds: 15 * 60 },
};
