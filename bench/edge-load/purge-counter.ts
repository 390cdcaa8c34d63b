import { createServer } from "node:http";

/** Between the worker and Varnish, which says for each purge how many copies of pages it marked as out of date. */
export interface PurgeCounter {
  readonly url: string;
  readonly purgedCopies: number;
  stop(): Promise<void>;
}

export async function startPurgeCounter(port: number, varnishUrl: string): Promise<PurgeCounter> {
  let purgedCopies = 0;
  const server = createServer((request, response) => {
    const { authorization = "", "xkey-purge": tags = "" } = request.headers;
    const headers = { authorization, "xkey-purge": String(tags) };
    void fetch(varnishUrl, { method: "PURGE", headers }).then(
      (purged) => {
        purgedCopies += Number(purged.headers.get("x-purged"));
        response.writeHead(purged.status).end();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    get purgedCopies() {
      return purgedCopies;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
