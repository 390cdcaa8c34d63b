import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { readUrls } from "../platform/testing/read-email.ts";
import { renderBetaEmail } from "./beta-invitation.tsx";

const appUrl = "https://apps.test/join?code=aB3&from=mail";

describe.each(languages)("renderBetaEmail in %s", (language) => {
  it("brings the link that was promised, and no other", async () => {
    const { html, text } = await renderBetaEmail({ language, appUrl });
    for (const part of [html, text]) expect(readUrls(part)).toEqual([appUrl]);
    expect(html).toContain('class="button"');
  });

  it("states that the link follows while there is none", async () => {
    const promised = await renderBetaEmail({ language, appUrl: undefined });
    const brought = await renderBetaEmail({ language, appUrl });
    expect(promised.subject).not.toBe(brought.subject);
    expect(promised.html).not.toMatch(/href=|class="button"/);
    for (const part of [promised.html, promised.text]) expect(readUrls(part)).toEqual([]);
  });
});
