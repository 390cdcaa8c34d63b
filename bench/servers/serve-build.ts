import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createRequestHandler, type ServerBuild } from "react-router";

interface ServedBuild {
  readonly build: ServerBuild;
  /** Where the build's scripts lie. */
  readonly clientFolder: string;
  readonly port: number;
  /** Serves what is neither a script nor a page of the build, and says whether it did. */
  readonly serveOther?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** A build of the bare framework on a plain Node server. */
export async function serveBuild(options: ServedBuild): Promise<Server> {
  const { build, clientFolder, port, serveOther } = options;
  const handler = createRequestHandler(build, "production");
  const send = (response: ServerResponse, status: number, type: string, body: Buffer) => {
    response.writeHead(status, { "content-type": type, "content-encoding": "gzip" });
    response.end(gzipSync(body));
  };
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? "/";
      if (url.startsWith("/assets/") && /\.(js|css)$/.test(url)) {
        const file = await readFile(join(clientFolder, url)).catch(() => undefined);
        if (file !== undefined) {
          send(response, 200, url.endsWith(".js") ? "text/javascript" : "text/css", file);
          return;
        }
      }
      if (serveOther?.(request, response) === true) return;
      const rendered = await handler(new Request(`http://127.0.0.1:${port}${url}`));
      send(
        response,
        rendered.status,
        rendered.headers.get("content-type") ?? "text/html",
        Buffer.from(await rendered.arrayBuffer()),
      );
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
