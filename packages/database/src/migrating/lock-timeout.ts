import { setTimeout as wait } from "node:timers/promises";

/**
 * Who waits for a table also holds up everybody who comes after: a migration that waits for one slow query stops the
 * whole shop. So it waits this long at most, lets the others pass, and tries again.
 */
export interface LockPatience {
  readonly timeoutMs: number;
  readonly attempts: number;
  readonly pauseMs: number;
}

export const lockPatience: LockPatience = { timeoutMs: 1000, attempts: 30, pauseMs: 3000 };

const lockNotAvailable = "55P03";
const deadlockDetected = "40P01";

/** Also where a library wrapped the error of PostgreSQL in one of its own. */
export function isLockTimeout(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const code: unknown = Reflect.get(error, "code");
  if (code === lockNotAvailable || code === deadlockDetected) return true;
  return isLockTimeout(Reflect.get(error, "cause"));
}

/** Does something that may run again, until it got its locks. */
export async function untilLocked<Result>(
  step: () => Promise<Result>,
  { attempts, pauseMs }: LockPatience,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isLockTimeout(error) || attempt >= attempts) throw error;
      console.error(`A lock was not free in time, attempt ${attempt} of ${attempts}`);
      await wait(pauseMs);
    }
  }
}
