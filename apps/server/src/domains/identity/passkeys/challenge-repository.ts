import type { Database } from "@autotune/database";
import { passkeyChallenge } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { passkeySeconds } from "../../../platform/session/session-cookies.ts";

const isFresh = sql<boolean>`
  ${passkeyChallenge.createdAt} > now() - ${passkeySeconds} * interval '1 second'`;

/** Who a challenge is for: an account that adds a passkey, or nobody yet at a sign-in. */
export type ChallengedAccount = number | null;

export async function saveChallenge(
  database: Database,
  row: { tokenHash: Buffer; challenge: string; accountId: ChallengedAccount },
): Promise<void> {
  await database.insert(passkeyChallenge).values(row);
}

/** Returns the challenge and deletes it, whatever the outcome: none can be used twice. */
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
