import { languages, linkTo } from "@autotune/routes";
import { expect, test } from "../../fixtures/shop-test.ts";

const routes = [
  "NewsletterSignup",
  "BetaSignup",
  "PrivacyPolicy",
  "RefundsPolicy",
  "EduSiteLicenseInquiry",
] as const;

test("[ROUTE-18] forms and policies are there in every language, each with its own heading", async ({
  request,
}) => {
  for (const language of languages) {
    const headings = new Set<string>();
    for (const route of routes) {
      const path = linkTo(route, {}, language);
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      const found = [...html.matchAll(/<h1[^>]*>([^]*?)<\/h1>/g)];
      expect(found, path).toHaveLength(1);
      headings.add(found[0]?.[1]?.replace(/<[^>]+>/g, "") ?? "");
    }
    expect(headings.size, language).toBe(routes.length);
  }
});
