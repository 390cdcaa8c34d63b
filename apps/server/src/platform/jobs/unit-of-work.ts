import type { Transaction } from "@autotune/database";
import type { Enqueue } from "./enqueue.ts";

/** All that is written with it, and the jobs that it adds, are one transaction. */
export interface UnitOfWork {
  readonly transaction: Transaction;
  readonly enqueue: Enqueue;
}
