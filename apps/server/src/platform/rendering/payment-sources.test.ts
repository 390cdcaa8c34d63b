import { expect, it } from "vitest";
import { paymentSources } from "./payment-sources.ts";

const payment = {
  scriptUrl: "https://sbl.provider.test/sbl/1.0/builder.js",
  storefront: "autotune.test.provider.test/embedded-autotune",
};

it("allows the provider's script and frame on the checkout page, in every language", () => {
  for (const path of ["/checkout", "/es/checkout", "/ja/checkout"]) {
    expect(paymentSources(path, payment), path).toEqual({
      scripts: ["https://sbl.provider.test"],
      frames: ["https://autotune.test.provider.test"],
      calls: ["https://autotune.test.provider.test"],
      images: [],
    });
  }
});

it("allows no third-party source on any other page", () => {
  for (const path of ["/", "/order-summary", "/checkout/more", "/checkouts", "/es/products"])
    expect(paymentSources(path, payment), path).toBeUndefined();
});
