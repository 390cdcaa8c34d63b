import type { deliveryIssues } from "@autotune/contract";
import type { MailPurpose } from "./mail-kinds.ts";

export type DeliveryIssue = (typeof deliveryIssues)[number];

/** A delivery issue of an email address. */
export interface IssueReport {
  readonly kind: DeliveryIssue;
  readonly reportedAt: Date;
}

const softAtMost = 3;
const softWithin = 7 * 24 * 60 * 60 * 1000;

/** The issue that suppresses an email of this purpose; undefined if none does. */
export function suppressMail(
  purpose: MailPurpose,
  reports: readonly IssueReport[],
): DeliveryIssue | undefined {
  if (purpose === "asked" || purpose === "unkept") return undefined;
  if (reports.some(({ kind }) => kind === "hard")) return "hard";
  if (purpose === "account") return undefined;
  if (reports.some(({ kind }) => kind === "complaint")) return "complaint";
  return isWornOut(reports) ? "soft" : undefined;
}

/** Whether so many messages in a row bounced that the next would too. */
function isWornOut(reports: readonly IssueReport[]): boolean {
  const times = reports
    .filter(({ kind }) => kind === "soft")
    .map(({ reportedAt }) => reportedAt.getTime())
    .toSorted((one, other) => one - other);
  return times.some((time, place) => {
    const last = times[place + softAtMost - 1];
    return last !== undefined && last - time <= softWithin;
  });
}
