import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { toBase32, totpSecretBytes } from "@autotune/contract/totp";
import { asRole } from "@autotune/database/roles";

export interface StackLocations {
  /** As a superuser, who makes the roles; each process connects with a role of its own. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly shopUrl: string;
  readonly cmsUrl: string;
  /** A web process itself: the edge passes no staff requests on. */
  readonly staffApiUrl: string;
  readonly smtpUrl: string;
  /** The stand-in for the payment provider, and the database of its own that it has. */
  readonly payPort: number;
  readonly providerDatabaseUrl: string;
  /** Where the payment provider sends its webhooks. */
  readonly webhookUrl: string;
  /** Where uploaded images and other files of this stack live. */
  readonly folder: string;
}

export interface StackSecrets {
  readonly METRICS_TOKEN: string;
  readonly LINK_SECRET: string;
  readonly CMS_SECRET: string;
  readonly STAFF_API_SECRET: string;
  readonly STAFF_FACTOR_SECRET: string;
  /** Of the accounts that the seed makes. */
  readonly SEED_PASSWORD: string;
  /** For their authenticator app, where their role requires one. */
  readonly SEED_TOTP_SECRET: string;
  readonly PAYMENT_API_PASSWORD: string;
  readonly PAYMENT_WEBHOOK_SECRET: string;
  /** Signs the tokens of the desktop application's activations. */
  readonly ACTIVATION_SECRET: string;
  /** For the payment sandbox's controls: the clock, lost and repeated events. */
  readonly CONTROLS_TOKEN: string;
}

/** Public, so that a restart keeps everybody signed in; production rejects them. */
export const developmentSecrets: StackSecrets = {
  METRICS_TOKEN: "development-only-metrics-token",
  LINK_SECRET: "development-only-link-secret-0000000",
  CMS_SECRET: "development-only-cms-secret-00000000",
  STAFF_API_SECRET: "development-only-staff-secret-000000",
  STAFF_FACTOR_SECRET: "development-only-factor-secret-00000",
  SEED_PASSWORD: "development-only-Password1",
  SEED_TOTP_SECRET: "DEVELOPMENTONLYAAAAAAAAAAAAAAAAA",
  PAYMENT_API_PASSWORD: "development-only-payment-password",
  PAYMENT_WEBHOOK_SECRET: "development-only-webhook-secret",
  ACTIVATION_SECRET: "development-only-activation-secret-00",
  CONTROLS_TOKEN: "development-only-controls-token",
};

export function randomSecrets(): StackSecrets {
  const secret = () => randomBytes(32).toString("base64url");
  return {
    METRICS_TOKEN: secret(),
    LINK_SECRET: secret(),
    CMS_SECRET: secret(),
    STAFF_API_SECRET: secret(),
    STAFF_FACTOR_SECRET: secret(),
    SEED_PASSWORD: secret(),
    SEED_TOTP_SECRET: toBase32(randomBytes(totpSecretBytes)),
    PAYMENT_API_PASSWORD: secret(),
    PAYMENT_WEBHOOK_SECRET: secret(),
    ACTIVATION_SECRET: secret(),
    CONTROLS_TOKEN: secret(),
  };
}

/** Where its media are, in the folder of a stack. */
export const mediaFolder = "media";

/** Where the edge logs visits and the worker counts them, in the same folder. */
export const visitsFolder = "visits";

/** A process of the shop itself, which has a role in the database. */
export type ShopProcess = "web" | "worker" | "cms";

/** The environment of a process of a stack on this machine. */
export function stackEnvironment(
  process: ShopProcess,
  locations: StackLocations,
  secrets: StackSecrets,
) {
  return {
    ...sharedEnvironment(locations, secrets),
    DATABASE_URL: asRole(locations.databaseUrl, process),
  };
}

function sharedEnvironment(locations: StackLocations, secrets: StackSecrets) {
  const { payPort, folder } = locations;
  return {
    ...secrets,
    REDIS_URL: locations.redisUrl,
    PUBLIC_URL: locations.shopUrl,
    CMS_URL: locations.cmsUrl,
    STAFF_API_URL: locations.staffApiUrl,
    SMTP_URL: locations.smtpUrl,
    EDU_INQUIRY_TO: "schools@shop.localhost",
    BETA_APP_URL: "https://apps.example/autotune-beta",
    MAIL_FROM: "AutoTune <hello@shop.localhost>",
    // Processes reach it by IP address; only browsers resolve names under localhost.
    PAYMENT_API_URL: `http://127.0.0.1:${payPort}`,
    PAYMENT_API_USERNAME: "shop",
    PAYMENT_MODE: "test",
    DEMONSTRATION: "true",
    PAYMENT_SCRIPT_URL: `http://pay.localhost:${payPort}/sbl/fastspring-builder.min.js`,
    PAYMENT_STOREFRONT: storefronts(payPort).embedded,
    STORAGE_URL: pathToFileURL(join(folder, mediaFolder)).href,
    VISITS_FOLDER: join(folder, visitsFolder),
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/** Our storefronts at the payment sandbox: inside the page, and over it. */
export function storefronts(payPort: number) {
  const host = `autotune.test.pay.localhost:${payPort}`;
  return { embedded: `${host}/embedded-autotune`, popup: `${host}/popup-autotune` };
}

/** The environment of the payment sandbox, which has a database of its own. */
export function sandboxEnvironment(
  { providerDatabaseUrl, payPort, webhookUrl }: StackLocations,
  secrets: StackSecrets,
) {
  const { embedded, popup } = storefronts(payPort);
  return {
    DATABASE_URL: providerDatabaseUrl,
    PORT: String(payPort),
    SANDBOX_URL: `http://pay.localhost:${payPort}`,
    PAYMENT_STOREFRONTS: `${embedded},${popup}`,
    PAYMENT_API_USERNAME: "shop",
    PAYMENT_API_PASSWORD: secrets.PAYMENT_API_PASSWORD,
    WEBHOOK_URL: webhookUrl,
    WEBHOOK_SECRET: secrets.PAYMENT_WEBHOOK_SECRET,
    CONTROLS_TOKEN: secrets.CONTROLS_TOKEN,
  };
}
