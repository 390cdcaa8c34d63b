import { expect, it } from "vitest";
import { catchPresses } from "./catch-presses.ts";

it("is no longer than a kilobyte, since it comes before the first paint", () => {
  expect(Buffer.byteLength(catchPresses)).toBeLessThanOrEqual(1024);
});
