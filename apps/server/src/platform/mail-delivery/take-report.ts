import type { App } from "../app.ts";
import type { BounceAddresses } from "./bounce-addresses.ts";
import type { ReportCounter } from "./mail-counters.ts";
import { readReport } from "./read-report.ts";
import { findSending, noteArrival, noteDeliveryIssue } from "./repository.ts";

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
  const bouncing = app.modules.flatMap(({ bounced }) => bounced ?? []);
  const enqueue = bouncing.length > 0 ? await app.readyToEnqueue() : undefined;
  const outcome = await app.transact(async (transaction) => {
    const sending = sendingId === undefined ? undefined : await findSending(transaction, sendingId);
    if (sendingId === undefined || sending === undefined) return "unknown";
    const { email } = sending;
    if (kind === "delivered") {
      await noteArrival(transaction, email);
      return kind;
    }
    const isNew = await noteDeliveryIssue(transaction, {
      sendingId,
      email,
      kind,
      status,
      diagnostic,
    });
    if (isNew && kind === "hard" && enqueue !== undefined)
      for (const bounced of bouncing)
        await bounced({ transaction, enqueue }, { email, kind: sending.kind });
    if (isNew && kind === "complaint")
      for (const { complained } of app.modules) await complained?.(transaction, email);
    return isNew ? kind : "repeated";
  });
  reports.inc({ kind: outcome });
  app.log.info({ sendingId, outcome, status }, "mail report");
}
