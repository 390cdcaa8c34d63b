import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { EnvironmentError } from "@autotune/environment";
import type { WorkerSettings } from "../environment.ts";
import type { MailLimit } from "../mail-delivery/mails-per-hour.ts";
import { bounceAddresses, type BounceAddresses } from "../mail-delivery/bounce-addresses.ts";

export interface DkimKey {
  readonly domainName: string;
  readonly keySelector: string;
  readonly privateKey: string;
}

export interface MailSettings {
  /** Undefined where marketing mail is not limited. */
  readonly limit: MailLimit | undefined;
  /** Undefined where emails are sent without our signature. */
  readonly dkim: DkimKey | undefined;
  /** Undefined where no reports are received. */
  readonly bounces: { readonly addresses: BounceAddresses; readonly port: number } | undefined;
}

type Settings = Pick<
  WorkerSettings,
  | "MAIL_FROM"
  | "LINK_SECRET"
  | "DKIM_DOMAIN"
  | "DKIM_SELECTOR"
  | "DKIM_PRIVATE_KEY_FILE"
  | "BOUNCE_DOMAIN"
  | "BOUNCE_PORT"
  | "MAIL_HOURLY_LIMIT"
  | "MAIL_WARM_UP_FROM"
  | "MAIL_WARM_UP_FIRST_DAY"
>;

/** The mail settings; throws where one of those that belong together is missing or does not match. */
export function readMailSettings(settings: Settings): MailSettings {
  return {
    dkim: readDkim(settings),
    bounces: readBounces(settings),
    limit: readLimit(settings),
  };
}

function readDkim(settings: Settings): DkimKey | undefined {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY_FILE, MAIL_FROM } = settings;
  const given = { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY_FILE };
  requireAllOrNone(given);
  if (
    DKIM_DOMAIN === undefined ||
    DKIM_SELECTOR === undefined ||
    DKIM_PRIVATE_KEY_FILE === undefined
  )
    return undefined;
  const sender = domainOf(MAIL_FROM);
  const domainName = DKIM_DOMAIN.toLowerCase();
  if (sender !== domainName && !sender.endsWith(`.${domainName}`))
    throw new EnvironmentError([
      `DKIM_DOMAIN is ${domainName}, but MAIL_FROM sends as ${sender}: mailboxes believe a signature only of the sender's own domain.`,
    ]);
  return {
    domainName,
    keySelector: DKIM_SELECTOR,
    privateKey: readKey(DKIM_PRIVATE_KEY_FILE),
  };
}

/** Only RSA signatures are supported, which every mailbox provider understands. */
function readKey(file: string): string {
  try {
    const pem = readFileSync(file, "utf8");
    const { asymmetricKeyType } = createPrivateKey(pem);
    if (asymmetricKeyType !== "rsa") throw new Error(`it is of the kind ${asymmetricKeyType}`);
    return pem;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError([
      `DKIM_PRIVATE_KEY_FILE does not hold an RSA key in PEM form: ${reason}.`,
    ]);
  }
}

function readBounces(settings: Settings): MailSettings["bounces"] {
  const { BOUNCE_DOMAIN, BOUNCE_PORT, LINK_SECRET } = settings;
  requireAllOrNone({ BOUNCE_DOMAIN, BOUNCE_PORT });
  if (BOUNCE_DOMAIN === undefined || BOUNCE_PORT === undefined) return undefined;
  return { addresses: bounceAddresses(LINK_SECRET, BOUNCE_DOMAIN), port: BOUNCE_PORT };
}

function readLimit(settings: Settings): MailLimit | undefined {
  const { MAIL_HOURLY_LIMIT, MAIL_WARM_UP_FROM, MAIL_WARM_UP_FIRST_DAY } = settings;
  if (MAIL_WARM_UP_FROM === undefined && MAIL_WARM_UP_FIRST_DAY === undefined)
    return MAIL_HOURLY_LIMIT === undefined ? undefined : { perHour: MAIL_HOURLY_LIMIT };
  requireAllOrNone({ MAIL_HOURLY_LIMIT, MAIL_WARM_UP_FROM, MAIL_WARM_UP_FIRST_DAY });
  if (
    MAIL_HOURLY_LIMIT === undefined ||
    MAIL_WARM_UP_FROM === undefined ||
    MAIL_WARM_UP_FIRST_DAY === undefined
  )
    return undefined;
  return {
    perHour: MAIL_HOURLY_LIMIT,
    warmUp: { from: new Date(MAIL_WARM_UP_FROM), firstDay: MAIL_WARM_UP_FIRST_DAY },
  };
}

function requireAllOrNone(given: Readonly<Record<string, string | number | undefined>>): void {
  const names = Object.keys(given);
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new EnvironmentError([
    `${missing.join(" and ")} is missing: ${names.join(", ")} are set together or not at all.`,
  ]);
}

/** The address in a From header: AutoTune <hello@shop.example>. */
function domainOf(sender: string): string {
  return (/@([^\s>@]+)>?\s*$/.exec(sender)?.[1] ?? "").toLowerCase();
}
