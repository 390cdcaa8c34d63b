import { spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { writeEdgeCountries } from "../src/platform/country/write-edge-countries.ts";
import { freePort } from "./sandbox.ts";

const root = join(import.meta.dirname, "../../..");
const template = join(root, "deploy/nginx/shop.conf.template");
const countries = join(root, ".cache/edge-countries");

export interface TestEdge {
  readonly url: string;
  /** What it has logged, after its buffer was written. */
  readLog(): Promise<string>;
  /** Where it logs visits, a file for each day. */
  readonly visits: string;
  stop(): Promise<void>;
}

/** From one IP address. */
interface EdgeLimits {
  readonly requests: number;
  readonly burst: number;
  readonly connections: number;
}

const generous = { requests: 10_000, burst: 10_000, connections: 1000 };

/** nginx with the configuration of deploy/, in front of one web process, or of Varnish and a web process. */
export async function startEdge(
  webPort: number,
  {
    requests,
    burst,
    connections,
    varnishPort,
  }: EdgeLimits & { readonly varnishPort?: number } = generous,
): Promise<TestEdge> {
  await writeEdgeCountries(countries);
  const web = `server 127.0.0.1:${webPort}`;
  const pages =
    varnishPort === undefined
      ? `${web} max_fails=0;`
      : `server 127.0.0.1:${varnishPort} max_fails=0; ${web} backup;`;
  const folder = await mkdtemp(join(tmpdir(), "edge-"));
  // nginx runs its workers as an unprivileged user, who must be able to traverse this folder.
  await chmod(folder, 0o755);
  const visits = join(folder, "visits");
  await mkdir(visits);
  await chmod(visits, 0o777);
  const port = await freePort();
  const shop = (await readFile(template, "utf8"))
    .replaceAll("${EDGE_LISTEN}", `127.0.0.1:${port}`)
    .replaceAll("${EDGE_CACHE}", join(folder, "cache"))
    .replaceAll("${EDGE_LOG}", join(folder, "access.log"))
    .replaceAll("${EDGE_VISITS}", visits)
    .replaceAll("${EDGE_REQUESTS}", String(requests))
    .replaceAll("${EDGE_BURST}", String(burst))
    .replaceAll("${EDGE_CONNECTIONS}", String(connections))
    .replaceAll("${EDGE_COUNTRIES}", countries)
    .replaceAll("${EDGE_PROXIES}", "proxy 127.0.0.1;")
    .replaceAll("${PAGE_SERVERS}", pages)
    .replaceAll("${WEB_SERVERS}", `${web} max_fails=0;`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log warn;
    events {} http { ${temporary} ${shop} }`,
  );
  const log = join(folder, "error.log");
  const child = spawn("nginx", ["-p", folder, "-e", log, "-c", join(folder, "nginx.conf")], {
    stdio: "inherit",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const isReachable = () =>
    fetch(`${url}/metrics`).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await isReachable())) await wait(50);
  if (child.exitCode !== null) throw new Error(`nginx exited: ${await readFile(log, "utf8")}`);
  return {
    url,
    visits,
    async readLog() {
      await wait(1500);
      return (await readFile(join(folder, "access.log"), "utf8")) + (await readFile(log, "utf8"));
    },
    async stop() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
