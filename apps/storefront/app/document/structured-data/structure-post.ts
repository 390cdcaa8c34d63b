import type { PostView } from "@autotune/contract";
import { siteName } from "@autotune/routes";
import { socialImageHref } from "./social-image-href.ts";
import { schemaOrg, type StructuredData } from "./structured-data.ts";

export function structurePost(origin: string, post: PostView): StructuredData {
  const { title, summary, writtenBy, writtenOn, language, href, seo } = post;
  return {
    "@context": schemaOrg,
    "@type": "BlogPosting",
    headline: title,
    description: summary,
    datePublished: writtenOn,
    author: { "@type": "Person", name: writtenBy },
    publisher: { "@type": "Organization", name: siteName, logo: `${origin}/favicon.svg` },
    image: origin + socialImageHref(href, seo.title ?? title),
    inLanguage: language,
    mainEntityOfPage: origin + href,
  };
}
