import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Received {
  readonly path: string;
  readonly auth: string;
  readonly kind: unknown;
  readonly event: Record<string, unknown>;
}

/** A service that accepts envelopes and records them. */
export async function startReportService() {
  const received: Received[] = [];
  let reply = { status: 200, headers: {} };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const [, item, event] = (await text(request)).split("\n");
    received.push({
      path: request.url ?? "",
      auth: String(request.headers["x-sentry-auth"]),
      kind: (JSON.parse(item ?? "") as { type: unknown }).type,
      event: JSON.parse(event ?? "") as Record<string, unknown>,
    });
    response.writeHead(reply.status, reply.headers).end();
  };
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://k3y@127.0.0.1:${port}/7`,
    received,
    errors: () => received.filter(({ kind }) => kind === "event").map(({ event }) => event),
    traces: () => received.filter(({ kind }) => kind === "transaction").map(({ event }) => event),
    /** The response from now on. */
    respondWith(status: number, headers: Record<string, string> = {}) {
      reply = { status, headers };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
