import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { affiliateScript, tagManagerScript } from "./scripts.ts";

/** One request that a third-party host received. */
export interface Received {
  readonly kind: "script" | "probe" | "push" | "click" | "sale" | "envelope";
  /** The host name of the request. */
  readonly host: string;
  readonly path: string;
  readonly body: string;
}

export interface ThirdParties {
  readonly tagManagerUrl: string;
  readonly affiliateScriptUrl: string;
  /** For processes: only browsers resolve names under localhost. */
  readonly affiliateSalesUrl: string;
  readonly errorReportDsn: string;
  /** Where a test reads what was received (GET /received) and clears it (DELETE). */
  readonly controlsUrl: string;
  stop(): Promise<void>;
}

/** More than the shop sends in all journeys together. */
const longestBody = 1_000_000;

/**
 * Stands in for the third-party services that the shop uses after consent, and that cannot run here. It
 * knows nothing of the shop but the secret with which sales are signed.
 */
export async function startThirdParties(port: number, salesSecret: string): Promise<ThirdParties> {
  const received: Received[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path } = new URL(request.url ?? "/", "http://any.localhost");
    const body = await text(request);
    const note = (kind: Received["kind"]) =>
      received.push({ kind, host: request.headers.host ?? "", path, body });
    const end = (status: number, content = "", type = "text/plain") => {
      response
        .writeHead(status, {
          "content-type": type,
          "cache-control": "no-store",
          "access-control-allow-origin": request.headers.origin ?? "*",
          "access-control-allow-credentials": "true",
        })
        .end(content);
    };
    if (body.length > longestBody) return end(413);
    switch (`${request.method} ${path}`) {
      case "GET /gtm.js":
        note("script");
        return end(200, tagManagerScript, "text/javascript");
      case "HEAD /gtm.js":
        note("probe");
        return end(200, "", "text/javascript");
      case "GET /click.js":
        note("script");
        return end(200, affiliateScript, "text/javascript");
      case "POST /pushes":
        note("push");
        return end(204);
      case "POST /clicks":
        note("click");
        return end(204);
      case "POST /sales": {
        if (!isSigned(body, request.headers["x-signature"], salesSecret)) return end(401);
        note("sale");
        return end(201, "{}", "application/json");
      }
      case "GET /received":
        return end(200, JSON.stringify(received), "application/json");
      case "DELETE /received":
        received.length = 0;
        return end(204);
      default:
        if (request.method === "POST" && /^\/api\/[^/]+\/envelope\/$/.test(path)) {
          note("envelope");
          return end(200, "{}", "application/json");
        }
        return end(404);
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    tagManagerUrl: `http://tags.localhost:${port}/gtm.js`,
    affiliateScriptUrl: `http://affiliate.localhost:${port}/click.js`,
    affiliateSalesUrl: `http://127.0.0.1:${port}/sales`,
    errorReportDsn: `http://public@127.0.0.1:${port}/1`,
    controlsUrl: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** HMAC-SHA-256 of the body, in hexadecimal digits. */
function isSigned(body: string, signature: unknown, secret: string): boolean {
  if (typeof signature !== "string") return false;
  const expected = createHmac("sha256", secret).update(body).digest("hex");
  return (
    signature.length === expected.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  );
}
