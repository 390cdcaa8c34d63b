import { randomUUID } from "node:crypto";
import { licence } from "@autotune/database/schema";
import { and, eq, isNull } from "drizzle-orm";
import {
  makeAuthenticationString,
  makeSerial,
  endActivationsOf,
  maskSerial,
} from "../../licensing/index.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { licenceEmailQueue } from "./licence-email-queue.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";

/**
 * Gives a licence new strings. The old ones stop at once, every computer has to be activated again, and the
 * owner gets the new ones by email. The request names the serial to replace: the second of two finds it gone.
 */
export async function regenerateLicence(
  { transaction, enqueue }: UnitOfWork,
  { licenceId, serial }: { licenceId: number; serial: string },
): Promise<AuditedAction> {
  const [regenerated] = await transaction
    .update(licence)
    .set({ serial: makeSerial(), authenticationString: makeAuthenticationString() })
    .where(
      and(
        eq(licence.id, licenceId),
        eq(licence.serial, serial),
        isNull(licence.revokedAt),
        isNull(licence.upgradedAt),
      ),
    )
    .returning({ accountId: licence.accountId, serial: licence.serial });
  if (regenerated === undefined) throw new ApiError("changedMeanwhile");
  const computersEnded = await endActivationsOf(transaction, { licenceId });
  const { accountId } = regenerated;
  await enqueue(transaction, licenceEmailQueue, [
    { licenceId, accountId, isRegenerated: true, copy: randomUUID() },
  ]);
  return {
    subject: customerSubject(accountId),
    details: {
      licence: licenceId,
      from: maskSerial(serial),
      to: maskSerial(regenerated.serial),
      computersEnded,
    },
  };
}
