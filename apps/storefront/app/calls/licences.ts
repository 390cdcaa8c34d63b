import type { LicenceAnswer, TransferRefusal } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export type Licence = LicenceAnswer;

/** Null where there is no such licence of this person; undefined where no readable answer came. */
export async function askLicence(
  serial: string,
  language: Language,
  signal: AbortSignal,
): Promise<Licence | null | undefined> {
  const path = `${addressOf(serial)}?lang=${language}`;
  const answer = await callShop({ method: "GET", path, verified: true, signal });
  if (!answer.ok) return answer.status === 404 ? null : undefined;
  return isLicence(answer.value) ? answer.value : undefined;
}

export type StartedTransfer = "started" | "invalidEmail" | "open" | TransferRefusal | "failed";

export async function startTransfer(serial: string, email: string): Promise<StartedTransfer> {
  const path = `${addressOf(serial)}/transfer`;
  const answer = await callShop({ method: "POST", path, body: { email }, verified: true });
  if (answer.ok) return "started";
  if (answer.error === "invalidEmail") return "invalidEmail";
  if (answer.error === "transferOpen") return "open";
  return readRefusal(answer.value) ?? "failed";
}

export async function withdrawTransfer(serial: string): Promise<boolean> {
  const path = `${addressOf(serial)}/transfer`;
  const answer = await callShop({ method: "DELETE", path, verified: true });
  return answer.ok || answer.status === 404;
}

function addressOf(serial: string): string {
  return `/laravel/rest/licences/${encodeURIComponent(serial)}`;
}

const refusals: readonly TransferRefusal[] = [
  "revoked",
  "upgraded",
  "gift",
  "tooRecent",
  "ownAddress",
];

function readRefusal(value: unknown): TransferRefusal | undefined {
  if (!isRecord(value)) return undefined;
  return refusals.find((reason) => reason === value["reason"]);
}

function isLicence(value: unknown): value is Licence {
  return (
    isRecord(value) &&
    typeof value["serial"] === "string" &&
    typeof value["authentication_string"] === "string" &&
    typeof value["pid"] === "string" &&
    typeof value["name"] === "string" &&
    typeof value["granted_at"] === "string" &&
    typeof value["seats"] === "number" &&
    Array.isArray(value["activations"]) &&
    value["activations"].every(isActivation) &&
    Array.isArray(value["history"]) &&
    value["history"].every(isRecord) &&
    (value["transfer"] === null || isRecord(value["transfer"]))
  );
}

function isActivation(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    typeof value["device_name"] === "string" &&
    typeof value["last_seen_at"] === "string"
  );
}
