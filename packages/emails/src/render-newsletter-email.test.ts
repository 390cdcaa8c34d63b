import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderNewsletterEmail } from "./index.ts";
import { newsletterTexts } from "./texts/newsletter/texts-by-language.ts";

const confirmUrl = "https://shop.test/newsletter-signup?token=aB3-_x&from=mail";
const doctype = /^<!DOCTYPE[^>]*>/;

describe.each(languages)("renderNewsletterEmail in %s", (language) => {
  const texts = newsletterTexts[language];

  it("says its language and asks in the subject", async () => {
    const { subject, html } = await renderNewsletterEmail({ language, confirmUrl });
    expect(subject).toBe(texts.subject);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  });

  it("leads to the address it was given, shows it, and loads nothing", async () => {
    const { html, text } = await renderNewsletterEmail({ language, confirmUrl });
    const shown = html.replace(doctype, "").replaceAll("&amp;", "&");
    const addresses = [...shown.matchAll(/https?:[^"<\s]*/g)].map(([address]) => address);
    expect(addresses).toEqual([confirmUrl, confirmUrl]);
    expect(shown).toContain(`href="${confirmUrl}"`);
    expect(text.split("\n")).toContain(confirmUrl);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<img|data:/);
  });

  it("says the same in both parts", async () => {
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

it("is told in words of its own in every language", () => {
  for (const text of ["subject", "intro", "confirm", "whyThisMail"] as const)
    expect(new Set(languages.map((language) => newsletterTexts[language][text])).size).toBe(
      languages.length,
    );
});
