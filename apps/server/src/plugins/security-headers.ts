import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";

/** What every answer carries. A page brings its own content policy; other answers load nothing at all. */
export const securityHeaders = fastifyPlugin(async (app: App, { https }: { https: boolean }) => {
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    // The payment provider opens a window of its own.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
  const withoutPage = "default-src 'none'; frame-ancestors 'none'";
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.headers(headers);
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", withoutPage);
    done(null, payload);
  });
});
