import type { Fulfilment } from "./fulfilment.ts";
import { readGivenPids } from "../../catalogue/index.ts";
import { insertLicences, missingOrdinals } from "./grant-licences.ts";
import { revokeLicences } from "./revoke-licences.ts";

/** Products, bundles and gifts: one licence of each granted product, for each copy. */
export const perpetual: Fulfilment = {
  async grant({ transaction }, paid) {
    const ordinals = await missingOrdinals(transaction, paid);
    if (ordinals.length === 0) return;
    const pids = await readGivenPids(transaction, paid.line.path);
    const copies = ordinals.flatMap((ordinal) =>
      pids.map((pid) => ({ ordinal, pid, sourceLicenceId: null })),
    );
    await insertLicences(transaction, paid, copies);
  },

  async revoke(context, returned) {
    await revokeLicences(context, returned);
  },
};
