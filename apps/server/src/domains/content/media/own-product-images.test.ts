import { beforeEach, expect, it } from "vitest";
import { productSample } from "../../../../test/published-samples.ts";
import { contentKey } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";
import { namelessFile, OwnProductImages } from "./own-product-images.ts";

const files = [480, 960, 1200].map((width) => ({
  name: `stage-${width}.webp`,
  width,
  height: width / 2,
}));

let content: PublishedContent;
let images: OwnProductImages;
beforeEach(() => {
  content = new PublishedContent();
  content.put("pictures", contentKey("pictures", "7", "en"), 1, { alt: "", files });
  images = new OwnProductImages(content);
});

function publish(path: string, pid: string, picture?: string): void {
  const { explanation: _, ...product } = productSample(path, 100, { pid });
  content.put("catalogue", contentKey("catalogue", path, ""), 1, product);
  const body = { name: path, summary: "", ...(picture === undefined ? {} : { picture }) };
  content.put("products", contentKey("products", path, "en"), 1, body);
  content.commit();
}

it("an editor’s image stands at the URLs of the drawn one, in the nearest size", () => {
  publish("auto-tune-pro", "AT-PRO", "7");
  expect(images.fileFor("AT-PRO-480.avif")).toBe("stage-480.webp");
  expect(images.fileFor("AT-PRO-960.webp")).toBe("stage-960.webp");
  expect(images.fileFor("AT-PRO-1600.webp")).toBe("stage-1200.webp");
  expect(images.fileFor("AT-PRO.png")).toBe("stage-1200.webp");
});

it("is for all forms of a plan, and for a product that nobody has drawn", () => {
  publish("unlimited-monthly", "AT-UNLIMITED-M", "7");
  publish("unlimited-yearly", "AT-UNLIMITED-Y");
  publish("brand-new", "XY-NEW", "7");
  expect(images.fileFor("AT-UNLIMITED.png")).toBe("stage-1200.webp");
  expect(images.fileFor("XY-NEW-480.webp")).toBe("stage-480.webp");
});

it("follows what is published", () => {
  publish("auto-tune-pro", "AT-PRO");
  expect(images.fileFor("AT-PRO.png")).toBeUndefined();
  publish("auto-tune-pro", "AT-PRO", "7");
  expect(images.fileFor("AT-PRO.png")).toBeDefined();
  publish("auto-tune-pro", "AT-PRO", "8");
  expect(images.fileFor("AT-PRO.png")).toBeUndefined();
});

it("what nobody has drawn shows the window without a name; what is no image shows nothing", () => {
  expect(namelessFile("XY-NEW-480.webp")).toBe("LEGACY-480.webp");
  expect(namelessFile("XY-NEW.png")).toBe("LEGACY.png");
  expect(namelessFile("LEGACY.png")).toBeUndefined();
  expect(namelessFile("../secret.png")).toBeUndefined();
});
