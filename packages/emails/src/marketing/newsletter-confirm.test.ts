import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { readUrls } from "../platform/testing/read-email.ts";
import { renderNewsletterEmail } from "./newsletter-confirm.tsx";

const confirmUrl = "https://shop.test/newsletter-signup?token=aB3-_x&from=mail";

describe.each(languages)("renderNewsletterEmail in %s", (language) => {
  it("links to the URL it was given, and shows it", async () => {
    const { html, text } = await renderNewsletterEmail({ language, confirmUrl });
    expect(readUrls(html)).toEqual([confirmUrl, confirmUrl]);
    expect(html).toContain(`href="${confirmUrl.replace("&", "&amp;")}"`);
    expect(text.split("\n")).toContain(confirmUrl);
    expect(text.split(`\n${confirmUrl}`)[0]).toMatch(/[:：]$/);
  });

  it("states for how many days the link works", async () => {
    const { html, text } = await renderNewsletterEmail({ language, confirmUrl });
    for (const part of [html, text]) expect(part).toMatch(/(?<!\d)7[\s\u00a0]?\p{L}/u);
  });
});
