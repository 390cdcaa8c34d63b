import { request, type Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, runToEnd } from "@autotune/scripts/stack";
import type { ServerBuild } from "react-router";
import type { PageContent } from "../bare-page/app/page-content.ts";
import { serveBuild } from "../servers/serve-build.ts";

const folder = join(root, "bench/bare-page");

interface BarePages {
  readonly server: Server;
  /** What is added here is served under its path. */
  readonly contents: Map<string, PageContent>;
}

/** The bare framework with texts and images of the shop's pages; the image files come from the shop itself. */
export async function serveBarePages(port: number, shopUrl: string): Promise<BarePages> {
  await runToEnd({
    name: "build-bare-page",
    command: join(root, "bench/node_modules/.bin/react-router"),
    args: ["build"],
    cwd: folder,
  });
  const build = (await import(
    pathToFileURL(join(folder, "build/server/index.js")).href
  )) as ServerBuild & { entry: { module: { pageContents: Map<string, PageContent> } } };
  const contents = build.entry.module.pageContents;
  const server = await serveBuild({
    build,
    clientFolder: join(folder, "build/client"),
    port,
    serveOther(incoming, outgoing) {
      const path = incoming.url ?? "/";
      if (contents.has(path)) return false;
      const { hostname, port: shopPort } = new URL(shopUrl);
      // Node does not resolve the shop's name, which browsers take for this machine.
      const upstream = request(
        {
          host: "127.0.0.1",
          port: shopPort,
          path,
          headers: { ...incoming.headers, host: hostname },
        },
        (file) => {
          outgoing.writeHead(file.statusCode ?? 502, file.headers);
          file.pipe(outgoing);
        },
      );
      upstream.on("error", () => outgoing.destroy()).end();
      return true;
    },
  });
  return { server, contents };
}
