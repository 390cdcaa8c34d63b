import { expect, it } from "vitest";
import { usePendingNavigations, whileNavigating } from "./pending-navigation.ts";

const count = () => usePendingNavigations.getState().count;

it("a navigation is pending until the last one has ended, also when one fails", async () => {
  let end = () => {};
  let fail = () => {};
  const first = whileNavigating(
    () => new Promise((_, reject) => (fail = () => reject(new Error("gone")))),
  );
  const second = whileNavigating(() => new Promise<void>((resolve) => (end = resolve)));
  expect(count()).toBe(2);
  fail();
  await expect(first).rejects.toThrow("gone");
  expect(count()).toBe(1);
  end();
  await second;
  expect(count()).toBe(0);
});
