import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";

/** What every answer carries, pages and calls alike. */
export function securityHeadersFor(origin: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    // The payment provider opens a window of its own.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(origin.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
      : {}),
  };
}

/** Puts them on every answer that is not a page; pages carry them in their kept form. */
export const securityHeaders = fastifyPlugin(async (app: App, { origin }: { origin: string }) => {
  const headers = securityHeadersFor(origin);
  // An answer that is no page loads nothing at all.
  const policy = "default-src 'none'; frame-ancestors 'none'";
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.headers(headers);
    if (!reply.hasHeader("content-security-policy"))
      reply.header("content-security-policy", policy);
    done(null, payload);
  });
});
