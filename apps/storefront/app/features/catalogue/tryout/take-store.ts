import { isRecord } from "../../../platform/api/is-record.ts";
import { readSettings } from "./read-settings.ts";
import type { Recording } from "./take-messages.ts";
import type { TuningSettings } from "./tuning-settings.ts";

/** A take that its singer saved in this browser. It is named in the inventory of what the shop stores. */
export interface SavedTake extends Recording {
  readonly id: number;
  readonly savedAt: Date;
  readonly settings: TuningSettings;
}

const name = "takes";

/** The newest first. Rejects where the browser stores nothing. */
export async function listTakes(): Promise<SavedTake[]> {
  const found: unknown = await inStore("readonly", (store) => store.getAll());
  const takes = Array.isArray(found) ? found.flatMap((take) => readTake(take) ?? []) : [];
  return takes.toSorted((one, other) => other.id - one.id);
}

export async function saveTake(take: Omit<SavedTake, "id">): Promise<void> {
  await inStore("readwrite", (store) => store.add(take));
}

export async function deleteTake(id: number): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id));
}

export async function deleteAllTakes(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}

function readTake(value: unknown): SavedTake | undefined {
  if (!isRecord(value)) return undefined;
  const { id, savedAt, samples, sampleRate } = value;
  const settings = readSettings(value["settings"]);
  if (typeof id !== "number" || !(savedAt instanceof Date) || settings === undefined) {
    return undefined;
  }
  if (!(samples instanceof Float32Array) || typeof sampleRate !== "number") return undefined;
  return { id, savedAt, samples: Float32Array.from(samples), sampleRate, settings };
}

async function inStore(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(name, { keyPath: "id", autoIncrement: true });
  });
  await settled(opening);
  const database = opening.result;
  try {
    const asked = request(database.transaction(name, mode).objectStore(name));
    await settled(asked);
    const result: unknown = asked.result;
    return result;
  } finally {
    database.close();
  }
}

function settled(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The browser stores nothing")),
    );
  });
}
