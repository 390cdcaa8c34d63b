import { expect, it } from "vitest";
import { retarget } from "./retarget.ts";

it("moves what is sung and leaves rests", () => {
  const moved = retarget({ hop: 0.01, hertz: Float32Array.of(440, 0) }, () => -12);
  expect([...moved.hertz]).toEqual([220, 0]);
});
