import { keyRingSetting, readEnvironment, type EnvironmentSource } from "@autotune/environment";
import Type from "typebox";
import { edgeCaches } from "./edge/edge-headers.ts";

const shared = {
  NODE_ENV: Type.Enum(["production", "development", "test"], {
    default: "production",
    description: "production, development or test",
  }),
  DATABASE_URL: Type.String({
    pattern: "^postgres(ql)?://",
    description: "the PostgreSQL database, e.g. postgres://shop:secret@database:5432/shop",
  }),
  PUBLIC_URL: Type.String({
    pattern: "^https?://[^/]+$",
    description: "where people reach the site, without a slash at the end",
  }),
  CMS_URL: Type.String({
    pattern: "^https?://[^/]+$",
    description:
      "where staff open the CMS: its pages may show a draft in a frame, and emails to staff link there",
  }),
  PAYMENT_API_URL: Type.String({
    pattern: "^https?://.+[^/]$",
    description: "where the payment provider answers calls, e.g. https://api.fastspring.com",
  }),
  PAYMENT_API_USERNAME: Type.String({
    minLength: 1,
    description: "the user name of our API credentials at the payment provider",
  }),
  PAYMENT_API_PASSWORD: Type.String({
    minLength: 8,
    description: "their password",
  }),
  PAYMENT_MODE: Type.Enum(["live", "test"], {
    default: "live",
    description: "live or test: of the other kind no order is believed",
  }),
  LINK_SECRET: keyRingSetting({
    minLength: 32,
    description:
      "signs the links in our mails that work without signing in; keep a previous one for years",
  }),
  STORAGE_URL: Type.String({
    pattern: "^(file|s3)://",
    description:
      "where pictures, installers and exports are, e.g. file:///srv/media or s3://key:secret@host/bucket",
  }),
  METRICS_TOKEN: keyRingSetting({
    minLength: 24,
    description: "what Prometheus shows as bearer token to read /metrics",
  }),
  ERROR_REPORT_DSN: Type.Optional(
    Type.String({
      pattern: "^https?://[^/@:]+@[^/]+/(.+/)?\\d+$",
      description:
        "where errors are told, in Sentry's form, e.g. https://key@reports.example/7; without it nowhere",
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: "^https?://.+[^/]$",
      description:
        "where a collector takes traces in OTLP over HTTP, e.g. http://collector:4318; without it nothing is traced",
    }),
  ),
  TRACE_SAMPLE_RATE: Type.Number({
    default: 0.05,
    minimum: 0,
    maximum: 1,
    description: "the share of requests that begin a trace, where no browser or edge has decided",
  }),
  DEMONSTRATION: Type.Boolean({
    default: false,
    description:
      "true shows sample content, and says in the footer and in emails that the shop is a demonstration",
  }),
  EDGE_PURGE: Type.Optional(
    Type.Enum([...edgeCaches], {
      description:
        "the cache in front that is told what was published: varnish, fastly or cloudflare; without it pages live there for a second",
    }),
  ),
  LOG_LEVEL: Type.Enum(["fatal", "error", "warn", "info", "debug", "silent"], {
    default: "info",
    description: "fatal, error, warn, info, debug or silent",
  }),
};

const WebEnvironment = Type.Object({
  ...shared,
  PORT: Type.Integer({ default: 3000, description: "where the web process listens" }),
  HOST: Type.String({ default: "127.0.0.1", description: "the address it listens on" }),
  DATABASE_DIRECT_URL: Type.Optional(
    Type.String({
      pattern: "^postgres(ql)?://",
      description: "the same database past a connection pooler: notices do not pass one",
    }),
  ),
  DATABASE_REPLICA_URL: Type.Optional(
    Type.String({
      pattern: "^postgres(ql)?://",
      description:
        "a streaming replica, for what staff searches and reports; without it, and while it is gone, DATABASE_URL",
    }),
  ),
  DATABASE_NAMED_STATEMENTS: Type.Boolean({
    default: true,
    description:
      "false behind a pooler in transaction mode that does not know prepared statements: PgBouncer before 1.21",
  }),
  REDIS_URL: Type.Optional(
    Type.String({
      pattern: "^rediss?://",
      description: "shared rate limits; without it each process counts alone",
    }),
  ),
  PAYMENT_WEBHOOK_SECRET: keyRingSetting({
    minLength: 16,
    description: "with which the payment provider signs what it tells us",
  }),
  PAYMENT_SCRIPT_URL: Type.String({
    pattern: "^https?://",
    description: "the payment provider's script for the checkout page",
  }),
  PAYMENT_STOREFRONT: Type.String({
    pattern: "^[^/:]+(:\\d+)?/.*(popup|embedded)",
    description:
      "our storefront at the payment provider, e.g. autotune.onfastspring.com/embedded-autotune",
  }),
  ACTIVATION_SECRET: keyRingSetting({
    minLength: 32,
    description:
      "signs what the desktop application proves an activation with; keep a previous one for years",
  }),
  STAFF_API_SECRET: keyRingSetting({
    minLength: 32,
    description: "with which the CMS signs who of the staff asks; the same for both",
  }),
  TAG_MANAGER_URL: Type.Optional(
    Type.String({
      pattern: "^https?://",
      description: "the tag manager's script, for those who agree; without it nothing is measured",
    }),
  ),
  AFFILIATE_SCRIPT_URL: Type.Optional(
    Type.String({
      pattern: "^https?://",
      description: "the affiliate network's click script, for those who agree",
    }),
  ),
  STORE_TEST: Type.Boolean({
    default: false,
    description: "true shows /store-test to developers; elsewhere there is no such page",
  }),
  COUNTRY_HEADER: Type.String({
    default: "x-country",
    pattern: "^[a-z0-9-]+$",
    description: "the header in which a trusted proxy names a visitor's country, in small letters",
  }),
  TRUSTED_PROXIES: Type.String({
    default: "127.0.0.1,::1",
    description: "addresses or networks whose X-Forwarded-For is believed, separated by commas",
  }),
});

const WorkerEnvironment = Type.Object({
  ...shared,
  WORKER_PORT: Type.Integer({
    default: 3010,
    description: "where health and metrics of the worker are read",
  }),
  SMTP_URL: Type.String({
    pattern: "^smtps?://",
    description: "the mail server, e.g. smtp://user:secret@mail:587",
  }),
  MAIL_FROM: Type.String({
    minLength: 3,
    description: "the sender of our mails, e.g. AutoTune <hello@shop.example>",
  }),
  DKIM_DOMAIN: Type.Optional(
    Type.String({
      pattern: "^[\\w.-]+$",
      description:
        "the domain that signs our mails, which is the sender's; without it they go out unsigned",
    }),
  ),
  DKIM_SELECTOR: Type.Optional(
    Type.String({
      pattern: "^[\\w.-]+$",
      description: "under which name that domain publishes the key, e.g. mail2026",
    }),
  ),
  DKIM_PRIVATE_KEY_FILE: Type.Optional(
    Type.String({
      minLength: 1,
      description: "the file with the private RSA key of that name, in PEM form",
    }),
  ),
  BOUNCE_DOMAIN: Type.Optional(
    Type.String({
      pattern: "^[\\w.-]+$",
      description:
        "the domain that mails which cannot be delivered come back to, e.g. bounces.shop.example",
    }),
  ),
  BOUNCE_PORT: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 65_535,
      description:
        "where the worker takes these mails; the mail exchanger of that domain leads here",
    }),
  ),
  MAIL_HOURLY_LIMIT: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        "how many newsletters, reminders and price alerts all workers together send within an hour; without it as many as there are",
    }),
  ),
  MAIL_WARM_UP_FROM: Type.Optional(
    Type.String({
      format: "date",
      description:
        "since when the mail server or the sender's domain is new, e.g. 2026-03-01: until the limit is reached each day has twice as many of these mails",
    }),
  ),
  MAIL_WARM_UP_FIRST_DAY: Type.Optional(
    Type.Integer({ minimum: 24, description: "how many of these mails the first day has" }),
  ),
  EDU_INQUIRY_TO: Type.String({
    pattern: "^[^@\\s]+@[^@\\s]+$",
    description: "whom inquiries of schools are mailed to, e.g. schools@shop.example",
  }),
  BETA_APP_URL: Type.Optional(
    Type.String({
      pattern: "^https://",
      description:
        "where who signed up for the beta gets the iOS app; without it their email says that the link follows",
    }),
  ),
  AFFILIATE_SALES_URL: Type.Optional(
    Type.String({
      pattern: "^https?://",
      description: "where the affiliate network is told of sales; without it nobody is told",
    }),
  ),
  AFFILIATE_SALES_SECRET: Type.Optional(
    keyRingSetting({
      minLength: 16,
      description: "signs what the affiliate network is told",
    }),
  ),
  EDGE_PURGE_URL: Type.Optional(
    Type.String({
      pattern: "^https?://[^,]+[^/,](,https?://[^,]+[^/,])*$",
      description:
        "where that cache takes purges: every Varnish, separated by commas; https://api.fastly.com/service/<id>; https://api.cloudflare.com/client/v4/zones/<id>",
    }),
  ),
  EDGE_PURGE_TOKEN: Type.Optional(
    Type.String({ minLength: 16, description: "what it wants to be shown for a purge" }),
  ),
  VISITS_FOLDER: Type.Optional(
    Type.String({
      minLength: 1,
      description: "where the edge logs visits, e.g. /srv/visits; without it none are counted",
    }),
  ),
  HOST: Type.String({ default: "127.0.0.1", description: "the address it listens on" }),
});

export type WebSettings = Type.Static<typeof WebEnvironment>;
export type WorkerSettings = Type.Static<typeof WorkerEnvironment>;
/** What both processes have. */
export type Settings = Pick<WebSettings, keyof WebSettings & keyof WorkerSettings>;

export function readWebSettings(source: EnvironmentSource): WebSettings {
  return readEnvironment(WebEnvironment, source);
}

export function readWorkerSettings(source: EnvironmentSource): WorkerSettings {
  return readEnvironment(WorkerEnvironment, source);
}
