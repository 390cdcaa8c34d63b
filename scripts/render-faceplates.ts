/**
 * Draws the faceplates of products as PNG files for the CMS seed: node scripts/render-faceplates.ts
 * Run it again after a change of a faceplate or of the tokens.
 */
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

const plates = ["auto-tune-pro"];
const size = { width: 1600, height: 1000 };
const root = resolve(import.meta.dirname, "..");
const storefront = resolve(root, "apps/storefront");
const pictures = resolve(root, "apps/cms/src/seed/pictures");

// Vite, Tailwind and React are the storefront's own: a picture must not come from other versions.
const require = createRequire(resolve(storefront, "package.json"));
const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);

const { createServer } = await load("vite");
const { default: tailwindcss } = await load("@tailwindcss/vite");
const { createElement } = await load("react");
const { renderToStaticMarkup } = await load("react-dom/server");

const vite = await createServer({
  root: storefront,
  configFile: false,
  appType: "custom",
  logLevel: "warn",
  plugins: [tailwindcss()],
  server: { port: 0, host: "127.0.0.1" },
});
await vite.listen();
const address = vite.resolvedUrls?.local[0];

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
  const { Faceplate } = await vite.ssrLoadModule("@autotune/ui");
  const page = await browser.newPage({ viewport: size });
  await mkdir(pictures, { recursive: true });
  for (const name of plates) {
    const plate = renderToStaticMarkup(createElement(Faceplate, { name }));
    await page.route(`${address}${name}`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><link rel="stylesheet" href="/app/styles/app.css?direct">${plate}`,
      }),
    );
    await page.goto(`${address}${name}`, { waitUntil: "networkidle" });
    await page.evaluate("document.fonts.ready");
    await page.screenshot({ path: resolve(pictures, `${name}.png`) });
    console.log(`apps/cms/src/seed/pictures/${name}.png`);
  }
} finally {
  await browser.close();
  await vite.close();
}
