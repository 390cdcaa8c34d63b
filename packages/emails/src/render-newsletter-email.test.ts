import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderNewsletterEmail } from "./index.ts";
import { newsletterTexts } from "./texts/newsletter/texts-by-language.ts";

const confirmUrl = "https://shop.test/newsletter-signup?token=aB3-_x&from=mail";
const doctype = /^<!DOCTYPE[^>]*>/;

describe.each(languages)("renderNewsletterEmail in %s", (language) => {
  const texts = newsletterTexts[language];

  it("declares its language and asks in the subject", async () => {
    const { subject, html } = await renderNewsletterEmail({ language, confirmUrl });
    expect(subject).toBe(texts.subject);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  });

  it("links to the URL it was given, shows it, and loads nothing", async () => {
    const { html, text } = await renderNewsletterEmail({ language, confirmUrl });
    const shown = html.replace(doctype, "").replaceAll("&amp;", "&");
    const urls = [...shown.matchAll(/https?:[^"<\s]*/g)].map(([url]) => url);
    expect(urls).toEqual([confirmUrl, confirmUrl]);
    expect(shown).toContain(`href="${confirmUrl}"`);
    expect(text.split("\n")).toContain(confirmUrl);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<img|data:/);
  });

  it("has the same content in both parts", async () => {
    const { html, text } = await renderNewsletterEmail({ language, confirmUrl });
    const { heading, intro, confirm, validFor, goodbye, team, demonstration, whyThisMail } = texts;
    for (const words of [
      heading,
      intro,
      confirm,
      validFor,
      goodbye,
      team,
      demonstration,
      whyThisMail,
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(validFor).toMatch(/7/);
  });
});

it("has texts of its own in every language", () => {
  for (const text of ["subject", "intro", "confirm", "whyThisMail"] as const)
    expect(new Set(languages.map((language) => newsletterTexts[language][text])).size).toBe(
      languages.length,
    );
});
