import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { readUrls } from "../platform/testing/read-email.ts";
import { renderInquiryConfirmation } from "./inquiry-confirmation.tsx";

describe.each(languages)("renderInquiryConfirmation in %s", (language) => {
  it("names the seats, and has no links", async () => {
    const { html, text } = await renderInquiryConfirmation({ language, seats: 40 });
    expect(html).toContain(">40</td>");
    expect(text).toMatch(/[:：] ?40$/m);
    for (const part of [html, text]) expect(readUrls(part)).toEqual([]);
  });
});
