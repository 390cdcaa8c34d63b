import type { Transaction } from "@autotune/database";
import type { Enqueue } from "../../jobs/enqueue.ts";

/** What an action works with: all that it writes, its jobs and its entry in the audit log are one transaction. */
export interface StaffWork {
  readonly transaction: Transaction;
  readonly enqueue: Enqueue;
}

/** What the audit log keeps of an action. */
export interface StaffDeed {
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}
