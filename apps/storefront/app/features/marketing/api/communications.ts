import type { CaptureOptinBody, CommunicationsBody, NewsletterFrequency } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readLinkOutcome, type LinkOutcome } from "../../../platform/link-pages/link-outcome.ts";
import {
  failureOf,
  requestFailure,
  type RequestFailure,
} from "../../../platform/failures/request-failure.ts";

/** A person's email preferences. */
export interface Choices {
  readonly newsletter: NewsletterFrequency | "none";
  readonly marketing: boolean;
  readonly reminders: boolean;
}

export interface Communications extends Choices {
  readonly email: string;
  /** Without an account there is only the newsletter to choose. */
  readonly hasAccount: boolean;
}

const path = "/laravel/rest/communications";

/** The choices of a link's owner; undefined without a readable response. */
export async function fetchCommunications(
  token: string,
  signal: AbortSignal,
): Promise<Communications | "expired" | undefined> {
  const pathWithToken = `${path}?${new URLSearchParams({ token })}`;
  const response = await callShop({ method: "GET", path: pathWithToken, signal });
  if (response.ok) return readCommunications(response.value);
  return response.status === 400 ? "expired" : undefined;
}

/**
 * The saved choices, or why they were not saved. The choice about news and offers has an endpoint
 * of its own, which other pages may call too.
 */
export async function saveCommunications(
  token: string,
  before: Communications,
  change: Partial<Choices>,
): Promise<Communications | RequestFailure> {
  const { marketing, ...others } = change;
  if (marketing !== undefined && Object.keys(others).length === 0) {
    const failure = await captureOptin({ email: before.email, optin_choice: marketing, token });
    return failure ?? { ...before, marketing };
  }
  const body: CommunicationsBody = { token, ...writeChoices(change) };
  const response = await callShop({ method: "PATCH", path, body });
  const saved = response.ok ? readCommunications(response.value) : undefined;
  return saved ?? requestFailure(response);
}

/** Confirms cart reminders from the opt-in email. */
export async function confirmReminders(token: string): Promise<LinkOutcome> {
  const body: CommunicationsBody = { token, ...writeChoices({ reminders: true }) };
  const response = await callShop({ method: "PATCH", path, body });
  // The account may have another email address since, or be gone.
  if (response.ok && readCommunications(response.value)?.reminders !== true) return "expired";
  return readLinkOutcome(response);
}

/** The same in wire fields; what is not chosen is left out. */
export function writeChoices({
  newsletter,
  marketing,
  reminders,
}: Partial<Choices>): Omit<CommunicationsBody, "token"> {
  return {
    ...(newsletter === undefined ? {} : { optin_newsletter: newsletter !== "none" }),
    ...(newsletter === undefined || newsletter === "none"
      ? {}
      : { newsletter_frequency: newsletter }),
    ...(marketing === undefined ? {} : { optin_marketing: marketing }),
    ...(reminders === undefined ? {} : { optin_reminders: reminders }),
  };
}

async function captureOptin(body: CaptureOptinBody): Promise<RequestFailure | undefined> {
  return failureOf(
    await callShop({ method: "PATCH", path: "/laravel/rest/guest/capture-optin", body }),
  );
}

function readCommunications(value: unknown): Communications | undefined {
  if (!isRecord(value) || typeof value["email"] !== "string") return undefined;
  const { optin_marketing: marketing, optin_newsletter: isOnList, optin_reminders } = value;
  if (typeof marketing !== "boolean" || typeof isOnList !== "boolean") return undefined;
  const frequency = value["newsletter_frequency"] === "monthly" ? "monthly" : "each";
  return {
    email: value["email"],
    hasAccount: value["has_account"] === true,
    newsletter: isOnList ? frequency : "none",
    marketing,
    reminders: optin_reminders === true,
  };
}
