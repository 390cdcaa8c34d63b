import { fullName } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { account, licence } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { eq, sql } from "drizzle-orm";
import { maskEmail } from "./mask-email.ts";
import { nameOfPid } from "../../catalogue/index.ts";

export interface TransferWords {
  readonly product: string;
  readonly serial: string;
  /** As shown to the recipient; a giver without a name is shown by a masked email address. */
  readonly giverName: string;
}

/** The names of the licence and the giver of a transfer. */
export async function readTransferWords(
  database: Database,
  { licenceId, fromAccountId }: { readonly licenceId: number; readonly fromAccountId: number },
  language: Language,
): Promise<TransferWords> {
  const [found] = await database
    .select({
      product: nameOfPid(sql`licence.pid`, language),
      serial: licence.serial,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
    })
    .from(licence)
    .innerJoin(account, eq(account.id, fromAccountId))
    .where(eq(licence.id, licenceId));
  if (found === undefined) throw new Error(`There is no licence ${licenceId}`);
  const { product, serial, email } = found;
  const name = fullName(found, language);
  return { product, serial, giverName: name === "" ? maskEmail(email) : name };
}
