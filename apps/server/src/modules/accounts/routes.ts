import { normaliseEmail } from "@autotune/commerce";
import type { App } from "../../app.ts";
import type { AccountParts } from "./account-parts.ts";
import { communicationRoutes } from "./communication-routes.ts";
import { defaultLimits, type AccountLimits } from "./limits.ts";
import { passwordRoutes } from "./password-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { createAccountRepository } from "./repository.ts";
import { setupEmailQueue } from "./setup-email-queue.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { signUpRoutes } from "./sign-up-routes.ts";
import { createUserReader } from "./user-reader.ts";

export interface AccountRouteOptions {
  /** Signs the links in mails that work without signing in. */
  readonly linkSecret: string;
  readonly limits?: AccountLimits;
}

/** Who somebody is: signing in and out, making and completing an account, its password, profile and mails. */
export async function accountRoutes(
  app: App,
  { linkSecret, limits = defaultLimits }: AccountRouteOptions,
): Promise<void> {
  const accounts = createAccountRepository(app.database);
  const attempts = app.limiter({ name: "sign-in-failed", ...limits.failedSignIn });
  const readUser = createUserReader(app.database);

  /** Whoever bought as a guest has an account already, which only a link to their mailbox opens. */
  const mailSetupLink: AccountParts["mailSetupLink"] = async (email) => {
    const accountId = await accounts.findWaiting(normaliseEmail(email));
    if (accountId === undefined) return;
    const enqueue = await app.readyToEnqueue();
    await app.transact((transaction) => enqueue(transaction, setupEmailQueue, [{ accountId }]));
  };

  const startSession: AccountParts["startSession"] = async (reply, request, verified) => {
    const [user, isSignedIn] = await Promise.all([
      readUser(verified.accountId),
      app.signIn(reply, request, verified),
    ]);
    return isSignedIn ? user : undefined;
  };

  const parts: AccountParts = { limits, accounts, attempts, readUser, mailSetupLink, startSession };
  await app.register(signInRoutes, parts);
  await app.register(signUpRoutes, parts);
  await app.register(profileRoutes, parts);
  await app.register(passwordRoutes, parts);
  await app.register(communicationRoutes, { limits, linkSecret });
}
