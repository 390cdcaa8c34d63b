import type { Transaction } from "@autotune/database";
import type { ModuleManifest, Person } from "../../../platform/modules/module.ts";
import { emptyAccount } from "../../identity/index.ts";

/**
 * Removes a person's data. Orders and payments stay with the emptied account, because the law requires us to
 * retain them, and that the free trial was used, so that nobody has it twice.
 */
export async function erasePerson(
  transaction: Transaction,
  modules: readonly ModuleManifest[],
  person: Person,
): Promise<void> {
  for (const { erase } of modules) await erase?.(transaction, person);
  await emptyAccount(transaction, person.accountId, "erased");
}
