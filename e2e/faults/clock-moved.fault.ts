import { runToEnd } from "@autotune/scripts/stack";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { signUpCrowd, type PaidPurchase } from "./crowd.ts";
import { onceEach, whenDelivered } from "./delivered.ts";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";

const libraryOfFaketime = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
beforeAll(() =>
  runToEnd({ name: "tools", command: "bash", args: ["scripts/install-services.sh", "faketime"] }),
);

/** The clocks of web, worker and CMS; those of the database, the provider and the customer go right. */
const moved = (by: string) => ({
  LD_PRELOAD: libraryOfFaketime,
  FAKETIME: by,
  // Timers go by this one, which nobody moves.
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
});

describe("The shop's clock", () => {
  let shop: ShopUnderFault;
  // One after the other: shops of tests share the provider's database.
  afterEach(() => shop.stop());

  for (const by of ["+40m", "-40m"])
    it(`is wrong by ${by}: people stay signed in, and every payment has its order, once`, async () => {
      shop = await startShopUnderFault(5600, { furtherSettings: moved(by) });
      const crowd = await signUpCrowd(shop, 3);
      const paid: PaidPurchase[] = [];
      for (const buyer of crowd) {
        expect((await buyer.call("GET", "/laravel/rest/user")).status).toBe(200);
        const purchase = await buyer.openCheckout();
        await buyer.pay(purchase);
        paid.push({ buyer, ...purchase });
      }
      expect(await whenDelivered(shop, paid)).toEqual(onceEach(paid));
    }, 600_000);
});
