import type { SeedRun } from "../seed-run.ts";
import { drawPortrait } from "./draw-portrait.ts";

/** The pictures of testimonials that are new, by slug. */
export async function seedPortraits(
  { payload, request }: SeedRun,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const slug of slugs) {
    const data = await drawPortrait(slug);
    const { id } = await payload.create({
      collection: "pictures",
      data: { alt: "A voice, drawn as rings of sound" },
      file: { data, mimetype: "image/png", name: `${slug}.png`, size: data.length },
      depth: 0,
      req: request(),
    });
    ids.set(slug, id);
  }
  return ids;
}
