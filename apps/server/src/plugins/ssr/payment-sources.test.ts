import { expect, it } from "vitest";
import { paymentSources } from "./payment-sources.ts";

const payment = {
  scriptUrl: "https://sbl.provider.test/sbl/1.0/builder.js",
  storefront: "autotune.test.provider.test/embedded-autotune",
};

it("lets the provider's script and frame into the checkout page, in every language", () => {
  for (const address of ["/checkout", "/es/checkout", "/ja/checkout"]) {
    expect(paymentSources(address, payment), address).toEqual({
      scripts: ["https://sbl.provider.test"],
      frames: ["https://autotune.test.provider.test"],
      calls: ["https://autotune.test.provider.test"],
      images: [],
    });
  }
});

it("lets nothing foreign into any other page", () => {
  for (const address of ["/", "/order-summary", "/checkout/more", "/checkouts", "/es/products"])
    expect(paymentSources(address, payment), address).toBeUndefined();
});
