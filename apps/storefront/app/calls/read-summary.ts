import { isRecord } from "./is-record.ts";

/** What an account holds, as far as the shop around it shows it. */
export interface Summary {
  readonly availableUpgrades: number;
}

/** A summary that cannot be read names nothing. */
export function readSummary(value: unknown): Summary {
  const count = isRecord(value) ? value["available_upgrades"] : undefined;
  const isCount = typeof count === "number" && Number.isInteger(count) && count > 0;
  return { availableUpgrades: isCount ? count : 0 };
}
