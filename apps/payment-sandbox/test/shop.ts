import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface Delivery {
  readonly body: string;
  readonly signature: string;
  readonly events: readonly { id: string; type: string; data: Record<string, unknown> }[];
}

/** A seller's server: it records what is delivered and responds as the test wants. */
export async function startShop() {
  const deliveries: Delivery[] = [];
  let respond: (delivery: Delivery) => { status: number; text?: string } | "silence" = () => ({
    status: 200,
  });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const delivery = {
        body,
        signature: String(request.headers["x-fs-signature"]),
        events: readEvents(body),
      };
      deliveries.push(delivery);
      const reply = respond(delivery);
      if (reply !== "silence") response.writeHead(reply.status).end(reply.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    deliveries,
    respondWith: (next: typeof respond) => {
      respond = next;
    },
    eventIds: () => deliveries.flatMap(({ events }) => events.map(({ id }) => id)),
    eventTypes: () => deliveries.flatMap(({ events }) => events.map(({ type }) => type)),
    reset: () => {
      deliveries.length = 0;
      respond = () => ({ status: 200 });
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function readEvents(body: string): Delivery["events"] {
  try {
    return (JSON.parse(body) as { events: Delivery["events"] }).events;
  } catch {
    return [];
  }
}

/** Polls until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 8): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not so after ${seconds} s: ${isSo.toString()}`);
    await wait(20);
  }
}
