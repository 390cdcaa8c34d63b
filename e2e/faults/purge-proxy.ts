import { createServer } from "node:http";

type Fault = "none" | "dropped" | "failed";

/** Between the worker and Varnish: passes purges on, or loses the next one as a network does. */
export interface PurgeProxy {
  readonly url: string;
  /** Every purge that came, lost or not, with its tags. */
  readonly purges: readonly string[];
  /** The next purge is accepted and not passed on, or fails. */
  loseNext(fault: Fault): void;
  stop(): Promise<void>;
}

export async function startPurgeProxy(port: number, varnishUrl: string): Promise<PurgeProxy> {
  const purges: string[] = [];
  let next: Fault = "none";
  const server = createServer((request, response) => {
    const fault = next;
    next = "none";
    const tags = String(request.headers["xkey-purge"]);
    purges.push(tags);
    if (fault === "dropped") {
      response.end();
      return;
    }
    if (fault === "failed") {
      response.destroy();
      return;
    }
    const headers = { authorization: request.headers.authorization ?? "", "xkey-purge": tags };
    void fetch(varnishUrl, { method: "PURGE", headers }).then(
      ({ status }) => response.writeHead(status).end(),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    purges,
    loseNext(fault) {
      next = fault;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
