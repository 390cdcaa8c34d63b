import { imageOf, legacyImage } from "@autotune/commerce";
import type { ImageBody } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { PublishedContent } from "../../../platform/published/published-content.ts";

/** `AT-PRO-480.avif` and `AT-PRO.png`, as the storefront, feeds and receipts name a product's image. */
const fileName =
  /^(?<image>[A-Z0-9]+(?:-[A-Z0-9]+)*?)(?:-(?<width>480|960|1600))?\.(?:png|webp|avif)$/;

/** Of an image without a width in its name. */
const usualWidth = 1600;

/** The images that editors have given to products. They stand at the URLs of the drawn ones. */
export class OwnProductImages {
  readonly #content: PublishedContent;
  #found: ReadonlyMap<string, ImageBody> = new Map();
  #revision = -1;

  constructor(content: PublishedContent) {
    this.#content = content;
  }

  /** The stored file for the name of a product's image; undefined where the drawn one is shown. */
  fileFor(name: string): string | undefined {
    const { image, width } = fileName.exec(name)?.groups ?? {};
    if (image === undefined) return undefined;
    const own = this.#images().get(image);
    const wanted = Number(width ?? usualWidth);
    // Sorted by width; one that is smaller than all that is wanted has no larger file.
    return (own?.files.find((file) => file.width >= wanted) ?? own?.files.at(-1))?.name;
  }

  /** All forms of a plan share one image: the first that has one decides. */
  #images(): ReadonlyMap<string, ImageBody> {
    if (this.#revision === this.#content.revision) return this.#found;
    const found = new Map<string, ImageBody>();
    for (const path of this.#content.keysOf("products")) {
      const id = this.#content.find("products", path, defaultLanguage)?.picture;
      const pid = this.#content.find("catalogue", path, "")?.pid;
      if (id === undefined || pid === undefined || found.has(imageOf(pid))) continue;
      const body = this.#content.find("pictures", id, defaultLanguage);
      if (body !== undefined && body.files.length > 0) found.set(imageOf(pid), body);
    }
    this.#found = found;
    this.#revision = this.#content.revision;
    return found;
  }
}

/** The drawn window without a name, in the same size and format. */
export function namelessFile(name: string): string | undefined {
  const { image } = fileName.exec(name)?.groups ?? {};
  return image === undefined || image === legacyImage
    ? undefined
    : name.replace(image, legacyImage);
}
