import { amounts } from "./amounts.ts";

export const prices = amounts({
  name: "prices",
  label: "Prices",
  description: "One price per currency, set by hand. You need all of them to publish.",
});
