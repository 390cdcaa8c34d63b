/** Something that the shop serves, to be read as a browser would. */
interface Served {
  readonly path: string;
  readonly text: string;
  readonly type: "text/html" | "application/xml";
}

const feeds = [
  "/sitemap.xml",
  "/sitemap-en.xml",
  "/community/feed.xml",
  "/feeds/products-en.xml",
] as const;

/** Responses that hold HTML, which the shop puts into its pages as it is. */
const htmlInJson = ["/wp-json/antares/v1/mini-banner", "/wp-json/antares/v1/football"] as const;

/** Every English page of the sitemap, every feed, and the HTML that API responses hold. */
export async function readServed(origin: string): Promise<Served[]> {
  const served: Served[] = [];
  const read = async (path: string) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return response.text();
  };
  for (const path of feeds) served.push({ path, text: await read(path), type: "application/xml" });
  const sitemap = served.find(({ path }) => path === "/sitemap-en.xml")?.text ?? "";
  for (const [, url = ""] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const path = new URL(url.replaceAll("&amp;", "&")).pathname;
    served.push({ path, text: await read(path), type: "text/html" });
  }
  for (const path of htmlInJson)
    for (const text of contentsIn(JSON.parse(await read(path))))
      served.push({ path, text, type: "text/html" });
  return served;
}

/** HTML by its name, at any depth. */
function contentsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(?:post_)?content$/.test(name) && typeof inner === "string" ? [inner] : contentsIn(inner),
  );
}
