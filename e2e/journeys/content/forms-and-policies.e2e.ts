import { languages, linkTo } from "@autotune/routes";
import { expect, test } from "../../fixtures/shop-test.ts";

const routes = [
  "NewsletterSignup",
  "BetaSignup",
  "PrivacyPolicy",
  "RefundsPolicy",
  "EduSiteLicenseInquiry",
] as const;

test(
  "[ROUTE-18] forms and policies are there in every language",
  { tag: "@long" },
  async ({ request }) => {
    for (const route of routes) {
      for (const language of languages) {
        const path = linkTo(route, {}, language);
        const response = await request.get(path);
        expect(response.status(), path).toBe(200);
        expect((await response.text()).match(/<h1/g), path).toHaveLength(1);
      }
    }
  },
);
