import type { UserResponse } from "@autotune/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Limiter } from "../../../platform/http/rate-limits.ts";
import type { VerifiedAccount } from "../../../platform/session/session-repository.ts";
import type { AccountRepository } from "./repository.ts";
import type { AccountLimits } from "../limits/account-limits.ts";
import type { UserReader } from "./user-reader.ts";

/** Dependencies shared by the account routes. */
export interface AccountDeps {
  readonly limits: AccountLimits;
  readonly accounts: AccountRepository;
  /** Counts failed sign-ins. */
  readonly attempts: Limiter;
  readonly readUser: UserReader;
  /** Sends a link to an owner who has yet to set up their account, unless one was sent just now. */
  readonly mailSetupLink: (email: string) => Promise<void>;
  /** Undefined where the account has changed since it was verified. */
  readonly startSession: (
    reply: FastifyReply,
    request: FastifyRequest,
    verified: VerifiedAccount,
  ) => Promise<UserResponse | undefined>;
}
