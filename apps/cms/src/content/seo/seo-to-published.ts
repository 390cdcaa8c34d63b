import type { PageBody } from "@autotune/contract";
import type { Page } from "../../payload-types.ts";

export function seoToPublished(seo: Page["seo"]): PageBody["seo"] {
  return {
    ...(seo?.title ? { title: seo.title } : {}),
    ...(seo?.description ? { description: seo.description } : {}),
  };
}
