import type { SessionsResponse } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { ownerOutcomeOf, ownerProof, type OwnerOutcome } from "./owner-rejection.ts";

export type DeviceSession = SessionsResponse["sessions"][number];

const path = "/laravel/rest/sessions";

/** The person's sessions, this browser first; undefined without a readable response. */
export async function fetchSessions(signal: AbortSignal): Promise<DeviceSession[] | undefined> {
  const response = await callShop({ method: "GET", path, verified: true, signal });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { sessions } = response.value;
  return Array.isArray(sessions) ? sessions.filter(isSession) : undefined;
}

/** Each returns why the server has not done it. */
export async function endSession(id: string, password?: string): Promise<OwnerOutcome> {
  const response = await callShop({
    method: "DELETE",
    path: `${path}/${id}`,
    body: ownerProof(password),
    verified: true,
  });
  // It has already ended.
  return response.status === 404 ? undefined : ownerOutcomeOf(response);
}

export async function endOtherSessions(password?: string): Promise<OwnerOutcome> {
  const body = ownerProof(password);
  return ownerOutcomeOf(await callShop({ method: "DELETE", path, body, verified: true }));
}

function isSession(value: unknown): value is DeviceSession {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    isTextOrNull(value["browser"]) &&
    isTextOrNull(value["system"]) &&
    isTextOrNull(value["country"]) &&
    typeof value["startedAt"] === "string" &&
    typeof value["lastSeenAt"] === "string" &&
    typeof value["isCurrent"] === "boolean"
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}
