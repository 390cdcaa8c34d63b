import { isLanguage, languages, linkTo, routeOfPath, splitLanguage } from "@autotune/routes";
import { expect, shopUrl, test } from "../fixtures/shop-test.ts";
import { fetchFromShop, forEach, ownPath } from "./fetch-all.ts";
import { wordsOfAnotherLanguage } from "./words-of-another-language.ts";
import { rawTokensIn } from "./raw-tokens.ts";
import { readPage, type SeenPage } from "./read-page.ts";

interface ListedPage {
  readonly path: string;
  readonly alternates: Readonly<Record<string, string>>;
}

async function readSitemaps(): Promise<ListedPage[]> {
  const listed: ListedPage[] = [];
  for (const language of languages) {
    const response = await fetchFromShop(`/sitemap-${language}.xml`);
    expect(response.status).toBe(200);
    for (const [, entry = ""] of (await response.text()).matchAll(/<url>(.*?)<\/url>/g)) {
      const url = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "";
      const alternates = [...entry.matchAll(/hreflang="(\w\w)" href="([^"]+)"/g)].map(
        ([, one = "", href = ""]) => [one, href] as const,
      );
      listed.push({
        path: ownPath(url) ?? url,
        alternates: Object.fromEntries(alternates),
      });
    }
  }
  return listed;
}

test("every page of the sitemap, in every language, is there, whole and in its language", async ({
  page,
}) => {
  const listed = await readSitemaps();
  const seen = new Map<string, SeenPage>();
  const wrong: string[] = [];
  const check = (right: boolean, problem: string) => {
    if (!right) wrong.push(problem);
  };

  await forEach(listed, async ({ path }) => {
    const response = await fetchFromShop(path);
    check(response.status === 200, `${path} answers ${response.status}`);
    if (response.status === 200) seen.set(path, await readPage(page, await response.text()));
  });

  const titles = new Map<string, string>();
  const foreign = new Map<string, string>();
  for (const { path, alternates } of listed) {
    const found = seen.get(path);
    if (found === undefined) continue;
    const { language } = splitLanguage(path);
    check(found.language === language, `${path} is marked as ${found.language}`);
    check(/^.+ \| AutoTune$/.test(found.title), `${path} is titled “${found.title}”`);
    const other = titles.get(`${language} ${found.title}`);
    check(other === undefined, `${path} and ${other} are both titled “${found.title}”`);
    titles.set(`${language} ${found.title}`, path);
    check(found.description !== "", `${path} has no description`);
    check(found.headings === 1, `${path} has ${found.headings} main headings`);
    check(found.robots === "", `${path} is listed and says ${found.robots}`);
    check(found.canonical === shopUrl + path, `${path} names ${found.canonical} as canonical`);
    check(
      sameRecord(found.alternates, alternates),
      `${path} announces ${JSON.stringify(found.alternates)}, its sitemap ${JSON.stringify(alternates)}`,
    );
    check(found.fallback === alternates["en"], `${path} names ${found.fallback} for all others`);
    for (const [announced, href] of Object.entries(found.alternates)) {
      const target = seen.get(ownPath(href) ?? "");
      check(
        isLanguage(announced) &&
          target !== undefined &&
          sameRecord(target.alternates, found.alternates),
        `${path} announces ${href}, which does not announce it`,
      );
    }
    for (const token of found.rawTokens) check(false, `${path} prints ${token}`);
    check(found.structured.length > 0, `${path} says nothing to search engines`);
    for (const words of wordsOfAnotherLanguage(found.chrome, language))
      foreign.set(`${language} “${words}”`, path);
  }

  for (const [words, path] of foreign) wrong.push(`${words} is in another language on ${path}`);

  await forEach(collect(seen, "links"), async ([path, on]) => {
    // Downloads require a sign-in.
    if (seen.has(path) || path.startsWith("/laravel/")) return;
    const { status } = await fetchFromShop(path);
    check(status === 200, `${on} leads to ${path}, which answers ${status}`);
  });
  await forEach(collect(seen, "pictures"), async ([path, on]) => {
    // Products that nobody has drawn share one picture, and lead to it.
    const { status } = await fetchFromShop(path, { method: "HEAD", redirect: "follow" });
    check(status === 200, `${on} shows ${path}, which answers ${status}`);
  });

  // Each is rendered on request: a sample is enough.
  const drawn = [...seen].filter((_, index) => index % 20 === 0);
  await forEach(drawn, async ([on, { socialImage }]) => {
    const { status } = await fetchFromShop(ownPath(socialImage) ?? socialImage);
    check(status === 200, `${on} has the picture ${socialImage}, which answers ${status}`);
  });

  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(100 * languages.length);
});

/** Each URL of ours that pages link to, with a page that links to it. */
function collect(
  seen: ReadonlyMap<string, SeenPage>,
  what: "links" | "pictures",
): Map<string, string> {
  const named = new Map<string, string>();
  for (const [on, found] of seen)
    for (const href of found[what]) {
      const path = ownPath(href);
      if (path !== undefined && !href.startsWith("#")) named.set(path, on);
    }
  return named;
}

function sameRecord(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Names of pages whose texts have tokens, and words that occur in every language. */
const queries = [
  "auto-tune",
  "unlimited",
  "producer",
  "essentials",
  "autotune pro",
  "hybrid",
  "metamorph",
  "harmony engine",
  "vocal de-esser",
  "autokey",
  "midi",
  "plugin",
];

test("no search result, feed or list for machines prints a token of an editor", async () => {
  const wrong: string[] = [];
  const read = async (path: string) => {
    const response = await fetchFromShop(path);
    const text = await response.text();
    if (response.status !== 200) wrong.push(`${path} answers ${response.status}`);
    for (const token of rawTokensIn(text)) wrong.push(`${path} prints ${token}`);
    return text;
  };
  const api = "/wp-json/antares/v1";
  const searches = languages.flatMap((lang) =>
    queries.map((q) => new URLSearchParams({ q, lang }).toString()),
  );
  await forEach(searches, async (search) => {
    if ((await read(`${api}/search?${search}`)).includes('"best":[]'))
      wrong.push(`nothing is found for ${search}`);
    await read(`${api}/manual-search?${search}`);
  });
  const lists = languages.flatMap((language) => [
    `/sitemap-${language}.xml`,
    `/feeds/products-${language}.xml`,
  ]);
  await forEach([...lists, "/community/feed.xml", "/es/comunidad/feed.xml"], async (path) => {
    await read(path);
  });
  expect(wrong).toEqual([]);
});

test("two hundred made-up URLs respond with 404", async () => {
  const below = ["", "/products/auto-tune", "/community", "/learning-center", "/artists"];
  const invented = Array.from(
    { length: 25 },
    (_, index) => `${below[index % 5]}/invented-${index}`,
  );
  const wrong: string[] = [];
  await forEach(
    languages.flatMap((language) =>
      invented.map((path) => (language === "en" ? path : `/${language}${path}`)),
    ),
    async (path) => {
      // An English slug under a Spanish prefix is redirected to its translation first.
      const first = await fetchFromShop(path);
      const led = first.headers.get("location");
      const { status } = led === null ? first : await fetchFromShop(led);
      if (status !== 404) wrong.push(`${path} answers ${status}`);
    },
  );
  expect(wrong).toEqual([]);
});

for (const language of languages) {
  test(`one page of each kind hydrates in ${language} without a console message`, async ({
    page,
  }) => {
    const paths = new Map<string | undefined, string>();
    for (const { path } of await readSitemaps())
      if (splitLanguage(path).language === language) paths.set(routeOfPath(path), path);
    paths.set("Checkout", linkTo("Checkout", {}, language));
    for (const path of paths.values()) {
      const response = await page.goto(path, { waitUntil: "networkidle" });
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeAttached();
    }
  });
}
