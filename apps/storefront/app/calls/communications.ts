import type { CaptureOptinBody } from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

/** What somebody wants to read from us. */
export interface Choices {
  readonly marketing: boolean;
  readonly newsletter: boolean;
}

export interface Communications extends Choices {
  readonly email: string;
}

const path = "/laravel/rest/communications";

/** What the owner of a link has chosen; undefined where no readable answer came. */
export async function askCommunications(
  token: string,
  signal: AbortSignal,
): Promise<Communications | "expired" | undefined> {
  const asked = `${path}?${new URLSearchParams({ token })}`;
  const answer = await callShop({ method: "GET", path: asked, signal });
  if (answer.ok) return readCommunications(answer.value);
  return answer.status === 400 ? "expired" : undefined;
}

/**
 * What holds once a change is saved; undefined where it could not be. The choice about news and offers has a call
 * of its own, which other pages may make too.
 */
export async function saveCommunications(
  token: string,
  before: Communications,
  change: Partial<Choices>,
): Promise<Communications | undefined> {
  const asked = { ...before, ...change };
  const { email, marketing, newsletter } = asked;
  if (newsletter === before.newsletter)
    return (await captureOptin({ email, optin_choice: marketing, token })) ? asked : undefined;
  const body = { token, optin_marketing: marketing, optin_newsletter: newsletter };
  const answer = await callShop({ method: "PATCH", path, body });
  return answer.ok ? readCommunications(answer.value) : undefined;
}

async function captureOptin(body: CaptureOptinBody): Promise<boolean> {
  return (await callShop({ method: "PATCH", path: "/laravel/rest/guest/capture-optin", body })).ok;
}

function readCommunications(value: unknown): Communications | undefined {
  if (!isRecord(value)) return undefined;
  const { email, optin_marketing: marketing, optin_newsletter: newsletter } = value;
  const isReadable =
    typeof email === "string" && typeof marketing === "boolean" && typeof newsletter === "boolean";
  return isReadable ? { email, marketing, newsletter } : undefined;
}
