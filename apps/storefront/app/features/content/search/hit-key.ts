import type { SearchHit } from "@autotune/contract";

/** Several products may be sold at one URL. */
export function hitKey({ href, title }: SearchHit): string {
  return `${href} ${title}`;
}
