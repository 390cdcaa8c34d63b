import { amounts } from "./amounts.ts";

export const prices = amounts({
  name: "prices",
  label: "Prices",
  description: "One price for each currency, set by hand. All are needed to publish.",
});
