import type { LicenceResponse, TransferRejection } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import {
  failureOf,
  requestFailure,
  type RequestFailure,
} from "../../../platform/failures/request-failure.ts";

import { readInstaller } from "./read-installer.ts";

export type Licence = LicenceResponse;

/** Null where there is no such licence of this person; undefined without a readable response. */
export async function fetchLicence(
  serial: string,
  language: Language,
  signal: AbortSignal,
): Promise<Licence | null | undefined> {
  const path = `${pathOf(serial)}?lang=${language}`;
  const response = await callShop({ method: "GET", path, verified: true, signal });
  if (!response.ok) return response.status === 404 ? null : undefined;
  const { value } = response;
  return isLicence(value) ? { ...value, installer: readInstaller(value.installer) } : undefined;
}

export type StartedTransfer =
  | "started"
  | "invalidEmail"
  | "open"
  | TransferRejection
  | RequestFailure;

export async function startTransfer(serial: string, email: string): Promise<StartedTransfer> {
  const path = `${pathOf(serial)}/transfer`;
  const response = await callShop({ method: "POST", path, body: { email }, verified: true });
  if (response.ok) return "started";
  if (response.error === "invalidEmail") return "invalidEmail";
  if (response.error === "transferOpen") return "open";
  return readRejection(response.value) ?? requestFailure(response);
}

export async function withdrawTransfer(serial: string): Promise<RequestFailure | undefined> {
  const path = `${pathOf(serial)}/transfer`;
  const response = await callShop({ method: "DELETE", path, verified: true });
  return response.status === 404 ? undefined : failureOf(response);
}

function pathOf(serial: string): string {
  return `/laravel/rest/licences/${encodeURIComponent(serial)}`;
}

const rejections: readonly TransferRejection[] = [
  "revoked",
  "upgraded",
  "gift",
  "tooRecent",
  "ownAddress",
];

function readRejection(value: unknown): TransferRejection | undefined {
  if (!isRecord(value)) return undefined;
  return rejections.find((reason) => reason === value["reason"]);
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
