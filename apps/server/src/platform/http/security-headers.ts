import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";

/** Headers of every response. */
function headersForAll(origin: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    ...(origin.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
      : {}),
  };
}

/** Additional headers of documents; a browser ignores these on anything else. */
export function pageSecurityHeaders(
  origin: string,
  {
    payees = [],
    hasSecretUrl = false,
    usesMicrophone = false,
  }: {
    /** Whose frames may use the browser's Payment Request API. */
    readonly payees?: readonly string[];
    /** Nobody is told where a request comes from. */
    readonly hasSecretUrl?: boolean;
    readonly usesMicrophone?: boolean;
  } = {},
): Readonly<Record<string, string>> {
  const payment =
    payees.length === 0 ? "" : ["self", ...payees.map((payee) => `"${payee}"`)].join(" ");
  return {
    ...headersForAll(origin),
    "referrer-policy": hasSecretUrl ? "no-referrer" : "strict-origin-when-cross-origin",
    // The payment provider opens a window of its own.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": `camera=(), geolocation=(), microphone=(${usesMicrophone ? "self" : ""}), payment=(${payment}), usb=()`,
  };
}

/** The policy of responses that are not pages: they load nothing at all. */
export function callSecurityHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    ...headersForAll(origin),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  };
}

/** Adds them to every response that is not cached; cached ones carry theirs. */
export const securityHeaders = fastifyPlugin(async (app: App, { origin }: { origin: string }) => {
  const headers = Object.entries(callSecurityHeaders(origin));
  app.addHook("onSend", (_request, reply, payload, done) => {
    for (const [name, value] of headers) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    done(null, payload);
  });
});
