import { languages } from "@autotune/routes";

/** What a client may be sent; the edge has a copy of a page for each. */
export const encodings = ["br", "gzip", "identity"] as const;

/** The paths of all sitemaps: the first of each language, then the second of each, as popular as they stand there. */
export async function readAddresses(origin: string): Promise<string[]> {
  const maps = await Promise.all(
    languages.map(async (language) => {
      const map = await (await fetch(`${origin}/sitemap-${language}.xml`)).text();
      return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""], place) => ({
        path: new URL(url).pathname,
        place,
      }));
    }),
  );
  return maps
    .flat()
    .toSorted((one, other) => one.place - other.place)
    .map(({ path }) => path);
}

/** Requests each address once in each encoding. */
export async function walk(origin: string, addresses: readonly string[]): Promise<void> {
  const waiting = addresses.flatMap((path) => encodings.map((encoding) => ({ path, encoding })));
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let copy = waiting.shift(); copy !== undefined; copy = waiting.shift()) {
        const response = await fetch(origin + copy.path, {
          headers: { "accept-encoding": copy.encoding },
          redirect: "manual",
        });
        await response.arrayBuffer();
        if (response.status !== 200)
          throw new Error(`${copy.path} of the sitemap responded with ${response.status}`);
      }
    }),
  );
}
