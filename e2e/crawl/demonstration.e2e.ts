import { languages, linkTo, splitLanguage, switchLanguage, type Language } from "@autotune/routes";
import { expect, popupShopUrl, test } from "../fixtures/shop-test.ts";
import { fetchFromShop, forEach } from "./fetch-all.ts";
import { readPage } from "./read-page.ts";

/** How each language would say that something is a demonstration, invented or a sample. */
const words: Readonly<Record<Language, RegExp>> = {
  en: /demonstration|\binvented\b|made[- ]up|fictional|\bsample (content|text|person|singer)/i,
  fr: /démonstration|\bfictifs?\b|inventée?s?\b/i,
  es: /demostración|inventad[oa]s?\b|fictici[oa]/i,
  de: /Demo-Shop|Demonstration|erfunden/i,
  pt: /demonstração|fictíci[oa]|inventad[oa]/i,
  ja: /デモ用|デモンストレーション|架空/,
  ko: /데모 스토어|시연|가상이|지어낸/,
  it: /dimostrativ|inventat[oaie]\b/i,
};

/** Domains of examples, wherever they occur in a host's name. */
const nobodys = /(?:^|\.)(?:example(?:\.\w+)?|test|invalid)$/;

/** The second web process has the same content, without the setting DEMONSTRATION. */
const { port } = new URL(popupShopUrl);
const fetchWithout = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });

async function readSitemap(language: Language): Promise<string[]> {
  const text = await (await fetchWithout(`/sitemap-${language}.xml`)).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

test("without the setting no page says that the shop is a demonstration, shows a sample, or links to one", async ({
  page,
}) => {
  const listed = (await Promise.all(languages.map(readSitemap))).flat();
  expect(listed.length).toBeGreaterThan(90 * languages.length);
  expect(listed.filter((path) => path.includes("/artists/"))).toEqual([]);
  const wrong: string[] = [];
  const linked = new Map<string, string>();
  await forEach(listed, async (path) => {
    const response = await fetchWithout(path);
    // The page's data has a field of that name.
    const html = (await response.text()).replaceAll("isDemonstration", "");
    if (response.status !== 200) wrong.push(`${path} answers ${response.status}`);
    // A text that is not translated is shown in English.
    for (const said of new Set([words.en, words[splitLanguage(path).language]])) {
      const found = said.exec(html);
      if (found !== null)
        wrong.push(`${path}: ${html.slice(Math.max(0, found.index - 60), found.index + 60)}`);
    }
    for (const href of (await readPage(page, html)).links) {
      if (href.startsWith("/")) linked.set(href.replace(/#.*/, ""), path);
      if (nobodys.test(URL.parse(href)?.hostname ?? ""))
        wrong.push(`${path} leads to ${href}, a domain that nobody has`);
    }
  });
  const known = new Set(listed);
  await forEach(linked, async ([path, on]) => {
    if (known.has(path) || path === "" || path.startsWith("/laravel/")) return;
    const { status } = await fetchWithout(path);
    if (status !== 200) wrong.push(`${on} leads to ${path}, which answers ${status}`);
  });
  expect(wrong).toEqual([]);
});

test("with the setting the footer says it once in each language, and samples are shown", async ({
  page,
}) => {
  for (const language of languages) {
    const path = language === "en" ? "/" : `/${language}`;
    const html = await (await fetchFromShop(path)).text();
    const notes = await page.evaluate((text) => {
      const seen = new DOMParser().parseFromString(text, "text/html");
      return [...seen.querySelectorAll("footer p")].map((one) => one.textContent);
    }, html);
    expect(
      notes.filter((note) => words[language].test(note)),
      language,
    ).toHaveLength(1);
  }
  expect((await fetchFromShop("/artists/tilda-quaverly")).status).toBe(200);
  expect((await fetchWithout("/artists/tilda-quaverly")).status).toBe(404);
});

test("help, as emails name it, leads out of the shop only to a domain that somebody has", async () => {
  for (const language of languages) {
    const path = switchLanguage("/help", language);
    expect((await fetchFromShop(path)).headers.get("location"), path).toMatch(
      /support\.example\.com/,
    );
    const { pathname } = new URL(
      (await fetchWithout(path)).headers.get("location") ?? "",
      popupShopUrl,
    );
    expect(pathname, path).toBe(linkTo("Community", {}, language));
  }
});
