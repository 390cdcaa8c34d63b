import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { renderInquiryConfirmation, renderInquiryNotice } from "./index.ts";
import { inquiryTexts } from "./texts/inquiry/texts-by-language.ts";

describe.each(languages)("renderInquiryConfirmation in %s", (language) => {
  const texts = inquiryTexts[language];

  it("has the same content in both parts, and no links", async () => {
    const { subject, html, text } = await renderInquiryConfirmation({ language, seats: 40 });
    expect(subject).toBe(texts.subject);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    for (const said of [texts.heading, texts.next, texts.notYou, texts.seats, "40"]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    for (const part of [html.replace(/^<!DOCTYPE[^>]*>/, ""), text])
      expect(part).not.toMatch(/https?:/);
  });
});

describe("renderInquiryNotice", () => {
  it("holds everything that was written, and nothing of it as markup or as a line of its own", async () => {
    const { subject, html, text } = await renderInquiryNotice({
      name: "Ana\nBcc: all@shop.test",
      email: "ana@school.test",
      school: "<b>Conservatoire</b>",
      country: "FR",
      seats: 40,
      message: "Two rooms.\n\n<script>alert(1)</script>",
      language: "fr",
    });
    expect(subject).toBe("Site licence: <b>Conservatoire</b>, 40 seats");
    for (const said of [
      "Ana Bcc: all@shop.test",
      "ana@school.test",
      "France",
      "40",
      "Two rooms.",
    ]) {
      expect(text).toContain(said);
      expect(html.replaceAll("<wbr/>", "")).toContain(said);
    }
    expect(html).not.toMatch(/<b>|<script/);
  });
});
