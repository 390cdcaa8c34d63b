import { describe, expect, it } from "vitest";
import { renderInquiryNotice } from "./inquiry-notice.tsx";

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
    expect(subject).toBe("Site license: <b>Conservatoire</b>, 40 seats");
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
