import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import startShop from "../start-shop.ts";

export const screensFolder = join(import.meta.dirname, "../../reports/screens");

/** Starts the shop, and lays out all screenshots on one page when they are taken. */
export default async function startShopForScreens() {
  await rm(screensFolder, { recursive: true, force: true });
  await mkdir(screensFolder, { recursive: true });
  const stopShop = await startShop();
  return async () => {
    await stopShop();
    process.stdout.write(`Look at ${await writeContactSheet()}\n`);
  };
}

/** A row for each screen, from the narrowest to the widest; a press shows one screenshot in its own size. */
async function writeContactSheet(): Promise<string> {
  const files = (await readdir(screensFolder)).filter((file) => file.endsWith(".png")).toSorted();
  const byScreen = Map.groupBy(files, (file) => file.replace(/-\d+\.png$/, ""));
  const rows = [...byScreen].map(
    ([name, images]) =>
      `<section><h2>${name}</h2>${images
        .toSorted((one, other) => widthOf(one) - widthOf(other))
        .map(
          (file) =>
            `<a href="${file}"><img loading="lazy" src="${file}" width="${Math.round(widthOf(file) / 3)}" alt="${file}"></a>`,
        )
        .join("")}</section>`,
  );
  const sheet = join(screensFolder, "index.html");
  await writeFile(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{background:#111;color:#eee;font:16px system-ui;margin:2rem}
section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start;margin-bottom:3rem}
h2{flex-basis:100%;margin:0}img{display:block;border:1px solid #333}
</style>${rows.join("\n")}`,
  );
  return sheet;
}

function widthOf(file: string): number {
  return Number(/-(\d+)\.png$/.exec(file)?.[1]);
}
