import type { Database } from "@autotune/database";
import { accountSetupToken } from "@autotune/database/schema";
import { linkTo, type Language } from "@autotune/routes";
import { createToken, hashToken } from "../../../platform/session/token.ts";

/**
 * URL where a guest sets up the account that an order created. Each email has a token of its own, so that the link of
 * every copy works.
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
