import type { LookAtTransferResponse } from "@autotune/contract";
import type { Database } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { findByToken } from "./repository.ts";
import { readTransferWords } from "./transfer-words.ts";

/** What a link is about. Undefined where it is invalid or used. */
export async function lookAtTransfer(
  database: Database,
  tokenHash: Buffer,
  language: Language,
): Promise<LookAtTransferResponse | undefined> {
  const found = await findByToken(database, tokenHash);
  if (found === undefined) return undefined;
  const { product, giverName } = await readTransferWords(database, found, language);
  return {
    role: found.role,
    product,
    from: giverName,
    to_email: found.toEmail,
    state: found.state,
  };
}
