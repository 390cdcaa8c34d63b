import type { Database } from "@autotune/database";
import { accountSetupToken } from "@autotune/database/schema";
import { linkTo, type Language } from "@autotune/routes";
import { createToken, hashToken } from "../../plugins/session-token.ts";

/**
 * Where a guest sets up the account that an order made. Each mail has a token of its own: whichever of two
 * copies is opened, its link is right.
 */
export async function makeSetupLink(
  database: Database,
  { accountId, email, language }: { accountId: number; email: string; language: Language },
): Promise<string> {
  const token = createToken();
  await database.insert(accountSetupToken).values({ accountId, tokenHash: hashToken(token) });
  const query = new URLSearchParams({ gt: token, e: email });
  return `${linkTo("AccountSetup", {}, language)}?${query.toString()}`;
}
