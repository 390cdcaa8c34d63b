import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderBetaEmail } from "./index.ts";
import { betaTexts } from "./texts/beta/texts-by-language.ts";

const appUrl = "https://apps.test/join?code=aB3&from=mail";

describe.each(languages)("renderBetaEmail in %s", (language) => {
  const texts = betaTexts[language];

  it("brings the link that was promised, and no other", async () => {
    const { subject, html, text } = await renderBetaEmail({ language, appUrl });
    expect(subject).toBe(texts.withLink.subject);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    const shown = html.replace(/^<!DOCTYPE[^>]*>/, "").replaceAll("&amp;", "&");
    for (const part of [shown, text]) {
      expect(part.match(/https?:[^"<\s]*/g)).toEqual([appUrl]);
      for (const said of [texts.withLink.intro, texts.getApp, texts.notYou, texts.whyThisMail])
        expect(part).toContain(said);
    }
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<img|data:/);
  });

  it("states that the link follows while there is none", async () => {
    const { subject, html, text } = await renderBetaEmail({ language, appUrl: undefined });
    expect(subject).toBe(texts.linkFollows.subject);
    for (const part of [html.replace(/^<!DOCTYPE[^>]*>/, ""), text]) {
      expect(part).toContain(texts.linkFollows.intro);
      expect(part).not.toMatch(/https?:|href=/);
      expect(part).not.toContain(texts.getApp);
    }
  });
});
