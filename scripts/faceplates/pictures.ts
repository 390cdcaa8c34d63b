import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");
export const imagesFolder = resolve(root, "apps/storefront/public/images/products");

export const size = { width: 1600, height: 1000 };
export const widths = [480, 960, 1600] as const;
export const formats = ["avif", "webp"] as const;

/** In bytes. What a phone loads is the two smaller widths. */
export const limits = { phone: 120_000, wide: 220_000, png: 150_000, all: 8_000_000 };

export function pngOf(imageId: string): string {
  return `${imageId}.png`;
}

export function smallerOf(imageId: string, width: number, format: string): string {
  return `${imageId}-${width}.${format}`;
}
