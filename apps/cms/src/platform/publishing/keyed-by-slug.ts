import type { Where } from "payload";

/** What most publications say about their key. */
export const keyedBySlug = {
  keyOf: ({ slug }: { readonly slug?: string | null }) => slug ?? undefined,
  whereKey: (key: string): Where => ({ slug: { equals: key } }),
};
