import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const salesSecret = "test-affiliate-sales-secret";

interface HeardSale {
  readonly key: string;
  readonly told: Readonly<Record<string, unknown>>;
}

/** How the programme treats one call: refuses it, or takes it and is cut off, or falls silent, before it can say so. */
type Mishap = "refuses" | "cutOff" | "silent";

/** An affiliate programme that knows by the key what it has heard before, and believes only what is signed. */
export async function startProgramme() {
  const calls: HeardSale[] = [];
  const mishaps: Mishap[] = [];
  const sales = new Map<string, HeardSale["told"]>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const mishap = mishaps.shift();
      const signature = createHmac("sha256", salesSecret).update(body).digest("hex");
      if (request.headers["x-signature"] !== signature) return response.writeHead(401).end();
      const key = String(request.headers["idempotency-key"]);
      const told = JSON.parse(body) as HeardSale["told"];
      calls.push({ key, told });
      if (mishap === "refuses") return response.writeHead(503).end();
      if (!sales.has(key)) sales.set(key, told);
      if (mishap === "cutOff") return response.destroy();
      if (mishap === "silent") return undefined;
      return response.writeHead(201).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sales`,
    /** Every call that was signed, also those that told again. */
    calls,
    mishaps,
    salesOf: (reference: string) =>
      [...sales.values()].filter((told) => told["reference"] === reference),
    callsOf: (reference: string) => calls.filter(({ told }) => told["reference"] === reference),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Programme = Awaited<ReturnType<typeof startProgramme>>;
