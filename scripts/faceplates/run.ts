import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { openDrawingBoard, sharp } from "./drawing-board.ts";
import { hashInputs, madeFromFile } from "./made-from.ts";
import { formats, imagesFolder, limits, pngOf, smallerOf, widths } from "./pictures.ts";

/**
 * `pnpm faceplates`: draws the window of every product as the shop's images, named by product id.
 * Run it again after a change of a faceplate or of the tokens. Elsewhere other fonts smooth its letters: the bytes differ.
 */

/** Replaces the old images when all are drawn: a run that fails removes none. */
const fresh = `${imagesFolder}-fresh`;

/** More effort than this costs minutes and saves some hundred bytes. */
const settings = {
  avif: { quality: 60, effort: 2 },
  webp: { quality: 84, alphaQuality: 90, effort: 5 },
};

const board = await openDrawingBoard();
try {
  // Taken before the first plate is read: a change during the run must make the images stale.
  const madeFrom = await hashInputs();
  const { Faceplate, faceplateIds } = await board.load("@autotune/ui/faceplates");
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const pid of faceplateIds) {
    await save(pid, await board.draw(pid, Faceplate, { pid }));
    console.log(pid);
  }
  await rm(imagesFolder, { recursive: true, force: true });
  await rename(fresh, imagesFolder);
  await writeFile(madeFromFile, `${JSON.stringify({ madeFrom }, null, 2)}\n`);
} finally {
  await board.close();
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
