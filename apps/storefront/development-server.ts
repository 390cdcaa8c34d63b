import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "vite";

export interface DevelopmentServer {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** The build of the current sources. */
  loadBuild(): Promise<unknown>;
  close(): Promise<void>;
}

/** Vite inside the server that hosts the storefront: one port, with reload on save. */
export async function startDevelopmentServer(server: Server): Promise<DevelopmentServer> {
  const vite = await createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  return {
    middlewares: vite.middlewares,
    loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build"),
    close: () => vite.close(),
  };
}
