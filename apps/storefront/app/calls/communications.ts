import type { CaptureOptinBody, CommunicationsBody, NewsletterFrequency } from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";
import { readLinkOutcome, type LinkOutcome } from "./link-outcome.ts";

/** What somebody wants to read from us. */
export interface Choices {
  readonly newsletter: NewsletterFrequency | "none";
  readonly marketing: boolean;
  readonly reminders: boolean;
}

export interface Communications extends Choices {
  readonly email: string;
  /** Without one there is only the newsletter to choose. */
  readonly hasAccount: boolean;
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
  const { marketing, ...others } = change;
  if (marketing !== undefined && Object.keys(others).length === 0) {
    const isSaved = await captureOptin({ email: before.email, optin_choice: marketing, token });
    return isSaved ? { ...before, marketing } : undefined;
  }
  const body: CommunicationsBody = { token, ...writeChoices(change) };
  const answer = await callShop({ method: "PATCH", path, body });
  return answer.ok ? readCommunications(answer.value) : undefined;
}

/** Says yes to a mail that asks whether somebody wants to be reminded of carts. */
export async function confirmReminders(token: string): Promise<LinkOutcome> {
  const body: CommunicationsBody = { token, ...writeChoices({ reminders: true }) };
  const answer = await callShop({ method: "PATCH", path, body });
  // The account may have got another address since, or be gone.
  if (answer.ok && readCommunications(answer.value)?.reminders !== true) return "expired";
  return readLinkOutcome(answer);
}

/** The same as calls name it; what is not chosen is not named. */
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

async function captureOptin(body: CaptureOptinBody): Promise<boolean> {
  return (await callShop({ method: "PATCH", path: "/laravel/rest/guest/capture-optin", body })).ok;
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
