import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** How the provider fares: it takes a call and never answers, answers late, with an error, or with half of an answer. */
export type ProviderFault = "none" | "hangs" | "slow" | "fails" | "halves";

export interface FaultyProvider {
  readonly url: string;
  fault: ProviderFault;
  stop(): Promise<void>;
}

const late = 3000;

/** Stands between the shop and the payment sandbox. */
export async function startFaultyProvider(
  port: number,
  providerPort: number,
): Promise<FaultyProvider> {
  const provider: FaultyProvider = {
    url: `http://127.0.0.1:${port}`,
    fault: "none",
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const server = createServer((incoming, response) => {
    void relay(incoming, response).catch(() => response.destroy());
  });
  async function relay(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fault } = provider;
    const sent = await text(incoming);
    if (fault === "hangs") return;
    if (fault === "fails") {
      response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
      return;
    }
    if (fault === "slow") await wait(late);
    const outgoing = request({
      port: providerPort,
      host: "127.0.0.1",
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    });
    outgoing.end(sent);
    const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
    const body = await text(answer);
    response.writeHead(answer.statusCode ?? 502, {
      "content-type": answer.headers["content-type"] ?? "application/json",
      "content-length": Buffer.byteLength(body),
    });
    // The provider did what it was asked, and the shop does not learn what.
    if (fault === "halves") response.write(body.slice(0, Math.floor(body.length / 2)));
    else response.end(body);
  }
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return provider;
}
