import { slugPattern } from "@autotune/contract";

const slug = new RegExp(`^${slugPattern}$`);

export function isSlug(value: unknown): value is string {
  return typeof value === "string" && slug.test(value);
}
