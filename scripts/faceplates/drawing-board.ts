import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { root, size } from "./pictures.ts";

const storefront = resolve(root, "apps/storefront");

// Vite, Tailwind and React are the storefront's own: an image must not come from other versions.
const ofStorefront = createRequire(resolve(storefront, "package.json"));
const ofCms = createRequire(resolve(root, "apps/cms/package.json"));
const load = (name: string, require = ofStorefront) =>
  import(pathToFileURL(require.resolve(name)).href);

const { createServer } = await load("vite");
const { default: tailwindcss } = await load("@tailwindcss/vite");
const { createElement } = await load("react");
const { renderToStaticMarkup } = await load("react-dom/server");

export const { default: sharp } = await load("sharp", ofCms);

/** Only what is drawn: what lies outside of its corners is transparent. */
const bare = "<style>html { background: none }</style>";

/** A browser that draws components with the storefront's own styles and fonts. */
export async function openDrawingBoard() {
  const vite = await createServer({
    root: storefront,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    plugins: [tailwindcss()],
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  await vite.listen();
  const url = vite.resolvedUrls?.local[0];
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
  const page = await browser.newPage({ viewport: size });

  return {
    load: (module: string) => vite.ssrLoadModule(module),

    async draw(name: string, component: unknown, props: object): Promise<Buffer> {
      const drawing = renderToStaticMarkup(createElement(component, props));
      await page.route(`${url}${name}`, (route) =>
        route.fulfill({
          contentType: "text/html; charset=utf-8",
          body: `<!doctype html><link rel="stylesheet" href="/app/styles/app.css?direct">${bare}${drawing}`,
        }),
      );
      await page.goto(`${url}${name}`, { waitUntil: "networkidle" });
      await page.evaluate("document.fonts.ready");
      return page.screenshot({ omitBackground: true });
    },

    async close(): Promise<void> {
      await browser.close();
      await vite.close();
    },
  };
}
