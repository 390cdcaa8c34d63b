import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { hashInputs, madeFromFile } from "./made-from.ts";
import { formats, limits, imagesFolder, pngOf, root, size, smallerOf, widths } from "./pictures.ts";

/**
 * `pnpm faceplates`: draws the window of every product as the shop's images, named by product id.
 * Run it again after a change of a faceplate or of the tokens; a rerun gives the same bytes.
 */
const storefront = resolve(root, "apps/storefront");
/** Replaces the old images when all are drawn: a run that fails removes none. */
const fresh = `${imagesFolder}-fresh`;

// Vite, Tailwind and React are the storefront's own: an image must not come from other versions.
const ofStorefront = createRequire(resolve(storefront, "package.json"));
const ofCms = createRequire(resolve(root, "apps/cms/package.json"));
const load = (name: string, require = ofStorefront) =>
  import(pathToFileURL(require.resolve(name)).href);

const { createServer } = await load("vite");
const { default: tailwindcss } = await load("@tailwindcss/vite");
const { createElement } = await load("react");
const { renderToStaticMarkup } = await load("react-dom/server");
const { default: sharp } = await load("sharp", ofCms);

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

/** More effort than this costs minutes and saves some hundred bytes. */
const settings = {
  avif: { quality: 60, effort: 2 },
  webp: { quality: 84, alphaQuality: 90, effort: 5 },
};

/** Only the window: what lies outside of its corners is transparent. */
const bare = "<style>html { background: none }</style>";

try {
  // Taken before the first plate is read: a change during the run must make the images stale.
  const madeFrom = await hashInputs();
  const { Faceplate, faceplateIds } = await vite.ssrLoadModule("@autotune/ui/faceplates");
  const page = await browser.newPage({ viewport: size });
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const pid of faceplateIds) {
    const plate = renderToStaticMarkup(createElement(Faceplate, { pid }));
    await page.route(`${url}${pid}`, (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: `<!doctype html><link rel="stylesheet" href="/app/styles/app.css?direct">${bare}${plate}`,
      }),
    );
    await page.goto(`${url}${pid}`, { waitUntil: "networkidle" });
    await page.evaluate("document.fonts.ready");
    await save(pid, await page.screenshot({ omitBackground: true }));
    console.log(pid);
  }
  await rm(imagesFolder, { recursive: true, force: true });
  await rename(fresh, imagesFolder);
  await writeFile(madeFromFile, `${JSON.stringify({ madeFrom }, null, 2)}\n`);
} finally {
  await browser.close();
  await vite.close();
}

async function save(pid: string, shot: Buffer): Promise<void> {
  await writeFile(resolve(fresh, pngOf(pid)), await toPng(shot));
  for (const width of widths) {
    for (const format of formats) {
      await sharp(shot)
        .resize({ width })
        .toFormat(format, settings[format])
        .toFile(resolve(fresh, smallerOf(pid, width, format)));
    }
  }
}

/** A drawing has few colours: a palette of them makes a third of the bytes. As many as there is room for. */
async function toPng(shot: Buffer): Promise<Buffer> {
  for (const quality of [100, 85, 70, 55, 40]) {
    const png = await sharp(shot).png({ palette: true, quality, effort: 10, dither: 0 }).toBuffer();
    if (png.length < limits.png) return png;
  }
  throw new Error(`No palette brings this image under ${limits.png} bytes.`);
}
