import type { App } from "../../platform/app.ts";
import type { AccountDeps } from "./accounts/account-deps.ts";
import { defaultLimits, type AccountLimits } from "./limits/account-limits.ts";
import { passwordRoutes } from "./password/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { createAccountRepository } from "./accounts/repository.ts";
import { setupEmailQueue } from "./account-emails/setup-email-queue.ts";
import { signInRoutes } from "./sign-in/routes.ts";
import { signUpRoutes } from "./sign-up/routes.ts";
import { createUserReader } from "./accounts/user-reader.ts";

export interface AccountRouteOptions {
  readonly limits?: AccountLimits;
}

/** Identity: signing in and out, creating and completing an account, its password and profile. */
export async function accountRoutes(
  app: App,
  { limits = defaultLimits }: AccountRouteOptions,
): Promise<void> {
  const accounts = createAccountRepository(app.database);
  const attempts = app.limiter({ name: "sign-in-failed", ...limits.failedSignIn });
  const readUser = createUserReader(app.database);

  /** A guest buyer has an account already, which only an emailed link opens. */
  const mailSetupLink: AccountDeps["mailSetupLink"] = async (email) => {
    const accountId = await accounts.findWaiting(email);
    if (accountId === undefined) return;
    const enqueue = await app.readyToEnqueue();
    await app.transact((transaction) => enqueue(transaction, setupEmailQueue, [{ accountId }]));
  };

  const startSession: AccountDeps["startSession"] = async (reply, request, verified) => {
    const [user, isSignedIn] = await Promise.all([
      readUser(verified.accountId),
      app.signIn(reply, request, verified),
    ]);
    return isSignedIn ? user : undefined;
  };

  const deps: AccountDeps = { limits, accounts, attempts, readUser, mailSetupLink, startSession };
  await app.register(signInRoutes, deps);
  await app.register(signUpRoutes, deps);
  await app.register(profileRoutes, deps);
  await app.register(passwordRoutes, deps);
}
