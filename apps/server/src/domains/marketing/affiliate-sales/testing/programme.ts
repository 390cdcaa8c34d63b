import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const salesSecret = "test-affiliate-sales-secret";

interface HeardSale {
  readonly key: string;
  readonly report: Readonly<Record<string, unknown>>;
}

/**
 * How the programme treats one request: rejects it, or accepts it but the connection breaks or stalls before the
 * response.
 */
type Mishap = "refuses" | "cutOff" | "silent";

/** An affiliate programme that recognises repeated keys, and accepts only signed reports. */
export async function startProgramme() {
  const calls: HeardSale[] = [];
  const mishaps: Mishap[] = [];
  const sales = new Map<string, HeardSale["report"]>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const mishap = mishaps.shift();
      const signature = createHmac("sha256", salesSecret).update(body).digest("hex");
      if (request.headers["x-signature"] !== signature) return response.writeHead(401).end();
      const key = String(request.headers["idempotency-key"]);
      const report = JSON.parse(body) as HeardSale["report"];
      calls.push({ key, report });
      if (mishap === "refuses") return response.writeHead(503).end();
      if (!sales.has(key)) sales.set(key, report);
      if (mishap === "cutOff") return response.destroy();
      if (mishap === "silent") return undefined;
      return response.writeHead(201).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sales`,
    /** Every signed request, repeated ones included. */
    calls,
    mishaps,
    salesOf: (reference: string) =>
      [...sales.values()].filter((report) => report["reference"] === reference),
    callsOf: (reference: string) => calls.filter(({ report }) => report["reference"] === reference),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Programme = Awaited<ReturnType<typeof startProgramme>>;
