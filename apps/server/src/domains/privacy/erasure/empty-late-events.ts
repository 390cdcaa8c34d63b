import type { Database } from "@autotune/database";
import { emptyEvents } from "../../checkout/index.ts";
import { isEventOf } from "../../orders/index.ts";
import { findErased } from "./repository.ts";

const atMost = 100;

/** A return, or a charge that fails, may be reported long after its buyer was erased, and contains their data again. */
export async function emptyLateEvents(database: Database): Promise<void> {
  for (let after = 0; ;) {
    const erased = await findErased(database, { after, atMost });
    const last = erased.at(-1);
    if (last === undefined) return;
    await database.execute(emptyEvents(isEventOf(erased)));
    after = last;
  }
}
