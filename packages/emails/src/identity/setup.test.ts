import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { translatorFor } from "../platform/i18n.ts";
import { readUrls } from "../platform/testing/read-email.ts";
import { renderSetupEmail, setupTexts } from "./setup.tsx";

describe.each(languages)("renderSetupEmail in %s", (language) => {
  const email = {
    language,
    name: "<b>Ana</b>",
    reference: "AT-2025-7F3K9Q",
    setupUrl: `https://shop.test/${language}/setup?gt=token&e=ana%40studio.test`,
  };

  it("says what the order e-mail says, and links only to the account", async () => {
    const translate = translatorFor(language);
    const { subject, html, text } = await renderSetupEmail(email);
    expect(subject).toBe(translate(setupTexts.subject));
    for (const part of [html, text]) {
      for (const said of [setupTexts.heading, setupTexts.text, setupTexts.button])
        expect(part).toContain(translate(said));
      expect(part).toContain(email.reference);
      expect(readUrls(part)).toEqual([email.setupUrl]);
    }
    expect(html).not.toContain("<b>");
  });
});
