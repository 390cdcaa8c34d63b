/** How much marketing mail may go out. */
export interface MailLimit {
  readonly perHour: number;
  /** Mailbox providers distrust a sender who is new and writes to everybody at once. */
  readonly warmUp?: {
    readonly from: Date;
    /** How many mails the first day has. Each day after it has twice as many, until the limit is reached. */
    readonly firstDay: number;
  };
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How many mails may go out in any hour. What a day has is spread over its hours. */
export function mailsPerHour({ perHour, warmUp }: MailLimit, now: Date): number {
  if (warmUp === undefined) return perHour;
  const days = Math.max(0, Math.floor((now.getTime() - warmUp.from.getTime()) / day));
  return Math.min(perHour, Math.floor((warmUp.firstDay * 2 ** days * hour) / day));
}
