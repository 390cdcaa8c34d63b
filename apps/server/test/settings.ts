import type { WebSettings, WorkerSettings } from "../src/platform/environment.ts";

export const metricsToken = "test-metrics-token-of-24-chars";

export const linkSecret = "test-link-secret-of-32-characters-or-more";

export const staffApiSecret = "test-staff-api-secret-of-32-characters";

export const webhookSecret = "test-webhook-secret-of-some-length";

export const settings = {
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  DEMONSTRATION: true,
  TRACE_SAMPLE_RATE: 0,
  METRICS_TOKEN: metricsToken,
  LINK_SECRET: linkSecret,
  HOST: "127.0.0.1",
  PORT: 0,
  WORKER_PORT: 0,
  PUBLIC_URL: "http://shop.localhost:3000",
  STORAGE_URL: "file:///nonexistent",
  PAYMENT_MODE: "test",
  PAYMENT_API_URL: "http://pay.localhost:1",
  PAYMENT_API_USERNAME: "test",
  PAYMENT_API_PASSWORD: "test-password",
  PAYMENT_WEBHOOK_SECRET: webhookSecret,
  PAYMENT_SCRIPT_URL: "http://pay.localhost:1/sbl/fastspring-builder.min.js",
  PAYMENT_STOREFRONT: "autotune.test.pay.localhost:1/embedded-autotune",
  SMTP_URL: "smtp://127.0.0.1:1",
  EDU_INQUIRY_TO: "schools@shop.localhost",
  STORE_TEST: false,
  MAIL_FROM: "AutoTune <hello@shop.localhost>",
  ACTIVATION_SECRET: "test-activation-secret-of-32-characters",
  STAFF_API_SECRET: staffApiSecret,
  CMS_URL: "http://cms.localhost:3001",
  COUNTRY_HEADER: "x-country",
  TRUSTED_PROXIES: "127.0.0.1",
  DATABASE_NAMED_STATEMENTS: true,
  DATABASE_URL: "postgres://postgres@127.0.0.1:1/none",
} as const satisfies WebSettings & WorkerSettings;
