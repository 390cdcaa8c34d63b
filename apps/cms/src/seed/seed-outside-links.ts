import type { OutsideLinksBody } from "@autotune/contract";
import type { SeedRun } from "./documents/seed-run.ts";

/** A demonstration's: nobody has these domains, and another shop does not show them. */
const links: Required<OutsideLinksBody> = {
  helpCenter: "https://support.example.com",
  faq: "https://support.example.com/faq",
  communityChat: "https://chat.example.com",
  merch: "https://merch.example.com",
  videos: "https://videos.example.com",
  photos: "https://photos.example.com",
  clips: "https://clips.example.com",
  podcast: "https://podcast.example.com",
};

export async function seedOutsideLinks({ payload, request }: SeedRun): Promise<void> {
  const slug = "outside-links";
  const { createdAt } = await payload.findGlobal({ slug, req: request() });
  const wasSaved = createdAt !== undefined && createdAt !== null;
  if (!wasSaved) await payload.updateGlobal({ slug, data: links, req: request() });
}
