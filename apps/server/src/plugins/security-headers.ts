import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";

/** What every answer carries. */
function headersForAll(origin: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    ...(origin.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
      : {}),
  };
}

/** What documents carry besides; a browser ignores these on anything else. */
export function pageSecurityHeaders(
  origin: string,
  /** Whose frames may ask for a payment by the browser's own means. */
  payees: readonly string[] = [],
): Readonly<Record<string, string>> {
  const payment =
    payees.length === 0 ? "" : ["self", ...payees.map((payee) => `"${payee}"`)].join(" ");
  return {
    ...headersForAll(origin),
    "referrer-policy": "strict-origin-when-cross-origin",
    // The payment provider opens a window of its own.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": `camera=(), geolocation=(), microphone=(), payment=(${payment}), usb=()`,
  };
}

/** What an answer carries that is no page: it loads nothing at all. */
export function callSecurityHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    ...headersForAll(origin),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  };
}

/** Puts them on every answer that is not kept; kept ones carry theirs. */
export const securityHeaders = fastifyPlugin(async (app: App, { origin }: { origin: string }) => {
  const headers = Object.entries(callSecurityHeaders(origin));
  app.addHook("onSend", (_request, reply, payload, done) => {
    for (const [name, value] of headers) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    done(null, payload);
  });
});
