import type { Transaction } from "@autotune/database";
import type { App } from "../app.ts";
import type { Enqueue } from "../jobs/enqueue.ts";
import { noteDeliveryIssue } from "./repository.ts";
import type { DeliveryIssue } from "./suppress-mail.ts";

interface Bounce {
  readonly sendingId: number;
  readonly email: string;
  /** Of the email. */
  readonly mailKind: string;
  readonly kind: DeliveryIssue;
  readonly status: string;
  readonly diagnostic: string;
}

/** Stores that an email came back, or was not taken, and tells whoever acts on it. False where it was known. */
export async function noteBounce(
  app: App,
  { transaction, enqueue }: { transaction: Transaction; enqueue: Enqueue | undefined },
  { mailKind, ...issue }: Bounce,
): Promise<boolean> {
  const isNew = await noteDeliveryIssue(transaction, issue);
  if (!isNew) return false;
  const { email, kind } = issue;
  for (const { bounced, complained } of app.modules) {
    if (kind === "hard" && enqueue !== undefined)
      await bounced?.({ transaction, enqueue }, { email, kind: mailKind });
    if (kind === "complaint") await complained?.(transaction, email);
  }
  return true;
}

/** Only where somebody acts on bounces: a process without queues has none. */
export async function enqueueForBounces(app: App): Promise<Enqueue | undefined> {
  return app.modules.some(({ bounced }) => bounced !== undefined)
    ? app.readyToEnqueue()
    : undefined;
}
