import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderDigestEmail } from "./newsletter-digest.tsx";

const posts = [
  {
    title: "A <b>dry</b>\nvocal",
    summary: "First & last.",
    url: "https://shop.test/community/dry",
  },
  { title: "Two voices", summary: "Both at once.", url: "https://shop.test/community/two" },
];
const choicesUrl = "https://shop.test/communications?token=a.b&from=mail";

describe.each(languages)("renderDigestEmail in %s", (language) => {
  it("names the newest post in the subject, on one line", async () => {
    const { subject, html } = await renderDigestEmail({ language, posts, choicesUrl });
    expect(subject).toMatch(/.[:：] ?A <b>dry<\/b> vocal$/);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  });

  it("leads to each post and to the way out, and nowhere else; it loads nothing", async () => {
    const { html, text } = await renderDigestEmail({ language, posts, choicesUrl });
    const shown = html.replace(/^<!DOCTYPE[^>]*>/, "").replaceAll("&amp;", "&");
    const links = [...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const [first, second] = posts.map(({ url }) => url);
    expect(links).toEqual([first, first, second, second, choicesUrl]);
    const lines = text.split("\n");
    for (const url of [first, second, choicesUrl]) expect(lines).toContain(url);
    expect(html).not.toMatch(/<b>|\ssrc=|url\(|@import|<link|<img|data:/);
  });
});

it("is none without news", async () => {
  const empty = renderDigestEmail({ language: "en", posts: [], choicesUrl });
  await expect(empty).rejects.toThrow("without news");
});
