import type { Language } from "@autotune/routes";
import { emptyRedis } from "@autotune/scripts/stack";
import { Buyer } from "./buyer.ts";
import { redisUrl, test as shopTest } from "./shop-test.ts";

interface BuyerFixtures {
  readonly language: Language;
  readonly buyer: Buyer;
}

/** A test with a person who has not been here before. */
export const test = shopTest.extend<BuyerFixtures>({
  language: ["en", { option: true }],
  buyer: async ({ page, language }, use) => {
    // All these people share one address, and how many accounts that may make in an hour is limited.
    await emptyRedis(redisUrl);
    await use(new Buyer(page, language));
  },
});
