import type { Transaction } from "@autotune/database";
import type { Enqueue } from "../jobs/enqueue.ts";

/** The dependencies of an action: all that it writes, its jobs and its audit log entry are one transaction. */
export interface StaffWork {
  readonly transaction: Transaction;
  readonly enqueue: Enqueue;
}

/** The audit log entry of an action. */
export interface StaffDeed {
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}
