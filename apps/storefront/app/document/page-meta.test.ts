import { expect, it } from "vitest";
import { pageMeta } from "./page-meta.ts";

const about = {
  title: "About",
  description: "Who we are.",
  origin: "https://shop.test",
  availableIn: ["en", "es"],
} as const;

it("links the languages in which the page exists, and no other", () => {
  const tags = pageMeta({ ...about, pathname: "/es/sobre-nosotros" });
  expect(tags).toContainEqual({ title: "About | AutoTune" });
  expect(links(tags)).toEqual([
    ["canonical", undefined, "https://shop.test/es/sobre-nosotros"],
    ["alternate", "en", "https://shop.test/about"],
    ["alternate", "es", "https://shop.test/es/sobre-nosotros"],
    ["alternate", "x-default", "https://shop.test/about"],
  ]);
});

it("makes the English page canonical where its texts are English", () => {
  const tags = pageMeta({ ...about, pathname: "/ja/about" });
  expect(links(tags)[0]).toEqual(["canonical", undefined, "https://shop.test/about"]);
  expect(contentOf(tags, "og:locale")).toBe("en_US");
  expect(contentOf(tags, "og:locale:alternate")).toBe("es_ES");
});

it("describes the page to social networks, with an image whose URL follows its title", () => {
  const imageOf = (title: string) =>
    contentOf(pageMeta({ ...about, title, pathname: "/about" }), "og:image");
  const tags = pageMeta({ ...about, pathname: "/about" });
  for (const property of ["og:title", "og:description", "og:type", "og:url", "og:site_name"])
    expect(contentOf(tags, property), property).toBeTruthy();
  expect(contentOf(tags, "og:locale")).toBe("en_US");
  expect(contentOf(tags, "og:image:width")).toBe("1200");
  expect(contentOf(tags, "og:image:height")).toBe("630");
  expect(contentOf(tags, "og:image:alt")).toBe("About");
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(imageOf("About")).toMatch(/^https:\/\/shop\.test\/og\/[a-z0-9]+\/about\.png$/);
  expect(imageOf("About us")).not.toBe(imageOf("About"));
});

it("keeps a narrowed list from search engines", () => {
  const robots = { name: "robots", content: "noindex" };
  expect(pageMeta({ ...about, pathname: "/about" })).not.toContainEqual(robots);
  expect(pageMeta({ ...about, pathname: "/about", isUnlisted: true })).toContainEqual(robots);
});

it("describes the site on Home, and has breadcrumbs elsewhere", () => {
  const typesAt = (pathname: string) =>
    pageMeta({ ...about, pathname }).flatMap((tag) =>
      "script:ld+json" in tag ? [Reflect.get(Object(tag["script:ld+json"]), "@type")] : [],
    );
  expect(typesAt("/es")).toEqual(["Organization", "WebSite"]);
  expect(typesAt("/es/sobre-nosotros")).toEqual(["BreadcrumbList"]);
});

function links(tags: ReturnType<typeof pageMeta>) {
  return tags.flatMap((tag) =>
    "tagName" in tag && tag.tagName === "link" ? [[tag["rel"], tag["hrefLang"], tag["href"]]] : [],
  );
}

function contentOf(tags: ReturnType<typeof pageMeta>, property: string): unknown {
  const found = tags.find((tag) => "property" in tag && tag.property === property);
  return found !== undefined && "content" in found ? found.content : undefined;
}
