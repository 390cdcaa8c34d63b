import { expect, it } from "vitest";
import { allControls } from "./all-controls.ts";
import { drawnView, viewsOf } from "./drawn-view.ts";

it("says what a drawing shows with the numbers that are in it", () => {
  expect(drawnView("auto-tune-hybrid", "live")).toEqual({
    name: "AT-HYBRID-live",
    shows: "4 LIVE, 5 Latency",
  });
  expect(drawnView("auto-tune-hybrid", "window")?.shows).toMatch(/^1 Retune, 2 Flex, .*10 Bypass$/);
});

it("says which way the voice takes", () => {
  expect(drawnView("auto-tune-2026", "flow")?.shows).toBe(
    "in → Note dial, Key, Scale → Retune, Human → Bypass → out",
  );
});

it("knows neither other views nor other products", () => {
  expect(drawnView("auto-tune-2026", "back")).toBeUndefined();
  expect(drawnView("vocal-chain-bundle", "window")).toBeUndefined();
  expect(drawnView("halo", "window")).toBeUndefined();
});

it.each(allControls)("$product has no two controls of one id, and enlarges only its own", (one) => {
  const ids = one.controls.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    Object.values(one.closeUps)
      .flat()
      .filter((id) => !ids.includes(id)),
  ).toEqual([]);
  expect(viewsOf(one)).not.toEqual([]);
});
