import type { Browser } from "@playwright/test";
import type { PageContent, PagePart } from "../bare-page/app/page-content.ts";

export interface ReadPage extends PageContent {
  readonly isIndexable: boolean;
}

/** The texts and images of a page as the phone that Lighthouse imitates is given them. */
export async function readPage(browser: Browser, url: string): Promise<ReadPage> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(() => {
      const parts: PagePart[] = [];
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      );
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof HTMLImageElement) {
          const { pathname, search } = new URL(node.currentSrc || node.src);
          parts.push({
            id: parts.length,
            kind: "image",
            src: pathname + search,
            alt: node.alt,
            width: node.width,
            height: node.height,
            isLazy: node.loading === "lazy",
          });
        } else if (node instanceof Text) {
          const parent = node.parentElement;
          const text = node.data.trim();
          if (text === "" || parent === null || parent.closest("script,style,noscript") !== null)
            continue;
          parts.push({
            id: parts.length,
            kind: parent.closest("h1,h2,h3,h4,h5,h6") === null ? "text" : "heading",
            text,
          });
        }
      }
      const metaContent = (name: string) =>
        document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
      return {
        title: document.title,
        description: metaContent("description"),
        isIndexable: !metaContent("robots").includes("noindex"),
        parts,
      };
    });
  } finally {
    await page.close();
  }
}
