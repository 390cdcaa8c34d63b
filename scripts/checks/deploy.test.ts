import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workspacePackages } from "../caching/workspace.ts";
import { readComposeFile } from "../containers/read-compose-file.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFile(join(root, file), "utf8");

/** Where journeys have them too. */
const countries = join(root, ".cache/edge-countries");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "deploy-"));
  const write = join(root, "apps/server/src/platform/country/write-edge-countries.ts");
  await run(process.execPath, [write, countries]);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the edge's image", () => {
  /** As the image's start.sh fills it in, with paths of this machine. */
  async function configuration(tls: string): Promise<string> {
    const values: Record<string, string> = {
      EDGE_LISTEN: tls === "" ? "127.0.0.1:4849" : "127.0.0.1:4849 ssl http2",
      EDGE_CACHE: join(folder, "cache"),
      EDGE_LOG: join(folder, "requests.log"),
      EDGE_VISITS: folder,
      EDGE_REQUESTS: "50",
      EDGE_BURST: "500",
      EDGE_CONNECTIONS: "100",
      WEB_SERVERS: "server 127.0.0.1:3000 max_fails=1 fail_timeout=1s;",
      PAGE_SERVERS: "server 127.0.0.1:6081;",
      EDGE_COUNTRIES: countries,
      EDGE_PROXIES: "",
    };
    const start = await read("deploy/images/edge/start.sh");
    const template = await read("deploy/nginx/shop.conf.template");
    const filled = template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      expect(start, `start.sh fills in ${name}`).toContain(`\${${name}}`);
      return values[name] ?? "";
    });
    await writeFile(join(folder, "shop.conf"), filled);
    await writeFile(join(folder, "tls.conf"), tls);
    const frame = await read("deploy/images/edge/nginx.conf");
    const file = join(folder, "nginx.conf");
    await writeFile(file, frame.replaceAll(/\/tmp\/(?:edge\/)?/g, `${folder}/`));
    return file;
  }

  const check = (file: string) => run("nginx", ["-t", "-e", "stderr", "-c", file]);

  it("has a configuration that nginx accepts", async () => {
    await expect(check(await configuration(""))).resolves.toBeDefined();
  });

  it("has one for HTTPS too", async () => {
    const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
    const subject = ["-subj", "/CN=shop.localhost", "-days", "1"];
    await run("openssl", [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-keyout",
      key,
      "-out",
      certificate,
      ...subject,
    ]);
    await expect(
      check(await configuration(`ssl_certificate ${certificate};\nssl_certificate_key ${key};\n`)),
    ).resolves.toBeDefined();
  });

  it("would be seen with a mistake in it", async () => {
    const file = await configuration("");
    await writeFile(join(folder, "tls.conf"), "proxy_cash on;");
    await expect(check(file)).rejects.toThrow("proxy_cash");
  });
});

describe("the images", () => {
  it("install by the manifest of every package that they are made from", async () => {
    const shop = await read("deploy/images/shop.Dockerfile");
    const copied = [...shop.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, name]) => name);
    const folders = [...workspacePackages().values()].map((one) => one.folder);
    const runs = folders.filter((name) => !["bench", "e2e"].includes(name));
    expect(new Set(copied)).toEqual(new Set(runs));
  });

  it("have the Node and the pnpm of the workspace", async () => {
    const node = await read("deploy/images/node.Dockerfile");
    const manifest = await read("package.json");
    const version = (await read(".node-version")).trim();
    expect(node).toContain(`NODE_VERSION=${version}\n`);
    expect(await read("deploy/images/build.sh")).toContain(`node=autotune/node:${version}\n`);
    const [, pnpm] = /PNPM_VERSION=(\S+)/.exec(node) ?? [];
    expect(manifest).toContain(`"packageManager": "pnpm@${pnpm}"`);
  });

  it("are those that the compose file names", async () => {
    const { services } = await readComposeFile({});
    const build = await read("deploy/images/build.sh");
    for (const { image } of Object.values(services))
      expect(build, image).toMatch(new RegExp(`[ /]${image.replace(/autotune\/|:.*/g, "")}\\b`));
  });
});
