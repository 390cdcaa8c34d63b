import type { ErrorCode } from "@autotune/contract";
import { ApiError } from "../../../platform/http/errors.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import { handOverLicence } from "../../licensing/index.ts";

interface LicenceToMove {
  readonly licenceId: number;
  /** Whose it is on the page that staff looks at. */
  readonly customer: number;
  readonly email: string;
}

const errors = {
  invalidEmail: "invalidRequest",
  notTheirs: "changedMeanwhile",
  refused: "transferRefused",
  unverified: "takerAccountRequired",
} as const satisfies Record<string, ErrorCode>;

/** Moves a licence to another customer, for whom an account is made if they have none. */
export async function moveLicence(
  work: UnitOfWork,
  { licenceId, customer, email }: LicenceToMove,
): Promise<AuditedAction> {
  const moved = await handOverLicence(
    work,
    { licenceId, fromAccountId: customer, email },
    new Date(),
  );
  if (!moved.ok) throw new ApiError(errors[moved.reason]);
  return {
    subject: customerSubject(customer),
    details: { licence: licenceId, to: customerSubject(moved.toAccountId) },
  };
}
