import type { SessionsAnswer } from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export type DeviceSession = SessionsAnswer["sessions"][number];

const path = "/laravel/rest/sessions";

/** Where the person is signed in, this browser first; undefined where no readable answer came. */
export async function askSessions(signal: AbortSignal): Promise<DeviceSession[] | undefined> {
  const answer = await callShop({ method: "GET", path, verified: true, signal });
  if (!answer.ok || !isRecord(answer.value)) return undefined;
  const { sessions } = answer.value;
  return Array.isArray(sessions) ? sessions.filter(isSession) : undefined;
}

/** Each says whether the server has done it. */
export async function endSession(id: string): Promise<boolean> {
  const answer = await callShop({ method: "DELETE", path: `${path}/${id}`, verified: true });
  // It has ended by itself meanwhile.
  return answer.ok || answer.status === 404;
}

export async function endOtherSessions(): Promise<boolean> {
  return (await callShop({ method: "DELETE", path, verified: true })).ok;
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
