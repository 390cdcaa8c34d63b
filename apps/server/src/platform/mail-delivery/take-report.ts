import type { App } from "../app.ts";
import type { BounceAddresses } from "./bounce-addresses.ts";
import type { ReportCounter } from "./mail-counters.ts";
import { enqueueForBounces, noteBounce } from "./note-bounce.ts";
import { readReport } from "./read-report.ts";
import { findSending, noteArrival } from "./repository.ts";

interface ReportToTake {
  /** The address that it was sent to. */
  readonly to: string;
  readonly raw: Buffer;
}

/** Stores what another mail server reports of our email. What is unreadable, or about no email of ours, is dropped. */
export async function takeReport(
  app: App,
  { addresses, reports }: { addresses: BounceAddresses; reports: ReportCounter },
  { to, raw }: ReportToTake,
): Promise<void> {
  const read = await readReport(raw);
  if (read === undefined) {
    reports.inc({ kind: "unreadable" });
    return;
  }
  const { kind, status, diagnostic, senders } = read;
  const sendingId = [to, ...senders]
    .map((sender) => addresses.sendingOf(sender))
    .find((found) => found !== undefined);
  const enqueue = await enqueueForBounces(app);
  const outcome = await app.transact(async (transaction) => {
    const sending = sendingId === undefined ? undefined : await findSending(transaction, sendingId);
    if (sendingId === undefined || sending === undefined) return "unknown";
    const { email, kind: mailKind } = sending;
    if (kind === "delivered") {
      await noteArrival(transaction, email);
      return kind;
    }
    const bounce = { sendingId, email, mailKind, kind, status, diagnostic };
    return (await noteBounce(app, { transaction, enqueue }, bounce)) ? kind : "repeated";
  });
  reports.inc({ kind: outcome });
  app.log.info({ sendingId, outcome, status }, "mail report");
}
