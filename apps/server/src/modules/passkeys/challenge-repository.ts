import type { Database } from "@autotune/database";
import { passkeyChallenge } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { passkeySeconds } from "../../plugins/session-cookies.ts";

const isFresh = sql<boolean>`
  ${passkeyChallenge.createdAt} > now() - ${passkeySeconds} * interval '1 second'`;

/** Who a challenge is for: an account that adds a passkey, or nobody yet where one signs in. */
export type ChallengedAccount = number | null;

export async function keepChallenge(
  database: Database,
  kept: { tokenHash: Buffer; challenge: string; accountId: ChallengedAccount },
): Promise<void> {
  await database.insert(passkeyChallenge).values(kept);
}

/** Gives what has to be signed and forgets it, whatever comes of it: nothing is answered twice. */
export async function takeChallenge(
  database: Database,
  tokenHash: Buffer,
  accountId: ChallengedAccount,
): Promise<string | undefined> {
  const [taken] = await database
    .delete(passkeyChallenge)
    .where(eq(passkeyChallenge.tokenHash, tokenHash))
    .returning({
      challenge: passkeyChallenge.challenge,
      accountId: passkeyChallenge.accountId,
      isFresh,
    });
  return taken?.isFresh === true && taken.accountId === accountId ? taken.challenge : undefined;
}
