import { languages, type Language } from "@autotune/routes";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccountEmail } from "./account-letter.ts";
import { sampleAccountEmails, sampleFacts } from "./account.sample.ts";
import { formatTimestamp } from "./format-moment.ts";
import { renderAccountEmail, type RenderedEmail } from "./index.ts";
import type { AccountNewsName } from "./texts/account/account-texts.ts";
import { accountTexts } from "./texts/account/texts-by-language.ts";

type FactName = keyof typeof sampleFacts;

interface Expected {
  /** What it shows of what is known. */
  facts: FactName[];
  timestamp?: true;
  country?: true;
  leads: string | null;
  /** In hours or days, where it says how long its link works. */
  lasts?: number;
}

const expected: Record<AccountNewsName, Expected> = {
  resetPassword: { facts: [], leads: "password-reset", lasts: 1 },
  reactivateLegacy: { facts: [], leads: "setup", lasts: 30 },
  completeAccount: { facts: [], leads: "setup", lasts: 30 },
  newDevice: { facts: ["device"], leads: "my-account/profile", timestamp: true, country: true },
  passwordChanged: { facts: [], leads: "password-reset", timestamp: true },
  passkeyAdded: { facts: ["passkey"], leads: "my-account/profile", timestamp: true },
  confirmEmailOld: { facts: ["newEmail"], leads: "confirm", lasts: 24 },
  confirmEmailNew: { facts: ["oldEmail"], leads: "confirm", lasts: 24 },
  emailChanged: { facts: ["oldEmail", "newEmail"], leads: "my-account/profile" },
  licence: { facts: ["product", "serial", "authenticationString"], leads: "my-account" },
  licenceRegenerated: {
    facts: ["product", "serial", "authenticationString"],
    leads: "my-account",
  },
  codeRedeemed: {
    facts: ["product", "serial", "authenticationString", "dealer"],
    leads: "my-account",
  },
  transferGive: { facts: ["product", "serial", "takerEmail"], leads: "confirm", lasts: 14 },
  transferTake: { facts: ["product", "giverName"], leads: "confirm", lasts: 14 },
  transferGiven: { facts: ["product", "takerEmail"], leads: "my-account" },
  transferTaken: { facts: ["product", "giverName"], leads: "my-account" },
  transferDeclined: { facts: ["product"], leads: "my-account" },
  transferWithdrawn: { facts: ["product"], leads: "my-account" },
  transferExpired: { facts: ["product"], leads: "my-account" },
  confirmMerge: { facts: ["keptEmail"], leads: "confirm", lasts: 24 },
  confirmReminders: { facts: [], leads: "confirm" },
  merged: { facts: ["keptEmail", "mergedEmail"], leads: "my-account" },
  erasureScheduled: { facts: [], leads: "my-account", timestamp: true },
  erasureCancelled: { facts: [], leads: "my-account" },
  erasureStopped: { facts: [], leads: "my-account" },
  erased: { facts: [], leads: null },
  exportReady: { facts: [], leads: "data", timestamp: true },
  withdrawalReceived: {
    facts: ["name", "reference", "part", "receipt"],
    leads: null,
    timestamp: true,
  },
  withdrawalAccepted: { facts: ["reference", "receipt"], leads: null },
  withdrawalRefused: { facts: ["reference", "receipt"], leads: null },
};

/** What somebody else may have triggered without the owner's knowledge. */
const suspicious: ReadonlySet<AccountNewsName> = new Set([
  "resetPassword",
  "reactivateLegacy",
  "completeAccount",
  "newDevice",
  "passwordChanged",
  "passkeyAdded",
  "confirmEmailOld",
  "confirmEmailNew",
  "emailChanged",
  "licence",
  "licenceRegenerated",
  "codeRedeemed",
  "transferGive",
  "transferGiven",
  "confirmMerge",
  "confirmReminders",
  "merged",
  "erasureScheduled",
  "erasureCancelled",
  "exportReady",
  "withdrawalReceived",
]);
const ifItWasNotYou: Record<Language, RegExp> = {
  en: /if it was not you/i,
  fr: /si ce n’était pas vous/i,
  es: /si no has sido tú/i,
  de: /wenn du das nicht warst/i,
  pt: /se não foi você/i,
  ja: /お心当たりがない場合は/,
  ko: /직접 하신 일이 아니라면/,
  it: /se non (?:l’hai \p{L}+|eri) tu\b/iu,
};

const names = Object.keys(expected) as AccountNewsName[];
const everyEmail = languages.flatMap((language) => names.map((name) => ({ name, language })));

function readUrls(part: string): string[] {
  const shown = part.replace(/^<!DOCTYPE[^>]*>/, "").replaceAll("&amp;", "&");
  return [...shown.matchAll(/https?:[^"<\s]*/g)].map(([url]) => url);
}

function listFacts(part: string): string[] {
  return Object.entries(sampleFacts)
    .filter(([, value]) => part.includes(value))
    .map(([name]) => name);
}

describe.each(everyEmail)("renderAccountEmail of $name in $language", ({ name, language }) => {
  const email = sampleAccountEmails(language)[name];
  const texts = accountTexts[language];
  const news = texts.news[name];
  const { facts, leads, timestamp, country, lasts } = expected[name];
  let mail: RenderedEmail;
  beforeAll(async () => {
    const rendered = await renderAccountEmail(email);
    // A long e-mail address may break after its at sign.
    mail = { ...rendered, html: rendered.html.replaceAll("<wbr/>", "") };
  });

  it("declares its language, and has the same content in both parts", () => {
    const { subject, html, text } = mail;
    expect(subject).toBe(news.subject);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    const greeting = texts.greeting(email.firstName);
    const blocks = text.split("\n\n");
    for (const words of [news.heading, greeting, news.intro, ...news.notes, ...news.afterword]) {
      expect(html).toContain(`>${words}<`);
      expect(blocks).toContain(words);
    }
    for (const words of [
      news.goodbye ?? texts.goodbye,
      texts.team,
      texts.demonstration,
      news.why ?? texts.whyThisMail,
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it("shows what it is about and nothing else that is known", () => {
    const { html, text } = mail;
    for (const part of [html, text]) expect(listFacts(part).sort()).toEqual(facts.toSorted());
    const rows = facts.length + (timestamp ? 1 : 0) + (country ? 1 : 0);
    expect(html.match(/<th /g) ?? []).toHaveLength(rows);
    const shown = formatTimestamp(new Date("2025-11-28T23:30:00Z"), language);
    for (const part of [html, text]) {
      expect(part.includes(shown)).toBe(timestamp === true);
      // No time is shown without its time zone.
      expect(/\d:\d\d(?!.{0,3}\sUTC)/u.test(part)).toBe(false);
    }
  });

  it("leads to one place or none, and loads nothing", () => {
    const { html, text } = mail;
    const urls = leads === null ? [] : [`https://shop.test/${language}/${leads}?a=1&b=2`];
    expect(readUrls(html)).toEqual(urls);
    expect(readUrls(text)).toEqual(urls);
    expect(html.match(/<a /g) ?? []).toHaveLength(urls.length);
    expect(html.includes('class="button"')).toBe(leads !== null);
    expect(html.includes(`>${news.action}</span>`)).toBe(leads !== null);
    expect(text.includes(`${news.action}${texts.colon.trimEnd()}\n`)).toBe(leads !== null);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<img|data:/);
  });

  it("states how long its link works", () => {
    const number = new RegExp(`(?<![\\d/-])${lasts ?? "none"}[\\s\\u00a0]?\\p{L}`, "u");
    expect(number.test(mail.text)).toBe(lasts !== undefined);
  });

  it("states what to do if it was somebody else", () => {
    for (const part of [mail.html, mail.text])
      expect(ifItWasNotYou[language].test(part)).toBe(suspicious.has(name));
  });

  it("leaves no gap", () => {
    const { subject, html, text } = mail;
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/\bnull\b|undefined|NaN|Invalid|\$\{|\{\{|\[object/);
    expect(text).not.toMatch(/\n{3}/);
    expect(html).not.toMatch(/<td (?:class|style)[^>]*><\/td>|<p[^>]*><\/p>/);
  });
});

describe.each(languages)("the account e-mails in %s", (language) => {
  const emails = sampleAccountEmails(language);
  const texts = accountTexts[language];

  it("have subjects and headings of their own", () => {
    const all = names.map((name) => texts.news[name]);
    for (const part of ["subject", "heading", "intro"] as const)
      expect(new Set(all.map((news) => news[part])).size).toBe(names.length);
  });

  it("greet without a name those who gave none", async () => {
    const { html, text } = await renderAccountEmail({ ...emails.confirmEmailNew, firstName: "" });
    expect(text.split("\n\n")[1]).toMatch(/^\p{L}+[,:。.]$/u);
    for (const part of [html, text]) expect(part).not.toMatch(/\bAna\b/);
  });

  it("name the country in the reader’s language, and none where it is not known", async () => {
    const named = await renderAccountEmail(emails.newDevice);
    const country = new Intl.DisplayNames(language, { type: "region" }).of("DE") ?? "none";
    expect(named.text.split("\n")).toContain(texts.country + texts.colon + country);
    const { text } = await renderAccountEmail({ ...emails.newDevice, country: null });
    expect(text).not.toContain(texts.country + texts.colon);
  });

  it("call a withdrawal without a part one of the whole order", async () => {
    const { html, text } = await renderAccountEmail({ ...emails.withdrawalReceived, part: " " });
    expect(html).toContain(`>${texts.wholeOrder}</td>`);
    expect(text.split("\n")).toContain(texts.part + texts.colon + texts.wholeOrder);
  });
});

describe("what somebody typed", () => {
  const typed: AccountEmail = {
    kind: "withdrawalReceived",
    language: "en",
    firstName: "<b>Ana</b>\nSoto",
    reference: "<i>AT</i>",
    part: "One & two\n\n-- \nThe bank: https://evil.test",
    receivedAt: new Date("2025-11-28T23:30:00Z"),
    id: "7",
  };

  it("is shown as it was written and never as markup", async () => {
    const { html, text } = await renderAccountEmail(typed);
    for (const words of ["&lt;b&gt;Ana&lt;/b&gt; Soto", "&lt;i&gt;AT&lt;/i&gt;", "One &amp; two"])
      expect(html).toContain(words);
    expect(html).not.toMatch(/<b>|<i>|<a /);
    expect(text).toContain("Name: <b>Ana</b> Soto\n");
  });

  it("never looks like a line of ours, and stays out of the subject and the preview", async () => {
    const { subject, html, text } = await renderAccountEmail(typed);
    const lines = text.split("\n");
    expect(lines).toContain("Concerns: One & two -- The bank: https://evil.test");
    expect(lines.filter((line) => line === "-- ")).toHaveLength(1);
    expect(lines).toContain("Hello <b>Ana</b> Soto,");
    expect(subject).toBe("We have received your withdrawal");
    const [preview = ""] = html.split("<h1");
    expect(preview).not.toMatch(/Soto|evil|AT&lt;/);
  });

  it("is left out where it is empty", async () => {
    const { html, text } = await renderAccountEmail({ ...typed, firstName: "" });
    expect(text).not.toContain("Name:");
    expect(html).not.toContain(">Name</th>");
  });
});
