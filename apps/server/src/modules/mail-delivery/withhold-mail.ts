import type { mailTroubles } from "@autotune/contract";
import type { MailPurpose } from "./mail-kinds.ts";

export type MailTrouble = (typeof mailTroubles)[number];

/** Something that came back from an address. */
export interface TroubleReport {
  readonly kind: MailTrouble;
  readonly reportedAt: Date;
}

const softAtMost = 3;
const softWithin = 7 * 24 * 60 * 60 * 1000;

/** What keeps a mail of this purpose from going to an address of which this has come back; undefined if nothing does. */
export function withholdMail(
  purpose: MailPurpose,
  reports: readonly TroubleReport[],
): MailTrouble | undefined {
  if (purpose === "asked" || purpose === "unkept") return undefined;
  if (reports.some(({ kind }) => kind === "hard")) return "hard";
  if (purpose === "account") return undefined;
  if (reports.some(({ kind }) => kind === "complaint")) return "complaint";
  return isWornOut(reports) ? "soft" : undefined;
}

/** Whether so many mails in a row did not get through that the next would not either. */
function isWornOut(reports: readonly TroubleReport[]): boolean {
  const times = reports
    .filter(({ kind }) => kind === "soft")
    .map(({ reportedAt }) => reportedAt.getTime())
    .toSorted((one, other) => one - other);
  return times.some((time, place) => {
    const last = times[place + softAtMost - 1];
    return last !== undefined && last - time <= softWithin;
  });
}
