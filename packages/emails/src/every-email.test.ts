import { defaultLanguage, languages } from "@autotune/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RenderedEmail } from "./platform/email.ts";
import { emailSettings, setEmailSettings } from "./platform/email-settings.ts";
import { footerNotes } from "./platform/footer-notes.ts";
import { translatorFor } from "./platform/i18n.ts";
import { emailSamples as samples } from "./samples.ts";
import { listNodes, readUrls } from "./platform/testing/read-email.ts";

const everyEmail = languages.flatMap((language) =>
  samples.map((sample) => ({ ...sample, language })),
);

/** In English whatever the language of the page was: the shop's own staff reads it. */
const ofStaff: ReadonlySet<string> = new Set(["inquiryNotice", "weeklyReport"]);
const widest = 600;

/** Every width in pixels in an e-mail, in a style or an attribute. */
function readWidths(html: string): number[] {
  const styled = [...html.matchAll(/[;"](?:min-|max-)?width:(\d+)px/g)];
  const given = [...html.matchAll(/\swidth="(\d+)"/g)];
  return [...styled, ...given].map(([, width]) => Number(width));
}

/** Whether the HTML shows a line of the plain text: as it is, or a label and its value in cells of their own. */
function isShown(line: string, nodes: readonly string[]): boolean {
  const bare = line.replace(/^\d+\. /, "");
  if (nodes.includes(bare) || nodes.includes(bare.replace(/\s?[:：]$/, ""))) return true;
  // A link within a sentence is a node of its own.
  const parts = bare
    .split(/(https?:\/\/[\w./-]*\w)/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length > 1 && parts.every((part) => nodes.some((node) => node.trim() === part)))
    return true;
  return [...bare.matchAll(/[:：]/g)].some(({ index }) => {
    const label = bare
      .slice(0, index)
      .trimEnd()
      .replace(/ × \d+$/, "");
    return nodes.includes(label) && nodes.includes(bare.slice(index + 1).trim());
  });
}

it("every e-mail has a sample with a name of its own", () => {
  expect(samples.length).toBeGreaterThan(50);
  expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
});

describe.each(everyEmail)("$name in $language", ({ name, render, language }) => {
  let email: RenderedEmail;
  beforeAll(async () => {
    email = await render(language);
  });

  it("declares its language", () => {
    const declared = ofStaff.has(name) ? defaultLanguage : language;
    expect(email.html).toMatch(new RegExp(`<html[^>]* lang="${declared}"`));
  });

  it("has the same content in HTML and in text", () => {
    const nodes = listNodes(email.html);
    const lines = email.text.split("\n").filter((line) => !/^(?:|-- |https?:\S*)$/.test(line));
    expect(lines.filter((line) => !isShown(line, nodes))).toEqual([]);
    expect(new Set(readUrls(email.html))).toEqual(new Set(readUrls(email.text)));
  });

  it("loads nothing", () => {
    expect(email.html).not.toMatch(/\ssrc=|url\(|@import|<link|<img|data:/);
  });

  it("leaves no gap", () => {
    const { subject, html, text } = email;
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/\bnull\b|undefined|NaN|Invalid|\$\{|\{\{|\[object/);
      // No time is shown without its time zone.
      expect(part).not.toMatch(/\d:\d\d(?!.{0,3}\sUTC)/u);
    }
    expect(subject.trim()).not.toBe("");
    expect(text).not.toMatch(/\n{4}/);
    expect(html).not.toMatch(/<td (?:class|style)[^>]*><\/td>|<p[^>]*><\/p>/);
  });

  it("is a column of at most 600 px that shrinks with the screen", () => {
    const widths = readWidths(email.html);
    expect(email.html).toContain(`max-width:${widest}px`);
    // Apart from the column only the joints of the pitch line and the numbers of the steps have one.
    expect(widths.filter((width) => width > 32)).toEqual([widest]);
  });
});

describe.each(languages)("the e-mails in %s", (language) => {
  it("have subjects and headings of their own", async () => {
    // The states of an order have the same heading, and a guest's order the same subject.
    const distinct = samples.filter(({ name }) => !name.startsWith("order"));
    const emails = await Promise.all(
      distinct.map(async ({ domain, render }) => ({ domain, ...(await render(language)) })),
    );
    const headings = emails.map(
      ({ domain, html }) => `${domain}: ${/<h1[^>]*>([^<]*)</.exec(html)?.[1]}`,
    );
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(distinct.length);
    expect(new Set(headings).size).toBe(distinct.length);
  });
});

/** How a language says that something is a demonstration. */
const demonstrationWords =
  /demonstra|démonstra|demostra|vorführ|\bdemo\b|dimostra|デモ|架空|サンプル|데모|가상|샘플|invent|erfunden|inventé/i;

function setDemonstration(isDemonstration: boolean): void {
  setEmailSettings({ ...emailSettings(), isDemonstration });
}

describe.each(everyEmail)("$name in $language", ({ name, render, language }) => {
  afterAll(() => setDemonstration(false));

  it("says that the shop is a demonstration where it is one, once, and else never", async () => {
    setDemonstration(false);
    const plain = await render(language);
    for (const part of [plain.subject, plain.text]) expect(part).not.toMatch(demonstrationWords);

    setDemonstration(true);
    const marked = await render(language);
    const translate = translatorFor(ofStaff.has(name) ? defaultLanguage : language);
    const [note = ""] = footerNotes([], translate);
    expect(note).toMatch(demonstrationWords);
    expect(marked.text.split(note)).toHaveLength(2);
    expect(listNodes(marked.html).filter((node) => node === note)).toHaveLength(1);
  });
});
