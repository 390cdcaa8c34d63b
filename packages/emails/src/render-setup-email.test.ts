import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderSetupEmail } from "./index.ts";
import { orderTexts } from "./texts/order/texts-by-language.ts";

describe.each(languages)("renderSetupEmail in %s", (language) => {
  const email = {
    language,
    firstName: "<b>Ana</b>",
    reference: "AT-2025-7F3K9Q",
    setupUrl: `https://shop.test/${language}/setup?gt=token&e=ana%40studio.test`,
  };
  const texts = orderTexts[language];

  it("has the same content in both parts, and links only to the account", async () => {
    const { subject, html, text } = await renderSetupEmail(email);
    expect(subject).toBe(texts.setup.heading);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    const { heading, button, text: words } = texts.setup;
    for (const said of [heading, words, button, email.reference, texts.demonstration]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    const shown = html.replace(/^<!DOCTYPE[^>]*>/, "").replaceAll("&amp;", "&");
    for (const part of [shown, text])
      expect(part.match(/https?:[^"<\s]*/g)).toEqual([email.setupUrl]);
    expect(html).not.toMatch(/<b>|\ssrc=|url\(|@import|<link|<img|data:/);
  });
});
