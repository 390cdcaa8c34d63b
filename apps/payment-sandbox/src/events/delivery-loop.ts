import type pg from "pg";
import type { SandboxSettings } from "../settings.ts";
import { deliverDueEvents } from "./deliver-events.ts";

const pauseMilliseconds = 250;

export interface DeliveryLoop {
  readonly trigger: () => void;
  readonly stop: () => Promise<void>;
}

/** Looks for due events four times a second, and at once when it is triggered. */
export function startDeliveryLoop(
  pool: pg.Pool,
  settings: SandboxSettings,
  onError: (error: unknown) => void,
): DeliveryLoop {
  let stopping = false;
  let rested = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    while (!stopping) {
      const busy = await deliverDueEvents(pool, settings).catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (busy) continue;
      const timer = setTimeout(() => rested.resolve(), pauseMilliseconds);
      await rested.promise;
      clearTimeout(timer);
      rested = Promise.withResolvers<void>();
    }
  };
  const ended = run();
  return {
    trigger: () => rested.resolve(),
    stop: async () => {
      stopping = true;
      rested.resolve();
      await ended;
    },
  };
}
