import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  root,
  runToEnd,
  startProcess,
  waitUntilResponds,
  type RunningProcess,
} from "./processes.ts";
import { visitsFolder } from "./settings.ts";

export interface EdgeOptions {
  readonly folder: string;
  readonly port: number;
  readonly webPorts: readonly number[];
  /** Where Varnish listens, if pages come from there. */
  readonly varnishPort?: number | undefined;
  /** Where its own counters are read, apart from what visitors reach. */
  readonly statusPort?: number;
  /** More of the http section, for measurements. */
  readonly extra?: string;
}

/** nginx with the configuration of deploy/, as production has it. */
export async function startEdge({
  folder,
  port,
  webPorts,
  varnishPort,
  statusPort,
  extra = "",
}: EdgeOptions): Promise<RunningProcess> {
  const edge = join(folder, "edge");
  await mkdir(join(edge, "cache"), { recursive: true });
  const visits = join(folder, visitsFolder);
  await mkdir(visits, { recursive: true });
  // nginx gives its work to an unprivileged user, who must get past this folder.
  await chmod(folder, 0o755);
  await chmod(visits, 0o777);
  const countries = join(root, ".cache/edge-countries");
  await runToEnd({
    name: "countries",
    command: "node_modules/.bin/node",
    args: ["apps/server/src/platform/country/write-edge-countries.ts", countries],
  });
  const webServers = webPorts.map((web) => `server 127.0.0.1:${web} max_fails=1 fail_timeout=1s`);
  const pageServers =
    varnishPort === undefined
      ? webServers
      : [
          `server 127.0.0.1:${varnishPort} max_fails=0`,
          ...webServers.map((server) => `${server} backup`),
        ];
  const template = await readFile(join(root, "deploy/nginx/shop.conf.template"), "utf8");
  const shop = template
    .replaceAll("${EDGE_LISTEN}", `127.0.0.1:${port}`)
    .replaceAll("${EDGE_CACHE}", join(edge, "cache"))
    .replaceAll("${EDGE_LOG}", join(root, "reports/logs/edge-requests.log"))
    .replaceAll("${EDGE_VISITS}", visits)
    // Journeys and measurements come from one IP address.
    .replaceAll("${EDGE_REQUESTS}", "100000")
    .replaceAll("${EDGE_BURST}", "100000")
    .replaceAll("${EDGE_CONNECTIONS}", "4096")
    .replaceAll("${EDGE_COUNTRIES}", countries)
    // Visitors of a measurement name their IP addresses.
    .replaceAll("${EDGE_PROXIES}", "proxy 127.0.0.1;")
    .replaceAll("${PAGE_SERVERS}", pageServers.map((server) => `${server};`).join(" "))
    .replaceAll("${WEB_SERVERS}", webServers.map((server) => `${server};`).join(" "));
  const statusTemplate = await readFile(join(root, "deploy/nginx/status.conf.template"), "utf8");
  const status =
    statusPort === undefined
      ? ""
      : statusTemplate.replaceAll("${EDGE_STATUS_LISTEN}", `127.0.0.1:${statusPort}`);
  await writeFile(
    join(edge, "nginx.conf"),
    `daemon off;
worker_processes 1;
pid ${edge}/nginx.pid;
error_log ${edge}/error.log warn;
pcre_jit on;
events { worker_connections 4096; }
http {
  client_body_temp_path ${edge}/body; proxy_temp_path ${edge}/proxy;
  fastcgi_temp_path ${edge}/fastcgi; uwsgi_temp_path ${edge}/uwsgi; scgi_temp_path ${edge}/scgi;
  keepalive_requests 100000;
  ${extra}
  ${shop}
  ${status}
}
`,
  );
  const process = startProcess({
    name: "edge",
    command: "nginx",
    args: ["-p", edge, "-e", join(edge, "error.log"), "-c", join(edge, "nginx.conf")],
  });
  try {
    await waitUntilResponds(`http://127.0.0.1:${port}/metrics`, { process });
  } catch (error) {
    await process.stop();
    throw error;
  }
  return process;
}
