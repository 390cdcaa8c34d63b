import { licence } from "@autotune/database/schema";
import type { Transaction } from "../jobs/enqueue.ts";
import { makeAuthenticationString, makeSerial } from "./serial.ts";

export interface GrantedLine {
  readonly id: number;
  readonly pid: string;
  readonly quantity: number;
}

/** One licence for each copy of each line; one that is there already stays as it is. */
export async function grantLicences(
  transaction: Transaction,
  accountId: number,
  lines: readonly GrantedLine[],
): Promise<void> {
  const licences = lines.flatMap(({ id, pid, quantity }) =>
    Array.from({ length: quantity }, (_, ordinal) => ({
      orderLineId: id,
      ordinal,
      accountId,
      pid,
      serial: makeSerial(),
      authenticationString: makeAuthenticationString(),
    })),
  );
  await transaction
    .insert(licence)
    .values(licences)
    .onConflictDoNothing({ target: [licence.orderLineId, licence.ordinal] });
}
