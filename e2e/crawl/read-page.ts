import type { Page } from "@playwright/test";
import { rawTokensIn } from "./raw-tokens.ts";

/** What a crawler sees of a page. */
export interface SeenPage {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly headings: number;
  readonly robots: string;
  readonly canonical: string;
  /** By language, without `x-default`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly fallback: string;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  /** What social networks show beside a link. */
  readonly socialImage: string;
  /** The texts of the menus and the footer. */
  readonly chrome: readonly string[];
  readonly structured: readonly string[];
  /** Printed anywhere but in code. */
  readonly rawTokens: readonly string[];
}

/** Reads HTML as a browser does, without loading anything that it names. */
export async function readPage(page: Page, html: string): Promise<SeenPage> {
  const { said, markup } = await page.evaluate((text) => {
    const seen = new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string) => [...seen.querySelectorAll(selector)];
    const valueOf = (selector: string, name: string) =>
      seen.querySelector(selector)?.getAttribute(name) ?? "";
    const alternates = all('link[rel="alternate"][hreflang]').map(
      (link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""] as const,
    );
    const sources = all("img[srcset], source[srcset]").flatMap((one) =>
      (one.getAttribute("srcset") ?? "").split(",").map((part) => part.trim().split(" ")[0] ?? ""),
    );
    const facts = {
      language: seen.documentElement.lang,
      title: seen.title,
      description: valueOf('meta[name="description"]', "content"),
      headings: all("h1").length,
      robots: valueOf('meta[name="robots"]', "content"),
      canonical: valueOf('link[rel="canonical"]', "href"),
      alternates: Object.fromEntries(alternates.filter(([language]) => language !== "x-default")),
      fallback: alternates.find(([language]) => language === "x-default")?.[1] ?? "",
      links: all("a[href]").map((link) => link.getAttribute("href") ?? ""),
      pictures: [
        ...all("img[src]").map((image) => image.getAttribute("src") ?? ""),
        ...sources,
      ].filter((src) => src !== ""),
      socialImage: valueOf('meta[property="og:image"]', "content"),
      chrome: all("header a, header button, footer a, footer h2, footer button")
        .map((one) => one.textContent.trim())
        .filter((words) => words !== ""),
      structured: all('script[type="application/ld+json"]').map((one) => one.textContent),
    };
    for (const code of all('script:not([type="application/ld+json"]), style')) code.remove();
    return { said: facts, markup: seen.documentElement.outerHTML };
  }, html);
  return { ...said, rawTokens: rawTokensIn(markup) };
}
