/** How many jobs of bulk queues may run, of all workers together. */
export interface JobAllowance {
  /** How many of those wanted may run now, and when the next one may. */
  take(atMost: number): Promise<{ readonly granted: number; readonly nextInMs: number }>;
  /** What was taken and found no job. */
  giveBack(count: number): Promise<void>;
}
