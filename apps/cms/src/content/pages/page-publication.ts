import { blocksToPublished } from "../../blocks/to-published.ts";
import type { Page } from "../../payload-types.ts";
import { keyedBySlug } from "../../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../../platform/publishing/publication.ts";
import { seoToPublished } from "../seo/seo-to-published.ts";
import { archivePolicyVersions } from "./archive-policy-versions.ts";
import { policyToPublished } from "./policy.ts";

export const pagePublication: Publication<"pages", Page> = {
  collection: "pages",
  read: (payload, options) => payload.findByID({ ...options, collection: "pages" }),
  ...keyedBySlug,
  translationRank: 1,
  archive: archivePolicyVersions,
  toBody: ({ title, seo, blocks, policy }, references) => ({
    title: title ?? "",
    seo: seoToPublished(seo),
    blocks: blocksToPublished(blocks, references),
    ...policyToPublished(policy),
  }),
};
