import type { Language } from "@autotune/routes";
import { emptyRedis } from "@autotune/scripts/stack";
import { Buyer } from "./buyer.ts";
import { redisUrl, test as shopTest } from "./shop-test.ts";

interface BuyerFixtures {
  readonly language: Language;
  readonly buyer: Buyer;
}

/** A test with a new visitor. */
export const test = shopTest.extend<BuyerFixtures>({
  language: ["en", { option: true }],
  buyer: async ({ page, language }, use) => {
    // All tests share one IP address, and its new accounts an hour are limited.
    await emptyRedis(redisUrl);
    await use(new Buyer(page, language));
  },
});
