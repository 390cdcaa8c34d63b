import { createHmac, hkdfSync } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fromBase32, totpCode, totpStep } from "@autotune/contract/totp";
import { asRole } from "@autotune/database/roles";
import {
  root,
  startProcess,
  waitUntilResponds,
  type RunningProcess,
} from "@autotune/scripts/stack";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBackedUpShop, type BackedUpShop } from "./backed-up-shop.ts";

let shop: BackedUpShop;
const started: RunningProcess[] = [];
beforeAll(async () => {
  shop = await startBackedUpShop(4900);
});
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()));
  await shop.stop();
});

it("with files and keys restored, images are served, links of older e-mails and second factors work", async () => {
  const { postgres, environment } = shop;
  const names = (await readdir(postgres.storageFolder)).toSorted();
  const image = names.find((name) => /\.(?:png|webp|avif|jpe?g)$/.test(name)) ?? "";
  const content = await readFile(join(postgres.storageFolder, image));
  const token = linkToken(environment["LINK_SECRET"] ?? "", "singer@studio.test");
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(postgres.secretsFile, lines.join(""));
  await postgres.backup("files-backup");
  for (const lost of [postgres.storageFolder, postgres.secretsFile])
    await rm(lost, { recursive: true });

  await postgres.backup("files-restore");
  expect((await readdir(postgres.storageFolder)).toSorted()).toEqual(names);
  // Processes that know nothing but what was restored.
  const restored = parseEnvironment(await readFile(postgres.secretsFile, "utf8"));
  for (const [index, web] of shop.webs.entries()) if (index === 0) await web.stop();
  const webPort = String(shop.webPorts[0]);
  const webUrl = `http://127.0.0.1:${webPort}`;
  await start("restored-web", ["apps/server/src/web.ts"], {
    environment: { ...restored, PORT: webPort },
    url: `${webUrl}/health/ready`,
  });
  const served = await fetch(`${webUrl}/media/${encodeURIComponent(image)}`);
  expect([served.status, Buffer.from(await served.arrayBuffer())]).toEqual([200, content]);
  const link = `${webUrl}/laravel/rest/communications?token=`;
  expect((await fetch(link + token)).status).toBe(200);
  expect((await fetch(link + linkToken("another secret", "singer@studio.test"))).status).toBe(400);

  const cmsUrl = `http://127.0.0.1:${shop.cmsPort}`;
  await start(
    "restored-cms",
    ["node_modules/next/dist/bin/next", "start", "-p", `${shop.cmsPort}`],
    {
      cwd: join(root, "apps/cms"),
      environment: { ...restored, DATABASE_URL: asRole(shop.databaseUrl, "cms") },
      url: `${cmsUrl}/admin/login`,
    },
  );
  const post = async (path: string, body: object, session?: string) => {
    const response = await fetch(cmsUrl + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(session === undefined ? {} : { authorization: `JWT ${session}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { token?: string } };
  };
  const { SEED_PASSWORD: password = "", SEED_TOTP_SECRET: secret = "" } = restored;
  const signedIn = await post("/api/users/login", { email: "admin@autotune.test", password });
  expect(signedIn.status).toBe(200);
  const code = totpCode(fromBase32(secret) ?? Buffer.alloc(0), totpStep(new Date()));
  const proved = await post("/api/second-factor/code", { code }, signedIn.body.token);
  expect(proved.status).toBe(200);
});

async function start(
  name: string,
  args: readonly string[],
  { url, ...options }: { url: string; cwd?: string; environment: Record<string, string> },
): Promise<void> {
  const process = startProcess({
    name,
    command: join(root, "node_modules/.bin/node"),
    args,
    ...options,
  });
  started.push(process);
  await waitUntilResponds(url, { process });
}

function parseEnvironment(text: string): Record<string, string> {
  const lines = text.trimEnd().split("\n");
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

/** As the link at the end of an e-mail that went out before. */
function linkToken(secret: string, email: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "communication link", 32));
  const encoded = Buffer.from(email).toString("base64url");
  return `${encoded}.${createHmac("sha256", key).update(encoded).digest("base64url")}`;
}
