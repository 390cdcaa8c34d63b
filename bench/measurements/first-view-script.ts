import type { Server } from "node:http";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium, type Response } from "@playwright/test";
import { linkTo } from "@autotune/routes";
import { root, runToEnd } from "@autotune/scripts/stack";
import type { ServerBuild } from "react-router";
import type { Measurement } from "../measurement.ts";
import { serveBuild } from "../servers/serve-build.ts";

const hello = join(root, "bench/hello");

export const homeScript = firstViewScript({
  id: "e",
  page: "Home",
  path: linkTo("Home"),
  atMost: 1.2,
});

export const productPageScript = firstViewScript({
  id: "i",
  page: "a product's page",
  path: linkTo("AutoTune", { slug: "pro" }),
  atMost: 1.25,
});

interface FirstView {
  readonly id: string;
  readonly page: string;
  readonly path: string;
  readonly atMost: number;
}

function firstViewScript({ id, page, path, atMost }: FirstView): Measurement {
  return {
    id,
    what: `first-view JavaScript of ${page}, gzip ÷ a bare React Router hello page`,
    bar: { atMost },
    measure: (shop) => ratioToHello(shop.shopUrl + path),
  };
}

async function ratioToHello(url: string): Promise<number> {
  await runToEnd({
    name: "build-hello",
    command: join(root, "bench/node_modules/.bin/react-router"),
    args: ["build"],
    cwd: hello,
  });
  const server = await serveHello(4695);
  try {
    return (await scriptBytes(url)) / (await scriptBytes("http://127.0.0.1:4695/"));
  } finally {
    server.close();
  }
}

/** Every script that a browser requests before it is idle, all compressed alike. */
async function scriptBytes(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    const page = await browser.newPage();
    const scripts: Promise<{ readonly name: string; readonly size: number }>[] = [];
    page.on("response", (response) => {
      if (/javascript/.test(response.headers()["content-type"] ?? ""))
        scripts.push(compressedSize(response));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const sizes = (await Promise.all(scripts)).toSorted((one, other) => other.size - one.size);
    console.log(`${url}: ${sizes.map(({ name, size }) => `${name} ${size}`).join(", ")}`);
    return sizes.reduce((sum, { size }) => sum + size, 0);
  } finally {
    await browser.close();
  }
}

async function compressedSize(response: Response): Promise<{ name: string; size: number }> {
  const { pathname } = new URL(response.url());
  return {
    name: basename(pathname),
    size: gzipSync(await response.body(), { level: 9 }).length,
  };
}

async function serveHello(port: number): Promise<Server> {
  const build = (await import(
    pathToFileURL(join(hello, "build/server/index.js")).href
  )) as ServerBuild;
  return serveBuild({ build, clientFolder: join(hello, "build/client"), port });
}
