import { readdir, readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { licences } from "../../apps/cms/src/seed/catalogue/licences.ts";
import { seedProducts } from "../../apps/cms/src/seed/catalogue/products.ts";
import {
  imageIds,
  imageOf,
  legacyImage,
} from "../../packages/commerce/src/catalogue/products/image-of.ts";
import { hashInputs, madeFromFile } from "./made-from.ts";
import { formats, limits, imagesFolder, pngOf, size, smallerOf, widths } from "./pictures.ts";

const pids = seedProducts.map(({ pid }) => pid);

async function sizeOf(file: string): Promise<number> {
  return (await stat(resolve(imagesFolder, file))).size;
}

describe("images of products (if one is missing or old: run pnpm faceplates)", () => {
  it.each(pids)("[CARD-14] %s has its image as a png found by its product id", async (pid) => {
    const image = imageOf(pid);
    // The shop answers with the window without a name where nothing is drawn.
    const file = pngOf(imageIds.includes(image) ? image : legacyImage);
    const png = await readFile(resolve(imagesFolder, file));
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(size);
    expect(png.length).toBeLessThan(limits.png);
  });

  it("[CARD-14] what is sold in one form has an image of its own, named by its product id", () => {
    const sold = licences.map(({ pid }) => pid);
    expect(sold.map(imageOf)).toEqual(sold);
  });

  it("are the ones that the rule of images knows", async () => {
    const drawn = (await readdir(imagesFolder)).filter((file) => file.endsWith(".png"));
    expect(drawn.toSorted()).toEqual(imageIds.map(pngOf).toSorted());
  });

  it.each(imageIds)("%s has every smaller file, light enough for a phone", async (imageId) => {
    for (const format of formats) {
      for (const width of widths) {
        const bytes = await sizeOf(smallerOf(imageId, width, format));
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThan(width < size.width ? limits.phone : limits.wide);
      }
    }
  });

  it("weigh little enough together", async () => {
    const sizes = await Promise.all((await readdir(imagesFolder)).map(sizeOf));
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(limits.all);
  });

  it("are drawn from the faceplates as they stand: run pnpm faceplates", async () => {
    const { madeFrom }: { madeFrom: string } = JSON.parse(await readFile(madeFromFile, "utf8"));
    expect(madeFrom, "run pnpm faceplates").toBe(await hashInputs());
  });
});
