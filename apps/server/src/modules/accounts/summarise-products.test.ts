import { expect, it } from "vitest";
import { summariseProducts } from "./summarise-products.ts";

it("changes its version with every change of licences, and with nothing else", () => {
  const pro = { pid: "PRO", quantity: 1, newestLicence: 7 };
  const states = [
    [],
    [pro],
    [{ ...pro, quantity: 2 }],
    [{ ...pro, newestLicence: 8 }],
    [{ ...pro, pid: "EFX" }],
    [pro, { pid: "EFX", quantity: 1, newestLicence: 8 }],
  ];
  const versions = states.map((owned) => summariseProducts(owned).cbValues["products"]);
  expect(new Set(versions).size).toBe(states.length);
  expect(summariseProducts([{ ...pro }]).cbValues["products"]).toBe(versions[1]);
});
