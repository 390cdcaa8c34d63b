import { defaultLanguage, languages } from "@autotune/routes";
import { emailSettings } from "../email-settings.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { RenderedEmail } from "../email.ts";
import { formatTimestamp } from "../format-timestamp.ts";
import { sampleDate, sampleFacts, sampleUrl, type Samples } from "../samples.ts";
import { readUrls } from "./read-email.ts";

export interface ExpectedEmail {
  /** What it shows of what is known. */
  readonly facts: readonly (keyof typeof sampleFacts)[];
  readonly hasTimestamp?: true;
  readonly hasCountry?: true;
  /** Besides, a day without a time. */
  readonly hasDay?: true;
  /** The path to which its button leads; null where it has none. */
  readonly leads: string | null;
  /** In hours or days, where it says how long its link works. */
  readonly lasts?: number;
  /** Somebody else may have triggered it without the owner's knowledge. */
  readonly isSuspicious?: true;
}

const ifItWasNotYou = /if (?:this wasn’t you|you didn’t)/i;

function listFacts(part: string): string[] {
  return Object.entries(sampleFacts)
    .filter(([, value]) => part.includes(value))
    .map(([name]) => name);
}

/** Holds the samples of e-mails about an account to what each may show, in every language. */
export function describeAccountEmails(
  samples: Samples,
  expected: Readonly<Record<string, ExpectedEmail>>,
): void {
  it("every sample is expected", () => {
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  const everyEmail = languages.flatMap((language) =>
    Object.entries(expected).map(([name, shown]) => ({ name, language, ...shown })),
  );
  describe.each(everyEmail)("$name in $language", (email) => {
    let mail: RenderedEmail;
    beforeAll(async () => {
      const rendered = await samples[email.name]?.(email.language);
      if (rendered === undefined) throw new Error(`There is no sample ${email.name}`);
      // A long e-mail address may break after its at sign.
      mail = { ...rendered, html: rendered.html.replaceAll("<wbr/>", "") };
    });

    it("shows what it is about and nothing else that is known", () => {
      const { html, text } = mail;
      const { facts, hasTimestamp = false, hasCountry = false, hasDay = false, language } = email;
      for (const part of [html, text]) expect(listFacts(part).sort()).toEqual(facts.toSorted());
      const rows = facts.length + Number(hasTimestamp) + Number(hasCountry) + Number(hasDay);
      expect(html.match(/<th /g) ?? []).toHaveLength(rows);
      const shown = formatTimestamp(sampleDate, language);
      for (const part of [html, text]) expect(part.includes(shown)).toBe(hasTimestamp);
    });

    it("leads to one place or none, besides support", () => {
      const { html, text } = mail;
      const { leads, language } = email;
      const urls = leads === null ? [] : [sampleUrl(language, leads)];
      const { supportUrl } = emailSettings();
      const others = (part: string) => readUrls(part).filter((url) => url !== supportUrl);
      expect(others(html)).toEqual(urls);
      expect(others(text)).toEqual(urls);
      const links = html.includes(`href="${supportUrl}"`) ? urls.length + 1 : urls.length;
      expect(html.match(/<a /g) ?? []).toHaveLength(links);
      expect(html.includes(supportUrl)).toBe(text.includes(supportUrl));
      expect(html.includes('class="button"')).toBe(leads !== null);
    });

    it("states how long its link works", () => {
      const number = new RegExp(`(?<![\\d/-])${email.lasts ?? "none"}[\\s\\u00a0]?\\p{L}`, "u");
      expect(number.test(mail.text)).toBe(email.lasts !== undefined);
    });

    // In other languages a sentence may be phrased in many ways; that it is there shows in the number of paragraphs.
    it("states what to do if it was somebody else", async () => {
      const english = await samples[email.name]?.(defaultLanguage);
      if (english === undefined) throw new Error(`There is no sample ${email.name}`);
      for (const part of [english.html, english.text])
        expect(ifItWasNotYou.test(part)).toBe(email.isSuspicious === true);
      expect(mail.text.split("\n\n")).toHaveLength(english.text.split("\n\n").length);
    });
  });
}
