import { isAffiliateClick } from "@autotune/commerce";
import { isRecord } from "../../../platform/api/is-record.ts";
import { storedJson } from "../../../platform/storage/stored-value.ts";
import { isTrackingAllowed } from "../../consent/consent-status.ts";

const stored = storedJson("affiliate-click", parseClick);

/** Milliseconds. A purchase within 30 days of a click is credited to its affiliate. */
const longest = 30 * 24 * 60 * 60 * 1000;

/** Only with consent. The same click again does not extend its days. */
export function saveAffiliateClick(id: string, now = Date.now()): void {
  if (!isTrackingAllowed() || readStored(now) === id) return;
  // Without storage no affiliate is credited.
  stored.save({ id, at: now });
}

/** Sent when a payment is opened; null without consent or without a click. */
export function storedAffiliateClick(now = Date.now()): string | null {
  return isTrackingAllowed() ? (readStored(now) ?? null) : null;
}

function readStored(now: number): string | undefined {
  const click = stored.read();
  if (click === undefined) return undefined;
  if (now - click.at < longest) return click.id;
  stored.remove();
  return undefined;
}

interface AffiliateClick {
  readonly id: string;
  readonly at: number;
}

function parseClick(value: unknown): AffiliateClick | undefined {
  if (!isRecord(value)) return undefined;
  const { id, at } = value;
  const isReadable = typeof id === "string" && isAffiliateClick(id) && typeof at === "number";
  return isReadable ? { id, at } : undefined;
}
