import { setImmediate } from "node:timers/promises";
import { ApiError } from "../../../platform/http/errors.ts";
import type { ArrivedEvent } from "./store-events.ts";

interface Arrival {
  readonly events: readonly ArrivedEvent[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

type Store = (events: readonly ArrivedEvent[]) => Promise<unknown>;

const mostArrivals = 50;
/** Beyond this the provider has to retry: what waits is in memory. */
const mostWaiting = 1000;

/**
 * Stores what arrives during one transaction in the next one: a burst of webhooks costs one transaction for many
 * instead of one each. Callers resume after the commit.
 */
export function storeInBatches(store: Store): (events: readonly ArrivedEvent[]) => Promise<void> {
  const waiting: Arrival[] = [];
  let isWriting = false;

  const write = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      await gather();
      await storeTogether(store, waiting.splice(0, mostArrivals));
    }
    isWriting = false;
  };

  return (events) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) {
        reject(new ApiError("unavailable"));
        return;
      }
      waiting.push({ events, resolve, reject });
      if (!isWriting) void write();
    });
}

/**
 * A short delay in which clients that were just answered send the next event: it costs them nothing, and saves a
 * transaction.
 */
async function gather(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await setImmediate();
}

async function storeTogether(store: Store, batch: readonly Arrival[]): Promise<void> {
  try {
    await store(batch.flatMap(({ events }) => events));
    for (const { resolve } of batch) resolve();
  } catch (error) {
    // One that PostgreSQL cannot store must not block the others; any other error would recur.
    if (batch.length > 1 && isDataException(error)) {
      for (const arrival of batch) await storeTogether(store, [arrival]);
    } else for (const { reject } of batch) reject(error);
  }
}

/** SQLSTATE class 22: the values are at fault, not the connection. */
function isDataException(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code: unknown = Reflect.get(current, "code");
    if (typeof code === "string" && code.startsWith("22")) return true;
  }
  return false;
}
