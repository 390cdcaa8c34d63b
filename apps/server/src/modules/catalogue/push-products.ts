import type { PaymentProvider } from "@autotune/payments";
import type { App } from "../../app.ts";
import type { Job } from "../../jobs/jobs.ts";
import { readAllProducts } from "./repository.ts";

/** Tells the provider what we sell. A session names its own prices, but it must know the products. */
export function pushProducts(app: App, provider: PaymentProvider): Job {
  return {
    name: "push-products",
    schedule: "*/10 * * * *",
    async run() {
      const products = await readAllProducts(app.database);
      await provider.pushProducts(products.filter(({ type }) => type === "perpetual"));
    },
  };
}
