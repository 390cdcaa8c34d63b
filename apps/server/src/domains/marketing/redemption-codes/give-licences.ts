import type { Transaction } from "@autotune/database";
import { licence, redeemedLicence } from "@autotune/database/schema";
import { readGivenPids } from "../../catalogue/index.ts";
import { makeAuthenticationString, makeSerial } from "../../licensing/index.ts";

interface LicencesToGive {
  readonly path: string;
  readonly accountId: number;
  readonly hash: Buffer;
}

/** A licence of each product that a path grants, as an order of it would. */
export async function giveLicences(
  transaction: Transaction,
  { path, accountId, hash }: LicencesToGive,
): Promise<void> {
  const pids = await readGivenPids(transaction, path);
  const given = await transaction
    .insert(licence)
    .values(
      pids.map((pid) => ({
        ordinal: 0,
        accountId,
        pid,
        serial: makeSerial(),
        authenticationString: makeAuthenticationString(),
      })),
    )
    .returning({ licenceId: licence.id });
  await transaction
    .insert(redeemedLicence)
    .values(given.map(({ licenceId }) => ({ licenceId, codeHash: hash })));
}
